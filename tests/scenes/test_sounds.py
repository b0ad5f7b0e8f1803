"""The sounds: short and quiet, as the settings say, never many at once, and nothing happens where there are none."""

import math
import struct
import wave

import pygame
import pytest

from assets import FOLDER
from assets.bake import sounds as oven
from game import Match
from game.bots.selfcheck import Broken
from game.core.decisions import Seat
from game.core.errors import GameError
from game.core.events import Event
from game.dominion.did import Did
from scenes import selfcheck, sounds
from scenes.files.settings import Settings
from scenes.settings import SettingsScene
from scenes.sounds import AGAIN, FILES, HEARD, MOST_IN_A_FRAME, MOST_IN_A_SECOND, Sounds
from scenes.table.board import DEAL
from scenes.title import Title
from tests.scenes.table.driver import Driver
from tests.window import window

ALL = [file for files in FILES.values() for file in files]


def samples(file):
    with wave.open(str(FOLDER / "sounds" / f"{file}.wav")) as opened:
        assert (opened.getnchannels(), opened.getsampwidth(), opened.getframerate()) == (1, 2, oven.RATE)
        return struct.unpack(f"<{opened.getnframes()}h", opened.readframes(opened.getnframes()))


# The files


@pytest.mark.parametrize("file", ALL)
def test_a_sound_is_short_and_quiet_and_does_not_click(file):
    heard = samples(file)
    assert 0.05 < len(heard) / oven.RATE < 2
    loudest = 20 * math.log10(max(map(abs, heard)) / 32768)
    assert -24 < loudest < -6
    assert heard[0] == heard[-1] == 0
    assert max(map(abs, heard[:5] + heard[-50:])) < 600
    assert abs(sum(heard) / len(heard)) < 60  # it swings around silence


def test_all_of_them_are_small_and_used():
    files = list((FOLDER / "sounds").iterdir())
    assert sorted(path.stem for path in files) == sorted(ALL)
    assert sum(path.stat().st_size for path in files) < 300_000


def test_they_are_what_the_script_makes():
    made = oven.sounds()
    assert made.keys() == set(ALL)
    for file in ("card-2", "refuse"):
        again = oven.finished(*made[file])
        heard = samples(file)
        assert len(again) == 2 * len(heard)
        for one, other in zip(struct.unpack(f"<{len(heard)}h", again), heard, strict=True):
            assert abs(one - other) <= 1  # another computer may round otherwise


def test_what_is_heard_can_happen():
    assert HEARD.keys() <= {*Did, DEAL}
    assert set(HEARD.values()) <= FILES.keys()


def test_the_selftest_reads_them(tmp_path, monkeypatch):
    with window(tmp_path) as w:
        selfcheck._check_sounds(w.app)
    monkeypatch.setattr(sounds, "missing", [])
    monkeypatch.setattr(sounds, "SOUNDS", tmp_path)
    with window(tmp_path) as w, pytest.raises(Broken, match="card-1"):
        selfcheck._check_sounds(w.app)


# A device that notes down what it would play


class Device:
    """Stands for pygame's mixer."""

    def __init__(self):
        self.opened = self.closed = 0
        self.played = []  # what was played, and how loud
        self.loaded = {}

    def init(self):
        self.opened += 1

    def quit(self):
        self.closed += 1

    def set_num_channels(self, number):
        pass

    def Sound(self, file):
        assert file.is_file()
        return self.loaded.setdefault(file.stem, Played(self, file.stem))

    @property
    def names(self):
        return [name.split("-")[0] for name, _ in self.played]


class Played:
    def __init__(self, device, name):
        self.device, self.name = device, name
        self.is_stopped = False

    def set_volume(self, volume):
        self.volume = volume

    def play(self):
        self.device.played.append((self.name, self.volume))

    def stop(self):
        self.is_stopped = True


