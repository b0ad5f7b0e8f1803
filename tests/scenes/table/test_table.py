"""At the table: what one clicks happens, what is secret stays so, and nothing is lost."""

import pygame
import pytest

from game import Match
from scenes.inspector import Inspector
from scenes.table.curtain import GUARD
from tests.scenes.table.driver import Driver
from tests.scenes.table.positions import alone, position
from tests.window import window

SETUP = {"players": ["Ann", "Bob"], "kingdom": "First Game", "seed": 3, "first": 0}


@pytest.fixture
def here(tmp_path):
    with window(tmp_path) as here:
        here.app.change_settings(speed="off")
        yield here


def names(driver, zone="hand", seat=0):
    return driver.session.match.zone(seat, zone)


def place_of(driver, start):
    """The first place on the board whose name begins like this."""
    return next(widget for widget in driver.scene.stage.walk() if widget.name.startswith(start))


# Playing


def test_a_click_plays_a_card(here):
    driver = alone(here, position(["Village", "Copper"]))
    here.click(driver.control(0).rect)
    driver.question()
    assert names(driver, "play") == ["Village"]


def test_a_card_is_dragged_into_play(here):
    driver = alone(here, position(["Village", "Copper"]))
    card = driver.control(0).rect
    middle = driver.scene.board.areas.tray.center
    here.down(card)
    for step in range(1, 6):
        at = (
            card.centerx + (middle[0] - card.centerx) * step // 5,
            card.centery + (middle[1] - card.centery) * step // 5,
        )
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0)))
        here.frame()
    here.up(middle)
    driver.question()
    assert names(driver, "play") == ["Village"]


def test_a_card_that_is_dragged_back_into_the_hand_stays_there(here):
    driver = alone(here, position(["Village", "Copper"]))
    card = driver.control(0).rect
    here.down(card)
    aside = (card.x + 90, card.y + 40)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=aside, rel=(1, 1), buttons=(1, 0, 0)))
    here.frame()
    here.up(aside)
    assert names(driver, "play") == []


def test_all_treasures_are_played_but_for_the_odd_ones(here):
    match = position(["Copper", "Silver", "Philosopher's Stone"], kingdom=["Philosopher's Stone"])
    driver = alone(here, match)
    here.click_on("deed 0")
    driver.question()
    assert sorted(names(driver, "play")) == ["Copper", "Silver"]
    here.click_on("deed 0")
    driver.question()
    assert sorted(names(driver, "play")) == ["Copper", "Philosopher's Stone", "Silver"]


def test_what_is_not_offered_can_not_be_clicked(here):
    driver = alone(here, position(["Village", "Estate"]))
    before = driver.session.match.answers
    places = driver.scene.board.places(driver.scene.prompt)
    (estate,) = [place for place in places if place.card == "Estate" and place.name.startswith("hand")]
    here.click(estate.rect)
    assert driver.session.match.answers == before


def told_beside_names(driver):
    return [bubble.text for bubble in driver.scene.bubbles._told]


@pytest.mark.parametrize(
    ("pile", "why"),
    [("Smithy", "1 coin short"), ("Gold", "3 coins short"), ("Alchemist", "Potion"), ("Moat", "is empty")],
)
def test_a_click_on_what_can_not_be_bought_says_why(here, pile, why):
    kingdom = ("Smithy", "Moat", "Alchemist")
    turn = {"phase": "buy", "coins": 3}
    driver = alone(here, position([], kingdom=kingdom, turn=turn, supply={"Moat": 0}))
    before = driver.session.match.answers
    here.click_on(f"pile {pile}")
    [told] = told_beside_names(driver)
    assert pile in told
    assert why.lower() in told.lower()
    assert driver.session.match.answers == before
    assert driver.scene.prompt is not None


def test_a_click_on_a_pile_before_the_treasures_says_what_comes_first(here):
    driver = alone(here, position(["Copper"], turn={"phase": "buy"}))
    assert driver.scene.prompt.decision.verb == "play_treasure"
    here.click_on("pile Moat")
    assert told_beside_names(driver) == ["First play your Treasures, then buy. Without any: “Go on to buying”."]
    assert any(widget.name == "deed 1" and widget.text == "Go on to buying" for widget in driver.scene.stage.walk())


def test_letters_name_a_card_wherever_one_has_clicked_before(here):
    driver = alone(here, position(["Wishing Well"], kingdom=["Wishing Well", "Laboratory", "Cellar", "Moat"]))
    driver.answer(0)
    assert driver.question().is_naming
    has_log = here.app.settings.show_log
    here.click(driver.scene.board.areas.banner.midleft)
    assert driver.scene.stage.focus == ""
    here.type("lab")  # not the log, for one
    assert driver.scene.answering.typed == "lab"
    assert here.app.settings.show_log == has_log
    here.press(pygame.K_RETURN)
    driver.question()
    assert any("Laboratory" in text for text in driver.texts())


