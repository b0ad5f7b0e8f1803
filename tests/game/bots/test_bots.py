"""Bots: every one answers every question, sees nothing it may not see, and plays as its name says."""

import pytest

from game import Match, SetupError
from game.bots import BOTS, find_bot, seat_bot
from game.bots.bot import RandomBot
from game.bots.selfcheck import random_setup
from game.bots.simulation import simulate, summarise
from game.core.chance import Random, Stream
from game.dominion.cards import KINGDOM_CARDS
from tests.story import deal

NAMES = list(BOTS["dominion"])
MONEY = [name for name in NAMES if name != "random"]


def bot(name="big_money", seed=1):
    return seat_bot(find_bot(name), seed, 0)


def answer(table, name="big_money"):
    """What a bot picks for the open question, by name."""
    match = table.match
    return [option.name for option in bot(name).answer(match.view(match.decision.decider), match.decision)]


def crowded(seed):
    """A position in which everybody holds a bit of everything: the rare questions come up at once."""
    random = Random.from_seed(seed, Stream.DEAL)

    def player(name):
        cards = random.sample(list(KINGDOM_CARDS), 20) + ["Copper", "Silver", "Gold", "Potion", "Estate", "Curse"] * 2
        random.shuffle(cards)
        return {"name": name, "hand": cards[:8], "deck": cards[8:24], "discard": cards[24:]}

    kingdom = random.sample(list(KINGDOM_CARDS), 10)
    return Match.from_position(
        {"seed": seed, "kingdom": kingdom, "players": [player("Ann"), player("Bob"), player("Cid")],
         "turn": {"actions": 9, "buys": 3}}
    )  # fmt: skip


def test_every_bot_answers_every_question_of_every_card():
    """At each question of random games every bot is asked, and its answer checked; the random one goes on."""
    asked = set()
    for seed in range(120):
        match = Match.start(random_setup(seed)) if seed < 20 else crowded(seed)
        bots = [bot(name, seed) for name in NAMES]
        for _ in range(400):
            decision = match.decision
            if decision is None:
                break
            view = match.live_view(decision.decider)
            answers = [one.answer(view, decision) for one in bots]
            for picks in answers:
                decision.check(tuple(picks))
            asked.add((str(decision.verb), decision.source))
            match.answer(*answers[0])
    asking = {source for _, source in asked}
    silent = {name for name, kind in KINGDOM_CARDS.items() if kind.is_plain or kind.is_victory}
    silent |= {"Adventurer", "Council Room", "Merchant", "Philosopher's Stone", "Possession"}  # ask nobody
    silent |= {"Bridge", "Conspirator", "Coppersmith", "Shanty Town", "Tribute"}
    silent -= {"Alchemist", "Herbalist"}  # plain when played, but they ask when they are discarded
    silent -= {"Masterpiece", "Mill", "Nobles"}
    assert set(KINGDOM_CARDS) - silent <= asking


@pytest.mark.parametrize("name", MONEY)
def test_a_bot_knows_only_what_its_seat_knows(name):
    """In a game that looks the same to the seat, with all else dealt again, it gives the same answer."""
    for seed in range(40):
        match, random = crowded(seed), Random.from_seed(seed, Stream.IMAGINE)
        for _ in range(12):
            seat = match.decision.decider
            picks = bot(name).answer(match.view(seat), match.decision)
            imagined = match.imagine(seat, random)
            assert imagined.decision == match.decision
            assert bot(name).answer(imagined.view(seat), imagined.decision) == picks
            match.answer(*RandomBot(random).answer(None, match.decision))


def test_names_are_found_however_they_are_spelled():
    assert find_bot("Big Money") is find_bot("big-money") is find_bot("big_money")
    with pytest.raises(SetupError, match=r"'smity'.*smithy"):
        find_bot("smity")


def test_the_random_numbers_of_a_bot_are_others_at_each_seat_and_after_each_answer():
    rolled = {
        seat_bot(find_bot("random"), seed, seat, answers).random.next()
        for seed in (0, 1, 7)
        for seat in range(6)
        for answers in range(100)
    }
    assert len(rolled) == 3 * 6 * 100
    again = [seat_bot(find_bot("random"), 7, 2, 50).random.next() for _ in range(2)]
    assert again[0] == again[1]


def test_the_random_bot_gives_every_legal_answer():
    table = deal(hand="Cellar Gold Silver Copper")
    table.play("Cellar")
    random = bot("random")
    given = {tuple(sorted(o.name for o in random.answer(None, table.match.decision))) for _ in range(300)}
    assert len(given) == 8


# Strategies


def wins(bots, kingdom, games=120):
    return summarise(bots, simulate({"kingdom": kingdom}, bots, range(games))).seats[0].wins.mean


def test_money_beats_luck():
    assert wins(["big_money", "random"], "First Game", 60) > 0.97


def test_a_smithy_beats_money_alone():
    assert wins(["smithy", "big_money"], "First Game") > 0.8
    assert wins(["double_smithy", "big_money"], "First Game") > 0.8


