"""How fast the window is: its frames, its start, and what many games leave in its memory.

    .venv/bin/python -m tests.bench.frames           everything (some eight minutes)
    .venv/bin/python -m tests.bench.frames --quick   fewer and shorter rounds
    .venv/bin/python -m tests.bench.frames --json    the lines as JSON on standard output

The window is opened on an X server of its own that shows nothing, Xvfb; where there is none, without any screen, and
that is said. The exit code is 0 where every limit holds and 1 where one does not. Progress goes to standard error.
"""

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tests.bench import start
from tests.bench.lines import Line, print_table

ROOT = Path(__file__).resolve().parents[2]
SIZES = ((1920, 1080), (1280, 720))
MEDIAN, LATE = 6.0, 16.0  # milliseconds that a frame may take, and that ninety-nine of a hundred may take
WARM = 20  # games after which the stores of pictures are full
SAMPLE = 10  # games of which the middle one counts: from one to the next the memory goes up and down by a few megabytes
GROWTH = 8.0  # megabytes that may lie between the games after the warm-up and the last ones, with that noise
PATIENCE = 1800  # seconds for anything


@dataclass(frozen=True, slots=True)
class Scale:
    """How much to measure."""

    rounds: int
    seconds: float  # of play in a round
    starts: int
    games: int


FULL, QUICK = Scale(3, 25.0, 11, 100), Scale(2, 10.0, 5, 50)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


@contextmanager
def screen(size: tuple[int, int]) -> Iterator[str]:
    """A screen for the windows of this process and its children; what there is to say about it."""
    if shutil.which("Xvfb") is None:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        yield "There is no Xvfb: the windows were drawn, but brought to no screen."
        return
    hears, says = os.pipe()
    command = ["Xvfb", "-displayfd", str(says), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(says,), stderr=subprocess.DEVNULL)
    os.close(says)
    try:
        with open(hears, encoding="ascii") as answer:
            os.environ["DISPLAY"] = f":{answer.readline().strip()}"  # it takes the first number that is free
        for unwanted in ("WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
            os.environ.pop(unwanted, None)
        yield ""
    finally:
        server.terminate()
        server.wait()


def run(module: str, *arguments: object) -> Any:
    """What a module of this folder prints, run in a process of its own so that no round disturbs another."""
    command = [sys.executable, "-m", f"tests.bench.{module}", *map(str, arguments)]
    variables = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        command, cwd=ROOT, env=variables, stdout=subprocess.PIPE, text=True, timeout=PATIENCE, check=True
    )
    return json.loads(done.stdout)


# Frames


def frames(scale: Scale) -> list[Line]:
    """The sizes by turns. Other work on the machine only makes a round slower, so the best one counts."""
    found: dict[tuple[int, int], list[dict[str, Any]]] = {size: [] for size in SIZES}
    for number in range(scale.rounds):
        for size, rounds in found.items():
            rounds.append(run("busy_table", *size, scale.seconds))
            told = ", ".join(f"{key} {value:.1f}" for key, value in rounds[-1].items() if isinstance(value, float))
            say(f"  {size[0]} × {size[1]}, round {number + 1} of {scale.rounds}, ms: {told}")
    return [line for size, rounds in found.items() for line in tell_frames(size, rounds)]


def tell_frames(size: tuple[int, int], rounds: Sequence[dict[str, Any]]) -> list[Line]:
    where = f"at {size[0]} × {size[1]}"
    drawn = f"{sum(found['frames'] for found in rounds)} frames of {sum(found['answers'] for found in rounds)} answers"
    median = f"{each(rounds, 'median')}; {drawn}"
    late = f"{each(rounds, 'late')}; computed, not waited: {least(rounds, 'computed'):.1f}"
    return [
        Line(f"Frame {where}, median", least(rounds, "median"), "ms", MEDIAN, note=median),
        Line(f"Frame {where}, 99 %", least(rounds, "late"), "ms", LATE, note=late),
        Line(f"Frame {where}, slowest", least(rounds, "worst"), "ms", note=each(rounds, "worst")),
        Line(f"First frame of a table {where}", least(rounds, "opening"), "ms", note=each(rounds, "opening")),
    ]


def least(rounds: Sequence[dict[str, Any]], key: str) -> float:
    return float(min(found[key] for found in rounds))


def each(rounds: Sequence[dict[str, Any]], key: str) -> str:
    return "rounds " + ", ".join(f"{found[key]:.1f}" for found in rounds)


# Start and memory


def starting(scale: Scale) -> list[Line]:
    found = start.measure(scale.starts)
    times = f"{found['athanor'] * 1000:.0f} ms, an empty window {found['empty'] * 1000:.0f} ms"
    return [Line("From the start to the title, to an empty window", found["ratio"], "×", start.MOST, note=times)]


def growing(scale: Scale) -> list[Line]:
    """Whether the memory grows with the games once everything was seen that is kept."""
    found = run("many_games", scale.games)
    early, late = found[WARM : WARM + SAMPLE], found[-SAMPLE:]
    before, after = (statistics.median(one["memory"] for one in part) for part in (early, late))
    games = len(found) - WARM - SAMPLE
    note = f"{(after - before) / games * 1000:+.0f} kB a game: {before:.0f} MB after {WARM + SAMPLE} games, "
    note += f"{after:.0f} MB after {len(found)}, at most {max(one['memory'] for one in found):.0f} MB"
    left = max(late[-1][what] - early[-1][what] for what in ("threads", "files"))
    kept = ", ".join(f"{late[-1][what]} {what}" for what in ("threads", "files"))
    return [
        Line(f"Memory that {games} games leave", after - before, "MB", GROWTH, note=note, fault="IT GROWS"),
        Line(f"Threads or open files that {games} games leave", left, "", 0, note=kept, fault="THEY LEAK"),
    ]


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    arguments.add_argument("--json", action="store_true", help="print the lines as JSON")
    arguments.add_argument("--only", choices=("frames", "start", "memory"), help="measure just this")
    wish = arguments.parse_args()
    scale = QUICK if wish.quick else FULL
    lines: list[Line] = []
    with screen(SIZES[0]) as remark:
        for name, what in (("frames", frames), ("start", starting), ("memory", growing)):
            if wish.only in (None, name):
                say(f"{name.capitalize()} …")
                lines += what(scale)
    if wish.json:
        told = [{**asdict(line), "ok": line.holds, "verdict": line.verdict} for line in lines]
        machine = {"python": platform.python_version(), "cores": os.cpu_count(), "remark": remark}
        print(json.dumps({**machine, "lines": told}, ensure_ascii=False))
    else:
        print_table(lines)
        if remark:
            print(remark)
    return 0 if all(line.holds for line in lines) else 1


if __name__ == "__main__":
    sys.exit(main())
