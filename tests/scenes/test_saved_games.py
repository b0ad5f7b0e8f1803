"""The saved games: opened, watched, renamed and deleted, by mouse and by keyboard; and what is said of broken ones."""

import json

import pygame
import pytest

from game.core import saves
from scenes.play.chairs import Chair, Seating
from scenes.saved_games import SavedGames
from scenes.table.scene import TableScene
from scenes.title import Title
from tests.scenes.layout import faults
from tests.scenes.play.playing import games_in, played
from tests.window import LANGUAGES, SIZES, TEXT_SIZES, window

SIX = ("Annegret", "Bob", "Cäcilie", "Dorothea", "Emil", "Friedrich-Wilhelm")
LONG = "Ein Name, so lang, wie ein Name überhaupt werden kann: sechzig"[:60]


def keep(folder, name, answers=30, players=("Ann", "Bob"), **setup):
    match = played(answers, players, **setup)
    games_in(folder).keep(name, saves.to_data(match, seating(players).to_table()))
    return match


def finish(folder, players=("Ann", "Bob")):
    match = played(10_000, players)
    assert match.decision is None
    games_in(folder).finish(saves.to_data(match, seating(players).to_table()), seating(players))


def seating(players):
    return Seating.now([Chair(name, "smithy" if number else None) for number, name in enumerate(players)])


def show(w):
    title = Title(w.app)
    w.show(title)
    w.show(SavedGames(w.app, title.ways))
    return w.app.scene


def rows(w):
    return [each.name.removeprefix("game ") for each in w.app.scene.stage.walk() if each.name.startswith("game ")]


def replace_text(w, text):
    """Type into the line that has the focus, instead of what stands there."""
    for _ in range(70):
        w.press(pygame.K_BACKSPACE)
    w.type(text)


# What is there


def test_without_a_game_it_says_how_one_comes_here(tmp_path):
    with window(tmp_path) as w:
        scene = show(w)
        assert any("No game is saved yet" in text for text in w.texts())
        scene.turn_to("finished")
        assert any("No game is over yet" in text for text in w.texts())
        assert faults(w) == []


def test_the_latest_is_first_and_tells_what_it_is(tmp_path):
    keep(tmp_path, "Friday")
    match = keep(tmp_path, "Saturday", players=("Cid", "Dot"), kingdom="Forbidden Arts")
    with window(tmp_path) as w:
        show(w)
        assert rows(w) == ["Saturday.athanor", "Friday.athanor"]
        texts = w.texts()
        assert "Cid, Dot (bot)" in texts
        assert f"Rivals · Round {(match.state.turn_number + 1) // 2}" in texts
        assert any("Possession" in text for text in texts)  # one of the cards


def test_a_game_that_is_over_is_called_after_its_players_until_it_gets_a_name(tmp_path):
    finish(tmp_path, ("Cid", "Dot"))
    with window(tmp_path) as w:
        scene = show(w)
        assert w.texts().count("Cid, Dot") == 2  # in the list and beside it
        assert any(text.startswith("Rivals\n") for text in w.texts())
        scene.rename(scene.summary, "The long one")
        assert w.texts().count("The long one") == 2
        assert any(text.startswith("Cid, Dot\n") for text in w.texts())


def test_of_a_game_that_is_over_it_says_who_won_and_with_how_many_points(tmp_path):
    finish(tmp_path, ("Cid", "Dot"))
    with window(tmp_path) as w:
        scene = show(w)
        result = scene.ways.games.open(scene.summary.path).match.result
        texts = w.texts()
        assert f"{result.winners[0]} wins!" in texts
        assert any(all(f"{name} {points}" in text for name, points in result.scores.items()) for text in texts)
        w.app.change_settings(language="de")
        w.frame()
        assert f"{result.winners[0]} gewinnt!" in w.texts()


def test_of_one_that_changed_since_it_says_nothing_of_the_end(tmp_path):
    finish(tmp_path)
    (path,) = (tmp_path / "replays").iterdir()
    data = json.loads(path.read_text(encoding="utf-8"))
    data["answers"] = data["answers"][:-1]
    del data["sum"]
    path.write_text(json.dumps(data | {"sum": saves.digest(data)}), encoding="utf-8")
    with window(tmp_path) as w:
        show(w)
        assert not any("wins!" in text for text in w.texts())
        assert w.app.notices.sentences == []


def test_the_game_that_is_being_played_is_not_among_them(tmp_path):
    keep(tmp_path, "Friday")
    games_in(tmp_path).write_current(saves.to_data(played(5, ("Ann", "Bob")), seating(("Ann", "Bob")).to_table()))
    with window(tmp_path) as w:
        show(w)
        assert rows(w) == ["Friday.athanor"]


def test_where_there_are_only_replays_they_are_shown(tmp_path):
    finish(tmp_path)
    with window(tmp_path) as w:
        assert show(w).tab == "finished"
        assert len(rows(w)) == 1


def test_a_broken_file_is_told_and_can_only_be_renamed_or_deleted(tmp_path):
    keep(tmp_path, "Friday")
    (tmp_path / "saves" / "Broken.athanor").write_text("nonsense")
    with window(tmp_path) as w:
        scene = show(w)
        assert any("Broken.athanor is not a whole saved game" in text for text in w.texts())
        assert not scene.stage.find("open").enabled
        w.click_on("game Broken.athanor")  # it is chosen already: still nothing is opened
        assert w.app.scene is scene
        w.click_on("delete")
        w.click_on("button 0")
        assert rows(w) == ["Friday.athanor"]
        assert not (tmp_path / "saves" / "Broken.athanor").exists()


