"""What the stories of games that are being played have in common."""

import time

from game import Match
from game.bots.bot import RandomBot
from game.core.chance import Random, Stream
from scenes.files.folders import Folders
from scenes.play.chairs import Chair
from scenes.play.games import Games

SETUP = {"game": "dominion", "kingdom": "First Game", "seed": 7, "first": 0}
CHAIRS = (Chair("Ann"), Chair("Bob", "smithy"), Chair("Cid", "random"))


def games_in(folder):
    return Games(Folders(folder, folder))


def played(answers, players=("Ann", "Bob", "Cid"), **setup):
    """A match after so many random answers."""
    match = Match.start({**SETUP, "players": list(players), **setup})
    bot = RandomBot(Random.from_seed(1, Stream.BOTS))
    for _ in range(answers):
        if match.decision is None:
            break
        match.answer(*bot.answer(None, match.decision))
    return match


def facts(match):
    return match.rules.to_data(match.state), match.decision, match.events, match.given


def settle(session, seconds=20.0):
    """Let frames pass until a person is asked, or the game is over; how many of them brought something new."""
    news, end = 0, time.monotonic() + seconds
    while True:
        news += session.update(ready=True)
        if session.is_over or (session.waits_for is not None and session.waits_for.is_person):
            return news
        assert time.monotonic() < end, "nobody answers"
        time.sleep(0.001)


def any_answer(session):
    """Answer for a person: whatever must be picked, or the first that may be; but never buy a Curse."""
    question = session.decision
    wanted = [option for option in question.options if option.name != "Curse"]
    return wanted[: max(question.at_least, 1)] if question.verb != "play_treasure" else question.options
