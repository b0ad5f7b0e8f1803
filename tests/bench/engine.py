"""How fast the engine is, beside another one and by itself.

    .venv/bin/python tests/bench/engine.py           everything (some three minutes)
    .venv/bin/python tests/bench/engine.py --quick   fewer and shorter rounds
    .venv/bin/python tests/bench/engine.py --json    the lines as JSON on standard output
    .venv/bin/python tests/bench/engine.py --before FOLDER   beside an older copy of the project too

The exit code is 0 where every limit holds, 1 where one does not, and 3 where none is missed but the peer could not be
measured. Progress goes to standard error.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import peer_environment
from peer_environment import NoPeer

try:
    from lines import Line, print_table

    from game.bots.simulation import Estimate, mean, share
except ModuleNotFoundError:
    sys.exit("Please run first: python3 packaging/bootstrap.py   and then: .venv/bin/python tests/bench/engine.py")

HERE = Path(__file__).resolve().parent
PATIENCE = 300  # seconds for one round: it takes a few
AS_FAST_AS_BEFORE = 0.9  # of the games that an older copy plays, at least
BY_THE_PEER = 1.5  # times as many games as the peer, at least, where nothing but money is bought
STRATEGIES = {"big_money": "Big Money", "smithy": "Smithy", "random": "Random"}


@dataclass(frozen=True, slots=True)
class Scale:
    """How much to measure."""

    rounds: int
    seconds: float  # of one side in one round
    games: int  # whose statistics are compared
    samples: int


FULL, QUICK = Scale(15, 1.0, 4_000, 1_000), Scale(5, 0.5, 2_000, 200)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def run(python: Path | str, script: str, *arguments: object, folder: str = "") -> Any:
    """What a script of this folder prints, run in a process of its own so that no round disturbs another."""
    command = [str(python), str(HERE / script), *map(str, arguments)]
    variables = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    variables |= {"PYTHONHASHSEED": "0", "PYTHONPATH": folder}
    done = subprocess.run(command, env=variables, stdout=subprocess.PIPE, text=True, timeout=PATIENCE, check=True)
    return json.loads(done.stdout)


# Beside the peer


def rates(peer: Path | None, before: str, scale: Scale) -> list[Line]:
    """Games a second on each side, by turns, so that a busy minute of the machine hits all of them."""
    sides = {"ours": (sys.executable, "ours.py", "")}
    if before:
        sides["before"] = (sys.executable, "ours.py", before)
    if peer:
        sides["peer"] = (str(peer), "peer_pyminion.py", "")
    lines = []
    for strategy, title in STRATEGIES.items():
        found: dict[str, list[float]] = {side: [] for side in sides}
        for number in range(scale.rounds):
            task = (strategy, "--seconds", scale.seconds, "--seed", 1_000_000 * (number + 1))
            for side in list(sides)[:: 1 if number % 2 == 0 else -1]:
                python, script, folder = sides[side]
                found[side].append(rate(run(python, script, *task, folder=folder)))
            told = ", ".join(f"{side} {games[-1]:.0f}" for side, games in found.items())
            say(f"  {title}, round {number + 1} of {scale.rounds}, games/s: {told}")
        lines += compare(strategy, title, found)
    return lines


def rate(found: dict[str, Any]) -> float:
    return len(found["games"]) / found["cpu"]


def compare(strategy: str, title: str, found: dict[str, list[float]]) -> list[Line]:
    """How many games each side plays, and what we make of the others' numbers."""
    lines = [
        Line(f"{title}: {side}", statistics.median(games), "games/s", note=f"best {max(games):.0f}")
        for side, games in found.items()
    ]
    if "peer" in found:
        limit = BY_THE_PEER if strategy == "big_money" else None
        lines.append(ratio(f"{title}: ratio", found["ours"], found["peer"], limit))
    if "before" in found and "peer" in found:
        lines.append(ratio(f"{title}: ratio before", found["before"], found["peer"]))
    if "before" in found:
        lines.append(ratio(f"{title}: ours to before", found["ours"], found["before"], AS_FAST_AS_BEFORE))
    return lines


