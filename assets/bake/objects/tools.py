"""Tools and weapons."""

import math

import skia

from assets.bake.easel import Easel
from assets.bake.materials import (
    BRASS, BREAD, COPPER, DARK_STONE, DARK_WOOD, GOLD, IRON, LEATHER, MEAT, NIGHT_IRON, RED, SILVER, STEEL, STONE,
    WHITE_CLOTH, WOOD, gem, painted,
)  # fmt: skip
from assets.bake.objects.registry import listed
from assets.bake.paths import (
    blob, both, box, curve, ellipse, line, minus, moved, plus, poly, regular, ring, rope, star, stroked, svg, turned,
)  # fmt: skip
from assets.bake.props import coin, flame, leaf, rivets, smoke, spark, table_shadow

HANDLE = WOOD.with_(grain="upright")


def sword(easel: Easel, turn: float, about: tuple[float, float] = (50, 50)) -> None:
    """A sword that points up, turned."""

    def put(path: skia.Path) -> skia.Path:
        return moved(path, turn=turn, about=about)

    easel.part(put(poly((46, 66), (46, 14), (50, 6), (54, 14), (54, 66))), STEEL)
    easel.flat(put(poly((46.4, 66), (46.4, 14), (50, 8), (50, 66))), (255, 255, 255), 0.28)
    easel.flat(put(line((50, 16), (50, 62), width=1)), (80, 88, 108), 0.7, 0.1)
    easel.part(put(box(47.4, 66, 52.6, 82, 1.2)), LEATHER)
    for y in (70, 74, 78):
        easel.flat(put(line((47.4, y), (52.6, y - 1.4), width=0.8)), (220, 170, 90), 0.7)
    easel.part(put(svg("M34 63 C40 66 60 66 66 63 L66 68 C60 71 40 71 34 68 Z")), GOLD)
    easel.part(put(ellipse(50, 85, 4.2)), GOLD)
    easel.part(put(ellipse(50, 85, 1.8)), gem((190, 40, 60)).with_(line=0.3))


@listed
def crossed_swords(easel: Easel) -> None:
    sword(easel, 40, (50, 50))
    sword(easel, -40, (50, 50))
    spark(easel, 50, 47, 7)


@listed
def anvil(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 40)
    easel.part(turned([(22, 78), (24, 92), (0, 92)], smooth=False), DARK_WOOD.with_(grain="upright"))
    for y in (82, 88):
        easel.part(line((27, y), (73, y), width=1.8), IRON.with_(line=0.4))
    body = svg("M6 50 C18 50 26 50 32 48 L88 48 L88 58 C76 60 66 62 64 70 L72 78 L28 78 L36 70 C36 64 30 62 24 60 C14 58 8 56 6 50 Z")
    easel.part(body, IRON.with_(round=5))
    easel.part(svg("M6 50 C18 50 26 50 32 48 L88 48 L88 52 L32 52 C24 53 14 54 8 53 Z"), STEEL.with_(line=0.4), shadow=0)
    easel.part(box(44, 42, 74, 47.6, 1.4), gem((255, 120, 30)).with_(line=0.6))
    easel.glow(box(46, 43, 72, 47), (255, 130, 40), 3, 0.9)

    def put(path: skia.Path) -> skia.Path:
        return moved(path, x=8, y=-6, turn=38, about=(50, 34))

    easel.part(put(box(46.6, 24, 53.4, 78, 2)), HANDLE)
    easel.part(put(poly((32, 12), (68, 12), (70, 16), (70, 28), (68, 32), (32, 32), (30, 28), (30, 16))), IRON)
    easel.flat(put(box(30, 14, 36, 30)), (220, 228, 240), 0.3, 0.6)
    for x, y, size in ((40, 38, 3), (78, 36, 3.6), (64, 30, 2.4), (84, 44, 2.4), (56, 36, 2)):
        spark(easel, x, y, size, (255, 220, 140))


@listed
def pickaxe(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 40)
    for x, y, size, material in ((26, 78, 14, DARK_STONE), (74, 80, 13, DARK_STONE), (50, 84, 13, STONE), (62, 76, 8, GOLD), (38, 82, 7, GOLD)):
        points = ((-1, 0.3), (-0.7, -0.7), (0.1, -1), (0.9, -0.5), (1, 0.5), (0.5, 0.9), (-0.6, 0.9))
        easel.part(poly(*((x + a * size, y + b * size * 0.8) for a, b in points)), material)

    def put(path: skia.Path) -> skia.Path:
        return moved(path, turn=32, about=(50, 46), y=-2)

    easel.part(put(box(47, 12, 53, 84, 2.4)), HANDLE)
    easel.part(put(svg("M6 32 C22 16 38 13 50 13 C62 13 78 16 94 32 C78 24 64 23 56 23 L44 23 C36 23 22 24 6 32 Z")), STEEL)
    easel.part(put(box(44, 11, 56, 25, 2)), IRON)
    spark(easel, 62, 74, 5)
    spark(easel, 38, 80, 3.4)


