"""Setting up a new game: who plays, with what, and how it begins. It knows no game: each tells what it offers."""
