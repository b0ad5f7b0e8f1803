"""Saved games: whole or not at all, read with distrust, and readable after a change of the rules."""

import json
import os
from pathlib import Path

import pytest

from game import Match, SaveError
from game.core import saves
from game.dominion.rules import DominionRules
from tests.game.core.test_match import facts, played
from tests.story import deal


@pytest.mark.parametrize("answers", [0, 3, 50, 333, 10_000])
def test_a_loaded_game_is_the_saved_one(tmp_path, answers):
    match = played(answers)
    match.save(tmp_path / "game.athanor")
    loaded = Match.load(tmp_path / "game.athanor")
    assert facts(loaded) == facts(match)
    assert loaded.setup == match.setup


def test_a_position_in_the_middle_of_an_effect_is_saved_too(tmp_path):
    table = deal(hand="Throne Room Remodel Estate Copper", practice=True)
    table.play("Throne Room", play="Remodel", trash="Copper")
    table.match.save(tmp_path / "game")
    loaded = Match.load(tmp_path / "game")
    assert facts(loaded) == facts(table.match)
    loaded.undo()
    assert loaded.decision.verb == "trash"


def test_a_save_is_plain_json_with_setup_seed_answers_version_hashes_and_checkpoint(tmp_path):
    match = played(120)
    match.save(tmp_path / "game")
    data = json.loads((tmp_path / "game").read_text(encoding="utf-8"))
    assert data["setup"]["seed"] == 11
    assert data["rules"] == DominionRules.version
    assert len(data["answers"]) == 120
    assert len(data["turns"]) == match.turn.number
    assert data["checkpoint"]["answers"] <= 120
    assert data["checkpoint"]["state"]["supply"]


def test_the_previous_save_stays_as_a_backup_and_no_litter_is_left(tmp_path):
    path = tmp_path / "game"
    first, second = played(10), played(20)
    first.save(path)
    assert os.listdir(tmp_path) == ["game"]
    second.save(path)
    assert sorted(os.listdir(tmp_path)) == ["game", "game.bak"]
    assert facts(Match.load(tmp_path / "game.bak")) == facts(first)
    assert facts(Match.load(path)) == facts(second)


def test_a_failed_save_leaves_the_old_one(tmp_path, monkeypatch):
    path = tmp_path / "game"
    played(10).save(path)
    before = path.read_bytes()

    def full_disk(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(SaveError, match="No space left"):
        played(20).save(path)
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["game"]


def test_a_folder_that_is_not_there_gets_a_sentence(tmp_path):
    with pytest.raises(SaveError, match="could not be saved as 'game'"):
        played(1).save(tmp_path / "nowhere" / "game")


def test_a_file_where_the_folder_should_be_gets_a_sentence(tmp_path):
    (tmp_path / "folder").write_text("a letter")
    with pytest.raises(SaveError, match="could not be saved as 'game'"):
        played(1).save(tmp_path / "folder" / "game")
    assert (tmp_path / "folder").read_text() == "a letter"


def test_a_disk_without_links_that_fills_up_while_the_backup_is_made(tmp_path, monkeypatch):
    path = tmp_path / "game"
    played(10).save(path)
    before = path.read_bytes()

    def no_links(source, target):
        raise OSError(95, "Operation not supported")

    def half_written(self, content):
        with open(self, "wb") as file:
            file.write(content[:100])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "link", no_links)
    played(20).save(path)
    assert path.with_name("game.bak").read_bytes() == before

    after = path.read_bytes()
    monkeypatch.setattr(Path, "write_bytes", half_written)
    with pytest.raises(SaveError, match="No space left"):
        played(30).save(path)
    assert (path.read_bytes(), path.with_name("game.bak").read_bytes()) == (after, before)
    assert sorted(os.listdir(tmp_path)) == ["game", "game.bak"]


def test_a_folder_that_can_not_be_synced_is_no_failure(tmp_path, monkeypatch):
    def never(path, flags, *rest, **named):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", never)  # a folder that one may write into but not list
    played(10).save(tmp_path / "game")
    monkeypatch.undo()
    assert Match.load(tmp_path / "game").answers == 10


# What is kept with a game about its table


TABLE = {"chairs": [{"name": "Ann", "bot": None}, {"name": "Bøb 🃏", "bot": "smithy"}], "began": 7.5}


def test_what_is_known_of_the_table_is_kept_with_the_game(tmp_path):
    match = played(30)
    match.save(tmp_path / "game", TABLE)
    data = saves.read(tmp_path / "game")
    assert saves.table_of(data) == TABLE
    assert facts(saves.to_match(data)) == facts(match)


def test_a_save_without_a_table_has_an_empty_one_and_is_as_it_always_was(tmp_path):
    played(30).save(tmp_path / "game")
    assert "table" not in json.loads((tmp_path / "game").read_text(encoding="utf-8"))
    assert saves.table_of(saves.read(tmp_path / "game")) == {}


