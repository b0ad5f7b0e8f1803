"""Somebody who plays the real window: another process, which is told nothing but by mouse and keyboard.

Where things are is read from the trace that the window writes (see scenes/app/trace.py), as a person reads it from the
screen. Nothing sleeps and hopes: whatever is done, the next thing is done when the window shows what came of it.
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest

from tests.end_to_end.screen import PATIENCE, Screen, ask_to_close

Seen = dict[str, Any]  # a line of the trace
Rect = list[int]

ATHANOR = Path(sys.executable).with_name("athanor")
LAST_LINES = 4
QUIET = {"speed": "off", "language": "en", "window_size": [1280, 720], "sounds": False}


class Person:
    """In front of one screen, with one folder of settings and saves."""

    def __init__(self, screen: Screen, folder: Path) -> None:
        self.screen = screen
        self.home = folder / "home"
        self.pictures = folder  # of what went wrong
        self._trace = folder / "trace.jsonl"
        self._errors = folder / "errors.txt"
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: list[Seen] = []
        self._read = 0  # bytes of the trace

    # Starting and ending

    def set(self, **settings: object) -> None:
        """Write settings before the window is opened."""
        self.home.mkdir(parents=True, exist_ok=True)
        (self.home / "settings.json").write_text(json.dumps(QUIET | settings), encoding="utf-8")

    def start(self, *arguments: str) -> Seen:
        """Start Athanor as a player does, and wait for its first picture."""
        assert ATHANOR.exists(), f"{ATHANOR} is not installed: run packaging/bootstrap.py test."
        count = len(self._lines)
        variables = {
            **self.screen.variables,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "LC_ALL": "C.UTF-8",  # a language is chosen in the settings, or it is English
            "ATHANOR_HOME": str(self.home),
            "ATHANOR_TRACE": str(self._trace),
        }
        with self._errors.open("ab") as errors:
            self._process = subprocess.Popen([ATHANOR, *arguments], env=variables, stderr=errors)
        return self.until("the window opens", lambda seen: len(self._lines) > count)

    def close(self) -> int:
        """Click the cross of the window, and wait until it is gone; the exit code."""
        ask_to_close(self.screen.name, self._window())
        return self.wait_for_end()

    def wait_for_end(self) -> int:
        assert self._process is not None
        try:
            return self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise self.give_up("the window closes") from None

    def kill(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait(PATIENCE)

    # Looking

    @property
    def seen(self) -> Seen:
        """What the window shows."""
        self._look()
        return self._lines[-1] if self._lines else {}

    def _look(self) -> None:
        if not self._trace.exists():
            return
        with self._trace.open("rb") as file:
            file.seek(self._read)
            new = file.read()
        whole = new[: new.rfind(b"\n") + 1]  # the last line may be half written
        self._read += len(whole)
        self._lines += [json.loads(line) for line in whole.splitlines()]

    def until(self, what: str, holds: Callable[[Seen], Any]) -> Seen:
        """Wait until something holds for what is seen, and give that."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            seen = self.seen
            if seen and holds(seen):
                return seen
            if self._process is not None and self._process.poll() is not None:
                self.give_up(f"{what} (but Athanor ended with {self._process.returncode})")
            time.sleep(0.01)
        raise self.give_up(what)

    def until_scene(self, name: str) -> Seen:
        return self.until(f"the scene {name!r} is there", lambda seen: seen["scene"] == name)

    def until_told(self, part: str) -> Seen:
        """Wait for a notice with these words."""
        return self.until(f"{part!r} is told", lambda seen: any(part in sentence for sentence in seen["notices"]))

    def give_up(self, what: str) -> NoReturn:
        """Fail, with all that helps to find out why."""
        picture = self.pictures / "failed.png"
        self.screen.keep_picture(picture)
        reports = [self._errors, *self.home.glob("reports/*")]
        said = "\n".join(file.read_text(errors="replace") for file in reports if file.exists())
        last = "\n".join(json.dumps(line) for line in self._lines[-LAST_LINES:])
        pytest.fail(f"Waited in vain until {what}.\nThe screen: {picture}\nIt said: {said}\nSeen last:\n{last}")

    # The mouse

    def click(self, name: str, button: int = 1) -> None:
        """Click something that can be seen and used, where nothing covers it."""
        seen = self.until(f"{name!r} can be clicked", lambda seen: name in seen["widgets"])
        self._click_at(*self._free_spot(seen, name), button)

    def click_part(self, name: str, part: float) -> None:
        """Click something that is wide at some part of its width."""
        x, y, width, height = self.until(f"{name!r} is there", lambda seen: name in seen["widgets"])["widgets"][name]
        self._click_at(x + round(width * part), y + height // 2)

    def _click_at(self, x: int, y: int, button: int = 1) -> None:
        self._do("mousemove", "--window", "%1", x, y)
        self.screen.do("click", button)

    def _free_spot(self, seen: Seen, name: str) -> tuple[int, int]:
        """A point of a widget over which no other one lies; the middle, if that is free."""
        names = list(seen["widgets"])
        above = [seen["widgets"][other] for other in names[names.index(name) + 1 :]] + list(seen["notices"].values())
        x, y, width, height = seen["widgets"][name]
        parts = (0.5, 0.25, 0.75, 0.1, 0.9)
        spots = [(x + int(width * across), y + int(height * down)) for down in parts for across in parts]
        free = [spot for spot in spots if not any(_is_inside(spot, rect) for rect in above)]
        return free[0] if free else self.give_up(f"{name!r} is not covered")

    # The keyboard

    def press(self, *keys: str) -> None:
        """Press keys, called as xdotool calls them: Tab, shift+Tab, Return, space, u …"""
        self._focus()
        self.screen.do("key", *keys)

    def type(self, text: str) -> None:
        self._focus()
        self.screen.do("type", text)

    def _focus(self) -> None:
        """Let the window have the keyboard: here is nobody else who would give it to it."""
        self._do("windowfocus", "--sync", "%1")

    def go_to(self, name: str) -> None:
        """Bring the keyboard to something with Tab, the shorter way round."""
        seen = self.until(f"{name!r} is there", lambda seen: name in seen["widgets"])
        for _ in range(2 * len(seen["widgets"]) + 2):
            if seen["focus"] == name and seen["shows_focus"]:
                return
            names = list(seen["widgets"])
            here = names.index(seen["focus"]) if seen["focus"] in names else -1
            key = "Tab" if (names.index(name) - here) % len(names) <= len(names) // 2 else "shift+Tab"
            seen = self._move_focus(key, seen)
        self.give_up(f"the keyboard reaches {name!r}")

    def steer_to(self, name: str) -> None:
        """Bring the keyboard to something with the arrows, on a board where each of them leads somewhere."""
        seen = self.until(f"{name!r} is there", lambda seen: name in seen["widgets"])
        visited = set()
        while seen["focus"] != name or not seen["shows_focus"]:
            here, key = seen["focus"], _arrow(seen, name)
            if (here, key) in visited:
                self.go_to(name)  # they lead in a circle
                return
            visited.add((here, key))
            seen = self._move_focus(key, seen)

    def _move_focus(self, key: str, before: Seen) -> Seen:
        def has_moved(seen: Seen) -> bool:
            return any(seen[trait] != before[trait] for trait in ("focus", "shows_focus"))

        self.press(key)
        return self.until(f"{key} leads away from {before['focus']!r}", has_moved)

    def use(self, name: str) -> None:
        """Go there and press Enter."""
        self.go_to(name)
        self.press("Return")

    # The window

    def _window(self) -> int:
        return int(self.screen.do("search", "--class", "^athanor$").split()[0])

    def _do(self, *words: object) -> None:
        """Let xdotool act on the window, which may have become another one since the last time.

        Keys and clicks are not sent to the window like this: they come from the screen, as those of a person do.
        """
        assert self._process is not None, "Nothing was started."
        self.screen.do("search", "--onlyvisible", "--class", "^athanor$", *words)

    def resize(self, width: int, height: int) -> Seen:
        self._do("windowsize", "%1", width, height)
        return self.until(f"it is {width} × {height}", lambda seen: seen["size"] == [width, height])


def _is_inside(spot: tuple[int, int], rect: Rect) -> bool:
    x, y, width, height = rect
    return x <= spot[0] < x + width and y <= spot[1] < y + height


def _arrow(seen: Seen, name: str) -> str:
    """The arrow that points to a widget from where the keyboard is."""
    if seen["focus"] not in seen["widgets"]:
        return "Down"  # any of them leads to the first widget
    (x, y), (to_x, to_y) = (_centre(seen["widgets"][each]) for each in (seen["focus"], name))
    across, down = to_x - x, to_y - y
    if abs(down) > abs(across):
        return "Down" if down > 0 else "Up"
    return "Right" if across > 0 else "Left"


def _centre(rect: Rect) -> tuple[int, int]:
    return rect[0] + rect[2] // 2, rect[1] + rect[3] // 2


@contextmanager
def person(screen: Screen, folder: Path) -> Iterator[Person]:
    """Somebody, whose window is gone afterwards in any case."""
    somebody = Person(screen, folder)
    somebody.set()
    try:
        yield somebody
    finally:
        somebody.kill()
