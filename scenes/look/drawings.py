"""The drawings of the small symbols, each a function of a pen on a sheet 100 high."""

import math
from collections.abc import Callable

from scenes.look.pen import Pen, arc, smooth, star
from scenes.look.theme import Colour

Drawing = Callable[[Pen], None]

DARK: Colour = (46, 26, 16)
GOLD: tuple[Colour, ...] = ((118, 76, 26), (250, 220, 132), (214, 160, 66), (244, 206, 112))  # rim, light, dark, field
GLASS: Colour = (196, 232, 226)
LIQUID: Colour = (36, 158, 150)
LIQUID_LIGHT: Colour = (120, 222, 204)
LEAF: Colour = (58, 128, 62)
LEAF_LIGHT: Colour = (132, 194, 108)


# What has colours of its own


def coin(pen: Pen) -> None:
    pen.disc(50, 50, 49, GOLD[0])
    pen.disc(50, 50, 45, GOLD[1])
    pen.disc(50.8, 51.6, 43, GOLD[2])
    pen.disc(50, 50, 37, GOLD[0])
    pen.disc(50, 50.6, 35.5, GOLD[3])


def token(pen: Pen) -> None:
    """A coin token: round and copper red, with notches, so that nobody takes it for a coin."""
    rim, light, field = (92, 36, 24), (240, 170, 116), (206, 112, 68)
    pen.shape(star(50, 50, 49, 44, 12), rim)
    pen.disc(50, 50, 43, light)
    pen.disc(51, 51.5, 41, (170, 78, 46))
    pen.disc(50, 50, 34, rim)
    pen.disc(50, 50.6, 32.5, field)


def potion(pen: Pen) -> None:
    body = smooth([(50, 96), (20, 92), (12, 76), (26, 58), (40, 44), (40, 26), (60, 26), (60, 44), (74, 58),
        (88, 76), (80, 92)])
    pen.shape(body, (24, 62, 66))
    inner = smooth([(50, 90), (25, 86), (19, 76), (31, 61), (45, 47), (45, 28), (55, 28), (55, 47), (69, 61),
        (81, 76), (75, 86)])
    pen.shape(inner, GLASS)
    liquid = smooth([(50, 90), (25, 86), (19, 76), (27, 66), (50, 69), (73, 66), (81, 76), (75, 86)])
    pen.shape(liquid, LIQUID)
    pen.shape(smooth([(28, 68), (50, 71), (72, 68), (50, 66)]), LIQUID_LIGHT)
    pen.box(32, 18, 68, 30, 5, (24, 62, 66))
    pen.box(36, 21, 64, 27, 3, GLASS)
    pen.box(39, 4, 61, 20, 4, (82, 50, 28))
    pen.box(43, 7, 57, 18, 2, (206, 154, 96))
    pen.disc(42, 79, 4.5, LIQUID_LIGHT)
    pen.disc(58, 83, 3, LIQUID_LIGHT)


def points(pen: Pen) -> None:
    """A shield: what a Victory card is worth."""
    outer = [(6, 8), (50, 2), (94, 8), *smooth([(94, 8), (93, 48), (76, 80), (50, 98)], closed=False),
        *smooth([(50, 98), (24, 80), (7, 48), (6, 8)], closed=False)]
    pen.shape(outer, (26, 62, 34))
    inner = [(50 + (x - 50) * 0.88, 50 + (y - 50) * 0.89) for x, y in outer]
    pen.shape(inner, LEAF_LIGHT)
    inmost = [(50 + (x - 50) * 0.79, 51 + (y - 50) * 0.80) for x, y in outer]
    pen.shape(inmost, LEAF)


