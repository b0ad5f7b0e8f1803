"""Guilds: what is paid for a card beyond its cost, and what that brings before the card is gained (ruling E3)."""

import pytest

from game import IllegalAnswer, Match, UndoRefused
from tests.story import POSSESSED, Story, deal, names

PRICES = {"Doctor": 3, "Herald": 4, "Masterpiece": 3, "Stonemason": 2}


def market(kingdom: str, coins: int, potions: int = 0, buys: int = 2, **zones) -> Story:
    """A Buy phase with so much to spend. The second buy is there so that the turn is not over after the first."""
    turn = {"coins": coins, "potions": potions, "buys": buys, "phase": "buy"} | zones.pop("turn", {})
    return deal(kingdom=kingdom, turn=turn, **zones)


def gained(table: Story) -> str:
    """Everything that was gained, in its order and by whomever."""
    return " ".join(line.split(": ")[1] for line in table.told("gain"))


# Paying more


@pytest.mark.parametrize(("card", "price"), PRICES.items())
class TestOverpaying:
    def test_is_not_asked_about_where_nothing_is_left(self, card, price):
        table = market(card, price).then(buy=card)
        assert (table.asked, table.numbers) == ("buy", (1, 1, 0))
        assert table.discard == card

    def test_may_be_declined_and_the_coins_are_kept(self, card, price):
        table = market(card, price + 2, discard="Gold", deck="Copper").then(buy=card)
        assert (table.asked, table.options) == ("overpay", "coin coin")
        table.then(overpay="")
        assert (table.asked, table.numbers) == ("buy", (1, 1, 2))
        assert (gained(table), table.discard, table.deck) == (card, f"Gold {card}", "Copper")

    def test_is_asked_before_the_card_is_gained(self, card, price):
        table = market(card, price + 1).then(buy=card)
        assert table.match.decision.source == card
        assert (table.match.supply[card], table.discard) == (10, "")
        assert table.numbers == (1, 1, 1), "the card itself is paid for"

    def test_takes_no_more_than_what_is_left(self, card, price):
        table = market(card, price + 1).then(buy=card)
        with pytest.raises(IllegalAnswer):
            table.then(overpay="coin coin")
        assert table.asked == "overpay"

    def test_takes_its_coins_from_the_next_buy(self, card, price):
        table = market(card, price + 3, bob="Estate").then(buy=card, overpay="coin")
        assert (table.asked, table.numbers) == ("buy", (1, 1, 2))
        assert table.told("overpay") == ["Ann"]

    def test_is_asked_about_at_every_buy(self, card, price):
        table = market(card, 2 * price + 1).then(buy=card, overpay="").then(buy=card)
        assert (table.asked, table.options) == ("overpay", "coin")

    def test_may_be_done_with_coin_tokens_spent_before(self, card, price):
        position = market(card, price).match.setup
        ann, bob = position["players"]
        table = Story(Match.from_position({**position, "players": [{**ann, "tokens": {"coffers": 3}}, bob]}))
        table.then(spend="coin coin", buy=card)
        assert (table.asked, table.options) == ("overpay", "coin coin"), "the token left is not among them"

    def test_leaves_more_under_a_bridge(self, card, price):
        table = market(card, price - 1, hand="Bridge", turn={"phase": "action"}).play("Bridge").then(buy=card)
        assert (table.asked, table.options) == ("overpay", "coin"), "a coin of the Bridge, a coin off the price"

    def test_is_no_part_of_a_gain_without_a_buy(self, card, price):
        table = market(card, 5, hand="Workshop", turn={"phase": "action"}).play("Workshop", gain=card)
        assert (table.asked, table.numbers) == ("buy", (0, 2, 5))
        assert gained(table) == card

    def test_is_decided_by_the_possessor_who_gains_the_card(self, card, price):
        table = market(card, price + 1, turn=POSSESSED).then(by="Ann", buy=card).then(by="Ann", overpay="")
        assert table.discard == card
        assert table.zone("Bob", "discard") == ""

    def test_may_be_taken_back_and_so_may_the_buy(self, card, price):
        table = market(card, price + 1).then(buy=card)
        table.match.undo()
        assert (table.asked, table.numbers) == ("buy", (1, 2, price + 1))
        table.then(buy=card, overpay="")
        table.match.undo()
        assert (table.asked, table.numbers) == ("overpay", (1, 1, 1))
        assert (table.match.supply[card], table.discard) == (10, "")

    def test_is_the_same_question_in_a_fork(self, card, price):
        table = market(card, price + 1).then(buy=card)
        twin = Story(table.match.fork()).then(overpay="")
        assert gained(twin) == card
        assert (table.asked, table.match.supply[card]) == ("overpay", 10)


