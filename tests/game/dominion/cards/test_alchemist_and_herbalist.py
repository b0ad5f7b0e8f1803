"""Alchemist and Herbalist: what is put onto the deck when they are discarded from play, and in which order."""

from tests.story import Story, deal

GOLDS = "Gold Gold Gold Gold Gold"


def clean_up(play: str, deck: str = GOLDS, discard: str = "") -> Story:
    """The Clean-up of a turn in which these cards were played. The new hand tells what lay on top of the deck."""
    return deal(play=play, deck=deck, discard=discard, turn={"phase": "cleanup"})


# Alchemist


def test_alchemist_draws_two_cards_and_gives_an_action():
    table = deal(hand="Alchemist", deck="Gold Silver Copper")
    table.play("Alchemist")
    assert table.hand == "Gold Silver"
    assert table.numbers == (1, 1, 0)


def test_alchemist_returns_to_the_deck_before_the_new_hand_is_drawn():
    table = deal(hand="Alchemist Potion", deck=f"Copper Copper {GOLDS}")
    table.play("Alchemist").play_treasures("Potion").end_turn_with(topdeck="Alchemist")
    assert table.hand == "Alchemist Gold Gold Gold Gold"


def test_alchemist_may_be_discarded_all_the_same():
    table = clean_up("Alchemist Potion").then(topdeck="")
    assert table.hand == GOLDS
    assert table.discard == "Alchemist Potion"


def test_alchemist_returns_after_the_potion_was_spent():
    table = deal(play="Alchemist Potion", deck=GOLDS, kingdom="Transmute", turn={"phase": "buy", "potions": 1})
    table.then(buy="Transmute", topdeck="Alchemist")
    assert table.hand == "Alchemist Gold Gold Gold Gold"


def test_alchemist_is_discarded_where_no_potion_is_in_play():
    table = clean_up("Alchemist Silver")
    assert table.hand == GOLDS
    assert table.discard == "Alchemist Silver"


def test_a_potion_that_stays_in_the_hand_does_not_help_the_alchemist():
    table = deal(hand="Potion", play="Alchemist", deck=GOLDS, turn={"phase": "buy"})
    table.then(play_treasure="", buy="")
    assert table.turn_of == "Bob"
    assert table.hand == GOLDS


def test_an_alchemist_that_was_not_played_is_discarded_with_the_hand():
    table = deal(hand="Alchemist", play="Potion", deck=GOLDS, turn={"phase": "cleanup"})
    assert table.turn_of == "Bob"
    assert table.hand == GOLDS


def test_alchemist_becomes_the_only_card_of_an_empty_deck():
    table = clean_up("Alchemist Potion", deck="", discard=f"{GOLDS} {GOLDS}").then(topdeck="Alchemist")
    assert table.hand.startswith("Alchemist "), "drawn before the discard pile is shuffled"
    assert "Alchemist" not in table.deck
    assert table.discard == ""


def test_one_potion_returns_every_alchemist():
    table = clean_up("Alchemist Alchemist Potion Alchemist").then(topdeck="Alchemist Alchemist Alchemist")
    assert table.hand == "Alchemist Alchemist Alchemist Gold Gold"


def test_some_alchemists_return_and_the_others_do_not():
    table = clean_up("Alchemist Alchemist Potion").then(topdeck="Alchemist")
    assert table.hand == "Alchemist Gold Gold Gold Gold"
    assert table.discard == "Alchemist Potion"


def test_a_throned_alchemist_is_still_one_card():
    table = deal(hand="Throne Room Alchemist Potion", deck=f"Copper Copper Copper Copper {GOLDS}")
    table.play("Throne Room", play="Alchemist")
    assert table.numbers == (2, 1, 0)
    table.play_treasures("Potion").end_turn_with(topdeck="Alchemist")
    assert table.hand == "Alchemist Gold Gold Gold Gold"
    assert "Throne Room" in table.discard


# Herbalist


def test_herbalist_gives_a_buy_and_a_coin():
    table = deal(hand="Herbalist").play("Herbalist")
    assert table.numbers == (0, 2, 1)


def test_herbalist_puts_a_treasure_from_play_onto_the_deck():
    table = clean_up("Herbalist Silver Copper")
    assert table.options == "Silver Copper"
    table.then(topdeck="Silver")
    assert table.hand == "Silver Gold Gold Gold Gold"
    assert table.discard == "Herbalist Copper"


