"""An easel on which an object is built from lit parts: gradient, bevel at two scales, outline and shadow."""

from dataclasses import dataclass, replace

import numpy as np
import skia
from scipy import ndimage

from assets.bake.canvas import Array, Colour, bled, blur, colour, mask, noise, ramp, shrunk
from assets.bake.paths import stroked

LIGHT = np.array((-0.50, -0.72, 0.62), np.float32)
LIGHT /= np.linalg.norm(LIGHT)
OUTLINE: Colour = (30, 15, 12)


@dataclass(frozen=True)
class Material:
    """What a part is made of. Lengths are in hundredths of the sheet."""

    stops: tuple[Colour, ...]  # from top to bottom
    edge: float = 1.1  # how wide its chamfer is
    edge_depth: float = 0.42
    round: float = 6.0  # how far its roundness reaches
    round_depth: float = 0.55
    shine: float = 0.25
    gloss: float = 18.0
    grain: str = ""
    grain_depth: float = 0.1
    opacity: float = 1.0
    line: float = 1.0  # how wide its outline is

    def with_(self, **changes: object) -> "Material":
        return replace(self, **changes)  # type: ignore[arg-type]


class Easel:
    """A sheet that is 100 by 100; parts are laid onto each other from back to front."""

    def __init__(self, pixels: int = 512, fine: int = 2, seed: int = 7) -> None:
        self.size = pixels * fine
        self.fine = fine
        self.scale = self.size / 100
        self.rgb: Array = np.zeros((self.size, self.size, 3), np.float32)  # times the alpha
        self.alpha: Array = np.zeros((self.size, self.size), np.float32)
        self.light: Array = np.zeros((self.size, self.size, 3), np.float32)  # glows in front, added at the end
        self.seed = seed

    # Laying parts

    def part(
        self, path: skia.Path, material: Material, shadow: float = 0.5, inside: skia.Path | None = None
    ) -> None:
        """Lay a part onto what is there; it throws a soft shadow onto it. `inside` cuts it off."""
        window = self._window(path, 4 + material.line)
        if window is None:
            return
        rows, columns, origin = window
        size = (columns.stop - columns.start, rows.stop - rows.start)
        cover = mask(path, size, self.scale, origin)
        limit = mask(inside, size, self.scale, origin) if inside is not None else None
        if limit is not None:
            cover = cover * limit
        rgb, alpha = self.rgb[rows, columns], self.alpha[rows, columns]
        if shadow:
            self._shade(rgb, cover, shadow)
        if material.line:
            outline = mask(stroked(path, 2 * material.line), size, self.scale, origin)
            if material.opacity == 1:  # one sees through glass: there nothing dark lies behind it
                outline = np.maximum(outline, cover)
            self._lay(rgb, alpha, colour(OUTLINE), outline * (1 if limit is None else limit) * 0.96)
        self.seed += 1
        lit = self._lit(cover, material, path, origin)
        self._lay(rgb, alpha, lit, cover * material.opacity)

    def flat(self, path: skia.Path, paint: Colour, opacity: float = 1.0, soft: float = 0.0,
        inside: skia.Path | None = None) -> None:
        """A mark of one colour, perhaps with a soft edge, only where something is already."""
        window = self._window(path, 1 + 3 * soft)
        if window is None:
            return
        rows, columns, origin = window
        size = (columns.stop - columns.start, rows.stop - rows.start)
        cover = blur(mask(path, size, self.scale, origin), soft * self.scale) * opacity
        if inside is not None:
            cover = cover * mask(inside, size, self.scale, origin)
        alpha = self.alpha[rows, columns]
        self._lay(self.rgb[rows, columns], alpha, colour(paint), cover * (alpha > 0.5))

    def cut(self, path: skia.Path, paint: Colour = (24, 13, 14), opacity: float = 0.92) -> None:
        """A hole or a dark inside: no light of its own, a lit lower rim."""
        self.flat(path, paint, opacity)
        rim = stroked(path, 0.9)
        self.flat(rim, (255, 226, 170), 0.20)

    def glow(self, path: skia.Path, paint: Colour, soft: float, strength: float = 1.0) -> None:
        """Light in front of everything, for flames, gems and sparks."""
        cover = blur(mask(path, (self.size, self.size), self.scale), soft * self.scale)
        self.light += cover[..., None] * colour(paint) * strength

    # Finishing

    def finished(self, halo: Colour = (255, 206, 130), strength: float = 0.34) -> tuple[Array, Array]:
        """The object on a transparent sheet, with a halo and a shadow around it: its colours and how far it covers."""
        rgb, alpha = shrunk(self.rgb, self.fine), shrunk(self.alpha, self.fine)
        light = shrunk(self.light, self.fine)
        unit = self.scale / self.fine
        dark = np.clip(blur(alpha, 1.5 * unit) * 0.9, 0, 1) * 0.5
        dark = np.maximum(dark, np.roll(blur(alpha, 1.2 * unit), round(1.4 * unit), 0) * 0.6)
        far = np.clip(blur(alpha, 5.5 * unit), 0, 1) * strength
        ground_alpha = dark + far * (1 - dark)
        ground = colour((16, 8, 8)) * dark[..., None] + colour(halo) * (far * (1 - dark))[..., None]
        whole_alpha = alpha + ground_alpha * (1 - alpha)
        whole = rgb + ground * (1 - alpha)[..., None]
        lit = np.clip(light.max(-1), 0, 1)
        whole = whole + light * 0.9
        whole_alpha = np.clip(whole_alpha + lit * (1 - whole_alpha), 0, 1)
        border = self._border(whole_alpha.shape[0])
        straight = np.clip(whole / np.maximum(whole_alpha, 1e-3)[..., None], 0, 1)
        whole_alpha = whole_alpha * border
        return bled(straight, whole_alpha), whole_alpha

    @staticmethod
    def _border(size: int) -> Array:
        """Nothing is left at the very edge of the sheet, so that no glow ends in a straight line."""
        edge = np.clip(np.minimum(np.arange(size), np.arange(size)[::-1]) / (size * 0.05), 0, 1).astype(np.float32)
        return np.minimum(edge[:, None], edge[None, :])

    # How light falls

    def _lit(self, cover: Array, material: Material, path: skia.Path, origin: tuple[float, float]) -> Array:
        height, width = cover.shape
        bounds = path.computeTightBounds()
        top = round((bounds.top() - origin[1]) * self.scale)
        bottom = round((bounds.bottom() - origin[1]) * self.scale)
        column = np.empty((height, 1, 3), np.float32)
        inner = ramp(max(2, bottom - top), *material.stops)
        rows = np.clip(np.arange(height) - top, 0, len(inner) - 1)
        column[:] = inner[rows]
        lit = np.repeat(column, width, 1)
        if material.grain:
            lit = lit * (1 + self._grain(material, (width, height)))[..., None]
        shade, shine = self._bevel(cover, material)
        warm = np.array((1.02, 1.0, 0.97), np.float32)
        lit = lit * (1 + shade)[..., None]
        lit = np.where(shade[..., None] > 0, lit * warm, lit)
        return np.clip(lit + shine[..., None] * colour((255, 244, 214)), 0, 1)

    def _bevel(self, cover: Array, material: Material) -> tuple[Array, Array]:
        """How much lighter or darker each point is by its slope, and where it shines."""
        inside = np.pad(cover > 0.5, 1)
        far = ndimage.distance_transform_edt(inside)[1:-1, 1:-1].astype(np.float32)
        edge = max(1.0, material.edge * self.scale)
        near = np.clip(1 - far / edge, 0, 1)
        chamfer = blur(np.sqrt(np.clip(1 - near * near, 0, 1)), 0.22 * edge) * edge
        reach = max(1.0, material.round * self.scale)
        dome = blur(np.sqrt(np.clip(1 - np.clip(1 - far / reach, 0, 1) ** 2, 0, 1)), 0.28 * reach) * reach
        shade = np.zeros_like(cover)
        shine = np.zeros_like(cover)
        for height, depth, weight in ((chamfer, material.edge_depth, 1.0), (dome, material.round_depth, 0.8)):
            across, down = np.gradient(height, axis=1), np.gradient(height, axis=0)
            length = np.sqrt(across * across + down * down + 1)
            facing = (-across * LIGHT[0] - down * LIGHT[1] + LIGHT[2]) / length
            shade += depth * (facing - LIGHT[2]) * 1.35
            half = (-across * LIGHT[0] - down * LIGHT[1] + (LIGHT[2] + 1)) / length / np.sqrt(2 + 2 * LIGHT[2])
            shine += weight * np.clip(half, 0, 1) ** material.gloss * (length > 1.02)
        return shade, shine * material.shine

    def _grain(self, material: Material, size: tuple[int, int]) -> Array:
        unit = self.scale
        if material.grain == "wood":
            lines = noise(size, 1.2 * unit, self.seed, 3, stretch=14)
        elif material.grain == "upright":
            lines = noise((size[1], size[0]), 1.2 * unit, self.seed, 3, stretch=14).T
        elif material.grain == "cloth":
            lines = noise(size, 0.5 * unit, self.seed, 1) * 0.6 + noise(size, 5 * unit, self.seed + 1, 2) * 0.6
        elif material.grain == "fur":
            lines = noise((size[1], size[0]), 0.7 * unit, self.seed, 2, stretch=5).T
        else:  # stone
            lines = noise(size, 3.5 * unit, self.seed, 4)
        return lines * material.grain_depth

    # Small tools

    def _window(self, path: skia.Path, margin: float) -> tuple[slice, slice, tuple[float, float]] | None:
        """The rows and columns that a path touches, and the point at their upper left."""
        bounds = path.computeTightBounds()
        left, top = (max(0, int((low - margin) * self.scale)) for low in (bounds.left(), bounds.top()))
        right, bottom = (
            min(self.size, int((high + margin) * self.scale) + 1) for high in (bounds.right(), bounds.bottom())
        )
        if right - left < 2 or bottom - top < 2:
            return None
        return slice(top, bottom), slice(left, right), (left / self.scale, top / self.scale)

    def _shade(self, rgb: Array, cover: Array, strength: float) -> None:
        shift = max(1, round(0.8 * self.scale))
        thrown = np.roll(blur(cover, 1.3 * self.scale), (shift, shift // 2), (0, 1))
        rgb *= 1 - (thrown * strength)[..., None]

    @staticmethod
    def _lay(rgb: Array, alpha: Array, paint: Array, cover: Array) -> None:
        rgb *= 1 - cover[..., None]
        rgb += paint * cover[..., None]
        alpha *= 1 - cover
        alpha += cover
