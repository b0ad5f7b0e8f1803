"""A line to type into."""

from collections.abc import Callable
from typing import Any

import pygame

from scenes.app.widgets.widget import Marks, Widget, draw_focus
from scenes.look.look import Look
from scenes.look.shapes import rounded
from scenes.look.theme import BRASS_BRIGHT, BRASS_DARK, CANDLE, CREAM, FADED, FIELD


class TextField(Widget):
    """One line of text with a cursor. What is typed reaches `on_change` at once, Enter calls `on_enter`."""

    can_focus = True
    takes_arrows = True
    takes_text = True

    def __init__(
        self,
        rect: pygame.Rect,
        text: str,
        on_change: Callable[[str], Any],
        name: str,
        hint: str = "",
        most: int = 60,
        on_enter: Callable[[], Any] | None = None,
        tip: str = "",
        enabled: bool = True,
        allowed: Callable[[str], bool] | None = None,
        size: float = 17,
    ) -> None:
        super().__init__(rect, name, tip, enabled)
        self.text = text
        self.cursor = len(text)
        self.is_marked = False  # all of it: what is typed next takes its place
        self.on_change, self.on_enter = on_change, on_enter
        self.hint = hint
        self.most = most
        self.allowed = allowed
        self.size = size
        self._look: Look | None = None

    def memory(self) -> Any:
        return self.cursor, self.is_marked

    def remember(self, memory: Any) -> None:
        self.cursor, self.is_marked = min(memory[0], len(self.text)), memory[1]

    def press(self, at: tuple[int, int]) -> None:
        """Put the cursor where it was clicked."""
        self.is_marked = False
        if self._look is None:
            return
        pixels, x = self._look.text_px(self.size), at[0] - self.rect.x - self._look.px(10)
        widths = [self._look.measure(self.text[:count], pixels) for count in range(len(self.text) + 1)]
        self.cursor = min(range(len(widths)), key=lambda count: abs(widths[count] - x))

    def key(self, event: pygame.event.Event) -> bool:
        if not self.enabled:
            return False
        if event.type == pygame.TEXTINPUT:
            self._insert(event.text)
            return True
        is_command = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if event.key == pygame.K_a and is_command:
            self.is_marked = bool(self.text)
            return True
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE) and self.is_marked:
            self._clear()
            return True
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            at = self.cursor - 1 if event.key == pygame.K_BACKSPACE else self.cursor
            if 0 <= at < len(self.text):
                self.cursor = at
                self._set(self.text[:at] + self.text[at + 1 :])
            return True
        moves = {
            pygame.K_LEFT: self.cursor - 1,
            pygame.K_RIGHT: self.cursor + 1,
            pygame.K_HOME: 0,
            pygame.K_END: len(self.text),
        }
        if event.key in moves:
            self.is_marked = False
            self.cursor = max(0, min(len(self.text), moves[event.key]))
            return True
        if event.key == pygame.K_v and is_command:
            self._insert(_clipboard())
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.on_enter is not None:
            self.on_enter()
            return True
        # Whatever else is a letter comes again as text: it must not be taken for a shortcut meanwhile.
        return bool(event.unicode) and event.unicode.isprintable()

    def _insert(self, typed: str) -> None:
        typed = "".join(
            letter for letter in typed if letter.isprintable() and (self.allowed is None or self.allowed(letter))
        )
        if typed and self.is_marked:
            self.text, self.cursor, self.is_marked = "", 0, False
        typed = typed[: self.most - len(self.text)]
        if typed:
            text = self.text[: self.cursor] + typed + self.text[self.cursor :]
            self.cursor += len(typed)
            self._set(text)

    def _clear(self) -> None:
        self.cursor, self.is_marked = 0, False
        self._set("")

    def _set(self, text: str) -> None:
        self.text = text
        self.on_change(text)

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        self._look = look
        radius = look.px(8)
        edge = BRASS_BRIGHT if marks.hovered or marks.focused else BRASS_DARK
        surface.blit(rounded(look, self.rect.size, radius, FIELD, edge, look.px(1.5)), self.rect)
        inner = self.rect.inflate(-2 * look.px(10), -look.px(4))
        if not self.text and self.hint:
            look.write(surface, self.hint, inner, self.size, "italic", FADED)
        pixels = look.text_px(self.size)
        before = look.measure(self.text[: self.cursor], pixels)
        shift = max(0, before + look.px(3) - inner.width)  # a long text slides so that the cursor stays in sight
        clip = surface.get_clip()
        surface.set_clip(inner.clip(clip))
        if self.is_marked and marks.focused:
            wide, tall = look.measure(self.text, pixels), look.line_height(pixels)
            pygame.draw.rect(surface, BRASS_DARK, (inner.x - shift, inner.centery - tall // 2, wide, tall))
        if self.text:
            line = look.render(self.text, pixels, "regular", CREAM if self.enabled else FADED)
            surface.blit(line, (inner.x - shift, inner.centery - line.get_height() // 2))
        if marks.focused:
            tall = look.px(20)
            pygame.draw.rect(surface, CANDLE, (inner.x - shift + before, inner.centery - tall // 2, look.px(2), tall))
        surface.set_clip(clip)
        if marks.focused:
            draw_focus(surface, look, self.rect, radius)


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text() if hasattr(pygame.scrap, "get_text") else ""
    except pygame.error:
        return ""
