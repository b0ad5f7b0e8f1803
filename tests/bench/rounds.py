"""What both sides of a comparison share: the same tables, the same loop and the same clock.

This file is imported in the peer's environment too, so it needs nothing but Python itself.
"""

import argparse
import gc
import json
import random
import time
from collections.abc import Callable
from typing import NamedTuple

WARM_UP = 0.3  # seconds: imports, caches and the interpreter's own specialising are over by then

# A kingdom that holds Smithy. The money strategies never buy anything else of it, but its piles must be looked through.
KINGDOM = ("Cellar", "Moat", "Merchant", "Village", "Workshop", "Militia", "Remodel", "Smithy", "Market", "Mine")

# What random kingdoms are drawn from: the base game without seven cards. The peer plays five of them otherwise than we
# do: its Remodel fails with an empty hand, its Library may lose cards, its Throne Room is no "may", its Bandit leaves
# no choice, and it lays out ten Gardens for two players. And who answers at random may trash all there is to a Chapel
# or a Sentry: then nobody can ever buy anything again, and the peer's game never ends.
POOL = (
    *("Artisan", "Bureaucrat", "Cellar", "Council Room", "Festival", "Harbinger", "Laboratory", "Market", "Merchant"),
    *("Militia", "Mine", "Moat", "Moneylender", "Poacher", "Smithy", "Vassal", "Village", "Witch", "Workshop"),
)


class Game(NamedTuple):
    """What a finished game says of itself. If these differ, the two sides have not played the same game."""

    turns: float  # for each player
    first: float  # 1 where the player who began has won, a half for a tie


class Task(NamedTuple):
    """What a side is asked to do: by the clock, or a number of games."""

    strategy: str
    seed: int  # of the first game; the others follow
    seconds: float
    games: int


def kingdom_of(strategy: str, seed: int) -> tuple[str, ...]:
    """The table of a game: for a seed the same on both sides."""
    return tuple(random.Random(seed).sample(POOL, 10)) if strategy == "random" else KINGDOM


def answer(play: Callable[[str, int], Game]) -> None:
    """Do the task of the command line with a function that plays one game, and print what came of it."""
    arguments = argparse.ArgumentParser(description=answer.__doc__)
    arguments.add_argument("strategy")
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("--seconds", type=float, default=0.0)
    arguments.add_argument("--games", type=int, default=0)
    task = Task(**vars(arguments.parse_args()))
    print(json.dumps(carry_out(task, play)))


def carry_out(task: Task, play: Callable[[str, int], Game]) -> dict[str, object]:
    """Play at least so many games and for at least so long, after a warm-up.

    The clock counts what this process computes, not what it waits: others' work on the machine counts less then.
    """
    warm = time.process_time() + (WARM_UP if task.seconds else 0.0)
    number = -1
    while time.process_time() < warm:
        play(task.strategy, task.seed + number)
        number -= 1
    gc.collect()
    games: list[Game] = []
    wall, begun = time.perf_counter(), time.process_time()
    while len(games) < task.games or time.process_time() - begun < task.seconds:
        games.append(play(task.strategy, task.seed + len(games)))
    cpu = time.process_time() - begun
    return {"cpu": cpu, "wall": time.perf_counter() - wall, "games": games}
