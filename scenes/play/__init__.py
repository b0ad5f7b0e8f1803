"""A game that is being played: who sits where, bots that think, every answer saved. Knows no game and no window."""
