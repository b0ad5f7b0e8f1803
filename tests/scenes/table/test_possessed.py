"""Whatever the own cards ask, another one may have to answer it: in a possessed turn."""

import pytest

from tests.scenes.table.driver import Driver
from tests.scenes.table.moments import is_own, moments, possessed_moments
from tests.window import window


def test_every_question_about_the_own_turn_is_found_in_a_possessed_one():
    own = {asking for asking, match in moments().items() if is_own(match)}
    assert own - possessed_moments().keys() == set()


@pytest.mark.parametrize("text_size", ["normal", "huge"])
def test_who_decides_for_whom_leaves_room_for_the_question(tmp_path, text_size):
    faults = {}
    with window(tmp_path, (1024, 640), "de", text_size) as here:
        here.app.change_settings(speed="off")
        for asking, match in possessed_moments().items():
            driver = Driver(here, match.fork(), [None, "random"])
            assert driver.question().decision.seat != driver.question().decision.decider
            if found := driver.faults():
                faults[asking] = found
            driver.close()
    assert faults == {}
