"""What a person at the table would feel: forks, replays and undo of recorded matches, and the memory they take.

Run by engine.py in a process of its own. Every time is what this process computed, not what it waited.
"""

import argparse
import gc
import json
import statistics
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game import Match
from game.bots import find_bot, seat_bot
from game.bots.bot import Bot
from game.bots.dominion.money import BigMoney
from game.bots.selfcheck import require_same
from game.bots.simulation import play_out
from game.core.decisions import Option, Verb

MIDDLE = 20  # turns: about half of a game between two who buy money and a few Actions
LATE = 100  # turns: more than half of a random game
DOUBLES = 50  # recorded games between two Double Smithies
CANDIDATES = 40  # random games, of which the longest is weighed
LONGEST_SEARCH = 1_000  # seeds: a game with the moment we look for is found long before

# First Game with a Throne Room, so that an effect can wait inside another.
KINGDOM = ("Cellar", "Moat", "Merchant", "Village", "Throne Room", "Militia", "Remodel", "Smithy", "Market", "Mine")


class Remodeller(BigMoney):
    """Big Money with a few Throne Rooms and Remodels."""

    name = "remodeller"
    buys = ("Throne Room", "Remodel")
    copies = 2


class Recorded(NamedTuple):
    """A finished game: how to begin it again, its answers, and in which turn each was given."""

    setup: dict[str, Any]
    answers: list[Sequence[Option]]
    turns: list[int]


def measure(samples: int) -> dict[str, float]:
    """Every moment: times in seconds, memory in bytes."""
    inside, between = mid_game()
    smithy = recorded(table(0), find_bot("smithy"))
    doubles = [recorded(table(seed), find_bot("double_smithy")) for seed in range(DOUBLES)]
    replays = [min(timed(lambda game=game: replay(game)) for _ in range(3)) for game in doubles]
    late, last, since = late_turn()
    few = max(10, samples // 5)
    return {
        "fork_in_effect": statistics.median(timed(inside.fork) for _ in range(samples)),
        "fork_between_plays": statistics.median(timed(between.fork) for _ in range(samples)),
        "fork_answers": inside.answers,
        "replay": statistics.median(timed(lambda: replay(smithy)) for _ in range(few)),
        "replay_answers": len(smithy.answers),
        "replays_middle": statistics.median(replays),
        "replays_worst": max(replays),
        "replays_answers": max(len(game.answers) for game in doubles),
        "undo": statistics.median(undo(late, last) for _ in range(few)),
        "undo_answers": since,
        "memory_money": memory(table(0), find_bot("double_smithy")),
        "memory_random": memory(longest_random_game(), find_bot("random")),
    }


def timed(action: Callable[[], object]) -> float:
    begun = time.process_time()
    action()
    return time.process_time() - begun


# Games to look at


def table(seed: int, **wishes: Any) -> dict[str, Any]:
    return {"game": "dominion", "players": ["Ann", "Bob"], "kingdom": KINGDOM, "seed": seed, **wishes}


def bots_of(kind: type[Bot], seed: int) -> list[Bot]:
    return [seat_bot(kind, seed, seat) for seat in range(2)]


def recorded(setup: dict[str, Any], kind: type[Bot]) -> Recorded:
    """A game between two bots of a kind."""
    match, bots = Match.start(setup), bots_of(kind, setup["seed"])
    game = Recorded(setup, [], [])
    while (decision := match.decision) is not None:
        picks = bots[decision.decider].answer(match.live_view(decision.decider), decision)
        game.answers.append(picks)
        game.turns.append(match.turn.number)
        match.answer(*picks)
    return game


def replay(game: Recorded, answers: int | None = None) -> Match:
    """Give a game's answers again, or so many of them."""
    match = Match.start(game.setup)
    for picks in game.answers[:answers]:
        match.answer(*picks)
    return match


def mid_game() -> tuple[Match, Match]:
    """Twice a turn in the middle of a game: in a Remodel inside a Throne Room, and before these were played."""
    for seed in range(LONGEST_SEARCH):
        game = recorded(table(seed), Remodeller)
        for number, turn in enumerate(game.turns):
            if turn < MIDDLE:
                continue
            match = replay(game, number)
            hand = match.zone(match.turn.seat, "hand")
            if match.decision.verb == Verb.PLAY and {"Throne Room", "Remodel", "Estate"} <= set(hand):
                between = match.fork()
                for name in ("Throne Room", "Remodel", "Estate"):
                    match.answer(name)
                assert match.decision.verb == Verb.GAIN
                require_same(match, match.fork(), "a fork")
                return match, between
            break  # one look at each game: the next seed comes sooner to such a hand than this one
    raise LookupError("No game came to a Throne Room and a Remodel in one hand.")


def late_turn() -> tuple[Match, Sequence[Option], int]:
    """A late turn of a random game, as far as it goes: the match, its last answer, and how many the turn has had."""
    game = recorded(table(0, practice=True), find_bot("random"))
    busiest, count = Counter(turn for turn in game.turns if turn >= LATE).most_common(1)[0]
    end = game.turns.index(busiest) + count - 1  # the very last answer would end the turn
    return replay(game, end), game.answers[end - 1], count - 1


def undo(match: Match, last: Sequence[Option]) -> float:
    """How long it takes to take an answer back. It is given again, so that the next undo finds the same."""
    needed = timed(match.undo)
    match.answer(*last)
    return needed


# Memory


def longest_random_game() -> dict[str, Any]:
    """The setup of the longest of some random games, with all sets of cards."""
    longest, most = table(0), 0
    for seed in range(CANDIDATES):
        setup = table(seed, kingdom="random")
        match = Match.start(setup, record=False)
        play_out(match, bots_of(find_bot("random"), seed))
        if match.result is not None and match.answers > most:
            longest, most = setup, match.answers
    return longest


def memory(setup: dict[str, Any], kind: type[Bot]) -> int:
    """The bytes that a finished and recorded match holds.

    Other names make the cards of the box anew, which boxes of the same players share.
    """
    play_out(Match.start(setup), bots_of(kind, setup["seed"]))  # what is cached for good is not the match's
    setup, bots = {**setup, "players": ["Cid", "Dot"]}, bots_of(kind, setup["seed"])
    gc.collect()
    tracemalloc.start()
    match = Match.start(setup)
    play_out(match, bots)
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert match.result is not None
    return held


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--samples", type=int, default=1_000)
    print(json.dumps(measure(arguments.parse_args().samples)))
