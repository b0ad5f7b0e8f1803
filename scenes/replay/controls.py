"""What a replay is steered with: the buttons beside the hand, and the bar with the course of the game above it."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.app.widgets import Button, Choice, Label, Marks, Widget
from scenes.look.look import Look
from scenes.look.markers import marker
from scenes.look.shapes import rounded
from scenes.look.symbols import symbol
from scenes.look.theme import BRASS_BRIGHT, BRASS_DARK, CREAM, FADED, NIGHT
from scenes.replay.timeline import Timeline
from scenes.table.layers import Region

if TYPE_CHECKING:
    from scenes.replay.scene import ReplayScene

GAP = 5  # units
TURN_WIDTH = 196  # of the words before the timeline
EYE = 34  # wide: the button of those who see everything, where names need the room
SIGN, BESIDE = 12, 3.5  # of a player, beside a name; and around both
NAME_SIZE = 13
SPEED_NAMES = ("½×", "1×", "2×", "4×")


class SeatButton(Button):
    """Whose eyes look at the table: the sign of a player and perhaps the name, or an eye for all of them."""

    def __init__(
        self, rect: pygame.Rect, seat: int | None, player: str, act: partial[None], tip: str, is_chosen: bool
    ) -> None:
        kind = "chosen" if is_chosen else "plain"
        super().__init__(rect, "", act, "open" if seat is None else f"seat {seat}", kind, tip=tip)
        self.seat, self.player = seat, player

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        super().draw(surface, look, marks)
        size = min(look.px(SIGN if self.player else 20), self.rect.width - look.px(8))
        if self.seat is None:
            sign = symbol(look, "eye", size, BRASS_BRIGHT if self.kind == "chosen" else CREAM)
        else:
            sign = marker(look, self.seat, size)
        if not self.player:
            surface.blit(sign, sign.get_rect(center=self.rect.center))
            return
        room = self.rect.inflate(-2 * look.px(BESIDE), -look.px(6))
        surface.blit(sign, sign.get_rect(midleft=room.midleft))
        room.width -= size + look.px(BESIDE)
        room.x += size + look.px(BESIDE)
        weight, colour = ("semibold", BRASS_BRIGHT) if self.kind == "chosen" else ("regular", CREAM)
        look.write(surface, self.player, room, NAME_SIZE, weight, colour)


def build_buttons(scene: "ReplayScene") -> list[Widget]:
    """Three rows: going on and back, how fast, and as whom one looks."""
    look, area = scene.app.look, scene.board.areas.buttons
    gap = look.px(GAP)
    high = (area.height - 2 * gap) // 3
    lines = [pygame.Rect(area.x, area.y + number * (high + gap), area.width, high) for number in range(3)]
    speeds = list(enumerate(SPEED_NAMES))
    speed = Choice(
        look, lines[1], speeds, scene.speed, scene.set_speed, "speed", 15, scene.app.words.say("replay.speed_tip")
    )
    return [*_steps(scene, lines[0]), speed, *_seats(scene, lines[2])]


def _places(line: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    edges = [line.x + (line.width + gap) * number // count for number in range(count + 1)]
    return [pygame.Rect(edges[n], line.y, edges[n + 1] - edges[n] - gap, line.height) for n in range(count)]


def _steps(scene: "ReplayScene", line: pygame.Rect) -> list[Widget]:
    say, replay = scene.app.words.say, scene.replay
    is_first, is_last = replay.position == 0, replay.position == replay.length
    deeds = [
        ("turn_back", "back_step", scene.turn_back, not is_first),
        ("back", "arrow_left", scene.step_back, not is_first),
        ("pause" if scene.is_playing else "play", "pause" if scene.is_playing else "play", scene.toggle, True),
        ("forward", "arrow_right", scene.step_forward, not is_last),
        ("turn_forward", "step", scene.turn_forward, not is_last),
    ]
    return [
        Button(
            place, "", act, "play" if name == "pause" else name, "main" if sign in ("play", "pause") else "plain", sign,
            tip=say(f"replay.{name}_tip"), enabled=is_possible,
        )
        for place, (name, sign, act, is_possible) in zip(
            _places(line, len(deeds), scene.app.look.px(GAP)), deeds, strict=True
        )
    ]  # fmt: skip


def _seats(scene: "ReplayScene", line: pygame.Rect) -> list[Widget]:
    """As whom one looks: with names, where there is room for all of them."""
    say, players = scene.app.words.say, scene.players
    named = _named_places(scene, line)
    places = named or _places(line, len(players) + 1, scene.app.look.px(GAP))
    seats: list[Widget] = [
        SeatButton(
            place, seat, player if named else "", partial(scene.look_as, seat),
            say("replay.seat_tip", player=player, number=seat + 1), seat == scene.seat,
        )
        for seat, (player, place) in enumerate(zip(players, places[:-1], strict=True))
    ]  # fmt: skip
    act = partial(scene.look_as, None)
    return [*seats, SeatButton(places[-1], None, "", act, say("replay.open_tip"), scene.seat is None)]


def _named_places(scene: "ReplayScene", line: pygame.Rect) -> list[pygame.Rect]:
    """Places as wide as the names want them, and the last for the eye of all; none where there is not so much room."""
    look = scene.app.look
    gap, pixels = look.px(GAP), look.text_px(NAME_SIZE)
    around = look.px(SIGN) + 3 * look.px(BESIDE)
    wanted = [look.measure(player, pixels, "semibold") + around for player in scene.players]
    eye = pygame.Rect(line.right - look.px(EYE), line.y, look.px(EYE), line.height)
    spare = eye.x - line.x - sum(wanted) - len(wanted) * gap
    if spare < 0:
        return []
    places: list[pygame.Rect] = []
    left = line.x
    for wide in wanted:
        places.append(pygame.Rect(left, line.y, wide + spare // len(wanted), line.height))
        left = places[-1].right + gap
    return [*places, eye]


# The bar above the hand


def _bar(scene: "ReplayScene") -> pygame.Rect:
    look = scene.app.look
    return scene.board.areas.prompt.inflate(-look.px(4), -look.px(6))


def bar_region(scene: "ReplayScene") -> Region:
    """What the timeline lies on."""
    look, box = scene.app.look, _bar(scene)

    def draw(surface: pygame.Surface) -> None:
        surface.blit(rounded(look, box.size, look.px(9), (*NIGHT, 215), BRASS_DARK, look.px(1.5)), box)

    return Region("prompt", scene.board.areas.prompt, box.size, draw)


def build_bar(scene: "ReplayScene") -> list[Widget]:
    """The turn and its course, with what happened last above it; at the end of a game, the way to its results.

    The course is always as wide: whoever drags along it would lose their place otherwise.
    """
    look = scene.app.look
    inner = _bar(scene).inflate(-look.px(24), -look.px(6))
    left = pygame.Rect(inner.x, inner.y, look.px(TURN_WIDTH), inner.height)
    course = pygame.Rect(left.right + look.px(10), inner.y, inner.right - left.right - look.px(10), inner.height)
    widgets: list[Widget] = []
    if latest_words := scene.latest_words:
        latest = pygame.Rect(course.x, course.y, course.width, course.height * 9 // 20)
        course = pygame.Rect(course.x, latest.bottom, course.width, course.bottom - latest.bottom)
        widgets.append(Label(latest, latest_words, 15, colour=CREAM))
    replay, titles = scene.replay, scene.titles
    timeline = Timeline(
        course, replay.turns, titles, replay.position, replay.length, scene.drag_to, "timeline", look
    )
    return [*_build_turn(scene, left), timeline, *widgets]


def _build_turn(scene: "ReplayScene", place: pygame.Rect) -> list[Widget]:
    """Where in the game one is."""
    look, say, replay = scene.app.look, scene.app.words.say, scene.replay
    if scene.is_at_result:
        button = place.inflate(0, -look.px(2))
        return [Button(button, say("results.open"), scene.open_results, "results", "main", "crown")]
    upper = pygame.Rect(place.x, place.y, place.width, place.height * 11 // 20)
    lower = pygame.Rect(place.x, upper.bottom, place.width, place.bottom - upper.bottom)
    where = say("replay.position", position=replay.position, length=replay.length)
    return [
        Label(upper, scene.heading, 17, "semibold", BRASS_BRIGHT),
        Label(lower, where, 14, colour=FADED),
    ]
