"""What happened: one frozen value for each thing, and who may see the faces of its cards."""

from typing import NamedTuple

from game.core.decisions import Option, Seat


class Event(NamedTuple):
    """Something that happened. The log, the motion, the statistics and the sounds all come from these.

    Cards that move say where from and where to, so that a table can be followed by its events alone.
    """

    name: str
    seat: Seat
    cards: tuple[Option | None, ...] = ()
    amount: int = 0
    source: str | None = None  # the card that made it happen
    origin: str = ""  # the zone that the cards leave
    target: str = ""  # the zone that they come to
    other: Seat | None = None  # a second seat that is concerned: whose zone `target` is, who is possessed …
    seen: int = -1  # one bit for each seat that may see the cards' faces

    def redacted(self, seat: Seat) -> "Event":
        """The event as one seat may know it: unseen cards are counted, not shown."""
        if self.seen >> seat & 1:
            return self
        return self._replace(cards=(None,) * len(self.cards))
