"""Intrigue: the cards of both editions."""

from collections.abc import Mapping

from game.core.decisions import Effect, Seat, Verb
from game.dominion.cards.basic import COPPER, DUCHY
from game.dominion.kinds import CardSet, Cost, Kind, Occasion, Type
from game.dominion.turn import Turn

INTRIGUE = CardSet("Intrigue")
card = INTRIGUE.card

FIRST, SECOND = (1,), (2,)
ATTACK = Type.ACTION | Type.ATTACK


@card("Baron", 4, buys=1)
def baron(turn: Turn) -> Effect[None]:
    """You may discard an Estate for four coins; else gain one."""
    chosen = yield turn.may(Verb.DISCARD, turn.named("Estate", turn.hand))
    turn.discard(chosen)
    if chosen:
        turn.add_coins(4)
    else:
        turn.gain("Estate")


@card("Bridge", 4, buys=1, coins=1)
def bridge(turn: Turn) -> None:
    """All cards, wherever they are, cost a coin less for the rest of the turn."""
    turn.make_cheaper(1)


@card("Conspirator", 4, coins=2)
def conspirator(turn: Turn) -> None:
    """From the third Action played in the turn on, this one included, draw a card and get an Action."""
    if turn.state.actions_played >= 3:
        turn.draw(1)
        turn.add_actions(1)


COPPERSMITH = card("Coppersmith", 4, editions=FIRST)(Turn.mark)


@COPPERSMITH.when(Occasion.PLAYED)
def coppersmith_sees(turn: Turn, played: Kind, coppersmiths: int) -> None:
    """Each Copper gives another coin for each Coppersmith."""
    if played is COPPER:
        turn.add_coins(coppersmiths)


@card("Courtier", 5, editions=SECOND)
def courtier(turn: Turn) -> Effect[None]:
    """Show a card; for each of its types choose another good thing."""
    for card in (yield turn.one(Verb.REVEAL, turn.hand)):
        turn.reveal([card])
        types = len(turn.kind(card).types.names)
        chosen = yield turn.pick("action", "buy", "coins", "gold", count=types)
        if "action" in chosen:
            turn.add_actions(1)
        if "buy" in chosen:
            turn.add_buys(1)
        if "coins" in chosen:
            turn.add_coins(3)
        if "gold" in chosen:
            turn.gain("Gold")


@card("Courtyard", 2, cards=3)
def courtyard(turn: Turn) -> Effect[None]:
    """Put a card of the hand onto the deck."""
    turn.topdeck((yield turn.one(Verb.TOPDECK, turn.hand)))


@card("Diplomat", 4, Type.ACTION | Type.REACTION, cards=2, editions=SECOND)
def diplomat(turn: Turn) -> None:
    """With five or fewer cards in hand then, get two Actions."""
    if len(turn.hand) <= 5:
        turn.add_actions(2)


def has_five_in_hand(turn: Turn, seat: Seat) -> bool:
    return len(turn.hand_of(seat)) >= 5


@diplomat.when(Occasion.ATTACKED, only_if=has_five_in_hand)
def diplomat_shown(turn: Turn, seat: Seat) -> Effect[None]:
    """Shown from a hand of five or more, it draws two cards, then discards three."""
    turn.draw(2, seat)
    turn.discard((yield turn.exactly(3, Verb.DISCARD, turn.hand_of(seat), seat)), seat)


def duke_points(owned: Mapping[Kind, int]) -> int:
    return owned.get(DUCHY, 0)


card("Duke", 5, Type.VICTORY, points=duke_points)

card("Great Hall", 3, Type.ACTION | Type.VICTORY, cards=1, actions=1, points=1, editions=FIRST)

card("Harem", 6, Type.TREASURE | Type.VICTORY, coins=2, points=2)


@card("Ironworks", 4)
def ironworks(turn: Turn) -> Effect[None]:
    """Gain a card that costs up to 4. Each of its types brings something."""
    kind = yield from turn.gain_up_to(Cost(4))
    if kind is None:
        return
    if kind.is_action:
        turn.add_actions(1)
    if kind.is_treasure:
        turn.add_coins(1)
    if kind.is_victory:
        turn.draw(1)


@card("Lurker", 2, actions=1, editions=SECOND)
def lurker(turn: Turn) -> Effect[None]:
    """Trash an Action of the Supply, or gain one from the trash."""
    (choice,) = yield turn.pick("trash", "gain")
    if choice == "trash":
        actions = [pile[-1] for name, pile in turn.state.supply.items() if pile and turn.box.by_name[name].is_action]
        for card in (yield turn.one(Verb.TRASH, actions)):
            turn.trash_from_supply(turn.kind(card).name)
    else:
        for card in (yield turn.one(Verb.GAIN, turn.actions_in(turn.state.trash))):
            turn.gain_from_trash(card)


