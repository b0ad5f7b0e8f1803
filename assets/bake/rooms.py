"""The rooms: the table that is played on, and the laboratory behind the title."""

import math

import numpy as np
import skia

from assets.bake import logo
from assets.bake.canvas import Array, blur, colour, dithered, grid, mask, noise, over, save, shrunk
from assets.bake.easel import Easel
from assets.bake.objects import OBJECTS
from assets.bake.paths import box, ellipse, line, plus, regular, stroked, turned

SIZE = (2560, 1440)
RIM = 52  # how wide the walnut around the felt is
SHEET = 10.0  # pixels in a unit, where paths are laid in units
Flask = tuple[float, float, float]  # its middle, its foot, and how wide it is from there


def on(path: skia.Path) -> Array:
    return mask(path, SIZE, SHEET)


# The table


def table() -> int:
    """Felt with candlelight in the middle. Quiet: cards and words are the brightest things on it."""
    far, light = _candlelight()
    room = _felt() * (0.24 + 0.92 * light)[..., None]
    room = room + (light**2.4)[..., None] * colour((76, 44, 14)) * 0.60
    room = _embroidery(room, light)
    return save("table", dithered(np.clip(room * _vignette(far)[..., None], 0, 1)), quality=82)


def _candlelight() -> tuple[Array, Array]:
    """How far from the middle each point is, and how much light reaches it."""
    across, down = grid(SIZE)
    far = np.hypot((across - 0.5) / 0.62, (down - 0.48) / 0.60)
    return far, np.exp(-(far**2) * 1.55)


def _vignette(far: Array) -> Array:
    return 1 - 0.62 * np.clip(far - 0.55, 0, 1) ** 1.4


def _felt() -> Array:
    fibres = noise(SIZE, 3.2, 41, 1) * 0.5 + noise(SIZE, 2.0, 42, 1) * 0.5
    clouds = noise(SIZE, 260, 43, 3)
    felt = np.ones((SIZE[1], SIZE[0], 3), np.float32) * colour((24, 50, 48))
    return felt * (1 + 0.085 * fibres + 0.07 * clouds)[..., None]


def _embroidery(room: Array, light: Array) -> Array:
    """An alchemical circle, so faint that one sees it only where nothing lies."""
    x, y = SIZE[0] / 2 / SHEET, SIZE[1] * 0.5 / SHEET
    paths = [stroked(ellipse(x, y, radius), width) for radius, width in ((54, 0.5), (51, 0.24), (37, 0.3), (18, 0.3))]
    paths += [stroked(regular(x, y, 51, 3, turn), 0.3) for turn in (-90, 90)]
    for step in range(72):
        angle = math.radians(step * 5)
        outer = 53 if step % 6 else 54
        points = [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for radius in (51, outer)]
        paths.append(line(*points, width=0.24))
    for step in range(6):
        angle = math.radians(step * 60 + 30)
        paths.append(stroked(ellipse(x + 44 * math.cos(angle), y + 44 * math.sin(angle), 3.2), 0.3))
    cover = np.zeros(room.shape[:2], np.float32)
    for path in paths:
        cover = np.maximum(cover, on(path))
    dark = np.roll(cover, 2, 0)
    room = room * (1 - 0.10 * dark)[..., None]
    return over(room, (170, 140, 84), cover * (0.06 + 0.13 * light))


