"""The kingdoms with which the co-op was tested, and those of Alchemy, by all their names."""

import pytest

from game import Match, SetupError
from game.dominion.cards import CARDS, SETS
from game.dominion.kingdoms import ALCHEMY_KINGDOMS, COOP_KINGDOMS, find_kingdom
from tests.story import names

# By their English and German names: the sets and editions they need, Provinces, Duchies, and the ten cards.
TESTED = {
    ("First Game", "Erstes Spiel"): (
        "Dominion 2", 12, 4,  # ruling K1
        "Cellar Moat Merchant Village Workshop Militia Remodel Smithy Market Mine",
    ),
    ("Size Distortion", "Verzerrte Größen"): (
        "Dominion 2", 12, 9,
        "Chapel Workshop Bureaucrat Gardens Throne Room Bandit Festival Sentry Witch Artisan",
    ),
    ("Deck Top", "Obenauf"): (
        "Dominion 2", 11, 0,
        "Harbinger Vassal Village Bureaucrat Moneylender Council Room Festival Laboratory Sentry Artisan",
    ),
    ("Sleight of Hand", "Fingerfertigkeit"): (
        "Dominion 2", 8, 0,
        "Cellar Harbinger Gardens Militia Poacher Smithy Throne Room Council Room Festival Library",
    ),
    ("Improvements", "Verbesserungen"): (
        "Dominion 2", 12, 3,
        "Cellar Moat Merchant Moneylender Poacher Remodel Market Mine Witch Artisan",
    ),
    ("Silver & Gold", "Silber & Gold"): (
        "Dominion 2", 12, 6,
        "Chapel Harbinger Merchant Vassal Bureaucrat Moneylender Throne Room Bandit Laboratory Mine",
    ),
    ("Victory Dance", "Siegestanz"): (
        "Intrigue 1", 11, 0,
        "Pawn Great Hall Masquerade Bridge Ironworks Scout Duke Upgrade Harem Nobles",
    ),
    ("The Plot Thickens", "Es spitzt sich zu"): (
        "Intrigue 1", 12, 3,
        "Pawn Shanty Town Steward Swindler Conspirator Ironworks Saboteur Trading Post Tribute Harem",
    ),
    ("Best Wishes", "Beste Wünsche"): (
        "Intrigue 1", 8, 0,
        "Courtyard Masquerade Shanty Town Steward Wishing Well Coppersmith Scout Torturer Trading Post Upgrade",
    ),
    ("Arts and Crafts", "Kunsthandwerk"): (
        "Dominion 1, Guilds 1", 7, 0,
        "Cellar Stonemason Workshop Advisor Moneylender Baker Festival Journeyman Laboratory Merchant Guild",
    ),
    ("Clean Living", "Sauberes Leben"): (
        "Dominion 1, Guilds 1", 12, 5,
        "Candlestick Maker Village Doctor Gardens Militia Moneylender Thief Baker Butcher Soothsayer",
    ),
    ("Gilding the Lily", "Des Guten zu viel"): (
        "Dominion 1, Guilds 1", 12, 5,
        "Candlestick Maker Chancellor Masterpiece Plaza Remodel Taxman Herald Library Market Adventurer",
    ),
    ("Name That Card", "Nenne die Karte"): (
        "Intrigue 1, Guilds 1", 7, 0,
        "Courtyard Wishing Well Doctor Masterpiece Advisor Plaza Baker Tribute Harem Nobles",
    ),
    ("Tricks of the Trade", "Kniffe des Handwerks"): (
        "Intrigue 1, Guilds 1", 12, 0,
        "Stonemason Great Hall Masquerade Conspirator Coppersmith Herald Butcher Journeyman Soothsayer Nobles",
    ),
    ("Decisions, Decisions", "Entscheidungen, Entscheidungen"): (
        "Intrigue 1, Guilds 1", 12, 9,
        "Candlestick Maker Pawn Masterpiece Bridge Mining Village Taxman Butcher Duke Merchant Guild Upgrade",
    ),
}  # fmt: skip

ALCHEMY = {
    ("Forbidden Arts", "Verbotene Künste"): (
        "Alchemy 1, Dominion 1",
        "Apprentice Familiar Possession University Cellar Council Room Gardens Laboratory Thief Throne Room",
    ),
    ("Potion Mixers", "Quacksalber"): (
        "Alchemy 1, Dominion 1",
        "Alchemist Apothecary Golem Herbalist Transmute Cellar Chancellor Festival Militia Smithy",
    ),
    ("Chemistry Lesson", "Chemiestunde"): (
        "Alchemy 1, Dominion 1",
        "Alchemist Golem Philosopher's Stone University Bureaucrat Market Moat Remodel Witch Woodcutter",
    ),
    ("Servants", "Diener"): (
        "Alchemy 1, Intrigue 1",
        "Golem Possession Scrying Pool Transmute Vineyard Conspirator Great Hall Minion Pawn Steward",
    ),
    ("Secret Research", "Geheime Forschungen"): (
        "Alchemy 1, Intrigue 1",
        "Familiar Herbalist Philosopher's Stone University Bridge Masquerade Minion Nobles Shanty Town Torturer",
    ),
    ("Pools, Tools, and Fools", "Töpfe, Tränke, Trottel"): (
        "Alchemy 1, Intrigue 1",
        "Apothecary Apprentice Golem Scrying Pool Baron Coppersmith Ironworks Nobles Trading Post Wishing Well",
    ),
}  # fmt: skip

