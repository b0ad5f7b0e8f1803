"""What a person would find fault with in a scene: words that are cut off, things that lie on each other or outside."""

from scenes.app.widgets import Panel, ScrollArea, Widget
from tests.window import Window


def faults(window: Window) -> list[str]:
    """All of them, also in what a list hides at first."""
    return [*_cut(window), *_overlaps(window), *_outside(window)]


def _cut(window: Window) -> list[str]:
    found = [f"cut: {each.text}" for each in window.written() if each.is_cut]
    for area in _areas(window):
        while area.scroll_to(area.offset + area.rect.height // 2):
            found += [f"cut: {each.text}" for each in window.written() if each.is_cut]
        area.scroll_to(0)
    return found


def _overlaps(window: Window) -> list[str]:
    groups = [_outer(window), *(area.children for area in _areas(window))]
    return [
        f"overlap: {_called(one)} and {_called(other)}"
        for group in groups
        for number, one in enumerate(group)
        for other in group[number + 1 :]
        if one.rect.colliderect(other.rect) and not isinstance(one, Panel)
    ]


def _outside(window: Window) -> list[str]:
    whole = window.app.display.surface.get_rect()
    found = [f"outside: {_called(one)}" for one in _outer(window) if not whole.contains(one.rect)]
    for area in _areas(window):
        found += [
            f"outside: {_called(one)}"
            for one in area.children
            if one.rect.left < area.rect.left or one.rect.right > area.rect.right
        ]
    return found


def _areas(window: Window) -> list[ScrollArea]:
    return [widget for widget in window.app.scene.stage.walk() if isinstance(widget, ScrollArea)]


def _outer(window: Window) -> list[Widget]:
    """All but what is inside lists."""
    return window.app.scene.stage.widgets


def _called(widget: Widget) -> str:
    return widget.name or getattr(widget, "text", "") or type(widget).__name__