def test_the_sum_covers_the_table(tmp_path):
    played(30).save(tmp_path / "game", TABLE)
    content = (tmp_path / "game").read_bytes()
    assert broken(tmp_path, content.replace(b"smithy", b"Smithy")) == "save_changed"


@pytest.mark.parametrize("nonsense", [None, 7, "Ann", [], [["chairs", []]], True])
def test_a_table_that_is_none_is_refused(tmp_path, good, nonsense):
    content = edited(good, lambda data: data.update(table=nonsense))
    assert broken(tmp_path, content) == "save_inconsistent"


@pytest.mark.parametrize("answers", [0, 5, 61, 140, 10_000])
def test_a_snapshot_is_what_would_have_been_saved_when_it_was_taken(answers):
    match = played(answers)
    taken, data = saves.snapshot(match), saves.to_data(match, TABLE)
    for _ in range(40):
        if match.decision is not None:
            match.answer(*match.decision.options[: match.decision.at_least])
    assert taken.to_data(TABLE) == data


def test_a_match_begins_again_from_its_origin(tmp_path, monkeypatch):
    for match in (played(50), deal(hand="Remodel Estate", deck="Gold").match):
        again = saves.begin(json.loads(json.dumps(saves.origin(match))))
        assert again.follow(match.given)
        assert facts(again) == facts(match)
    match.save(tmp_path / "older")
    monkeypatch.setitem(saves.GAMES, "dominion", LaterRules())
    continued = Match.load(tmp_path / "older")
    assert continued.is_continued
    assert facts(saves.begin(saves.origin(continued))) == facts(continued)


# Files that one can not trust


def broken(tmp_path, content):
    path = tmp_path / "broken"
    path.write_bytes(content)
    with pytest.raises(SaveError) as caught:
        Match.load(path)
    assert path.read_bytes() == content  # nothing is ever overwritten
    assert "broken" in str(caught.value)
    return caught.value.reason


@pytest.fixture(scope="module")
def good(tmp_path_factory):
    path = tmp_path_factory.mktemp("saves") / "good"
    played(80).save(path)
    return path.read_bytes()


def edited(good, change):
    """A save in which somebody changed something, and knew how to make the sum right again."""
    data = json.loads(good)
    del data["sum"]
    change(data)
    data["sum"] = saves.digest(data)
    return json.dumps(data).encode()


def test_a_missing_file(tmp_path):
    with pytest.raises(SaveError, match="no file called gone"):
        Match.load(tmp_path / "gone")


def test_a_folder_is_no_save(tmp_path):
    with pytest.raises(SaveError, match="is not a file"):
        Match.load(tmp_path)


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="there is no such thing here")
def test_what_never_ends_is_not_read():
    with pytest.raises(SaveError, match="is not a file"):
        Match.load("/dev/zero")


@pytest.mark.parametrize("name", ["", "x" * 300, "a\0b", "\udcff\ud800"])
def test_a_name_that_no_file_can_have(tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SaveError, match="could not be saved"):
        played(3).save(name)
    with pytest.raises(SaveError):
        Match.load(name)
    assert os.listdir(tmp_path) == []


def test_a_long_name_is_a_name(tmp_path):
    played(3).save(tmp_path / ("y" * 250))
    assert Match.load(tmp_path / ("y" * 250)).answers == 3


def test_truncated_anywhere(tmp_path, good):
    for length in range(0, len(good) - 1, max(1, len(good) // 60)):
        assert broken(tmp_path, good[:length]) == "save_broken"


def test_a_flipped_bit_anywhere(tmp_path, good):
    for at in range(0, len(good), max(1, len(good) // 80)):
        flipped = bytearray(good)
        flipped[at] ^= 1
        assert broken(tmp_path, bytes(flipped)) in ("save_broken", "save_changed", "save_foreign", "save_newer")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "save_broken"),
        (b"\x80\x04\x95pickle", "save_broken"),
        (b"[1, 2, 3]", "save_foreign"),
        (b'"athanor"', "save_foreign"),
        (b'{"game": "other"}', "save_foreign"),
        (b'{"athanor": "one"}', "save_foreign"),
        (b'{"athanor": true}', "save_foreign"),
        (b'{"athanor": 99}', "save_newer"),
        (b'{"athanor": 1}', "save_changed"),
        (b"[" * 100_000, "save_broken"),
        ('{"athanor": 1, "é": 1}'.encode("latin-1"), "save_broken"),
        (b"9" * 10_000, "save_broken"),
    ],
)
def test_foreign_files(tmp_path, content, reason):
    assert broken(tmp_path, content) == reason


def test_an_oversized_file_is_not_even_read(tmp_path):
    path = tmp_path / "huge"
    with open(path, "wb") as file:
        file.truncate(saves.LARGEST + 1)
    with pytest.raises(SaveError, match="far too large"):
        Match.load(path)


def test_saved_by_newer_rules(tmp_path, good):
    assert broken(tmp_path, edited(good, lambda data: data.update(rules=DominionRules.version + 1))) == "save_newer"


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("setup"),
        lambda data: data.pop("answers"),
        lambda data: data.pop("turns"),
        lambda data: data.pop("begin"),
        lambda data: data.update(rules="1"),
        lambda data: data.update(setup=[]),
        lambda data: data["setup"].update(game="chess"),
        lambda data: data["setup"].update(players=["Ann"]),
        lambda data: data["setup"].update(kingdom="__import__('os')"),
        lambda data: data["setup"].update(seed="7"),
        lambda data: data.update(answers=None),
        lambda data: data["answers"].__setitem__(3, "Copper"),
        lambda data: data["answers"].__setitem__(3, [-1]),
        lambda data: data["answers"].__setitem__(3, [10**30]),
        lambda data: data["answers"].__setitem__(3, [0, 0]),
        lambda data: data["answers"].__setitem__(3, [0.5]),
        lambda data: data["answers"].__setitem__(3, [[]]),
        lambda data: data["answers"].__setitem__(3, 7),
        lambda data: data["answers"].append([77]),
        lambda data: data["turns"].__setitem__(2, [4, "0" * 24]),
        lambda data: data["turns"].pop(),
        lambda data: data.update(turns=7),
        lambda data: data.update(turns=[[[], ""]]),
        lambda data: data.update(begin={"players": []}),
        lambda data: data.update(begin=[]),
    ],
)
def test_an_edited_save_is_refused_with_a_sentence(tmp_path, good, change):
    assert broken(tmp_path, edited(good, change)) in ("save_inconsistent", "save_astray")


