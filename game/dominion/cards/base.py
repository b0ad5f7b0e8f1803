"""The base game: the cards of both editions."""

from collections.abc import Mapping

from game.core.decisions import CardId, Effect, Seat, Verb
from game.dominion.cards.basic import COPPER, SILVER
from game.dominion.did import Did
from game.dominion.kinds import CardSet, Cost, Kind, Occasion, Type
from game.dominion.turn import Turn

BASE = CardSet("Dominion")
card = BASE.card

FIRST, SECOND = (1,), (2,)
ATTACK = Type.ACTION | Type.ATTACK


@card("Adventurer", 6, editions=FIRST)
def adventurer(turn: Turn) -> None:
    """Reveal cards up to two Treasures: these come to the hand, the others are discarded."""
    revealed = turn.reveal_until(2, lambda kind: kind.is_treasure)
    turn.take(turn.treasures_in(revealed))
    turn.discard(revealed, origin="aside")


@card("Artisan", 6, editions=SECOND)
def artisan(turn: Turn) -> Effect[None]:
    """Gain a card that costs up to 5 to the hand, then put a card of the hand onto the deck."""
    yield from turn.gain_up_to(Cost(5), target="hand")
    turn.topdeck((yield turn.one(Verb.TOPDECK, turn.hand)))


@card("Bandit", 5, ATTACK, editions=SECOND)
def bandit(turn: Turn) -> Effect[None]:
    """Gain a Gold. Each rival reveals two cards, trashes a Treasure of them other than Copper, discards the rest."""
    turn.gain("Gold")
    for rival in turn.attacked:
        revealed = turn.reveal_top(2, rival)
        loot = [card for card in turn.treasures_in(revealed) if turn.kind(card) is not COPPER]
        turn.trash((yield turn.one(Verb.TRASH, loot, rival)), rival, origin="aside")
        turn.discard(revealed, rival, origin="aside")


@card("Bureaucrat", 4, ATTACK)
def bureaucrat(turn: Turn) -> Effect[None]:
    """Gain a Silver onto the deck. Each rival puts a Victory card from hand onto the deck, or shows a hand without."""
    turn.gain("Silver", target="deck")
    for rival in turn.attacked:
        victories = turn.victories_in(turn.hand_of(rival))
        chosen = yield turn.one(Verb.TOPDECK, victories, rival)
        turn.reveal(chosen or turn.hand_of(rival), rival)
        turn.topdeck(chosen, rival, openly=True)


@card("Cellar", 2, actions=1)
def cellar(turn: Turn) -> Effect[None]:
    """Discard any number of cards, then draw as many."""
    chosen = yield turn.any_of(Verb.DISCARD, turn.hand)
    turn.discard(chosen)
    turn.draw(len(chosen))


@card("Chancellor", 3, coins=2, editions=FIRST)
def chancellor(turn: Turn) -> Effect[None]:
    """You may put your whole deck onto your discard pile."""
    if turn.deck_size and (yield turn.may_do("discard_deck")):
        turn.deck_to_discard()


@card("Chapel", 2)
def chapel(turn: Turn) -> Effect[None]:
    """Trash up to four cards."""
    turn.trash((yield turn.any_of(Verb.TRASH, turn.hand, at_most=4)))


@card("Council Room", 5, cards=4, buys=1)
def council_room(turn: Turn) -> None:
    """Each rival draws a card."""
    for rival in turn.rivals:
        turn.draw(1, rival)


@card("Feast", 4, editions=FIRST)
def feast(turn: Turn) -> Effect[None]:
    """Trash this and gain a card that costs up to 5. Played twice it is trashed once, and still gains twice."""
    turn.trash([turn.card], origin="play")
    yield from turn.gain_up_to(Cost(5))


card("Festival", 5, actions=2, buys=1, coins=2)


def gardens_points(owned: Mapping[Kind, int]) -> int:
    return sum(owned.values()) // 10


card("Gardens", 4, Type.VICTORY, points=gardens_points)


@card("Harbinger", 3, cards=1, actions=1, editions=SECOND)
def harbinger(turn: Turn) -> Effect[None]:
    """Look through your discard pile; you may put a card of it onto your deck."""
    turn.look_through_discard()
    chosen = yield turn.may(Verb.TOPDECK, turn.discard_pile)
    turn.topdeck(chosen, origin="discard")
    turn.show_top_of_discard(turn.state.seat)


card("Laboratory", 5, cards=2, actions=1)


@card("Library", 5)
def library(turn: Turn) -> Effect[None]:
    """Draw up to seven cards in hand. Actions drawn may be set aside; they are discarded in the end."""
    kept_out: list[CardId] = []
    while len(turn.hand) < 7:
        drawn = turn.draw(1)
        if not drawn:
            break
        chosen = yield turn.may(Verb.SET_ASIDE, turn.actions_in(drawn))
        turn.set_aside(chosen)
        kept_out += chosen
    turn.discard(kept_out, origin="aside")


card("Market", 5, cards=1, actions=1, buys=1, coins=1)

MERCHANT = card("Merchant", 3, cards=1, actions=1, editions=SECOND)(Turn.mark)


