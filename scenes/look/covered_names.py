"""The name on a card that another one covers but for its left part: it begins at the left, so that one can read it."""

import re
from typing import NamedTuple

import pygame

from scenes.look.look import SMALLEST_TEXT, Look, Written
from scenes.look.theme import BRASS_BRIGHT, NIGHT
from scenes.look.titles import LARGEST, SHY, TOP, WHOLE

LEAST_NAME = 11  # units: a smaller name on a covered card is not read at a glance
AIRY, DENSE = 0.77, 0.68  # from line to line, in heights of a line: of two, as in a title, and of more
EDGE = 1  # units between a name and the card that covers it

# Where a word may be broken for which nobody said it: before the last consonants that are spoken together, if there are
# two letters before and three behind. "Vil|lage", "Mer|chant", "Kräu|ter".
VOWEL, CONSONANT = "[aeiouyäöü]", r"[^\W\d_aeiouyäöü]"
SYLLABLE = re.compile(
    rf"((?<=\w{VOWEL}){CONSONANT}*?|(?<=\b{VOWEL}){CONSONANT}+?)"
    rf"(sch|[cpst]h|ck|[bcfgkp]l|[bcdfgkpt]r|{CONSONANT})(?={VOWEL}\w)",
    re.IGNORECASE,
)


class Name(NamedTuple):
    """A name as it is written on a card of which only the left part is seen."""

    lines: tuple[str, ...]
    pixels: int


def name_within(look: Look, name: str, size: tuple[int, int], seen: int) -> Name:
    """How a name is written in a box of a size of which so many pixels are seen. A name may say where it is broken."""
    seen = max(1, seen - look.px(EDGE))
    made = look.cache.get(("name within", name, size, seen), lambda: _fit(look, name, size, seen))
    assert isinstance(made, Name)
    return made


def _fit(look: Look, name: str, size: tuple[int, int], seen: int) -> Name:
    """Whole words if they can be read so, or else broken ones; or else so that as little is covered as can be."""
    least = max(SMALLEST_TEXT, look.px(LEAST_NAME))
    largest = max(least, round(min(size[1] * 0.80, size[0] * LARGEST)))
    whole, syllables = name.replace(SHY, ""), SYLLABLE.sub(rf"\1{SHY}\2", name)
    for text, most in ((whole, largest), (syllables, max(least, round(largest * WHOLE)))):
        for pixels in range(most, least - 1, -1):
            lines = _lines_of(look, text, pixels, seen)
            is_narrow = all(look.measure(line, pixels, _weight(pixels)) <= seen for line in lines)
            if is_narrow and _height(look, len(lines), pixels) <= size[1] + 1:
                return Name(lines, pixels)
    lines = _lines_of(look, syllables, least, seen)
    while len(lines) > 1 and _height(look, len(lines), least) > size[1] + 1:
        seen += 1
        lines = _lines_of(look, syllables, least, seen)
    return Name(lines, least)


def _lines_of(look: Look, name: str, pixels: int, width: int) -> tuple[str, ...]:
    """A name in lines, as far as it may be broken."""
    lines = [""]
    for word in name.split(" "):
        *parts, last = word.split(SHY)
        for number, part in enumerate((*parts, last)):
            longer = f"{lines[-1]}{'' if number else ' '}{part}".strip()
            hyphen = "-" if number < len(parts) else ""
            if not lines[-1] or look.measure(longer + hyphen, pixels, _weight(pixels)) <= width:
                lines[-1] = longer
            else:
                lines[-1] += "-" if number else ""
                lines.append(part)
    return tuple(lines)


def _height(look: Look, lines: int, pixels: int) -> int:
    leading = AIRY if lines < 3 else DENSE
    return lines * round(look.font(pixels, _weight(pixels)).get_linesize() * leading)


def write_name(look: Look, card: pygame.Surface, text: str, name: Name, box: pygame.Rect) -> None:
    """Write a name at the left of its box, in the colours of a title."""
    whole = _height(look, len(name.lines), name.pixels)
    height = whole // len(name.lines)
    middle = box.y + (box.height - whole) // 2 + height // 2 - 1
    around: pygame.Rect | None = None
    for number, line in enumerate(name.lines):
        style = name.pixels, _weight(name.pixels)
        dark, foot, top = (look.render(line, *style, colour) for colour in (NIGHT, BRASS_BRIGHT, TOP))
        place = foot.get_rect(x=box.x, centery=middle + number * height)
        card.blit(dark, place.move(0, 1))
        card.blit(foot, place)
        card.blit(top, place, (0, 0, place.width, place.height // 2))
        ink = foot.get_bounding_rect().move(place.topleft)
        around = ink if around is None else around.union(ink)
    if look.written is not None and around is not None:
        look.written.append(Written(text, box.copy(), around, around.width > box.width + 2))


def _weight(pixels: int) -> str:
    return "bold" if pixels < 13 else "semibold"  # as in a title
