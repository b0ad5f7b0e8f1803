"""Alchemy: twelve cards, ten of which cost a potion."""

from collections.abc import Mapping

from game.core.decisions import CardId, Effect, Seat, Verb
from game.dominion.cards.basic import COPPER, POTION
from game.dominion.did import Did
from game.dominion.kinds import CardSet, Cost, Kind, Occasion, Type
from game.dominion.turn import Turn

ALCHEMY = CardSet("Alchemy", editions=(1,))
card = ALCHEMY.card

ALCHEMIST = card("Alchemist", 3, potion=True, cards=2, actions=1)


def has_potion_in_play(turn: Turn, seat: Seat) -> bool:
    return bool(turn.named(POTION.name, turn.in_play))


@ALCHEMIST.when(Occasion.DISCARDED, only_if=has_potion_in_play)
def alchemist_leaves(turn: Turn, alchemists: list[CardId]) -> Effect[None]:
    """With a Potion in play, Alchemists that are discarded from play may go onto the deck instead."""
    chosen = yield turn.any_of(Verb.TOPDECK, alchemists)
    turn.topdeck(chosen, origin="play", openly=True)


@card("Apothecary", 2, potion=True, cards=1, actions=1)
def apothecary(turn: Turn) -> Effect[None]:
    """Reveal four cards: Coppers and Potions come to the hand, the others go back in any order."""
    yield from turn.sift(4, lambda kind: kind in (COPPER, POTION))


@card("Apprentice", 5, actions=1)
def apprentice(turn: Turn) -> Effect[None]:
    """Trash a card; draw one for each coin of its cost, and two more for a potion."""
    for card in (yield turn.one(Verb.TRASH, turn.hand)):
        cost = turn.cost(card)
        turn.trash([card])
        turn.draw(cost.coins + 2 * cost.potions)


@card("Familiar", 3, Type.ACTION | Type.ATTACK, potion=True, cards=1, actions=1)
def familiar(turn: Turn) -> None:
    """Each rival gains a Curse."""
    turn.curse()


@card("Golem", 4, potion=True)
def golem(turn: Turn) -> Effect[None]:
    """Reveal cards up to two Actions other than Golem. Discard the rest, and play these in any order."""

    def is_wanted(kind: Kind) -> bool:
        return kind.is_action and kind is not golem

    revealed = turn.reveal_until(2, is_wanted)
    found = [card for card in revealed if is_wanted(turn.kind(card))]
    turn.discard([card for card in revealed if card not in found], origin="aside")
    for card in (yield turn.order(found)):
        yield from turn.play(card, origin="aside")


HERBALIST = card("Herbalist", 2, buys=1, coins=1)


def has_treasure_in_play(turn: Turn, seat: Seat) -> bool:
    return bool(turn.treasures_in(turn.in_play))


@HERBALIST.when(Occasion.DISCARDED, only_if=has_treasure_in_play)
def herbalist_leaves(turn: Turn, herbalists: list[CardId]) -> Effect[None]:
    """Each Herbalist that is discarded from play may put a Treasure from play onto the deck."""
    treasures = turn.treasures_in(turn.in_play)
    chosen = yield turn.choose(Verb.TOPDECK, treasures, 0, len(herbalists), ordered=True)
    turn.topdeck(chosen, origin="play", openly=True)


@card("Philosopher's Stone", 3, Type.TREASURE, potion=True)
def philosophers_stone(turn: Turn) -> None:
    """A coin for every five cards of deck and discard pile, counted at each play (ruling P6)."""
    turn.add_coins((turn.deck_size + len(turn.discard_pile)) // 5)


@card("Possession", 6, potion=True)
def possession(turn: Turn) -> None:
    """After this turn the left neighbour has an extra turn, in which you decide and gain (rulings O1 to O5)."""
    possessor, possessed = turn.state.seat, turn.rivals[0]
    turn.state.extra_turns.append((possessed, possessor))
    turn.tell(Did.POSSESS, possessor, other=possessed)


@card("Scrying Pool", 2, Type.ACTION | Type.ATTACK, potion=True, actions=1)
def scrying_pool(turn: Turn) -> Effect[None]:
    """Each player, you first, reveals a card that you discard or leave. Then reveal cards up to one that is no Action:
    all of these come to the hand."""
    yield from turn.judge_tops()
    turn.take(turn.reveal_until(1, lambda kind: not kind.is_action))


@card("Transmute", 0, potion=True)
def transmute(turn: Turn) -> Effect[None]:
    """Trash a card. An Action brings a Duchy, a Treasure a Transmute, a Victory card a Gold."""
    for card in (yield turn.one(Verb.TRASH, turn.hand)):
        kind = turn.kind(card)
        turn.trash([card])
        if kind.is_action:
            turn.gain("Duchy")
        if kind.is_treasure:
            turn.gain("Transmute")
        if kind.is_victory:
            turn.gain("Gold")


@card("University", 2, potion=True, actions=2)
def university(turn: Turn) -> Effect[None]:
    """You may gain an Action that costs up to 5, without a potion."""
    for card in (yield turn.may(Verb.GAIN, turn.piles(Cost(5), lambda kind: kind.is_action))):
        turn.gain(turn.kind(card).name)


def vineyard_points(owned: Mapping[Kind, int]) -> int:
    return sum(count for kind, count in owned.items() if kind.is_action) // 3


VINEYARD = card("Vineyard", 0, Type.VICTORY, potion=True, points=vineyard_points)
