"""A warm process that plays games to be killed: `python -m tests.scenes.play.player`.

For each line that it reads, a folder and the word "thread" or "process" for where the bots think, it forks a process
that plays one game after the other there, and prints that one's number; then whatever is shown at that table, line by
line; and "end" when it was killed. Forking is quick, and here nothing runs beside that could be harmed by it.
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
from tests.scenes.play.playing import any_answer, games_in

CHAIRS = (Chair("Ann"), Chair("Bob", "smithy"), Chair("Cid", "random"))
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


def main():
    for line in sys.stdin:
        folder, _, where = line.strip().rpartition(" ")
        child = os.fork()
        if not child:
            try:
                play(Path(folder), where)
            finally:
                os._exit(1)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("end", flush=True)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    main()
