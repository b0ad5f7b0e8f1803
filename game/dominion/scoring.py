"""Who has how many points, and who wins."""

from collections import Counter

from game.core.decisions import Seat
from game.core.rules import Result
from game.dominion.state import State


def points(state: State, seat: Seat) -> int:
    """The points of a player: all cards count, wherever they are."""
    return sum(points_by_card(state, seat).values())


def points_by_card(state: State, seat: Seat) -> dict[str, int]:
    """What each kind of card is worth to a player."""
    kinds = state.box.kinds
    counts = Counter(kinds[card] for card in state.players[seat].cards())
    return {
        kind.name: count * (kind.points(counts) if callable(kind.points) else kind.points)
        for kind, count in counts.items()
        if kind.points != 0
    }


def result(state: State) -> Result | None:
    """Most points win; on equal points who had fewer turns; else the victory is shared (ruling E5)."""
    if not state.is_over:
        return None
    names = state.box.players
    scores = {name: points(state, Seat(seat)) for seat, name in enumerate(names)}
    ranks = {name: (scores[name], -state.players[seat].turns) for seat, name in enumerate(names)}
    best = max(ranks.values())
    return Result(scores, [name for name in names if ranks[name] == best])
