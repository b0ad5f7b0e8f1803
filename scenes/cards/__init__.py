"""The gallery: every card there is, to be searched, filtered and looked at."""

from scenes.cards.scene import CardsScene

__all__ = ["CardsScene"]
