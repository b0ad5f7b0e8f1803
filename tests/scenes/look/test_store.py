"""What is kept because it is dear to make, and how much of it."""

import pygame
import pytest

from scenes.look.look import Cache, Look


def square(side):
    return lambda: pygame.Surface((side, side))


def test_what_is_kept_is_made_once():
    store, made = Cache(2), []
    for _ in range(3):
        store.get("a", lambda: made.append("a"))
    assert made == ["a"]


def test_what_was_not_asked_for_longest_goes_first():
    store = Cache(2)
    for key in ("a", "b", "a", "c"):
        store.get(key, object)
    assert [key in store for key in "abc"] == [True, False, True]


def test_pictures_fill_only_so_many_pixels():
    store = Cache(100, pixels=250)
    for key in range(5):
        store.get(key, square(10))
    assert [key in store for key in range(5)] == [False, False, False, True, True]


def test_what_is_no_picture_fills_nothing():
    store = Cache(100, pixels=250)
    store.get("picture", square(15))
    for key in range(50):
        store.get(key, object)
    assert len(store) == 51
    assert "picture" in store


def test_a_picture_that_is_too_large_is_kept_alone_until_another_comes():
    store = Cache(100, pixels=250)
    store.get("small", square(5))
    store.get("large", square(40))
    assert ("small" in store, "large" in store) == (False, True)
    store.get("small", square(5))
    assert ("small" in store, "large" in store) == (True, False)


@pytest.mark.parametrize("size", [(1024, 640), (3840, 2160)])
def test_a_store_of_a_window_grows_with_it(size):
    store = Look(size).store(100, windows=2)
    for key in range(6):
        store.get(key, lambda: pygame.Surface((size[0], size[1] // 2)))
    assert len(store) == 4
