"""What may be looked at next is painted while nothing is drawn, so that no frame has to wait for it."""

import pytest

from game import Match
from scenes.look.painter import Painter
from tests.scenes.table.driver import Driver
from tests.window import window


@pytest.fixture
def here(tmp_path):
    """A table at which Ann is asked."""
    players = [{"name": "Ann", "hand": ["Militia", "Copper"], "deck": ["Gold"] * 5}, {"name": "Bob"}]
    match = Match.from_position({"kingdom": ["Militia", "Moat", "Market"], "players": players, "seed": 3})
    with window(tmp_path) as w:
        w.app.change_settings(speed="off")
        Driver(w, match).question()
        yield w


@pytest.fixture
def painted(monkeypatch):
    """The cards that are newly painted, and how wide."""
    cards = []
    paint = Painter._paint_compact

    def noting(painter, face, width):
        cards.append((face.title, width))
        return paint(painter, face, width)

    monkeypatch.setattr(Painter, "_paint_compact", noting)
    return cards


def rest(w):
    """Let time pass until the loop would sleep long."""
    frames = 0
    while w.app.scene.needs_frame or w.app.scene.is_waiting:
        w.frame()
        frames += 1
        assert frames < 1000, "It never comes to rest."
    return frames


def test_every_size_of_a_card_is_painted_ahead(here, painted):
    rest(here)
    board = here.app.scene.board
    layout = board.layout
    painted.clear()
    for name in board.picture.supply:
        for width in (layout.hand_width, layout.lifted_width, layout.play_width):
            board.paint(name, width)
    assert painted == []


def test_one_card_at_a_time_and_none_in_a_step_in_which_something_is_drawn(here, painted, monkeypatch):
    drawn = []
    show = here.app.display.show
    monkeypatch.setattr(here.app.display, "show", lambda changed=None: (drawn.append(1), show(changed)))
    here.settle()
    painted.clear()
    steps = 0
    while here.app.scene.is_waiting:
        before = len(painted), len(drawn)
        here.frame()
        assert len(painted) - before[0] <= 1
        assert len(drawn) == before[1]
        steps += 1
    assert steps > len(painted) > 20


def test_after_a_new_window_size_it_begins_anew(here, painted):
    rest(here)
    painted.clear()
    here.app.restyle()
    rest(here)
    assert painted


def test_a_card_of_the_hand_is_not_made_larger_than_it_was_painted(here):
    """What was painted small and made larger is blurred."""
    board = here.app.scene.board
    layout = board.layout
    [militia] = [card for card in board.hand.cards if card.name == "Militia"]
    for width in (layout.hand_width, layout.lifted_width):
        sharp, shown = board.card(militia, width), board.sprite(militia, width, 0)
        assert shown.get_size() == sharp.get_size()
        assert shown.get_buffer().raw == sharp.get_buffer().raw
