"""Setting up a game, as somebody does it with the mouse, a finger or the keyboard."""

import pygame
import pytest

from game import Match
from game.dominion.kingdoms import find_kingdom
from scenes.inspector import Inspector
from tests.scenes.new_game.window import opened


@pytest.fixture
def window(tmp_path):
    with opened(tmp_path, names=["Ann", "Bob", "Cid"]) as window:
        yield window


def begun(window):
    """Begin, and give back the setup of the game, which a match takes."""
    window.click("begin")
    assert window.begun, window.seen()
    setup, chairs = window.begun[-1]
    match = Match.start(setup)
    assert match.decision is not None
    assert [name for name, _ in chairs] == match.setup["players"]
    return setup


# Who plays


def test_one_click_begins_a_game_of_one_person_against_one_bot(window):
    setup = begun(window)
    assert window.begun[0][1] == [("Ann", None), ("Smith", "smithy")]
    assert (setup["mode"], setup["first"], setup["practice"]) == ("rivals", "random", False)
    assert setup["kingdom"] == list(find_kingdom("First Game").cards)


def test_up_to_six_sit_down_people_and_bots(window):
    for chair in ("add person", "add bot", "add person", "add person"):
        window.click(chair)
    assert not window.has("add person")
    window.type("name 2", "Dora")
    window.click("call 4 Bob")
    window.type("name 5", "")
    window.click("bot 3")
    window.click("bot double_witch")
    assert window.begun == []
    assert begun(window)["players"] == ["Ann", "Smith", "Dora", "Warlock", "Bob", "Player 6"]
    assert [bot for _, bot in window.begun[0][1]] == [None, "smithy", None, "double_witch", None, None]


def test_who_played_is_suggested_the_next_time_and_names_we_gave_are_not(window, tmp_path):
    window.click("add person")
    window.type("name 0", "Zoe")
    begun(window)
    assert list(window.app.files.names) == ["Zoe", "Ann", "Bob", "Cid"]


def test_a_chair_can_be_taken_away_but_two_stay(window):
    assert not window.has("remove 0")
    window.click("add bot")
    window.click("remove 0")
    assert not window.has("remove 0")
    assert begun(window)["players"] == ["Smith", "Smith 2"]


def test_a_bot_can_give_its_chair_to_a_person(window):
    window.choose("kind 1", False)
    window.click("call 1 Bob")
    assert begun(window)["players"] == ["Ann", "Bob"]


def test_two_of_the_same_name_are_told_and_nothing_begins(window):
    window.choose("kind 1", False)
    window.type("name 1", "Ann")
    sentence = "Two players have the same name: give each one of their own."
    assert sentence in window.seen()
    window.click("page kingdom")
    assert sentence in window.seen(), "on another page the foot of the window says it"
    window.click("begin")
    assert window.begun == []
    assert window.scene.page.id == "players", "and Begin leads to where it is mended"
    window.click("begin")
    assert window.app.notices.sentences == [sentence]
    window.type("name 1", "Anna")
    assert begun(window)["players"] == ["Ann", "Anna"]


def test_three_can_not_play_the_co_op(window):
    window.click("add person")
    window.click("mode coop")
    assert "The co-op is for two players." in window.seen()
    window.click("remove 2")
    assert not window.has("add person")
    assert begun(window)["mode"] == "coop"


# The kingdom


def source(window, name):
    window.click("page kingdom")
    window.choose("source", name)


def test_a_recommended_kingdom_is_one_click(window):
    window.click("page kingdom")
    window.click("kingdom Forbidden Arts")
    assert window.ten == [
        *("Cellar", "University", "Familiar", "Gardens", "Thief", "Throne Room"),  # by cost, then by name
        *("Apprentice", "Council Room", "Laboratory", "Possession"),
    ]
    assert begun(window)["kingdom"] == list(find_kingdom("Forbidden Arts").cards)


def test_the_page_of_the_players_shows_the_kingdom_and_leads_to_it(window):
    assert window.ten == list(find_kingdom("First Game").cards)
    window.click("another kingdom")
    assert window.scene.page.id == "kingdom"


def test_chance_shows_what_the_game_will_have_and_shuffles_again(window):
    source(window, "random")
    first = window.ten
    assert len(first) == 10
    window.click("shuffle again")
    assert window.ten != first
    assert begun(window)["kingdom"] == window.ten


