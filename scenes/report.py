"""What is written down and shown when Athanor itself fails."""

import platform
import sys
import traceback
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from scenes.app.dialog import Dialog
from scenes.files.troubles import shown
from scenes.settings import broken_path
from scenes.version import VERSION

if TYPE_CHECKING:
    from scenes.app.app import App


def write_report(app: "App") -> Path | None:
    """Write down the exception that is being handled, and where it happened; the file, or None where it can't be."""
    folder = app.files.folders.reports
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        path = _free_place(folder)
        path.write_text(_report(app), encoding="utf-8", errors="replace")
        return path
    traceback.print_exc()  # the only place that is left
    return None


def _free_place(folder: Path) -> Path:
    stem = f"athanor {datetime.now():%Y-%m-%d %H.%M.%S}"
    names = (f"{stem}.txt" if number == 1 else f"{stem} ({number}).txt" for number in count(1))
    return next(path for name in names if not (path := folder / name).exists())


def _report(app: "App") -> str:
    """No names and no saves: who sends this to somebody sends nothing private but the paths in the traceback."""
    scenes = " > ".join(type(scene).__name__ for scene in app.stack)
    facts = {
        "Athanor": VERSION,
        "Python": sys.version.replace("\n", " "),
        "pygame": f"{pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}",
        "system": platform.platform(),
        "screen": f"{pygame.display.get_driver()}, {app.look.size[0]} × {app.look.size[1]}",
        "scenes": scenes or "none",
    }
    lines = [f"{name}: {fact}" for name, fact in facts.items()]
    return "\n".join([*lines, "", traceback.format_exc()])


def show_report(app: "App", report: Path | None) -> None:
    """Say in the window that it has to close, and where it is written why."""
    words, look = app.words, app.look
    text = words.say("title.failed.unwritten")
    if report is not None:
        lines = broken_path(look, shown(report), look.text_px(17), look.px(520))
        text = words.say("title.failed", file="\n" + "\n".join(lines))
    app.turn(False)
    app.push(Dialog(app, words.say("title.failed.title"), text, [(words.say("window.close"), None, "main")]))
    app.run()
