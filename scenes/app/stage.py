"""The stage: which widgets there are, which one the pointer and the keyboard are at, and who gets an event."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pygame

from scenes.app.widgets.label import Paragraph
from scenes.app.widgets.scroll import ScrollArea
from scenes.app.widgets.widget import Marks, Widget
from scenes.look.look import Look
from scenes.look.shapes import rounded
from scenes.look.theme import BRASS, CREAM, NIGHT

if TYPE_CHECKING:
    from scenes.app.app import App

LONG_PRESS = 0.5  # seconds
TIP_AFTER = 0.45
SLIP = 8  # units that a finger may move and still mean a click

ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
LOOK_KEYS = (pygame.K_i, pygame.K_MENU)  # what a right click does


class Stage:
    """Focus, hovering, pressing and scrolling for the widgets of one scene."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.widgets: list[Widget] = []
        self.is_dirty = True
        self.focus = ""  # the name of the widget that the keyboard is at
        self.shows_focus = False  # only once a key was used
        self.start = ""  # where the keyboard begins if it is nowhere yet; "": at the first widget
        self.home = ""  # where it goes when nothing is clicked; "": nowhere
        self._hovered = ""
        self._hovered_for = 0.0
        self._is_muted = False  # whether nothing is told of what the pointer is at, until it moves: it was clicked
        self._pressed: Widget | None = None
        self._pressed_at = (0, 0)
        self._pressed_for = 0.0
        self._scrolling: ScrollArea | None = None
        self._memory: dict[str, Any] = {}

    @property
    def hovered(self) -> str:
        """The name of what the pointer is at."""
        return self._hovered

    @property
    def hovered_for(self) -> float:
        return self._hovered_for

    # What there is

    def set(self, widgets: list[Widget]) -> None:
        """Put other widgets on the stage; those of the same name go on where the old ones were."""
        for widget in self.walk():
            if (memory := widget.memory()) is not None:
                self._memory[widget.name] = memory
        hovered = self.find(self._hovered)
        pressed = self._pressed.name if self._pressed is not None else ""
        scrolling = self._scrolling.name if self._scrolling is not None else ""
        self.widgets = widgets
        self._pressed = self._scrolling = None
        for widget in self.walk():
            if widget.name in self._memory and widget.name:
                widget.remember(self._memory[widget.name])
            if pressed and widget.name == pressed:
                self._pressed = widget  # a slider that is being dragged stays in the hand
            if scrolling and widget.name == scrolling and isinstance(widget, ScrollArea):
                self._scrolling = widget
        if hovered is not None and (there := self.find(hovered.name)) is not None and there.rect != hovered.rect:
            self._hovered, self._hovered_for = "", 0.0  # it went away from under the pointer
        self.is_dirty = True

    def walk(self) -> Iterator[Widget]:
        yield from _walk(self.widgets)

    def find(self, name: str) -> Widget | None:
        return next((widget for widget in self.walk() if widget.name == name), None)

    def usable(self) -> list[Widget]:
        return [widget for widget in self.walk() if widget.is_usable]

    def forget(self, name: str) -> None:
        """Let a widget begin anew, a scrolled list at its top."""
        self._memory.pop(name, None)
        for widget in self.walk():
            if widget.name == name and isinstance(widget, ScrollArea):
                widget.scroll_to(0)

    def at(self, place: tuple[int, int]) -> Widget | None:
        """The widget that is pointed at; the topmost of them."""
        found: Widget | None = None
        for widget, part in self.visible():
            reacts = widget.can_focus or widget.tip or widget.on_context or isinstance(widget, Paragraph | ScrollArea)
            if reacts and part.collidepoint(place):
                found = widget
        return found

    def visible(self) -> Iterator[tuple[Widget, pygame.Rect]]:
        """All widgets of which something is in sight, with that part of them; later ones lie on top."""
        for widget, clip in _walk_clipped(self.widgets, None):
            part = widget.rect if clip is None else widget.rect.clip(clip)
            if part:
                yield widget, part

    def area_at(self, place: tuple[int, int]) -> ScrollArea | None:
        areas = [widget for widget in self.walk() if isinstance(widget, ScrollArea)]
        return next((area for area in reversed(areas) if area.rect.collidepoint(place)), None)

    # Events

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            return self._context(self.at(event.pos))
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type in (pygame.KEYDOWN, pygame.TEXTINPUT):
            return self._key(event)
        return False

    def _motion(self, place: tuple[int, int]) -> bool:
        self._is_muted &= not self._has_slipped(place)
        if self._scrolling is not None:
            self._scrolling.drag(place)
            self.is_dirty = True
            return True
        if self._pressed is not None:
            if self._has_slipped(place):
                self._pressed_for = -1e9  # no long press any more
                area = self._area_of(self._pressed)
                if (
                    area is not None
                    and not self._pressed.takes_arrows
                    and abs(place[1] - self._pressed_at[1]) > self._slip
                ):
                    self._pressed = None  # a finger scrolls the list that the row is in
                    self._scrolling = area
                    area.press(self._pressed_at)
                    area.drag(place)
                    self.is_dirty = True
                    return True
            self._pressed.drag(place)
            self.is_dirty = True
        self.hover(place)
        return self._pressed is not None

    def hover(self, place: tuple[int, int]) -> None:
        """Let the pointer be there."""
        widget = self.at(place)
        name = widget.name if widget is not None else ""
        if name == self._hovered:
            return
        for each in self.walk():
            if each.on_hover is not None and each.name in (name, self._hovered):
                each.on_hover(each.name == name)
        self._hovered, self._hovered_for = name, 0.0
        self.is_dirty = True

    def leave(self) -> None:
        """Let the pointer be nowhere until it moves."""
        self._hovered, self._hovered_for = "", 0.0

    @property
    def _slip(self) -> int:
        return self.app.look.px(SLIP)

    def _has_slipped(self, place: tuple[int, int]) -> bool:
        return max(abs(place[0] - self._pressed_at[0]), abs(place[1] - self._pressed_at[1])) > self._slip

    def _press(self, place: tuple[int, int]) -> bool:
        widget = self.at(place)
        self.shows_focus = False
        self.hover(place)
        self._is_muted, self._hovered_for, self._pressed_at = True, 0.0, place
        self.is_dirty = True
        if widget is None:
            self.focus = self.home
            return False
        self._pressed_for = 0.0
        if isinstance(widget, ScrollArea):
            self._scrolling = widget
            widget.press(place)
            return True
        self._pressed = widget
        if widget.can_focus:
            self.focus = widget.name
            self.shows_focus = hasattr(widget, "takes_text")
        if widget.enabled:
            widget.press(place)
        return True

    def _release(self, place: tuple[int, int]) -> bool:
        pressed, self._pressed = self._pressed, None
        self.is_dirty = True
        if self._scrolling is not None:
            self._scrolling = None
            return True
        if pressed is None:
            return False
        if pressed.enabled and not pressed.drop(place) and pressed.rect.collidepoint(place):
            pressed.click(place)
        return True

    def _context(self, widget: Widget | None) -> bool:
        if widget is None:
            return False
        if widget.on_context is not None:
            widget.on_context()
            return True
        if widget.tip:  # a finger can not rest on something as a pointer can
            self._hovered, self._hovered_for, self._is_muted = widget.name, TIP_AFTER, False
            self.is_dirty = True
        return bool(widget.tip)

    def _wheel(self, event: pygame.event.Event) -> bool:
        place = self.app.pointer
        area = self.area_at(place)
        if area is None or not area.wheel(getattr(event, "precise_y", event.y)):
            return False
        self.hover(place)
        self.is_dirty = True
        return True

    # The keyboard

    def _key(self, event: pygame.event.Event) -> bool:
        widget = self.find(self.focus) if self.focus else None
        has_use = event.type == pygame.TEXTINPUT or (widget is not None and widget.takes_arrows)
        if widget is not None and widget.enabled and has_use and widget.key(event):
            self.is_dirty = True
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_TAB:
            self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if event.key in ARROWS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return self._go(*ARROWS[event.key])
        if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return self._page(1 if event.key == pygame.K_PAGEUP else -1)
        if event.key in ENTER and widget is not None and widget.is_usable:
            self.shows_focus = True
            self.is_dirty = True
            widget.enter()
            return True
        return event.key in LOOK_KEYS and self._context(widget)

    def _step(self, direction: int) -> None:
        usable = self.usable()
        if not usable:
            return
        names = [widget.name for widget in usable]
        if self.focus in names:
            self.put_focus(usable[(names.index(self.focus) + direction) % len(usable)])
        elif direction == 1:
            self.put_focus(self._first(usable))
        else:
            self.put_focus(usable[-1])

    def _first(self, usable: list[Widget]) -> Widget:
        return next((widget for widget in usable if widget.name == self.start), usable[0])

    def _go(self, dx: int, dy: int) -> bool:
        """To the nearest widget in a direction; the first one where the keyboard was nowhere yet."""
        here = self.find(self.focus) if self.focus else None
        usable = self.usable()
        if here is None or not here.is_usable:
            if usable:
                self.put_focus(self._first(usable))
            return bool(usable)
        best = nearest(here.rect, [(widget.rect, widget) for widget in usable if widget is not here], dx, dy)
        if best is not None:
            self.put_focus(best)
            return True
        area = self._area_of(here)
        if area is not None and dy and area.wheel(-dy):
            self.is_dirty = True
        return True

    def _page(self, direction: int) -> bool:
        areas = [widget for widget in self.walk() if isinstance(widget, ScrollArea) and widget.most]
        area = (self._area_of(self.find(self.focus)) if self.focus else None) or (areas[0] if areas else None)
        if area is None:
            return False
        area.scroll_to(area.offset - direction * area.rect.height * 9 // 10)
        self.is_dirty = True
        return True

    def put_focus(self, widget: Widget) -> None:
        """Bring the keyboard to a widget, and the widget into sight."""
        self.focus = widget.name
        self.shows_focus = True
        self.leave()  # what the pointer rests on is no longer looked at
        area = self._area_of(widget)
        if area is not None:
            area.reveal(widget.rect)
        self.is_dirty = True

    def _area_of(self, widget: Widget | None) -> ScrollArea | None:
        for area in self.walk():
            if isinstance(area, ScrollArea) and any(child is widget for child in _walk(area.children)):
                return area
        return None

    # Time and picture

    def update(self, seconds: float) -> None:
        if self._pressed is not None:
            before, self._pressed_for = self._pressed_for, self._pressed_for + seconds
            can_tell = self._pressed.on_context is not None or self._pressed.tip
            if before < LONG_PRESS <= self._pressed_for and can_tell:
                pressed, self._pressed = self._pressed, None
                self._context(pressed)
        if self._hovered and not self._is_muted:
            before, self._hovered_for = self._hovered_for, self._hovered_for + seconds
            if before < TIP_AFTER <= self._hovered_for:
                self.is_dirty = True

    @property
    def is_timing(self) -> bool:
        """Whether a long press or a tip may soon be due."""
        is_hovering = bool(self._hovered) and not self._is_muted and self._hovered_for < TIP_AFTER
        return self._pressed is not None or is_hovering

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw all widgets; where something was drawn."""
        drawn: list[pygame.Rect] = []
        self._draw(surface, self.widgets, drawn)
        self._draw_tip(surface, drawn)
        self.is_dirty = False
        return drawn

    def _draw(self, surface: pygame.Surface, widgets: list[Widget], drawn: list[pygame.Rect]) -> None:
        look, clip = self.app.look, surface.get_clip()
        around = 2 * look.px(8)  # the focus is drawn outside of a widget
        for widget in widgets:
            if not widget.rect.colliderect(clip):
                continue
            hovered = widget.name == self._hovered and bool(widget.name)
            focused = self.shows_focus and widget.name == self.focus and widget.can_focus
            if widget.children:
                surface.set_clip(widget.rect.clip(clip))
                self._draw(surface, widget.children, drawn)
                surface.set_clip(clip)
            if widget.is_visible or focused:
                pressed = widget is self._pressed or widget is self._scrolling
                widget.draw(surface, look, Marks(hovered, pressed, focused))
                drawn.append(widget.rect.inflate(around, around).clip(clip))

    def _draw_tip(self, surface: pygame.Surface, drawn: list[pygame.Rect]) -> None:
        widget = self.find(self._hovered) if self._hovered and self._hovered_for >= TIP_AFTER else None
        if widget is None and self.shows_focus:
            widget = self.find(self.focus) if self.focus else None
        if widget is not None and widget.tip:
            drawn.append(draw_tip(surface, self.app.look, widget.tip, widget.rect))


def draw_tip(surface: pygame.Surface, look: Look, tip: str, near: pygame.Rect) -> pygame.Rect:
    """A few words beside what they are about, always inside the window; where they are."""
    pixels, gap = look.text_px(14), look.px(8)
    lines = look.balanced(tip, pixels, look.px(320))
    width = max(look.measure(line, pixels) for line in lines) + 2 * gap
    height = len(lines) * look.line_height(pixels) + 2 * gap - look.px(4)
    box = pygame.Rect(0, 0, width, height)
    box.midtop = (near.centerx, near.bottom + gap)
    window = surface.get_rect().inflate(-gap, -gap)
    if box.bottom > window.bottom:
        box.midbottom = (near.centerx, near.top - gap)
    box.clamp_ip(window)
    surface.blit(rounded(look, box.size, look.px(6), (*NIGHT, 240), BRASS, 1), box)
    look.write(surface, tip, box.inflate(-2 * gap, -gap), 14, colour=CREAM, align="center", lines=len(lines))
    return box


def nearest(here: pygame.Rect, others: "list[tuple[pygame.Rect, Any]]", dx: int, dy: int) -> Any:
    """What lies nearest in a direction: straight ahead counts more than near but to the side."""
    best, least = None, float("inf")
    for rect, thing in others:
        ahead = (rect.centerx - here.centerx) * dx + (rect.centery - here.centery) * dy
        aside = abs((rect.centerx - here.centerx) * dy) + abs((rect.centery - here.centery) * dx)
        overlap = here.height + rect.height if dx else here.width + rect.width
        if ahead > 2 and (distance := ahead + 3 * max(0, aside - overlap // 4)) < least:
            best, least = thing, distance
    return best


def _walk(widgets: list[Widget]) -> Iterator[Widget]:
    for widget in widgets:
        yield widget
        if widget.children:
            yield from _walk(widget.children)


def _walk_clipped(widgets: list[Widget], clip: pygame.Rect | None) -> Iterator[tuple[Widget, pygame.Rect | None]]:
    for widget in widgets:
        yield widget, clip
        if widget.children:
            inner = widget.rect if clip is None else widget.rect.clip(clip)
            yield from _walk_clipped(widget.children, inner)
