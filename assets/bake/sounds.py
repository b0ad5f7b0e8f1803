"""python -m assets.bake.sounds: makes the sounds anew, with nothing but Python.

Each is a list of numbers, made of two things: rustling, which is noise with a colour, and ringing, which is a few tones
that fade. Both begin and end softly, so that nothing clicks.
"""

import math
import random
import struct
import wave
from collections.abc import Sequence

from assets import FOLDER

RATE = 22050  # numbers a second
SOFT = 0.003  # seconds in which a sound begins; it ends in ten times as many
LOUDEST = 32767

Wave = list[float]


def bake() -> int:
    """Write all sounds; how many bytes they have together."""
    folder = FOLDER / "sounds"
    folder.mkdir(exist_ok=True)
    written = 0
    for name, (made, peak) in sounds().items():
        path = folder / f"{name}.wav"
        with wave.open(str(path), "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            file.writeframes(finished(made, peak))
        written += path.stat().st_size
    return written


def sounds() -> dict[str, tuple[Wave, float]]:
    """Every sound, and how loud its loudest moment is, in decibels below what a file can hold."""
    return {
        "card-1": (card(1, 1500), -13),
        "card-2": (card(2, 1750), -13),
        "card-3": (card(3, 1300), -13),
        "play": (play(), -11),
        "coin": (coin(), -16),
        "trash": (trash(), -12),
        "shuffle": (shuffle(), -13),
        "turn": (turn(), -15),
        "win": (win(), -12),
        "refuse": (refuse(), -12),
    }


def finished(made: Wave, peak: float) -> bytes:
    """A sound as a file holds it: as loud as it shall be, with a soft beginning and end."""
    begin, end = RATE * SOFT, RATE * SOFT * 10
    last = len(made) - 1
    faded = [each * min(1, place / begin, (last - place) / end) for place, each in enumerate(made)]
    scale = LOUDEST * 10 ** (peak / 20) / max(abs(each) for each in faded)
    return struct.pack(f"<{len(made)}h", *(round(each * scale) for each in faded))


# What sounds are made of


def silence(seconds: float) -> Wave:
    return [0.0] * round(seconds * RATE)


def lay(ground: Wave, other: Sequence[float], at: float, loud: float = 1.0) -> None:
    """Let another sound begin so many seconds after the first."""
    start = round(at * RATE)
    for place, each in enumerate(other[: max(0, len(ground) - start)], start):
        ground[place] += each * loud


def ring(seconds: float, tones: Sequence[tuple[float, float, float]], bend: float = 0.0) -> Wave:
    """Tones that fade, each with its pitch, its strength and the seconds after which a third of it is left.

    A bend lets them begin higher, by this part of their pitch, as something soft does when it is struck.
    """
    made = silence(seconds)
    for pitch, strength, fade in tones:
        turned = 0.0
        for place in range(len(made)):
            time = place / RATE
            made[place] += strength * min(1, time / SOFT) * math.exp(-time / fade) * math.sin(turned)
            turned += math.tau * pitch * (1 + bend * math.exp(-time / 0.02)) / RATE
    return made


def rustle(seconds: float, seed: int, pitch: float, width: float, rise: float, fade: float) -> Wave:
    """Noise around a pitch (the wider, the less it is a tone), which swells and then fades."""
    chance = random.Random(seed)
    low = band = dull = 0.0
    made = silence(seconds)
    for place in range(len(made)):
        # A filter with two memories: what is slower than the pitch, and what is about as quick.
        low += math.tau * pitch / RATE * band
        band += math.tau * pitch / RATE * (chance.uniform(-1, 1) - low - width * band)
        dull += min(1.0, math.tau * 1.5 * pitch / RATE) * (band - dull)  # without its sharp edge
        time = place / RATE
        made[place] = dull * min(1.0, time / rise) * math.exp(-max(0.0, time - rise) / fade)
    return made


# The sounds


def card(seed: int, pitch: float) -> Wave:
    """A card slides off another, and bends back."""
    made = silence(0.16)
    lay(made, rustle(0.16, seed, pitch, 1.1, 0.018, 0.022), 0)
    lay(made, rustle(0.1, seed + 50, pitch * 0.6, 1.2, 0.004, 0.014), 0.046, 0.55)
    return made


def play() -> Wave:
    """A card is laid down on felt."""
    made = silence(0.24)
    lay(made, rustle(0.1, 11, 1500, 1.2, 0.02, 0.018), 0, 0.5)
    lay(made, rustle(0.15, 12, 420, 1.0, 0.004, 0.03), 0.05, 0.9)
    lay(made, ring(0.18, [(118, 1.0, 0.045), (191, 0.35, 0.025)], 0.5), 0.05, 0.9)
    return made


def coin() -> Wave:
    """A coin falls on another, and once more."""
    tones = [(1661, 0.8, 0.13), (2637, 1.0, 0.1), (3951, 0.45, 0.07), (5210, 0.18, 0.04)]
    made = silence(0.5)
    lay(made, ring(0.5, tones), 0)
    lay(made, ring(0.4, [(pitch * 1.12, strength, fade) for pitch, strength, fade in tones]), 0.075, 0.55)
    return made


def trash() -> Wave:
    """Something falls into the fire: a dull puff, and some crackling."""
    chance = random.Random(21)
    made = silence(0.75)
    lay(made, rustle(0.75, 22, 190, 0.9, 0.05, 0.17), 0)
    lay(made, rustle(0.75, 23, 620, 1.4, 0.09, 0.14), 0, 0.4)
    for number in range(9):
        at = 0.1 + 0.5 * (number + chance.random()) / 9
        spark = rustle(0.03, 30 + number, chance.uniform(900, 1900), 0.8, 0.002, 0.005)
        lay(made, spark, at, chance.uniform(0.1, 0.32) * (1 - at))
    return made


def shuffle() -> Wave:
    """Two halves of a deck fall into each other, and are pushed together."""
    chance = random.Random(41)
    made = silence(0.85)
    at, flicks = 0.0, 17
    for number in range(flicks):
        part = number / (flicks - 1)
        flick = rustle(0.05, 60 + number, chance.uniform(1200, 1700) + 400 * part, 1.1, 0.005, 0.009)
        lay(made, flick, at, 0.4 + 0.6 * math.sin(math.pi * (0.15 + 0.7 * part)))
        at += 0.038 - 0.018 * math.sin(math.pi * part) + chance.uniform(0, 0.004)
    lay(made, rustle(0.3, 90, 1100, 1.4, 0.06, 0.045), at + 0.03, 0.75)
    return made


def bell(pitch: float, seconds: float) -> Wave:
    """A small bell that is struck with felt."""
    parts = ((1.0, 1.0, 0.25), (2.0, 0.35, 0.16), (3.01, 0.16, 0.09), (5.4, 0.05, 0.04))
    return ring(seconds, [(pitch * times, strength, fade * seconds) for times, strength, fade in parts])


def turn() -> Wave:
    """Two quiet strokes: it is your turn."""
    made = silence(0.95)
    lay(made, bell(587.33, 0.95), 0, 0.7)
    lay(made, bell(880.0, 0.8), 0.13, 0.6)
    return made


def win() -> Wave:
    """A chord, one bell after the other from the lowest on."""
    made = silence(1.8)
    for number, pitch in enumerate((293.66, 440.0, 587.33, 739.99, 880.0)):
        lay(made, bell(pitch, 1.8), 0.09 * number, 0.8 - 0.08 * number)
    return made


def refuse() -> Wave:
    """A knuckle on thick wood."""
    made = silence(0.2)
    lay(made, ring(0.2, [(146, 1.0, 0.035), (233, 0.45, 0.022), (97, 0.5, 0.05)], 0.25), 0)
    lay(made, rustle(0.05, 71, 380, 1.0, 0.002, 0.01), 0, 0.6)
    return made


if __name__ == "__main__":
    print(f"{bake() / 1024:.0f} KiB written")