def test_herbalist_may_leave_the_treasures():
    table = clean_up("Herbalist Silver").then(topdeck="")
    assert table.hand == GOLDS


def test_herbalist_takes_no_treasure_of_the_hand():
    table = deal(hand="Gold", play="Herbalist Copper", deck=GOLDS, turn={"phase": "cleanup"})
    assert table.options == "Copper"


def test_herbalist_without_a_treasure_in_play_asks_nothing():
    table = clean_up("Herbalist Village")
    assert table.turn_of == "Bob"
    assert table.hand == GOLDS


def test_herbalist_makes_a_treasure_the_only_card_of_an_empty_deck():
    table = clean_up("Herbalist Silver", deck="", discard=GOLDS).then(topdeck="Silver")
    assert table.hand.startswith("Silver ")


def test_herbalist_takes_philosophers_stone_and_potion_too():
    assert clean_up("Herbalist Philosopher's Stone Potion").options == "Philosopher's Stone Potion"


def test_two_herbalists_put_two_treasures_back():
    table = clean_up("Herbalist Herbalist Silver Copper Potion").then(topdeck="Potion Silver")
    assert table.hand == "Potion Silver Gold Gold Gold"
    assert table.match.turn.seat == 1, "and the turn is over"


def test_two_herbalists_share_the_only_treasure():
    table = clean_up("Herbalist Herbalist Silver").then(topdeck="Silver")
    assert table.hand == "Silver Gold Gold Gold Gold"


def test_one_of_two_herbalists_may_be_discarded_for_nothing():
    table = clean_up("Herbalist Herbalist Silver Copper").then(topdeck="Copper")
    assert table.hand == "Copper Gold Gold Gold Gold"
    assert table.turn_of == "Bob"


def test_a_throned_herbalist_puts_back_only_one_treasure():
    table = deal(hand="Throne Room Herbalist Silver Copper", deck=GOLDS)
    table.play("Throne Room", play="Herbalist")
    assert table.numbers == (0, 3, 2)
    table.play_treasures("Silver Copper").then(buy="")
    assert table.match.decision.at_most == 1
    table.then(topdeck="Silver")
    assert table.hand == "Silver Gold Gold Gold Gold"


# Both of them


def test_alchemist_first_then_herbalist_puts_the_potion_on_top_of_it():
    table = clean_up("Herbalist Potion Alchemist")
    table.then(order="Alchemist Herbalist", topdeck="Alchemist").then(topdeck="Potion")
    assert table.hand == "Potion Alchemist Gold Gold Gold"


def test_herbalist_first_takes_the_only_potion_away_from_the_alchemist():
    table = clean_up("Herbalist Potion Alchemist")
    table.then(order="Herbalist Alchemist", topdeck="Potion")
    assert table.turn_of == "Bob", "nobody asks for the Alchemist any more"
    assert table.hand == "Potion Gold Gold Gold Gold"
    assert table.discard == "Herbalist Alchemist"


def test_herbalist_first_with_another_treasure_leaves_the_alchemist_its_potion():
    table = clean_up("Herbalist Potion Silver Alchemist")
    table.then(order="Herbalist Alchemist", topdeck="Silver").then(topdeck="Alchemist")
    assert table.hand == "Alchemist Silver Gold Gold Gold"


def test_a_second_potion_serves_the_alchemist_after_the_herbalist():
    table = clean_up("Herbalist Potion Potion Alchemist")
    table.then(order="Herbalist Alchemist", topdeck="Potion").then(topdeck="Alchemist")
    assert table.hand == "Alchemist Potion Gold Gold Gold"


def test_a_herbalist_between_two_alchemists_returns_only_the_first():
    table = clean_up("Alchemist Alchemist Herbalist Potion")
    table.then(order="Alchemist Herbalist Alchemist", topdeck="Alchemist").then(topdeck="Potion")
    assert table.hand == "Potion Alchemist Gold Gold Gold"
    assert table.discard == "Herbalist Alchemist"


def test_no_order_is_asked_where_only_one_of_them_can_do_anything():
    assert clean_up("Herbalist Alchemist Silver").asked == "topdeck"
