"""Our own random numbers: one integer of state, the same on every machine, and cheap to copy with the state."""

from collections.abc import Sequence
from enum import IntEnum
from typing import TypeVar

Item = TypeVar("Item")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15  # splitmix64: a Weyl sequence, then a mix of its bits
_PLACES_A_NUMBER = 4


class Stream(IntEnum):
    """What the numbers are for. A stream of its own keeps one use from disturbing another."""

    DEAL = 1
    GAME = 2
    BOTS = 3
    IMAGINE = 4


def _mix(value: int) -> int:
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


class Random:
    """A random generator.

    >>> Random.from_seed(7, Stream.DEAL).below(6) == Random.from_seed(7, Stream.DEAL).below(6)
    True
    """

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    @classmethod
    def from_seed(cls, seed: int, stream: Stream, part: int = 0) -> "Random":
        """A generator for one use of a seed; `part` tells several of one kind apart (the bots of several seats)."""
        return cls(_mix(_mix(_mix(seed & _MASK) + stream * _STEP & _MASK) + part * _STEP & _MASK))

    def next(self) -> int:
        """The next 64 random bits."""
        self.state = state = (self.state + _STEP) & _MASK
        return _mix(state)

    def below(self, limit: int) -> int:
        """A whole number from 0 up to, and not including, the limit."""
        return (self.next() * limit) >> 64

    def chance(self, probability: float) -> bool:
        return self.next() < probability * (1 << 64)

    def pick(self, items: Sequence[Item]) -> Item:
        return items[self.below(len(items))]

    def sample(self, items: Sequence[Item], count: int) -> list[Item]:
        """So many different items, in random order."""
        pool = list(items)
        for place in range(count):
            other = place + self.below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        return pool[:count]

    def shuffle(self, items: list[Item]) -> None:
        """Put a list into random order.

        Shuffling is the commonest thing a card game does, so 64 random bits serve for several places: what a product
        leaves below its 64th bit is still random for the next one. Even with a thousand cards that bends no chance by
        more than one in ten million.
        """
        bits = left = 0
        for last in range(len(items) - 1, 0, -1):
            if not left:
                bits, left = self.next(), _PLACES_A_NUMBER
            bits *= last + 1
            other = bits >> 64
            bits &= _MASK
            left -= 1
            items[last], items[other] = items[other], items[last]
