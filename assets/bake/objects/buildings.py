"""Houses, towers, bridges, and what stands in a town."""

import skia

from assets.bake.canvas import Colour
from assets.bake.easel import Easel, Material
from assets.bake.materials import (
    BLUE, BRASS, DARK_STONE, DARK_WOOD, EARTH, GOLD, GRASS, GREEN, IRON, LEAF, PAPER, PURPLE, RED, ROOF, STONE, THATCH,
    WALL, WATER, WHITE_CLOTH, WOOD, gem, painted,
)  # fmt: skip
from assets.bake.objects.registry import listed
from assets.bake.paths import (
    arc, blob, both, box, curve, ellipse, line, minus, moved, plus, poly, ring, rope, stroked, svg, turned,
)  # fmt: skip
from assets.bake.props import flame, rivets, smoke, spark, table_shadow

LIT: Colour = (255, 206, 110)


def lit_window(easel: Easel, x: float, y: float, wide: float, high: float) -> None:
    """A window with somebody at home."""
    pane = plus(box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2, 0.6))
    easel.part(stroked(pane, 1.4), DARK_WOOD.with_(line=0.4), shadow=0.3)
    easel.flat(pane, LIT, 1)
    easel.flat(line((x, y - high / 2), (x, y + high / 2), width=0.7), (90, 48, 24), 1)
    easel.flat(line((x - wide / 2, y), (x + wide / 2, y), width=0.7), (90, 48, 24), 1)
    easel.glow(pane, (255, 180, 80), 1.4, 0.35)


def door(easel: Easel, x: float, bottom: float, wide: float, high: float) -> None:
    shape = plus(box(x - wide / 2, bottom - high + wide / 2, x + wide / 2, bottom), ellipse(x, bottom - high + wide / 2, wide / 2))
    easel.part(stroked(shape, 1.8), STONE.with_(line=0.4))
    easel.part(shape, DARK_WOOD.with_(grain="upright", line=0.3), shadow=0)
    rivets(easel, (x + wide * 0.28, bottom - high * 0.4), radius=0.9, metal=GOLD)


def joints(easel: Easel, wall: skia.Path, step: float = 5, paint: Colour = (52, 44, 46), strength: float = 0.5) -> None:
    """The joints between the stones of a wall."""
    bounds = wall.computeTightBounds()
    row, y = 0, bounds.top() + step
    while y < bounds.bottom():
        easel.flat(line((bounds.left(), y), (bounds.right(), y), width=0.5), paint, strength, 0.08, inside=wall)
        x = bounds.left() + (step if row % 2 else step * 1.8)
        while x < bounds.right():
            easel.flat(line((x, y - step), (x, y), width=0.5), paint, strength, 0.08, inside=wall)
            x += step * 1.7
        y += step
        row += 1


def roof(easel: Easel, *corners: tuple[float, float], material: Material = ROOF, rows: int = 4) -> None:
    shape = poly(*corners)
    easel.part(shape, material)
    bounds = shape.computeTightBounds()
    for row in range(1, rows):
        y = bounds.top() + bounds.height() * row / rows
        easel.flat(line((bounds.left(), y), (bounds.right(), y), width=0.6), (70, 24, 20), 0.6, 0.1, inside=shape)


def battlement(easel: Easel, left: float, top: float, right: float, bottom: float, teeth: int, stone: Material = STONE) -> None:
    step = (right - left) / (2 * teeth - 1)
    high = (bottom - top) * 0.45
    points = [(left, bottom)]
    for index in range(teeth):
        x = left + index * 2 * step
        points += [(x, top), (x + step, top)]
        if index < teeth - 1:
            points += [(x + step, top + high), (x + 2 * step, top + high)]
    points.append((right, bottom))
    easel.part(poly(*points), stone)


def flag(easel: Easel, x: float, top: float, foot: float, cloth: Material, length: float = 16, side: int = 1) -> None:
    easel.part(line((x, top), (x, foot), width=1.3), WOOD.with_(line=0.6))
    shape = curve((x, top + 1), (x + side * length * 0.35, top - 1), (x + side * length * 0.7, top + 2.4), (x + side * length, top + 1))
    shape.lineTo(x + side * length * 0.86, top + 4.4)
    shape.lineTo(x + side * length, top + 8)
    shape.quadTo(x + side * length * 0.5, top + 10.4, x, top + 8.4)
    shape.close()
    easel.part(shape, cloth.with_(line=0.7))


