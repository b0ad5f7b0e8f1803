"""`athanor position`: open the table in the middle of a game, as a file describes it."""

import argparse
import json
import stat
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import Match
from game.core.errors import SetupError
from game.core.names import plain
from scenes.files.troubles import cause_of, shown

if TYPE_CHECKING:
    from scenes.app.app import App

LARGEST = 1024 * 1024  # bytes: a position takes a few lines


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "position",
        help="open the table on a position",
        description="Open the table in the middle of a game. The file says in TOML or JSON what lies where: "
        "the README shows an example.",
    )
    parser.add_argument("file", metavar="FILE", help="a position")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    match = Match.from_position(read(Path(options.file)))
    from scenes.window import open_window

    def begin(app: "App") -> None:
        from scenes.title import Title

        title = app.scene
        assert isinstance(title, Title)  # the window opens there
        title.ways.begin_from(match)

    return open_window(begin)


def read(path: Path) -> dict[str, Any]:
    """What a file says about a position, in TOML or JSON; SetupError where it says nothing that can be read."""
    file = shown(path.name or path)
    try:
        facts = path.stat()
        if not stat.S_ISREG(facts.st_mode) or facts.st_size > LARGEST:
            raise SetupError("position_no_file", f"{file} is not a file with a position.", file=file)
        text = path.read_bytes().decode("utf-8-sig")  # some editors put a mark before the text
    except FileNotFoundError as error:
        raise SetupError("position_missing", f"There is no file called {file}.", file=file) from error
    except OSError as error:
        sentence = f"{file} could not be opened: {cause_of(error)}."
        raise SetupError("position_unreadable", sentence, file=file, cause=cause_of(error)) from error
    except ValueError as error:  # a name that no file can have, or bytes that are no text
        raise SetupError("position_no_file", f"{file} is not a file with a position.", file=file) from error
    return _understood(text, file)


def _understood(text: str, file: str) -> dict[str, Any]:
    is_json = text.lstrip().startswith("{")  # as nothing in TOML begins
    try:
        found = json.loads(text) if is_json else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        kind, cause = "JSON" if is_json else "TOML", plain(error)
        sentence = f"{file} is not written as {kind} should be: {cause}."
        raise SetupError("position_broken", sentence, file=file, value=kind, cause=cause) from error
    if not isinstance(found, dict):
        raise SetupError("position_no_file", f"{file} is not a file with a position.", file=file)
    return found
