"""A warm process that plays games to be killed: `python -m tests.scenes.play.player`.

For each line that it reads, a folder and a word, it forks a process that plays one game after the other there, and
prints that one's number; then whatever is shown at that table, line by line; and "end" when it was killed. The word
says where the bots think ("thread" or "process"), or it is "window": then somebody clicks in a whole window, which is
on no screen, and only what that one is asked is printed. Forking is quick, and here nothing runs beside that could be
harmed by it.
"""

import os
import signal
import sys
import time
from pathlib import Path

from game import Match
from scenes.play.chairs import Chair
from scenes.play.session import Session
from scenes.play.thinker import Thinker
from scenes.title import Title
from tests.scenes.play.playing import any_answer, games_in
from tests.table_player import TablePlayer
from tests.window import window

CHAIRS = (Chair("Ann"), Chair("Bob", "smithy"), Chair("Cid", "random"))
KINGDOM_OF_TEN = "First Game"
KINGDOM = ["Militia", "Smithy", "Village", "Cellar", "Moat"]


def short_game(seed):
    """A game that is soon over."""
    players = [{"name": chair.name, "hand": ["Gold", "Smithy", "Militia"], "deck": ["Gold"] * 9} for chair in CHAIRS]
    return Match.from_position({"kingdom": KINGDOM, "players": players, "supply": {"Province": 4}, "seed": seed})


def shown(seed, match):
    """A line for a question as a table shows it."""
    return f"{seed}|{match.answers}|{match.decision}"


def play(folder, where):
    games, thinker = games_in(folder), Thinker(elsewhere=where == "process")
    for seed in range(1, 1000):
        session = Session.from_match(short_game(seed), CHAIRS, games, thinker)
        while not session.is_over:
            if session.update(ready=True):
                os.write(1, f"{shown(seed, session.match)}\n".encode())
            if session.waits_for is not None and session.waits_for.is_person:
                session.answer(*any_answer(session))
            else:
                time.sleep(0.0005)
        session.close()


def play_in_window(folder):
    with window(folder, (1024, 640)) as here:
        here.app.change_settings(speed="off", warn_actions=False)
        title = Title(here.app)
        here.app.push(title)
        for seed in range(1, 1000):
            setup = {"kingdom": KINGDOM_OF_TEN, "players": [chair.name for chair in CHAIRS], "seed": seed}
            title.ways.begin(setup, [(chair.name, chair.bot) for chair in CHAIRS])
            player = TablePlayer(here.app, seed)
            while here.app.scene.name != "results":
                if player.decide():
                    os.write(1, f"{shown(seed, here.app.scene.session.shown)}\n".encode())
                    time.sleep(0.08)  # somebody reads it
                player.click()
                here.frame()
                time.sleep(0.0005)
            here.app.return_to(title)


def main():
    for line in sys.stdin:
        folder, _, where = line.strip().rpartition(" ")
        child = os.fork()
        if not child:
            try:
                if where == "window":
                    play_in_window(Path(folder))
                else:
                    play(Path(folder), where)
            finally:
                os._exit(1)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("end", flush=True)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    main()
