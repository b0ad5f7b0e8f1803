"""What stands in a town, in a garden and at the water."""

import skia

from assets.bake.easel import Easel, Material
from assets.bake.materials import (
    BLUE,
    BRASS,
    DARK_STONE,
    DARK_WOOD,
    GOLD,
    GRASS,
    GREEN,
    IRON,
    LEAF,
    PURPLE,
    RED,
    ROOF,
    STONE,
    WALL,
    WATER,
    WHITE_CLOTH,
    WOOD,
    gem,
    painted,
)  # fmt: skip
from assets.bake.objects.registry import listed
from assets.bake.objects.walls import door, flag, joints, lit_window
from assets.bake.paths import (
    arc,
    blob,
    both,
    box,
    curve,
    ellipse,
    line,
    minus,
    moved,
    plus,
    poly,
    rope,
    stroked,
    svg,
    turned,
)  # fmt: skip
from assets.bake.props import flame, rivets, spark, table_shadow


@listed
def well(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 36)
    for x in (26, 70):
        easel.part(box(x, 30, x + 5, 66), WOOD.with_(grain="upright"))
    easel.part(box(26, 40, 75, 43.6, 1.4), WOOD)
    easel.part(line((50, 43), (50, 56), width=1.1), painted((214, 186, 130)))
    easel.part(turned([(7, 54), (6, 63), (0, 63)], smooth=False), WOOD)
    easel.part(poly((50, 8), (86, 32), (80, 36), (20, 36), (14, 32)), painted((150, 62, 44), "wood"))
    for y in (17, 24, 31):
        half = (y - 8) * 1.4
        easel.flat(line((50 - half, y), (50 + half, y), width=0.7), (70, 24, 20), 0.7)
    easel.part(ellipse(50, 66, 31, 7), STONE)
    easel.flat(ellipse(50, 66.6, 25, 4.6), (22, 40, 66), 1, 0.2)
    easel.flat(ellipse(48, 67.6, 17, 2.4), (120, 190, 230), 0.6, 0.6)
    body = turned([(31, 66), (29, 88), (24, 92), (0, 92)])
    easel.part(minus(body, ellipse(50, 66, 31, 6.6)), STONE)
    _courses(easel, minus(body, ellipse(50, 66, 31, 7.4)), 68, 92)
    easel.part(ellipse(62, 57, 3.2, 2), GOLD)
    spark(easel, 62, 54, 4.4)


def _courses(easel: Easel, wall: skia.Path, top: float, bottom: float) -> None:
    """The joints of a round wall."""
    for row, y in enumerate(range(int(top), int(bottom), 7)):
        easel.flat(both(wall, stroked(arc(50, y, 32, 7, 0, 180), 0.7)), (52, 46, 48), 0.7, 0.1)
        for step in range(-3, 4):
            x = 50 + (step + (row % 2) * 0.5) * 9
            easel.flat(both(wall, line((x, y + 5), (x, y + 13), width=0.7)), (52, 46, 48), 0.6, 0.1)


@listed
def market_stall(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 42)
    for x in (16, 80):
        easel.part(box(x, 24, x + 4, 90), WOOD.with_(grain="upright"))
    easel.part(box(18, 38, 82, 60), DARK_WOOD.with_(stops=((70, 40, 30), (50, 28, 24), (34, 18, 18)), line=0))
    for index, cloth in enumerate((RED, WHITE_CLOTH) * 4):
        left, right = 8 + index * 10.5, 8 + (index + 1) * 10.5
        top_left, top_right = 18 + index * 8, 18 + (index + 1) * 8
        stripe = poly((top_left, 12), (top_right, 12), (right, 34), (left, 34))
        easel.part(plus(stripe, ellipse((left + right) / 2, 34, 5.25, 4.6)), cloth.with_(line=0.5))
    for left, top, fruit in _fruits():
        easel.part(ellipse(left, top, 4.2), fruit.with_(line=0.5))
    easel.part(box(54, 46, 78, 60, 1), painted((224, 188, 128), "wood"))
    for x in (58, 65, 72):
        easel.part(svg(f"M{x - 4} 48 C{x - 4} 40 {x + 4} 40 {x + 4} 48 Z"), painted((214, 142, 64)).with_(line=0.5))
    easel.part(box(10, 59, 90, 66, 1.4), WOOD)
    easel.part(box(14, 66, 86, 90, 1), WOOD)
    for x in (32, 50, 68):
        easel.flat(line((x, 67), (x, 90), width=0.8), (50, 26, 16), 0.8)
    easel.part(ellipse(50, 78, 8), GOLD)
    easel.flat(stroked(ellipse(50, 78, 5.4), 0.8), (100, 58, 20), 0.8)


