"""What lies about at court and in offices: papers, seals, jewels, masks and books."""

import math

import skia

from assets.bake.easel import Easel, Material
from assets.bake.materials import (
    BRASS, DARK_STONE, DARK_WOOD, GOLD, IRON, LEATHER, PAPER, PURPLE, RED, SILVER, SKIN, STEEL, STONE, WAX, WHITE_CLOTH,
    WOOD, gem, painted,
)  # fmt: skip
from assets.bake.objects.registry import listed
from assets.bake.paths import (
    arc, blob, both, box, curve, ellipse, line, minus, moved, plus, poly, ring, rope, star, stroked, svg, turned,
)  # fmt: skip
from assets.bake.props import coin, coin_pile, leaf, rivets, shine_on, spark, table_shadow

INK = (70, 40, 26)


def lines_of_text(easel: Easel, left: float, top: float, right: float, rows: int, step: float, turn: float = 0) -> None:
    for row in range(rows):
        end = right - (row % 3) * (right - left) * 0.12
        path = line((left, top + row * step), (end, top + row * step), width=1)
        easel.flat(moved(path, turn=turn), INK, 0.6, 0.08)


def seal(easel: Easel, x: float, y: float, radius: float, wax: Material | None = None) -> None:
    """A wax seal with a star pressed into it."""
    points = [(x + radius * (1 + 0.08 * math.sin(step * 2.3)) * math.cos(step * 0.785), y + radius * (1 + 0.08 * math.sin(step * 2.3)) * math.sin(step * 0.785)) for step in range(8)]
    wax = wax or gem((176, 24, 36))
    easel.part(blob(*points), wax)
    easel.part(stroked(ellipse(x, y, radius * 0.66), radius * 0.12), wax.with_(line=0.2), shadow=0.2)
    easel.part(star(x, y, radius * 0.42, radius * 0.18, 5), wax.with_(line=0.2), shadow=0.2)


def quill(easel: Easel, x: float, y: float, turn: float, vane: Material) -> None:
    """A feather whose tip is at a point."""

    def put(path: skia.Path) -> skia.Path:
        return moved(moved(path, turn=turn, about=(0, 0)), x=x, y=y)

    easel.part(put(svg("M0 -14 C-12 -26 -13 -46 -2 -68 C9 -52 12 -30 0 -14 Z")), vane.with_(grain="fur"))
    for step in range(5):
        low = -22 - step * 8
        easel.flat(put(line((0, low), (-7 + step, low - 6), width=0.5)), (90, 60, 60), 0.5, 0.08)
        easel.flat(put(line((0, low), (7 - step, low - 6), width=0.5)), (90, 60, 60), 0.5, 0.08)
    easel.part(put(line((0, 0), (0, -20), width=1.6)), WAX.with_(line=0.5))
    easel.flat(put(line((0, -18), (-1, -62), width=0.9)), (250, 240, 220), 0.9, 0.1)
    easel.part(put(poly((-1, 0), (1, 0), (0, 5))), IRON.with_(line=0.4))


@listed
def stamp(easel: Easel) -> None:
    """An official document, stamped."""
    table_shadow(easel, 50, 92, 42)
    for turn, shift in ((-8, -6), (5, 4)):
        easel.part(moved(box(18, 26, 70, 90, 1.4), turn=turn, about=(44, 58), x=shift), PAPER)
    lines_of_text(easel, 28, 40, 66, 4, 6, 5)
    easel.flat(moved(stroked(ellipse(36, 76, 8), 1.4), turn=5), (160, 30, 40), 0.85, 0.1)
    easel.flat(moved(star(36, 76, 5, 2, 5), turn=5), (160, 30, 40), 0.8, 0.1)
    easel.part(box(54, 68, 92, 78, 3), DARK_WOOD)
    easel.part(box(56, 77, 90, 82, 1.4), gem((160, 30, 44)))
    easel.part(turned([(4, 44), (6, 56), (11, 66), (14, 69), (0, 69)], 73), WOOD.with_(grain="upright"))
    easel.part(ellipse(73, 38, 10, 10), WOOD)
    easel.part(box(66, 64, 80, 67, 1), BRASS)


