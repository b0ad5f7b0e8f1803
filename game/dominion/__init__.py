"""Dominion: the base game and Alchemy."""
