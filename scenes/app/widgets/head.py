"""The head of a scene that one leaves again: the way back, at the same place everywhere, and what the scene is."""

from typing import TYPE_CHECKING

from scenes.app.widgets.button import Button
from scenes.app.widgets.label import Label
from scenes.app.widgets.widget import Widget
from scenes.look.theme import BRASS_BRIGHT

if TYPE_CHECKING:
    from scenes.app.app import App

# In units
EDGE = 34  # inside the rim of the table
BAR = 44
BACK, GAP = 112, 16


def head(app: "App", title: str, width: float) -> list[Widget]:
    """The way back at the upper left, and beside it the title, both together as wide as this."""
    look, left = app.look, EDGE + BACK + GAP
    return [
        Button(look.rect(EDGE, EDGE, BACK, BAR), app.words.say("window.back"), app.pop, "back",
               symbol="arrow_left", lines=1),
        Label(look.rect(left, EDGE, EDGE + width - left, BAR), title, 28, "semibold", BRASS_BRIGHT),
    ]  # fmt: skip
