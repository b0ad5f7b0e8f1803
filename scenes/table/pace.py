"""The pace: what happened is shown one thing after the other, as fast as the player likes."""

from collections import deque
from collections.abc import Sequence
from typing import Protocol

from game.core.events import Event
from scenes.table.flights import FADE, HELD_UP, MANNERS, SHOWING, SLIDE, Flight, Flights, Manner, Spot

# How much longer everything takes; None: nothing moves.
SPEEDS: dict[str, float | None] = {"off": None, "fast": 0.45, "normal": 1.0, "slow": 1.8}
MOST_AT_ONCE = 12  # cards of one event that fly; the others just arrive

# Seconds for which something that does not move is left to be noticed.
PAUSES = {
    "turn": 0.45, "automa": 1.0, "claim": 0.9, "protect": 0.9, "possess": 0.9, "name": 0.9, "take_state": 0.7,
    "return_state": 0.4, "hinder": 0.5, "wait": 0.5, "discount": 0.3, "tokens": 0.25, "overpay": 0.3,
}  # fmt: skip


class Stageable(Protocol):
    """What the pace asks of a board."""

    def leave(self, event: Event) -> None:
        """The cards of an event leave their place."""

    def arrive(self, event: Event) -> None:
        """The cards of an event are where they belong."""

    def ways(self, event: Event) -> list[tuple[Spot, Spot]]:
        """For each card of an event, where it comes from and where it goes; fewer where some are not seen moving."""

    @property
    def showplace(self) -> Spot:
        """Where a card is held up to be seen by all."""


class Pace:
    """A queue of events, and those of them that are being shown."""

    def __init__(self, board: Stageable, speed: str, is_reduced: bool) -> None:
        self.board = board
        self.flights = Flights()
        self._queue: deque[Event] = deque()
        self._current: Event | None = None
        self._pause = 0.0
        self._started: list[Event] = []  # for the log and the sounds
        self.set_speed(speed, is_reduced)

    def set_speed(self, speed: str, is_reduced: bool) -> None:
        self.factor = SPEEDS[speed]
        self.is_reduced = is_reduced

    @property
    def is_idle(self) -> bool:
        return not self._queue and self._current is None

    @property
    def waiting(self) -> tuple[Event, ...]:
        """What is still to be shown."""
        return tuple(self._queue)

    def take_started(self) -> list[Event]:
        """What began to be shown since the last time."""
        started, self._started = self._started, []
        return started

    def add(self, events: Sequence[Event]) -> None:
        self._queue.extend(events)
        if self.factor is None:
            self.skip()

    def skip(self) -> None:
        """Let everything that is still to be shown be shown already."""
        self.flights.under_way.clear()
        self._pause = 0.0
        if self._current is not None:
            self.board.arrive(self._current)
            self._current = None
        while self._queue:
            event = self._queue.popleft()
            self._started.append(event)
            self.board.leave(event)
            self.board.arrive(event)

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything on the table changed."""
        if self.is_idle:
            return False
        self.flights.update(seconds)
        self._pause -= seconds
        while not self.flights and self._pause <= 0:
            if self._current is not None:
                self.board.arrive(self._current)
                self._current = None
            if not self._queue:
                break
            self._begin(self._queue.popleft())
        return True

    def _begin(self, event: Event) -> None:
        self._current = event
        self._started.append(event)
        factor = self.factor or 0.0
        self._pause = PAUSES.get(event.name, 0.0) * factor
        flights = self._flights(event, factor)
        self.board.leave(event)
        self.flights.under_way.extend(flights)

    def _flights(self, event: Event, factor: float) -> list[Flight]:
        ways = self.board.ways(event)[:MOST_AT_ONCE]
        if not ways:
            return []
        stays = event.origin == event.target and event.name in ("reveal", "look")
        shown = SHOWING if stays else HELD_UP.get(event.name)
        manner = shown or MANNERS.get(event.name, SLIDE)
        if self.is_reduced:
            manner = Manner(FADE if shown is None else shown.seconds, 0.02, is_shown=shown is not None)
        manner = manner._replace(seconds=manner.seconds * factor, apart=manner.apart * factor)
        cards = [*event.cards, *[None] * (len(ways) - len(event.cards))]
        flights = []
        for number, (start, end) in enumerate(ways):
            face = cards[number]
            hides = event.origin in ("deck", "money", "hexes")  # where they lie face down
            before = None if hides else face
            after = None if event.target == "deck" and not stays else face
            if self.is_reduced and shown is None:
                start, before = end, after
            peak = None
            if shown is not None:
                middle = self.board.showplace
                offset = (number - (len(ways) - 1) / 2) * middle.width * 1.06
                peak = middle._replace(x=middle.x + offset)
            flights.append(Flight(before, after, start, end, manner, number * manner.apart, peak))
        return flights
