"""Intrigue in possessed turns (rulings O1 to O5, E2): Ann decides for Bob, whose cards are played."""

from typing import Any

import pytest

from tests.story import Story, deal

REST = "Copper Copper Copper Copper Copper"  # Bob's next hand, so that nothing is shuffled at the turn's end


def possessed(hand: str, top: str = "", /, **table: Any) -> Story:
    """Bob's turn, in which Ann decides. Bob has a hand, these cards on top of his deck, and five Coppers below them."""
    bob = {"hand": hand, "deck": f"{top} {REST}"}
    return deal(**{"bob": bob, "turn": {"seat": 1, "possessor": 0}} | table)


def owned(table: Story, viewer: str, owner: str, card: str) -> int:
    return table.match.view(table.players.index(viewer)).count(table.players.index(owner), card)


def assert_views_are_fair(table: Story) -> None:
    match = table.match
    for seat in range(len(table.players)):
        assert match.imagine(seat).view(seat) == match.view(seat) == match.live_view(seat)


# Who decides


@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("Baron", {"discard": "Estate"}),
        ("Courtier", {"reveal": "Estate", "choose": "buy"}),
        ("Courtyard", {"topdeck": "Estate"}),
        ("Ironworks", {"gain": "Silver"}),
        ("Lurker", {"choose": "trash"}),
        ("Mill", {"choose": "discard", "discard": "Estate Silver"}),
        ("Mining Village", {"choose": "trash"}),
        ("Nobles", {"choose": "actions"}),
        ("Pawn", {"choose": "action coin"}),
        ("Replace", {"trash": "Silver", "gain": "Silver"}),
        ("Secret Chamber", {"discard": "Estate"}),
        ("Secret Passage", {"place": "Gold", "choose": "1"}),
        ("Steward", {"choose": "trash", "trash": "Estate Silver"}),
        ("Trading Post", {"trash": "Estate Silver"}),
        ("Upgrade", {"trash": "Estate"}),
        ("Wishing Well", {"name": "Gold"}),
    ],
)
def test_possession_lets_the_possessor_answer_every_question_of_an_intrigue_card(card, answers):
    table = possessed(f"{card} Estate Silver Curse", "Gold Gold Gold Gold", hand=REST).play(card)
    for verb, picks in answers.items():
        assert (table.match.decision.seat, table.match.decision.decider) == (1, 0)
        assert table.match.view(1).decision is None
        table.then(**{verb: picks})
    assert table.hand == REST


def test_possession_shows_the_possessor_what_a_scout_puts_back_and_a_secret_passage_hides():
    table = possessed("Scout Secret Passage", "Gold Silver Potion Curse", cid="", hand="").play("Scout")
    table.then(by="Ann", order="Curse Potion Silver Gold")
    assert table.sees("Ann", "Bob", "deck").startswith("Curse Potion Silver Gold ?")
    assert table.sees("Cid", "Bob", "deck").startswith("? ? ? ? ?")
    table.play("Secret Passage", place="Curse").then(by="Ann", choose="1")
    assert table.sees("Ann", "Bob", "deck").startswith("Silver Curse Gold ?")
    assert table.sees("Cid", "Bob", "deck").startswith("? ? ? ?")
    assert_views_are_fair(table)


# Who gains


@pytest.mark.parametrize(
    ("card", "answers", "gained"),
    [
        ("Baron", {"discard": ""}, "Estate"),
        ("Courtier", {"reveal": "Silver", "choose": "gold"}, "Gold"),
        ("Ironworks", {"gain": "Silver"}, "Silver"),
        ("Replace", {"trash": "Silver", "gain": "Silver"}, "Silver"),
        ("Trading Post", {"trash": "Estate Silver"}, "Silver"),
        ("Upgrade", {"trash": "Estate"}, "Silver"),
    ],
)
def test_possession_gives_what_an_intrigue_card_gains_to_the_discard_pile_of_the_possessor(card, answers, gained):
    table = possessed(f"{card} Estate Silver Curse", "Gold Gold Gold", hand=REST, deck="Duchy", discard="Duchy")
    before = table.match.supply[gained]
    table.play(card, **answers)
    assert table.discard == f"Duchy {gained}", "not the hand, not the deck"
    assert (table.hand, table.deck) == (REST, "Duchy")
    assert table.match.supply[gained] == before - 1
    assert table.told("gain") == [f"Ann: {gained}"]


def test_trading_post_possessed_costs_the_possessed_player_nothing():
    table = possessed("Trading Post Gold Gold").play("Trading Post")
    assert table.zone("Bob", "hand") == "", "a Silver to the hand would be Bob's only card"
    assert table.zone("Bob", "returning") == "Gold Gold"
    table.end_turn()
    assert table.zone("Bob", "discard") == "Trading Post Gold Gold"
    assert (table.discard, table.trash) == ("Silver", "")