@listed
def axe_stump(easel: Easel) -> None:
    table_shadow(easel, 50, 93, 42)
    easel.part(svg("M18 66 L82 66 C82 78 84 86 92 92 L8 92 C16 86 18 78 18 66 Z"), DARK_WOOD.with_(grain="upright"))
    easel.part(ellipse(50, 66, 32, 8), WOOD.with_(stops=((232, 190, 124), (214, 166, 100), (180, 126, 72)), grain=""))
    for across in (26, 20, 14, 8):
        easel.flat(stroked(ellipse(49, 66, across, across * 0.25), 0.7), (140, 90, 48), 0.7, 0.1)

    def put(path: skia.Path) -> skia.Path:
        return moved(path, turn=-34, about=(50, 60), x=4)

    easel.part(put(box(47, 2, 53, 66, 2.4)), HANDLE)
    easel.part(put(svg("M46 44 L46 66 C34 72 26 70 20 78 C18 62 20 46 30 34 C34 42 40 44 46 44 Z")), STEEL)
    easel.flat(put(stroked(curve((21, 76), (21, 56), (30, 37)), 1.6)), (255, 255, 255), 0.6, 0.2)
    easel.part(put(box(44, 42, 56, 68, 2)), IRON)
    for x, y, turn in ((78, 58, 20), (84, 86, -10), (16, 60, 40)):
        easel.part(moved(box(x - 5, y - 1.4, x + 5, y + 1.4, 0.6), turn=turn, about=(x, y)), WOOD)


@listed
def workbench(easel: Easel) -> None:
    """A saw and a plane on a bench."""
    table_shadow(easel, 50, 92, 44)
    easel.part(box(8, 70, 92, 78, 1.4), WOOD)
    for x in (14, 78):
        easel.part(box(x, 78, x + 8, 92), DARK_WOOD.with_(grain="upright"))
    easel.part(box(22, 80, 78, 86, 1), DARK_WOOD)
    blade = poly((20, 22), (80, 34), (80, 40), *((80 - step * 3 - (1.5 if part else 0), 40.6 - step * 0.75 + (3 if part else 0)) for step in range(19) for part in (0, 1)), (22, 26))
    easel.part(moved(blade, turn=-4), STEEL)
    easel.part(moved(svg("M78 30 C86 28 92 34 92 42 C92 50 84 52 78 46 Z"), turn=-4), WOOD)
    easel.cut(moved(ellipse(84, 39.6, 3, 4), turn=-4))
    easel.part(svg("M16 56 L62 56 C66 56 68 60 68 70 L14 70 C12 64 12 58 16 56 Z"), WOOD)
    easel.part(svg("M22 56 C20 46 30 44 32 50 L32 56 Z"), DARK_WOOD)
    easel.part(poly((42, 64), (50, 42), (55, 43), (50, 64)), STEEL)
    easel.part(ellipse(60, 52, 5), DARK_WOOD)
    for x, y in ((76, 66), (83, 68)):
        easel.part(stroked(arc_of(x, y), 1.6), painted((236, 196, 130)).with_(line=0.4))


def arc_of(x: float, y: float) -> skia.Path:
    return curve((x - 4, y + 2), (x - 2, y - 4), (x + 3, y - 3), (x + 3, y + 1), (x, y + 1))


@listed
def trowel(easel: Easel) -> None:
    """Bricks, mortar and a trowel: something is rebuilt."""
    table_shadow(easel, 50, 92, 42)
    brick = painted((184, 88, 58), "stone", 0.08)
    rows = ((80, (8, 36, 64)), (66, (22, 50)), (52, (8, 36)))
    for y, lefts in rows:
        for left in lefts:
            easel.part(box(left, y - 1, left + 28, y + 13, 1.2), painted((206, 196, 180)).with_(line=0.3))
            easel.part(box(left + 0.6, y, left + 27, y + 11.4, 1.2), brick)

    def put(path: skia.Path) -> skia.Path:
        return moved(path, turn=36, about=(50, 40), x=10)

    easel.part(put(svg("M50 74 C38 60 34 50 35 40 L65 40 C66 50 62 60 50 74 Z")), STEEL)
    easel.flat(put(poly((50, 72), (36, 42), (50, 42))), (255, 255, 255), 0.24)
    easel.part(put(stroked(curve((50, 40), (50, 32), (50, 28)), 3)), IRON)
    easel.part(put(box(46, 6, 54, 28, 3)), HANDLE)
    easel.part(put(box(45, 25, 55, 29, 1)), BRASS)