def test_witches_beat_smithies():
    kingdom = ["Cellar", "Moat", "Market", "Mine", "Village", "Militia", "Remodel", "Workshop", "Smithy", "Witch"]
    assert wins(["double_witch", "double_smithy"], kingdom) > 0.65


def test_money_bots_buy_what_their_name_says():
    for name, most in (("big_money", 0), ("smithy", 1), ("double_smithy", 2)):
        for seed in range(5):
            match = Match.start({"players": ["a", "b"], "kingdom": "First Game", "seed": seed}, record=False)
            bots = [bot(name), bot(name)]
            while match.decision is not None:
                seat = match.decision.decider
                match.answer(*bots[seat].answer(match.live_view(seat), match.decision))
            assert match.view(0).owned(0)["Smithy"] == most


@pytest.mark.parametrize(
    ("name", "coins", "provinces", "bought"),
    [
        ("big_money", 8, 8, "Province"), ("big_money", 7, 8, "Gold"), ("big_money", 5, 1, "Silver"),
        ("big_money", 2, 1, None), ("smithy", 4, 8, "Smithy"), ("smithy", 6, 8, "Gold"), ("smithy", 6, 5, "Duchy"),
        ("smithy", 2, 2, "Estate"), ("smithy", 2, 3, None), ("double_witch", 5, 8, "Witch"),
        ("double_witch", 5, 4, "Duchy"), ("double_witch", 8, 1, "Province"),
    ],
)  # fmt: skip
def test_what_is_bought(name, coins, provinces, bought):
    turn = {"phase": "buy", "coins": coins}
    table = deal(kingdom="Smithy Witch", supply={"Province": provinces}, turn=turn)
    assert answer(table, name) == ([bought] if bought else [])


# Habits


def test_militia_takes_what_is_of_no_use():
    table = deal(hand="Militia", bob="Gold Silver Copper Estate Curse")
    table.play("Militia")
    assert sorted(answer(table)) == ["Curse", "Estate"]


def test_a_moat_is_always_shown():
    table = deal(hand="Witch", bob="Moat Copper")
    table.play("Witch")
    assert answer(table) == ["Moat"]


def test_a_spy_discards_the_rivals_gold_and_not_ones_own():
    table = deal(hand="Spy", deck="Copper Gold", bob={"deck": "Gold"})
    table.play("Spy")
    assert answer(table) == []
    table.then(discard="")
    assert answer(table) == ["Gold"]


def test_a_spy_discards_ones_own_curse_and_leaves_the_rivals_one():
    table = deal(hand="Spy", deck="Copper Curse", bob={"deck": "Curse"})
    table.play("Spy")
    assert answer(table) == ["Curse"]
    table.then(discard="Curse")
    assert answer(table) == []


def test_a_thief_takes_the_best_and_a_bandit_is_given_the_least():
    table = deal(hand="Thief", bob={"deck": "Silver Gold"})
    table.play("Thief")
    assert answer(table) == ["Gold"]
    table = deal(hand="Bandit", bob={"deck": "Silver Gold"})
    table.play("Bandit")
    assert answer(table) == ["Silver"]


def test_a_thief_gains_what_is_worth_having():
    table = deal(hand="Thief", bob={"deck": "Copper Estate"}, cid={"deck": "Gold Estate"})
    table.play("Thief")
    assert answer(table) == ["Gold"]


def test_a_chapel_clears_the_deck_early_and_not_late():
    hand = "Chapel Curse Estate Copper Gold"
    early = deal(hand=hand, deck="Gold Gold")
    early.play("Chapel")
    assert answer(early) == ["Curse", "Estate", "Copper"]
    late = deal(hand=hand, deck="Gold Gold", supply={"Province": 3})
    late.play("Chapel")
    assert answer(late) == ["Curse", "Copper"]


def test_nobody_trashes_the_last_coins():
    table = deal(hand="Chapel Copper Copper Copper Copper")
    table.play("Chapel")
    assert answer(table) == []


def test_a_mine_turns_copper_and_silver_but_not_gold():
    table = deal(hand="Mine Gold Silver")
    table.play("Mine")
    assert answer(table) == ["Silver"]
    table.then(trash="Silver")
    assert answer(table) == ["Gold"]
    table = deal(hand="Mine Gold")
    table.play("Mine")
    assert answer(table) == []


def test_a_library_sets_actions_aside_that_can_not_be_played():
    table = deal(hand="Library", deck="Smithy Copper Copper")
    table.play("Library")
    assert answer(table) == ["Smithy"]
    table = deal(hand="Library", deck="Smithy Copper Copper", turn={"actions": 2})
    table.play("Library")
    assert answer(table) == []


def test_a_harbinger_fetches_the_best_and_no_rubbish():
    table = deal(hand="Harbinger", deck="Copper", discard="Estate Gold Silver")
    table.play("Harbinger")
    assert answer(table) == ["Gold"]
    table = deal(hand="Harbinger", deck="Copper", discard="Estate Copper Curse")
    table.play("Harbinger")
    assert answer(table) == []


def test_a_forced_gain_takes_no_curse():
    table = deal(hand="Workshop", supply={"Silver": 0})
    table.play("Workshop")
    assert answer(table) not in (["Curse"], ["Copper"])
