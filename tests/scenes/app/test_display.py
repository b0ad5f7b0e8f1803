"""How a picture comes to the screen: the other way is tried where the first is slow, and left where it is no better."""

import os

import pygame
import pytest

from scenes.app import display as displays
from scenes.app.display import ACCELERATION, FLIPS_TO_JUDGE, Display


class Clock:
    """A clock on which every flip takes what is written for it."""

    def __init__(self):
        self.now = 0.0
        self.flip = 0.001

    def __call__(self):
        return self.now

    def pass_by(self):
        self.now += self.flip


@pytest.fixture
def clock(monkeypatch):
    made = Clock()
    monkeypatch.setattr(displays, "perf_counter", made)
    monkeypatch.setattr(pygame.display, "flip", made.pass_by)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setenv(ACCELERATION, "0")
    return made


@pytest.fixture
def display(clock):
    made = Display((1280, 720), False)
    yield made
    made.close()


def show(display, clock, *flips):
    for flip in flips:
        clock.flip = flip
        display.show()


def test_what_is_quick_stays(display, clock):
    show(display, clock, *[0.002] * 40)
    assert os.environ[ACCELERATION] == "0"


def test_a_busy_machine_proves_nothing(display, clock):
    show(display, clock, *[0.2] * (FLIPS_TO_JUDGE - 1), 0.003, *[0.2] * 40)
    assert os.environ[ACCELERATION] == "0"


def test_what_is_slow_is_done_the_other_way(display, clock):
    before = display.surface
    show(display, clock, *[0.03] * FLIPS_TO_JUDGE)
    assert os.environ[ACCELERATION] == "1"
    assert display.surface is not before
    show(display, clock, *[0.002] * 40)
    assert os.environ[ACCELERATION] == "1"


def test_what_is_slower_still_is_left_again(display, clock):
    show(display, clock, *[0.03] * FLIPS_TO_JUDGE, *[0.3] * FLIPS_TO_JUDGE)
    assert os.environ[ACCELERATION] == "0"
    show(display, clock, *[0.03] * 40)
    assert os.environ[ACCELERATION] == "0"
    assert pygame.display.get_caption()[0] == "Athanor"