def ratio(what: str, ours: Sequence[float], theirs: Sequence[float], limit: float | None = None) -> Line:
    """The ratio within each round: the median, and how far they spread."""
    ratios = sorted(one / other for one, other in zip(ours, theirs, strict=True))
    low, _, high = statistics.quantiles(ratios, n=4)
    best = f"best against best {max(ours) / max(theirs):.2f}"
    note = f"half of the rounds {low:.2f} to {high:.2f}, all {ratios[0]:.2f} to {ratios[-1]:.2f}; {best}"
    return Line(what, statistics.median(ratios), "×", limit, at_least=True, note=note)


def same_game(peer: Path, scale: Scale) -> list[Line]:
    """Whether Big Money fares alike on both sides: a quick engine that plays another game would prove nothing.

    The seeds are fixed, so the verdict is the same each time as long as neither engine changes.
    """
    task = ("big_money", "--games", scale.games)
    ours = run(sys.executable, "ours.py", *task)["games"]
    theirs = run(peer, "peer_pyminion.py", *task)["games"]
    pairs = {
        "turns a player": [mean([turns for turns, _ in games]) for games in (ours, theirs)],
        "wins of who begins": [share([first for _, first in games]) for games in (ours, theirs)],
    }
    return [overlap(f"Big Money, {what}: gap of the 95 % intervals", *pair) for what, pair in pairs.items()]


def overlap(what: str, one: Estimate, other: Estimate) -> Line:
    """How far two intervals are apart: not at all where they overlap."""
    gap = max(0.0, one.low - other.high, other.low - one.high)
    ours, theirs = (f"{side.mean:.3f} [{side.low:.3f}, {side.high:.3f}]" for side in (one, other))
    note = f"ours {ours}, peer {theirs}: they {'do not ' if gap else ''}overlap"
    return Line(what, gap, "", 0.0, note=note, fault="ANOTHER GAME")


# By itself


def moments(scale: Scale) -> list[Line]:
    """What a person at the table would feel, with the limits that we set ourselves."""
    found = run(sys.executable, "moments.py", "--samples", scale.samples)
    longest = f"the longest has {found['replays_answers']} answers"
    after, turn = f"after {found['fork_answers']} answers", f"{found['undo_answers']} answers into a late turn"
    return [
        Line("Fork inside Throne Room and Remodel", found["fork_in_effect"] * 1e6, "µs", 100, note=after),
        Line("Fork between two plays", found["fork_between_plays"] * 1e6, "µs", 100),
        Line("Replay of a Smithy game", found["replay"] * 1e3, "ms", 5, note=f"{found['replay_answers']} answers"),
        Line("Replays of Double Smithy games, median", found["replays_middle"] * 1e3, "ms", 5),
        Line("Replays of Double Smithy games, worst", found["replays_worst"] * 1e3, "ms", 5, note=longest),
        Line("Undo", found["undo"] * 1e3, "ms", 5, note=turn),
        Line("Memory of a money game", found["memory_money"] / 1e6, "MB", 2, fault="TOO LARGE"),
        Line("Memory of a long random game", found["memory_random"] / 1e6, "MB", 2, fault="TOO LARGE"),
    ]


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    arguments.add_argument("--json", action="store_true", help="print the lines as JSON")
    arguments.add_argument(
        "--before", default="", metavar="FOLDER", help="an older copy of the project to compare with"
    )
    wish = arguments.parse_args()
    scale = QUICK if wish.quick else FULL
    try:
        peer, reason = peer_environment.python(say), ""
    except NoPeer as trouble:
        peer, reason = None, f"{trouble} The lines that compare us with it are skipped."
        say(reason)
    say("Forks, replays, undo and memory …")
    lines = moments(scale)
    say("Games a second …")
    lines += rates(peer, wish.before and str(Path(wish.before).resolve()), scale)
    if peer:
        say(f"Whether both play the same game: {scale.games} games each …")
        lines += same_game(peer, scale)
    if wish.json:
        machine = {"python": platform.python_version(), "cores": os.cpu_count(), "peer": peer_environment.PEER}
        told = [{**asdict(line), "ok": line.holds, "verdict": line.verdict} for line in lines]
        print(json.dumps({**machine, "skipped": reason, "lines": told}, ensure_ascii=False))
    else:
        print_table(lines)
        if reason:
            print(reason)
    if not all(line.holds for line in lines):
        return 1
    return 3 if reason else 0


if __name__ == "__main__":
    sys.exit(main())
