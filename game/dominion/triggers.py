"""What cards do without being played just then: reactions to Attacks, and discarding from play."""

from typing import TYPE_CHECKING

from game.core.decisions import CardId, Effect, Seat, Verb
from game.dominion.kinds import Kind, Occasion

if TYPE_CHECKING:
    from game.dominion.turn import Turn


def attack(turn: "Turn") -> Effect[list[Seat]]:
    """Announce an Attack: each rival in turn may react before it does anything. Returns whom it reaches."""
    reached = []
    for rival in turn.rivals:
        is_protected = yield from _react(turn, rival)
        if not is_protected:
            reached.append(rival)
    return reached


def _react(turn: "Turn", seat: Seat) -> Effect[bool]:
    """A player may answer an Attack with cards of the hand, one after the other. A trigger says whether it protects."""
    is_protected, shown = False, set[Kind]()
    while True:
        options = [
            card
            for card in turn.hand_of(seat)
            if turn.kind(card).is_ready(Occasion.ATTACKED, turn) and turn.kind(card) not in shown
        ]
        picked = yield turn.may(Verb.REACT, options, seat)
        if not picked:
            return is_protected
        (card,) = picked
        turn.reveal([card], seat)
        shown.add(turn.kind(card))  # showing a second one of the same would change nothing
        is_protected |= turn.kind(card).triggers[Occasion.ATTACKED].act(turn, seat)


def leaving_play(turn: "Turn") -> list[CardId]:
    """The cards in play that may do something when they are discarded."""
    kinds = turn.box.kinds
    return [card for card in turn.in_play if kinds[card].triggers and kinds[card].is_ready(Occasion.DISCARDED, turn)]


def discard_from_play(turn: "Turn", cards: list[CardId]) -> Effect[None]:
    """Discard cards from play that do something then. Their owner says in which order; equal ones that follow each
    other are asked about together."""
    chosen: tuple[CardId, ...] = yield turn.order(cards)
    while chosen:
        kind = turn.kind(chosen[0])
        same = [chosen[0]]
        for card in chosen[1:]:
            if turn.kind(card) is not kind:
                break
            same.append(card)
        chosen = chosen[len(same) :]
        turn.source = kind.name
        if kind.is_ready(Occasion.DISCARDED, turn):
            yield from kind.triggers[Occasion.DISCARDED].act(turn, same)
        turn.discard(same, origin="play")
    turn.source = None
