"""What all widgets have in common."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pygame

from scenes.look.look import Look
from scenes.look.shapes import rounded
from scenes.look.theme import FOCUS, Colour

Act = Callable[[], Any]

SELECTED: Colour = (84, 62, 36)  # what is chosen among several: brown, with a bright edge. Gold is the main deed


class Marks(NamedTuple):
    """How a widget is looked at just now."""

    hovered: bool = False
    pressed: bool = False
    focused: bool = False  # by the keyboard, and to be shown as such


class Widget:
    """A rectangle of the window that can be seen, and perhaps used. Its name tells it from all others of its scene."""

    can_focus = False
    is_visible = True  # whether there is anything to draw but the focus
    takes_arrows = False  # whether left and right mean something inside it

    def __init__(self, rect: pygame.Rect, name: str = "", tip: str = "", enabled: bool = True) -> None:
        self.rect = rect
        self.name = name
        self.tip = tip
        self.enabled = enabled
        self.children: list[Widget] = []
        self.on_context: Act | None = None  # right click, long press
        self.on_hover: Callable[[bool], Any] | None = None

    @property
    def is_usable(self) -> bool:
        return self.can_focus and self.enabled

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        raise AssertionError(f"{type(self).__name__} does not draw itself")

    def press(self, at: tuple[int, int]) -> None:
        """The button goes down on it."""

    def drag(self, at: tuple[int, int]) -> None:
        """The pointer moves while the button that went down on it is down."""

    def drop(self, at: tuple[int, int]) -> bool:
        """The button went up again, wherever; whether that was all, and no click."""
        return False

    def click(self, at: tuple[int, int]) -> None:
        """The button went down and up on it."""

    def enter(self) -> None:
        """Enter was pressed while it has the focus."""
        self.click(self.rect.center)

    def key(self, event: pygame.event.Event) -> bool:
        """A key while it has the focus; whether it was of use."""
        return False

    def wheel(self, steps: float) -> bool:
        return False

    def move(self, dx: int, dy: int) -> None:
        self.rect.move_ip(dx, dy)
        for child in self.children:
            child.move(dx, dy)

    # What the stage keeps for it when the scene is rebuilt

    def memory(self) -> Any:
        return None

    def remember(self, memory: Any) -> None:
        """Take up what an earlier widget of the same name left."""


def draw_focus(surface: pygame.Surface, look: Look, rect: pygame.Rect, radius: int) -> None:
    """The frame around what the keyboard is at."""
    gap = look.px(3)
    around = rect.inflate(2 * gap, 2 * gap)
    frame = rounded(look, around.size, radius + gap, (0, 0, 0, 0), FOCUS, look.px(2.5))
    surface.blit(frame, around)
