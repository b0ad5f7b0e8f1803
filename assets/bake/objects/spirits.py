"""Spirits and omens: what frightens people."""

import math

from assets.bake.easel import Easel, Material
from assets.bake.materials import BONE, BRASS, DARK_WOOD, GOLD, NIGHT_IRON, gem, painted
from assets.bake.objects.creatures import PUPIL, twice
from assets.bake.objects.registry import listed
from assets.bake.paths import blob, both, box, curve, ellipse, line, moved, poly, ring, rope, stroked, svg
from assets.bake.props import coin, coin_pile, smoke, spark, table_shadow


@listed
def skull(easel: Easel) -> None:
    table_shadow(easel, 50, 91, 32)
    easel.part(box(34, 64, 66, 88, 5), BONE)
    cranium = svg("M50 10 C72 10 84 26 84 44 C84 56 76 62 74 70 L62 74 L38 74 L26 70 C24 62 16 56 16 44 C16 26 28 "
        "10 50 10 Z")
    easel.part(cranium, BONE.with_(round=14))
    for x in (36, 64):
        easel.cut(moved(ellipse(x, 48, 10, 11), turn=(50 - x) * 0.6, about=(x, 48)))
        easel.glow(ellipse(x, 49, 3.6), (170, 90, 240), 2.2, 1.0)
        easel.flat(ellipse(x, 49, 2.2), (236, 200, 255), 1, 0.4)
    easel.cut(poly((50, 56), (55, 67), (51, 66), (49, 66), (45, 67)))
    for x in (41, 47, 53, 59):
        easel.flat(line((x, 72), (x, 87), width=1.1), (70, 50, 44), 0.9, 0.1)
    easel.flat(line((35, 78), (65, 78), width=1), (70, 50, 44), 0.8, 0.1)
    easel.flat(stroked(poly((62, 12), (58, 20), (64, 25), (60, 33), closed=False), 1), (90, 66, 54), 0.9, 0.1)
    smoke(easel, (24, 88), (14, 78), (22, 66), (12, 54), paint=(170, 110, 240))
    smoke(easel, (76, 88), (86, 78), (78, 66), (88, 54), paint=(170, 110, 240))


@listed
def ghost(easel: Easel) -> None:
    veil = painted((206, 222, 240), "", 0.2).with_(opacity=0.86, round=10)
    shape = svg("M50 8 C70 8 80 24 80 46 C80 64 84 74 92 84 C84 84 80 88 74 92 C70 86 64 84 60 92 C56 86 50 86 46 "
        "93 C42 86 36 86 32 92 C28 86 20 88 12 86 C20 74 20 64 20 46 C20 24 30 8 50 8 Z")
    easel.part(shape, veil)
    for x in (39, 61):
        easel.flat(ellipse(x, 38, 6.4, 8.4), (26, 18, 44), 1, 0.3)
        easel.flat(ellipse(x, 40, 2), (170, 210, 255), 1, 0.4)
    easel.flat(ellipse(50, 58, 6.4, 9), (26, 18, 44), 1, 0.3)
    twice(easel, svg("M22 50 C14 48 8 52 8 60 C12 58 14 60 14 64 C18 60 22 60 24 60 Z"), veil.with_(line=0.7))
    easel.glow(shape, (130, 170, 255), 5, 0.20)


@listed
def hooded(easel: Easel) -> None:
    """Somebody who waits in the dark."""
    table_shadow(easel, 50, 93, 38)
    cloak = painted((66, 78, 82), "cloth")
    easel.part(svg("M10 93 C12 66 28 56 50 56 C72 56 88 66 90 93 Z"), cloak)
    easel.part(svg("M50 6 C72 12 82 34 78 60 C70 76 30 76 22 60 C18 34 28 12 50 6 Z"), cloak.with_(round=10))
    hollow = svg("M50 20 C66 26 70 42 66 58 C60 66 40 66 34 58 C30 42 34 26 50 20 Z")
    easel.part(stroked(hollow, 3), cloak.with_(round=2))
    easel.flat(hollow, (10, 8, 12), 1)
    for side in (-1, 1):
        x = 50 + side * 8
        eye = moved(ellipse(x, 43, 4.8, 3), turn=side * 14, about=(x, 43))
        easel.flat(eye, (255, 226, 110), 1, 0.2)
        easel.flat(ellipse(x, 43, 1.6, 2.4), PUPIL, 1)
        easel.glow(eye, (255, 190, 60), 2.4, 0.7)
    easel.part(ellipse(50, 74, 4.4), BRASS)
    for side in (-1, 1):
        easel.flat(stroked(curve((50 + side * 6, 76), (50 + side * 14, 84), (50 + side * 16, 93)), 1.2),
            (26, 32, 36), 0.7, 0.3)
    easel.part(moved(poly((20, 92), (24, 66), (27, 66), (27, 92)), turn=10, about=(24, 92)),
        painted((200, 206, 220), "", 0.4))
    easel.part(moved(box(17, 88, 30, 91, 1), turn=10, about=(24, 92), y=-2), BRASS)


