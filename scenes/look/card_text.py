"""The text on a card: balanced lines with symbols among the words, as large as the parchment allows."""

import re
from typing import NamedTuple

import pygame

from scenes.look.look import Look, Written
from scenes.look.symbols import symbol
from scenes.look.theme import INK

LEAST = 7  # pixels: smaller than one likes, but a text is never cut
ROOMY = 130  # letters: in a shorter text what a card is worth is drawn large
LEADING = 1.18  # from line to line, in letters
GAP = 0.42  # between paragraphs, in letters
MARK = re.compile(r"\{(\w+)(?: ([^}]*))?\}")  # {coin 2}, {potion}
TOGETHER = re.compile(MARK.pattern + r"|\+\d+ \w+")
BONUS = re.compile(r"\+(\d+ \w+|\{\w+(?: [^}]*)?\})")


class Run(NamedTuple):
    """A piece of a word: letters, or a symbol with what is written in it."""

    text: str
    symbol: str = ""


class Word(NamedTuple):
    """What is not broken, and how wide it is."""

    runs: list[Run]
    width: float


class Line(NamedTuple):
    words: list[list[Run]]
    style: "Style"


class Style(NamedTuple):
    weight: str = "regular"
    size: float = 1.0  # of the text around it
    space: float = 1.0  # between words
    symbol: float = 1.2  # how high a symbol is, in letters


PLAIN = Style()
FIRST = Style("bold", 1.16, 1.0, 1.30)  # what the card gives
ONLY_SYMBOL = Style("bold", 2.2, 1.2, 1.55)  # what the card is worth


def write_card_text(look: Look, surface: pygame.Surface, text: str, box: pygame.Rect, largest: int) -> pygame.Rect:
    """Write a text into a box, centred, as large as it fits and not larger than that."""
    pixels, lines = _fitted(look, text, box.size, largest)
    height = _height(lines, pixels)
    top = float(box.y + max(0, (box.height - height) / 2))
    around: pygame.Rect | None = None
    for line in lines:
        if line is None:
            top += pixels * GAP
            continue
        place = _write_line(look, surface, line, pixels, box.centerx, round(top))
        top += _line_height(line, pixels)
        around = place if around is None else around.union(place)
    around = around or pygame.Rect(box.topleft, (0, 0))
    if look.written is not None:
        is_cut = height > box.height + 1 or around.width > box.width + 1
        look.written.append(Written(MARK.sub(r"\2", text), box.copy(), around, is_cut))
    return around


def size_of_card_text(look: Look, text: str, size: tuple[int, int], largest: int) -> int:
    """How large a text would be written into a box of this size, in pixels."""
    return _fitted(look, text, size, largest)[0]


def _fitted(look: Look, text: str, size: tuple[int, int], largest: int) -> tuple[int, list[Line | None]]:
    key = ("card text", text, size, largest)
    fitted = look.cache.get(key, lambda: _fit(look, text, size, largest))
    assert isinstance(fitted, tuple)
    return fitted


def _fit(look: Look, text: str, size: tuple[int, int], largest: int) -> tuple[int, list[Line | None]]:
    """The largest size at which a text fits, by halving."""
    low, high = LEAST, max(LEAST, largest)
    while low < high:
        middle = (low + high + 1) // 2
        lines = _lines(look, text, middle, size[0], is_balanced=False)
        if _height(lines, middle) <= size[1] and _is_narrow(look, lines, middle, size[0]):
            low = middle
        else:
            high = middle - 1
    return low, _lines(look, text, low, size[0], is_balanced=True)


def _lines(look: Look, text: str, pixels: int, width: int, is_balanced: bool) -> list[Line | None]:
    """All lines of a text; None is a gap between paragraphs."""
    lines: list[Line | None] = []
    for number, paragraph in enumerate(text.split("\n")):
        if number:
            lines.append(None)
        words, style = _words(paragraph, number == 0, len(text) < ROOMY)
        widths = [_word_width(look, word, style, pixels) for word in words]
        measured = [Word(word, wide) for word, wide in zip(words, widths, strict=True)]
        wrapped = _wrapped(look, measured, style, pixels, width)
        if is_balanced and len(wrapped) > 1:
            wrapped = _balanced(look, measured, style, pixels, width, len(wrapped))
        lines += wrapped
    return lines


def _words(paragraph: str, is_first: bool, is_roomy: bool) -> tuple[list[list[Run]], Style]:
    """The words of a paragraph, and how it is written: what a card gives is written larger, each part kept together."""
    parts = paragraph.split(", ")
    if not MARK.sub("", paragraph).strip(" +,"):
        return [_runs(part) for part in parts], ONLY_SYMBOL if is_roomy else FIRST
    if is_first and all(BONUS.fullmatch(part) for part in parts):
        return [_runs(part) for part in parts], FIRST._replace(space=2.6)
    # A mark is one word though there is a space in it, and so is what is given: +3 Cards.
    kept = TOGETHER.sub(lambda mark: mark.group().replace(" ", "\0"), paragraph)
    return [_runs(word.replace("\0", " ")) for word in kept.split(" ")], PLAIN


