"""Undo: back to the last piece of new information, or freely in practice."""

import pytest

from game import IllegalAnswer, Match, UndoRefused
from tests.coop_story import coop
from tests.story import deal


def test_there_is_nothing_to_undo_at_the_start():
    table = deal(hand="Village")
    with pytest.raises(UndoRefused, match="nothing"):
        table.match.undo()


def test_treasures_and_buys_can_be_taken_back_one_after_the_other():
    table = deal(hand="Copper Silver Herbalist")
    table.play("Herbalist").play_treasures("Copper Silver").then(buy="Silver")
    match = table.match
    assert (table.discard, match.supply["Silver"]) == ("Silver", 39)
    match.undo()
    assert (table.discard, match.supply["Silver"], match.turn.coins) == ("", 40, 4)
    match.undo()
    assert (table.hand, match.turn.coins) == ("Copper Silver", 1)
    match.undo()
    assert table.hand == "Copper Silver Herbalist"
    assert match.events[-1].name == "turn"
    with pytest.raises(UndoRefused):
        match.undo()


@pytest.mark.parametrize(
    ("hand", "deck", "discard", "reason"),
    [
        ("Village", "Gold", "", "draw"),
        ("Smithy", "", "Gold Silver Copper Estate", "draw"),
        ("Adventurer", "Gold Gold", "", "reveal"),
    ],
)
def test_what_was_seen_can_not_be_unseen(hand, deck, discard, reason):
    table = deal(hand=hand, deck=deck, discard=discard)
    table.play(hand)
    assert table.match.undo_refusal == reason
    with pytest.raises(UndoRefused, match="unseen"):
        table.match.undo()
    assert table.in_play == hand


def test_a_shuffle_alone_is_news():
    table = deal(hand="Moat Copper", deck="", discard="Gold")
    table.play("Moat")
    assert table.match.undo_refusal in ("draw", "shuffle")


def test_a_card_that_one_knows_is_no_news():
    """Artisan puts a card back that its owner then draws again: nothing was learnt."""
    table = deal(hand="Artisan Village Village Copper", turn={"actions": 2})
    table.play("Artisan", gain="Silver", topdeck="Copper").play("Village")
    assert "Copper" in table.hand
    table.match.undo()
    assert table.deck == "Copper"


def test_nobody_takes_back_what_another_has_answered():
    table = deal(hand="Militia", bob="Copper Silver Gold Estate")
    table.play("Militia")
    assert table.asked == "discard"
    table.match.fork().undo()  # Ann still may: Bob has not answered
    table.then(by="Bob", discard="Estate")
    assert table.match.undo_refusal == "other"
    with pytest.raises(UndoRefused, match="another player"):
        table.match.undo()


def test_what_another_was_forced_to_show_is_not_taken_back():
    """Nobody was asked, since Bob has one Silver only; but Ann has seen it."""
    table = deal(hand="Taxman Silver Copper", bob="Silver Estate Estate Estate Estate")
    table.play("Taxman", trash="Silver")
    assert table.zone("Bob", "discard") == "Silver"
    assert table.match.undo_refusal == "other"


def test_what_the_other_player_was_forced_to_do_by_a_hex_is_not_taken_back():
    hand = {"hand": "Gold Estate Village Curse Harem"}
    table = coop(hand, {"deck": "Gold Estate Estate Estate Estate"}, turns=3, automa={"hexes": ["Fear"]})
    table.then(by="Ann", discard="Gold")
    assert table.zone("Bob", "discard") == "Gold"
    assert table.match.undo_refusal == "other"


def test_what_oneself_was_forced_to_do_is_taken_back():
    table = deal(hand="Moneylender Copper Remodel Estate", turn={"actions": 2})
    table.play("Remodel", trash="Estate", gain="Silver").play("Moneylender", trash="Copper")
    table.match.undo()
    assert (table.asked, table.trash) == ("trash", "Estate")


def test_the_next_player_can_not_undo_the_turn_before():
    match = Match.start({"players": ["Ann", "Bob"], "kingdom": "First Game", "seed": 3})
    match.answer()
    match.answer()
    with pytest.raises(UndoRefused):
        match.undo()


def test_practice_undoes_everything_to_the_very_start():
    match = Match.start({"players": ["Ann", "Bob"], "kingdom": "First Game", "seed": 3, "practice": True})
    seen = []
    for _ in range(60):
        seen.append((match.rules.to_data(match.state), match.decision, list(match.events)))
        match.answer(*match.decision.options[: match.decision.at_most])
    for before in reversed(seen):
        match.undo()
        assert (match.rules.to_data(match.state), match.decision, list(match.events)) == before
    with pytest.raises(IllegalAnswer, match="nothing"):
        match.undo()


def test_undo_in_the_middle_of_an_effect_goes_back_one_answer():
    table = deal(hand="Remodel Estate Copper")
    table.play("Remodel", trash="Estate")
    table.match.undo()
    assert (table.asked, table.hand, table.trash) == ("trash", "Estate Copper", "")
    table.match.undo()
    assert (table.asked, table.hand) == ("play", "Remodel Estate Copper")
