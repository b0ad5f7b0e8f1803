"""Small symbols that stand in a line of text, on a card or on a button, crisp at every size."""

import pygame

from scenes.look.drawings import COLOURED, DARK, INKED
from scenes.look.look import Look
from scenes.look.pen import Pen
from scenes.look.theme import CREAM, Colour

NAMES = (*COLOURED, *INKED)

# Other words for the same things, as the rules and the scenes use them.
ALSO = {
    "coins": "coin", "potions": "potion", "cards": "card", "actions": "action", "buys": "buy", "tokens": "token",
    "coffers": "token", "victory": "points", "shield": "points", "winner": "crown", "close": "cross",
        "arrow": "arrow_right",
    "draw": "card", "back": "card_back", "question": "help",
}  # fmt: skip

# What a number is written in, on what is coloured already.
NUMBER_INKS: dict[str, Colour] = {
    "coin": DARK,
    "token": (58, 20, 14),
    "points": (250, 246, 222),
    "curse_points": (250, 240, 255),
    "potion": (250, 250, 240),
}


def symbol(
    look: Look, name: str, height: int, colour: Colour | None = None, number: int | str | None = None
) -> pygame.Surface:
    """A symbol of this height in pixels; a coin and a shield have room for a number.

    A colour is the ink of what is drawn with one; coins, flasks and shields keep their own.
    """
    name = ALSO.get(name, name)
    key = ("symbol", name, height, colour, number)
    made = look.cache.get(key, lambda: _drawn(look, name, max(4, height), colour, number))
    assert isinstance(made, pygame.Surface)
    return made


def is_symbol(name: str) -> bool:
    return ALSO.get(name, name) in NAMES


def _drawn(look: Look, name: str, height: int, colour: Colour | None, number: int | str | None) -> pygame.Surface:
    if name in COLOURED:
        pen = Pen(height, height, DARK)
        COLOURED[name](pen)
        ink = NUMBER_INKS.get(name, CREAM)
    else:
        pen = Pen(height, height, colour or CREAM)
        INKED[name](pen)
        ink = DARK if sum(colour or CREAM) > 380 else CREAM
    drawn = pen.done()
    if number is not None:
        _number(look, drawn, f"{number}".replace("-", "−"), ink, 0.5 if name != "points" else 0.47)
    return drawn


def _number(look: Look, ground: pygame.Surface, text: str, ink: Colour, middle: float) -> None:
    """Write a number where its ink, not its line, is in the middle; two digits are a little smaller."""
    height = ground.get_height()
    wide = height * (0.62 if len(text) > 1 else 0.66)
    pixels = max(6, round(height * (0.86 if len(text) == 1 else 0.70)))
    while pixels > 6 and look.measure(text, pixels, "bold") > wide:
        pixels -= 1
    written = look.render(text, pixels, "bold", ink)
    drawn = written.get_bounding_rect()
    at = (round((ground.get_width() - drawn.width) / 2) - drawn.x, round(height * middle - drawn.height / 2) - drawn.y)
    ground.blit(written, at)
