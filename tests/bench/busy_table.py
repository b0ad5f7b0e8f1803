"""The frames of a busy table: `python -m tests.bench.busy_table WIDTH HEIGHT SECONDS`. Run by frames.py.

Four players with full hands attack each other, three of them bots in a process of their own, and everything is seen at
its usual speed. Somebody plays who is never at rest with the mouse. For each frame in which something is drawn, what is
taken is the time from its events to the end of the flip.
"""

import argparse
import json
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from game import Match
from game.core.chance import Random, Stream
from scenes.app.app import FRAMES_A_SECOND, App
from scenes.app.display import prepare
from scenes.files.folders import Folders
from scenes.files.shelf import Files
from scenes.play.chairs import Chair
from scenes.play.games import Games
from scenes.play.session import Session
from scenes.play.thinker import Thinker
from scenes.table.places import PlaceWidget
from scenes.table.scene import TableScene
from tests.table_player import Point, TablePlayer, click, move

KINGDOM = ["Militia", "Witch", "Bureaucrat", "Village", "Smithy", "Market", "Laboratory", "Council Room", "Festival",
           "Moat"]  # fmt: skip
HAND = ["Festival", "Laboratory", "Militia", "Council Room", "Gold"]
DECK = [*KINGDOM, "Gold", "Silver", "Copper", "Estate", "Laboratory"] * 2
CHAIRS = (Chair("Ann"), Chair("Bob", "random"), Chair("Cid", "double_witch"), Chair("Dora", "random"))
SEED = 3


class Pointer:
    """A hand on the mouse: it goes to where something is to be clicked, or else from card to card, and rests there."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.player = TablePlayer(app, SEED)
        self._random = Random.from_seed(SEED, Stream.IMAGINE)
        self._at: Point = (0, 0)
        self._goal: Point = (0, 0)
        self._rest = 0  # frames
        self._clicks = False  # when it is there

    def act(self) -> None:
        """What is done in one frame."""
        if self._at != self._goal:
            self._at = tuple(_nearer(here, there) for here, there in zip(self._at, self._goal, strict=True))
            move(self.app, self._at)
        elif self._clicks:
            click(self.app, self._at)
            self._clicks = False
        elif self._rest > 0:
            self._rest -= 1
        else:
            self._choose_goal()

    def _choose_goal(self) -> None:
        self.player.decide()
        place = self.player.next_click()
        if place is not None:
            self._goal, self._clicks, self._rest = place, True, 4
            return
        cards = [widget.rect.center for widget in self.app.scene.stage.walk() if isinstance(widget, PlaceWidget)]
        if cards:
            self._goal, self._rest = self._random.pick(cards), self._random.pick((5, 20, 45))


def _nearer(here: int, there: int) -> int:
    return there if abs(there - here) < 4 else here + round((there - here) * 0.3)


def sit_down(app: App, thinker: Thinker) -> None:
    players = [{"name": chair.name, "hand": HAND, "deck": DECK} for chair in CHAIRS]
    match = Match.from_position({"kingdom": KINGDOM, "players": players, "seed": SEED})
    session = Session.from_match(match, CHAIRS, Games(app.files.folders), thinker)
    app.push(TableScene(app, session))


def measure(app: App, seconds: float) -> dict[str, object]:
    """Play for so long; the times of the frames in milliseconds."""
    shown = _count_pictures(app)
    pointer, clock = Pointer(app), pygame.time.Clock()
    wall: list[float] = []
    computed: list[float] = []
    last = time.perf_counter()
    end = last + seconds
    while last < end:
        clock.tick(FRAMES_A_SECOND)
        pointer.act()
        before = shown()
        now, cpu = time.perf_counter(), time.thread_time()
        for event in pygame.event.get():
            app.handle(event)
        app.step(min(0.1, now - last))
        if shown() > before:
            wall.append((time.perf_counter() - now) * 1000)
            computed.append((time.thread_time() - cpu) * 1000)
        last = now
    answers = app.scene.session.match.answers if isinstance(app.scene, TableScene) else 0
    opening, *wall = wall  # the first one paints all cards: that is the way to the table, and told apart
    return {
        "driver": pygame.display.get_driver(),
        "frames": len(wall),
        "answers": answers,
        "opening": opening,
        "median": statistics.median(wall),
        "late": _late(wall),
        "worst": max(wall),
        "computed": _late(computed[1:]),
    }


def _count_pictures(app: App) -> Callable[[], int]:
    """How many pictures were brought to the screen so far."""
    count, show = 0, app.display.show

    def counting(changed: list[pygame.Rect] | None = None) -> None:
        nonlocal count
        count += 1
        show(changed)

    app.display.show = counting  # type: ignore[method-assign]
    return lambda: count


def _late(times: list[float]) -> float:
    """What ninety-nine of a hundred stay below."""
    return statistics.quantiles(times, n=100)[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("width", type=int)
    parser.add_argument("height", type=int)
    parser.add_argument("seconds", type=float)
    wish = parser.parse_args()
    prepare()
    with tempfile.TemporaryDirectory() as home:
        files = Files(Folders(Path(home), Path(home)))
        files.change_settings(window_size=(wish.width, wish.height), language="en", warn_actions=False)
        app, thinker = App(files), Thinker()
        sit_down(app, thinker)
        found = measure(app, wish.seconds)
        app.close()
        thinker.close()
    print(json.dumps(found))


if __name__ == "__main__":
    main()
