"""The right edge of the table: the log, and the small buttons that are always there."""

from typing import TYPE_CHECKING

import pygame

from scenes.app.widgets import Button, Widget
from scenes.app.widgets.panel import draw_panel
from scenes.app.widgets.widget import Marks, draw_focus
from scenes.look.look import Look
from scenes.look.theme import NIGHT
from scenes.table.layers import Region

if TYPE_CHECKING:
    from scenes.table.shown_table import ShownTable

BUTTON = 38  # units
GAP = 5
STEP = 60  # for one notch of the wheel


class LogPane(Widget):
    """The log, to be scrolled with keys or a finger; a card that is named in it can be opened."""

    is_visible = False  # the sidebar draws it
    can_focus = True
    takes_arrows = True

    def __init__(self, rect: pygame.Rect, scene: "ShownTable") -> None:
        super().__init__(rect, "log")
        self.scene = scene
        self.on_context = self._open
        self._last: int | None = None  # where the finger was
        self._has_moved = False

    def press(self, at: tuple[int, int]) -> None:
        self._last, self._has_moved = at[1], False

    def drag(self, at: tuple[int, int]) -> None:
        if self._last is not None and self.scene.log.scroll(at[1] - self._last):
            self._last, self._has_moved = at[1], True

    def drop(self, at: tuple[int, int]) -> bool:
        self._last = None
        return self._has_moved

    def click(self, at: tuple[int, int]) -> None:
        self._open(at)

    def _open(self, at: tuple[int, int] | None = None) -> None:
        named = self.scene.log.card_at(at or self.scene.app.pointer)
        opener = self.scene.opener(named[0] if named is not None else None)
        if opener is not None:
            opener()

    def key(self, event: pygame.event.Event) -> bool:
        steps = {pygame.K_UP: 1, pygame.K_DOWN: -1}
        if event.type != pygame.KEYDOWN or event.key not in steps:
            return False
        return self.scene.log.scroll(steps[event.key] * self.scene.app.look.px(STEP))

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        if marks.focused:
            draw_focus(surface, look, self.rect.inflate(look.px(8), look.px(2)), look.px(8))


class Sidebar:
    """The log if it is wanted, and the buttons either way."""

    def __init__(self, scene: "ShownTable") -> None:
        self.scene = scene

    @property
    def rect(self) -> pygame.Rect:
        return self.scene.board.areas.log

    def lines(self, area: pygame.Rect) -> pygame.Rect:
        """Where the sentences stand."""
        look = self.scene.app.look
        top = look.px(BUTTON + 3 * GAP)
        return pygame.Rect(area.x + look.px(10), area.y + top, area.width - look.px(20), area.height - top - look.px(8))

    def build(self) -> list[Widget]:
        scene, look = self.scene, self.scene.app.look
        side, gap = look.px(BUTTON), look.px(GAP)
        area, is_wide = self.rect, scene.app.settings.show_log
        widgets: list[Widget] = []
        for number, deed in enumerate(scene.side_deeds()):
            step = number * (side + gap)
            at = (area.x + gap + step, area.y + gap) if is_wide else (area.x, area.y + gap + step)
            rect = pygame.Rect(*at, side, side)
            widgets.append(
                Button(rect, "", deed.act, f"side {deed.sign}", "quiet", deed.sign, tip=deed.tip,
                       enabled=deed.is_possible)
            )  # fmt: skip
        if is_wide:
            widgets.append(LogPane(self.lines(area), scene))
        return widgets

    def draw_ground(self, surface: pygame.Surface) -> None:
        """What the log stands on. It never changes, so it is drawn but once."""
        if self.scene.app.settings.show_log:
            draw_panel(surface, self.scene.app.look, self.rect, NIGHT, 200)

    def regions(self) -> list[Region]:
        log = self.scene.log
        return [Region("log", self.rect, log.version, log.draw)] if self.scene.app.settings.show_log else []

    def wheel(self, event: pygame.event.Event) -> bool:
        """Scroll the log if the pointer is over it."""
        if not self.rect.collidepoint(self.scene.app.pointer):
            return False
        return self.scene.log.scroll(round(getattr(event, "precise_y", event.y) * self.scene.app.look.px(STEP)))
