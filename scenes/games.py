"""The games as they are shown: for each, its card faces and its board. Nothing else here asks which game is played."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from scenes.look.face import Face
from scenes.words import Words


class Shown(NamedTuple):
    """What a game must offer to be seen."""

    face: Callable[[str, Words], Face]  # of a card, by its English name
    board: Any  # the class of its board: see scenes/table/board.py


def shown(game: str) -> Shown:
    """The game of a name. It is loaded when it is first asked for: the title comes sooner without it."""
    if game not in _MODULES:
        raise KeyError(game)
    faces, board = (import_module(name) for name in _MODULES[game])
    return Shown(faces.face_of, board.BOARD)


# Written down, not discovered: what is frozen into an executable is what stands here.
_MODULES = {"dominion": ("scenes.dominion.faces", "scenes.dominion.board")}