def test_trading_post_possessed_with_a_single_card_gains_nothing():
    table = possessed("Trading Post Gold").play("Trading Post")
    assert table.zone("Bob", "returning") == "Gold"
    assert table.discard == ""


@pytest.mark.parametrize(
    ("gained", "numbers", "drawn"),
    [("Village", (1, 1, 0), 0), ("Silver", (0, 1, 1), 0), ("Estate", (0, 1, 0), 1), ("Great Hall", (1, 1, 0), 1)],
)
def test_ironworks_possessed_brings_the_possessed_player_what_the_types_say(gained, numbers, drawn):
    table = possessed("Ironworks", "Gold", kingdom="Village Great Hall").play("Ironworks", gain=gained)
    assert table.numbers == numbers
    assert table.zone("Bob", "hand").split() == ["Gold"] * drawn
    assert (table.hand, table.discard) == ("", gained)


def test_upgrade_and_steward_possessed_only_borrow_what_they_trash():
    table = possessed("Upgrade Steward Estate Gold Silver", "Curse").play("Upgrade", trash="Estate", gain="Silver")
    table.play("Steward", choose="trash", trash="Gold Silver")
    assert table.trash == ""
    table.end_turn()
    assert sorted(table.zone("Bob", "discard").split()) == ["Curse", "Estate", "Gold", "Silver", "Steward", "Upgrade"]
    assert table.discard == "Silver"


def test_bridge_possessed_makes_cards_cheaper_for_the_possessor():
    table = possessed("Bridge Copper Copper Copper").play("Bridge").play_treasures("Copper Copper Copper")
    table.then(by="Ann", buy="Silver").then(by="Ann", buy="Silver")
    assert table.discard == "Silver Silver"


# Lurker, Mining Village, Tribute


def test_lurker_possessed_trashes_from_the_supply_for_good():
    table = possessed("Lurker", kingdom="Smithy").play("Lurker", choose="trash", trash="Smithy")
    assert table.trash == "Smithy", "it was nobody's card"
    assert table.match.supply["Smithy"] == 9
    table.end_turn()
    assert table.trash == "Smithy"
    assert (table.discard, table.zone("Bob", "discard")) == ("", "Lurker")


def test_lurker_possessed_gains_from_the_trash_for_the_possessor():
    table = possessed("Lurker", trash="Gold Smithy", kingdom="Smithy").play("Lurker", choose="gain")
    assert (table.discard, table.zone("Bob", "discard"), table.trash) == ("Smithy", "", "Gold")


def test_lurker_possessed_does_not_find_what_was_trashed_of_the_possessed_player():
    table = possessed("Mining Village Lurker", "Gold").play("Mining Village", choose="trash")
    table.play("Lurker", choose="gain")
    assert table.asked == "play_treasure", "the Mining Village is set aside, not in the trash"
    assert table.discard == ""


def test_mining_village_possessed_brings_coins_and_comes_back():
    table = possessed("Mining Village", "Gold").play("Mining Village").then(by="Ann", choose="trash")
    assert table.numbers == (2, 1, 2)
    assert (table.zone("Bob", "play"), table.zone("Bob", "returning"), table.trash) == ("", "Mining Village", "")
    table.end_turn()
    assert table.zone("Bob", "discard") == "Gold Mining Village"
    assert table.discard == "", "to come back is not to be gained"


def test_mining_village_possessed_and_throned_is_trashed_once():
    table = possessed("Throne Room Mining Village", "Gold Gold").play("Throne Room", play="Mining Village")
    table.then(choose="trash")
    assert table.asked != "choose", "it is in play no longer"
    assert table.numbers == (4, 1, 2)
    table.end_turn()
    assert table.zone("Bob", "discard") == "Gold Gold Throne Room Mining Village"


def test_tribute_possessed_reveals_the_deck_to_the_left_of_the_possessed_player():
    table = possessed("Tribute", "Duchy Duchy", deck="Gold Gold", cid={"deck": "Silver Estate"}).play("Tribute")
    assert table.zone("Cid", "discard") == "Silver Estate"
    assert table.deck == "Gold Gold"
    assert table.numbers == (0, 1, 2)
    assert (table.zone("Bob", "hand"), table.hand) == ("Duchy Duchy", "")


def test_tribute_possessed_with_two_players_reveals_the_deck_of_the_possessor():
    table = possessed("Tribute", deck="Gold Village Copper").play("Tribute")
    assert (table.deck, table.discard) == ("Copper", "Gold Village")
    assert table.numbers == (2, 1, 2)


# Attacks


