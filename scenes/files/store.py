"""Small files of plain data: read with distrust, written whole. What we do not understand is never overwritten."""

import json
import os
import stat
from collections.abc import Callable, Collection, Mapping
from itertools import count
from pathlib import Path
from typing import Any

from game.core.files import write_whole
from scenes.files.troubles import FileTrouble, cause_of, not_read, not_written, shown

LARGEST = 1024 * 1024  # bytes: none of these files should come near it
DEEPEST = 32  # how deep lists may lie within lists

Data = dict[str, Any]  # what JSON knows, and no more
Check = Callable[[Data], bool]


def read(path: Path, fits: Check = lambda data: True) -> tuple[Data, list[FileTrouble]]:
    """What a file says, and what there is to tell about it: nothing where there is no file.

    One that makes no sense, or does not fit, is put aside; one that can not be opened is left alone.
    """
    try:
        return _present(path, fits)
    except FileTrouble as trouble:
        return {}, [trouble]
    except OSError as error:
        return {}, [not_read(path, error)]


def write(
    path: Path, values: Mapping[str, Any], fits: Check = lambda data: True, without: Collection[str] = ()
) -> list[FileTrouble]:
    """Put these values into a file, and leave in it whatever else it says: a newer Athanor may have written that.

    Gives back what there is to tell although it was written. Raises FileTrouble where it was not: then what was there
    is there still.
    """
    try:
        # What a file says may have changed since it was read: another window may be open.
        present, troubles = _present(path, fits)
    except OSError as error:  # it is there and can not be read, so nobody knows what would be lost
        raise not_written(path, error) from error
    kept = {key: value for key, value in present.items() if key not in without}
    # All in ASCII: what was read may hold half characters, which JSON can write but UTF-8 can not.
    text = json.dumps(kept | plain_copy(values), indent=2) + "\n"
    if len(text) > LARGEST:
        file, folder = shown(path.name), shown(path.parent)
        sentence = f"{file} could not be written in {folder}: it would have become far too large."
        raise FileTrouble("file_too_large", sentence, file=file, folder=folder)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(os.path.realpath(path), text)  # a link to a file elsewhere stays one
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise not_written(path, error) from error
    return troubles


def plain_copy(value: Any, depth: int = DEEPEST) -> Any:
    """The same plain data, shared with nobody. ValueError where it is something else, or too deep."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if depth == 0:
        raise ValueError("These lists lie too deep within one another.")
    if isinstance(value, list | tuple):
        return [plain_copy(one, depth - 1) for one in value]
    if isinstance(value, Mapping) and all(isinstance(key, str) for key in value):
        return {key: plain_copy(one, depth - 1) for key, one in value.items()}
    raise ValueError(f"Numbers, words, lists and dictionaries can be written, not {type(value).__name__}.")


def _present(path: Path, fits: Check) -> tuple[Data, list[FileTrouble]]:
    """What a file says now. OSError where it can not be opened, FileTrouble where it can not even be put aside."""
    try:
        return _understood(path, fits), []
    except (FileNotFoundError, NotADirectoryError):
        return {}, []
    except (ValueError, RecursionError):
        return {}, [_put_aside(path)]


def _understood(path: Path, fits: Check) -> Data:
    """What a file says, or ValueError, or RecursionError."""
    facts = path.stat()
    if not stat.S_ISREG(facts.st_mode):  # a folder, or something that one could read from for ever
        raise ValueError("This is not a file.")
    if facts.st_size > LARGEST:
        raise ValueError("This file is too large.")
    data = json.loads(path.read_bytes().decode("utf-8-sig"))  # some editors put a mark before the text
    if not isinstance(data, dict) or not fits(data):
        raise ValueError("This file is about something else.")
    checked: Data = plain_copy(data)
    return checked


def _put_aside(path: Path) -> FileTrouble:
    """Give a file another name, which nothing has yet, and say so."""
    names = (f"{path.name}.broken" if number == 1 else f"{path.name}.broken-{number}" for number in count(1))
    aside = next(place for name in names if not os.path.lexists(place := path.with_name(name)))
    file, folder = shown(path.name), shown(path.parent)
    try:
        os.rename(path, aside)
    except OSError as error:
        cause = cause_of(error)
        raise FileTrouble(
            "file_broken_left",
            f"{file} in {folder} could not be understood, nor put aside: {cause}. It was left as it is.",
            file=file,
            folder=folder,
            cause=cause,
        ) from error
    name = shown(aside.name)
    sentence = f"{file} could not be understood. It was put aside as {name} in {folder}."
    return FileTrouble("file_broken", sentence, file=file, folder=folder, aside=name)
