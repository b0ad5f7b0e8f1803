"""The command line: what it prints, what it refuses, and its exit codes."""

import json
import re
import subprocess
import sys

import pytest

from game import Match
from game.bots.selfcheck import Broken
from game.core import saves
from game.dominion.rules import DominionRules
from scenes import window, words
from scenes.command_line import main, selftest
from scenes.selfcheck import Looked
from tests.game.core.test_match import played


def run(capsys, *arguments):
    """The exit code, what was printed, and what was complained of."""
    try:
        code = main(arguments)
    except SystemExit as stop:  # argparse
        code = stop.code
    said = capsys.readouterr()
    return code, said.out, said.err


def test_without_arguments_it_opens_the_window(monkeypatch):
    opened = []
    monkeypatch.setattr(window, "open_window", lambda: opened.append("window") or 0)
    assert main([]) == 0
    assert opened == ["window"]


def test_help_says_what_it_can_do(capsys):
    code, said, _ = run(capsys, "--help")
    assert code == 0
    for command in ("simulate", "replay", "position", "selftest"):
        assert command in said


def test_it_runs_as_a_program():
    command = [sys.executable, "-c", "import sys; from scenes.command_line import main; sys.exit(main())"]
    done = subprocess.run([*command, "simulate", "--bots", "big_money,random", "--games", "60", "--jobs", "2"],
                          capture_output=True, text=True, check=True)  # fmt: skip
    assert "60 games" in done.stdout
    assert done.stderr == ""


def test_version(capsys):
    code, said, _ = run(capsys, "--version")
    assert code == 0
    assert said.startswith("Athanor ")


# Simulating

SIMULATE = ("simulate", "--kingdom", "First Game", "--bots", "smithy,big_money", "--games", "60")


def test_simulate_prints_a_table(capsys):
    code, said, _ = run(capsys, *SIMULATE)
    assert code == 0
    for word in ("smithy", "big_money", "wins", "95 %", "points", "turns", "60 games", "First Game", "Who begins wins"):
        assert word in said


def test_simulate_says_the_same_on_any_number_of_cores(capsys):
    one, two, other = (
        json.loads(run(capsys, *SIMULATE, "--json", *more)[1])
        for more in (("--jobs", "1"), ("--jobs", "2"), ("--jobs", "1", "--seed", "9"))
    )
    assert one == two
    assert one["seats"] != other["seats"]
    assert one["games"] == 60
    assert one["bots"] == ["smithy", "big_money"]
    assert one["seats"][0]["wins"]["low"] < one["seats"][0]["wins"]["mean"] < one["seats"][0]["wins"]["high"]


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (("--kingdom", "Frist Game"), "Did you mean: First Game?"),
        (("--kingdom", "Erstes Spil"), "Did you mean: Erstes Spiel"),
        (("--kingdom", "Smithy,Witch"), "A kingdom has 10 cards, and 2 were named."),
        (("--kingdom", "Smithy,Wich,Moat,Market,Mine,Cellar,Chapel,Feast,Thief,Spy"), "Did you mean: Witch"),
        (("--bots", "big_money,smity"), "Did you mean: smithy"),
        (("--bots", "big_money"), "2 to 6 players"),
        (("--bots", ",".join(["random"] * 7)), "2 to 6 players"),
        (("--games", "0"), "'0' is not a whole number from 1 up"),
        (("--games", "many"), "'many' is not a whole number"),
        (("--jobs", "-3"), "not a whole number"),
        (("--alchemy", "3"), "--alchemy is for random kingdoms only"),
        (("--kingdom", "random", "--alchemy", "11"), "not enough cards"),
        (("--kingdom", "random", "--include", "Smithy", "--ban", "Smithy"), "both wanted and banned"),
        (("--game", "chess"), "invalid choice: 'chess'"),
    ],
)
def test_what_simulate_refuses(capsys, more, sentence):
    code, said, complaint = run(capsys, *SIMULATE, *more)
    assert code == 2
    assert said == ""
    assert sentence in complaint


def test_simulate_takes_german_names_lists_and_wishes(capsys):
    bots = ("--bots", "Big Money,random", "--games", "5")
    cards = "Smithy, witch,Moat,Market,Mine,Cellar,Chapel,Feast,Thief,Spy"
    assert run(capsys, "simulate", "--kingdom", "verbotene künste", *bots)[0] == 0
    assert run(capsys, "simulate", "--kingdom", cards, *bots)[0] == 0
    wishes = ("--alchemy", "4", "--include", "Golem", "--ban", "Moat,Spy")
    code, said, _ = run(capsys, "simulate", *bots, *wishes, "--json")
    assert code == 0
    assert json.loads(said)["setup"]["kingdom"] == {"alchemy": 4, "include": ["Golem"], "ban": ["Moat", "Spy"]}


def test_square_brackets_and_capitals_in_a_kingdom(capsys):
    code, said, _ = run(capsys, *SIMULATE, "--kingdom", "First[/] GAME", "--games", "2")
    assert code == 0
    assert "First[/] GAME" in said
    assert run(capsys, *SIMULATE, "--kingdom", "Random", "--games", "2")[0] == 0


def test_a_bot_without_its_card_is_mentioned(capsys):
    code, _, complaint = run(capsys, *SIMULATE, "--bots", "double_witch,random", "--games", "2")
    assert code == 0
    assert "double_witch will play without Witch" in complaint