def tower(easel: Easel, x: float, top: float, bottom: float, half: float, cap: Material | None = None) -> None:
    wall = poly((x - half, top), (x + half, top), (x + half * 1.08, bottom), (x - half * 1.08, bottom))
    easel.part(wall, STONE)
    joints(easel, wall, 5)
    battlement(easel, x - half * 1.28, top - half * 0.5, x + half * 1.28, top + half * 0.35, 3)
    if cap is not None:
        roof(easel, (x, top - half * 2.6), (x + half * 1.3, top - half * 0.3), (x - half * 1.3, top - half * 0.3), material=cap)
    easel.cut(plus(box(x - 1.6, top + half * 0.9, x + 1.6, top + half * 0.9 + 6), ellipse(x, top + half * 0.9, 1.6)))


@listed
def cottage(easel: Easel) -> None:
    table_shadow(easel, 50, 91, 42)
    easel.part(blob((8, 88), (30, 82), (50, 84), (74, 81), (92, 88), (70, 93), (30, 93)), GRASS)
    easel.part(box(64, 26, 73, 50), STONE)
    smoke(easel, (68, 24), (72, 17), (66, 12), (71, 7))
    easel.part(box(26, 52, 74, 88), WALL)
    for x in (27.4, 50, 72.6):
        easel.part(box(x - 1.4, 52, x + 1.4, 88), DARK_WOOD.with_(line=0.4, grain="upright"))
    easel.part(poly((16, 56), (32, 26), (68, 26), (84, 56), (80, 59), (20, 59)), THATCH)
    easel.flat(curve_line((18, 55), (50, 52), (82, 55)), (100, 62, 30), 0.5, 0.4)
    door(easel, 38, 88, 11, 22)
    lit_window(easel, 61, 70, 12, 10)
    for x in (16, 84):
        easel.part(blob((x - 7, 88), (x - 6, 80), (x, 77), (x + 6, 80), (x + 7, 88)), LEAF)


def curve_line(*points: tuple[float, float]) -> skia.Path:
    return stroked(curve(*points), 1.2)


@listed
def manor(easel: Easel) -> None:
    table_shadow(easel, 50, 91, 44)
    easel.part(blob((6, 88), (30, 83), (70, 83), (94, 88), (70, 93), (30, 93)), GRASS)
    easel.part(box(18, 48, 82, 88), WALL)
    roof(easel, (12, 50), (22, 30), (78, 30), (88, 50), material=BLUE.with_(grain="wood"))
    easel.part(box(36, 34, 64, 88), WALL)
    roof(easel, (32, 37), (50, 12), (68, 37), material=BLUE.with_(grain="wood"), rows=5)
    easel.part(ellipse(50, 29, 3.4), GOLD)
    for x in (25, 75):
        lit_window(easel, x, 62, 7.4, 10)
        easel.part(box(x - 6, 74, x + 6, 77), STONE.with_(line=0.4))
    for x in (43, 57):
        lit_window(easel, x, 50, 6, 10)
    door(easel, 50, 88, 12, 24)
    for x in (36, 64):
        easel.part(box(x - 1.6, 36, x + 1.6, 88), STONE.with_(line=0.5))
    for x in (12, 88):
        easel.part(svg(f"M{x} 62 C{x + 9} 76 {x + 7} 88 {x} 89 C{x - 7} 88 {x - 9} 76 {x} 62 Z"), LEAF)
    flag(easel, 50, 4, 13, GREEN, 11)


