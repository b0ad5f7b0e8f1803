"""Flasks, pots, lamps, and whatever else holds something."""

import skia

from assets.bake.easel import Easel
from assets.bake.materials import (
    BRASS,
    CLAY,
    COPPER,
    DARK_STONE,
    DARK_WOOD,
    GOLD,
    IRON,
    NIGHT_IRON,
    SILVER,
    STONE,
    WAX,
    WOOD,
    gem,
    painted,
)  # fmt: skip
from assets.bake.objects.registry import listed
from assets.bake.paths import (
    arc,
    both,
    box,
    curve,
    ellipse,
    line,
    minus,
    moved,
    plus,
    poly,
    ring,
    rope,
    star,
    stroked,
    svg,
    turned,
)  # fmt: skip
from assets.bake.props import (
    GLASS,
    bubbles,
    cork,
    flame,
    glass,
    hoop,
    leaf,
    rivets,
    shine_on,
    smoke,
    spark,
    table_shadow,
)  # fmt: skip


@listed
def flask(easel: Easel) -> None:
    table_shadow(easel, 50, 91, 34)
    body = turned([(8, 20), (7.4, 24), (7.4, 40), (10, 46), (25, 66), (30, 77), (28, 87), (20, 91), (0, 91)])
    glass(easel, body, box(0, 61, 100, 100), (24, 172, 160))
    easel.flat(ellipse(50, 61.5, 18.5, 3.6), (170, 246, 226), 0.75, 0.2)
    bubbles(easel, (43, 82, 2.6), (55, 74, 2), (62, 83, 1.6), (47, 70, 1.4), (58, 67, 1.1), (37, 76, 1.5))
    easel.part(turned([(11.5, 17), (11.5, 22.5), (0, 22.5)], smooth=False), GLASS.with_(opacity=0.8))
    cork(easel, 50, 9, 13, 12)
    easel.glow(ellipse(50, 78, 16, 9), (40, 220, 190), 6, 0.3)
    spark(easel, 27, 42, 4.4, (190, 255, 240))
    spark(easel, 74, 34, 3.2, (190, 255, 240))


@listed
def retort(easel: Easel) -> None:
    """A retort over a burner, dripping into a small flask."""
    table_shadow(easel, 50, 91, 42)
    easel.part(line((30, 62), (22, 90), width=2), IRON)
    easel.part(line((48, 62), (56, 90), width=2), IRON)
    flame(easel, 39, 82, 17)
    easel.part(turned([(7, 82), (9, 86), (9, 90), (0, 90)], 39), BRASS)
    body = plus(ellipse(39, 46, 21, 20), svg("M40 26 C54 18 72 22 86 54 L88 60 L81 62 C72 44 62 36 50 38 Z"))
    glass(easel, body, plus(box(0, 47, 60, 100)), (210, 60, 110))
    easel.flat(ellipse(39, 47.2, 18.6, 3), (255, 190, 210), 0.7, 0.2)
    easel.part(stroked(arc(39, 46, 22, 21, 30, 120), 2.6), IRON)
    bubbles(easel, (34, 56, 1.8), (42, 53, 1.4), (46, 59, 1.1))
    catcher = turned([(4, 66), (4, 71), (9, 80), (10, 87), (7, 91), (0, 91)], 83)
    glass(easel, catcher, box(60, 81, 100, 100), (210, 60, 110))
    easel.glow(ellipse(84.5, 64, 1, 1.8), (255, 130, 170), 0.4, 1)
    easel.part(box(35, 21, 43, 29, 1.5), BRASS)


