"""Masquerade: who passes what to whom, and who knows of it afterwards (rulings E1, O5)."""

import pytest

from game import IllegalAnswer, Match
from game.core.chance import Random
from tests.story import Story, deal, names

PLAYERS = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"]


def masked(*hands: str, turn: int = 0) -> Story:
    """A table at which everybody holds these cards. Nobody has a deck."""
    players = [{"name": name, "hand": names(hand)} for name, hand in zip(PLAYERS, hands, strict=False)]
    return Story(Match.from_position({"kingdom": ["Masquerade"], "players": players, "turn": {"seat": turn}}))


def three(**more: str | dict[str, str]) -> Story:
    """Ann has passed a Gold to Bob, Bob a Silver to Cid, Cid a Duchy to Ann, who is asked what to trash."""
    hands = {"hand": "Masquerade Gold Province", "bob": "Silver Estate", "cid": "Duchy Copper"}
    table = deal(**hands | more).play("Masquerade")
    return table.then(by="Ann", **{"pass": "Gold"}).then(by="Bob", **{"pass": "Silver"}).then(**{"pass": "Duchy"})


def owned(table: Story, viewer: str, owner: str) -> dict[str, int]:
    return dict(table.match.view(table.players.index(viewer)).owned(table.players.index(owner)))


def assert_views_are_fair(table: Story) -> None:
    """What a seat sees is the same in every game that it can imagine, and nothing is lost when the rest is hidden."""
    match = table.match
    for seat in range(len(table.players)):
        assert match.imagine(seat).view(seat) == match.view(seat) == match.live_view(seat)


# Who passes what to whom


def test_masquerade_draws_two_then_each_passes_a_card_then_one_may_be_trashed():
    table = deal(hand="Masquerade Estate", deck="Gold Silver Copper", bob="Curse Duchy").play("Masquerade")
    assert table.options == "Estate Gold Silver", "what was drawn may be passed"
    table.then(by="Ann", **{"pass": "Estate"})
    assert table.options == "Curse Duchy", "what is passed arrives only when all have chosen"
    assert table.zone("Bob", "hand") == "Curse Duchy"
    table.then(by="Bob", **{"pass": "Curse"})
    assert table.zone("Bob", "hand") == "Duchy Estate"
    assert table.options == "Gold Silver Curse"
    table.then(by="Ann", trash="Curse")
    assert (table.hand, table.trash, table.deck) == ("Gold Silver", "Curse", "Copper")
    assert table.numbers == (0, 1, 0)


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_masquerade_passes_to_the_left_all_around_the_table(count):
    passed = ["Gold", "Silver", "Duchy", "Province", "Curse", "Estate"][:count]
    table = masked(f"Masquerade Copper {passed[0]}", *(f"Copper {card}" for card in passed[1:]))
    table.play("Masquerade")
    for name, card in zip(PLAYERS, passed, strict=False):
        table.then(by=name, **{"pass": card})
    for name, card in zip(PLAYERS, passed[-1:] + passed[:-1], strict=False):
        assert table.zone(name, "hand") == f"Copper {card}"
    assert_views_are_fair(table)


def test_masquerade_asks_in_turn_order_from_who_plays_it():
    table = masked("Gold Copper", "Masquerade Silver Copper", "Duchy Copper", turn=1).play("Masquerade")
    for name, card in (("Bob", "Silver"), ("Cid", "Duchy"), ("Ann", "Gold")):
        table.then(by=name, **{"pass": card})
    assert [table.zone(name, "hand") for name in PLAYERS[:3]] == ["Copper Duchy", "Copper Gold", "Copper Silver"]
    table.then(by="Bob", trash="")


def test_masquerade_must_be_joined_by_all():
    table = masked("Masquerade Gold Gold", "Silver Copper").play("Masquerade")
    with pytest.raises(IllegalAnswer):
        table.then(**{"pass": ""})
    table.then(**{"pass": "Gold"})
    with pytest.raises(IllegalAnswer):
        table.then(**{"pass": ""})


def test_masquerade_does_not_ask_who_holds_a_single_card():
    table = masked("Masquerade Gold", "Silver", "Duchy Copper").play("Masquerade").then(by="Cid", **{"pass": "Copper"})
    assert (table.hand, table.zone("Bob", "hand"), table.zone("Cid", "hand")) == ("Copper", "Gold", "Duchy Silver")