@listed
def chisel_block(easel: Easel) -> None:
    """A block of stone in which a star takes shape, with hammer and chisel."""
    table_shadow(easel, 50, 92, 40)
    easel.part(poly((14, 50), (30, 40), (86, 40), (70, 50)), STONE)
    easel.part(poly((70, 50), (86, 40), (86, 82), (70, 92)), DARK_STONE)
    easel.part(box(14, 50, 70, 92), STONE)
    easel.part(star(42, 71, 17, 7.5, 5), STONE.with_(stops=((224, 216, 204), (178, 168, 158), (120, 110, 108))))

    def chisel(path: skia.Path) -> skia.Path:
        return moved(path, turn=-38, about=(46, 58))

    easel.part(chisel(box(43.4, 20, 48.6, 58, 1)), STEEL)
    easel.part(chisel(box(42, 12, 50, 26, 2)), HANDLE)

    def mallet(path: skia.Path) -> skia.Path:
        return moved(path, turn=30, about=(60, 22), x=4, y=2)

    easel.part(mallet(box(58, 20, 63, 60, 2)), HANDLE)
    easel.part(mallet(box(44, 6, 77, 26, 4)), DARK_WOOD)
    for x, y, size in ((22, 42, 3), (12, 48, 2), (30, 36, 2)):
        easel.part(regular(x, y, size, 5), STONE.with_(line=0.5))


@listed
def bow(easel: Easel) -> None:
    easel.part(stroked(poly((30, 10), (30, 90), closed=False), 0.9), WHITE_CLOTH.with_(line=0.4))
    easel.part(svg("M30 8 C42 14 62 26 66 50 C62 74 42 86 30 92 C26 92 26 88 30 86 C44 78 56 68 58 50 C56 32 44 22 30 14 C26 12 26 8 30 8 Z"), WOOD.with_(grain="upright"))
    easel.part(box(56, 42, 68, 58, 3), LEATHER)
    easel.part(line((12, 50), (84, 50), width=2), WOOD.with_(line=0.6))
    easel.part(poly((94, 50), (82, 43), (85, 50), (82, 57)), STEEL)
    for side in (1, -1):
        easel.part(poly((10, 50 + side * 1), (24, 50 + side * 1), (18, 50 + side * 8), (4, 50 + side * 8)), RED.with_(line=0.6))
    leaf(easel, 62, 24, 20, -30)
    leaf(easel, 66, 30, 16, 8)


@listed
def halberds(easel: Easel) -> None:
    """A shield before two halberds."""
    for side in (1, -1):
        def put(path: skia.Path, side: int = side) -> skia.Path:
            return moved(moved(path, turn=24 * side, about=(50, 56)), size=(1, 1))

        easel.part(put(box(48.4, 16, 51.6, 96, 1)), HANDLE)
        easel.part(put(poly((50, -2), (53.4, 14), (46.6, 14))), STEEL)
        easel.part(put(svg("M51 14 C58 10 64 12 67 8 C69 18 68 26 65 32 C60 27 56 28 51 28 Z") if side > 0 else svg("M49 14 C42 10 36 12 33 8 C31 18 32 26 35 32 C40 27 44 28 49 28 Z")), STEEL)
        easel.part(put(poly((49, 16), (41, 21), (49, 26)) if side > 0 else poly((51, 16), (59, 21), (51, 26))), STEEL)
    shield = svg("M24 38 L50 34 L76 38 C76 62 68 80 50 90 C32 80 24 62 24 38 Z")
    easel.part(shield, BRASS)
    inner = moved(shield, size=0.84, about=(50, 60))
    easel.part(inner, painted((150, 36, 44)).with_(line=0.6))
    easel.part(both(inner, box(50, 30, 90, 95)), painted((206, 160, 70)).with_(line=0.3))
    easel.part(ellipse(50, 60, 8), STEEL)
    rivets(easel, (27.6, 41), (50, 37.4), (72.4, 41), (33, 70), (67, 70), radius=1.2, metal=GOLD)