@listed
def sealed_scroll(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 40)
    easel.part(box(20, 18, 80, 80, 1), PAPER.with_(round=10))
    lines_of_text(easel, 30, 34, 72, 5, 7)
    for y in (16, 80):
        easel.part(box(14, y - 7, 86, y + 7, 7), PAPER)
        for x in (14, 86):
            easel.part(ellipse(x, y, 4, 7), PAPER.with_(stops=((200, 160, 108), (176, 134, 86), (140, 100, 62))))
            easel.flat(stroked(curve((x, y - 3), (x + 2, y), (x, y + 3), (x - 1.4, y)), 0.7), (90, 56, 34), 0.8)
    for side in (-1, 1):
        easel.part(poly((50, 70), (50 + side * 4, 70), (50 + side * 12, 96), (50 + side * 5, 92), (50 + side * 2, 98)), RED.with_(line=0.6))
    seal(easel, 50, 71, 11)


@listed
def gavel(easel: Easel) -> None:
    """A council's gavel, before the lists of its members."""
    table_shadow(easel, 50, 92, 42)
    easel.part(box(54, 12, 86, 60, 1.4), PAPER)
    lines_of_text(easel, 60, 22, 80, 5, 7)
    easel.part(turned([(25, 80), (28, 84), (28, 92), (0, 92)], 40, smooth=False), DARK_WOOD)
    easel.part(ellipse(40, 80, 25, 5), WOOD)

    def put(path: skia.Path) -> skia.Path:
        return moved(path, turn=-28, about=(42, 52))

    easel.part(put(box(52, 47, 96, 54, 3)), WOOD)
    easel.part(put(box(30, 26, 54, 76, 4)), WOOD.with_(grain="upright"))
    for y in (30, 68):
        easel.part(put(box(28, y, 56, y + 5, 1.4)), BRASS)
    easel.part(put(box(28, 47, 56, 54, 1.2)), BRASS)
    easel.part(put(ellipse(96, 50.5, 3.4, 4.6)), BRASS)


@listed
def books(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 42)
    hues = (((150, 34, 44), 14, 76, 92), ((42, 92, 140), 20, 84, 77), ((66, 124, 66), 12, 74, 62))
    for hue, left, right, bottom in hues:
        easel.part(box(left + 4, bottom - 12, right - 1, bottom - 2, 1), painted((238, 220, 176), "wood"))
        easel.part(box(left, bottom - 3.4, right, bottom, 1.2), painted(hue))
        easel.part(box(left, bottom - 14.6, right, bottom - 11.4, 1.2), painted(hue))
        easel.part(svg(f"M{left + 3} {bottom - 14.6} C{left - 5} {bottom - 12} {left - 5} {bottom - 3} {left + 3} {bottom} L{left + 7} {bottom} L{left + 7} {bottom - 14.6} Z"), painted(hue))
        easel.part(box(right - 20, bottom - 15, right - 15, bottom + 0.4, 0.6), GOLD.with_(line=0.4))
    easel.part(svg("M48 44 C38 34 24 34 14 38 L14 20 C24 16 38 16 48 26 Z"), PAPER)
    easel.part(svg("M48 44 C58 34 72 34 84 38 L84 20 C72 16 58 16 48 26 Z"), PAPER)
    easel.part(svg("M48 46 C38 38 24 38 12 42 L12 38 C24 34 38 35 48 44 C58 35 72 34 86 38 L86 42 C72 38 58 38 48 46 Z"), painted((120, 64, 40)))
    for row in range(3):
        y = 22 + row * 5
        easel.flat(stroked(curve((20, y + 1), (32, y), (43, y + 5)), 0.9), INK, 0.6, 0.1)
        easel.flat(stroked(curve((54, y + 5), (66, y), (78, y + 1)), 0.9), INK, 0.6, 0.1)
    spark(easel, 48, 14, 5)


