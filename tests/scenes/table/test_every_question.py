"""Whatever a card asks, the table can show it and take the answer, in any window and language."""

import pytest

from game import Random
from game.core.chance import Stream
from game.core.decisions import Decision, Verb
from scenes.table.prompt import Prompt
from tests.scenes.table.driver import Driver
from tests.scenes.table.moments import moments, wanted
from tests.window import window

WINDOWS = [(size, language) for size in ((1024, 640), (1920, 1080)) for language in ("en", "de")]


def some_answer(prompt: Prompt, driver: Driver, random: Random) -> list[int]:
    """Places that answer a question, as one might click them."""
    decision: Decision = prompt.decision
    count = decision.at_least + random.below(decision.at_most - decision.at_least + 1)
    if decision.verb is Verb.PLAY_TREASURE:
        together = driver.scene.answering.together
        choices = [[], [0], [decision.options.index(option) for option in together]]
        return choices[random.below(3)]
    return random.sample(range(len(decision.options)), count)


def test_every_question_with_words_of_its_own_is_found():
    assert wanted() - moments().keys() == set()


def test_every_verb_is_found():
    assert {verb for _, verb in moments()} == set(Verb)


@pytest.mark.parametrize(("size", "language"), WINDOWS, ids=str)
def test_every_question_is_shown_and_answered_by_clicks(tmp_path, size, language):
    random = Random.from_seed(1, Stream.BOTS, 0)
    faults = {}
    with window(tmp_path, size, language) as here:
        here.app.change_settings(speed="off")
        for asking, match in moments().items():
            driver = Driver(here, match.fork())
            prompt = driver.question()
            if found := driver.faults():
                faults[asking] = found
            driver.answer(*some_answer(prompt, driver, random))
            driver.close()
    assert faults == {}
