"""What a person sees and hears: the window, the table, and the words for what happens on it."""
