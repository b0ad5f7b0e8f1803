"""The rule book: turning pages, jumping to sections, and cards in its text."""

import pygame
import pytest

from scenes.app.scene import Scene
from scenes.app.widgets import Paragraph
from scenes.inspector import Inspector, Mention
from scenes.rules import LINE, PAGES, Heading, RulesScene
from scenes.rules_pages import CHAPTERS
from tests.window import LANGUAGES, SIZES, TEXT_SIZES, Window, window


def opened(w: Window, chapter: str = "") -> RulesScene:
    w.show(Scene(w.app))
    scene = RulesScene(w.app, chapter)
    w.show(scene)
    w.settle()
    return scene


def mentions(scene: RulesScene) -> list[Mention]:
    return [each for each in scene.text_area.children if isinstance(each, Mention)]


def test_a_first_game_is_explained_step_by_step(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w)
        steps = CHAPTERS[0].sections
        assert "Step 1 of 8" in w.texts()
        for section in steps[1:]:
            w.click_on("next")
            assert scene.page.sections == (section,)
            assert w.app.words.say(section.title) in w.texts()
        assert "Step 8 of 8" in w.texts()
        w.click_on("previous")
        assert "Step 7 of 8" in w.texts()
        w.click_on("section opening")
        assert "Step 5 of 8" in w.texts()


def test_a_step_pictures_the_cards_that_it_speaks_of(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w)
        w.click_on("section look_around")
        pictured = [each.name for each in scene.text_area.children if each.name.startswith("card ")]
        assert pictured == [f"card {name}" for name in ("Copper", "Estate", "Silver", "Gold", "Duchy", "Province")]
        w.click_on("card Silver")
        inspector = w.app.scene
        assert isinstance(inspector, Inspector)
        assert inspector.card == "Silver"
        w.press(pygame.K_RIGHT)
        assert inspector.card == "Gold"


def test_left_and_right_turn_every_page_and_stop_at_both_ends(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w)
        w.press(pygame.K_LEFT)
        assert scene.number == 0
        for number in range(1, len(PAGES)):
            w.press(pygame.K_RIGHT)
            assert scene.number == number
        w.press(pygame.K_RIGHT)
        assert scene.page.chapter is CHAPTERS[-1]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_it_opens_where_it_is_asked_to(tmp_path, chapter):
    with window(tmp_path) as w:
        assert opened(w, chapter.name).page.chapter is chapter


def test_an_unknown_chapter_opens_at_the_beginning(tmp_path):
    with window(tmp_path) as w:
        assert opened(w, "nonsense").number == 0


def test_keys_scroll_the_text(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w, "rivals")
        area = scene.text_area
        w.press(pygame.K_DOWN)
        assert area.offset > 0
        w.press(pygame.K_UP)
        assert area.offset == 0
        w.press(pygame.K_PAGEDOWN)
        assert area.offset > area.rect.height // 2
        w.press(pygame.K_END)
        assert area.offset == area.most
        w.press(pygame.K_HOME)
        assert area.offset == 0


def test_a_section_in_the_list_is_jumped_to_even_the_last_one(tmp_path):
    with window(tmp_path, (1920, 1080)) as w:
        scene = opened(w, "coop")
        for section in scene.page.sections:
            w.click_on(f"section {section.name}")
            heading = next(
                each for each in scene.text_area.children if isinstance(each, Heading) and each.section is section
            )
            assert 0 <= heading.rect.y - scene.text_area.rect.y < 40
            assert scene._section_in_sight() is section


def test_the_list_can_be_used_with_the_keyboard(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w)
        for _ in range(30):
            w.press(pygame.K_TAB)
            if scene.stage.focus == "chapter coop":
                break
        w.press(pygame.K_RETURN)
        assert scene.page.chapter.name == "coop"
        w.press(pygame.K_DOWN)  # in the list the arrows go on to its sections
        assert scene.stage.focus == "section idea"


def test_a_card_that_is_pointed_at_appears_and_goes_again(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w, "rivals")
        w.click_on("section supply")
        mention = mentions(scene)[0]
        assert mention.card == "Copper"
        w.move(mention.rect)
        assert scene.looked_at is None  # only after a moment
        w.frame(0.2)
        assert scene.looked_at is mention
        before = w.app.display.surface.copy()
        w.move((5, 5))
        assert scene.looked_at is None
        assert before.get_view("0").raw != w.app.display.surface.get_view("0").raw


def test_a_card_in_the_text_can_be_clicked_and_reached_with_the_keyboard(tmp_path):
    with window(tmp_path, language="de") as w:
        scene = opened(w, "rivals")
        w.click_on("section supply")
        w.click(mentions(scene)[0].rect)
        assert w.app.scene.card == "Copper"
        w.press(pygame.K_ESCAPE)
        for _ in range(40):
            w.press(pygame.K_TAB)
            if scene.looked_at is not None:
                break
        assert scene.looked_at in mentions(scene)
        w.press(pygame.K_RETURN)
        assert isinstance(w.app.scene, Inspector)


def test_esc_goes_back(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w)
        w.press(pygame.K_ESCAPE)
        assert w.app.scene is not scene


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_nothing_is_cut_and_lines_have_a_good_length(tmp_path, size, language, text_size):
    with window(tmp_path, size, language, text_size) as w:
        scene = opened(w)
        for _ in PAGES:
            assert [each for each in w.written() if each.is_cut] == []
            area = scene.text_area
            for each in area.children:
                assert area.rect.left <= each.rect.left
                assert each.rect.right <= area.rect.right
            w.press(pygame.K_RIGHT)
        usable = [each.rect for each in scene.stage.widgets if each.is_usable]
        assert all(not one.colliderect(other) for one in usable for other in usable if one is not other)
        assert all(w.app.display.surface.get_rect().contains(rect) for rect in usable)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_has_about_seventy_letters(tmp_path, language):
    with window(tmp_path, (1920, 1080), language) as w:
        scene = opened(w, "rivals")
        lines: dict[tuple[int, int], int] = {}
        for number, paragraph in enumerate(each for each in scene.text_area.children if isinstance(each, Paragraph)):
            for run in paragraph.runs:
                lines[number, run.rect.y] = lines.get((number, run.rect.y), 0) + len(run.text) + 1
        full = sorted(lines.values())[len(lines) // 2 :]
        assert 62 <= sum(full) / len(full) <= 76
        assert LINE <= 640
