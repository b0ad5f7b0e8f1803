"""All objects: importing a module writes its objects down."""

from assets.bake.objects import (
    court,
    creatures,
    houses,
    papers,
    spirits,
    tools,
    town,
    trades,
    treasures,
    vessels,
    weapons,
)  # fmt: skip
from assets.bake.objects.registry import OBJECTS

__all__ = [
    "OBJECTS",
    "court",
    "creatures",
    "houses",
    "papers",
    "spirits",
    "tools",
    "town",
    "trades",
    "treasures",
    "vessels",
    "weapons",
]
