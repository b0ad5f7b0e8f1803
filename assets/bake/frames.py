"""Leather, brass and parchment: the bodies of the cards, with holes where the windows are, and their back."""

import math

import numpy as np
import skia

from assets.bake.canvas import Array, Colour, bled, blur, colour, dithered, grid, mask, noise, over, save
from assets.bake.logo import logo
from assets.bake.paths import box, ellipse, line, moved, regular, stroked
from scenes.look.layout import CORNER, HIGH, LAYOUTS, TINY, WIDE, Layout

BRASS: tuple[Colour, ...] = ((255, 232, 168), (206, 158, 80), (120, 78, 34), (226, 182, 104), (150, 102, 48))


class Body:
    """A card in the making: an array of light that is as large as the card will be baked."""

    def __init__(self, width: int, seed: int) -> None:
        self.scale = width / WIDE
        self.size = (width, width * HIGH // WIDE)
        self.seed = seed
        self.rgb = leather(self.size, self.scale, seed)

    def mask(self, path: skia.Path) -> Array:
        return mask(path, self.size, self.scale)

    def brass(self, path: skia.Path, thick: float) -> None:
        """A line of brass along a path: lit from above, with a dark seat in the leather."""
        seat = blur(self.mask(stroked(path, thick + 5)), 2.2 * self.scale)
        self.rgb = over(self.rgb, (6, 3, 3), seat * 0.75)
        cover = self.mask(stroked(path, thick))
        shape = blur(cover, 0.34 * thick * self.scale)
        across, down = np.gradient(shape, axis=1), np.gradient(shape, axis=0)
        slope = (across * 0.45 + down * 0.9) * thick * self.scale
        self.rgb = over(self.rgb, np.clip(self._metal() * (1.0 + slope * 1.1)[..., None] + slope.clip(0)[...,
            None] * 0.16, 0, 1), cover)

    def _metal(self) -> Array:
        """Brass as it shimmers: bands of light that run across the whole card."""
        across, down = grid(self.size)
        waves = across * 1.15 + down * 1.35 + 0.05 * noise(self.size, 90 * self.scale, self.seed + 3, 2)
        at = np.mod(waves, 1.0) * len(BRASS)
        index = at.astype(int) % len(BRASS)
        part = (at - np.floor(at))[..., None]
        part = part * part * (3 - 2 * part)
        table = np.array(BRASS, np.float32) / 255
        return table[index] * (1 - part) + table[(index + 1) % len(BRASS)] * part

    def sunk(self, path: skia.Path, depth: float = 0.65) -> None:
        """The leather around a hole falls into shadow."""
        around = blur(self.mask(stroked(path, 10)), 5 * self.scale)
        self.rgb = self.rgb * (1 - around * depth)[..., None]


def leather(size: tuple[int, int], scale: float, seed: int) -> Array:
    """Dark leather with pores, worn a little lighter in the middle."""
    across, down = grid(size)
    pores = noise(size, 5 * scale, seed, 2) * 0.6 + noise(size, 2.2 * scale, seed + 1) * 0.5
    relief = np.gradient(blur(pores, 0.6 * scale), axis=0) * 1.6 + np.gradient(blur(pores, 0.6 * scale), axis=1)
    clouds = noise(size, 120 * scale, seed + 2, 3)
    light = 1 + 0.42 * relief * min(1, scale) ** 0.5 + 0.16 * clouds
    middle = np.exp(-(((across - 0.5) / 0.55) ** 2 + ((down - 0.42) / 0.6) ** 2))
    base = colour((34, 24, 23)) + middle[..., None] * colour((20, 12, 8))
    return base * light[..., None]


def outline(inset: float, corner: float | None = None) -> skia.Path:
    return box(inset, inset, WIDE - inset, HIGH - inset, max(2, CORNER - inset) if corner is None else corner)


def arched(layout: Layout, grow: float = 0) -> skia.Path:
    """The outline of a window: its upper edge is bent upwards, its corners are round."""
    left, top, width, height = layout.window
    left, top, right, bottom = left - grow, top - grow, left + width + grow, top + height + grow
    radius = 12 + grow
    if not layout.arch:
        return box(left, top, right, bottom, radius)
    path = skia.Path()
    path.moveTo(left, bottom - radius)
    path.lineTo(left, top + layout.arch + radius)
    path.quadTo(left, top + layout.arch, left + radius * 0.9, top + layout.arch - radius * 0.55)
    path.cubicTo(left + width * 0.22, top + 4, left + width * 0.36, top, (left + right) / 2, top)
    path.cubicTo(right - width * 0.36, top, right - width * 0.22, top + 4, right - radius * 0.9,
        top + layout.arch - radius * 0.55)
    path.quadTo(right, top + layout.arch, right, top + layout.arch + radius)
    path.lineTo(right, bottom - radius)
    path.quadTo(right, bottom, right - radius, bottom)
    path.lineTo(left + radius, bottom)
    path.quadTo(left, bottom, left, bottom - radius)
    path.close()
    return path


def parchment(size: tuple[int, int], scale: float, seed: int, burn: float = 16) -> tuple[Array, Array]:
    """A sheet with uneven, burnt edges: its colours and how far it covers."""
    width, height = size
    across, down = np.mgrid[0:height, 0:width][::-1].astype(np.float32)
    near = np.minimum(np.minimum(across, width - 1 - across), np.minimum(down, height - 1 - down)) / scale
    ragged = near + 3.2 * noise(size, 16 * scale, seed, 3) - 2.4
    cover = np.clip(ragged * scale * 0.7 + 0.5, 0, 1)
    clouds = noise(size, 70 * scale, seed + 1, 4)
    fibres = noise(size, 3 * scale, seed + 2, 2, stretch=4)
    sheet = colour((233, 213, 172)) * (1 + 0.055 * clouds + 0.03 * fibres)[..., None]
    burnt = np.exp(-np.clip(near + 7 * noise(size, 34 * scale, seed + 3, 3), 0, None) / burn)
    sheet = sheet * (1 - burnt[..., None] * np.array((0.36, 0.50, 0.66), np.float32))
    char = np.exp(-np.clip(ragged, 0, None) / 2.0)
    sheet = sheet * (1 - 0.72 * char[..., None])
    return sheet, cover


def body(layout: Layout, width: int) -> int:
    """A card without words: what the painter lays over the picture in the window."""
    card = Body(width, seed=11)
    hole = arched(layout)
    card.sunk(hole)
    if layout.parchment is not None:
        _lay_parchment(card, layout)
    if layout is TINY:
        card.brass(outline(18), 15)  # finer lines could not be seen
    else:
        card.brass(outline(8.5), 4.6)
        card.brass(outline(15.5), 1.5)
        card.brass(arched(layout, 2.2), 4.0 if layout.parchment else 5.0)
        card.brass(arched(layout, 7.2), 1.1)
    edge = card.mask(stroked(outline(0), 3.0))
    card.rgb = over(card.rgb, (8, 5, 6), edge * 0.8)
    alpha = card.mask(outline(0)) * (1 - card.mask(hole))
    return save(f"body-{layout.name}", bled(dithered(card.rgb), alpha), alpha, quality=86)


def _lay_parchment(card: Body, layout: Layout) -> None:
    assert layout.parchment is not None
    left, top, width, height = (round(part * card.scale) for part in layout.parchment)
    sheet, cover = parchment((width, height), card.scale, seed=23)
    shadow = np.zeros(card.rgb.shape[:2], np.float32)
    shadow[top : top + height, left : left + width] = cover
    card.rgb = card.rgb * (1 - 0.85 * np.roll(blur(shadow, 5 * card.scale), round(3 * card.scale), 0))[..., None]
    card.rgb[top : top + height, left : left + width] = over(
        card.rgb[top : top + height, left : left + width], sheet, cover
    )


def back() -> int:
    """Leather with brass, an alchemical circle pressed into it, and our emblem in the middle."""
    card = Body(640, seed=71)
    across, down = grid(card.size)
    warm = np.exp(-(((across - 0.5) / 0.42) ** 2 + ((down - 0.5) / 0.42) ** 2))
    card.rgb = card.rgb * colour((190, 150, 150)) + warm[..., None] * colour((58, 20, 16))
    pressed = _pressed()
    card.rgb = card.rgb * (1 - 0.5 * card.mask(moved(pressed, y=1.2)))[..., None]
    card.rgb = over(card.rgb, (150, 104, 54), card.mask(pressed) * 0.62)
    card.brass(outline(8.5), 4.6)
    card.brass(outline(15.5), 1.5)
    card.brass(box(30, 30, WIDE - 30, HIGH - 30, 14), 2.4)
    for x in (30, WIDE - 30):
        for y in (30, HIGH - 30):
            card.brass(ellipse(x, y, 9), 2.4)
    side = round(292 * card.scale)
    rgb, cover = logo(side)
    left, top = (card.size[0] - side) // 2, (card.size[1] - side) // 2
    place = (slice(top, top + side), slice(left, left + side))
    card.rgb[place] = over(card.rgb[place], rgb, cover)
    edge = card.mask(stroked(outline(0), 3.0))
    card.rgb = over(card.rgb, (8, 5, 6), edge * 0.8)
    alpha = card.mask(outline(0))
    return save("back", bled(dithered(card.rgb), alpha), alpha, quality=86)


def _pressed() -> skia.Path:
    """Circles, rays and the signs of the elements, as a tool presses them into leather."""
    x, y = WIDE / 2, HIGH / 2
    paths = [stroked(ellipse(x, y, radius), width) for radius, width in ((186, 2.2), (178, 1.0), (150, 1.2))]
    for step in range(48):
        angle = math.radians(step * 7.5)
        near, far = (160, 176) if step % 4 == 0 else (168, 176)
        points = [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for radius in (near, far)]
        paths.append(line(*points, width=1.2))
    for corner_x in (94, WIDE - 94):
        for corner_y in (100, HIGH - 100):
            is_up, is_barred = corner_y < y, corner_x > x
            paths.append(stroked(regular(corner_x, corner_y, 28, 3, -90 if is_up else 90), 2.2))
            if is_barred:
                paths.append(line((corner_x - 26, corner_y), (corner_x + 26, corner_y), width=2.2))
            paths.append(stroked(ellipse(corner_x, corner_y, 40), 1.4))
    for sign_y in (88, HIGH - 88):
        paths.append(stroked(ellipse(x, sign_y, 18), 2.0))
        paths.append(ellipse(x, sign_y, 4))
        paths += [line((x - 120, sign_y), (x - 30, sign_y), width=1.2),
            line((x + 30, sign_y), (x + 120, sign_y), width=1.2)]
    whole = skia.Path()
    for path in paths:
        whole.addPath(path)
    return whole


def bake() -> int:
    widths = {"full": 960, "long": 960, "compact": 400, "roomy": 640, "tiny": 200}
    return back() + sum(body(layout, widths[layout.name]) for layout in LAYOUTS)
