"""Where everything lies on a card. A card is 480 wide and 720 high; the painter scales, the bodies are baked to it."""

from dataclasses import dataclass

import pygame

WIDE, HIGH = 480, 720
CORNER = 26  # the radius of a card's corners

Box = tuple[float, float, float, float]  # left, top, width, height


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
COMPACT = Layout(
    "compact",
    title=(26, 24, 428, 84),
    window=(24, 112, 432, 440),
    arch=0,
    emblem=0.90,
    foot=(30, 566, 420, 126),
    cost=118,
    badge=80,
)
# For small cards: the name has room for two lines.
MEDIUM = Layout(
    "medium",
    title=(20, 20, 440, 122),
    window=(22, 148, 436, 398),
    arch=0,
    emblem=0.94,
    foot=(24, 556, 432, 142),
    cost=136,
    badge=96,
)
# For cards as small as a thumbnail.
SMALL = Layout(
    "small",
    title=(14, 16, 452, 196),
    window=(18, 216, 444, 316),
    arch=0,
    emblem=1.0,
    foot=(20, 540, 440, 166),
    cost=158,
    badge=120,
)

LAYOUTS = (FULL, LONG, COMPACT, MEDIUM, SMALL)


def placed(box: Box, scale: float) -> pygame.Rect:
    """A place in pixels. Its edges are rounded, not its size: neighbours stay neighbours."""
    left, top = round(box[0] * scale), round(box[1] * scale)
    return pygame.Rect(left, top, round((box[0] + box[2]) * scale) - left, round((box[1] + box[3]) * scale) - top)
