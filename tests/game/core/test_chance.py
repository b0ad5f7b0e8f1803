"""Our random numbers: the same everywhere, fair enough for cards, and each use with a stream of its own."""

from collections import Counter
from itertools import permutations

from game.core.chance import Random, Stream

NUMBERS_OF_SEED_7 = [54, 35, 18, 33, 62, 75, 81, 81]
SHUFFLE_OF_SEED_7 = [4, 8, 6, 9, 11, 7, 10, 2, 5, 1, 0, 3]


def test_the_same_seed_gives_the_same_numbers_on_every_machine():
    random = Random.from_seed(7, Stream.DEAL)
    assert [random.below(100) for _ in range(8)] == NUMBERS_OF_SEED_7


def test_a_shuffle_is_the_same_on_every_machine():
    cards = list(range(12))
    Random.from_seed(7, Stream.GAME).shuffle(cards)
    assert cards == SHUFFLE_OF_SEED_7


def test_streams_and_parts_differ():
    first = {Random.from_seed(7, stream, part).next() for stream in Stream for part in range(5)}
    assert len(first) == len(Stream) * 5


def test_one_integer_is_the_whole_state():
    random = Random.from_seed(3, Stream.GAME)
    random.next()
    twin = Random(random.state)
    assert [twin.next() for _ in range(5)] == [random.next() for _ in range(5)]


def test_negative_and_huge_seeds_are_seeds():
    assert len({Random.from_seed(seed, Stream.GAME).next() for seed in (-1, 0, 1, 2**63, 2**64 - 2)}) == 5


def test_every_order_of_four_cards_is_equally_likely():
    random, seen = Random.from_seed(1, Stream.GAME), Counter()
    for _ in range(24_000):
        cards = list("abcd")
        random.shuffle(cards)
        seen["".join(cards)] += 1
    assert set(seen) == {"".join(order) for order in permutations("abcd")}
    chi_square = sum((count - 1000) ** 2 / 1000 for count in seen.values())
    assert chi_square < 49.7  # 23 degrees of freedom: one fair shuffle in a thousand is worse; this seed is not


def test_every_card_comes_to_every_place_of_a_long_deck():
    random, size, rounds = Random.from_seed(2, Stream.GAME), 40, 4_000
    first = Counter()
    for _ in range(rounds):
        cards = list(range(size))
        random.shuffle(cards)
        first.update((place, card) for place, card in enumerate(cards) if place in (0, 19, 39))
    expected = rounds / size
    for place in (0, 19, 39):
        chi_square = sum((first[place, card] - expected) ** 2 / expected for card in range(size))
        assert chi_square < 72.1  # 39 degrees of freedom, one in a thousand


def test_below_pick_sample_and_chance_keep_their_bounds():
    random = Random.from_seed(9, Stream.BOTS)
    assert {random.below(3) for _ in range(100)} == {0, 1, 2}
    assert {random.pick("xyz") for _ in range(100)} == {"x", "y", "z"}
    assert sorted(random.sample(range(5), 5)) == [0, 1, 2, 3, 4]
    assert len(set(random.sample(range(100), 7))) == 7
    assert not any(random.chance(0.0) for _ in range(100))
    assert all(random.chance(1.0) for _ in range(100))
    assert 2700 < sum(random.chance(0.3) for _ in range(10_000)) < 3300
