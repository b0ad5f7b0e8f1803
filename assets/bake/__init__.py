"""How the pictures were made. Nothing in here is needed to play: the game shows what lies in `assets/pictures`."""
