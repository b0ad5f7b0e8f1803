"""Text in lines, some of whose words are names of cards that can be pointed at."""

import re
from collections.abc import Iterable
from itertools import pairwise, takewhile
from typing import NamedTuple

import pygame

from scenes.look.look import Look

UNBROKEN = "\u00a0"  # a space at which no line ends

Piece = tuple[str, str | None]  # words as they are shown, and the card that they name, if any
Word = tuple[str, str | None, bool, bool]  # with its card, whether no space precedes it, whether a line ends here


class Run(NamedTuple):
    """Words of one line that belong together, and where they lie in the paragraph."""

    text: str
    rect: pygame.Rect
    card: str | None


def lay_out(
    look: Look, pieces: Iterable[Piece], pixels: int, width: int, weight: str = "regular"
) -> tuple[list[Run], int]:
    """Put pieces of text into lines of a width; the height that they take."""
    space, height = look.measure(" ", pixels, weight), look.line_height(pixels, weight)
    runs: list[Run] = []
    x = y = 0
    words = [part for word in _words(pieces) for part in _broken(look, word, pixels, width, weight)]
    for number, (text, card, is_glued, is_new_line) in enumerate(words):
        if is_new_line:
            x, y = 0, y + height
            continue
        length = look.measure(text, pixels, weight)
        gap = 0 if is_glued or x == 0 else space
        # What follows without a space, a full stop behind a card's name, comes along: it never begins a line.
        tail = sum(look.measure(word, pixels, weight) for word in _glued_after(words, number))
        if x and not is_glued and x + gap + length + tail > width:
            x, y, gap = 0, y + height, 0
        x += gap
        if runs and runs[-1].card == card and runs[-1].rect.y == y and (card is None or gap):
            last = runs[-1]
            joined = last.text + (" " if gap else "") + text
            length = look.measure(joined, pixels, weight)  # letters that meet may move together
            x = last.rect.x
            runs[-1] = Run(joined, pygame.Rect(x, y, length, height), card)
        else:
            runs.append(Run(text, pygame.Rect(x, y, length, height), card))
        x += length
    return runs, y + height


def _broken(look: Look, word: Word, pixels: int, width: int, weight: str) -> list[Word]:
    """A word that is wider than a line by itself, a name perhaps, in pieces with the ends of lines between them."""
    text, card, is_glued, is_new_line = word
    first, *rest = look.broken(text, pixels, width, weight)
    parts: list[Word] = [(first, card, is_glued, is_new_line)]
    for piece in rest:
        parts += [("", None, True, True), (piece, card, True, False)]
    return parts


def _glued_after(words: list[Word], number: int) -> list[str]:
    """The words that follow one without a space between."""
    following = takewhile(lambda word: word[2] and not word[3], words[number + 1 :])
    return [word[0] for word in following]


def _words(pieces: Iterable[Piece]) -> Iterable[Word]:
    """Pieces in single words."""
    is_glued = True
    for text, card in _with_spaces_kept(pieces):
        for number, line in enumerate(text.split("\n")):
            if number:
                yield "", None, True, True
                is_glued = True
            for place, word in enumerate(line.split(" ")):
                if place:
                    is_glued = False
                if word:
                    yield word, card, is_glued, False
                    is_glued = True


def _with_spaces_kept(pieces: Iterable[Piece]) -> Iterable[Piece]:
    """A number stays with what it counts, and a short last word with the one before it.

    So the "6" of "6 Coppers" never ends a line, and "aus." is never the whole of one.
    """
    # The space that does not break is as wide as any other.
    pieces = list(pieces)
    if pieces and pieces[-1][1] is None:
        pieces[-1] = (re.sub(r" (?=\S{1,5}$)", UNBROKEN, pieces[-1][0]), None)
    for (text, card), (_, following) in pairwise([*pieces, ("", None)]):
        if card is not None:
            text = re.sub(r"^(\d+) ", rf"\1{UNBROKEN}", text)
        elif following is not None:
            text = re.sub(r"(?<=\d) $", UNBROKEN, text)
        yield re.sub(r"(?<=\d) (?=\w)", UNBROKEN, text), card
