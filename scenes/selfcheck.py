"""Looks at everything that the window can show, without a screen: every picture and sound, every card, every scene."""

import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from assets import FOLDER
from game import Match
from game.bots import find_bot, seat_bot
from game.bots.selfcheck import Broken
from game.core import saves
from scenes.files.folders import Folders
from scenes.files.shelf import Files
from scenes.play.chairs import Chair, Seating
from scenes.window import NoScreen, open_app
from scenes.words import LANGUAGES

if TYPE_CHECKING:
    from scenes.app.app import App
    from scenes.title import Title

SIZE = (1280, 720)
CARD_HEIGHT, CARD_WIDTH = 300, 120  # pixels of a full and of a compact face
SETUP = {"game": "dominion", "kingdom": "Forbidden Arts", "seed": 7, "players": ["Ann", "Bob"]}
FRAMES = 200  # after so many a scene has come to rest, or it never does
PICTURES, SOUNDS = (".png", ".jpg"), (".ogg", ".wav")


class Looked(NamedTuple):
    """How much there was to look at."""

    assets: int
    cards: int
    scenes: int


class Played(NamedTuple):
    """A game that is over."""

    match: Match
    chairs: tuple[Chair, ...]


def check_window() -> Looked:
    """Look at everything; Broken where something is missing or does not fit."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    with tempfile.TemporaryDirectory() as folder:
        files = Files(Folders(Path(folder), Path(folder)))
        files.change_settings(window_size=SIZE, full_screen=False, speed="off")
        try:
            app = open_app(files)
        except NoScreen as trouble:
            raise Broken(f"No window can be opened, not even one that nobody sees: {trouble}.") from trouble
        try:
            _check_sounds(app)
            return Looked(_check_assets(), _check_cards(app), _check_scenes(app))
        finally:
            app.close()


def _check_assets() -> int:
    """Load every file by itself: a scene that lacks one would only look plain."""
    import pygame

    paths = sorted(path for path in FOLDER.rglob("*") if path.suffix in PICTURES + SOUNDS)
    if any(path.suffix in SOUNDS for path in paths):
        pygame.mixer.init()
    for path in paths:
        try:
            if path.suffix in PICTURES:
                pygame.image.load(path)
            else:
                pygame.mixer.Sound(path)
        except (OSError, pygame.error) as error:
            raise Broken(f"{path.relative_to(FOLDER)} can not be loaded: {error}.") from error
    return len(paths)


def _check_sounds(app: "App") -> None:
    """Read every sound as the window does: where one is missing it would only be silent."""
    from scenes import sounds

    read = [app.sounds.read(file) for files in sounds.FILES.values() for file in files]
    if None in read:
        raise Broken(f"Some sounds can not be played: {', '.join(sounds.missing)}.")


def _check_cards(app: "App") -> int:
    """Paint every card in every language, large and small."""
    from scenes.games import shown

    game = shown(str(SETUP["game"]))
    for language in LANGUAGES:
        app.change_settings(language=language)
        app.look.written = []
        for name in game.catalogue:
            face = game.face(name, app.words)
            app.painter.full(face, CARD_HEIGHT)
            app.painter.compact(face, CARD_WIDTH)
        _check_written(app, f"a card ({language})")
    return len(game.catalogue)


def _check_scenes(app: "App") -> int:
    """Draw every scene in every language."""
    from scenes.look.fonts import missing_fonts
    from scenes.look.pictures import missing

    names = set()
    for name in _scenes(app):
        names.add(name)
        for language in LANGUAGES:
            app.change_settings(language=language)
            _rest(app)
            app.look.written = []
            app.draw()
            _check_written(app, f"{name} ({language})")
    if lacking := [*missing, *(f"the {font} font" for font in missing_fonts)]:
        raise Broken(f"Some pictures are missing: {', '.join(lacking)}.")
    return len(names)


def _check_written(app: "App", where: str) -> None:
    cut = [written.text for written in app.look.written or () if written.is_cut]
    app.look.written = None
    if cut:
        raise Broken(f"Some words do not fit in {where}: {', '.join(cut)}.")


def _rest(app: "App") -> None:
    """Let time pass until nothing moves any more."""
    for _ in range(FRAMES):
        app.step(0.05)
        if app.scene.is_waiting:
            time.sleep(0.005)  # for the disk
        elif not app.scene.needs_frame:
            return


# Every scene, as somebody could come upon it


def _scenes(app: "App") -> Iterator[str]:
    from scenes.title import Title

    title = Title(app)
    app.push(title)
    yield "the title"
    over = _played()
    for walk in (_choices(app, title, over), _books(app), _game(app, title, over)):
        for name in walk:
            yield name
            app.return_to(title)


def _played() -> Played:
    """A game between two bots."""
    match = Match.start(SETUP)
    bots = [seat_bot(find_bot("big_money", match.rules.name), 7, seat, 0) for seat in (0, 1)]
    while match.decision is not None:
        seat = match.decision.decider
        match.answer(*bots[seat].answer(match.view(seat), match.decision))
    return Played(match, (Chair("Ann"), Chair("Bob", "big_money")))


def _choices(app: "App", title: "Title", over: Played) -> Iterator[str]:
    from scenes.app.dialog import ask_text
    from scenes.new_game.scene import NewGame
    from scenes.saved_games import FINISHED, SavedGames
    from scenes.settings import SettingsScene

    app.push(SettingsScene(app))
    yield "the settings"
    pages = len(NewGame(app, title.ways.begin).pages)
    for number in range(pages):
        scene = NewGame(app, title.ways.begin)
        app.push(scene)
        if scene.pages[number].is_shown:
            scene.turn_to(scene.pages[number])
        yield "a new game"
    seating = Seating.now(over.chairs)
    data = saves.to_data(over.match, seating.to_table())
    title.games.keep("Friday", data)
    title.games.finish(data, seating)
    app.push(SavedGames(app, title.ways))
    yield "the saved games"
    saved = SavedGames(app, title.ways)
    app.push(saved)
    saved.turn_to(FINISHED)
    yield "the replays"
    ask_text(app, app.words.say("saved.rename.title"), app.words.say("saved.rename.text"), "Friday", "…", print)
    yield "a question"


def _books(app: "App") -> Iterator[str]:
    from scenes.cards import CardsScene
    from scenes.inspector import inspect
    from scenes.rules import RulesScene
    from scenes.rules_pages import CHAPTERS

    app.push(CardsScene(app))
    yield "the cards"
    inspect(app, str(SETUP["game"]), "Golem")
    yield "a card"
    for chapter in CHAPTERS:
        app.push(RulesScene(app, chapter.name))
        yield "the rules"


def _game(app: "App", title: "Title", over: Played) -> Iterator[str]:
    from scenes.play.replaying import Replay
    from scenes.replay import ReplayScene
    from scenes.results import ResultsScene
    from scenes.table.menu import TableMenu
    from scenes.table.scene import TableScene

    title.ways.begin(SETUP, [("Ann", None), ("Bob", None)])
    yield "the curtain"
    yield from _table(app, title, "the table")
    for name in _table(app, title, "the menu of the table"):
        assert isinstance(app.scene, TableScene)
        app.push(TableMenu(app, app.scene))
        yield name
    app.push(ResultsScene(app, over))
    yield "the results"
    app.push(ReplayScene(app, Replay(over.match, Seating.now(over.chairs))))
    yield "a replay"


def _table(app: "App", title: "Title", name: str) -> Iterator[str]:
    """The table once somebody has raised the curtain."""
    from scenes.table.curtain import GUARD

    title.ways.go_on()
    _rest(app)
    curtain = app.scene.stage.find("open")
    if curtain is None:
        raise Broken("No curtain hides the table from who is not asked.")
    app.step(GUARD)  # one that has just fallen stays closed
    curtain.click(curtain.rect.center)
    yield name