@listed
def helmet(easel: Easel) -> None:
    """A soldier's helmet with a plume, and spears behind."""
    table_shadow(easel, 50, 92, 34)
    for x, turn in ((26, -12), (74, 12)):
        easel.part(moved(box(x - 1.4, 16, x + 1.4, 92, 1), turn=turn, about=(x, 92)), HANDLE)
        easel.part(moved(poly((x, 2), (x + 4.6, 14), (x, 20), (x - 4.6, 14)), turn=turn, about=(x, 92)), STEEL)
    easel.part(svg("M48 20 C44 8 58 2 72 10 C86 18 88 36 84 48 C80 38 74 30 64 26 C58 24 52 24 48 20 Z"), RED.with_(grain="fur"))
    easel.part(svg("M24 60 C22 34 34 20 50 20 C66 20 78 34 76 60 L78 84 C72 92 62 92 60 92 L60 70 L40 70 L40 92 C38 92 28 92 22 84 Z"), STEEL.with_(round=10))
    easel.flat(svg("M30 58 L47 58 L47 64 L30 64 Z"), (20, 14, 20), 1)
    easel.flat(svg("M53 58 L70 58 L70 64 L53 64 Z"), (20, 14, 20), 1)
    easel.part(poly((47, 20), (53, 20), (52.4, 76), (47.6, 76)), BRASS)
    easel.part(stroked(curve((24, 53), (50, 48), (76, 53)), 3.2), BRASS)
    rivets(easel, (28, 53), (37, 51), (63, 51), (72, 53), (27, 80), (73, 80), radius=1.2, metal=GOLD)


@listed
def gauntlet(easel: Easel) -> None:
    """A gauntlet that holds a banner."""
    table_shadow(easel, 46, 93, 26)
    easel.part(box(45, 4, 49, 90, 1.4), HANDLE)
    easel.part(ellipse(47, 5, 3.6), GOLD)
    banner = svg("M49 10 C62 6 72 16 90 10 L88 44 L78 38 L68 50 C60 48 56 44 49 46 Z")
    easel.part(banner, painted((56, 96, 168), "cloth"))
    easel.part(star(66, 27, 9, 3.6, 5), GOLD.with_(line=0.5))
    easel.part(poly((24, 66), (64, 66), (70, 92), (18, 92)), STEEL)
    easel.flat(line((22, 76), (66, 76), width=1), (60, 66, 84), 0.8)
    easel.part(box(22, 64, 66, 70, 2), BRASS)
    easel.part(blob((30, 66), (27, 52), (34, 42), (50, 40), (62, 44), (64, 56), (60, 66)), STEEL)
    for index, y in enumerate((44, 50, 56, 62)):
        easel.part(box(34, y - 3.4, 62 + (index in (1, 2)) * 2, y + 2.8, 3), STEEL.with_(line=0.7))
        easel.flat(line((44, y - 3), (44, y + 2.6), width=0.7), (60, 66, 84), 0.8)
    easel.part(moved(box(26, 44, 46, 51, 3.4), turn=-58, about=(36, 48)), STEEL)
    rivets(easel, (28, 67), (44, 67), (60, 67), radius=1.1, metal=GOLD)


@listed
def cleaver(easel: Easel) -> None:
    """A cleaver over a ham on a board."""
    table_shadow(easel, 50, 92, 44)
    easel.part(box(8, 80, 92, 90, 3), WOOD)
    easel.part(plus(line((74, 66), (90, 58), width=5), ellipse(91, 55, 4), ellipse(92, 61, 4)), painted((244, 232, 206)))
    easel.part(svg("M10 70 C10 56 28 50 46 52 C64 52 80 58 80 70 C80 80 64 83 46 83 C26 83 10 81 10 70 Z"), painted((190, 96, 60)).with_(round=9))
    easel.part(ellipse(22, 68, 12, 13), MEAT)
    easel.part(ellipse(21, 67, 4.2, 5), painted((244, 232, 206)).with_(line=0.5))

    def put(path: skia.Path) -> skia.Path:
        return moved(path, turn=-30, about=(50, 34), x=4)

    easel.part(put(svg("M14 18 L62 18 L62 46 L18 46 C14 38 13 26 14 18 Z")), STEEL)
    easel.flat(put(line((17, 43), (62, 43), width=2)), (255, 255, 255), 0.55, 0.3)
    easel.cut(put(ellipse(21, 24, 2.2)))
    easel.part(put(box(62, 22, 92, 32, 4)), HANDLE.with_(grain="wood"))
    easel.part(put(box(60, 20, 66, 34, 1)), BRASS)
    rivets(easel, *((74 + step * 7 - 6, 22 - step * 4.2) for step in range(2)), radius=1.2)


