"""Checking a wish for a game: it may come from a file, a form or a typing person, so nothing in it is sure."""

from collections.abc import Collection, Mapping
from typing import Any

from game.core.errors import SetupError
from game.core.names import plain, quoted

LARGEST = 1000  # no pile, purse or turn count of a sensible position is larger
LONGEST_NAME = 60


def known_keys(wish: Any, known: Collection[str]) -> Mapping[str, Any]:
    """The wish, if it is a dictionary with none but these keys."""
    if not isinstance(wish, Mapping):
        names = tuple(sorted(known))
        raise SetupError("no_dictionary", f"Names with values are wanted here: {', '.join(names)}.", known=names)
    for key in wish:
        if key not in known:
            names = tuple(sorted(known))
            sentence = f"There is no {quoted(key)} here. There may be: {', '.join(names)}."
            raise SetupError("setup_key", sentence, name=plain(key), known=names)
    return wish


def is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def whole(value: Any, what: str) -> int:
    if not is_whole(value) or not 0 <= value <= LARGEST:
        raise SetupError(
            "number",
            f"{what} is a number from 0 to {LARGEST}, and {quoted(value)} is not.",
            name=what,
            value=plain(value),
        )
    return int(value)


def yes_or_no(value: Any, what: str) -> bool:
    if not isinstance(value, bool):
        raise SetupError(
            "yes_or_no", f"{what} is true or false, and {quoted(value)} is neither.", name=what, value=plain(value)
        )
    return value


def listed(value: Any, what: str) -> list[Any]:
    """A list as it is; a single name is none, lest it be read letter by letter."""
    if not isinstance(value, list | tuple):
        raise SetupError(
            "no_list", f"{what} is a list of names, and {quoted(value)} is not.", name=what, value=plain(value)
        )
    return list(value)


def counts(value: Any, what: str) -> dict[str, int]:
    if not isinstance(value, Mapping):
        raise SetupError("counts", f"{what} are given as names with numbers.", name=what)
    return {_key(name): whole(count, _key(name)) for name, count in value.items()}


def _key(name: Any) -> str:
    return name if isinstance(name, str) else plain(name)


def seed(value: Any) -> int:
    if not is_whole(value) or abs(value) >= 1 << 64:
        raise SetupError("seed", f"A seed is a whole number below 2 to the 64, not {quoted(value)}.", seed=plain(value))
    return int(value)


def trimmed_name(value: Any) -> str:
    """A name without white space around it; "" for what is none: too long, or with letters that can not be seen."""
    name = value.strip() if isinstance(value, str) else ""
    return name if name.isprintable() and len(name) <= LONGEST_NAME else ""


def player_names(value: Any, allowed: range, game: str) -> list[str]:
    """The names of the players, without white space around them, no two the same."""
    low, high = allowed[0], allowed[-1]
    if not isinstance(value, list | tuple) or len(value) not in allowed:
        raise SetupError("player_count", f"{game} is for {low} to {high} players.", low=low, high=high)
    checked = [trimmed_name(name) for name in value]
    if not all(checked):
        sentence = f"Every player needs a name, of at most {LONGEST_NAME} letters that can be seen."
        raise SetupError("player_name", sentence, most=LONGEST_NAME)
    if len(set(checked)) < len(checked):
        raise SetupError("player_twice", "Two players have the same name: give each one of their own.")
    return checked