@listed
def alembic(easel: Easel) -> None:
    """A copper still with its beak and coil."""
    table_shadow(easel, 48, 91, 40)
    easel.part(rope((42, 24), (58, 14), (74, 26), (80, 50), (80, 64), width=5.4), COPPER)
    easel.part(turned([(8, 34), (9, 42), (22, 54), (25, 70), (20, 80), (0, 81)], 36), COPPER)
    easel.part(turned([(4, 12), (8, 18), (11, 26), (8, 34), (0, 35)], 36), COPPER)
    easel.part(ellipse(36, 11, 3.4), BRASS)
    easel.part(box(25, 33, 47, 37.5, 1.5), BRASS)
    easel.part(box(12, 58, 60, 62, 1.5), BRASS)
    rivets(easel, (16, 60), (26, 60), (36, 60), (46, 60), (56, 60), radius=0.9)
    easel.part(turned([(19, 80), (22, 91), (0, 91)], 36, smooth=False), DARK_STONE)
    mouth = plus(box(29, 85, 43, 91), ellipse(36, 85, 7, 3))
    easel.flat(mouth, (30, 8, 6), 1)
    flame(easel, 36, 91, 9)
    jar = turned([(5, 64), (5, 69), (11, 76), (12, 86), (9, 91), (0, 91)], 80)
    glass(easel, jar, box(60, 76, 100, 100), (80, 190, 90))
    bubbles(easel, (77, 84, 1.3), (83, 81, 1))
    spark(easel, 24, 46, 3.4)


@listed
def mortar(easel: Easel) -> None:
    table_shadow(easel, 50, 91, 34)
    easel.part(moved(plus(box(46, 4, 54, 50, 4), ellipse(50, 8, 6, 7), ellipse(50, 50, 7, 6)), x=14, turn=28), STONE)
    leaf(easel, 34, 46, 24, -118)
    leaf(easel, 40, 46, 20, -84)
    leaf(easel, 30, 47, 18, -150)
    easel.part(ellipse(50, 47, 31, 7), DARK_STONE)
    easel.part(turned([(31, 47), (30, 58), (22, 74), (12, 80), (12, 84), (20, 89), (19, 91), (0, 91)]), STONE)
    easel.part(ring_of(50, 47, 31, 7, 27, 5), STONE.with_(round=2))
    easel.flat(ellipse(50, 47.4, 26.4, 4.6), (70, 104, 50), 0.95, 0.3)
    sign = plus(stroked(ellipse(50, 66, 5), 1.4), line((50, 71), (50, 80), width=1.4),
        line((46, 76), (54, 76), width=1.4))
    easel.flat(sign, (54, 46, 46), 0.75, 0.1)


@listed
def cauldron(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 40)
    for x, height in ((36, 14), (50, 18), (63, 13)):
        flame(easel, x, 93, height)
    easel.part(line((26, 78), (22, 92), width=3.4), NIGHT_IRON)
    easel.part(line((74, 78), (78, 92), width=3.4), NIGHT_IRON)
    easel.part(turned([(28, 38), (34, 52), (34, 66), (24, 82), (0, 86)]), NIGHT_IRON)
    easel.part(ellipse(50, 38, 32, 8), NIGHT_IRON)
    easel.part(ellipse(50, 38.5, 27, 5.8), gem((112, 190, 52)).with_(line=0.4))
    bubbles(easel, (40, 37, 4), (53, 39, 3), (62, 36, 3.6), (47, 33, 2.4), (58, 31, 1.8), (42, 28, 1.6))
    easel.glow(ellipse(50, 34, 24, 7), (130, 230, 70), 5, 0.40)
    smoke(easel, (42, 26), (36, 18), (44, 12), (40, 7), paint=(170, 230, 120))
    smoke(easel, (58, 26), (64, 18), (56, 13), (62, 7), paint=(170, 230, 120))
    easel.part(ring(19, 52, 5, 2.8), IRON)
    easel.part(ring(81, 52, 5, 2.8), IRON)
    easel.flat(star(50, 62, 9, 3.8, 5), (150, 220, 90), 0.55, 0.3)


@listed
def crystal_ball(easel: Easel) -> None:
    table_shadow(easel, 50, 91, 34)
    easel.part(turned([(12, 72), (16, 78), (26, 86), (27, 91), (0, 91)]), GOLD)
    easel.part(poly((24, 74), (33, 68), (36, 80)), GOLD)
    easel.part(poly((76, 74), (67, 68), (64, 80)), GOLD)
    ball = ellipse(50, 44, 33)
    easel.part(ball, gem((86, 70, 170)).with_(round=26, round_depth=0.7))
    easel.flat(ellipse(52, 50, 24, 20), (200, 150, 255), 0.5, 5, inside=ball)
    easel.flat(curve_of_mist(), (244, 226, 255), 0.75, 1.2, inside=ball)
    easel.flat(star(52, 40, 11, 4, 6), (255, 250, 224), 0.9, 0.5, inside=ball)
    shine_on(easel, ball)
    easel.flat(ellipse(37, 27, 8, 5), (255, 255, 255), 0.75, 1.4, inside=ball)
    easel.glow(ellipse(52, 42, 12), (214, 170, 255), 8, 0.4)
    rivets(easel, (36, 86), (50, 87.5), (64, 86), radius=1.6, metal=gem((190, 40, 70)))