@listed
def spyglass(easel: Easel) -> None:
    """A spyglass over a map."""
    table_shadow(easel, 50, 92, 44)
    sheet = svg("M10 70 C30 62 50 78 90 66 L92 88 C60 96 40 84 12 92 Z")
    easel.part(sheet, painted((232, 208, 160), "stone"))
    easel.flat(stroked(curve((20, 84), (34, 78), (48, 84), (60, 78), (74, 80)), 1, ), (150, 50, 40), 0.8, 0.1, inside=sheet)
    easel.flat(plus(line((74, 76), (80, 82), width=1.4), line((80, 76), (74, 82), width=1.4)), (150, 50, 40), 0.9)

    def put(path: skia.Path) -> skia.Path:
        return moved(path, turn=-28, about=(50, 44))

    easel.part(put(poly((8, 40), (32, 39), (32, 51), (8, 50))), BRASS)
    easel.part(put(poly((30, 37), (58, 35), (58, 55), (30, 53))), LEATHER)
    easel.part(put(poly((56, 33), (88, 31), (88, 59), (56, 57))), BRASS)
    easel.part(put(box(86, 28, 93, 62, 2)), GOLD)
    easel.part(put(box(29, 36, 34, 54, 1)), GOLD)
    easel.part(put(box(55, 32.4, 60, 57.6, 1)), GOLD)
    easel.part(put(box(5, 38.6, 10, 51.4, 1)), GOLD)
    easel.glow(put(ellipse(93, 45, 1.6, 14)), (170, 220, 255), 1.4, 0.9)
    spark(easel, 88, 22, 5)


@listed
def shackles(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 38)
    easel.part(ellipse(74, 74, 18), NIGHT_IRON.with_(round=12))
    for x, y in ((50, 18), (50, 27), (52, 36), (56, 45), (61, 53)):
        easel.part(ring(x, y, 5.4, 2.6), IRON.with_(line=0.7))
    for x, y in ((26, 44), (30, 76)):
        easel.part(ring(x, y, 17, 11), IRON)
        easel.part(moved(box(x + 10, y - 6, x + 20, y + 6, 2), turn=0), NIGHT_IRON)
        easel.cut(ellipse(x + 15, y, 1.6))
        rivets(easel, (x - 14, y), (x, y - 14), (x, y + 14), radius=1.3)
    easel.part(ring(28, 60, 5, 2.4), IRON.with_(line=0.7))
    easel.part(ring(40, 36, 5, 2.4), IRON.with_(line=0.7))
    easel.part(box(40, 6, 60, 13, 2), DARK_STONE)


@listed
def bomb(easel: Easel) -> None:
    table_shadow(easel, 48, 91, 32)
    easel.part(ellipse(46, 60, 30), NIGHT_IRON.with_(round=22, round_depth=0.7))
    easel.flat(ellipse(34, 46, 8, 5), (220, 224, 240), 0.5, 2)
    easel.part(moved(box(40, 20, 56, 34, 2), turn=18, about=(48, 40), x=6), IRON)
    easel.part(rope((59, 22), (64, 12), (74, 12), (80, 20), width=2.6), WOOD.with_(line=0.6))
    easel.glow(ellipse(81, 21, 4), (255, 170, 60), 3, 1.2)
    for turn in range(0, 360, 45):
        angle = math.radians(turn)
        easel.glow(line((81 + 4 * math.cos(angle), 21 + 4 * math.sin(angle)), (81 + 10 * math.cos(angle), 21 + 10 * math.sin(angle)), width=0.9), (255, 220, 130), 0.4, 1)
    spark(easel, 81, 21, 10)


@listed
def cart(easel: Easel) -> None:
    """A trader's covered cart."""
    table_shadow(easel, 50, 92, 44)
    easel.part(line((82, 66), (96, 72), width=2.4), WOOD)
    easel.part(svg("M12 60 C6 30 22 14 46 14 C70 14 86 30 80 60 Z"), WHITE_CLOTH.with_(round=12))
    for x, bend in ((30, -6), (46, 0), (62, 6)):
        easel.flat(stroked(curve((x + bend, 15), (x, 36), (x - bend * 0.4, 60)), 1), (150, 126, 108), 0.6, 0.3)
    easel.part(svg("M60 60 C64 42 70 34 76 36 C80 44 80 52 80 60 Z"), painted((86, 50, 40)).with_(line=0.7))
    easel.part(box(8, 58, 86, 72, 2), WOOD)
    easel.flat(line((8, 65), (86, 65), width=0.8), (50, 26, 16), 0.8)
    for x in (26, 70):
        easel.part(ring(x, 78, 14, 11), DARK_WOOD)
        for step in range(4):
            easel.part(moved(box(x - 1, 66, x + 1, 90, 0.6), turn=step * 45, about=(x, 78)), WOOD.with_(line=0.4))
        easel.part(ellipse(x, 78, 3.6), BRASS)


