"""Attacks in the co-op: those of the players, which give the automa tokens, and those of the automa, its Hexes."""

from typing import Any

import pytest

from tests.coop_story import BOBS_TURN, ESTATES, FIVE, coop, log
from tests.story import Story, deal, names


def tokens(table: Story) -> int:
    return int(table.match.view(0).automa.tokens)


def bob_attacks(hand: str, ann: dict[str, Any] | None = None, had: int = 0, **more: Any) -> Story:
    """Bob's turn; the automa has so many tokens already."""
    bob = {"hand": hand, "deck": "Copper Copper Copper"}
    return coop(ann, bob, turn=BOBS_TURN, automa={"tokens": had}, **more)


# Tokens


ATTACKS = (
    "Bandit Bureaucrat Militia Spy Thief Witch Minion Replace Saboteur Swindler Torturer Familiar Scrying Pool "
    "Soothsayer Taxman"
)


@pytest.mark.parametrize("attack", names(ATTACKS))
def test_k11_every_attack_gives_the_automa_a_token(attack: str):
    table = bob_attacks(attack, kingdom=attack).play(attack)
    assert tokens(table) == 1
    assert log(table, "hinder") == ["Bob hinder"]


@pytest.mark.parametrize("action", ["Masquerade", "Council Room", "Possession", "Moat", "Tribute", "Village"])
def test_k11_a_card_that_is_no_attack_gives_none(action: str):
    assert tokens(bob_attacks(action).play(action)) == 0


def test_k11_the_attack_still_reaches_the_other_player():
    table = bob_attacks("Militia", {"hand": FIVE}).play("Militia").then(by="Ann", discard="Estate Curse")
    assert table.hand == "Gold Silver Copper"
    assert tokens(table) == 1


def test_k11_an_attack_that_a_moat_keeps_away_gives_a_token_too():
    table = bob_attacks("Witch", {"hand": "Moat"}).play("Witch", react="Moat")
    assert table.discard == ""
    assert tokens(table) == 1


def test_k11_an_attack_that_is_played_twice_gives_two():
    table = bob_attacks("Throne Room Militia").play("Throne Room", play="Militia")
    assert tokens(table) == 2


def test_k11_an_attack_that_attacks_nobody_this_time_gives_one():
    table = bob_attacks("Minion", {"hand": FIVE}).play("Minion", choose="coins")
    assert table.hand == FIVE
    assert tokens(table) == 1


@pytest.mark.parametrize("how", ["Golem", "Vassal", "Herald"])
def test_k11_an_attack_that_another_card_plays_gives_one(how: str):
    draw = "Copper " if how == "Herald" else ""  # Herald draws a card first
    bob = {"hand": how, "deck": f"{draw}Militia Copper"}
    table = coop({"hand": ESTATES}, bob, turn=BOBS_TURN).play(how)
    if how == "Vassal":
        table.then(play="Militia")
    assert tokens(table) == 1


@pytest.mark.parametrize(("had", "then"), [(8, 10), (9, 10), (10, 10)])
def test_k11_there_are_ten_tokens_and_no_more(had: int, then: int):
    table = bob_attacks("Throne Room Militia", had=had).play("Throne Room", play="Militia")
    assert tokens(table) == then
    assert len(log(table, "hinder")) == then - had


def test_k11_both_players_give_tokens():
    table = bob_attacks("Militia", {"hand": "Militia"}, had=3, turns=1).play("Militia").end_turn()
    table.play("Militia")
    assert tokens(table) == 5
    assert log(table, "hinder") == ["Bob hinder", "Ann hinder"]


def test_k11_an_attack_in_a_possessed_turn_gives_one():
    ann = {"hand": "Possession", "deck": ESTATES}
    table = coop(ann, {"hand": "Militia"}, turns=(2, 1), turn={"seat": 0}).play("Possession").end_turn()
    table.play("Militia")
    assert tokens(table) == 1


def test_k11_a_token_is_taken_back_with_the_attack():
    table = bob_attacks("Militia", {"hand": "Gold"}, had=2).play("Militia")
    assert tokens(table) == 3
    table.match.undo()
    assert (tokens(table), table.zone("Bob", "hand")) == (2, "Militia")


def test_k11_rivals_have_no_automa_to_give_tokens_to():
    table = deal(hand="Witch").play("Witch")
    assert table.match.view(0).automa is None
    assert log(table, "hinder") == []


