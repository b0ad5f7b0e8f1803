"""How the turns of a match are called: each by the event with which it began, which the log has words for."""

from game.core.events import Event
from game.core.match import Match

TURN = "turn"


def turn_events(match: Match) -> tuple[Event, ...]:
    """For each of the turns that the match remembers, the event that began it."""
    events = match.events
    begun = [(place, event) for place, event in enumerate(events) if event.name == TURN]
    found = []
    for point in match.turns:
        # What is remembered first is what was there before anything was told.
        told = [event for place, event in begun if place < point.events] or [event for _, event in begun[:1]]
        found.append(told[-1] if told else Event(TURN, match.rules.turn(point.state).seat))
    return tuple(found)
