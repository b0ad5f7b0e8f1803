"""Saved games: the current one, those that were kept, those that are over. What is broken is told and never lost."""

import json
import os
import time
from datetime import datetime

import pytest

from game import GameError, SaveError
from game.core import saves
from scenes.files.troubles import FileTrouble
from scenes.play import games as games_module
from scenes.play.chairs import Chair, Seating
from scenes.play.file_names import file_name
from scenes.words import LANGUAGES, Words
from tests.scenes.play.playing import CHAIRS, facts, games_in, played

BEGAN = datetime(2026, 7, 3, 19, 4, 22)


@pytest.fixture
def games(tmp_path):
    return games_in(tmp_path)


def data_of(match, chairs=CHAIRS, began=BEGAN):
    return saves.to_data(match, Seating(tuple(chairs), began).to_table())


def finish(games, match, began=BEGAN, chairs=CHAIRS):
    return games.finish(data_of(match, chairs, began), Seating(tuple(chairs), began))


def reasons(troubles):
    return [trouble.reason for trouble in troubles]


# The current game


def test_the_current_game_comes_back_with_who_sits_where(games):
    match = played(40)
    games.write_current(data_of(match))
    opened = games.open_current()
    assert facts(opened.match) == facts(match)
    assert opened.seating == Seating(CHAIRS, BEGAN)
    assert games.take_troubles() == []


def test_where_nothing_was_played_there_is_nothing_to_go_on_with(games):
    assert games.current_summary() is None
    assert (games.kept(), games.finished()) == ([], [])
    with pytest.raises(GameError) as caught:
        games.open_current()
    assert caught.value.reason == "no_current_game"


def test_a_removed_game_does_not_come_back_by_its_backup(games):
    for answers in (3, 4):
        games.write_current(data_of(played(answers)))
    games.remove_current()
    assert games.current_summary() is None
    games.remove_current()


def test_a_broken_current_game_is_put_aside_and_its_backup_opened(games):
    for answers in (20, 21):
        games.write_current(data_of(played(answers)))
    broken = games.current.read_bytes()[:-300]
    games.current.write_bytes(broken)
    assert games.current_summary().trouble is None  # of the backup
    assert facts(games.open_current().match) == facts(played(20))
    troubles = games.take_troubles()
    assert reasons(troubles) == ["save_broken", "game_put_aside", "game_from_backup"]
    [aside] = games.kept()
    assert aside.path.read_bytes() == broken
    assert aside.path.name == troubles[1].details["aside"]
    assert aside.trouble.reason == "save_broken"
    assert not games.current.exists()
    for language in LANGUAGES:
        assert all(Words(language).error(trouble) for trouble in troubles)


def test_when_the_backup_is_broken_too_both_are_put_aside(games):
    for answers in (20, 21):
        games.write_current(data_of(played(answers)))
    backup = games.current.with_name("current.athanor.bak")
    for path in (games.current, backup):
        path.write_text(f"nonsense in {path.name}")
    assert games.current_summary().trouble.reason == "save_broken"
    with pytest.raises(GameError) as caught:
        games.open_current()
    assert caught.value.reason == "current_game_broken"
    assert reasons(games.take_troubles()) == ["save_broken", "game_put_aside"] * 2
    texts = {summary.path.read_text() for summary in games.kept()}
    assert texts == {"nonsense in current.athanor", "nonsense in current.athanor.bak"}
    assert games.current_summary() is None


def test_a_new_game_makes_way_for_a_broken_one(games):
    games.write_current(data_of(played(20)))
    games.make_way()
    assert games.current.exists()
    games.current.write_text("nonsense")
    games.make_way()
    assert not games.current.exists()
    assert [summary.path.read_text() for summary in games.kept()] == ["nonsense"]
    assert reasons(games.take_troubles()) == ["save_broken", "game_put_aside"]


def test_what_was_half_written_when_athanor_was_killed_is_swept_away(games):
    games.write_current(data_of(played(20)))
    old, new = games.kept_folder / ".athanor.1.2.tmp", games.kept_folder / ".athanor.3.4.tmp"
    for path in (old, new):
        path.write_text("half")
    os.utime(old, (time.time() - 3600,) * 2)
    games.make_way()
    assert not old.exists()
    assert new.exists()  # another window may be writing it


