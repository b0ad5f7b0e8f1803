"""What the README shows is what happens."""

import re
from pathlib import Path

import pytest

from scenes.command_line import main

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_run(example, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    exec(compile(example, "README.md", "exec"), {"__name__": "example"})


def test_the_table_is_what_the_command_prints(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    command = re.search(r"athanor (simulate .*)", README).group(1)
    arguments = [word.strip('"') for word in re.findall(r'"[^"]*"|\S+', command)]
    assert main(arguments) == 0
    printed = [line.strip() for line in capsys.readouterr().out.splitlines()]
    shown = [line.strip() for line in README.splitlines()]
    assert printed[0] in shown
    start = shown.index(printed[0])
    assert shown[start : start + len(printed)] == printed


def test_the_links_lead_somewhere():
    for document in ("README.md", "CONTRIBUTING.md"):
        for link in re.findall(r"\]\(([^)#:]+)\)", (ROOT / document).read_text(encoding="utf-8")):
            assert (ROOT / link).exists(), f"{document}: {link}"


def test_the_set_up_is_two_commands():
    section = README.split("## Set it up")[1].split("\n## ")[0]
    commands = [line.split("#")[0].strip() for line in section.splitlines() if line.startswith("    ")]
    assert commands == ["python3 packaging/bootstrap.py", "python3 packaging/bootstrap.py test"]
