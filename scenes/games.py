"""The games as they are shown: for each, its card faces, its catalogue of cards, its board and what is told of its end.
Nothing else here asks which game is played."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from scenes.look.face import Face
from scenes.words import Words

if TYPE_CHECKING:
    from game import Match
    from scenes.results.account import Account


class Listed(NamedTuple):
    """A card in a catalogue: where it comes from."""

    name: str  # in English, as everywhere in the rules
    set_name: str
    editions: tuple[int, ...]  # of its set; none where that means nothing, because it is in all of them


class Shown(NamedTuple):
    """What a game must offer to be seen."""

    face: Callable[[str, Words], Face]  # of a card, by its English name
    catalogue: Mapping[str, Listed]  # every card that there is, set after set
    board: Any  # the class of its board: see scenes/table/board.py
    account: "Callable[[Match, Words], Account]"  # of a game that is over


def shown(game: str) -> Shown:
    """The game of a name. It is loaded when it is first asked for: the title comes sooner without it."""
    if game not in _MODULES:
        raise KeyError(game)
    faces, catalogue, board, results = (import_module(name) for name in _MODULES[game])
    return Shown(faces.face_of, catalogue.CATALOGUE, board.BOARD, results.ACCOUNT)


# Written down, not discovered: what is frozen into an executable is what stands here.
_MODULES = {
    "dominion": (
        "scenes.dominion.faces",
        "scenes.dominion.catalogue",
        "scenes.dominion.board",
        "scenes.dominion.results",
    ),
}