class Listener:
    """Sounds with settings and a clock that a test sets."""

    def __init__(self):
        self.settings = Settings()
        self.now = 10.0
        self.sounds = Sounds(lambda: self.settings, lambda: self.now)

    def change(self, **changes):
        self.settings = self.settings.changed(**changes)
        self.sounds.take_settings()

    def frame(self, *names, seconds=1.0):
        for name in names:
            self.sounds.play(name)
        self.sounds.update()
        self.now += seconds


@pytest.fixture
def device(monkeypatch):
    made = Device()
    monkeypatch.setattr(pygame, "mixer", made)
    monkeypatch.setattr(sounds, "missing", [])
    return made


@pytest.fixture
def listener(device):
    return Listener()


def test_the_device_is_opened_once_and_only_for_a_sound(device, listener):
    listener.frame()
    assert device.opened == 0
    listener.frame("card")
    listener.frame("coin")
    assert (device.opened, device.names) == (1, ["card", "coin"])
    listener.sounds.close()
    listener.sounds.close()
    assert device.closed == 1


@pytest.mark.parametrize("silence", [{"sounds": False}, {"volume": 0}])
def test_who_wants_silence_has_it_at_once(device, listener, silence):
    listener.frame("win")
    listener.sounds.play("coin")  # for the next frame
    listener.change(**silence)
    listener.frame("card")
    listener.sounds.prepare()
    assert device.names == ["win"]
    assert device.loaded["win"].is_stopped
    listener.change(sounds=True, volume=40)
    listener.frame("card")
    assert device.names == ["win", "card"]


def test_who_never_wanted_sounds_needs_no_device(device, listener):
    listener.change(sounds=False)
    listener.sounds.prepare()
    listener.frame("card")
    assert device.opened == 0


def test_the_volume_takes_effect_at_once_also_on_what_is_heard_already(device, listener):
    listener.change(volume=100)
    listener.frame("win")
    listener.change(volume=50)
    assert device.loaded["win"].volume == pytest.approx(0.25)
    listener.frame("win")
    assert device.played == [("win", 1.0), ("win", pytest.approx(0.25))]


def test_cards_do_not_all_sound_alike(device, listener):
    for _ in range(4):
        listener.frame("card")
    assert [name for name, _ in device.played] == ["card-1", "card-2", "card-3", "card-1"]


# Never many at once


def test_of_all_that_happens_at_once_the_last_is_heard_and_in_its_order(device, listener):
    listener.frame("play", "card", "trash", "coin", "coin", "shuffle", "card", "card")
    assert device.names == ["shuffle", "card"]
    assert len(device.names) == MOST_IN_A_FRAME


def test_the_same_sound_is_not_heard_twice_at_once(device, listener):
    for _ in range(5):
        listener.frame("card", seconds=AGAIN / 6)
    assert device.names == ["card"]
    listener.frame(seconds=AGAIN)
    listener.frame("card")
    assert device.names == ["card", "card"]


def test_quick_bots_do_not_rattle_but_a_turn_is_heard(device, listener):
    quick = [name for name in FILES if name not in ("turn", "win", "refuse")]
    for number in range(60):
        listener.frame(quick[number % len(quick)], quick[(number + 2) % len(quick)], seconds=1 / 61)
    assert len(device.played) == MOST_IN_A_SECOND
    listener.frame("turn")
    assert device.names[-1] == "turn"
    listener.frame("card")
    assert device.names[-1] == "card"  # a second later there is room again


# Where there is nothing to hear


def test_without_a_device_it_is_silent(listener, device):
    def fail():
        device.opened += 1
        raise pygame.error("No such audio device")

    device.init = fail
    for _ in range(3):
        listener.frame("card")
        listener.sounds.prepare()
    assert (device.opened, device.played, sounds.missing) == (1, [], ["No such audio device"])
    listener.change(volume=3)
    listener.sounds.close()
    assert device.closed == 0


