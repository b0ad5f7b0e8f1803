"""Places on the board as the stage knows them: they draw nothing but the focus, and can be clicked and dragged."""

from collections.abc import Callable, Iterable
from typing import Any

import pygame

from scenes.app.widgets.widget import Act, Marks, Widget, draw_focus
from scenes.look.look import Look
from scenes.table.board import Place

FAR = 26  # units that a card must be moved to be dragged


class PlaceWidget(Widget):
    """A card or a pile on the board."""

    is_visible = False  # the board draws it

    def __init__(
        self,
        place: Place,
        look: Look,
        on_click: Act | None,
        on_context: Act | None,
        on_drag: Callable[[Place, tuple[int, int] | None], Any] | None = None,
        on_drop: Callable[[Place, tuple[int, int]], bool] | None = None,
    ) -> None:
        super().__init__(place.rect, place.name, place.tip)
        self.place = place
        self.on_click = on_click
        self.on_context = on_context
        self.on_drag, self.on_drop = on_drag, on_drop
        self.can_focus = on_click is not None or place.card is not None or bool(place.tip)
        self.raised: Callable[[], pygame.Rect | None] = lambda: None  # where it is drawn while it is lifted
        self._far = look.px(FAR)
        self._start: tuple[int, int] | None = None
        self._is_dragged = False

    def press(self, at: tuple[int, int]) -> None:
        self._start, self._is_dragged = at, False

    def drag(self, at: tuple[int, int]) -> None:
        if self.on_drag is None or self._start is None:
            return
        if self._is_dragged or max(abs(at[0] - self._start[0]), abs(at[1] - self._start[1])) > self._far:
            self._is_dragged = True
            self.on_drag(self.place, at)

    def drop(self, at: tuple[int, int]) -> bool:
        was_dragged, self._is_dragged, self._start = self._is_dragged, False, None
        if not was_dragged or self.on_drag is None:
            return False
        self.on_drag(self.place, None)
        return self.on_drop is None or self.on_drop(self.place, at)

    def click(self, at: tuple[int, int]) -> None:
        if self.on_click is not None:
            self.on_click()
        elif self.on_context is not None and not self.rect.collidepoint(at):
            self.on_context()

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        if marks.focused:
            rect = self.raised() or self.rect
            draw_focus(surface, look, rect, max(4, rect.width // 16))


def lit_names(widgets: Iterable[Widget]) -> list[str]:
    """The names of the places that are an answer to the open question."""
    return [each.name for each in widgets if isinstance(each, PlaceWidget) and each.place.option is not None]