def curse_points(pen: Pen) -> None:
    """The same shield, dark, for less than nothing."""
    outer = [(6, 8), (50, 2), (94, 8), *smooth([(94, 8), (93, 48), (76, 80), (50, 98)], closed=False),
        *smooth([(50, 98), (24, 80), (7, 48), (6, 8)], closed=False)]
    pen.shape(outer, (44, 20, 66))
    pen.shape([(50 + (x - 50) * 0.88, 50 + (y - 50) * 0.89) for x, y in outer], (186, 136, 222))
    pen.shape([(50 + (x - 50) * 0.79, 51 + (y - 50) * 0.80) for x, y in outer], (98, 54, 142))


def flame(pen: Pen) -> None:
    """What is trashed burns."""
    pen.shape(smooth([(50, 98), (22, 90), (12, 68), (24, 46), (34, 54), (38, 28), (56, 2), (58, 28), (74, 44),
        (88, 66), (78, 90)]), (240, 122, 42))
    pen.shape(smooth([(50, 96), (32, 86), (30, 68), (44, 56), (52, 38), (60, 58), (70, 70), (66, 88)]), (255, 206, 96))


# What is drawn with the ink alone


def card(pen: Pen) -> None:
    """A card with an arrow up: drawn from the deck."""
    pen.box(14, 30, 66, 98, 8)
    pen.box(21, 37, 59, 91, 4, None)
    pen.box(34, 16, 86, 84, 8, None)
    pen.box(38, 4, 88, 76, 8)
    pen.shape([(63, 16), (80, 38), (69, 38), (69, 62), (57, 62), (57, 38), (46, 38)], None)


def action(pen: Pen) -> None:
    """A bolt: something is done."""
    pen.shape([(60, 2), (16, 56), (44, 56), (32, 98), (84, 38), (54, 38), (74, 2)])


def buy(pen: Pen) -> None:
    """A purse."""
    pen.shape(smooth([(50, 98), (16, 92), (6, 70), (20, 48), (38, 34), (62, 34), (80, 48), (94, 70), (84, 92)]))
    pen.shape([(36, 24), (24, 4), (42, 10), (50, 2), (58, 10), (76, 4), (64, 24)])
    pen.box(30, 24, 70, 33, 4)
    pen.box(34, 28, 66, 31, 1, None)
    pen.ring(50, 68, 14, 6, None)
    pen.box(47, 61, 53, 75, 0, None)


def deck(pen: Pen) -> None:
    for step in range(3):
        shift = step * 12
        pen.box(8 + shift, 22 - shift * 0.75 + 4, 64 + shift, 98 - shift * 0.75 - 2, 8)
        if step < 2:
            pen.box(8 + shift + 8, 22 - shift * 0.75 - 8 + 4, 64 + shift + 16, 98 - shift * 0.75 - 12, 8, None)
    pen.shape(star(60, 43, 20, 9, 4), None)


def discard(pen: Pen) -> None:
    """A card with an arrow down: laid onto the discard pile."""
    pen.box(18, 2, 82, 76, 8)
    pen.shape([(44, 14), (56, 14), (56, 42), (70, 42), (50, 66), (30, 42), (44, 42)], None)
    pen.line([(8, 70), (8, 94), (92, 94), (92, 70)], 9)


def hand(pen: Pen) -> None:
    """Cards in a fan."""
    for turn in (-20, 0, 20):
        cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        for grow, colour in ((5, None), (0, "ink")):  # each card has a clear edge around it
            half, high, low = 21 + grow, -114 - grow, -40 + grow
            corners = ((-half, high), (half, high), (half, low), (-half, low))
            pen.shape([(50 + x * cosine - y * sine, 128 + x * sine + y * cosine) for x, y in corners], colour)


def card_back(pen: Pen) -> None:
    pen.box(16, 2, 84, 98, 10)
    pen.box(24, 10, 76, 90, 5, None)
    pen.box(29, 15, 71, 85, 3)
    pen.ring(50, 50, 15, 5, None)
    pen.shape(star(50, 50, 12, 5, 4), None)


