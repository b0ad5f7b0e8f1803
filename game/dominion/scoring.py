"""Who has how many points, and who wins."""

from collections import Counter

from game.core.decisions import Seat
from game.core.rules import Result
from game.dominion.state import AUTOMA, AUTOMA_NAME, MISERABLE, TWICE_MISERABLE, State

AUTOMA_POINTS = 6  # for each card it took, Duchy or Province (ruling K3)
EMPTY_PILES_TO_END = {2: 3, 3: 3, 4: 3, 5: 4, 6: 4}  # by the number of players
STATE_POINTS = {MISERABLE: -2, TWICE_MISERABLE: -4}


def points(state: State, seat: Seat) -> int:
    """The points of a player: all cards count, wherever they are."""
    return sum(points_by_card(state, seat).values())


def points_by_card(state: State, seat: Seat) -> dict[str, int]:
    """What each kind of card, or a State, is worth to a player."""
    player, kinds = state.players[seat], state.box.kinds
    counts = Counter(kinds[card] for card in player.cards())
    worth = {
        kind.name: count * (kind.points(counts) if callable(kind.points) else kind.points)
        for kind, count in counts.items()
        if kind.points != 0
    }
    return worth | {name: STATE_POINTS[name] for name in player.states if name in STATE_POINTS}


def automa_points(state: State) -> int:
    """Six for each card it took, less one for each token, never below 0 (ruling K3)."""
    assert state.automa is not None
    return max(0, AUTOMA_POINTS * len(state.automa.gained) - state.automa.tokens)


def combined_points(state: State) -> int:
    return sum(points(state, Seat(seat)) for seat in range(len(state.players)))


def winners(state: State) -> list[Seat]:
    """Most points win; on equal points who had fewer turns; else the victory is shared (ruling E5).

    In the co-op the players win together, with more points than the automa, or not at all.
    """
    seats = [Seat(number) for number in range(len(state.players))]
    if state.automa is not None:
        return seats if combined_points(state) > automa_points(state) else [AUTOMA]
    ranks = {seat: (points(state, seat), -state.players[seat].turns) for seat in seats}
    return [seat for seat in seats if ranks[seat] == max(ranks.values())]


def ending(state: State) -> str:
    """What ended a game: no "provinces" left, too many empty "piles", or a "stall" in which nothing happened."""
    if not state.supply["Province"]:
        return "provinces"
    return "piles" if is_bought_empty(state) else "stall"


def is_bought_empty(state: State) -> bool:
    """Whether so many piles are empty that the game ends."""
    return list(state.supply.values()).count(()) >= EMPTY_PILES_TO_END[len(state.players)]


def scores(state: State) -> dict[str, int]:
    """The points of each player by name, and of the automa."""
    points_now = {name: points(state, Seat(seat)) for seat, name in enumerate(state.box.players)}
    return points_now if state.automa is None else points_now | {AUTOMA_NAME: automa_points(state)}


def result(state: State) -> Result | None:
    if not state.is_over:
        return None
    points_now = scores(state)
    names = list(points_now)  # in the order of the seats, the automa last
    return Result(points_now, [names[seat] for seat in winners(state)], ending(state))
