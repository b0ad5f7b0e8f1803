"""Scrying Pool: everybody's top card is judged, then one's own Actions come to the hand."""

from tests.story import Story, deal


def pool(deck: str, discard: str = "", bob: str = "") -> Story:
    """Ann has played Scrying Pool; `bob` is Bob's deck."""
    return deal(hand="Scrying Pool", deck=deck, discard=discard, bob={"deck": bob}).play("Scrying Pool")


def test_scrying_pool_judges_every_top_card_then_takes_actions_up_to_another_card():
    table = pool("Estate Village Smithy Copper Gold", bob="Gold Silver")
    assert table.options == "Estate", "one's own first"
    table.then(by="Ann", discard="Estate").then(by="Ann", discard="Gold")
    assert table.hand == "Village Smithy Copper"
    assert table.deck == "Gold"
    assert table.discard == "Estate", "it does not come to the hand"
    assert table.zone("Bob", "discard") == "Gold"
    assert table.zone("Bob", "deck") == "Silver"
    assert table.numbers == (1, 1, 0)


def test_scrying_pool_may_leave_the_cards_where_they_were():
    table = pool("Estate Village", bob="Curse Silver").then(discard="").then(discard="")
    assert table.hand == "Estate"
    assert table.zone("Bob", "deck") == "Curse Silver"
    assert table.zone("Bob", "discard") == ""


def test_scrying_pool_goes_around_to_the_left():
    table = deal(bob={"hand": "Scrying Pool", "deck": "Copper"}, cid={"deck": "Silver"}, deck="Gold", turn={"seat": 1})
    table.play("Scrying Pool")
    asked = []
    while table.asked == "discard":
        asked.append(table.options)
        table.then(by="Bob", discard="")
    assert asked == ["Copper", "Silver", "Gold"]


def test_moat_keeps_the_scrying_pool_from_looking():
    table = deal(hand="Scrying Pool", deck="Estate", bob={"hand": "Moat", "deck": "Gold"}, cid={"deck": "Silver"})
    table.play("Scrying Pool").then(by="Bob", react="Moat").then(discard="")
    assert table.options == "Silver"
    table.then(discard="Silver")
    assert table.sees("Ann", "Bob", "deck") == "?"
    assert table.zone("Cid", "discard") == "Silver"
    assert table.hand == "Estate", "the rest of it goes on as ever"


def test_everybody_saw_what_scrying_pool_left_on_a_deck():
    table = deal(hand="Scrying Pool", deck="Estate", bob={"deck": "Gold Silver"}, cid="")
    table.play("Scrying Pool").then(discard="").then(discard="")
    assert table.sees("Cid", "Bob", "deck") == "Gold ?"


def test_scrying_pool_draws_a_deck_of_actions_whole_and_shuffles_for_more():
    table = pool("Village Smithy", discard="Market Chapel").then(discard="")
    assert sorted(table.hand.split()) == ["Chapel", "Market", "Smithy", "Village"]
    assert table.hand.startswith("Village Smithy"), "the discard pile is shuffled only when the deck has run out"
    assert table.deck == table.discard == ""


def test_scrying_pool_stops_at_the_first_other_card_after_the_shuffle():
    table = pool("Village", discard="Copper Copper Copper").then(discard="")
    assert table.hand == "Village Copper"
    assert table.deck == "Copper Copper"


def test_an_action_that_was_discarded_may_come_back_by_the_shuffle():
    table = pool("Village Smithy").then(discard="Village")
    assert table.hand == "Smithy Village"


def test_scrying_pool_shuffles_to_show_the_top_of_an_empty_deck():
    table = deal(hand="Scrying Pool", deck="Copper", bob={"discard": "Gold"}).play("Scrying Pool").then(discard="")
    assert table.options == "Gold"
    assert table.zone("Bob", "discard") == ""


def test_scrying_pool_with_nothing_to_reveal_asks_nothing():
    table = deal(hand="Scrying Pool").play("Scrying Pool")
    assert table.asked == "buy"
    assert table.hand == ""
