"""All objects: importing a module writes its objects down."""

from assets.bake.objects import buildings, court, creatures, tools, vessels
from assets.bake.objects.registry import OBJECTS

__all__ = ["OBJECTS", "buildings", "court", "creatures", "tools", "vessels"]
