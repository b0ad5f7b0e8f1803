"""The emblem of Athanor: a furnace with its fire, within an alchemical circle."""

import math

from assets.bake.canvas import Array, save
from assets.bake.easel import Easel, Material
from assets.bake.materials import BRASS, GOLD, NIGHT_IRON
from assets.bake.paths import both, box, ellipse, line, plus, regular, ring, stroked, turned
from assets.bake.props import GLASS, flame, glass, rivets, spark

BRICK = Material(((204, 120, 78), (160, 80, 52), (98, 42, 34)), shine=0.1, grain="stone", grain_depth=0.14)


def draw(easel: Easel) -> None:
    _circle(easel)
    draw_furnace(easel)


def draw_furnace(easel: Easel) -> None:
    _furnace(easel)
    _vessel(easel)


def _circle(easel: Easel) -> None:
    easel.part(ellipse(50, 50, 44), NIGHT_IRON.with_(stops=((54, 34, 44), (36, 22, 32), (22, 12, 20)), shine=0.02,
        round_depth=0.2))
    easel.glow(ellipse(50, 62, 20), (255, 130, 50), 9, 0.42)
    triangles = plus(stroked(regular(50, 50, 38, 3), 0.9), stroked(regular(50, 50, 38, 3, 90), 0.9))
    easel.part(triangles, BRASS.with_(line=0.3, edge=0.5), shadow=0.3)
    easel.part(ring(50, 50, 46.5, 41.5), GOLD)
    easel.part(ring(50, 50, 39.6, 38.4), BRASS.with_(line=0.3))
    for step in range(24):
        angle = math.radians(step * 15)
        inner, outer = (42.4, 45.4) if step % 2 else (42.0, 45.8)
        mark = line(
            (50 + inner * math.cos(angle), 50 + inner * math.sin(angle)),
            (50 + outer * math.cos(angle), 50 + outer * math.sin(angle)),
            width=0.7,
        )
        easel.flat(mark, (86, 50, 18), 0.8)
    for step in range(4):
        angle = math.radians(step * 90 + 45)
        x, y = 50 + 44 * math.cos(angle), 50 + 44 * math.sin(angle)
        easel.part(ellipse(x, y, 4.2), BRASS.with_(line=0.6))
        sign = regular(x, y + (0.4 if step % 2 else -0.4), 2.5, 3, -90 if step % 2 else 90)
        easel.flat(stroked(sign, 0.7), (66, 36, 16), 0.9)


def _furnace(easel: Easel) -> None:
    """A tower of bricks with a fire in it: an athanor."""
    body = turned([(15, 52), (16, 60), (19, 84), (0, 84)], smooth=False)
    easel.part(body, BRICK)
    for row in range(7):
        y = 53 + row * 4.6
        easel.flat(both(line((25, y), (75, y), width=0.5), body), (64, 24, 20), 0.6)
        for column in range(-4, 5):
            x = 50 + column * 7.6 + (3.8 if row % 2 else 0)
            easel.flat(both(line((x, y), (x, y + 4.6), width=0.5), body), (64, 24, 20), 0.6)
    easel.part(box(29, 82, 71, 87.5, 1.2), NIGHT_IRON)
    easel.part(box(32, 49, 68, 54, 1.2), BRASS)
    rivets(easel, (35, 51.5), (50, 51.5), (65, 51.5), radius=0.9, metal=GOLD)
    mouth = plus(box(41, 68, 59, 82.5), ellipse(50, 68, 9, 7))
    easel.part(stroked(mouth, 2.2), BRASS.with_(line=0.5))
    easel.flat(mouth, (40, 10, 8), 1)
    easel.flat(ellipse(50, 80, 9, 8), (255, 140, 40), 0.9, 2.0, inside=mouth)
    flame(easel, 50, 82.5, 17)
    flame(easel, 45, 82.5, 10)
    flame(easel, 55.4, 82.5, 11)


def _vessel(easel: Easel) -> None:
    body = turned([(3.6, 17), (3.4, 26), (6, 30), (13, 37), (14.5, 43), (11, 49), (0, 50)])
    glass(easel, body, box(0, 37, 100, 60), (240, 120, 40))
    easel.flat(ellipse(50, 37.2, 11.4, 1.8), (255, 224, 150), 0.7, 0.2)
    easel.part(turned([(5.2, 15), (5.2, 18.2), (0, 18.2)], smooth=False), GLASS.with_(opacity=0.85, line=0.6))
    easel.glow(ellipse(50, 43, 9, 6), (255, 150, 60), 4, 0.45)
    spark(easel, 50, 12.5, 4.4)
    spark(easel, 40, 26, 2.2)
    spark(easel, 61, 28, 1.8)


def logo(pixels: int) -> tuple[Array, Array]:
    easel = Easel(pixels)
    draw(easel)
    return easel.finished((255, 176, 84), 0.35)


def bake() -> int:
    rgb, alpha = logo(512)
    return save("logo", rgb, alpha, quality=90) + _icon()


def _icon() -> int:
    """The window's icon is one file: systems want a PNG."""
    import numpy as np
    from PIL import Image

    from assets.bake.canvas import PICTURES, bytes_of

    rgb, alpha = logo(256)
    picture = Image.fromarray(np.concatenate([bytes_of(rgb), bytes_of(alpha[..., None])], -1), "RGBA")
    file = PICTURES / "icon.png"
    picture.save(file, optimize=True)
    return file.stat().st_size


