"""Pictures, of cards mostly, that can be clicked."""

from collections.abc import Callable

import pygame

from scenes.app.widgets.widget import Act, Marks, Widget, draw_focus
from scenes.look.look import Look
from scenes.look.shapes import disc, glow, rounded
from scenes.look.symbols import symbol
from scenes.look.theme import CHOSEN, CREAM, DANGER, NIGHT, OFFERED

# What a mark looks like: the colour of the light around, and the symbol on the corner.
RINGS = {"chosen": (CHOSEN, "check"), "banned": (DANGER, "cross")}


class Picture(Widget):
    """A picture that is made when it is first drawn: a gallery of a hundred cards paints only those in sight."""

    def __init__(
        self,
        rect: pygame.Rect,
        paint: Callable[[], pygame.Surface],
        name: str = "",
        on_click: Act | None = None,
        mark: str = "",
        is_dim: bool = False,
        tip: str = "",
    ) -> None:
        super().__init__(rect, name, tip)
        self.paint = paint
        self.on_click = on_click
        self.can_focus = on_click is not None
        self.mark = mark
        self.is_dim = is_dim

    @property
    def picture_place(self) -> pygame.Rect:
        """Where the picture is: there may be something else beside it."""
        return self.rect

    def click(self, at: tuple[int, int]) -> None:
        if self.on_click is not None:
            self.on_click()

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        picture = self.paint()
        place = picture.get_rect(center=self.picture_place.center)
        radius = max(4, place.width // 18)
        if self.mark or (marks.hovered and self.on_click):
            colour = RINGS[self.mark][0] if self.mark else OFFERED
            spread = look.px(9)
            surface.blit(glow(look, place.size, colour, 210, spread), place.move(-spread, -spread))
        surface.blit(picture, place)
        if self.is_dim:
            surface.blit(rounded(look, place.size, radius, (10, 8, 8, 150)), place)
        if self.mark:
            self._draw_mark(surface, look, place)
        if marks.focused:
            draw_focus(surface, look, place, radius)

    def _draw_mark(self, surface: pygame.Surface, look: Look, place: pygame.Rect) -> None:
        """The symbol on a plate, below the name of a card: every letter of it can still be read."""
        colour, sign = RINGS[self.mark]
        radius = look.px(14)
        plate = disc(look, radius, colour, CREAM, max(1, look.px(1.2)))
        centre = (place.right - radius - look.px(4), place.y + place.height // 4 + radius)
        surface.blit(plate, plate.get_rect(center=centre))
        picture = symbol(look, sign, round(radius * 1.3), NIGHT)
        surface.blit(picture, picture.get_rect(center=centre))
