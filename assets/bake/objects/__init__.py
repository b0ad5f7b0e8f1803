"""The objects on the cards, by what they are. Each is a function that builds it on an easel."""

from assets.bake.objects.listed import OBJECTS

__all__ = ["OBJECTS"]
