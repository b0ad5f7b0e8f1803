"""Watching a game again, by mouse and by keyboard, from every seat."""

import pygame
import pytest

from game import Match
from game.core.errors import SaveError
from scenes.app.widgets import Button, Choice, Label
from scenes.dominion.picture import picture_of
from scenes.inspector import Inspector
from scenes.play.games import Games
from scenes.play.session import Session
from scenes.play.thinker import Thinker
from scenes.replay import ReplayScene
from scenes.replay.timeline import Timeline
from scenes.results import ResultsScene
from scenes.table.places import PlaceWidget
from tests.scenes.finished import Played, whole
from tests.scenes.play.playing import played
from tests.window import LANGUAGES, TEXT_SIZES, window

SIZES = ((1024, 640), (1920, 1080))


def show(w, match, bots=(), speed="off"):
    """A replay that stands still at its beginning."""
    w.app.change_settings(speed=speed)
    scene = ReplayScene(w.app, Played(match, bots).replay)
    w.show(scene)
    w.press(pygame.K_HOME)
    return scene


def find(w, name):
    widget = w.app.scene.stage.find(name)
    assert widget is not None, name
    return widget


def bare(text):
    return "".join(text.split())


def lines(scene):
    """What stands in the log, without the spaces: some of them are between two of its pieces."""
    return [bare("".join(run.text for run in line.runs)) for line in scene.log._lines]


def sentences(scene, match=None):
    """What should stand there: all that the match has told, as these eyes saw it."""
    events = (match or scene.replay.match).events
    told = [scene.app.words.log(scene.as_seen(event), scene.players) for event in events]
    return [bare(sentence) for sentence in told if sentence is not None]


def shows(scene, match):
    """Whether the board shows a match as it is, to the eyes that look."""
    return scene.board.picture == picture_of(match, scene.eyes)


# Where it begins and ends


def test_it_begins_at_the_beginning_and_plays_by_itself(tmp_path):
    with window(tmp_path) as w:
        w.app.change_settings(speed="off")
        scene = ReplayScene(w.app, Played(whole(2)).replay)
        w.show(scene)
        assert (scene.replay.position, scene.is_playing) == (0, True)
        w.frame(0.1, 40)
        assert scene.replay.position >= 2


def test_played_to_its_end_it_has_the_same_result_and_stops(tmp_path):
    match = whole(2)
    with window(tmp_path) as w:
        scene = show(w, match)
        w.press(pygame.K_SPACE)
        for _ in range(20_000):
            w.frame(1.0)
            if not scene.is_playing:
                break
        assert scene.replay.position == match.answers
        assert scene.replay.match.result == match.result
        assert scene.replay.match.events == match.events
        assert shows(scene, match)
        assert lines(scene)[-1] == bare("The game is over.")


def test_played_again_from_the_end_it_begins_anew(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, whole(2))
        w.press(pygame.K_END)
        w.press(pygame.K_SPACE)
        assert scene.is_playing
        assert scene.replay.position <= 1


def test_the_results_are_offered_at_the_end(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, whole(2))
        assert scene.stage.find("results") is None
        w.press(pygame.K_END)
        w.click_on("results")
        assert isinstance(w.app.scene, ResultsScene)
        assert f"{whole(2).result.winners[0]} wins!" in w.texts()


def test_a_game_that_was_not_finished_has_no_results(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, played(40))
        w.press(pygame.K_END)
        assert scene.stage.find("results") is None
        assert not find(w, "side crown").enabled
        w.press(pygame.K_r)
        assert w.app.scene is scene


def test_a_game_that_was_never_begun_can_be_looked_at(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, played(0))
        for key in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_UP, pygame.K_DOWN, pygame.K_END, pygame.K_SPACE):
            w.press(key)
        assert scene.replay.position == 0
        assert not find(w, "forward").enabled


# Steps


def test_any_turn_shows_what_the_match_had_then(tmp_path):
    match = whole(2)
    with window(tmp_path) as w:
        scene = show(w, match)
        for turn in scene.replay.turns[1:]:
            w.press(pygame.K_DOWN)
            assert scene.replay.position == turn.answers
            assert shows(scene, match.at(turn.answers))
        assert scene.replay.position < match.answers
        w.press(pygame.K_PAGEDOWN)
        assert scene.replay.position == match.answers
        for turn in reversed(scene.replay.turns):
            w.press(pygame.K_UP)
            assert shows(scene, match.at(turn.answers))
        assert scene.replay.position == 0


