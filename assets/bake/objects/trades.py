"""What traders, travellers and servants carry."""

import math

import skia

from assets.bake.easel import Easel
from assets.bake.materials import (
    BRASS,
    BREAD,
    DARK_WOOD,
    GOLD,
    IRON,
    LEATHER,
    RED,
    SILVER,
    STEEL,
    WHITE_CLOTH,
    WOOD,
    gem,
    painted,
)  # fmt: skip
from assets.bake.objects.registry import listed
from assets.bake.objects.weapons import HANDLE
from assets.bake.paths import blob, box, curve, ellipse, line, moved, plus, poly, ring, star, stroked, svg, turned
from assets.bake.props import coin, smoke, spark, table_shadow


@listed
def spyglass(easel: Easel) -> None:
    """A spyglass over a map."""
    table_shadow(easel, 50, 92, 44)
    sheet = svg("M10 70 C30 62 50 78 90 66 L92 88 C60 96 40 84 12 92 Z")
    easel.part(sheet, painted((232, 208, 160), "stone"))
    easel.flat(stroked(curve((20, 84), (34, 78), (48, 84), (60, 78), (74, 80)), 1, ), (150, 50, 40), 0.8, 0.1,
        inside=sheet)
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
    pips = {1: ((0, 0),), 3: ((-1, -1), (0, 0), (1, 1)), 5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
        6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1))}
    for x, y, size, turn, count in ((34, 42, 20, -14, 5), (66, 66, 20, 12, 6)):
        easel.part(moved(box(x - size, y - size, x + size, y + size, 6), turn=turn, about=(x, y)), bone.with_(edge=2.4))
        for dx, dy in pips[count]:
            spot = moved(ellipse(x + dx * size * 0.52, y + dy * size * 0.52, size * 0.17), turn=turn, about=(x, y))
            easel.flat(spot, (150, 24, 36), 1)
            easel.flat(moved(spot, x=0.6, y=0.8, size=0.6, about=(x + dx * size * 0.52, y + dy * size * 0.52)),
                (240, 120, 110), 0.4, 0.3)
    coin(easel, 74, 28, 10, GOLD, "sun")
    coin(easel, 22, 82, 9, SILVER, "moon", 0.6)


@listed
def bread(easel: Easel) -> None:
    table_shadow(easel, 50, 91, 42)
    easel.part(svg("M6 74 C12 66 88 66 94 74 C92 88 80 92 50 92 C20 92 8 88 6 74 Z"), painted((150, 96, 52), "wood"))
    easel.part(blob((18, 66), (22, 46), (44, 38), (62, 44), (72, 60), (66, 74), (40, 78), (22, 76)),
        BREAD.with_(round=12))
    for x in (32, 44, 56):
        easel.flat(moved(svg(f"M{x - 3} 46 C{x} 52 {x} 62 {x - 3} 68 C{x + 5} 64 {x + 6} 52 {x - 3} 46 Z"), turn=12,
            about=(x, 56)), (255, 232, 178), 0.9, 0.3)
    easel.part(moved(svg("M34 22 C50 12 84 26 90 58 C86 66 78 64 74 56 C68 38 52 30 38 32 C32 30 32 25 34 22 Z"),
        x=-2, y=2), BREAD)
    for step in range(4):
        x, y = 50 + step * 10, 22 + step * 9
        easel.flat(moved(ellipse(x, y + 2, 1.6, 5), turn=-50 + step * 12, about=(x, y)), (255, 232, 178), 0.85, 0.3)
    easel.part(ellipse(80, 76, 12, 10), BREAD)
    easel.flat(plus(line((74, 72), (86, 80), width=1.4), line((86, 72), (74, 80), width=1.4)), (255, 232, 178),
        0.85, 0.2)
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
    easel.part(blob((70, 24), (88, 34), (92, 52), (80, 64), (62, 62), (52, 48), (58, 32)),
        painted((176, 44, 50), "cloth").with_(round=12))
    for x, y in ((66, 40), (78, 38), (72, 50), (84, 50), (62, 52), (76, 58)):
        easel.flat(ellipse(x, y, 1.9), (255, 240, 220), 0.9, 0.1)
    easel.part(poly((70, 26), (60, 12), (74, 18), (84, 8), (80, 24)), painted((176, 44, 50), "cloth"))
    boot = svg("M16 58 L34 58 L34 76 C42 78 50 80 50 90 L16 90 Z")
    for shift in (14, -2):
        easel.part(moved(boot, x=shift), LEATHER)
        easel.part(moved(box(14, 88, 51, 92, 1.4), x=shift), DARK_WOOD)
        easel.part(moved(box(14, 55, 36, 62, 2), x=shift), LEATHER.with_(stops=((190, 130, 84), (150, 92, 56),
            (100, 56, 36))))
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
        easel.part(stroked(curve((74 - half, y - 2), (74, y + 1.6), (74 + half, y - 2)), 3, butt=True),
            IRON.with_(line=0.4))
    for x, y, radius in ((66, 56, 4), (74, 53, 5), (82, 57, 3.4), (78, 46, 2)):
        easel.part(ellipse(x, y, radius), painted((230, 244, 250)).with_(line=0.4, opacity=0.85))


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
        easel.flat(line((52 + near * math.cos(angle), 46 + near * math.sin(angle)),
            (52 + 22.6 * math.cos(angle), 46 + 22.6 * math.sin(angle)), width=0.9), (90, 60, 40), 0.9)
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
        easel.part(svg(f"M{x - 14} {low} L{x + 14} {low} C{x + 12} {low + 10} {x - 12} {low + 10} {x - 14} {low} "
            f"Z"), GOLD)
    spark(easel, 18, 58, 4)
