"""Bots think here, in another process, so that the window never stops.

The process is our own, and not one of a pool: it ends by itself when the window is killed. Starting it, telling it how
the game has gone on and waiting for it is the work of a thread. Where there can be no other process, or it dies, that
thread thinks itself.
"""

import multiprocessing
import queue
import threading
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from game.core import saves
from game.core.match import Answer, Match
from scenes.play.mind import Mind, Question, serve

_PATIENCE = 2.0  # seconds that closing waits at most


class BotFailed(Exception):
    """A bot raised an error, or gave an answer that is none: a mistake of ours, told with its traceback."""


class _Gone(Exception):
    """The other process can not be reached any more."""


class _Request(NamedTuple):
    number: int
    origin: Mapping[str, Any]
    answers: tuple[Answer, ...]
    bot: str
    seat: int


class Thinker:
    """Answers for the bots, one question at a time; a new question takes the place of the one before.

    Nothing here ever waits but close().
    """

    def __init__(self, *, elsewhere: bool = True) -> None:
        self.elsewhere = elsewhere  # whether another process thinks, or is to
        self._requests: queue.SimpleQueue[_Request | None] = queue.SimpleQueue()
        self._asked = 0  # the number of the last question
        self._found: tuple[int, Answer | str] | None = None
        self._thread: threading.Thread | None = None
        self._process: _OtherProcess | None = None
        self._lock = threading.Lock()  # for the process and for …
        self._closed = False

    def wake(self) -> None:
        """Start what thinks, so that it is there when the first question comes."""
        if self._thread is None and not self._closed:
            self._thread = threading.Thread(target=self._work, name="thinker", daemon=True)
            self._thread.start()

    def ask(self, match: Match, bot: str, seat: int) -> None:
        """Let a bot think about the open question of a match."""
        self.wake()
        self._asked += 1
        self._requests.put(_Request(self._asked, saves.origin(match), match.given, bot, seat))

    def answer(self) -> Answer | None:
        """The places of the options that were picked, once; None while the bot is still thinking."""
        found = self._found
        if found is None or found[0] != self._asked:
            return None
        self._found = None
        if isinstance(found[1], str):
            raise BotFailed(found[1])
        return found[1]

    def close(self) -> None:
        """Stop thinking. What was asked is never answered."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.stop()
        self._requests.put(None)
        if self._thread is not None:
            self._thread.join(_PATIENCE)

    # The thread

    def _work(self) -> None:
        mind, told = self._begin(), _Told()
        while (request := self._newest_request()) is not None:
            try:
                reply = mind.reply(told.difference(request))
            except _Gone:
                mind, told, self.elsewhere = Mind(), _Told(), False
                if not self._closed:
                    self._requests.put(request)  # to be thought about here, unless a newer one came
                continue
            if isinstance(reply, str):
                told = _Told()  # who knows how far it came
            self._found = (request.number, reply)
        if self._process is not None:
            self._process.bury()

    def _newest_request(self) -> _Request | None:
        """The last of the questions that were asked, after a while if there is none; None at the end."""
        requests = [self._requests.get()]
        with suppress(queue.Empty):
            while True:
                requests.append(self._requests.get_nowait())
        return None if None in requests else max(filter(None, requests), key=lambda request: request.number)

    def _begin(self) -> "_OtherProcess | Mind":
        """Another process, if there can be one."""
        if self.elsewhere:
            # Whatever may hinder it (no memory, too many processes, a main module that can not be loaded twice), the
            # game goes on without it.
            with suppress(Exception):
                process = _OtherProcess()
                with self._lock:
                    self._process = process
                    if self._closed:
                        process.stop()
                return process
        self.elsewhere = False
        return Mind()


class _Told:
    """What a mind has been told so far, so that it need not be told again."""

    def __init__(self) -> None:
        self._origin: Mapping[str, Any] | None = None
        self._answers: tuple[Answer, ...] = ()

    def difference(self, request: _Request) -> Question:
        origin, known, answers = request.origin, self._answers, request.answers
        if origin != self._origin:
            self._origin, self._answers = origin, answers
            return Question(origin, 0, answers, request.bot, request.seat)
        pairs = enumerate(zip(known, answers, strict=False))
        same = next((at for at, (one, other) in pairs if one != other), min(len(known), len(answers)))
        self._answers = answers
        return Question(None, same, answers[same:], request.bot, request.seat)


class _OtherProcess:
    """A mind in a process of its own."""

    def __init__(self) -> None:
        # Fresh on every system: forking beside threads may hang, and would copy the window.
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), name="athanor bots", daemon=True)
        self._process.start()
        theirs.close()  # then only the process itself holds its end, and the pipe ends with it

    def reply(self, question: Question) -> Answer | str:
        try:
            self._pipe.send(question)
            return self._pipe.recv()
        except (EOFError, OSError) as error:
            raise _Gone from error

    def stop(self) -> None:
        """End the process, whatever it is thinking about."""
        self._process.terminate()

    def bury(self) -> None:
        """Leave nothing of it behind."""
        self._process.join(_PATIENCE)
        self._pipe.close()
