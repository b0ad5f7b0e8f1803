"""Every question that a card can ask, each at a moment of a game in which it is asked."""

from collections.abc import Iterator
from functools import cache

from game import Match
from game.bots import find_bot, seat_bot
from game.core.names import slug
from game.dominion.cards import CARDS, HEXES, KINGDOM_CARDS
from game.dominion.kinds import Kind, Occasion
from tests.catalogues import texts

Asking = tuple[str, str]  # what asks, a card or a phase, and the verb

GAMES = 100
MOST_ANSWERS = 450
STEP = 9  # from one card of a kingdom to the next, in the list of all
POSSESSED_GAMES = 20  # for each card
POSSESSED_ANSWERS = 60

ATTACKS = [kind for kind in CARDS.values() if kind.is_attack]
REACTIONS = [name for name, kind in CARDS.items() if Occasion.ATTACKED in kind.triggers]


def wanted() -> set[Asking]:
    """Every question that has words of its own, and whether to react to each Attack and each Hex."""
    never_asked = {("taxman", "discard")}  # one copy is discarded, and equal ones are no choice
    ids = [key.split(".") for key in texts("en", "athanor") if key.startswith("ask.")]
    worded = {(key[1], key[2]) for key in ids if len(key) >= 3 and key[1] != "for"}
    return worded - never_asked | {(kind.id, "react") for kind in (*ATTACKS, *HEXES.values())}


@cache
def moments() -> dict[Asking, Match]:
    """A match for each question: those of random games, and a few that come up too rarely."""
    found: dict[Asking, Match] = {}
    for match in (*_positions(), *_reactions(), *_random_games()):
        found.setdefault(_asking(match), match)
    return found


@cache
def possessed_moments() -> dict[Asking, Match]:
    """A match for each question that another one answers, for Alexandra possesses Christopher."""
    found: dict[Asking, Match] = {}
    for start in _possessed_turns():
        for seed in range(POSSESSED_GAMES):
            match = Match.from_position(start | {"seed": seed})
            bots = [seat_bot(find_bot("random"), seed, seat) for seat in range(2)]
            for _ in range(POSSESSED_ANSWERS):
                question = match.decision
                if question is None or match.turn.seat != 1:
                    break
                if question.seat != question.decider:
                    found.setdefault(_asking(match), match.fork())
                match.answer(*bots[question.decider].answer(match.view(question.decider), question))
    return found


def is_own(match: Match) -> bool:
    """Whether somebody is asked about the own turn: in a possessed one another answers that."""
    assert match.decision is not None
    return match.decision.seat == match.turn.seat and match.turn.phase != "automa"


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


def _reactions() -> Iterator[Match]:
    """Whoever is attacked, by a card of another one or by the automa, may show any Reaction there is."""
    hand = {"hand": [*REACTIONS, "Gold", "Gold"]}
    for kind in ATTACKS:
        yield _position(", ".join([kind.name, *REACTIONS]), {"hand": [kind.name]}, hand, (kind.name,))
    for kind in HEXES.values():
        yield _hex(kind, hand)


def _hex(kind: Kind, ann: dict) -> Match:
    """The end of a third round, in which the automa turns up this Hex."""
    players = [{"name": "Ann", "turns": 3} | ann, {"name": "Bob", "turns": 3}]
    turn = {"seat": 1, "phase": "cleanup"}
    wish = {"mode": "coop", "kingdom": REACTIONS, "players": players, "turn": turn}
    return Match.from_position(wish | {"automa": {"hexes": [kind.name]}})


def _possessed_turns() -> Iterator[dict]:
    """Turns in which one decides for the other: with each card twice in hand and some of everything else around."""
    cards = list(KINGDOM_CARDS)
    for number, name in enumerate(cards):
        others = [cards[(number * 7 + place * STEP) % len(cards)] for place in range(9)]
        deck = ["Silver", "Copper", "Smithy", "Estate", "Village", "Curse", "Gold", *others[:2], "Copper", "Copper"]
        hand = [name, name, "Village", "Copper", "Estate", "Potion", others[0]]
        kingdom = list(dict.fromkeys([name, "Village", "Smithy", "Moat", *others]))[:10]
        yield _possessed(kingdom, {"hand": hand, "deck": deck, "discard": ["Copper", "Village", "Estate"]}, deck)
    last = {"play": ["Alchemist", "Herbalist", "Potion", "Copper"]}  # what does something when it is discarded
    yield _possessed(["Alchemist", "Herbalist", "Village", "Smithy", "Moat"], last, [])


def _possessed(kingdom: list[str], mine: dict, others_deck: list[str]) -> dict:
    other = {"hand": ["Moat", "Gold", "Village", "Estate", "Copper"], "deck": others_deck, "turns": 2}
    return {
        "kingdom": kingdom,
        "players": [{"name": "Alexandra"} | other, {"name": "Christopher", "turns": 1} | mine],
        "turn": {"seat": 1, "possessor": 0, "actions": 3, "buys": 3, "coins": 5, "potions": 1},
        "supply": {"Curse": 0},  # so that something is empty
        "trash": ["Village", "Smithy"],
    }
