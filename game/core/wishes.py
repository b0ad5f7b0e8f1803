"""Checking a wish for a game: it may come from a file, a form or a typing person, so nothing in it is sure."""

from collections.abc import Collection, Mapping
from typing import Any

from game.core.errors import SetupError

LARGEST = 1000  # no pile, purse or turn count of a sensible position is larger


def known_keys(wish: Any, known: Collection[str]) -> Mapping[str, Any]:
    """The wish, if it is a dictionary with none but these keys."""
    if not isinstance(wish, Mapping):
        names = tuple(sorted(known))
        raise SetupError("no_dictionary", f"Names with values are wanted here: {', '.join(names)}.", known=names)
    for key in wish:
        if key not in known:
            names = tuple(sorted(known))
            sentence = f"There is no {key!r} here. There may be: {', '.join(names)}."
            raise SetupError("setup_key", sentence, name=str(key), known=names)
    return wish


def is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def whole(value: Any, what: str) -> int:
    if not is_whole(value) or not 0 <= value <= LARGEST:
        raise SetupError(
            "number", f"{what} is a number from 0 to {LARGEST}, and {value!r} is not.", name=what, value=str(value)
        )
    return int(value)


def yes_or_no(value: Any, what: str) -> bool:
    if not isinstance(value, bool):
        raise SetupError(
            "yes_or_no", f"{what} is true or false, and {value!r} is neither.", name=what, value=str(value)
        )
    return value


def listed(value: Any, what: str) -> list[Any]:
    """A list as it is; a single name is none, lest it be read letter by letter."""
    if not isinstance(value, list | tuple):
        raise SetupError("no_list", f"{what} is a list of names, and {value!r} is not.", name=what, value=str(value))
    return list(value)


def counts(value: Any, what: str) -> dict[str, int]:
    if not isinstance(value, Mapping):
        raise SetupError("counts", f"{what} are given as names with numbers.", name=what)
    return {str(name): whole(count, str(name)) for name, count in value.items()}


def seed(value: Any) -> int:
    if not is_whole(value) or abs(value) >= 1 << 64:
        raise SetupError("seed", f"A seed is a whole number, and {value!r} is not.", seed=str(value))
    return int(value)


def player_names(value: Any, allowed: range, game: str) -> list[str]:
    """The names of the players, without white space around them, no two the same."""
    low, high = allowed[0], allowed[-1]
    if not isinstance(value, list | tuple) or len(value) not in allowed:
        raise SetupError("player_count", f"{game} is for {low} to {high} players.", low=low, high=high)
    checked = [name.strip() if isinstance(name, str) else "" for name in value]
    if not all(checked):
        raise SetupError("player_name", "Every player needs a name.")
    if len(set(checked)) < len(checked):
        raise SetupError("player_twice", "Two players have the same name: give each another one.")
    return checked
