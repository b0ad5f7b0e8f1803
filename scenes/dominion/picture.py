"""What lies where on the board, as some eyes see it. It can be followed event by event, ahead of the truth's next look.

No pygame in here: this is what is shown, not how.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game import Match
from game.core.decisions import Option, Seat
from game.core.events import Event
from game.dominion.did import Did
from game.dominion.kinds import Cost
from game.dominion.state import AUTOMA_ZONES, STATES, ZONES
from game.dominion.view import TurnInfo, View
from scenes.table.eyes import Eyes

Shown = Option | None  # a card, None where only its back is seen
OPEN_PILES = ("money", "hexes", "used", "gained")


@dataclass
class Side:
    """One player's side of the table, or the automa's."""

    zones: dict[str, list[Shown]]
    tokens: int = 0
    states: tuple[str, ...] = ()
    turns: int = 0
    possessors: tuple[Seat, ...] = ()  # who will play the extra turns that this player is going to have


@dataclass
class Picture:
    """The whole board."""

    turn: TurnInfo
    supply: dict[str, int]
    costs: dict[str, Cost]
    trash: list[Option]
    sides: list[Side]
    automa: Side | None = None
    automa_points: int = 0
    is_automas: bool = False  # whether it is the automa's turn

    def side(self, seat: int) -> Side:
        """A player's side; the automa sits behind the last player."""
        if seat < len(self.sides):
            return self.sides[seat]
        assert self.automa is not None
        return self.automa

    def is_turn_of(self, seat: int) -> bool:
        return seat == self.turn.seat and not self.is_automas

    @property
    def automa_next(self) -> str:
        """What the automa does when this round is over: nothing after the first one, then points and a Hex by turns."""
        played = max(side.turns for side in self.sides)
        return "nothing" if played <= 1 else "hex" if played % 2 else "points"

    # Following events

    def leave(self, event: Event) -> None:
        """Take the cards of an event from where they were."""
        if event.name in (Did.TURN, Did.AUTOMA):
            self.is_automas = event.name == Did.AUTOMA
        if event.origin == "supply":
            for card in event.cards:
                if card is not None and self.supply.get(card.name, 0) > 0:
                    self.supply[card.name] -= 1
        elif event.name == Did.SHUFFLE:
            self._leave_shuffled(event)
        elif (event.origin and event.origin != event.target) or event.name == Did.PASS:
            zone = self._zone(event.seat, event.origin)
            if zone is not None:
                for card in event.cards:
                    _remove(zone, card, event.origin)

    def count(self, event: Event) -> None:
        """What an event at the end of a turn leaves of its numbers."""
        turn = self.turn
        if event.name == Did.BUY and event.seat == turn.seat:
            costs = [self.costs[card.name] for card in event.cards if card is not None]
            coins, potions = sum(cost.coins for cost in costs), sum(cost.potions for cost in costs)
            self.turn = turn._replace(
                buys=max(0, turn.buys - 1), coins=max(0, turn.coins - coins), potions=max(0, turn.potions - potions)
            )
        elif event.name == Did.DISCARD and event.origin == "play":
            self.turn = turn._replace(actions=0, buys=0, coins=0, potions=0)

    def arrive(self, event: Event) -> None:
        """Lay the cards of an event where they belong."""
        if event.name == Did.SHUFFLE:
            if not event.origin:
                self.side(event.seat).zones["deck"] += [None] * event.amount
        elif event.target and (event.origin != event.target or event.name == Did.PASS):
            seat = event.other if event.name == Did.PASS and event.other is not None else event.seat
            zone = self._zone(seat, event.target)
            if zone is None:
                return
            if event.target == "deck":
                zone[:0] = event.cards
            else:
                zone.extend(event.cards)

    def _leave_shuffled(self, event: Event) -> None:
        side = self.side(event.seat)
        if event.origin:  # a pile of the automa's
            side.zones[event.origin] = [None] * event.amount
        else:
            side.zones["discard"] = []

    def _zone(self, seat: int, name: str) -> list | None:
        return self.trash if name == "trash" else self.side(seat).zones.get(name)


def _remove(zone: list[Shown], card: Shown, name: str) -> None:
    """Take a card out of a zone: itself, or else one that is not known."""
    if card in zone:
        zone.remove(card)
    elif None in zone:
        zone.remove(None)
    elif zone:
        zone.pop(0 if name == "deck" else -1)


def picture_of(match: Match, eyes: Eyes) -> Picture:
    """The board as it truly is now, as far as these eyes may see it; nobody's eyes see what everybody sees."""
    seats = range(len(match.view(0).players))
    views = [match.view(seat) for seat in (eyes or seats)]
    see = _any_sees if eyes else _all_see
    view: View = views[0]
    sides = [
        Side(
            {name: see([each.zone(seat, name) for each in views]) for name in ZONES},
            view.tokens(seat).get("coffers", 0),
            _in_force(view, seat),
            view.turns(seat),
            tuple(possessor for whose, possessor in view.extra_turns if whose == seat),
        )
        for seat in map(Seat, seats)
    ]
    automa = view.automa
    third = None
    if automa is not None:
        piles: tuple[Sequence[Shown], ...] = (
            (None,) * automa.money,
            (None,) * automa.hexes,
            automa.used,
            automa.gained,
        )
        third = Side({name: list(pile) for name, pile in zip(AUTOMA_ZONES, piles, strict=True)}, automa.tokens)
    supply = view.supply
    return Picture(
        view.turn,
        supply,
        {name: view.cost(name) for name in supply},
        list(view.trash),
        sides,
        third,
        automa.points if automa is not None else 0,
        view.turn.phase == "automa",
    )


def _in_force(view: View, seat: Seat) -> tuple[str, ...]:
    """The States of a player, also those that were just given back and matter until the turn ends."""
    returned = [name for name in view.marks if name in STATES] if seat == view.turn.seat else []
    return tuple(dict.fromkeys((*view.states(seat), *returned)))


Sights = Sequence[Sequence[Shown]]  # the same zone in several views
Seeing = Callable[[Sights], list[Shown]]


def _any_sees(sights: Sights) -> list[Shown]:
    return [next((card for card in cards if card is not None), None) for cards in zip(*sights, strict=True)]


def _all_see(sights: Sights) -> list[Shown]:
    return [cards[0] if all(card == cards[0] for card in cards) else None for cards in zip(*sights, strict=True)]