@listed
def dice(easel: Easel) -> None:
    table_shadow(easel, 50, 90, 42)
    bone = painted((238, 228, 204), "", 0.3)
    pips = {1: ((0, 0),), 3: ((-1, -1), (0, 0), (1, 1)), 5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)), 6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1))}
    for x, y, size, turn, count in ((34, 42, 20, -14, 5), (66, 66, 20, 12, 6)):
        easel.part(moved(box(x - size, y - size, x + size, y + size, 6), turn=turn, about=(x, y)), bone.with_(edge=2.4))
        for dx, dy in pips[count]:
            spot = moved(ellipse(x + dx * size * 0.52, y + dy * size * 0.52, size * 0.17), turn=turn, about=(x, y))
            easel.flat(spot, (150, 24, 36), 1)
            easel.flat(moved(spot, x=0.6, y=0.8, size=0.6, about=(x + dx * size * 0.52, y + dy * size * 0.52)), (240, 120, 110), 0.4, 0.3)
    coin(easel, 74, 28, 10, GOLD, "sun")
    coin(easel, 22, 82, 9, SILVER, "moon", 0.6)


@listed
def bread(easel: Easel) -> None:
    table_shadow(easel, 50, 91, 42)
    easel.part(svg("M6 74 C12 66 88 66 94 74 C92 88 80 92 50 92 C20 92 8 88 6 74 Z"), painted((150, 96, 52), "wood"))
    easel.part(blob((18, 66), (22, 46), (44, 38), (62, 44), (72, 60), (66, 74), (40, 78), (22, 76)), BREAD.with_(round=12))
    for x in (32, 44, 56):
        easel.flat(moved(svg(f"M{x - 3} 46 C{x} 52 {x} 62 {x - 3} 68 C{x + 5} 64 {x + 6} 52 {x - 3} 46 Z"), turn=12, about=(x, 56)), (255, 232, 178), 0.9, 0.3)
    easel.part(moved(svg("M34 22 C50 12 84 26 90 58 C86 66 78 64 74 56 C68 38 52 30 38 32 C32 30 32 25 34 22 Z"), x=-2, y=2), BREAD)
    for step in range(4):
        x, y = 50 + step * 10, 22 + step * 9
        easel.flat(moved(ellipse(x, y + 2, 1.6, 5), turn=-50 + step * 12, about=(x, y)), (255, 232, 178), 0.85, 0.3)
    easel.part(ellipse(80, 76, 12, 10), BREAD)
    easel.flat(plus(line((74, 72), (86, 80), width=1.4), line((86, 72), (74, 80), width=1.4)), (255, 232, 178), 0.85, 0.2)
    smoke(easel, (40, 34), (36, 26), (42, 19), (38, 12))


@listed
def trumpet(easel: Easel) -> None:
    """A herald's trumpet with its cloth."""
    def put(path: skia.Path) -> skia.Path:
        return moved(path, turn=-24, about=(50, 40))

    cloth = put(svg("M34 38 L74 38 L74 84 L64 76 L54 86 L44 76 L34 84 Z"))
    easel.part(cloth, painted((160, 32, 48), "cloth"))
    easel.flat(put(stroked(svg("M37 40 L71 40 L71 78 L64 72 L54 82 L44 72 L37 78 Z"), 1.2)), (250, 206, 110), 0.9)
    easel.part(put(star(54, 57, 10, 4, 5)), GOLD.with_(line=0.5))
    easel.part(put(box(8, 33, 76, 39, 2)), GOLD)
    easel.part(put(svg("M72 33 C84 31 90 24 96 18 L96 54 C90 48 84 41 72 39 Z")), GOLD)
    easel.part(put(ellipse(96, 36, 3, 18)), GOLD.with_(stops=((150, 96, 30), (120, 70, 24), (90, 50, 20))))
    easel.part(put(box(4, 31.4, 10, 40.6, 2)), GOLD)
    for x in (30, 46, 62):
        easel.part(put(ellipse(x, 36, 3, 4.6)), GOLD)


@listed
def bundle(easel: Easel) -> None:
    """A journeyman's bundle on a stick, and his boots."""
    table_shadow(easel, 46, 92, 40)
    easel.part(line((16, 88), (84, 14), width=3.4), WOOD)
    easel.part(blob((70, 24), (88, 34), (92, 52), (80, 64), (62, 62), (52, 48), (58, 32)), painted((176, 44, 50), "cloth").with_(round=12))
    for x, y in ((66, 40), (78, 38), (72, 50), (84, 50), (62, 52), (76, 58)):
        easel.flat(ellipse(x, y, 1.9), (255, 240, 220), 0.9, 0.1)
    easel.part(poly((70, 26), (60, 12), (74, 18), (84, 8), (80, 24)), painted((176, 44, 50), "cloth"))
    boot = svg("M16 58 L34 58 L34 76 C42 78 50 80 50 90 L16 90 Z")
    for shift in (14, -2):
        easel.part(moved(boot, x=shift), LEATHER)
        easel.part(moved(box(14, 88, 51, 92, 1.4), x=shift), DARK_WOOD)
        easel.part(moved(box(14, 55, 36, 62, 2), x=shift), LEATHER.with_(stops=((190, 130, 84), (150, 92, 56), (100, 56, 36))))
        for y in (66, 71, 76):
            easel.flat(moved(line((28, y), (34, y + 1), width=1), x=shift), (236, 200, 140), 0.9)


