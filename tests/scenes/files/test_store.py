"""Small files: whatever stands in them nothing breaks, and whatever goes wrong nothing that somebody wrote is lost."""

import errno
import json
import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.files import store
from scenes.files.troubles import FileTrouble

patient = settings(deadline=None)  # a busy disk is no failure

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "kept" / "small.json"


def put(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def reasons(troubles):
    return [trouble.reason for trouble in troubles]


def failing(number):
    def fail(*arguments, **named):
        raise OSError(number, os.strerror(number))

    return fail


# Reading


def test_where_there_is_no_file_there_is_nothing_to_tell_and_nothing_is_made(path):
    assert store.read(path) == ({}, [])
    assert not path.parent.exists()


def test_a_file_where_the_folder_should_be_holds_no_file_either(path):
    put(path.parent, b"a letter")
    assert store.read(path) == ({}, [])


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b'{"volume": 4',
        b"\x80\x04\x95pickle",
        b"[1, 2, 3]",
        b'"words"',
        b"null",
        b"\xff\xfe{\x00}\x00",
        '{"é": 1}'.encode("latin-1"),
        b"[" * 100_000,
        b'{"a":' * 50 + b"1" + b"}" * 50,
        b"9" * 10_000,
        b'{"a": ' + b"9" * 10_000 + b"}",
        b'{"a": "' + b" " * store.LARGEST + b'"}',
    ],
    ids=lambda content: repr(content[:16]),
)
def test_what_makes_no_sense_is_put_aside_and_told(path, content):
    put(path, content)
    data, [trouble] = store.read(path)
    assert data == {}
    assert trouble.reason == "file_broken"
    assert trouble.details == {"file": "small.json", "folder": str(path.parent), "aside": "small.json.broken"}
    assert path.with_name("small.json.broken").read_bytes() == content
    assert os.listdir(path.parent) == ["small.json.broken"]
    assert store.read(path) == ({}, [])  # told once


def test_a_mark_that_an_editor_put_before_the_text_does_no_harm(path):
    put(path, b'\xef\xbb\xbf{"a": 1}')
    assert store.read(path) == ({"a": 1}, [])


def test_what_is_put_aside_never_takes_the_place_of_another(path):
    for number in (1, 2, 3):
        put(path, b"broken %d" % number)
        _, [trouble] = store.read(path)
        assert trouble.details["aside"] == f"small.json.broken{'' if number == 1 else f'-{number}'}"
    found = {each.name: each.read_bytes() for each in path.parent.iterdir()}
    assert found == {
        "small.json.broken": b"broken 1",
        "small.json.broken-2": b"broken 2",
        "small.json.broken-3": b"broken 3",
    }


def test_not_even_the_place_of_a_link_to_nowhere(path):
    put(path, b"broken")
    os.symlink("nowhere", path.with_name("small.json.broken"))
    _, [trouble] = store.read(path)
    assert trouble.details["aside"] == "small.json.broken-2"


def test_a_folder_in_the_place_of_the_file_is_put_aside_with_all_that_is_in_it(path):
    put(path / "letter", b"Dear Ann")
    data, troubles = store.read(path)
    assert (data, reasons(troubles)) == ({}, ["file_broken"])
    assert (path.with_name("small.json.broken") / "letter").read_bytes() == b"Dear Ann"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there is no such thing here")
def test_what_never_ends_is_not_read(path):
    path.parent.mkdir()
    os.mkfifo(path)
    assert reasons(store.read(path)[1]) == ["file_broken"]


def test_a_file_about_something_else_is_put_aside(path):
    put(path, b'{"names": 5}')
    data, troubles = store.read(path, lambda data: isinstance(data["names"], list))
    assert (data, reasons(troubles)) == ({}, ["file_broken"])


def test_what_can_not_be_opened_is_left_alone(path, monkeypatch):
    put(path, b'{"a": 1}')
    monkeypatch.setattr(Path, "read_bytes", failing(errno.EACCES))
    data, [trouble] = store.read(path)
    assert data == {}
    assert trouble.reason == "file_not_read"
    assert trouble.details["cause"] == "Permission denied"
    monkeypatch.undo()
    assert store.read(path) == ({"a": 1}, [])


def test_a_broken_file_that_can_not_be_put_aside_is_left_and_never_overwritten(path, monkeypatch):
    put(path, b"broken")
    monkeypatch.setattr(os, "rename", failing(errno.EACCES))
    data, troubles = store.read(path)
    assert (data, reasons(troubles)) == ({}, ["file_broken_left"])
    with pytest.raises(FileTrouble) as caught:
        store.write(path, {"a": 1})
    assert caught.value.reason == "file_broken_left"
    assert path.read_bytes() == b"broken"


def test_a_file_that_can_not_be_read_is_never_overwritten(path, monkeypatch):
    put(path, b'{"a": 1}')
    monkeypatch.setattr(Path, "read_bytes", failing(errno.EACCES))
    with pytest.raises(FileTrouble) as caught:
        store.write(path, {"b": 2})
    assert caught.value.reason == "file_not_allowed"
    monkeypatch.undo()
    assert store.read(path) == ({"a": 1}, [])


