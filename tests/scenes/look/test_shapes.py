"""Light around what can be picked."""

import pytest

from scenes.look.look import Look
from scenes.look.shapes import glow


@pytest.mark.parametrize("spread", [3, 6, 8, 12, 24])
def test_light_is_as_strong_at_every_size_and_falls_off(spread):
    size = (12 * spread, 18 * spread)
    light = glow(Look((1280, 720)), size, (255, 208, 110), 230, spread)
    assert light.get_size() == (size[0] + 2 * spread, size[1] + 2 * spread)
    middle = light.get_width() // 2
    beyond = [light.get_at((middle, y)).a for y in range(spread)]
    assert beyond == sorted(beyond)  # from the outer edge to the card
    assert beyond[0] < 70
    assert beyond[-1] > 180
    assert light.get_at((middle, light.get_height() // 2)).a == 0


def test_light_is_the_same_on_all_sides():
    light = glow(Look((1280, 720)), (91, 136), (255, 208, 110), 230, 8)
    right, low = light.get_width() - 1, light.get_height() - 1
    for x, y in ((50, 3), (2, 60), (4, 4), (8, 8)):
        assert light.get_at((x, y)) == light.get_at((right - x, y)) == light.get_at((x, low - y))
    assert light.get_at((0, 0)).a < 10


def test_light_fits_around_the_smallest_things():
    for size in ((1, 1), (5, 40), (40, 5)):
        assert glow(Look((1280, 720)), size, (255, 208, 110), 230, 6).get_size() == (size[0] + 12, size[1] + 12)
