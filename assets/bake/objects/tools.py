"""The tools of those who build."""

import math

import skia

from assets.bake.easel import Easel, Material
from assets.bake.materials import BRASS, COPPER, DARK_STONE, DARK_WOOD, GOLD, IRON, STEEL, STONE, WOOD, gem, painted
from assets.bake.objects.registry import listed
from assets.bake.objects.walls import joints
from assets.bake.objects.weapons import HANDLE
from assets.bake.paths import box, curve, ellipse, line, minus, moved, plus, poly, regular, star, stroked, svg, turned
from assets.bake.props import flame, smoke, spark, table_shadow


@listed
def anvil(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 40)
    easel.part(turned([(22, 78), (24, 92), (0, 92)], smooth=False), DARK_WOOD.with_(grain="upright"))
    for y in (82, 88):
        easel.part(line((27, y), (73, y), width=1.8), IRON.with_(line=0.4))
    body = svg("M6 50 C18 50 26 50 32 48 L88 48 L88 58 C76 60 66 62 64 70 L72 78 L28 78 L36 70 C36 64 30 62 24 60 "
        "C14 58 8 56 6 50 Z")
    easel.part(body, IRON.with_(round=5))
    easel.part(svg("M6 50 C18 50 26 50 32 48 L88 48 L88 52 L32 52 C24 53 14 54 8 53 Z"), STEEL.with_(line=0.4),
        shadow=0)
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
    for x, y, size, material in ((26, 78, 14, DARK_STONE), (74, 80, 13, DARK_STONE), (50, 84, 13, STONE),
        (62, 76, 8, GOLD), (38, 82, 7, GOLD)):
        points = ((-1, 0.3), (-0.7, -0.7), (0.1, -1), (0.9, -0.5), (1, 0.5), (0.5, 0.9), (-0.6, 0.9))
        easel.part(poly(*((x + a * size, y + b * size * 0.8) for a, b in points)), material)

    def put(path: skia.Path) -> skia.Path:
        return moved(path, turn=32, about=(50, 46), y=-2)

    easel.part(put(box(47, 12, 53, 84, 2.4)), HANDLE)
    easel.part(put(svg("M6 32 C22 16 38 13 50 13 C62 13 78 16 94 32 C78 24 64 23 56 23 L44 23 C36 23 22 24 6 32 "
        "Z")), STEEL)
    easel.part(put(box(44, 11, 56, 25, 2)), IRON)
    spark(easel, 62, 74, 5)
    spark(easel, 38, 80, 3.4)


@listed
def workbench(easel: Easel) -> None:
    """A saw and a plane on a bench."""
    table_shadow(easel, 50, 92, 44)
    easel.part(box(8, 70, 92, 78, 1.4), WOOD)
    for x in (14, 78):
        easel.part(box(x, 78, x + 8, 92), DARK_WOOD.with_(grain="upright"))
    easel.part(box(22, 80, 78, 86, 1), DARK_WOOD)
    blade = poly((20, 22), (80, 34), (80, 40), *((80 - step * 3 - (1.5 if part else 0),
        40.6 - step * 0.75 + (3 if part else 0)) for step in range(19) for part in (0, 1)), (22, 26))
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
def furnace(easel: Easel) -> None:
    """An ironworks: a furnace with molten iron."""
    table_shadow(easel, 46, 92, 42)
    easel.part(poly((30, 30), (36, 8), (56, 8), (62, 30)), painted((150, 80, 58), "stone"))
    smoke(easel, (46, 8), (42, 4), (48, 0), width=4)
    body = turned([(26, 28), (32, 60), (34, 92), (0, 92)], 46, smooth=False)
    easel.part(body, painted((150, 80, 58), "stone"))
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

    def gear(x: float, y: float, radius: float, teeth: int, metal: Material, turn: float = 0) -> None:
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
