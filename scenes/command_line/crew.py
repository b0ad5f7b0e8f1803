"""Many games, on several cores, with a progress bar."""

import argparse
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Done = TypeVar("Done")
Task = Callable[[Sequence[int]], Done]

GAMES_A_TASK = 25  # enough to make sending them to another process worth while, few enough for a bar that moves


def run(task: Task[Done], numbers: Sequence[int], jobs: int) -> Iterator[Done]:
    """Give a task all the numbers, some at a time, and yield what comes back, in the order of the numbers."""
    parts = [numbers[at : at + GAMES_A_TASK] for at in range(0, len(numbers), GAMES_A_TASK)]
    jobs = min(jobs, len(parts))
    crew: Executor = ProcessPoolExecutor(jobs) if jobs > 1 else ThreadPoolExecutor(1)
    try:
        futures = [crew.submit(task, part) for part in parts]
        _show_progress(futures, len(numbers))
        for future in futures:
            yield future.result()
    finally:
        crew.shutdown(wait=True, cancel_futures=True)


def _show_progress(futures: "list[Future[Done]]", games: int) -> None:
    """A bar on standard error, where a person is watching. The first fault ends it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("games", total=games)
        sizes = dict.fromkeys(futures, GAMES_A_TASK)
        for future in as_completed(futures):
            future.result()
            progress.advance(bar, sizes[future])


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