@listed
def hand_with_coin(easel: Easel) -> None:
    easel.part(svg("M2 58 L22 54 L22 88 L2 90 Z"), painted((104, 40, 92), "cloth"))
    easel.part(box(18, 52, 26, 90, 2), GOLD)
    palm = svg("M24 58 C36 50 46 56 56 60 L72 60 C78 60 78 68 72 68 L54 68 L78 66 L90 58 C96 56 98 62 94 66 L78 80 C70 86 58 88 46 88 L24 86 Z")
    easel.part(palm, SKIN)
    easel.flat(stroked(curve((50, 68.6), (60, 69.4), (72, 68)), 1), (130, 70, 50), 0.7, 0.15)
    easel.flat(stroked(curve((30, 80), (46, 82), (62, 80)), 0.8), (150, 90, 62), 0.5, 0.2)
    coin(easel, 56, 34, 20, GOLD, "sun")
    spark(easel, 44, 22, 6)
    spark(easel, 74, 46, 3.4)


@listed
def wanted_poster(easel: Easel) -> None:
    """A poster with a bandit's face, pinned with a dagger."""
    sheet = svg("M18 12 L82 8 L86 88 L70 92 L60 88 L44 93 L16 90 Z")
    easel.part(sheet, PAPER)
    easel.flat(stroked(svg("M23 18 L77 14 L80 82 L22 84 Z"), 1.2), INK, 0.7, 0.1)
    easel.part(svg("M32 76 C32 64 40 60 50 60 C60 60 70 64 70 76 Z"), painted((90, 50, 44)).with_(line=0.5), shadow=0.15)
    easel.part(ellipse(51, 46, 13, 15), SKIN.with_(line=0.5), shadow=0.15)
    easel.part(svg("M38 48 C46 52 56 52 64 48 C66 60 58 66 51 68 C44 66 36 60 38 48 Z"), painted((150, 36, 44)).with_(line=0.5), shadow=0.15)
    easel.part(svg("M28 40 C40 34 62 34 74 40 C70 44 32 44 28 40 Z"), painted((60, 40, 40)).with_(line=0.5), shadow=0.2)
    easel.part(svg("M38 38 C38 22 64 22 64 38 Z"), painted((60, 40, 40)).with_(line=0.5), shadow=0.2)
    for x in (46, 57):
        easel.flat(ellipse(x, 44.6, 1.6), (30, 16, 16), 1)
    coin(easel, 36, 82, 5, GOLD)
    coin(easel, 50, 84, 5, GOLD)
    coin(easel, 64, 82, 5, GOLD)

    def put(path: skia.Path) -> skia.Path:
        return moved(path, turn=24, about=(51, 26), y=-4)

    easel.part(put(poly((48, 12), (54, 12), (51, 30))), STEEL)
    easel.part(put(box(42, 8, 60, 12, 1.4)), BRASS)
    easel.part(put(box(48.6, -6, 53.4, 8, 1.4)), LEATHER)


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
    mask_shape = svg("M8 30 C20 20 38 22 50 28 C62 22 80 20 92 30 C94 46 84 58 70 58 C60 58 56 50 50 50 C44 50 40 58 30 58 C16 58 6 46 8 30 Z")
    easel.part(mask_shape, painted((62, 54, 74), "cloth", 0.3))
    for side in (-1, 1):
        hole = svg("M18 40 C24 32 36 34 42 42 C36 48 24 50 18 40 Z") if side < 0 else svg("M82 40 C76 32 64 34 58 42 C64 48 76 50 82 40 Z")
        easel.flat(hole, (255, 226, 160), 1)
        easel.flat(ellipse(50 + side * 19, 41, 4.6), (60, 130, 80), 1, inside=hole)
        easel.flat(ellipse(50 + side * 19, 41, 2.2), (10, 10, 14), 1, inside=hole)


