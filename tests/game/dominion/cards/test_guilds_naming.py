"""Guilds: the cards that reveal the deck. Doctor and Journeyman name a card first, Advisor lets the left neighbour
choose, Herald plays what it finds."""

import pytest

from game import IllegalAnswer, Match
from tests.story import POSSESSED, Story, deal, names

# What can be named


@pytest.mark.parametrize("card", ["Doctor", "Journeyman"])
class TestNaming:
    def test_offers_every_card_of_the_game_once(self, card):
        table = deal(hand=f"{card} Potion", kingdom="Moat Gardens", supply={"Moat": 0}, trash="Feast", bob="Curse")
        table.play(card)
        assert table.asked == "name"
        basic = "Copper Silver Gold Estate Duchy Province Curse"
        held = "Potion Feast"  # they lie in no pile, but they are there
        assert sorted(names(table.options)) == sorted(names(f"{basic} {held} Moat Gardens {card}"))

    def test_takes_just_one_name(self, card):
        table = deal(hand=card, deck="Copper").play(card)
        for name in ("", "Copper Estate"):
            with pytest.raises(IllegalAnswer):
                table.then(name=name)

    def test_comes_before_anything_is_revealed(self, card):
        table = deal(hand=card, deck="Copper Estate Gold Silver").play(card)
        assert table.zone("Ann", "aside") == ""
        assert table.deck == "Copper Estate Gold Silver"

    def test_is_told_to_all(self, card):
        table = deal(hand=card, deck="Copper").play(card, name="Duchy")
        assert table.told("name") == ["Ann: Duchy"]

    def test_happens_with_an_empty_deck_too(self, card):
        table = deal(hand=card).play(card, name="Copper")
        assert table.asked == "buy"
        assert (table.hand, table.discard, table.trash) == ("", "", "")
        assert table.numbers == (0, 1, 0)

    def test_is_up_to_the_possessor_in_a_possessed_turn(self, card):
        table = deal(deck="Gold", bob={"hand": card, "deck": "Copper Estate"}, turn=POSSESSED).play(card)
        table.then(by="Ann", name="Copper")
        assert "Copper" not in table.zone("Bob", "deck") + table.zone("Bob", "hand")
        assert table.deck == "Gold"


# Doctor


def test_doctor_trashes_what_was_named_and_puts_the_rest_back_in_any_order():
    table = deal(hand="Doctor Copper", deck="Gold Copper Estate Copper").play("Doctor", name="Copper")
    assert table.sees("Bob", "Ann", "aside") == "Gold Estate"
    assert table.told("reveal") == ["Ann: Gold Copper Estate"]
    table.then(order="Estate Gold")
    assert table.deck == "Estate Gold Copper", "the fourth card was not reached"
    assert table.trash == "Copper"
    assert table.hand == "Copper", "the hand is spared"
    assert (table.discard, table.numbers) == ("", (0, 1, 0))


def test_doctor_trashes_all_three():
    table = deal(hand="Doctor", deck="Curse Curse Curse Curse").play("Doctor", name="Curse")
    assert table.trash == "Curse Curse Curse"
    assert table.deck == "Curse"


def test_doctor_that_finds_nothing_puts_all_three_back():
    table = deal(hand="Doctor", deck="Gold Silver Estate Copper").play(
        "Doctor", name="Copper", order="Silver Gold Estate"
    )
    assert table.deck == "Silver Gold Estate Copper"
    assert table.trash == ""


def test_doctor_puts_a_single_card_back_unasked_and_all_know_it():
    table = deal(hand="Doctor", deck="Curse Gold Curse Copper").play("Doctor", name="Curse")
    assert table.asked == "buy"
    assert table.sees("Bob", "Ann", "deck") == "Gold ?"


def test_doctor_asks_no_order_for_equal_cards():
    table = deal(hand="Doctor", deck="Gold Curse Gold").play("Doctor", name="Curse")
    assert table.asked == "buy"
    assert table.deck == "Gold Gold"


