"""What can go wrong with a file of ours, as a person is told it."""

import errno
import os
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

from game.core.errors import GameError
from game.core.names import plain

_FULL = (errno.ENOSPC, errno.EDQUOT)
_FORBIDDEN = (errno.EACCES, errno.EPERM, errno.EROFS)
_SHOWN_AT_ONCE = 5
_NO_FOLDER = (errno.ENOTDIR, errno.EEXIST)  # the second comes of making a folder where a file stands


class FileTrouble(GameError):
    """A file could not be read or written. Nothing in it was lost."""


def not_written(path: Path, error: Exception) -> FileTrouble:
    """The sentence for a file that could not be written; what was there before is there still."""
    file, folder = shown(path.name), shown(path.parent)
    number = getattr(error, "errno", None)
    if number in _FULL:
        sentence = f"{file} could not be written in {folder}: the disk is full. Make some room and try again."
        return FileTrouble("file_disk_full", sentence, file=file, folder=folder)
    if number in _FORBIDDEN:
        sentence = (
            f"{file} could not be written: Athanor is not allowed to change anything in {folder}, "
            "or another program is using the file."
        )
        return FileTrouble("file_not_allowed", sentence, file=file, folder=folder)
    if number in _NO_FOLDER:
        sentence = f"{file} could not be written: {folder} is not a folder."
        return FileTrouble("file_no_folder", sentence, file=file, folder=folder)
    cause = cause_of(error)
    sentence = f"{file} could not be written in {folder}: {cause}."
    return FileTrouble("file_not_written", sentence, file=file, folder=folder, cause=cause)


def not_read(path: Path, error: Exception) -> FileTrouble:
    """The sentence for a file that is there but could not be read; it stays as it is."""
    file, folder, cause = shown(path.name), shown(path.parent), cause_of(error)
    sentence = f"{file} in {folder} could not be read: {cause}. It was left as it is."
    return FileTrouble("file_not_read", sentence, file=file, folder=folder, cause=cause)


def cause_of(error: Exception) -> str:
    """Why it failed, in the words of the system."""
    return plain(getattr(error, "strerror", None) or error)


def some(values: Iterable[object]) -> tuple[str, ...]:
    """The first few of what made no sense, as the value of a detail: nobody reads a hundred of them."""
    found = [plain(shown(str(value))) for value in islice(values, _SHOWN_AT_ONCE + 1)]
    return (*found[:_SHOWN_AT_ONCE], "…") if len(found) > _SHOWN_AT_ONCE else tuple(found)


def shown(path: str | os.PathLike[str]) -> str:
    """A path as it can be drawn and printed: a name on disk may hold bytes that are no letters."""
    return os.fspath(path).encode("utf-8", "replace").decode()
