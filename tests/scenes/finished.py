"""Games that are over, for what is shown of their end: whole ones between bots, and last turns of all kinds."""

from functools import cache

from game import Match
from game.bots.dominion.money import BigMoney
from game.bots.simulation import play_out
from game.core.chance import Random, Stream
from scenes.play.chairs import Chair, Seating
from scenes.play.replaying import Replay
from tests.story import names

SIX = ["Annegret", "Bob", "Cäcilie", "Dorothea", "Emil", "Friedrich-Karl"]
KINGDOM = ["Cellar", "Gardens", "Village", "Vineyard", "Militia", "Moat", "Smithy", "Witch", "Duke", "Harem"]


@cache
def whole(players=2, seed=3, **setup):
    """A whole game of players who buy money and points."""
    wish = {"game": "dominion", "players": SIX[:players], "kingdom": KINGDOM, "seed": seed, **setup}
    match = Match.start(wish)
    play_out(match, [BigMoney(Random.from_seed(seed, Stream.BOTS, seat)) for seat in range(players)])
    assert match.decision is None
    return match


def last_turn(*decks, turns=(), buys="Province", supply=None, **more):
    """The end of a game of Ann, Bob … who have these cards, in which Ann buys the last one that there is."""
    seats = zip(("Ann", "Bob", "Cid", "Dan"), decks, (*turns, 9, 9, 9, 9), strict=False)
    people = [{"name": name, "deck": names(deck), "turns": had} for name, deck, had in seats]
    turn = {"seat": 0, "phase": "buy", "buys": 1, "coins": 8}
    wish = {"game": "dominion", "seed": 1, "players": people, "supply": supply or {buys: 1}, "turn": turn}
    match = Match.from_position({"kingdom": ["Moat", "Duke", "Gardens"], **wish, **more})
    match.answer(buys)
    while match.decision is not None:
        match.answer(*match.decision.options[: match.decision.at_least])
    return match


def coop_end(ann, bob, taken, tokens=0, **more):
    """The end of a co-op, in which Ann buys the last Province; the automa has taken these cards before."""
    players = [{"name": "Ann", "turns": 9, **_cards(ann)}, {"name": "Bob", "turns": 8, **_cards(bob)}]
    wish = {
        "mode": "coop", "seed": 1, "kingdom": ["Moat"], "players": players, "supply": {"Province": 1},
        "turn": {"seat": 0, "phase": "buy", "coins": 8}, "automa": {"gained": names(taken), "tokens": tokens},
    }  # fmt: skip
    match = Match.from_position(wish | more)
    match.answer("Province")
    while match.decision is not None:
        match.answer(*match.decision.options[: match.decision.at_least])
    return match


def _cards(side):
    return side if isinstance(side, dict) else {"deck": names(side)}


class Played:
    """A match with people at its table, or bots."""

    def __init__(self, match, bots=()):
        players = match.view(0).players
        self.match = match
        self.chairs = tuple(
            Chair(name, bot) for name, bot in zip(players, [*bots, *[None] * len(players)], strict=False)
        )

    @property
    def replay(self):
        return Replay(self.match, Seating.now(self.chairs))
