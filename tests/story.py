"""Tests that read as stories: lay cards out, play them, answer what is asked, look at what came of it.

table = deal(hand="Cellar Estate Estate", deck="Gold Silver")
table.play("Cellar", discard="Estate Estate")
assert table.hand == "Gold Silver"
"""

from collections.abc import Callable
from typing import Any

from game import Match, SetupError
from game.dominion.cards import CARDS

_LONGEST_FIRST = sorted(CARDS, key=len, reverse=True)

# What may stand in a hand-written setup, position or file where something else was meant.
NONSENSE: tuple[Any, ...] = (
    None, True, 0, -1, 99, 2**70, 10**5000, 1.5, float("nan"), float("inf"), "", "x", b"x", object(), range(3),
    [], [None], [[]], ["x"], (), {}, {"x": 1}, {1: 2}, {"x": []}, {1},
)  # fmt: skip


def refusal(begin: Callable[[Any], Match], wish: Any) -> str:
    """The sentence with which a wish for a game is refused; "" where it is taken. Any other error comes through."""
    try:
        assert begin(wish).decision is not None
    except SetupError as error:
        return str(error)
    return ""


def names(text: str) -> list[str]:
    """The card names in a text, written one after the other.

    >>> names("Throne Room Estate Council Room")
    ['Throne Room', 'Estate', 'Council Room']
    """
    found, rest = [], text.replace(",", " ").strip()
    while rest:
        name = next((name for name in _LONGEST_FIRST if rest.startswith(name)), rest.split()[0])
        found.append(name)
        rest = rest[len(name) :].strip()
    return found


class Story:
    """A match, told from the seat of Ann; Bob (and Cid …) are her rivals. Zones are texts: names, a space between."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def play(self, card: str, **answers: str) -> "Story":
        """Play a card, then answer: each keyword is the verb of the next question, its text the picks."""
        assert self.match.decision is not None
        assert self.match.decision.verb in ("play", "play_treasure"), self.match.decision
        self.match.answer(card)
        return self.then(**answers)

    def play_treasures(self, cards: str) -> "Story":
        return self.then(play_treasure=cards)

    def then(self, by: str | None = None, **answers: str) -> "Story":
        """Answer the next questions, whose verbs must be the keywords; "" is "no" or "done". `by`: who is asked."""
        for verb, text in answers.items():
            question = self.match.decision
            assert question is not None, f"the game is over, nobody asks to {verb}"
            assert question.verb == verb, f"asked to {question.verb} {question.options}, not to {verb}"
            if by is not None:
                assert self.players[question.decider] == by, f"{self.players[question.decider]} is asked, not {by}"
            self.match.answer(*names(text))
        return self

    def end_turn(self) -> "Story":
        """Decline everything until another turn begins."""
        turn = self.match.turn.number
        while self.match.decision is not None and self.match.turn.number == turn:
            self.match.answer(*self.match.decision.options[: self.match.decision.at_least])
        return self

    def end_turn_with(self, **answers: str) -> "Story":
        """Decline everything in this turn until the first verb is asked, then answer that and what follows."""
        first, turn = next(iter(answers)), self.match.turn.number
        while self.match.decision is not None and self.match.decision.verb != first:
            assert self.match.turn.number == turn, f"the turn is over, and nobody asked to {first}"
            self.match.answer(*self.match.decision.options[: self.match.decision.at_least])
        return self.then(**answers)

    @property
    def players(self) -> list[str]:
        return list(self.match.state.box.players)

    def zone(self, player: str, zone: str) -> str:
        return " ".join(self.match.zone(self.players.index(player), zone))

    @property
    def hand(self) -> str:
        return self.zone("Ann", "hand")

    @property
    def deck(self) -> str:
        return self.zone("Ann", "deck")

    @property
    def discard(self) -> str:
        return self.zone("Ann", "discard")

    @property
    def in_play(self) -> str:
        return self.zone("Ann", "play")

    @property
    def trash(self) -> str:
        return " ".join(self.match.trash)

    @property
    def asked(self) -> str | None:
        """The verb of the open question."""
        return None if self.match.decision is None else str(self.match.decision.verb)

    @property
    def options(self) -> str:
        assert self.match.decision is not None
        return " ".join(option.name for option in self.match.decision.options)

    def told(self, name: str) -> list[str]:
        """What the events of one name tell, in their order: "Ann: Witch", or "Bob" alone where no card is told."""
        lines = []
        for event in self.match.events:
            if event.name == name:
                cards = " ".join(card.name for card in event.cards if card is not None)
                who = [*self.players, "Automa"][event.seat]
                lines.append(f"{who}: {cards}" if cards else who)
        return lines

    @property
    def asked_of(self) -> str | None:
        """Who is to answer the open question."""
        return None if self.match.decision is None else self.players[self.match.decision.decider]

    @property
    def turn_of(self) -> str:
        """Whose turn it is: "Bob", or "Bob by Ann" where Ann possesses Bob."""
        turn = self.match.turn
        by = "" if turn.possessor is None else f" by {self.players[turn.possessor]}"
        return self.players[turn.seat] + by

    def sees(self, viewer: str, owner: str, zone: str) -> str:
        """A zone of one player as another sees it; each unknown card is a "?"."""
        cards = self.match.view(self.players.index(viewer)).zone(self.players.index(owner), zone)
        return " ".join("?" if card is None else card.name for card in cards)

    @property
    def numbers(self) -> tuple[int, int, int]:
        """Actions, buys, coins."""
        return self.match.turn.actions, self.match.turn.buys, self.match.turn.coins


def deal(
    hand: str = "",
    deck: str = "",
    discard: str = "",
    play: str = "",
    bob: str | dict[str, str] = "",
    cid: str | dict[str, str] | None = None,
    kingdom: str = "",
    supply: dict[str, int] | None = None,
    trash: str = "",
    turn: dict[str, Any] | None = None,
    **more: Any,
) -> Story:
    """Ann's cards in their zones, Bob's (a hand, or zones by name) and Cid's. Each card named is a Kingdom pile too."""

    def player(name: str, zones: dict[str, str]) -> dict[str, Any]:
        return {"name": name, **{zone: names(text) for zone, text in zones.items()}}

    others = {"Bob": bob, "Cid": cid}
    players = [player("Ann", {"hand": hand, "deck": deck, "discard": discard, "play": play})]
    players += [
        player(name, {"hand": zones} if isinstance(zones, str) else zones)
        for name, zones in others.items()
        if zones is not None
    ]
    used = [card for each in players for zone in each.values() if isinstance(zone, list) for card in zone]
    piles = dict.fromkeys(card for card in [*names(kingdom), *used] if CARDS[card].set_name != "Basic")
    return Story(
        Match.from_position(
            {"game": "dominion", "seed": 1, "kingdom": list(piles), "players": players, "supply": supply or {},
             "trash": names(trash), "turn": turn or {}, **more}
        )
    )  # fmt: skip


POSSESSED = {"seat": 1, "possessor": 0}  # Bob's turn, in which Ann decides


def possessed(bob: str | dict[str, str], **more: Any) -> Story:
    """Bob's turn, in which Ann decides: his hand, or his zones by name."""
    return deal(bob=bob, turn=POSSESSED, **more)