# A later rule fix


OLD_SAVES = Path(__file__).parent / "old_saves"
ASKED = {"dominion-1.athanor": ("gain", "Remodel", 7), "dominion-2-coop.athanor": ("discard", "Locusts", 42)}


@pytest.mark.parametrize("path", sorted(OLD_SAVES.iterdir()), ids=lambda path: path.name)
def test_saves_of_earlier_versions_still_open(path):
    """Each was saved in the middle of a question, by the rules of its time. They are never written anew."""
    match = Match.load(path)
    assert (match.decision.verb, match.decision.source, match.turn.number) == ASKED[path.name]


def test_a_save_from_before_a_field_was_there_still_opens(tmp_path, good, monkeypatch):
    monkeypatch.setitem(saves.GAMES, "dominion", LaterRules())
    path = tmp_path / "older"
    path.write_bytes(edited(good, lambda data: data["checkpoint"]["state"].pop("quiet_turns")))
    assert Match.load(path).decision is not None


class LaterRules(DominionRules):
    """Rules in which the first shuffle falls out otherwise: the old answers lead to another game."""

    version = DominionRules.version + 1

    def begin(self, checked):
        state = super().begin(checked)
        state.random ^= 1
        for player in state.players:
            player.deck.reverse()
        return state


def test_an_old_save_goes_on_from_its_checkpoint_after_a_change_of_the_rules(tmp_path, monkeypatch):
    match = played(160)
    match.save(tmp_path / "game")
    monkeypatch.setitem(saves.GAMES, "dominion", LaterRules())
    loaded = Match.load(tmp_path / "game")
    assert loaded.decision == match.decision
    assert loaded.rules.to_data(loaded.state) == match.rules.to_data(match.state)
    # It can be saved and loaded again, and undone no further than the checkpoint.
    loaded.answer(*loaded.decision.options[: loaded.decision.at_least])
    loaded.save(tmp_path / "again")
    assert facts(Match.load(tmp_path / "again")) == facts(loaded)


def test_an_old_save_in_the_middle_of_an_effect_comes_back_to_the_same_question(tmp_path, monkeypatch):
    table = deal(hand="Remodel Estate Copper", deck="Gold Silver")
    table.play("Remodel", trash="Estate")
    table.match.save(tmp_path / "game")
    monkeypatch.setitem(saves.GAMES, "dominion", LaterRules())
    loaded = Match.load(tmp_path / "game")
    assert loaded.decision == table.match.decision
    assert loaded.trash == ["Estate"]


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state.update(seat=9),
        lambda state: state.update(phase="night"),
        lambda state: state.update(coins="many"),
        lambda state: state.update(known="zz"),
        lambda state: state.update(known=""),
        lambda state: state["players"].pop(),
        lambda state: state["players"][0]["hand"].append(3),
        lambda state: state["players"][0].update(hand=[], deck=[], discard=[]),
        lambda state: state["supply"].pop("Copper"),
        lambda state: state["trash"].append(10**6),
        lambda state: state.update(extra_turns=[[7, 8]]),
        lambda state: state.update(marks={"Smithy": 1}),
        lambda state: state.update(marks={"Nothing": 1}),
    ],
)
def test_a_nonsensical_checkpoint_is_refused(tmp_path, good, monkeypatch, change):
    monkeypatch.setitem(saves.GAMES, "dominion", LaterRules())
    content = edited(good, lambda data: change(data["checkpoint"]["state"]))
    assert broken(tmp_path, content) == "save_inconsistent"
