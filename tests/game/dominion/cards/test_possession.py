"""Possession: what happens in a possessed turn (rulings O1, O2, O5, E2). The order of the turns has its own file."""

from game import Match
from tests.story import Story, deal

ESTATES = "Estate Estate Estate Estate Estate"


def possess(bob: str | dict[str, str], deck: str = ESTATES, cid: str | dict[str, str] | None = None) -> Story:
    """Ann has played Possession and ended her turn. Her new hand is the top five of `deck`; Bob's extra turn begins."""
    table = deal(hand="Possession", deck=deck, bob=bob, cid=cid).play("Possession").end_turn()
    assert table.turn_of == "Bob by Ann"
    assert table.discard == "Possession"
    return table


# Who decides


def test_possession_does_nothing_before_the_turn_is_over():
    table = deal(hand="Possession Silver", bob="Gold", deck=ESTATES).play("Possession")
    assert table.turn_of == "Ann"
    assert table.numbers == (0, 1, 0)
    assert table.sees("Ann", "Bob", "hand") == "?"
    table.play_treasures("Silver").then(buy="Estate")
    assert table.turn_of == "Bob by Ann"
    assert table.hand == ESTATES, "Ann has drawn her next hand already"


def test_possession_is_discarded_in_the_turn_it_was_played_in():
    table = deal(hand="Possession", deck=ESTATES).play("Possession").end_turn()
    assert table.in_play == ""
    assert table.discard == "Possession"


def test_possession_is_no_attack():
    table = deal(hand="Possession", bob="Moat").play("Possession")
    assert table.asked_of == "Ann"
    assert table.asked == "buy"


def test_the_possessor_answers_every_question_of_the_possessed_player():
    bob = {"hand": "Village Remodel Herbalist Alchemist", "deck": "Silver Copper Potion"}
    table = possess(bob)
    steps = [
        ("play", "Village"),
        ("play", "Remodel"),
        ("trash", "Silver"),
        ("gain", "Duchy"),
        ("play", "Alchemist"),
        ("play", "Herbalist"),
        ("play_treasure", "Potion"),
        ("play_treasure", ""),
        ("buy", "Copper"),
        ("buy", ""),
        ("order", "Alchemist Herbalist"),
        ("topdeck", "Alchemist"),
        ("topdeck", "Potion"),
    ]
    for verb, picks in steps:
        assert (table.match.decision.seat, table.match.decision.decider) == (1, 0), verb
        table.then(**{verb: picks})
    assert table.turn_of == "Bob"
    assert table.asked_of == "Bob"
    assert table.zone("Bob", "hand").startswith("Potion Alchemist")


def test_only_the_possessor_has_the_question_before_the_eyes():
    match = possess("Village").match
    assert match.view(0).decision is match.decision
    assert match.view(1).decision is None
    assert match.view(1).asked.decider == 0


def test_you_on_a_card_is_the_possessed_player():
    table = possess({"hand": "Festival", "deck": "Copper"})
    table.play("Festival")
    assert table.zone("Bob", "play") == "Festival"
    assert table.in_play == ""
    table = possess({"hand": "Laboratory", "deck": "Gold Silver"})
    table.play("Laboratory")
    assert table.zone("Bob", "hand") == "Gold Silver"
    assert table.hand == ESTATES


def test_the_possessor_is_a_rival_of_the_possessed_player():
    table = possess({"hand": "Council Room"}, deck=f"{ESTATES} Gold").play("Council Room")
    assert table.hand == f"{ESTATES} Gold"


def test_philosophers_stone_counts_the_cards_of_the_possessed_player():
    bob = {"hand": "Philosopher's Stone", "deck": "Copper Copper Copper", "discard": "Copper Copper"}
    table = possess(bob).play_treasures("Philosopher's Stone")
    assert table.match.turn.coins == 1


# Who sees what


def test_the_possessor_sees_the_hand_and_nobody_else_does():
    table = possess("Village Gold", cid="Copper")
    assert table.sees("Ann", "Bob", "hand") == "Village Gold"
    assert table.sees("Cid", "Bob", "hand") == "? ?"
    assert table.sees("Ann", "Cid", "hand") == "?"
    assert table.sees("Bob", "Ann", "hand") == "? ? ? ? ?"


def test_the_possessor_sees_what_is_drawn():
    table = possess({"hand": "Laboratory", "deck": "Gold Silver Copper"}, cid="").play("Laboratory")
    assert table.sees("Ann", "Bob", "hand") == "Gold Silver"
    assert table.sees("Cid", "Bob", "hand") == "? ?"
    assert table.sees("Ann", "Bob", "deck") == "?"


