"""The column at the left of the gallery: what is to be seen there."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from scenes.app.widgets import Button, Choice, Label, Panel, Widget
from scenes.cards.sieve import Entry, Sieve
from scenes.look.symbols import is_symbol
from scenes.look.theme import BRASS_BRIGHT

if TYPE_CHECKING:
    from scenes.app.app import App

# In units
PAD = 14
HEADING = 24
CHIP = 31
GAP = 5
BETWEEN = 9  # two groups


class Filters:
    """Lays out the groups of filters from above; each chip tells `changed` after it changed the sieve."""

    def __init__(
        self, app: "App", box: pygame.Rect, every: Sequence[Entry], sieve: Sieve, changed: Callable[[], Any]
    ) -> None:
        self.app, self.sieve, self.changed = app, sieve, changed
        self.every = every
        look = app.look
        self.box = box
        pad = look.px(PAD)
        self.place = pygame.Rect(box.x + pad, box.y + look.px(10), box.width - 2 * pad, 0)
        self.widgets: list[Widget] = [Panel(box)]

    def build(self) -> list[Widget]:
        words, sieve = self.app.words, self.sieve
        sets = list(dict.fromkeys(entry.set_name for entry in self.every))
        self._heading("gallery.sets")
        self._chips("set", sieve.sets, [(name, words.set_name(name), "") for name in sets], 2)
        types = list(dict.fromkeys(one for entry in self.every for one in entry.types))
        self._heading("gallery.types")
        signs = {one: f"type_{one}" if is_symbol(f"type_{one}") else "" for one in types}
        self._chips("type", sieve.types, [(one, words.type_name(one), signs[one]) for one in types], 2)
        coins = sorted({entry.coins for entry in self.every if entry.coins is not None})
        self._heading("gallery.costs")
        self._chips("coins", sieve.coins, [(count, f"{count}", "") for count in coins], max(1, (len(coins) + 1) // 2))
        self._choice("potion", [(None, "gallery.any"), (False, "gallery.no_potion"), (True, "gallery.potion")])
        editions = sorted({edition for entry in self.every for edition in entry.editions})
        self._heading("gallery.editions")
        self._choice("edition", [(None, "gallery.any"), *((each, f"gallery.edition.{each}") for each in editions)])
        self._clear()
        return self.widgets

    def _take(self, height: float, below: float) -> pygame.Rect:
        """The next so many units of the column."""
        taken = pygame.Rect(self.place.x, self.place.y, self.place.width, self.app.look.px(height))
        self.place.y = taken.bottom + self.app.look.px(below)
        return taken

    def _heading(self, key: str) -> None:
        self.widgets.append(Label(self._take(HEADING, 1), self.app.words.say(key), 15, "semibold", BRASS_BRIGHT))

    def _chips(self, group: str, chosen: set, options: Sequence[tuple[Any, str, str]], columns: int) -> None:
        """Buttons in rows, any number of which may be pressed."""
        gap = self.app.look.px(GAP)
        for row in _rows(options, columns):
            line = self._take(CHIP, GAP)
            left = line.x
            for wide, (value, text, sign) in zip(self._widths(row, columns, line.width), row, strict=True):
                self.widgets.append(
                    Button(
                        pygame.Rect(left, line.y, wide, line.height),
                        text, self._toggling(chosen, value), f"{group} {value}",
                        "chosen" if value in chosen else "plain", sign, 14, lines=1,
                    )
                )  # fmt: skip
                left += wide + gap
        self._take(0, BETWEEN - GAP)

    def _widths(self, row: Sequence[tuple[Any, str, str]], columns: int, room: int) -> list[int]:
        """How wide the buttons of a row are: all alike, unless the words of one need more than that."""
        look = self.app.look
        room -= (columns - 1) * look.px(GAP)
        wanted = [look.measure(text, look.text_px(14), "semibold") + look.px(18) for _, text, sign in row]
        if len(row) < columns or max(wanted) <= room // columns or any(sign for _, _, sign in row):
            return [room // columns] * len(row)
        return [room * one // sum(wanted) for one in wanted]

    def _toggling(self, chosen: set, value: Any) -> Callable[[], None]:
        def toggle() -> None:
            chosen.symmetric_difference_update({value})
            self.changed()

        return toggle

    def _choice(self, group: str, options: Iterable[tuple[Any, str]]) -> None:
        def choose(value: Any) -> None:
            setattr(self.sieve, group, value)
            self.changed()

        said = [(value, self.app.words.say(key)) for value, key in options]
        place = self._take(CHIP + 2, BETWEEN)
        self.widgets.append(Choice(self.app.look, place, said, getattr(self.sieve, group), choose, group, 14))

    def _clear(self) -> None:
        look = self.app.look
        height = look.px(CHIP + 5)
        place = pygame.Rect(self.place.x, self.box.bottom - look.px(12) - height, self.place.width, height)

        def clear() -> None:
            self.sieve.__init__()  # type: ignore[misc]
            self.changed()

        is_open = self.sieve.is_open
        self.widgets.append(
            Button(place, self.app.words.say("gallery.clear"), clear, "clear", "plain", size=15, enabled=not is_open)
        )


def _rows(options: Sequence, columns: int) -> list[Sequence]:
    return [options[start : start + columns] for start in range(0, len(options), columns)]
