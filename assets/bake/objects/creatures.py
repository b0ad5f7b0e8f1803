"""Animals, and those who look like some."""

import skia

from assets.bake.easel import Easel, Material
from assets.bake.materials import (
    BLACK_FUR,
    BONE,
    BRASS,
    DARK_WOOD,
    GOLD,
    LEATHER,
    NIGHT_IRON,
    PAPER,
    STONE,
    WOOD,
    gem,
    painted,
)  # fmt: skip
from assets.bake.objects.registry import listed
from assets.bake.paths import (
    arc,
    blob,
    box,
    curve,
    ellipse,
    line,
    mirrored,
    moved,
    plus,
    poly,
    rope,
    star,
    stroked,
    svg,
)  # fmt: skip
from assets.bake.props import leaf, rivets, smoke, table_shadow

PUPIL = (8, 6, 10)


def twice(easel: Easel, path: skia.Path, material: Material) -> None:
    """A part and its mirror image."""
    easel.part(path, material)
    easel.part(mirrored(path), material)


def glowing_eye(easel: Easel, x: float, y: float, radius: float, hue: tuple[int, int, int], slit: bool = False) -> None:
    easel.part(ellipse(x, y, radius, radius * 0.92), gem(hue).with_(line=0.6))
    easel.flat(ellipse(x, y, radius * (0.22 if slit else 0.42), radius * (0.8 if slit else 0.46)), PUPIL, 1)
    easel.flat(ellipse(x - radius * 0.3, y - radius * 0.35, radius * 0.2), (255, 255, 255), 0.95)
    easel.glow(ellipse(x, y, radius * 0.8), hue, radius * 0.5, 0.45)


@listed
def cat(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 34)
    easel.part(rope((68, 86), (86, 84), (90, 66), (82, 54), (86, 46), width=7), BLACK_FUR)
    easel.part(svg("M28 92 C24 72 34 54 50 54 C66 54 76 72 72 92 Z"), BLACK_FUR)
    easel.part(blob((30, 92), (30, 85), (38, 83), (45, 86), (46, 92)), BLACK_FUR)
    easel.part(blob((54, 92), (55, 86), (62, 83), (70, 85), (70, 92)), BLACK_FUR)
    head = svg("M24 38 L20 8 L38 20 C46 17 54 17 62 20 L80 8 L76 38 C78 54 66 64 50 64 C34 64 22 54 24 38 Z")
    easel.part(head, BLACK_FUR)
    for ear in (svg("M25.4 26 L24 15 L33 21 Z"), svg("M74.6 26 L76 15 L67 21 Z")):
        easel.flat(ear, (190, 110, 130), 0.7, 0.4)
    for x in (38, 62):
        glowing_eye(easel, x, 40, 7, (150, 226, 80), slit=True)
    easel.part(poly((46.4, 50), (53.6, 50), (50, 54)), painted((220, 130, 140)).with_(line=0.5))
    easel.flat(plus(stroked(curve((50, 54), (46, 58), (42, 57)), 1),
        stroked(curve((50, 54), (54, 58), (58, 57)), 1)), (14, 10, 16), 0.9)
    for side in (-1, 1):
        for rise in (-4, 0, 4):
            easel.flat(line((50 + side * 12, 53 + rise * 0.4), (50 + side * 32, 52 + rise), width=0.6),
                (230, 226, 240), 0.8, 0.08)
    easel.part(rope((33, 63), (50, 69), (67, 63), width=4), painted((150, 36, 60)))
    easel.part(star(50, 72, 6, 2.6, 5), GOLD.with_(line=0.6))


@listed
def golem(easel: Easel) -> None:
    table_shadow(easel, 50, 93, 38)
    clay = STONE.with_(stops=((206, 176, 142), (160, 126, 98), (98, 70, 58)))
    easel.part(box(30, 72, 46, 92, 4), clay)
    easel.part(box(54, 72, 70, 92, 4), clay)
    easel.part(svg("M24 42 C30 36 70 36 76 42 L72 74 C66 80 34 80 28 74 Z"), clay.with_(round=10))
    for side in (0, 1):
        arm = blob((24, 40), (14, 46), (10, 60), (12, 72), (22, 74), (26, 62), (30, 50))
        fist = blob((10, 72), (9, 80), (15, 86), (24, 84), (26, 75), (20, 70))
        for part in (arm, fist):
            easel.part(mirrored(part) if side else part, clay)
    easel.part(svg("M34 16 C38 8 62 8 66 16 L68 36 C64 42 36 42 32 36 Z"), clay.with_(round=8))
    easel.part(box(32, 20, 68, 25, 2), clay)
    for x in (42, 58):
        easel.flat(ellipse(x, 28.4, 4, 3), (40, 20, 16), 1)
        easel.flat(ellipse(x, 28.6, 2.4, 1.8), (255, 220, 110), 1)
        easel.glow(ellipse(x, 28.6, 3), (255, 180, 60), 1.8, 0.9)
    easel.flat(box(43, 35, 57, 37, 1), (50, 28, 22), 0.9)
    rune = plus(stroked(ellipse(50, 57, 8), 1.3), stroked(poly((50, 49), (57, 61), (43, 61)), 1.1))
    easel.flat(rune, (255, 214, 110), 0.95, 0.1)
    easel.glow(rune, (255, 180, 70), 1.2, 0.9)
    for crack in (((30, 50), (34, 56), (31, 62)), ((70, 66), (65, 62), (66, 56)), ((60, 12), (57, 17), (60, 20))):
        easel.flat(stroked(poly(*crack, closed=False), 0.8), (60, 38, 32), 0.8, 0.1)
    for x, y in ((27, 44), (66, 74), (36, 12)):
        leaf(easel, x, y, 7, -30)


