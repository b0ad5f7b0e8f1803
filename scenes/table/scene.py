"""The table: shows a game that is being played, asks whoever is to answer, and lets one see what happens."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.core.decisions import Option, Seat
from game.core.errors import GameError
from game.core.events import Event
from scenes.app.widgets import Button, Panel, TextField, Widget
from scenes.files.troubles import FileTrouble
from scenes.play.session import Session
from scenes.table.board import Place
from scenes.table.controls import Answering, warn_of_end
from scenes.table.curtain import Curtain, news_of
from scenes.table.dragging import Dragging
from scenes.table.eyes import Eyes, Watch, sits_above
from scenes.table.layers import Region
from scenes.table.places import PlaceWidget, lit_names
from scenes.table.prompt import Prompt
from scenes.table.shown_table import ShownTable, SideDeed
from scenes.table.tray import Tray
from scenes.table.wording import prompt_region, tray_title

if TYPE_CHECKING:
    from scenes.app.app import App



class TableScene(ShownTable):
    """A game in the window."""

    name = "table"

    def __init__(self, app: "App", session: Session) -> None:
        super().__init__(app, session.match, session.chairs)
        self.session = session
        self.watch = Watch(session.people, len(self.players))
        self.prompt: Prompt | None = None
        self.answering: Answering | None = None
        self.tray: Tray | None = None
        self._told = -1  # how many events were given to the pace; at first none, and what was before is not shown again
        self.dragging = Dragging(self)
        self._is_settled = False  # whether the board shows the truth
        self.asked: Seat | None = None  # whom the table waits for, until what that one did is shown
        self._is_over = False
        self._since = 0  # how many events there were when somebody last took the screen

    # The life cycle

    def enter(self) -> None:
        self._take_settings()
        self.restyle()
        self._settle()

    def resume(self) -> None:
        self.stage.leave()
        self._take_settings()
        self._must_draw = True
        self._settle()

    def leave(self) -> None:
        self.app.turn(False)
        self.session.close()

    def _take_settings(self) -> None:
        settings = self.app.settings
        self.pace.set_speed(settings.speed, settings.reduced_motion)
        self.watch.is_open = settings.open_hands and self.board.is_together

    @property
    def eyes(self) -> Eyes:
        return self.watch.eyes

    @property
    def told(self) -> Sequence[Event]:
        return self.session.shown.events[: max(0, self._told - len(self.pace.waiting))]

    # Time

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.session.update(self.pace.is_idle and self._is_settled and not self.watch.is_curtained):
            self._is_settled = False
        for trouble in self.session.take_troubles():
            self.app.tell(trouble)
            if isinstance(trouble, FileTrouble):
                self.app.say(self.app.words.say("table.unsaved"))
        self._follow()
        self.show_motion(seconds)
        if self.pace.is_idle and not self._is_settled:
            self._settle()

    def _follow(self) -> None:
        """Give what newly happened to the pace."""
        shown = self.session.shown_events
        if self._told < 0 and shown and self._is_fresh:
            self._told = 0
            self._look_on()
            self.pace.add(self.board.deal())
        elif shown < self._told or (self._told < 0 and shown):  # something was taken back, or the game is just opened
            self._since = shown if self._told < 0 else min(self._since, shown)
            self._told = shown
            self._actor = self.session.shown.turn.seat
            self._is_settled = False
            self.retell()
        new = [self.as_seen(event) for event in self.session.shown.events[max(0, self._told) : shown]]
        if new:
            self._told = shown
            self.asked = None
            self._close_prompt()
            self._is_settled = False
            self.board.expect(self.session.shown, self.eyes, new)
            self.pace.add(new)

    @property
    def _is_fresh(self) -> bool:
        """Whether the game has just begun, and its first hands are to be dealt."""
        return not self.session.shown.answers and "position" not in self.session.match.setup

    def _settle(self) -> None:
        """Everything was shown: the board shows the truth, and whoever is to answer is asked."""
        decision = self.session.decision
        if not self.pace.is_idle or (decision is None and not self.session.is_over):
            return
        self._is_settled = True
        self.asked = None if decision is None else decision.decider
        self._look_on()
        self._ask()
        if self.watch.is_curtained and self.app.scene is self:
            self._draw_curtain()
        elif self.session.is_over and not self._is_over:
            self.open_results()
        self._is_over &= self.session.is_over  # its end may have been taken back

    def _look_on(self) -> None:
        """Show the board as it truly is, to whoever is to hold the screen now."""
        decision = self.session.decision
        if decision is not None and self.session.is_person(decision.decider):
            self.watch.call(decision.decider)
        self._turn_to(self.watch.next_holder if self.watch.is_curtained else self.watch.holder)
        self.board.refresh(self.session.shown, self.watch.eyes, self._bottom())

    def _bottom(self) -> Seat:
        """Whose hand lies at the lower edge: of who is asked, else of who holds the screen."""
        decision = self.session.decision
        if decision is not None and not self.watch.is_curtained and decision.decider in self.watch.eyes:
            return decision.seat
        if self.watch.holder is not None and not self.watch.is_curtained:
            return self.watch.holder
        if self.watch.next_holder is not None:
            return self.watch.next_holder
        return self.session.people[0] if self.session.people else Seat(0)

    def _turn_to(self, seat: Seat | None) -> None:
        """Face to face, the window turns to the edge at which the one sits who holds it."""
        if seat is not None:
            self.app.turn(self.app.settings.face_to_face and sits_above(seat, len(self.players)))

    # Asking

    def _ask(self) -> None:
        decision = self.session.decision
        if decision is None or self.watch.is_curtained or not self.session.is_person(decision.decider):
            self._close_prompt()
            return
        if self.prompt is None or self.prompt.decision != decision:
            # Else something lay over the table, and what was picked is still picked.
            self.prompt = Prompt(decision, self.app.settings.confirm_buys)
        together = self.board.plays_together(decision, self.session.shown)
        about = self.session.last_picked(decision) if self.prompt.is_scale else ""
        self.answering = Answering(self.app, self.prompt, together, self._give, self.changed, about)
        self.latest = None
        self.changed()
        self._bring_keyboard()

    def _bring_keyboard(self) -> None:
        """The keyboard goes to what the question is answered with, if that is not on the board."""
        assert self.prompt is not None
        if self.prompt.is_naming:
            self.stage.focus = "name"
        elif (first := self._first_control) and self.stage.shows_focus:
            self.stage.focus = first
        elif first or self.stage.find(self.stage.focus) is None:
            self.stage.focus = ""

    @property
    def _first_control(self) -> str:
        if self.tray is not None:
            return f"tray {self.tray.options[0]}"
        return self.answering.first_control if self.answering is not None else ""

    def _close_prompt(self) -> None:
        self.prompt = self.answering = self.tray = None
        self.rebuild()

    def changed(self) -> None:
        """Something was picked, or taken back."""
        self.tray = None
        if self.prompt is not None and (options := self.board.in_tray(self.prompt.decision)):
            areas = self.board.areas
            area = areas.banner.union(areas.tray)
            pile = self.board.pile_of(self.prompt.decision)
            title = tray_title(self.app.words, self.prompt.decision, self.players, pile)
            self.tray = Tray(self.app.look, area, areas.prompt.top, self.prompt, options, title)
        self.rebuild()

    def _give(self, answer: tuple[Option, ...]) -> None:
        """Answer, after a warning where that may be a slip."""
        assert self.prompt is not None
        is_ending = not answer and self.app.settings.warn_actions
        warning = self.board.warning(self.prompt.decision, self.session.shown) if is_ending else None
        if warning is not None:
            warn_of_end(self.app, warning, lambda: self._answer(()))
        else:
            self._answer(answer)

    def _answer(self, answer: tuple[Option, ...]) -> None:
        try:
            self.session.answer(*answer)
        except GameError as mistake:
            self.app.tell(mistake)
            return
        self.asked = None
        self._close_prompt()
        self._is_settled = False

    def pick(self, place: int) -> None:
        """An option was clicked, or a card dragged to where it counts."""
        if self.prompt is not None and self.answering is not None:
            if self.prompt.pick(place):
                self._give(self.prompt.answer)
            else:
                self.changed()

    def refuse(self, place: Place) -> None:
        """Something was clicked that is no answer: say why, beside the name of who is asked."""
        if self.prompt is not None:
            self.bubbles.clear()
            self.bubbles.add(self.prompt.decision.seat, self.board.refusal(place, self.prompt.decision), place.rect)
            self._must_draw = True

    def undo(self) -> bool:
        """Take the last answer back, or say why that is not possible; whether it was."""
        try:
            self.session.undo(self._undoer)
        except GameError as refusal:
            self.app.tell(refusal)
            return False
        self.watch.recall()
        self.bubbles.clear()
        self.asked = None
        self._close_prompt()
        self._is_settled = False
        return True

    @property
    def _undoer(self) -> Seat | None:
        """Whose answers alone can be taken back: of who holds the screen, unless all look on together."""
        return None if self.watch.is_open else self.watch.holder

    def _draw_curtain(self) -> None:
        """Hide everything secret. What the last one at the screen read is told again as everybody may know it."""
        self.retell()
        self.bubbles.clear()
        self.latest = None
        player = self.players[self.watch.next_holder or 0]
        can_undo = self.session.undo_refusal(self._undoer) is None
        acts = (self._tell_news, self._raise_curtain, self.open_menu, self.undo)
        self.app.push(Curtain(self.app, player, *acts, can_undo))

    def _tell_news(self) -> list[str]:
        first = self.session.match.rules.turn(self.session.match.turns[0].state)
        told = news_of(self.told, self._since, first.seat)
        return [*filter(None, (self.app.words.log(self.as_seen(event), self.players) for event in told))]

    def _raise_curtain(self) -> None:
        """The next player has the screen. What is shown then, is shown when the curtain is gone."""
        self.watch.take()
        self.stage.focus = ""  # not where the one before left the keyboard
        self._since = len(self.told)
        self.retell()

    def open_results(self) -> None:
        """Who won, and why."""
        from scenes.results import ResultsScene

        self._is_over = True
        self.app.turn(False)
        self.app.push(ResultsScene(self.app, self.session))

    # Events

    def handle(self, event: pygame.event.Event) -> bool:
        if not self.pace.is_idle and self._wants_skip(event):
            self.pace.skip()
            self._must_draw = True
            return True
        is_naming = self.prompt is not None and self.prompt.is_naming
        if is_naming and event.type == pygame.KEYDOWN and event.unicode.isalpha():
            self.stage.focus = "name"  # wherever one has clicked meanwhile: letters are a name, and no shortcuts
        if event.type == pygame.KEYDOWN and not self._is_typing and self._shortcut(event):
            return True
        return super().handle(event)

    def _wants_skip(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            return event.button == 1 and not self.sidebar.rect.collidepoint(event.pos)
        return event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_RETURN)

    @property
    def _is_typing(self) -> bool:
        return isinstance(self.stage.find(self.stage.focus) if self.stage.focus else None, TextField)

    def _shortcut(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_SPACE:
            deeds = self.answering.deeds() if self.answering is not None else []
            if deeds and deeds[0].is_possible:
                deeds[0].act()
            return True
        if event.key == pygame.K_u:
            self.undo()
        elif event.key == pygame.K_l:
            self.toggle_log()
        elif event.unicode == "?" or event.key in (pygame.K_F1, pygame.K_QUESTION):
            self.open_help()
        else:
            return False
        return True

    def escape(self) -> bool:
        self.open_menu()
        return True

    def open_menu(self) -> None:
        from scenes.table.menu import TableMenu

        self.app.push(TableMenu(self.app, self))

    def side_deeds(self) -> list[SideDeed]:
        say = self.app.words.say
        return [
            SideDeed("menu", say("table.menu_tip"), self.open_menu),
            SideDeed("undo", self._undo_tip(), self.undo),
            SideDeed("log", say("table.log_tip"), self.toggle_log),
            SideDeed("help", say("table.help_tip"), self.open_help),
        ]

    def _undo_tip(self) -> str:
        # Whether one may is not looked up after every answer of a bot: that takes its time.
        words, refusal = self.app.words, None if self.prompt is None else self.session.undo_refusal(self._undoer)
        if refusal is None:
            return words.say("table.undo_tip")
        return words.say("table.undo_not", reason=words.say(f"error.undo_{refusal}"))

    def trace(self) -> dict[str, Any]:
        if self.prompt is None:
            return {"question": None}
        decision = self.prompt.decision
        return {
            "question": {
                "number": self.session.shown.answers,  # so many were answered before it
                "asked": self.players[decision.decider],
                "verb": decision.verb,
                "source": decision.source,
                "lit": lit_names(self.stage.widgets),
                "picked": [option.name for option in self.prompt.answer],
            }
        }

    # Widgets

    def build(self) -> list[Widget]:
        above: list[Widget] = []  # what lies over the board
        covered: list[pygame.Rect] = []
        if self.tray is not None:
            above += [self.place_widget(place) for place in self.tray.places()]
            covered.append(self.tray.spread.panel)
        if self.answering is not None:
            above += self.answering.build(self.board.areas.tray)
            covered += [widget.rect for widget in above if isinstance(widget, Panel)]
        places = [place for place in self.board.places(self.prompt) if not _lies_below(place.rect, covered)]
        widgets: list[Widget] = [*(self.place_widget(place) for place in places), *above]
        if self.answering is not None:
            widgets += self.answering.build_buttons(self.board.areas.buttons)
        elif self._is_over:
            words = self.app.words.say("results.open")
            widgets.append(Button(self.board.areas.buttons, words, self.open_results, "results", "main", "crown"))
        self.stage.start = self._first_control or next(iter(lit_names(widgets)), "deed 0")
        return widgets + self.sidebar.build()

    def place_widget(self, place: Place) -> PlaceWidget:
        pick = None if place.option is None else lambda: self.pick(place.option or 0)
        if pick is None and place.pile:
            pick = partial(self.look_through, place)
        elif pick is None and place.card is not None and self.prompt is not None:
            pick = partial(self.refuse, place)
        is_draggable = place.option is not None and place.is_loose
        drag, drop = (self.dragging.drag, self.dragging.drop) if is_draggable else (None, None)
        widget = PlaceWidget(place, self.app.look, pick, self.opener(place.card), drag, drop)
        widget.raised = partial(self.raised, place.name)
        return widget

    # The picture

    @property
    def is_waiting(self) -> bool:
        decision = self.session.decision
        is_thinking = decision is not None and not self.session.is_person(decision.decider)
        return self.session.is_saving or is_thinking or not self._is_settled or super().is_waiting

    def regions(self) -> list[Region]:
        regions = self.board.regions(self.prompt, self.asked, self.lifted_name())
        regions.append(prompt_region(self))
        regions += self.sidebar.regions()
        if self.tray is not None:
            regions.append(self.tray.region(self.board.sprite))
        return regions

    def lifted_name(self) -> str:
        """The card of the hand that the pointer or the keyboard is at, or that is being dragged."""
        return self.dragging.name or super().lifted_name()

    def draw_lifted(self, surface: pygame.Surface) -> list[pygame.Rect]:
        lifted = self.board.lifted(self.lifted_name())
        if lifted is None:
            return self.dragging.draw(surface)
        card, spot = lifted
        centre = self.dragging.at if self.dragging.name else (round(spot.x), round(spot.y))
        return [self.board.draw_lifted(surface, card, centre, round(spot.width), self.prompt)]

    def draw_popover(self, surface: pygame.Surface) -> list[pygame.Rect]:
        return [] if self.dragging.name else super().draw_popover(surface)


def _lies_below(rect: pygame.Rect, panels: Sequence[pygame.Rect]) -> bool:
    """Whether most of something is hidden by a panel."""
    return any(panel.collidepoint(rect.center) for panel in panels)
