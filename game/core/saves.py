"""Saved games: plain JSON, written all or nothing, and read with distrust."""

import hashlib
import json
import os
import stat
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core.errors import GameError, SaveError
from game.core.files import write_whole
from game.core.names import plain, quoted
from game.core.rules import GAMES, Rules, Setup

if TYPE_CHECKING:  # a match saves itself with this module
    from game.core.match import Checkpoint, Match

FORMAT = 1
LARGEST = 16 * 1024 * 1024  # a long game of six players is well below one megabyte

# A file that was made by hand or by another program can fail anywhere in these ways.
_NONSENSE = (ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError, OverflowError)


def digest(data: Any) -> str:
    """A short fingerprint of plain data, the same on every machine."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


# Writing


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All that is saved of a match, as it was at one moment: quick to take, and left alone when the match goes on.

    So another thread can make the data of it.
    """

    rules: Rules
    setup: Setup
    begin: Any  # the state from which it began, where that was not the setup
    answers: tuple[tuple[int, ...], ...]
    turns: "tuple[Checkpoint, ...]"
    latest: "Checkpoint"

    def to_data(self, table: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The match as plain data: its setup and answers, and enough besides to survive a change of the rules."""
        rules, latest = self.rules, self.latest
        data: dict[str, Any] = {
            "athanor": FORMAT,
            **_origin(rules, self.setup, self.begin),
            "answers": [list(answer) for answer in self.answers],
            "turns": [[point.answers, point.fingerprint(rules)] for point in self.turns],
            "checkpoint": {"answers": latest.answers, "state": rules.to_data(latest.state)},
        }
        if table is not None:
            data["table"] = dict(table)
        data["sum"] = digest(data)
        return data


def snapshot(match: "Match") -> Snapshot:
    latest = match._latest()
    if latest.state is match.state:
        latest = match._checkpoint(latest.answers)
    begin = match._turns[0].state if match._continued else None
    return Snapshot(match.rules, match.setup, begin, match.given, match.turns, latest)


def to_data(match: "Match", table: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """A match as plain data, and what is to be kept with it about its table."""
    return snapshot(match).to_data(table)


def origin(match: "Match") -> dict[str, Any]:
    """Where a match began, as plain data, for begin() to begin it again."""
    return _origin(match.rules, match.setup, match._turns[0].state if match._continued else None)


def _origin(rules: Rules, setup: Setup, begin: Any) -> dict[str, Any]:
    return {"rules": rules.version, "setup": setup, "begin": None if begin is None else rules.to_data(begin)}


def write(path: str | os.PathLike[str], data: Mapping[str, Any]) -> None:
    """Write the file whole or not at all. The previous one stays beside it, with .bak added to its name."""
    try:
        write_whole(path, json.dumps(data, ensure_ascii=False, separators=(",", ":")), keep_backup=True)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        name, cause = plain(Path(path).name), getattr(error, "strerror", None) or str(error)
        raise SaveError(
            "save_not_written",
            f"The game could not be saved as {quoted(name)}: {cause}. Nothing was lost or changed.",
            file=name,
            cause=cause,
        ) from error


# Reading


def read(path: str | os.PathLike[str]) -> dict[str, Any]:
    """The plain data of a save, if it is one that we can read and that nobody changed."""
    name = plain(Path(path).name or path)
    try:
        facts = Path(path).stat()
        if not stat.S_ISREG(facts.st_mode):  # a folder, or something that one could read from for ever
            raise SaveError("save_no_file", f"{name} is not a file.", file=name)
        if facts.st_size > LARGEST:
            raise SaveError("save_too_large", f"{name} is far too large to be a saved game.", file=name)
        text = Path(path).read_bytes()
    except FileNotFoundError as error:
        raise SaveError("save_missing", f"There is no file called {name}.", file=name) from error
    except (OSError, ValueError) as error:
        cause = getattr(error, "strerror", None) or str(error)
        raise SaveError("save_unreadable", f"{name} could not be opened: {cause}.", file=name, cause=cause) from error
    try:
        data = json.loads(text.decode("utf-8"))
    except _NONSENSE as error:
        raise SaveError(
            "save_broken", f"{name} is not a whole saved game: it is cut off, or not a save at all.", file=name
        ) from error
    if not isinstance(data, dict) or type(data.get("athanor")) is not int:
        raise SaveError("save_foreign", f"{name} was not saved by Athanor.", file=name)
    if data["athanor"] > FORMAT:
        raise SaveError("save_newer", f"{name} was saved by a newer Athanor. Update the game to open it.", file=name)
    if data.pop("sum", None) != digest(data):
        raise SaveError("save_changed", f"{name} was changed after it was saved, so it can not be trusted.", file=name)
    return data | {"file": name}


def to_match(data: Mapping[str, Any]) -> "Match":
    """The match that was saved: played again from its start, or, after a change of the rules, from its checkpoint."""
    from game.core.match import Match

    match = begin(data)
    if all(same for _, same in replay(match, data)):
        return match
    with distrust(data) as name:
        if data["rules"] == match.rules.version:
            raise SaveError("save_astray", f"{name} does not lead to the game it was saved from.", file=name)
        state = match.rules.from_data(match.setup, data["checkpoint"]["state"])
        match = Match.continued(match.rules, match.setup, state)
        # As far as the new rules still ask the same; the rest of one play is asked again.
        match._retake([tuple(answer) for answer in data["answers"][data["checkpoint"]["answers"] :]])
    return match


def table_of(data: Mapping[str, Any]) -> dict[str, Any]:
    """What was kept with the match about its table; nothing in a save that is older than this."""
    with distrust(data):
        table = data.get("table", {})
        if not isinstance(table, dict):
            raise TypeError("table")
        return table


def rules_for(data: Mapping[str, Any]) -> Rules:
    """The rules of the game that was saved."""
    with distrust(data) as name:
        rules = GAMES[data["setup"]["game"]]
        if data["rules"] > rules.version:
            raise SaveError(
                "save_newer", f"{name} was saved by a newer Athanor. Update the game to open it.", file=name
            )
        return rules


def begin(data: Mapping[str, Any]) -> "Match":
    """The match at its beginning, before the saved answers."""
    from game.core.match import Match

    table_of(data)
    rules = rules_for(data)
    with distrust(data):
        check = rules.check_position if "position" in data["setup"] else rules.check_setup
        setup = check(data["setup"])
        if data["begin"] is not None:
            return Match.continued(rules, setup, rules.from_data(setup, data["begin"]))
        return Match(rules, setup, rules.begin(setup))


def replay(match: "Match", data: Mapping[str, Any]) -> Iterator[tuple[int, bool]]:
    """Give the saved answers again; at each turn, its number and whether the state is the one that was saved."""
    with distrust(data):
        turns = dict(data["turns"])
        told = 0
        for answer in (None, *data["answers"]):
            if answer is not None and not match._retake([tuple(answer)]):
                yield told, False
                return
            for point in match._turns[told:]:
                yield told, turns.get(point.answers) == point.fingerprint(match.rules)
                told += 1
        if told != len(data["turns"]):
            yield told, False


@contextmanager
def distrust(data: Mapping[str, Any]) -> Iterator[str]:
    """Whatever goes wrong with data from a file is told as one sentence about the file, whose name this gives."""
    name = str(data.get("file", "This save"))
    try:
        yield name
    except SaveError:
        raise
    except (GameError, *_NONSENSE) as error:
        raise SaveError(
            "save_inconsistent", f"{name} does not describe a game that can be played.", file=name
        ) from error
