"""The name of a card: in small capitals of brass where there is room, plain and readable where there is little."""

import pygame

from scenes.look.look import Look, Written
from scenes.look.theme import BRASS, BRASS_BRIGHT, NIGHT, Colour

SHY = "\u00ad"  # where a word may be broken
SMALL_CAPITALS = 0.80  # how high the small ones are beside the large
LARGEST = 0.195  # of the width: so that short names are not much larger than the long ones beside them
WHOLE = 0.80  # of the largest size: a name that would be smaller is broken
LEAST = 6  # pixels: a name is never cut, whatever it costs
WHITE: Colour = (255, 255, 255)
TOP: Colour = (255, 240, 200)
FOOT: Colour = (214, 166, 88)


def title(
    look: Look, surface: pygame.Surface, text: str, broken: str, box: pygame.Rect, lines: int, in_capitals: bool
) -> pygame.Rect:
    """Write a name into a box, in as many lines as are allowed, as large as it fits."""
    shown, pixels = _fitted(look, text, broken, box, lines, in_capitals)
    height = _line_height(look, pixels)
    top = box.y + (box.height - height * len(shown)) // 2
    around: pygame.Rect | None = None
    for number, line in enumerate(shown):
        picture = _line(look, line, pixels, in_capitals)
        place = picture.get_rect(centerx=box.centerx, centery=top + number * height + height // 2)
        surface.blit(picture, place)
        ink = picture.get_bounding_rect().move(place.topleft)
        around = ink if around is None else around.union(ink)
    assert around is not None
    if look.written is not None:
        is_cut = around.width > box.width + 2 or _plain("".join(shown)) != _plain(text)
        look.written.append(Written(text, box.copy(), around, is_cut))
    return around


def _plain(text: str) -> str:
    return text.replace(SHY, "").replace("-", "").replace(" ", "")


def _line_height(look: Look, pixels: int) -> int:
    return round(look.font(pixels, "semibold").get_linesize() * 0.77)


def _fitted(
    look: Look, text: str, broken: str, box: pygame.Rect, lines: int, in_capitals: bool
) -> tuple[list[str], int]:
    key = ("title", text, broken, box.size, lines, in_capitals)
    fitted = look.cache.get(key, lambda: _fit(look, text, broken or text, box, lines, in_capitals))
    assert isinstance(fitted, tuple)
    return fitted


def _fit(look: Look, text: str, broken: str, box: pygame.Rect, lines: int, in_capitals: bool) -> tuple[list[str], int]:
    """Whole words may be a little smaller than others; only what would be smaller still is broken."""
    largest = max(LEAST, round(min(box.height * 0.80, box.width * LARGEST)))
    one_line = [text.replace(SHY, "")]
    for is_breaking, least in ((False, max(LEAST, round(largest * WHOLE))), (True, LEAST)):
        for pixels in range(largest, least - 1, -1):
            if _is_fitting(look, one_line, pixels, box, in_capitals):
                return one_line, pixels
            if lines > 1:
                shown = _wrapped(look, broken, pixels, box.width, in_capitals, is_breaking)
                if len(shown) <= lines and _is_fitting(look, shown, pixels, box, in_capitals):
                    return shown, pixels
    return _wrapped(look, broken, LEAST, box.width, in_capitals, is_breaking=True), LEAST


def _is_fitting(look: Look, shown: list[str], pixels: int, box: pygame.Rect, in_capitals: bool) -> bool:
    is_narrow = all(_width(look, line, pixels, in_capitals) <= box.width for line in shown)
    return is_narrow and _line_height(look, pixels) * len(shown) <= box.height + 1


def _wrapped(look: Look, text: str, pixels: int, width: int, in_capitals: bool, is_breaking: bool) -> list[str]:
    """A name in lines; words stay whole unless they must be broken where they may be."""
    lines = [""]
    for word in text.split(" "):
        whole = word.replace(SHY, "")
        longer = f"{lines[-1]} {whole}".strip()
        if _width(look, longer, pixels, in_capitals) <= width:
            lines[-1] = longer
            continue
        if lines[-1]:
            lines.append("")
        if not is_breaking or _width(look, whole, pixels, in_capitals) <= width:
            lines[-1] = whole
            continue
        for part in word.split(SHY):
            if lines[-1] and _width(look, lines[-1] + part + "-", pixels, in_capitals) > width:
                lines[-1] += "-"
                lines.append("")
            lines[-1] += part
    return lines


def _runs(line: str, pixels: int, in_capitals: bool) -> list[tuple[str, int]]:
    """A line in pieces of one size: a capital, then small capitals."""
    if not in_capitals:
        return [(line, pixels)]
    small = round(pixels * SMALL_CAPITALS)
    runs: list[tuple[str, int]] = []
    for letter in line:
        size = small if letter.islower() else pixels
        capital = letter.upper()
        if runs and runs[-1][1] == size:
            runs[-1] = (runs[-1][0] + capital, size)
        else:
            runs.append((capital, size))
    return runs


def _weight(pixels: int) -> str:
    return "bold" if pixels < 13 else "semibold"  # thin strokes are lost where they are less than a pixel


def _width(look: Look, line: str, pixels: int, in_capitals: bool) -> int:
    return sum(look.measure(run, size, _weight(pixels)) for run, size in _runs(line, pixels, in_capitals))


def _line(look: Look, line: str, pixels: int, in_capitals: bool) -> pygame.Surface:
    made = look.cache.get(("title line", line, pixels, in_capitals), lambda: _gilded(look, line, pixels, in_capitals))
    assert isinstance(made, pygame.Surface)
    return made


def _gilded(look: Look, line: str, pixels: int, in_capitals: bool) -> pygame.Surface:
    """A line of brass with a shadow."""
    weight = _weight(pixels)
    runs = _runs(line, pixels, in_capitals)
    font = look.font(pixels, weight)
    size = (max(1, _width(look, line, pixels, in_capitals)), font.get_linesize())
    letters = pygame.Surface(size, pygame.SRCALPHA)
    letters.fill((255, 255, 255, 0))
    left = 0
    for run, run_size in runs:
        drawn = look.render(run, run_size, weight, WHITE)
        letters.blit(drawn, (left, font.get_ascent() - look.font(run_size, weight).get_ascent()))
        left += drawn.get_width()
    whole = pygame.Surface((size[0], size[1] + 2), pygame.SRCALPHA)
    shadow = letters.copy()
    shadow.fill((*NIGHT, 255), special_flags=pygame.BLEND_RGBA_MULT)
    for step in range(1, max(2, pixels // 12) + 1):
        whole.blit(shadow, (0, step))
    letters.blit(_light(size, pixels, in_capitals), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(letters, (0, 0))
    return whole


def _light(size: tuple[int, int], pixels: int, in_capitals: bool) -> pygame.Surface:
    """How brass shines from top to foot; small capitals and plain names are bright all over."""
    column = pygame.Surface((1, 6), pygame.SRCALPHA)
    stops = (TOP, TOP, TOP, BRASS_BRIGHT, BRASS_BRIGHT, BRASS_BRIGHT)
    if in_capitals and pixels >= 20:
        stops = (TOP, TOP, BRASS_BRIGHT, BRASS if pixels > 26 else FOOT, BRASS_BRIGHT, FOOT)
    for row, stop in enumerate(stops):
        column.set_at((0, row), (*stop, 255))
    return pygame.transform.smoothscale(pygame.transform.scale(column, (8, 6)), size)