@listed
def castle(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 46)
    easel.part(blob((4, 90), (24, 82), (50, 80), (76, 82), (96, 90), (74, 94), (26, 94)), GRASS)
    wall = box(20, 58, 80, 88)
    tower(easel, 50, 34, 80, 12, None)
    flag(easel, 50, 10, 30, RED, 16)
    easel.part(wall, STONE)
    joints(easel, wall, 5)
    battlement(easel, 20, 52, 80, 62, 8)
    tower(easel, 20, 46, 89, 10, ROOF)
    tower(easel, 80, 46, 89, 10, ROOF)
    flag(easel, 20, 12, 22, GOLD, 11, -1)
    flag(easel, 80, 12, 22, GOLD, 11)
    gate = plus(box(41, 70, 59, 88), ellipse(50, 70, 9, 8))
    easel.part(stroked(gate, 2.4), DARK_STONE.with_(line=0.5))
    easel.flat(gate, (30, 16, 16), 1)
    for x in (44.6, 50, 55.4):
        easel.flat(line((x, 62), (x, 84), width=1), (120, 110, 116), 0.9, inside=gate)
    for y in (69, 75, 81):
        easel.flat(line((40, y), (60, y), width=1), (120, 110, 116), 0.9, inside=gate)
    easel.glow(box(48.4, 46, 51.6, 52), (255, 190, 90), 1.2, 0.8)


@listed
def village(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 46)
    easel.part(blob((4, 90), (26, 82), (50, 84), (76, 81), (96, 90), (74, 94), (26, 94)), GRASS)
    _house(easel, 50, 34, 76, 30, BLUE.with_(grain="wood"))
    _house(easel, 25, 52, 90, 32, ROOF)
    _house(easel, 75, 54, 90, 32, THATCH)
    smoke(easel, (58, 18), (62, 12), (57, 8))
    easel.part(svg("M50 90 C46 82 54 78 50 70 L54 70 C60 78 56 84 62 92 Z"), EARTH.with_(line=0.5))


def _house(easel: Easel, x: float, top: float, bottom: float, wide: float, cover: Material) -> None:
    half = wide / 2
    easel.part(box(x + half * 0.4, top - 14, x + half * 0.68, top + 4), STONE.with_(line=0.6))
    easel.part(poly((x - half, top + 4), (x, top - 12), (x + half, top + 4), (x + half, bottom), (x - half, bottom)), WALL)
    for side in (-1, 1):
        easel.part(line((x + side * (half - 1.2), top + 6), (x + side * (half - 1.2), bottom), width=2), DARK_WOOD.with_(line=0.3))
    easel.part(line((x - half, top + 14), (x + half, top + 14), width=2), DARK_WOOD.with_(line=0.3))
    edge = poly((x - half - 5, top + 8), (x, top - 18), (x + half + 5, top + 8), (x + half + 1, top + 11), (x, top - 8), (x - half - 1, top + 11))
    easel.part(edge, cover)
    lit_window(easel, x, top + 5, 6, 6)
    door(easel, x - half * 0.3, bottom, wide * 0.27, (bottom - top) * 0.48)
    lit_window(easel, x + half * 0.46, top + 22, wide * 0.22, wide * 0.22)


@listed
def chapel(easel: Easel) -> None:
    table_shadow(easel, 50, 91, 38)
    easel.part(box(30, 56, 78, 88), STONE)
    joints(easel, box(30, 56, 78, 88))
    roof(easel, (46, 34), (74, 34), (86, 58), (34, 58), material=ROOF)
    tower_wall = box(20, 34, 44, 88)
    easel.part(tower_wall, STONE)
    joints(easel, tower_wall)
    roof(easel, (32, 6), (48, 36), (16, 36), material=ROOF, rows=6)
    easel.part(plus(line((32, 2), (32, 9), width=1.6), line((29, 4.6), (35, 4.6), width=1.6)), GOLD.with_(line=0.5))
    easel.cut(plus(box(27.4, 46, 36.6, 54), ellipse(32, 46, 4.6)))
    easel.part(turned([(1.2, 45), (3.2, 48), (3.8, 52), (0, 52)], 32), GOLD.with_(line=0.4))
    door(easel, 32, 88, 11, 22)
    for x in (54, 68):
        pane = plus(box(x - 3.4, 66, x + 3.4, 78), ellipse(x, 66, 3.4, 4.4))
        easel.part(stroked(pane, 1.4), DARK_STONE.with_(line=0.3))
        easel.flat(pane, (255, 196, 100), 1)
        easel.flat(box(x - 3.4, 70, x, 78), (220, 70, 70), 0.7)
        easel.flat(box(x, 64, x + 3.4, 70), (70, 130, 220), 0.7)
        easel.glow(pane, (255, 180, 90), 1.6, 0.3)


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
    for x, y, fruit in _fruits():
        easel.part(ellipse(x, y, 4.2), fruit.with_(line=0.5))
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
        easel.part(poly((left, 50), (right, 50), (right + (index - 2) * 1.4, 90), (left + (index - 3) * 1.4, 90)), cloth.with_(line=0.5, shine=0.1))
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
    deck = svg("M6 58 C26 40 74 40 94 58 L94 78 L84 78 L84 76 C84 58 56 58 56 78 L44 78 C44 58 16 58 16 76 L16 78 L6 78 Z")
    easel.part(deck, STONE)
    joints(easel, deck, 5)
    easel.part(svg("M4 58 C26 38 74 38 96 58 L96 52 C74 33 26 33 4 52 Z"), STONE)
    for x, y in ((8, 50), (29, 39), (50, 35.5), (71, 39), (92, 50)):
        easel.part(box(x - 3, y - 7, x + 3, y + 8, 1), STONE)
        easel.part(ellipse(x, y - 8, 3.2), GOLD.with_(line=0.6))
    for y, left, right in ((80, 14, 34), (84, 40, 64), (79, 66, 86), (87, 18, 40), (87, 68, 88)):
        easel.flat(line((left, y), (right, y), width=0.8), (210, 240, 252), 0.6, 0.2)