def test_esc_leads_back_from_the_wishes_first(window):
    source(window, "random")
    window.click("wanted and banned")
    assert window.has("card Chapel")
    window.key(pygame.K_ESCAPE)
    assert window.app.scene.name == "new_game"
    assert not window.has("done")


def test_enter_takes_the_only_card_that_was_found(window):
    source(window, "own")
    for name in ("chapel", "witch"):
        window.type("search", name)
        window.key(pygame.K_RETURN)
        assert window.find("search").text == ""
    window.type("search", "m")
    window.key(pygame.K_RETURN)  # more than one
    assert set(window.app.scene.wish.choices.own) == {"Chapel", "Witch"}


def test_all_that_was_typed_can_be_typed_over(window):
    window.type("name 0", "Beatrix")
    window.key(pygame.K_a, pygame.KMOD_CTRL)
    window.app.handle(pygame.event.Event(pygame.TEXTINPUT, text="Z"))
    window.app.handle(pygame.event.Event(pygame.TEXTINPUT, text="e"))
    assert window.find("name 0").text == "Ze"
    window.key(pygame.K_a, pygame.KMOD_CTRL)
    window.key(pygame.K_BACKSPACE)
    assert window.find("name 0").text == ""
    window.type("name 0", "Anna")
    window.key(pygame.K_a, pygame.KMOD_CTRL)
    window.key(pygame.K_RIGHT)
    window.app.handle(pygame.event.Event(pygame.TEXTINPUT, text="b"))
    assert window.find("name 0").text == "Annab"


def test_chance_can_be_told_what_one_likes(window):
    source(window, "random")
    for box in ("Intrigue", "Guilds", "Dominion"):
        window.click(f"box {box}")
    window.choose("alchemy", True)
    window.slide("alchemy cards", 9)
    window.click("wanted and banned")
    window.click("card Chapel")
    window.click("card Golem")
    window.click("card Golem")
    assert (window.find("card Chapel").mark, window.find("card Golem").mark) == ("chosen", "banned")
    window.click("done")
    assert "Chapel" in window.ten
    assert "Golem" not in window.ten
    assert begun(window)["kingdom"] == window.ten


def test_filters_that_nothing_fits_are_told_and_lose_nothing(window):
    source(window, "random")
    for box in ("Dominion", "Intrigue", "Alchemy", "Guilds"):
        window.click(f"box {box}")
    assert window.ten == []
    assert any(text.startswith("There are not enough cards") for text in window.seen())
    window.click("begin")
    assert window.begun == []
    window.click("page players")
    assert any(text.startswith("There are not enough cards") for text in window.seen())
    source(window, "random")
    window.click("box Dominion")
    assert len(begun(window)["kingdom"]) == 10


def test_one_picks_ten_cards_of_ones_own(window):
    source(window, "own")
    picked = ["Moat", "Witch", "Golem", "Pawn", "Baker", "Smithy", "Cellar", "Harem", "Chapel"]
    for name in picked:
        window.click(f"card {name}")
    assert "A kingdom needs ten cards; 9 are chosen." in window.seen()
    window.click("begin")
    assert window.begun == []
    window.type("search", "poss")
    assert window.ten == ["Possession"]
    window.click("card Possession")
    window.type("search", "dragon")
    assert "No card goes by “dragon” here." in window.seen()
    window.type("search", "")
    window.click("card Market")
    assert window.app.notices.sentences[-1] == "These are 10 already: put one back first."
    window.click("picked Moat")
    window.click("card Market")
    assert begun(window)["kingdom"] == [*picked[1:], "Possession", "Market"]


def test_chance_fills_up_and_everything_can_be_put_back(window):
    source(window, "own")
    window.click("card Moat")
    window.click("fill up")
    ten = window.scene.wish.choices.own
    assert len(ten) == 10
    assert ten[0] == "Moat"
    assert begun(window)["kingdom"] == ten
    window.click("clear")
    assert window.scene.wish.choices.own == []


def test_one_set_can_be_looked_at_alone(window):
    source(window, "own")
    window.choose("set", "Alchemy")
    assert len(window.ten) == 12


def test_any_ten_can_be_changed_by_hand(window):
    source(window, "random")
    ten = window.ten
    window.click("change ten")
    window.click(f"picked {ten[0]}")
    other = next(name for name in window.ten if name not in ten)
    window.click(f"card {other}")
    assert sorted(begun(window)["kingdom"]) == sorted([*ten[1:], other])


def keep(window, name):
    window.click("keep ten")
    window.type("field", name)
    window.key(pygame.K_RETURN)