@MERCHANT.when(Occasion.PLAYED)
def merchant_sees(turn: Turn, played: Kind, merchants: int) -> None:
    """The first Silver of the turn gives another coin for each Merchant."""
    if played is SILVER:
        turn.add_coins(merchants)
        turn.unmark(MERCHANT)


@card("Militia", 4, ATTACK, coins=2)
def militia(turn: Turn) -> Effect[None]:
    """Each rival discards down to three cards in hand."""
    for rival in turn.attacked:
        yield from turn.discard_to(3, rival)


@card("Mine", 5)
def mine(turn: Turn) -> Effect[None]:
    """You may trash a Treasure for one that costs up to 3 more, which comes to the hand."""
    for card in (yield turn.may(Verb.TRASH, turn.treasures_in(turn.hand))):
        limit = turn.cost(card).more(3)
        turn.trash([card])
        yield from turn.gain_up_to(limit, lambda kind: kind.is_treasure, target="hand")


MOAT = card("Moat", 2, Type.ACTION | Type.REACTION, cards=2)


def is_not_protected(turn: Turn, seat: Seat) -> bool:
    return seat not in turn.protected  # shown once more, it would change nothing


@MOAT.when(Occasion.ATTACKED, only_if=is_not_protected)
def moat_shown(turn: Turn, seat: Seat) -> None:
    """Shown from the hand, it keeps the Attack away."""
    turn.protected.add(seat)
    turn.tell(Did.PROTECT, seat)


@card("Moneylender", 4)
def moneylender(turn: Turn) -> Effect[None]:
    """You may trash a Copper for three coins."""
    if turn.trash((yield turn.may(Verb.TRASH, turn.named("Copper", turn.hand)))):
        turn.add_coins(3)


@card("Poacher", 4, cards=1, actions=1, coins=1, editions=SECOND)
def poacher(turn: Turn) -> Effect[None]:
    """Discard a card for each empty pile of the Supply."""
    turn.discard((yield turn.exactly(turn.empty_piles, Verb.DISCARD, turn.hand)))


@card("Remodel", 4)
def remodel(turn: Turn) -> Effect[None]:
    """Trash a card and gain one that costs up to 2 more."""
    for card in (yield turn.one(Verb.TRASH, turn.hand)):
        limit = turn.cost(card).more(2)
        turn.trash([card])
        yield from turn.gain_up_to(limit)


@card("Sentry", 5, cards=1, actions=1, editions=SECOND)
def sentry(turn: Turn) -> Effect[None]:
    """Look at two cards of the deck: trash some, discard some, put the others back in any order."""
    looked_at = turn.look_at(2)
    trashed = turn.trash((yield turn.any_of(Verb.TRASH, looked_at)), origin="aside")
    rest = [card for card in looked_at if card not in trashed]
    discarded = yield turn.any_of(Verb.DISCARD, rest)
    turn.discard(discarded, origin="aside")
    turn.topdeck((yield turn.order([card for card in rest if card not in discarded])), origin="aside")


card("Smithy", 4, cards=3)


@card("Spy", 4, ATTACK, cards=1, actions=1, editions=FIRST)
def spy(turn: Turn) -> Effect[None]:
    """Each player, you too, reveals a card that you discard or leave."""
    yield from turn.judge_tops()


@card("Thief", 4, ATTACK, editions=FIRST)
def thief(turn: Turn) -> Effect[None]:
    """Each rival reveals two cards; you trash a Treasure of them, and may gain what was trashed."""
    stolen = []
    for rival in turn.attacked:
        revealed = turn.reveal_top(2, rival)
        chosen = yield turn.one(Verb.TRASH, turn.treasures_in(revealed), owner=rival)
        stolen += turn.trash(chosen, rival, origin="aside")
        turn.discard(revealed, rival, origin="aside")
    for card in (yield turn.any_of(Verb.GAIN, stolen)):
        turn.gain_from_trash(card)


@card("Throne Room", 4)
def throne_room(turn: Turn) -> Effect[None]:
    """You may play an Action of the hand twice."""
    for card in (yield turn.may(Verb.PLAY, turn.actions_in(turn.hand))):
        yield from turn.play(card)
        yield from turn.play_again(card)


@card("Vassal", 3, coins=2, editions=SECOND)
def vassal(turn: Turn) -> Effect[None]:
    """Discard the top card of the deck. An Action may be played from there."""
    revealed = turn.reveal_top(1)
    turn.discard(revealed, origin="aside")
    for card in (yield turn.may(Verb.PLAY, turn.actions_in(revealed))):
        yield from turn.play(card, origin="discard")


card("Village", 3, cards=1, actions=2)


@card("Witch", 5, ATTACK, cards=2)
def witch(turn: Turn) -> None:
    """Each rival gains a Curse."""
    turn.curse()


card("Woodcutter", 3, buys=1, coins=2, editions=FIRST)


@card("Workshop", 3)
def workshop(turn: Turn) -> Effect[None]:
    """Gain a card that costs up to 4."""
    yield from turn.gain_up_to(Cost(4))