def trash(pen: Pen) -> None:
    pen.shape([(18, 30), (82, 30), (75, 98), (25, 98)])
    pen.box(8, 16, 92, 26, 4)
    pen.box(38, 4, 62, 18, 4)
    pen.box(44, 9, 56, 18, 0, None)
    for x in (36, 50, 64):
        pen.line([(x, 42), (50 + (x - 50) * 0.85, 86)], 6, None)


def hourglass(pen: Pen) -> None:
    pen.box(14, 2, 86, 13, 4)
    pen.box(14, 87, 86, 98, 4)
    pen.shape([(22, 13), (78, 13), *smooth([(78, 13), (74, 36), (56, 50), (74, 64), (78, 87)], closed=False),
        (22, 87), *smooth([(22, 87), (26, 64), (44, 50), (26, 36), (22, 13)], closed=False)])
    pen.shape([(31, 20), (69, 20), *smooth([(69, 20), (66, 30), (50, 44), (34, 30), (31, 20)], closed=False)], None)
    pen.shape([(36, 28), (64, 28), (50, 41)])
    pen.shape([(34, 80), (66, 80), (50, 62)], None)


def crown(pen: Pen) -> None:
    pen.shape([(6, 26), (30, 52), (50, 12), (70, 52), (94, 26), (84, 80), (16, 80)])
    pen.box(16, 85, 84, 95, 3)
    for x, y in ((6, 24), (50, 10), (94, 24)):
        pen.disc(x * 0.94 + 3, y, 7)


def person(pen: Pen) -> None:
    pen.disc(50, 27, 22)
    pen.shape([*smooth([(8, 98), (14, 68), (34, 56), (66, 56), (86, 68), (92, 98)], closed=False)])


def bot(pen: Pen) -> None:
    """A head of cogs and levers."""
    pen.line([(50, 20), (50, 8)], 6)
    pen.disc(50, 8, 7)
    pen.box(14, 22, 86, 84, 14)
    pen.box(2, 42, 10, 64, 3)
    pen.box(90, 42, 98, 64, 3)
    pen.disc(34, 46, 9, None)
    pen.disc(66, 46, 9, None)
    pen.box(30, 64, 70, 72, 3, None)
    pen.box(28, 89, 72, 98, 3)


def lock(pen: Pen) -> None:
    pen.line([(26, 50), *arc(50, 32, 24, 180, 360), (74, 50)], 11)
    pen.box(12, 46, 88, 98, 9)
    pen.disc(50, 66, 8, None)
    pen.shape([(47, 66), (53, 66), (56, 86), (44, 86)], None)


def menu(pen: Pen) -> None:
    for y in (20, 50, 80):
        pen.box(8, y - 7, 92, y + 7, 6)


def undo(pen: Pen) -> None:
    pen.line([(30, 38), (58, 38), *arc(58, 60, 22, -90, 90), (26, 82)], 12)
    pen.shape([(4, 38), (36, 12), (36, 64)])


def log(pen: Pen) -> None:
    """A written page."""
    pen.box(14, 2, 86, 98, 8)
    for y, end in ((22, 74), (40, 74), (58, 74), (76, 54)):
        pen.box(26, y - 4, end, y + 4, 3, None)


def help_(pen: Pen) -> None:
    pen.disc(50, 50, 48)
    pen.line([*arc(50, 40, 16, 190, 400, 20), (50, 60)], 10, None)
    pen.disc(50, 77, 7, None)


def play(pen: Pen) -> None:
    pen.shape([(18, 6), (92, 50), (18, 94)])


def pause(pen: Pen) -> None:
    pen.box(16, 8, 40, 92, 5)
    pen.box(60, 8, 84, 92, 5)


def step(pen: Pen) -> None:
    pen.shape([(10, 8), (68, 50), (10, 92)])
    pen.box(72, 8, 90, 92, 4)


def back_step(pen: Pen) -> None:
    pen.shape([(90, 8), (32, 50), (90, 92)])
    pen.box(10, 8, 28, 92, 4)


def fast(pen: Pen) -> None:
    pen.shape([(4, 12), (48, 50), (4, 88)])
    pen.shape([(50, 12), (96, 50), (50, 88)])


