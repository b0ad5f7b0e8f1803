"""Secret Chamber, Diplomat and Moat: shown against an Attack, after each other and again; and played as Actions."""

import pytest

from game import IllegalAnswer
from game.core.chance import Random
from tests.story import deal

FIVE = "Estate Copper Copper Copper Copper"
ATTACKS = ["Militia", "Witch", "Minion", "Replace", "Saboteur", "Swindler", "Torturer"]


# Before the Attack


@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("reaction", ["Moat", "Secret Chamber", "Diplomat"])
def test_moat_and_the_other_reactions_may_be_shown_before_an_attack_does_anything(reaction, attack):
    hand = f"{reaction} {FIVE}"
    table = deal(hand=f"{attack} Copper", deck="Gold " * 5, bob={"hand": hand, "deck": "Silver Silver"}, cid=hand)
    table.play(attack)
    assert table.numbers == (0, 1, 0)
    assert (table.hand, table.deck) == ("Copper", "Gold Gold Gold Gold Gold")
    assert table.asked_of == "Bob"
    table.then(react="").then(by="Cid", react="")
    assert f"Bob: {reaction}" not in table.told("reveal")
    assert table.asked != "react"


@pytest.mark.parametrize("card", ["Masquerade", "Tribute", "Council Room", "Possession", "Lurker"])
@pytest.mark.parametrize("reaction", ["Moat", "Secret Chamber", "Diplomat"])
def test_moat_and_the_other_reactions_wait_for_an_attack(reaction, card):
    table = deal(hand=f"{card} Copper Estate", bob={"hand": f"{reaction} {FIVE}", "deck": "Gold " * 3})
    table.play(card)
    assert table.asked != "react"


@pytest.mark.parametrize("reaction", ["Moat", "Secret Chamber", "Diplomat"])
def test_moat_and_the_other_reactions_are_not_asked_for_by_one_s_own_attack(reaction):
    table = deal(hand=f"Militia {reaction} {FIVE}", deck="Gold Gold", bob="Copper")
    table.play("Militia")
    assert table.asked == "play_treasure"
    assert table.told("reveal") == []


@pytest.mark.parametrize("zone", ["deck", "discard"])
@pytest.mark.parametrize("reaction", ["Secret Chamber", "Diplomat"])
def test_secret_chamber_and_diplomat_are_not_shown_from_outside_the_hand(reaction, zone):
    table = deal(hand="Witch", bob={"hand": FIVE, zone: reaction}).play("Witch")
    assert table.asked == "buy"
    assert table.zone("Bob", "hand") == FIVE


# Secret Chamber, shown


def test_secret_chamber_draws_two_and_puts_two_back_in_the_order_one_likes():
    table = deal(hand="Witch", bob={"hand": "Secret Chamber Estate", "deck": "Gold Silver Copper"})
    table.play("Witch").then(by="Bob", react="Secret Chamber")
    assert table.zone("Bob", "hand") == "Secret Chamber Estate Gold Silver"
    assert table.zone("Bob", "discard") == "", "the Attack has not begun"
    with pytest.raises(IllegalAnswer):
        table.then(topdeck="Gold")
    table.then(by="Bob", topdeck="Estate Gold").then(by="Bob", react="")
    assert table.zone("Bob", "hand") == "Secret Chamber Silver"
    assert table.zone("Bob", "deck") == "Estate Gold Copper"


def test_secret_chamber_does_not_stop_the_attack():
    table = deal(hand="Witch", bob={"hand": "Secret Chamber Estate", "deck": "Gold Silver"})
    table.play("Witch", react="Secret Chamber", topdeck="Gold Silver").then(react="")
    assert table.zone("Bob", "discard") == "Curse"
    assert table.told("protect") == []


def test_secret_chamber_may_be_shown_again_and_again():
    table = deal(hand="Witch", bob={"hand": "Secret Chamber Estate Duchy", "deck": "Gold Silver Copper"})
    table.play("Witch")
    for back in ("Estate Duchy", "Gold Silver", "Duchy Estate"):
        table.then(by="Bob", react="Secret Chamber", topdeck=back)
    assert table.zone("Bob", "hand") == "Secret Chamber Gold Silver"
    assert table.zone("Bob", "deck") == "Duchy Estate Copper"
    table.then(react="")
    assert table.told("reveal") == ["Bob: Secret Chamber"] * 3
    assert table.told("gain") == ["Bob: Curse"]


