"""A match: starting, looking, forking, imagining; and what outside tools rely on."""

import pickle

import pytest

from game import Match, SetupError
from game.bots.bot import RandomBot
from game.core.chance import Random, Stream
from game.dominion.state import Player, State
from tests.story import deal

SETUP = {"game": "dominion", "players": ["Ann", "Bob", "Cid"], "kingdom": "Chemistry Lesson", "seed": 11}


def played(answers, setup=SETUP, **options):
    """A match after so many random answers."""
    match, bot = Match.start(setup, **options), RandomBot(Random.from_seed(1, Stream.BOTS))
    for _ in range(answers):
        if match.decision is None:
            break
        match.answer(*bot.answer(None, match.decision))
    return match


def facts(match):
    return match.rules.to_data(match.state), match.decision, match.events, match.result


def test_setup_and_seed_and_answers_give_the_same_game():
    assert facts(played(300)) == facts(played(300))
    assert facts(played(300)) != facts(played(300, {**SETUP, "seed": 12}))


def test_a_match_without_a_record_plays_the_same_game_and_builds_no_events():
    listened, silent = played(10_000), played(10_000, record=False)
    assert listened.result is not None
    assert silent.result == listened.result
    assert silent.rules.to_data(silent.state) == listened.rules.to_data(listened.state)
    assert silent.events == ()
    assert len(listened.events) > 500


def test_an_unknown_game_is_named_with_those_there_are():
    with pytest.raises(SetupError, match=r"'chess'.*dominion"):
        Match.start({**SETUP, "game": "chess"})


def test_a_zone_or_seat_that_is_not_there_gets_a_sentence():
    match = Match.start(SETUP)
    with pytest.raises(SetupError, match="hand, deck"):
        match.zone(0, "pocket")
    for wrong in (3, -1, "Ann", None):
        for ask in (lambda: match.zone(wrong, "hand"), lambda: match.view(wrong), lambda: match.imagine(wrong)):  # noqa: B023
            with pytest.raises(SetupError, match=f"no seat {wrong!r}:"):
                ask()


def test_the_result_comes_with_the_end():
    match = played(10_000)
    assert match.decision is None
    assert set(match.result.scores) == {"Ann", "Bob", "Cid"}
    assert match.result.winners
    assert played(5).result is None


# Forks


@pytest.mark.parametrize("answers", [0, 1, 7, 60, 200, 10_000])
def test_a_fork_is_equal_and_goes_its_own_way(answers):
    match = played(answers)
    twin, before = match.fork(), facts(match)
    assert facts(twin) == before
    bot = RandomBot(Random.from_seed(5, Stream.BOTS))
    for _ in range(20):
        if twin.decision is not None:
            twin.answer(*bot.answer(None, twin.decision))
    assert facts(match) == before


def test_a_fork_in_the_middle_of_an_effect_asks_the_same_and_can_be_undone():
    table = deal(hand="Throne Room Remodel Estate Copper", practice=True)
    table.play("Throne Room", play="Remodel", trash="Copper")
    twin = table.match.fork()
    assert twin.decision == table.match.decision
    assert twin.decision.source == "Remodel"
    twin.undo()
    assert twin.decision.verb == "trash"
    twin.answer("Estate")
    assert "Silver" in [option.name for option in twin.decision.options]
    assert "Silver" not in table.options


@pytest.mark.parametrize("record", [True, False])
def test_a_match_can_be_looked_at_as_it_was_after_any_answer(record):
    match, bot = Match.start(SETUP, record=record), RandomBot(Random.from_seed(1, Stream.BOTS))
    moments = [facts(match)]
    while match.decision is not None:
        match.answer(*bot.answer(None, match.decision))
        moments.append(facts(match))
    for count in (0, 1, 2, 50, 51, 177, len(moments) - 2, len(moments) - 1):
        earlier = match.at(count)
        assert (facts(earlier), earlier.given) == (moments[count], match.given[:count])
        assert [turn.answers for turn in earlier.turns] == [
            turn.answers for turn in match.turns if turn.answers <= count
        ]
    assert facts(match) == moments[-1]
    assert facts(match.at(-5)) == moments[0]
    assert facts(match.at(10**6)) == moments[-1]


def test_a_match_follows_another_by_its_answers_also_back():
    leader, follower = played(300), Match.start(SETUP)
    for count in (7, 8, 120, 60, 60, 300, 299, 0):
        assert follower.follow(leader.given[:count])
        assert facts(follower) == facts(leader.at(count))
    assert follower.follow(leader.given[:40])
    other = leader.at(30)
    other.answer(*other.decision.options[: other.decision.at_least])
    assert other.given[30] != leader.given[30]
    assert follower.follow(other.given)
    assert facts(follower) == facts(other)
    assert not follower.follow((*other.given, (99,)))
    assert facts(follower) == facts(other)


def test_a_match_tells_who_gave_which_answer_and_where_each_turn_began():
    match = played(200)
    assert len(match.deciders) == len(match.given) == match.answers == 200
    assert set(match.deciders) == {0, 1, 2}
    numbers = [match.rules.turn(turn.state).number for turn in match.turns]
    assert numbers == list(range(1, match.turn.number + 1))
    for turn in match.turns[1:]:
        assert facts(match.at(turn.answers))[0] == match.rules.to_data(turn.state)


