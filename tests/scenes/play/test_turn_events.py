"""How the turns of a match are called."""

from game import Match
from scenes.play.history import turn_marks
from scenes.play.turn_events import turn_events
from tests.scenes.finished import last_turn, whole


def test_every_turn_has_the_event_that_began_it():
    match = whole(3)
    events, marks = turn_events(match), turn_marks(match)
    assert [event.seat for event in events] == [mark.seat for mark in marks]
    assert {event.name for event in events} == {"turn"}


def test_the_number_of_a_turn_is_that_of_its_player():
    counted = {}
    for event in turn_events(whole(3)):
        counted.setdefault(event.seat, []).append(event.amount)
    # Who has nothing to play or pay with is asked nothing: a number may be left out, but none comes twice.
    assert all(numbers == sorted(set(numbers)) for numbers in counted.values())


def test_a_position_begins_in_the_middle_of_a_turn():
    (event,) = turn_events(last_turn("Duchy", "Duchy", turns=(9, 8)))
    assert (event.seat, event.amount) == (0, 9)


def test_a_match_that_just_began_has_one_turn():
    match = Match.start({"game": "dominion", "players": ["Ann", "Bob"], "kingdom": "First Game", "seed": 7, "first": 1})
    assert [(event.seat, event.amount) for event in turn_events(match)] == [(1, 1)]