def test_a_copy_without_a_name_is_asked_for_again(here):
    driver = alone(here, position(["Village"]))
    here.press(pygame.K_ESCAPE)
    here.click_on("keep")
    here.press(pygame.K_RETURN)
    assert any(text.startswith("A saved game needs a name") for text in here.texts())
    here.type("a/b")
    here.press(pygame.K_RETURN)
    assert here.app.scene.name == "table menu"
    assert any("“a-b”" in text for text in here.texts()), "it is told under the name that it has"
    here.press(pygame.K_ESCAPE)
    driver.close()


def test_coins_and_potions_that_are_paid_beyond_the_price_are_not_added_up(here):
    turn = {"phase": "buy", "coins": 6, "potions": 2}
    driver = alone(here, position([], kingdom=["Stonemason", "Golem", "Possession"], turn=turn))
    here.click_on("pile Stonemason")
    prompt = driver.question()
    assert prompt.is_count
    assert len(prompt.names) == 2
    assert not any("chosen" in text for text in driver.texts())


def test_what_a_state_forbids_to_buy_is_said(here):
    players = [{"name": "Ann", "hand": ["Gold"], "states": ["Deluded"]}, {"name": "Bob"}]
    match = Match.from_position({"mode": "coop", "kingdom": ["Smithy", "Moat"], "players": players})
    driver = alone(here, match)
    while driver.question().decision.verb != "buy":
        driver.answer(0)
    assert driver.scene.board.picture.sides[0].states == ("Deluded",)  # given back, and in force until the turn ends
    here.click_on("pile Moat")
    [told] = told_beside_names(driver)
    assert told.startswith("Moat can’t be bought now.\nDeluded: ")


def test_where_there_is_one_thing_to_pick_two_buttons_say_yes_and_no(here):
    for button, trashed in (("deed 0", ["Copper"]), ("deed 1", [])):
        driver = alone(here, position(["Moneylender", "Copper"], kingdom=["Moneylender"]))
        driver.answer(0)
        assert driver.question().is_yes_or_no
        here.click_on(button)
        driver.question()
        assert [card.name for card in driver.scene.board.picture.trash] == trashed
        driver.close()


def test_who_played_the_card_that_asks_is_said(here):
    match = position(["Militia"], other={"hand": ["Copper"] * 5})
    driver = Driver(here, match, ["big_money"])
    match.answer("Militia")
    assert driver.question().decision.seat == 1
    assert any("Ann’s Militia" in text for text in driver.texts())


def test_whose_card_asks_is_not_said_of_ones_own_reaction(here):
    hand = {"hand": ["Secret Chamber", "Gold", "Gold"]}
    match = position(["Militia"], other=hand, kingdom=["Militia", "Secret Chamber"])
    driver = Driver(here, match, ["big_money"])
    match.answer("Militia")
    driver.question()
    here.click_on("deed 0")  # the Reaction is shown
    assert driver.question().decision.source == "Secret Chamber"
    assert not any("Ann’s" in text for text in driver.texts())


def test_what_was_picked_stays_so_while_something_lies_over_the_table(here):
    driver = alone(here, position(["Chapel", "Copper", "Estate"], kingdom=["Chapel"]))
    driver.answer(0)
    driver.question()
    here.click(driver.control(0).rect)
    here.click(driver.control(1).rect, button=3)
    assert isinstance(here.app.scene, Inspector)
    here.press(pygame.K_ESCAPE)
    here.press(pygame.K_ESCAPE)  # the menu
    here.app.change_settings(language="de")
    here.press(pygame.K_ESCAPE)
    assert here.app.scene is driver.scene
    assert len(driver.scene.prompt.picked) == 1
    here.click_on("deed 0")
    driver.question()
    assert [card.name for card in driver.scene.board.picture.trash] == ["Copper"]


def test_what_ones_own_state_means_can_be_read(here):
    players = [{"name": "Ann", "hand": ["Gold"], "states": ["Miserable"]}, {"name": "Bob"}]
    driver = alone(here, Match.from_position({"mode": "coop", "kingdom": ["Smithy"], "players": players}))
    plate = place_of(driver, "plate")
    here.move(plate.rect)
    here.frame(1.0)
    assert any("Miserable" in text for text in driver.texts())