@listed
def masks(easel: Easel) -> None:
    """A carnival mask with feathers on a stick."""
    easel.part(line((20, 52), (10, 94), width=2.6), GOLD)
    for x, turn, hue in ((30, -38, (44, 130, 160)), (40, -20, (196, 60, 110)), (50, 0, (240, 190, 70)), (60, 20, (196, 60, 110)), (70, 38, (44, 130, 160))):
        feather = svg("M0 0 C-9 -12 -8 -30 0 -42 C8 -30 9 -12 0 0 Z")
        easel.part(moved(moved(feather, turn=turn, about=(0, 0)), x=x, y=44), painted(hue, "fur").with_(line=0.7))
    shape = svg("M8 46 C14 34 36 34 50 42 C64 34 86 34 92 46 C96 60 84 76 68 76 C58 76 56 66 50 64 C44 66 42 76 32 76 C16 76 4 60 8 46 Z")
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
def dagger_and_letter(easel: Easel) -> None:
    """Conspirators: a letter under a dagger, by candlelight."""
    table_shadow(easel, 50, 91, 42)
    easel.part(moved(box(12, 44, 76, 88, 1.4), turn=-8, about=(44, 66)), PAPER)
    easel.flat(moved(stroked(poly((12, 44), (44, 68), (76, 44), closed=False), 1), turn=-8, about=(44, 66)), (130, 90, 56), 0.8, 0.1)
    easel.flat(moved(poly((13, 45), (44, 68), (75, 45)), turn=-8, about=(44, 66)), (190, 150, 100), 0.4)
    seal(easel, 45, 68, 8)

    def put(path: skia.Path) -> skia.Path:
        return moved(path, turn=28, about=(50, 50), x=14, y=-4)

    easel.part(put(poly((44, 34), (56, 34), (55, 74), (50, 88), (45, 74))), STEEL)
    easel.flat(put(poly((44.4, 34), (50, 34), (50, 86))), (255, 255, 255), 0.3)
    easel.part(put(svg("M34 28 C40 32 60 32 66 28 L66 33 C60 37 40 37 34 33 Z")), GOLD)
    easel.part(put(box(46.6, 8, 53.4, 30, 2)), painted((70, 40, 96)))
    easel.part(put(ellipse(50, 7, 4.6)), GOLD)
    easel.part(put(ellipse(50, 7, 2)), gem((60, 180, 120)).with_(line=0.3))


@listed
def keys(easel: Easel) -> None:
    """A steward's ring of keys."""
    easel.part(ring(50, 28, 19, 15.4), IRON)
    for turn, metal, teeth in ((30, BRASS, (2, 8)), (-30, SILVER, (0, 6)), (0, GOLD, (0, 5, 10))):
        def put(path: skia.Path, turn: int = turn) -> skia.Path:
            return moved(path, turn=turn, about=(50, 28))

        bow_part = minus(ellipse(50, 49, 9.4), ellipse(50, 49, 5))
        shape = plus(bow_part, box(47.8, 56, 52.2, 94, 1), box(45.4, 58, 54.6, 61.4, 1), *(box(52, 86 - tooth, 60, 89.4 - tooth, 0.6) for tooth in teeth))
        easel.part(put(shape), metal)
    spark(easel, 44, 46, 5)


@listed
def signet_ring(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 30)
    easel.part(minus(ellipse(50, 64, 30, 28), ellipse(50, 64, 21.6, 19.6)), GOLD)
    easel.part(poly((30, 44), (36, 30), (64, 30), (70, 44), (62, 52), (38, 52)), GOLD)
    easel.part(ellipse(50, 28, 22, 18), GOLD)
    stone_path = ellipse(50, 27, 16.6, 13)
    easel.part(stone_path, gem((36, 74, 170)).with_(round=6))
    easel.part(svg("M50 17 L60 21 C60 30 56 35 50 37.6 C44 35 40 30 40 21 Z"), GOLD.with_(line=0.4))
    easel.flat(line((50, 18), (50, 37), width=1.2), (110, 64, 20), 0.8)
    easel.flat(line((41, 26), (59, 26), width=1.2), (110, 64, 20), 0.8)
    shine_on(easel, stone_path)
    spark(easel, 36, 18, 7)
    spark(easel, 72, 58, 3.6)