# Lists


def test_kept_games_are_listed_with_what_one_wants_to_know_the_latest_first(games):
    first, second = played(30), played(60, mode="coop", players=["Ann", "Bob"], practice=True)
    games.keep("Friday", data_of(first))
    path = games.keep("A long evening", data_of(second, [Chair("Ann"), Chair("Bob", "big_money")]))
    os.utime(path, (0, 1_800_000_000))
    long, friday = games.kept()
    assert (long.name, friday.name) == ("A long evening", "Friday")
    assert friday.chairs == CHAIRS
    assert (friday.game, friday.mode, friday.turn) == ("dominion", "rivals", first.turn.number)
    assert set(friday.kingdom) == set(first.setup["kingdom"])
    assert (long.mode, long.is_practice, friday.is_practice) == ("coop", True, False)
    assert long.when == datetime.fromtimestamp(1_800_000_000)
    assert facts(games.open(friday.path).match) == facts(first)


def test_the_current_game_is_not_among_the_kept_ones(games):
    games.write_current(data_of(played(10)))
    assert games.kept() == []
    assert games.current_summary().chairs == CHAIRS


def test_no_game_is_played_again_for_a_list(games, monkeypatch):
    games.keep("Friday", data_of(played(30)))

    def never(data):
        raise AssertionError("a list was to be cheap")

    monkeypatch.setattr(saves, "begin", never)
    assert games.kept()[0].turn == played(30).turn.number


def test_a_file_is_read_again_only_when_it_changed(games, monkeypatch):
    path = games.keep("Friday", data_of(played(30)))
    before = games.kept()
    read, count = saves.read, []
    monkeypatch.setattr(saves, "read", lambda path: count.append(path) or read(path))
    assert games.kept() == before
    assert count == []
    path.write_text("nonsense")
    assert games.kept()[0].trouble is not None
    assert len(count) == 1


def edited(match, change):
    """A save in which somebody changed something, and knew how to make the sum right again."""
    data = json.loads(json.dumps(data_of(match)))
    del data["sum"]
    change(data)
    return data | {"sum": saves.digest(data)}


NONSENSE = [
    lambda data: data.update(table=[]),
    lambda data: data["table"].update(chairs=None),
    lambda data: data["table"].update(chairs="Ann"),
    lambda data: data["table"].update(chairs=[["Ann", None]]),
    lambda data: data["table"]["chairs"].pop(),
    lambda data: data["table"]["chairs"].append({"name": "Dan", "bot": None}),
    lambda data: data["table"]["chairs"][0].update(name="Eve"),
    lambda data: data["table"]["chairs"][0].update(name=7),
    lambda data: data["table"]["chairs"][0].update(bot=7),
    lambda data: data["table"]["chairs"][0].update(bot="nobody"),
    lambda data: data["table"]["chairs"][0].update(bot=""),
    lambda data: data["table"]["chairs"][0].pop("bot"),
    lambda data: data["table"].update(began=7),
    lambda data: data["table"].update(began="yesterday"),
    lambda data: data.update(setup=[]),
    lambda data: data["setup"].pop("players"),
    lambda data: data["setup"].update(players=7),
    lambda data: data["setup"].update(players=[1, 2, 3]),
    lambda data: data["setup"].update(game="chess"),
    lambda data: data["setup"].update(game=[]),
]
NONSENSE_IN_A_LIST = [
    lambda data: data["setup"].update(kingdom=7),
    lambda data: data["setup"].update(kingdom=[7]),
    lambda data: data["setup"].update(mode=[]),
    lambda data: data.pop("checkpoint"),
    lambda data: data["checkpoint"].update(state=[]),
    lambda data: data["checkpoint"]["state"].update(turn_number="9"),
    lambda data: data["checkpoint"]["state"].pop("turn_number"),
]


@pytest.mark.parametrize("change", [*NONSENSE, *NONSENSE_IN_A_LIST])
def test_nonsense_is_listed_with_its_sentence(games, change):
    games.keep("good", data_of(played(20)))
    games.keep("bad", edited(played(20), change))
    listed = {summary.name: summary for summary in games.kept()}
    assert listed["good"].trouble is None
    assert isinstance(listed["bad"].trouble, SaveError)
    assert "bad.athanor" in str(listed["bad"].trouble)
    for language in LANGUAGES:
        assert "bad.athanor" in Words(language).error(listed["bad"].trouble)


