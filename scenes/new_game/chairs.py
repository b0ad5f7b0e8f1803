"""Who sits at the table: people by their names, bots by theirs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from game.core.wishes import trimmed_name
from scenes.words import Words

LONGEST_TYPED = 24  # letters: so many can be read on every part of the table


@dataclass(frozen=True, slots=True)
class Chair:
    """A chair that is taken, by a person or by a bot."""

    typed: str = ""  # the name of a person; who has none yet is given one
    bot: str | None = None

    def to_data(self) -> dict[str, Any]:
        return {"name": self.typed, "bot": self.bot}


def chairs_from(data: object, bots: Sequence[str]) -> list[Chair]:
    """The chairs that are written in a file, as far as they make sense. A bot that is no more is left out."""
    chairs: list[Chair] = []
    for entry in data if isinstance(data, list) else []:
        if isinstance(entry, dict) and entry.get("bot") is None:
            chairs.append(Chair(trimmed_name(entry.get("name"))))
        elif isinstance(entry, dict) and entry.get("bot") in bots:
            chairs.append(Chair(bot=entry["bot"]))
    return chairs


def names_of(chairs: Sequence[Chair], words: Words) -> list[str]:
    """What everybody is called. Who typed a name has it; everybody else is given one that nobody has."""
    taken = {chair.typed.strip().casefold() for chair in chairs if chair.bot is None}
    names: list[str] = []
    for number, chair in enumerate(chairs, start=1):
        if chair.bot is None and chair.typed.strip():
            names.append(chair.typed.strip())
            continue
        offered = _people(number, words) if chair.bot is None else _namesakes(words.say(f"bot.{chair.bot}.name"), words)
        name = next(name for name in offered if name.casefold() not in taken)
        taken.add(name.casefold())
        names.append(name)
    return names


def _people(number: int, words: Words) -> Iterator[str]:
    return (words.say("new_game.person", number=each) for each in count(number))


def _namesakes(name: str, words: Words) -> Iterator[str]:
    yield name
    for number in count(2):
        yield words.say("new_game.namesake", name=name, number=number)


def suggestions(chairs: Sequence[Chair], remembered: Sequence[str], most: int) -> list[str]:
    """The people who played before and do not sit at the table yet, the latest first."""
    here = {chair.typed.strip().casefold() for chair in chairs if chair.bot is None}
    return [name for name in remembered if name.casefold() not in here and len(name) <= LONGEST_TYPED][:most]
