"""Houses and castles."""

import skia

from assets.bake.easel import Easel, Material
from assets.bake.materials import (
    BLUE,
    BRASS,
    DARK_STONE,
    DARK_WOOD,
    EARTH,
    GOLD,
    GRASS,
    GREEN,
    IRON,
    LEAF,
    PAPER,
    RED,
    ROOF,
    STONE,
    THATCH,
    WALL,
    WATER,
    WOOD,
    painted,
)  # fmt: skip
from assets.bake.objects.registry import listed
from assets.bake.objects.walls import battlement, door, flag, joints, lit_window, roof, tower
from assets.bake.paths import blob, box, curve, ellipse, line, moved, plus, poly, stroked, svg, turned
from assets.bake.props import flame, rivets, smoke, spark, table_shadow


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
    easel.part(poly((x - half, top + 4), (x, top - 12), (x + half, top + 4), (x + half, bottom),
        (x - half, bottom)), WALL)
    for side in (-1, 1):
        easel.part(line((x + side * (half - 1.2), top + 6), (x + side * (half - 1.2), bottom), width=2),
            DARK_WOOD.with_(line=0.3))
    easel.part(line((x - half, top + 14), (x + half, top + 14), width=2), DARK_WOOD.with_(line=0.3))
    edge = poly((x - half - 5, top + 8), (x, top - 18), (x + half + 5, top + 8), (x + half + 1, top + 11),
        (x, top - 8), (x - half - 1, top + 11))
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
    for across, down in ((50.0, 38.6), (57.2, 46.0), (50.0, 53.2), (42.8, 46.0)):
        easel.flat(ellipse(across, down, 0.8), (50, 26, 16), 1)
    door(easel, 50, 90, 13, 26)
    easel.part(ellipse(50, 5, 2.4), GOLD)


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
        edge = 74 + step * 3.6
        easel.flat(line((30, edge), (70, edge), width=0.7), (50, 26, 16), 0.8, inside=plank)
    for side in (-1, 1):
        easel.part(line((50 + side * 12, 48), (50 + side * 15, 88), width=1.2), IRON.with_(line=0.4))
    flag(easel, 50, 8, 28, BLUE, 17)