def test_a_driver_that_does_not_exist(tmp_path, monkeypatch):
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nosuch")
    monkeypatch.setattr(sounds, "missing", [])
    with window(tmp_path) as w:
        w.show(Title(w.app))
        w.app.sounds.play("win")
        w.frame()
        assert pygame.mixer.get_init() is None
        assert len(sounds.missing) == 1


@pytest.mark.parametrize("content", [None, b"", b"RIFF nonsense"])
def test_a_missing_or_broken_file_is_silent_and_the_others_are_not(tmp_path, monkeypatch, content):
    monkeypatch.setattr(sounds, "missing", [])
    monkeypatch.setattr(sounds, "SOUNDS", tmp_path)
    (tmp_path / "win.wav").write_bytes((FOLDER / "sounds" / "win.wav").read_bytes())
    if content is not None:
        (tmp_path / "coin.wav").write_bytes(content)
    listener = Listener()
    listener.frame("coin")
    listener.frame("coin", "win")
    assert sounds.missing == ["coin"]
    assert listener.sounds.read("win").get_length() > 1
    listener.sounds.close()
    assert pygame.mixer.get_init() is None


# In the window


def test_the_title_comes_without_a_sound_device_and_closing_the_window_leaves_none(tmp_path):
    with window(tmp_path) as w:
        w.show(Title(w.app))
        w.settle()
        assert pygame.mixer.get_init() is None
        w.app.sounds.play("coin")
        w.frame()
        assert pygame.mixer.get_init() is not None
    assert pygame.mixer.get_init() is None


def test_what_is_refused_knocks_and_what_is_only_told_does_not(tmp_path, device):
    with window(tmp_path) as w:
        w.show(Title(w.app))
        w.app.say("All is well.")
        w.frame()
        assert device.names == []
        w.app.tell(GameError("undo_nothing", "That can not be taken back."))
        w.frame()
        assert device.names == ["refuse"]


def test_the_settings_let_one_hear_how_loud_it_is(tmp_path, device):
    with window(tmp_path) as w:
        w.show(SettingsScene(w.app))
        w.app.scene.stage.put_focus(w.app.scene.stage.find("volume"))
        w.press(pygame.K_LEFT)
        assert device.played == [("coin", pytest.approx(0.65**2))]
        w.app.scene.stage.put_focus(w.app.scene.stage.find("sounds"))
        w.press(pygame.K_SPACE)
        assert not w.app.settings.sounds
        assert len(device.played) == 1


@pytest.fixture
def table(tmp_path, device):
    """Ann plays against a bot."""
    with window(tmp_path) as w:
        w.app.change_settings(speed="off")
        match = Match.start({"players": ["Ann", "Bob"], "kingdom": "First Game", "seed": 3, "first": 0})
        driver = Driver(w, match, [None, "big_money"])
        assert driver.question() is not None
        device.played.clear()
        w.app.sounds._heard.clear()
        yield driver


def test_a_table_has_its_device_before_anything_moves(table, device):
    assert device.opened == 1


def test_a_turn_of_a_bot_is_heard_and_ends_with_a_bell(table, device):
    while table.session.match.decision.verb != "buy":
        table.window.click_on("deed 1" if table.scene.stage.find("deed 1") else "deed 0")
        table.question()
    device.played.clear()
    table.window.click_on("deed 0")
    table.question()
    assert "turn" in device.names
    assert "card" in device.names or "coin" in device.names or "shuffle" in device.names
    assert len(device.names) <= MOST_IN_A_SECOND + 1


@pytest.mark.parametrize(("name", "seat", "heard"), [
    ("turn", 0, ["turn"]),
    ("turn", 1, []),
    ("win", 0, ["win"]),
    ("win", 1, []),
    ("trash", 0, ["trash"]),
    ("trash", 1, ["trash"]),
    ("score", 0, []),
])  # fmt: skip
def test_a_bell_and_a_chord_are_for_people(table, device, name, seat, heard):
    table.scene._tell(Event(name, Seat(seat)))
    table.window.frame()
    assert device.names == heard
