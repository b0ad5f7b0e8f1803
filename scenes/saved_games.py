"""The saved games: those that somebody kept, and those that are over and can be watched again."""

import re
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.core.errors import GameError
from game.core.match import Match
from scenes.app.dialog import ask_text, confirm
from scenes.app.scene import Scene
from scenes.app.widgets import Button, Choice, Label, Panel, Row, ScrollArea, Widget, head
from scenes.app.widgets.head import BAR, EDGE
from scenes.app.widgets.widget import Act
from scenes.games import shown
from scenes.look.look import Look
from scenes.look.theme import BRASS_BRIGHT, CREAM, DANGER, FADED, Colour
from scenes.play.games import Summary
from scenes.results.account import signed

if TYPE_CHECKING:
    from scenes.app.app import App
    from scenes.ways import Ways

KEPT, FINISHED = "kept", "finished"
_TIME = re.compile(r"\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d ")

# In units
WIDEST = 1240
ROW, GAP = 86, 8
PAD = 18  # inside a panel
BUTTON = 48


class SavedGames(Scene):
    """A list at the left, and at the right what there is to know and to do about the chosen game."""

    name = "saved games"

    def __init__(self, app: "App", ways: "Ways") -> None:
        super().__init__(app)
        self.ways = ways
        self.tab = KEPT
        self.chosen: Path | None = None
        self.listed: list[Summary] = []
        self._ends: dict[tuple[Path, datetime], Match | None] = {}  # finished games that were looked at

    def enter(self) -> None:
        self._list()
        if not self.listed and self.ways.games.finished():
            self.tab = FINISHED
            self._list()
        super().enter()
        self.stage.focus = _row_name(self.listed[0]) if self.listed else "back"

    def resume(self) -> None:
        self._list()
        super().resume()

    def _list(self) -> None:
        """What lies in the folder now."""
        games = self.ways.games
        self.listed = games.kept() if self.tab == KEPT else games.finished()
        if self.chosen not in [summary.path for summary in self.listed]:
            self.chosen = self.listed[0].path if self.listed else None

    @property
    def summary(self) -> Summary | None:
        """The chosen game."""
        return next((summary for summary in self.listed if summary.path == self.chosen), None)

    # What can be done

    def turn_to(self, tab: str) -> None:
        self.tab = tab
        self.stage.forget("games")
        self._list()
        self.rebuild()

    def choose(self, summary: Summary) -> None:
        """Choose a game; one that is chosen already is opened, or watched."""
        if self.chosen != summary.path:
            self.chosen = summary.path
            self.rebuild()
        elif summary.trouble is None:
            self.use(summary)

    def use(self, summary: Summary) -> None:
        if self.tab == KEPT:
            self.ways.open(summary.path)
        else:
            self.watch(summary)

    def watch(self, summary: Summary) -> None:
        from scenes.play.replaying import Replay
        from scenes.replay import ReplayScene

        try:
            replay = Replay.open(self.ways.games, summary.path)
        except GameError as trouble:
            self.app.tell(trouble)
            return
        self.app.push(ReplayScene(self.app, replay))

    def ask_name(self, summary: Summary, typed: str = "") -> None:
        say = self.app.words.say
        ask_text(
            self.app, say("saved.rename.title"), say("saved.rename.text"), typed or summary.name, say("saved.rename"),
            lambda name: self.rename(summary, name),
        )  # fmt: skip

    def rename(self, summary: Summary, name: str) -> None:
        try:
            self.chosen = self.ways.games.rename(summary.path, name)
        except GameError as trouble:
            if trouble.reason in ("game_taken", "game_name"):
                raise  # another name may do
            self.app.tell(trouble)
        self._list()
        self.rebuild()

    def ask_to_delete(self, summary: Summary) -> None:
        say = self.app.words.say
        text = say("saved.delete.text", name=self._title(summary))
        confirm(
            self.app, say("saved.delete.title"), text, say("saved.delete"), lambda: self.delete(summary), kind="danger"
        )

    def delete(self, summary: Summary) -> None:
        place = self.listed.index(summary) if summary in self.listed else 0
        try:
            self.ways.games.delete(summary.path)
        except GameError as trouble:
            self.app.tell(trouble)
        self._list()
        if self.listed and self.summary is not summary:  # what comes next in the list is chosen next
            self.chosen = self.listed[min(place, len(self.listed) - 1)].path
        self.rebuild()
        if self.stage.find(self.stage.focus) is None:  # a button that went away with the game
            self.stage.focus = "back" if self.summary is None else _row_name(self.summary)

    # What is seen

    def build(self) -> list[Widget]:
        look, words = self.app.look, self.app.words
        width = min(WIDEST, look.width - 2 * EDGE)
        top = EDGE + BAR + 14
        below = look.rect((look.width - width) / 2, top, width, look.height - top - EDGE)
        left = pygame.Rect(below.x, below.y, below.width * 11 // 20, below.height)
        side = pygame.Rect(left.right + look.px(14), below.y, below.right - left.right - look.px(14), below.height)
        inner = left.inflate(-2 * look.px(PAD), -2 * look.px(PAD))
        tabs = pygame.Rect(inner.x, inner.y, inner.width, look.px(BAR))
        list_top = tabs.bottom + look.px(10)
        area = pygame.Rect(left.x, list_top, left.width, inner.bottom - list_top)
        options = [(tab, words.say(f"saved.tab.{tab}")) for tab in (KEPT, FINISHED)]
        return [
            *head(self.app, words.say("saved.title"), look.width - 2 * EDGE),
            Panel(left, alpha=244),
            Choice(look, tabs, options, self.tab, self.turn_to, "tab"),
            *self._build_list(area),
            *self._build_side(side),
        ]

    def _build_list(self, area: pygame.Rect) -> list[Widget]:
        look = self.app.look
        if not self.listed:
            place = area.inflate(-2 * look.px(PAD), 0)
            none = self.app.words.say(f"saved.none.{self.tab}")
            return [Label(place, none, 17, colour=FADED, valign="top", lines=8)]

        def lay_out(width: int) -> list[Widget]:
            return [
                Row(
                    pygame.Rect(area.x, area.y + look.px(4) + number * look.px(ROW + GAP), width, look.px(ROW))
                    .inflate(-2 * look.px(PAD), 0),
                    self._title(summary), self._detail(summary), partial(self.choose, summary), _row_name(summary),
                    summary.path == self.chosen, "cross" if summary.trouble else "", lines=2,
                )
                for number, summary in enumerate(self.listed)
            ]  # fmt: skip

        return [ScrollArea.holding(look, area, lay_out, "games", bottom_gap=look.px(6))]

    def _detail(self, summary: Summary) -> str:
        """The second and third line of a row."""
        say = self.app.words.say
        when = say("saved.when", when=summary.when)
        if summary.trouble is not None:
            return f"{say('saved.broken')}\n{when}"
        below = self._mode(summary) if _is_unnamed(summary) else _names_of(summary)
        return f"{below}\n{when} · {say('saved.round', round=summary.round)}"

    def _title(self, summary: Summary) -> str:
        """The name that somebody gave it; who played, where nobody did."""
        return _names_of(summary) if _is_unnamed(summary) else summary.name

    def _mode(self, summary: Summary) -> str:
        """How it is played; "" where this version has no word for that."""
        with suppress(KeyError):
            return self.app.words.mode(summary.mode)
        return ""

    def _build_side(self, side: pygame.Rect) -> list[Widget]:
        """The chosen game."""
        look, words, summary = self.app.look, self.app.words, self.summary
        panel = Panel(side, alpha=244)
        inner = side.inflate(-2 * look.px(PAD), -2 * look.px(PAD))
        if summary is None:
            return [panel]
        buttons = self._build_buttons(summary, inner)
        inner.height = buttons[0].rect.top - look.px(14) - inner.top

        def lay_out(width: int) -> list[Widget]:
            lines = Lines(look, pygame.Rect(inner.x, inner.y, width, 0))
            lines.write(self._title(summary), 21, "semibold", BRASS_BRIGHT)
            lines.write(words.say("saved.when", when=summary.when), 15, "regular", FADED)
            if summary.trouble is not None:
                lines.write(words.error(summary.trouble), 17, "regular", DANGER, 10)
            else:
                for text, is_heading in self._facts(summary):
                    lines.write(text, 16, "semibold" if is_heading else "regular", CREAM, 10 if is_heading else 0)
            return lines.widgets

        return [panel, ScrollArea.holding(look, inner, lay_out, "facts"), *buttons]

    def _facts(self, summary: Summary) -> list[tuple[str, bool]]:
        """What there is to know about a game: headings, and what stands below them."""
        words = self.app.words
        players = [
            chair.name if chair.is_person else words.say("saved.bot", name=chair.name) for chair in summary.chairs
        ]
        facts = self._result(summary) if self.tab == FINISHED else []
        game = filter(None, [self._mode(summary), words.say("saved.round", round=summary.round)])
        facts += [(words.say("saved.game"), True), (" · ".join(game), False)]
        if summary.is_practice:
            facts.append((words.say("saved.practice"), False))
        facts += [(words.say("saved.players"), True), (", ".join(players), False)]
        if summary.kingdom:
            facts += [(words.say("saved.kingdom"), True), (", ".join(map(self._card, summary.kingdom)), False)]
        return facts

    def _result(self, summary: Summary) -> list[tuple[str, bool]]:
        """Who won a game that is over, and the points of all; nothing where the file does not lead to its end."""
        key = (summary.path, summary.when)
        if key not in self._ends:
            try:
                self._ends[key] = self.ways.games.open(summary.path).match
            except GameError:  # told once somebody wants to watch it
                self._ends[key] = None
        end = self._ends[key]
        if end is None or end.result is None:
            return []
        account = shown(summary.game).account(end, self.app.words)
        points = " · ".join(f"{side.name} {signed(side.points)}" for side in account.sides)
        return [(account.headline, True), (points, False)]

    def _card(self, name: str) -> str:
        """A card in this language, or as the file calls it: nobody has checked that yet."""
        with suppress(KeyError):
            return self.app.words.card(name)
        return name

    def _build_buttons(self, summary: Summary, inner: pygame.Rect) -> list[Widget]:
        """What can be done with a game: above, what most want; side by side below it, the rest."""
        look, words = self.app.look, self.app.words
        high, gap = look.px(BUTTON), look.px(10)
        main = pygame.Rect(inner.x, inner.bottom - 2 * high - gap, inner.width, high)
        half = (inner.width - gap) // 2
        rename = pygame.Rect(inner.x, inner.bottom - high, half, high)
        delete = pygame.Rect(inner.right - half, inner.bottom - high, half, high)
        verb = "open" if self.tab == KEPT else "watch"
        acts: list[tuple[pygame.Rect, str, Act, str]] = [
            (main, verb, lambda: self.use(summary), "main"),
            (rename, "rename", lambda: self.ask_name(summary), "plain"),
            (delete, "delete", lambda: self.ask_to_delete(summary), "danger"),
        ]
        return [
            Button(rect, words.say(f"saved.{name}"), act, name, kind, enabled=name != verb or summary.trouble is None)
            for rect, name, act, kind in acts
        ]


class Lines:
    """Texts below each other, each as high as it needs."""

    def __init__(self, look: Look, place: pygame.Rect) -> None:
        self.look, self.place = look, place
        self.top = place.y
        self.widgets: list[Widget] = []

    def write(self, text: str, size: float, weight: str, colour: Colour, gap: float = 0) -> None:
        look = self.look
        pixels = look.text_px(size)
        lines = len(look.wrap(text, pixels, self.place.width, weight))
        height = lines * look.line_height(pixels, weight) + look.px(2)
        rect = pygame.Rect(self.place.x, self.top + look.px(gap), self.place.width, height)
        self.widgets.append(Label(rect, text, size, weight, colour, valign="top", lines=lines))
        self.top = rect.bottom


def _names_of(summary: Summary) -> str:
    return ", ".join(chair.name for chair in summary.chairs)


def _is_unnamed(summary: Summary) -> bool:
    """Whether it is still called as a game is when it ends: by its time, which stands below in any case."""
    return summary.trouble is None and _TIME.match(summary.name) is not None


def _row_name(summary: Summary) -> str:
    return f"game {summary.path.name}"
