"""Random games in which everything that must always hold is looked at. The tests play some, `athanor selftest` many.

What a seat can know is worked out here a second time and in another way: from the events alone, by following the cards
from zone to zone. The views and the events must not say more.
"""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.bots.bot import RandomBot
from game.core import saves
from game.core.chance import Random, Stream
from game.core.decisions import CardId, Option, Seat
from game.core.events import Event
from game.core.match import Match
from game.dominion.did import Did
from game.dominion.kingdoms import SIZE, Kingdom
from game.dominion.state import ZONES, all_cards

LOOK_EVERY = 4  # turns: where the cards are, and who sees them
PROBES = 3  # moments of a game that are looked at closely
NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"]
SHORTEST = 60  # answers of a random game; the moments are chosen among the first so many and some more


class Broken(Exception):
    """Something that must always hold did not."""


def random_setup(seed: int) -> dict[str, Any]:
    """Two to six players and any kingdom, or the co-op; every other game may be undone freely."""
    random = Random.from_seed(seed, Stream.DEAL, 2)
    setup: dict[str, Any] = {"game": "dominion", "seed": seed, "practice": seed % 2 == 1}
    if seed % 5 == 0:
        provinces = random.pick((3, 7, 12))
        duchies = random.below(11) if provinces == 12 else 0
        setup |= {"mode": "coop", "provinces": provinces, "duchies": duchies}
    setup["players"] = NAMES[: 2 if seed % 5 == 0 else 2 + random.below(5)]
    setup["kingdom"] = "random" if random.chance(0.5) else {"alchemy": random.below(SIZE + 1)}
    return setup


def kingdom_setup(kingdom: Kingdom, seed: int) -> dict[str, Any]:
    """A kingdom of the rule books: those of the co-op by turns together and as rivals, asked for by either name."""
    is_coop = kingdom.provinces is not None and seed % 2 == 0
    return {
        "game": "dominion",
        "mode": "coop" if is_coop else "rivals",
        "players": NAMES[: 2 if is_coop else 2 + seed % 3],
        "kingdom": kingdom.name if seed % 4 < 2 else kingdom.german,
        "seed": seed,
        "practice": seed % 8 == 0,
    }


def check_game(seed: int, setup: Mapping[str, Any] | None = None) -> int:
    """Play a random game and look at it; how many answers it took. Broken where something does not hold."""
    where = f"seed {seed}" if not setup else f"seed {seed}, {setup}"
    try:
        return _Check(seed, setup or random_setup(seed)).run()
    except Broken as broken:
        raise Broken(f"{where}: {broken}") from None
    except Exception as error:
        raise Broken(f"{where}: {type(error).__name__}: {error}") from error


class _Check:
    def __init__(self, seed: int, setup: Mapping[str, Any]) -> None:
        self.match = Match.start(setup)
        self.random = Random.from_seed(seed, Stream.BOTS)
        self.bot = RandomBot(self.random)
        self.seats = [Seat(number) for number in range(len(self.match.setup["players"]))]
        self.books = [Book(self.match, seat) for seat in self.seats]
        self.probes = {self.random.below(SHORTEST * (2 + number)) for number in range(PROBES)}
        self.answers: list[Sequence[Option]] = []

    def run(self) -> int:
        match = self.match
        forks: list[tuple[int, Match]] = []
        turn = 0
        while (decision := match.decision) is not None:
            if len(self.answers) in self.probes:
                self._probe()
                forks.append((len(self.answers), match.fork()))
            picks = self.bot.answer(None, decision)
            match.answer(*picks)
            self.answers.append(picks)
            if match.turn.number >= turn + LOOK_EVERY:
                turn = match.turn.number
                self._count_cards()
                self._follow_events()
        self._follow_events()
        self._probe()
        for begun, fork in forks:
            for picks in self.answers[begun:]:
                fork.answer(*picks)
            require_same(match, fork, "a fork that was given the same answers")
        return len(self.answers)

    def _count_cards(self) -> None:
        state = self.match.state
        if sorted(all_cards(state)) != list(range(len(state.box.cards))):
            raise Broken("a card appeared or vanished")

    def _probe(self) -> None:
        """Look closely at the present moment."""
        match = self.match
        self._count_cards()
        self._follow_events()
        require_same(match, match.fork(), "a fork")
        require_same(match, saves.to_match(json.loads(json.dumps(saves.to_data(match)))), "a saved and loaded game")
        for seat in self.seats:
            view, imagined = match.view(seat), match.imagine(seat, self.random)
            if imagined.view(seat) != view:
                raise Broken(f"seat {seat} can tell an imagined game from the real one")
            if match.live_view(seat) != view:
                raise Broken(f"seat {seat} loses what it may know when the rest is taken out of its view")
            if match.rules.to_data(view._state) != match.rules.to_data(imagined.view(seat)._state):
                raise Broken(f"the view of seat {seat} holds what it may not know")
            if view.decision is not None and view.decision.decider != seat:
                raise Broken(f"seat {seat} sees a question for another")
        if match.answers and match.undo_refusal is None:
            undone = match.fork()
            undone.undo()
            undone.answer(*self.answers[-1])
            require_same(match, undone, "an undone and repeated answer")

    def _follow_events(self) -> None:
        events = self.match.events
        for book in self.books:
            book.follow(events)