def ring_of(x: float, y: float, across: float, down: float, inner_across: float, inner_down: float) -> skia.Path:
    return minus(ellipse(x, y, across, down), ellipse(x, y, inner_across, inner_down))


def curve_of_mist() -> skia.Path:
    return stroked(curve((26, 58), (38, 50), (50, 60), (62, 52), (74, 56)), 3)


@listed
def basin(easel: Easel) -> None:
    """A pool on a pillar, in whose water something shows."""
    table_shadow(easel, 50, 92, 28)
    easel.part(turned([(9, 60), (8, 80), (16, 88), (18, 92), (0, 92)]), STONE)
    easel.part(turned([(40, 44), (38, 52), (22, 62), (0, 64)]), STONE)
    easel.part(ellipse(50, 43, 41, 11), STONE)
    water = ellipse(50, 43, 35, 8)
    easel.part(water, gem((30, 120, 190)).with_(line=0.5))
    for across in (28, 20, 12):
        easel.flat(stroked(ellipse(50, 43, across, across * 0.23), 0.5), (210, 244, 255), 0.5, 0.1)
    easel.glow(ellipse(50, 42, 22, 5), (110, 200, 255), 4, 0.5)
    easel.part(svg("M22 24 C34 8 66 8 78 24 C66 36 34 36 22 24 Z"), painted((226, 236, 246)).with_(opacity=0.9))
    easel.part(ellipse(50, 23, 9.4), gem((50, 150, 220)).with_(line=0.6))
    easel.flat(ellipse(50, 23, 4.4), (12, 18, 40), 0.95)
    easel.flat(ellipse(46.6, 19.8, 2), (255, 255, 255), 0.95, 0.2)
    easel.glow(ellipse(50, 24, 20, 8), (140, 210, 255), 5, 0.35)


@listed
def barrel(easel: Easel) -> None:
    table_shadow(easel, 50, 91, 32)
    body = turned([(23, 16), (29, 34), (31, 54), (29, 74), (23, 91), (0, 91)])
    easel.part(body, WOOD.with_(grain="upright", round=16))
    for x in (-21, -13, -4.5, 4.5, 13, 21):
        lean = curve((50 + x * 0.78, 17), (50 + x, 54), (50 + x * 0.78, 90))
        easel.flat(stroked(lean, 0.7), (54, 28, 16), 0.7, 0.1, inside=body)
    for y, wide in ((27, 27.4), (78, 28.6)):
        easel.part(both(body, stroked(arc(50, y - 5, wide + 4, 7, 0, 180), 5, butt=True)), IRON.with_(round=3))
    easel.part(ellipse(50, 16, 23, 5), WOOD.with_(grain="wood"))
    easel.part(ring(50, 58, 5.2, 0), DARK_WOOD)
    easel.part(plus(box(47, 56, 53, 66, 1.5), box(44, 54, 56, 57.6, 1.5)), BRASS)
    drop = svg("M50 69 C52 73 53 75 50 76 C47 75 48 73 50 69 Z")
    easel.part(drop, gem((150, 20, 50)).with_(line=0.4))


@listed
def amphora(easel: Easel) -> None:
    """A vase on a potter's wheel."""
    table_shadow(easel, 50, 93, 36)
    easel.part(ellipse(50, 84, 34, 8), WOOD)
    easel.part(turned([(34, 84), (33, 88), (0, 93)]), DARK_WOOD)
    for side in (1, -1):
        handle = [(50 + side * x, y) for x, y in ((8, 20), (22, 18), (25, 32), (18, 42))]
        easel.part(rope(*handle, width=3.6), CLAY)
    body = turned([(10, 9), (9, 14), (7, 22), (12, 30), (23, 44), (22, 60), (12, 76), (13, 82), (0, 83)])
    easel.part(body, CLAY.with_(round=14))
    easel.part(ellipse(50, 9.4, 10.4, 2.6), CLAY.with_(stops=((120, 58, 40), (90, 40, 28), (60, 26, 20))))
    for y in (36, 58):
        easel.flat(both(body, stroked(arc(50, y - 4, 26, 6, 0, 180), 1.6, butt=True)), (60, 26, 24), 0.85)
    for step in range(-3, 4):
        x = 50 + step * 6.4
        easel.flat(both(body, stroked(arc(x, 49.4 - abs(step) * 0.5, 2.4, 3.4, 180, 300), 1.2)), (60, 26, 24), 0.85)