def _fruits() -> list[tuple[float, float, Material]]:
    apple, pear = gem((206, 46, 40)), gem((150, 190, 60))
    places = [(22, 56), (30, 56), (38, 56), (46, 56), (26, 50), (34, 50), (42, 50), (30, 44.5), (38, 44.5)]
    return [(x, y, apple if index % 3 else pear) for index, (x, y) in enumerate(places)]


@listed
def tent(easel: Easel) -> None:
    """A fair: a striped tent with pennants."""
    table_shadow(easel, 50, 92, 42)
    for index, cloth in enumerate((PURPLE, GOLD) * 3):
        left, right = 16 + index * 11.4, 16 + (index + 1) * 11.4
        easel.part(poly((left, 50), (right, 50), (right + (index - 2) * 1.4, 90), (left + (index - 3) * 1.4, 90)),
            cloth.with_(line=0.5, shine=0.1))
    easel.part(poly((50, 56), (62, 90), (38, 90)), painted((60, 22, 34)))
    easel.part(svg("M50 52 C46 66 42 80 36 90 L30 90 C36 74 42 62 50 52 Z"), PURPLE.with_(line=0.5))
    easel.part(svg("M50 52 C54 66 58 80 64 90 L70 90 C64 74 58 62 50 52 Z"), PURPLE.with_(line=0.5))
    for index, cloth in enumerate((GOLD, PURPLE) * 3):
        left, right = 11 + index * 13, 11 + (index + 1) * 13
        piece = poly((50, 18), (right, 48), (left, 48))
        easel.part(plus(piece, ellipse((left + right) / 2, 48, 6.5, 5)), cloth.with_(line=0.5, shine=0.1))
    flag(easel, 50, 5, 19, RED, 15)
    for start, end, colours in (((12, 22), (46, 20), (RED, BLUE, GREEN)), ((54, 20), (88, 22), (BLUE, GREEN, RED))):
        middle = ((start[0] + end[0]) / 2, 30)
        easel.part(stroked(curve(start, middle, end), 0.7), WOOD.with_(line=0.3))
        for step, cloth in enumerate(colours):
            x = start[0] + (end[0] - start[0]) * (step + 1) / 4
            easel.part(poly((x - 3.4, 27.4), (x + 3.4, 27.4), (x, 35)), cloth.with_(line=0.4))


@listed
def windmill(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 34)
    easel.part(blob((12, 90), (34, 84), (66, 84), (88, 90), (66, 94), (34, 94)), GRASS)
    easel.part(turned([(12, 36), (20, 89), (0, 89)], smooth=False), WALL)
    easel.part(svg("M36 38 C36 24 64 24 64 38 Z"), ROOF)
    door(easel, 50, 89, 10, 19)
    lit_window(easel, 50, 58, 7, 7)
    for turn in (20, 110, 200, 290):
        arm = moved(line((50, 36), (50, 2), width=1.8), turn=turn, about=(50, 36))
        sail = moved(poly((51, 30), (61, 30), (61, 4), (51, 4)), turn=turn, about=(50, 36))
        easel.part(sail, WHITE_CLOTH.with_(line=0.6))
        for y in (10, 17, 24):
            easel.flat(moved(line((51, y), (61, y), width=0.6), turn=turn, about=(50, 36)), (110, 76, 50), 0.8)
        easel.part(arm, WOOD.with_(line=0.5))
    easel.part(ellipse(50, 36, 3.6), IRON)


