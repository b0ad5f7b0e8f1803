"""Widgets that lay themselves out: parts as wide as their words, lists that show whole rows."""

import pygame
import pytest

from scenes.app.widgets import Choice, Label, ScrollArea, Slider
from scenes.look.look import Look

HIGH, GAP = 50, 8


@pytest.fixture
def look():
    pygame.font.init()
    return Look((1280, 720))


def choice(look, wide, *texts):
    return Choice(look, pygame.Rect(10, 0, wide, 40), list(enumerate(texts)), 0, lambda value: None, "choice")


def rows(rect, count, wide):
    return [Label(pygame.Rect(rect.x, rect.y + number * (HIGH + GAP), wide, HIGH), "x") for number in range(count)]


def test_parts_are_equal_where_that_is_enough(look):
    assert [part.width for part in choice(look, 400, "On", "Off").parts()] == [200, 200]


def test_parts_are_as_wide_as_their_words_where_it_is_not(look):
    texts = ("All", "Dominion", "Die Alchemisten")
    parts = choice(look, 290, *texts).parts()
    assert (parts[0].left, parts[-1].right) == (10, 300)
    pixels = look.text_px(16)
    assert all(look.measure(text, pixels, "semibold") < part.width for text, part in zip(texts, parts, strict=True))
    assert parts[0].right == parts[1].left


def test_enter_goes_from_one_part_to_the_next_and_around(look):
    row, chosen = choice(look, 400, "One", "Two", "Three"), []
    row.on_change = chosen.append
    for _ in range(4):
        row.enter()
    assert chosen == [1, 2, 0, 1]


def test_a_knob_can_be_taken_at_its_outer_half(look):
    slider = Slider(pygame.Rect(100, 10, 200, 36), 0, 0, 10, lambda value: None, "slider")
    knob = slider._bar().x
    assert slider.rect.left <= knob - look.px(10)
    slider.value = 10
    assert slider._bar().right + look.px(10) <= slider.rect.left + 150


def test_a_list_whose_bar_is_not_needed_is_as_wide_as_its_place(look):
    rect = pygame.Rect(0, 0, 300, 200)
    for count, is_whole in ((3, True), (4, False)):
        area = ScrollArea.holding(look, rect, lambda wide, count=count: rows(rect, count, wide), "list")
        assert (area.most == 0) is is_whole
        assert (area.children[0].rect.width == rect.width) is is_whole


@pytest.mark.parametrize("chosen", range(10))
def test_what_is_brought_into_sight_leaves_a_whole_row_at_the_top(look, chosen):
    area = ScrollArea(look, pygame.Rect(0, 100, 300, 190), rows(pygame.Rect(0, 100, 0, 0), 10, 284), "list")
    for start in (0, area.most):
        area.scroll_to(start)
        row = area.children[chosen].rect
        was_there = area.rect.contains(row)
        area.reveal(row)
        assert area.rect.contains(area.children[chosen].rect)
        cut = [each for each in area.children if each.rect.top < area.rect.top < each.rect.bottom]
        assert was_there or not cut or area.offset == area.most
