"""The table: it shows a game that is being played and turns clicks into answers. It knows no game."""