def test_a_kingdom_is_kept_found_again_renamed_and_deleted(window):
    source(window, "random")
    ten = window.ten
    keep(window, "Sunday")
    assert "“Sunday” is saved among your kingdoms." in window.app.notices.sentences
    window.choose("source", "saved")
    assert window.ten == ten
    window.click("rename")
    window.type("field", "Monday")
    window.click("button 0")
    assert window.has("saved Monday")
    assert begun(window)["kingdom"] == ten
    window.click("delete")
    window.click("button 1")
    assert window.has("saved Monday"), "one can think twice"
    window.click("delete")
    window.click("button 0")
    assert not window.has("saved Monday")
    assert "No kingdom is saved yet: choose your ten cards in another way." in window.seen()
    window.click("begin")
    assert len(window.begun) == 1


def test_a_name_that_is_taken_is_asked_about(window):
    source(window, "recommended")
    keep(window, "Sunday")
    window.click("kingdom Forbidden Arts")
    keep(window, "Sunday")
    window.click("button 1")
    assert [kingdom.cards for kingdom in window.app.files.kingdoms] == [find_kingdom("First Game").cards]
    keep(window, "sunday")
    window.click("button 0")
    assert [kingdom.cards for kingdom in window.app.files.kingdoms] == [find_kingdom("Forbidden Arts").cards]


def test_a_kingdom_without_a_name_is_not_kept(window):
    window.click("page kingdom")
    keep(window, "  ")
    assert list(window.app.files.kingdoms) == []
    assert window.app.notices.sentences == ["A kingdom needs a name of at most 60 visible letters."]


# The co-op


def test_the_co_op_takes_the_piles_for_which_its_kingdom_was_tested(window):
    assert not window.has("page coop")
    window.click("mode coop")
    window.click("page kingdom")
    window.click("kingdom Deck Top")
    window.click("page coop")
    assert {"Provinces: 11", "Duchies: 0"} <= set(window.seen())
    setup = begun(window)
    assert (setup["provinces"], setup["duchies"]) == (11, 0)


def test_the_co_op_with_piles_of_ones_own(window):
    window.click("mode coop")
    window.click("page coop")
    window.choose("piles", True)
    assert (window.find("provinces").value, window.find("duchies").value) == (12, 4)
    window.slide("provinces", 9)
    assert any(text.startswith("Fewer than 12 Provinces") for text in window.seen())
    window.click("begin")
    assert window.begun == []
    window.slide("duchies", 0)
    setup = begun(window)
    assert (setup["provinces"], setup["duchies"]) == (9, 0)


def test_back_among_rivals_the_page_of_the_co_op_is_gone(window):
    window.click("mode coop")
    window.click("page coop")
    window.scene.wish.mode = "rivals"
    window.scene.rebuild()
    assert window.scene.page.id == "players"
    assert "provinces" not in begun(window)


# Details


def test_the_seed_can_be_typed_and_drawn(window):
    window.click("page details")
    window.type("seed", "4x2")
    assert window.find("seed").text == "42", "letters are no part of a number"
    assert begun(window)["seed"] == 42
    ten = window.ten
    assert len(ten) == 10
    for typed in ("", "-", "99999999999999999999"):
        window.type("seed", typed)
        expected = "A seed is a whole number" if typed.strip("-") else "Type a number, or draw a new one."
        assert any(text.startswith(expected) for text in window.seen())
        assert window.ten == ten, "the cards stay while a seed is typed"
    window.click("begin")
    assert len(window.begun) == 1
    window.click("new seed")
    assert begun(window)["seed"] == int(window.find("seed").text) > 0


def test_who_begins_is_chosen_and_follows_their_chair(window):
    window.click("add bot")
    window.click("page details")
    window.click("first 2")
    window.click("page players")
    window.click("remove 1")
    setup = begun(window)
    assert setup["first"] == 1
    assert Match.start(setup).turn.seat == 1
    window.click("page details")
    window.click("first random")
    assert begun(window)["first"] == "random"


def test_a_practice_game_is_one(window):
    window.click("page details")
    window.click("practice")
    assert begun(window)["practice"] is True


# The last time


