"""Text in lines, with cards named in it."""

import pygame
import pytest

from scenes.look.look import Look
from scenes.look.paragraph import lay_out


@pytest.fixture
def look():
    pygame.font.init()
    return Look((1280, 720))


PIECES = [("Against the ", None), ("Militia", "Militia"), (", play your ", None), ("Moat", "Moat"), (".", None)]


def test_what_follows_a_card_without_a_space_never_begins_a_line(look):
    for width in range(60, 400):
        runs, height = lay_out(look, PIECES, 16, width)
        assert all(run.text[0] not in ".," for run in runs if run.rect.x == 0)
        assert all(run.rect.right <= width for run in runs if " " in run.text or run.rect.x)
        assert height == runs[-1].rect.bottom


def test_what_precedes_a_card_without_a_space_stays_with_it(look):
    pieces = [("It is called (", None), ("Moat", "Moat"), (") here", None)]
    for width in range(80, 300):
        runs, _ = lay_out(look, pieces, 16, width)
        card = next(run for run in runs if run.card)
        assert any(run.rect.y == card.rect.y and run.text.endswith("(") for run in runs)


def test_a_name_of_two_words_is_one_run_where_it_fits_and_two_where_not(look):
    pieces = [("Play ", None), ("Throne Room", "Throne Room"), (" tonight", None)]
    wide = [run.text for run in lay_out(look, pieces, 16, 500)[0]]
    assert wide == ["Play", "Throne Room", "tonight"]
    narrow = [(run.text, run.card) for run in lay_out(look, pieces, 16, 90)[0]]
    assert ("Throne", "Throne Room") in narrow
    assert ("Room", "Throne Room") in narrow


def test_lines_end_where_they_are_told_to(look):
    runs, height = lay_out(look, [("one\ntwo", None)], 16, 500)
    assert [run.text for run in runs] == ["one", "two"]
    assert height == 2 * look.line_height(16)


def test_a_number_stays_with_what_it_counts(look):
    text = "Count your deck and your discard pile together: +1 Coin for every 5 cards."
    for width in range(60, 900, 7):
        runs, _ = lay_out(look, [(text, None)], 20, width)
        assert not any(run.text.endswith("+1") for run in runs)


def test_a_short_last_word_has_no_line_of_its_own(look):
    pieces = [("Anna spielt ", None), ("einen Alchemisten", "Alchemist"), (" aus.", None)]
    for width in range(150, 400, 3):
        runs, _ = lay_out(look, pieces, 16, width)
        last = next(run for run in runs if run.text.endswith("aus."))
        assert any(run is not last and run.rect.y == last.rect.y for run in runs)


def test_a_number_stays_with_the_card_that_it_counts(look):
    whole = [("Anna spielt aus: ", None), ("6 Kupfer", "Copper"), (" und ", None), ("einen Markt", "Market")]
    parted = [("Anna spielt aus: 6 ", None), ("Kupfer", "Copper"), (" und ", None), ("einen Markt", "Market")]
    for pieces in (whole, parted):
        for width in range(80, 400, 3):
            runs, _ = lay_out(look, pieces, 16, width)
            six = next(run for run in runs if "6" in run.text)
            copper = next(run for run in runs if "Kupfer" in run.text)
            assert six.rect.y == copper.rect.y
        assert len({run.rect.y for run in lay_out(look, pieces, 16, 130)[0]}) == 3
