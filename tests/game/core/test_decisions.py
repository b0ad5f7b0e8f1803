"""One kind of question, and one place where answers are checked."""

import pytest

from game import IllegalAnswer, Match, Option, Verb
from game.core.decisions import CardId, Seat, decision

HAND = tuple(Option(name, CardId(number)) for number, name in enumerate(["Copper", "Estate", "Copper", "Gold"]))


def ask(at_least=0, at_most=None, options=HAND, ordered=False):
    return decision(Seat(0), Seat(0), Verb.DISCARD, options, at_least, at_most, ordered, "Cellar")


def test_bounds_are_clamped_to_what_there_is():
    assert (ask(3, 9).at_least, ask(3, 9).at_most) == (3, 4)
    assert (ask(9, 9).at_least, ask(9, 9).at_most) == (4, 4)
    assert (ask(2, None, options=()).at_least, ask(2, None, options=()).at_most) == (0, 0)


def test_names_and_options_may_be_mixed():
    assert ask().check(("Gold", HAND[0], "Copper")) == (3, 0, 2)


def test_a_name_means_the_next_free_option():
    assert ask().check(("Copper", "Copper")) == (0, 2)
    assert ask().check((HAND[2], "Copper")) == (2, 0)


def test_either_apostrophe_will_do():
    options = (Option("Throne Room", CardId(0)), Option("Philosopher's Stone", CardId(1)))
    assert ask(options=options).check(("Philosopher’s Stone",)) == (1,)
    assert ask(options=options).check(("Philosopher's Stone",)) == (1,)


def test_no_pick_means_no():
    assert ask().check(()) == ()


@pytest.mark.parametrize(
    ("picks", "reason", "sentence"),
    [
        (("Silver",), "answer_unknown", "Silver is not among the options. They are: Copper, Estate, Gold."),
        (("Copper",) * 3, "answer_twice", "Copper was picked more often than it is there."),
        ((HAND[1], HAND[1]), "answer_twice", "Estate was picked more often than it is there."),
        ((Option("Copper", CardId(77)),), "answer_unknown", "Copper is not among the options."),
        ((None,), "answer_unknown", "None is not among the options."),
        ((3,), "answer_unknown", "3 is not among the options."),
        ((10**5000,), "answer_unknown", "a huge number is not among the options."),
        (("",), "answer_unknown", "– is not among the options."),
        ((["Copper"],), "answer_unknown", "['Copper'] is not among the options."),
        ((("Copper", 0.5),), "answer_unknown", "is not among the options."),
    ],
)
def test_wrong_picks_get_a_sentence(picks, reason, sentence):
    with pytest.raises(IllegalAnswer) as caught:
        ask().check(picks)
    assert caught.value.reason == reason
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("low", "high", "count", "wanted"), [(2, 2, 1, "2 of 4"), (1, 3, 0, "1 to 3"), (0, 1, 2, "0 to 1")]
)
def test_wrong_numbers_get_a_sentence(low, high, count, wanted):
    with pytest.raises(IllegalAnswer, match=wanted):
        ask(low, high).check(HAND[:count])


def test_nobody_is_asked_where_only_one_answer_is_possible():
    assert ask(0, 0).forced == ()
    assert ask(4, 4).forced == (0, 1, 2, 3)
    assert ask(1, 1, options=HAND[:1]).forced == (0,)
    assert ask(1, 1, options=()).forced == ()
    assert ask(3, 4).forced is None
    assert ask(0, 1, options=HAND[:1]).forced is None


def test_an_order_of_equal_cards_is_no_question():
    assert ask(2, 2, options=(HAND[0], HAND[2]), ordered=True).forced == (0, 1)
    assert ask(2, 2, options=HAND[:2], ordered=True).forced is None
    assert ask(1, 1, options=HAND[:1], ordered=True).forced == (0,)


def test_a_wrong_answer_changes_nothing():
    match = Match.start({"game": "dominion", "players": ["Ann", "Bob"], "kingdom": "First Game", "seed": 7})
    before = (match.rules.to_data(match.state), match.decision, list(match.events), match.answers)
    for wrong in (("Province",), ("Copper",) * 9, (None,), (Option("Copper", CardId(0)),)):
        with pytest.raises(IllegalAnswer):
            match.answer(*wrong)
        assert (match.rules.to_data(match.state), match.decision, list(match.events), match.answers) == before


def test_a_finished_game_takes_no_answer():
    position = {"players": [{"name": "Ann"}, {"name": "Bob"}], "supply": {"Province": 0}, "turn": {"phase": "cleanup"}}
    match = Match.from_position(position)
    assert match.decision is None
    with pytest.raises(IllegalAnswer, match="over"):
        match.answer()