@listed
def bridge(easel: Easel) -> None:
    table_shadow(easel, 50, 90, 44)
    water = box(8, 74, 92, 90, 5)
    easel.part(water, WATER)
    deck = svg("M6 58 C26 40 74 40 94 58 L94 78 L84 78 L84 76 C84 58 56 58 56 78 L44 78 C44 58 16 58 16 76 L16 78 "
        "L6 78 Z")
    easel.part(deck, STONE)
    joints(easel, deck, 5)
    easel.part(svg("M4 58 C26 38 74 38 96 58 L96 52 C74 33 26 33 4 52 Z"), STONE)
    for x, y in ((8, 50), (29, 39), (50, 35.5), (71, 39), (92, 50)):
        easel.part(box(x - 3, y - 7, x + 3, y + 8, 1), STONE)
        easel.part(ellipse(x, y - 8, 3.2), GOLD.with_(line=0.6))
    for y, left, right in ((80, 14, 34), (84, 40, 64), (79, 66, 86), (87, 18, 40), (87, 68, 88)):
        easel.flat(line((left, y), (right, y), width=0.8), (210, 240, 252), 0.6, 0.2)


@listed
def mine_cart(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 42)
    easel.part(box(6, 88, 94, 91, 1), IRON)
    for x in (12, 34, 58, 80):
        easel.part(box(x, 90.6, x + 9, 93), WOOD.with_(line=0.4))
    for x, y, radius, material in ((34, 44, 11, GOLD), (54, 40, 13, DARK_STONE), (70, 46, 10, GOLD),
        (45, 47, 9, DARK_STONE), (26, 50, 8, DARK_STONE), (63, 50, 7, STONE)):
        easel.part(_nugget(x, y, radius), material)
    easel.part(poly((14, 50), (86, 50), (76, 80), (24, 80)), WOOD)
    easel.flat(line((18, 64), (82, 64), width=0.9), (50, 26, 16), 0.8)
    easel.part(box(11, 47, 89, 53, 1.6), IRON)
    for x, lean in ((28, 4), (50, 0), (72, -4)):
        easel.part(poly((x - 2.6, 53), (x + 2.6, 53), (x + 2.6 + lean, 80), (x - 2.6 + lean, 80)), IRON.with_(line=0.5))
    rivets(easel, *((x, 50) for x in (16, 28, 39, 50, 61, 72, 84)), radius=1)
    for x in (34, 66):
        easel.part(ellipse(x, 83, 7.4), IRON)
        easel.part(ellipse(x, 83, 3), BRASS)
    spark(easel, 32, 38, 4.4)
    spark(easel, 74, 42, 3.4)


def _nugget(x: float, y: float, radius: float) -> skia.Path:
    points = ((-1, 0.1), (-0.6, -0.8), (0.2, -1), (0.9, -0.5), (1, 0.4), (0.4, 0.9), (-0.5, 0.9))
    return poly(*((x + a * radius, y + b * radius * 0.85) for a, b in points))


@listed
def fountain(easel: Easel) -> None:
    """A courtyard's fountain."""
    table_shadow(easel, 50, 92, 42)
    easel.part(turned([(42, 76), (40, 88), (36, 92), (0, 92)]), STONE)
    easel.part(ellipse(50, 76, 42, 9), STONE)
    easel.part(ellipse(50, 76.4, 37, 6.6), WATER.with_(line=0.5))
    easel.part(turned([(6, 52), (4, 60), (7, 74), (9, 78), (0, 79)]), STONE)
    easel.part(turned([(23, 46), (21, 50), (8, 56), (0, 57)]), STONE)
    easel.part(ellipse(50, 46, 23, 4.8), STONE)
    easel.part(ellipse(50, 46, 19.4, 3.2), WATER.with_(line=0.4))
    easel.part(turned([(3.4, 26), (5, 32), (3, 38), (4, 46), (0, 46)]), STONE)
    easel.part(ellipse(50, 24, 4.4), GOLD)
    for side in (1, -1):
        for reach, low, width in ((15, 45, 1.8), (34, 75, 2.2)):
            start_y = 22 if low == 45 else 46
            start_x = 50 + side * (1 if low == 45 else 20)
            jet = curve((start_x, start_y), (start_x + side * reach * 0.32, start_y - 7),
                (50 + side * (reach * 0.8 + (4 if low == 75 else 0)), (start_y + low) / 2 - 4),
                (50 + side * reach, low))
            easel.flat(stroked(jet, width), (220, 244, 255), 0.8, 0.2)
            easel.glow(stroked(jet, width), (150, 214, 250), 0.5, 0.6)
    for across in (30, 20):
        easel.flat(stroked(ellipse(50, 76.4, across, across * 0.17), 0.6), (226, 246, 255), 0.7, 0.1)


