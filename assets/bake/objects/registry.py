"""Where the objects are written down."""

from collections.abc import Callable

from assets.bake.easel import Easel

Object = Callable[[Easel], None]
OBJECTS: dict[str, Object] = {}


def listed(function: Object) -> Object:
    """An object goes by the name of its function."""
    OBJECTS[function.__name__] = function
    return function