@listed
def pot(easel: Easel) -> None:
    """A copper pot beside the hammer that made it."""
    table_shadow(easel, 50, 91, 40)
    easel.part(stroked(arc(46, 40, 26, 28, 180, 180), 2.6), IRON)
    easel.part(turned([(28, 40), (31, 54), (27, 78), (18, 88), (0, 89)], 46), COPPER.with_(round=16))
    easel.part(ellipse(46, 40, 29.5, 6.4), COPPER)
    easel.flat(ellipse(46, 40.6, 25, 4.4), (70, 26, 16), 0.9, 0.3)
    for row, (y, wide) in enumerate(((53, 25), (61, 26), (69, 24), (77, 19))):
        for step in range(-3, 4):
            x = 46 + (step + (row % 2) * 0.5) * wide / 3.6
            easel.flat(ellipse(x, y - abs(step) * 0.6, 2.4, 2.8), (255, 206, 160), 0.28, 0.5)
            easel.flat(ellipse(x + 0.6, y - abs(step) * 0.6 + 1, 2.2, 2.4), (110, 40, 24), 0.22, 0.5)
    easel.part(moved(box(47, 30, 53, 88, 2), x=30, turn=24), WOOD.with_(grain="upright"))
    easel.part(moved(plus(box(37, 22, 63, 36, 3), poly((37, 24), (28, 29), (37, 34))), x=30, turn=24), IRON)


@listed
def candlestick(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 32)
    easel.part(turned([(4, 58), (5, 66), (3, 72), (5, 82), (22, 87), (24, 92), (0, 92)]), BRASS)
    for side in (1, -1):
        easel.part(rope((50, 74), (50 + side * 16, 76), (50 + side * 25, 68), (50 + side * 25, 54), width=3.2), BRASS)
        easel.part(turned([(8, 50), (6, 55), (0, 56)], 50 + side * 25), BRASS)
        easel.part(box(50 + side * 25 - 4, 32, 50 + side * 25 + 4, 50, 1.4), WAX)
        flame(easel, 50 + side * 25, 32, 15)
    easel.part(turned([(10, 54), (8, 60), (0, 61)]), BRASS)
    candle = plus(box(45, 26, 55, 54, 1.6), box(53, 28, 56.6, 38, 1.6))
    easel.part(candle, WAX)
    flame(easel, 50, 26, 19)
    rivets(easel, (50, 68), radius=2.4, metal=GOLD)


@listed
def lantern(easel: Easel) -> None:
    table_shadow(easel, 50, 91, 28)
    easel.part(stroked(arc(50, 22, 12, 13, 180, 180), 2.6), IRON)
    easel.part(poly((34, 34), (44, 18), (56, 18), (66, 34)), BRASS)
    easel.part(box(46, 14, 54, 19, 1), BRASS)
    easel.part(box(33, 36, 67, 82, 2), GLASS.with_(opacity=0.6))
    easel.flat(ellipse(50, 62, 20, 24), (255, 190, 90), 0.75, 6)
    easel.part(box(46, 70, 54, 82, 1), WAX)
    flame(easel, 50, 70, 24)
    for x in (33, 49, 65):
        if x != 49:
            easel.part(box(x - 1, 34, x + 3, 84, 1), BRASS)
    easel.part(box(29, 32, 71, 37, 1.6), BRASS)
    easel.part(turned([(21, 82), (24, 91), (0, 91)], smooth=False), BRASS)
    rivets(easel, (34, 34.4), (66, 34.4), (32, 87), (68, 87), radius=1.2, metal=GOLD)
    easel.glow(ellipse(50, 60, 16, 20), (255, 180, 80), 11, 0.5)


