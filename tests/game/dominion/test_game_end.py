"""When a game of Dominion ends, how its cards are counted, and who wins."""

import pytest

from game import IllegalAnswer, Match
from tests.story import deal

# When it ends


def test_the_last_province_ends_the_game_when_the_turn_is_over():
    table = deal(supply={"Province": 1}, turn={"coins": 8, "buys": 2})
    table.then(buy="Province")
    assert table.asked == "buy"
    assert table.match.result is None
    table.then(buy="Curse")
    assert table.match.decision is None
    assert table.match.result.scores == {"Ann": 5, "Bob": 0}
    assert table.told("end") == ["Ann"]


def test_the_game_goes_on_while_a_province_is_left():
    table = deal(supply={"Province": 2}, turn={"coins": 8})
    table.then(buy="Province")
    assert table.match.result is None
    assert table.match.turn.seat == 1


def test_a_last_province_that_is_not_bought_ends_the_game_too():
    table = deal(hand="Remodel Gold", supply={"Province": 1})
    table.play("Remodel", gain="Province").end_turn()
    assert table.match.result.winners == ["Ann"]


@pytest.mark.parametrize("third", ["Village", "Curse", "Copper", "Potion", "Duchy"])
def test_the_third_empty_pile_ends_the_game(third):
    table = deal(kingdom="Village Moat Vineyard", supply={"Moat": 0, "Estate": 0, third: 1}, turn={"coins": 5})
    table.then(buy=third)
    assert table.match.decision is None
    assert table.match.result is not None


def test_two_empty_piles_do_not_end_the_game():
    table = deal(kingdom="Village Moat", supply={"Moat": 0, "Estate": 1}, turn={"coins": 2})
    table.then(buy="Estate")
    assert table.match.result is None
    assert table.match.turn.seat == 1


def test_an_attack_may_empty_the_third_pile():
    table = deal(hand="Witch", kingdom="Village Moat", supply={"Village": 0, "Moat": 0, "Curse": 1})
    table.play("Witch")
    assert table.match.result is None
    table.end_turn()
    assert table.match.result.scores == {"Ann": 0, "Bob": -1}


def test_nobody_is_asked_anything_after_the_end():
    table = deal(supply={"Province": 0})
    table.end_turn()
    with pytest.raises(IllegalAnswer):
        table.match.answer()


# How it is counted


def test_cards_count_wherever_they_are_but_not_in_the_trash():
    table = deal(
        hand="Province", deck="Duchy " * 6, discard="Estate", play="Curse", trash="Province", supply={"Province": 0}
    )
    table.end_turn()
    assert table.match.result.scores == {"Ann": 6 + 18 + 1 - 1, "Bob": 0}


def test_curses_may_make_a_score_negative():
    table = deal(hand="Curse Curse Curse Estate", bob="Curse", supply={"Province": 0})
    table.end_turn()
    assert table.match.result.scores == {"Ann": -2, "Bob": -1}
    assert table.match.result.winners == ["Bob"]


@pytest.mark.parametrize(("players", "piles"), [(2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_five_and_six_players_need_four_empty_piles(players, piles):
    names = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"][:players]
    for empty in (piles - 1, piles):
        supply = dict.fromkeys(["Curse", "Moat", "Village", "Smithy"][:empty], 0)
        position = {"players": [{"name": name} for name in names], "supply": supply, "turn": {"phase": "cleanup"}}
        match = Match.from_position({"kingdom": ["Moat", "Village", "Smithy"], **position})
        assert (match.result is not None) == (empty == piles)


# Who wins


def test_most_points_win_whoever_ended_the_game():
    table = deal(bob="Province Duchy", cid="Province", supply={"Province": 1}, turn={"coins": 8})
    table.then(buy="Province")
    assert table.match.result.winners == ["Bob"]


def test_on_equal_points_fewer_turns_win():
    table = deal(bob="Province", supply={"Province": 1}, turn={"coins": 8})
    table.then(buy="Province")  # Ann began, so Bob has had a turn less
    assert table.match.result.scores == {"Ann": 6, "Bob": 6}
    assert table.match.result.winners == ["Bob"]


def test_points_count_before_turns():
    table = deal(bob="Duchy", supply={"Province": 1}, turn={"coins": 8})
    table.then(buy="Province")
    assert table.match.result.winners == ["Ann"]


def test_on_equal_points_and_turns_the_victory_is_shared():
    table = deal(hand="Province", bob="Gold Gold Silver", supply={"Province": 1})
    table.end_turn().play_treasures("Gold Gold Silver").then(by="Bob", buy="Province")
    assert table.match.result.winners == ["Ann", "Bob"]


def test_a_shared_victory_is_among_those_with_fewer_turns():
    table = deal(bob="Province", cid="Duchy Duchy", supply={"Province": 1}, turn={"coins": 8})
    table.then(buy="Province")
    assert table.match.result.scores == {"Ann": 6, "Bob": 6, "Cid": 6}
    assert table.match.result.winners == ["Bob", "Cid"]


def test_an_extra_turn_does_not_count_against_its_player():
    table = deal(hand="Possession", bob="Gold Gold Silver Province", supply={"Province": 1})
    table.play("Possession").end_turn()
    table.play_treasures("Gold Gold Silver").then(by="Ann", buy="Province")  # Bob buys, Ann gains
    assert table.match.result.scores == {"Ann": 6, "Bob": 6}
    assert table.match.result.winners == ["Bob"]  # Ann has had one turn, he none but the extra one


def test_no_extra_turn_is_played_once_the_game_has_ended():
    table = deal(hand="Possession", bob="Gold", supply={"Province": 1}, turn={"coins": 8})
    table.play("Possession").then(buy="Province")
    assert table.match.decision is None
    assert table.match.result.winners == ["Ann"]


# Games that would never end


def test_a_game_in_which_nothing_is_gained_or_trashed_any_more_is_over():
    """Nobody has money, nothing costs nothing, and a Chapel with nothing to trash can be played for ever."""
    table = deal(hand="Chapel", bob="Chapel", supply={"Copper": 0, "Curse": 0})
    answers = 0
    while table.match.decision is not None and answers < 2000:
        table.match.answer(*table.match.decision.options)
        answers += 1
    assert table.match.result is not None
    assert 450 < answers <= 500


def test_a_gained_card_keeps_the_game_going():
    table = deal(hand="", turn={"phase": "buy"}, kingdom="Chapel")
    for turn in range(1, 2000):
        if table.match.decision is None:
            break
        table.then(buy="Curse" if turn in (400, 600) else "")
    assert turn == 600 + 500  # the first turn in which there is nothing left to answer


def test_cards_that_come_back_after_a_possessed_turn_do_not():
    table = deal(hand="Copper", turn={"possessor": 1})
    state = table.match.state
    state.quiet_turns = 7
    table.match._table.trash(list(state.players[0].hand))
    assert state.quiet_turns == 7