# Replaying


@pytest.fixture
def save(tmp_path):
    path = tmp_path / "game"
    played(150).save(path)
    return path


def test_replay_tells_the_game_in_either_language(capsys, save):
    code, said, _ = run(capsys, "replay", str(save))
    assert code == 0
    assert "Ann" in said
    assert " plays " in said
    assert " spielt " in run(capsys, "replay", str(save), "--language", "de")[1]


def test_replay_checks_every_turn(capsys, save):
    code, said, _ = run(capsys, "replay", str(save), "--check")
    assert code == 0
    assert f"Turns compared: {Match.load(save).turn.number}. All are as they were saved" in said


def test_replay_finds_the_turn_that_differs(capsys, save, monkeypatch):
    class Drawing(DominionRules):
        def begin(self, checked):
            state = super().begin(checked)
            state.random ^= 1  # so that the first shuffle falls out otherwise
            return state

    monkeypatch.setitem(saves.GAMES, "dominion", Drawing())
    code, said, _ = run(capsys, "replay", str(save), "--check")
    assert code == 1
    assert "Turn 1 is not the one that was saved." in said


@pytest.mark.parametrize("option", [(), ("--check",)])
def test_replay_of_a_bad_file_gets_a_sentence(capsys, tmp_path, option):
    (tmp_path / "bad").write_text("{}")
    for file, sentence in (("bad", "was not saved by Athanor"), ("gone", "no file called gone")):
        code, said, complaint = run(capsys, "replay", str(tmp_path / file), *option)
        assert (code, said) == (2, "")
        assert sentence in complaint


# Testing itself


COOP = ("simulate", "--mode", "coop", "--bots", "big_money,big_money", "--games", "6", "--jobs", "1")


def test_the_co_op_tells_how_often_the_pair_wins_by_how_much_and_how_it_ended(capsys):
    code, said, _ = run(capsys, *COOP, "--kingdom", "Erstes Spiel")
    assert code == 0
    for part in (
        "The pair wins",
        "of 6",
        "The automa wins by",
        "Points ahead, over all games",
        "Rounds",
        "last Province",
    ):
        assert part in said
    assert "12 Provinces, 4 Duchies" in said


def test_the_co_op_takes_other_numbers_of_provinces(capsys):
    code, said, _ = run(capsys, *COOP, "--kingdom", "First Game", "--provinces", "3", "--json")
    assert code == 0
    numbers = json.loads(said)
    assert (numbers["setup"]["kingdom"], numbers["setup"]["provinces"], numbers["setup"]["duchies"]) == (
        "First Game",
        3,
        0,
    )
    assert sum(numbers["endings"].values()) == numbers["games"] == 6
    assert numbers["rounds"]["mean"] <= 6


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--provinces", "7", "--duchies", "2"), "With fewer than 12 Provinces there are no Duchies"),
        (("--provinces", "13"), "3 to 12 Provinces"),
        (("--duchies", "11"), "0 to 10 Duchies"),
        (("--bots", "random,random,random"), "two players"),
        (("--mode", "rivals", "--duchies", "4"), "co-op only"),
    ],
)
def test_the_co_op_says_what_can_not_be(capsys, arguments, sentence):
    code, _, complaint = run(capsys, *COOP, *arguments)
    assert code == 2
    assert sentence in complaint


def test_selftest_passes(capsys):
    code, said, _ = run(capsys, "selftest", "--games", "3", "--jobs", "1")
    assert code == 0
    assert "3 random games" in said
    assert "Words, de: 113 cards speak." in said
    assert re.search(r"The window: \d{3} pictures and sounds, 113 cards, \d\d scenes\.", said)


@pytest.fixture
def without_window(monkeypatch):
    """A selftest that does not draw anything."""
    monkeypatch.setattr(selftest, "check_window", lambda: Looked(0, 0, 0))


@pytest.mark.usefixtures("without_window")
def test_selftest_plays_every_kingdom(capsys):
    code, said, _ = run(capsys, "selftest", "--kingdoms", "--games", "1", "--jobs", "1")
    assert code == 0
    assert "1 random games with each of 21 kingdoms" in said


def test_words_that_are_not_compiled_get_a_sentence(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(words, "FOLDER", tmp_path)
    code, _, complaint = run(capsys, "selftest", "--games", "1")
    assert code == 2
    assert "run python3 packaging/bootstrap.py" in complaint


@pytest.mark.usefixtures("without_window")
def test_selftest_names_the_seed_that_breaks(capsys, monkeypatch):
    def broken(seed):
        raise Broken(f"seed {seed}: a card appeared or vanished")

    monkeypatch.setattr(selftest, "check_game", broken)
    code, said, _ = run(capsys, "selftest", "--games", "3", "--jobs", "1", "--seed", "40")
    assert code == 1
    assert "seed 40: a card appeared" in said


@pytest.mark.usefixtures("without_window")
def test_stopping_is_no_crash(capsys, monkeypatch):
    def stop(seeds):
        raise KeyboardInterrupt

    monkeypatch.setattr(selftest, "check_games", stop)
    code, _, complaint = run(capsys, "selftest", "--jobs", "1")
    assert code == 130
    assert "Stopped." in complaint
