"""What stands on a card, for whatever game: the painter needs nothing else."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Face:
    """A card as it is shown, in one language."""

    id: str  # also the name of its plate: assets/plates/<id>.png
    title: str
    types: tuple[str, ...]  # ids: the first that has a hue gives the glow, each has its own plaque and symbol
    type_line: str
    cost: tuple[tuple[str, int], ...] = ()  # symbols with numbers: ("coin", 4), ("potion", 1)
    gives: tuple[tuple[str, int], ...] = ()  # for the compact face: ("card", 2), ("action", 1) …
    text: str = ""
    emblem: str = ""  # what is pictured as long as there is no plate
    rich: str = ""  # the text with symbols in it, {coin 2}; as it is where there is none
    broken: str = ""  # the title with soft hyphens, where a narrow card may break it
