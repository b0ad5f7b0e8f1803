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


def winners(state: State) -> list[Seat]:
    """Most points win; on equal points who had fewer turns; else the victory is shared (ruling E5)."""
    seats = [Seat(number) for number in range(len(state.players))]
    ranks = {seat: (points(state, seat), -state.players[seat].turns) for seat in seats}
    return [seat for seat in seats if ranks[seat] == max(ranks.values())]


def result(state: State) -> Result | None:
    if not state.is_over:
        return None
    names = state.box.players
    scores = {name: points(state, Seat(seat)) for seat, name in enumerate(names)}
    return Result(scores, [names[seat] for seat in winners(state)])