def test_of_six_players_too(tmp_path):
    match = whole(6)
    with window(tmp_path) as w:
        scene = show(w, match)
        for turn in scene.replay.turns[::7]:
            scene.go_to(turn.answers + 1)
            w.press(pygame.K_UP)
            assert scene.replay.position == turn.answers
            assert shows(scene, match.at(turn.answers))
            assert lines(scene) == sentences(scene)


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_forth_and_back_step_by_step(tmp_path, speed):
    match = whole(2, mode="coop", provinces=12, duchies=3)
    with window(tmp_path) as w:
        scene = show(w, match, speed=speed)
        for position in range(1, 17):
            w.press(pygame.K_RIGHT)
            assert scene.replay.position == position
            w.frame(0.5, 30 if speed == "normal" else 2)
            assert scene.pace.is_idle
            assert shows(scene, match.at(position))
            assert lines(scene) == sentences(scene)
        for position in range(15, -1, -1):
            w.press(pygame.K_LEFT)
            assert shows(scene, match.at(position)), "a step back jumps"
            assert lines(scene) == sentences(scene)


def test_a_step_forward_moves_the_cards_and_the_next_one_does_not_wait(tmp_path):
    match = whole(2)
    with window(tmp_path) as w:
        scene = show(w, match, speed="normal")
        w.press(pygame.K_RIGHT)
        w.frame(0.05, 2)
        assert scene.pace.flights
        assert scene.replay.position == 1
        w.press(pygame.K_RIGHT)
        assert scene.replay.position == 2
        first = sentences(scene, match.at(1))
        assert lines(scene)[: len(first)] == first, "what was to be seen of the first step is told all the same"
        w.frame(0.5, 100)
        assert shows(scene, match.at(2))


@pytest.mark.parametrize("wish", [{}, {"mode": "coop", "provinces": 12, "duchies": 3}])
def test_the_next_turn_has_not_begun_while_the_end_of_this_one_is_shown(tmp_path, wish):
    with window(tmp_path) as w:
        scene = show(w, whole(2, **wish), speed="normal")
        scene.go_to(scene.replay.turns[7].answers - 1)
        before = scene.titles[6]
        assert before in w.texts()
        w.press(pygame.K_RIGHT)
        shown = []
        while not scene.pace.is_idle:
            w.frame(0.05)
            begun = [event for event in scene.told if event.name == "turn"]
            assert scene.heading == scene.app.words.log(begun[-1], scene.players)
            shown += [scene.heading] if scene.heading not in shown else []
            if scene.heading == before:
                assert before in w.texts()
        assert (shown[0], shown[-1]) == (before, scene.titles[7])
        assert scene.titles[7] in w.texts()


def test_a_click_on_the_board_ends_what_moves_there(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, whole(2), speed="slow")
        w.press(pygame.K_RIGHT)
        w.frame(0.05, 2)
        assert not scene.pace.is_idle
        w.click(scene.board.areas.banner.center)
        assert scene.pace.is_idle
        assert shows(scene, scene.replay.match)


def test_the_buttons_do_what_the_keys_do(tmp_path):
    match = whole(2)
    with window(tmp_path) as w:
        scene = show(w, match)
        second = scene.replay.turns[1].answers
        w.click_on("turn_forward")
        assert scene.replay.position == second
        w.click_on("forward")
        assert scene.replay.position == second + 1
        w.click_on("back")
        w.click_on("back")
        assert scene.replay.position == second - 1
        w.click_on("turn_forward")
        w.click_on("turn_back")
        assert scene.replay.position == 0
        w.click_on("play")
        assert scene.is_playing
        w.click_on("play")
        assert not scene.is_playing


def test_a_step_by_hand_stops_what_plays_by_itself(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, whole(2))
        for key in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_DOWN, pygame.K_UP, pygame.K_END, pygame.K_HOME):
            w.press(pygame.K_SPACE)
            assert scene.is_playing
            w.press(key)
            assert not scene.is_playing


def test_the_bar_goes_anywhere_and_says_where_that_is(tmp_path):
    match = whole(2)
    with window(tmp_path, language="de") as w:
        scene = show(w, match)
        bar = find(w, "timeline")
        assert isinstance(bar, Timeline)
        w.click((bar.x(30), bar.bar.centery))
        assert abs(scene.replay.position - 30) <= 1
        assert shows(scene, match.at(scene.replay.position))
        assert scene.titles[bar.turn_at(scene.replay.position)] in w.texts()
        assert f"Schritt {scene.replay.position} von {match.answers}" in w.texts()
        turn = scene.replay.turns[20]
        w.move((bar.x(turn.answers + 1), bar.bar.centery))
        assert scene.titles[bar.turn_at(bar.answers_at(bar.x(turn.answers + 1)))] in w.texts()