@card("Masquerade", 3, cards=2)
def masquerade(turn: Turn) -> Effect[None]:
    """All players with cards in hand pass one to the left. Then you may trash one (rulings E1, O5)."""
    yield from turn.pass_left([turn.state.seat, *turn.rivals])
    turn.trash((yield turn.may(Verb.TRASH, turn.hand)))


@card("Mill", 4, Type.ACTION | Type.VICTORY, cards=1, actions=1, points=1, editions=SECOND)
def mill(turn: Turn) -> Effect[None]:
    """You may discard two cards for two coins."""
    if turn.hand and (yield turn.may_do("discard")):
        chosen = yield turn.exactly(2, Verb.DISCARD, turn.hand)
        turn.discard(chosen)
        if len(chosen) == 2:
            turn.add_coins(2)


@card("Mining Village", 4, cards=1, actions=2)
def mining_village(turn: Turn) -> Effect[None]:
    """You may trash this for two coins. Played twice it can be trashed only once."""
    if turn.card in turn.in_play and (yield turn.may_do("trash")):
        turn.trash([turn.card], origin="play")
        turn.add_coins(2)


@card("Minion", 5, ATTACK, actions=1)
def minion(turn: Turn) -> Effect[None]:
    """Two coins; or a new hand of four for you and for each rival with five or more cards."""
    (choice,) = yield turn.pick("coins", "hand")
    if choice == "coins":
        turn.add_coins(2)
        return
    for seat in [turn.state.seat, *(rival for rival in turn.attacked if has_five_in_hand(turn, rival))]:
        turn.discard(list(turn.hand_of(seat)), seat)
        turn.draw(4, seat)


@card("Nobles", 6, Type.ACTION | Type.VICTORY, points=2)
def nobles(turn: Turn) -> Effect[None]:
    """Three cards or two Actions."""
    (choice,) = yield turn.pick("cards", "actions")
    if choice == "cards":
        turn.draw(3)
    else:
        turn.add_actions(2)


@card("Patrol", 5, cards=3, editions=SECOND)
def patrol(turn: Turn) -> Effect[None]:
    """Reveal four cards: Victory cards and Curses come to the hand, the others go back in any order."""
    yield from turn.sift(4, lambda kind: kind.is_victory or Type.CURSE in kind.types)


@card("Pawn", 2)
def pawn(turn: Turn) -> Effect[None]:
    """Two different ones of a card, an Action, a Buy and a coin."""
    chosen = yield turn.pick("card", "action", "buy", "coin", count=2)
    if "card" in chosen:
        turn.draw(1)
    if "action" in chosen:
        turn.add_actions(1)
    if "buy" in chosen:
        turn.add_buys(1)
    if "coin" in chosen:
        turn.add_coins(1)


@card("Replace", 5, ATTACK, editions=SECOND)
def replace(turn: Turn) -> Effect[None]:
    """Trash a card and gain one that costs up to 2 more: an Action or a Treasure onto the deck, and for a Victory card
    each rival gains a Curse."""
    for card in (yield turn.one(Verb.TRASH, turn.hand)):
        limit = turn.cost(card).more(2)
        turn.trash([card])
        for gained in (yield turn.one(Verb.GAIN, turn.piles(limit))):
            kind = turn.kind(gained)
            turn.gain(kind.name, target="deck" if kind.is_action or kind.is_treasure else "discard")
            if kind.is_victory:
                turn.curse()


@card("Saboteur", 5, ATTACK, editions=FIRST)
def saboteur(turn: Turn) -> Effect[None]:
    """Each rival reveals cards up to one that costs 3 or more, which is trashed, and may gain one that costs at least
    2 coins less (ruling P4)."""

    def is_dear(kind: Kind) -> bool:
        return turn.cost_of(kind).coins >= 3

    for rival in turn.attacked:
        revealed = turn.reveal_until(1, is_dear, rival)
        for card in [card for card in revealed if is_dear(turn.kind(card))]:
            turn.trash([card], rival, origin="aside")
            for gained in (yield turn.may(Verb.GAIN, turn.piles(turn.cost(card).more(-2)), rival)):
                turn.gain(turn.kind(gained).name, rival)
        turn.discard(revealed, rival, origin="aside")


@card("Scout", 4, actions=1, editions=FIRST)
def scout(turn: Turn) -> Effect[None]:
    """Reveal four cards: Victory cards come to the hand, the others go back in any order."""
    yield from turn.sift(4, lambda kind: kind.is_victory)


