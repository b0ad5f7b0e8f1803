"""What is seen behind the object in a card's window: a glow that tells the type, shelves in the dark, a table."""

import math

import numpy as np
import skia

from assets.bake.canvas import Array, Colour, blur, colour, dithered, grid, mask, mixed, noise, over, save
from assets.bake.paths import box, ellipse, line, moved, plus, regular, star, stroked, turned
from scenes.look.theme import TYPE_HUES

SIZE = (900, 900)  # the painter cuts it to the shape of a window
UNIT = SIZE[0] / 100
MIDDLE = (50.0, 50.0)  # where the light is
EDGE = 80.0  # where the table begins

# Far from the light each glow falls into a darkness of its own.
DEPTHS: dict[str, Colour] = {
    "action": (52, 26, 62),
    "treasure": (64, 34, 22),
    "victory": (16, 44, 52),
    "curse": (30, 12, 48),
    "reaction": (18, 24, 66),
    "attack": (48, 10, 30),
    "potion": (10, 38, 58),
    "hex": (20, 10, 36),
    "state": (40, 30, 40),
}
# The sign in the circle: how many corners its figure has, and how it is turned.
FIGURES: dict[str, tuple[tuple[int, float], ...]] = {
    "action": ((3, -90), (3, 90)),
    "treasure": ((4, -90), (4, -45)),
    "victory": ((6, -90), (3, -90)),
    "curse": ((5, 90),),
    "reaction": ((4, -90),),
    "attack": ((3, 90), (3, 30)),
    "potion": ((3, 90),),
    "hex": ((7, -90),),
    "state": ((8, -90),),
}


def on(path: skia.Path) -> Array:
    return mask(path, SIZE, UNIT)


def window(hue_name: str) -> int:
    hue, depth = TYPE_HUES[hue_name], DEPTHS[hue_name]
    across, down = grid(SIZE)
    far = np.hypot((across - MIDDLE[0] / 100), (down - MIDDLE[1] / 100) * 0.96)
    light = _sky(far, hue, depth)
    light = _rays(light, across, down, far, hue)
    light = _shelves(light, depth, hue)
    light = _circle(light, hue_name, hue)
    light = _table(light, far, down, hue)
    light = _sparks(light, hue)
    shade = np.clip(1.10 - 1.35 * np.clip(far - 0.30, 0, None) ** 1.2, 0, 1)
    return save(f"window-{hue_name}", dithered(light * shade[..., None]), quality=84)


def _sky(far: Array, hue: Colour, depth: Colour) -> Array:
    """From a bright heart through the hue into the dark."""
    heart = mixed(hue, (255, 240, 200), 0.62)
    stops = (heart, mixed(hue, heart, 0.35), hue, mixed(hue, depth, 0.62), depth, mixed(depth, (6, 4, 10), 0.45))
    at = (0.0, 0.09, 0.19, 0.33, 0.50, 0.75)
    clouds = noise(SIZE, 26 * UNIT, 5, 3) * 0.035
    rows = [np.interp(far + clouds, at, [stop[channel] / 255 for stop in stops]) for channel in range(3)]
    return np.stack(rows, -1).astype(np.float32) * 0.92


def _rays(light: Array, across: Array, down: Array, far: Array, hue: Colour) -> Array:
    angle = np.arctan2(down - MIDDLE[1] / 100, across - MIDDLE[0] / 100)
    chance = np.random.default_rng(3)
    rays = np.zeros_like(angle)
    for _ in range(26):
        at, narrow, strength = chance.uniform(-math.pi, math.pi), chance.uniform(30, 160), chance.uniform(0.2, 1)
        turn = np.abs(np.mod(angle - at + math.pi, 2 * math.pi) - math.pi)
        rays += strength * np.exp(-((turn * narrow / 6) ** 2))
    reach = np.exp(-((far / 0.36) ** 2)) * np.clip(far / 0.06, 0, 1)
    return light + (rays * reach * 0.20)[..., None] * colour(mixed(hue, (255, 232, 180), 0.45))


def _shelves(light: Array, depth: Colour, hue: Colour) -> Array:
    """Blurred silhouettes: books and vessels on a bench behind, the nearer ones darker."""
    chance = np.random.default_rng(12)
    for soft, opacity, top in ((1.3, 0.42, 0.0), (0.75, 0.62, 12.0)):
        shapes = [box(-5, EDGE - 6, 105, EDGE + 2)]
        x = -2.0
        while x < 102:
            gap = abs(x - 46) < (20 if top else 17)  # nothing stands before the light
            if gap:
                x += 4
                continue
            kind = chance.integers(0, 4)
            high = chance.uniform(18, 40) - top * 0.4 + abs(x - 50) * 0.28
            if kind < 2:
                shapes.append(_book(x, high, chance))
                x += 5.2
            elif kind == 2:
                shapes.append(_vessel(x + 5, high * 0.75, chance))
                x += 11
            else:
                shapes.append(_candle(x + 2, high * 0.7))
                x += 6
        cover = blur(on(plus(*shapes)), soft * UNIT)
        light = over(light, mixed(depth, (10, 6, 12), 0.55), cover * opacity)
    return light