@pytest.mark.parametrize(
    ("gained", "discard"), [("Duchy", "Duchy Curse"), ("Nobles", "Nobles Curse"), ("Gold", "Gold")]
)
def test_replace_possessed_gains_for_the_possessor_who_is_cursed_like_any_rival(gained, discard):
    table = possessed("Replace Gold", deck="Estate", cid="", kingdom="Nobles")
    table.play("Replace").then(by="Ann", gain=gained)
    assert (table.discard, table.deck) == (discard, "Estate")
    assert table.zone("Cid", "discard") == discard.removeprefix(gained).strip()
    assert table.zone("Bob", "discard") == ""
    assert table.zone("Bob", "deck") == REST
    table.end_turn()
    assert table.zone("Bob", "discard") == "Replace Gold"


def test_swindler_possessed_lets_the_possessor_choose_for_all_rivals_also_for_the_own_deck():
    table = possessed("Swindler", deck="Estate Gold", cid={"deck": "Copper"}, kingdom="Moat").play("Swindler")
    assert (table.match.decision.decider, table.match.decision.owner) == (0, 2)
    table.then(by="Ann", gain="Curse")
    assert (table.match.decision.decider, table.match.decision.owner) == (0, 0)
    table.then(by="Ann", gain="Moat")
    assert (table.zone("Cid", "discard"), table.discard) == ("Curse", "Moat")
    assert table.trash == "Copper Estate", "cards of others are trashed for good"
    assert table.zone("Bob", "discard") == ""
    assert table.numbers == (0, 1, 2)


def test_saboteur_possessed_lets_each_victim_choose_its_own_gain():
    table = possessed("Saboteur", deck="Copper Gold Estate", cid={"deck": "Silver"}).play("Saboteur")
    table.then(by="Cid", gain="Copper").then(by="Ann", gain="Silver").end_turn()
    assert table.trash == "Silver Gold"
    assert table.zone("Cid", "discard") == "Copper"
    assert sorted(table.discard.split()) == ["Copper", "Silver"]
    assert table.deck == "Estate"
    assert table.zone("Bob", "discard") == "Saboteur"


def test_torturer_possessed_lets_each_victim_choose_and_curses_into_their_hands():
    table = possessed("Torturer", "Gold Gold Gold", hand="Silver", cid="Duchy").play("Torturer")
    assert table.zone("Bob", "hand") == "Gold Gold Gold"
    table.then(by="Cid", choose="curse").then(by="Ann", choose="curse")
    assert (table.zone("Cid", "hand"), table.hand, table.discard) == ("Duchy Curse", "Silver Curse", "")
    assert (table.match.decision.seat, table.match.decision.decider) == (1, 0)


def test_torturer_possessed_lets_the_possessor_discard_from_the_own_hand():
    table = possessed("Torturer", "Gold Gold Gold", hand="Silver Estate Duchy").play("Torturer")
    table.then(by="Ann", choose="discard", discard="Estate Duchy")
    assert (table.hand, table.discard) == ("Silver", "Estate Duchy")


def test_minion_possessed_changes_the_hands_of_the_possessed_and_of_the_possessor():
    table = possessed("Minion Curse", "Gold Gold Gold Gold", hand=REST, deck="Silver " * 4).play("Minion")
    table.then(by="Ann", choose="hand")
    assert table.zone("Bob", "hand") == "Gold Gold Gold Gold"
    assert table.sees("Ann", "Bob", "hand") == "Gold Gold Gold Gold"
    assert table.hand == "Silver Silver Silver Silver"
    assert table.sees("Bob", "Ann", "hand") == "? ? ? ?"


def test_secret_chamber_of_the_possessor_is_shown_against_the_attack_of_the_possessed():
    table = possessed("Torturer Secret Chamber", "Gold " * 3, hand="Secret Chamber Silver", deck="Curse Estate Duchy")
    table.play("Torturer")
    assert (table.match.decision.seat, table.match.decision.decider) == (0, 0)
    table.then(by="Ann", react="Secret Chamber")
    assert table.hand == "Secret Chamber Silver Curse Estate"
    assert table.sees("Bob", "Ann", "hand") == "Secret Chamber ? ? ?"
    table.then(by="Ann", topdeck="Silver Secret Chamber")
    assert table.deck == "Silver Secret Chamber Duchy"
    assert table.asked == "choose", "the Secret Chamber in Bob's hand is not asked for: the Attack is his own"
    assert table.told("reveal") == ["Ann: Secret Chamber"]
    table.then(by="Ann", choose="discard")
    assert table.discard == "Curse Estate"


def test_diplomat_of_a_third_player_is_shown_by_that_player():
    table = possessed("Militia", hand="Copper", cid={"hand": f"Diplomat {REST}", "deck": "Gold Gold"}).play("Militia")
    table.then(by="Cid", react="Diplomat", discard="Copper Copper Copper").then(by="Cid", react="")
    assert table.sees("Ann", "Cid", "hand") == "Diplomat ? ? ? ?"
    table.then(by="Cid", discard="Copper Copper")
    assert table.zone("Cid", "hand") == "Diplomat Gold Gold"


