"""Which cards of a game are wanted: by their set, type, cost and edition, and by words typed."""

from dataclasses import dataclass, field, fields
from typing import NamedTuple

from scenes.games import shown
from scenes.look.face import Face
from scenes.typed import folded
from scenes.words import LANGUAGES, Words


class Entry(NamedTuple):
    """A card as it is searched for."""

    name: str  # in English
    set_name: str
    editions: tuple[int, ...]  # none: it belongs to all of them
    types: tuple[str, ...]
    coins: int | None  # None: it is not for sale
    potions: int
    words: str  # all that can be typed to find it
    face: Face


def entries(game: str, words: Words) -> list[Entry]:
    """Every card of a game, set after set."""
    seen = shown(game)
    titles = [Words(language) for language in LANGUAGES]
    found = []
    for listed in seen.catalogue.values():
        face = seen.face(listed.name, words)
        cost = dict(face.cost)
        names = [each.card(listed.name) for each in titles]
        found.append(
            Entry(
                listed.name,
                listed.set_name,
                listed.editions,
                tuple(one for one in face.types if words.has(f"type.{one}.name")),  # what only colours a card is none
                cost.get("coin", 0) if face.cost else None,
                cost.get("potion", 0),
                folded(" ".join([*names, face.text, face.type_line])),
                face,
            )
        )
    return found


@dataclass
class Sieve:
    """What is wanted. Of one group any chosen one will do, none chosen means all; every group must agree."""

    search: str = ""
    sets: set[str] = field(default_factory=set)
    types: set[str] = field(default_factory=set)
    coins: set[int] = field(default_factory=set)
    potion: bool | None = None  # whether there has to be one in the cost; None: it does not matter
    edition: int | None = None

    @property
    def is_open(self) -> bool:
        """Whether everything falls through."""
        return not any(getattr(self, each.name) not in ("", set(), None) for each in fields(self))

    def lets_through(self, entry: Entry) -> bool:
        return (
            (not self.sets or entry.set_name in self.sets)
            and (not self.types or bool(self.types & set(entry.types)))
            and (not self.coins or entry.coins in self.coins)
            and (self.potion is None or (entry.coins is not None and bool(entry.potions) == self.potion))
            and (self.edition is None or not entry.editions or self.edition in entry.editions)
            and all(word in entry.words for word in folded(self.search).split())
        )


def by_cost(entry: Entry) -> tuple:
    return (-1 if entry.coins is None else entry.coins, entry.potions, by_name(entry))


def by_name(entry: Entry) -> tuple:
    return (folded(entry.face.title),)


ORDERS = {"cost": by_cost, "name": by_name}
