"""What a game must offer so that a Match can drive it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from game.core.chance import Random
from game.core.decisions import CardId, Decision, Effect, Seat
from game.core.events import Event

Setup: TypeAlias = dict[str, Any]  # plain data, as JSON knows it: a save holds it as it is


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: points by player's name, who won, and what ended it, in a word of the game's own."""

    scores: dict[str, int]
    winners: list[str]
    ending: str = ""


class State(Protocol):
    """Plain data: everything there is to know of a game between two plays."""

    turn_number: int
    # The last new piece of information since this was last emptied: "draw", "reveal", "shuffle", "other" or "".
    news: str

    def copy(self) -> Any: ...


class Table(Protocol):
    """A game in progress: the state, and the verbs that change it."""

    state: Any
    events: list[Event] | None  # None: nobody listens, so none are made

    def step(self) -> Decision | Effect[None] | None:
        """Go on until there is something to ask or to carry out; None when the game is over.

        A question returned from here is asked while no effect is suspended.
        """

    def carry_out(self, decision: Decision, picks: tuple[Any, ...]) -> Effect[None] | None:
        """Do what was answered to a question of step(): at once, or as an effect of which nothing has run yet."""


class View(Protocol):
    """What one seat may know."""

    seat: Seat


class Rules(Protocol):
    """A game: how to set it up, and how to look at its state. It holds nothing itself."""

    name: str
    version: int  # grows when the same answers may lead to another state, or a state has other fields

    def check_setup(self, wish: Mapping[str, Any]) -> Setup:
        """The wish, checked and completed, or SetupError."""

    def check_position(self, wish: Mapping[str, Any]) -> Setup:
        """The same for a position in the middle of a game."""

    def begin(self, setup: Setup) -> Any:
        """The state at the beginning of a set-up game, or at a set-up position."""

    def table(self, state: Any, events: list[Event] | None) -> Table: ...

    def view(self, state: Any, seat: Seat, asked: Decision | None) -> Any: ...

    def seats(self, state: Any) -> int: ...

    def active_seat(self, state: Any) -> Seat:
        """Who decides in the present turn."""

    def hidden(self, state: Any, seat: Seat) -> set[CardId]:
        """The cards that a seat can not tell apart where they lie."""

    def redeal(self, state: Any, seat: Seat, cards: set[CardId], random: Random) -> None:
        """Deal these cards again among the places in which they may lie, for all that the seat knows."""

    def redacted(self, state: Any, seat: Seat) -> Any:
        """A copy without what the seat can not know: hidden cards lie in an order that says nothing."""

    def revealed(self, state: Any) -> Any:
        """A copy in which every seat knows every card where it lies."""

    def reseed(self, state: Any, random: Random) -> None:
        """Let all chance from here on be another."""

    def held(self, state: Any, seat: Seat) -> set[CardId]:
        """All cards of a seat."""

    def result(self, state: Any) -> Result | None: ...

    def scores(self, state: Any) -> dict[str, int]:
        """The points of each side by its name, as if the game were over now."""

    def turn(self, state: Any) -> Any:
        """Whose turn it is (`seat`), which one it is (`number`), its phase and what is left in it."""

    def supply(self, state: Any) -> dict[str, int]:
        """How many cards are in each common pile."""

    def trash(self, state: Any) -> list[str]: ...

    def zone(self, state: Any, seat: Seat, name: str) -> list[str]: ...

    def to_data(self, state: Any) -> dict[str, Any]:
        """The state as plain data, its `turn_number` among it."""

    def from_data(self, setup: Setup, data: Mapping[str, Any]) -> Any:
        """The state from its plain data; ValueError, KeyError or TypeError where it makes no sense."""


GAMES: dict[str, Rules] = {}  # filled in by the package that knows the games
