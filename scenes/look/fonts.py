"""The type of the window: lines of text in any weight and size, and what stands in where the type lacks a letter."""

from functools import cache
from io import BytesIO
from pathlib import Path

import pygame

from scenes.look.letters import Letters
from scenes.look.scripts import Run, Scripts
from scenes.look.theme import Colour

FACES = {"regular": "Regular", "semibold": "Semibold", "bold": "Bold", "italic": "It"}
LARGEST_FINE = 24  # pixels: the letters of larger texts are spaced evenly enough by SDL

missing_fonts: list[str] = []  # what the package of fonts lacks: then pygame's own font serves

_fonts: dict[tuple[str, int], pygame.font.Font] = {}
_letters: dict[str, Letters | None] = {}
_scripts: dict[str, Scripts | None] = {}


def font(weight: str, pixels: int) -> pygame.font.Font:
    key = (weight, pixels)
    if key not in _fonts:
        file = _type(weight)
        _fonts[key] = pygame.font.Font(BytesIO(file), pixels) if file else pygame.font.Font(None, round(pixels * 1.15))
    return _fonts[key]


def width(text: str, pixels: int, weight: str) -> int:
    """How wide a line is, in pixels."""
    return sum(_run_width(run, pixels, weight) for run in _runs(text, pixels, weight))


def drawn(text: str, pixels: int, weight: str, colour: Colour) -> pygame.Surface:
    """A line of text."""
    runs, own = _runs(text, pixels, weight), font(weight, pixels)
    if len(runs) == 1 and runs[0].font is None:
        return _own_run(text, pixels, weight, colour)
    line = pygame.Surface((max(1, width(text, pixels, weight)), own.get_height()), pygame.SRCALPHA)
    line.fill((*colour, 0))
    left = 0
    for run in runs:
        other = run.font
        part = _own_run(run.text, pixels, weight, colour) if other is None else other.render(run.text, True, colour)
        line.blit(part, (left, own.get_ascent() - (other or own).get_ascent()))
        left += _run_width(run, pixels, weight)
    return line


def _own_run(text: str, pixels: int, weight: str, colour: Colour) -> pygame.Surface:
    own, letters = font(weight, pixels), _fine(weight, pixels)
    if letters is None:
        return own.render(text, True, colour)
    return letters.write(text, pixels, colour, own.get_ascent(), own.get_height())


def _run_width(run: Run, pixels: int, weight: str) -> int:
    letters = None if run.font else _fine(weight, pixels)
    if letters is None:
        return (run.font or font(weight, pixels)).size(run.text)[0]
    return letters.width(run.text, pixels)


def _runs(text: str, pixels: int, weight: str) -> list[Run]:
    """The parts of a line; nearly always it is one."""
    if text.isascii():
        return [Run(text)]
    if weight not in _scripts:
        file = _type(weight)
        _scripts[weight] = Scripts(file) if file else None
    scripts = _scripts[weight]
    return [Run(text)] if scripts is None else scripts.runs(text, pixels)


def _fine(weight: str, pixels: int) -> Letters | None:
    """The letters of a text of this size; None where SDL sets them well enough, or the type can not be read."""
    if pixels > LARGEST_FINE:
        return None
    if weight not in _letters:
        file = _type(weight)
        _letters[weight] = Letters(file) if file else None
    return _letters[weight]


@cache
def _type(weight: str) -> bytes:
    """The type of a weight as it is on the disk. There are hundreds of sizes, and some systems open few files.

    Empty where there is none that can be read.
    """
    try:
        import font_source_serif_pro

        # Not the .ttf files beside them: there double quotation marks are only as wide as single ones.
        file = Path(f"{font_source_serif_pro.font_directory}/SourceSerifPro-{FACES[weight]}.otf").read_bytes()
        pygame.font.Font(BytesIO(file), LARGEST_FINE)
        return file
    except (ImportError, OSError, pygame.error):
        missing_fonts.append(weight)
        return b""


def forget_fonts() -> None:
    """Fonts do not outlive pygame.font: called when the window closes."""
    _fonts.clear()
    _letters.clear()
    _scripts.clear()
