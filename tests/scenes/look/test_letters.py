"""Text in small letters: words stay apart, letters stay together, and nothing is wider than it was measured."""

import pygame
import pytest

from scenes.look.look import FACES, LARGEST_FINE, Look

TEXTS = ("einen Verwalter", "Ohne Trank", "2 Verwalter", "Verwandlung", "Basiskarten entsorgen", "jj fi Tj f", "😀 →")


@pytest.fixture
def look():
    pygame.font.init()
    return Look((1280, 720))


def widest_gap(line: pygame.Surface) -> int:
    """How many empty columns there are between two letters."""
    columns = [any(line.get_at((x, y)).a > 60 for y in range(line.get_height())) for x in range(line.get_width())]
    return max(map(len, "".join("#" if column else " " for column in columns).strip().split("#")))


@pytest.mark.parametrize("pixels", range(11, 22))
@pytest.mark.parametrize("weight", ["regular", "semibold"])
def test_words_do_not_run_together_and_letters_do_not_gape(look, pixels, weight):
    for first, second in (("einen", "Verwalter"), ("einen", "Trank"), ("2", "Verwalter"), ("Ohne", "Trank")):
        assert widest_gap(look.render(f"{first} {second}", pixels, weight)) >= max(2, pixels // 6)
    for word in ("Verwandlung", "Basiskarten", "entsorgen"):
        assert widest_gap(look.render(word, pixels, weight)) <= max(1, pixels // 8)


@pytest.mark.parametrize("weight", FACES)
def test_a_line_is_as_wide_as_it_was_measured(look, weight):
    for pixels in (9, 14, LARGEST_FINE, LARGEST_FINE + 1, 60):
        font = look.font(pixels, weight)
        for text in TEXTS:
            line = look.render(text, pixels, weight)
            assert line.get_size() == (look.measure(text, pixels, weight), font.get_height())
            assert line.get_width() == pytest.approx(font.size(text)[0], rel=0.05, abs=4)
        assert look.measure("", pixels, weight) == 0
        assert look.render("", pixels, weight).get_width() <= 1


def test_a_text_grows_evenly_with_its_size(look):
    whole = look.measure("Verwandlung", LARGEST_FINE)
    for pixels in range(9, LARGEST_FINE):
        assert look.measure("Verwandlung", pixels) == pytest.approx(whole * pixels / LARGEST_FINE, abs=1)


def test_letters_have_the_colour_that_was_asked_for(look):
    line = look.render("Markt", 16, "bold", (200, 30, 40))
    shown = [line.get_at((x, y)) for x in range(line.get_width()) for y in range(line.get_height())]
    assert {tuple(pixel)[:3] for pixel in shown if pixel.a} == {(200, 30, 40)}
    assert max(pixel.a for pixel in shown) > 240


def test_letters_outlive_no_display(look):
    from scenes.look.look import forget_fonts

    look.render("Markt", 16)
    forget_fonts()
    pygame.quit()
    pygame.font.init()
    assert Look((1280, 720)).render("Markt", 16).get_bounding_rect().width > 20