def test_the_possessor_sees_what_the_possessed_player_looks_at():
    table = possess({"hand": "Sentry", "deck": "Copper Gold Silver"}, cid="").play("Sentry")
    assert table.sees("Ann", "Bob", "aside") == "Gold Silver"
    assert table.sees("Cid", "Bob", "aside") == "? ?"


def test_the_possessor_sees_the_new_hand_of_the_clean_up():
    table = possess({"hand": "Gold", "deck": "Village Copper Silver Estate Duchy"}, cid="").end_turn()
    assert table.turn_of == "Bob"
    assert table.sees("Ann", "Bob", "hand") == "Village Copper Silver Estate Duchy"
    assert table.sees("Cid", "Bob", "hand") == "? ? ? ? ?"


def test_the_possessor_sees_nothing_of_the_turn_after_that():
    table = possess({"hand": "Gold", "deck": "Laboratory Copper Silver Estate Duchy Gold Gold"}).end_turn()
    table.play("Laboratory")
    assert table.sees("Ann", "Bob", "hand") == "Copper Silver Estate Duchy ? ?"


def test_the_possessor_sees_the_hand_in_a_position_too():
    table = deal(bob="Village Gold", cid="", turn={"seat": 1, "possessor": 0})
    assert table.turn_of == "Bob by Ann"
    assert table.sees("Ann", "Bob", "hand") == "Village Gold"
    assert table.sees("Cid", "Bob", "hand") == "? ?"


# Who gains


def test_what_the_possessed_player_buys_the_possessor_gains():
    table = possess("Silver").play_treasures("Silver").then(buy="Estate")
    assert table.discard == "Possession Estate"
    assert "Estate" not in table.zone("Bob", "hand") + table.zone("Bob", "discard")


def test_a_gain_to_the_hand_goes_to_the_discard_pile_of_the_possessor():
    table = possess("Mine Copper").play("Mine", trash="Copper", gain="Silver")
    assert table.discard == "Possession Silver"
    assert table.hand == ESTATES
    assert table.zone("Bob", "hand") == ""


def test_artisan_gains_for_the_possessor_and_then_uses_the_hand_of_the_possessed():
    table = possess("Artisan Estate Copper").play("Artisan", gain="Duchy", topdeck="Copper")
    assert table.discard == "Possession Duchy"
    assert table.zone("Bob", "deck") == "Copper"
    assert table.deck == ""


def test_a_gain_onto_the_deck_goes_to_the_discard_pile_of_the_possessor():
    table = possess("Bureaucrat", deck="Copper " * 6).play("Bureaucrat")
    assert table.discard == "Possession Silver"
    assert table.zone("Bob", "deck") == ""
    assert table.deck == "Copper"


def test_what_others_gain_in_a_possessed_turn_is_theirs():
    table = possess({"hand": "Familiar", "deck": "Gold"}, cid="").play("Familiar")
    assert table.discard == "Possession Curse", "the possessor is hit like any rival"
    assert table.zone("Cid", "discard") == "Curse"
    assert table.zone("Bob", "discard") == ""
    assert table.match.supply["Curse"] == 18


def test_a_gain_of_a_regular_turn_is_one_s_own_again():
    table = possess({"deck": "Silver"}).end_turn()
    assert table.turn_of == "Bob"
    table.then(by="Bob", play_treasure="Silver", buy="Estate")
    assert "Estate" in table.zone("Bob", "hand") + table.zone("Bob", "discard")
    assert table.discard == "Possession"


# What is trashed


def test_trashed_cards_of_the_possessed_player_are_set_aside_and_return_after_the_clean_up():
    table = possess({"hand": "Chapel Gold Silver", "deck": ESTATES}).play("Chapel", trash="Gold Silver")
    assert table.trash == ""
    assert table.zone("Bob", "returning") == "Gold Silver"
    table.end_turn()
    assert table.zone("Bob", "discard") == "Chapel Gold Silver"
    assert table.zone("Bob", "returning") == ""
    assert table.discard == "Possession", "to get them back is not to gain them"


def test_returning_cards_miss_the_shuffle_of_the_clean_up():
    table = possess("Chapel Gold Silver").play("Chapel", trash="Gold").end_turn()
    assert sorted(table.zone("Bob", "hand").split()) == ["Chapel", "Silver"]
    assert table.zone("Bob", "discard") == "Gold"


def test_returning_cards_do_not_count_for_philosophers_stone():
    bob = {"hand": "Chapel Gold Philosopher's Stone", "deck": "Copper Copper", "discard": "Copper Copper"}
    table = possess(bob).play("Chapel", trash="Gold").play_treasures("Philosopher's Stone")
    assert table.match.turn.coins == 0


