"""The verbs: everything that can happen to cards. Each changes the state, keeps who knows what, and tells one event."""

from collections.abc import Sequence

from game.core.chance import Random
from game.core.decisions import CardId, Option, Seat
from game.core.events import Event
from game.dominion.did import Did
from game.dominion.kinds import Kind
from game.dominion.state import COFFERS, ENVIOUS, NOBODY, Player, State

DRAW = Did.DRAW  # before Python 3.12 looking up a member of an enum is slow, and every turn draws


class Verbs:
    """The cards on the table and the ways in which they move.

    A verb without a seat speaks of the player whose turn it is: the "you" of every card (ruling O1).
    """

    def __init__(self, state: State, events: list[Event] | None) -> None:
        self.state = state
        self.events = events  # None: nobody listens
        self.box = state.box
        self.source: str | None = None  # the card that is being carried out

    # Who sees what

    def eyes(self, seat: Seat) -> int:
        """Who sees what a seat sees: the seat, and in a possessed turn its possessor."""
        state = self.state
        if state.possessor != NOBODY and seat == state.seat:
            return 1 << seat | 1 << state.possessor
        return 1 << seat

    def show(self, cards: Sequence[CardId], eyes: int) -> None:
        """Let some seats know these cards where they lie."""
        known = self.state.known
        for card in cards:
            known[card] |= eyes

    def hide(self, cards: Sequence[CardId], eyes: int) -> None:
        """Let the other seats forget what they knew of a zone: after a hidden card left it they can not be sure."""
        known, passed = self.state.known, self.state.passed
        if passed:  # whose card it is, whoever saw it keeps in mind
            for seat, card in [(seat, card) for seat, card in passed if card in cards and known[card] >> seat & 1]:
                del passed[seat, card]
        for card in cards:
            known[card] &= eyes

    def tell(
        self,
        name: Did,
        seat: Seat,
        cards: Sequence[CardId] = (),
        *,
        named: str | None = None,
        amount: int = 0,
        origin: str = "",
        target: str = "",
        other: Seat | None = None,
        seen: int = -1,
    ) -> None:
        if self.events is not None:
            faces = self.box.cards
            shown = tuple([faces[card] for card in cards]) if named is None else (Option(named),)
            self.events.append(Event(name, seat, shown, amount, self.source, origin, target, other, seen))

    # Numbers

    def add_actions(self, amount: int) -> None:
        self.state.actions += amount
        self.tell(Did.ACTIONS, self.state.seat, amount=amount)

    def add_buys(self, amount: int) -> None:
        self.state.buys += amount
        self.tell(Did.BUYS, self.state.seat, amount=amount)

    def add_coins(self, amount: int) -> None:
        if amount:
            self.state.coins += amount
            if self.events is not None:
                self.tell(Did.COINS, self.state.seat, amount=amount)

    def add_potions(self, amount: int) -> None:
        if amount:
            self.state.potions += amount
            self.tell(Did.POTIONS, self.state.seat, amount=amount)

    def add_tokens(self, amount: int, seat: Seat | None = None) -> None:
        """Coin tokens. In a possessed turn they stay with the possessed player (ruling O5)."""
        seat = self.state.seat if seat is None else seat
        tokens = self.state.players[seat].tokens
        tokens[COFFERS] = tokens.get(COFFERS, 0) + amount
        self.tell(Did.TOKENS, seat, amount=amount)

    def spend_tokens(self, amount: int) -> None:
        if amount:
            self.state.players[self.state.seat].tokens[COFFERS] -= amount
            self.tell(Did.SPEND, self.state.seat, amount=amount)

    def make_cheaper(self, amount: int) -> None:
        """Let every card cost less for the rest of the turn."""
        self.state.discount += amount
        self.tell(Did.DISCOUNT, self.state.seat, amount=amount)

    def give(self, kind: Kind) -> None:
        """What a card gives by its numbers alone."""
        if kind.cards:
            self.draw(kind.cards)
        if kind.actions:
            self.add_actions(kind.actions)
        if kind.buys:
            self.add_buys(kind.buys)
        if kind.coins:
            is_poor = kind.name in ("Silver", "Gold") and ENVIOUS in self.state.marks
            self.add_coins(1 if is_poor else kind.coins)
        if kind.potions:
            self.add_potions(kind.potions)
        if kind.tokens:
            self.add_tokens(kind.tokens)

    # From the deck

    def draw(self, count: int, seat: Seat | None = None) -> list[CardId]:
        """Cards from the deck into the hand, as far as there are any."""
        seat = self.state.seat if seat is None else seat
        return self._from_deck(DRAW, seat, count, self.state.players[seat].hand, "hand", self.eyes(seat), "draw")

    def look_at(self, count: int) -> list[CardId]:
        """Set the top cards of your deck aside and look at them."""
        seat = self.state.seat
        return self._from_deck(
            Did.LOOK, seat, count, self.state.players[seat].aside, "aside", self.eyes(seat), "reveal"
        )

    def reveal_top(self, count: int, seat: Seat | None = None) -> list[CardId]:
        """Set the top cards of a deck aside for everybody to see."""
        seat = self.state.seat if seat is None else seat
        aside = self.state.players[seat].aside
        return self._from_deck(Did.REVEAL, seat, count, aside, "aside", self.box.everyone, "reveal")

    def _from_deck(
        self, did: Did, seat: Seat, count: int, zone: list[CardId], target: str, eyes: int, news: str
    ) -> list[CardId]:
        state, player = self.state, self.state.players[seat]
        known, taken = state.known, []
        while count > 0:
            if not player.deck:
                if not player.discard:
                    break
                self.shuffle(seat)
            deck = player.deck
            batch = deck[: -count - 1 : -1]  # the top card first
            del deck[-count:]
            zone += batch
            for card in batch:
                if known[card] & eyes != eyes:
                    known[card] |= eyes
                    state.news = news
            if self.events is not None:
                self.tell(did, seat, batch, origin="deck", target=target, seen=eyes)
            taken += batch
            count -= len(batch)
        return taken

    def shuffle(self, seat: Seat) -> None:
        """Shuffle the discard pile into a new deck, below what is left of the old one."""
        state, player = self.state, self.state.players[seat]
        random = Random(state.random)
        cards, player.discard = player.discard, []
        random.shuffle(cards)
        state.random = random.state
        if state.passed:
            self.hide(cards, 0)
        known = state.known
        for card in cards:
            known[card] = 0
        player.deck = cards + player.deck
        state.news = "shuffle"
        if self.events is not None:
            self.tell(Did.SHUFFLE, seat, amount=len(cards))

    def shuffle_in(self, cards: Sequence[CardId], seat: Seat, origin: str = "aside") -> None:
        """Shuffle some cards into the deck."""
        state, player = self.state, self.state.players[seat]
        cards = self._leave(player, cards, origin)
        if not cards:
            return
        player.deck += cards
        random = Random(state.random)
        random.shuffle(player.deck)
        state.random = random.state
        state.news = "shuffle"
        self.hide(player.deck, 0)
        self.tell(Did.SHUFFLE_IN, seat, cards, origin=origin, target="deck")

    def deck_to_discard(self, seat: Seat | None = None) -> None:
        """Put the whole deck onto the discard pile, unseen but for its last card, which is on top then."""
        seat = self.state.seat if seat is None else seat
        player = self.state.players[seat]
        cards = player.deck[::-1]
        player.deck = []
        if cards:
            self.tell(Did.DISCARD, seat, cards, origin="deck", target="discard", seen=0)
        player.discard += cards
        self.show_top_of_discard(seat)

    def look_through_discard(self, seat: Seat | None = None) -> None:
        seat = self.state.seat if seat is None else seat
        cards = self.state.players[seat].discard
        eyes, known = self.eyes(seat), self.state.known
        if any(known[card] & eyes != eyes for card in cards):
            self.show(cards, eyes)
            self.state.news = "reveal"
            self.tell(Did.LOOK, seat, cards, origin="discard", target="discard", seen=eyes)

    def show_top_of_discard(self, seat: Seat) -> None:
        """The top card of a discard pile lies face up."""
        top = self.state.players[seat].discard[-1:]
        if top and self.state.known[top[0]] != self.box.everyone:
            self.state.known[top[0]] = self.box.everyone
            self.state.news = "reveal"
            self.tell(Did.REVEAL, seat, top, origin="discard", target="discard")

    # From hand, play or aside

    def reveal(self, cards: Sequence[CardId], seat: Seat | None = None, origin: str = "hand") -> None:
        """Show cards of a hand or a discard pile; they stay there."""
        seat = self.state.seat if seat is None else seat
        if cards:
            self.show(cards, self.box.everyone)
            self.state.news = "reveal"
            self.tell(Did.REVEAL, seat, cards, origin=origin, target=origin)

    def discard(self, cards: Sequence[CardId], seat: Seat | None = None, origin: str = "hand") -> None:
        """Cards onto the discard pile, for everybody to see."""
        self._move_openly(Did.DISCARD, cards, seat, origin, "discard")

    def take(self, cards: Sequence[CardId], seat: Seat | None = None, origin: str = "aside") -> None:
        """Cards that everybody saw into the hand."""
        self._move_openly(Did.TAKE, cards, seat, origin, "hand")

    def set_aside(self, cards: Sequence[CardId], seat: Seat | None = None, origin: str = "hand") -> None:
        """Cards beside the table, for everybody to see."""
        self._move_openly(Did.SET_ASIDE, cards, seat, origin, "aside")

    def _move_openly(self, did: Did, cards: Sequence[CardId], seat: Seat | None, origin: str, target: str) -> None:
        seat = self.state.seat if seat is None else seat
        player = self.state.players[seat]
        cards = self._leave(player, cards, origin)
        if not cards:
            return
        getattr(player, target).extend(cards)
        self.show(cards, self.box.everyone)
        self.tell(did, seat, cards, origin=origin, target=target)

    def topdeck(
        self, cards: Sequence[CardId], seat: Seat | None = None, origin: str = "hand", *, openly: bool = False
    ) -> None:
        """Cards onto the deck: the first one named comes to lie on top."""
        seat = self.state.seat if seat is None else seat
        player, eyes = self.state.players[seat], self.eyes(seat)
        face_up = player.discard[-1:] if origin == "discard" else []
        cards = self._leave(player, cards, origin)
        if not cards:
            return
        player.deck += cards[::-1]
        if openly:
            eyes = self.box.everyone
        elif origin != "aside":
            self.hide([card for card in getattr(player, origin) if card not in face_up], eyes)
        self.hide(cards, eyes)
        self.show(cards, eyes)
        self.tell(Did.TOPDECK, seat, cards, origin=origin, target="deck", seen=eyes)

    def place(self, card: CardId, depth: int) -> None:
        """A card of the hand into your deck, below so many others. Where it goes everybody sees, not what it is."""
        seat = self.state.seat
        player, eyes = self.state.players[seat], self.eyes(seat)
        player.hand.remove(card)
        player.deck.insert(len(player.deck) - depth, card)
        self.hide(player.hand, eyes)
        self.hide([card], eyes)
        self.tell(Did.PLACE, seat, [card], amount=depth, origin="hand", target="deck", seen=eyes)

    def pass_on(self, passes: "Sequence[tuple[Seat, CardId, Seat]]") -> None:
        """Cards from hand to hand (from whom, what, to whom), all at once; nobody else sees them."""
        state = self.state
        for giver, card, taker in passes:
            hand = state.players[giver].hand
            hand.remove(card)
            self.hide(hand, self.eyes(giver) | self.eyes(taker))
        for giver, card, taker in passes:
            eyes = self.eyes(giver) | self.eyes(taker)
            state.players[taker].hand.append(card)
            self.hide([card], eyes)
            self.show([card], eyes)
            for seat in range(len(state.players)):
                owner = state.passed.pop((Seat(seat), card), giver)
                if not eyes >> seat & 1 and owner != taker:
                    state.passed[Seat(seat), card] = owner
            self.tell(Did.PASS, giver, [card], origin="hand", target="hand", other=taker, seen=eyes)
        state.news = "reveal"

    def trash(self, cards: Sequence[CardId], seat: Seat | None = None, origin: str = "hand") -> list[CardId]:
        """Trash cards; the answer is which of them were there to be trashed.

        In a possessed turn the cards of the possessed player are only set aside until the turn's end.
        """
        state = self.state
        seat = state.seat if seat is None else seat
        player = state.players[seat]
        cards = self._leave(player, cards, origin)
        if cards:
            is_possessed = state.possessor != NOBODY and seat == state.seat
            if is_possessed:
                player.returning += cards
            else:
                state.trash += cards
                state.quiet_turns = 0
            self.show(cards, self.box.everyone)
            self.tell(Did.TRASH, seat, cards, origin=origin, target="returning" if is_possessed else "trash")
        return cards

    def _leave(self, player: Player, cards: Sequence[CardId], origin: str) -> list[CardId]:
        """Take cards out of a zone. One that is no longer there has been lost track of, and does not move."""
        zone: list[CardId] = getattr(player, origin)
        moved = [card for card in cards if card in zone]
        for card in moved:
            zone.remove(card)
        if origin == "hand":
            self.confuse(zone, moved)
        return moved

    def confuse(self, hand: Sequence[CardId], left: Sequence[CardId]) -> None:
        """Whoever knew a card that is still in a hand can not tell whether that one or another of its name has left."""
        kinds, known = self.box.kinds, self.state.known
        for card in hand:
            eyes = known[card]
            if eyes & eyes - 1:  # more than one seat
                for other in left:
                    if kinds[card] is kinds[other]:
                        self.hide([card], known[other])

    # States

    def take_state(self, name: str, seat: Seat, instead_of: str | None = None) -> None:
        """Give a player a State, or turn one over."""
        states = self.state.players[seat].states
        if instead_of is not None:
            states.remove(instead_of)
        states.append(name)
        self.tell(Did.TAKE_STATE, seat, named=name)

    def return_state(self, name: str) -> None:
        self.state.players[self.state.seat].states.remove(name)
        self.tell(Did.RETURN_STATE, self.state.seat, named=name)

    # Gaining

    def gain(self, name: str, seat: Seat | None = None, target: str = "discard") -> CardId | None:
        """Gain a card of the Supply by its name, if there is one left."""
        pile = self.state.supply.get(name)
        if not pile:
            return None
        self.state.supply[name] = pile[:-1]
        return self._receive(pile[-1], seat, "supply", target)

    def gain_from_trash(self, card: CardId) -> None:
        self.state.trash.remove(card)
        self._receive(card, None, "trash", "discard")

    def trash_from_supply(self, name: str) -> None:
        pile = self.state.supply[name]
        self.state.supply[name] = pile[:-1]
        self.state.trash.append(pile[-1])
        self.state.quiet_turns = 0
        self.tell(Did.TRASH, self.state.seat, pile[-1:], origin="supply", target="trash")

    def _receive(self, card: CardId, seat: Seat | None, origin: str, target: str) -> CardId:
        state = self.state
        seat = state.seat if seat is None else seat
        loser: Seat | None = None
        if state.possessor != NOBODY and seat == state.seat:
            # What a possessed player would gain, the possessor gains, and onto the discard pile (ruling E2).
            seat, target, loser = state.possessor, "discard", seat
        getattr(state.players[seat], target).append(card)
        state.quiet_turns = 0
        if self.events is not None:
            self.tell(Did.GAIN, seat, (card,), origin=origin, target=target, other=loser)
        return card
