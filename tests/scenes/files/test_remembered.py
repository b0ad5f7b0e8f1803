"""What is remembered of earlier games: people, kingdoms, and how the last game was made."""

import json
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.errors import GameError
from game.core.wishes import LONGEST_NAME
from game.dominion.kingdoms import KINGDOMS
from scenes.files import FileTrouble, Folders, SavedKingdom
from scenes.files.remembered import MOST_KINGDOMS, MOST_NAMES, Kingdoms, Names, last_choices
from tests.scenes.files.test_store import JSON, patient, reasons

CARDS = KINGDOMS[0].cards
OTHER_CARDS = KINGDOMS[1].cards


@pytest.fixture
def folders(tmp_path):
    return Folders(tmp_path / "config", tmp_path / "data")


def write(path, data):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data), encoding="utf-8")


def written(path):
    return json.loads(path.read_text(encoding="utf-8"))


def refused(reason, action, *arguments, **named):
    with pytest.raises(GameError) as caught:
        action(*arguments, **named)
    assert caught.value.reason == reason


# People


def test_who_played_last_comes_first_and_nobody_comes_twice():
    names = Names().remembering(["Ann", "Bob"]).remembering(["Cid", "Ann"])
    assert names.recent == ("Cid", "Ann", "Bob")
    assert names.forgetting("Ann").recent == ("Cid", "Bob")
    assert names.forgetting("Zoë") == names


def test_a_name_is_what_a_game_takes_for_one():
    given = [" Zoë ", "", "   ", "a\nb", "\ud800", "x" * LONGEST_NAME, "y" * (LONGEST_NAME + 1), "李雷"]
    assert Names().remembering(given).recent == ("Zoë", "x" * LONGEST_NAME, "李雷")


def test_only_so_many_are_remembered():
    names = Names().remembering(["Zoë"]).remembering(f"Guest {number}" for number in range(MOST_NAMES))
    assert len(names.recent) == MOST_NAMES
    assert "Zoë" not in names


def test_names_come_back(folders):
    assert Names.load(folders) == (Names(), [])
    names = Names().remembering(["Zoë", "Jürgen"])
    assert names.save(folders) == []
    assert Names.load(folders) == (names, [])
    assert folders.names.parent == folders.data
    assert not folders.config.exists()


def test_what_is_no_name_is_left_out_and_told(folders):
    write(folders.names, {"names": ["Ann", 5, None, "Bob", "Ann", ["Cid"]], "colours": {"Ann": "red"}})
    names, [trouble] = Names.load(folders)
    assert names.recent == ("Ann", "Bob")
    assert trouble.reason == "names_value"
    assert trouble.details["value"] == ("5", "None", "['Cid']")
    names.save(folders)
    assert written(folders.names) == {"names": ["Ann", "Bob"], "colours": {"Ann": "red"}}


@pytest.mark.parametrize("data", [["Ann"], {"names": "Ann"}, {"names": {"Ann": 1}}, "Ann"])
def test_names_of_another_shape_are_put_aside(folders, data):
    write(folders.names, data)
    names, troubles = Names.load(folders)
    assert (names, reasons(troubles)) == (Names(), ["file_broken"])
    assert written(folders.names.with_name("names.json.broken")) == data


# Kingdoms


def saved(folders, *kingdoms):
    """A file with these kingdoms."""
    book = Kingdoms()
    for kingdom in kingdoms:
        book, troubles = book.add(folders, kingdom)
        assert troubles == []
    return book


def test_kingdoms_come_back_in_their_order(folders):
    first = SavedKingdom("Zoë’s", CARDS)
    second = SavedKingdom("Gemeinsam", OTHER_CARDS, provinces=12, duchies=9)
    third = SavedKingdom("Kurz", OTHER_CARDS, provinces=7)
    book = saved(folders, first, second, third)
    assert list(book) == [first, second, third]
    assert Kingdoms.load(folders) == (book, [])
    assert book.find("Gemeinsam") == second


def test_cards_are_found_as_people_write_them(folders):
    book = saved(folders, SavedKingdom(" Mine ", tuple(name.upper() for name in CARDS)))
    assert list(book) == [SavedKingdom("Mine", CARDS)]


def test_a_kingdom_of_which_no_game_can_be_made_is_not_saved(folders):
    for reason, kingdom in {
        "kingdom_name": SavedKingdom("  ", CARDS),
        "kingdom_size": SavedKingdom("A", CARDS[:9]),
        "card_twice": SavedKingdom("A", (*CARDS[:9], CARDS[0])),
        "no_kingdom_card": SavedKingdom("A", (*CARDS[:9], "Xyzzy")),
        "coop_provinces": SavedKingdom("A", CARDS, provinces=13),
        "coop_duchies": SavedKingdom("A", CARDS, provinces=12, duchies=11),
        "coop_both": SavedKingdom("A", CARDS, provinces=8, duchies=2),
    }.items():
        refused(reason, Kingdoms().add, folders, kingdom)
    refused("kingdom_name", Kingdoms().add, folders, SavedKingdom("x" * (LONGEST_NAME + 1), CARDS))
    assert not folders.kingdoms.exists()


def test_a_name_that_is_taken_is_replaced_only_if_that_is_said(folders):
    book = saved(folders, SavedKingdom("Mine", CARDS), SavedKingdom("Yours", CARDS))
    refused("kingdom_taken", book.add, folders, SavedKingdom("mine", OTHER_CARDS))
    assert Kingdoms.load(folders)[0] == book
    book, _ = book.add(folders, SavedKingdom("mine", OTHER_CARDS), replace=True)
    assert list(book) == [SavedKingdom("Yours", CARDS), SavedKingdom("mine", OTHER_CARDS)]
    assert Kingdoms.load(folders)[0] == book


