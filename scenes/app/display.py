"""The window itself: its size, full screen, and the cheapest way to bring a picture onto it."""

import os
import sys
from contextlib import suppress
from time import perf_counter

import pygame

from assets import FOLDER
from scenes.look.theme import SMALLEST_WINDOW

ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
SLOW_FLIP = 0.008  # seconds: beyond that the other way of presenting is tried, once
FLIPS_TO_JUDGE = 12


def prepare() -> None:
    """What SDL must be told before it starts."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")  # the click that brings the window forward counts
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "athanor")
    if sys.platform.startswith("linux"):
        # Without a graphics card SDL would present through software OpenGL, thirty times slower than without it.
        os.environ.setdefault(ACCELERATION, "0")


class Display:
    """The one window of the game."""

    def __init__(self, size: tuple[int, int] | None, is_full_screen: bool) -> None:
        pygame.display.init()
        pygame.font.init()
        pygame.key.set_repeat(350, 45)
        self.windowed_size = size or _comfortable_size()
        self.is_full_screen = is_full_screen
        self._flips: list[float] | None = []  # how long they took; None: judged already
        self._slow_flip: float | None = None  # how long one took before the other way was tried
        self._open()

    def _open(self) -> None:
        pygame.display.set_caption("Athanor")
        _set_icon()
        if self.is_full_screen:
            self.surface = pygame.display.set_mode(_desktop_size(), pygame.FULLSCREEN)
        else:
            self.surface = pygame.display.set_mode(self.windowed_size, pygame.RESIZABLE)

    @property
    def size(self) -> tuple[int, int]:
        return self.surface.get_size()

    @property
    def is_large_enough(self) -> bool:
        return self.size[0] >= SMALLEST_WINDOW[0] and self.size[1] >= SMALLEST_WINDOW[1]

    def resized(self) -> None:
        """The window was given another size from outside."""
        self.surface = pygame.display.get_surface() or self.surface
        if not self.is_full_screen:
            self.windowed_size = self.size

    def toggle_full_screen(self) -> None:
        self.is_full_screen = not self.is_full_screen
        if not self.is_full_screen:
            # One that may be resized would stay as large as the screen is, at least on X11.
            pygame.display.set_mode(self.windowed_size)
        self._open()

    def show(self, changed: list[pygame.Rect] | None = None) -> None:
        """Bring the picture, or the parts of it that changed, to the screen."""
        if changed is not None:
            pygame.display.update(changed)
            return
        begun = perf_counter()
        pygame.display.flip()
        if self._flips is None:
            return
        self._flips.append(perf_counter() - begun)
        if len(self._flips) == FLIPS_TO_JUDGE:
            self._judge(min(self._flips))  # the quickest: a busy machine delays some of them, a slow way all

    def _judge(self, flip: float) -> None:
        """If bringing a picture to the screen is slow, try the other way once, and come back if that is no better."""
        self._flips = None
        if pygame.display.get_driver() != "x11":
            return
        if self._slow_flip is None and flip > SLOW_FLIP:
            self._slow_flip, self._flips = flip, []
            self._present_otherwise()
        elif self._slow_flip is not None and flip > self._slow_flip:
            self._present_otherwise()

    def _present_otherwise(self) -> None:
        """With the graphics card instead of without, or the other way round. It needs another window."""
        os.environ[ACCELERATION] = "1" if os.environ.get(ACCELERATION) == "0" else "0"
        picture = self.surface.copy()
        pygame.display.quit()
        pygame.display.init()
        self._open()
        self.surface.blit(picture, (0, 0))

    def close(self) -> None:
        pygame.display.quit()


def _desktop_size() -> tuple[int, int]:
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes else SMALLEST_WINDOW


def _comfortable_size() -> tuple[int, int]:
    """As much of the screen as leaves its edges visible; never more than there is."""
    width, height = _desktop_size()
    wide, high = min(1600, width * 9 // 10), min(900, height * 85 // 100)
    return min(width, max(SMALLEST_WINDOW[0], wide)), min(height, max(SMALLEST_WINDOW[1], high))


def _set_icon() -> None:
    with suppress(OSError, pygame.error):  # a window without an icon is still a window
        pygame.display.set_icon(pygame.image.load(FOLDER / "pictures" / "icon.png"))