def test_secret_chamber_that_puts_itself_back_is_not_asked_for_again():
    table = deal(hand="Witch", bob={"hand": "Secret Chamber Estate", "deck": "Gold Silver"})
    table.play("Witch", react="Secret Chamber", topdeck="Secret Chamber Estate")
    assert table.asked == "buy"
    assert table.zone("Bob", "hand") == "Gold Silver"
    assert table.zone("Bob", "deck") == "Secret Chamber Estate"
    assert table.zone("Bob", "discard") == "Curse"


def test_secret_chamber_of_two_may_put_the_other_back():
    table = deal(hand="Witch", bob={"hand": "Secret Chamber Secret Chamber", "deck": "Gold Silver Copper Estate"})
    table.play("Witch", react="Secret Chamber", topdeck="Secret Chamber Silver")
    table.then(by="Bob", react="Secret Chamber", topdeck="Secret Chamber Secret Chamber")
    assert table.asked == "buy"
    assert table.zone("Bob", "hand") == "Gold Silver"
    assert table.zone("Bob", "deck") == "Secret Chamber Secret Chamber Copper Estate"


def test_secret_chamber_with_nothing_to_draw_puts_two_back_all_the_same():
    table = deal(hand="Witch", bob="Secret Chamber Estate Copper").play("Witch", react="Secret Chamber")
    table.then(topdeck="Copper Estate")
    assert (table.zone("Bob", "hand"), table.zone("Bob", "deck")) == ("Secret Chamber", "Copper Estate")
    table.then(react="")


def test_secret_chamber_asks_for_the_order_also_where_both_cards_go_back():
    table = deal(hand="Witch", bob="Secret Chamber Estate").play("Witch", react="Secret Chamber")
    table.then(by="Bob", topdeck="Estate Secret Chamber")
    assert table.zone("Bob", "deck") == "Estate Secret Chamber"


def test_secret_chamber_alone_puts_itself_back():
    table = deal(hand="Witch", bob="Secret Chamber").play("Witch", react="Secret Chamber")
    assert table.asked == "buy"
    assert (table.zone("Bob", "hand"), table.zone("Bob", "deck")) == ("", "Secret Chamber")


def test_secret_chamber_shuffles_in_the_middle_of_its_draw():
    bob = {"hand": "Secret Chamber", "deck": "Gold", "discard": "Silver Silver"}
    table = deal(hand="Witch", bob=bob).play("Witch", react="Secret Chamber")
    assert table.zone("Bob", "hand") == "Secret Chamber Gold Silver"
    table.then(topdeck="Gold Silver", react="")
    assert table.zone("Bob", "deck") == "Gold Silver Silver"
    assert table.zone("Bob", "discard") == "Curse"


def test_secret_chamber_shows_itself_and_nothing_that_it_moves():
    table = deal(hand="Witch", bob={"hand": "Secret Chamber Estate", "deck": "Gold Silver"}, cid="")
    table.play("Witch", react="Secret Chamber")
    assert table.sees("Ann", "Bob", "hand") == table.sees("Cid", "Bob", "hand") == "Secret Chamber ? ? ?"
    assert table.match.view(0).decision is None
    table.then(topdeck="Gold Estate")
    assert table.sees("Bob", "Bob", "deck") == "Gold Estate"
    assert table.sees("Ann", "Bob", "deck") == "? ?"
    # One of the cards put back may have been the Secret Chamber.
    assert table.sees("Ann", "Bob", "hand") == table.sees("Cid", "Bob", "hand") == "? ?"
    for name in ("draw", "topdeck"):
        (event,) = [event for event in table.match.events if event.name == name and event.seat == 1]
        assert event.redacted(0).cards == event.redacted(2).cards == (None, None)
        assert None not in event.redacted(1).cards


