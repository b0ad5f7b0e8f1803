"""The window: one loop, a stack of scenes, and the widgets that all of them are built from."""
