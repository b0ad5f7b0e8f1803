"""What players see of the automa: its piles, its events; and saving, forking and undoing while it acts."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game import Match, SaveError, UndoRefused
from game.core import saves
from game.core.chance import Random, Stream
from tests.coop_story import BOBS_TURN, FIVE, HEXES, MONEY, coop, log, open_pile
from tests.game.core.test_match import facts
from tests.game.core.test_saves import LaterRules, edited
from tests.story import Story, deal

SETUP = {"mode": "coop", "players": ["Ann", "Bob"], "kingdom": "First Game", "seed": 5}


# The piles


def test_the_face_down_piles_can_be_counted_and_the_open_ones_looked_through():
    used = ["Copper", "War", "Silver", "Fear"]
    table = coop(turn=BOBS_TURN, automa={"used": used, "gained": ["Duchy", "Province"], "tokens": 4})
    for seat in (0, 1):
        seen = table.match.view(seat).automa
        assert (seen.money, seen.hexes, seen.tokens, seen.points) == (10, 10, 4, 8)
        assert [card.name for card in seen.used] == used
        assert [card.name for card in seen.gained] == ["Duchy", "Province"]


def test_the_automa_of_a_new_game_has_two_whole_piles_and_nothing_else():
    match = Match.start(SETUP)
    assert match.view(0).automa == (12, 12, (), (), 0, 0)
    names = match.state.names
    assert sorted(names(match.state.automa.money)) == MONEY
    assert sorted(names(match.state.automa.hexes)) == HEXES


def test_the_face_down_piles_of_a_new_game_are_shuffled():
    matches = [Match.start({**SETUP, "seed": seed}) for seed in range(30)]
    assert len({match.state.names(match.state.automa.hexes)[-1] for match in matches}) > 6
    assert {match.state.names(match.state.automa.money)[-1] for match in matches} == {"Copper", "Silver"}


def test_one_pile_takes_what_is_used_of_both_and_the_newest_lies_on_top():
    table = coop(turns=2, automa={"used": ["Envy"], "money": ["Copper", "Silver"], "hexes": ["Greed"]})
    assert open_pile(table) == "Envy Copper"
    table.end_turn().end_turn()
    assert open_pile(table) == "Envy Copper Greed"
    table.end_turn().end_turn()
    assert open_pile(table) == "Envy Copper Greed Silver"
    state = table.match.state
    assert {state.known[card] for card in state.automa.used} == {state.box.everyone}


def imagined_tops(match: Match, seat: int, zone: str) -> set[str]:
    """The top cards of a pile of the automa in games that a seat takes for possible."""
    twins = [match.imagine(seat, Random.from_seed(number, Stream.IMAGINE)) for number in range(25)]
    piles = [twin.state.names(getattr(twin.state.automa, zone)) for twin in twins]
    whole = match.state.names(getattr(match.state.automa, zone))
    assert all(sorted(pile) == sorted(whole) for pile in piles)
    return {pile[-1] for pile in piles}


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_knows_the_order_of_the_face_down_piles(seat: int):
    match = coop(turn=BOBS_TURN, automa={"hexes": HEXES[::-1], "money": MONEY}).match
    assert len(imagined_tops(match, seat, "hexes")) > 6
    assert imagined_tops(match, seat, "money") == {"Copper", "Silver"}


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_knows_the_order_of_a_pile_that_was_made_anew(seat: int):
    match = coop(turns=3, automa={"used": HEXES}).match
    assert len(imagined_tops(match, seat, "hexes")) > 6
    assert all(not match.state.known[card] for card in match.state.automa.hexes)


def test_what_the_automa_has_turned_up_stays_the_same_in_an_imagined_game():
    match = coop(turns=3, automa={"hexes": ["War"], "used": ["Silver"], "gained": ["Duchy"], "tokens": 2}).match
    for seat in (0, 1):
        twin = match.imagine(seat)
        assert twin.view(seat) == match.view(seat)
        assert twin.view(seat).automa == match.view(seat).automa


def test_a_view_holds_nothing_of_the_order_of_the_face_down_piles():
    """Two games that differ in nothing else: in the view of either the cards lie in one and the same order."""
    states = []
    for seed in (1, 2, 3):
        match = Match.start({**SETUP, "seed": seed})
        automa = match.view(0)._state.automa
        states.append((match.state.names(automa.money), match.state.names(automa.hexes)))
    assert states[0] == states[1] == states[2]


def test_rivals_see_no_automa():
    match = Match.start({"players": ["Ann", "Bob"], "kingdom": "First Game"})
    assert match.view(0).automa is None


def test_the_passed_cards_are_known_to_both():
    table = coop({"hand": "Gold Estate"}, {"deck": FIVE}, automa={"money": ["Silver"]})
    table.then(**{"pass": "Estate"}).then(**{"pass": "Silver"})
    assert table.sees("Ann", "Bob", "hand") == "? ? ? ? Estate"
    assert table.sees("Bob", "Ann", "hand") == "? Silver"


def test_nobody_sees_what_the_other_is_about_to_pass():
    table = coop({"hand": "Gold Estate"}, {"deck": FIVE}, automa={"money": ["Silver"]}).then(**{"pass": "Estate"})
    assert table.sees("Bob", "Ann", "hand") == "? ?"
    assert log(table, "pass") == []


# Its events


def after_the_players(table: Story) -> list[str]:
    """All that happened since the automa began to act: who did what with which cards."""
    every = log(table, *{event.name for event in table.match.events})
    return every[every.index("Automa automa") :]


def test_the_events_of_a_turn_in_which_the_automa_takes_points():
    table = coop({"hand": "Gold Estate"}, {"deck": FIVE}, automa={"money": ["Silver"]})
    table.then(**{"pass": "Estate"}).then(**{"pass": "Silver"})
    assert after_the_players(table) == [
        "Automa automa",
        "Automa turn_up Silver",
        "Automa claim Duchy",
        "Ann pass Estate",
        "Bob pass Silver",
        "Ann turn",
    ]


def test_the_events_of_a_turn_in_which_the_automa_attacks():
    table = coop({"hand": "Moat"}, turns=3, automa={"hexes": ["Plague"]}).then(react="Moat")
    assert after_the_players(table) == [
        "Automa automa",
        "Automa turn_up Plague",
        "Ann reveal Moat",
        "Ann protect",
        "Bob gain Curse",
        "Ann turn",
    ]


def test_the_events_of_a_turn_before_which_a_pile_is_made_anew():
    table = coop(turns=2, automa={"used": MONEY})
    assert after_the_players(table)[:2] == ["Automa automa", "Automa shuffle"]
    assert after_the_players(table)[2].startswith("Automa turn_up ")
    assert after_the_players(table)[3:] == ["Automa claim Duchy", "Ann turn"]


def test_the_events_of_the_first_round():
    assert after_the_players(coop(turns=1)) == ["Automa automa", "Automa wait", "Ann turn"]


def test_events_say_where_the_cards_of_the_automa_come_from_and_go_to():
    match = coop(turns=2, automa={"money": ["Copper"]}).match
    moves = {event.name: (event.origin, event.target, event.amount) for event in match.events}
    assert moves["automa"] == ("", "", 2)
    assert moves["turn_up"] == ("money", "used", 0)
    assert moves["claim"] == ("supply", "gained", 0)
    match = coop(turns=3, automa={"hexes": ["Greed"]}).match
    moves = {event.name: (event.origin, event.target, event.source) for event in match.events}
    assert moves["turn_up"] == ("hexes", "used", None)
    assert moves["gain"] == ("supply", "deck", "Greed")


def test_the_log_of_either_player_shows_what_the_automa_turns_up():
    match = coop(turns=3, automa={"hexes": ["Greed"]}).match
    for seat in (0, 1):
        shown = [event.redacted(seat).cards for event in match.events if event.name == "turn_up"]
        assert [card.name for cards in shown for card in cards] == ["Greed"]


def test_what_the_automa_makes_of_a_game_does_not_hang_on_who_listens():
    """Also without a record, in which no event is made."""
    players = [{"name": "Ann", "hand": ["Gold", "Copper"], "turns": 3}, {"name": "Bob", "turns": 3}]
    wish = {"mode": "coop", "players": players, "automa": {"hexes": ["Greed"]}, "turn": {"seat": 1, "phase": "cleanup"}}
    silent, loud = Match.from_position(wish, record=False), Match.from_position(wish)
    assert silent.rules.to_data(silent.state) == loud.rules.to_data(loud.state)
    assert silent.events == ()


# Its questions


QUESTIONS = {
    "pass": {"turns": 2, "automa": {"money": ["Silver"]}},
    "discard": {"turns": 3, "automa": {"hexes": ["Poverty"]}},
    "topdeck": {"turns": 3, "automa": {"hexes": ["Haunting"]}},
}


def asking(verb: str, **more: Any) -> Story:
    """The automa has Ann asked something, and then Bob."""
    table = coop({"hand": FIVE, "deck": "Copper"}, {"deck": FIVE}, **(QUESTIONS[verb] | more))
    assert (table.asked, table.asked_of) == (verb, "Ann")
    return table


def answers(verb: str) -> str:
    return "Estate Curse" if verb == "discard" else "Estate"


@pytest.mark.parametrize("verb", QUESTIONS)
def test_only_who_is_asked_has_the_question_before_the_eyes(verb: str):
    match = asking(verb).match
    assert match.view(0).decision is match.decision
    assert match.view(1).decision is None
    assert match.view(1).asked.decider == 0
    assert match.view(1).asked.source == {"pass": "Automa", "discard": "Poverty", "topdeck": "Haunting"}[verb]


@pytest.mark.parametrize("verb", QUESTIONS)
@pytest.mark.parametrize("given", [0, 1])
def test_a_game_is_saved_and_loaded_in_the_middle_of_the_automas_turn(verb: str, given: int, tmp_path):
    table = asking(verb)
    if given:
        table.then(**{verb: answers(verb)})
    table.match.save(tmp_path / "game")
    loaded = Story(Match.load(tmp_path / "game"))
    assert facts(loaded.match) == facts(table.match)
    for each in (table, loaded):
        while each.asked == verb:
            each.then(**{verb: answers(verb)})
    assert facts(loaded.match) == facts(table.match)
    assert loaded.turn_of == "Ann"


@pytest.mark.parametrize("verb", QUESTIONS)
def test_a_game_is_forked_in_the_middle_of_the_automas_turn(verb: str):
    table = asking(verb)
    before = facts(table.match)
    twin = table.match.fork()
    assert facts(twin) == before
    twin.answer(*twin.decision.options[: twin.decision.at_least])
    assert facts(table.match) == before


@pytest.mark.parametrize("verb", QUESTIONS)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_is_imagined_in_the_middle_of_the_automas_turn(verb: str, seat: int):
    match = asking(verb).match
    twin = match.imagine(seat)
    assert twin.view(seat) == match.view(seat)
    assert twin.view(seat).automa.used == match.view(seat).automa.used, "the Hex that lies there stays the same"


def test_a_moat_is_asked_for_in_an_imagined_game_too():
    match = coop({"hand": "Moat Copper", "deck": "Gold"}, turns=3, automa={"hexes": ["Plague"]}).match
    assert match.imagine(1).view(1) == match.view(1)


# Saves of other rules, and saves that one can not trust


def reloaded(match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: Callable[[Any], Any]) -> Match:
    """The match from its checkpoint, as after a change of the rules, in which somebody changed something."""
    match.save(tmp_path / "game")
    content = edited((tmp_path / "game").read_bytes(), lambda data: change(data["checkpoint"]["state"]))
    (tmp_path / "game").write_bytes(content)
    monkeypatch.setitem(saves.GAMES, "dominion", LaterRules())
    return Match.load(tmp_path / "game")


@pytest.mark.parametrize("verb", QUESTIONS)
def test_an_old_save_comes_back_to_the_same_question_of_the_automa(verb: str, tmp_path, monkeypatch):
    automa = {"used": ["Copper", "Greed"], "gained": ["Duchy"], "tokens": 4} | QUESTIONS[verb]["automa"]
    match = asking(verb, automa=automa).then(**{verb: answers(verb)}).match
    loaded = reloaded(match, tmp_path, monkeypatch, lambda state: None)
    assert loaded.decision == match.decision
    assert loaded.rules.to_data(loaded.state) == match.rules.to_data(match.state)
    assert loaded.view(0).automa.tokens == 4


def swap(one: list[int], other: list[int]) -> None:
    one[-1], other[-1] = other[-1], one[-1]


def throw_away(state: dict[str, Any], zone: str) -> None:
    state["trash"] += state["automa"][zone]
    state["automa"][zone] = []


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state.pop("automa"),
        lambda state: state["automa"].pop("money"),
        lambda state: state["automa"].update(tokens="many"),
        lambda state: state["automa"]["hexes"].pop(),
        lambda state: swap(state["automa"]["hexes"], state["players"][0]["hand"]),
        lambda state: swap(state["automa"]["hexes"], state["automa"]["money"]),
        lambda state: throw_away(state, "hexes"),
        lambda state: state["players"][0].update(states=["Happy"]),
    ],
    ids=["no automa", "no money", "tokens", "a Hex lost", "a Hex in a hand", "a Hex as money", "no Hexes",
         "a State"],
)  # fmt: skip
def test_a_nonsensical_automa_in_a_save_is_refused(change, tmp_path, monkeypatch):
    match = coop({"hand": FIVE}, {"hand": FIVE}, turn=BOBS_TURN).match
    with pytest.raises(SaveError):
        reloaded(match, tmp_path, monkeypatch, change)


def test_a_save_in_which_rivals_wait_for_an_automa_is_refused(tmp_path, monkeypatch):
    def wait(state: Any) -> None:
        state["phase"] = "automa"
        for player in state["players"]:
            player["turns"] = 2

    with pytest.raises(SaveError):
        reloaded(deal(hand="Gold Silver").match, tmp_path, monkeypatch, wait)


# Undo


@pytest.mark.parametrize(
    ("turns", "automa"),
    [(3, {"hexes": ["Delusion"]}), (2, {"money": ["Copper"]}), (2, {"used": MONEY})],
    ids=["a Hex", "a Copper", "a pile made anew"],
)
def test_undo_is_refused_after_the_automa_turned_a_card_up(turns: int, automa: dict[str, Any]):
    """Bob has no cards at all, so nothing else has become known: he draws nothing."""
    table = coop(turns=turns, automa=automa, turn=BOBS_TURN).then(buy="")
    assert table.turn_of == "Ann"
    assert table.match.undo_refusal == "reveal"
    with pytest.raises(UndoRefused):
        table.match.undo()


def test_undo_is_not_refused_for_the_automa_of_the_first_round():
    """It turns nothing up. What refuses it is only that the turn is another's now."""
    table = coop(turns=1, turn=BOBS_TURN).then(buy="")
    assert table.match.undo_refusal == "other"