def test_doctor_tells_nobody_the_order():
    table = deal(hand="Doctor", deck="Gold Silver Curse").play("Doctor", name="Curse", order="Silver Gold")
    assert table.sees("Ann", "Ann", "deck") == "Silver Gold"
    assert table.sees("Bob", "Ann", "deck") == "? ?"


def test_doctor_reveals_fewer_than_three_where_there_are_no_more():
    table = deal(hand="Doctor", deck="Gold Curse").play("Doctor", name="Curse")
    assert (table.deck, table.trash) == ("Gold", "Curse")


def test_doctor_shuffles_in_the_middle_but_not_what_it_revealed():
    table = deal(hand="Doctor", deck="Estate", discard="Curse Curse Curse").play("Doctor", name="Curse")
    assert table.trash == "Curse Curse"
    assert table.deck == "Estate Curse"
    assert table.discard == ""


def test_doctor_under_a_throne_names_twice():
    table = deal(hand="Throne Room Doctor", deck="Copper Curse Copper Curse Estate")
    table.play("Throne Room", play="Doctor", name="Copper").then(name="Curse")
    assert table.trash == "Copper Copper Curse Curse"
    assert table.deck == "Estate"


def test_doctor_of_a_possessed_player_trashes_nothing_for_good():
    bob = {"hand": "Doctor", "deck": "Gold Gold Gold Copper Copper Copper Copper Copper"}
    table = deal(bob=bob, turn=POSSESSED).play("Doctor", name="Gold")
    assert (table.trash, table.zone("Bob", "returning")) == ("", "Gold Gold Gold")
    table.end_turn()
    assert table.zone("Bob", "discard") == "Doctor Gold Gold Gold"


# Journeyman


def test_journeyman_takes_three_cards_of_other_names_and_discards_the_named_ones():
    table = deal(hand="Journeyman", deck="Copper Gold Copper Estate Copper Gold Copper Silver")
    table.play("Journeyman", name="Copper")
    assert table.hand == "Gold Estate Gold"
    assert table.discard == "Copper Copper Copper"
    assert table.deck == "Copper Silver", "the third one is the last to be revealed"
    assert table.numbers == (0, 1, 0)


def test_journeyman_that_meets_none_of_the_name_takes_the_first_three():
    table = deal(hand="Journeyman", deck="Gold Silver Copper Estate").play("Journeyman", name="Province")
    assert table.hand == "Gold Silver Copper"
    assert (table.discard, table.deck) == ("", "Estate")


def test_journeyman_with_only_cards_of_the_name_discards_them_all():
    table = deal(hand="Journeyman", deck="Copper Copper", discard="Copper Copper").play("Journeyman", name="Copper")
    assert table.hand == table.deck == ""
    assert table.discard == "Copper Copper Copper Copper", "and does not shuffle them again"


def test_journeyman_takes_fewer_where_there_are_no_more():
    table = deal(hand="Journeyman", deck="Copper Gold Copper Estate").play("Journeyman", name="Copper")
    assert table.hand == "Gold Estate"
    assert (table.discard, table.deck) == ("Copper Copper", "")


def test_journeyman_shuffles_in_the_middle_but_not_what_it_revealed():
    table = deal(hand="Journeyman", deck="Copper Estate", discard="Gold Gold Gold").play("Journeyman", name="Copper")
    assert table.hand == "Estate Gold Gold"
    assert (table.discard, table.deck) == ("Copper", "Gold")


def test_journeyman_shows_what_it_takes():
    table = deal(hand="Journeyman Duchy", deck="Copper Gold Estate Silver").play("Journeyman", name="Copper")
    assert table.sees("Bob", "Ann", "hand") == "? Gold Estate Silver"


def test_journeyman_under_a_throne_names_twice():
    table = deal(hand="Throne Room Journeyman", deck="Copper Gold Estate Silver Gold Copper Duchy Duchy Curse")
    table.play("Throne Room", play="Journeyman", name="Copper").then(name="Gold")
    assert table.hand == "Gold Estate Silver Copper Duchy Duchy"
    assert (table.discard, table.deck) == ("Copper Gold", "Curse")


# Advisor