# What can be done


def test_a_game_is_opened(tmp_path):
    match = keep(tmp_path, "Friday")
    with window(tmp_path) as w:
        show(w)
        w.click_on("open")
        table = next(scene for scene in w.app.stack if isinstance(scene, TableScene))
        assert table.session.match.given == match.given
        assert [type(scene) for scene in w.app.stack[:2]] == [Title, TableScene]
        assert (tmp_path / "saves" / "Friday.athanor").exists()  # it stays, to be opened again


def test_opening_one_does_not_wipe_out_the_game_under_way(tmp_path):
    keep(tmp_path, "Friday")
    games_in(tmp_path).write_current(saves.to_data(played(5, ("Cid", "Dot")), seating(("Cid", "Dot")).to_table()))
    with window(tmp_path) as w:
        scene = show(w)
        w.click_on("open")
        assert "Another game is under way" in w.texts()
        w.press(pygame.K_ESCAPE)
        assert w.app.scene is scene
        w.click_on("open")
        w.press(pygame.K_RETURN)
        assert any(summary.chairs[0].name == "Cid" for summary in scene.ways.games.kept())


def test_one_that_broke_meanwhile_is_told(tmp_path):
    keep(tmp_path, "Friday")
    with window(tmp_path) as w:
        scene = show(w)
        (tmp_path / "saves" / "Friday.athanor").write_text("nonsense")
        w.click_on("open")
        assert w.app.scene is scene
        assert any("not a whole saved game" in sentence for sentence in w.app.notices.sentences)
        assert not scene.stage.find("open").enabled


def test_a_game_gets_another_name(tmp_path):
    keep(tmp_path, "Friday")
    with window(tmp_path) as w:
        show(w)
        w.click_on("rename")
        replace_text(w, "Saturday")
        w.press(pygame.K_RETURN)
        assert rows(w) == ["Saturday.athanor"]
        assert w.app.scene.summary.name == "Saturday"


def test_a_name_that_is_taken_is_told_and_asked_again(tmp_path):
    keep(tmp_path, "Friday")
    keep(tmp_path, "Saturday")
    with window(tmp_path) as w:
        show(w)
        w.click_on("rename")
        replace_text(w, "Friday")
        w.press(pygame.K_RETURN)
        assert any("Friday" in sentence for sentence in w.app.notices.sentences)
        assert w.app.scene.name == "dialog"
        assert w.app.scene.typed == "Friday"
        w.press(pygame.K_ESCAPE)
        assert rows(w) == ["Saturday.athanor", "Friday.athanor"]


def test_deleting_asks_first(tmp_path):
    keep(tmp_path, "Friday")
    keep(tmp_path, "Saturday")
    with window(tmp_path) as w:
        show(w)
        w.click_on("delete")
        assert any("“Saturday” will be gone" in text for text in w.texts())
        w.press(pygame.K_ESCAPE)
        assert rows(w) == ["Saturday.athanor", "Friday.athanor"]
        w.click_on("delete")
        w.press(pygame.K_RETURN)  # only who means it deletes: Enter is at the other button
        assert rows(w) == ["Saturday.athanor", "Friday.athanor"]
        w.click_on("delete")
        w.click_on("button 0")
        assert rows(w) == ["Friday.athanor"]
        assert w.app.scene.summary.name == "Friday"
        w.click_on("delete")
        w.click_on("button 0")
        assert rows(w) == []
        assert any("No game is saved yet" in text for text in w.texts())


def test_a_replay_is_watched_and_one_comes_back(tmp_path):
    finish(tmp_path)
    with window(tmp_path) as w:
        scene = show(w)
        w.click_on("watch")
        w.frame()
        assert w.app.scene.name == "replay"
        w.press(pygame.K_ESCAPE)
        assert w.app.scene is scene


def test_the_keyboard_alone_chooses_and_opens(tmp_path):
    match = keep(tmp_path, "Friday", answers=12)
    keep(tmp_path, "Saturday")
    with window(tmp_path) as w:
        scene = show(w)
        assert scene.stage.focus == "game Saturday.athanor"
        w.press(pygame.K_DOWN)
        w.press(pygame.K_RETURN)
        assert scene.summary.name == "Friday"
        w.press(pygame.K_RETURN)
        table = next(each for each in w.app.stack if isinstance(each, TableScene))
        assert table.session.match.given == match.given


def test_the_keyboard_alone_reaches_everything(tmp_path):
    keep(tmp_path, "Friday")
    finish(tmp_path)
    with window(tmp_path) as w:
        scene = show(w)
        reached = set()
        for _ in range(8):
            reached.add(scene.stage.focus)
            w.press(pygame.K_TAB)
        assert reached == {"tab", "game Friday.athanor", "open", "rename", "delete", "back"}
        while scene.stage.focus != "tab":
            w.press(pygame.K_TAB)
        w.press(pygame.K_RIGHT)
        assert scene.tab == "finished"
        assert scene.stage.find("watch")


# In every window


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_can_be_read(tmp_path, size, language):
    for number in range(7):
        keep(tmp_path, f"Friday {number}", 5)
    keep(tmp_path, LONG, 5, SIX, kingdom="Forbidden Arts")
    (tmp_path / "saves" / "Broken.athanor").write_text("nonsense")
    finish(tmp_path)
    for text_size in TEXT_SIZES:
        with window(tmp_path, size, language, text_size) as w:
            scene = show(w)
            for summary in scene.listed[:2]:
                scene.chosen = summary.path
                scene.rebuild()
                assert faults(w) == [], text_size
            scene.turn_to("finished")
            assert faults(w) == [], text_size
