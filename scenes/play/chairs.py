"""Who sits at the table. A match does not know who is a bot, so this is saved with it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from game.bots import find_bot
from game.core import saves
from game.core.errors import SaveError, SetupError
from game.core.rules import Setup


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat at the table: the player's name, and the name of the bot that plays there, if it is no person."""

    name: str
    bot: str | None = None

    @property
    def is_person(self) -> bool:
        return self.bot is None


@dataclass(frozen=True, slots=True)
class Seating:
    """The chairs of a game, by seat, and when people sat down to it."""

    chairs: tuple[Chair, ...]
    began: datetime

    @classmethod
    def now(cls, chairs: Sequence[Chair]) -> "Seating":
        return cls(tuple(chairs), datetime.now().replace(microsecond=0))

    def to_table(self) -> dict[str, Any]:
        """Plain data to be kept with the match."""
        chairs = [{"name": chair.name, "bot": chair.bot} for chair in self.chairs]
        return {"chairs": chairs, "began": self.began.isoformat()}


def seating_of(data: Mapping[str, Any], saved: datetime) -> Seating:
    """Who sat there when a game was saved; SaveError where that makes no sense.

    In a save that does not say it, all are people, and it began when it was saved.
    """
    table = saves.table_of(data)
    with saves.distrust(data):
        names = player_names(data["setup"])
        chairs = [_chair(chair) for chair in table["chairs"]] if "chairs" in table else [Chair(name) for name in names]
        if [chair.name for chair in chairs] != names:
            raise ValueError("chairs")
        began = datetime.fromisoformat(table["began"]) if "began" in table else saved
    try:
        check_bots(chairs, saves.rules_for(data).name)
    except SetupError as error:
        file, bot = str(data.get("file", "")), str(error.details["name"])
        sentence = f"In {file} a bot plays that this Athanor does not know: {bot}."
        raise SaveError("save_bot", sentence, file=file, value=bot) from error
    return Seating(tuple(chairs), began.replace(tzinfo=None))


def player_names(setup: Setup) -> list[str]:
    """The names of the players in a setup, or in a position."""
    names = [player["name"] if isinstance(player, dict) else player for player in setup["players"]]
    if not names or not all(isinstance(name, str) for name in names):
        raise TypeError("players")
    return names


def _chair(data: Any) -> Chair:
    name, bot = data["name"], data["bot"]
    if not isinstance(name, str) or not isinstance(bot, str | None):
        raise TypeError("chair")
    return Chair(name, bot)


def check_bots(chairs: Sequence[Chair], game: str) -> None:
    """SetupError where a bot is none of this game."""
    for chair in chairs:
        if chair.bot is not None:
            find_bot(chair.bot, game)