@listed
def goblet(easel: Easel) -> None:
    """A feast: a roast on a plate and a goblet beside it."""
    table_shadow(easel, 50, 92, 44)
    easel.part(ellipse(40, 84, 36, 8), SILVER)
    easel.part(ellipse(40, 82.6, 29, 5.4), SILVER.with_(line=0.3))
    roast = svg("M12 76 C10 58 26 48 42 50 C58 50 68 62 66 78 C60 84 18 85 12 76 Z")
    easel.part(roast, painted((196, 104, 40), "stone", 0.35).with_(round=13))
    easel.part(plus(line((62, 62), (74, 50), width=5), ellipse(76, 50, 3.6), ellipse(73, 46.6, 3.6)), WAX)
    easel.part(svg("M44 58 C56 56 66 60 66 68 C62 76 50 74 44 68 Z"), painted((206, 112, 44), "stone", 0.35))
    for x, y in ((18, 80), (26, 83), (58, 82)):
        leaf(easel, x, y, 11, -20 if x < 40 else 200)
    goblet_x = 80
    easel.part(turned([(11, 38), (11.5, 52), (5, 62), (2.4, 66), (2.6, 82), (10, 88), (10, 92), (0, 92)], goblet_x),
        GOLD)
    easel.part(ellipse(goblet_x, 38, 11, 2.8), gem((130, 14, 44)).with_(line=0.6))
    hoop(easel, goblet_x, 46, 11.4, 2.6, 2, GOLD)
    rivets(easel, (80, 52), radius=2, metal=gem((40, 120, 190)))
    smoke(easel, (34, 46), (30, 38), (36, 30), (32, 22))
    smoke(easel, (48, 46), (52, 38), (46, 31), (50, 24))


@listed
def broken_vase(easel: Easel) -> None:
    """Something old goes to pieces and something new takes its place."""
    table_shadow(easel, 50, 92, 44)
    china = painted((206, 226, 240), "", 0.4)
    base = svg("M12 62 L20 54 L24 64 L32 52 L38 62 L46 54 L50 62 C50 76 42 88 38 91 L22 91 C18 88 12 76 12 62 Z")
    easel.part(base, china)
    easel.flat(both(base, line((8, 76), (54, 76), width=3)), (50, 80, 160), 0.7)
    for x, y, turn, size in ((16, 38, 20, 7), (44, 34, -30, 8), (30, 26, 60, 6), (54, 50, 10, 5)):
        easel.part(moved(poly((x - size, y), (x, y - size), (x + size, y - size * 0.3),
            (x + size * 0.2, y + size * 0.8)), turn=turn, about=(x, y)), china)
    easel.part(turned([(7, 24), (6, 32), (12, 42), (18, 60), (13, 80), (10, 90), (0, 91)], 76), GOLD.with_(round=10))
    easel.part(turned([(10, 20), (9, 26), (0, 26)], 76, smooth=False), GOLD)
    easel.part(both(turned([(7, 24), (6, 32), (12, 42), (18, 60), (13, 80), (10, 90), (0, 91)], 76),
        box(50, 54, 100, 62)), gem((180, 30, 60)).with_(line=0.4))
    spark(easel, 66, 40, 5)
    spark(easel, 86, 30, 3.4)


@listed
def empty_bowl(easel: Easel) -> None:
    """Famine: a cracked bowl and a bone."""
    table_shadow(easel, 50, 92, 40)
    clay = painted((150, 112, 88), "stone")
    easel.part(turned([(36, 50), (33, 66), (18, 82), (18, 88), (0, 88)]), clay)
    easel.part(ellipse(50, 50, 37, 10), clay)
    easel.flat(ellipse(50, 50.6, 31, 7.4), (44, 26, 24), 1, 0.3)
    easel.flat(stroked(poly((30, 60), (36, 68), (32, 72), (40, 84), closed=False), 1.2), (40, 22, 20), 0.95)
    easel.part(moved(plus(box(34, 36, 66, 41, 2.4), ellipse(33, 35, 3.8), ellipse(33, 42, 3.8),
        ellipse(67, 35, 3.8), ellipse(67, 42, 3.8)), turn=-18, about=(50, 40)), painted((240, 230, 206)))
    easel.part(moved(plus(box(74, 24, 77, 76, 1.4), ellipse(75.5, 22, 6, 8)), turn=26, about=(75, 50)),
        WOOD.with_(grain="upright"))
