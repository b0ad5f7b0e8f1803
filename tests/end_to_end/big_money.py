"""How to play Dominion without thinking: money, and with money Provinces. It knows only what the window shows."""

from collections.abc import Callable
from functools import partial

from tests.end_to_end.person import Person, Seen

WANTED = ("Province", "Gold", "Silver")


def is_asked(seen: Seen) -> bool:
    return seen["scene"] == "table" and seen["question"] is not None


def move(seen: Seen) -> str:
    """What to click next: the name of a pile, a card of the hand or a button."""
    question = seen["question"]
    if question["verb"] == "buy":
        piles = [f"pile {name}" for name in WANTED if f"pile {name}" in question["lit"]]
        return piles[0] if piles else "deed 0"
    if "deed 0" in seen["widgets"]:
        return "deed 0"  # play everything, confirm what was picked, or decline
    return question["lit"][-len(question["picked"]) - 1]  # the worst cards lie at the right


def has_moved(before: Seen, after: Seen) -> bool:
    """Whether the window shows what came of a move, and can be gone on with."""
    return after["scene"] == "results" or (is_asked(after) and after["question"] != before["question"])


def play_on(player: Person, make: Callable[[str], None], most: int = 150) -> int:
    """Play until the results are there; how many moves that took."""
    seen = player.until("somebody is asked", is_asked)
    count = 0
    while seen["scene"] != "results":
        if count == most:
            player.give_up(f"the game is over, after {most} moves")
        make(move(seen))
        seen = player.until("the game goes on", partial(has_moved, seen))
        count += 1
    return count
