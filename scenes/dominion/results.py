"""What is told of the end of a game of Dominion."""

from collections import Counter
from collections.abc import Sequence

from game import Match
from game.core.decisions import CardId, Option, Seat
from game.core.rules import Result
from game.dominion.scoring import AUTOMA_POINTS, points_by_card
from game.dominion.state import AUTOMA_NAME, State
from scenes.dominion.hand import in_order
from scenes.results.account import Account, Curve, Part, Side
from scenes.words import Words

TOGETHER_SIGN, AUTOMA_SIGN = 5, 4  # of the co-op: those of players that it never has


def account_of(match: Match, words: Words) -> Account:
    """How a game that is over ended."""
    result, state = match.result, match.state
    assert result is not None
    if state.automa is not None:
        return _together(match, result, words)
    sides = [_side(state, result, words, seat) for seat in range(len(state.players))]
    sides.sort(key=lambda side: (not side.is_winner, -side.points, side.turns))
    headline = _headline([side.name for side in sides if side.is_winner], words)
    # The winner's line comes last: among equal ones it lies on top.
    curves = tuple(Curve(side.name, side.sign, (side.name,)) for side in reversed(sides))
    return Account(headline, (_margin(sides, words), _ending(match, result, words)), tuple(sides), curves)


# Rivals


def _headline(winners: Sequence[str], words: Words) -> str:
    if len(winners) == 1:
        return words.say("results.won", player=winners[0])
    return words.say("results.shared", players=joined(winners, words))


def _margin(sides: Sequence[Side], words: Words) -> str:
    """By how much the winner is ahead, or what decided where the points did not."""
    best, others = sides[0], [side for side in sides if not side.is_winner]
    if sides[1].is_winner:
        return words.say_number("results.each", best.points)
    equal = [side.name for side in others if side.points == best.points]
    if equal:
        return words.say_number("results.fewer_turns", len(equal), players=joined(equal, words), points=best.points)
    second = [side.name for side in others if side.points == others[0].points]
    return words.say_number("results.ahead", best.points - others[0].points, players=joined(second, words))


def _ending(match: Match, result: Result, words: Words) -> str:
    """What ended the game."""
    empty = [words.card(name) for name, left in match.supply.items() if not left]
    piles = joined(empty, words) if empty else ""
    return words.say(f"results.ending.{result.ending}", count=len(empty), piles=piles)


def _side(state: State, result: Result, words: Words, seat: int) -> Side:
    player, name = state.players[seat], state.box.players[seat]
    counts = Counter(state.names(player.cards()))
    parts = [
        Part(card, words.card(card), counts[card] or 1, points)  # a State is no card, but worth something too
        for card, points in points_by_card(state, Seat(seat)).items()
    ]
    return Side(
        name, seat, seat, result.scores[name], name in result.winners, player.turns, _best_first(parts), _sorted(counts)
    )


# The co-op


def _together(match: Match, result: Result, words: Words) -> Account:
    state, players = match.state, match.state.box.players
    together, automa = sum(result.scores[name] for name in players), result.scores[AUTOMA_NAME]
    has_won = AUTOMA_NAME not in result.winners
    headline = words.say("results.beaten" if has_won else "results.lost", players=joined(players, words))
    margin = words.say("results.together", points=together, automa=automa)
    if together == automa:
        margin += " " + words.say("results.draw_lost")
    curves = (
        *(Curve(name, seat, (name,), is_main=False) for seat, name in enumerate(players)),
        Curve(words.say("results.together_name"), TOGETHER_SIGN, tuple(players)),
        Curve(words.say("automa.name"), AUTOMA_SIGN, (AUTOMA_NAME,)),
    )
    each = [_side(state, result, words, seat)._replace(is_part=True) for seat in range(len(players))]
    sides = (_pair(each, has_won, words), *each, _automa(state, result, words))
    reasons = (margin, _ending(match, result, words))
    return Account(headline, reasons, sides, curves, is_ranked=False, is_defeat=not has_won)


def _pair(each: Sequence[Side], has_won: bool, words: Words) -> Side:
    """All that the players have together: it is what counts."""
    parts: dict[str, Part] = {}
    cards: Counter[str] = Counter()
    for side in each:
        cards.update(dict(side.cards))
        for part in side.parts:
            had = parts.get(part.name, part._replace(number=0, points=0))
            parts[part.name] = part._replace(number=had.number + part.number, points=had.points + part.points)
    return Side(
        words.say("results.together_name"), len(each) + 1, TOGETHER_SIGN, sum(side.points for side in each), has_won,
        None, _best_first(list(parts.values())), _sorted(cards),
    )  # fmt: skip


def _automa(state: State, result: Result, words: Words) -> Side:
    """What it took counts, whatever it is; its tokens count against it."""
    assert state.automa is not None
    taken = Counter(state.names(state.automa.gained))
    parts = [Part(name, words.card(name), count, AUTOMA_POINTS * count) for name, count in taken.items()]
    points, has_won = result.scores[AUTOMA_NAME], AUTOMA_NAME in result.winners
    if state.automa.tokens:
        lost = points - AUTOMA_POINTS * len(state.automa.gained)  # it never has less than no points
        parts.append(Part("token", words.say("token.automa.name"), state.automa.tokens, lost, is_card=False))
    name, seat = words.say("automa.name"), len(state.players)
    return Side(name, seat, AUTOMA_SIGN, points, has_won, None, _best_first(parts), _sorted(taken))


# Both


def _best_first(parts: Sequence[Part]) -> tuple[Part, ...]:
    return tuple(sorted(parts, key=lambda part: -part.points))


def _sorted(counts: Counter[str]) -> tuple[tuple[str, int], ...]:
    cards = in_order([Option(name, CardId(0)) for name in counts])
    return tuple((card.name, counts[card.name]) for card in cards if card is not None)


def joined(names: Sequence[str], words: Words) -> str:
    """Names in a sentence: Ann, Bob and Cid."""
    *most, last = names
    if not most:
        return last
    return words.say("list.two", first=", ".join(most), last=last)


ACCOUNT = account_of
