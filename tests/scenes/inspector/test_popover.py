"""The popover: beside what is pointed at, inside the window, with all its words."""

from time import perf_counter

import pygame
import pytest

from scenes.app.scene import Scene
from scenes.games import shown
from scenes.inspector import draw_popover
from scenes.inspector.about import cost_now, origin_of
from scenes.inspector.popover import _column, _plans, beside
from scenes.words import Words
from tests.window import LANGUAGES, SIZES, TEXT_SIZES, window

CARD = (136, 204)
WIDE = (700, 60)  # a line of the log, a prompt


def places(screen: pygame.Rect, size: tuple[int, int]) -> list[pygame.Rect]:
    """Rectangles of a size in all corners, at all edges and in the middle."""
    rect = pygame.Rect((0, 0), size)
    ends = (screen.left, screen.centerx - rect.width // 2, screen.right - rect.width)
    downs = (screen.top, screen.centery - rect.height // 2, screen.bottom - rect.height)
    return [rect.move(x, y) for x in ends for y in downs]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("near", [CARD, WIDE])
def test_it_is_inside_the_window_and_beside_what_is_pointed_at(tmp_path, size, near):
    with window(tmp_path, size, "de", "huge") as w:
        screen = w.app.display.surface
        pointed = (w.app.look.px(near[0]), w.app.look.px(near[1]))
        for place in places(screen.get_rect(), pointed):
            drawn = draw_popover(screen, w.app, "dominion", "Possession", place)
            assert drawn is not None
            assert screen.get_rect().contains(drawn)
            assert not drawn.colliderect(place)


def test_where_there_is_little_room_the_card_is_small_and_where_there_is_none_nothing_is_drawn(tmp_path):
    with window(tmp_path, (1024, 640)) as w:
        screen = w.app.display.surface
        tight = draw_popover(screen, w.app, "dominion", "Moat", pygame.Rect(200, 170, 824, 470))
        assert tight is not None
        assert tight.right <= 200 or tight.bottom <= 170
        before = screen.copy()
        assert draw_popover(screen, w.app, "dominion", "Moat", screen.get_rect()) is None
        assert before.get_view("0").raw == screen.get_view("0").raw


def test_it_lies_above_a_hand_and_to_the_right_of_a_pile():
    screen = pygame.Rect(0, 0, 1280, 720)
    hand, pile = pygame.Rect(500, 560, 100, 150), pygame.Rect(20, 20, 100, 150)
    above = beside(hand, (600, 480), screen, 10)
    right = beside(pile, (600, 480), screen, 10)
    assert above is not None
    assert above.bottom <= hand.top
    assert right is not None
    assert right.left >= pile.right


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_the_words_of_every_card_fit_beside_it(tmp_path, language, text_size):
    with window(tmp_path, (1024, 640), language, text_size) as w:
        for name in shown("dominion").catalogue:
            plan = _plans(w.app, "dominion", name, None)[0]
            assert len(plan.blocks) == 3 + bool(w.app.words.card_notes(name)), f"{name} has no room for its words."
            assert sum(block.height for block in plan.blocks) <= plan.face_height
            assert plan.size[1] < w.app.display.size[1]


def test_it_tells_text_notes_origin_and_what_the_card_costs_now(tmp_path):
    with window(tmp_path, language="de") as w:
        blocks = _column(w.app, "dominion", "Golem", (("coin", 2), ("potion", 1)), 400)
        told = " ".join(run.text for block in blocks for run in block.runs).replace("\u00a0", " ")
        words = w.app.words
        assert words.card("Golem") in told
        assert "Die Alchemisten, erste Edition" in told
        assert "Kostet jetzt 2 Geld und 1 Trank (sonst 4 Geld und 1 Trank)." in told
        assert words.card_text("Golem").split()[-1] in told
        notes = "".join(shown for shown, _ in words.pieces(words.card_notes("Golem")))
        assert notes in told


def test_a_changed_cost_is_painted_on_the_card(tmp_path):
    with window(tmp_path) as w:
        screen, near = w.app.display.surface, pygame.Rect(0, 0, 10, 10)
        pictures = []
        for coins in (4, 2):
            screen.fill((0, 0, 0))
            assert draw_popover(screen, w.app, "dominion", "Smithy", near, cost=(("coin", coins),)) is not None
            pictures.append(screen.copy().get_view("0").raw)
        assert pictures[0] != pictures[1]


def test_drawing_it_again_is_quick(tmp_path):
    with window(tmp_path, (1920, 1080)) as w:
        w.show(Scene(w.app))
        screen, near = w.app.display.surface, pygame.Rect(900, 800, 200, 270)
        times = []
        for _ in range(60):
            begun = perf_counter()
            draw_popover(screen, w.app, "dominion", "Golem", near)
            times.append(perf_counter() - begun)
        assert sorted(times)[5] < 0.001  # the machine may be busy: the quick ones count
        assert times[0] > sorted(times)[5]  # the first one paints


@pytest.mark.parametrize(
    ("name", "english", "german"),
    [
        ("Copper", "Basic cards", "Basiskarten"),
        ("Cellar", "Dominion, both editions", "Dominion, beide Editionen"),
        ("Feast", "Dominion, first edition", "Dominion, erste Edition"),
        ("Mill", "Intrigue, second edition", "Die Intrige, zweite Edition"),
        ("War", "Hexes and States", "Plagen und Zustände"),
    ],
)
def test_where_a_card_comes_from(name, english, german):
    assert origin_of(Words("en"), "dominion", name) == english
    assert origin_of(Words("de"), "dominion", name) == german


def test_costs_in_words():
    words = Words("en")
    assert cost_now(words, (("coin", 4),), (("coin", 4),)) == "Costs 4 coins."
    assert cost_now(words, (("coin", 2), ("potion", 1)), (("coin", 1), ("potion", 1))) == (
        "Costs 1 coin and 1 potion now (usually 2 coins and 1 potion)."
    )
    assert cost_now(words, (("coin", 1),), (("coin", 0),)) == "Costs 0 coins now (usually 1 coin)."
