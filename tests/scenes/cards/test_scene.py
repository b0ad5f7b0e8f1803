"""The gallery: typing, filtering, moving over the cards, and opening one."""

import pygame
import pytest

from game.dominion.cards import CARDS
from scenes.app.scene import Scene
from scenes.app.widgets import Picture, ScrollArea
from scenes.cards import CardsScene
from scenes.cards import scene as module
from scenes.inspector import Inspector
from tests.window import LANGUAGES, SIZES, TEXT_SIZES, Window, window


def opened(w: Window) -> CardsScene:
    w.show(Scene(w.app))
    scene = CardsScene(w.app)
    w.show(scene)
    w.settle()
    return scene


def cards_on(scene: CardsScene) -> list[str]:
    return [each.name.removeprefix("card ") for each in scene.stage.walk() if isinstance(each, Picture)]


def test_every_card_is_there_under_the_heading_of_its_set(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w)
        assert sorted(cards_on(scene)) == sorted(entry.name for entry in scene.every)
        assert "113 cards" in w.texts()
        assert "Basic cards · 8 cards" in w.texts()


def test_whoever_just_types_searches(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w)
        w.type("burggraben")
        assert scene.sieve.search == "burggraben"
        assert cards_on(scene) == ["Moat"]
        assert "1 of 113 cards" in w.texts()
        w.press(pygame.K_ESCAPE)  # takes the words away first
        assert scene.sieve.search == ""
        assert len(cards_on(scene)) == 113
        w.press(pygame.K_ESCAPE)
        assert w.app.scene is not scene


@pytest.mark.parametrize("way", ["slash", "control"])
def test_a_key_leads_to_the_search_and_types_nothing(tmp_path, way):
    with window(tmp_path) as w:
        scene = opened(w)
        if way == "slash":
            w.press(pygame.K_SLASH, "/")
        else:
            w.press(pygame.K_f, mod=pygame.KMOD_CTRL)
        assert scene.stage.focus == "search"
        assert scene.sieve.search == ""
        w.type("moat")
        assert scene.sieve.search == "moat"


def test_filters_are_pressed_and_let_go(tmp_path):
    with window(tmp_path, (1920, 1080)) as w:
        scene = opened(w)
        w.click_on("set Alchemy")
        w.click_on("type treasure")
        assert cards_on(scene) == ["Philosopher's Stone"]
        w.click_on("type treasure")
        w.click_on("set Guilds")
        both = {kind.name for kind in CARDS.values() if kind.set_name in ("Alchemy", "Guilds")}
        assert set(cards_on(scene)) == both
        w.click_on("coins 2")
        assert set(cards_on(scene)) == {name for name in both if CARDS[name].cost.coins == 2}
        w.click_on("clear")
        assert len(cards_on(scene)) == 113


def test_potion_and_edition_are_chosen_with_the_keyboard(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w)
        scene.stage.focus = "potion"
        w.press(pygame.K_RIGHT)
        w.press(pygame.K_RIGHT)
        assert set(cards_on(scene)) == {kind.name for kind in CARDS.values() if kind.cost.potions}
        w.press(pygame.K_LEFT)
        w.press(pygame.K_LEFT)
        scene.stage.focus = "edition"
        w.press(pygame.K_RIGHT)
        w.press(pygame.K_RIGHT)
        assert "Feast" not in cards_on(scene)
        assert "Artisan" in cards_on(scene)


def test_sorting_inside_the_sets(tmp_path):
    with window(tmp_path, language="de") as w:
        scene = opened(w)
        w.click_on("set Alchemy")
        coins = [CARDS[name].cost.coins for name in cards_on(scene)]
        assert coins == sorted(coins)
        scene.stage.focus = "order"
        w.press(pygame.K_RIGHT)
        titles = [w.app.words.card(name) for name in cards_on(scene)]
        assert titles[0] == "Alchemist"
        assert titles == sorted(titles, key=lambda title: title.replace("ä", "a").lower())


def test_where_nothing_is_found_it_is_said(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w)
        w.type("xyzzy")
        assert cards_on(scene) == []
        assert any(text.startswith("No card fits.") for text in w.texts())
        w.press(pygame.K_DOWN)  # there is no card to go to
        w.settle()


def test_a_click_opens_the_inspector_which_steps_through_what_was_found(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w)
        w.click_on("set Guilds")
        names = cards_on(scene)
        w.click_on(f"card {names[1]}")
        inspector = w.app.scene
        assert isinstance(inspector, Inspector)
        assert inspector.names == names
        w.press(pygame.K_RIGHT)
        assert inspector.card == names[2]
        w.press(pygame.K_ESCAPE)
        assert w.app.scene is scene
        assert cards_on(scene) == names


