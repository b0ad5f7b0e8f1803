"""The automa of the co-op: what it does when a round is over, and what the players do to it."""

from typing import TYPE_CHECKING

from game.core.chance import Random
from game.core.decisions import CardId, Effect, Seat
from game.dominion import triggers
from game.dominion.did import Did
from game.dominion.kinds import Occasion
from game.dominion.state import AUTOMA, AUTOMA_NAME, AUTOMA_TOKENS, Automa

if TYPE_CHECKING:
    from game.dominion.phases import Table
    from game.dominion.turn import Turn


def hinder(turn: "Turn") -> None:
    """Every play of an Attack by a player gives the automa a token, while there are any (ruling K11)."""
    automa = _of(turn)
    if automa.tokens < AUTOMA_TOKENS:
        automa.tokens += 1
        turn.tell(Did.HINDER, turn.state.seat, amount=1)


def act(table: "Table") -> Effect[None]:
    """What the automa does at the end of a round: nothing, then by turns points and a Hex."""
    played = table.state.players[0].turns  # by now all have had as many
    table.tell(Did.AUTOMA, AUTOMA, amount=played)
    if played == 1:
        table.tell(Did.WAIT, AUTOMA)
    elif played % 2 == 0:
        yield from _take_points(table)
    else:
        yield from _attack(table)


def _take_points(table: "Table") -> Effect[None]:
    """Take a Duchy, or a Province where there is none. A Silver turned up lets the players pass each other a card."""
    card = _turn_up(table, "money")
    _claim(table, "Duchy" if table.state.supply["Duchy"] else "Province")
    if table.has_ended():
        return  # at once, so nobody passes a card (ruling K4)
    if table.kind(card).name == "Silver":
        table.source = AUTOMA_NAME
        yield from table.pass_left(_seats(table))
        table.source = None


def _attack(table: "Table") -> Effect[None]:
    """Turn up a Hex: an Attack by no player, to which each may react (ruling K9)."""
    kind = table.kind(_turn_up(table, "hexes"))
    table.source = kind.name
    for seat in (yield from triggers.attack(table, _seats(table))):
        effect = kind.triggers[Occasion.RECEIVED].act(table, seat)
        if effect is not None:
            yield from effect
    table.source = None


def _of(turn: "Turn") -> Automa:
    assert turn.state.automa is not None
    return turn.state.automa


def _seats(table: "Table") -> list[Seat]:
    """All players, who began first: after the last one's turn that is the next."""
    state = table.state
    return [Seat((state.regular_seat + step) % len(state.players)) for step in range(1, len(state.players) + 1)]


def _claim(table: "Table", name: str) -> None:
    """Take a card of the Supply. That triggers nothing (ruling K14)."""
    pile = table.state.supply[name]
    table.state.supply[name] = pile[:-1]
    _of(table).gained.append(pile[-1])
    table.tell(Did.CLAIM, AUTOMA, pile[-1:], origin="supply", target="gained")


def _turn_up(table: "Table", zone: str) -> CardId:
    """The next card of a face-down pile onto the open one."""
    automa = _of(table)
    pile: list[CardId] = getattr(automa, zone)
    if not pile:
        _reshuffle(table, zone, pile)
    card = pile.pop()
    automa.used.append(card)
    table.show([card], table.box.everyone)
    table.state.news = "reveal"
    table.tell(Did.TURN_UP, AUTOMA, [card], origin=zone, target="used")
    return card


def _reshuffle(table: "Table", zone: str, pile: list[CardId]) -> None:
    """A pile that is used up is made anew from its own used cards (ruling K7)."""
    automa = _of(table)
    pile += [card for card in automa.used if table.kind(card).is_hex == (zone == "hexes")]
    automa.used = [card for card in automa.used if card not in pile]
    random = Random(table.state.random)
    random.shuffle(pile)
    table.state.random = random.state
    table.hide(pile, 0)
    table.tell(Did.SHUFFLE, AUTOMA, amount=len(pile), origin=zone)
