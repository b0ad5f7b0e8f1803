"""Cards on a page: small faces that show themselves large when one points at them, or asks."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from scenes.app.widgets import Picture
from scenes.games import shown
from scenes.inspector import inspect

if TYPE_CHECKING:
    from scenes.new_game.scene import NewGame

CARD_SHAPE = 1.5  # how much higher than wide a card is


def card_picture(
    scene: "NewGame",
    place: pygame.Rect,
    name: str,
    on_click: Callable[[], Any] | None = None,
    mark: str = "",
    beside: Sequence[str] = (),
    is_dim: bool = False,
) -> Picture:
    """A card. A right click or a long press shows it large among those beside it; a click too if it means nothing else.

    The scene shows it when it is pointed at: it knows it by its name.
    """

    def show() -> None:
        inspect(scene.app, scene.offer.game, name, beside)

    face = shown(scene.offer.game).face(name, scene.app.words)
    picture = Picture(
        place, lambda: scene.app.painter.compact(face, place.width), f"card {name}", on_click or show, mark, is_dim
    )
    picture.on_context = show
    return picture


def card_size(width: int) -> tuple[int, int]:
    return width, round(width * CARD_SHAPE)


def places_for(area: pygame.Rect, columns: int, count: int, gap: int) -> list[pygame.Rect]:
    """Places for cards as wide as so many columns allow, row by row, as many rows as it takes."""
    wide, high = card_size((area.width - (columns - 1) * gap) // columns)
    return [
        pygame.Rect(area.x + number % columns * (wide + gap), area.y + number // columns * (high + gap), wide, high)
        for number in range(count)
    ]


def places_within(area: pygame.Rect, columns: int, rows: int, gap: int) -> list[pygame.Rect]:
    """Places for cards as large as the area has room for all of them, in its middle."""
    wide = (area.width - (columns - 1) * gap) // columns
    high = (area.height - (rows - 1) * gap) // rows
    wide, high = card_size(min(wide, int(high / CARD_SHAPE)))
    left = area.centerx - (columns * wide + (columns - 1) * gap) // 2
    top = area.centery - (rows * high + (rows - 1) * gap) // 2
    return [
        pygame.Rect(left + number % columns * (wide + gap), top + number // columns * (high + gap), wide, high)
        for number in range(columns * rows)
    ]
