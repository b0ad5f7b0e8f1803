"""Where everything lies on a card. A card is 480 wide and 720 high; the painter scales, the bodies are baked to it."""

from dataclasses import dataclass

import pygame

WIDE, HIGH = 480, 720
CORNER = 26  # the radius of a card's corners

Box = tuple[float, float, float, float]  # left, top, width, height
NOWHERE: Box = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of one kind of card face."""

    name: str
    title: Box
    window: Box
    arch: float  # how much the window's upper edge is bent
    emblem: float  # how large the object in the window is, in heights of the window
    foot: Box  # what the cost and the symbols have
    cost: float  # the diameter of the cost coin
    badge: float  # how large the symbol of a type is
    parchment: Box | None = None
    plaque: Box | None = None


FULL = Layout(
    "full",
    title=(30, 24, 420, 54),
    window=(28, 92, 424, 336),
    arch=46,
    emblem=0.90,
    foot=(28, 644, 424, 54),
    cost=56,
    badge=34,
    parchment=(28, 444, 424, 190),
    plaque=(142, 650, 196, 42),
)
# For long texts: less picture, more parchment.
LONG = Layout(
    "long",
    title=(30, 24, 420, 54),
    window=(28, 92, 424, 240),
    arch=40,
    emblem=0.98,
    foot=(28, 644, 424, 54),
    cost=56,
    badge=34,
    parchment=(28, 348, 424, 286),
    plaque=(142, 650, 196, 42),
)
# For the table, at whatever size of the window: the name has room for two lines, and the symbols are large.
COMPACT = Layout(
    "compact",
    title=(32, 22, 416, 158),
    window=(22, 190, 436, 356),
    arch=0,
    emblem=0.97,
    foot=(22, 554, 436, 148),
    cost=146,
    badge=108,
)
# For cards to look at side by side: more picture, and the name in one line.
ROOMY = Layout(
    "roomy",
    title=(38, 24, 404, 84),
    window=(24, 112, 432, 440),
    arch=0,
    emblem=0.90,
    foot=(30, 566, 420, 126),
    cost=118,
    badge=80,
)
# For cards as small as a thumbnail: nothing but the picture, since words and numbers could not be read.
TINY = Layout(
    "tiny",
    title=NOWHERE,
    window=(30, 30, 420, 660),
    arch=0,
    emblem=0.68,
    foot=NOWHERE,
    cost=0,
    badge=150,
)

LAYOUTS = (FULL, LONG, COMPACT, ROOMY, TINY)

LEAST_ROOMY, LEAST_NAMED = 126, 48  # units: how wide a card is, so that it looks alike in a window of any size


def compact_layout(units: float) -> Layout:
    """How a card for the table is laid out that is so many units wide."""
    return ROOMY if units >= LEAST_ROOMY else COMPACT if units >= LEAST_NAMED else TINY


def placed(box: Box, scale: float) -> pygame.Rect:
    """A place in pixels. Its edges are rounded, not its size: neighbours stay neighbours."""
    left, top = round(box[0] * scale), round(box[1] * scale)
    return pygame.Rect(left, top, round((box[0] + box[2]) * scale) - left, round((box[1] + box[3]) * scale) - top)
