"""Dominion, as a Match drives it."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.chance import Random
from game.core.decisions import CardId, Decision, Seat
from game.core.errors import SetupError
from game.core.events import Event
from game.core.names import plain, quoted
from game.core.rules import Result, Setup
from game.dominion import position, scoring, setup
from game.dominion import state as states
from game.dominion.phases import Table
from game.dominion.state import NOBODY, ZONES, State
from game.dominion.view import TurnInfo, View, turn_info


class DominionRules:
    """How Dominion is set up and looked at."""

    name = "dominion"
    version = 2

    def check_setup(self, wish: Mapping[str, Any]) -> Setup:
        return setup.check_setup(wish)

    def check_position(self, wish: Mapping[str, Any]) -> Setup:
        return position.check_position(wish)

    def begin(self, checked: Setup) -> State:
        return position.begin_position(checked) if "position" in checked else setup.begin(checked)

    def table(self, state: State, events: list[Event] | None) -> Table:
        return Table(state, events)

    # Looking

    def view(self, state: State, seat: Seat, asked: Decision | None) -> View:
        return View(state, seat, asked)

    def seats(self, state: State) -> int:
        return len(state.players)

    def active_seat(self, state: State) -> Seat:
        return state.seat if state.possessor == NOBODY else state.possessor

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    def scores(self, state: State) -> dict[str, int]:
        return scoring.scores(state)

    def turn(self, state: State) -> TurnInfo:
        return turn_info(state)

    def supply(self, state: State) -> dict[str, int]:
        return {name: len(pile) for name, pile in state.supply.items()}

    def trash(self, state: State) -> list[str]:
        return state.names(state.trash)

    def zone(self, state: State, seat: Seat, name: str) -> list[str]:
        if name not in ZONES:
            known = ", ".join(ZONES)
            sentence = f"There is no zone {quoted(name)}. There are: {known}."
            raise SetupError("no_zone", sentence, name=plain(name), known=ZONES)
        player = state.players[seat]
        if name == "aside":
            return state.names(player.aside + player.returning)  # both lie beside the table
        names = state.names(getattr(player, name))
        return names[::-1] if name == "deck" else names

    # Imagining

    def hidden(self, state: State, seat: Seat) -> set[CardId]:
        bit = 1 << seat
        cards = [card for player in state.players for card in player.cards()]
        if state.automa is not None:
            cards += state.automa.money + state.automa.hexes
        return {card for card in cards if not state.known[card] & bit}

    def held(self, state: State, seat: Seat) -> set[CardId]:
        return set(state.players[seat].cards())

    def redeal(self, state: State, seat: Seat, cards: set[CardId], random: Random) -> None:
        _lay_anew(state, seat, cards, random)

    def redacted(self, state: State, seat: Seat) -> State:
        twin, bit = state.copy(), 1 << seat
        _lay_in_order(twin, seat, self.hidden(state, seat))
        twin.known = bytearray([eyes & bit for eyes in twin.known])
        twin.random = 0
        return twin

    def revealed(self, state: State) -> State:
        twin = state.copy()
        twin.known = bytearray([state.box.everyone]) * len(twin.known)
        twin.passed = {}
        return twin

    def reseed(self, state: State, random: Random) -> None:
        state.random = random.next()

    # Saving

    def to_data(self, state: State) -> dict[str, Any]:
        return states.to_data(state)

    def from_data(self, checked: Setup, data: Mapping[str, Any]) -> State:
        return states.from_data(self.begin(checked).box, data)


Place = tuple[list[CardId], int]  # in a zone


def _zones(state: State) -> list[list[list[CardId]]]:
    """The zones of each player, then the face-down piles of the automa."""
    zones = [[getattr(player, name) for name in ZONES] for player in state.players]
    return zones if state.automa is None else [*zones, [state.automa.money], [state.automa.hexes]]


def _lay_in_order(state: State, seat: Seat, cards: set[CardId]) -> None:
    """Sort these cards, each player's and each pile's among themselves: who has how many of what is known to all.

    Where cards were passed on unseen by the seat, it can not even say which of the others has them by now: then the
    cards of all others are sorted together, and whose the seat takes each for is written down anew.
    """
    zones = _zones(state)
    taken_for = {card: owner for (who, card), owner in state.passed.items() if who == seat and card in cards}
    state.passed = {}
    if not taken_for:
        for group in zones:
            _rearrange(state, _places(group, cards), list.sort)
        return
    for number, player in enumerate(state.players):
        for card in player.cards():
            taken_for.setdefault(card, Seat(number))
    others = [number for number in range(len(state.players)) if number != seat]
    together = [zone for number in others for zone in zones[number]]
    for group in (together, zones[seat]):  # there is no automa where others can pass each other cards
        _rearrange(state, _places(group, cards), list.sort)
    for number in others:
        for card in state.players[number].cards():
            if card in cards and taken_for[card] != number:
                state.passed[seat, card] = taken_for[card]


def _lay_anew(state: State, seat: Seat, cards: set[CardId], random: Random) -> None:
    """Shuffle these cards, each player's and each pile's among themselves. Before that let other cards than in truth be
    those that were passed on unseen: any that the giver may have had. What the seat still knew where the running effect
    began changes places only with its like."""
    groups = [_places(zones, cards) for zones in _zones(state)]
    seen = [[place for place in places if state.known[_at(place)] >> seat & 1] for places in groups]
    unseen = [[place for place in places if not state.known[_at(place)] >> seat & 1] for places in groups]
    if state.passed:
        by_owner: dict[int, list[Place]] = {}
        for number, places in enumerate(unseen):
            for place in places:
                by_owner.setdefault(state.passed.get((seat, _at(place)), number), []).append(place)
        moved: dict[CardId, CardId] = {}
        for places in by_owner.values():
            moved |= _rearrange(state, places, random.shuffle)
        state.passed = {(who, moved.get(card, card)): owner for (who, card), owner in state.passed.items()}
    for places in seen + unseen:
        _rearrange(state, places, random.shuffle)


def _at(place: Place) -> CardId:
    zone, at = place
    return zone[at]


def _places(zones: list[list[CardId]], cards: set[CardId]) -> list[Place]:
    return [(zone, at) for zone in zones for at, card in enumerate(zone) if card in cards]


def _rearrange(state: State, places: list[Place], arrange: Callable[[list[CardId]], None]) -> dict[CardId, CardId]:
    """Put the cards of these places into another order; for each card, which one lies there now."""
    before = [zone[at] for zone, at in places]
    after = before.copy()
    arrange(after)
    eyes = [state.known[card] for card in before]
    for (zone, at), card, known in zip(places, after, eyes, strict=True):
        zone[at] = card
        state.known[card] = known  # who knew the card in this place knows the new one
    return dict(zip(before, after, strict=True))
