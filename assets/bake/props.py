"""Parts that several objects share: flames, glass, coins, bubbles, sparks."""

import math

import skia

from assets.bake.canvas import Colour, mixed
from assets.bake.easel import Easel, Material
from assets.bake.materials import BRASS, DARK_WOOD, FLAME, GOLD, HEART_OF_FLAME, LEAF, gem
from assets.bake.paths import arc, both, box, curve, ellipse, line, moved, star, stroked, svg

WHITE: Colour = (255, 250, 236)


def flame(easel: Easel, x: float, y: float, height: float) -> None:
    """A flame that stands on a point."""
    shape = svg("M50 100 C24 100 18 76 32 56 C42 42 44 24 52 0 C58 22 84 50 80 74 C78 92 66 100 50 100 Z")
    outer, inner = (
        moved(path, x=x - 50, y=y - 100, size=height / 100, about=(50, 100))
        for path in (shape, moved(shape, size=(0.55, 0.6), about=(51, 97)))
    )
    easel.part(outer, FLAME.with_(line=min(0.7, height * 0.03)), shadow=0)
    easel.part(inner, HEART_OF_FLAME, shadow=0)
    easel.glow(outer, (255, 150, 60), height * 0.14, 0.55)
    easel.glow(inner, (255, 214, 130), height * 0.08, 0.5)


def spark(easel: Easel, x: float, y: float, size: float, paint: Colour = (255, 240, 190)) -> None:
    """A small star of light."""
    shape = star(x, y, size, size * 0.16, 4)
    easel.glow(shape, paint, 0.12, 1.0)
    easel.glow(ellipse(x, y, size * 0.4), paint, size * 0.35, 0.6)


GLASS = Material(((226, 240, 246), (186, 212, 226), (150, 178, 204)), opacity=0.34, shine=0.55, gloss=26,
    round_depth=0.7)


def glass(easel: Easel, body: skia.Path, filling: skia.Path | None = None, hue: Colour = (230, 120, 40)) -> None:
    """A vessel of glass with a liquid in it up to where the filling reaches."""
    easel.part(body, GLASS.with_(opacity=0.42), shadow=0.3)
    inner = moved_in(body)
    if filling is not None:
        liquid = both(inner, filling)
        easel.part(liquid, gem(hue).with_(line=0.3, round=7), shadow=0)
        bounds = liquid.computeTightBounds()
        middle, across = (bounds.left() + bounds.right()) / 2, (bounds.right() - bounds.left()) / 2
        low = ellipse(middle, bounds.bottom() - across * 0.4, across * 0.6, across * 0.3)
        easel.flat(low, mixed(hue, (255, 240, 170), 0.55), 0.55, across * 0.14, inside=liquid)
    shine_on(easel, body)


def moved_in(body: skia.Path, by: float = 1.6) -> skia.Path:
    """The shape without a rim of this width."""
    return skia.Op(body, stroked(body, 2 * by), skia.kDifference_PathOp)


def shine_on(easel: Easel, body: skia.Path) -> None:
    """Reflections on glass: a long one at the left, a faint one at the right, a lit rim."""
    bounds = body.computeTightBounds()
    width, height = bounds.width(), bounds.height()
    inner = moved_in(body, 2.2)
    left = moved(body, x=width * 0.06, y=height * 0.02)
    streak = skia.Op(inner, left, skia.kDifference_PathOp)
    easel.flat(streak, WHITE, 0.6, 0.35, inside=body)
    right = skia.Op(inner, moved(body, x=-width * 0.03, y=-height * 0.02), skia.kDifference_PathOp)
    easel.flat(right, WHITE, 0.28, 0.4, inside=body)
    easel.flat(stroked(body, 1.0), WHITE, 0.35, 0.15, inside=body)


def bubbles(easel: Easel, *places: tuple[float, float, float]) -> None:
    for x, y, radius in places:
        easel.flat(ellipse(x, y, radius), WHITE, 0.35, 0.1)
        easel.flat(ellipse(x, y, radius * 0.72), (120, 60, 30), 0.12, 0.1)
        easel.flat(ellipse(x - radius * 0.3, y - radius * 0.35, radius * 0.3), WHITE, 0.9, 0.1)


def cork(easel: Easel, x: float, top: float, width: float, height: float) -> None:
    from assets.bake.materials import WOOD

    shape = moved(box(x - width / 2, top, x + width / 2, top + height, 1.2))
    easel.part(shape, WOOD.with_(stops=((232, 190, 132), (198, 148, 92), (136, 92, 54)), grain="stone"))