@listed
def raven(easel: Easel) -> None:
    """A raven that brings a letter."""
    table_shadow(easel, 50, 92, 32)
    easel.part(rope((10, 84), (40, 86), (66, 84), (92, 88), width=5), WOOD)
    feathers = BLACK_FUR.with_(stops=((96, 100, 132), (52, 54, 78), (24, 24, 40)))
    easel.part(poly((70, 70), (94, 82), (86, 84), (88, 90), (76, 86), (64, 82)), feathers)
    easel.part(svg("M30 30 C26 50 34 76 56 82 C72 84 80 74 76 62 C70 44 56 34 48 26 Z"), feathers)
    easel.part(ellipse(38, 26, 15, 14), feathers)
    easel.part(svg("M27 22 C16 22 10 26 6 32 C14 32 22 34 28 31 Z"),
        NIGHT_IRON.with_(stops=((120, 112, 116), (80, 74, 80), (46, 42, 48))))
    wing = svg("M48 40 C62 42 76 54 82 74 L74 71 L74 79 L66 74 L64 81 L57 74 C48 68 44 52 48 40 Z")
    easel.part(wing, feathers)
    for bend in (0, 5, 10):
        easel.flat(stroked(curve((52 + bend, 48 + bend), (60 + bend, 58 + bend * 0.6), (66 + bend, 72)), 0.8),
            (150, 156, 200), 0.45, 0.2, inside=wing)
    glowing_eye(easel, 36, 23, 3.4, (250, 180, 50))
    for x in (50, 58):
        easel.part(line((x, 80), (x - 1, 86), width=2), painted((120, 96, 70)).with_(line=0.5))
    easel.part(moved(box(2, 32, 28, 48, 1), turn=-8, about=(10, 36), y=-1), PAPER)
    easel.part(ellipse(16, 39, 3.2), gem((180, 24, 40)).with_(line=0.5))


@listed
def owl(easel: Easel) -> None:
    """An advisor: an owl on a book."""
    table_shadow(easel, 50, 93, 36)
    easel.part(box(20, 82, 80, 92, 2), painted((140, 44, 48)))
    easel.part(box(24, 84, 81, 90, 1), painted((238, 220, 176), "wood").with_(line=0.4))
    brown = painted((150, 104, 66), "fur").with_(grain_depth=0.25)
    easel.part(svg("M26 30 C18 48 22 74 38 83 L62 83 C78 74 82 48 74 30 Z"), brown)
    easel.part(svg("M36 46 C32 60 38 78 50 80 C62 78 68 60 64 46 Z"), painted((226, 196, 150), "fur"))
    for row in range(4):
        for column in range(3 + row % 2):
            x = 50 + (column - (2 + row % 2) / 2) * 7
            easel.flat(stroked(arc(x, 54 + row * 6, 2.6, 3, 20, 140), 1), (130, 84, 50), 0.8, 0.1)
    twice(easel, svg("M24 36 C14 50 16 70 30 80 C34 66 34 50 24 36 Z"), brown)
    easel.part(svg("M24 34 L22 8 C30 14 38 16 50 16 C62 16 70 14 78 8 L76 34 C72 48 60 50 50 48 C40 50 28 48 24 "
        "34 Z"), brown)
    for x in (38, 62):
        easel.part(ellipse(x, 31, 11.4), painted((236, 214, 172), "fur").with_(line=0.6))
        glowing_eye(easel, x, 31, 7.4, (250, 176, 40))
    easel.part(poly((46, 36), (54, 36), (50, 46)), painted((230, 160, 60)))
    for x in (42, 58):
        for dx in (-3, 0, 3):
            easel.part(line((x + dx * 0.6, 81), (x + dx, 85), width=2), painted((230, 170, 70)).with_(line=0.4))