@listed
def rose(easel: Easel) -> None:
    """A courtier's fan and a rose."""
    for step in range(7):
        turn = -54 + step * 18
        piece = svg("M50 84 L42 28 C46 22 54 22 58 28 Z")
        easel.part(moved(piece, turn=turn, about=(50, 84)), painted((206, 72, 112) if step % 2 else (240, 214, 190), "cloth").with_(line=0.5))
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
def treaty(easel: Easel) -> None:
    """A diplomat's treaty, signed and sealed."""
    table_shadow(easel, 46, 92, 42)
    easel.part(moved(box(16, 22, 74, 90, 1.6), turn=-5), PAPER)
    lines_of_text(easel, 26, 36, 66, 5, 7, -5)
    easel.flat(stroked(curve((28, 80), (34, 74), (38, 80), (44, 74), (50, 79)), 1.1), (40, 50, 110), 0.9, 0.08)
    seal(easel, 62, 80, 8, gem((40, 84, 170)))
    easel.part(turned([(6, 66), (7, 70), (12, 78), (13, 92), (0, 92)], 82), painted((50, 58, 86), "", 0.5))
    easel.part(ellipse(82, 66, 6.4, 2), painted((20, 22, 40)))
    quill(easel, 82, 66, 4, painted((236, 240, 248)))


def crown_of(easel: Easel, x: float, y: float, size: float, points: int, cap: Material | None) -> None:
    """A crown around a point; the cap is what it is lined with."""
    half = 38 * size
    if cap is not None:
        easel.part(svg(f"M{x - half * 0.86} {y + 8 * size} C{x - half} {y - 30 * size} {x + half} {y - 30 * size} {x + half * 0.86} {y + 8 * size} Z"), cap)
    tips = []
    for index in range(points):
        part = index / (points - 1) * 2 - 1
        tips.append((x + part * half * 1.1, y - (30 - 8 * abs(part)) * size))
    outline: list[tuple[float, float]] = [(x - half * 0.9, y + 22 * size)]
    for index, tip in enumerate(tips):
        outline.append(tip)
        if index < points - 1:
            following = tips[index + 1]
            outline.append(((tip[0] + following[0]) / 2, y - 2 * size))
    outline.append((x + half * 0.9, y + 22 * size))
    easel.part(poly(*outline), GOLD)
    easel.part(svg(f"M{x - half * 0.94} {y + 14 * size} C{x - half * 0.4} {y + 22 * size} {x + half * 0.4} {y + 22 * size} {x + half * 0.94} {y + 14 * size} L{x + half * 0.9} {y + 26 * size} C{x + half * 0.4} {y + 34 * size} {x - half * 0.4} {y + 34 * size} {x - half * 0.9} {y + 26 * size} Z"), GOLD)
    hues = ((200, 30, 54), (40, 110, 200), (50, 160, 90))
    for index in range(5):
        part = (index - 2) / 2
        easel.part(ellipse(x + part * half * 0.72, y + (26 - 4 * part * part) * size, 3.4 * size), gem(hues[index % 3]).with_(line=0.5))
    for index, tip in enumerate(tips):
        easel.part(ellipse(tip[0], tip[1], 4 * size), (gem(hues[index % 3]) if points > 5 else GOLD).with_(line=0.6))


@listed
def crown(easel: Easel) -> None:
    """Nobles: a crown on a cushion."""
    table_shadow(easel, 50, 93, 44)
    cushion = svg("M10 74 C16 66 84 66 90 74 C95 80 94 88 90 92 C84 97 16 97 10 92 C6 88 5 80 10 74 Z")
    easel.part(cushion, painted((120, 40, 130), "cloth"))
    for x in (10, 90):
        easel.part(ellipse(x, 92, 3), GOLD)
    crown_of(easel, 50, 46, 1.0, 5, PURPLE)
    spark(easel, 30, 22, 5)
    spark(easel, 72, 40, 4)