@pytest.mark.parametrize("change", NONSENSE)
def test_nonsense_is_not_opened(games, change):
    path = games.keep("bad", edited(played(20), change))
    before = path.read_bytes()
    with pytest.raises(SaveError):
        games.open(path)
    assert path.read_bytes() == before


def test_a_save_that_says_nothing_of_its_table_is_played_by_people(games):
    games.kept_folder.mkdir()
    path = games.kept_folder / "older.athanor"
    played(20).save(path)
    assert games.open(path).seating.chairs == tuple(map(Chair, ("Ann", "Bob", "Cid")))
    assert games.kept()[0].chairs[1].is_person


def test_anything_may_lie_in_the_folder(games):
    games.keep("good", data_of(played(20)))
    folder = games.kept_folder
    (folder / "folder.athanor").mkdir()
    (folder / "letter.txt").write_text("Dear Ann")
    (folder / "link.athanor").symlink_to(folder / "nowhere")
    (folder / "empty.athanor").touch()
    assert {summary.name: summary.trouble is None for summary in games.kept()} == {"good": True, "empty": False}


# Names


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Friday", "Friday"),
        ("  Ann & Bob  ", "Ann & Bob"),
        ("Größe 🃏", "Größe 🃏"),
        ("Größe", "Größe"),  # the same letters, composed
        ("../../etc/passwd", "etc-passwd"),
        ("C:\\game", "C--game"),
        ('a<b>"c"|d?e*f', "a-b--c--d-e-f"),
        ("con", "_con"),
        ("LPT1.old", "_LPT1.old"),
        ("console", "console"),
        (".hidden", "hidden"),
        ("dots ...", "dots"),
        ("x" * 60, "x" * 60),
    ],
)
def test_names_become_names_of_files(games, name, file):
    path = games.keep(name, data_of(played(3)))
    assert (path.parent, path.name) == (games.kept_folder, f"{file}.athanor")
    assert [summary.name for summary in games.kept()] == [file]


@pytest.mark.parametrize("name", ["", "  ", "...", "/", "a\nb", "a\0b", "\ud800", "x" * 61, None, 7])
def test_what_is_no_name_gets_a_sentence(games, name):
    with pytest.raises(GameError) as caught:
        games.keep(name, data_of(played(3)))
    assert caught.value.reason == "game_name"
    assert games.kept() == []


@pytest.mark.parametrize("name", ["Friday", "current", "Current"])
def test_a_taken_name_is_told_and_nothing_is_written_over(games, name):
    games.write_current(data_of(played(5)))
    games.keep("Friday", data_of(played(6)))
    with pytest.raises(GameError) as caught:
        games.keep(name, data_of(played(7)))
    assert caught.value.reason == "game_taken"
    assert games.open(games.kept()[0].path).match.answers == 6
    assert games.open_current().match.answers == 5


def test_a_kept_game_can_be_replaced_but_never_the_current_one(games):
    games.write_current(data_of(played(5)))
    path = games.keep("Friday", data_of(played(6)))
    assert games.keep("Friday", data_of(played(7)), replace=True) == path
    assert games.open(path).match.answers == 7
    with pytest.raises(GameError):
        games.keep("current", data_of(played(7)), replace=True)


def test_the_current_game_can_be_kept_before_another_one_begins(games):
    games.write_current(data_of(played(25)))
    path = games.keep_current("Before")
    assert facts(games.open(path).match) == facts(played(25))
    assert games.open(path).seating == Seating(CHAIRS, BEGAN)
    with pytest.raises(GameError):
        games.keep_current("Before")


def test_renaming(games):
    old = games.keep("Friday", data_of(played(5)))
    games.keep("Friday", data_of(played(6)), replace=True)  # so there is a backup
    games.keep("Monday", data_of(played(7)))
    for taken in ("Monday", "current"):
        with pytest.raises(GameError) as caught:
            games.rename(old, taken)
        assert caught.value.reason == "game_taken"
    new = games.rename(old, "Satur/day")
    assert games.rename(new, "Satur-day") == new
    assert games.open(new).match.answers == 6
    assert sorted(os.listdir(games.kept_folder)) == ["Monday.athanor", "Satur-day.athanor", "Satur-day.athanor.bak"]
    with pytest.raises(GameError) as caught:
        games.rename(old, "Sunday")
    assert caught.value.reason == "game_gone"