@listed
def hall(easel: Easel) -> None:
    """A great hall: columns under a pediment."""
    table_shadow(easel, 50, 92, 44)
    marble = painted((226, 214, 196), "stone")
    easel.part(box(16, 40, 84, 84), painted((90, 56, 48)))
    for x in (33, 50, 67):
        flame(easel, x, 62, 10)
    for x in (20, 40, 60, 80):
        easel.part(turned([(4, 42), (3.6, 46), (4.4, 80), (5.4, 82), (5.4, 84), (0, 84)], x), marble)
        easel.flat(line((x - 1.4, 46), (x - 1.6, 80), width=0.6), (140, 120, 106), 0.6)
        easel.flat(line((x + 1.4, 46), (x + 1.6, 80), width=0.6), (140, 120, 106), 0.6)
        easel.part(box(x - 5.6, 38, x + 5.6, 42.4, 1), marble)
    easel.part(box(10, 31, 90, 38.6, 1), marble)
    easel.part(poly((50, 8), (92, 31), (8, 31)), marble)
    easel.flat(poly((50, 13), (80, 29), (20, 29)), (150, 124, 104), 0.45)
    easel.part(ellipse(50, 23, 5), GOLD)
    easel.part(box(10, 84, 90, 88, 0.8), marble)
    easel.part(box(6, 88, 94, 92, 0.8), marble)


@listed
def hut(easel: Easel) -> None:
    """A hut of odd boards, patched and leaning."""
    table_shadow(easel, 50, 91, 38)
    easel.part(moved(box(62, 18, 68, 48), turn=6), IRON)
    smoke(easel, (64, 16), (60, 11), (65, 7))
    walls = poly((24, 46), (78, 42), (76, 90), (22, 90))
    easel.part(walls, DARK_WOOD)
    for index, x in enumerate((22, 31, 41, 50, 59, 68)):
        board = poly((x, 45 - index * 0.4), (x + 8.4, 44 - index * 0.4), (x + 8.6, 89.6 - index % 2), (x + 0.4, 90))
        easel.part(board, (WOOD if index % 2 else DARK_WOOD).with_(grain="upright", line=0.4), shadow=0.2)
    easel.part(poly((12, 50), (46, 24), (52, 28), (20, 56)), THATCH)
    easel.part(poly((44, 24), (88, 44), (84, 50), (44, 31)), WOOD)
    easel.part(moved(box(56, 32, 72, 42), turn=24, about=(64, 37)), IRON.with_(line=0.5))
    easel.part(moved(box(30, 62, 44, 90), turn=-2), DARK_WOOD.with_(stops=((60, 36, 26), (44, 26, 20), (30, 16, 14))))
    lit_window(easel, 61, 64, 11, 9)
    easel.part(moved(box(52, 68, 72, 71), turn=-14, about=(62, 69)), WOOD.with_(line=0.5))
    rivets(easel, (54, 71.4), (70, 67.6), radius=0.7, metal=IRON)


