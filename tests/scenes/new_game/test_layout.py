"""Whatever the window, the language and the size of the text: everything can be read, and nothing lies on another."""

import pytest

from scenes.files import SavedKingdom
from tests.scenes.new_game.window import opened

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)]
TEXT_SIZES = ["small", "normal", "large", "huge"]
LONG = "Maximiliane von und zu W"  # as long as a name can be typed


def walk(window):
    """All that the scene can show, one after the other."""
    yield "two chairs"
    window.click("bot 1")
    yield "bots"
    window.app.pop()
    for _ in range(2):
        window.click("add person")
        window.click("add bot")
    window.type("name 0", LONG)
    window.type("name 2", LONG)
    yield "six chairs, of which two have the same name"
    window.type("name 2", LONG[::-1].strip())
    window.click("page details")
    window.click("practice")
    yield "details"
    window.type("seed", "9" * 21)
    yield "a seed that is too large"
    window.click("new seed")
    window.click("page kingdom")
    yield "recommended"
    window.choose("source", "random")
    yield "random"
    window.choose("alchemy", True)
    window.click("wanted and banned")
    for name in ("Candlestick Maker", "Philosopher's Stone", "Candlestick Maker", "Secret Chamber", "Scrying Pool"):
        window.click(f"card {name}")
    yield "wanted and banned"
    window.click("done")
    for box in ("Dominion", "Intrigue", "Alchemy", "Guilds"):
        window.click(f"box {box}")
    yield "impossible"
    window.choose("source", "saved")
    yield "saved, but there is nothing"
    window.choose("source", "own")
    yield "nothing picked"
    window.click("card Moat")
    yield "one picked"
    window.click("fill up")
    yield "ten picked"
    window.app.files.add_kingdom(SavedKingdom(LONG, tuple(window.scene.wish.choices.own), 7, 0))
    window.choose("source", "saved")
    yield "saved"
    window.click("delete")
    yield "a question"
    window.app.pop()
    window.click("begin")
    window.scene.resume()  # the game was played meanwhile
    yield "back from a game"
    window.choose("source", "last")
    yield "the last time"
    window.click("page players")
    for number in (5, 4, 3, 2):
        window.click(f"remove {number}")
    window.click("mode coop")
    yield "two in the co-op"
    window.click("page kingdom")
    window.choose("source", "recommended")
    yield "recommended for the co-op"
    window.click("page coop")
    yield "usual piles"
    window.choose("piles", True)
    window.slide("provinces", 11)
    window.slide("duchies", 2)
    yield "piles that do not fit"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_can_be_read_and_nothing_lies_on_another(tmp_path, size, language):
    # The smallest and the usual one show the most differences; the others are only larger.
    for text_size in TEXT_SIZES if size in ((1024, 640), (1920, 1080)) else ("huge",):
        folder = tmp_path / text_size
        with opened(folder, size=size, language=language, text_size=text_size, names=["Ann", LONG, "Bob"]) as window:
            for what in walk(window):
                assert window.cut() == [], (what, text_size)
                assert window.overlaps() == [], (what, text_size)
                assert window.outside() == [], (what, text_size)


def test_the_same_as_last_time_has_room_beside_four_tabs(tmp_path):
    for language in ("en", "de"):
        for _ in range(2):
            with opened(tmp_path, size=(1024, 640), language=language, text_size="huge") as window:
                window.click("mode coop")
                assert (window.cut(), window.overlaps(), window.outside()) == ([], [], [])
                window.click("begin")
                is_known = window.has("as last time")
        assert is_known


def test_what_was_chosen_stays_when_the_window_changes(tmp_path):
    with opened(tmp_path, names=["Ann"]) as window:
        window.type("name 0", "Zoe")
        window.click("add bot")
        window.app.change_settings(language="de", text_size="huge")
        assert [name for name, _ in window.scene.wish.seated(window.app.words)] == ["Zoe", "Schmied", "Schmied 2"]
        assert window.find("name 0").text == "Zoe"
        assert window.cut() == []
