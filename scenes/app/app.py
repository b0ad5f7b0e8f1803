"""The app: one window, one loop, a stack of scenes."""

from time import perf_counter

import pygame

from game.core.errors import GameError
from scenes.app.display import Display
from scenes.app.notices import Notices
from scenes.app.scene import Scene
from scenes.app.trace import Trace
from scenes.files.settings import Settings
from scenes.files.shelf import Files
from scenes.look import fonts
from scenes.look.look import Look
from scenes.look.painter import Painter
from scenes.look.pictures import background
from scenes.look.theme import CREAM, NIGHT, SMALLEST_WINDOW, TEXT_SIZES
from scenes.sounds import Sounds
from scenes.words import Words

FRAMES_A_SECOND = 60
IDLE_WAIT = 50  # milliseconds between two looks around when nothing moves
BUSY_WAIT = 5  # … when a bot or the disk may answer any moment

# The keys that may be held down. Any other counts once, until it is let go.
REPEATED_KEYS = (
    pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB, pygame.K_PAGEUP, pygame.K_PAGEDOWN,
    pygame.K_BACKSPACE, pygame.K_DELETE,
)  # fmt: skip

RESIZED = (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED)


class App:
    """What all scenes share, and the loop that drives them."""

    def __init__(self, files: Files) -> None:
        self.files = files
        self.words = Words(files.language)
        self.display = Display(self.settings.window_size, self.settings.full_screen)
        self.stack: list[Scene] = []
        self.notices = Notices(self)
        self.trace = Trace(self)
        self.sounds = Sounds(lambda: self.settings)
        self._restyle()
        self._is_open = True
        self._must_draw = True
        self._held: set[int] = set()  # the keys that are down
        self.is_blank = True  # whether the window holds nothing of the last picture of the scene that is drawn
        self._was_covered = False  # whether something lay over the last picture
        self.is_turned = False  # whether the window is seen from its upper edge, by people who sit face to face

    def _restyle(self) -> None:
        self.look = Look(self.display.size, TEXT_SIZES[self.settings.text_size])
        self.painter = Painter(self.look)
        self._below: pygame.Surface | None = None  # what an overlay lies on
        self._must_draw = True

    @property
    def settings(self) -> Settings:
        return self.files.settings

    # The stack

    @property
    def scene(self) -> Scene:
        return self.stack[-1]

    def push(self, scene: Scene) -> None:
        self._below = None
        self.stack.append(scene)
        scene.enter()
        self._must_draw = True

    def pop(self) -> None:
        """Leave the top scene; leaving the last one closes the window."""
        self._below = None
        self.stack.pop().leave()
        if self.stack:
            self.scene.resume()
        else:
            self._is_open = False
        self._must_draw = True

    def replace(self, scene: Scene) -> None:
        """Leave the top scene for another one."""
        self._below = None
        self.stack.pop().leave()
        self.push(scene)

    def return_to(self, scene: Scene) -> None:
        """Leave all scenes above this one."""
        while self.scene is not scene:
            self.stack.pop().leave()
        self._below = None
        scene.resume()
        self._must_draw = True

    def quit(self) -> None:
        while self.stack:
            self.stack.pop().leave()
        self._is_open = False

    # What every scene may say or change

    def say(self, sentence: str) -> None:
        """A notice at the lower edge, for some seconds."""
        self.notices.add(sentence)

    def refuse(self, sentence: str) -> None:
        """The same, with a knock: what somebody wanted is not possible."""
        self.sounds.play("refuse")
        self.say(sentence)

    def tell(self, error: GameError) -> None:
        self.refuse(self.words.error(error))

    def change_settings(self, **changes: object) -> None:
        """Change settings, keep them, and let them show everywhere at once."""
        self.files.change_settings(**changes)
        self.tell_troubles()
        if {"sounds", "volume"} & changes.keys():
            self.sounds.take_settings()
        if "language" in changes:
            self.words = Words(self.files.language)
        if "full_screen" in changes and self.display.is_full_screen != self.settings.full_screen:
            self.display.toggle_full_screen()
        if {"language", "text_size", "full_screen"} & changes.keys():
            self.restyle()
        elif "show_log" in changes:  # a table is laid out otherwise, perhaps below the settings
            for scene in self.stack:
                scene.restyle()

    def tell_troubles(self) -> None:
        """What went wrong with files since the last time."""
        for trouble in self.files.take_troubles():
            self.say(self.words.error(trouble))

    def restyle(self) -> None:
        self._restyle()
        for scene in self.stack:
            scene.restyle()

    def draw_background(self, surface: pygame.Surface, name: str) -> None:
        surface.blit(background(self.look, name), (0, 0))

    # The loop

    def run(self) -> None:
        """Until the window is closed."""
        clock = pygame.time.Clock()
        self.files.rehearse()
        self.tell_troubles()
        last = perf_counter()
        while self._is_open:
            self.wait_for_events()
            now = perf_counter()
            self.step(min(0.1, now - last))
            last = now
            if self._is_moving:
                clock.tick(FRAMES_A_SECOND)
        self.close()

    @property
    def _is_moving(self) -> bool:
        return bool(self.stack) and (self.scene.needs_frame or self.notices.is_moving)

    def wait_for_events(self) -> None:
        """Take what has come in; where nothing moves, sleep until something does."""
        events = pygame.event.get()
        if not events and not self._must_draw and not self._is_moving:
            wait = BUSY_WAIT if self.scene.is_waiting else IDLE_WAIT
            event = pygame.event.wait(wait)
            if event.type != pygame.NOEVENT:
                events = [event, *pygame.event.get()]
        for event in events:
            self.handle(event)
            if not self._is_open:
                return

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in RESIZED:
            self._resized()
        elif self._is_held(event):
            return
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._must_draw = True
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.change_settings(full_screen=not self.display.is_full_screen)
        elif self.stack:
            event = self._turned(event)
            if not self.notices.handle(event):
                self.scene.handle(event)

    def _is_held(self, event: pygame.event.Event) -> bool:
        """Whether this is a key that was pressed before, and still is.

        pygame tells of such a key again and again; also while a scene takes long to come, when nobody can see that the
        key was let go. Enter must not click whatever comes next then.
        """
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()
        elif event.type == pygame.KEYDOWN and event.key not in REPEATED_KEYS:
            is_held = event.key in self._held
            self._held.add(event.key)
            return is_held
        return False

    def _turned(self, event: pygame.event.Event) -> pygame.event.Event:
        """A click as who sits at the upper edge means it."""
        if not self.is_turned or not hasattr(event, "pos"):
            return event
        width, height = self.display.size
        place = (width - 1 - event.pos[0], height - 1 - event.pos[1])
        return pygame.event.Event(event.type, {**event.dict, "pos": place})

    @property
    def pointer(self) -> tuple[int, int]:
        """Where the pointer is, as who sits there sees it."""
        x, y = pygame.mouse.get_pos()
        return (self.display.size[0] - 1 - x, self.display.size[1] - 1 - y) if self.is_turned else (x, y)

    def turn(self, is_turned: bool) -> None:
        """Turn the window to its upper edge, or back."""
        if is_turned != self.is_turned:
            self.is_turned = is_turned
            self._below = None
            self._must_draw = True

    def _resized(self) -> None:
        before = self.look.size
        self.display.resized()
        if self.display.size != before:
            self.restyle()

    def step(self, seconds: float) -> None:
        """Let time pass, and draw where something changed."""
        if not self.stack:
            return
        self.scene.update(seconds)
        self.notices.update(seconds)
        self.sounds.update()
        if self.stack and (self._must_draw or self._is_moving):
            self.draw()

    def draw(self) -> None:
        """Draw the top scene, and bring what changed to the screen."""
        surface = self.display.surface
        covers = self.is_turned or self.scene.is_overlay or self.notices.is_visible or not self.display.is_large_enough
        self.is_blank = self._must_draw or covers or self._was_covered
        self._was_covered, self._must_draw = covers, False
        changed: list[pygame.Rect] | None = None
        if not self.display.is_large_enough:
            self._draw_too_small(surface)
        else:
            if self.scene.is_overlay:
                self._draw_below(surface)
            changed = self.scene.draw(surface)
            self.notices.draw(surface)
            if self.is_turned:
                surface.blit(pygame.transform.flip(surface, True, True), (0, 0))
        self.display.show(None if self.is_blank else changed)
        self.trace.note()

    def _draw_below(self, surface: pygame.Surface) -> None:
        """What an overlay lies on, dimmed; it stands still meanwhile."""
        if self._below is None:
            first = max(number for number, scene in enumerate(self.stack) if not scene.is_overlay or number == 0)
            for scene in self.stack[first:-1]:
                scene.draw(surface)
            shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
            shade.fill((*NIGHT, 150))
            surface.blit(shade, (0, 0))
            self._below = surface.copy()
        surface.blit(self._below, (0, 0))

    @property
    def too_small(self) -> str:
        """What stands in a window that is too small for anything else; "" in any other."""
        width, height = SMALLEST_WINDOW
        is_fine = self.display.is_large_enough
        return "" if is_fine else self.words.say("window.too_small", width=width, height=height)

    def _draw_too_small(self, surface: pygame.Surface) -> None:
        surface.fill(NIGHT)
        box = surface.get_rect().inflate(-12, -12)
        size = 20 / min(1.0, self.look.scale)  # a small window makes everything small, but this must be read
        self.look.write(surface, self.too_small, box, size, colour=CREAM, align="center", lines=6)

    def close(self) -> None:
        while self.stack:
            self.stack.pop().leave()
        self.files.change_settings(window_size=self.display.windowed_size)
        self.display.close()
        self.sounds.close()
        fonts.forget_fonts()
        pygame.quit()