def test_advisor_lets_the_left_neighbour_discard_one_of_three():
    table = deal(hand="Advisor", deck="Gold Silver Copper Estate", cid="").play("Advisor")
    assert table.options == "Gold Silver Copper"
    assert table.sees("Cid", "Ann", "aside") == "Gold Silver Copper"
    assert (table.match.decision.seat, table.match.decision.owner) == (1, 0)
    with pytest.raises(IllegalAnswer):
        table.then(discard="")
    table.then(by="Bob", discard="Gold")
    assert table.hand == "Silver Copper"
    assert table.discard == "Gold"
    assert table.deck == "Estate"
    assert table.numbers == (1, 1, 0)
    assert table.sees("Cid", "Ann", "hand") == "Silver Copper"


def test_advisor_with_two_cards_gives_one():
    table = deal(hand="Advisor", deck="Gold Silver").play("Advisor").then(by="Bob", discard="Gold")
    assert (table.hand, table.discard) == ("Silver", "Gold")


def test_advisor_with_one_card_has_it_discarded_unasked():
    table = deal(hand="Advisor", deck="Gold").play("Advisor")
    assert (table.hand, table.discard) == ("", "Gold")
    assert table.asked == "buy"


def test_advisor_with_no_cards_only_gives_an_action():
    table = deal(hand="Advisor").play("Advisor")
    assert (table.asked, table.numbers) == ("buy", (1, 1, 0))


def test_advisor_shuffles_in_the_middle():
    table = deal(hand="Advisor", deck="Estate", discard="Gold Gold Gold").play("Advisor")
    assert table.options == "Estate Gold Gold"
    table.then(by="Bob", discard="Estate")
    assert (table.hand, table.discard, table.deck) == ("Gold Gold", "Estate", "Gold")


def test_advisor_is_no_attack_for_a_moat():
    table = deal(hand="Advisor", deck="Gold Silver Copper", bob="Moat").play("Advisor")
    assert table.asked == "discard"


@pytest.mark.parametrize("count", range(2, 7))
def test_advisor_of_the_last_seat_asks_the_first(count):
    players = [{"name": f"P{seat}"} for seat in range(count)]
    players[-1] |= {"hand": ["Advisor"], "deck": ["Gold", "Silver", "Copper"]}
    position = {"players": players, "kingdom": ["Advisor"], "turn": {"seat": count - 1}}
    table = Story(Match.from_position(position)).play("Advisor").then(by="P0", discard="Gold")
    assert table.zone(f"P{count - 1}", "hand") == "Silver Copper"


def test_advisor_under_a_throne_asks_twice():
    table = deal(hand="Throne Room Advisor", deck="Gold Silver Copper Duchy Estate Curse")
    table.play("Throne Room", play="Advisor").then(by="Bob", discard="Gold").then(by="Bob", discard="Duchy")
    assert table.hand == "Silver Copper Estate Curse"
    assert table.numbers == (2, 1, 0)


def test_advisor_of_a_possessed_player_asks_the_possessor_as_the_left_neighbour():
    table = deal(bob={"hand": "Advisor", "deck": "Gold Silver Copper"}, turn=POSSESSED).play("Advisor")
    assert (table.match.decision.seat, table.match.decision.decider) == (0, 0)
    table.then(by="Ann", discard="Copper")
    assert table.zone("Bob", "hand") == "Gold Silver"


def test_advisor_of_a_possessed_player_asks_the_left_neighbour_also_among_three():
    table = deal(bob={"hand": "Advisor", "deck": "Gold Silver Copper"}, cid="", turn=POSSESSED).play("Advisor")
    assert (table.match.decision.seat, table.match.decision.decider) == (2, 2)
    table.then(by="Cid", discard="Gold")
    assert table.zone("Bob", "hand") == "Silver Copper"


# Herald, played


def test_herald_plays_an_action_from_the_top_of_the_deck():
    table = deal(hand="Herald", deck="Copper Village Gold Silver").play("Herald")
    assert table.hand == "Copper Gold"
    assert table.in_play == "Herald Village"
    assert table.numbers == (3, 1, 0), "the Village costs no Action"
    assert table.deck == "Silver"
    assert table.told("play") == ["Ann: Herald", "Ann: Village"]