def _book(x: float, high: float, chance: np.random.Generator) -> skia.Path:
    width = chance.uniform(3.2, 5.0)
    shape = box(x, EDGE - high, x + width, EDGE, 0.6)
    lean = chance.choice((0, 0, 0, -9, 8))
    return moved(shape, turn=float(lean), about=(x + width / 2, EDGE))


def _vessel(x: float, high: float, chance: np.random.Generator) -> skia.Path:
    wide = chance.uniform(3.4, 5.4)
    neck = EDGE - high
    return turned(
        [(1.5, neck), (1.3, neck + high * 0.4), (wide, EDGE - high * 0.3), (wide * 0.9, EDGE - 1), (0, EDGE)], x
    )


def _candle(x: float, high: float) -> skia.Path:
    return plus(box(x - 1.6, EDGE - high, x + 1.6, EDGE, 0.5), ellipse(x, EDGE - high - 2.6, 0.9, 2.4))


def _circle(light: Array, hue_name: str, hue: Colour) -> Array:
    """A thin alchemical circle: rings, marks like a clock's, and the figure of the type."""
    x, y = MIDDLE
    lines = [stroked(ellipse(x, y, radius), width) for radius, width in ((42.5, 0.34), (40.2, 0.2), (30.0, 0.24))]
    for step in range(72):
        angle = math.radians(step * 5)
        length = 1.7 if step % 6 == 0 else 0.9
        points = [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for radius in (40.2, 40.2 + length)]
        lines.append(line(*points, width=0.2))
    for corners, turn in FIGURES[hue_name]:
        lines.append(stroked(regular(x, y, 40.2, corners, turn), 0.24))
        for corner in range(corners):
            angle = math.radians(turn + corner * 360 / corners)
            lines.append(stroked(ellipse(x + 35 * math.cos(angle), y + 35 * math.sin(angle), 1.6), 0.2))
    cover = np.zeros(light.shape[:2], np.float32)
    for path in lines:
        cover = np.maximum(cover, on(path))
    paint = mixed(hue, (255, 244, 214), 0.72)
    light = over(light, paint, cover * 0.42)
    return light + blur(cover, 0.5 * UNIT)[..., None] * colour(paint) * 0.22


def _table(light: Array, far: Array, down: Array, hue: Colour) -> Array:
    """A wooden edge below, which catches the light in the middle."""
    across = grid(SIZE)[0]
    planks = noise(SIZE, 1.6 * UNIT, 31, 3, stretch=16)
    glow = np.exp(-(((across - 0.5) / 0.30) ** 2)) * np.exp(-np.clip(down - EDGE / 100, 0, None) * 7)
    wood = colour((56, 32, 24)) * (0.75 + 0.30 * planks)[..., None]
    wood = wood + glow[..., None] * colour(mixed(hue, (160, 92, 52), 0.5)) * (0.72 + 0.16 * planks)[..., None]
    cover = np.clip((down - EDGE / 100) * SIZE[1] / 1.5, 0, 1)
    light = over(light, np.clip(wood, 0, 1), cover * 0.94)
    rim = np.exp(-(((down - EDGE / 100) * 100 / 0.35) ** 2))
    return light + (rim * np.exp(-(((across - 0.5) / 0.34) ** 2)))[..., None] * colour(hue) * 0.30


def _sparks(light: Array, hue: Colour) -> Array:
    chance = np.random.default_rng(44)
    paint = mixed(hue, (255, 244, 206), 0.7)
    fine, wide = np.zeros(light.shape[:2], np.float32), np.zeros(light.shape[:2], np.float32)
    for number in range(46):
        x, y = np.clip(chance.normal(50, 24), 6, 94), np.clip(chance.normal(46, 22), 8, 92)
        size = chance.uniform(0.12, 0.34) * (2.0 if number % 9 == 0 else 1)
        fine = np.maximum(fine, on(ellipse(x, y, size)) * chance.uniform(0.4, 1))
        if number % 9 == 0:
            wide += on(ellipse(x, y, size * 3))
            fine = np.maximum(fine, on(star(x, y, size * 3.6, size * 0.3, 4)))
    light = light + (fine * 0.8)[..., None] * colour(paint)
    return light + (blur(wide, 0.7 * UNIT) * 0.34)[..., None] * colour(paint)


def bake() -> int:
    return sum(window(name) for name in TYPE_HUES)