def test_a_bridge_shows_on_every_pile(here):
    driver = alone(here, position(["Bridge", "Copper"], kingdom=["Bridge"]))
    assert driver.scene.board.picture.costs["Gold"].coins == 6
    driver.answer(0)
    driver.question()
    assert driver.scene.board.picture.costs["Gold"].coins == 5


# The warning


def test_ending_the_actions_with_one_to_play_is_warned_of(here):
    driver = alone(here, position(["Village", "Copper"]))
    here.click_on("deed 0")
    assert here.app.scene.name == "dialog"
    here.press(pygame.K_ESCAPE)
    assert driver.session.match.turn.phase == "action"
    here.click_on("deed 0")
    here.click_on("button 0")
    driver.question()
    assert driver.session.match.turn.phase == "buy"


def test_the_warning_can_be_switched_off_for_ever(here):
    driver = alone(here, position(["Village", "Copper"]))
    here.click_on("deed 0")
    here.click_on("button 1")
    driver.question()
    assert driver.session.match.turn.phase == "buy"
    assert not here.app.settings.warn_actions


# Taking back


def test_a_step_is_taken_back(here):
    driver = alone(here, position(["Copper", "Estate"]))
    driver.answer(0)
    driver.question()
    here.press(pygame.K_u, "u")
    driver.question()
    assert names(driver, "play") == []
    assert driver.scene.prompt.decision.verb == "play_treasure"


def test_why_nothing_can_be_taken_back_is_said(here):
    driver = alone(here, position(["Village", "Copper"]))
    here.press(pygame.K_u, "u")
    assert here.app.notices.sentences == ["There is nothing to take back yet."]
    driver.answer(0)
    driver.question()
    here.press(pygame.K_u, "u")
    assert "drawn" in here.app.notices.sentences[-1]


# The keyboard


def test_a_turn_by_keyboard_alone(here):
    driver = alone(here, position(["Village", "Copper", "Copper", "Silver"]))
    here.press(pygame.K_TAB)
    while driver.scene.stage.focus != driver.control(0).name:
        here.press(pygame.K_TAB)
    assert driver.scene.stage.shows_focus
    here.press(pygame.K_RETURN)
    driver.question()
    assert names(driver, "play") == ["Village"]
    here.press(pygame.K_SPACE)  # all treasures
    driver.question()
    assert len(names(driver, "play")) > 3
    while driver.scene.stage.focus != "pile Silver":
        here.press(pygame.K_TAB)
    here.press(pygame.K_RETURN)
    driver.question()
    assert "Silver" in driver.session.match.zone(0, "discard") + driver.session.match.zone(0, "deck")


def test_l_hides_the_log_esc_opens_the_menu_and_a_question_mark_helps(here):
    driver = alone(here, position(["Village"]))
    here.press(pygame.K_l, "l")
    assert not here.app.settings.show_log
    here.press(pygame.K_l, "l")
    here.press(pygame.K_ESCAPE)
    assert here.app.scene.name == "table menu"
    here.press(pygame.K_ESCAPE)
    assert here.app.scene is driver.scene
    here.press(pygame.K_SLASH, "?")
    assert here.app.scene.name == "rules"
    here.press(pygame.K_ESCAPE)
    assert here.app.scene is driver.scene


# Looking closer


def test_a_right_click_and_a_long_press_open_the_inspector(here):
    driver = alone(here, position(["Village"]))
    here.click(place_of(driver, "pile Militia").rect, button=3)
    assert isinstance(here.app.scene, Inspector)
    here.press(pygame.K_ESCAPE)
    here.down(place_of(driver, "pile Militia").rect)
    here.frame(0.1, 10)
    assert isinstance(here.app.scene, Inspector)
    here.press(pygame.K_ESCAPE)
    assert driver.session.match.answers == 0


def test_the_trash_can_be_looked_through(here):
    driver = alone(here, position(["Village"], trash=["Estate", "Curse"]))
    here.click_on("trash")
    assert here.app.scene.name == "pile"
    assert here.app.scene.cards == ("Estate", "Curse")
    here.press(pygame.K_ESCAPE)
    assert here.app.scene is driver.scene


def test_a_card_in_the_log_can_be_pointed_at(here):
    driver = alone(here, position(["Village", "Copper"]))
    driver.answer(0)
    driver.question()
    log = driver.scene.log
    columns, rows = range(log.rect.x, log.rect.right, 4), range(log.rect.y, log.rect.y + 120, 4)
    found = [log.card_at((x, y)) for x in columns for y in rows]
    assert "Village" in {each[0] for each in found if each is not None}


# Around one screen


def test_alone_there_is_no_curtain(here):
    driver = alone(here, Match.start(SETUP))
    for _ in range(12):
        prompt = driver.question()
        assert here.app.scene is driver.scene
        driver.answer(*range(prompt.decision.at_least))


