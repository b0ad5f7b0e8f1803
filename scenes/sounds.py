"""The sounds: what happens at a table can be heard, and what is refused.

Nothing here may disturb a game. Without a sound device it is silent, and so is a sound whose file can not be read.
"""

from collections.abc import Callable
from itertools import cycle
from time import perf_counter

import pygame

from assets import FOLDER
from scenes.files.settings import LOUDEST, Settings

SOUNDS = FOLDER / "sounds"

# Every sound, and its files: those of several take turns, so that cards do not tick like a clock.
FILES: dict[str, tuple[str, ...]] = {
    "card": ("card-1", "card-2", "card-3"),
    "play": ("play",),
    "coin": ("coin",),
    "trash": ("trash",),
    "shuffle": ("shuffle",),
    "turn": ("turn",),
    "win": ("win",),
    "refuse": ("refuse",),
}

# What is heard when something happens at a table, by the names of events. All else happens in silence.
HEARD = {
    "deal": "card", "draw": "card", "discard": "card", "reveal": "card", "topdeck": "card", "place": "card",
    "take": "card", "pass": "card", "set_aside": "card", "return": "card", "turn_up": "card", "take_state": "card",
    "play": "play", "buy": "coin", "gain": "coin", "claim": "coin", "tokens": "coin", "trash": "trash",
    "shuffle": "shuffle", "shuffle_in": "shuffle", "turn": "turn", "win": "win",
}  # fmt: skip
FOR_PEOPLE = ("turn", "win")  # events that are heard only where they happen to a person

MOST_IN_A_FRAME = 2  # of many things that happen at once, the last ones are heard
MOST_IN_A_SECOND = 6  # or quick bots would rattle
NEVER_TOO_MANY = ("turn", "win", "refuse")  # what somebody waits for, or is told
AGAIN = 0.12  # seconds before the same sound is heard again
CHANNELS = 4  # sounds that may overlap

missing: list[str] = []  # sounds that could not be read, or why there are none at all

_FAILURES = (OSError, pygame.error, NotImplementedError)  # the last where pygame was built without its mixer


class Sounds:
    """What is to be heard next, and the device that it is heard with."""

    def __init__(self, settings: Callable[[], Settings], clock: Callable[[], float] = perf_counter) -> None:
        self._settings = settings
        self._clock = clock
        self._is_open: bool | None = None  # None: nobody has tried yet
        self._read: dict[str, pygame.mixer.Sound | None] = {}  # by file; None for what can not be read
        self._files = {name: cycle(files) for name, files in FILES.items()}
        self._wanted: list[str] = []
        self._heard: list[tuple[float, str]] = []  # what was heard in the last second, and when

    @property
    def is_on(self) -> bool:
        return self._settings().sounds and self._settings().volume > 0

    def play(self, name: str) -> None:
        """Let a sound be heard with the next frame, unless there are too many already."""
        assert name in FILES, name
        if self.is_on:
            self._wanted.append(name)

    def play_event(self, name: str, happens_to_person: bool) -> None:
        """The sound of what happens at a table."""
        if name in HEARD and (happens_to_person or name not in FOR_PEOPLE):
            self.play(HEARD[name])

    def update(self) -> None:
        """A frame has passed: play what was wanted in it."""
        if not self._wanted:
            return
        latest = list(dict.fromkeys(reversed(self._wanted)))[:MOST_IN_A_FRAME]
        self._wanted = []
        now = self._clock()
        self._heard = [(when, name) for when, name in self._heard if now - when < 1]
        for name in reversed(latest):
            if self.is_on and self._is_welcome(name, now):
                self._heard.append((now, name))
                self._start(name)

    def _is_welcome(self, name: str, now: float) -> bool:
        if any(other == name and now - when < AGAIN for when, other in self._heard):
            return False
        return name in NEVER_TOO_MANY or len(self._heard) < MOST_IN_A_SECOND

    def _start(self, name: str) -> None:
        sound = self.read(next(self._files[name]))
        if sound is not None:
            sound.set_volume(self._volume)
            sound.play()

    # The device

    def prepare(self) -> None:
        """Open the sound device if anything shall be heard.

        That takes up to a tenth of a second in which nothing else can be done, not even in another thread. So it is
        called where a scene comes that takes its time anyway, and not when the first card is already moving.
        """
        if self.is_on:
            self._open()

    def _open(self) -> bool:
        if self._is_open is None:
            try:
                pygame.mixer.init()
                pygame.mixer.set_num_channels(CHANNELS)
                self._is_open = True
            except _FAILURES as error:
                _lack(str(error))
                self._is_open = False
        return self._is_open

    def read(self, file: str) -> "pygame.mixer.Sound | None":
        """A sound that is ready to be played, or None where there is none."""
        if not self._open():
            return None
        if file not in self._read:
            try:
                self._read[file] = pygame.mixer.Sound(file=SOUNDS / f"{file}.wav")
            except _FAILURES:
                self._read[file] = None
                _lack(file)
        return self._read[file]

    @property
    def _volume(self) -> float:
        """How loud a sound is played: ears hear twice as loud where there is much more than twice as much."""
        return (self._settings().volume / LOUDEST) ** 2

    def take_settings(self) -> None:
        """The volume or the switch was changed: what is heard just now changes too."""
        if not self.is_on:
            self._wanted = []
        for sound in self._read.values():
            if sound is not None:
                sound.set_volume(self._volume)
                if not self.is_on:
                    sound.stop()

    def close(self) -> None:
        self._read, self._wanted = {}, []
        if self._is_open:
            pygame.mixer.quit()
        self._is_open = None


def _lack(what: str) -> None:
    if what not in missing:
        missing.append(what)
