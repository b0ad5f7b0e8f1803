"""Every question that a card can ask, each at a moment of a game in which it is asked."""

from collections.abc import Iterator
from functools import cache

from game import Match
from game.bots import find_bot, seat_bot
from game.core.names import slug
from game.dominion.cards import KINGDOM_CARDS
from tests.catalogues import texts

Asking = tuple[str, str]  # what asks, a card or a phase, and the verb

GAMES = 100
MOST_ANSWERS = 450
STEP = 9  # from one card of a kingdom to the next, in the list of all


def wanted() -> set[Asking]:
    """Every question that has words of its own."""
    never_asked = {("taxman", "discard")}  # one copy is discarded, and equal ones are no choice
    ids = [key.split(".") for key in texts("en", "athanor") if key.startswith("ask.")]
    return {(key[1], key[2]) for key in ids if len(key) >= 3 and key[1] != "for"} - never_asked


@cache
def moments() -> dict[Asking, Match]:
    """A match for each question: those of random games, and a few that come up too rarely."""
    found: dict[Asking, Match] = {}
    for match in (*_positions(), *_random_games()):
        found.setdefault(_asking(match), match)
    return found


def _asking(match: Match) -> Asking:
    question = match.decision
    assert question is not None
    return (match.turn.phase if question.source is None else slug(question.source)), str(question.verb)


def _random_games() -> Iterator[Match]:
    """Matches at questions that were not asked before."""
    seen: set[Asking] = set()
    cards = list(KINGDOM_CARDS)
    for seed in range(GAMES):
        kingdom = list(dict.fromkeys(cards[(seed * 7 + place * STEP) % len(cards)] for place in range(10)))
        if len(kingdom) < 10:
            continue
        mode = "coop" if seed % 4 == 3 else "rivals"
        players = ["Ann", "Bob", "Cid"] if seed % 4 == 0 else ["Ann", "Bob"]
        match = Match.start({"mode": mode, "players": players, "kingdom": kingdom, "seed": seed})
        bots = [seat_bot(find_bot("random"), seed, seat) for seat in range(len(players))]
        for _ in range(MOST_ANSWERS):
            question = match.decision
            if question is None:
                break
            if _asking(match) not in seen:
                seen.add(_asking(match))
                yield match.fork()
            match.answer(*bots[question.decider].answer(match.view(question.decider), question))


def _position(kingdom: str, mine: dict, other: dict | None = None, *answers: tuple[str, ...]) -> Match:
    others = {"name": "Bob", "hand": ["Copper"] * 5} | (other or {})
    match = Match.from_position({"kingdom": kingdom.split(", "), "players": [{"name": "Ann"} | mine, others]})
    for answer in answers:
        match.answer(*answer)
    return match


def _positions() -> Iterator[Match]:
    """What random players hardly ever come to."""
    deck = {"deck": ["Silver", "Gold", "Copper"]}
    yield _position("Bandit, Moat", {"hand": ["Bandit"]}, deck, ("Bandit",))
    actions = {"hand": ["Golem"], "deck": ["Village", "Copper", "Smithy"]}
    yield _position("Golem, Village, Smithy", actions, None, ("Golem",))
    yield _position("Library, Village", {"hand": ["Library"], "deck": ["Village"] * 7}, None, ("Library",))
    play = {"hand": [], "play": ["Alchemist", "Herbalist", "Potion", "Copper"]}
    yield _position("Alchemist, Herbalist", play, None, ())
    yield _position("Alchemist", {"hand": [], "play": ["Alchemist", "Alchemist", "Potion"]}, None, ())
    yield _position("Artisan", {"hand": ["Artisan", "Copper"]}, None, ("Artisan",))
    yield _position("Artisan", {"hand": ["Artisan", "Copper"]}, None, ("Artisan",), ("Silver",))
    yield _position("Nobles", {"hand": ["Nobles"], "deck": ["Copper"] * 3}, None, ("Nobles",))
    yield _position("Upgrade", {"hand": ["Upgrade", "Estate", "Gold"]}, None, ("Upgrade",))
    yield _position(
        "Upgrade, Village, Workshop", {"hand": ["Upgrade", "Estate", "Gold"]}, None, ("Upgrade",), ("Estate",)
    )
    reacting = {"hand": ["Diplomat", "Copper", "Copper", "Estate", "Gold"], "deck": ["Silver"] * 3}
    yield _position("Militia, Diplomat", {"hand": ["Militia"]}, reacting, ("Militia",), ("Diplomat",))
    possessed = {"hand": ["Militia", "Gold", "Copper", "Estate", "Chapel"], "deck": ["Copper"] * 5}
    mine = {"hand": ["Possession"], "deck": ["Estate"] * 5}
    yield _position("Possession, Militia, Chapel", mine, possessed, ("Possession",), (), ("Chapel",))