@pytest.mark.parametrize(("gained", "had", "points"), [
    ([], 0, 0), ([], 3, 0), (["Duchy"], 0, 6), (["Province"], 0, 6), (["Duchy", "Province", "Province"], 5, 13),
    (["Duchy"], 6, 0), (["Province"], 7, 0),
])  # fmt: skip
def test_k3_six_for_each_card_less_one_for_each_token_and_never_below_none(gained: list[str], had: int, points: int):
    table = coop(turn=BOBS_TURN, automa={"gained": gained, "tokens": had})
    assert table.match.view(0).automa.points == table.match.view(1).automa.points == points


# The Hexes as Attacks


def hexed(name: str, ann: dict[str, Any] | None = None, bob: dict[str, Any] | None = None, **more: Any) -> Story:
    """The automa turns up a Hex at the end of the third round, of which Bob had the last turn."""
    return coop(ann, bob, **({"turns": 3, "automa": {"hexes": [name]}} | more))


def test_k9_a_hex_reaches_both_players_and_also_who_had_the_last_turn():
    table = hexed("Plague")
    assert table.hand == table.zone("Bob", "hand") == "Curse"


@pytest.mark.parametrize(("last", "order"), [(1, ["Ann", "Bob"]), (0, ["Bob", "Ann"])])
def test_k9_the_starting_player_is_hit_first(last: int, order: list[str]):
    table = hexed("Plague", turn={"seat": last, "phase": "cleanup"}, supply={"Curse": 1})
    assert log(table, "gain") == [f"{order[0]} gain Curse"]
    players = [{"deck": FIVE}, {"hand": FIVE}] if last == 0 else [{"hand": FIVE}, {"deck": FIVE}]
    table = hexed("Poverty", *players, turn={"seat": last, "phase": "cleanup"})
    table.then(by=order[0], discard="Estate Curse").then(by=order[1], discard="Estate Curse")
    assert table.turn_of == order[0]


def test_k9_a_moat_protects_only_who_shows_it():
    table = hexed("Plague", {"hand": "Moat"}).then(by="Ann", react="Moat")
    assert table.hand == "Moat"
    assert table.zone("Bob", "hand") == "Curse"
    assert table.told("protect") == ["Ann"]


def test_k9_who_had_the_last_turn_may_show_a_moat_too():
    table = hexed("Plague", bob={"deck": "Moat"}).then(by="Bob", react="Moat")
    assert table.hand == "Curse"
    assert table.zone("Bob", "hand") == "Moat"


def test_k9_both_may_show_a_moat_and_nobody_is_hit():
    table = (
        hexed("Plague", {"hand": "Moat"}, {"deck": "Moat"}).then(by="Ann", react="Moat").then(by="Bob", react="Moat")
    )
    assert (table.hand, table.zone("Bob", "hand")) == ("Moat", "Moat")
    assert table.match.supply["Curse"] == 10


def test_k9_a_moat_need_not_be_shown():
    table = hexed("Plague", {"hand": "Moat"}).then(by="Ann", react="")
    assert table.hand == "Moat Curse"


def test_k9_everybody_reacts_before_the_hex_does_anything():
    table = hexed("Plague", {"hand": "Copper"}, {"deck": "Moat"})
    assert (table.asked, table.asked_of) == ("react", "Bob")
    assert table.hand == "Copper"
    table.then(react="Moat")
    assert table.hand == "Copper Curse"


def test_k9_the_hex_lies_open_before_anybody_reacts():
    table = hexed("Plague", {"hand": "Moat"})
    assert table.asked == "react"
    assert table.match.decision.source == "Plague"
    assert [card.name for card in table.match.view(1).automa.used] == ["Plague"]


def test_k9_a_moat_protects_from_this_hex_and_not_from_the_next_one():
    table = hexed("Plague", {"hand": "Moat", "deck": "Moat"}, turns=3, automa={"hexes": ["Plague", "Greed"]})
    table.then(react="Moat").end_turn().end_turn().end_turn()
    table.end_turn_with(react="")
    assert log(table, "turn_up")[-1] == "Automa turn_up Greed"
    assert table.deck == "Copper"


