"""A scene: one thing that fills the window. The app keeps a stack of them and lets the top one act."""

from typing import TYPE_CHECKING, Any

import pygame

from scenes.app.stage import Stage
from scenes.app.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.app.app import App


class Scene:
    """A life cycle (enter, handle, update, draw, leave) around a stage of widgets.

    A scene says in `build` which widgets there are now. Whatever changes what it would say calls `rebuild`; the stage
    keeps focus, scrolling and half-typed text by the widgets' names.
    """

    name = ""
    is_overlay = False  # whether what lies below stays visible, dimmed
    background = "table"

    def __init__(self, app: "App") -> None:
        self.app = app
        self.stage = Stage(app)

    # The life cycle

    def enter(self) -> None:
        """The scene comes onto the stack."""
        self.rebuild()

    def leave(self) -> None:
        """The scene leaves the stack."""

    def resume(self) -> None:
        """The scene is on top again after another one left."""
        self.stage.leave()
        self.rebuild()

    def restyle(self) -> None:
        """The window's size, the text size or the language changed."""
        self.rebuild()

    def build(self) -> list[Widget]:
        """All widgets, in the order in which Tab visits them; later ones lie on top."""
        return []

    def rebuild(self) -> None:
        self.stage.set(self.build())

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event; whether it was of use."""
        if self.stage.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return self.escape()
        return False

    def escape(self) -> bool:
        """Esc goes back, in most scenes."""
        self.app.pop()
        return True

    def update(self, seconds: float) -> None:
        self.stage.update(seconds)

    @property
    def needs_frame(self) -> bool:
        """Whether the picture has changed, or moves."""
        return self.stage.is_dirty

    @property
    def is_waiting(self) -> bool:
        """Whether something outside (a bot, a disk) may soon have an answer, so that the loop looks often."""
        return False

    @property
    def notices_area(self) -> pygame.Rect:
        """Where notices stand: at the lower edge of this."""
        return pygame.Rect((0, 0), self.app.look.size)

    def trace(self) -> dict[str, Any]:
        """What a trace of the window says of the scene besides its widgets."""
        return {}

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect] | None:
        """Draw the scene. Where only parts of the last picture changed, they may be named; None means all of it.

        That is only possible where app.is_blank does not say that the last picture is gone.
        """
        if not self.is_overlay:  # what lies below one was drawn already
            self.app.draw_background(surface, self.background)
        self.stage.draw(surface)
        return None
