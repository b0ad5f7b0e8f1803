"""The end of a game: who won and why, where the points came from, how they grew, and all the cards."""

from scenes.results.scene import ResultsScene

__all__ = ["ResultsScene"]