@listed
def broken_heart(easel: Easel) -> None:
    heart = svg("M50 88 C24 68 8 52 10 32 C12 14 36 10 50 28 C64 10 88 14 90 32 C92 52 76 68 50 88 Z")
    left = both(heart, poly((0, 0), (50, 0), (50, 26), (44, 38), (54, 46), (45, 58), (53, 66), (50, 100), (0, 100)))
    right = both(heart, poly((100, 0), (50, 0), (50, 26), (44, 38), (54, 46), (45, 58), (53, 66), (50, 100),
        (100, 100)))
    dull = gem((150, 44, 84)).with_(round=12)
    easel.part(moved(right, x=3, y=2, turn=5), dull)
    easel.part(moved(left, x=-3, turn=-5), dull)
    easel.flat(moved(ellipse(26, 30, 7, 5), turn=-30, about=(26, 30)), (255, 200, 220), 0.6, 1.4)
    for x, y in ((40, 92), (60, 90)):
        easel.part(svg(f"M{x} {y - 9} C{x + 4} {y - 3} {x + 4} {y + 1} {x} {y + 2} C{x - 4} {y + 1} {x - 4} "
            f"{y - 3} {x} {y - 9} Z"), gem((110, 160, 220)).with_(line=0.5))


def _cloud(easel: Easel, y: float, material: Material) -> None:
    easel.part(blob((14, y + 16), (12, y + 4), (24, y - 4), (34, y - 16), (52, y - 20), (68, y - 12), (82, y - 4),
        (90, y + 8), (82, y + 18), (50, y + 20), (24, y + 20)), material)
    for x, dy, size in ((32, 2, 12), (52, -4, 14), (70, 4, 11)):
        easel.part(blob((x - size, y + dy + 4), (x - size * 0.4, y + dy - size * 0.7),
            (x + size * 0.6, y + dy - size * 0.5), (x + size, y + dy + 5), (x, y + dy + 9)),
            material.with_(line=0, opacity=0.8), shadow=0.15)


def _drops(easel: Easel, places: tuple[tuple[float, float], ...]) -> None:
    for x, y in places:
        easel.part(svg(f"M{x + 2} {y - 8} C{x + 4} {y - 1} {x + 3} {y + 3} {x - 1} {y + 3} C{x - 5} {y + 2} "
            f"{x - 4} {y - 2} {x + 2} {y - 8} Z"), gem((100, 156, 220)).with_(line=0.5))


@listed
def rain_cloud(easel: Easel) -> None:
    _drops(easel, ((28, 68), (46, 72), (64, 68), (80, 74), (36, 86), (56, 88), (72, 88)))
    _cloud(easel, 38, painted((150, 150, 170), "", 0.1))


@listed
def thunder_cloud(easel: Easel) -> None:
    _drops(easel, ((22, 70), (34, 84), (70, 72), (84, 80), (64, 88)))
    bolt = poly((52, 48), (40, 70), (50, 69), (42, 94), (64, 62), (53, 63), (62, 48))
    easel.part(bolt, gem((255, 210, 70)))
    easel.glow(bolt, (255, 220, 110), 3, 0.6)
    _cloud(easel, 40, painted((92, 90, 116), "", 0.1))
    _cloud(easel, 24, painted((128, 126, 152), "", 0.1))


