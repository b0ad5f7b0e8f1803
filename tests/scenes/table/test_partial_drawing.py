"""Only what changed is drawn, and only that is brought to the screen: it must look as if everything had been."""

import time

import pygame
import pytest

from game import Match
from game.bots.bot import RandomBot
from game.core.chance import Random, Stream
from scenes.play.chairs import Chair
from scenes.play.games import Games
from scenes.play.session import Session
from scenes.play.thinker import Thinker
from scenes.table.scene import TableScene
from tests.table_player import TablePlayer, click, press
from tests.window import window

ATTACKS = ["Militia", "Witch", "Bureaucrat", "Village", "Smithy", "Market", "Laboratory", "Spy", "Festival", "Moat"]
TRAYS = ["Golem", "Apothecary", "Scrying Pool", "Patrol", "Doctor", "Wishing Well", "Vineyard", "Plaza", "Butcher",
         "Familiar"]  # fmt: skip
GAMES = {
    "four with bots": ({"kingdom": ATTACKS}, (None, "random", "double_witch", "random"), {}),
    "two people": ({"kingdom": TRAYS}, (None, None), {"text_size": "large"}),
    "face to face": ({"kingdom": ATTACKS}, (None, None), {"face_to_face": True}),
    "co-op": ({"kingdom": TRAYS, "mode": "coop"}, (None, "random"), {"show_log": False}),
    "a slow one": ({"kingdom": TRAYS}, (None, "random", "random"), {"speed": "slow", "language": "de"}),
}
STEPS = 80
ANSWERS_BEFORE = 120
NAMES = ("Ann", "Bob", "Cid", "Dora")


class Screen:
    """What really comes to the screen: the parts of the window's surface that are shown."""

    def __init__(self, app):
        self.app = app
        self.picture = app.display.surface.copy()
        app.display.show = self.show

    def show(self, changed=None):
        surface = self.app.display.surface
        for area in [surface.get_rect()] if changed is None else changed:
            self.picture.blit(surface, area, area)

    def differs(self):
        """Where the screen shows something else than a table that is drawn wholly anew; None where it does not."""
        if self.app.scene.is_overlay:  # drawn whole in each frame, over a table that stands still
            return None
        fresh = drawn_anew(self.app)
        if fresh.get_buffer().raw == self.picture.get_buffer().raw:
            return None
        mask = pygame.mask.from_threshold(fresh, (0, 0, 0), (1, 1, 1, 255), self.picture)
        mask.invert()
        return mask.get_bounding_rects()


def drawn_anew(app):
    """The same moment, with nothing taken from an earlier picture."""
    scene, surface = app.scene, app.display.surface
    kept = surface.copy(), scene.still, scene._above, scene._must_draw, scene.stage.is_dirty, app.is_blank
    scene.still, app.is_blank = scene.still_life(), True
    scene.draw(surface)
    app.notices.draw(surface)
    if app.is_turned:
        surface.blit(pygame.transform.flip(surface, True, True), (0, 0))
    fresh = surface.copy()
    picture, scene.still, scene._above, scene._must_draw, scene.stage.is_dirty, app.is_blank = kept
    surface.blit(picture, (0, 0))
    return fresh


class Fidget:
    """Somebody who can not keep still while playing."""

    def __init__(self, app, seed):
        self.app, self.random = app, Random.from_seed(seed, Stream.IMAGINE, 0)
        self.player = TablePlayer(app, seed)
        self.at = (0, 0)

    def act(self):
        """Do something; how much time passes then, and what it was."""
        deeds = ["answer"] * 6 + ["point", "point", "point at card", "point at log", "wait", "wait", "tab", "arrow"]
        deeds += ["wheel", "press", "drag", "drop", "notice", "look", "log", "undo"]
        deed = self.random.pick(deeds) if self.app.scene.name == "table" else "leave"
        getattr(self, f"_{deed.replace(' ', '_')}")()
        return (0.6 if deed == "wait" else self.random.pick((0.005, 0.016, 0.016, 0.04, 0.1))), deed

    def _answer(self):
        self.player.click()

    def _wait(self):
        pass

    def _point(self):
        width, height = self.app.display.size
        self._move((self.random.below(width), self.random.below(height)))

    def _point_at_card(self):
        widgets = [widget for widget in self.app.scene.stage.walk() if widget.name.startswith(("hand", "tray", "play"))]
        if widgets:
            self._move(self.random.pick(widgets).rect.center)

    def _point_at_log(self):
        """At the name of a card in the log, if one is in sight: it is shown then."""
        area = self.app.scene.log.rect
        places = [(x, y) for y in range(area.top, area.bottom, 9) for x in range(area.left, area.right, 9)]
        places = [place for place in places if self.app.scene.log.card_at(place) is not None]
        if places:
            self._move(self.random.pick(places))

    def _move(self, place):
        self.at = place
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))

    def _press(self):
        self._point_at_card()
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=self.at, button=1))

    def _drag(self):
        self._press()
        for _ in range(3):
            self._move((self.at[0] + 15, self.at[1] - 20))

    def _drop(self):
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=self.at, button=1))

    def _tab(self):
        press(pygame.K_TAB)

    def _arrow(self):
        press(self.random.pick((pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)))

    def _wheel(self):
        self._move(self.app.scene.board.areas.log.center)
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=self.random.pick((1, -1)), flipped=False))

    def _notice(self):
        if self.random.chance(0.4):
            self.app.say(f"A sentence, the {self.random.below(100)}th of many.")

    def _look(self):
        """The inspector, over the table."""
        if self.random.chance(0.4):
            click(self.app, self.at, 3)

    def _log(self):
        if self.random.chance(0.2):
            press(pygame.K_l)

    def _undo(self):
        press(pygame.K_u)

    def _leave(self):
        """From whatever lies over the table."""
        opener = self.app.scene.stage.find("open")
        if opener is not None:
            click(self.app, opener.rect.center)
        else:
            press(pygame.K_ESCAPE)


def under_way(setup):
    """A game in which everybody has some cards already."""
    match, bot = Match.start(setup), RandomBot(Random.from_seed(2, Stream.BOTS, 0))
    for _ in range(ANSWERS_BEFORE):
        assert match.decision is not None
        match.answer(*bot.answer(None, match.decision))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_what_is_drawn_in_parts_looks_like_what_is_drawn_whole(tmp_path, monkeypatch, name):
    setup, bots, settings = GAMES[name]
    chairs = [Chair(name, bot) for name, bot in zip(NAMES, bots, strict=False)]
    match = under_way({**setup, "players": [chair.name for chair in chairs], "seed": 11})
    thinker = Thinker(elsewhere=False)
    with window(tmp_path) as here:
        app = here.app
        app.change_settings(warn_actions=False, **settings)
        fidget, screen = Fidget(app, 4), Screen(app)
        monkeypatch.setattr(pygame.mouse, "get_pos", lambda: fidget.at)
        app.push(TableScene(app, Session.from_match(match, chairs, Games(app.files.folders), thinker)))
        for number in range(STEPS):
            seconds, deed = fidget.act()
            here.frame(seconds)
            while app.scene.name == "table" and app.scene.session.is_saving:
                time.sleep(0.001)
            assert screen.differs() is None, f"step {number}, {deed}"
            if app.scene.name == "results":
                break
    thinker.close()