def check(pen: Pen) -> None:
    pen.line([(12, 54), (38, 82), (88, 20)], 15)


def cross(pen: Pen) -> None:
    pen.line([(18, 18), (82, 82)], 15)
    pen.line([(82, 18), (18, 82)], 15)


def arrow_right(pen: Pen) -> None:
    pen.line([(10, 50), (76, 50)], 12)
    pen.line([(56, 22), (86, 50), (56, 78)], 12)


def arrow_left(pen: Pen) -> None:
    pen.line([(90, 50), (24, 50)], 12)
    pen.line([(44, 22), (14, 50), (44, 78)], 12)


def arrow_up(pen: Pen) -> None:
    pen.line([(50, 90), (50, 24)], 12)
    pen.line([(22, 44), (50, 14), (78, 44)], 12)


def arrow_down(pen: Pen) -> None:
    pen.line([(50, 10), (50, 76)], 12)
    pen.line([(22, 56), (50, 86), (78, 56)], 12)


def settings(pen: Pen) -> None:
    for index in range(8):
        angle = math.radians(index * 45)
        near, far = 30, 48
        pen.line([(50 + near * math.cos(angle), 50 + near * math.sin(angle)),
            (50 + (far - 7) * math.cos(angle), 50 + (far - 7) * math.sin(angle))], 15)
    pen.disc(50, 50, 34)
    pen.disc(50, 50, 14, None)


def speaker(pen: Pen) -> None:
    pen.shape([(6, 36), (24, 36), (50, 12), (50, 88), (24, 64), (6, 64)])
    pen.line(arc(50, 50, 22, -45, 45), 9)
    pen.line(arc(50, 50, 40, -45, 45), 9)


def save(pen: Pen) -> None:
    pen.shape([(8, 8), (74, 8), (92, 26), (92, 92), (8, 92)])
    pen.box(28, 8, 66, 36, 0, None)
    pen.box(50, 12, 60, 32, 0)
    pen.box(24, 52, 76, 92, 0, None)


def magnifier(pen: Pen) -> None:
    pen.ring(40, 40, 28, 12)
    pen.line([(62, 62), (90, 90)], 15)


def eye(pen: Pen) -> None:
    pen.shape(smooth([(2, 50), (26, 24), (50, 16), (74, 24), (98, 50), (74, 76), (50, 84), (26, 76)]))
    pen.disc(50, 50, 24, None)
    pen.disc(50, 50, 15)


def star_(pen: Pen) -> None:
    pen.shape(star(50, 53, 50, 21, 5))


# The types


def treasure(pen: Pen) -> None:
    """Coins on each other."""
    for y in (78, 56, 34):
        pen.shape(smooth([(8, y), (50, y - 17), (92, y), (50, y + 17)], steps=10), None)
        pen.shape([(8, y), *smooth([(8, y), (22, y + 11), (50, y + 16), (78, y + 11), (92, y)], closed=False),
            (92, y - 9), (8, y - 9)])
        pen.shape(smooth([(8, y - 9), (20, y - 20), (50, y - 25), (80, y - 20), (92, y - 9), (80, y + 2),
            (50, y + 7), (20, y + 2)]))
        pen.line(smooth([(12, y - 6), (30, y + 6), (50, y + 8), (70, y + 6), (88, y - 6)], closed=False), 4, None)


def victory(pen: Pen) -> None:
    """A shield with a tower."""
    pen.shape([(6, 8), (50, 2), (94, 8), *smooth([(94, 8), (93, 48), (76, 80), (50, 98)], closed=False),
        *smooth([(50, 98), (24, 80), (7, 48), (6, 8)], closed=False)])
    pen.shape([(30, 24), (39, 24), (39, 32), (45, 32), (45, 24), (55, 24), (55, 32), (61, 32), (61, 24), (70, 24),
        (70, 42), (64, 46), (66, 74), (34, 74), (36, 46), (30, 42)], None)
    pen.shape([(45, 74), (45, 60), (50, 55), (55, 60), (55, 74)])


