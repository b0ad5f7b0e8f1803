"""What one seat may know. Bots and scenes get this, and nothing else."""

from collections import Counter
from typing import Any, NamedTuple

from game.core.decisions import Decision, Option, Seat, Verb
from game.dominion.kinds import Cost
from game.dominion.scoring import automa_points
from game.dominion.state import NOBODY, ZONES, State


class TurnInfo(NamedTuple):
    """The turn as everybody sees it."""

    seat: Seat
    phase: str
    actions: int
    buys: int
    coins: int
    potions: int
    number: int
    possessor: Seat | None


class Asked(NamedTuple):
    """Who is asked what, as one sees it at a table; the options are known only to who decides."""

    seat: Seat
    decider: Seat
    verb: Verb
    source: str | None


class AutomaInfo(NamedTuple):
    """The automa as everybody sees it: its face-down piles can be counted, the open ones looked through."""

    money: int
    hexes: int
    used: tuple[Option, ...]  # the last one lies on top
    gained: tuple[Option, ...]
    tokens: int
    points: int


def turn_info(state: State) -> TurnInfo:
    possessor = None if state.possessor == NOBODY else state.possessor
    return TurnInfo(
        state.seat, state.phase, state.actions, state.buys, state.coins, state.potions, state.turn_number, possessor
    )


class View:
    """The table as one seat sees it. Everything is looked up when it is asked for; nothing can be changed."""

    __slots__ = ("_decision", "_state", "seat")

    def __init__(self, state: State, seat: Seat, decision: Decision | None) -> None:
        self._state = state
        self._decision = decision
        self.seat = seat

    @property
    def players(self) -> tuple[str, ...]:
        return self._state.box.players

    @property
    def turn(self) -> TurnInfo:
        return turn_info(self._state)

    @property
    def coins(self) -> int:
        return self._state.coins

    @property
    def decision(self) -> Decision | None:
        """The open question, if this seat is to answer it."""
        question = self._decision
        return question if question is not None and question.decider == self.seat else None

    @property
    def asked(self) -> Asked | None:
        question = self._decision
        return None if question is None else Asked(question.seat, question.decider, question.verb, question.source)

    @property
    def supply(self) -> dict[str, int]:
        return {name: len(pile) for name, pile in self._state.supply.items()}

    def left(self, name: str) -> int:
        """How many cards are in a pile of the Supply."""
        return len(self._state.supply.get(name, ()))

    @property
    def trash(self) -> tuple[Option, ...]:
        faces = self._state.box.cards
        return tuple(faces[card] for card in self._state.trash)

    def zone(self, seat: int, name: str) -> tuple[Option | None, ...]:
        """The cards of a zone, None for each that this seat does not know. Of a deck the top card comes first."""
        state, bit = self._state, 1 << self.seat
        cards = getattr(state.players[seat], name)
        faces, known = state.box.cards, state.known
        shown = [faces[card] if known[card] & bit else None for card in cards]
        return tuple(shown[::-1] if name == "deck" else shown)

    def size(self, seat: int, name: str) -> int:
        return len(getattr(self._state.players[seat], name))

    @property
    def hand(self) -> tuple[Option | None, ...]:
        return self.zone(self.seat, "hand")

    def owned(self, seat: int) -> Counter[str]:
        """How many of each card a player has in all. Everything gained and trashed is open, so everybody can count."""
        state = self._state
        counts = Counter(state.names(state.players[seat].cards()))
        for (viewer, card), owner in state.passed.items():
            # A card passed on unseen counts for who passed it, until it is seen elsewhere.
            if viewer == self.seat and not state.known[card] >> viewer & 1:
                name = state.box.cards[card].name
                counts[name] += (owner == seat) - (card in state.players[seat].cards())
        return +counts

    def count(self, seat: int, name: str) -> int:
        """How many of one card a player has in all."""
        if self._state.passed:
            return self.owned(seat)[name]
        kinds = self._state.box.kinds
        return [kinds[card].name for card in self._state.players[seat].cards()].count(name)

    def tokens(self, seat: int) -> dict[str, int]:
        return dict(self._state.players[seat].tokens)

    @property
    def marks(self) -> dict[str, int]:
        """What matters for the rest of the turn: watching cards and how often each was played, and States at work."""
        return dict(self._state.marks)

    def states(self, seat: int) -> tuple[str, ...]:
        return tuple(self._state.players[seat].states)

    @property
    def automa(self) -> AutomaInfo | None:
        """The third side of the co-op."""
        state, automa, faces = self._state, self._state.automa, self._state.box.cards
        if automa is None:
            return None
        used, gained = (tuple(faces[card] for card in cards) for cards in (automa.used, automa.gained))
        return AutomaInfo(len(automa.money), len(automa.hexes), used, gained, automa.tokens, automa_points(state))

    def turns(self, seat: int) -> int:
        return self._state.players[seat].turns

    @property
    def extra_turns(self) -> list[tuple[Seat, Seat]]:
        return list(self._state.extra_turns)

    def cost(self, name: str) -> Cost:
        """What a card costs now."""
        return self._state.box.by_name[name].cost.more(-self._state.discount)

    @property
    def is_over(self) -> bool:
        return self._state.is_over

    def everything(self) -> dict[str, Any]:
        """All that this seat may know, as one value."""
        seats = range(len(self.players))
        return {
            "seat": self.seat,
            "players": self.players,
            "turn": self.turn,
            "asked": self.asked,
            "decision": self.decision,
            "supply": self.supply,
            "trash": self.trash,
            "marks": self.marks,
            "discount": self._state.discount,
            "actions_played": self._state.actions_played,
            "automa": self.automa,
            "extra_turns": self.extra_turns,
            "is_over": self.is_over,
            "zones": [{name: self.zone(seat, name) for name in ZONES} for seat in seats],
            "owned": [dict(self.owned(seat)) for seat in seats],
            "tokens": [self.tokens(seat) for seat in seats],
            "states": [self.states(seat) for seat in seats],
            "turns": [self.turns(seat) for seat in seats],
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.everything() == other.everything()

    __hash__ = None  # type: ignore[assignment]
