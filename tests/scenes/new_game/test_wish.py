"""A wish for a game: what the rules say to it, where that is told, and how it is remembered."""

import json
import subprocess
import sys

import pytest

from game import Match
from game.bots import BOTS
from scenes.new_game.chairs import Chair
from scenes.new_game.offer import OFFERS, offer_of
from scenes.new_game.wish import Wish
from scenes.words import LANGUAGES, Words

WORDS = Words("en")
OFFER = offer_of("dominion")


def usual(*chairs, **changes):
    wish = Wish.usual(OFFER, "Ann")
    wish.chairs = [Chair(name) for name in chairs] or wish.chairs
    for name, value in changes.items():
        setattr(wish, name, value)
    return wish


def told(wish):
    """Where something is told, and what for."""
    verdict = wish.check(WORDS)
    assert (verdict.setup is None) == (verdict.trouble is not None)
    return (verdict.place, verdict.trouble.reason) if verdict.trouble else None


def test_without_any_choice_a_person_plays_against_a_bot():
    wish = Wish.usual(OFFER)
    assert wish.seated(WORDS) == [("Player 1", None), ("Smith", "smithy")]
    assert Match.start(wish.check(WORDS).setup).decision is not None


def test_two_usual_wishes_have_different_seeds():
    assert len({Wish.usual(OFFER).seed for _ in range(5)}) > 1


@pytest.mark.parametrize(
    ("wish", "place", "reason"),
    [
        (usual("Ann", "Ann"), "players", "player_twice"),
        (usual("Ann", "x" * 61), "players", "player_name"),
        (usual("Ann", "Bob", "Cid", mode="coop"), "players", "coop_players"),
        (usual("Ann", "automa", mode="coop"), "players", "coop_name"),
        (usual("Ann"), "players", "player_count"),
        (usual(seed=""), "seed", "no_seed"),
        (usual(seed="-"), "seed", "no_seed"),
        (usual(seed="seven"), "seed", "seed"),
        (usual(seed=str(1 << 64)), "seed", "seed"),
        (usual(first=2), "first", "first_seat"),
    ],
)
def test_what_does_not_fit_is_told_at_its_place(wish, place, reason):
    assert told(wish) == (place, reason)
    verdict = wish.check(WORDS)
    assert verdict.sentence(place, WORDS) == WORDS.error(verdict.trouble)
    assert verdict.sentence("elsewhere", WORDS) == ""


@pytest.mark.parametrize("seed", ["0", "7", "-12", str((1 << 64) - 1)])
def test_every_whole_number_that_the_rules_take_is_a_seed(seed):
    assert usual(seed=seed).check(WORDS).setup["seed"] == int(seed)


def test_the_co_op_is_for_two_and_nobody_has_to_leave_before_it_is_chosen():
    wish = usual("Ann", "Bob", "Cid", mode="coop")
    assert wish.most_chairs == 2
    wish.add(Chair("Dora"))
    assert len(wish.chairs) == 3, "there is no room for more"
    wish.remove(2)
    assert wish.check(WORDS).setup["mode"] == "coop"
    wish.mode = "rivals"
    wish.add(Chair("Dora"))
    assert wish.check(WORDS).setup["players"] == ["Ann", "Bob", "Dora"]


def test_who_begins_still_begins_when_another_chair_is_taken_away():
    wish = usual("Ann", "Bob", "Cid", "Dora", first=2)
    wish.remove(0)
    assert wish.first == 1
    wish.remove(2)
    assert wish.first == 1
    wish.remove(1)
    assert wish.first is None, "who was to begin has left"


def test_a_wish_is_remembered_with_its_people_and_dealt_anew():
    wish = usual("Ann", "Bob", "", first=1, practice=True)
    wish.add(Chair(bot="double_witch"))
    data = json.loads(json.dumps(wish.to_data(wish.check(WORDS).setup)))
    again = Wish.remembered(OFFER, data)
    assert again.chairs == wish.chairs
    assert (again.mode, again.first, again.practice) == ("rivals", 1, True)
    assert again.check(WORDS).setup["kingdom"] == wish.check(WORDS).setup["kingdom"]


NONSENSE = [None, True, -1, 10**9, "", "coop ", [], [[]], {}, {"bot": []}, [{"name": "Ann"}], ["Cellar"] * 10]


@pytest.mark.parametrize("value", NONSENSE, ids=repr)
def test_whatever_a_file_says_there_is_a_wish_to_begin_with(value):
    keys = ("mode", "chairs", "first", "practice", "choices")
    piles = ("has_own_piles", "provinces", "duchies")
    of_dominion = ("kingdom", "recommended", "sets", "alchemy", "wanted", "banned", "own", *piles)
    every_key = [dict.fromkeys(keys, value), {"choices": dict.fromkeys(of_dominion, value)}]
    for data in [*({key: value} for key in keys), *every_key]:
        wish = Wish.remembered(OFFER, data)
        assert told(wish) is None


def test_every_bot_has_a_name_and_a_word_about_it():
    for language in LANGUAGES:
        words = Words(language)
        for game in OFFERS:
            assert offer_of(game).usual_bot in BOTS[game]
            names = [words.say(f"bot.{bot}.name") for bot in BOTS[game]]
            assert len(set(names)) == len(names)
            assert all(words.say(f"bot.{bot}.about") for bot in BOTS[game])


def test_a_wish_is_made_and_checked_without_a_window():
    script = (
        "import sys; from scenes.new_game.offer import offer_of; from scenes.new_game.wish import Wish;"
        "from scenes.words import Words; wish = Wish.usual(offer_of('dominion'));"
        "assert wish.check(Words('en')).setup; sys.exit('pygame' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
