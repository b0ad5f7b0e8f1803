"""What a question is answered with besides the cards: the buttons, counters, scales and fields of its prompt."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.decisions import Option, Verb
from scenes.app.dialog import Dialog
from scenes.app.widgets import Button, Label, Panel, Slider, TextField, Widget
from scenes.look.symbols import is_symbol
from scenes.look.theme import CREAM, NIGHT
from scenes.table.board import Caution
from scenes.table.prompt import Prompt
from scenes.typed import folded

if TYPE_CHECKING:
    from scenes.app.app import App

BUTTON_GAP = 8  # units
OPAQUE = 255  # what lies below is not to be read through it
MOST_NAMES = 6  # buttons under what was typed to name a card


class Deed(NamedTuple):
    """What a button does, and what stands on it."""

    words: str
    act: Callable[[], None]
    is_possible: bool = True


class Answering:
    """The ways to answer the open question, as widgets. The scene gives what to do with an answer."""

    def __init__(
        self,
        app: "App",
        prompt: Prompt,
        together: tuple[Option, ...],
        give: Callable[[tuple[Option, ...]], None],
        change: Callable[[], None],
        about: str = "",
    ) -> None:
        self.app, self.prompt = app, prompt
        self.about = about  # the card that a place on a scale is for
        self.together = together  # what the main button plays all at once
        self.give = give
        self.change = change  # something was picked: show it
        self.typed = ""

    # The main button and the one below it

    def deeds(self) -> list[Deed]:
        """What can be done by a button; the first is the main one."""
        prompt, say = self.prompt, self.app.words.say
        if self.together:
            count = len(self.together)
            is_rest = all(option in self.together for option in prompt.decision.options)
            key = "table.play_all" if is_rest else "table.play_plain"
            return [
                Deed(self.app.words.say_number(key, count), lambda: self.give(self.together)),
                Deed(self._decline_words(), self._decline),
            ]
        if prompt.needs_confirming:
            if not prompt.picked and prompt.can_decline:
                return [Deed(self._decline_words(), self._decline), *self._all_deed()]
            confirm = Deed(self._confirm_words(), lambda: self.give(prompt.answer), prompt.can_confirm)
            others = [Deed(self._decline_words(), self._decline)] if prompt.is_double else self._all_deed()
            return [confirm, *others]
        if prompt.can_decline:
            decline = Deed(self._decline_words(), self._decline)
            return [self._yes(), decline] if prompt.is_yes_or_no else [decline]
        return [Deed(say("table.choose_one"), lambda: None, False)]

    def _yes(self) -> Deed:
        """Where there is but one thing to pick, there is a button for it beside that for declining."""
        key = f"table.confirm.{self.prompt.decision.verb}"
        words = self.app.words.say_number(key, 1) if self.app.words.has(key) else self.app.words.say("table.confirm")
        return Deed(words, lambda: self.give(self.prompt.decision.options))

    def _all_deed(self) -> list[Deed]:
        """Picking everything at once, where any number is allowed and it is more than a few clicks."""
        prompt = self.prompt
        count = len(prompt.decision.options)
        if prompt.is_order or prompt.is_scale or prompt.is_count or prompt.decision.at_most < count or count < 3:
            return []
        if len(prompt.picked) == count:
            return [Deed(self.app.words.say("table.pick_none"), self._pick_none)]
        return [Deed(self.app.words.say_number("table.pick_all", count), self._pick_all)]

    def _pick_all(self) -> None:
        self.prompt.pick_all()
        self.change()

    def _pick_none(self) -> None:
        self.prompt.picked.clear()
        self.change()

    def _decline(self) -> None:
        self.give(())

    def _decline_words(self) -> str:
        """The words for "no" or "done", as they fit the question."""
        words, decision = self.app.words, self.prompt.decision
        if decision.source is None and words.has(f"table.end.{decision.verb}"):
            return words.say(f"table.end.{decision.verb}")
        if words.has(f"table.decline.{decision.verb}"):
            return words.say(f"table.decline.{decision.verb}")
        return words.choice(None)

    def _confirm_words(self) -> str:
        words, verb = self.app.words, self.prompt.decision.verb
        if self.prompt.is_scale:
            return words.say("table.confirm")
        if self.prompt.is_count and len(self.prompt.names) > 1:  # coins and potions are not added up
            return words.say("table.confirm")
        if self.prompt.is_double:
            bought = words.say("table.buy_this", cards=words.counted(option.name for option in self.prompt.answer))
            return bought[:1].upper() + bought[1:]
        if not self.prompt.can_confirm:
            return words.say_number("table.choose_more", self.prompt.decision.at_least - len(self.prompt.picked))
        return words.say_number(f"table.confirm.{verb}", len(self.prompt.picked))

    def build_buttons(self, area: pygame.Rect) -> list[Widget]:
        """The main button, and a lower one below it."""
        gap = self.app.look.px(BUTTON_GAP)
        tall = (area.height - gap) * 11 // 20
        widgets: list[Widget] = []
        for number, deed in enumerate(self.deeds()[:2]):
            top = area.y if number == 0 else area.y + tall + gap
            rect = pygame.Rect(area.x, top, area.width, tall if number == 0 else area.height - tall - gap)
            kind = "main" if number == 0 else "plain"
            widgets.append(Button(rect, deed.words, deed.act, f"deed {number}", kind, enabled=deed.is_possible))
        return widgets

    # What stands above the hand

    @property
    def first_control(self) -> str:
        """The first thing that stands there; "" where there is nothing."""
        prompt = self.prompt
        if prompt.is_scale:
            return "scale"
        if prompt.is_count:
            return f"more {prompt.names[0]}"
        return "choice 0" if prompt.is_written else ""

    def build(self, area: pygame.Rect) -> list[Widget]:
        """The widgets of a question that is not asked on cards, in an area above the hand."""
        prompt = self.prompt
        if prompt.is_naming:
            return self._naming(area)
        if prompt.is_count:
            return self._counting(area)
        if prompt.is_scale:
            return self._scale(area)
        if prompt.is_written:
            return self._written(area)
        return []

    def _panel(self, area: pygame.Rect, width: int, height: int) -> pygame.Rect:
        rect = pygame.Rect(0, 0, min(width, area.width), height)
        rect.midbottom = (area.centerx, area.bottom)
        return rect

    def _written(self, area: pygame.Rect) -> list[Widget]:
        """A button for each written choice; the "no" is on the main button already."""
        look, prompt = self.app.look, self.prompt
        options = prompt.decision.options
        texts = [self.app.words.choice(option, prompt.decision) for option in options]
        gap, high = look.px(10), look.px(54)
        needed = max(look.measure(text, look.text_px(17)) for text in texts) + look.px(36)
        across = min(len(options), max(1, (area.width - 2 * gap) // (min(needed, look.px(300)) + gap)))
        rows = -(-len(options) // across)
        wide = min(max(needed, look.px(150)), (area.width - (across + 1) * gap) // across)
        panel = self._panel(area, across * (wide + gap) + gap, rows * (high + gap) + gap)
        widgets: list[Widget] = [Panel(panel, fill=NIGHT, alpha=OPAQUE)]
        for place, text in enumerate(texts):
            line, column = divmod(place, across)
            rect = pygame.Rect(panel.x + gap + column * (wide + gap), panel.y + gap + line * (high + gap), wide, high)
            kind = "chosen" if place in prompt.picked else "plain"
            widgets.append(Button(rect, text, partial(self._pick, place), f"choice {place}", kind))
        return widgets

    def _pick(self, place: int) -> None:
        if self.prompt.pick(place):
            self.give(self.prompt.answer)
        else:
            self.change()

    def _counting(self, area: pygame.Rect) -> list[Widget]:
        """A counter for each sort of equal things."""
        look, prompt = self.app.look, self.prompt
        high, gap = look.px(52), look.px(10)
        panel = self._panel(area, look.px(420), len(prompt.names) * (high + gap) + gap)
        widgets: list[Widget] = [Panel(panel, fill=NIGHT, alpha=OPAQUE)]
        for line, name in enumerate(prompt.names):
            top = panel.y + gap + line * (high + gap)
            count, most = prompt.count(name), prompt.most(name)
            small = look.px(56)
            minus = pygame.Rect(panel.x + gap, top, small, high)
            plus = pygame.Rect(panel.right - gap - small, top, small, high)
            middle = pygame.Rect(minus.right + gap, top, plus.x - minus.right - 2 * gap, high)
            words = self.app.words.say("table.count", count=count, most=most)
            sign = "token" if prompt.decision.verb is Verb.SPEND else name if is_symbol(name) else ""
            widgets += [
                Button(minus, "−", self._counter(name, count - 1), f"less {name}", size=24, enabled=count > 0),
                Button(middle, words, self._counter(name, most), f"all {name}", "quiet", sign, size=20),
                Button(plus, "+", self._counter(name, count + 1), f"more {name}", size=24, enabled=count < most),
            ]
        return widgets

    def _counter(self, name: str, count: int) -> Callable[[], None]:
        def set_count() -> None:
            self.prompt.set_count(name, count)
            self.change()

        return set_count

    def _scale(self, area: pygame.Rect) -> list[Widget]:
        """A slider for a place in a row, with what that place is called."""
        look, prompt = self.app.look, self.prompt
        panel = self._panel(area, look.px(560), look.px(92))
        place = prompt.picked[0]
        words = self.app.words.choice(prompt.decision.options[place], prompt.decision)
        if self.about:
            words = self.app.words.say("table.about", card=self.app.words.card(self.about), place=words)
        label = pygame.Rect(panel.x + look.px(16), panel.y + look.px(8), panel.width - look.px(32), look.px(34))
        bar = pygame.Rect(panel.x + look.px(16), panel.y + look.px(46), panel.width - look.px(32), look.px(36))
        last = len(prompt.decision.options) - 1

        def slide(value: int) -> None:
            prompt.pick(value)
            self.change()

        return [
            Panel(panel, fill=NIGHT, alpha=OPAQUE),
            Label(label, words, 18, colour=CREAM, align="center"),
            Slider(bar, place, 0, last, slide, "scale", has_number=False),
        ]

    # Naming

    def _naming(self, area: pygame.Rect) -> list[Widget]:
        """A field to type a name into, and buttons for what fits; the piles can be clicked as well."""
        look = self.app.look
        gap, high = look.px(8), look.px(40)
        panel = self._panel(area, look.px(760), 2 * high + 3 * gap)
        field = pygame.Rect(panel.x + gap, panel.y + gap, panel.width - 2 * gap, high)
        hint = self.app.words.say("table.name_hint")
        widgets: list[Widget] = [
            Panel(panel, fill=NIGHT, alpha=OPAQUE),
            TextField(field, self.typed, self._type, "name", hint, on_enter=self._take_first),
        ]
        found = self.fitting()[:MOST_NAMES]
        wide = (panel.width - 2 * gap - (MOST_NAMES - 1) * gap) // MOST_NAMES
        for number, place in enumerate(found):
            rect = pygame.Rect(panel.x + gap + number * (wide + gap), field.bottom + gap, wide, high)
            name = self.app.words.card(self.prompt.decision.options[place].name)
            widgets.append(Button(rect, name, partial(self._pick, place), f"named {place}", size=14))
        return widgets

    def fitting(self) -> list[int]:
        """The options whose names begin with, or else contain, what was typed."""
        typed = folded(self.typed.strip())
        if not typed:
            return []
        names = [folded(self.app.words.card(option.name)) for option in self.prompt.decision.options]
        found = [place for place, name in enumerate(names) if typed in name]
        return sorted(found, key=lambda place: (not names[place].startswith(typed), names[place]))

    def _type(self, text: str) -> None:
        self.typed = text
        self.change()

    def _take_first(self) -> None:
        found = self.fitting()
        if found:
            self._pick(found[0])


def warn_of_end(app: "App", warning: Caution, end: Callable[[], None]) -> None:
    """Ask whether something shall really end, although there is more to do in it."""
    say = app.words.say

    def never_again() -> None:
        app.change_settings(warn_actions=False)
        end()

    buttons = [
        (say("table.warn_end"), end, "plain"),
        (say("table.warn_never"), never_again, "plain"),
        (say("table.warn_stay"), None, "main"),
    ]
    app.push(Dialog(app, warning.title, warning.text, buttons))