def test_renaming(folders):
    book = saved(folders, SavedKingdom("Mine", CARDS, 12, 3), SavedKingdom("Yours", CARDS))
    renamed, _ = book.rename(folders, "Mine", " MINE ")  # another way to write the same
    assert list(renamed) == [SavedKingdom("Yours", CARDS), SavedKingdom("MINE", CARDS, 12, 3)]
    assert Kingdoms.load(folders)[0] == renamed
    refused("kingdom_taken", renamed.rename, folders, "MINE", "yours")
    refused("kingdom_name", renamed.rename, folders, "MINE", "")
    refused("kingdom_gone", renamed.rename, folders, "Theirs", "Ours")
    assert Kingdoms.load(folders)[0] == renamed


def test_deleting(folders):
    book = saved(folders, SavedKingdom("Mine", CARDS), SavedKingdom("Yours", CARDS))
    book, _ = book.delete(folders, "Mine")
    assert list(book) == [SavedKingdom("Yours", CARDS)]
    assert Kingdoms.load(folders)[0] == book
    refused("kingdom_gone", book.delete, folders, "Mine")


@pytest.mark.parametrize(
    "entry",
    [
        {"cards": [*CARDS[:9], "Card of a later set"]},
        {"cards": CARDS[:9]},
        {"cards": "random"},
        {"cards": {"sets": ["Alchemy"]}},
        {"cards": [[]] * 10},
        {"cards": CARDS, "provinces": "many"},
        {"cards": CARDS, "duchies": [3]},
        {},
        [],
        None,
        list(CARDS),
    ],
)
def test_an_entry_that_can_not_be_played_is_skipped_and_stays_in_the_file(folders, entry):
    write(folders.kingdoms, {"Mine": {"cards": CARDS}, "Later": entry, "Yours": {"cards": OTHER_CARDS}})
    book, [trouble] = Kingdoms.load(folders)
    assert [kingdom.name for kingdom in book] == ["Mine", "Yours"]
    assert trouble.reason == "kingdom_skipped"
    assert trouble.details["value"] == ("Later",)
    book, _ = book.delete(folders, "Mine")
    assert list(written(folders.kingdoms)) == ["Later", "Yours"]
    refused("kingdom_taken", book.add, folders, SavedKingdom("later", CARDS))
    book, _ = book.add(folders, SavedKingdom("Later", CARDS), replace=True)
    assert Kingdoms.load(folders) == (book, [])
    assert list(written(folders.kingdoms)) == ["Yours", "Later"]


def test_a_name_that_is_none_is_skipped(folders):
    write(folders.kingdoms, {"": {"cards": CARDS}, " Mine": {"cards": CARDS}, "a\nb": {"cards": CARDS}})
    book, [trouble] = Kingdoms.load(folders)
    assert (list(book), trouble.reason) == ([], "kingdom_skipped")


def test_what_another_window_saved_meanwhile_stays(folders):
    here = saved(folders, SavedKingdom("Mine", CARDS))
    there, _ = Kingdoms.load(folders)
    there.add(folders, SavedKingdom("Theirs", OTHER_CARDS))
    here.add(folders, SavedKingdom("Second", CARDS))
    assert [kingdom.name for kingdom in Kingdoms.load(folders)[0]] == ["Mine", "Theirs", "Second"]


def test_there_is_an_end_to_the_room(folders):
    write(folders.kingdoms, {f"Kingdom {number}": {"cards": CARDS} for number in range(MOST_KINGDOMS)})
    book, _ = Kingdoms.load(folders)
    refused("kingdoms_full", book.add, folders, SavedKingdom("One more", CARDS))
    book, _ = book.add(folders, SavedKingdom("Kingdom 7", OTHER_CARDS), replace=True)
    book, _ = book.delete(folders, "Kingdom 8")
    book.add(folders, SavedKingdom("One more", CARDS))
    assert len(Kingdoms.load(folders)[0].saved) == MOST_KINGDOMS


def test_a_kingdom_that_could_not_be_written_is_not_there(folders, monkeypatch):
    book = saved(folders, SavedKingdom("Mine", CARDS))

    def full_disk(*arguments):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full_disk)
    with pytest.raises(FileTrouble):
        book.add(folders, SavedKingdom("Yours", CARDS))
    assert Kingdoms.load(folders) == (book, [])


ENTRIES = JSON | st.fixed_dictionaries(
    {"cards": st.just(list(CARDS)) | JSON}, optional={"provinces": JSON | st.just(12), "duchies": JSON | st.just(3)}
)


@patient
@given(st.dictionaries(st.text(), ENTRIES, max_size=4) | JSON)
def test_whatever_stands_in_the_file_what_is_offered_can_be_played(data):
    with tempfile.TemporaryDirectory() as folder:
        folders = Folders(Path(folder), Path(folder))
        write(folders.kingdoms, data)
        book, troubles = Kingdoms.load(folders)
        assert len(troubles) <= 1
        for kingdom in book:
            assert kingdom.checked() == kingdom
        if isinstance(data, dict):
            assert len(book.saved) + len(book.skipped) == len(data)


# The last game


def test_only_what_can_be_choices_is_taken_for_them(folders):
    assert last_choices(folders) == ({}, [])
    write(folders.last_game, {"dominion": {"players": ["Ann", 7]}, "chess": 5})
    assert last_choices(folders) == ({"dominion": {"players": ["Ann", 7]}}, [])
