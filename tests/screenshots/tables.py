"""Pictures of the table: what somebody may see there in the course of an evening."""

from scenes.inspector.overlay import Inspector
from tests.screenshots import moments
from tests.screenshots.studio import Studio

BEFORE_A_LANDING = 0.2  # seconds into the flight of a card


def table(studio: Studio) -> None:
    """Actions to play, in the middle of a good turn."""
    studio.sit_down(moments.actions())
    studio.rest()


def table_buying(studio: Studio) -> None:
    studio.sit_down(moments.buying())
    studio.rest()


def table_picks(studio: Studio) -> None:
    """Two cards are picked for a Chapel."""
    studio.sit_down(moments.picks())
    studio.pick("Estate", "Copper")
    studio.rest()


def table_order(studio: Studio) -> None:
    studio.sit_down(moments.order())
    studio.rest()


def table_choice(studio: Studio) -> None:
    studio.sit_down(moments.choice())
    studio.rest()


def table_attack(studio: Studio) -> None:
    """A rival plays a Witch: the last of three Curses is on its way."""
    match = moments.attack()
    studio.begin(match)
    table, before = studio.table, len(match.events)

    def cursed() -> int:
        return sum(event.name == "gain" for event in table.told[before:])

    studio.until(lambda: cursed() == len(match.view(0).players) - 1)
    studio.pass_time(BEFORE_A_LANDING)


def table_possession(studio: Studio) -> None:
    studio.sit_down(moments.possession())
    studio.rest()


def table_coop(studio: Studio) -> None:
    studio.sit_down(moments.together(), people=2)
    studio.pass_time(1.0)  # a curtain that has just fallen stays closed
    studio.click("open")
    studio.rest()


def table_six(studio: Studio) -> None:
    studio.sit_down(moments.six())
    studio.rest()


def table_face_to_face(studio: Studio) -> None:
    """Basil sits at the upper edge of a screen that lies flat, and it is his turn."""
    studio.app.change_settings(face_to_face=True)
    studio.sit_down(moments.handed_over(), people=2)
    studio.pass_time(1.0)  # a curtain that has just fallen stays closed
    studio.click("open")
    studio.rest()


def table_without_log(studio: Studio) -> None:
    studio.app.change_settings(show_log=False)
    studio.sit_down(moments.actions())
    studio.rest()


def curtain(studio: Studio) -> None:
    studio.sit_down(moments.handed_over(), people=2)
    studio.pass_time(0.5)


def popover(studio: Studio) -> None:
    """A pile of the Supply that is pointed at."""
    studio.sit_down(moments.actions())
    studio.rest()
    studio.point_at("pile Golem")


def inspector(studio: Studio) -> None:
    studio.sit_down(moments.actions())
    studio.rest()
    studio.right_click("pile Philosopher's Stone")
    assert isinstance(studio.app.scene, Inspector)
    studio.rest()


def trash(studio: Studio) -> None:
    """An open pile, spread out."""
    studio.sit_down(moments.picks())
    studio.click("trash")
    studio.rest()


def menu(studio: Studio) -> None:
    studio.sit_down(moments.actions())
    studio.rest()
    studio.click("side menu")
    studio.rest()


def dialog(studio: Studio) -> None:
    """Are you sure? There are Actions left to play."""
    studio.sit_down(moments.actions())
    studio.rest()
    studio.click("deed 0")
    studio.rest()


TABLES = (
    table, table_buying, table_picks, table_order, table_choice, table_attack, table_possession, table_coop, table_six,
    table_face_to_face, table_without_log, curtain, popover, inspector, trash, menu, dialog,
)  # fmt: skip
