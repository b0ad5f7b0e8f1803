"""The hand of the board: what fits not side by side lies in a fan in which every card can still be told from others."""

from itertools import pairwise

import pygame
import pytest

from game import Match
from game.dominion.cards import CARDS
from game.dominion.kinds import Cost
from scenes.dominion.faces import face_of
from scenes.dominion.hand import in_order, twins
from scenes.words import Words
from tests.scenes.table.driver import Driver
from tests.window import SIZES, window

KINGDOM = ["Possession", "Butcher", "Laboratory", "Herbalist", "Philosopher's Stone", "Torturer", "Smithy"]
BASIC = ["Gold", "Silver", "Copper", "Potion", "Province", "Duchy", "Estate", "Curse"]
DIFFERENT = [*KINGDOM, *BASIC]
MIXED = ["Possession", "Laboratory", "Herbalist", "Herbalist", "Gold", *["Copper"] * 5, "Estate", "Estate"]
HANDS = {
    "different": DIFFERENT,
    "mixed": MIXED,
    "alike": ["Copper"] * 12,
    "nearly alike": ["Smithy", *["Copper"] * 8],
    "many": MIXED * 2 + ["Curse"],
    "two": ["Copper", "Copper"],
    "one": ["Copper"],
}
LEAST = 8  # pixels that can be pointed at, in the smallest window


@pytest.fixture
def here(tmp_path):
    with window(tmp_path) as here:
        here.app.change_settings(speed="off")
        yield here


def board_of(here, hand, **more):
    players = [{"name": "Ann", "hand": list(hand), **more}, {"name": "Bob", "hand": ["Copper"] * 5}]
    driver = Driver(here, Match.from_position({"kingdom": KINGDOM, "players": players, "seed": 3}), [None, "random"])
    driver.question()
    return driver.scene.board


def slots_of(board):
    return board.layout.fan(len(board.hand.cards), twins(board.hand.cards))


def steps(board):
    """From each card to the next: whether they are copies, and how far apart they lie."""
    fan = zip(board.hand.cards, slots_of(board), strict=True)
    return [(one.name == two.name, right.centre[0] - left.centre[0]) for (one, left), (two, right) in pairwise(fan)]


# Where the cards lie


def test_different_cards_get_more_room_than_copies(here):
    found = steps(board_of(here, MIXED))
    copies, others = ({step for is_copy, step in found if is_copy is wanted} for wanted in (True, False))
    assert max(copies) <= 0.45 * min(others)
    assert max(others) - min(others) <= 1
    evenly = board_of(here, DIFFERENT[: len(MIXED)])
    assert min(others) > 1.4 * max(step for _, step in steps(evenly))


def test_what_different_cards_do_not_need_is_left_to_the_copies(here):
    board = board_of(here, HANDS["nearly alike"])
    (_, first), *copies = steps(board)
    assert first > board.layout.hand_width
    assert min(step for _, step in copies) > 0.4 * first
    assert slots_of(board)[-1].rect.right == pytest.approx(board.layout.hand.right, abs=2)


@pytest.mark.parametrize("hand", [["Copper"] * 4 + ["Estate"], ["Copper"] * 12, DIFFERENT])
def test_what_fits_or_is_all_of_one_kind_lies_evenly(here, hand):
    found = [step for _, step in steps(board_of(here, hand))]
    assert max(found) - min(found) <= 1


def test_backs_lie_evenly(here):
    board = board_of(here, MIXED)
    board.is_covered = True
    assert board.hand.cards == [None] * len(MIXED)
    places = [slot.centre[0] for slot in slots_of(board)]
    found = [right - left for left, right in pairwise(places)]
    assert max(found) - min(found) <= 1


@pytest.mark.parametrize("text_size", ["normal", "huge"])
@pytest.mark.parametrize("size", SIZES)
def test_every_hand_lies_in_order_within_the_window_and_can_be_clicked(tmp_path, size, text_size):
    with window(tmp_path, size, text_size=text_size) as here:
        here.app.change_settings(speed="off")
        board = board_of(here, ["Copper"])
        whole = pygame.Rect(0, 0, *size)
        for hand in HANDS.values():
            same = {number for number in range(1, len(hand)) if hand[number] == hand[number - 1]}
            slots = board.layout.fan(len(hand), same)
            assert len(slots) == len(hand)
            for slot in slots:
                card = pygame.Surface((slot.width, slot.height), pygame.SRCALPHA)
                turned = pygame.transform.rotate(card, slot.angle).get_rect(center=slot.centre)
                assert whole.contains(turned)
                assert slot.rect.width >= LEAST * here.app.look.scale
                assert slot.rect.collidepoint(slot.rect.x, slot.centre[1])
            assert slots[-1].rect.width == slots[-1].width
            for left, right in pairwise(slots):
                assert left.rect.right <= right.rect.left
                assert left.centre[0] < right.centre[0]
                assert left.angle >= right.angle


def test_a_fan_is_bent_the_same_to_both_sides(here):
    slots = board_of(here, HANDS["different"]).layout.fan(9)
    for left, right in zip(slots, reversed(slots), strict=True):
        assert left.angle == pytest.approx(-right.angle)
        assert left.centre[1] == pytest.approx(right.centre[1], abs=1)


# What comes of it