@pytest.mark.parametrize("top", ["Gold", "Estate", "Curse", "Gardens", "Masterpiece"])
def test_herald_leaves_what_is_no_action_on_the_deck_and_all_know_it(top):
    table = deal(hand="Herald", deck=f"Copper {top} Silver").play("Herald")
    assert table.hand == "Copper"
    assert table.deck == f"{top} Silver"
    assert table.sees("Bob", "Ann", "deck") == f"{top} ?"
    assert table.numbers == (1, 1, 0)


def test_herald_plays_a_victory_card_that_is_an_action():
    table = deal(hand="Herald", deck="Copper Great Hall Gold").play("Herald")
    assert table.in_play == "Herald Great Hall"
    assert table.hand == "Copper Gold"


def test_herald_must_play_the_action_and_its_questions_are_asked():
    table = deal(hand="Herald Estate", deck="Copper Chapel").play("Herald", trash="Estate")
    assert table.trash == "Estate"
    assert table.in_play == "Herald Chapel"


def test_herald_plays_a_herald_that_plays_on():
    table = deal(hand="Herald", deck="Copper Herald Gold Herald Estate Silver Duchy").play("Herald")
    assert table.in_play == "Herald Herald Herald"
    assert table.hand == "Copper Gold Estate"
    assert table.sees("Bob", "Ann", "deck") == "Silver ?"
    assert table.numbers == (3, 1, 0)


def test_herald_under_a_throne_reveals_twice():
    table = deal(hand="Throne Room Herald", deck="Copper Village Gold Estate Silver").play("Throne Room", play="Herald")
    assert table.in_play == "Throne Room Herald Village"
    assert table.hand == "Copper Gold Estate"
    assert table.deck == "Silver"
    assert table.numbers == (4, 1, 0)


def test_herald_under_a_throne_draws_what_it_left_there():
    table = deal(hand="Throne Room Herald", deck="Copper Gold Festival").play("Throne Room", play="Herald")
    assert table.hand == "Copper Gold"
    assert table.in_play == "Throne Room Herald Festival"


def test_herald_plays_a_throne_room_for_an_action_of_the_hand():
    table = deal(hand="Herald Militia", deck="Copper Throne Room Gold").play("Herald", play="Militia")
    assert table.numbers == (1, 1, 4)
    assert table.in_play == "Herald Throne Room Militia"


def test_herald_plays_an_attack_that_a_moat_keeps_away():
    table = deal(hand="Herald", deck="Copper Witch Gold Silver", bob="Moat").play("Herald")
    table.then(by="Bob", react="Moat")
    assert table.zone("Bob", "discard") == ""
    assert table.hand == "Copper Gold Silver"


def test_herald_plays_a_feast_that_trashes_itself():
    table = deal(hand="Herald", deck="Copper Feast").play("Herald", gain="Duchy")
    assert (table.in_play, table.trash, table.discard) == ("Herald", "Feast", "Duchy")


def test_herald_with_an_empty_deck_only_gives_an_action():
    table = deal(hand="Herald").play("Herald")
    assert (table.hand, table.deck, table.numbers) == ("", "", (1, 1, 0))


def test_herald_that_draws_the_last_card_reveals_none():
    table = deal(hand="Herald", deck="Village").play("Herald")
    assert (table.hand, table.in_play, table.deck) == ("Village", "Herald", "")


def test_herald_shuffles_between_drawing_and_revealing():
    table = deal(hand="Herald", deck="Copper", discard="Festival").play("Herald")
    assert table.in_play == "Herald Festival"
    assert (table.discard, table.numbers) == ("", (3, 2, 2))


def test_herald_of_a_possessed_player_plays_that_players_action():
    bob = {"hand": "Herald", "deck": "Copper Workshop Gold"}
    table = deal(deck="Festival", bob=bob, turn=POSSESSED).play("Herald").then(by="Ann", gain="Silver")
    assert table.zone("Bob", "play") == "Herald Workshop"
    assert table.discard == "Silver"
    assert table.deck == "Festival"
