"""At the table: what one sees of what happens, what is written beside it, and what one does with the mouse alone."""

import pygame
import pytest

from game import Match
from scenes.dominion.board import SHUFFLED
from tests.scenes.pictures import differing, seen
from tests.scenes.table.driver import Driver
from tests.window import window


@pytest.fixture
def here(tmp_path):
    with window(tmp_path) as here:
        yield here


def at_table(here, kingdom, hand, speed="off", **mine):
    """Ann before a question, with these cards in hand, against a bot."""
    here.app.change_settings(speed=speed)
    ann = {"name": "Ann", "hand": hand, "deck": ["Copper"] * 5} | mine
    bob = {"name": "Bob", "hand": ["Copper"] * 5, "deck": ["Estate"] * 5}
    driver = Driver(here, Match.from_position({"kingdom": kingdom, "players": [ann, bob]}), [None, "big_money"])
    assert driver.question() is not None
    return driver


# An order is put right by dragging


def drag(here, start, end):
    """Press at one place, move to another one and let go there."""
    here.down(start)
    for step in (1, 2, 3):
        at = [a + (b - a) * step // 3 for a, b in zip(start.center, end.center, strict=True)]
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0)))
        here.frame()
    here.up(end)


def in_tray(driver):
    options = driver.scene.prompt.decision.options
    return [options[place].name for place in driver.scene.tray.options]


def test_a_card_of_an_order_is_dragged_to_another_position(here):
    driver = at_table(here, ["Scout"], ["Scout"], deck=["Gold", "Silver", "Copper", "Scout"])
    driver.answer(0)
    assert driver.question().is_order
    slots = driver.scene.tray.spread.cards
    assert in_tray(driver) == ["Gold", "Silver", "Copper", "Scout"]
    drag(here, slots[0], slots[2])
    assert in_tray(driver) == ["Silver", "Copper", "Gold", "Scout"]
    drag(here, slots[3], slots[1])
    assert in_tray(driver) == ["Silver", "Scout", "Copper", "Gold"]
    here.click_on("deed 0")
    driver.question()
    assert driver.session.match.zone(0, "deck") == ["Silver", "Scout", "Copper", "Gold"]


# A card is shown large


@pytest.fixture
def pointer(monkeypatch):
    """Where the pointer is: without a screen SDL does not know."""
    at = [0, 0]
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: tuple(at))
    return at


def comes_up_beside(here, pointer, rect):
    """What comes up while the pointer stays at a place. It lies beside that, and goes away with the pointer."""
    whole = here.app.display.surface.get_rect()
    before = seen(here, whole)
    pointer[:] = rect.center
    here.move(rect)
    here.frame(1.0)
    here.frame(count=40)  # it is painted bit by bit
    shown = differing(before, seen(here, whole))
    pointer[:] = 0, 0
    here.move((0, 0))
    assert not differing(before, seen(here, whole))
    assert not shown.colliderect(rect)
    return shown


def is_large(here, shown):
    return shown.width > here.app.look.px(200) and shown.height > here.app.look.px(300)


@pytest.mark.parametrize("place", ["pile Militia", "play 0"])
def test_a_card_that_is_pointed_at_for_a_while_is_shown_large(here, pointer, place):
    driver = at_table(here, ["Village", "Militia"], ["Village", "Village"])
    driver.answer(0)
    driver.question()
    assert is_large(here, comes_up_beside(here, pointer, driver.scene.stage.find(place).rect))


def test_a_card_that_is_named_in_the_log_is_shown_large(here, pointer):
    driver = at_table(here, ["Village", "Militia"], ["Village", "Copper"])
    driver.answer(0)
    driver.question()
    log = driver.scene.log
    points = [(x, y) for x in range(log.rect.x, log.rect.right, 4) for y in range(log.rect.y, log.rect.bottom, 4)]
    names = dict(filter(None, map(log.card_at, points)))
    assert is_large(here, comes_up_beside(here, pointer, names["Village"]))


# What is written


