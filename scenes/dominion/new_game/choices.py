"""The wish for a kingdom as plain data: where its ten cards come from, and what each of these sources was told."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.errors import SetupError
from game.core.rules import Setup
from game.core.wishes import is_whole
from game.dominion.cards import KINGDOM_CARDS, SETS
from game.dominion.coop import COOP, FEWEST_PROVINCES, MOST_DUCHIES, MOST_PROVINCES, USUAL_DUCHIES
from game.dominion.kingdoms import KINGDOMS, SIZE, Kingdom
from game.dominion.setup import check_setup
from scenes.files import SavedKingdom

SOURCES = RECOMMENDED, RANDOM, OWN, SAVED, LAST = ("recommended", "random", "own", "saved", "last")
USUAL_KINGDOM = "First Game"

_ANYBODY = ["Ann", "Bob"]  # the ten cards do not depend on who plays


@dataclass(slots=True)
class DominionChoices:
    """All that was chosen. A source that is left keeps what it was told, so that one can come back to it."""

    source: str = RECOMMENDED
    recommended: str = USUAL_KINGDOM
    sets: list[str] = field(default_factory=lambda: list(SETS))
    alchemy: int | None = None  # so many Alchemy cards; None: as the rule book likes
    wanted: list[str] = field(default_factory=list)
    banned: list[str] = field(default_factory=list)
    own: list[str] = field(default_factory=list)
    saved: SavedKingdom | None = None
    last: tuple[str, ...] = ()  # the ten of the last game
    has_own_piles: bool = False  # in the co-op: whether these numbers count, or those for which it was tested
    provinces: int = MOST_PROVINCES
    duchies: int = USUAL_DUCHIES

    # What is wished for

    def kingdom(self) -> str | Mapping[str, Any] | Sequence[str]:
        """The kingdom as the rules take it."""
        if self.source == RECOMMENDED:
            return self.recommended
        if self.source == RANDOM:
            return {"sets": self.sets, "alchemy": self.alchemy, "include": self.wanted, "ban": self.banned}
        if self.source == OWN:
            return list(self.own)
        if self.source == LAST:
            return list(self.last)
        if self.saved is None:
            raise SetupError("kingdom_unsaved", "No kingdom was saved yet: choose one in another way.")
        return list(self.saved.cards)

    def piles(self) -> dict[str, int]:
        """The Provinces and Duchies of the co-op, if others are wished for than the rules would take."""
        if self.has_own_piles:
            return {"provinces": self.provinces, "duchies": self.duchies}
        if self.source == SAVED and self.saved is not None:
            sizes = {"provinces": self.saved.provinces, "duchies": self.saved.duchies}
            return {pile: size for pile, size in sizes.items() if size is not None}
        return {}

    def wish(self, mode: str) -> dict[str, Any]:
        return {"kingdom": self.kingdom(), **(self.piles() if mode == COOP else {})}

    def ten(self, seed: int | str) -> tuple[str, ...]:
        """The ten cards that come of it, whoever plays; SetupError where none do."""
        wish = {"players": _ANYBODY, "kingdom": self.kingdom(), "seed": seed}
        return tuple(check_setup(wish)["kingdom"])

    def usual_piles(self, seed: int | str) -> dict[str, int]:
        """How many Provinces and Duchies there are unless somebody wishes for others; SetupError as above."""
        piles = {} if self.has_own_piles else self.piles()
        checked = check_setup({"players": _ANYBODY, "mode": COOP, "kingdom": list(self.ten(seed)), **piles})
        return {pile: checked[pile] for pile in ("provinces", "duchies")}

    # Changing it

    def use_set(self, name: str, is_in: bool) -> None:
        """Boxes stay in the order in which they are listed, so that the same boxes give the same cards."""
        self.sets = [box for box in SETS if (is_in if box == name else box in self.sets)]

    def turn_card(self, name: str) -> None:
        """For a random kingdom: from no matter to wanted, to banned, and to no matter again."""
        if name in self.wanted:
            self.wanted.remove(name)
            self.banned.append(name)
        elif name in self.banned:
            self.banned.remove(name)
        else:
            self.wanted.append(name)

    def pick(self, name: str) -> bool:
        """Take a card into one's own ten, or out of it; whether there was room."""
        if name in self.own:
            self.own.remove(name)
        elif len(self.own) < SIZE:
            self.own.append(name)
        else:
            return False
        return True

    def fill_up(self, seed: int) -> None:
        """Let chance add to one's own cards until they are ten."""
        wish = {"players": _ANYBODY, "kingdom": {"include": self.own}, "seed": seed}
        ten = check_setup(wish)["kingdom"]
        self.own += [name for name in ten if name not in self.own]

    def own_from(self, ten: Sequence[str]) -> None:
        """Go on from these ten by hand."""
        self.own = list(ten)
        self.source = OWN

    # Remembering it

    def to_data(self, setup: Setup) -> dict[str, Any]:
        piles: dict[str, int] = {pile: setup[pile] for pile in ("provinces", "duchies") if pile in setup}
        return {
            "kingdom": setup["kingdom"],
            "recommended": self.recommended,
            "sets": self.sets,
            "alchemy": self.alchemy,
            "wanted": self.wanted,
            "banned": self.banned,
            "own": self.own,
            "has_own_piles": bool(self.piles()) if piles else self.has_own_piles,
            **(piles or {"provinces": self.provinces, "duchies": self.duchies}),
        }


def choices_from(data: Mapping[str, Any]) -> DominionChoices:
    """The choices of the last game, with its ten cards. Whatever makes no sense in them is as usual."""
    choices = DominionChoices(
        wanted=_cards(data.get("wanted")), banned=_cards(data.get("banned")), own=_cards(data.get("own"))[:SIZE]
    )
    ten = _cards(data.get("kingdom"))
    if len(ten) == SIZE:
        choices.source, choices.last = LAST, tuple(ten)
    if data.get("recommended") in [kingdom.name for kingdom in KINGDOMS]:
        choices.recommended = data["recommended"]
    boxes = data.get("sets")
    if isinstance(boxes, list):
        choices.sets = [box for box in SETS if box in boxes]
    choices.alchemy = _number(data.get("alchemy"), 0, SIZE, None)
    choices.has_own_piles = data.get("has_own_piles") is True
    choices.provinces = _number(data.get("provinces"), FEWEST_PROVINCES, MOST_PROVINCES, choices.provinces)
    choices.duchies = _number(data.get("duchies"), 0, MOST_DUCHIES, choices.duchies)
    return choices


def _cards(value: Any) -> list[str]:
    """Names of Kingdom cards, each once."""
    listed = value if isinstance(value, list) else []
    return list(dict.fromkeys(name for name in listed if isinstance(name, str) and name in KINGDOM_CARDS))


def _number(value: Any, low: int, high: int, usual: Any) -> Any:
    return value if is_whole(value) and low <= value <= high else usual


def recommended_name(ten: Sequence[str]) -> str:
    """The name under which these ten are recommended; "" where they are not."""
    return next((kingdom.name for kingdom in KINGDOMS if set(kingdom.cards) == set(ten)), "")


def recommended_first(mode: str) -> list[Kingdom]:
    """The recommended kingdoms: in the co-op first those for which it was tested, else those of the simplest boxes."""
    boxes = list(SETS)
    if mode == COOP:
        return sorted(KINGDOMS, key=lambda kingdom: kingdom.provinces is None)
    return sorted(KINGDOMS, key=lambda kingdom: max(boxes.index(box) for box, _ in kingdom.needs))
