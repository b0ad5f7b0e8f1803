"""Writes the game that is being played after every answer, in a thread: a disk may take its time, a window may not."""

import queue
import threading
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from game.core.errors import GameError
from game.core.saves import Snapshot
from scenes.play.chairs import Seating
from scenes.play.games import Games


class _Job(NamedTuple):
    number: int
    snapshot: Snapshot
    seating: Seating
    is_over: bool


class Writer:
    """Writes the newest state of a game; one that was not written yet when a newer one came is left out."""

    def __init__(self, games: Games) -> None:
        self.done = 0  # the number of the last job that was written, or could not be and was told
        self.finished: Path | None = None  # where the game is kept, once it is over
        self.failure: Exception | None = None  # a mistake of ours, after which nothing is written any more
        self._games = games
        self._given = 0
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._troubles: queue.SimpleQueue[GameError] = queue.SimpleQueue()
        self._last_trouble: tuple[str, str] | None = None  # what was told, until writing has worked again
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    def write(self, snapshot: Snapshot, seating: Seating, is_over: bool) -> int:
        """Have this written soon; the number under which it will be done."""
        self._given += 1
        self._jobs.put(_Job(self._given, snapshot, seating, is_over))
        return self._given

    def take_troubles(self) -> list[GameError]:
        """What there is to tell; it is not given again."""
        taken = []
        with suppress(queue.Empty):
            while True:
                taken.append(self._troubles.get_nowait())
        return taken

    def close(self) -> None:
        """Wait until everything is written."""
        self._jobs.put(None)
        self._thread.join()

    # The thread

    def _work(self) -> None:
        open_end = True
        while open_end:
            jobs = [self._jobs.get()]
            with suppress(queue.Empty):
                while True:
                    jobs.append(self._jobs.get_nowait())
            open_end = None not in jobs
            newest = max(filter(None, jobs), key=lambda job: job.number, default=None)
            if newest is not None:
                try:
                    self._write(newest)
                except Exception as error:
                    self.failure = error
                    return
                self.done = newest.number

    def _write(self, job: _Job) -> None:
        data = job.snapshot.to_data(job.seating.to_table())
        self.finished = trouble = None
        try:
            if job.is_over:
                self.finished = self._games.finish(data, job.seating)
                self._games.remove_current()
            else:
                self._games.write_current(data)
        except GameError as error:
            trouble = error
            if job.is_over and self.finished is None:
                with suppress(GameError):  # the same trouble, as like as not
                    self._games.write_current(data)
        self._tell(trouble)

    def _tell(self, trouble: GameError | None) -> None:
        """Tell a trouble once, and again only when it is another one or something was written between."""
        told = None if trouble is None else (trouble.reason, str(trouble))
        if trouble is not None and told != self._last_trouble:
            self._troubles.put(trouble)
        self._last_trouble = told
