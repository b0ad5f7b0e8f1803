"""Weapons and armour."""

import math

import skia

from assets.bake.easel import Easel
from assets.bake.materials import (
    BRASS,
    DARK_STONE,
    DARK_WOOD,
    GOLD,
    IRON,
    LEATHER,
    MEAT,
    NIGHT_IRON,
    RED,
    STEEL,
    WHITE_CLOTH,
    WOOD,
    gem,
    painted,
)  # fmt: skip
from assets.bake.objects.registry import listed
from assets.bake.paths import (
    blob,
    both,
    box,
    curve,
    ellipse,
    line,
    mirrored,
    moved,
    plus,
    poly,
    ring,
    rope,
    star,
    stroked,
    svg,
)  # fmt: skip
from assets.bake.props import leaf, rivets, spark, table_shadow

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
def bow(easel: Easel) -> None:
    easel.part(stroked(poly((30, 10), (30, 90), closed=False), 0.9), WHITE_CLOTH.with_(line=0.4))
    easel.part(svg("M30 8 C42 14 62 26 66 50 C62 74 42 86 30 92 C26 92 26 88 30 86 C44 78 56 68 58 50 C56 32 44 "
        "22 30 14 C26 12 26 8 30 8 Z"), WOOD.with_(grain="upright"))
    easel.part(box(56, 42, 68, 58, 3), LEATHER)
    easel.part(line((12, 50), (84, 50), width=2), WOOD.with_(line=0.6))
    easel.part(poly((94, 50), (82, 43), (85, 50), (82, 57)), STEEL)
    for side in (1, -1):
        easel.part(poly((10, 50 + side * 1), (24, 50 + side * 1), (18, 50 + side * 8), (4, 50 + side * 8)),
            RED.with_(line=0.6))
    leaf(easel, 62, 24, 20, -30)
    leaf(easel, 66, 30, 16, 8)


@listed
def halberds(easel: Easel) -> None:
    """A shield before two halberds."""
    pole = box(48.4, 16, 51.6, 96, 1)
    tip = poly((50, -2), (53.4, 14), (46.6, 14))
    blade = svg("M51 14 C58 10 64 12 67 8 C69 18 68 26 65 32 C60 27 56 28 51 28 Z")
    hook = poly((49, 16), (41, 21), (49, 26))
    for side in (1, -1):
        for path, material in ((pole, HANDLE), (tip, STEEL), (blade, STEEL), (hook, STEEL)):
            turned_path = moved(path, turn=24, about=(50, 56))
            easel.part(turned_path if side > 0 else mirrored(turned_path), material)
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
    easel.part(svg("M48 20 C44 8 58 2 72 10 C86 18 88 36 84 48 C80 38 74 30 64 26 C58 24 52 24 48 20 Z"),
        RED.with_(grain="fur"))
    easel.part(svg("M24 60 C22 34 34 20 50 20 C66 20 78 34 76 60 L78 84 C72 92 62 92 60 92 L60 70 L40 70 L40 92 "
        "C38 92 28 92 22 84 Z"), STEEL.with_(round=10))
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
    easel.part(plus(line((74, 66), (90, 58), width=5), ellipse(91, 55, 4), ellipse(92, 61, 4)),
        painted((244, 232, 206)))
    easel.part(svg("M10 70 C10 56 28 50 46 52 C64 52 80 58 80 70 C80 80 64 83 46 83 C26 83 10 81 10 70 Z"),
        painted((190, 96, 60)).with_(round=9))
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
        easel.glow(line((81 + 4 * math.cos(angle), 21 + 4 * math.sin(angle)),
            (81 + 10 * math.cos(angle), 21 + 10 * math.sin(angle)), width=0.9), (255, 220, 130), 0.4, 1)
    spark(easel, 81, 21, 10)