def test_masquerade_skips_who_has_an_empty_hand():
    table = masked("Masquerade Gold", "", "Silver", "", "Duchy").play("Masquerade")
    hands = [table.zone(name, "hand") for name in PLAYERS[:5]]
    assert hands == ["Duchy", "", "Gold", "", "Silver"]
    assert table.told("pass") == ["Ann: Gold", "Cid: Silver", "Eve: Duchy"]


def test_masquerade_skips_its_own_player_with_an_empty_hand():
    table = masked("Masquerade", "Silver", "Duchy", "Gold").play("Masquerade")
    assert [table.zone(name, "hand") for name in PLAYERS[:4]] == ["", "Gold", "Silver", "Duchy"]
    assert table.asked == "buy", "there is nothing to trash"
    for viewer in "Ann", "Cid":
        assert owned(table, viewer, "Dee")["Gold"] == 1, "they did not see it go"
    assert owned(table, "Bob", "Bob") == {"Gold": 1}


@pytest.mark.parametrize("hands", [("Masquerade Gold Copper", ""), ("Masquerade Gold Copper", "", "", "")])
def test_masquerade_passes_nothing_where_only_its_player_has_cards(hands):
    table = masked(*hands).play("Masquerade")
    assert table.told("pass") == []
    assert table.hand == "Gold Copper"
    table.then(by="Ann", trash="Copper")
    assert table.trash == "Copper"


def test_masquerade_passes_nothing_where_only_a_rival_has_cards():
    table = masked("Masquerade", "", "Gold Silver").play("Masquerade")
    assert table.asked == "buy"
    assert table.zone("Cid", "hand") == "Gold Silver"


def test_masquerade_shuffles_for_its_draw_before_anybody_passes():
    table = deal(hand="Masquerade", deck="Gold", discard="Silver", bob="Curse").play("Masquerade")
    assert table.options == "Gold Silver"
    table.then(**{"pass": "Silver"}, trash="Curse")
    assert (table.hand, table.zone("Bob", "hand"), table.trash) == ("Gold", "Silver", "Curse")


@pytest.mark.parametrize("trashed", ["", "Duchy", "Province"])
def test_masquerade_may_trash_any_card_of_the_hand_or_none(trashed):
    table = three().then(by="Ann", trash=trashed)
    assert table.trash == trashed
    assert table.hand == " ".join(card for card in ("Province", "Duchy") if card != trashed)


def test_masquerade_is_neither_a_gain_nor_a_trashing():
    table = three()
    supply = deal(cid="", kingdom="Masquerade").match.supply
    assert table.match.supply == supply
    assert (table.told("gain"), table.told("trash"), table.trash) == ([], [], "")
    assert (table.discard, table.zone("Bob", "discard"), table.zone("Cid", "discard")) == ("", "", "")


def test_masquerade_under_a_throne_passes_twice():
    table = deal(hand="Throne Room Masquerade Gold Estate", bob="Silver Copper", cid="Duchy Copper")
    table.play("Throne Room", play="Masquerade", **{"pass": "Gold"}).then(**{"pass": "Silver"}).then(
        **{"pass": "Duchy"}
    )
    table.then(trash="Duchy", **{"pass": "Gold"}).then(by="Cid", **{"pass": "Silver"}).then(by="Ann", trash="")
    # Ann's Estate was her only card, so she was not asked.
    assert (table.hand, table.zone("Bob", "hand"), table.zone("Cid", "hand")) == (
        "Silver",
        "Copper Estate",
        "Copper Gold",
    )


# Who sees the passed cards


def test_masquerade_shows_a_passed_card_to_giver_and_taker_only():
    table = three()
    assert [table.sees("Ann", owner, "hand") for owner in PLAYERS[:3]] == ["Province Duchy", "? Gold", "? ?"]
    assert [table.sees("Bob", owner, "hand") for owner in PLAYERS[:3]] == ["? ?", "Estate Gold", "? Silver"]
    assert [table.sees("Cid", owner, "hand") for owner in PLAYERS[:3]] == ["? Duchy", "? ?", "Copper Silver"]


