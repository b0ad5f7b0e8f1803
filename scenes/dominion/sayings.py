"""What the table says of a game of Dominion besides its log: what a Hex does, why a click is no answer, and so on."""

from itertools import takewhile

from game import Match
from game.core.decisions import Decision, Verb
from game.core.events import Event
from game.dominion.cards import CARDS, HEXES
from game.dominion.did import Did
from scenes.dominion.picture import Picture
from scenes.table.board import Caution, Place
from scenes.words import Words

WORTH_A_BUY = 3  # coins: who buys nothing for so many may have slipped


def remark(words: Words, event: Event) -> str | None:
    """A Hex says what it does, and a Silver of the automa what comes of it."""
    card = event.cards[0] if event.name == Did.TURN_UP and event.cards else None
    if card is not None and card.name == "Silver":
        return words.say("automa.silver")
    if card is None or card.name not in HEXES:
        return None
    return f"{words.card(card.name)}: {words.card_text(card.name)}"


def caution(words: Words, picture: Picture, decision: Decision, match: Match) -> Caution | None:
    """Actions that could still be played, or money that nothing was bought for."""
    if decision.source is not None:
        return None
    if decision.verb is Verb.PLAY:
        cards = words.either(dict.fromkeys(option.name for option in decision.options))
        return Caution(words.say("table.warn_title"), words.say("table.warn_text", cards=cards))
    if decision.verb is not Verb.BUY or _has_bought(match):
        return None
    dearest = max((picture.costs[option.name].coins for option in decision.options), default=0)
    if dearest < WORTH_A_BUY:
        return None
    return Caution(words.say("table.warn_buy_title"), words.say_number("table.warn_buy_text", picture.turn.coins))


def _has_bought(match: Match) -> bool:
    """Whether something was bought in this turn."""
    this_turn = takewhile(lambda event: event.name != Did.TURN, reversed(match.events))
    return any(event.name == Did.BUY for event in this_turn)


def refusal(words: Words, picture: Picture, place: Place, decision: Decision) -> str:
    """A pile that can not be bought says whether it is too dear or used up; other cards, when their time comes."""
    name, is_pile = place.card, place.name.startswith("pile ")
    if name is None or decision.source is not None:
        return words.say("table.not_now")
    if decision.verb is Verb.BUY and is_pile:
        return _not_bought(words, picture, name)
    if decision.verb is Verb.PLAY and is_pile:
        return words.say("table.buy_later")
    if decision.verb is Verb.PLAY_TREASURE and is_pile:
        return words.say("table.buy_after_treasures", button=words.say("table.end.play_treasure"))
    if decision.verb is Verb.PLAY and CARDS[name].is_treasure and place.is_loose:
        return words.say("table.treasures_later")
    return words.say("table.not_now")


def _not_bought(words: Words, picture: Picture, name: str) -> str:
    turn, cost, card = picture.turn, picture.costs[name], words.card(name)
    if not picture.supply[name]:
        return words.say("table.pile_empty", card=card)
    if cost.coins > turn.coins:
        key = "table.too_dear_potion" if cost.potions > turn.potions else "table.too_dear"
        return words.say_number(key, cost.coins - turn.coins, card=card)
    if cost.potions > turn.potions:
        return words.say("table.needs_potion", card=card)
    states = (f"{words.card(state)}: {words.card_text(state)}" for state in picture.sides[turn.seat].states)
    return "\n".join([words.say("table.not_buyable", card=card), *states])
