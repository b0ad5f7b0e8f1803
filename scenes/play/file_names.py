"""Names that people give, as names of files on any system."""

import unicodedata
from pathlib import Path

from game.core import wishes
from game.core.errors import GameError

ENDING = ".athanor"
_FORBIDDEN = '<>:"/\\|?*'  # by one system or another
_DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(10))}


def file_name(name: str) -> str:
    """The name of the file for a game of this name; GameError where it is none.

    >>> file_name(" Ann / Bob: Friday? ")
    'Ann - Bob- Friday.athanor'
    """
    trimmed = unicodedata.normalize("NFC", wishes.trimmed_name(name))
    kept = "".join("-" if letter in _FORBIDDEN else letter for letter in trimmed).strip(" .-")
    if not kept:
        most = wishes.LONGEST_NAME
        sentence = f"A saved game needs a name of at most {most} letters that can be seen."
        raise GameError("game_name", sentence, most=most)
    if kept.partition(".")[0].rstrip().casefold() in _DEVICES:
        kept = f"_{kept}"
    return kept + ENDING


def free_place(folder: Path, stem: str) -> Path:
    """Where a file of this name can be made, with a number where there is one already."""
    place, number = folder / f"{stem}{ENDING}", 1
    while place.exists() or place.is_symlink():
        number += 1
        place = folder / f"{stem} ({number}){ENDING}"
    return place