@listed
def mine_cart(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 42)
    easel.part(box(6, 88, 94, 91, 1), IRON)
    for x in (12, 34, 58, 80):
        easel.part(box(x, 90.6, x + 9, 93), WOOD.with_(line=0.4))
    for x, y, radius, material in ((34, 44, 11, GOLD), (54, 40, 13, DARK_STONE), (70, 46, 10, GOLD), (45, 47, 9, DARK_STONE), (26, 50, 8, DARK_STONE), (63, 50, 7, STONE)):
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
def observatory(easel: Easel) -> None:
    """A university: a domed tower with a telescope, books at its foot."""
    table_shadow(easel, 50, 92, 42)
    easel.part(box(16, 56, 84, 90), STONE)
    joints(easel, box(16, 56, 84, 90))
    for x in (26, 74):
        lit_window(easel, x, 72, 8, 13)
    roof(easel, (12, 58), (22, 46), (78, 46), (88, 58), material=ROOF, rows=3)
    drum = box(32, 38, 68, 90)
    easel.part(drum, STONE)
    joints(easel, drum)
    easel.part(moved(poly((47, 30), (53, 30), (54.6, 6), (45.4, 6)), turn=38, about=(50, 30)), BRASS)
    easel.part(svg("M30 38 C30 16 70 16 70 38 Z"), painted((44, 120, 116)))
    easel.cut(poly((50, 22), (58, 24), (60, 38), (52, 38)))
    easel.part(box(28, 36.4, 72, 41, 1), BRASS)
    easel.part(ellipse(50, 54, 7.4), PAPER)
    easel.flat(plus(line((50, 54), (50, 49), width=1), line((50, 54), (54, 56), width=1)), (50, 26, 16), 1)
    door(easel, 50, 90, 12, 22)
    spark(easel, 76, 14, 4)
    spark(easel, 84, 28, 2.6)
    spark(easel, 24, 22, 3)


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
            jet = curve((start_x, start_y), (start_x + side * reach * 0.32, start_y - 7), (50 + side * (reach * 0.8 + (4 if low == 75 else 0)), (start_y + low) / 2 - 4), (50 + side * reach, low))
            easel.flat(stroked(jet, width), (220, 244, 255), 0.8, 0.2)
            easel.glow(stroked(jet, width), (150, 214, 250), 0.5, 0.6)
    for across in (30, 20):
        easel.flat(stroked(ellipse(50, 76.4, across, across * 0.17), 0.6), (226, 246, 255), 0.7, 0.1)


@listed
def clock_tower(easel: Easel) -> None:
    """A square with its bell tower."""
    table_shadow(easel, 50, 92, 40)
    easel.part(box(20, 66, 80, 90), WALL)
    for x in (28, 72):
        easel.cut(plus(box(x - 5, 78, x + 5, 90), ellipse(x, 78, 5)))
    roof(easel, (14, 68), (24, 56), (76, 56), (86, 68), rows=3)
    easel.part(box(34, 30, 66, 90), WALL)
    for x in (36, 64):
        easel.part(box(x - 2, 30, x + 2, 90), STONE.with_(line=0.5))
    roof(easel, (30, 32), (50, 6), (70, 32), rows=6)
    easel.part(ellipse(50, 46, 11), BRASS)
    easel.part(ellipse(50, 46, 8.6), PAPER.with_(line=0.4))
    easel.flat(plus(line((50, 46), (50, 39.6), width=1.2), line((50, 46), (54.4, 48.4), width=1.2)), (50, 26, 16), 1)
    for x, y in ((50, 38.6), (57.2, 46), (50, 53.2), (42.8, 46)):
        easel.flat(ellipse(x, y, 0.8), (50, 26, 16), 1)
    door(easel, 50, 90, 13, 26)
    easel.part(ellipse(50, 5, 2.4), GOLD)


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
        easel.flat(both(sail, stroked(curve((x - 3, 16), (x + 1, 34), (x - 3, 56)), 3.6, butt=True)), (190, 52, 52), 0.75)
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
    crown = blob((50, 8), (68, 12), (82, 26), (86, 42), (76, 58), (58, 62), (42, 63), (24, 58), (14, 42), (18, 26), (32, 12))
    easel.part(crown, GREEN)
    for x, y, size in ((32, 26, 13), (54, 20, 14), (70, 34, 13), (40, 44, 14), (62, 50, 12), (24, 46, 10)):
        easel.part(blob((x - size, y + 3), (x - size * 0.5, y - size * 0.7), (x + size * 0.4, y - size * 0.8), (x + size, y), (x + size * 0.4, y + size * 0.7), (x - size * 0.5, y + size * 0.7)), LEAF.with_(line=0, opacity=0.75, round=6), shadow=0.25)
    for x, y in ((34, 30), (52, 22), (66, 36), (44, 46), (62, 53), (26, 46), (74, 48)):
        easel.part(ellipse(x, y, 3.6), gem((214, 52, 44)).with_(line=0.6))
    for x, y, paint in ((18, 86, (240, 120, 160)), (27, 90, (250, 210, 90)), (72, 89, (170, 140, 240)), (82, 86, (240, 120, 160))):
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
    easel.flat(moved(plus(line((28, 28), (28, 8), width=0.8), line((28, 22), (18, 14), width=0.7), line((28, 22), (40, 14), width=0.7)), x=8, y=10), (60, 110, 50), 0.8)


