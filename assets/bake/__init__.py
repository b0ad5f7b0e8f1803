"""How the pictures and the sounds were made.

Nothing in here is needed to play: the game takes what lies in `assets/pictures` and `assets/sounds`.
"""
