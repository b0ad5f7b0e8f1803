"""Looking back on a game: it is seen as at the table, step by step or all by itself, from any seat."""

from scenes.replay.scene import ReplayScene

__all__ = ["ReplayScene"]
