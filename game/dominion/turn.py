"""A turn as cards see it: what they can look at, whom they can ask, and how one card plays another."""

from collections.abc import Callable, Iterable, Sequence

from game.core.decisions import CardId, Decision, Effect, Option, Seat, Verb, decision
from game.core.events import Event
from game.dominion import automa, triggers
from game.dominion.did import Did
from game.dominion.kinds import Cost, Kind, Occasion
from game.dominion.state import COFFERS, NOBODY, STATES, State
from game.dominion.verbs import Verbs

HAND_SIZE = 5


class Turn(Verbs):
    """The nouns and the questions, besides the verbs, that a card's function needs."""

    def __init__(self, state: State, events: list[Event] | None) -> None:
        super().__init__(state, events)
        self.card = CardId(-1)  # the card that is being carried out
        self.attacked: list[Seat] = []  # whom the Attack that is being carried out reaches, in turn order
        self.protected: set[Seat] = set()  # whom an announced Attack will not reach

    # Nouns

    @property
    def hand(self) -> list[CardId]:
        return self.state.players[self.state.seat].hand

    @property
    def in_play(self) -> list[CardId]:
        return self.state.players[self.state.seat].play

    @property
    def discard_pile(self) -> list[CardId]:
        return self.state.players[self.state.seat].discard

    @property
    def deck_size(self) -> int:
        return len(self.state.players[self.state.seat].deck)

    @property
    def rivals(self) -> list[Seat]:
        """The other seats, the left neighbour first."""
        count = len(self.state.players)
        return [Seat((self.state.seat + step) % count) for step in range(1, count)]

    def hand_of(self, seat: Seat) -> list[CardId]:
        return self.state.players[seat].hand

    def kind(self, card: CardId) -> Kind:
        return self.box.kinds[card]

    def actions_in(self, cards: Iterable[CardId]) -> list[CardId]:
        kinds = self.box.kinds
        return [card for card in cards if kinds[card].is_action]

    def treasures_in(self, cards: Iterable[CardId]) -> list[CardId]:
        kinds = self.box.kinds
        return [card for card in cards if kinds[card].is_treasure]

    def victories_in(self, cards: Iterable[CardId]) -> list[CardId]:
        kinds = self.box.kinds
        return [card for card in cards if kinds[card].is_victory]

    def named(self, name: str, cards: Iterable[CardId]) -> list[CardId]:
        kinds = self.box.kinds
        return [card for card in cards if kinds[card].name == name]

    def cost(self, card: CardId) -> Cost:
        """What a card costs at this moment."""
        return self.cost_of(self.box.kinds[card])

    def cost_of(self, kind: Kind) -> Cost:
        return kind.cost.more(-self.state.discount) if self.state.discount else kind.cost

    def piles(self, up_to: tuple[int, int], where: Callable[[Kind], bool] | None = None) -> list[CardId]:
        """The top cards of the piles that cost up to so many coins and potions."""
        supply, (most_coins, most_potions) = self.state.supply, up_to
        most_coins += self.state.discount
        return [
            pile[-1]
            for name, coins, potions, kind in self.box.piles
            if coins <= most_coins
            and potions <= most_potions
            and (pile := supply[name])
            and (where is None or where(kind))
        ]

    @property
    def empty_piles(self) -> int:
        return sum(not pile for pile in self.state.supply.values())

    # Questions: `yield` one of these, and what was picked comes back

    def choose(
        self,
        verb: Verb,
        cards: Sequence[CardId],
        at_least: int,
        at_most: int | None,
        seat: Seat | None = None,
        ordered: bool = False,
        owner: Seat | None = None,
    ) -> Decision:
        """A question about cards."""
        faces = self.box.cards
        return self.ask(verb, tuple([faces[card] for card in cards]), at_least, at_most, seat, ordered, owner)

    def one(self, verb: Verb, cards: Sequence[CardId], seat: Seat | None = None, owner: Seat | None = None) -> Decision:
        """One of the cards; none only where there is none."""
        return self.choose(verb, cards, 1, 1, seat, owner=owner)

    def exactly(self, count: int, verb: Verb, cards: Sequence[CardId], seat: Seat | None = None) -> Decision:
        return self.choose(verb, cards, count, count, seat)

    def may(self, verb: Verb, cards: Sequence[CardId], seat: Seat | None = None, owner: Seat | None = None) -> Decision:
        """One of the cards, or none."""
        return self.choose(verb, cards, 0, 1, seat, owner=owner)

    def any_of(self, verb: Verb, cards: Sequence[CardId], at_most: int | None = None) -> Decision:
        """Any number of the cards."""
        return self.choose(verb, cards, 0, at_most)

    def order(self, cards: Sequence[CardId]) -> Decision:
        """The cards in an order. Where they go onto a deck, the first is the top one."""
        return self.choose(Verb.ORDER, cards, len(cards), None, ordered=True)

    def may_do(self, word: str) -> Decision:
        """Whether to do something that has a name of its own."""
        return self.ask(Verb.CHOOSE, (Option(word),), 0, 1)

    def pick(self, *words: str, count: int = 1, seat: Seat | None = None) -> Decision:
        """So many of several written choices."""
        return self.ask(Verb.CHOOSE, tuple([Option(word) for word in words]), count, count, seat)

    def spend_coins(self) -> Decision:
        """Any number of one's coin tokens; what comes back is as long as they are many."""
        tokens = self.state.players[self.state.seat].tokens.get(COFFERS, 0)
        return self.ask(Verb.SPEND, (Option("coin"),) * tokens, 0, None)

    def ask(
        self,
        verb: Verb,
        options: tuple[Option, ...],
        at_least: int,
        at_most: int | None,
        seat: Seat | None = None,
        ordered: bool = False,
        owner: Seat | None = None,
    ) -> Decision:
        """A question about cards or words; in a possessed turn the possessor answers what its player is asked."""
        state = self.state
        seat = state.seat if seat is None else seat
        decider = state.possessor if state.possessor != NOBODY and seat == state.seat else seat
        return decision(seat, decider, verb, options, at_least, at_most, ordered, self.source, owner)

    # What several cards do

    def named_card(self) -> Effect[str]:
        """Name a card of this game."""
        (name,) = yield self.ask(Verb.NAME, tuple([Option(name) for name in self.box.by_name]), 1, 1)
        self.tell(Did.NAME, self.state.seat, named=name)
        return str(name)

    def reveal_until(self, count: int, is_wanted: Callable[[Kind], bool], seat: Seat | None = None) -> list[CardId]:
        """Reveal cards of a deck, one by one, until so many are wanted ones. All of them lie aside then."""
        revealed: list[CardId] = []
        while count > 0 and (top := self.reveal_top(1, seat)):
            revealed += top
            count -= is_wanted(self.kind(top[0]))
        return revealed

    def sift(self, count: int, is_wanted: Callable[[Kind], bool]) -> Effect[None]:
        """Reveal so many cards of your deck: wanted ones come to the hand, the others go back in any order."""
        revealed = self.reveal_top(count)
        wanted = [card for card in revealed if is_wanted(self.kind(card))]
        self.take(wanted)
        yield from self.put_back([card for card in revealed if card not in wanted])

    def put_back(self, revealed: Sequence[CardId]) -> Effect[None]:
        """Put revealed cards back onto your deck in any order."""
        cards = yield self.order(revealed)
        self.topdeck(cards, origin="aside", openly=len(cards) == 1)  # of several nobody else knows the order

    def gain_one_of(
        self, cards: Sequence[CardId], target: str = "discard", seat: Seat | None = None
    ) -> Effect[Kind | None]:
        """Gain one of the top cards of some piles, if there is any; what it was."""
        for card in (yield self.one(Verb.GAIN, cards, seat)):
            self.gain(self.kind(card).name, seat, target)
            return self.kind(card)
        return None

    def gain_up_to(
        self, limit: Cost, where: Callable[[Kind], bool] | None = None, target: str = "discard"
    ) -> Effect[Kind | None]:
        """Gain a card that costs up to so much."""
        return (yield from self.gain_one_of(self.piles(limit, where), target))

    def gain_exactly(self, cost: Cost, where: Callable[[Kind], bool] | None = None) -> Effect[None]:
        """Gain a card that costs just so much."""
        yield from self.gain_one_of([card for card in self.piles(cost, where) if self.cost(card) == cost])

    def gain_cheaper(
        self, cost: Cost, where: Callable[[Kind], bool] | None = None, seat: Seat | None = None
    ) -> Effect[None]:
        """Gain a card that costs less."""
        cheaper = [card for card in self.piles(cost, where) if self.cost(card).is_cheaper_than(cost)]
        yield from self.gain_one_of(cheaper, seat=seat)

    def curse(self) -> None:
        """Each rival whom the Attack reaches gains a Curse."""
        for rival in self.attacked:
            self.gain("Curse", rival)

    def discard_to(self, count: int, seat: Seat) -> Effect[None]:
        """Let a player discard down to so many cards in hand."""
        hand = self.hand_of(seat)
        self.discard((yield self.exactly(max(0, len(hand) - count), Verb.DISCARD, hand, seat)), seat)

    def judge_tops(self) -> Effect[None]:
        """Each player whom the Attack reaches, and you first, reveals a card that you discard or leave."""
        for seat in [self.state.seat, *self.attacked]:
            revealed = self.reveal_top(1, seat)
            chosen = yield self.may(Verb.DISCARD, revealed, owner=None if seat == self.state.seat else seat)
            self.discard(chosen, seat, origin="aside")
            self.topdeck(revealed, seat, origin="aside", openly=True)

    def pass_left(self, seats: Sequence[Seat]) -> Effect[None]:
        """Each of these players who has cards in hand passes one to the next of them, all at once."""
        holders = [seat for seat in seats if self.hand_of(seat)]
        chosen: list[CardId] = []
        if len(holders) > 1:
            for seat in holders:
                chosen += yield self.one(Verb.PASS, self.hand_of(seat), seat)
            self.pass_on(list(zip(holders, chosen, holders[1:] + holders[:1], strict=True)))

    # Playing

    def play(self, card: CardId, origin: str = "hand") -> Effect[None]:
        """Put a card into play and do what it says."""
        self.put_into_play((card,), origin)
        yield from self.follow(card)

    def put_into_play(self, cards: Sequence[CardId], origin: str = "hand") -> None:
        player, known = self.state.players[self.state.seat], self.state.known
        zone: list[CardId] = getattr(player, origin)
        for card in cards:
            zone.remove(card)
        if zone and origin == "hand":
            self.confuse(zone, cards)
        for card in cards:
            known[card] = self.box.everyone
        player.play += cards
        if self.events is not None:
            self.tell(Did.PLAY, self.state.seat, cards, origin=origin, target="play")

    def play_again(self, card: CardId) -> Effect[None]:
        """Do what a card says once more, wherever it may be by now."""
        self.tell(Did.PLAY, self.state.seat, (card,))
        yield from self.follow(card)

    def follow(self, card: CardId) -> Effect[None]:
        """Do what a card says."""
        outer = self.card, self.source, self.attacked
        kind = self.box.kinds[card]
        self.card, self.source = card, kind.name
        self.state.actions_played += kind.is_action
        if kind.is_attack:
            if self.state.automa is not None:
                automa.hinder(self)
            self.attacked = yield from triggers.attack(self, self.rivals)
        self.give(kind)
        self.notice(kind)
        if kind.effect is not None:
            effect = kind.effect(self)
            if effect is not None:
                yield from effect
        self.card, self.source, self.attacked = outer

    def mark(self) -> None:
        """Let the card that is being carried out watch for the rest of the turn."""
        name = self.box.kinds[self.card].name
        self.state.marks[name] = self.state.marks.get(name, 0) + 1

    def unmark(self, kind: Kind) -> None:
        del self.state.marks[kind.name]

    def notice(self, played: Kind) -> None:
        """Let the watching cards see what is played."""
        for name, count in list(self.state.marks.items()):
            if name not in STATES:
                self.box.by_name[name].triggers[Occasion.PLAYED].act(self, played, count)
