"""Letters that the type does not have: a name may be in any script. Then the fonts of the system help out."""

from functools import cache
from io import BytesIO
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import pygame
import pygame.freetype

# Fonts with many letters, as Linux, Windows and macOS call them. Coloured pictures are no type to write with.
WIDE = (
    *("notosanscjksc", "notosanscjkjp", "droidsansfallback", "wenquanyimicrohei", "wenquanyizenhei", "dejavusans"),
    *("notosans", "freesans", "unifont", "microsoftyahei", "yugothic", "malgungothic", "meiryo", "nirmalaui"),
    *("leelawadeeui", "segoeui", "segoeuisymbol", "arialunicodems", "arialunicode", "pingfangsc", "hiraginosansgb"),
    *("applesdgothicneo", "applegothic", "applesymbols", "geneva"),
)
ANY_SIZE = 20


class Run(NamedTuple):
    """A part of a line, and the font for it; None: that of the type."""

    text: str
    font: pygame.font.Font | None = None


class Scripts:
    """What a type can write, and which fonts of the system stand in for it elsewhere."""

    def __init__(self, file: bytes) -> None:
        self._type = _opened(file)
        self._stand_ins: dict[str, bytes | None] = {}  # of a letter: None where the type has it, or no font does
        self._fonts: dict[tuple[bytes, int], pygame.font.Font] = {}

    def runs(self, text: str, pixels: int) -> list[Run]:
        """The parts of a line, each with the font that has to stand in for the type."""
        return [Run("".join(run), self._font(file, pixels)) for file, run in groupby(text, self._file_for)]

    def _font(self, file: bytes | None, pixels: int) -> pygame.font.Font | None:
        if file is None:
            return None
        if (file, pixels) not in self._fonts:
            self._fonts[file, pixels] = pygame.font.Font(BytesIO(file), pixels)
        return self._fonts[file, pixels]

    def _file_for(self, letter: str) -> bytes | None:
        if letter not in self._stand_ins:
            self._stand_ins[letter] = None if _has(self._type, letter) else _file_with(letter)
        return self._stand_ins[letter]


def _opened(file: bytes) -> pygame.freetype.Font:
    pygame.freetype.init()
    return pygame.freetype.Font(BytesIO(file), ANY_SIZE)


def _has(font: pygame.freetype.Font, letter: str) -> bool:
    return letter.isspace() or font.get_metrics(letter)[0] is not None


def _file_with(letter: str) -> bytes | None:
    return next((file for file in _wide_files() if _has(_opened(file), letter)), None)


@cache
def _wide_files() -> tuple[bytes, ...]:
    """The fonts of the system that have many letters and can be read."""
    files: dict[str, bytes] = {}
    for name in WIDE:
        path = pygame.font.match_font(name)
        try:
            if path is not None and path not in files:
                file = Path(path).read_bytes()
                _opened(file)
                files[path] = file
        except (OSError, RuntimeError, pygame.error):
            continue  # listed, but gone or broken
    return tuple(files.values())
