"""Guilds: the thirteen cards of the first edition, with coin tokens and overpaying (ruling E3)."""

from game.core.decisions import Effect, Seat, Verb
from game.dominion.kinds import CardSet, Cost, Kind, Occasion, Type
from game.dominion.turn import Turn

GUILDS = CardSet("Guilds", editions=(1,))
card = GUILDS.card

ATTACK = Type.ACTION | Type.ATTACK
COINS, COINS_AND_POTIONS = ("coin",), ("coin", "potion")


@card("Advisor", 4, actions=1)
def advisor(turn: Turn) -> Effect[None]:
    """Reveal three cards. The left neighbour has one discarded, the others come to the hand."""
    revealed = turn.reveal_top(3)
    turn.discard((yield turn.one(Verb.DISCARD, revealed, turn.rivals[0], owner=turn.state.seat)), origin="aside")
    turn.take(revealed)


BAKER = card("Baker", 5, cards=1, actions=1, tokens=1)


@BAKER.when(Occasion.SETUP)
def baker_is_laid_out(turn: Turn, seat: Seat) -> None:
    """Everybody begins with a coin token."""
    turn.add_tokens(1, seat)


@card("Butcher", 5, tokens=2)
def butcher(turn: Turn) -> Effect[None]:
    """You may trash a card and spend coin tokens, for one that costs up to so much more."""
    for card in (yield turn.may(Verb.TRASH, turn.hand)):
        cost = turn.cost(card)
        turn.trash([card])
        spent = len((yield turn.spend_coins()))
        turn.spend_tokens(spent)
        yield from turn.gain_up_to(cost.more(spent))


card("Candlestick Maker", 2, actions=1, buys=1, tokens=1)


@card("Doctor", 3, overpay=COINS)
def doctor(turn: Turn) -> Effect[None]:
    """Name a card and reveal three: those of the name are trashed, the others go back in any order."""
    name = yield from turn.named_card()
    revealed = turn.reveal_top(3)
    turn.trash(turn.named(name, revealed), origin="aside")
    yield from turn.put_back([card for card in revealed if turn.kind(card).name != name])


@doctor.when(Occasion.OVERPAID)
def doctor_overpaid(turn: Turn, more: Cost) -> Effect[None]:
    """For each coin look at a card of the deck: trash it, discard it or put it back."""
    for _ in range(more.coins):
        looked_at = turn.look_at(1)
        trashed = yield turn.may(Verb.TRASH, looked_at)
        turn.trash(trashed, origin="aside")
        if not trashed:
            turn.discard((yield turn.may(Verb.DISCARD, looked_at)), origin="aside")
            turn.topdeck(looked_at, origin="aside")


@card("Herald", 4, cards=1, actions=1, overpay=COINS)
def herald(turn: Turn) -> Effect[None]:
    """Reveal a card. An Action is played."""
    for card in turn.reveal_top(1):
        if turn.kind(card).is_action:
            yield from turn.play(card, origin="aside")
        else:
            turn.topdeck([card], origin="aside", openly=True)


@herald.when(Occasion.OVERPAID)
def herald_overpaid(turn: Turn, more: Cost) -> Effect[None]:
    """For each coin put a card of the discard pile onto the deck."""
    turn.look_through_discard()
    chosen = yield turn.choose(Verb.TOPDECK, turn.discard_pile, more.coins, more.coins, ordered=True)
    turn.topdeck(chosen, origin="discard")
    turn.show_top_of_discard(turn.state.seat)


@card("Journeyman", 5)
def journeyman(turn: Turn) -> Effect[None]:
    """Name a card. Reveal cards up to three of other names: these come to the hand, the rest is discarded."""
    name = yield from turn.named_card()
    revealed = turn.reveal_until(3, lambda kind: kind.name != name)
    turn.take([card for card in revealed if turn.kind(card).name != name])
    turn.discard(revealed, origin="aside")


MASTERPIECE = card("Masterpiece", 3, Type.TREASURE, coins=1, overpay=COINS)


@MASTERPIECE.when(Occasion.OVERPAID)
def masterpiece_overpaid(turn: Turn, more: Cost) -> None:
    """For each coin gain a Silver."""
    for _ in range(more.coins):
        turn.gain("Silver")


MERCHANT_GUILD = card("Merchant Guild", 5, buys=1, coins=1)


@MERCHANT_GUILD.when(Occasion.BOUGHT)
def merchant_guild_sees(turn: Turn) -> None:
    """Each one in play brings a coin token for every card that is bought."""
    turn.add_tokens(1)


@card("Plaza", 4, cards=1, actions=2)
def plaza(turn: Turn) -> Effect[None]:
    """You may discard a Treasure for a coin token."""
    chosen = yield turn.may(Verb.DISCARD, turn.treasures_in(turn.hand))
    turn.discard(chosen)
    if chosen:
        turn.add_tokens(1)


@card("Soothsayer", 5, ATTACK)
def soothsayer(turn: Turn) -> None:
    """Gain a Gold. Each rival gains a Curse, and draws a card for it."""
    turn.gain("Gold")
    for rival in turn.attacked:
        if turn.gain("Curse", rival) is not None:
            turn.draw(1, rival)


@card("Stonemason", 2, overpay=COINS_AND_POTIONS)
def stonemason(turn: Turn) -> Effect[None]:
    """Trash a card and gain two that cost less."""
    for card in (yield turn.one(Verb.TRASH, turn.hand)):
        cost = turn.cost(card)
        turn.trash([card])
        for _ in range(2):
            yield from turn.gain_cheaper(cost)


@stonemason.when(Occasion.OVERPAID)
def stonemason_overpaid(turn: Turn, more: Cost) -> Effect[None]:
    """Gain two Actions that cost exactly what was paid more, potions included."""
    for _ in range(2):
        yield from turn.gain_exactly(more, lambda kind: kind.is_action)


@card("Taxman", 4, ATTACK)
def taxman(turn: Turn) -> Effect[None]:
    """You may trash a Treasure. Each rival with five or more cards discards one of the name, or shows a hand without.
    Then gain a Treasure that costs up to 3 more, onto the deck."""
    for card in (yield turn.may(Verb.TRASH, turn.treasures_in(turn.hand))):
        name, limit = turn.kind(card).name, turn.cost(card).more(3)
        turn.trash([card])
        for rival in [rival for rival in turn.attacked if len(turn.hand_of(rival)) >= 5]:
            copies = turn.named(name, turn.hand_of(rival))
            turn.discard((yield turn.one(Verb.DISCARD, copies[:1], rival)), rival)
            if not copies:
                turn.reveal(turn.hand_of(rival), rival)
        yield from turn.gain_up_to(limit, is_treasure, target="deck")


def is_treasure(kind: Kind) -> bool:
    return kind.is_treasure
