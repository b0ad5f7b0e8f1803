"""The wish: everything that was chosen for a new game, and whether a game can be made of it."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from secrets import randbelow
from typing import Any

from game.bots import BOTS
from game.core import wishes
from game.core.errors import GameError, SetupError
from game.core.match import rules_of
from game.core.rules import Setup
from game.core.wishes import is_whole
from scenes.new_game.chairs import Chair, chairs_from, names_of
from scenes.new_game.offer import Choices, Offer
from scenes.words import Words

SEEDS = 100_000_000  # few digits, so that a seed can be read out to somebody

# Where a trouble is told that any game can have. A game adds its own places.
PLACES = {
    "player_count": "players",
    "player_name": "players",
    "player_twice": "players",
    "seed": "seed",
    "no_seed": "seed",
    "first_seat": "first",
}


def fresh_seed() -> str:
    return str(1 + randbelow(SEEDS - 1))


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a game can be made of a wish: its setup, or what stands in the way and where that is mended."""

    setup: Setup | None
    trouble: GameError | None = None
    place: str = ""

    def sentence(self, place: str, words: Words) -> str:
        """What is to be told at a place; "" where nothing is."""
        return words.error(self.trouble) if self.trouble is not None and self.place == place else ""


@dataclass(slots=True)
class Wish:
    """What was chosen so far. All of it may be changed in any order, so it need not always fit together."""

    offer: Offer
    choices: Choices
    mode: str
    chairs: list[Chair]
    seed: str  # as it was typed
    first: int | None = None  # the chair that begins; None: by chance
    practice: bool = False
    _whole_seed: int = 0  # the last one that was typed to its end

    @classmethod
    def usual(cls, offer: Offer, person: str = "") -> "Wish":
        """One person against one bot."""
        chairs = [Chair(person), Chair(bot=offer.usual_bot)]
        return cls(offer, offer.choices({}), offer.modes[0], chairs, fresh_seed())

    @classmethod
    def remembered(cls, offer: Offer, data: Mapping[str, Any]) -> "Wish":
        """The same as last time, but for what chance decides. What makes no sense is as usual."""
        usual = cls.usual(offer)
        choices = data.get("choices")
        chairs = chairs_from(data.get("chairs"), list(BOTS[offer.game]))
        wish = replace(usual, choices=offer.choices(choices if isinstance(choices, dict) else {}))
        if len(chairs) >= 2:
            wish.chairs = chairs
        if data.get("mode") in offer.modes:
            wish.mode = data["mode"]
        first: Any = data.get("first")
        if is_whole(first) and 0 <= first < len(wish.chairs):
            wish.first = first
        wish.practice = data.get("practice") is True
        return wish

    def to_data(self, setup: Setup) -> dict[str, Any]:
        """The wish as it is remembered, once a game was set up with it."""
        return {
            "mode": self.mode,
            "chairs": [chair.to_data() for chair in self.chairs],
            "first": self.first,
            "practice": self.practice,
            "choices": self.choices.to_data(setup),
        }

    # Whether it fits

    def setup(self, words: Words) -> dict[str, Any]:
        """The setup that is wished for, not checked yet."""
        return {
            "game": self.offer.game,
            **({"mode": self.mode} if len(self.offer.modes) > 1 else {}),
            "players": names_of(self.chairs, words),
            "seed": self.seed_number,
            "first": "random" if self.first is None else self.first,
            "practice": self.practice,
            **self.choices.wish(self.mode),
        }

    @property
    def seed_number(self) -> int | str:
        """The seed as a number; where it is none, as it was typed, so that the rules can say what they think of it."""
        try:
            return int(self.seed)
        except ValueError:
            return self.seed

    @property
    def drawing_seed(self) -> int:
        """The seed by which cards are drawn to be looked at: while another one is typed, the last whole one."""
        with suppress(SetupError):
            self._whole_seed = wishes.seed(self.seed_number)
        return self._whole_seed

    def check(self, words: Words) -> Verdict:
        """What the rules say to it."""
        try:
            if not self.seed.strip("-"):
                raise SetupError("no_seed", "There is no seed.")
            setup = self.setup(words)
            return Verdict(rules_of(setup).check_setup(setup))
        except SetupError as trouble:
            place = self.offer.place_of(trouble.reason) or PLACES.get(trouble.reason, "")
            return Verdict(None, trouble, place)

    def seated(self, words: Words) -> list[tuple[str, str | None]]:
        """Everybody's name, and which bot it is."""
        return [
            (name, chair.bot) for name, chair in zip(names_of(self.chairs, words), self.chairs, strict=True)
        ]

    # Chairs

    @property
    def most_chairs(self) -> int:
        return max(self.offer.seats(self.mode))

    @property
    def fewest_chairs(self) -> int:
        return min(self.offer.seats(self.mode))

    def seat(self, number: int, chair: Chair) -> None:
        """Let somebody else sit there."""
        self.chairs[number] = chair

    def add(self, chair: Chair) -> None:
        if len(self.chairs) < self.most_chairs:
            self.chairs.append(chair)

    def remove(self, number: int) -> None:
        """Take a chair away; who was to begin still does."""
        del self.chairs[number]
        if self.first is not None:
            self.first = None if self.first == number else self.first - (self.first > number)