def test_a_click_on_what_is_seen_of_a_card_means_that_card(here):
    board = board_of(here, MIXED)
    stage = here.app.scene.stage
    places = board.hand.places({})
    assert [place.name for place in places] == [f"hand card {card.card}" for card in board.hand.cards]
    for place in places:
        assert stage.at(place.rect.center).name == place.name


def test_a_card_is_lifted_from_where_it_lies(here):
    board = board_of(here, MIXED)
    for place, slot in zip(board.hand.places({}), slots_of(board), strict=True):
        card, spot = board.hand.lifted(place.name)
        assert card.name == place.card
        assert spot.x == slot.centre[0]


def test_flights_end_where_the_cards_will_lie_and_begin_where_they_lay(here):
    board = board_of(here, MIXED)
    zone = board.picture.sides[0].zones["hand"]
    coming = [card for card in zone if card.name in ("Copper", "Gold")]
    board.picture.sides[0].zones["hand"] = [card for card in zone if card not in coming]
    goals = [board.hand.goal(coming, number) for number in range(len(coming))]
    board.picture.sides[0].zones["hand"] = zone
    lying = dict(zip(board.hand.cards, slots_of(board), strict=True))
    assert [(goal.x, goal.y) for goal in goals] == [lying[card].centre for card in coming]
    assert [board.hand.spot(card) for card in coming] == goals


# What is written on them


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seen", [0.7, 0.5])
def test_the_name_on_a_covered_card_begins_at_the_left_within_what_is_seen(here, language, seen):
    look, painter, words = here.app.look, here.app.painter, Words(language)
    width = look.px(104)
    shown = round(width * seen)
    for name in CARDS:
        face = face_of(name, words)
        look.written = []
        painter.covered(face, width, painter.name_at_left(face, width, shown))
        [written] = [line for line in look.written if line.text == face.title]
        look.written = None
        assert 0 <= written.rect.x - written.box.x <= 2
        assert written.rect.right <= shown, face.title
        assert written.box.contains(written.rect), face.title


@pytest.mark.parametrize("language", ["en", "de"])
def test_of_a_card_that_is_hardly_seen_the_name_is_still_written_whole_and_large_enough(here, language):
    look, painter, words = here.app.look, here.app.painter, Words(language)
    width = look.px(104)
    for name in CARDS:
        face = face_of(name, words)
        for seen in (1, 14, 24, 34):
            title = painter.name_at_left(face, width, seen)
            assert title.pixels >= 11
            assert "".join(title.lines).replace("-", "").replace(" ", "") == face.title.replace(" ", "")
            assert max(look.measure(line, title.pixels, "bold") for line in title.lines) <= width


def test_a_name_is_broken_only_where_its_words_would_be_too_small(here):
    painter, words = here.app.painter, Words("en")
    width = here.app.look.px(104)

    def lines(name, seen):
        return painter.name_at_left(face_of(name, words), width, seen).lines

    assert lines("Possession", 80) == ("Possession",)
    assert lines("Possession", 54) == ("Posses-", "sion")
    assert lines("Possession", 34) == ("Pos-", "ses-", "sion")
    assert lines("Throne Room", 60) == ("Throne", "Room")


def test_a_card_of_which_the_name_is_seen_anyway_is_painted_as_always(here):
    painter, face = here.app.painter, face_of("Butcher", Words("en"))
    width = here.app.look.px(104)
    assert painter.name_at_left(face, width, width) is None
    assert painter.name_at_left(face, width, width - 4) is None
    assert painter.name_at_left(face, 40, 20) is None  # so small that nothing is written on it


def test_only_covered_cards_have_their_name_at_the_left_and_copies_all_alike(here):
    board = board_of(here, MIXED)
    hand = board.hand
    titles = hand._titles(hand.cards, slots_of(board))
    assert titles[-1] is None
    assert None not in titles[:-2]
    coppers = {title for card, title in zip(hand.cards, titles, strict=True) if card.name == "Copper"}
    assert len(coppers) == 1
    whole = board_of(here, ["Copper", "Estate", "Gold"])
    assert whole.hand._titles(whole.hand.cards, slots_of(whole)) == [None] * 3


def test_covered_cards_are_painted_once(here, monkeypatch):
    board = board_of(here, DIFFERENT)
    hand = board.hand
    fan = list(zip(hand.cards, slots_of(board), hand._titles(hand.cards, slots_of(board)), strict=True))
    first = [hand._picture(*each) for each in fan]
    monkeypatch.setattr(type(here.app.painter), "covered", None)
    assert all(hand._picture(*each) is before for each, before in zip(fan, first, strict=True))


def test_a_covered_card_shows_what_it_costs_now(here):
    board = board_of(here, MIXED)
    hand = board.hand
    each = hand.cards[0], slots_of(board)[0], hand._titles(hand.cards, slots_of(board))[0]
    before = hand._picture(*each)
    board.picture.costs["Possession"] = Cost(1, 1)
    assert hand._picture(*each) is not before


def test_a_hand_is_sorted_so_that_copies_are_neighbours(here):
    board = board_of(here, MIXED[::-1])
    names = [card.name for card in board.hand.cards]
    assert names == [card.name for card in in_order(board.picture.sides[0].zones["hand"])]
    assert len(twins(board.hand.cards)) == len(MIXED) - len(set(MIXED))
