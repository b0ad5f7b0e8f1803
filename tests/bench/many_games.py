"""What many games leave in the memory of one window: `python -m tests.bench.many_games GAMES`. Run by frames.py.

The games are played through the window, one after the other, from the title to the results and back: a person clicks, a
bot answers in a process of its own, nothing moves. The memory is that of the window's process, without what was only
reserved.
"""

import argparse
import ctypes
import gc
import json
import os
import sys
import tempfile
import threading
import time
from pathlib import Path

import pygame

from game.dominion.cards import KINGDOM_CARDS
from scenes.app.app import App
from scenes.app.display import prepare
from scenes.files.folders import Folders
from scenes.files.shelf import Files
from scenes.title import Title
from tests.table_player import TablePlayer, click, middle

KINGDOMS = 10
PATIENCE = 120.0  # seconds for one game
LONGEST = 160  # answers, after which a game is left to its own devices: the next one takes its place


def memory() -> float:
    """What this process holds now, in megabytes, without what was freed and is only kept ready for later."""
    gc.collect()
    library = ctypes.CDLL(None)
    if hasattr(library, "malloc_trim"):  # only glibc has it; elsewhere the number goes up and down more
        library.malloc_trim(0)
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def left_over() -> dict[str, int]:
    """What a game might leave behind besides memory."""
    return {"threads": threading.active_count(), "files": len(os.listdir("/proc/self/fd"))}


def kingdom(number: int) -> list[str]:
    """Other cards for each game, and later those of earlier ones again: what is kept of them is there by then."""
    cards, number = list(KINGDOM_CARDS), number % KINGDOMS
    return [cards[(number * 7 + place * 11) % len(cards)] for place in range(10)]


class Player:
    """Plays one game after the other."""

    def __init__(self, app: App, title: Title) -> None:
        self.app, self.title = app, title
        self.answers = 0

    def play(self, number: int) -> None:
        setup = {"game": "dominion", "kingdom": kingdom(number), "players": ["Ann", "Bob"], "seed": number}
        self.title.games.remove_current()
        self.title.ways.begin(setup, [("Ann", None), ("Bob", "smithy")])
        player, end, answers = TablePlayer(self.app, number), time.monotonic() + PATIENCE, 0
        while self.app.scene.name != "results" and answers < LONGEST:
            if player.decide():
                answers += 1
            player.click()
            self._frame()
            assert time.monotonic() < end, f"game {number} does not go on: {self.app.scene.name}"
        self.answers += answers
        self._go_back()

    def _go_back(self) -> None:
        if self.app.scene.name == "results":
            click(self.app, middle(self.app.scene.stage.find("title")))
            self._frame()
        else:
            self.app.return_to(self.title)
        assert self.app.scene is self.title

    def _frame(self) -> None:
        for event in pygame.event.get():
            self.app.handle(event)
        self.app.step(0.02)
        if not self.app.scene.needs_frame:
            time.sleep(0.0005)  # the disk and the bot are at work


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int)
    parser.add_argument("--width", type=int, default=1280)
    parser.add_argument("--height", type=int, default=720)
    wish = parser.parse_args()
    prepare()
    found = []
    with tempfile.TemporaryDirectory() as home:
        files = Files(Folders(Path(home), Path(home)))
        files.change_settings(window_size=(wish.width, wish.height), language="en", warn_actions=False, speed="off")
        app = App(files)
        title = Title(app)
        app.push(title)
        player = Player(app, title)
        for number in range(1, wish.games + 1):
            player.play(number)
            found.append({"games": number, "memory": memory(), **left_over()})
            if number % 10 == 0:
                print(f"  {number} games, {player.answers} answers: {found[-1]}", file=sys.stderr, flush=True)
        app.close()
    print(json.dumps(found))


if __name__ == "__main__":
    main()
