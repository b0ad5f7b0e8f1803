"""How everything looks: colours, type, symbols and card faces, at the real pixels of the window."""