def test_k9_a_moat_that_was_shown_to_a_players_attack_does_not_help_against_the_automa():
    bob = {"hand": "Militia", "deck": ESTATES}
    table = coop({"hand": "Moat"}, bob, turns=3, turn=BOBS_TURN, automa={"hexes": ["Greed"]})
    table.play("Militia", react="Moat").end_turn_with(react="")
    assert table.deck == "Copper"


def test_k9_a_hex_gives_no_token():
    table = hexed("Plague", {"hand": "Moat"}).then(react="Moat")
    assert tokens(table) == 0
    assert log(table, "hinder") == []


def test_k9_secret_chamber_answers_a_hex():
    table = hexed("Poverty", {"hand": "Secret Chamber Copper Estate", "deck": "Gold Province"})
    table.then(by="Ann", react="Secret Chamber", topdeck="Gold Province")
    table.then(by="Ann", react="")
    assert table.hand == "Secret Chamber Copper Estate", "three cards in hand: nothing to discard"
    assert table.deck == "Gold Province"


def test_k9_secret_chamber_may_find_a_moat_which_is_shown_then():
    table = hexed("Plague", {"hand": "Secret Chamber", "deck": "Moat Copper"})
    table.then(by="Ann", react="Secret Chamber", topdeck="Copper Secret Chamber").then(by="Ann", react="Moat")
    assert table.hand == "Moat"


def test_k9_secret_chamber_saves_a_card_from_the_locusts():
    table = hexed("Locusts", {"hand": "Secret Chamber Curse", "deck": "Gold Copper"})
    table.then(by="Ann", react="Secret Chamber", topdeck="Curse Copper").then(react="")
    assert table.trash == "Curse"
    assert table.hand == "Secret Chamber Gold"


def test_k9_diplomat_answers_a_hex_again_and_again_while_there_are_five_cards():
    hand = "Diplomat Diplomat Copper Copper Copper Estate"
    table = hexed("Poverty", {"hand": hand, "deck": "Gold Silver Gold Gold"})
    table.then(by="Ann", react="Diplomat", discard="Copper Copper Copper")
    assert table.hand == "Diplomat Diplomat Estate Gold Silver"
    table.then(by="Ann", react="Diplomat", discard="Estate Diplomat Silver")
    assert table.hand == "Diplomat Gold Gold Gold"
    assert table.asked == "discard", "with four cards it can not be shown any more"
    table.then(by="Ann", discard="Diplomat")
    assert table.hand == "Gold Gold Gold"


def test_k9_who_had_the_last_turn_may_answer_with_diplomat():
    bob = {"deck": "Diplomat Copper Copper Copper Estate Gold Gold"}
    table = hexed("Haunting", bob=bob).then(by="Bob", react="Diplomat", discard="Copper Copper Copper")
    table.then(by="Bob", topdeck="Estate")
    assert table.zone("Bob", "hand") == "Diplomat Gold Gold"
    assert table.zone("Bob", "deck") == "Estate"


@pytest.mark.parametrize(
    ("hex_name", "deck", "trash", "discard"),
    [("War", "Gold Silver", "Silver", "Gold"), ("Locusts", "Silver", "Silver", "Copper")],
)
def test_the_bridges_of_the_last_turn_do_not_matter_for_a_hex(hex_name: str, deck: str, trash: str, discard: str):
    """With three of them a Gold would cost 3, and a Silver no more than a Copper."""
    bob = {"hand": "Village Throne Room Bridge Bridge", "deck": "Estate " * 6 + "Curse"}
    table = coop({"deck": deck}, bob, turns=3, turn=BOBS_TURN, automa={"hexes": [hex_name]})
    table.play("Village").play("Throne Room", play="Bridge").play("Bridge")
    assert table.match.view(0).cost("Silver").coins == 0
    table.end_turn()
    assert table.trash.split()[0] == trash
    assert table.discard == discard


def test_a_hex_is_no_turn_of_a_player():
    table = hexed("Poverty", {"hand": FIVE})
    assert table.match.turn.phase == "automa"
    assert [table.match.view(0).turns(seat) for seat in (0, 1)] == [3, 3]
    table.then(by="Ann", discard="Estate Curse")
    assert (table.match.turn.phase, table.turn_of) == ("buy", "Ann")
    assert [table.match.view(0).turns(seat) for seat in (0, 1)] == [4, 3]