def rim() -> int:
    """Walnut all around, mitred at the corners, with a line of brass let into it. It is stretched to any window."""
    width, height = SIZE
    far, light = _candlelight()
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    side = np.minimum(columns, width - 1 - columns)
    end = np.minimum(rows, height - 1 - rows)
    near = np.minimum(side, end)
    lying = noise(SIZE, 9, 51, 4, stretch=22)
    standing = noise((height, width), 9, 52, 4, stretch=22).T
    grain = np.where(end < side, lying, standing)
    wood = colour((66, 39, 25)) * (1 + 0.34 * grain)[..., None] * (0.66 + 0.7 * light)[..., None]
    bevel = 0.72 + 0.5 * np.sin(np.clip(near / RIM, 0, 1) * math.pi).clip(0) ** 0.8
    lit_from_above = np.where((rows < height / 2) & (end < side), 0.84, 1.06)
    wood = wood * (bevel * lit_from_above)[..., None]
    brass = np.exp(-(((near - RIM * 0.74) / 1.5) ** 2)) * (0.3 + 0.7 * light)
    wood = over(wood, (196, 150, 80), np.clip(brass, 0, 1) * 0.75) * _vignette(far)[..., None]
    cover = np.clip((RIM - near) / 1.6, 0, 1)
    thrown = np.exp(-np.clip(near - RIM, 0, None) / 24) * 0.62
    alpha = np.maximum(cover, np.where(thrown > 0.02, thrown, 0))
    # Half as large is fine enough for wood, and quicker to read.
    return save("rim", dithered(np.clip(shrunk(wood * cover[..., None], 2), 0, 1)), shrunk(alpha, 2), quality=86)


# The title


def title() -> int:
    """A laboratory at night: the furnace glows at the right, vessels stand on shelves, the middle is left for words."""
    across, down = grid(SIZE)
    fire = np.hypot((across - 0.785) * SIZE[0] / SIZE[1], (down - 0.60))
    room = _wall(across, down, fire)
    room = _shelves(room, fire)
    room = _moonlight(room, across, down)
    room = _bench(room, across, down, fire)
    room = _objects(room)
    room = _glow(room, across, down, fire)
    shade = np.clip(1.08 - 0.75 * np.hypot((across - 0.55) / 0.8, (down - 0.55) / 0.75) ** 2.4, 0.12, 1.05)
    return save("title", dithered(np.clip(room * shade[..., None], 0, 1)), quality=84)


BENCH = 0.80


def _wall(across: Array, down: Array, fire: Array) -> Array:
    """Rough stone that the fire reaches only in part."""
    stones = noise(SIZE, 120, 61, 5)
    fine = noise(SIZE, 18, 62, 3)
    wall = np.ones((SIZE[1], SIZE[0], 3), np.float32) * colour((44, 34, 38))
    wall = wall * (1 + 0.30 * stones + 0.12 * fine)[..., None]
    joints = np.zeros(fire.shape, np.float32)
    chance = np.random.default_rng(5)
    y, row = 4.0, 0
    while y < 120:
        high = chance.uniform(12, 16)
        joints = np.maximum(joints, on(line((-5, y), (262, y + chance.uniform(-1, 1)), width=0.9)))
        x = chance.uniform(-10, 10)
        while x < 262:
            joints = np.maximum(joints, on(line((x, y), (x + chance.uniform(-1, 1), y + high), width=0.8)))
            x += chance.uniform(20, 36)
        y, row = y + high, row + 1
    soft = blur(joints, 4)
    wall = wall * (1 - 0.5 * soft)[..., None] + np.roll(soft, 4, 0)[..., None] * colour((60, 44, 40)) * 0.16
    lit = np.exp(-((fire / 0.46) ** 2)) * 1.1 + np.exp(-((fire / 0.95) ** 2)) * 0.42
    warm = colour((255, 150, 74)) * lit[..., None] * 1.9
    return wall * (0.30 + warm)


