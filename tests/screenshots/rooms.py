"""Pictures of everything but the table."""

import os
from datetime import timedelta
from pathlib import Path

from game import Match
from game.core import saves
from scenes.cards import CardsScene
from scenes.files import SavedKingdom
from scenes.new_game.scene import NewGame
from scenes.play.chairs import Chair
from scenes.play.replaying import Replay
from scenes.replay import ReplayScene
from scenes.results import ResultsScene
from scenes.rules import RulesScene
from scenes.saved_games import FINISHED, SavedGames
from scenes.settings import SettingsScene
from scenes.title import Title
from tests.screenshots import moments
from tests.screenshots.moments import NAMES
from tests.screenshots.studio import SOMETIME, Studio, seating

SEED = "1618"
CELEBRATED = 2.6  # seconds after the end of a game

# What somebody called their kingdoms and games, in the language of the picture.
KINGDOM_NAMES = {"en": ("Friday evening", "Without attacks"), "de": ("Freitagabend", "Ohne Angriffe")}
GAME_NAMES = {
    "en": ("With Grandma", "Against the automa", "Three potions ahead"),
    "de": ("Mit Oma", "Gegen den Automa", "Drei Tränke voraus"),
}


class Over:
    """A game that is over, and who played it."""

    def __init__(self, match: Match, people: int) -> None:
        self.match = match
        self.chairs: tuple[Chair, ...] = seating(match, people).chairs


# The title


def title(studio: Studio) -> None:
    studio.app.push(Title(studio.app))
    studio.rest()


def title_continue(studio: Studio) -> None:
    match = moments.actions()
    studio.games.write_current(saves.to_data(match, seating(match, 1).to_table()))
    title(studio)


# A new game


def _new_game(studio: Studio) -> NewGame:
    studio.app.files.remember_names(NAMES[:4])
    scene = NewGame(studio.app, lambda setup, seated: None)
    scene.wish.seed = SEED
    studio.app.push(scene)
    return scene


def new_game(studio: Studio) -> None:
    _new_game(studio)
    studio.click("add person")
    studio.click("add bot")
    studio.rest()


def new_game_kingdom(studio: Studio) -> None:
    _new_game(studio)
    studio.click("page kingdom")
    studio.rest()


def new_game_random(studio: Studio) -> None:
    new_game_kingdom(studio)
    studio.choose("source", "random")
    studio.rest()


def new_game_wishes(studio: Studio) -> None:
    """Which cards a random kingdom shall have, and which not."""
    new_game_random(studio)
    studio.click("wanted and banned")
    for name in ("Chapel", "Moat", "Moat", "Cellar"):
        studio.click(f"card {name}")
    studio.rest()


def new_game_own(studio: Studio) -> None:
    new_game_kingdom(studio)
    studio.choose("source", "own")
    for name in ("Chapel", "Cellar", "Moat", "Herbalist"):
        studio.click(f"card {name}")
    studio.rest()


def new_game_saved(studio: Studio) -> None:
    """A kingdom that somebody saved."""
    names = KINGDOM_NAMES[studio.app.words.language]
    for name, cards in zip(names, ("Potion Mixers", "Deck Top"), strict=True):
        match = Match.start({"players": list(NAMES[:2]), "kingdom": cards, "seed": 1})
        studio.app.files.add_kingdom(SavedKingdom(name, tuple(match.setup["kingdom"]), None, None))
    new_game_kingdom(studio)
    studio.choose("source", "saved")
    studio.rest()


def new_game_coop(studio: Studio) -> None:
    _new_game(studio)
    studio.click("mode coop")
    studio.click("page coop")
    studio.rest()


def new_game_details(studio: Studio) -> None:
    _new_game(studio)
    studio.click("page details")
    studio.rest()


def new_game_bots(studio: Studio) -> None:
    """Which bot?"""
    _new_game(studio)
    studio.click("bot 1")
    studio.rest()


# Looking back


def results(studio: Studio) -> None:
    studio.app.push(ResultsScene(studio.app, Over(moments.finished(), 1)))
    studio.pass_time(CELEBRATED)


def results_coop(studio: Studio) -> None:
    studio.app.push(ResultsScene(studio.app, Over(moments.finished_together(), 2)))
    studio.pass_time(CELEBRATED)


def replay(studio: Studio) -> None:
    match = moments.finished()
    scene = ReplayScene(studio.app, Replay(match.fork(), seating(match, 1)))
    studio.app.push(scene)
    turn = [turn for turn in scene.replay.turns if turn.answers][-7]
    scene.go_to(turn.answers + 4)
    studio.rest()


def _keep_games(studio: Studio) -> None:
    """Some games in the folder, kept or over, as if they had been played on different evenings."""
    games = studio.games
    names = GAME_NAMES[studio.app.words.language]
    kept = ((moments.handed_over(), 2), (moments.together(), 2), (moments.actions(), 1))
    for number, (name, (match, people)) in enumerate(zip(names, kept, strict=True)):
        _date(games.keep(name, saves.to_data(match, seating(match, people).to_table())), number)
    for number, (match, people) in enumerate(((moments.finished_together(), 2), (moments.finished(), 1))):
        seated = seating(match, people, began=SOMETIME + timedelta(days=number))
        _date(games.finish(saves.to_data(match, seated.to_table()), seated), number)


def _date(path: Path, days: int) -> None:
    when = (SOMETIME + timedelta(days=days, minutes=50)).timestamp()
    os.utime(path, (when, when))


def saved_games(studio: Studio) -> None:
    _keep_games(studio)
    studio.app.push(SavedGames(studio.app, Title(studio.app).ways))
    studio.rest()


def finished_games(studio: Studio) -> None:
    saved_games(studio)
    studio.choose("tab", FINISHED)
    studio.rest()


# Books and settings


def cards(studio: Studio) -> None:
    studio.app.push(CardsScene(studio.app))
    studio.rest()


def cards_found(studio: Studio) -> None:
    """Only the Attacks."""
    cards(studio)
    studio.click("type attack")
    studio.rest()


def rules(studio: Studio) -> None:
    studio.app.push(RulesScene(studio.app))
    studio.rest()


def rules_chapter(studio: Studio) -> None:
    studio.app.push(RulesScene(studio.app, "rivals"))
    studio.rest()


def settings(studio: Studio) -> None:
    studio.app.push(SettingsScene(studio.app))
    studio.rest()


ROOMS = (
    title, title_continue, new_game, new_game_kingdom, new_game_random, new_game_wishes, new_game_own, new_game_saved,
    new_game_coop, new_game_details, new_game_bots, results, results_coop, replay, saved_games, finished_games, cards,
    cards_found, rules, rules_chapter, settings,
)  # fmt: skip