def test_secret_chamber_looks_the_same_in_a_game_that_a_rival_imagines():
    table = deal(hand="Witch", bob={"hand": "Secret Chamber Estate Moat", "deck": "Gold Silver Copper"}, cid=FIVE)
    table.play("Witch")
    for answer in ({"react": "Secret Chamber"}, {"topdeck": "Gold Estate"}, {"react": "Moat"}, {"react": ""}):
        for seat in range(3):
            assert table.match.imagine(seat).view(seat) == table.match.view(seat)
        table.then(**answer)
    assert table.zone("Bob", "discard") == ""


def test_secret_chamber_tells_nothing_of_where_a_new_curse_lies_that_it_shuffles():
    bob = {"hand": "Secret Chamber Gold", "discard": "Estate Estate Silver Silver Copper"}
    table = deal(hand="Throne Room Witch", bob=bob).play("Throne Room", play="Witch", react="")
    assert table.zone("Bob", "discard").endswith("Curse"), "gained from the first Witch, shuffled before the second"
    table.then(react="Secret Chamber")
    imagined = [table.match.imagine(0, Random(number)) for number in range(1, 41)]
    assert {"Curse" in match.zone(1, "hand") for match in imagined} == {True, False}


# Secret Chamber and Moat


def test_secret_chamber_may_draw_the_moat_that_protects():
    table = deal(hand="Witch", bob={"hand": "Secret Chamber Estate Copper", "deck": "Gold Moat"}).play("Witch")
    assert table.options == "Secret Chamber"
    table.then(react="Secret Chamber", topdeck="Estate Copper")
    assert table.options == "Secret Chamber Moat"
    table.then(react="Moat")
    assert table.options == "Secret Chamber"
    table.then(react="")
    assert table.zone("Bob", "discard") == ""
    assert table.told("protect") == ["Bob"]


def test_secret_chamber_may_be_shown_after_a_moat_and_put_it_back():
    table = deal(hand="Witch", bob={"hand": "Secret Chamber Moat", "deck": "Gold Silver"}).play("Witch")
    table.then(by="Bob", react="Moat").then(by="Bob", react="Secret Chamber", topdeck="Moat Secret Chamber")
    assert table.asked == "buy"
    assert table.zone("Bob", "deck") == "Moat Secret Chamber"
    assert table.zone("Bob", "discard") == "", "a Moat that was shown protects, wherever it is by now"


def test_secret_chamber_that_puts_an_unshown_moat_back_leaves_no_protection():
    table = deal(hand="Witch", bob={"hand": "Secret Chamber Moat", "deck": "Gold Silver"}).play("Witch")
    table.then(react="Secret Chamber", topdeck="Moat Gold")
    assert table.options == "Secret Chamber"
    table.then(react="")
    assert table.zone("Bob", "discard") == "Curse"


def test_secret_chamber_may_fetch_a_moat_that_it_put_back():
    table = deal(hand="Witch", bob={"hand": "Secret Chamber Moat Estate", "deck": "Gold Silver"}).play("Witch")
    table.then(react="Secret Chamber", topdeck="Moat Gold").then(react="Secret Chamber", topdeck="Gold Silver")
    table.then(react="Moat").then(react="")
    assert table.zone("Bob", "hand") == "Secret Chamber Estate Moat"
    assert table.zone("Bob", "discard") == ""


# Diplomat, shown


def test_diplomat_draws_two_and_discards_three_and_does_not_stop_the_attack():
    table = deal(hand="Witch", bob={"hand": "Diplomat Estate Estate Copper Copper", "deck": "Gold Silver Duchy"})
    table.play("Witch").then(by="Bob", react="Diplomat")
    assert table.options == "Diplomat Estate Estate Copper Copper Gold Silver"
    with pytest.raises(IllegalAnswer):
        table.then(discard="Estate Estate")
    table.then(by="Bob", discard="Estate Estate Copper")
    assert table.asked_of == "Ann", "four cards are too few to show it again"
    assert table.zone("Bob", "hand") == "Diplomat Copper Gold Silver"
    assert table.zone("Bob", "discard") == "Estate Estate Copper Curse"


