"""The twelve Hexes of Nocturne, with which the automa attacks. Each player whom one reaches receives it in turn."""

from collections.abc import Callable

from game.core.decisions import Effect, Seat, Verb
from game.dominion.kinds import CardSet, Cost, Kind, Occasion, Triggered, Type
from game.dominion.state import DELUDED, ENVIOUS, MISERABLE, TWICE_MISERABLE
from game.dominion.turn import Turn

NOCTURNE = CardSet("Nocturne", editions=(1,))


def hexed(name: str) -> Callable[[Triggered], Kind]:
    """A Hex: its function gets the turn and the seat that receives it."""

    def make(function: Triggered) -> Kind:
        kind = NOCTURNE.card(name, 0, Type.HEX)
        kind.when(Occasion.RECEIVED)(function)
        return kind

    return make


@hexed("Bad Omens")
def bad_omens(turn: Turn, seat: Seat) -> None:
    """The deck goes onto the discard pile, and two Coppers from there onto the deck; who has fewer shows that."""
    turn.deck_to_discard(seat)
    turn.look_through_discard(seat)
    discard_pile = turn.state.players[seat].discard
    coppers = turn.named("Copper", discard_pile)[:2]
    if len(coppers) < 2:
        turn.reveal(discard_pile, seat, origin="discard")
    turn.topdeck(coppers, seat, origin="discard", openly=True)
    turn.show_top_of_discard(seat)


@hexed("Delusion")
def delusion(turn: Turn, seat: Seat) -> None:
    """Become Deluded, unless Deluded or Envious already."""
    _delude(turn, seat, DELUDED)


@hexed("Envy")
def envy(turn: Turn, seat: Seat) -> None:
    """Become Envious, unless Deluded or Envious already."""
    _delude(turn, seat, ENVIOUS)


def _delude(turn: Turn, seat: Seat, name: str) -> None:
    if not {DELUDED, ENVIOUS} & set(turn.state.players[seat].states):
        turn.take_state(name, seat)


@hexed("Famine")
def famine(turn: Turn, seat: Seat) -> None:
    """Reveal three cards: Actions are discarded, the rest is shuffled into the deck."""
    revealed = turn.reveal_top(3, seat)
    actions = turn.actions_in(revealed)
    turn.discard(actions, seat, origin="aside")
    turn.shuffle_in([card for card in revealed if card not in actions], seat)


@hexed("Fear")
def fear(turn: Turn, seat: Seat) -> Effect[None]:
    """With five or more cards in hand discard an Action or a Treasure, or show a hand without."""
    hand = turn.hand_of(seat)
    if len(hand) >= 5:
        chosen = yield turn.one(Verb.DISCARD, [card for card in hand if _is_of_use(turn.kind(card))], seat)
        turn.discard(chosen, seat)
        if not chosen:
            turn.reveal(hand, seat)


def _is_of_use(kind: Kind) -> bool:
    return kind.is_action or kind.is_treasure


@hexed("Greed")
def greed(turn: Turn, seat: Seat) -> None:
    """Gain a Copper onto the deck."""
    turn.gain("Copper", seat, target="deck")


@hexed("Haunting")
def haunting(turn: Turn, seat: Seat) -> Effect[None]:
    """With four or more cards in hand put one onto the deck."""
    hand = turn.hand_of(seat)
    if len(hand) >= 4:
        turn.topdeck((yield turn.one(Verb.TOPDECK, hand, seat)), seat)


@hexed("Locusts")
def locusts(turn: Turn, seat: Seat) -> Effect[None]:
    """The top card of the deck is trashed. A Copper or an Estate brings a Curse, another card a cheaper one that shares
    a type. A Victory card may be discarded instead, for a Curse (ruling K12)."""
    for card in turn.reveal_top(1, seat):
        kind, cost = turn.kind(card), turn.cost(card)
        if kind.is_victory and (yield turn.may(Verb.DISCARD, [card], seat)):
            turn.discard([card], seat, origin="aside")
            turn.gain("Curse", seat)
            continue
        turn.trash([card], seat, origin="aside")
        if kind.name in ("Copper", "Estate"):
            turn.gain("Curse", seat)
        else:
            yield from turn.gain_cheaper(cost, kind.shares_a_type, seat)


@hexed("Misery")
def misery(turn: Turn, seat: Seat) -> None:
    """Become Miserable, the second time Twice Miserable."""
    states = turn.state.players[seat].states
    if MISERABLE in states:
        turn.take_state(TWICE_MISERABLE, seat, instead_of=MISERABLE)
    elif TWICE_MISERABLE not in states:
        turn.take_state(MISERABLE, seat)


@hexed("Plague")
def plague(turn: Turn, seat: Seat) -> None:
    """Gain a Curse to the hand."""
    turn.gain("Curse", seat, target="hand")


@hexed("Poverty")
def poverty(turn: Turn, seat: Seat) -> Effect[None]:
    """Discard down to three cards in hand."""
    yield from turn.discard_to(3, seat)


@hexed("War")
def war(turn: Turn, seat: Seat) -> None:
    """Reveal cards up to one that costs 3 or 4, without a potion: it is trashed, the others are discarded."""

    def is_wanted(kind: Kind) -> bool:
        return turn.cost_of(kind) in (Cost(3), Cost(4))

    revealed = turn.reveal_until(1, is_wanted, seat)
    turn.trash([card for card in revealed if is_wanted(turn.kind(card))], seat, origin="aside")
    turn.discard(revealed, seat, origin="aside")
