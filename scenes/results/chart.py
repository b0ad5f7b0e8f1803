"""The plot of the points: a line for each side, drawn finely once, and what it says of the turn that is pointed at."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from scenes.app.widgets.widget import Marks, Widget, draw_focus
from scenes.look.look import Look
from scenes.look.markers import marker
from scenes.look.pen import Pen, Point
from scenes.look.shapes import rounded
from scenes.look.theme import BRASS, BRASS_BRIGHT, BRASS_DARK, CREAM, FADED, NIGHT, PLAYER_HUES
from scenes.results.account import Curve
from scenes.results.growth import Growth, ticks

# In units
LEFT, RIGHT, TOP, BOTTOM = 40, 14, 14, 26  # around the lines
NAME_SIZE, NAME_HEIGHT = 14, 17  # of the names at their ends
NAMES = 0.28  # of the width, at most
LINE_HEIGHT = 18  # of what is told of a turn
MOST_ACROSS, MOST_DOWN = 12, 6  # numbers at the edges


class Chart:
    """The lines in a box of one size."""

    def __init__(self, look: Look, box: pygame.Rect, growth: Growth, curves: Sequence[Curve], unit: str) -> None:
        self.look, self.box, self.growth, self.curves = look, box, growth, tuple(curves)
        self.unit = unit  # what the numbers below count
        left, top = look.px(LEFT), look.px(TOP)
        pixels = look.text_px(NAME_SIZE)
        self.name_room = min(max(look.measure(curve.name, pixels) for curve in curves), round(box.width * NAMES))
        right = look.px(RIGHT) + self.name_room
        self.area = pygame.Rect(
            box.x + left, box.y + top, box.width - left - right, box.height - top - look.px(BOTTOM)
        )
        self._lines: pygame.Surface | None = None

    # Places

    def x(self, step: int) -> int:
        return self.area.x + round(self.area.width * step / max(1, self.growth.steps - 1))

    def y(self, points: float) -> int:
        low, high = self.growth.least, self.growth.most
        return self.area.bottom - round(self.area.height * (points - low) / (high - low))

    def step_at(self, x: int) -> int:
        part = (x - self.area.x) / max(1, self.area.width)
        return max(0, min(self.growth.steps - 1, round(part * (self.growth.steps - 1))))

    # The picture

    def draw(self, surface: pygame.Surface, part: float) -> None:
        """The lines from the beginning on, as far as this part of the whole."""
        self._draw_grid(surface)
        if self._lines is None:
            self._lines = self._drawn()
        wide = round(self._lines.get_width() * part)
        surface.blit(self._lines, self.area.inflate(*self._margins), (0, 0, wide, self._lines.get_height()))
        if part >= 1:
            for number, curve in self._in_order():
                self._draw_sign(surface, curve, self.growth.steps - 1, self.growth.points[number][-1], 13)
            self._draw_names(surface)

    def _draw_names(self, surface: pygame.Surface) -> None:
        """At the end of each line whose it is; names that would lie on each other move apart."""
        look, high = self.look, self.look.px(NAME_HEIGHT)
        upwards = sorted(enumerate(self.curves), key=lambda each: self.growth.points[each[0]][-1])
        wanted = [self.y(self.growth.points[number][-1]) for number, _ in upwards]
        middles = apart(wanted, high, self.area.top, self.area.bottom)
        for (_, curve), middle in zip(upwards, middles, strict=True):
            place = pygame.Rect(self.area.right + look.px(RIGHT), middle - high // 2, self.name_room, high)
            look.write(surface, curve.name, place, NAME_SIZE, colour=PLAYER_HUES[curve.sign])

    def _draw_grid(self, surface: pygame.Surface) -> None:
        look, area, growth = self.look, self.area, self.growth
        high, wide = look.px(20), look.px(36)
        for points in ticks(growth.least, growth.most, MOST_DOWN):
            y = self.y(points)
            pygame.draw.line(surface, BRASS_DARK if points == 0 else (62, 48, 42), (area.x, y), (area.right, y))
            label = pygame.Rect(area.x - look.px(6) - wide, y - high // 2, wide, high)
            look.write(surface, f"{points}".replace("-", "−"), label, 13, colour=FADED, align="right")
        below = pygame.Rect(self.box.x, area.bottom + look.px(5), area.x - self.box.x + look.px(4), high)
        look.write(surface, self.unit, below, 13, "italic", FADED)
        for step, number in self._turn_ticks():
            x = self.x(step)
            pygame.draw.line(surface, BRASS_DARK, (x, area.bottom), (x, area.bottom + look.px(4)))
            label = pygame.Rect(x - wide // 2, area.bottom + look.px(5), wide, high)
            look.write(surface, f"{number}", label, 13, colour=FADED, align="center")

    def _turn_ticks(self) -> list[tuple[int, int]]:
        """Where in the row of moments which number of a turn comes first."""
        numbers = self.growth.numbers
        wanted = ticks(1, max(numbers), MOST_ACROSS)
        return [(numbers.index(number), number) for number in wanted if number in numbers and number > 0]

    @property
    def _margins(self) -> tuple[int, int]:
        """How much larger the picture of the lines is than the area: thick lines need room at its edges."""
        return 2 * self.look.px(6), 2 * self.look.px(6)

    def _in_order(self) -> list[tuple[int, Curve]]:
        """The curves, those that matter most last: they lie on top."""
        return sorted(enumerate(self.curves), key=lambda each: (each[1].is_main, self.growth.points[each[0]][-1]))

    def _drawn(self) -> pygame.Surface:
        around = self.area.inflate(*self._margins)
        whole = pygame.Surface(around.size, pygame.SRCALPHA)
        scale = 100 / around.height  # a pen's sheet is 100 high
        order = self._in_order()
        for number, curve in order:
            ways = [
                ((self.x(step) - around.x) * scale, (self.y(points) - around.y) * scale)
                for step, points in enumerate(self.growth.points[number])
            ]
            self._draw_curve(whole, curve, ways, scale, has_shade=number == order[-1][0])
        return whole

    def _draw_curve(
        self, whole: pygame.Surface, curve: Curve, ways: list[Point], scale: float, has_shade: bool
    ) -> None:
        hue = PLAYER_HUES[curve.sign]
        thick = self.look.px(3 if curve.is_main else 1.6) * scale
        if has_shade:
            floor = (self.area.bottom - self.area.y + self._margins[1] / 2) * scale
            shade = Pen(*whole.get_size(), hue)
            shade.shape([*ways, (ways[-1][0], floor), (ways[0][0], floor)])
            light = shade.done()
            light.fill((255, 255, 255, 30), special_flags=pygame.BLEND_RGBA_MULT)
            whole.blit(light, (0, 0))
        # Each in a sheet of its own colour: what lies below must not shine through where an edge is half there.
        for ink, width in ((NIGHT, thick + self.look.px(2) * scale), (hue, thick)):
            pen = Pen(*whole.get_size(), ink)
            pen.line(ways, width)
            whole.blit(pen.done(), (0, 0))

    def _draw_sign(self, surface: pygame.Surface, curve: Curve, step: int, points: int, size: float) -> None:
        sign = marker(self.look, curve.sign, self.look.px(size if curve.is_main else size * 0.7))
        plate = sign.get_rect(center=(self.x(step), self.y(points)))
        around = plate.inflate(self.look.px(5), self.look.px(5))
        surface.blit(rounded(self.look, around.size, around.width // 2, (*NIGHT, 220)), around)
        surface.blit(sign, plate)

    # What is told of a turn

    def draw_reading(self, surface: pygame.Surface, step: int) -> None:
        look, area, x = self.look, self.area, self.x(step)
        pygame.draw.line(surface, BRASS, (x, area.top), (x, area.bottom), look.px(1))
        for number, curve in self._in_order():
            self._draw_sign(surface, curve, step, self.growth.points[number][step], 13)
        line, gap = look.px(LINE_HEIGHT), look.px(8)
        box = pygame.Rect(0, 0, look.px(186), (len(self.curves) + 1) * line + 2 * gap)
        box.midleft = (x + 2 * gap, area.centery)
        if box.right > self.box.right:
            box.right = x - 2 * gap
        box.clamp_ip(self.box)
        surface.blit(rounded(look, box.size, look.px(8), (*NIGHT, 238), BRASS_DARK, look.px(1.2)), box)
        top = pygame.Rect(box.x + gap, box.y + gap, box.width - 2 * gap, line)
        look.write(surface, self.growth.titles[step], top, 14, "semibold", BRASS_BRIGHT)
        self._draw_numbers(surface, top, step)

    def _draw_numbers(self, surface: pygame.Surface, top: pygame.Rect, step: int) -> None:
        look = self.look
        best_first = sorted(enumerate(self.curves), key=lambda each: -self.growth.points[each[0]][step])
        for row, (number, curve) in enumerate(best_first, 1):
            line = top.move(0, row * top.height)
            sign = marker(look, curve.sign, look.px(11))
            surface.blit(sign, sign.get_rect(midleft=line.midleft))
            right = look.px(34)
            name = pygame.Rect(line.x + look.px(18), line.y, line.width - look.px(18) - right, line.height)
            look.write(surface, curve.name, name, 14, colour=CREAM)
            points = f"{self.growth.points[number][step]}".replace("-", "−")
            place = pygame.Rect(line.right - right, line.y, right, line.height)
            look.write(surface, points, place, 14, "semibold", CREAM, "right")


def apart(middles: Sequence[int], high: int, top: int, bottom: int) -> list[int]:
    """Where to write lines of this height, the lowest first, so that none lies on another and all are in between.

    >>> apart([100, 95, 40], 10, 0, 100)
    [100, 90, 40]
    >>> apart([25, 25, 25], 10, 20, 100)
    [40, 30, 20]
    """
    found: list[int] = []
    for middle in middles:
        found.append(min(middle, found[-1] - high if found else bottom))
    for number in range(len(found) - 1, -1, -1):
        found[number] = max(found[number], top)
        top = found[number] + high
    return found


class Plot(Widget):
    """The chart on the stage: a turn can be pointed at, or chosen with the arrows."""

    can_focus = True
    takes_arrows = True

    def __init__(self, chart: Chart, step: int | None, on_step: Callable[[int | None], Any], name: str) -> None:
        super().__init__(chart.box, name)
        self.chart, self.step, self.on_step = chart, step, on_step
        self.part = 1.0  # of the lines that is seen

    def press(self, at: tuple[int, int]) -> None:
        self.drag(at)

    def drag(self, at: tuple[int, int]) -> None:
        self.on_step(self.chart.step_at(at[0]))

    def key(self, event: pygame.event.Event) -> bool:
        steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
        if event.type != pygame.KEYDOWN or event.key not in steps:
            return False
        last = self.chart.growth.steps - 1
        here = last if self.step is None else self.step + steps[event.key]
        self.on_step(max(0, min(last, here)))
        return True

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        self.chart.draw(surface, self.part)
        if self.step is not None:
            self.chart.draw_reading(surface, self.step)
        if marks.focused:
            draw_focus(surface, look, self.rect, look.px(8))
