"""The right edge of the table: the log, and the small buttons that are always there."""

from typing import TYPE_CHECKING

import pygame

from scenes.app.widgets import Button, Widget
from scenes.app.widgets.panel import draw_panel
from scenes.look.theme import NIGHT
from scenes.table.layers import Region

if TYPE_CHECKING:
    from scenes.table.shown_table import ShownTable

BUTTON = 38  # units
GAP = 5


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
        return self.scene.log.scroll(round(getattr(event, "precise_y", event.y) * self.scene.app.look.px(60)))