@listed
def coronet(easel: Easel) -> None:
    """A duke's coronet, lined with red and trimmed with ermine."""
    table_shadow(easel, 50, 92, 36)
    crown_of(easel, 50, 44, 1.0, 7, RED)
    easel.part(svg("M12 68 C30 78 70 78 88 68 C94 70 94 82 88 84 C70 94 30 94 12 84 C6 82 6 70 12 68 Z"), WHITE_CLOTH.with_(grain="fur"))
    for x, y in ((20, 77), (34, 82), (50, 84), (66, 82), (80, 77)):
        easel.flat(svg(f"M{x} {y - 4} L{x + 2} {y + 3} L{x} {y + 1.6} L{x - 2} {y + 3} Z"), (30, 24, 30), 0.95)
    spark(easel, 50, 14, 5)


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
def broken_vase(easel: Easel) -> None:
    """Something old goes to pieces and something new takes its place."""
    table_shadow(easel, 50, 92, 44)
    china = painted((206, 226, 240), "", 0.4)
    base = svg("M12 62 L20 54 L24 64 L32 52 L38 62 L46 54 L50 62 C50 76 42 88 38 91 L22 91 C18 88 12 76 12 62 Z")
    easel.part(base, china)
    easel.flat(both(base, line((8, 76), (54, 76), width=3)), (50, 80, 160), 0.7)
    for x, y, turn, size in ((16, 38, 20, 7), (44, 34, -30, 8), (30, 26, 60, 6), (54, 50, 10, 5)):
        easel.part(moved(poly((x - size, y), (x, y - size), (x + size, y - size * 0.3), (x + size * 0.2, y + size * 0.8)), turn=turn, about=(x, y)), china)
    easel.part(turned([(7, 24), (6, 32), (12, 42), (18, 60), (13, 80), (10, 90), (0, 91)], 76), GOLD.with_(round=10))
    easel.part(turned([(10, 20), (9, 26), (0, 26)], 76, smooth=False), GOLD)
    easel.part(both(turned([(7, 24), (6, 32), (12, 42), (18, 60), (13, 80), (10, 90), (0, 91)], 76), box(50, 54, 100, 62)), gem((180, 30, 60)).with_(line=0.4))
    spark(easel, 66, 40, 5)
    spark(easel, 86, 30, 3.4)


@listed
def tribute_bowl(easel: Easel) -> None:
    """Gifts in a bowl: coins, pearls and gems."""
    table_shadow(easel, 50, 92, 38)
    for x, y in ((30, 46), (44, 40), (58, 40), (70, 47), (38, 50), (52, 48), (64, 52), (46, 54)):
        coin(easel, x, y, 9, GOLD, "", 0.7)
    easel.part(poly((42, 28), (50, 20), (60, 26), (56, 40), (46, 42)), gem((40, 140, 210)))
    easel.part(poly((62, 38), (70, 32), (76, 40), (70, 50), (62, 48)), gem((200, 36, 60)))
    for x, y in ((26, 40), (22, 47), (30, 36), (36, 34)):
        easel.part(ellipse(x, y, 3.2), painted((246, 238, 230), "", 0.6).with_(line=0.5))
    easel.part(turned([(36, 54), (34, 64), (16, 76), (9, 80), (20, 88), (20, 92), (0, 92)]), SILVER.with_(round=10))
    easel.part(box(12, 51, 88, 57, 3), SILVER)
    rivets(easel, *((x, 64 - abs(x - 50) * 0.06) for x in (26, 38, 50, 62, 74)), radius=2, metal=gem((120, 60, 170)))
    spark(easel, 54, 24, 6)