def require_same(match: Match, other: Match, what: str) -> None:
    if match.rules.to_data(match.state) != other.rules.to_data(other.state):
        raise Broken(f"{what} has another state")
    if match.decision != other.decision or match.events != other.events or match.result != other.result:
        raise Broken(f"{what} has another question, other events or another result")


class Book:
    """What one seat can know, from the events alone: where each card is, and which of them it can name there."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self.match, self.seat = match, seat
        state = match.state
        # The first hands are dealt before there are events: everybody knows one's own.
        self.zones = [{zone: set[CardId](getattr(player, zone)) for zone in ZONES} for player in state.players]
        self.known = set(self.zones[seat]["hand"])
        self.known.update(card for pile in state.supply.values() for card in pile)
        self.owners = {card: Seat(number) for number, player in enumerate(state.players) for card in player.cards()}
        self.discards = [list(player.discard) for player in state.players]  # in their order: the top one lies face up
        self.arrived: set[CardId] = set()  # what was passed to somebody by the events just read: all at once
        self.read = 0
        self.turn: tuple[Seat, Seat | None] = (state.seat, None)

    def follow(self, events: Sequence[Event]) -> None:
        """Read the events since the last time, then compare with what the view shows."""
        for event in events[self.read :]:
            self._check_eyes(event)
            self._move(event)
        self.read = len(events)
        view = self.match.live_view(self.seat)
        for seat, zones in enumerate(self.zones):
            for zone, cards in zones.items():
                shown = view.zone(seat, zone)
                if len(shown) != len(cards) or not {option.card for option in shown if option} <= cards:
                    raise Broken(f"the events lost track of seat {seat}'s {zone}")
                if not {option.card for option in shown if option} <= self.known:
                    raise Broken(f"seat {self.seat} sees cards in seat {seat}'s {zone} that it can not know")
            counted = Counter(
                self.match.state.box.cards[card].name for card, owner in self.owners.items() if owner == seat
            )
            if view.owned(seat) != counted:
                raise Broken(f"seat {self.seat} counts cards of seat {seat} otherwise than it can")
        if None in view.hand:
            raise Broken(f"seat {self.seat} does not know its own hand")

    def _check_eyes(self, event: Event) -> None:
        """Who may see the cards of an event, by the kind of event."""
        everyone, owner = (1 << len(self.zones)) - 1, self._eyes(event.seat)
        allowed = {everyone}
        if event.name in (Did.DRAW, Did.LOOK, Did.PLACE):
            allowed = {owner}
        elif event.name == Did.PASS and event.other is not None:
            allowed = {owner | self._eyes(event.other)}
        elif event.name == Did.DISCARD and event.origin == "deck":
            allowed = {0}
        elif (event.name == Did.DISCARD and event.origin == "hand") or event.name == Did.TOPDECK:
            allowed = {owner, everyone}
        if event.cards and event.seen & everyone not in allowed:
            raise Broken(f"the wrong seats see {event.name}")
        may_see = event.seen >> self.seat & 1
        if not may_see and any(event.redacted(self.seat).cards):
            raise Broken(f"a redacted {event.name} still shows its cards")

    def _eyes(self, seat: Seat) -> int:
        whose, possessor = self.turn
        return 1 << seat | (1 << possessor if possessor is not None and seat == whose else 0)

    def _move(self, event: Event) -> None:
        if event.name == Did.TURN:
            self.turn = event.seat, event.other
            return
        if event.seat >= len(self.zones):
            return  # the automa: its piles are no player's
        if event.name != Did.PASS:
            self.arrived = set()
        zones = self.zones[event.seat]
        if event.name == Did.SHUFFLE:
            self.known -= zones["discard"]
            zones["deck"] |= zones["discard"]
            zones["discard"], self.discards[event.seat] = set(), []
            return
        cards = {option.card for option in event.cards if option is not None and option.card is not None}
        is_whole = cards == zones.get(event.origin)
        if event.origin != event.target:
            if event.origin in zones:
                if not cards <= zones[event.origin]:
                    raise Broken(f"a card left {event.origin} that was not there")
                zones[event.origin] -= cards
            if event.target in zones:
                zones[event.target] |= cards
        face_up = set(self.discards[event.seat][-1:])
        if event.origin != event.target:
            pile = [card for card in self.discards[event.seat] if event.origin != "discard" or card not in cards]
            if event.target == "discard":
                pile += [option.card for option in event.cards if option is not None and option.card is not None]
            self.discards[event.seat] = pile
        if event.name == Did.PASS and event.other is not None:
            zones["hand"] -= cards
            self.zones[event.other]["hand"] |= cards
            self.arrived |= cards
        if event.name == Did.SHUFFLE_IN:
            self.known -= zones["deck"]
            return
        if event.seen >> self.seat & 1:
            self.known |= cards
            holder = event.other if event.name == Did.PASS and event.other is not None else event.seat
            for card in cards:
                if event.target == "trash":
                    self.owners.pop(card, None)
                elif event.target or event.name == Did.SCORE:  # not what is bought, or played again when it is gone
                    self.owners[card] = holder
        elif event.origin != "deck" and not is_whole:
            # Something was picked out in secret. Cards that come from a deck come in their order, so whoever knew one
            # still does; and where a whole zone moves, everything known in it moves along.
            lost = zones[event.origin] - self.arrived - face_up if event.origin != "aside" else set()
            self.known -= cards | lost