EIGHT = {"Gardens", "Great Hall", "Duke", "Harem", "Nobles", "Vineyard"}  # Victory cards among them
every_tested = pytest.mark.parametrize("both_names", TESTED, ids=lambda both: both[0])
every_alchemy = pytest.mark.parametrize("both_names", ALCHEMY, ids=lambda both: both[0])


def start(kingdom: object, **wishes: object) -> Match:
    return Match.start({"mode": "coop", "players": ["Ann", "Bob"], "kingdom": kingdom, "seed": 7, **wishes})


def piles(match: Match) -> tuple[int, int]:
    return match.supply["Province"], match.supply["Duchy"]


def test_there_are_fifteen_tested_kingdoms_and_six_of_alchemy():
    assert [(one.name, one.german) for one in COOP_KINGDOMS] == list(TESTED)
    assert [(one.name, one.german) for one in ALCHEMY_KINGDOMS] == list(ALCHEMY)


@every_tested
def test_a_tested_kingdom_has_its_cards_and_piles_by_either_name(both_names: tuple[str, str]):
    _, provinces, duchies, cards = TESTED[both_names]
    for name in (*both_names, both_names[0].upper()):
        match = start(name)
        assert match.setup["kingdom"] == names(cards)
        assert piles(match) == (provinces, duchies)
        assert (match.setup["provinces"], match.setup["duchies"]) == (provinces, duchies)


def test_k1_first_game_has_four_duchies():
    assert piles(start("First Game")) == (12, 4)


@every_tested
def test_k5_a_tested_kingdom_has_eight_of_each_victory_card(both_names: tuple[str, str]):
    kingdom = names(TESTED[both_names][3])
    supply = start(both_names[0]).supply
    assert {name: supply[name] for name in kingdom} == {name: 8 if name in EIGHT else 10 for name in kingdom}


@every_tested
def test_k6_the_numbers_of_a_tested_kingdom_are_among_those_allowed(both_names: tuple[str, str]):
    _, provinces, duchies, _ = TESTED[both_names]
    assert piles(start(both_names[0], provinces=provinces, duchies=duchies)) == (provinces, duchies)


@every_tested
def test_a_tested_kingdom_has_its_piles_also_where_its_cards_are_named_in_any_order(both_names: tuple[str, str]):
    _, provinces, duchies, cards = TESTED[both_names]
    assert piles(start(sorted(names(cards)))) == (provinces, duchies)


@every_tested
def test_a_tested_kingdom_may_be_played_with_other_numbers(both_names: tuple[str, str]):
    assert piles(start(both_names[0], provinces=12, duchies=7)) == (12, 7)
    assert piles(start(both_names[0], provinces=5, duchies=0)) == (5, 0)


def test_a_kingdom_of_which_one_card_is_another_was_not_tested():
    cards = [*names(TESTED["Deck Top", "Obenauf"][3])[:9], "Witch"]
    assert piles(start(cards)) == (12, 3)


@every_tested
def test_a_tested_kingdom_may_be_a_position(both_names: tuple[str, str]):
    _, provinces, duchies, cards = TESTED[both_names]
    wish = {"mode": "coop", "kingdom": both_names[1], "players": [{"name": "Ann"}, {"name": "Bob"}]}
    match = Match.from_position(wish)
    assert piles(match) == (provinces, duchies)
    assert set(names(cards)) <= set(match.supply)


@every_tested
def test_rivals_play_a_tested_kingdom_with_the_usual_piles(both_names: tuple[str, str]):
    match = Match.start({"players": ["Ann", "Bob"], "kingdom": both_names[0], "seed": 7})
    assert piles(match) == (8, 8)
    assert (match.supply["Copper"], match.supply["Silver"]) == (46, 40)


@every_alchemy
def test_a_set_of_alchemy_has_its_cards_by_either_name(both_names: tuple[str, str]):
    for name in both_names:
        match = start(name)
        assert match.setup["kingdom"] == names(ALCHEMY[both_names][1])
        assert piles(match) == (12, 3), "nobody has tested it"
        assert match.supply["Potion"] == 16


@pytest.mark.parametrize("both_names", [*TESTED, *ALCHEMY], ids=lambda both: both[0])
def test_k15_a_kingdom_says_which_sets_and_editions_it_needs(both_names: tuple[str, str]):
    needs = (TESTED | ALCHEMY)[both_names][0]
    for name in both_names:
        assert ", ".join(f"{box} {edition}" for box, edition in find_kingdom(name).needs) == needs


@pytest.mark.parametrize("both_names", [*TESTED, *ALCHEMY], ids=lambda both: both[0])
def test_k15_every_card_of_a_kingdom_is_in_the_boxes_it_needs(both_names: tuple[str, str]):
    kingdom = find_kingdom(both_names[0])
    needs = dict(kingdom.needs)
    assert {CARDS[name].set_name for name in kingdom.cards} == set(needs) <= set(SETS)
    for name in kingdom.cards:
        assert needs[CARDS[name].set_name] in CARDS[name].editions, name


@pytest.mark.parametrize(
    ("typed", "meant"), [("Frist Game", "First Game"), ("Obenaus", "Obenauf"), ("Diner", "Diener")]
)
def test_a_mistyped_kingdom_gets_the_near_names(typed: str, meant: str):
    with pytest.raises(SetupError, match=f"Did you mean: .*{meant}"):
        start(typed)