def test_the_first_time_there_is_no_last_time(window):
    assert not window.has("as last time")
    window.click("page kingdom")
    assert "last" not in [value for value, _ in window.find("source").options]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_same_as_last_time_is_one_click(tmp_path, language):
    with opened(tmp_path, names=["Ann"]) as window:
        window.click("mode coop")
        window.choose("kind 1", False)
        source(window, "random")
        window.click("page coop")
        window.choose("piles", True)
        window.slide("duchies", 7)
        setup = begun(window)
    with opened(tmp_path, language=language) as window:
        window.click("as last time")
        again = begun(window)
        assert again["seed"] != setup["seed"]
        assert again["players"] == (["Ann", "Player 2"] if language == "en" else ["Ann", "Spieler 2"])
        assert {**again, "seed": 0, "players": 0} == {**setup, "seed": 0, "players": 0}
        window.click("page kingdom")
        assert window.find("source").value == "last"
        assert sorted(window.ten) == sorted(setup["kingdom"])


def test_the_kingdom_of_last_time_alone_is_one_of_the_ways_to_a_kingdom(tmp_path):
    with opened(tmp_path, names=["Ann"]) as window:
        source(window, "random")
        ten = begun(window)["kingdom"]
        assert window.find("source")
    with opened(tmp_path) as window:
        window.click("add bot")
        source(window, "last")
        assert window.ten == ten
        setup = begun(window)
        assert setup["kingdom"] == ten
        assert setup["players"] == ["Ann", "Smith", "Smith 2"], "who sits there now stays"


def test_a_file_that_can_not_be_written_is_told_and_the_game_begins(window, tmp_path):
    (tmp_path / "last_game.json").mkdir()
    (tmp_path / "last_game.json" / "something").touch()
    begun(window)
    assert window.app.notices.sentences


# Cards


@pytest.mark.parametrize("touch", [False, True])
def test_a_card_that_one_points_at_is_shown_large_unless_a_finger_was_lifted_there(window, touch):
    window.click("page kingdom")
    window.app.draw()
    before = window.app.display.surface.copy()
    window.point_at("card Market", touch=touch)
    now = window.app.display.surface
    same = pygame.mask.from_threshold(now, (0, 0, 0), (1, 1, 1, 255), before)
    is_shown = same.count() < now.get_width() * now.get_height() * 0.85
    assert is_shown is not touch, "a large part of the window shows the card"
    assert window.app.scene is window.scene


@pytest.mark.parametrize("way", ["click", "right click", "finger", "key"])
def test_a_card_is_opened_among_the_ten(window, way):
    window.click("page kingdom")
    if way == "click":
        window.click("card Market")
    elif way == "right click":
        window.click("card Market", button=3)
    elif way == "finger":
        window.hold("card Market")
    else:
        window.scene.stage.put_focus(window.find("card Market"))
        window.key(pygame.K_i)
    assert isinstance(window.app.scene, Inspector)
    assert (window.app.scene.card, window.app.scene.names) == ("Market", list(find_kingdom("First Game").cards))
    window.key(pygame.K_ESCAPE)
    assert window.app.scene is window.scene


def test_among_all_cards_a_click_picks_and_a_right_click_shows(window):
    source(window, "own")
    window.click("card Moat", button=3)
    assert isinstance(window.app.scene, Inspector)
    window.key(pygame.K_ESCAPE)
    assert window.scene.wish.choices.own == []


# The keyboard alone


def walk_to(window, name):
    """Press Tab until the keyboard is there."""
    for _ in range(300):
        if window.app.scene.stage.focus == name:
            return
        window.key(pygame.K_TAB)
    raise AssertionError(f"Tab never comes to {name!r}: {window.names}")


def test_a_game_can_be_set_up_without_a_mouse(window):
    walk_to(window, "add bot")
    window.key(pygame.K_RETURN)
    walk_to(window, "page kingdom")
    window.key(pygame.K_SPACE)
    walk_to(window, "source")
    window.key(pygame.K_RIGHT)
    walk_to(window, "shuffle again")
    window.key(pygame.K_RETURN)
    walk_to(window, "page details")
    window.key(pygame.K_RETURN)
    walk_to(window, "practice")
    window.key(pygame.K_SPACE)
    walk_to(window, "begin")
    window.key(pygame.K_RETURN)
    setup, chairs = window.begun[0]
    assert setup["practice"]
    assert len(chairs) == 3


def test_enter_in_a_name_confirms_it_and_the_next_one_begins(window):
    window.type("name 0", "Zoe")
    window.key(pygame.K_RETURN)
    assert not window.begun
    window.key(pygame.K_RETURN)
    assert window.begun[0][0]["players"] == ["Zoe", "Smith"]


def test_esc_goes_back(window):
    window.app.push(type(window.scene)(window.app, print))
    window.key(pygame.K_ESCAPE)
    assert window.app.scene is window.scene