@pytest.mark.parametrize(("cards", "is_asked"), [(1, False), (4, False), (5, True), (6, True)])
def test_diplomat_is_shown_only_from_a_hand_of_five_or_more(cards, is_asked):
    table = deal(hand="Witch", bob="Diplomat " + "Copper " * (cards - 1)).play("Witch")
    assert (table.asked == "react") is is_asked


def test_diplomat_may_be_shown_as_long_as_five_cards_are_held():
    bob = {"hand": f"Diplomat {FIVE} Duchy", "deck": "Gold Silver Gold Silver Gold Silver"}
    table = deal(hand="Witch", bob=bob).play("Witch")
    for discarded in ("Estate Copper Copper", "Copper Copper Duchy", "Silver Silver Silver"):
        table.then(by="Bob", react="Diplomat", discard=discarded)
    assert table.asked_of == "Ann"
    assert table.zone("Bob", "hand") == "Diplomat Gold Gold Gold"
    assert table.told("reveal") == ["Bob: Diplomat"] * 3


def test_diplomat_that_discards_itself_is_not_asked_for_again():
    bob = {"hand": f"Diplomat {FIVE}", "deck": "Gold Silver"}
    table = deal(hand="Witch", bob=bob).play("Witch", react="Diplomat", discard="Diplomat Estate Copper")
    assert table.asked_of == "Ann"
    assert table.zone("Bob", "hand") == "Copper Copper Copper Gold Silver"


def test_diplomat_shuffles_for_its_draw_before_it_discards():
    bob = {"hand": f"Diplomat {FIVE}", "deck": "Gold", "discard": "Silver"}
    table = deal(hand="Witch", bob=bob).play("Witch", react="Diplomat", discard="Estate Copper Copper")
    assert table.zone("Bob", "hand") == "Diplomat Copper Copper Gold Silver"
    assert (table.zone("Bob", "deck"), table.zone("Bob", "discard")) == ("", "Estate Copper Copper")
    table.then(react="Diplomat", discard="Diplomat Copper Copper")
    assert "Gold" in table.zone("Bob", "hand")


def test_diplomat_with_nothing_to_draw_discards_three_all_the_same():
    table = deal(hand="Witch", bob=f"Diplomat {FIVE}").play("Witch", react="Diplomat", discard="Copper Copper Copper")
    assert table.zone("Bob", "hand") == "Diplomat Estate Copper"
    assert table.zone("Bob", "discard") == "Copper Copper Copper Curse"


def test_diplomat_may_draw_a_moat_and_a_moat_may_be_discarded_once_shown():
    bob = {"hand": f"Diplomat {FIVE}", "deck": "Moat Silver Gold Gold"}
    table = deal(hand="Witch", bob=bob).play("Witch", react="Diplomat", discard="Estate Copper Copper")
    assert table.options == "Diplomat Moat"
    table.then(react="Moat").then(react="Diplomat", discard="Moat Copper Copper")
    assert table.asked_of == "Ann"
    assert "Curse" not in table.zone("Bob", "discard")


def test_diplomat_and_secret_chamber_take_turns():
    bob = {"hand": "Diplomat Secret Chamber Estate Estate Copper", "deck": "Gold Silver Province Duchy"}
    table = deal(hand="Witch", bob=bob).play("Witch")
    assert table.options == "Diplomat Secret Chamber"
    table.then(react="Secret Chamber", topdeck="Silver Copper")
    assert table.options == "Diplomat Secret Chamber", "the hand is as large as before"
    table.then(react="Diplomat", discard="Estate Estate Copper")
    assert table.options == "Secret Chamber", "four cards are left"
    table.then(react="Secret Chamber", topdeck="Gold Silver").then(react="")
    assert table.zone("Bob", "hand") == "Diplomat Secret Chamber Province Duchy"
    assert table.zone("Bob", "deck") == "Gold Silver"


def test_secret_chamber_with_a_short_deck_leaves_a_diplomat_too_few_cards():
    table = deal(hand="Witch", bob={"hand": "Diplomat Secret Chamber Estate Estate Copper", "deck": "Gold"})
    table.play("Witch", react="Secret Chamber", topdeck="Estate Copper")
    assert table.options == "Secret Chamber"


# Which Attack it is