@listed
def throne(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 34)
    back = plus(box(30, 26, 70, 84, 2), svg("M28 30 C30 14 40 8 50 6 C60 8 70 14 72 30 Z"))
    easel.part(back, GOLD)
    easel.part(svg("M36 34 C38 22 44 17 50 15 C56 17 62 22 64 34 L64 62 L36 62 Z"), RED)
    for x, y in ((43, 28), (57, 28), (50, 38), (43, 48), (57, 48), (50, 56)):
        rivets(easel, (x, y), radius=1.3, metal=GOLD)
    easel.part(ellipse(50, 8, 5.2), gem((60, 120, 210)))
    for x in (29, 71):
        easel.part(ellipse(x, 24, 4.6), GOLD)
    easel.part(box(28, 62, 72, 70, 3), RED)
    easel.part(box(26, 69, 74, 76, 1.6), GOLD)
    for x in (22, 72):
        easel.part(box(x, 52, x + 6, 90, 1.6), GOLD)
        easel.part(box(x - 2, 48, x + 8, 54, 2.4), GOLD)
    easel.part(box(30, 76, 70, 86, 0), DARK_WOOD)
    easel.part(box(14, 88, 86, 93, 1.4), painted((150, 30, 44), "cloth"))
    spark(easel, 50, 8, 6)


@listed
def ship(easel: Easel) -> None:
    """A merchant's cog under full sail."""
    table_shadow(easel, 50, 91, 44)
    easel.part(line((50, 8), (50, 72), width=2.2), WOOD)
    sail = svg("M24 16 C40 20 60 20 78 16 C84 30 84 42 78 54 C60 50 40 50 24 54 C30 42 30 30 24 16 Z")
    easel.part(sail, WHITE_CLOTH.with_(round=10))
    for x in (37, 51, 65):
        easel.flat(both(sail, stroked(curve((x - 3, 16), (x + 1, 34), (x - 3, 56)), 3.6, butt=True)), (190, 52, 52),
            0.75)
    easel.part(box(20, 14, 82, 17, 1.2), WOOD)
    flag(easel, 50, 4, 12, GOLD, 13)
    hull = svg("M8 56 L18 60 L18 66 C36 70 66 70 80 66 L80 58 L93 52 C94 70 84 86 70 88 L32 88 C18 86 10 72 8 56 Z")
    easel.part(hull, WOOD)
    for y in (72, 78, 84):
        easel.flat(both(hull, stroked(curve((8, y - 6), (50, y), (92, y - 6)), 0.8)), (50, 26, 16), 0.8)
    easel.part(both(hull, stroked(curve((6, 60), (50, 71), (94, 58)), 3.4)), GOLD.with_(line=0.4))
    for x in (32, 44, 56, 68):
        easel.cut(ellipse(x, 77, 2))
    sea = curve((4, 86), (16, 82), (28, 87), (40, 83), (52, 88), (64, 83), (76, 87), (88, 82), (96, 86))
    sea.lineTo(94, 94)
    sea.lineTo(6, 94)
    sea.close()
    easel.part(sea, WATER)


@listed
def tree(easel: Easel) -> None:
    """A garden: a tree with fruit, and flowers."""
    table_shadow(easel, 50, 92, 40)
    easel.part(blob((8, 90), (30, 84), (70, 84), (92, 90), (68, 94), (32, 94)), GRASS)
    easel.part(svg("M44 90 C48 76 46 68 42 56 L58 56 C54 68 54 76 58 90 Z"), WOOD.with_(grain="upright"))
    crown = blob((50, 8), (68, 12), (82, 26), (86, 42), (76, 58), (58, 62), (42, 63), (24, 58), (14, 42), (18, 26),
        (32, 12))
    easel.part(crown, GREEN)
    for x, y, size in ((32, 26, 13), (54, 20, 14), (70, 34, 13), (40, 44, 14), (62, 50, 12), (24, 46, 10)):
        easel.part(blob((x - size, y + 3), (x - size * 0.5, y - size * 0.7), (x + size * 0.4, y - size * 0.8),
            (x + size, y), (x + size * 0.4, y + size * 0.7), (x - size * 0.5, y + size * 0.7)),
            LEAF.with_(line=0, opacity=0.75, round=6), shadow=0.25)
    for x, y in ((34, 30), (52, 22), (66, 36), (44, 46), (62, 53), (26, 46), (74, 48)):
        easel.part(ellipse(x, y, 3.6), gem((214, 52, 44)).with_(line=0.6))
    for x, y, paint in ((18, 86, (240, 120, 160)), (27, 90, (250, 210, 90)), (72, 89, (170, 140, 240)),
        (82, 86, (240, 120, 160))):
        for dx, dy in ((-1.8, 0), (1.8, 0), (0, -1.8), (0, 1.8)):
            easel.part(ellipse(x + dx, y + dy, 1.6), painted(paint).with_(line=0.3), shadow=0)
        easel.part(ellipse(x, y, 1.2), GOLD.with_(line=0.2), shadow=0)