@listed
def archway(easel: Easel) -> None:
    """A secret passage: a bookcase that stands open."""
    table_shadow(easel, 50, 92, 40)
    frame = box(14, 10, 86, 90, 1.4)
    easel.part(frame, DARK_WOOD.with_(grain="upright"))
    easel.flat(box(20, 16, 80, 90), (16, 10, 14), 1)
    easel.flat(ellipse(66, 60, 12, 24), (255, 170, 70), 0.55, 6, inside=box(52, 16, 80, 90))
    for step in range(4):
        easel.part(box(54 + step * 2, 88 - step * 6, 80, 93 - step * 6), DARK_STONE.with_(line=0.5), inside=box(50, 16, 80, 91))
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
            easel.part(poly((x, base - high), (x + 4.6, base - high + 0.7), (x + 4.6, base + 0.6), (x, base)), painted(hues[(index * 2 + row) % 6]).with_(line=0.4), shadow=0.2)
        easel.part(poly((20, top + 20), (54, top + 25.4), (54, top + 28), (20, top + 22.6)), DARK_WOOD.with_(line=0.4))
    easel.glow(ellipse(64, 56, 8, 18), (255, 170, 80), 6, 0.25)


@listed
def moat_castle(easel: Easel) -> None:
    """A drawbridge over water."""
    table_shadow(easel, 50, 91, 44)
    wall = box(18, 32, 82, 76)
    easel.part(wall, STONE)
    joints(easel, wall)
    battlement(easel, 18, 24, 82, 36, 7)
    tower(easel, 18, 28, 78, 10)
    tower(easel, 82, 28, 78, 10)
    gate = plus(box(38, 50, 62, 76), ellipse(50, 50, 12, 10))
    easel.part(stroked(gate, 2.6), DARK_STONE.with_(line=0.5))
    easel.flat(gate, (26, 14, 14), 1)
    for x in (42, 47.4, 52.6, 58):
        easel.flat(line((x, 36), (x, 62), width=1.2), (130, 122, 128), 0.9, inside=gate)
    easel.part(svg("M6 76 C24 72 76 72 94 76 L94 88 C76 94 24 94 6 88 Z"), WATER)
    for y, left, right in ((80, 12, 30), (84, 66, 88), (87, 18, 40), (79, 70, 84)):
        easel.flat(line((left, y), (right, y), width=0.8), (214, 242, 252), 0.6, 0.2)
    plank = poly((39, 74), (61, 74), (66, 92), (34, 92))
    easel.part(plank, WOOD)
    for step in range(1, 5):
        y = 74 + step * 3.6
        easel.flat(line((30, y), (70, y), width=0.7), (50, 26, 16), 0.8, inside=plank)
    for side in (-1, 1):
        easel.part(line((50 + side * 12, 48), (50 + side * 15, 88), width=1.2), IRON.with_(line=0.4))
    flag(easel, 50, 8, 28, BLUE, 17)


