"""What is shown follows the events, and comes to the truth by them."""

import pytest

from game import Match
from game.bots import find_bot, seat_bot
from game.bots.selfcheck import random_setup
from game.core.decisions import Seat
from scenes.dominion.picture import Picture, picture_of
from scenes.table.eyes import as_seen

GAMES = 8


def sizes(picture: Picture) -> list[dict[str, int]]:
    """How many cards lie in each zone."""
    sides = [*picture.sides, *([picture.automa] if picture.automa is not None else [])]
    zones = [{name: len(cards) for name, cards in side.zones.items()} for side in sides]
    return [*zones, dict(picture.supply), {"trash": len(picture.trash)}]


def faces(picture: Picture, seat: int, zone: str) -> list[str]:
    return sorted(card.name for card in picture.sides[seat].zones[zone] if card is not None)


@pytest.mark.parametrize("seed", range(GAMES))
def test_followed_by_its_events_a_game_is_shown_as_it_is(seed):
    match = Match.start(random_setup(seed))
    players = len(match.view(0).players)
    eyes = ((), (Seat(0),), tuple(Seat(seat) for seat in range(players)))[seed % 3]
    bots = [seat_bot(find_bot("random"), seed, seat) for seat in range(players)]
    for _ in range(300):
        question = match.decision
        if question is None:
            break
        picture, told = picture_of(match, eyes), len(match.events)
        match.answer(*bots[question.decider].answer(match.view(question.decider), question))
        for event in match.events[told:]:
            seen = as_seen(event, eyes, players)
            picture.leave(seen)
            picture.arrive(seen)
        truth = picture_of(match, eyes)
        assert sizes(picture) == sizes(truth), f"after {question} {match.events[told:]}"
        for seat in range(players):
            for zone in ("play", "aside"):
                assert faces(picture, seat, zone) == faces(truth, seat, zone)
        if eyes:  # one's own hand is known card by card
            assert faces(picture, 0, "hand") == faces(truth, 0, "hand")
