"""A card that is dragged: from the hand into play, from a pile to oneself, or within the order of the tray."""

from typing import TYPE_CHECKING

import pygame

from scenes.table.board import Place
from scenes.table.places import PlaceWidget

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

WIDE = 90  # units: a card that is not of the hand


class Dragging:
    """What is in somebody's fingers just now, and where."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.name = ""  # as the stage knows it; "": nothing
        self.at = (0, 0)

    def drag(self, place: Place, at: tuple[int, int] | None) -> None:
        """A card is moved; nowhere once it is let go."""
        self.name, self.at = ("", (0, 0)) if at is None else (place.name, at)
        self.scene.stage.is_dirty = True

    def drop(self, place: Place, at: tuple[int, int]) -> bool:
        """A card was let go: in the tray it takes that position, elsewhere it counts as picked."""
        scene = self.scene
        if place.option is None or scene.prompt is None:
            return True
        if scene.tray is not None and scene.prompt.is_order:
            scene.prompt.move(place.option, scene.tray.slot_at(at))
            scene.changed()
        elif scene.board.counts_there(place, at) and not scene.sidebar.rect.collidepoint(at):
            scene.pick(place.option)
        return True

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """A card of a pile or of the tray; those of the hand are drawn by the board, which lifts them anyway."""
        scene = self.scene
        widget = scene.stage.find(self.name) if self.name else None
        if scene.prompt is None or not isinstance(widget, PlaceWidget):
            return []
        option = scene.prompt.decision.options[widget.place.option or 0]
        picture = scene.board.sprite(option, scene.app.look.px(WIDE), 0)
        return [surface.blit(picture, picture.get_rect(center=self.at))]
