"""The end of a game in the window: read, pointed at, and left in every way."""

from time import sleep

import pygame
import pytest

from game import Match
from scenes.app.widgets import Panel
from scenes.dominion.results import account_of
from scenes.inspector import Inspector
from scenes.play.games import Games
from scenes.play.session import Session
from scenes.play.thinker import Thinker
from scenes.replay import ReplayScene
from scenes.results import ResultsScene
from scenes.results.chart import Plot
from scenes.results.standings import Standing, Trophy, ranks
from scenes.table.scene import TableScene
from scenes.title import Title
from scenes.words import Words
from tests.scenes.finished import KINGDOM, Played, coop_end, last_turn, whole
from tests.window import LANGUAGES, TEXT_SIZES, window

SIZES = ((1024, 640), (1920, 1080))


def show(w, match, bots=(), **how):
    scene = ResultsScene(w.app, Played(match, bots), **how)
    w.show(scene)
    return scene


def at_rest(w):
    """Nothing moves any more: the lines are drawn, and the last ember is out."""
    for _ in range(300):
        w.frame(0.1)
        if not w.app.scene.needs_frame:
            return
    raise AssertionError("It never comes to rest.")


def find(w, name):
    widget = w.app.scene.stage.find(name)
    assert widget is not None, name
    return widget


# What one reads


def test_it_says_who_won_why_and_with_what(tmp_path):
    with window(tmp_path) as w:
        show(w, last_turn("Province Province Province", "Duchy Estate"), bots=[None, "smithy"])
        texts = w.texts()
        assert "Ann wins!" in texts
        assert "20 points ahead of Bob. The last Province is gone." in texts
        assert "Ann: 4 cards" in texts
        assert {"Ann", "Bob"} <= set(texts)
        assert find(w, "part 0 Province").tip == "4 × Province: 24 points"
        assert find(w, "part 1 Estate").tip == "1 × Estate: 1 point"


def test_in_german_too(tmp_path):
    with window(tmp_path, language="de") as w:
        show(w, coop_end("Curse", "Duchy", "Duchy Duchy", tokens=3))
        assert "Der Automa gewinnt" in w.texts()
        assert find(w, "part 0 Curse").tip == "1 × Fluch: −1 Punkt"
        assert find(w, "part 2 token").tip == "3 × Marker: −3 Punkte"


def test_the_language_can_change_while_it_is_open(tmp_path):
    with window(tmp_path) as w:
        show(w, last_turn("Province", "Duchy"))
        w.app.change_settings(language="de")
        assert "Ann gewinnt!" in w.texts()


def test_equal_sides_share_a_place():
    account = account_of(last_turn("Estate", "Province Estate", "Duchy", "Duchy"), Words("en"))
    assert ranks(account.sides) == [1, 1, 3, 3]


# How it looks