# Masquerade


def test_masquerade_possessed_passes_normally_and_the_possessor_chooses_for_both():
    table = possessed("Masquerade Gold", "Silver Silver", hand="Curse Copper").play("Masquerade")
    assert (table.match.decision.seat, table.match.decision.decider) == (1, 0)
    table.then(by="Ann", **{"pass": "Gold"})
    assert (table.match.decision.seat, table.match.decision.decider) == (0, 0)
    assert table.options == "Curse Copper"
    table.then(by="Ann", **{"pass": "Curse"})
    assert (table.hand, table.zone("Bob", "hand")) == ("Copper Gold", "Silver Silver Curse")
    assert (table.told("gain"), table.discard, table.zone("Bob", "returning")) == ([], "", "")
    table.then(by="Ann", trash="")
    table.end_turn()
    assert table.hand == "Copper Gold", "what was passed does not come back"
    assert sorted(table.zone("Bob", "discard").split()) == ["Curse", "Masquerade", "Silver", "Silver"]


def test_masquerade_possessed_gives_back_what_is_trashed_afterwards():
    table = possessed("Masquerade Gold", "Silver Silver", hand="Curse").play("Masquerade", **{"pass": "Gold"})
    table.then(by="Ann", trash="Curse")
    assert table.zone("Bob", "returning") == "Curse", "the passed Curse is Bob's card now"
    table.end_turn()
    assert table.zone("Bob", "discard").endswith("Curse")
    assert table.trash == ""


def test_masquerade_possessed_lets_a_third_player_choose_the_own_card():
    table = possessed("Masquerade Gold", "Silver Silver", hand="Copper Duchy", cid="Estate Province")
    table.play("Masquerade").then(by="Ann", **{"pass": "Gold"})
    table.then(by="Cid", **{"pass": "Estate"}).then(by="Ann", **{"pass": "Copper"})
    assert table.hand == "Duchy Estate"
    assert table.zone("Bob", "hand") == "Silver Silver Copper"
    assert table.zone("Cid", "hand") == "Province Gold"


def test_masquerade_possessed_shows_the_possessor_what_the_possessed_player_passes():
    table = possessed("Masquerade Gold", "Silver Silver", hand="Copper Duchy", cid="Estate Province")
    table.play("Masquerade", **{"pass": "Gold"}).then(**{"pass": "Estate"})
    assert_views_are_fair(table)
    table.then(**{"pass": "Copper"})
    assert table.sees("Ann", "Cid", "hand") == "? Gold"
    assert table.sees("Ann", "Bob", "hand") == "Silver Silver Copper"
    assert table.sees("Bob", "Ann", "hand") == "? ?"
    assert table.sees("Cid", "Ann", "hand") == "? Estate"
    assert table.sees("Cid", "Bob", "hand") == "? ? ?"
    seen = [event.seen & 0b111 for event in table.match.events if event.name == "pass"]
    assert seen == [0b111, 0b101, 0b011]
    assert [owned(table, "Bob", name, "Estate") for name in table.players] == [0, 0, 1], "Bob did not see it go"
    assert [owned(table, "Cid", name, "Copper") for name in table.players] == [1, 5, 0]
    assert [owned(table, "Ann", name, "Gold") for name in table.players] == [0, 0, 1]
    assert_views_are_fair(table)


def test_masquerade_possessed_passes_past_an_empty_handed_possessor():
    table = possessed("Masquerade Gold", "Silver Silver", hand="", cid="Estate Province").play("Masquerade")
    table.then(by="Ann", **{"pass": "Gold"}).then(by="Cid", **{"pass": "Province"})
    assert (table.hand, table.zone("Cid", "hand")) == ("", "Estate Gold")
    assert table.zone("Bob", "hand") == "Silver Silver Province"


# The turns


def test_bridge_of_the_possessor_is_over_in_the_possessed_turn():
    table = deal(hand="Bridge Possession", deck=REST, bob={"hand": "Bridge Silver", "deck": REST}, turn={"actions": 2})
    table.play("Bridge").play("Possession").end_turn()
    assert table.turn_of == "Bob by Ann"
    assert table.match.view(0).cost("Silver").coins == 3, "Ann's Bridge is over"
    table.play("Bridge").play_treasures("Silver").then(by="Ann", buy="Silver")
    assert table.discard == "Bridge Possession Silver"


def test_conspirator_possessed_does_not_count_the_actions_of_the_turn_before():
    table = deal(hand="Possession", deck=REST, bob={"hand": "Conspirator Village Village", "deck": REST})
    table.play("Possession").end_turn().play("Village").play("Conspirator")
    assert table.match.turn.actions == 1, "the second Action of the turn"