def _shelves(room: Array, fire: Array) -> Array:
    """Boards with vessels on them, dark against the wall; some of what is in them glows a little."""
    hues = ((60, 190, 170), (220, 110, 60), (140, 100, 230), (100, 200, 100), (230, 160, 60), (80, 160, 220))
    lit = np.exp(-((fire / 0.8) ** 2))
    for y, left, right in ((34.0, 8, 92), (62.0, 4, 80), (30.0, 166, 250)):
        shapes, flasks = _row_of_vessels(y, left, right, seed=int(y) + left)
        cover = blur(on(plus(box(left - 3, y, right + 3, y + 2.2), *shapes)), 2.0)
        room = room * (1 - 0.86 * cover)[..., None] + (cover * lit)[..., None] * colour((50, 24, 14)) * 0.5
        edge = np.clip(cover - np.roll(cover, -3, 1), 0, 1)
        room = room + (edge * lit)[..., None] * colour((255, 150, 80)) * 0.5
        for number, (x, low, wide) in enumerate(flasks):
            liquid = blur(on(ellipse(x, low - wide * 0.85, wide * 0.62, wide * 0.55)), 5)
            around = blur(liquid, 18)
            paint = colour(hues[(number + int(y)) % len(hues)])
            room = room + (liquid * 0.34 + around * 0.5)[..., None] * paint
    return room


def _row_of_vessels(y: float, left: float, right: float, seed: int) -> tuple[list[skia.Path], list[Flask]]:
    """Vessels and books on a board, and where the flasks among them are."""
    chance = np.random.default_rng(seed)
    shapes: list[skia.Path] = []
    flasks: list[Flask] = []
    x = left + 4.0
    while x < right - 5:
        kind = chance.integers(0, 5)
        high = chance.uniform(11, 19)
        if kind < 2:
            wide = chance.uniform(3.2, 5.4)
            shapes.append(turned([(1.3, y - high), (1.2, y - high * 0.6), (wide, y - high * 0.26), (wide * 0.9, y),
                (0, y)], x))
            flasks.append((x, y, wide))
            x += wide * 2 + chance.uniform(1, 4)
        elif kind == 2:
            shapes.append(turned([(2.6, y - high * 0.7), (3.0, y - high * 0.62), (3.0, y), (0, y)], x, smooth=False))
            x += 7.4
        else:
            for _ in range(int(chance.integers(2, 5))):
                wide = chance.uniform(2, 3.4)
                shapes.append(box(x, y - chance.uniform(10, 15), x + wide, y, 0.3))
                x += wide + 0.3
            x += 2.5
    return shapes, flasks


def _moonlight(room: Array, across: Array, down: Array) -> Array:
    """A cold light that falls in from the upper left."""
    slope = (across * SIZE[0] / SIZE[1]) * 0.75 - down + 0.18
    beams = sum(np.exp(-(((slope - at) / wide) ** 2)) * strength for at, wide,
        strength in ((0.12, 0.07, 0.7), (0.30, 0.05, 1.0), (0.42, 0.04, 0.6)))
    fade = np.clip(1.0 - np.hypot(across * 1.2, down * 0.95), 0, 1) ** 1.4
    fade = fade * np.clip(down / 0.15, 0, 1)  # windows that are less wide show the wall above mirrored: no edge there
    return room + (beams * fade)[..., None] * colour((70, 96, 150)) * 0.34


def _bench(room: Array, across: Array, down: Array, fire: Array) -> Array:
    """The table in front, with the glow of the fire on it."""
    planks = noise(SIZE, 13, 71, 4, stretch=26)
    lit = np.exp(-(((across - 0.76) / 0.26) ** 2)) * np.exp(-np.clip(down - BENCH, 0, 1) * 5)
    wood = colour((40, 24, 18)) * (1 + 0.4 * planks)[..., None] * 0.7
    wood = wood + (lit * (0.8 + 0.3 * planks))[..., None] * colour((210, 100, 40)) * 0.62
    candle = np.exp(-(((across - 0.075) / 0.11) ** 2)) * np.exp(-np.clip(down - BENCH, 0, 1) * 7)
    wood = wood + (candle * (0.8 + 0.3 * planks))[..., None] * colour((200, 120, 50)) * 0.42
    room = over(room, np.clip(wood, 0, 1), np.clip((down - BENCH) * SIZE[1] / 3, 0, 1))
    edge = np.exp(-(((down - BENCH - 0.002) * SIZE[1] / 3) ** 2)) * (0.12 + lit)
    return room + edge[..., None] * colour((255, 160, 80)) * 0.35


