"""Papers, seals, quills and books."""

import math

import skia

from assets.bake.easel import Easel, Material
from assets.bake.materials import (
    BRASS,
    DARK_WOOD,
    GOLD,
    IRON,
    LEATHER,
    PAPER,
    RED,
    SKIN,
    STEEL,
    WAX,
    WOOD,
    gem,
    painted,
)  # fmt: skip
from assets.bake.objects.registry import listed
from assets.bake.paths import blob, box, curve, ellipse, line, minus, moved, poly, star, stroked, svg, turned
from assets.bake.props import coin, rivets, spark, table_shadow

INK = (70, 40, 26)


def lines_of_text(easel: Easel, left: float, top: float, right: float, rows: int, step: float, turn: float = 0) -> None:
    for row in range(rows):
        end = right - (row % 3) * (right - left) * 0.12
        path = line((left, top + row * step), (end, top + row * step), width=1)
        easel.flat(moved(path, turn=turn), INK, 0.6, 0.08)


def seal(easel: Easel, x: float, y: float, radius: float, wax: Material | None = None) -> None:
    """A wax seal with a star pressed into it."""
    points = [(x + radius * (1 + 0.08 * math.sin(step * 2.3)) * math.cos(step * 0.785),
        y + radius * (1 + 0.08 * math.sin(step * 2.3)) * math.sin(step * 0.785)) for step in range(8)]
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
        easel.part(poly((50, 70), (50 + side * 4, 70), (50 + side * 12, 96), (50 + side * 5, 92),
            (50 + side * 2, 98)), RED.with_(line=0.6))
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
        easel.part(svg(f"M{left + 3} {bottom - 14.6} C{left - 5} {bottom - 12} {left - 5} {bottom - 3} {left + 3} "
            f"{bottom} L{left + 7} {bottom} L{left + 7} {bottom - 14.6} Z"), painted(hue))
        easel.part(box(right - 20, bottom - 15, right - 15, bottom + 0.4, 0.6), GOLD.with_(line=0.4))
    easel.part(svg("M48 44 C38 34 24 34 14 38 L14 20 C24 16 38 16 48 26 Z"), PAPER)
    easel.part(svg("M48 44 C58 34 72 34 84 38 L84 20 C72 16 58 16 48 26 Z"), PAPER)
    easel.part(svg("M48 46 C38 38 24 38 12 42 L12 38 C24 34 38 35 48 44 C58 35 72 34 86 38 L86 42 C72 38 58 38 48 "
        "46 Z"), painted((120, 64, 40)))
    for row in range(3):
        y = 22 + row * 5
        easel.flat(stroked(curve((20, y + 1), (32, y), (43, y + 5)), 0.9), INK, 0.6, 0.1)
        easel.flat(stroked(curve((54, y + 5), (66, y), (78, y + 1)), 0.9), INK, 0.6, 0.1)
    spark(easel, 48, 14, 5)


@listed
def wanted_poster(easel: Easel) -> None:
    """A poster with a bandit's face, pinned with a dagger."""
    sheet = svg("M18 12 L82 8 L86 88 L70 92 L60 88 L44 93 L16 90 Z")
    easel.part(sheet, PAPER)
    easel.flat(stroked(svg("M23 18 L77 14 L80 82 L22 84 Z"), 1.2), INK, 0.7, 0.1)
    easel.part(svg("M32 76 C32 64 40 60 50 60 C60 60 70 64 70 76 Z"), painted((90, 50, 44)).with_(line=0.5),
        shadow=0.15)
    easel.part(ellipse(51, 46, 13, 15), SKIN.with_(line=0.5), shadow=0.15)
    easel.part(svg("M38 48 C46 52 56 52 64 48 C66 60 58 66 51 68 C44 66 36 60 38 48 Z"),
        painted((150, 36, 44)).with_(line=0.5), shadow=0.15)
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
def dagger_and_letter(easel: Easel) -> None:
    """Conspirators: a letter under a dagger, by candlelight."""
    table_shadow(easel, 50, 91, 42)
    easel.part(moved(box(12, 44, 76, 88, 1.4), turn=-8, about=(44, 66)), PAPER)
    easel.flat(moved(stroked(poly((12, 44), (44, 68), (76, 44), closed=False), 1), turn=-8, about=(44, 66)),
        (130, 90, 56), 0.8, 0.1)
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
