"""The pages of the rule book: which chapters and sections there are, in their order. What they say is in the words."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Section:
    """A page of a chapter. Its text has paragraphs, one to a line, and cards in brackets: see `Words.pieces`."""

    chapter: str
    name: str

    @property
    def title(self) -> str:
        """The id of its heading."""
        return f"rules.{self.chapter}.{self.name}.title"

    @property
    def text(self) -> str:
        """The id of its text."""
        return f"rules.{self.chapter}.{self.name}.text"


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the rule book."""

    name: str
    sections: tuple[Section, ...]

    @property
    def title(self) -> str:
        """The id of its name."""
        return f"rules.{self.name}.name"


def _chapter(name: str, *sections: str) -> Chapter:
    return Chapter(name, tuple(Section(name, section) for section in sections))


# Whoever is new begins to read at the front.
CHAPTERS = (
    _chapter(
        "first_game",
        "begin", "look_around", "first_turn", "second_turn", "opening", "together", "points", "last_turn",
    ),
    _chapter(
        "rivals",
        "idea", "supply", "turn", "actions", "buying", "potions", "wording", "attacks", "tokens", "cleanup", "end",
    ),
    _chapter(
        "coop",
        "idea", "setup", "rounds", "even_rounds", "passing", "odd_rounds", "states", "tokens", "end", "kingdoms",
    ),
    _chapter(
        "table",
        "cards", "button", "inspector", "undo", "log", "keyboard", "curtain", "face_to_face", "speed", "saving",
    ),
)  # fmt: skip
