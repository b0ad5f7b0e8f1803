"""A screen of its own for a window: an X server that shows nothing, with its own number and picture."""

import ctypes
import os
import shutil
import struct
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

TOOLS = ("Xvfb", "xdotool")
SIZE = (1920, 1080)
PATIENCE = 60  # seconds that anything may take on a busy machine


def need_tools() -> None:
    """Skip a test where there is nothing to play it on."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        pytest.skip(
            f"The window was not played from outside: {' and '.join(missing)} cannot be found "
            "(on Debian or Ubuntu: sudo apt-get install xvfb xdotool)."
        )


class Screen:
    """An X server that is running."""

    def __init__(self, name: str, picture: Path) -> None:
        self.name = name  # ":7", say
        self._picture = picture

    @property
    def variables(self) -> dict[str, str]:
        """The environment of whoever looks at this screen, and at no other."""
        unwanted = ("WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XAUTHORITY", "PYGAME_DISPLAY")
        return {**{key: value for key, value in os.environ.items() if key not in unwanted}, "DISPLAY": self.name}

    def do(self, *words: object) -> str:
        """What xdotool answers to a command."""
        command = ["xdotool", *map(str, words)]
        answer = subprocess.run(
            command, env=self.variables, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
        assert answer.returncode == 0, f"{' '.join(command)}: {answer.stderr or 'there is no such window'}"
        return answer.stdout.strip()

    def keep_picture(self, path: Path) -> None:
        """What the screen shows now, as a PNG."""
        data = self._picture.read_bytes()
        header = struct.unpack(">25I", data[:100])  # as <X11/XWDFile.h> describes it
        begin, width, height, line = header[0] + 12 * header[19], header[4], header[5], header[12]
        picture = pygame.Surface((line // 4, height), 0, 32, (0xFF0000, 0xFF00, 0xFF, 0))
        picture.get_buffer().write(data[begin : begin + line * height], 0)
        pygame.image.save(picture.subsurface((0, 0, width, height)), path)


@contextmanager
def screen(folder: Path, size: tuple[int, int] = SIZE) -> Iterator[Screen]:
    """A screen for one test; it is gone afterwards."""
    folder.mkdir(parents=True, exist_ok=True)
    hears, says = os.pipe()
    command = ["Xvfb", "-displayfd", str(says), "-screen", "0", f"{size[0]}x{size[1]}x24", "-fbdir", str(folder)]
    command += ["-nolisten", "tcp", "-noreset"]
    nowhere = subprocess.DEVNULL
    server = subprocess.Popen(command, pass_fds=(says,), stdout=nowhere, stderr=nowhere)
    os.close(says)
    try:
        with open(hears, encoding="ascii") as answer:
            number = answer.readline().strip()  # it takes the first number that is free
        assert number, "Xvfb did not start."
        yield Screen(f":{number}", folder / "Xvfb_screen0")
    finally:
        server.terminate()
        server.wait(PATIENCE)


# --- What a window manager would do -----------------------------------------------------------------------------------


class _ClientMessage(ctypes.Structure):
    """XClientMessageEvent of Xlib, in the room of an XEvent."""

    _fields_ = [
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest_of_the_room", ctypes.c_long * 16),
    ]


def ask_to_close(name: str, window: int) -> None:
    """What the cross in a window's corner does. xdotool can only destroy a window, and nobody has a chance to save."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    x11.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
    x11.XSendEvent.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p]
    x11.XCloseDisplay.argtypes = [ctypes.c_void_p]
    display = x11.XOpenDisplay(name.encode())
    assert display, f"The screen {name} is gone."
    message = _ClientMessage(type=33, window=window, format=32)  # 33: ClientMessage
    message.message_type = x11.XInternAtom(display, b"WM_PROTOCOLS", 0)
    message.data[0] = x11.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
    x11.XSendEvent(display, window, 0, 0, ctypes.byref(message))
    x11.XCloseDisplay(display)
