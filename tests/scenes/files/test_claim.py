"""Two windows never play from the same folder of saves."""

import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from scenes.files.claim import claim
from scenes.title import Title
from tests.scenes.play.playing import games_in, played
from tests.window import window

ROOT = Path(__file__).resolve().parents[3]
PLAYING = textwrap.dedent("""
    import sys
    from pathlib import Path
    from scenes.files.claim import claim
    print(claim(Path(sys.argv[1])), flush=True)
    sys.stdin.readline()
""")


@pytest.fixture
def another_window(tmp_path):
    """A process that plays from the folder of saves, until it is ended."""
    folder = tmp_path / "saves"
    process = subprocess.Popen(
        [sys.executable, "-c", PLAYING, folder], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout.readline() == "True\n"
    yield process
    process.kill()
    process.communicate()


def test_one_process_may_claim_a_folder_again_and_again(tmp_path):
    assert claim(tmp_path)
    assert claim(tmp_path)
    assert claim(tmp_path / "another one")


def test_a_folder_that_another_process_has_is_free_when_that_is_killed(another_window, tmp_path):
    assert not claim(tmp_path / "saves")
    another_window.kill()
    another_window.wait()
    assert claim(tmp_path / "saves")


def test_where_nothing_can_be_written_nothing_can_be_written_over(tmp_path):
    (tmp_path / "file").write_text("This is no folder.")
    assert claim(tmp_path / "file")


def test_a_second_window_says_so_and_changes_nothing(another_window, tmp_path):
    match = played(20)
    games = games_in(tmp_path)
    match.save(games.current)
    before = games.current.read_bytes()
    with window(tmp_path) as here:
        title = Title(here.app)
        here.show(title)
        here.click_on("continue")
        assert here.app.scene is title
        assert any("another window" in sentence for sentence in here.app.notices.sentences)
        here.app.notices.clear()
        title.ways.begin(match.setup, [(name, None) for name in match.setup["players"]])
        assert here.app.scene is title
        assert any("another window" in sentence for sentence in here.app.notices.sentences)
        here.click_on("cards")  # everything else is there
        assert here.app.scene.name == "cards"
    assert games.current.read_bytes() == before
