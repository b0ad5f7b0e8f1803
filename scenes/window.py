"""Opening the window, and what is said where that fails, or where anything in it does.

Nothing here loads pygame before the window is wanted, and before SDL was told what it must be told.
"""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from types import ModuleType
from typing import TYPE_CHECKING, Any

from scenes.files.folders import platform_folders
from scenes.files.shelf import Files
from scenes.files.troubles import shown
from scenes.words import Words

if TYPE_CHECKING:
    from scenes.app.app import App

Begin = Callable[["App"], Any]  # what is done when the title is there


class NoScreen(Exception):
    """There is nothing that a window could be opened on."""


def open_window(begin: Begin | None = None) -> int:
    """Open the window on the title, or further on, and stay in it until it is closed; the exit code."""
    files = Files(platform_folders())
    try:
        app = open_app(files)
    except NoScreen as trouble:
        print(Words(files.language).say("title.no_screen", cause=trouble), file=sys.stderr)
        return 1
    try:
        _play(app, begin)
    except Exception:
        _last_words(app)
        return 1
    finally:
        _close(app)
    return 0


def open_app(files: Files) -> "App":
    """The app with its window; NoScreen where there can be none."""
    if _is_without_screen():
        raise NoScreen("DISPLAY, WAYLAND_DISPLAY")
    try:
        pygame = _load_pygame()
    except ImportError as error:  # a library of the system that it needs is missing
        raise NoScreen(error) from error
    from scenes.app.app import App
    from scenes.app.display import prepare

    prepare()
    try:
        return App(files)
    except pygame.error as error:
        pygame.quit()
        raise NoScreen(str(error).rstrip(".")) from error


def _is_without_screen() -> bool:
    """On Linux these say that there is a screen. Without one SDL would open a window that nobody can see, unasked."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")
    return sys.platform.startswith("linux") and not any(os.environ.get(name) for name in named)


def _load_pygame() -> ModuleType:
    """Load pygame without what it does by the way: greeting on standard output, and looking for pkg_resources.

    That old library takes longer to load than all the rest. pygame would read its own font with it, but does well
    without.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    is_unknown = "pkg_resources" not in sys.modules
    if is_unknown:
        sys.modules["pkg_resources"] = None  # type: ignore[assignment]  # as Python marks what can not be imported
    try:
        import pygame
    finally:
        if is_unknown:
            del sys.modules["pkg_resources"]
    return pygame


def _play(app: "App", begin: Begin | None) -> None:
    from scenes.title import Title

    app.push(Title(app))
    if begin is not None:
        begin(app)
    app.run()


def _close(app: "App") -> None:
    """Leave every scene, whatever happens in another: each may have a process or a file to close."""
    while app.stack:
        with suppress(Exception):
            app.stack.pop().leave()
    with suppress(Exception):
        app.close()


def _last_words(app: "App") -> None:
    """Write down what failed, say where, and show it in the window if that still can show anything."""
    from scenes.report import write_report

    report = write_report(app)
    say = app.words.say
    sentence = say("title.failed.unwritten") if report is None else say("title.failed", file=shown(report))
    print(sentence, file=sys.stderr)
    while app.stack:
        with suppress(Exception):
            app.stack.pop().leave()
    with suppress(Exception):
        from scenes.report import show_report

        show_report(app, report)