@listed
def puppet(easel: Easel) -> None:
    """A crown held on strings: one who is led by another."""
    for angle in (-24, 24):
        easel.part(moved(box(18, 10, 82, 15, 2.4), turn=angle * 0.6, about=(50, 13)), WOOD)
    for x, low in ((24, 58), (40, 42), (60, 42), (76, 58)):
        easel.part(line((x, 16 if 30 < x < 70 else 20), (x + (50 - x) * 0.12, low), width=0.8), WHITE_CLOTH.with_(line=0.3))
    figure = painted((196, 140, 86), "wood", 0.2)
    easel.part(line((42, 60), (27, 58), width=6), figure)
    easel.part(line((58, 60), (73, 58), width=6), figure)
    easel.part(line((45, 78), (41, 94), width=6.4), figure)
    easel.part(line((55, 78), (59, 94), width=6.4), figure)
    easel.part(svg("M38 56 C42 52 58 52 62 56 L60 80 C54 84 46 84 40 80 Z"), painted((110, 50, 140), "cloth"))
    easel.part(ellipse(50, 44, 11.4, 11), figure)
    for x in (45.4, 54.6):
        easel.part(ellipse(x, 43, 2.7), gem((90, 240, 200)).with_(line=0.5))
        easel.glow(ellipse(x, 43, 2.2), (90, 255, 200), 1.6, 0.8)
    easel.flat(line((45, 50), (55, 50), width=1), (70, 36, 22), 0.9)
    easel.part(poly((40, 36), (39, 27), (45, 32), (50, 25), (55, 32), (61, 27), (60, 36)), GOLD)
    for x, y in ((26, 58), (74, 58), (41, 93), (59, 93)):
        easel.part(ellipse(x, y, 3.6), figure)
    easel.glow(ellipse(50, 18, 16, 6), (110, 240, 200), 6, 0.25)


@listed
def painting(easel: Easel) -> None:
    """A masterpiece in a golden frame."""
    table_shadow(easel, 50, 92, 40)
    easel.part(poly((30, 92), (46, 20), (52, 20), (38, 92)), DARK_WOOD.with_(grain="upright"))
    easel.part(poly((70, 92), (54, 20), (48, 20), (62, 92)), DARK_WOOD.with_(grain="upright"))
    frame = box(12, 12, 88, 78, 2)
    easel.part(minus(frame, box(22, 22, 78, 68)), GOLD.with_(edge=3))
    canvas = box(22, 22, 78, 68)
    easel.part(canvas, painted((110, 166, 214)).with_(line=0.5), shadow=0)
    easel.flat(ellipse(64, 32, 7), (255, 232, 150), 0.95, 0.6, inside=canvas)
    easel.flat(svg("M20 60 L36 36 L46 48 L56 40 L80 62 L80 70 L20 70 Z"), (92, 104, 150), 0.95, 0.2, inside=canvas)
    easel.flat(svg("M20 62 C36 52 50 64 80 56 L80 70 L20 70 Z"), (78, 136, 70), 0.95, 0.3, inside=canvas)
    easel.flat(svg("M48 70 C52 64 46 62 52 58 L56 58 C52 62 60 66 58 70 Z"), (206, 226, 240), 0.9, 0.2, inside=canvas)
    rivets(easel, (17, 17), (83, 17), (17, 73), (83, 73), radius=3, metal=gem((180, 36, 60)))
    easel.part(box(14, 78, 86, 83, 1), WOOD)
    spark(easel, 26, 14, 6)


@listed
def mirror(easel: Easel) -> None:
    """A mirror that shows something else."""
    table_shadow(easel, 50, 93, 24)
    easel.part(turned([(4, 72), (3.4, 84), (16, 90), (18, 93), (0, 93)]), SILVER)
    easel.part(ellipse(50, 42, 30, 35), SILVER)
    glass_path = ellipse(50, 42, 23, 28)
    easel.part(glass_path, gem((96, 80, 160)).with_(round=8))
    spiral = [(50 + radius * math.cos(radius * 0.62) * 0.95, 42 + radius * math.sin(radius * 0.62) * 1.1) for radius in [step * 0.5 for step in range(2, 42)]]
    easel.flat(stroked(curve(*spiral), 1.6), (226, 206, 255), 0.8, 0.25, inside=glass_path)
    shine_on(easel, glass_path)
    easel.part(star(50, 6, 7, 3, 5), SILVER)
    rivets(easel, (23, 42), (77, 42), (30, 21), (70, 21), (30, 63), (70, 63), radius=2, metal=gem((110, 60, 190)))
    easel.glow(ellipse(50, 42, 8, 10), (200, 160, 255), 7, 0.35)