@listed
def broom(easel: Easel) -> None:
    """An apprentice's broom and bucket."""
    table_shadow(easel, 50, 92, 42)
    easel.part(moved(box(47.6, 4, 52.4, 66, 2), turn=16, about=(44, 60), x=-8), HANDLE)
    brush = moved(svg("M44 58 L56 58 C60 70 64 82 66 92 L34 92 C36 82 40 70 44 58 Z"), turn=16, about=(44, 60), x=-8)
    easel.part(brush, painted((222, 176, 92), "fur").with_(grain_depth=0.3))
    easel.part(moved(box(42, 56, 58, 63, 2), turn=16, about=(44, 60), x=-8), RED)
    easel.part(stroked(svg("M56 60 C58 36 90 36 92 60"), 2.2), IRON)
    easel.part(turned([(19, 60), (15, 92), (0, 92)], 74, smooth=False), WOOD.with_(grain="upright"))
    easel.part(ellipse(74, 60, 19, 4.6), gem((90, 170, 210)).with_(line=0.8))
    for y, half in ((68, 18.2), (84, 16.2)):
        easel.part(stroked(curve((74 - half, y - 2), (74, y + 1.6), (74 + half, y - 2)), 3, butt=True), IRON.with_(line=0.4))
    for x, y, radius in ((66, 56, 4), (74, 53, 5), (82, 57, 3.4), (78, 46, 2)):
        easel.part(ellipse(x, y, radius), painted((230, 244, 250)).with_(line=0.4, opacity=0.85))


@listed
def ingots(easel: Easel) -> None:
    """Lead that turns into gold."""
    table_shadow(easel, 50, 91, 42)
    lead = NIGHT_IRON.with_(stops=((150, 152, 166), (104, 106, 120), (64, 64, 78)))

    def bar(x: float, y: float, metal: object) -> None:
        easel.part(poly((x - 18, y), (x - 12, y - 13), (x + 12, y - 13), (x + 18, y)), metal)
        easel.part(poly((x - 12, y - 13), (x - 7, y - 20), (x + 17, y - 20), (x + 12, y - 13)), metal)
        easel.part(poly((x + 12, y - 13), (x + 17, y - 20), (x + 24, y - 7), (x + 18, y)), metal.with_(stops=metal.stops[1:]))

    bar(26, 90, lead)
    bar(66, 90, GOLD)
    bar(46, 69, GOLD)
    circle = stroked(ellipse(50, 30, 20), 1.1)
    easel.glow(plus(circle, stroked(regular(50, 30, 20, 3), 0.8), stroked(regular(50, 30, 20, 3, 90), 0.8)), (255, 220, 130), 0.3, 0.9)
    easel.glow(ellipse(50, 30, 8), (255, 200, 90), 7, 0.7)
    spark(easel, 50, 30, 9)
    spark(easel, 72, 66, 4)
    spark(easel, 50, 46, 4)


@listed
def furnace(easel: Easel) -> None:
    """An ironworks: a furnace with molten iron."""
    table_shadow(easel, 46, 92, 42)
    easel.part(poly((30, 30), (36, 8), (56, 8), (62, 30)), painted((150, 80, 58), "stone"))
    smoke(easel, (46, 8), (42, 4), (48, 0), width=4)
    body = turned([(26, 28), (32, 60), (34, 92), (0, 92)], 46, smooth=False)
    easel.part(body, painted((150, 80, 58), "stone"))
    from assets.bake.objects.buildings import joints

    joints(easel, body, 5.4, (60, 24, 22), 0.6)
    easel.part(box(10, 24, 82, 31, 2), IRON)
    mouth = plus(box(31, 58, 61, 84), ellipse(46, 58, 15, 12))
    easel.part(stroked(mouth, 3), IRON)
    easel.flat(mouth, (60, 10, 6), 1)
    easel.flat(ellipse(46, 76, 14, 12), (255, 150, 40), 0.95, 2.4, inside=mouth)
    for x, high in ((38, 18), (54, 20), (46, 27)):
        flame(easel, x, 84, high)
    stream = svg("M34 82 L58 82 C60 86 66 87 76 87 L92 87 L92 92 L34 92 Z")
    easel.part(stream, gem((255, 140, 30)).with_(line=0.6))
    easel.glow(stream, (255, 140, 40), 2.4, 0.6)
    spark(easel, 78, 78, 4)
    spark(easel, 88, 70, 3)


