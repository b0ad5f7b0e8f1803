"""Finding Kingdom cards by what somebody types."""

from game.dominion.cards import KINGDOM_CARDS
from game.dominion.kinds import Kind
from scenes.dominion.shelf import on_shelf
from scenes.typed import folded
from scenes.words import Words


def found(words: Words, typed: str = "", set_name: str = "") -> list[str]:
    """The cards of a set (or of all) that every typed word is about: a part of the name, in English too, or a type.

    They come in the order in which they stand side by side.
    """
    kinds = [kind for kind in KINGDOM_CARDS.values() if set_name in ("", kind.set_name)]
    wanted = folded(typed).split()
    kinds = [kind for kind in kinds if all(word in _about(kind, words) for word in wanted)]
    return on_shelf((kind.name for kind in kinds), words)


def _about(kind: Kind, words: Words) -> str:
    types = " ".join(words.type_name(name) for name in kind.types.names)
    return folded(f"{words.card(kind.name)} {kind.name} {types}")