@pytest.mark.parametrize("card", ["Doctor", "Herald", "Masterpiece"])
def test_a_potion_is_offered_for_a_stonemason_only(card):
    table = market(f"{card} Golem", PRICES[card], potions=1).then(buy=card)
    assert table.asked == "buy"
    table = market(f"{card} Golem", PRICES[card] + 1, potions=1).then(buy=card)
    assert table.options == "coin"


@pytest.mark.parametrize("card", ["Silver", "Village", "Baker"])
def test_for_any_other_card_nothing_more_can_be_paid(card):
    table = market("Village Baker", 8).then(buy=card)
    assert table.asked == "buy"


# Stonemason


def test_stonemason_gains_two_actions_of_exactly_the_overpaid_cost():
    table = market("Stonemason Moat Village Great Hall Gardens Militia", 5).then(buy="Stonemason")
    table.then(overpay="coin coin coin")
    assert table.options == "Village Great Hall", "no Silver, nothing dearer and nothing cheaper"
    table.then(gain="Great Hall").then(gain="Village")
    assert table.discard == "Great Hall Village Stonemason"
    assert table.numbers == (1, 1, 0)


def test_stonemason_may_gain_the_same_action_twice_but_must_gain():
    table = market("Stonemason Village Workshop", 5).then(buy="Stonemason", overpay="coin coin coin")
    with pytest.raises(IllegalAnswer):
        table.then(gain="")
    table.then(gain="Village").then(gain="Village")
    assert table.discard == "Village Village Stonemason"


def test_stonemason_gains_the_one_that_is_left():
    table = market("Stonemason Village", 5, supply={"Village": 1}).then(buy="Stonemason", overpay="coin coin coin")
    assert table.asked == "buy", "there was nothing to choose"
    assert table.discard == "Village Stonemason"


def test_stonemason_finds_no_pile_of_the_overpaid_cost():
    table = market("Stonemason Village", 6, supply={"Village": 0}).then(buy="Stonemason", overpay="coin coin coin")
    assert table.discard == "Stonemason"
    assert table.numbers == (1, 1, 1), "the coins are gone"


