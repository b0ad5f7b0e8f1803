"""What every picture is made with: arrays of light, shapes turned into masks, blur, noise, and files."""

from pathlib import Path
from typing import Any

import numpy as np
import skia
from PIL import Image
from scipy import ndimage

Array = Any  # of numpy: its types are not there where the code is checked
Colour = tuple[int, int, int]

PICTURES = Path(__file__).resolve().parent.parent / "pictures"


def colour(paint: Colour) -> Array:
    return np.array(paint, np.float32) / 255


def mixed(one: Colour, other: Colour, part: float) -> Colour:
    """A colour on the way from one to another."""
    return tuple(round(a + (b - a) * part) for a, b in zip(one, other, strict=True))  # type: ignore[return-value]


def mask(path: skia.Path, size: tuple[int, int], scale: float, origin: tuple[float, float] = (0, 0)) -> Array:
    """How much of each pixel a path covers. The origin is the point of the sheet at the upper left."""
    pixels = np.zeros((size[1], size[0], 4), np.uint8)
    canvas = skia.Surface(pixels).getCanvas()
    canvas.scale(scale, scale)
    canvas.translate(-origin[0], -origin[1])
    canvas.drawPath(path, skia.Paint(AntiAlias=True, Color=skia.ColorWHITE))
    return pixels[..., 3].astype(np.float32) / 255


def blur(array: Array, radius: float) -> Array:
    """Each channel is blurred by itself."""
    if radius <= 0:
        return array
    sigma = (radius, radius, 0) if array.ndim == 3 else radius
    return ndimage.gaussian_filter(array, sigma, mode="nearest")


def noise(size: tuple[int, int], grain: float, seed: int, octaves: int = 1, stretch: float = 1) -> Array:
    """Clouds between -1 and 1, whose largest are about `grain` pixels; stretched they become grain of wood."""
    chance = np.random.default_rng(seed)
    whole = np.zeros((size[1], size[0]), np.float32)
    for octave in range(octaves):
        across, down = grain * stretch / 2**octave, grain / 2**octave
        small = (max(3, round(size[1] / down) + 3), max(3, round(size[0] / across) + 3))
        field = chance.standard_normal(small).astype(np.float32)
        zoomed = ndimage.zoom(field, (size[1] / (small[0] - 2), size[0] / (small[1] - 2)), order=3, mode="nearest")
        whole += zoomed[: size[1], : size[0]] / 2**octave
    return np.clip(whole / 2.2, -1, 1)


def ramp(height: int, *stops: Colour) -> Array:
    """A vertical run of colours, evenly spaced, as a column."""
    at = np.linspace(0, 1, len(stops))
    rows = np.linspace(0, 1, height)
    channels = [np.interp(rows, at, [stop[channel] / 255 for stop in stops]) for channel in range(3)]
    return np.stack(channels, -1).astype(np.float32)[:, None, :]


def grid(size: tuple[int, int]) -> tuple[Array, Array]:
    """How far right and how far down each pixel is, from 0 to 1."""
    down, across = np.mgrid[0 : size[1], 0 : size[0]].astype(np.float32)
    return across / max(1, size[0] - 1), down / max(1, size[1] - 1)


def over(ground: Array, paint: Array | Colour, cover: Array) -> Array:
    """Paint laid on a ground, as much as it covers."""
    top = colour(paint) if isinstance(paint, tuple) else paint
    return ground + (top - ground) * cover[..., None]


def dithered(rgb: Array, seed: int = 1) -> Array:
    """A little noise, so that dark gradients show no steps in eight bits."""
    chance = np.random.default_rng(seed)
    return rgb + (chance.random(rgb.shape, np.float32) - chance.random(rgb.shape, np.float32)) / 255


def bytes_of(array: Array) -> Array:
    return np.asarray(np.clip(array * 255 + 0.5, 0, 255), np.uint8)


def save(name: str, rgb: Array, alpha: Array | None = None, quality: int = 88) -> int:
    """A picture as files: its colours as JPEG; what is not everywhere opaque has a second file that says where."""
    PICTURES.mkdir(exist_ok=True)
    picture = Image.fromarray(bytes_of(rgb), "RGB")
    file = PICTURES / f"{name}.jpg"
    picture.save(file, quality=quality, optimize=True, subsampling=0 if alpha is not None else 2)
    written = file.stat().st_size
    if alpha is not None:
        white = np.full(alpha.shape, 255, np.uint8)
        # Halos need no fine steps, and coarse ones make a file half as large.
        steps = np.where(alpha < 0.9, np.round(alpha * 36) / 36, alpha)
        cover = Image.fromarray(np.stack([white, bytes_of(steps)], -1), "LA")
        file = PICTURES / f"{name}.cover.png"
        cover.save(file, optimize=True)
        written += file.stat().st_size
    return written


def shrunk(array: Array, times: int) -> Array:
    """Smaller by a whole number: what was drawn large becomes smooth."""
    height, width = array.shape[0] // times, array.shape[1] // times
    trimmed = array[: height * times, : width * times]
    return trimmed.reshape(height, times, width, times, *array.shape[2:]).mean((1, 3))


def bled(rgb: Array, alpha: Array) -> Array:
    """The colours also where nothing is, as they are at the nearest edge: scaling then leaves no dark seam."""
    nearest = ndimage.distance_transform_edt(alpha < 0.02, return_distances=False, return_indices=True)
    return blur(rgb[tuple(nearest)], 2) * (alpha < 0.02)[..., None] + rgb * (alpha >= 0.02)[..., None]
