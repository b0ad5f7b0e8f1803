"""Many games, on several cores, with a progress bar."""

import argparse
import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

Done = TypeVar("Done")
Task = Callable[[Sequence[int]], Done]

GAMES_A_TASK = 25  # enough to make sending them to another process worth while, few enough for a bar that moves
WAITING = 4  # tasks for each process that are handed out ahead
MOST_JOBS = 60  # Windows waits for no more processes at once


def run(task: Task[Done], numbers: Sequence[int], jobs: int) -> Iterator[Done]:
    """Give a task all the numbers, some at a time, and yield what comes back, in the order of the numbers."""
    parts = (numbers[at : at + GAMES_A_TASK] for at in range(0, len(numbers), GAMES_A_TASK))
    jobs = min(jobs, MOST_JOBS, -(-len(numbers) // GAMES_A_TASK))
    crew = _crew(jobs)
    under_way: deque[tuple[int, Future[Done]]] = deque()
    try:
        with _progress() as progress:
            bar = progress.add_task("games", total=len(numbers))
            for part in parts:
                under_way.append((len(part), crew.submit(task, part)))
                if len(under_way) >= WAITING * jobs:
                    yield _next(under_way, progress, bar)
            while under_way:
                yield _next(under_way, progress, bar)
    finally:
        crew.shutdown(wait=True, cancel_futures=True)


def _crew(jobs: int) -> Executor:
    if jobs == 1:
        return ThreadPoolExecutor(1)
    # Fresh processes on every system: the progress bar has a thread, and forking beside a thread may hang.
    return ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))


def _next(under_way: "deque[tuple[int, Future[Done]]]", progress: Progress, bar: TaskID) -> Done:
    games, future = under_way.popleft()
    done = future.result()
    progress.advance(bar, games)
    return done


def _progress() -> Progress:
    """A bar on standard error, where a person is watching."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def positive(text: str) -> int:
    """A number of games or processes, as argparse wants it."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return int(text)


def add_options(parser: argparse.ArgumentParser, games: int) -> None:
    """The options that every command with many games has."""
    parser.add_argument(
        "--games", type=positive, default=games, metavar="N", help="how many games (default: %(default)s)"
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="of the first game; the others count up from it"
    )
    parser.add_argument(
        "--jobs",
        type=positive,
        default=_cores(),
        metavar="J",
        help="how many processes (default: %(default)s, one a core)",
    )


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