def test_the_bar_can_be_dragged_from_end_to_end(tmp_path):
    match = whole(2)
    with window(tmp_path) as w:
        scene = show(w, match)
        bar = find(w, "timeline")
        w.down(bar.bar.midleft)
        for step in range(11):
            w.move((bar.bar.x + bar.bar.width * step // 10, bar.bar.centery + 40))
            assert shows(scene, match.at(scene.replay.position))
        assert scene.replay.position == match.answers
        w.up(bar.bar.midright)
        w.move((5, 5))
        assert scene.replay.position == match.answers


def test_the_bar_is_always_as_wide_so_that_a_drag_stays_where_it_is(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, whole(2))
        wide = find(w, "timeline").rect.width
        w.press(pygame.K_RIGHT)
        w.frame(0.5, 4)
        assert scene.latest_words in w.texts()
        assert find(w, "timeline").rect.width == wide
        w.press(pygame.K_END)
        assert find(w, "results")
        assert find(w, "timeline").rect.width == wide


def test_who_drags_while_it_plays_watches_on_from_there(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, whole(2))
        w.press(pygame.K_SPACE)
        bar = find(w, "timeline")
        w.click((bar.x(30), bar.bar.centery))
        here = scene.replay.position
        w.frame(0.5, 10)
        assert scene.is_playing
        assert scene.replay.position > here


# Speed


def test_faster_is_faster(tmp_path):
    took = []
    for part in (0, 1, 2, 3):
        with window(tmp_path) as w:
            scene = show(w, whole(2), speed="normal")
            choice = find(w, "speed")
            assert isinstance(choice, Choice)
            w.click(choice.parts()[part])
            w.press(pygame.K_SPACE)
            frames = 0
            while scene.replay.position < 4:
                w.frame(0.05)
                frames += 1
            took.append(frames)
    assert took == sorted(took, reverse=True)
    assert took[0] > 3 * took[3]


def test_the_speed_can_be_chosen_with_the_keyboard_alone(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, whole(2), speed="normal")
        scene.stage.put_focus(find(w, "speed"))
        w.press(pygame.K_RIGHT)
        assert scene.speed == 2
        assert scene.replay.position == 0, "the arrows mean the choice while it has the focus"


def test_who_wants_no_motion_gets_none(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, whole(2), speed="off")
        w.press(pygame.K_RIGHT)
        assert not scene.pace.flights
        assert shows(scene, scene.replay.match)


# Eyes


def test_the_buttons_say_whose_eyes_they_are_where_there_is_room(tmp_path):
    with window(tmp_path) as w:
        show(w, whole(2))
        assert [find(w, f"seat {seat}").player for seat in (0, 1)] == ["Annegret", "Bob"]
        show(w, whole(6))
        assert find(w, "seat 5").player == ""
        assert "Friedrich-Karl" in find(w, "seat 5").tip


def test_one_person_sees_what_they_saw_then(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, whole(3), bots=["smithy", None, "random"])
        assert scene.seat == 1
        assert scene.board.bottom == 1
        sides = scene.board.picture.sides
        assert None not in sides[1].zones["hand"]
        assert set(sides[0].zones["hand"]) == {None}


def test_several_people_see_everything_from_whose_turn_it_is(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, whole(3))
        assert scene.seat is None
        for _ in range(4):
            assert scene.board.bottom == scene.replay.match.turn.seat
            assert all(None not in side.zones["hand"] for side in scene.board.picture.sides)
            w.press(pygame.K_DOWN)


def test_numbers_and_buttons_change_whose_eyes_look(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, whole(3))
        for _ in range(7):
            w.press(pygame.K_DOWN)
        w.press(pygame.K_3, "3")
        assert (scene.seat, scene.board.bottom) == (2, 2)
        assert set(scene.board.picture.sides[0].zones["hand"]) == {None}
        told = lines(scene)
        assert told == sentences(scene)
        w.click_on("seat 0")
        assert (scene.seat, scene.board.bottom) == (0, 0)
        assert lines(scene) != told, "the log tells what these eyes saw"
        w.press(pygame.K_4, "4")
        assert scene.seat == 0, "there is no fourth player"
        w.press(pygame.K_0, "0")
        assert scene.seat is None
        w.click_on("seat 1")
        w.click_on("open")
        assert scene.seat is None


def test_a_hand_that_is_not_seen_stays_hidden_while_cards_move(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, whole(2), bots=[None, "smithy"], speed="normal")
        hidden = 0
        for _ in range(12):
            w.press(pygame.K_RIGHT)
            for _ in range(40):
                w.frame(0.05)
                zone = scene.board.picture.sides[1].zones["hand"]
                hidden += len(zone)
                assert all(card is None for card in zone)
        assert hidden


# The rest of the table


def test_cards_can_be_looked_at(tmp_path):
    with window(tmp_path) as w:
        show(w, whole(2))
        w.click(find(w, "pile Witch").rect, button=3)
        assert isinstance(w.app.scene, Inspector)
        w.press(pygame.K_ESCAPE)
        assert isinstance(w.app.scene, ReplayScene)


def test_the_log_can_be_hidden_and_everything_stays_where_it_was(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, whole(2))
        w.press(pygame.K_END)
        told = lines(scene)
        w.press(pygame.K_l)
        assert not w.app.settings.show_log
        assert scene.replay.position == scene.replay.length
        w.press(pygame.K_l)
        assert lines(scene) == told


def test_esc_goes_back(tmp_path):
    with window(tmp_path) as w:
        below = show(w, whole(2))
        show(w, whole(3))
        w.press(pygame.K_ESCAPE)
        assert w.app.scene is below
        show(w, whole(3))
        w.click_on("side cross")
        assert w.app.scene is below


def test_the_language_can_change_meanwhile(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, whole(2))
        w.press(pygame.K_END)
        w.app.change_settings(language="de")
        w.frame()
        assert lines(scene)[-1] == bare("Das Spiel ist zu Ende.")
        assert scene.titles[0].startswith("Zug 1: ")


# Files


def test_a_file_can_be_watched(tmp_path):
    with window(tmp_path) as w:
        games, thinker = Games(w.app.files.folders), Thinker(elsewhere=False)
        session = Session.from_match(whole(2), Played(whole(2), [None, "smithy"]).chairs, games, thinker)
        session.close()
        thinker.close()
        (summary,) = games.finished()
        w.show(ReplayScene(w.app, summary.path))
        w.press(pygame.K_END)
        assert w.app.scene.replay.match.result == whole(2).result
        assert w.app.scene.seat == 0


def test_a_file_that_is_none_is_told(tmp_path):
    path = tmp_path / "broken.athanor"
    path.write_text("{", encoding="utf-8")
    with window(tmp_path) as w, pytest.raises(SaveError):
        ReplayScene(w.app, path)


def test_where_the_beginning_is_missing_that_is_said(tmp_path):
    half = played(40)
    continued = Match.continued(half.rules, half.setup, half.turns[-1].state.copy())
    with window(tmp_path, language="de") as w:
        w.show(ReplayScene(w.app, Played(continued).replay))
        assert any("Regeln geändert" in sentence for sentence in w.app.notices.sentences)


# How it looks


def faults(w):
    """Words that are cut, controls that lie on cards or on each other, and anything outside of the window."""
    found = [f"cut: {each.text}" for each in w.written() if each.is_cut]
    widgets, whole_window = w.app.scene.stage.widgets, w.app.display.surface.get_rect()
    controls = [widget for widget in widgets if isinstance(widget, Button | Choice | Label | Timeline)]
    places = [widget for widget in widgets if isinstance(widget, PlaceWidget)]
    assert len(controls) + len(places) == len([widget for widget in widgets if widget.name != "log"])
    found += [f"outside: {widget.name}" for widget in controls if not whole_window.contains(widget.rect)]
    for number, one in enumerate(controls):
        for other in [*controls[number + 1 :], *places]:
            if one.rect.colliderect(other.rect):
                found.append(f"overlap: {one.name or one.rect} and {other.name or other.rect}")
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_nothing_is_cut_and_no_control_lies_on_a_card(tmp_path, size, language, text_size):
    games = [whole(2), whole(6), whole(2, mode="coop", provinces=12, duchies=3)]
    with window(tmp_path, size, language, text_size) as w:
        for match in games:
            scene = show(w, match)
            scene.go_to(scene.replay.turns[9].answers)
            w.press(pygame.K_RIGHT)
            assert faults(w) == []
            w.press(pygame.K_END)
            assert faults(w) == []
            scene.toggle_log()
            w.frame()
            assert faults(w) == []
            scene.toggle_log()
