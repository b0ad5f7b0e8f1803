"""The objects as pictures."""

from assets.bake.canvas import Array, save
from assets.bake.easel import Easel
from assets.bake.objects import OBJECTS

PIXELS = 448


def emblem(name: str) -> tuple[Array, Array]:
    easel = Easel(PIXELS)
    OBJECTS[name](easel)
    return easel.finished()


def bake(*names: str) -> int:
    return sum(save(f"emblem-{name}", *emblem(name), quality=86) for name in names or OBJECTS)
