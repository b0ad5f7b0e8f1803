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
TURN_WIDTH = 196  # of the words before the timeline …
LATEST_WIDTH = 250  # … and of those after it
SPEED_NAMES = ("½×", "1×", "2×", "4×")


class SeatButton(Button):
    """Whose eyes look at the table: the sign of a player, or an eye for all of them."""

    def __init__(self, rect: pygame.Rect, seat: int | None, act: partial[None], tip: str, is_chosen: bool) -> None:
        kind = "chosen" if is_chosen else "plain"
        super().__init__(rect, "", act, "open" if seat is None else f"seat {seat}", kind, tip=tip)
        self.seat = seat

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        super().draw(surface, look, marks)
        size = min(look.px(20), self.rect.width - look.px(8))
        if self.seat is None:
            sign = symbol(look, "eye", size, BRASS_BRIGHT if self.kind == "chosen" else CREAM)
        else:
            sign = marker(look, self.seat, size)
        surface.blit(sign, sign.get_rect(center=self.rect.center))


def build_buttons(scene: "ReplayScene") -> list[Widget]:
    """Three rows: going on and back, how fast, and as whom one looks."""
    look, area = scene.app.look, scene.board.areas.buttons
    gap = look.px(GAP)
    high = (area.height - 2 * gap) // 3
    lines = [pygame.Rect(area.x, area.y + number * (high + gap), area.width, high) for number in range(3)]
    speeds = list(enumerate(SPEED_NAMES))
    speed = Choice(
        lines[1], speeds, scene.speed, scene.set_speed, "speed", 15, scene.app.words.say("replay.speed_tip")
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
    say = scene.app.words.say
    places = _places(line, len(scene.players) + 1, scene.app.look.px(GAP))
    seats: list[Widget] = [
        SeatButton(
            place, seat, partial(scene.look_as, seat), say("replay.seat_tip", player=player, number=seat + 1),
            seat == scene.seat,
        )
        for seat, (player, place) in enumerate(zip(scene.players, places[:-1], strict=True))
    ]  # fmt: skip
    everyone = SeatButton(places[-1], None, partial(scene.look_as, None), say("replay.open_tip"), scene.seat is None)
    return [*seats, everyone]


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
    """The turn, its course, and what happened last; at the end of a game, the way to its results."""
    look, words, replay = scene.app.look, scene.app.words, scene.replay
    inner = _bar(scene).inflate(-look.px(24), -look.px(6))
    left = pygame.Rect(inner.x, inner.y, look.px(TURN_WIDTH), inner.height)
    right = pygame.Rect(inner.right - look.px(LATEST_WIDTH), inner.y, look.px(LATEST_WIDTH), inner.height)
    gap = look.px(10)
    middle = pygame.Rect(left.right + gap, inner.y, right.x - left.right - 2 * gap, inner.height)
    upper = pygame.Rect(left.x, left.y, left.width, left.height * 11 // 20)
    lower = pygame.Rect(left.x, upper.bottom, left.width, left.bottom - upper.bottom)
    titles = scene.titles
    timeline = Timeline(
        middle, replay.turns, titles, replay.position, replay.length, scene.drag_to, "timeline", look
    )
    where = words.say("replay.position", position=replay.position, length=replay.length)
    widgets: list[Widget] = [
        Label(upper, titles[timeline.turn_at(replay.position)], 17, "semibold", BRASS_BRIGHT),
        Label(lower, where, 14, colour=FADED),
        timeline,
    ]
    if scene.is_at_result:
        button = right.inflate(0, -look.px(2))
        return [*widgets, Button(button, words.say("results.open"), scene.open_results, "results", "main", "crown")]
    return [*widgets, Label(right, scene.latest, 15, colour=CREAM, align="right", lines=2)]
