"""What cards do without being played just then: reactions to Attacks, buying, and discarding from play."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.decisions import CardId, Effect, Seat, Verb
from game.dominion.kinds import Occasion

if TYPE_CHECKING:
    from game.dominion.turn import Turn


def attack(turn: "Turn", targets: Sequence[Seat]) -> Effect[list[Seat]]:
    """Announce an Attack: each player in turn may react before it does anything. Returns whom it reaches."""
    turn.protected = set()
    for seat in targets:
        yield from _react(turn, seat)
    return [seat for seat in targets if seat not in turn.protected]


def _react(turn: "Turn", seat: Seat) -> Effect[None]:
    """A player may answer an Attack with cards of the hand, one after the other, and with the same one again."""
    while True:
        options = [card for card in turn.hand_of(seat) if turn.kind(card).is_ready(Occasion.ATTACKED, turn, seat)]
        picked = yield turn.may(Verb.REACT, options, seat)
        if not picked:
            return
        (card,) = picked
        kind, source = turn.kind(card), turn.source
        turn.reveal([card], seat)
        effect = kind.triggers[Occasion.ATTACKED].act(turn, seat)
        if effect is not None:
            turn.source = kind.name
            yield from effect
            turn.source = source


def card_is_bought(turn: "Turn") -> None:
    """Let the cards in play see that something is bought."""
    for card in turn.in_play:
        trigger = turn.kind(card).triggers.get(Occasion.BOUGHT)
        if trigger is not None:
            trigger.act(turn)


def leaving_play(turn: "Turn") -> list[CardId]:
    """The cards in play that may do something when they are discarded."""
    kinds, seat = turn.box.kinds, turn.state.seat
    return [
        card for card in turn.in_play if kinds[card].triggers and kinds[card].is_ready(Occasion.DISCARDED, turn, seat)
    ]


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
        if kind.is_ready(Occasion.DISCARDED, turn, turn.state.seat):
            yield from kind.triggers[Occasion.DISCARDED].act(turn, same)
        turn.discard(same, origin="play")
    turn.source = None
