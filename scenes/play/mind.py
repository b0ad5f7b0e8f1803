"""What thinks for the bots, in a process of its own: it follows a game by its answers, and answers for a seat.

That process loads this module, so nothing is imported here that a bot does not need.
"""

import signal
import traceback
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from game.bots import find_bot, seat_bot
from game.core import saves
from game.core.match import Answer, Match


class Question(NamedTuple):
    """What a mind is told, so that it can think: how its game has gone on, and for whom it is to answer."""

    origin: Mapping[str, Any] | None  # where the game began; None where it is the same game as before
    same: int  # so many of the answers that it knows still hold …
    answers: tuple[Answer, ...]  # … and these came after them
    bot: str
    seat: int


class Mind:
    """Follows a game, and thinks for its bots. They are shown what their seat may know, and nothing more."""

    def __init__(self) -> None:
        self._match: Match | None = None

    def think(self, question: Question) -> Answer:
        """The places of the options that the bot picks."""
        if question.origin is not None:
            self._match = saves.begin(question.origin)
        match = self._match
        assert match is not None, "the first question says where the game began"
        if not match.follow(match.given[: question.same] + question.answers) or match.decision is None:
            raise ValueError("These answers do not lead to a question of this game.")
        kind, seed = find_bot(question.bot, match.rules.name), match.setup.get("seed", 0)
        bot = seat_bot(kind, seed, question.seat, match.answers)
        return match.decision.check(tuple(bot.answer(match.view(question.seat), match.decision)))

    def reply(self, question: Question) -> Answer | str:
        """The same; or, where something in it is wrong, the traceback as a text."""
        try:
            return self.think(question)
        except Exception:
            return traceback.format_exc()


def serve(pipe: "Connection[Answer | str, Question]") -> None:
    """Answer questions until nobody is left to ask them: when the window is closed, or killed, the pipe ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the window, which will close the pipe
    mind = Mind()
    with suppress(EOFError, OSError):
        while True:
            pipe.send(mind.reply(pipe.recv()))