def test_between_two_people_a_curtain_hides_both_hands(here):
    driver = Driver(here, Match.start(SETUP))
    while here.app.scene.name != "curtain":
        here.frame()
    assert all(card is None for side in driver.scene.board.picture.sides for card in side.zones["hand"])
    here.click_on("open")
    driver.question()
    mine, others = (side.zones["hand"] for side in driver.scene.board.picture.sides)
    assert None not in mine
    assert set(others) == {None}
    while driver.session.match.decision.decider == 0:
        driver.question()
        driver.answer()
    while here.app.scene.name != "curtain":
        here.frame()
    assert all(card is None for side in driver.scene.board.picture.sides for card in side.zones["hand"])


def test_the_possessor_is_told_for_whom_to_decide(here):
    match = position(["Possession"], other={"hand": ["Militia", "Gold"]}, kingdom=["Possession", "Militia"])
    match.answer("Possession")
    while match.decision.seat == 0:
        match.answer()
    driver = alone(here, match)
    assert any("Ann decides for Bob" in text for text in driver.texts())
    assert not any("Bob: Militia: " in text for text in driver.texts()), "what asks is said once"
    assert driver.scene.board.bottom == 1
    mine, other = (side.zones["hand"] for side in driver.scene.board.picture.sides)
    assert None not in other
    assert set(mine) == {None}  # Bob looks on
    driver.answer(0)


def test_together_hands_may_be_open(here):
    here.app.change_settings(open_hands=True)
    driver = Driver(here, Match.start({"mode": "coop", "players": ["Ann", "Bob"], "kingdom": "First Game", "seed": 1}))
    for _ in range(8):
        prompt = driver.question()
        assert here.app.scene is driver.scene
        assert all(None not in side.zones["hand"] for side in driver.scene.board.picture.sides)
        driver.answer(*range(prompt.decision.at_least))


def test_rivals_keep_their_hands_whatever_the_setting_says(here):
    here.app.change_settings(open_hands=True)
    Driver(here, Match.start(SETUP))
    while here.app.scene.name != "curtain":
        here.frame()


def test_face_to_face_the_window_turns_to_who_decides(here):
    here.app.change_settings(face_to_face=True)
    driver = Driver(here, Match.start({**SETUP, "first": 1}))
    while here.app.scene.name != "curtain":
        here.frame()
    assert here.app.is_turned
    here.frame(GUARD)
    button = here.app.scene.stage.find("open").rect
    width, height = here.app.display.size
    here.click((width - 1 - button.centerx, height - 1 - button.centery))
    while driver.scene.prompt is None:
        here.frame()
    card = driver.control(0).rect
    here.click((width - 1 - card.centerx, height - 1 - card.centery))
    assert driver.session.match.answers == 1


# Motion


def test_motion_can_be_skipped_with_a_click(here):
    here.app.change_settings(speed="slow")
    driver = alone(here, position(["Copper"] * 4))
    driver.scene.pace.set_speed("slow", False)
    here.press(pygame.K_SPACE)
    while not driver.scene.pace.flights:
        here.frame()
    here.click(driver.scene.board.areas.prompt)
    assert driver.scene.pace.is_idle


@pytest.mark.parametrize("speed", ["fast", "normal", "slow"])
@pytest.mark.parametrize("reduced", [False, True])
def test_at_any_speed_one_comes_to_the_next_question(here, speed, reduced):
    here.app.change_settings(speed=speed, reduced_motion=reduced)
    driver = alone(here, Match.start(SETUP))
    for _ in range(6):
        prompt = driver.question()
        driver.answer(*range(prompt.decision.at_least))
    assert driver.question() is not None


def test_a_resize_in_the_middle_of_a_motion_changes_nothing(here):
    here.app.change_settings(speed="slow")
    driver = alone(here, position(["Copper"] * 4))
    driver.scene.pace.set_speed("slow", False)
    here.press(pygame.K_SPACE)
    while not driver.scene.pace.flights:
        here.frame()
    here.app.display.windowed_size = (1500, 900)
    here.app.display._open()
    here.app.handle(pygame.event.Event(pygame.VIDEORESIZE, size=(1500, 900), w=1500, h=900))
    driver.question()
    assert names(driver, "play") == ["Copper"] * 4


def test_another_language_at_the_table_is_there_at_once(here):
    driver = alone(here, position(["Village"]))
    assert "Action phase" in driver.texts()
    here.app.change_settings(language="de")
    driver.question()
    assert "Aktionsphase" in driver.texts()
    assert "Aktionen beenden" in driver.texts()