@patient
@given(st.binary(max_size=200) | JSON.map(lambda data: json.dumps(data).encode()))
def test_any_bytes_are_data_or_are_put_aside(content):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "small.json")
        path.write_bytes(content)
        data, troubles = store.read(path)
        if troubles:
            assert (data, reasons(troubles)) == ({}, ["file_broken"])
            assert path.with_name("small.json.broken").read_bytes() == content
            assert not path.exists()
        else:
            assert path.read_bytes() == content
            assert json.dumps(data) == json.dumps(json.loads(content.decode("utf-8-sig")))  # NaN is unlike itself
        store.write(path, {"added": 1})
        after, troubles = store.read(path)
        assert troubles == []
        assert json.dumps(after) == json.dumps(data | {"added": 1})


# Writing


def test_writing_makes_the_folder_and_leaves_no_litter(path):
    assert store.write(path, {"a": (1, 2)}) == []
    assert store.read(path) == ({"a": [1, 2]}, [])
    assert os.listdir(path.parent) == ["small.json"]


def test_of_two_writings_the_second_counts_and_what_it_is_not_about_stays(path):
    store.write(path, {"a": 1, "b": 2})
    store.write(path, {"b": 3, "c": 4}, without=["c"])
    assert store.read(path) == ({"a": 1, "b": 3, "c": 4}, [])
    store.write(path, {}, without=["a", "never there"])
    assert store.read(path) == ({"b": 3, "c": 4}, [])
    assert os.listdir(path.parent) == ["small.json"]


def test_a_file_that_was_broken_meanwhile_is_put_aside_before_writing(path):
    put(path, b'{"volume": loud}')
    [trouble] = store.write(path, {"a": 1})
    assert trouble.details["aside"] == "small.json.broken"
    assert path.with_name("small.json.broken").read_bytes() == b'{"volume": loud}'
    assert store.read(path) == ({"a": 1}, [])


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOSPC, "file_disk_full"),
        (errno.EDQUOT, "file_disk_full"),
        (errno.EACCES, "file_not_allowed"),
        (errno.EPERM, "file_not_allowed"),
        (errno.EROFS, "file_not_allowed"),
        (errno.EIO, "file_not_written"),
    ],
)
@pytest.mark.parametrize("step", ["os.replace", "os.fsync", "builtins.open", "pathlib.Path.mkdir"])
def test_what_can_not_be_written_is_said_and_the_old_file_stays(path, monkeypatch, step, number, reason):
    store.write(path, {"a": 1})
    before = path.read_bytes()
    monkeypatch.setattr(step, failing(number))
    with pytest.raises(FileTrouble) as caught:
        store.write(path, {"a": 2})
    monkeypatch.undo()
    assert caught.value.reason == reason
    assert caught.value.details["file"] == "small.json"
    assert caught.value.details["folder"] == str(path.parent)
    assert path.read_bytes() == before
    assert os.listdir(path.parent) == ["small.json"]


@pytest.mark.parametrize("depth", [1, 2])
def test_a_file_where_the_folder_should_be(tmp_path, depth):
    (tmp_path / "letter").write_text("Dear Ann")
    path = tmp_path.joinpath("letter", *["folder"] * (depth - 1), "small.json")
    with pytest.raises(FileTrouble) as caught:
        store.write(path, {"a": 1})
    assert caught.value.reason == "file_no_folder"
    assert (tmp_path / "letter").read_text() == "Dear Ann"


def test_a_link_to_a_file_elsewhere_stays_one(path, tmp_path):
    put(tmp_path / "dotfiles" / "athanor.json", b'{"a": 1}')
    path.parent.mkdir()
    path.symlink_to(tmp_path / "dotfiles" / "athanor.json")
    store.write(path, {"b": 2})
    assert path.is_symlink()
    assert json.loads((tmp_path / "dotfiles" / "athanor.json").read_text()) == {"a": 1, "b": 2}


def test_a_link_to_nowhere_is_said(path, tmp_path):
    path.parent.mkdir()
    path.symlink_to(tmp_path / "stick" / "athanor.json")
    assert store.read(path) == ({}, [])
    with pytest.raises(FileTrouble, match="No such file"):
        store.write(path, {"b": 2})
    assert path.is_symlink()


def test_half_characters_that_somebody_wrote_stay_as_they_are(path):
    put(path, b'{"half": "\\ud83d"}')
    store.write(path, {"a": "Zo\u00eb"})
    assert store.read(path) == ({"half": "\ud83d", "a": "Zo\u00eb"}, [])


def test_a_file_never_becomes_so_large_that_it_would_not_be_read(path):
    store.write(path, {"a": 1})
    with pytest.raises(FileTrouble) as caught:
        store.write(path, {"b": "x" * store.LARGEST})
    assert caught.value.reason == "file_too_large"
    assert store.read(path) == ({"a": 1}, [])


@pytest.mark.parametrize("value", [{1: 2}, {"a": {3}}, [object()], b"bytes", Path("here")])
def test_only_plain_data_is_written(path, value):
    with pytest.raises(ValueError):
        store.write(path, {"a": value})
    assert not path.exists()


def test_what_contains_itself_is_not_plain(path):
    circle: list[object] = []
    circle.append(circle)
    with pytest.raises(ValueError):
        store.plain_copy(circle)


@patient
@given(JSON)
def test_a_copy_is_equal_and_shared_with_nobody(data):
    copy = store.plain_copy({"data": data})
    assert json.dumps(copy) == json.dumps({"data": data})
    assert data is not copy["data"] or not isinstance(data, list | dict)