def test_copies_forget_no_field():
    """A field that copy() does not copy would be missing in the twin: these classes have slots."""
    state = played(40).state
    twin = state.copy()
    for name in State.__slots__:
        if name != "players":
            assert getattr(twin, name) == getattr(state, name), name
    for name in Player.__slots__:
        assert getattr(twin.players[0], name) == getattr(state.players[0], name), name
    immutable = (int, str, bool, tuple, type(None))
    shared = [name for name in State.__slots__ if name != "box" and getattr(twin, name) is getattr(state, name)]
    assert all(isinstance(getattr(state, name), immutable) for name in shared)
    assert not any(
        getattr(twin.players[0], name) is getattr(state.players[0], name)
        for name in Player.__slots__
        if not isinstance(getattr(state.players[0], name), immutable)
    )


# Imagining


def test_what_a_seat_can_not_know_is_dealt_again():
    match = Match.start(SETUP)
    hands = set()
    for number in range(30):
        imagined = match.imagine(0, Random.from_seed(number, Stream.IMAGINE))
        assert imagined.zone(0, "hand") == match.zone(0, "hand")
        assert imagined.view(0) == match.view(0)
        hands.add(tuple(sorted(imagined.zone(1, "hand"))))
    assert len(hands) > 1


def test_a_fork_for_a_seat_is_imagined():
    match = Match.start(SETUP)
    imagined = match.fork(0)
    assert imagined.view(0) == match.view(0)
    assert imagined.zone(0, "deck") != match.zone(0, "deck")


def test_the_chances_of_an_imagined_game_are_others():
    table = deal(hand="Smithy", discard="Gold Silver Copper Estate Duchy Curse")
    drawn = set()
    for number in range(20):
        imagined = table.match.imagine(0, Random.from_seed(number, Stream.IMAGINE))
        imagined.answer("Smithy")
        drawn.add(tuple(sorted(imagined.zone(0, "hand"))))
    assert len(drawn) > 3


def test_an_imagined_rival_who_was_asked_to_react_still_holds_the_reaction():
    table = deal(hand="Militia", bob={"hand": "Moat Copper Copper Copper", "deck": "Estate Estate Estate Estate"})
    table.play("Militia")
    assert table.asked == "react"
    for number in range(20):
        imagined = table.match.imagine(0, Random.from_seed(number, Stream.IMAGINE))
        assert "Moat" in imagined.zone(1, "hand")


# Views


def test_a_view_holds_nothing_that_its_seat_may_not_know():
    """However deep one looks: two games that differ only in what seat 0 can not know have the same view, inside too."""
    match = played(90)
    views = [match.imagine(0, Random.from_seed(number, Stream.IMAGINE)).view(0) for number in range(5)]
    assert len({pickle.dumps(match.rules.to_data(view._state)) for view in [match.view(0), *views]}) == 1


def test_a_view_stays_as_it_is_when_the_match_goes_on():
    match = Match.start(SETUP)
    seat = match.decision.decider
    view, hand = match.view(seat), match.zone(seat, "hand")
    match.answer(*match.decision.options)
    assert [option.name for option in view.hand] == hand
    assert view != match.view(seat)


def test_a_view_hides_hands_and_decks_of_all_and_the_questions_of_others():
    match = Match.start(SETUP)
    seat = match.decision.decider
    other = (seat + 1) % 3
    view = match.view(other)
    assert set(view.zone(seat, "hand")) == {None}
    assert set(view.zone(other, "deck")) == {None}
    assert None not in view.hand
    assert view.decision is None
    assert view.asked.decider == seat
    assert match.view(seat).decision == match.decision


def test_an_open_view_hides_nothing_and_changes_nothing():
    match = played(60)
    before = facts(match)
    for seat in (0, 1, 2):
        view = match.open_view(seat)
        assert view.seat == seat
        for other in (0, 1, 2):
            for zone in ("hand", "deck", "discard"):
                assert [card.name for card in view.zone(other, zone)] == match.zone(other, zone)
    assert match.open_view(match.decision.decider).decision == match.decision
    assert facts(match) == before
    with pytest.raises(SetupError, match="no seat 3:"):
        match.open_view(3)


def test_the_scores_can_be_looked_at_before_the_end():
    table = deal(hand="Estate Copper", deck="Province")
    assert table.match.rules.scores(table.match.state) == {"Ann": 7, "Bob": 0}
    match = played(10_000)
    assert match.rules.scores(match.state) == match.result.scores


def test_the_example_of_the_documentation_runs():
    match = Match.from_position(
        {
            "game": "dominion", "seed": 1, "kingdom": ["Militia", "Moat", "Golem"],
            "players": [
                {"name": "Ann", "hand": ["Militia", "Copper"], "deck": ["Gold"], "discard": [], "play": [],
                 "aside": [], "tokens": {"coffers": 2}},
                {"name": "Bob", "hand": ["Moat", "Gold", "Gold", "Gold"], "deck": []},
            ],
            "supply": {"Curse": 3}, "trash": [],
            "turn": {"seat": 0, "phase": "action", "actions": 1, "buys": 1, "coins": 0, "potions": 0},
        }
    )  # fmt: skip
    assert (match.decision.seat, match.decision.decider, match.decision.verb) == (0, 0, "play")
    assert [option.name for option in match.decision.options] == ["Militia"]
    match.answer("Militia")
    assert (match.decision.seat, match.decision.verb, match.decision.source) == (1, "react", "Militia")
    match.answer()
    assert (match.decision.verb, match.decision.at_least, match.decision.at_most) == ("discard", 1, 1)
    match.answer("Moat")
    assert match.zone(1, "hand") == ["Gold", "Gold", "Gold"]
    assert match.zone(1, "discard") == ["Moat"]
    assert (match.turn.phase, match.turn.coins) == ("buy", 2)
    assert match.supply["Curse"] == 3
    assert match.supply["Potion"] == 16
