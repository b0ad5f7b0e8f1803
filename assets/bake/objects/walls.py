"""Walls, roofs, windows and doors: what buildings are made of."""

import skia

from assets.bake.canvas import Colour
from assets.bake.easel import Easel, Material
from assets.bake.materials import DARK_WOOD, GOLD, ROOF, STONE, WOOD
from assets.bake.paths import box, curve, ellipse, line, plus, poly, stroked
from assets.bake.props import rivets

LIT: Colour = (255, 206, 110)


def lit_window(easel: Easel, x: float, y: float, wide: float, high: float) -> None:
    """A window with somebody at home."""
    pane = plus(box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2, 0.6))
    easel.part(stroked(pane, 1.4), DARK_WOOD.with_(line=0.4), shadow=0.3)
    easel.flat(pane, LIT, 1)
    easel.flat(line((x, y - high / 2), (x, y + high / 2), width=0.7), (90, 48, 24), 1)
    easel.flat(line((x - wide / 2, y), (x + wide / 2, y), width=0.7), (90, 48, 24), 1)
    easel.glow(pane, (255, 180, 80), 1.4, 0.35)


def door(easel: Easel, x: float, bottom: float, wide: float, high: float) -> None:
    shape = plus(box(x - wide / 2, bottom - high + wide / 2, x + wide / 2, bottom),
        ellipse(x, bottom - high + wide / 2, wide / 2))
    easel.part(stroked(shape, 1.8), STONE.with_(line=0.4))
    easel.part(shape, DARK_WOOD.with_(grain="upright", line=0.3), shadow=0)
    rivets(easel, (x + wide * 0.28, bottom - high * 0.4), radius=0.9, metal=GOLD)


def joints(easel: Easel, wall: skia.Path, step: float = 5, paint: Colour = (52, 44, 46), strength: float = 0.5) -> None:
    """The joints between the stones of a wall."""
    bounds = wall.computeTightBounds()
    row, y = 0, bounds.top() + step
    while y < bounds.bottom():
        easel.flat(line((bounds.left(), y), (bounds.right(), y), width=0.5), paint, strength, 0.08, inside=wall)
        x = bounds.left() + (step if row % 2 else step * 1.8)
        while x < bounds.right():
            easel.flat(line((x, y - step), (x, y), width=0.5), paint, strength, 0.08, inside=wall)
            x += step * 1.7
        y += step
        row += 1


def roof(easel: Easel, *corners: tuple[float, float], material: Material = ROOF, rows: int = 4) -> None:
    shape = poly(*corners)
    easel.part(shape, material)
    bounds = shape.computeTightBounds()
    for row in range(1, rows):
        y = bounds.top() + bounds.height() * row / rows
        easel.flat(line((bounds.left(), y), (bounds.right(), y), width=0.6), (70, 24, 20), 0.6, 0.1, inside=shape)


def battlement(easel: Easel, left: float, top: float, right: float, bottom: float, teeth: int,
    stone: Material = STONE) -> None:
    step = (right - left) / (2 * teeth - 1)
    high = (bottom - top) * 0.45
    points = [(left, bottom)]
    for index in range(teeth):
        x = left + index * 2 * step
        points += [(x, top), (x + step, top)]
        if index < teeth - 1:
            points += [(x + step, top + high), (x + 2 * step, top + high)]
    points.append((right, bottom))
    easel.part(poly(*points), stone)


def flag(easel: Easel, x: float, top: float, foot: float, cloth: Material, length: float = 16, side: int = 1) -> None:
    easel.part(line((x, top), (x, foot), width=1.3), WOOD.with_(line=0.6))
    shape = curve((x, top + 1), (x + side * length * 0.35, top - 1), (x + side * length * 0.7, top + 2.4),
        (x + side * length, top + 1))
    shape.lineTo(x + side * length * 0.86, top + 4.4)
    shape.lineTo(x + side * length, top + 8)
    shape.quadTo(x + side * length * 0.5, top + 10.4, x, top + 8.4)
    shape.close()
    easel.part(shape, cloth.with_(line=0.7))


def tower(easel: Easel, x: float, top: float, bottom: float, half: float, cap: Material | None = None) -> None:
    wall = poly((x - half, top), (x + half, top), (x + half * 1.08, bottom), (x - half * 1.08, bottom))
    easel.part(wall, STONE)
    joints(easel, wall, 5)
    battlement(easel, x - half * 1.28, top - half * 0.5, x + half * 1.28, top + half * 0.35, 3)
    if cap is not None:
        roof(easel, (x, top - half * 2.6), (x + half * 1.3, top - half * 0.3), (x - half * 1.3, top - half * 0.3),
            material=cap)
    easel.cut(plus(box(x - 1.6, top + half * 0.9, x + 1.6, top + half * 0.9 + 6), ellipse(x, top + half * 0.9, 1.6)))
