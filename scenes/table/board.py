"""What the table asks of a game's board: where things lie, how they are drawn, and how cards go from place to place."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

import pygame

from game import Match
from game.core.decisions import Decision, Option, Seat
from game.core.events import Event
from scenes.table.eyes import Eyes
from scenes.table.flights import Spot
from scenes.table.layers import Region
from scenes.table.prompt import Prompt

if TYPE_CHECKING:
    from scenes.app.app import App


# The first hands: they lie there when a game begins, and are shown as if they had just come.
DEAL = "deal"


class Place(NamedTuple):
    """Something on the board that can be pointed at, and perhaps picked."""

    name: str  # as the stage knows it
    rect: pygame.Rect
    card: str | None = None  # whose face the inspector shows
    option: int | None = None  # which option of the open question this is
    tip: str = ""
    is_loose: bool = False  # a card that can be dragged
    pile: tuple[str, ...] = ()  # the cards of an open pile that can be looked through
    title: str = ""  # … and its name


class Caution(NamedTuple):
    """Why one may want to do more before something ends."""

    title: str
    text: str


class Areas(NamedTuple):
    """Where the table puts what is its own."""

    prompt: pygame.Rect
    buttons: pygame.Rect
    tray: pygame.Rect
    log: pygame.Rect
    banner: pygame.Rect  # for a sentence over the board


class Board(Protocol):
    """The board of a game. It shows a picture of the game, which the pace moves on event by event."""

    def __init__(self, app: "App", match: Match, players: Sequence[str], bots: Sequence[bool]) -> None: ...

    is_together: bool  # whether the players play together, and so may open their hands to each other

    def restyle(self) -> None:
        """The window, its words or the log beside the board changed."""

    def prepare(self) -> Iterator[None]:
        """Paint what will soon be needed, one card after the other."""

    @property
    def areas(self) -> Areas: ...

    def refresh(self, match: Match, eyes: Eyes, bottom: Seat) -> None:
        """Show the truth, as these eyes see it, with this seat's hand at the lower edge."""

    def deal(self) -> list[Event]:
        """A game begins: lay its first hands back, and say what brings them."""

    def expect(self, match: Match, eyes: Eyes, events: Sequence[Event]) -> None:
        """These events are going to be shown, and this is where they lead."""

    def leave(self, event: Event) -> None: ...

    def arrive(self, event: Event) -> None: ...

    def ways(self, event: Event) -> list[tuple[Spot, Spot]]: ...

    @property
    def showplace(self) -> Spot: ...

    def regions(self, prompt: Prompt | None, asked: Seat | None, hovered: str) -> list[Region]:
        """All that lies still, with the options of a question lit."""

    def places(self, prompt: Prompt | None) -> list[Place]:
        """All that can be pointed at."""

    def in_tray(self, decision: Decision) -> list[int]:
        """The options that are seen nowhere on the board, so that the table spreads them out."""

    def pile_of(self, decision: Decision) -> str:
        """The pile that all cards of a question lie in, if that says more than whose they are; else nothing."""

    def lifted(self, name: str) -> "tuple[Option, Spot] | None":
        """A hovered card of the hand, lifted and straightened."""

    def draw_lifted(
        self, surface: pygame.Surface, card: Option, centre: tuple[int, int], width: int, prompt: Prompt | None
    ) -> pygame.Rect:
        """Draw a lifted card, and say where."""

    def sprite(self, card: Option | None, width: int, angle: float) -> pygame.Surface: ...

    def counts_there(self, place: Place, at: tuple[int, int]) -> bool:
        """Whether a card that was dragged there is picked with that, and did not only slip."""

    def cost_now(self, name: str) -> tuple[tuple[str, int], ...] | None:
        """What a card costs now, as on its face; None where it costs what it always does."""

    def attacker(self, decision: Decision) -> Seat | None:
        """Whose card asks, if it is another player's."""

    def remark(self, event: Event) -> str | None:
        """What is told beside a name instead of the sentence of the log, where that says too little."""

    def refusal(self, place: Place, decision: Decision) -> str:
        """Why something that was clicked is no answer to the question."""

    def warning(self, decision: Decision, match: Match) -> Caution | None:
        """What speaks against answering a question with no pick; None where nothing does."""

    def panel(self, seat: int) -> pygame.Rect:
        """Where a player's name stands: what happens to them is told beside it."""

    def plays_together(self, decision: Decision, match: Match) -> tuple[Option, ...]:
        """What the button that plays everything at once would play; nothing where there is no such button."""
