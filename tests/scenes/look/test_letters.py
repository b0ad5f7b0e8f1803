"""Text in small letters: words stay apart, letters stay together, and nothing is wider than it was measured."""

import sys
from io import BytesIO

import pygame
import pytest

from assets import FOLDER
from scenes.look import fonts, scripts
from scenes.look.fonts import FACES, LARGEST_FINE, forget_fonts
from scenes.look.look import Look

CATALOGUES = [*FOLDER.glob("words/*/LC_MESSAGES/*.po")]
TEXTS = ("einen Verwalter", "Ohne Trank", "2 Verwalter", "Verwandlung", "Basiskarten entsorgen", "jj fi Tj f", "x² ÷ ½")


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
    look.render("Markt", 16)
    forget_fonts()
    pygame.quit()
    pygame.font.init()
    assert Look((1280, 720)).render("Markt", 16).get_bounding_rect().width > 20


@pytest.mark.parametrize("pixels", [14, 60])
def test_a_name_in_another_script_is_written_with_a_font_of_the_system(look, pixels, monkeypatch):
    """Here the type itself plays that font, so that the test needs none: it is known by a letter of its own."""
    type_ = fonts._type("bold")
    monkeypatch.setattr(scripts, "_file_with", lambda letter: type_ if letter == "漢" else None)
    line = look.render("Anna 漢 Bob", pixels)
    parts = [look.measure("Anna ", pixels), font_width(type_, "漢", pixels), look.measure(" Bob", pixels)]
    assert line.get_width() == look.measure("Anna 漢 Bob", pixels) == sum(parts)
    assert line.get_height() == look.font(pixels).get_height()
    forget_fonts()


def font_width(file: bytes, text: str, pixels: int) -> int:
    return pygame.font.Font(BytesIO(file), pixels).size(text)[0]


def test_fonts_of_the_system_are_found_by_their_letters(monkeypatch, tmp_path):
    """Among those listed are one that is gone, one that is broken, and one that has the letter."""
    whole, broken = tmp_path / "whole.otf", tmp_path / "broken.otf"
    whole.write_bytes(fonts._type("regular"))
    broken.write_bytes(b"nonsense")
    files = {"gone": tmp_path / "gone.otf", "broken": broken, "whole": whole, "again": whole}
    monkeypatch.setattr(scripts, "WIDE", (*files, "none such"))
    monkeypatch.setattr(pygame.font, "match_font", lambda name: files.get(name))
    scripts._wide_files.cache_clear()
    try:
        assert scripts._wide_files() == (whole.read_bytes(),)
        assert scripts._file_with("Ж") == whole.read_bytes()
        assert scripts._file_with("漢") is None
    finally:
        scripts._wide_files.cache_clear()


def test_the_type_has_every_letter_of_our_words():
    """No line of our own waits for the fonts of the system to be looked through."""
    assert CATALOGUES
    words = {letter for file in CATALOGUES for letter in file.read_text(encoding="utf-8")}
    for weight in ("regular", "semibold", "bold"):
        found = scripts.Scripts(fonts._type(weight))
        assert not [letter for letter in sorted(words) if not scripts._has(found._type, letter)]


def test_without_the_type_pygame_s_own_is_written_and_that_is_noted(look, monkeypatch):
    monkeypatch.setitem(sys.modules, "font_source_serif_pro", None)
    monkeypatch.setattr(fonts, "missing_fonts", [])
    forget_fonts()
    fonts._type.cache_clear()
    try:
        for pixels in (14, 60):
            assert look.render("Märkte", pixels).get_width() == look.measure("Märkte", pixels) > pixels
        assert fonts.missing_fonts == ["regular"]
    finally:
        forget_fonts()
        fonts._type.cache_clear()