def _placed(room: Array, rgb: Array, alpha: Array, x: float, bottom: float, light: float, warm: float) -> Array:
    """An object on the bench, in the light that there is; x and the bottom are parts of the room."""
    side = rgb.shape[0]
    left, top = round(x * SIZE[0] - side / 2), round(bottom * SIZE[1] - side * 0.93)
    right, low = min(SIZE[0], left + side), min(SIZE[1], top + side)
    part = (slice(max(0, top), low), slice(max(0, left), right))
    cut = (slice(max(0, -top), low - top), slice(max(0, -left), right - left))
    tint = np.array((1.0, 0.86 - 0.22 * warm, 0.72 - 0.36 * warm), np.float32)
    room[part] = over(room[part], rgb[cut] * tint * light, alpha[cut])
    return room


def _drawn(name: str, pixels: int) -> tuple[Array, Array]:
    """An object without a halo: in the dark it has none."""
    easel = Easel(pixels)
    OBJECTS[name](easel)
    alpha = shrunk(easel.alpha, easel.fine)
    rgb = shrunk(easel.rgb, easel.fine) / np.maximum(alpha, 1e-3)[..., None]
    return np.clip(rgb, 0, 1), alpha


def _objects(room: Array) -> Array:
    for name, pixels, x, bottom, light, warm in (
        ("books", 300, 0.195, 0.835, 0.24, 0.5),
        ("mortar", 230, 0.650, 0.84, 0.44, 0.9),
        ("retort", 350, 0.930, 0.86, 0.50, 0.9),
        ("candlestick", 470, 0.075, 0.87, 0.55, 0.3),
    ):
        room = _placed(room, *_drawn(name, pixels), x, bottom, light, warm)
    easel = Easel(1040)
    logo.draw_furnace(easel)
    alpha = shrunk(easel.alpha, easel.fine)
    rgb = np.clip(shrunk(easel.rgb, easel.fine) / np.maximum(alpha, 1e-3)[..., None], 0, 1)
    room = _placed(room, rgb, alpha, 0.785, 0.895, 0.62, 0.5)
    light = shrunk(easel.light, easel.fine)
    top, left = round(0.895 * SIZE[1] - 1040 * 0.93), round(0.785 * SIZE[0] - 520)
    room[top : top + 1040, left : left + 1040] += light[: SIZE[1] - top, : SIZE[0] - left] * 0.9
    return room


def _glow(room: Array, across: Array, down: Array, fire: Array) -> Array:
    """The air around the fire and the candles, and sparks that rise."""
    room = room + (np.exp(-((fire / 0.20) ** 2)) * 0.22 + np.exp(-((fire / 0.5) ** 2)) * 0.10)[...,
        None] * colour((255, 130, 50))
    for x, y, size in ((0.076, 0.618, 0.05), (0.030, 0.652, 0.04), (0.121, 0.652, 0.04)):
        near = np.hypot((across - x) * SIZE[0] / SIZE[1], down - y)
        room = room + (np.exp(-((near / size) ** 2)) * 0.36 + np.exp(-((near / (size * 4)) ** 2)) * 0.12)[...,
            None] * colour((255, 176, 90))
    smoke = noise(SIZE, 300, 81, 5) * np.exp(-(((across - 0.785) / 0.16) ** 2)) * np.clip(0.5 - down, 0, 1)
    room = room + np.clip(smoke, 0, 1)[..., None] * colour((150, 90, 60)) * 0.5
    chance = np.random.default_rng(9)
    sparks = np.zeros(fire.shape, np.float32)
    for _ in range(70):
        y = chance.uniform(4, 100)
        x = 201 + chance.normal(0, 10 + (100 - y) * 0.25)
        sparks = np.maximum(sparks, on(ellipse(x, y, chance.uniform(0.10, 0.26))) * chance.uniform(0.3, 1))
    return room + (sparks + blur(sparks, 5) * 2.2)[..., None] * colour((255, 190, 110))




def bake() -> int:
    return table() + rim() + title()
