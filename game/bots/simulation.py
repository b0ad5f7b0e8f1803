"""Bots play each other: one game, or many, and what came of it."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.bots import find_bot, seat_bot
from game.bots.bot import Bot
from game.core.decisions import Seat
from game.core.match import Match

LONGEST = 100_000  # answers in one game: strategies that never finish must not hold up the others
_Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game ended, seat by seat."""

    points: tuple[int, ...]
    shares: tuple[float, ...]  # 1 for the winner; several winners share it; nothing for anybody in an unfinished game
    turns: tuple[int, ...]
    first: int  # the seat that began
    ending: str = ""  # what ended the game: see the game's rules
    automa: int | None = None  # the points of the third side, in the co-op
    by_automa: bool = False  # whether it was in the automa's turn that the game ended


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Tally:
    """What many games say of one seat."""

    bot: str
    wins: Estimate  # the share of games; a shared victory counts in parts
    shared: int
    points: Estimate
    turns: Estimate


@dataclass(frozen=True, slots=True)
class Summary:
    games: int
    unfinished: int
    seats: tuple[Tally, ...]
    first_wins: Estimate  # how often the seat that began won


@dataclass(frozen=True, slots=True)
class TogetherSummary:
    """What many games of the co-op say of a pair of bots."""

    games: int
    unfinished: int
    wins: Estimate  # the share of games in which the pair beats the automa
    margin: Estimate  # by how many points the pair is ahead, or behind where it is negative
    margin_won: Estimate | None  # where it won at all
    margin_lost: Estimate | None
    points: Estimate  # of the pair together
    automa: Estimate
    rounds: Estimate
    endings: dict[str, int]  # how many games ended in which way, the commonest first


def play_out(match: Match, bots: Sequence[Bot]) -> None:
    """Let the bots answer until the game is over, or far too long."""
    for _ in range(LONGEST):
        decision = match.decision
        if decision is None:
            break
        seat = decision.decider
        match.answer(*bots[seat].answer(match.live_view(seat), decision))


def simulate(setup: Mapping[str, Any], bots: Sequence[str], seeds: Iterable[int]) -> list[Outcome]:
    """One game for each seed. Who sits where stays the same; who begins is drawn, unless the setup says it."""
    kinds = [find_bot(name, str(setup.get("game", "dominion"))) for name in bots]
    players = seat_names(bots)
    return [
        _play(Match.start({**setup, "players": players, "seed": seed}, record=False), kinds, seed) for seed in seeds
    ]


def _play(match: Match, kinds: Sequence[type[Bot]], seed: int) -> Outcome:
    first = match.turn.seat
    play_out(match, [seat_bot(kind, seed, seat) for seat, kind in enumerate(kinds)])
    seats = [Seat(number) for number in range(len(kinds))]
    turns = tuple(match.live_view(seat).turns(seat) for seat in seats)
    result = match.result
    if result is None:
        return Outcome((0,) * len(seats), (0.0,) * len(seats), turns, first)
    points = tuple(result.scores.values())
    if len(points) > len(seats):  # the players together against the automa
        shares = tuple(float(name in result.winners) for name in list(result.scores)[:-1])
        by_automa = match.turn.phase == "automa"
        return Outcome(points[:-1], shares, turns, first, result.ending, points[-1], by_automa)
    shares = tuple((name in result.winners) / len(result.winners) for name in result.scores)
    return Outcome(points, shares, turns, first, result.ending)


def seat_names(bots: Sequence[str]) -> list[str]:
    """Names for the seats, told apart by a number where one bot sits twice.

    >>> seat_names(["smithy", "random", "smithy"])
    ['smithy 1', 'random', 'smithy 2']
    """
    seen: dict[str, int] = {}
    names = []
    for bot in bots:
        seen[bot] = seen.get(bot, 0) + 1
        names.append(f"{bot} {seen[bot]}" if bots.count(bot) > 1 else bot)
    return names


# Counting


def summarise(bots: Sequence[str], outcomes: Sequence[Outcome]) -> Summary:
    finished = [outcome for outcome in outcomes if outcome.ending]
    seats = tuple(
        Tally(
            name,
            share([outcome.shares[seat] for outcome in finished]),
            sum(0 < outcome.shares[seat] < 1 for outcome in finished),
            mean([outcome.points[seat] for outcome in finished]),
            mean([outcome.turns[seat] for outcome in finished]),
        )
        for seat, name in enumerate(seat_names(bots))
    )
    first = share([outcome.shares[outcome.first] for outcome in finished])
    return Summary(len(outcomes), len(outcomes) - len(finished), seats, first)


def summarise_together(outcomes: Sequence[Outcome]) -> TogetherSummary:
    finished = [outcome for outcome in outcomes if outcome.ending]
    automa = [outcome.automa or 0 for outcome in finished]
    points = [sum(outcome.points) for outcome in finished]
    margins = [ours - theirs for ours, theirs in zip(points, automa, strict=True)]
    won, lost = [margin for margin in margins if margin > 0], [margin for margin in margins if margin <= 0]
    endings = Counter(f"{outcome.ending}_by_{'automa' if outcome.by_automa else 'player'}" for outcome in finished)
    return TogetherSummary(
        len(outcomes),
        len(outcomes) - len(finished),
        share([outcome.shares[0] for outcome in finished]),
        mean(margins),
        mean(won) if won else None,
        mean(lost) if lost else None,
        mean(points),
        mean(automa),
        mean([max(outcome.turns) for outcome in finished]),
        dict(endings.most_common()),
    )


def share(parts: Sequence[float]) -> Estimate:
    """How often something happens, with Wilson's interval, which holds near 0 and 1 too.

    >>> share([1.0] * 9 + [0.0])
    Estimate(mean=0.9, low=0.5958..., high=0.9821...)
    """
    count = len(parts)
    if not count:
        return Estimate(0.0, 0.0, 1.0)
    seen = sum(parts) / count
    weight = _Z * _Z / count
    middle = (seen + weight / 2) / (1 + weight)
    reach = _Z * math.sqrt(seen * (1 - seen) / count + weight / (4 * count)) / (1 + weight)
    return Estimate(seen, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(values: Sequence[float]) -> Estimate:
    """A mean with the interval that its spread allows."""
    count = len(values)
    if not count:
        return Estimate(0.0, 0.0, 0.0)
    middle = math.fsum(values) / count
    spread = math.fsum((value - middle) ** 2 for value in values) / max(1, count - 1)
    reach = _Z * math.sqrt(spread / count)
    return Estimate(middle, middle - reach, middle + reach)