def coin(easel: Easel, x: float, y: float, radius: float, metal: Material, mark: str = "", tilt: float = 1.0) -> None:
    """A coin seen from above, with a rim and a mark struck into it."""
    easel.part(ellipse(x, y, radius, radius * tilt), metal.with_(edge=1.0))
    field = ellipse(x, y, radius * 0.76, radius * 0.76 * tilt)
    dark = metal.stops[2]
    easel.flat(stroked(field, radius * 0.07), dark, 0.7, 0.1)
    easel.flat(moved(stroked(field, radius * 0.05), y=radius * 0.07), metal.stops[0], 0.6, 0.1)
    marks = {"star": lambda: star(x, y, radius * 0.5, radius * 0.22, 5),
        "sun": lambda: star(x, y, radius * 0.56, radius * 0.34, 12),
             "moon": lambda: skia.Op(ellipse(x, y, radius * 0.5),
                 ellipse(x + radius * 0.24, y - radius * 0.1, radius * 0.42), skia.kDifference_PathOp),
             "venus": lambda: skia.Op(stroked(ellipse(x, y - radius * 0.2, radius * 0.26), radius * 0.13),
                 line((x, y + radius * 0.1), (x, y + radius * 0.56), width=radius * 0.13), skia.kUnion_PathOp)}
    if mark:
        shape = moved(marks[mark](), size=(1, tilt), about=(x, y))
        easel.part(shape, metal.with_(edge=0.6, line=0.25), shadow=0.25)


def coin_pile(easel: Easel, x: float, bottom: float, radius: float, count: int, metal: Material, mark: str = "",
    lean: float = 0.0) -> None:
    """Coins lying on each other, seen from a little above."""
    tilt, thick = 0.36, radius * 0.26
    for index in range(count):
        shift = math.sin(index * 2.1) * radius * 0.07 + lean * index
        y = bottom - radius * tilt - index * thick
        side = skia.Op(
            box(x + shift - radius, y - thick, x + shift + radius, y),
            skia.Op(ellipse(x + shift, y, radius, radius * tilt),
                ellipse(x + shift, y - thick, radius, radius * tilt), skia.kUnion_PathOp),
            skia.kUnion_PathOp,
        )
        easel.part(side, metal.with_(round=3, shine=0.2), shadow=0.35)
        for notch in range(-5, 6):
            at = x + shift + radius * math.sin(notch * 0.27)
            drop = radius * tilt * math.cos(notch * 0.27)
            easel.flat(line((at, y - thick + drop + 0.5), (at, y + drop - 0.5), width=0.5), metal.stops[2], 0.55, 0.08)
        if index == count - 1:
            coin(easel, x + shift, y - thick, radius, metal.with_(line=0.6), mark, tilt)
        else:
            easel.part(ellipse(x + shift, y - thick, radius, radius * tilt), metal.with_(line=0.5), shadow=0)


def rivets(easel: Easel, *places: tuple[float, float], radius: float = 1.1, metal: Material = BRASS) -> None:
    for x, y in places:
        easel.part(ellipse(x, y, radius), metal.with_(line=0.35, edge=0.6, round=2), shadow=0.4)


def leaf(easel: Easel, x: float, y: float, length: float, turn: float, material: Material = LEAF) -> None:
    shape = svg("M0 0 C20 -26 70 -30 100 0 C70 30 20 26 0 0 Z")
    shape = moved(shape, x=x, y=y, turn=turn, size=length / 100, about=(0, 0))
    easel.part(shape, material.with_(line=0.6))
    end = (x + length * 0.82 * math.cos(math.radians(turn)), y + length * 0.82 * math.sin(math.radians(turn)))
    easel.flat(line((x, y), end, width=0.5), material.stops[2], 0.6, 0.1)


def table_shadow(easel: Easel, x: float, y: float, across: float) -> None:
    """The dark spot under something that stands."""
    from assets.bake.canvas import blur, mask

    cover = blur(mask(ellipse(x, y, across, across * 0.13), (easel.size, easel.size), easel.scale),
        1.6 * easel.scale) * 0.75
    easel.alpha[:] = easel.alpha + cover * (1 - easel.alpha)


def planks(easel: Easel, left: float, top: float, right: float, bottom: float, count: int,
    material: Material = DARK_WOOD, upright: bool = True) -> None:
    """Boards side by side."""
    step = ((right - left) if upright else (bottom - top)) / count
    for index in range(count):
        if upright:
            board = box(left + index * step, top, left + (index + 1) * step, bottom, 0.6)
        else:
            board = box(left, top + index * step, right, top + (index + 1) * step, 0.6)
        easel.part(board, material.with_(line=0.45, grain="upright" if upright else "wood", round=2.5), shadow=0.2)


def smoke(easel: Easel, *points: tuple[float, float], width: float = 2.4, paint: Colour = (220, 216, 230)) -> None:
    easel.glow(stroked(curve(*points), width), paint, width * 0.45, 0.30)
    easel.glow(stroked(curve(*points), width * 0.4), paint, width * 0.2, 0.18)


def sunrays(easel: Easel, x: float, y: float, inner: float, outer: float, count: int, paint: Colour) -> None:
    for index in range(count):
        angle = 2 * math.pi * index / count
        start = (x + inner * math.cos(angle), y + inner * math.sin(angle))
        end = (x + outer * math.cos(angle), y + outer * math.sin(angle))
        easel.glow(line(start, end, width=0.8), paint, 0.4, 0.6)


def hoop(easel: Easel, x: float, y: float, across: float, down: float, width: float, metal: Material = GOLD) -> None:
    """A band around something round: only its front half is seen."""
    easel.part(stroked(arc(x, y, across, down, 0, 180), width, butt=True), metal.with_(line=0.5, round=2), shadow=0.3)

