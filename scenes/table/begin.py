"""Beginning a game from inside another one."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.match import Match
from scenes.play.chairs import Chair

if TYPE_CHECKING:
    from scenes.app.app import App


def begin_again(app: "App", match: Match, chairs: Sequence[Chair]) -> None:
    """Begin a game like this one, with the same players and cards, but dealt anew."""
    from scenes.new_game.wish import fresh_seed
    from scenes.title import Title

    title = app.stack[0]
    assert isinstance(title, Title)  # everything began there, and it knows the ways to a game
    setup = {**match.setup, "seed": int(fresh_seed())}
    if "position" in setup:
        title.ways.begin_from(Match.from_position(setup))
    else:
        title.ways.begin(setup, [(chair.name, chair.bot) for chair in chairs])
