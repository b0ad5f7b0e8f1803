"""An answer in the making."""

from game.core.decisions import CardId, Option, Seat, Verb, decision
from scenes.table.prompt import Prompt


def cards(*names):
    return tuple(Option(name, CardId(number)) for number, name in enumerate(names))


def ask(verb, options, at_least=1, at_most=1, ordered=False):
    return Prompt(decision(Seat(0), Seat(0), verb, options, at_least, at_most, ordered))


def test_one_click_plays_a_card():
    prompt = ask(Verb.PLAY, cards("Village", "Smithy"), 0)
    assert prompt.pick(1)
    assert [option.name for option in prompt.answer] == ["Smithy"]


def test_a_single_treasure_is_played_though_any_number_could_be():
    prompt = ask(Verb.PLAY_TREASURE, cards("Copper", "Silver"), 0, None)
    assert prompt.pick(0)
    assert len(prompt.answer) == 1


def test_several_cards_are_picked_and_taken_back_until_they_are_confirmed():
    prompt = ask(Verb.DISCARD, cards("Copper", "Estate", "Curse"), 0, None)
    assert not prompt.pick(0)
    assert not prompt.pick(2)
    assert not prompt.pick(0)
    assert [option.name for option in prompt.answer] == ["Curse"]
    assert prompt.needs_confirming
    assert prompt.can_confirm


def test_of_too_many_picks_the_newest_count():
    prompt = ask(Verb.DISCARD, cards("Copper", "Estate", "Curse"), 2, 2)
    for place in (0, 1, 2):
        prompt.pick(place)
    assert [option.name for option in prompt.answer] == ["Estate", "Curse"]


def test_too_few_picks_can_not_be_confirmed():
    prompt = ask(Verb.DISCARD, cards("Copper", "Estate", "Curse"), 2, 2)
    prompt.pick(0)
    assert not prompt.can_confirm
    assert not prompt.can_decline


def test_an_order_is_as_offered_until_cards_are_clicked_one_after_the_other():
    prompt = ask(Verb.ORDER, cards("Gold", "Silver", "Estate"), 3, None, ordered=True)
    assert prompt.is_order
    assert prompt.can_confirm
    prompt.pick(2)
    prompt.pick(1)
    assert [option.name for option in prompt.answer] == ["Estate", "Silver", "Gold"]


def test_an_order_begins_anew_when_a_card_is_clicked_again():
    prompt = ask(Verb.ORDER, cards("Gold", "Silver", "Estate"), 3, None, ordered=True)
    for place in (2, 1, 0, 1):
        prompt.pick(place)
    assert prompt.picked[0] == 1


def test_a_card_of_an_order_is_moved():
    prompt = ask(Verb.ORDER, cards("Gold", "Silver", "Estate"), 3, None, ordered=True)
    prompt.move(0, 2)
    assert [option.name for option in prompt.answer] == ["Silver", "Estate", "Gold"]


def test_two_cards_for_the_deck_have_numbers():
    prompt = ask(Verb.TOPDECK, cards("Gold", "Silver", "Estate"), 2, 2, ordered=True)
    prompt.pick(2)
    prompt.pick(0)
    assert prompt.lit.number(prompt.decision.options[2]) == 1
    assert prompt.lit.number(prompt.decision.options[0]) == 2
    assert prompt.lit.number(prompt.decision.options[1]) is None


def test_equal_coins_are_counted():
    prompt = ask(Verb.OVERPAY, (Option("coin"),) * 3 + (Option("potion"),) * 2, 0, None)
    assert prompt.is_count
    assert prompt.names == ("coin", "potion")
    prompt.set_count("coin", 2)
    prompt.set_count("potion", 9)
    assert (prompt.count("coin"), prompt.count("potion")) == (2, 2)
    prompt.set_count("coin", -1)
    assert [option.name for option in prompt.answer] == ["potion", "potion"]


def test_a_place_in_a_deck_is_a_scale():
    prompt = ask(Verb.CHOOSE, tuple(Option(f"{depth}") for depth in range(6)))
    assert prompt.is_scale
    assert prompt.can_confirm
    assert not prompt.pick(4)
    assert [option.name for option in prompt.answer] == ["4"]


def test_written_choices_and_names():
    assert ask(Verb.CHOOSE, (Option("cards"), Option("actions"))).is_written
    assert ask(Verb.CHOOSE, (Option("trash"),), 0).is_written
    assert ask(Verb.NAME, (Option("Copper"), Option("Gold"))).is_naming