@pytest.mark.parametrize(("left", "got"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_stonemason_may_take_the_last_stonemasons_and_leave_none_to_be_gained(left, got):
    table = market("Stonemason", 4, supply={"Stonemason": left}).then(buy="Stonemason", overpay="coin coin")
    assert table.discard.split() == ["Stonemason"] * got
    assert table.match.supply["Stonemason"] == left - got


def test_stonemason_for_its_price_gains_no_action_that_costs_nothing():
    table = market("Stonemason Transmute Village", 4, potions=1, hand="Throne Room Bridge", turn={"phase": "action"})
    table.play("Throne Room", play="Bridge").then(buy="Stonemason", overpay="")
    assert gained(table) == "Stonemason"


ALCHEMY = "Stonemason Moat Transmute University Scrying Pool Familiar Vineyard Philosopher's Stone Herbalist"


@pytest.mark.parametrize(
    ("paid", "offered"),
    [
        ("coin coin potion", "University Scrying Pool"),
        ("potion coin coin", "University Scrying Pool"),
        ("coin coin", "Stonemason Moat Herbalist"),
    ],
)
def test_stonemason_tells_coins_and_potions_apart(paid, offered):
    table = market(ALCHEMY, 5, potions=2).then(buy="Stonemason")
    assert table.options == "coin coin coin potion potion"
    table.then(overpay=paid)
    assert table.options == offered


@pytest.mark.parametrize(
    ("paid", "got"),
    [
        ("potion", "Transmute Transmute Stonemason"),
        ("coin coin coin potion", "Familiar Familiar Stonemason"),
        ("coin potion", "Stonemason"),
        ("potion potion", "Stonemason"),
        ("coin coin coin", "Stonemason"),
    ],
)
def test_stonemason_gains_unasked_where_one_pile_or_none_fits(paid, got):
    table = market(ALCHEMY, 5, potions=2).then(buy="Stonemason", overpay=paid)
    assert table.discard == got
    assert table.match.turn.coins == 3 - paid.count("coin")
    assert table.match.turn.potions == 2 - paid.count("potion")


def test_stonemason_is_asked_about_a_potion_where_no_coin_is_left():
    table = market("Stonemason Transmute", 2, potions=1).then(buy="Stonemason")
    assert (table.asked, table.options) == ("overpay", "potion")


def test_stonemason_under_a_bridge_goes_by_the_lowered_costs():
    table = market("Stonemason Village Militia", 4, hand="Bridge", turn={"phase": "action"}).play("Bridge")
    table.then(buy="Stonemason", overpay="coin coin coin")
    assert table.options == "Militia Bridge"


def test_stonemason_of_a_possessed_player_gains_everything_for_the_possessor():
    table = market("Stonemason Village Workshop", 5, turn=POSSESSED).then(buy="Stonemason")
    table.then(by="Ann", overpay="coin coin coin").then(by="Ann", gain="Village").then(by="Ann", gain="Workshop")
    assert table.discard == "Village Workshop Stonemason"
    assert table.zone("Bob", "discard") == ""


def test_stonemason_lets_the_gains_be_taken_back_one_by_one():
    table = market("Stonemason Village Workshop", 5).then(buy="Stonemason", overpay="coin coin coin", gain="Village")
    table.match.undo()
    assert (table.asked, table.options, table.discard) == ("gain", "Village Workshop", "")
    table.match.undo()
    assert (table.asked, table.numbers) == ("overpay", (1, 1, 3))


# Masterpiece


def test_masterpiece_gains_a_silver_for_each_coin():
    table = market("Masterpiece", 8).then(buy="Masterpiece", overpay="coin coin coin coin")
    assert table.discard == "Silver Silver Silver Silver Masterpiece"
    assert table.numbers == (1, 1, 1)


@pytest.mark.parametrize(("left", "got"), [(0, "Masterpiece"), (2, "Silver Silver Masterpiece")])
def test_masterpiece_gains_no_more_silvers_than_there_are(left, got):
    table = market("Masterpiece", 8, supply={"Silver": left}).then(buy="Masterpiece", overpay="coin " * 5)
    assert table.discard == got
    assert table.numbers == (1, 1, 0)


def test_masterpiece_of_a_possessed_player_gains_silvers_for_the_possessor():
    table = market("Masterpiece", 5, turn=POSSESSED).then(buy="Masterpiece", overpay="coin coin")
    assert table.discard == "Silver Silver Masterpiece"


# Herald, bought


def test_herald_puts_cards_of_the_discard_pile_onto_the_deck_the_first_on_top():
    table = market("Herald", 6, deck="Copper", discard="Estate Gold Silver", play="Duchy", hand="Province")
    table.then(buy="Herald", overpay="coin coin")
    assert table.options == "Estate Gold Silver", "neither what is in play nor the Herald, which is not gained yet"
    table.then(topdeck="Silver Gold")
    assert table.deck == "Silver Gold Copper"
    assert table.discard == "Estate Herald"


@pytest.mark.parametrize("picks", ["", "Gold", "Gold Silver Estate"])
def test_herald_puts_back_as_many_cards_as_coins_were_paid(picks):
    table = market("Herald", 6, discard="Estate Gold Silver").then(buy="Herald", overpay="coin coin")
    with pytest.raises(IllegalAnswer):
        table.then(topdeck=picks)


def test_herald_puts_the_whole_discard_pile_back_where_it_is_smaller():
    table = market("Herald", 9, deck="Copper", discard="Estate Gold").then(buy="Herald", overpay="coin " * 5)
    table.then(topdeck="Gold Estate")
    assert table.deck == "Gold Estate Copper"
    assert table.discard == "Herald"
    assert table.numbers == (1, 1, 0), "paid is paid"


@pytest.mark.parametrize("discard", ["", "Gold", "Gold Gold"])
def test_herald_asks_nothing_where_there_is_nothing_to_choose(discard):
    table = market("Herald", 6, discard=discard).then(buy="Herald", overpay="coin coin")
    assert table.asked == "buy"
    assert (table.deck, table.discard) == (discard, "Herald")


def test_herald_may_put_back_what_was_bought_before_it():
    table = market("Herald", 8, buys=3, discard="Copper").then(buy="Silver").then(buy="Herald", overpay="coin")
    table.then(topdeck="Silver")
    assert (table.deck, table.discard) == ("Silver", "Copper Herald")


def test_herald_prepares_the_next_hand():
    deck = "Copper Copper Copper Copper Copper"
    table = market("Herald", 6, buys=1, deck=deck, discard="Gold Estate Duchy Gold")
    table.then(buy="Herald", overpay="coin coin", topdeck="Gold Gold")
    assert table.hand == "Gold Gold Copper Copper Copper"


def test_herald_shows_the_discard_pile_only_to_who_has_paid():
    table = deal(hand="Chancellor", deck="Gold Silver Copper", kingdom="Herald", turn={"coins": 3, "buys": 2})
    table.play("Chancellor", choose="discard_deck", buy="Herald")
    assert table.sees("Ann", "Ann", "discard") == "? ? Copper"
    table.then(overpay="coin")
    assert table.sees("Ann", "Ann", "discard") == "Gold Silver Copper"
    assert table.sees("Bob", "Ann", "discard") == "? ? Copper"
    with pytest.raises(UndoRefused):
        table.match.undo()


def test_herald_shows_nobody_what_goes_onto_the_deck():
    table = market("Herald", 6, discard="Estate Gold Silver").then(buy="Herald", overpay="coin coin")
    table.then(topdeck="Silver Gold")
    assert table.sees("Ann", "Ann", "deck") == "Silver Gold"
    assert table.sees("Bob", "Ann", "deck") == "? ?"


def test_herald_lets_the_cards_be_taken_back_where_nothing_new_was_seen():
    table = market("Herald", 5, discard="Gold Estate").then(buy="Herald", overpay="coin", topdeck="Gold")
    assert table.told("reveal") == [], "the Estate lay open on top before"
    table.match.undo()
    assert (table.asked, table.deck, table.discard) == ("topdeck", "", "Gold Estate")
    table.match.undo()
    assert table.asked == "overpay"


def test_herald_of_a_possessed_player_sorts_that_players_deck():
    bob = {"discard": "Estate Gold", "deck": "Copper"}
    table = market("Herald", 5, discard="Duchy", bob=bob, turn=POSSESSED).then(buy="Herald", overpay="coin")
    assert table.options == "Estate Gold"
    table.then(by="Ann", topdeck="Gold")
    assert table.zone("Bob", "deck") == "Gold Copper"
    assert table.sees("Ann", "Bob", "deck") == "Gold ?", "the possessor saw it"
    assert (table.deck, table.discard) == ("", "Duchy Herald")


# Doctor, bought


def test_doctor_looks_at_a_card_for_each_coin_to_trash_discard_or_keep_it():
    table = market("Doctor", 6, deck="Curse Estate Gold Silver").then(buy="Doctor", overpay="coin coin coin")
    assert names(table.options) == ["Curse"]
    table.then(trash="Curse").then(trash="", discard="Estate").then(trash="", discard="")
    assert table.trash == "Curse"
    assert table.discard == "Estate Doctor"
    assert table.deck == "Gold Silver"


def test_doctor_looks_at_a_kept_card_again():
    table = market("Doctor", 6, deck="Estate Gold").then(buy="Doctor", overpay="coin coin coin")
    table.then(trash="", discard="").then(trash="", discard="").then(trash="Estate")
    assert (table.trash, table.deck) == ("Estate", "Gold")


@pytest.mark.parametrize("coins", [1, 3])
def test_doctor_with_no_cards_to_look_at_asks_nothing(coins):
    table = market("Doctor", 3 + coins).then(buy="Doctor", overpay="coin " * coins)
    assert table.asked == "buy"
    assert (table.discard, table.deck, table.trash) == ("Doctor", "", "")


def test_doctor_is_not_there_to_be_looked_at():
    table = market("Doctor", 6, deck="Copper").then(buy="Doctor", overpay="coin coin coin", trash="Copper")
    assert table.asked == "buy"
    assert table.discard == "Doctor"


def test_doctor_shuffles_in_the_middle_what_it_discarded_too():
    table = market("Doctor", 6, deck="Copper").then(buy="Doctor", overpay="coin coin coin")
    table.then(trash="", discard="Copper")
    assert (table.asked, table.options, table.discard) == ("trash", "Copper", "")
    table.then(trash="", discard="").then(trash="Copper")
    assert (table.trash, table.discard) == ("Copper", "Doctor")


def test_doctor_shuffles_the_discard_pile_where_the_deck_runs_out():
    table = market("Doctor", 5, deck="Curse", discard="Gold Gold").then(buy="Doctor", overpay="coin coin")
    table.then(trash="Curse")
    assert (table.options, table.discard, table.deck) == ("Gold", "", "Gold")
    table.then(trash="", discard="")
    assert (table.deck, table.discard) == ("Gold Gold", "Doctor")


def test_doctor_shows_the_card_to_nobody_else():
    table = market("Doctor", 4, deck="Gold Silver", cid="").then(buy="Doctor", overpay="coin")
    assert table.sees("Ann", "Ann", "aside") == "Gold"
    assert table.sees("Bob", "Ann", "aside") == "?"
    table.then(trash="", discard="")
    assert table.sees("Ann", "Ann", "deck") == "Gold ?"
    assert table.sees("Bob", "Ann", "deck") == "? ?"


def test_doctor_can_not_be_taken_back_after_the_look():
    table = market("Doctor", 4, deck="Gold Silver").then(buy="Doctor", overpay="coin")
    with pytest.raises(UndoRefused):
        table.match.undo()
    table.then(trash="")
    table.match.undo()
    assert table.asked == "trash", "to keep it showed nothing new"


def test_doctor_of_a_possessed_player_looks_at_that_players_deck_and_trashes_nothing_for_good():
    bob = {"deck": "Gold " + "Copper " * 5}
    table = market("Doctor", 4, deck="Curse", bob=bob, buys=1, turn=POSSESSED).then(buy="Doctor", overpay="coin")
    assert table.sees("Ann", "Bob", "aside") == "Gold"
    table.then(by="Ann", trash="Gold")
    assert table.trash == ""
    assert table.zone("Bob", "discard") == "Gold", "it came back when the turn was over"
    assert (table.deck, table.discard) == ("Curse", "Doctor")