def curse(pen: Pen) -> None:
    """A skull."""
    pen.shape(smooth([(50, 4), (82, 14), (94, 44), (84, 66), (70, 72), (30, 72), (16, 66), (6, 44), (18, 14)]))
    pen.box(30, 64, 70, 97, 6)
    pen.disc(31, 45, 12, None)
    pen.disc(69, 45, 12, None)
    pen.shape([(50, 54), (57, 68), (43, 68)], None)
    for x in (43, 57):
        pen.box(x - 2, 80, x + 2, 97, 0, None)


def attack(pen: Pen) -> None:
    """Two swords crossed."""
    for side in (1, -1):
        def at(x: float, y: float, side: int = side) -> tuple[float, float]:
            return (50 + side * (x - 50), y)
        for width, colour in ((22, None), (13, "ink")):
            pen.line([at(88, 12), at(34, 66)], width, colour)
        pen.shape([at(98, 2), at(94, 22), at(78, 6)])
        pen.line([at(18, 56), at(44, 82)], 10)
        pen.line([at(30, 70), at(12, 88)], 11)
        pen.disc(*at(10, 90), 9)


def reaction(pen: Pen) -> None:
    """A round shield with a boss."""
    pen.disc(50, 50, 48)
    pen.ring(50, 50, 36, 5, None)
    pen.disc(50, 50, 17, None)
    pen.disc(50, 50, 11)
    for index in range(8):
        angle = math.radians(index * 45 + 22.5)
        pen.disc(50 + 26 * math.cos(angle), 50 + 26 * math.sin(angle), 4, None)


def potion_type(pen: Pen) -> None:
    """A flask in one ink."""
    pen.shape(smooth([(50, 97), (18, 92), (10, 76), (26, 56), (40, 42), (40, 22), (60, 22), (60, 42), (74, 56),
        (90, 76), (82, 92)]))
    pen.box(32, 4, 68, 18, 5)
    pen.shape(smooth([(50, 62), (28, 64), (20, 76), (30, 87), (70, 87), (80, 76), (72, 64)]), None)
    pen.disc(42, 76, 5)
    pen.disc(58, 72, 4)


def hex_(pen: Pen) -> None:
    """A moon with a star: something evil is in the air."""
    pen.disc(46, 52, 45)
    pen.disc(62, 42, 38, None)
    pen.shape(star(70, 44, 26, 8, 5))


def state(pen: Pen) -> None:
    """A drop."""
    pen.shape(smooth([(50, 2), (64, 28), (82, 52), (82, 78), (50, 98), (18, 78), (18, 52), (36, 28)]))
    pen.shape(smooth([(34, 58), (36, 76), (52, 86), (38, 84), (28, 72)]), None)


COLOURED: dict[str, Drawing] = {
    "coin": coin, "token": token, "potion": potion, "points": points, "curse_points": curse_points, "flame": flame,
}  # fmt: skip
INKED: dict[str, Drawing] = {
    "card": card, "action": action, "buy": buy, "deck": deck, "discard": discard, "hand": hand, "card_back": card_back,
    "trash": trash, "hourglass": hourglass, "crown": crown, "person": person, "bot": bot, "lock": lock, "menu": menu,
    "undo": undo, "log": log, "help": help_, "play": play, "pause": pause, "step": step, "back_step": back_step,
    "fast": fast, "check": check, "cross": cross, "arrow_right": arrow_right, "arrow_left": arrow_left,
    "arrow_up": arrow_up, "arrow_down": arrow_down, "settings": settings, "speaker": speaker, "save": save,
    "magnifier": magnifier, "eye": eye, "star": star_,
    "type_action": action, "type_treasure": treasure, "type_victory": victory, "type_curse": curse,
    "type_attack": attack, "type_reaction": reaction, "type_potion": potion_type, "type_hex": hex_, "type_state": state,
}  # fmt: skip
