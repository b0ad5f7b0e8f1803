"""Masks, keys and other things of people at court."""

import math

import skia

from assets.bake.easel import Easel
from assets.bake.materials import BRASS, GOLD, IRON, PURPLE, SILVER, STEEL, WHITE_CLOTH, WOOD, gem, painted
from assets.bake.objects.registry import listed
from assets.bake.paths import (
    blob,
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
from assets.bake.props import leaf, rivets, shine_on, spark, table_shadow


@listed
def domino_mask(easel: Easel) -> None:
    """A thief's mask and what he opens doors with."""
    table_shadow(easel, 50, 90, 36)
    ring_path = ring(50, 66, 11, 8.4)
    easel.part(ring_path, IRON)
    for turn, teeth in ((-34, (0, 5)), (0, (0, 4, 8)), (34, (2, 7))):
        key = plus(box(48.6, 76, 51.4, 96, 0.8), *(box(51, 90 - tooth, 55, 92 - tooth) for tooth in teeth))
        easel.part(moved(key, turn=turn, about=(50, 66)), STEEL)
    easel.part(rope((12, 34), (2, 40), (8, 52), width=2.6), painted((50, 44, 58)))
    easel.part(rope((88, 34), (98, 40), (92, 52), width=2.6), painted((50, 44, 58)))
    mask_shape = svg("M8 30 C20 20 38 22 50 28 C62 22 80 20 92 30 C94 46 84 58 70 58 C60 58 56 50 50 50 C44 50 40 "
        "58 30 58 C16 58 6 46 8 30 Z")
    easel.part(mask_shape, painted((62, 54, 74), "cloth", 0.3))
    for side in (-1, 1):
        hole = svg("M18 40 C24 32 36 34 42 42 C36 48 24 50 18 40 Z") if side < 0 else svg("M82 40 C76 32 64 34 58 "
            "42 C64 48 76 50 82 40 Z")
        easel.flat(hole, (255, 226, 160), 1)
        easel.flat(ellipse(50 + side * 19, 41, 4.6), (60, 130, 80), 1, inside=hole)
        easel.flat(ellipse(50 + side * 19, 41, 2.2), (10, 10, 14), 1, inside=hole)


@listed
def masks(easel: Easel) -> None:
    """A carnival mask with feathers on a stick."""
    easel.part(line((20, 52), (10, 94), width=2.6), GOLD)
    for x, turn, hue in ((30, -38, (44, 130, 160)), (40, -20, (196, 60, 110)), (50, 0, (240, 190, 70)),
        (60, 20, (196, 60, 110)), (70, 38, (44, 130, 160))):
        feather = svg("M0 0 C-9 -12 -8 -30 0 -42 C8 -30 9 -12 0 0 Z")
        easel.part(moved(moved(feather, turn=turn, about=(0, 0)), x=x, y=44), painted(hue, "fur").with_(line=0.7))
    shape = svg("M8 46 C14 34 36 34 50 42 C64 34 86 34 92 46 C96 60 84 76 68 76 C58 76 56 66 50 64 C44 66 42 76 "
        "32 76 C16 76 4 60 8 46 Z")
    easel.part(shape, PURPLE)
    easel.part(minus(shape, moved(shape, size=(0.92, 0.86), about=(50, 56))), GOLD.with_(line=0.4))
    for side in (-1, 1):
        hole = moved(svg("M18 56 C24 48 36 50 42 58 C34 64 24 64 18 56 Z"), size=(-side, 1), about=(50, 50))
        easel.part(stroked(hole, 2), GOLD.with_(line=0.4))
        easel.flat(hole, (20, 10, 22), 1)
    easel.part(svg("M50 40 L56 50 L50 60 L44 50 Z"), gem((210, 40, 60)).with_(line=0.5))
    rivets(easel, (24, 68), (76, 68), (34, 46), (66, 46), radius=1.4, metal=GOLD)
    spark(easel, 50, 48, 4)


@listed
def keys(easel: Easel) -> None:
    """A steward's ring of keys."""
    easel.part(ring(50, 28, 19, 15.4), IRON)
    for turn, metal, teeth in ((30, BRASS, (2, 8)), (-30, SILVER, (0, 6)), (0, GOLD, (0, 5, 10))):
        def put(path: skia.Path, turn: int = turn) -> skia.Path:
            return moved(path, turn=turn, about=(50, 28))

        bow_part = minus(ellipse(50, 49, 9.4), ellipse(50, 49, 5))
        shape = plus(bow_part, box(47.8, 56, 52.2, 94, 1), box(45.4, 58, 54.6, 61.4, 1),
            *(box(52, 86 - tooth, 60, 89.4 - tooth, 0.6) for tooth in teeth))
        easel.part(put(shape), metal)
    spark(easel, 44, 46, 5)


@listed
def rose(easel: Easel) -> None:
    """A courtier's fan and a rose."""
    for step in range(7):
        turn = -54 + step * 18
        piece = svg("M50 84 L42 28 C46 22 54 22 58 28 Z")
        easel.part(moved(piece, turn=turn, about=(50, 84)), painted((206, 72, 112) if step % 2 else (240, 214, 190),
            "cloth").with_(line=0.5))
        easel.flat(moved(stroked(ellipse(50, 38, 4), 1), turn=turn, about=(50, 84)), (255, 226, 150), 0.7, 0.1)
    for step in range(8):
        turn = -63 + step * 18
        easel.part(moved(line((50, 84), (50, 52), width=1.2), turn=turn, about=(50, 84)), GOLD.with_(line=0.3))
    easel.part(ellipse(50, 84, 5.4), GOLD)
    easel.part(rope((72, 60), (66, 76), (70, 92), width=2.2), painted((70, 130, 60)))
    leaf(easel, 68, 76, 15, 20)
    leaf(easel, 68, 82, 13, 160)
    bloom = gem((200, 24, 52)).with_(line=0.6, round=3)
    easel.part(blob((72, 44), (84, 50), (84, 62), (72, 68), (60, 62), (60, 50)), bloom)
    easel.part(svg("M61 52 C66 58 78 58 83 52 C84 60 80 66 72 67 C64 66 60 60 61 52 Z"), bloom)
    easel.part(blob((72, 47), (79, 51), (77, 57), (70, 58), (66, 53)), bloom)
    easel.flat(stroked(curve((69, 52), (73, 50), (75, 53), (72, 55)), 0.9), (100, 0, 24), 0.8)


@listed
def pawn(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 28)
    board = poly((14, 92), (26, 80), (74, 80), (86, 92))
    easel.part(board, WOOD)
    for row in range(2):
        for column in range(6):
            if (row + column) % 2:
                wide = 48 + row * 12
                left = 50 - wide / 2 + column * wide / 6
                easel.flat(box(left, 80 + row * 6, left + wide / 6, 86 + row * 6), (60, 32, 20), 0.7, inside=board)
    ivory = painted((232, 214, 176), "", 0.4)
    easel.part(turned([(9, 34), (7, 46), (9, 62), (18, 74), (22, 80), (22, 87), (0, 87)]), ivory.with_(round=8))
    easel.part(turned([(17, 72), (19, 76), (0, 77)]), ivory.with_(round=2))
    easel.part(box(36, 34, 64, 40, 3), ivory)
    easel.part(ellipse(50, 22, 14.6), ivory.with_(round=11))
    easel.flat(ellipse(44, 16, 4, 3), (255, 255, 250), 0.7, 0.8)


@listed
def puppet(easel: Easel) -> None:
    """A crown held on strings: one who is led by another."""
    for angle in (-24, 24):
        easel.part(moved(box(18, 10, 82, 15, 2.4), turn=angle * 0.6, about=(50, 13)), WOOD)
    for x, low in ((24, 58), (40, 42), (60, 42), (76, 58)):
        easel.part(line((x, 16 if 30 < x < 70 else 20), (x + (50 - x) * 0.12, low), width=0.8),
            WHITE_CLOTH.with_(line=0.3))
    figure = painted((196, 140, 86), "wood", 0.2)
    easel.part(line((42, 60), (27, 58), width=6), figure)
    easel.part(line((58, 60), (73, 58), width=6), figure)
    easel.part(line((45, 78), (41, 94), width=6.4), figure)
    easel.part(line((55, 78), (59, 94), width=6.4), figure)
    easel.part(svg("M38 56 C42 52 58 52 62 56 L60 80 C54 84 46 84 40 80 Z"), painted((110, 50, 140), "cloth"))
    easel.part(ellipse(50, 44, 11.4, 11), figure)
    for eye in (45.4, 54.6):
        easel.part(ellipse(eye, 43, 2.7), gem((90, 240, 200)).with_(line=0.5))
        easel.glow(ellipse(eye, 43, 2.2), (90, 255, 200), 1.6, 0.8)
    easel.flat(line((45, 50), (55, 50), width=1), (70, 36, 22), 0.9)
    easel.part(poly((40, 36), (39, 27), (45, 32), (50, 25), (55, 32), (61, 27), (60, 36)), GOLD)
    for x, y in ((26, 58), (74, 58), (41, 93), (59, 93)):
        easel.part(ellipse(x, y, 3.6), figure)
    easel.glow(ellipse(50, 18, 16, 6), (110, 240, 200), 6, 0.25)


@listed
def mirror(easel: Easel) -> None:
    """A mirror that shows something else."""
    table_shadow(easel, 50, 93, 24)
    easel.part(turned([(4, 72), (3.4, 84), (16, 90), (18, 93), (0, 93)]), SILVER)
    easel.part(ellipse(50, 42, 30, 35), SILVER)
    glass_path = ellipse(50, 42, 23, 28)
    easel.part(glass_path, gem((96, 80, 160)).with_(round=8))
    spiral = [(50 + radius * math.cos(radius * 0.62) * 0.95,
        42 + radius * math.sin(radius * 0.62) * 1.1) for radius in [step * 0.5 for step in range(2, 42)]]
    easel.flat(stroked(curve(*spiral), 1.6), (226, 206, 255), 0.8, 0.25, inside=glass_path)
    shine_on(easel, glass_path)
    easel.part(star(50, 6, 7, 3, 5), SILVER)
    rivets(easel, (23, 42), (77, 42), (30, 21), (70, 21), (30, 63), (70, 63), radius=2, metal=gem((110, 60, 190)))
    easel.glow(ellipse(50, 42, 8, 10), (200, 160, 255), 7, 0.35)


@listed
def herbs(easel: Easel) -> None:
    """A bundle of herbs."""
    table_shadow(easel, 50, 92, 30)
    for turn in (-20, -7, 7, 20):
        easel.part(moved(line((50, 92), (50, 34), width=1.8), turn=turn, about=(50, 72)),
            painted((104, 150, 70)).with_(line=0.5))
        for step in range(5):
            for side in (-1, 1):
                angle = math.radians(turn - 90)
                length = 14 + step * 8
                base = (50 + length * math.cos(angle) * 1.0, 72 + length * math.sin(angle))
                leaf(easel, base[0], base[1], 13 - step, turn - 90 + side * 48)
    for x, y in ((28, 22), (50, 12), (72, 22)):
        for step in range(4):
            for dx in (-2.2, 2.2):
                easel.part(ellipse(x + dx, y + step * 4, 2.6), painted((150, 110, 210)).with_(line=0.4), shadow=0.2)
        easel.part(ellipse(x, y - 3, 2.4), painted((180, 140, 230)).with_(line=0.4), shadow=0.2)
    easel.part(box(40, 68, 60, 76, 3), painted((222, 180, 110), "wood"))
    easel.part(rope((58, 72), (68, 76), (64, 84), width=1.8), painted((222, 180, 110)))


@listed
def keyhole_eye(easel: Easel) -> None:
    """A spy: an eye at a keyhole."""
    plate = svg("M50 6 C66 6 76 16 74 30 C72 38 74 60 78 78 C80 90 68 94 50 94 C32 94 20 90 22 78 C26 60 28 38 26 "
        "30 C24 16 34 6 50 6 Z")
    easel.part(plate, BRASS.with_(edge=2.4))
    hole = plus(ellipse(50, 38, 17), poly((42, 46), (58, 46), (66, 84), (34, 84)))
    easel.part(stroked(hole, 2.6), BRASS.with_(line=0.5))
    easel.flat(hole, (14, 8, 12), 1)
    eye = svg("M34 40 C42 30 58 30 66 40 C58 48 42 48 34 40 Z")
    easel.part(eye, painted((240, 232, 220)).with_(line=0.4), inside=hole)
    easel.part(ellipse(50, 39.6, 6.2), gem((70, 150, 90)).with_(line=0.3), inside=hole)
    easel.flat(ellipse(50, 39.6, 3), (6, 6, 10), 1)
    easel.flat(ellipse(48, 37.4, 1.3), (255, 255, 255), 1)
    rivets(easel, (50, 13), (34, 86), (66, 86), radius=2.2, metal=GOLD)