def test_masquerade_shows_nothing_before_all_have_chosen():
    table = deal(hand="Masquerade Gold Province", bob="Silver Estate", cid="Duchy Copper").play("Masquerade")
    table.then(**{"pass": "Gold"}).then(**{"pass": "Silver"})
    assert table.sees("Bob", "Ann", "hand") == table.sees("Cid", "Bob", "hand") == "? ?"
    assert table.told("pass") == []
    assert_views_are_fair(table)


def test_masquerade_tells_each_seat_only_the_cards_it_sees():
    events = [event for event in three().match.events if event.name == "pass"]
    told = [[[card and card.name for card in event.redacted(seat).cards] for event in events] for seat in range(3)]
    assert told == [[["Gold"], [None], ["Duchy"]], [["Gold"], ["Silver"], [None]], [[None], ["Silver"], ["Duchy"]]]
    assert [(event.seat, event.other) for event in events] == [(0, 1), (1, 2), (2, 0)]


def test_masquerade_with_two_players_hides_nothing_from_either():
    table = masked("Masquerade Gold Copper", "Silver Estate").play("Masquerade", **{"pass": "Gold"})
    table.then(**{"pass": "Silver"})
    assert table.sees("Ann", "Bob", "hand") == "? Gold"
    assert table.sees("Bob", "Ann", "hand") == "? Silver"
    for viewer in "Ann", "Bob":
        assert owned(table, viewer, "Ann") == {"Masquerade": 1, "Copper": 1, "Silver": 1}
        assert owned(table, viewer, "Bob") == {"Estate": 1, "Gold": 1}


def test_masquerade_makes_a_hand_uncertain_that_had_been_seen():
    table = deal(hand="Bureaucrat Masquerade Gold", bob="Silver Copper", cid="Potion Curse", turn={"actions": 2})
    table.play("Bureaucrat")
    assert table.sees("Ann", "Bob", "hand") == table.sees("Cid", "Bob", "hand") == "Silver Copper"
    table.play("Masquerade")
    table.then(**{"pass": "Gold"}).then(**{"pass": "Silver"}).then(**{"pass": "Curse"})
    assert table.sees("Ann", "Bob", "hand") == "? Gold", "Ann can not tell which of the two cards Bob has passed"
    assert table.sees("Cid", "Bob", "hand") == "Copper ?", "Cid can: it came here"
    assert table.sees("Bob", "Cid", "hand") == "? Silver"
    assert_views_are_fair(table)


# Who counts a passed card for whom


def test_masquerade_leaves_a_card_passed_unseen_to_who_had_it_as_others_count():
    before = deal(hand="Masquerade Gold Province", bob="Silver Estate", cid="Duchy Copper")
    for viewer in PLAYERS[:3]:
        assert owned(before, viewer, "Ann") == {"Masquerade": 1, "Gold": 1, "Province": 1}
        assert owned(before, viewer, "Bob") == {"Silver": 1, "Estate": 1}
        assert owned(before, viewer, "Cid") == {"Duchy": 1, "Copper": 1}
    table = three()
    ann, bob, cid = {"Masquerade": 1, "Province": 1, "Duchy": 1}, {"Estate": 1, "Gold": 1}, {"Copper": 1, "Silver": 1}
    seen = {viewer: [owned(table, viewer, owner) for owner in PLAYERS[:3]] for viewer in PLAYERS[:3]}
    assert seen["Ann"] == [ann, {"Estate": 1, "Silver": 1, "Gold": 1}, {"Copper": 1}]
    assert seen["Bob"] == [{"Masquerade": 1, "Province": 1}, bob, {"Copper": 1, "Silver": 1, "Duchy": 1}]
    assert seen["Cid"] == [{"Masquerade": 1, "Gold": 1, "Province": 1, "Duchy": 1}, {"Estate": 1}, cid]
    assert table.match.view(2).count(0, "Gold") == 1
    assert table.match.view(1).count(0, "Gold") == 0
    assert_views_are_fair(table)


def test_masquerade_makes_no_secret_of_a_passed_card_that_is_trashed():
    table = three().then(trash="Duchy")
    assert owned(table, "Bob", "Cid") == {"Copper": 1, "Silver": 1}, "now Bob has seen that Cid's Duchy is gone"
    assert owned(table, "Bob", "Ann") == {"Masquerade": 1, "Province": 1}
    assert_views_are_fair(table)