@listed
def rat(easel: Easel) -> None:
    table_shadow(easel, 50, 90, 42)
    fur = painted((120, 108, 104), "fur").with_(grain_depth=0.26, round=10)
    easel.part(rope((78, 80), (92, 86), (96, 72), (88, 62), width=3), painted((214, 140, 140)))
    easel.part(svg("M10 70 C16 56 28 50 40 52 C52 40 76 42 84 62 C88 76 80 86 70 87 L30 87 C20 85 8 80 10 70 Z"), fur)
    easel.part(ellipse(38, 48, 8.4, 9.4), fur)
    easel.flat(ellipse(38, 49, 5, 6), (224, 150, 154), 0.8, 0.5)
    easel.part(ellipse(28, 51, 6, 7), fur)
    easel.part(ellipse(10, 70, 3.4, 3), painted((226, 140, 146)))
    glowing_eye(easel, 24, 63, 3.2, (230, 60, 50))
    for x in (28, 40, 66, 76):
        easel.part(svg(f"M{x - 5} 88 C{x - 5} 83 {x + 4} 83 {x + 4} 88 Z"), painted((226, 150, 150)).with_(line=0.5))
    for rise in (-3, 1, 5):
        easel.flat(line((14, 72), (2, 70 + rise), width=0.6), (230, 226, 220), 0.9)
    for x, y in ((56, 24), (70, 18), (44, 16), (62, 32), (80, 30)):
        easel.glow(ellipse(x, y, 1.8), (150, 210, 70), 1, 0.9)
    smoke(easel, (50, 40), (44, 30), (54, 22), (48, 12), paint=(150, 210, 80))


@listed
def locust(easel: Easel) -> None:
    table_shadow(easel, 50, 88, 42)
    green = painted((140, 164, 62), "", 0.35)
    easel.part(poly((56, 62), (66, 26), (70, 28), (84, 86), (80, 86), (67, 40), (62, 66)), green)
    wing = svg("M28 46 C50 28 80 30 96 48 C78 58 50 60 28 56 Z")
    easel.part(svg("M22 50 C40 44 70 50 92 62 C74 74 40 74 24 66 Z"), green.with_(round=6))
    for x in (44, 54, 64, 74):
        easel.flat(stroked(curve((x, 52), (x + 2, 60), (x - 1, 70)), 0.9), (80, 96, 34), 0.8, 0.1)
    easel.part(wing, painted((206, 190, 120), "", 0.3).with_(opacity=0.85))
    for bend in (-3, 1, 5):
        easel.flat(stroked(curve((32, 50 + bend * 0.4), (60, 43 + bend), (90, 48 + bend * 0.3)), 0.6),
            (110, 96, 40), 0.8, 0.1)
    easel.part(blob((28, 44), (16, 46), (10, 56), (14, 68), (24, 70), (32, 62)), green)
    glowing_eye(easel, 18, 54, 4.6, (190, 50, 40))
    easel.part(rope((20, 46), (14, 30), (4, 22), width=1.4), green.with_(line=0.5))
    easel.part(rope((24, 45), (24, 28), (16, 14), width=1.4), green.with_(line=0.5))
    for x in (28, 38):
        easel.part(stroked(poly((x, 66), (x - 6, 78), (x, 88), closed=False), 2.2), green.with_(line=0.6))
    easel.part(stroked(poly((58, 66), (72, 30), (84, 86), closed=False), 3), green.with_(line=0.7))


@listed
def imp(easel: Easel) -> None:
    """A minion with horns and a fork."""
    table_shadow(easel, 50, 93, 30)
    skin = painted((190, 62, 58), "", 0.22)
    easel.part(line((84, 20), (76, 92), width=2.4), DARK_WOOD)
    easel.part(svg("M76 20 L77 4 L81 14 L85 3 L88 15 L93 6 L91 22 Z"), NIGHT_IRON)
    for wing in (svg("M34 56 C20 40 10 42 4 34 C6 50 4 58 12 66 C16 62 22 66 26 72 Z"),):
        twice(easel, wing, painted((120, 30, 50)))
    easel.part(rope((58, 88), (74, 92), (82, 80), width=2.6), skin)
    easel.part(blob((50, 54), (64, 62), (66, 80), (60, 92), (40, 92), (34, 80), (36, 62)), skin)
    easel.part(rope((62, 66), (74, 66), (79, 58), width=6), skin)
    easel.part(rope((38, 66), (28, 72), (30, 82), width=6), skin)
    twice(easel, svg("M34 20 C26 16 24 8 28 2 C32 10 40 12 44 16 Z"), BONE)
    twice(easel, svg("M28 34 L10 26 L22 42 Z"), skin)
    easel.part(svg("M50 12 C66 12 76 24 74 38 C72 52 62 60 50 60 C38 60 28 52 26 38 C24 24 34 12 50 12 Z"),
        skin.with_(round=9))
    for x in (40, 60):
        glowing_eye(easel, x, 34, 6, (250, 206, 60), slit=True)
    easel.flat(poly((32, 25), (46, 30), (46, 27)), (70, 10, 20), 0.9)
    easel.flat(poly((68, 25), (54, 30), (54, 27)), (70, 10, 20), 0.9)
    grin = svg("M36 45 C44 52 56 52 64 45 C60 56 40 56 36 45 Z")
    easel.flat(grin, (50, 6, 14), 1)
    for x in (42, 50, 58):
        easel.flat(poly((x - 2.6, 47.4 + abs(x - 50) * -0.1), (x + 2.6, 47.4 - abs(x - 50) * 0.1), (x, 52)),
            (250, 240, 220), 1, inside=grin)


