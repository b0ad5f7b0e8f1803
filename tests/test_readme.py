"""What the README shows is what happens."""

import re
from pathlib import Path

import pytest

from game import Match
from scenes.command_line import main, position
from tests import card_table

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_run(example, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    exec(compile(example, "README.md", "exec"), {"__name__": "example"})


def test_the_position_can_be_played(tmp_path):
    (example,) = re.findall(r"```toml\n(.*?)```", README, re.DOTALL)
    (tmp_path / "position.toml").write_text(example, encoding="utf-8")
    match = Match.from_position(position.read(tmp_path / "position.toml"))
    assert match.zone(0, "hand") == ["Militia", "Copper"]


@pytest.mark.parametrize("command", re.findall(r"^    athanor (simulate .*)", README, re.MULTILINE))
def test_a_table_is_what_the_command_prints(command, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    arguments = [word.strip('"') for word in re.findall(r'"[^"]*"|\S+', command)]
    assert main(arguments) == 0
    printed = [line.strip() for line in capsys.readouterr().out.splitlines()]
    shown = [line.strip() for line in README.splitlines()]
    start = shown.index(printed[0], shown.index(f"athanor {command}"))
    assert shown[start : start + len(printed)] == printed


def test_the_tables_of_sets_and_kingdoms_are_true():
    assert card_table.written() == card_table.tables(), "write them anew: python -m tests.card_table"


def test_every_card_of_the_boxes_is_there_and_tested():
    printed = {card for names in card_table.PRINTED.values() for card in names.split(", ")}
    assert printed == card_table.implemented()
    assert card_table.tested() == printed


def test_the_links_lead_somewhere():
    for document in ("README.md", "CONTRIBUTING.md"):
        for link in re.findall(r"\]\(([^)#:]+)\)", (ROOT / document).read_text(encoding="utf-8")):
            assert (ROOT / link).exists(), f"{document}: {link}"


def test_the_set_up_is_two_commands():
    section = README.split("## Set it up")[1].split("\n## ")[0]
    commands = [line.split("#")[0].strip() for line in section.splitlines() if line.startswith("    ")]
    assert commands == ["python3 packaging/bootstrap.py", "python3 packaging/bootstrap.py test"]