@listed
def herbs(easel: Easel) -> None:
    """A bundle of herbs."""
    table_shadow(easel, 50, 92, 30)
    for x, turn in ((38, -20), (46, -7), (54, 7), (62, 20)):
        easel.part(moved(line((50, 92), (50, 34), width=1.8), turn=turn, about=(50, 72)), painted((104, 150, 70)).with_(line=0.5))
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
    plate = svg("M50 6 C66 6 76 16 74 30 C72 38 74 60 78 78 C80 90 68 94 50 94 C32 94 20 90 22 78 C26 60 28 38 26 30 C24 16 34 6 50 6 Z")
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


@listed
def torn_purse(easel: Easel) -> None:
    """An empty purse with a hole in it."""
    table_shadow(easel, 48, 92, 36)
    worn = LEATHER.with_(stops=((150, 118, 92), (112, 84, 64), (70, 50, 42)))
    bag = blob((50, 40), (66, 46), (78, 64), (74, 84), (52, 92), (28, 90), (18, 76), (26, 52))
    easel.part(bag, worn)
    easel.part(poly((38, 40), (28, 22), (42, 28), (50, 18), (58, 28), (74, 24), (62, 41)), worn)
    easel.part(rope((36, 41), (50, 44), (64, 41), width=3), painted((190, 160, 110)))
    easel.cut(svg("M28 68 L36 62 L40 69 L47 66 L50 74 L42 82 L33 79 Z"))
    for x, y in ((66, 56),):
        easel.part(moved(box(x - 5, y - 5, x + 5, y + 5, 0.6), turn=14, about=(x, y)), painted((104, 112, 96), "cloth").with_(line=0.5))
        for dx in (-4, 0, 4):
            easel.flat(line((x + dx, y - 6.4), (x + dx, y - 3.4), width=0.8), (230, 214, 180), 0.9)
    coin(easel, 62, 90, 5, DARK_STONE, "", 0.6)
    easel.part(ellipse(80, 40, 1.6, 1.1), DARK_STONE.with_(line=0.4))
    for side in (-1, 1):
        easel.part(moved(ellipse(80 + side * 2.6, 37, 3, 1.6), turn=side * -30, about=(80, 40)), painted((220, 220, 210)).with_(line=0.4, opacity=0.9))


@listed
def empty_bowl(easel: Easel) -> None:
    """Famine: a cracked bowl and a bone."""
    table_shadow(easel, 50, 92, 40)
    clay = painted((150, 112, 88), "stone")
    easel.part(turned([(36, 50), (33, 66), (18, 82), (18, 88), (0, 88)]), clay)
    easel.part(ellipse(50, 50, 37, 10), clay)
    easel.flat(ellipse(50, 50.6, 31, 7.4), (44, 26, 24), 1, 0.3)
    easel.flat(stroked(poly((30, 60), (36, 68), (32, 72), (40, 84), closed=False), 1.2), (40, 22, 20), 0.95)
    easel.part(moved(plus(box(34, 36, 66, 41, 2.4), ellipse(33, 35, 3.8), ellipse(33, 42, 3.8), ellipse(67, 35, 3.8), ellipse(67, 42, 3.8)), turn=-18, about=(50, 40)), painted((240, 230, 206)))
    easel.part(moved(plus(box(74, 24, 77, 76, 1.4), ellipse(75.5, 22, 6, 8)), turn=26, about=(75, 50)), WOOD.with_(grain="upright"))