@card("Secret Chamber", 2, Type.ACTION | Type.REACTION, editions=FIRST)
def secret_chamber(turn: Turn) -> Effect[None]:
    """Discard any number of cards for a coin each."""
    chosen = yield turn.any_of(Verb.DISCARD, turn.hand)
    turn.discard(chosen)
    turn.add_coins(len(chosen))


@secret_chamber.when(Occasion.ATTACKED)
def secret_chamber_shown(turn: Turn, seat: Seat) -> Effect[None]:
    """Shown from the hand, it draws two cards, then puts two of the hand onto the deck."""
    turn.draw(2, seat)
    chosen = yield turn.choose(Verb.TOPDECK, turn.hand_of(seat), 2, 2, seat, ordered=True)
    turn.topdeck(chosen, seat)


@card("Secret Passage", 4, cards=2, actions=1, editions=SECOND)
def secret_passage(turn: Turn) -> Effect[None]:
    """Put a card of the hand anywhere into the deck: on top, or below so many of its cards."""
    for card in (yield turn.one(Verb.PLACE, turn.hand)):
        (depth,) = yield turn.pick(*(str(above) for above in range(turn.deck_size + 1)))
        turn.place(card, int(depth))


@card("Shanty Town", 3, actions=2)
def shanty_town(turn: Turn) -> None:
    """Show your hand; without an Action in it draw two cards."""
    turn.reveal(turn.hand)
    if not turn.actions_in(turn.hand):
        turn.draw(2)


@card("Steward", 3)
def steward(turn: Turn) -> Effect[None]:
    """Two cards, two coins, or trash two cards."""
    (choice,) = yield turn.pick("cards", "coins", "trash")
    if choice == "cards":
        turn.draw(2)
    elif choice == "coins":
        turn.add_coins(2)
    else:
        turn.trash((yield turn.exactly(2, Verb.TRASH, turn.hand)))


@card("Swindler", 3, ATTACK, coins=2)
def swindler(turn: Turn) -> Effect[None]:
    """Each rival trashes the top card of the deck and gains one of the same cost, which you choose."""
    for rival in turn.attacked:
        for card in turn.reveal_top(1, rival):
            cost = turn.cost(card)
            turn.trash([card], rival, origin="aside")
            equal = [card for card in turn.piles(cost) if turn.cost(card) == cost]
            for gained in (yield turn.one(Verb.GAIN, equal, owner=rival)):
                turn.gain(turn.kind(gained).name, rival)


@card("Torturer", 5, ATTACK, cards=3)
def torturer(turn: Turn) -> Effect[None]:
    """Each rival discards two cards or gains a Curse to the hand, also where that can not be done."""
    for rival in turn.attacked:
        (choice,) = yield turn.pick("discard", "curse", seat=rival)
        if choice == "curse":
            turn.gain("Curse", rival, target="hand")
        else:
            turn.discard((yield turn.exactly(2, Verb.DISCARD, turn.hand_of(rival), rival)), rival)


@card("Trading Post", 5)
def trading_post(turn: Turn) -> Effect[None]:
    """Trash two cards for a Silver, which comes to the hand."""
    if len(turn.trash((yield turn.exactly(2, Verb.TRASH, turn.hand)))) == 2:
        turn.gain("Silver", target="hand")


@card("Tribute", 5, editions=FIRST)
def tribute(turn: Turn) -> None:
    """The left neighbour reveals and discards two cards. Each of another name brings two of what its types say."""
    neighbour = turn.rivals[0]
    revealed = turn.reveal_top(2, neighbour)
    turn.discard(revealed, neighbour, origin="aside")
    for kind in dict.fromkeys(turn.kind(card) for card in revealed):
        if kind.is_action:
            turn.add_actions(2)
        if kind.is_treasure:
            turn.add_coins(2)
        if kind.is_victory:
            turn.draw(2)


@card("Upgrade", 5, cards=1, actions=1)
def upgrade(turn: Turn) -> Effect[None]:
    """Trash a card and gain one that costs exactly 1 more."""
    for card in (yield turn.one(Verb.TRASH, turn.hand)):
        cost = turn.cost(card).more(1)
        turn.trash([card])
        yield from turn.gain_exactly(cost)


@card("Wishing Well", 3, cards=1, actions=1)
def wishing_well(turn: Turn) -> Effect[None]:
    """Name a card and reveal one: if it is the one, it comes to the hand."""
    name = yield from turn.named_card()
    revealed = turn.reveal_top(1)
    turn.take(turn.named(name, revealed))
    turn.topdeck(revealed, origin="aside", openly=True)
