"""The inspector: a card shown large with its notes, beside what the pointer is at or over the whole window."""

from scenes.inspector.about import Cost
from scenes.inspector.mentions import Mention, prose
from scenes.inspector.overlay import Inspector, inspect
from scenes.inspector.popover import draw_popover, prepare_popover

__all__ = ["Cost", "Inspector", "Mention", "draw_popover", "inspect", "prepare_popover", "prose"]
