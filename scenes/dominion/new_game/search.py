"""Finding Kingdom cards by what somebody types."""

import unicodedata

from game.dominion.cards import KINGDOM_CARDS
from game.dominion.kinds import Kind
from scenes.words import Words


def found(words: Words, typed: str = "", set_name: str = "") -> list[str]:
    """The cards of a set (or of all) that every typed word is about: a part of the name, in English too, or a type.

    They come in the order of a shelf: by cost, then by name.
    """
    kinds = [kind for kind in KINGDOM_CARDS.values() if set_name in ("", kind.set_name)]
    wanted = _plain(typed).split()
    kinds = [kind for kind in kinds if all(word in _about(kind, words) for word in wanted)]
    return [kind.name for kind in sorted(kinds, key=lambda kind: (kind.cost, _plain(words.card(kind.name))))]


def _about(kind: Kind, words: Words) -> str:
    types = " ".join(words.type_name(name) for name in kind.types.names)
    return _plain(f"{words.card(kind.name)} {kind.name} {types}")


def _plain(text: str) -> str:
    """Without capitals, accents and apostrophes: who types "kunstler" finds the Künstler.

    >>> _plain("Künstlerin, Philosopher's Stone")
    'kunstlerin, philosophers stone'
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter) and letter not in "'’")