def faults(w):
    """Words that are cut, things outside of the window, and things on each other but for cards in their rows."""
    whole_window = w.app.display.surface.get_rect()
    found = [f"cut: {each.text}" for each in w.written() if each.is_cut]
    widgets = [widget for widget in w.app.scene.stage.widgets if not isinstance(widget, Panel)]
    found += [f"outside: {widget.name}" for widget in widgets if not whole_window.contains(widget.rect)]
    for number, one in enumerate(widgets):
        for other in widgets[number + 1 :]:
            if one.rect.colliderect(other.rect):
                is_in_row = isinstance(one, Standing) and isinstance(other, Trophy) and one.rect.contains(other.rect)
                if not is_in_row:
                    found.append(f"overlap: {one.name or one.rect} and {other.name or other.rect}")
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_nothing_is_cut_and_nothing_lies_on_anything_else(tmp_path, size, language, text_size):
    games = [
        whole(2),
        whole(6),
        whole(2, mode="coop", provinces=12, duchies=3),
        last_turn("Estate", "Province Estate", "Province Estate", "Estate"),
    ]
    with window(tmp_path, size, language, text_size) as w:
        w.app.change_settings(speed="off")
        for match in games:
            scene = show(w, match)
            scene.point_at(scene.growth.steps // 2)
            w.frame()
            assert faults(w) == []


def test_many_sorts_of_points_overlap_but_stay_in_their_row(tmp_path):
    kingdom = ["Vineyard", "Harem", "Great Hall", "Nobles", "Mill", "Duke", "Gardens"]
    deck = " ".join(["Province Duchy Estate Curse", *kingdom])
    match = last_turn(deck, deck, "Duchy", "Estate", kingdom=kingdom)
    with window(tmp_path, (1024, 640), "de") as w:
        show(w, match)
        row = find(w, "side 0").rect
        trophies = [widget for widget in w.app.scene.stage.walk() if widget.name.startswith("part 0 ")]
        assert len(trophies) == 11
        assert all(row.contains(widget.rect) for widget in trophies)
        assert len({widget.rect.x for widget in trophies}) == 11


def test_points_of_one_digit_are_written_as_large_as_those_of_two(tmp_path):
    with window(tmp_path) as w:
        show(w, last_turn("Province " * 5 + "Estate", "Duchy Curse"))
        trophies = [widget for widget in w.app.scene.stage.walk() if isinstance(widget, Trophy)]
        assert {each.part.points for each in trophies} == {36, 1, 3, -1}
        assert len({each.shield.pixels for each in trophies}) == 1


def test_what_cards_are_worth_together_stands_beside_them(tmp_path):
    for match in (whole(2), whole(6)):  # rows of different height
        with window(tmp_path) as w:
            show(w, match)
            for each in (widget for widget in w.app.scene.stage.walk() if isinstance(widget, Trophy)):
                high = each.shield.height
                assert max(each.rect.width - each.card.width, each.rect.height - each.card.height) >= high


def test_at_the_end_of_each_line_stands_whose_it_is(tmp_path):
    with window(tmp_path) as w:
        w.app.change_settings(speed="off")
        show(w, coop_end("Curse", "Duchy", "Duchy Duchy"))
        chart = find(w, "plot").chart
        names = [each for each in w.written() if each.box.x >= chart.area.right and each.box.bottom < chart.box.bottom]
        assert {"Ann", "Bob", "Together", "The automa"} <= {each.text for each in names}


def test_the_lines_draw_themselves_and_then_everything_rests(tmp_path):
    with window(tmp_path) as w:
        show(w, whole(2))
        plot = find(w, "plot")
        assert isinstance(plot, Plot)
        assert plot.part < 0.1
        w.frame(0.1, 5)
        assert 0.1 < find(w, "plot").part < 1
        at_rest(w)
        assert find(w, "plot").part == 1


def test_what_is_drawn_in_parts_looks_as_if_drawn_at_once(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, whole(3))
        chart = find(w, "plot").chart
        for step in (3, 9, 20):
            w.frame(0.1, 5)
            w.move((chart.x(step), chart.area.centery))
        at_rest(w)
        in_parts = pygame.image.tobytes(w.app.display.surface, "RGB")
        scene.stage.is_dirty = True
        w.frame()
        assert pygame.image.tobytes(w.app.display.surface, "RGB") == in_parts


@pytest.mark.parametrize("change", [{"speed": "off"}, {"reduced_motion": True}])
def test_who_wants_no_motion_sees_everything_at_once(tmp_path, change):
    with window(tmp_path) as w:
        w.app.change_settings(**change)
        show(w, whole(2))
        assert find(w, "plot").part == 1
        w.frame()
        assert not w.app.scene.needs_frame


# What can be pointed at


def test_pointing_at_a_turn_tells_its_points(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, whole(2))
        chart = find(w, "plot").chart
        w.move((chart.x(9), chart.area.centery))
        assert scene.step == 9
        texts = w.texts()
        assert scene.growth.titles[9] in texts
        assert all(f"{points[9]}" in texts for points in scene.growth.points)
        w.move((5, 5))
        assert scene.step is None
        assert scene.growth.titles[9] not in w.texts()


def test_a_turn_can_be_chosen_with_the_arrows(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, whole(2))
        scene.stage.put_focus(find(w, "plot"))
        w.press(pygame.K_LEFT)
        assert scene.step == scene.growth.steps - 1
        w.press(pygame.K_LEFT)
        w.press(pygame.K_LEFT)
        assert scene.step == scene.growth.steps - 3
        w.press(pygame.K_RIGHT)
        assert scene.growth.titles[-2] in w.texts()


def test_a_click_on_a_side_shows_its_cards(tmp_path):
    with window(tmp_path) as w:
        show(w, last_turn("Province Gold", "Moat Moat"))
        assert "Ann: 3 cards" in w.texts()
        w.click(find(w, "side 1").rect.move(-find(w, "side 1").rect.width // 2 + 30, 0).center)
        assert "Bob: 2 cards" in w.texts()
        assert find(w, "owned Moat").count == 2


def test_the_keyboard_gets_everywhere(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, last_turn("Province Gold", "Moat Moat"))
        seen = []
        for _ in scene.stage.usable():
            w.press(pygame.K_TAB)
            seen.append(scene.stage.focus)
        assert seen[:4] == ["again", "watch", "table", "title"]
        assert {"side 0", "side 1", "part 0 Province", "plot", "owned Gold"} <= set(seen)
        scene.stage.put_focus(find(w, "side 1"))
        w.press(pygame.K_RETURN)
        assert "Bob: 2 cards" in w.texts()


def test_space_at_the_end_of_a_game_begins_no_other_one(tmp_path):
    """Whoever skips the last motion with it may press it once too often."""
    with window(tmp_path) as w:
        scene = show(w, whole(2))
        w.press(pygame.K_SPACE)
        w.press(pygame.K_RETURN)
        assert w.app.scene is scene


@pytest.mark.parametrize("button", [1, 3])
@pytest.mark.parametrize("name", ["owned Gold", "part 0 Province"])
def test_a_click_on_a_card_shows_it_large(tmp_path, button, name):
    with window(tmp_path) as w:
        show(w, last_turn("Province Gold", "Moat"))
        w.click(find(w, name).rect, button)
        assert isinstance(w.app.scene, Inspector)
        assert w.app.scene.card == name.split()[-1]


def test_hovering_shows_a_card_beside_it(tmp_path):
    with window(tmp_path) as w:
        show(w, last_turn("Province Gold Moat", "Moat"))
        before = w.app.display.surface.copy()
        w.move(find(w, "owned Moat").rect)
        w.frame(0.3, 3)
        area = find(w, "plot").rect
        assert pygame.image.tobytes(before.subsurface(area), "RGB") != pygame.image.tobytes(
            w.app.display.surface.subsurface(area), "RGB"
        ), "the card is shown over the plot"


def test_long_lists_of_cards_can_be_scrolled(tmp_path):
    kingdom = ["Moat", "Duke", "Gardens", "Village", "Smithy", "Witch", "Market", "Militia", "Mine", "Cellar"]
    with window(tmp_path, (1024, 640)) as w:
        show(w, last_turn(" ".join(["Gold Silver Copper Estate Duchy Curse", *kingdom]), "Moat", kingdom=kingdom))
        area = find(w, "cards 0")
        assert area.most > 0
        w.app.scene.stage.put_focus(find(w, "owned Curse"))
        assert area.rect.contains(find(w, "owned Curse").rect)


# Where one goes from here


def test_again_means_the_same_players_and_cards_dealt_anew(tmp_path):
    with window(tmp_path) as w:
        w.app.push(Title(w.app))
        match = whole(3, practice=True)
        show(w, match)
        w.click_on("again")
        table = next(scene for scene in w.app.stack if isinstance(scene, TableScene))
        setup = table.session.match.setup
        assert {**setup, "seed": 0} == {**match.setup, "seed": 0}
        assert setup["kingdom"] == KINGDOM
        assert setup["seed"] != match.setup["seed"]
        assert [scene.name for scene in w.app.stack[:2]] == ["title", "table"], "the old game is off the table"


def test_a_position_can_be_played_again_too(tmp_path):
    with window(tmp_path) as w:
        w.app.push(Title(w.app))
        show(w, last_turn("Province", "Duchy"))
        w.click_on("again")
        table = next(scene for scene in w.app.stack if isinstance(scene, TableScene))
        assert table.session.match.supply["Province"] == 1
        assert table.session.match.decision is not None


def test_to_the_replay_and_back(tmp_path):
    with window(tmp_path) as w:
        scene = show(w, whole(2))
        w.click_on("watch")
        assert isinstance(w.app.scene, ReplayScene)
        assert w.app.scene.replay.length == scene.match.answers
        w.press(pygame.K_ESCAPE)
        assert w.app.scene is scene


def test_to_the_title(tmp_path):
    with window(tmp_path) as w:
        w.app.push(Title(w.app))
        show(w, whole(2))
        w.click_on("title")
        assert [scene.name for scene in w.app.stack] == ["title"]


def test_opened_from_a_replay_it_leads_back_there(tmp_path):
    with window(tmp_path) as w:
        replay = ReplayScene(w.app, Played(whole(2)).replay)
        w.show(replay)
        w.press(pygame.K_r)
        assert isinstance(w.app.scene, ResultsScene)
        assert [w.app.scene.stage.find(name) for name in ("watch", "table")] == [None, None]
        w.click_on("back")
        assert w.app.scene is replay


# At the end of a game at the table


@pytest.fixture
def thinker():
    thinker = Thinker(elsewhere=False)
    yield thinker
    thinker.close()


def play_to_the_end(w, thinker):
    """Ann buys the last Province at the table."""
    turn = {"seat": 0, "phase": "buy", "coins": 8}
    players = [{"name": "Ann", "deck": ["Duchy"]}, {"name": "Bob", "deck": ["Duchy"]}]
    position = {"game": "dominion", "seed": 1, "kingdom": ["Moat"], "supply": {"Province": 1}, "practice": True}
    match = Match.from_position({**position, "players": players, "turn": turn})
    chairs = Played(match, [None, "random"]).chairs
    table = TableScene(w.app, Session.from_match(match, chairs, Games(w.app.files.folders), thinker))
    w.app.change_settings(speed="off")
    w.show(table)
    wait(w, lambda: table.prompt is not None)
    w.click_on("pile Province")
    wait(w, lambda: w.app.scene is not table)
    return table


def wait(w, until):
    for _ in range(2000):
        if until():
            return
        w.frame(0.02)
        sleep(0.001)
    raise AssertionError("It never happens.")


def test_the_table_shows_the_results_when_the_game_is_over(tmp_path, thinker):
    with window(tmp_path) as w:
        play_to_the_end(w, thinker)
        assert isinstance(w.app.scene, ResultsScene)
        assert "Ann wins!" in w.texts()


def test_from_the_table_one_gets_back_to_the_results(tmp_path, thinker):
    with window(tmp_path) as w:
        table = play_to_the_end(w, thinker)
        w.click_on("table")
        assert w.app.scene is table
        w.frame(0.1, 5)
        assert w.app.scene is table, "they do not come by themselves again"
        w.click_on("results")
        assert isinstance(w.app.scene, ResultsScene)


def test_the_end_can_be_taken_back_and_come_again(tmp_path, thinker):
    with window(tmp_path) as w:
        table = play_to_the_end(w, thinker)
        w.press(pygame.K_ESCAPE)
        w.press(pygame.K_u)
        wait(w, lambda: table.prompt is not None)
        assert table.stage.find("results") is None
        w.click_on("pile Province")
        wait(w, lambda: w.app.scene is not table)
        assert isinstance(w.app.scene, ResultsScene)