def _runs(word: str) -> list[Run]:
    runs: list[Run] = []
    at = 0
    for mark in MARK.finditer(word):
        if mark.start() > at:
            runs.append(Run(word[at : mark.start()]))
        runs.append(Run(mark.group(2) or "", mark.group(1)))
        at = mark.end()
    if at < len(word):
        runs.append(Run(word[at:]))
    return runs


def _wrapped(look: Look, words: list[Word], style: Style, pixels: int, width: int) -> list[Line]:
    lines: list[Line] = [Line([], style)]
    space, used = _space(look, style, pixels), 0.0
    for word in words:
        line = lines[-1].words
        longer = used + (space if line else 0) + word.width
        if longer > width * 0.96:  # the letters of a whole line lie a little wider or narrower than those of its words
            longer = _line_width(look, Line([*line, word.runs], style), pixels)
        if line and longer > width:
            lines.append(Line([], style))
            longer = word.width
        lines[-1].words.append(word.runs)
        used = longer
    return lines


def _balanced(look: Look, words: list[Word], style: Style, pixels: int, width: int, count: int) -> list[Line]:
    """The narrowest lines of which there are no more."""
    narrow, wide = width // 3, width
    while wide - narrow > max(3, width // 80):
        middle = (narrow + wide) // 2
        if len(_wrapped(look, words, style, pixels, middle)) > count:
            narrow = middle
        else:
            wide = middle
    return _wrapped(look, words, style, pixels, wide)


# How large things are


def _size(style: Style, pixels: int) -> int:
    return max(LEAST, round(pixels * style.size))


def _symbol_height(style: Style, pixels: int) -> int:
    return max(8, round(_size(style, pixels) * style.symbol))


def _space(look: Look, style: Style, pixels: int) -> float:
    return look.measure(" ", _size(style, pixels), style.weight) * style.space


def _word_width(look: Look, word: list[Run], style: Style, pixels: int) -> float:
    size, high = _size(style, pixels), _symbol_height(style, pixels)
    return sum(high if run.symbol else look.measure(run.text, size, style.weight) for run in word)


def _pieces(line: Line) -> list[Run]:
    """A line as it is drawn: all letters between two symbols at once, since only then they are spaced evenly."""
    pieces: list[Run] = []
    for number, word in enumerate(line.words):
        for run in ([Run(" "), *word] if number else word):
            if pieces and not run.symbol and not pieces[-1].symbol:
                pieces[-1] = Run(pieces[-1].text + run.text)
            else:
                pieces.append(run)
    return pieces


def _line_width(look: Look, line: Line, pixels: int) -> float:
    if line.style.space == 1:
        return _word_width(look, _pieces(line), line.style, pixels)
    gaps = _space(look, line.style, pixels) * (len(line.words) - 1)
    return gaps + sum(_word_width(look, word, line.style, pixels) for word in line.words)


def _line_height(line: Line, pixels: int) -> int:
    high = round(_size(line.style, pixels) * LEADING)
    if any(run.symbol for word in line.words for run in word):
        high = max(high, round(_symbol_height(line.style, pixels) * 1.04))
    return high


def _height(lines: list[Line | None], pixels: int) -> float:
    return sum(pixels * GAP if line is None else _line_height(line, pixels) for line in lines)


def _is_narrow(look: Look, lines: list[Line | None], pixels: int, width: int) -> bool:
    return all(line is None or _line_width(look, line, pixels) <= width for line in lines)


def _write_line(
    look: Look, surface: pygame.Surface, line: Line, pixels: int, middle: int, top: int
) -> pygame.Rect:
    size, high = _size(line.style, pixels), _symbol_height(line.style, pixels)
    whole, height = _line_width(look, line, pixels), _line_height(line, pixels)
    left = middle - whole / 2
    place = pygame.Rect(round(left), top, round(whole), height)
    groups = [_pieces(line)] if line.style.space == 1 else line.words
    for group in groups:
        for run in group:
            if run.symbol:
                drawn = symbol(look, run.symbol, high, INK, run.text or None)
                surface.blit(drawn, (round(left), top + (height - high) // 2))
                left += high
            elif run.text:
                drawn = look.render(run.text, size, line.style.weight, INK)
                surface.blit(drawn, (round(left), top + (height - drawn.get_height()) // 2))
                left += drawn.get_width()
        left += _space(look, line.style, pixels)
    return place
