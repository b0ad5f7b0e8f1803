"""The log at the side of the table: sentences, of which the newest is at the bottom."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.core.events import Event
from scenes.app.widgets.label import draw_runs
from scenes.look.look import Look
from scenes.look.paragraph import Run, lay_out
from scenes.look.shapes import rounded
from scenes.look.theme import BRASS, BRASS_BRIGHT, CREAM, FADED
from scenes.words import Words

SIZE = 14
LAID_OUT_AT_ONCE = 60  # events
HEADINGS = ("turn", "automa", "end")  # what begins something new


class Line(NamedTuple):
    runs: list[Run]
    height: int
    is_heading: bool


class LogView:
    """All sentences so far, laid out for one width."""

    def __init__(self, look: Look, words: Words, players: Sequence[str], rect: pygame.Rect) -> None:
        self.look, self.words, self.players = look, words, players
        self.rect = rect
        self.pixels = look.text_px(SIZE)
        self._lines: list[Line] = []
        self._older: list[Event] = []  # what stands above: it is laid out when somebody scrolls back to it
        self.height = 0
        self.back = 0  # how far one has scrolled back from the newest, in pixels
        self.version = 0  # grows with every change, as a key for the picture

    def add(self, event: Event) -> None:
        """Tell an event, as it was seen."""
        line = self.laid_out(event)
        if line is not None:
            self.append(line)

    def laid_out(self, event: Event) -> Line | None:
        """The sentence of an event; None where it has none."""
        pieces = self.words.log_pieces(event, self.players)
        if pieces is None:
            return None
        is_heading = event.name in HEADINGS
        weight = "semibold" if is_heading else "regular"
        runs, height = lay_out(self.look, pieces, self.pixels, self.rect.width, weight)
        return Line(runs, height + self.look.px(9 if is_heading else 3), is_heading)

    def append(self, line: Line) -> None:
        self._lines.append(line)
        self.height += line.height
        if self.back:
            self.back += line.height  # who reads further up goes on reading there
        self.version += 1

    def tell_all(self, events: Sequence[Event]) -> None:
        """Begin anew with these events; of a long game only the end is laid out yet."""
        self.clear()
        self._older = list(events[:-LAID_OUT_AT_ONCE])
        for event in events[-LAID_OUT_AT_ONCE:]:
            self.add(event)
        self._lay_out_older(self.rect.height)

    def _lay_out_older(self, height: int) -> None:
        """Lay out older sentences until there is text of such a height."""
        while self._older and self.height < height:
            line = self.laid_out(self._older.pop())
            if line is not None:
                self._lines.insert(0, line)
                self.height += line.height

    def clear(self) -> None:
        self._lines.clear()
        self._older.clear()
        self.height = self.back = 0
        self.version += 1

    def scroll(self, pixels: int) -> bool:
        self._lay_out_older(self.back + pixels + 2 * self.rect.height)
        back = max(0, min(self.height - self.rect.height, self.back + pixels))
        moved, self.back = back != self.back, back
        self.version += moved
        return moved

    def page(self, direction: int) -> bool:
        return self.scroll(direction * self.rect.height * 4 // 5)

    def _visible(self) -> list[tuple[Line, int]]:
        """The lines in sight with their upper edges."""
        bottom = self.rect.bottom + self.back
        if self.height < self.rect.height:
            bottom = self.rect.y + self.height
        seen = []
        for line in reversed(self._lines):
            top = bottom - line.height
            if top < self.rect.bottom and bottom > self.rect.top:
                seen.append((line, top))
            if bottom < self.rect.top:
                break
            bottom = top
        return seen

    def card_at(self, at: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        """The card whose name is pointed at."""
        if not self.rect.collidepoint(at):
            return None
        for line, top in self._visible():
            lead = line.height - max(run.rect.bottom for run in line.runs) if line.runs else 0
            for run in line.runs:
                place = run.rect.move(self.rect.x, top + lead)
                if run.card is not None and place.collidepoint(at):
                    return run.card, place
        return None

    def draw(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        for line, top in self._visible():
            lead = line.height - max(run.rect.bottom for run in line.runs) if line.runs else 0
            weight, colour = ("semibold", CREAM) if line.is_heading else ("regular", FADED)
            # What would be cut through by an edge is left out.
            low, high = self.rect.top - top - lead, self.rect.bottom - top - lead + self.look.px(3)
            whole = [run for run in line.runs if run.rect.top >= low and run.rect.bottom <= high]
            at = (self.rect.x, top + lead)
            draw_runs(surface, self.look, whole, at, self.pixels, weight, colour, BRASS_BRIGHT)
        surface.set_clip(clip)
        if self.back:
            self._draw_thumb(surface)

    def _draw_thumb(self, surface: pygame.Surface) -> None:
        """Where one is, once one has scrolled back; how much there is above is known as far as it is laid out."""
        high = max(self.look.px(24), self.rect.height**2 // self.height)
        above = self.height - self.rect.height - self.back
        top = self.rect.y + (self.rect.height - high) * above // max(1, self.height - self.rect.height)
        wide = self.look.px(4)
        thumb = pygame.Rect(self.rect.right + self.look.px(2), top, wide, high)
        surface.blit(rounded(self.look, thumb.size, wide // 2, BRASS), thumb)