def test_a_right_click_and_a_long_press_open_it_too(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w)
        place = scene.stage.find("card Copper").rect
        w.click(place, 3)
        assert isinstance(w.app.scene, Inspector)
        w.press(pygame.K_ESCAPE)
        w.down(place)
        w.frame(0.6)
        assert isinstance(w.app.scene, Inspector)
        w.up(place)  # the finger goes up over the inspector, and that closes nothing
        assert isinstance(w.app.scene, Inspector)


def test_arrows_move_over_the_cards_and_enter_opens_one(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w)
        names = cards_on(scene)
        w.press(pygame.K_DOWN)
        assert scene.stage.focus == f"card {names[0]}"
        w.press(pygame.K_RIGHT)
        assert scene.stage.focus == f"card {names[1]}"
        for _ in range(30):
            w.press(pygame.K_DOWN)
        area, widget = scene.stage.find("grid"), scene.stage.find(scene.stage.focus)
        assert isinstance(area, ScrollArea)
        assert area.offset == area.most  # it follows to the very end
        assert widget.name.removeprefix("card ") in names[-8:]
        assert area.rect.contains(widget.rect)
        w.press(pygame.K_RIGHT)
        while scene.stage.focus != f"card {names[-1]}":
            w.press(pygame.K_RIGHT)  # to the side they are read like a page
        w.press(pygame.K_RIGHT)  # and after the last one comes none
        assert scene.stage.focus == f"card {names[-1]}"
        w.press(pygame.K_RETURN)
        assert w.app.scene.card == names[-1]


def test_from_the_first_cards_the_arrows_lead_to_the_search_and_the_filters(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w)
        w.press(pygame.K_DOWN)
        w.press(pygame.K_UP)
        assert scene.stage.focus == "search"
        w.press(pygame.K_DOWN)
        assert scene.stage.focus == "card Copper"
        w.press(pygame.K_LEFT)
        assert scene.stage.focus.startswith(("set", "type"))


def test_home_end_and_pages_scroll(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w)
        area = scene.stage.find("grid")
        w.press(pygame.K_END)
        assert area.offset == area.most > 0
        w.press(pygame.K_HOME)
        assert area.offset == 0
        w.press(pygame.K_PAGEDOWN)
        assert 0 < area.offset < area.most


def test_a_new_search_is_seen_from_its_beginning(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w)
        w.press(pygame.K_END)
        w.click_on("set Dominion")
        assert scene.stage.find("grid").offset == 0


def test_faces_come_a_few_at_a_time_and_backs_lie_there_meanwhile(tmp_path, monkeypatch):
    clock = iter(range(10_000))  # each look at the clock finds it later than painting may last
    monkeypatch.setattr(module, "perf_counter", lambda: next(clock))
    with window(tmp_path) as w:
        w.show(Scene(w.app))
        scene = CardsScene(w.app)
        painted = []
        compact = w.app.painter.compact
        monkeypatch.setattr(w.app.painter, "compact", lambda face, wide: painted.append(face.id) or compact(face, wide))
        w.show(scene)
        assert painted == ["copper"]
        assert scene.needs_frame
        w.frame()
        assert set(painted) == {"copper", "curse"}
        w.settle()
        in_sight = {each.name for each in scene.stage.find("grid").children if _is_in_sight(scene, each)}
        assert {entry.name for entry in scene.every if entry.face.id in painted} == {
            name.removeprefix("card ") for name in in_sight if name
        }


def _is_in_sight(scene: CardsScene, widget) -> bool:
    return widget.rect.colliderect(scene.stage.find("grid").rect)


def test_the_rest_is_painted_while_nobody_does_anything(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w)
        w.frame(count=113)
        assert len(scene._painted) == 113
        assert not scene.needs_frame


def test_another_language_while_it_is_open(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w)
        w.type("moat")
        w.app.change_settings(language="de")
        w.settle()
        assert cards_on(scene) == ["Moat"]
        assert "1 von 113 Karten" in w.texts()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_nothing_is_cut(tmp_path, size, language, text_size):
    with window(tmp_path, size, language, text_size) as w:
        scene = opened(w)
        w.type("x")
        for name in ("set Nocturne", "type reaction", "coins 2"):  # pressed ones are written bolder
            w.click_on(name)
        assert [each for each in w.written() if each.is_cut] == []
        w.click_on("clear")
        area = scene.stage.find("grid")
        area.scroll_to(area.most // 2)
        w.settle()
        assert [each for each in w.written() if each.is_cut] == []
        boxes = [each.rect for each in scene.stage.widgets if each.is_usable]
        assert all(not one.colliderect(other) for one in boxes for other in boxes if one is not other)