@listed
def bat(easel: Easel) -> None:
    """Fear: a bat before the moon."""
    easel.part(ellipse(50, 46, 36), painted((222, 210, 236), "stone", 0.05).with_(round=24, line=0.4))
    for x, y, radius in ((36, 30, 6), (62, 62, 8), (66, 34, 4)):
        easel.flat(ellipse(x, y, radius), (160, 146, 186), 0.6, 0.8)
    fur = BLACK_FUR.with_(stops=((98, 74, 120), (60, 42, 80), (30, 20, 44)))
    twice(easel, svg("M44 52 C34 40 22 36 6 30 C12 40 8 50 10 62 C16 56 22 58 26 66 C30 60 36 62 42 68 Z"), fur)
    for bone in (((44, 54), (28, 44), (10, 60)), ((44, 56), (34, 52), (26, 65))):
        path = stroked(curve(*bone), 1)
        easel.flat(plus(path, mirrored(path)), (150, 120, 176), 0.6, 0.1)
    easel.part(blob((50, 46), (58, 54), (58, 68), (50, 78), (42, 68), (42, 54)), fur)
    easel.part(svg("M40 44 L38 28 L46 36 L54 36 L62 28 L60 44 C60 54 40 54 40 44 Z"), fur)
    for eye in (45.6, 54.4):
        glowing_eye(easel, eye, 43, 2.8, (250, 80, 60))
    easel.flat(poly((47, 49), (49, 49), (48, 53)), (250, 244, 230), 1)
    easel.flat(poly((51, 49), (53, 49), (52, 53)), (250, 244, 230), 1)


@listed
def plague_mask(easel: Easel) -> None:
    """A doctor's mask with its beak."""
    table_shadow(easel, 46, 93, 34)
    easel.part(svg("M14 92 C16 74 28 66 48 66 C68 66 78 76 80 92 Z"), painted((60, 52, 58), "cloth"))
    easel.part(svg("M26 30 C28 24 68 24 70 32 L72 58 C68 72 30 72 26 58 Z"), painted((84, 62, 52)))
    beak = svg("M44 42 C62 36 82 50 96 74 C80 70 60 74 46 68 Z")
    easel.part(beak, painted((226, 206, 166), "stone").with_(round=6))
    easel.flat(stroked(curve((50, 62), (68, 62), (92, 72)), 1), (120, 90, 60), 0.8, 0.1)
    for x in range(54, 84, 6):
        easel.flat(line((x, 60 + (x - 54) * 0.22), (x, 64 + (x - 54) * 0.2), width=0.9), (110, 80, 54), 0.9)
    easel.part(svg("M22 58 C20 38 34 30 50 34 C56 40 56 64 46 70 C34 72 24 68 22 58 Z"),
        painted((226, 206, 166), "stone"))
    easel.part(ellipse(41, 47, 9.4), BRASS)
    easel.part(ellipse(41, 47, 6.6), gem((190, 50, 44)).with_(line=0.4))
    easel.flat(ellipse(38.6, 44.4, 2), (255, 240, 230), 0.9, 0.3)
    easel.part(svg("M4 32 C24 24 72 22 92 30 C88 38 70 36 48 36 C26 37 10 40 4 32 Z"), painted((54, 44, 50), "cloth"))
    easel.part(svg("M24 30 C24 12 32 6 48 6 C64 6 70 12 72 28 C58 32 38 32 24 30 Z"), painted((54, 44, 50), "cloth"))
    easel.part(svg("M24 24 C38 28 58 28 71 23 L72 29 C58 33 38 33 24 31 Z"), LEATHER.with_(line=0.5))
    rivets(easel, (27, 56), (33, 66), radius=1.1)
