"""What every test in here begins with: somebody in front of a screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.end_to_end.person import Person, person
from tests.end_to_end.screen import need_tools, screen


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Person]:
    """Somebody who has just sat down; Athanor is not started yet."""
    need_tools()
    with screen(tmp_path / "screen") as empty, person(empty, tmp_path) as somebody:
        yield somebody
