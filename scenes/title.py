"""The title: what one sees first, and where everything begins. Nothing is loaded for it that it does not show."""

from typing import TYPE_CHECKING

import pygame

from scenes.app.scene import Scene
from scenes.app.widgets import Button, Label, Widget
from scenes.app.widgets.widget import Act, Marks
from scenes.look import pictures
from scenes.look.look import Look
from scenes.look.theme import CREAM, FADED, INK, NIGHT
from scenes.look.titles import title
from scenes.version import VERSION

if TYPE_CHECKING:
    from scenes.app.app import App
    from scenes.play.games import Games, Summary
    from scenes.ways import Ways

# In units
NAME_HEIGHT, TAGLINE = 118, 64
COLUMN = 430  # how wide the buttons are
HIGH, GAP = 50, 10
FOOT = 40

MIDDLE = 0.43  # where the column stands: in the picture, between the candles and the furnace
SHAPE = 9 / 16  # of the picture
WALL = 0.1  # so much of the window's height may be added to it above, where there is only a wall
DARKEST = 200  # of 255, behind the name

WAYS = ("new_game", "saved_games", "rules", "cards", "settings", "quit")


class Title(Scene):
    """The name, and a way to everything else."""

    name = "title"
    background = "title"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.current: Summary | None = None
        self._room: pygame.Surface | None = None
        self._games: Games | None = None
        self._ways: Ways | None = None

    def enter(self) -> None:
        self._look_for_game()
        super().enter()
        self._begin_with()

    def _begin_with(self) -> None:
        """The keyboard is at what one most likely wants."""
        self.stage.focus = "new_game" if self.current is None else "continue"

    def leave(self) -> None:
        if self._ways is not None:
            self._ways.close()

    def resume(self) -> None:
        before, was_played = self.stage.focus, self.current
        self._look_for_game()
        super().resume()
        if before in ("new_game", "continue") or self.current != was_played:
            self._begin_with()

    def escape(self) -> bool:
        """Esc does not close the window at once: it might have been pressed once too often."""
        quit_button = self.stage.find("quit")
        if quit_button is not None:
            self.stage.put_focus(quit_button)
        return True

    def _look_for_game(self) -> None:
        # What reads saves is not loaded for somebody who has none.
        self.current = self.games.current_summary() if self.app.files.folders.saves.exists() else None

    @property
    def games(self) -> "Games":
        if self._games is None:
            from scenes.play.games import Games

            self._games = Games(self.app.files.folders)
        return self._games

    @property
    def ways(self) -> "Ways":
        if self._ways is None:
            from scenes.ways import Ways

            self._ways = Ways(self.app, self.games)
        return self._ways

    # What is seen

    def restyle(self) -> None:
        self._room = None
        super().restyle()

    def draw(self, surface: pygame.Surface) -> None:
        if self._room is None:
            self._room = room(surface.get_size())
        surface.blit(self._room, (0, 0))
        self.stage.draw(surface)

    def build(self) -> list[Widget]:
        look = self.app.look
        left = look.width * MIDDLE - COLUMN / 2
        tall = HIGH + 18 if self.current is not None else 0
        buttons = len(WAYS) * (HIGH + GAP) - GAP + (tall + GAP if tall else 0)
        top = (look.height - FOOT - NAME_HEIGHT - TAGLINE - buttons) / 2
        return [
            *self._build_name(look.width * MIDDLE, top),
            *self._build_buttons(left, top + NAME_HEIGHT + TAGLINE, tall),
            *self._build_foot(),
        ]

    def _build_name(self, middle: float, top: float) -> list[Widget]:
        look = self.app.look
        tagline = self.app.words.say("title.tagline")
        below = look.rect(middle - COLUMN * 0.6, top + NAME_HEIGHT, COLUMN * 1.2, TAGLINE - 26)
        return [
            Gilded(look.rect(middle - COLUMN * 0.7, top, COLUMN * 1.4, NAME_HEIGHT), "Athanor"),
            Label(below, tagline, 19, "italic", CREAM, "center", shadow=True),
        ]

    def _build_buttons(self, left: float, top: float, tall: float) -> list[Widget]:
        """A column; what most people want first stands first."""
        look, words = self.app.look, self.app.words
        widgets: list[Widget] = []
        if self.current is not None:
            rect, where = look.rect(left, top, COLUMN, tall), whereabouts(self.app, self.current)
            widgets.append(TwoLines(rect, words.say("title.continue"), where, self.go_on, "continue"))
            top += tall + GAP
        for name in WAYS:
            kind = "main" if name == "new_game" and self.current is None else "plain"
            rect, text = look.rect(left, top, COLUMN, HIGH), words.say(f"title.{name}")
            widgets.append(Button(rect, text, getattr(self, name), name, kind, size=20))
            top += HIGH + GAP
        return widgets

    def _build_foot(self) -> list[Widget]:
        look, words = self.app.look, self.app.words
        foot = look.rect(24, look.height - FOOT, look.width - 48, FOOT - 10)
        left = pygame.Rect(foot.x, foot.y, foot.width * 4 // 5, foot.height)
        right = pygame.Rect(left.right, foot.y, foot.right - left.right, foot.height)
        return [
            Label(left, words.say("title.fan_work"), 14, colour=FADED, shadow=True),
            Label(right, words.say("title.version", version=VERSION), 14, colour=FADED, align="right", shadow=True),
        ]

    @property
    def notices_area(self) -> pygame.Rect:
        """Beside the buttons, over the picture."""
        look = self.app.look
        left, foot = look.width * MIDDLE + COLUMN / 2, FOOT - 14  # below a notice there is some room anyway
        return look.rect(left, 0, look.width - left, look.height - foot)

    # The ways from here

    def go_on(self) -> None:
        self.ways.go_on()

    def new_game(self) -> None:
        self.ways.new_game()

    def saved_games(self) -> None:
        from scenes.saved_games import SavedGames

        self.app.push(SavedGames(self.app, self.ways))

    def rules(self) -> None:
        from scenes.rules import RulesScene

        self.app.push(RulesScene(self.app))

    def cards(self) -> None:
        from scenes.cards import CardsScene

        self.app.push(CardsScene(self.app))

    def settings(self) -> None:
        from scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def quit(self) -> None:
        self.app.quit()


def room(size: tuple[int, int]) -> pygame.Surface:
    """The alchemist's room, as large as the window.

    In one that is not as wide as the picture nothing is cut off at the sides: the wall above goes on instead.
    Only a still narrower one loses some of the sides.
    """
    width, height = size
    added = max(0, min(height - round(width * SHAPE), round(height * WALL)))
    picture = pictures.fitted("title", (width, height - added))
    if not added:
        return picture
    whole = pygame.Surface(size)
    whole.blit(picture, (0, added))
    whole.blit(pygame.transform.flip(picture.subsurface((0, 0, width, added)), False, True), (0, 0))
    for line in range(added):  # and is lost in the dark
        left = round(255 * (line / added) ** 0.7)
        whole.fill((left, left, left), (0, line, width, 1), special_flags=pygame.BLEND_RGB_MULT)
    return whole


def whereabouts(app: "App", summary: "Summary") -> str:
    """With whom a saved game is played, and how far it is."""
    if summary.trouble is not None:
        return app.words.say("title.continue.broken")
    names = ", ".join(chair.name for chair in summary.chairs)
    return app.words.say("title.continue.where", names=names, round=summary.round)


class TwoLines(Button):
    """A button that says in a second line what it is about."""

    def __init__(self, rect: pygame.Rect, text: str, below: str, on_click: Act, name: str) -> None:
        super().__init__(rect, "", on_click, name, "main")
        self.lines_of_text = (text, below)

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        super().draw(surface, look, marks)
        rect = self.rect.inflate(-2 * look.px(12), -2 * look.px(6))
        if marks.pressed:
            rect = rect.move(0, look.px(1))
        upper = pygame.Rect(rect.x, rect.y, rect.width, rect.height * 11 // 20)
        lower = pygame.Rect(rect.x, upper.bottom, rect.width, rect.bottom - upper.bottom)
        look.write(surface, self.lines_of_text[0], upper, 20, "semibold", INK, "center")
        look.write(surface, self.lines_of_text[1], lower, 15, "regular", INK, "center")


class Gilded(Widget):
    """A name in letters of brass, with a darkness behind it."""

    def __init__(self, rect: pygame.Rect, text: str) -> None:
        super().__init__(rect)
        self.text = text

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        shade = _shade(look, (self.rect.width, self.rect.height * 5 // 2))
        surface.blit(shade, shade.get_rect(midtop=self.rect.midtop).move(0, -self.rect.height // 2))
        title(look, surface, self.text, "", self.rect, lines=1, in_capitals=True)


def _shade(look: Look, size: tuple[int, int]) -> pygame.Surface:
    """A soft darkness: no shelf runs through the letters."""

    def make() -> pygame.Surface:
        small = pygame.Surface((160, 80), pygame.SRCALPHA)
        for step in range(40):
            part = step / 40
            area = small.get_rect().inflate(-160 * part, -80 * part)
            pygame.draw.ellipse(small, (*NIGHT, round(DARKEST * min(1.0, 1.6 * part) ** 1.5)), area)
        return pygame.transform.smoothscale(small, size)

    made = look.cache.get(("shade of a name", size), make)
    assert isinstance(made, pygame.Surface)
    return made