@listed
def gears(easel: Easel) -> None:
    """Wheels that lift something higher."""
    table_shadow(easel, 50, 92, 36)

    def gear(x: float, y: float, radius: float, teeth: int, metal: object, turn: float = 0) -> None:
        shape = ellipse(x, y, radius * 0.84)
        for index in range(teeth):
            tooth = box(x - radius * 0.13, y - radius * 1.05, x + radius * 0.13, y - radius * 0.7, 0.8)
            shape = plus(shape, moved(tooth, turn=turn + index * 360 / teeth, about=(x, y)))
        easel.part(minus(shape, ellipse(x, y, radius * 0.24)), metal)
        for index in range(5):
            angle = math.radians(index * 72 + turn)
            easel.cut(ellipse(x + radius * 0.52 * math.cos(angle), y + radius * 0.52 * math.sin(angle), radius * 0.13))

    gear(36, 66, 25, 12, BRASS)
    gear(71, 76, 16, 9, COPPER, 14)
    arrow = poly((64, 8), (86, 32), (73, 32), (73, 54), (55, 54), (55, 32), (42, 32))
    easel.part(arrow, gem((70, 170, 90)))
    spark(easel, 84, 14, 5)
    spark(easel, 44, 18, 3.4)


@listed
def compass(easel: Easel) -> None:
    """An adventurer's compass on a map."""
    table_shadow(easel, 50, 90, 44)
    sheet = svg("M8 40 L34 30 L64 40 L92 30 L92 82 L64 92 L34 82 L8 92 Z")
    easel.part(sheet, painted((230, 204, 154), "stone"))
    for x in (34, 64):
        easel.flat(line((x, 30), (x, 92), width=0.8), (140, 100, 60), 0.5, 0.2, inside=sheet)
    easel.flat(stroked(curve((14, 78), (24, 68), (30, 76), (40, 84)), 1.2), (150, 50, 40), 0.8, inside=sheet)
    easel.flat(plus(line((78, 78), (86, 86), width=1.8), line((86, 78), (78, 86), width=1.8)), (150, 40, 36), 0.9)
    easel.part(ellipse(52, 46, 30), BRASS)
    easel.part(ring(52, 14, 5, 2.8), BRASS)
    easel.part(ellipse(52, 46, 24.6), painted((246, 236, 208)).with_(line=0.5))
    easel.flat(stroked(ellipse(52, 46, 20), 0.6), (90, 60, 40), 0.7)
    for step in range(16):
        angle = math.radians(step * 22.5)
        near = 20 if step % 4 else 18
        easel.flat(line((52 + near * math.cos(angle), 46 + near * math.sin(angle)), (52 + 22.6 * math.cos(angle), 46 + 22.6 * math.sin(angle)), width=0.9), (90, 60, 40), 0.9)
    easel.flat(star(52, 46, 16, 4, 4), (196, 160, 100), 0.6)
    easel.part(moved(poly((52, 26), (56, 46), (48, 46)), turn=28, about=(52, 46)), gem((206, 40, 40)).with_(line=0.4))
    easel.part(moved(poly((52, 66), (56, 46), (48, 46)), turn=28, about=(52, 46)), STEEL.with_(line=0.4))
    easel.part(ellipse(52, 46, 2.6), BRASS.with_(line=0.4))


@listed
def scales(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 30)
    easel.part(turned([(2.4, 18), (3, 30), (2.2, 44), (3, 80), (18, 86), (20, 92), (0, 92)]), BRASS)
    easel.part(svg("M17 25 C30 17 42 20 50 20 C58 20 70 16 83 21 L83 25 C72 22 60 26 50 26 C40 26 30 24 17 30 Z"), GOLD)
    easel.part(ellipse(50, 14, 5), GOLD)
    for x, y, drop in ((20, 28, 36), (80, 24, 28)):
        low = y + drop
        for dx in (-12, 12):
            easel.part(line((x, y), (x + dx, low), width=0.8), BRASS.with_(line=0.3))
        if x < 50:
            for cx, cy in ((x - 5, low - 2), (x + 5, low - 2), (x, low - 5)):
                coin(easel, cx, cy, 5, GOLD, "", 0.6)
        else:
            easel.part(moved(box(x - 6, low - 9, x + 6, low, 1), turn=0), SILVER)
        easel.part(svg(f"M{x - 14} {low} L{x + 14} {low} C{x + 12} {low + 10} {x - 12} {low + 10} {x - 14} {low} Z"), GOLD)
    spark(easel, 18, 58, 4)


