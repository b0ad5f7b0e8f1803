"""The engine: rules, matches and bots. It shows nothing, speaks no language and keeps no time."""

from game.core.chance import Random
from game.core.decisions import Decision, Option, Verb
from game.core.errors import GameError, IllegalAnswer, SaveError, SetupError, UndoRefused
from game.core.events import Event
from game.core.match import Match
from game.core.rules import GAMES, Result
from game.dominion.rules import DominionRules

GAMES["dominion"] = DominionRules()

__all__ = [
    "Decision",
    "Event",
    "GameError",
    "IllegalAnswer",
    "Match",
    "Option",
    "Random",
    "Result",
    "SaveError",
    "SetupError",
    "UndoRefused",
    "Verb",
]
