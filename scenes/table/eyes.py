"""Whose eyes look at the table: only what they may see is shown."""

from collections.abc import Sequence

from game.core.decisions import Seat
from game.core.events import Event

Eyes = tuple[Seat, ...]  # of those who look together; of nobody: only what everybody may see

NOBODY: Eyes = ()


def as_seen(event: Event, eyes: Eyes, players: int) -> Event:
    """An event with the faces of its cards as far as these eyes may see them."""
    everybody = (1 << players) - 1
    if event.seen & everybody == everybody or any(event.seen >> seat & 1 for seat in eyes):
        return event
    return event._replace(cards=(None,) * len(event.cards))


def sits_above(seat: int, players: int) -> bool:
    """Face to face, the first half of the players sit at the lower edge of the screen, the others at the upper one."""
    return seat >= (players + 1) // 2


class Watch:
    """Who holds the screen, and when it must change hands behind a curtain."""

    def __init__(self, people: Sequence[Seat], players: int, is_open: bool = False) -> None:
        self.people = tuple(people)
        self.players = players
        self.is_open = is_open  # all people may see all their hands, as the two of a co-op may choose
        self.holder: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.next_holder: Seat | None = None  # who is to take the screen, while the curtain is down

    @property
    def is_curtained(self) -> bool:
        return self.next_holder is not None

    @property
    def eyes(self) -> Eyes:
        if not self.people:
            return tuple(Seat(seat) for seat in range(self.players))  # only bots play: whoever watches sees all
        if self.is_open:
            return self.people
        return NOBODY if self.holder is None or self.is_curtained else (self.holder,)

    def call(self, decider: Seat) -> None:
        """A person is asked: if somebody else holds the screen, the curtain falls."""
        if decider not in self.people or self.is_open:
            self.holder = decider if decider in self.people else self.holder
        elif decider != self.holder:
            self.next_holder = decider

    def recall(self) -> None:
        """The last one goes on: the curtain is gone before anybody took the screen."""
        self.next_holder = None

    def take(self) -> None:
        """The next one has taken the screen: the curtain rises."""
        if self.next_holder is not None:
            self.holder, self.next_holder = self.next_holder, None