def test_it_counts_as_trashing():
    table = possess({"hand": "Apprentice Gold", "deck": "Copper " * 7}).play("Apprentice")
    assert table.zone("Bob", "hand") == "Copper Copper Copper Copper Copper Copper"
    table = possess("Moneylender Copper").play("Moneylender", trash="Copper")
    assert table.numbers == (0, 1, 3)


def test_feast_comes_back_and_its_gain_goes_to_the_possessor():
    table = possess({"hand": "Feast", "deck": ESTATES}).play("Feast", gain="Duchy")
    assert table.zone("Bob", "play") == ""
    table.end_turn()
    assert table.discard == "Possession Duchy"
    assert table.zone("Bob", "discard") == "Feast"
    assert table.trash == ""


def test_a_throned_feast_gains_twice_and_comes_back_once():
    table = possess({"hand": "Throne Room Feast", "deck": ESTATES})
    table.play("Throne Room", play="Feast", gain="Duchy").then(gain="Silver").end_turn()
    assert table.discard == "Possession Duchy Silver"
    assert table.zone("Bob", "discard") == "Throne Room Feast"


def test_transmute_gains_for_the_possessor_and_costs_the_possessed_player_nothing():
    table = possess({"hand": "Transmute Estate", "deck": ESTATES}).play("Transmute").end_turn()
    assert table.discard == "Possession Gold"
    assert table.zone("Bob", "discard") == "Transmute Estate"


def test_trashed_cards_of_others_are_not_returned():
    table = possess({"hand": "Thief", "deck": ESTATES}, deck=f"{ESTATES} Gold Copper")
    table.play("Thief").then(by="Ann", trash="Gold", gain="").end_turn()
    assert table.trash == "Gold"
    assert table.discard == "Possession Copper"


def test_what_a_possessed_thief_steals_the_possessor_gains():
    table = possess({"hand": "Thief", "deck": ESTATES}, cid={"deck": "Gold Copper"})
    table.play("Thief").then(by="Ann", trash="Gold", gain="Gold").end_turn()
    assert table.trash == ""
    assert table.discard == "Possession Gold"
    assert table.zone("Cid", "discard") == "Copper"


def test_in_a_regular_turn_trashed_cards_stay_in_the_trash():
    table = possess({"deck": "Chapel Gold Estate Estate Estate"}).end_turn()
    table.play("Chapel", trash="Gold").end_turn()
    assert table.trash == "Gold"


# Attacks and Reactions


def test_the_possessor_reacts_with_the_own_hand_to_an_attack_of_the_possessed_player():
    table = possess({"hand": "Militia Moat"}, deck="Moat Estate Estate Estate Estate").play("Militia")
    assert (table.match.decision.seat, table.match.decision.decider) == (0, 0)
    table.then(by="Ann", react="Moat")
    assert table.hand == "Moat Estate Estate Estate Estate"
    assert table.told("protect") == ["Ann"]


def test_the_possessor_who_does_not_react_is_hit_and_chooses_what_to_discard():
    table = possess("Militia", deck="Moat Gold Estate Copper Estate").play("Militia")
    table.then(by="Ann", react="", discard="Estate Estate")
    assert table.hand == "Moat Gold Copper"


def test_a_third_player_reacts_alone():
    table = possess({"hand": "Familiar", "deck": "Gold"}, cid="Moat").play("Familiar")
    table.then(by="Cid", react="Moat")
    assert table.zone("Cid", "discard") == ""
    assert table.discard == "Possession Curse"


def test_a_third_player_answers_what_the_attack_asks():
    table = possess("Militia", cid="Gold Silver Copper Estate").play("Militia")
    table.then(by="Cid", discard="Estate").then(by="Ann", discard="Estate Estate")
    assert table.zone("Cid", "hand") == "Gold Silver Copper"
    assert table.hand == "Estate Estate Estate"


def test_the_possessor_judges_for_a_possessed_scrying_pool():
    table = possess({"hand": "Scrying Pool", "deck": "Estate Village Copper"}, deck=f"{ESTATES} Gold")
    table.play("Scrying Pool")
    assert table.options == "Estate", "you is Bob, so his deck comes first"
    table.then(by="Ann", discard="Estate")
    assert table.options == "Gold"
    table.then(by="Ann", discard="")
    assert table.zone("Bob", "hand") == "Village Copper"
    assert table.deck == "Gold"


def test_tokens_of_the_possessed_player_stay_where_they_are():
    ann = {"name": "Ann", "hand": ["Possession"], "deck": ["Copper"] * 5}
    bob = {"name": "Bob", "hand": ["Copper"], "tokens": {"coffers": 2}}
    table = Story(Match.from_position({"kingdom": ["Possession"], "players": [ann, bob]}))
    table.play("Possession").end_turn().end_turn()
    assert table.match.view(0).tokens(0) == {}
    assert table.match.view(0).tokens(1) == {"coffers": 2}
