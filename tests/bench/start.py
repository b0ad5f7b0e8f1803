"""How long it takes from the start of the process to the first frame of the title, beside an empty pygame window.

    .venv/bin/python tests/bench/start.py            eleven rounds, a few seconds
    .venv/bin/python tests/bench/start.py --json     the numbers as JSON on standard output

Both windows are opened by turns, each by a process of its own. They are opened on the screen if there is one. The title
is that of somebody who has a game to go on with: it is read before the first frame. The exit code is 1 where the limit
is missed.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MOST = 3.0  # times as long as the empty window
SIZE = (1600, 900)
PATIENCE = 60  # seconds for one window

# What both have in common: the clock of the machine when the first picture has been brought to the screen.
EMPTY = f"""
import pygame, time
pygame.display.init()
pygame.font.init()
surface = pygame.display.set_mode({SIZE})
surface.fill((18, 14, 16))
pygame.display.flip()
print("shown", time.monotonic(), flush=True)
"""

ATHANOR = """
import os, time
from scenes import window
open_app = window.open_app

def open_watched(files):
    app = open_app(files)
    show = app.display.show

    def show_and_tell(*changed):
        show(*changed)
        print("shown", time.monotonic(), flush=True)
        os._exit(0)

    app.display.show = show_and_tell
    return app

window.open_app = open_watched
from scenes.command_line import main
main([])
"""

KEPT_GAME = """
import sys
from pathlib import Path
from game import Match
match = Match.start({"players": ["Ann", "Bob"], "kingdom": "First Game", "seed": 7})
for _ in range(40):
    match.answer(*match.decision.options[: match.decision.at_least])
folder = Path(sys.argv[1], "saves")
folder.mkdir()
match.save(folder / "current.athanor")
Path(sys.argv[1], "settings.json").write_text(sys.argv[2])
"""


def seconds_to_first_frame(code: str, environment: dict[str, str]) -> float:
    begun = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE
    )
    shown = [line.split()[1] for line in done.stdout.splitlines() if line.startswith("shown ")]
    if not shown:
        raise SystemExit(f"No window could be opened.\n{done.stderr}")
    return float(shown[0]) - begun


def measure(rounds: int) -> dict[str, float]:
    """The medians of both, in seconds, and of their ratio within a round."""
    with tempfile.TemporaryDirectory() as home:
        settings = json.dumps({"window_size": SIZE, "language": "en"})
        subprocess.run([sys.executable, "-c", KEPT_GAME, home, settings], cwd=ROOT, check=True)
        environment = {**os.environ, "ATHANOR_HOME": home, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        if sys.platform.startswith("linux") and not {"DISPLAY", "WAYLAND_DISPLAY"} & environment.keys():
            environment.setdefault("SDL_VIDEODRIVER", "dummy")
        for code in (EMPTY, ATHANOR):  # once to warm the disk
            seconds_to_first_frame(code, environment)
        pairs = [
            (seconds_to_first_frame(EMPTY, environment), seconds_to_first_frame(ATHANOR, environment))
            for _ in range(rounds)
        ]
    return {
        "empty": statistics.median(empty for empty, _ in pairs),
        "athanor": statistics.median(ours for _, ours in pairs),
        "ratio": statistics.median(ours / empty for empty, ours in pairs),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="From the start to the first frame, beside an empty pygame window.")
    parser.add_argument("--rounds", type=int, default=11, metavar="N", help="default: %(default)s")
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    options = parser.parse_args()
    found = measure(max(1, options.rounds))
    if options.json:
        print(json.dumps(found, indent=2))
    else:
        times = f"{found['athanor'] * 1000:.0f} ms, an empty window {found['empty'] * 1000:.0f} ms"
        print(f"First frame: {times}: {found['ratio']:.2f} × (limit {MOST:.0f} ×)")
    return 0 if found["ratio"] <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