def test_masquerade_makes_no_secret_of_a_passed_card_that_is_revealed():
    table = three(bob="Silver Shanty Town").then(trash="").end_turn()
    assert owned(table, "Cid", "Bob") == {"Shanty Town": 1}
    table.play("Shanty Town")
    assert table.sees("Cid", "Bob", "hand") == "Gold"
    assert owned(table, "Cid", "Bob") == {"Shanty Town": 1, "Gold": 1}
    assert "Gold" not in owned(table, "Cid", "Ann")
    assert_views_are_fair(table)


def test_masquerade_is_kept_in_mind_when_a_card_that_was_seen_is_shuffled():
    table = three(bob="Silver Copper").then(trash="").end_turn()
    table.then(by="Bob", play_treasure="Gold Copper").end_turn()
    assert table.sees("Cid", "Bob", "hand") == "? ?", "Bob has shuffled"
    for viewer in PLAYERS[:3]:
        assert owned(table, viewer, "Bob")["Gold"] == 1
        assert "Gold" not in owned(table, viewer, "Ann")
    assert_views_are_fair(table)


def test_masquerade_stays_a_secret_when_the_passed_card_is_shuffled_unseen():
    table = three(bob="Silver Copper").then(trash="").end_turn()
    table.then(by="Bob", play_treasure="Copper").end_turn()
    assert sorted(table.zone("Bob", "hand").split()) == ["Copper", "Gold"], "Bob has shuffled"
    assert table.sees("Ann", "Bob", "hand") == table.sees("Cid", "Bob", "hand") == "? ?"
    assert owned(table, "Ann", "Bob") == {"Copper": 1, "Silver": 1, "Gold": 1}
    assert owned(table, "Cid", "Bob") == {"Copper": 1}
    assert owned(table, "Cid", "Ann")["Gold"] == 1
    assert_views_are_fair(table)


def test_masquerade_tells_nothing_of_who_draws_a_passed_card_that_was_seen_and_then_shuffled():
    bob = {"hand": "Silver Copper", "deck": "Masquerade Curse Curse Curse Curse", "discard": "Estate Estate Duchy"}
    table = three(bob=bob).then(trash="").end_turn().play_treasures("Gold")
    table.end_turn().end_turn().end_turn().play("Masquerade")
    assert table.told("shuffle")[-1] == "Bob", "the Gold that all had seen is in his hand or in his deck"
    imagined = [table.match.imagine(2, Random(number)) for number in range(1, 31)]
    assert {"Gold" in match.zone(1, "hand") for match in imagined} == {True, False}


def test_masquerade_of_a_card_that_is_passed_on_again():
    table = masked("Masquerade Gold Province", "Masquerade Estate Silver", "Duchy Copper", "Curse Curse")
    table.play("Masquerade")
    for card in ("Gold", "Estate", "Copper", "Curse"):
        table.then(**{"pass": card})
    table.then(trash="").end_turn().play("Masquerade")
    for card in ("Gold", "Duchy", "Curse", "Province"):
        if table.asked == "pass":
            table.then(**{"pass": card})
    assert "Gold" in table.zone("Cid", "hand")
    counts = {viewer: [owned(table, viewer, name).get("Gold", 0) for name in PLAYERS[:4]] for viewer in PLAYERS[:4]}
    assert counts == {"Ann": [0, 1, 0, 0], "Bob": [0, 0, 1, 0], "Cid": [0, 0, 1, 0], "Dee": [1, 0, 0, 0]}
    assert_views_are_fair(table)


def test_masquerade_is_remembered_by_forks_and_saves(tmp_path):
    match = three().match
    match.save(tmp_path / "masquerade.athanor")
    for other in match.fork(), Match.load(tmp_path / "masquerade.athanor"):
        assert [other.view(seat) for seat in range(3)] == [match.view(seat) for seat in range(3)]


def test_masquerade_can_not_be_taken_back_once_the_cards_have_been_seen():
    table = deal(hand="Masquerade Gold Province", bob="Silver Estate").play("Masquerade", **{"pass": "Gold"})
    assert table.match.undo_refusal is None, "nobody has seen anything yet"
    table.then(**{"pass": "Silver"})
    assert table.match.undo_refusal == "reveal"