def test_diplomat_shown_from_five_cards_escapes_a_minion():
    table = deal(hand="Minion", bob={"hand": "Diplomat Estate Estate Copper Copper", "deck": "Gold Silver Duchy"})
    table.play("Minion", react="Diplomat", discard="Estate Estate Copper").then(by="Ann", choose="hand")
    assert table.zone("Bob", "hand") == "Diplomat Copper Gold Silver"


def test_secret_chamber_saves_two_cards_from_a_minion():
    bob = {"hand": "Secret Chamber Gold Silver Copper Copper", "deck": "Estate Estate Duchy Duchy"}
    table = deal(hand="Minion", bob=bob).play("Minion", react="Secret Chamber", topdeck="Gold Silver")
    table.then(react="").then(by="Ann", choose="hand")
    assert table.zone("Bob", "hand") == "Gold Silver Duchy Duchy"


def test_secret_chamber_leaves_a_militia_its_five_cards():
    bob = {"hand": "Secret Chamber Gold Silver Copper Copper", "deck": "Estate Duchy"}
    table = deal(hand="Militia", bob=bob).play("Militia", react="Secret Chamber", topdeck="Gold Silver").then(react="")
    table.then(by="Bob", discard="Estate Duchy")
    assert table.zone("Bob", "hand") == "Secret Chamber Copper Copper"
    assert table.zone("Bob", "deck") == "Gold Silver"


def test_diplomat_leaves_a_militia_less_to_discard():
    table = deal(hand="Militia", bob={"hand": "Diplomat Estate Estate Copper Copper", "deck": "Gold Silver"})
    table.play("Militia", react="Diplomat", discard="Estate Estate Copper").then(by="Bob", discard="Copper")
    assert table.zone("Bob", "hand") == "Diplomat Gold Silver"


def test_secret_chamber_hides_cards_before_a_torturer():
    table = deal(hand="Torturer", bob={"hand": "Secret Chamber Gold Gold", "deck": "Estate Copper"})
    table.play("Torturer", react="Secret Chamber", topdeck="Gold Gold").then(react="")
    table.then(by="Bob", choose="discard", discard="Estate Copper")
    assert table.zone("Bob", "hand") == "Secret Chamber"
    assert table.zone("Bob", "deck") == "Gold Gold"


@pytest.mark.parametrize("attack", ["Saboteur", "Swindler"])
def test_secret_chamber_chooses_what_lies_on_the_deck_for_an_attack(attack):
    table = deal(hand=attack, bob={"hand": "Secret Chamber Silver", "deck": "Province Gold"})
    table.play(attack, react="Secret Chamber", topdeck="Silver Gold").then(react="")
    assert table.trash == "Silver"
    assert table.zone("Bob", "hand") == "Secret Chamber Province"


# Several rivals, several plays


def test_secret_chamber_and_all_reactions_of_one_rival_come_before_those_of_the_next():
    bob = {"hand": "Secret Chamber Estate", "deck": "Moat Gold"}
    cid = {"hand": f"Diplomat {FIVE}", "deck": "Secret Chamber Gold Silver Silver"}
    table = deal(hand="Witch", bob=bob, cid=cid).play("Witch")
    table.then(by="Bob", react="Secret Chamber", topdeck="Gold Estate").then(by="Bob", react="Moat")
    table.then(by="Bob", react="").then(by="Cid", react="Diplomat", discard="Estate Copper Copper")
    table.then(by="Cid", react="Secret Chamber", topdeck="Gold Copper").then(by="Cid", react="")
    assert table.asked_of == "Ann"
    assert table.zone("Bob", "discard") == ""
    assert table.zone("Cid", "discard") == "Estate Copper Copper Curse"


def test_secret_chamber_is_asked_for_in_turn_order_not_by_seat():
    table = deal(hand="Secret Chamber", bob="Witch", cid="Secret Chamber Estate Estate", turn={"seat": 1})
    table.play("Witch").then(by="Cid", react="").then(by="Ann", react="")
    assert table.zone("Cid", "discard") == table.discard == "Curse"