@pytest.mark.parametrize(("language", "written"), [("en", "{} of 2 chosen"), ("de", "{} von 2 gewählt")])
def test_how_many_cards_are_chosen_of_those_one_has_to_choose_is_written(here, language, written):
    here.app.change_settings(language=language, speed="off")
    hand = ["Secret Chamber", "Gold", "Silver", "Estate", "Curse"]
    match = Match.from_position(
        {
            "kingdom": ["Militia", "Secret Chamber"],
            "players": [{"name": "Ann", "hand": hand}, {"name": "Bob", "hand": ["Militia"]}],
            "turn": {"seat": 1},
        }
    )
    match.answer("Militia")
    match.answer()  # the Reaction is kept
    driver = Driver(here, match, [None, "big_money"])
    driver.question()
    for count in range(3):
        assert written.format(count) in driver.texts()
        here.click(driver.control(count).rect)


@pytest.mark.parametrize(
    ("language", "written"), [("en", "{} of up to 4 chosen"), ("de", "{} gewählt, höchstens 4")]
)
def test_how_many_cards_are_chosen_of_those_one_may_choose_is_written(here, language, written):
    here.app.change_settings(language=language)
    driver = at_table(here, ["Chapel"], ["Chapel", "Gold", "Silver", "Estate", "Curse"])
    driver.answer(0)
    driver.question()
    for count in range(4):
        assert written.format(count) in driver.texts()
        here.click(driver.control(count).rect)


def test_the_button_that_takes_back_tells_when_and_why_it_can_not(here):
    driver = at_table(here, ["Village"], ["Village", "Copper"])
    for told in ("There is nothing to take back yet.", "A card was drawn since", "Take the last step back"):
        here.move(driver.scene.stage.find("side undo").rect)
        here.frame(1.0)
        assert [text for text in driver.texts() if told in text]
        here.move((0, 0))
        driver.answer(0)  # a Village, then a Copper
        driver.question()


# What happens is seen


def under_way(driver):
    """All that flies until the next question, each with the places where it was seen."""
    found = {}

    def is_asked():
        for flight in driver.scene.pace.flights.under_way:
            if not flight.is_waiting:
                found.setdefault(id(flight), (flight, []))[1].append(flight.where()[:2])
        return driver.scene.prompt is not None and driver.scene.pace.is_idle

    driver.until(is_asked)
    return list(found.values())


def test_what_an_attack_does_to_somebody_is_told_beside_the_name(here):
    driver = at_table(here, ["Witch"], ["Witch", "Copper"], speed="normal")
    panel = driver.scene.board.panel(1)
    driver.answer(0)
    driver.until(lambda: driver.scene.bubbles)
    told = [each.rect for each in driver.written() if each.text.startswith("Bob gains a Curse")]
    [beside] = [rect for rect in told if panel.collidepoint(rect.midtop)]
    assert abs(beside.centerx - panel.centerx) < here.app.look.px(10)
    driver.question()
    assert {bubble.seat for bubble in driver.scene.bubbles._told} == {1}, "what one does oneself is no news"


@pytest.mark.parametrize("is_reduced", [False, True])
def test_where_motion_is_reduced_cards_only_appear_where_they_belong(here, is_reduced):
    here.app.change_settings(reduced_motion=is_reduced)
    driver = at_table(here, ["Smithy"], ["Smithy", "Copper", "Copper"], speed="normal")
    driver.answer(0)
    flights = under_way(driver)
    assert len(flights) == 4, "a Smithy, and what it draws"
    for flight, places in flights:
        assert len(places) > 1
        assert (set(places) == {flight.end[:2]}) == is_reduced


def test_when_a_deck_is_shuffled_cards_fly_there_from_the_discard_pile(here):
    driver = at_table(here, ["Smithy"], ["Smithy"], speed="normal", deck=[], discard=["Estate"] * 9)
    layout = driver.scene.board.layout
    driver.answer(0)
    ways = [
        flight
        for flight, _ in under_way(driver)
        if (flight.start[:2], flight.end[:2]) == (layout.discard.center, layout.deck.center)
    ]
    assert len(ways) == SHUFFLED
    assert {(flight.before, flight.after) for flight in ways} == {(None, None)}, "nobody sees which"