@listed
def green_eye(easel: Easel) -> None:
    """Envy."""
    lid = painted((96, 70, 110), "stone")
    easel.part(svg("M4 50 C18 20 82 20 96 50 C82 82 18 82 4 50 Z"), lid)
    white = svg("M12 51 C26 30 74 30 88 51 C74 72 26 72 12 51 Z")
    easel.part(white, painted((232, 236, 214)).with_(round=8))
    easel.part(ellipse(50, 50, 18), gem((70, 180, 60)).with_(round=8), inside=white)
    for step in range(20):
        angle = math.radians(step * 18)
        easel.flat(line((50 + 8 * math.cos(angle), 50 + 8 * math.sin(angle)),
            (50 + 16 * math.cos(angle), 50 + 16 * math.sin(angle)), width=0.7), (210, 255, 160), 0.5, 0.1, inside=white)
    easel.flat(ellipse(50, 50, 5, 14), PUPIL, 1, inside=white)
    easel.flat(ellipse(43, 42, 4), (255, 255, 255), 0.95, 0.3)
    easel.glow(ellipse(50, 50, 14), (110, 230, 80), 6, 0.35)
    for x in (24, 36, 50, 64, 76):
        top = 22 + abs(x - 50) * 0.14
        easel.part(moved(poly((x - 2, top + 4), (x + 2, top + 4), (x, top - 7)), turn=(x - 50) * 0.7,
            about=(x, top)), lid.with_(line=0.6))


@listed
def eclipse(easel: Easel) -> None:
    """Bad omens: a dark sun over a bare tree."""
    table_shadow(easel, 50, 92, 34)
    easel.glow(ring(56, 36, 29, 24.5), (255, 110, 80), 1.8, 0.9)
    easel.part(ellipse(56, 36, 26), gem((230, 120, 90)).with_(line=0.3, round=2))
    easel.part(ellipse(58, 37, 23.6), painted((28, 16, 34)).with_(line=0.3, round=10))
    bark = DARK_WOOD.with_(grain="upright", stops=((92, 70, 70), (60, 44, 48), (36, 24, 32)))
    easel.part(svg("M28 92 C32 76 28 64 30 50 L26 34 L32 44 L34 24 L38 46 L48 36 L41 54 C40 66 42 80 46 92 Z"), bark)
    easel.part(rope((34, 58), (22, 50), (12, 52), width=2.4), bark)
    easel.part(rope((40, 62), (54, 58), (62, 64), width=2.2), bark)
    for x, y in ((66, 20), (78, 54), (84, 26)):
        wings = svg(f"M{x - 8} {y - 3} C{x - 4} {y - 5} {x - 1} {y - 2} {x} {y} C{x + 1} {y - 2} {x + 4} {y - 5} "
            f"{x + 8} {y - 3} C{x + 4} {y - 2} {x + 2} {y + 2} {x} {y + 3} C{x - 2} {y + 2} {x - 4} {y - 2} "
            f"{x - 8} {y - 3} Z")
        easel.part(wings, NIGHT_IRON.with_(line=0.4))


@listed
def grabbing_hand(easel: Easel) -> None:
    """Greed: a claw that closes on coins."""
    table_shadow(easel, 50, 92, 40)
    coin_pile(easel, 34, 90, 15, 3, GOLD, "sun")
    coin_pile(easel, 68, 90, 15, 2, GOLD, "sun")
    coin(easel, 50, 72, 11, GOLD, "sun", 0.7)
    skin = painted((120, 150, 106), "stone", 0.15)
    easel.part(poly((38, 4), (62, 4), (60, 22), (40, 22)), painted((84, 40, 100), "cloth"))
    for finger, tip in (
        (((38, 34), (24, 40), (18, 54)), (15, 65)),
        (((38, 44), (31, 56), (31, 68)), (32, 79)),
        (((46, 47), (44, 60), (44, 72)), (45, 83)),
        (((55, 47), (57, 60), (57, 72)), (56, 83)),
        (((62, 44), (69, 56), (70, 68)), (68, 79)),
    ):
        easel.part(rope(*finger, width=9), skin)
        end = finger[-1]
        easel.part(poly((end[0] - 3.4, end[1] + 3), (end[0] + 3.4, end[1] + 3), tip), BONE)
    easel.part(svg("M40 18 L60 18 C68 26 70 42 66 50 C60 56 40 56 34 50 C30 42 32 26 40 18 Z"), skin.with_(round=8))
    easel.part(box(36, 16, 64, 22, 2), GOLD)
    spark(easel, 28, 74, 4)
    spark(easel, 72, 78, 4)