@listed
def grapes(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 26)
    easel.part(rope((28, 14), (44, 18), (54, 12), (76, 12), width=3.4), WOOD)
    easel.part(rope((52, 14), (52, 22), (50, 28), width=2.6), WOOD)
    easel.part(stroked(curve((60, 14), (72, 24), (66, 32), (76, 36), (72, 44)), 1.2), LEAF)
    rows = ((30, 5), (40, 5), (50, 4), (60, 4), (70, 3), (79, 2), (87, 1))
    fruit = gem((110, 44, 150)).with_(round=4, line=0.7)
    for y, count in rows:
        for index in range(count):
            x = 50 + (index - (count - 1) / 2) * 11.4
            easel.part(ellipse(x, y, 6.2), fruit, shadow=0.4)
            easel.flat(ellipse(x - 2, y - 2.4, 1.5), (255, 240, 255), 0.8, 0.3)
    leaf_shape = svg("M26 30 L14 26 L18 18 L10 10 L22 10 L26 2 L34 10 L44 8 L42 18 L50 24 L38 28 Z")
    easel.part(moved(leaf_shape, x=8, y=10, size=1.05, about=(28, 16)), LEAF)
    easel.flat(moved(plus(line((28, 28), (28, 8), width=0.8), line((28, 22), (18, 14), width=0.7),
        line((28, 22), (40, 14), width=0.7)), x=8, y=10), (60, 110, 50), 0.8)


@listed
def archway(easel: Easel) -> None:
    """A secret passage: a bookcase that stands open."""
    table_shadow(easel, 50, 92, 40)
    frame = box(14, 10, 86, 90, 1.4)
    easel.part(frame, DARK_WOOD.with_(grain="upright"))
    easel.flat(box(20, 16, 80, 90), (16, 10, 14), 1)
    easel.flat(ellipse(66, 60, 12, 24), (255, 170, 70), 0.55, 6, inside=box(52, 16, 80, 90))
    for step in range(4):
        easel.part(box(54 + step * 2, 88 - step * 6, 80, 93 - step * 6), DARK_STONE.with_(line=0.5),
            inside=box(50, 16, 80, 91))
    flame(easel, 72, 44, 12)
    easel.part(line((72, 44), (72, 54), width=2), WOOD)
    shelf = poly((20, 16), (54, 22), (54, 94), (20, 90))
    easel.part(shelf, WOOD)
    hues = ((170, 40, 44), (44, 92, 150), (60, 122, 66), (196, 150, 60), (120, 64, 150), (150, 84, 44))
    for row, top in enumerate((20, 44, 68)):
        for index in range(6):
            x = 23 + index * 5
            high = 17 - (index * 5 + row * 3) % 5
            lean = (x - 20) * 0.16
            base = top + 20 + lean * 0.9
            easel.part(poly((x, base - high), (x + 4.6, base - high + 0.7), (x + 4.6, base + 0.6), (x, base)),
                painted(hues[(index * 2 + row) % 6]).with_(line=0.4), shadow=0.2)
        easel.part(poly((20, top + 20), (54, top + 25.4), (54, top + 28), (20, top + 22.6)), DARK_WOOD.with_(line=0.4))
    easel.glow(ellipse(64, 56, 8, 18), (255, 170, 80), 6, 0.25)