def test_undo_is_refused_while_a_hex_asks():
    table = coop({"hand": FIVE}, turns=3, automa={"hexes": ["Poverty"]}, turn=BOBS_TURN).then(buy="")
    assert (table.asked, table.asked_of) == ("discard", "Ann")
    with pytest.raises(UndoRefused):
        table.match.undo()


def test_undo_takes_back_ones_own_answer_to_a_hex():
    table = coop({"hand": FIVE}, turns=3, automa={"hexes": ["Poverty"]}).then(discard="Gold Silver")
    assert table.turn_of == "Ann"
    table.match.undo()
    assert (table.asked, table.asked_of, table.hand) == ("discard", "Ann", FIVE)
    table.then(discard="Estate Curse")
    assert table.hand == "Gold Silver Copper"
    assert open_pile(table) == "Poverty"


def test_undo_is_refused_once_the_other_is_asked():
    table = asking("discard").then(discard="Estate Curse")
    assert table.asked_of == "Bob"
    assert table.match.undo_refusal == "other"


def test_undo_in_practice_goes_back_behind_a_hex_and_the_same_comes_up_again():
    table = coop({"hand": "Village"}, turns=3, turn=BOBS_TURN, practice=True, automa={"used": HEXES}).then(buy="")
    before = open_pile(table)
    table.match.undo()
    assert table.turn_of == "Bob"
    assert open_pile(table).split()[-1] == "War", "all twelve are used"
    assert log(table, "automa") == []
    table.then(buy="")
    assert open_pile(table) == before