def test_secret_chamber_and_moat_may_be_shown_anew_for_each_play_of_a_throned_attack():
    bob = {"hand": "Secret Chamber Moat", "deck": "Gold Silver Copper Estate"}
    table = deal(hand="Throne Room Witch", bob=bob).play("Throne Room", play="Witch")
    table.then(by="Bob", react="Moat").then(by="Bob", react="Secret Chamber", topdeck="Moat Gold")
    table.then(by="Bob", react="")
    assert table.options == "Secret Chamber", "the second play begins, and the Moat is not in hand"
    assert table.zone("Bob", "discard") == ""
    table.then(by="Bob", react="")
    assert table.zone("Bob", "discard") == "Curse"


def test_diplomat_is_asked_for_at_the_second_play_by_the_hand_that_is_left():
    bob = {"hand": f"Diplomat {FIVE}", "deck": "Gold Silver Gold"}
    table = deal(hand="Throne Room Witch", bob=bob).play("Throne Room", play="Witch")
    table.then(react="Diplomat", discard="Estate Copper Copper").then(react="")
    assert table.zone("Bob", "discard") == "Estate Copper Copper Curse"
    table.then(by="Bob", react="Diplomat", discard="Copper Copper Gold")
    assert table.asked_of == "Ann"
    assert table.told("gain") == ["Bob: Curse", "Bob: Curse"]


def test_moat_is_asked_for_when_a_golem_plays_an_attack():
    table = deal(hand="Golem", deck="Village Militia Copper", bob={"hand": f"Moat {FIVE}"})
    table.play("Golem", order="Village Militia").then(by="Bob", react="Moat")
    assert table.zone("Bob", "hand") == f"Moat {FIVE}"


# Played as Actions


@pytest.mark.parametrize("discarded", ["", "Estate", "Estate Copper Gold"])
def test_secret_chamber_gives_a_coin_for_each_card_discarded(discarded):
    table = deal(hand="Secret Chamber Estate Copper Gold", deck="Duchy").play("Secret Chamber", discard=discarded)
    assert table.numbers == (0, 1, len(discarded.split()))
    assert (table.discard, table.deck) == (discarded, "Duchy")


def test_secret_chamber_with_an_empty_hand_gives_nothing():
    table = deal(hand="Secret Chamber").play("Secret Chamber")
    assert table.asked == "buy"
    assert table.numbers == (0, 1, 0)


def test_secret_chamber_under_a_throne_discards_twice():
    table = deal(hand="Throne Room Secret Chamber Estate Copper Gold").play("Throne Room", play="Secret Chamber")
    table.then(discard="Estate").then(discard="Gold")
    assert table.numbers == (0, 1, 2)
    assert table.hand == "Copper"


@pytest.mark.parametrize(
    ("held", "deck", "actions"), [(0, 2, 2), (3, 2, 2), (4, 2, 0), (5, 2, 0), (4, 1, 2), (5, 0, 2), (6, 0, 0)]
)
def test_diplomat_gives_two_actions_with_five_cards_or_fewer_after_its_draw(held, deck, actions):
    table = deal(hand="Diplomat " + "Copper " * held, deck="Silver " * deck).play("Diplomat")
    assert table.hand.split() == ["Copper"] * held + ["Silver"] * deck
    assert table.numbers == (actions, 1, 0)


@pytest.mark.parametrize(("held", "actions"), [(0, 4), (1, 4), (2, 2), (4, 0)])
def test_diplomat_under_a_throne_counts_the_hand_each_time(held, actions):
    table = deal(hand="Throne Room Diplomat " + "Copper " * held, deck="Silver " * 4)
    table.play("Throne Room", play="Diplomat")
    assert table.numbers == (actions, 1, 0)


@pytest.mark.parametrize("played", [0, 1])
def test_moat_that_was_shown_can_not_be_told_from_another_that_is_played(played: int):
    """Ann saw one Moat, and then one is played: for all she knows it was that one."""
    table = deal(hand="Militia", bob="Moat Moat Gold").play("Militia", react="Moat").end_turn()
    table.match.answer(table.match.decision.options[played])
    assert table.zone("Bob", "hand") == "Moat Gold"
    assert table.sees("Ann", "Bob", "hand") == "? ?"