def test_deleting(games):
    path = games.keep("Friday", data_of(played(5)))
    games.keep("Friday", data_of(played(6)), replace=True)
    games.delete(path)
    games.delete(path)
    assert os.listdir(games.kept_folder) == []


# Finished games


def test_a_finished_game_is_kept_under_its_time_and_its_players(games):
    match = played(10_000)
    path = finish(games, match)
    assert path.name == "2026-07-03 19.04.22 Ann, Bob, Cid.athanor"
    assert facts(games.open(path).match) == facts(match)
    [summary] = games.finished()
    assert (summary.path, summary.turn, summary.chairs) == (path, match.turn.number, CHAIRS)
    assert games.kept() == []


def test_the_same_game_is_kept_once_and_another_one_of_the_same_second_beside_it(games):
    first = finish(games, played(10_000))
    assert finish(games, played(10_000)) == first
    second = finish(games, played(10_000, seed=8))
    assert second.name == "2026-07-03 19.04.22 Ann, Bob, Cid (2).athanor"
    assert len(games.finished()) == 2


def test_players_with_names_that_no_file_can_have(games):
    names = ["A/n:n", "..", "x" * 60]
    match = played(10_000, players=names)
    path = finish(games, match, chairs=[Chair(name) for name in names])
    assert path.parent == games.finished_folder
    assert path.name.startswith("2026-07-03 19.04.22 A-n-n, .., xxx")
    assert games.open(path).match.answers == match.answers


def test_only_so_many_finished_games_are_kept_and_the_oldest_go_first(games, monkeypatch):
    monkeypatch.setattr(games_module, "MOST_FINISHED", 3)
    match = played(10_000)
    for number in range(5):
        path = finish(games, match, BEGAN.replace(second=number))
        os.utime(path, (1_000_000 + number,) * 2)
    last = finish(games, match, BEGAN.replace(second=50))
    assert games.finished()[0].path == last
    assert [summary.name[17:19] for summary in games.finished()] == ["50", "04", "03"]


# When the disk does not want to


def full_disk(handle):
    raise OSError(28, "No space left on device")


def test_a_full_disk_gets_a_sentence_and_nothing_is_lost(games, monkeypatch):
    games.write_current(data_of(played(5)))
    path = games.keep("Friday", data_of(played(6)))
    monkeypatch.setattr(os, "fsync", full_disk)
    for write in (
        lambda: games.write_current(data_of(played(7))),
        lambda: games.keep("Friday", data_of(played(7)), replace=True),
        lambda: games.keep("Monday", data_of(played(7))),
        lambda: finish(games, played(10_000)),
    ):
        with pytest.raises(FileTrouble) as caught:
            write()
        assert caught.value.reason == "file_disk_full"
    monkeypatch.undo()
    assert games.open_current().match.answers == 5
    assert games.open(path).match.answers == 6
    assert sorted(os.listdir(games.kept_folder)) == ["Friday.athanor", "current.athanor"]
    assert games.finished() == []


def test_a_file_where_the_folder_should_be(tmp_path):
    (tmp_path / "saves").write_text("a letter")
    games = games_in(tmp_path)
    with pytest.raises(FileTrouble):
        games.write_current(data_of(played(5)))
    assert games.kept() == []
    assert games.current_summary() is None
    games.make_way()
    assert (tmp_path / "saves").read_text() == "a letter"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="who may do everything is not refused")
def test_a_folder_that_one_may_not_write_into(games):
    path = games.keep("Friday", data_of(played(6)))
    games.kept_folder.chmod(0o500)
    try:
        for change in (
            lambda: games.keep("Monday", data_of(played(7))),
            lambda: games.rename(path, "Monday"),
            lambda: games.delete(path),
        ):
            with pytest.raises(FileTrouble):
                change()
    finally:
        games.kept_folder.chmod(0o700)
    assert [summary.name for summary in games.kept()] == ["Friday"]


def test_file_names_have_their_ending_once():
    assert file_name("Friday") == "Friday.athanor"
