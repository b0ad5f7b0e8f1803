"""The course of a game as a bar, in which each turn has the colour of whose it was."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import pygame

from scenes.app.stage import draw_tip
from scenes.app.widgets.widget import Marks, Widget, draw_focus
from scenes.look.look import Look
from scenes.look.shapes import disc
from scenes.look.theme import BRASS, BRASS_BRIGHT, CREAM, NIGHT, PLAYER_HUES, Colour
from scenes.play.history import TurnMark

THICK = 14  # units
KNOB = 9


class Timeline(Widget):
    """Where in the game one is. A click or a drag goes elsewhere."""

    can_focus = True

    def __init__(
        self,
        rect: pygame.Rect,
        turns: Sequence[TurnMark],
        titles: Sequence[str],
        position: int,
        length: int,
        on_change: Callable[[int], Any],
        name: str,
        look: Look,
    ) -> None:
        super().__init__(rect, name)
        self.turns, self.titles = turns, titles
        self.position, self.length = position, length
        self.on_change = on_change
        self.pointed: int | None = None  # the answer that the pointer is at
        room = look.px(KNOB + 2)
        self.bar = pygame.Rect(rect.x + room, rect.centery - look.px(THICK) // 2, rect.width - 2 * room, look.px(THICK))

    def x(self, answers: int) -> int:
        return self.bar.x + round(self.bar.width * answers / max(1, self.length))

    def answers_at(self, x: int) -> int:
        return max(0, min(self.length, round((x - self.bar.x) / max(1, self.bar.width) * self.length)))

    def turn_at(self, answers: int) -> int:
        """The place of the turn in which so many answers have been given."""
        return max((place for place, turn in enumerate(self.turns) if turn.answers <= answers), default=0)

    def press(self, at: tuple[int, int]) -> None:
        self.drag(at)

    def drag(self, at: tuple[int, int]) -> None:
        answers = self.answers_at(at[0])
        if answers != self.position:
            self.position = answers
            self.on_change(answers)

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        edges = [self.x(turn.answers) for turn in self.turns] + [self.bar.right]
        here = self.x(self.position)
        gap = 1 if self.bar.width > 4 * len(self.turns) else 0
        for turn, (left, right) in zip(self.turns, pairwise(edges), strict=True):
            hue = PLAYER_HUES[turn.seat % len(PLAYER_HUES)]
            part = pygame.Rect(left, self.bar.y, max(1, right - left - gap), self.bar.height)
            surface.fill(_dim(hue), part)
            done = part.clip(pygame.Rect(part.x, part.y, max(0, here - part.x), part.height))
            if done.width:
                surface.fill(hue, done)
        pygame.draw.rect(surface, NIGHT, self.bar.inflate(2, 2), 1)
        knob = disc(look, look.px(KNOB), BRASS_BRIGHT if marks.hovered or marks.pressed else BRASS, CREAM, look.px(1.5))
        surface.blit(knob, knob.get_rect(center=(here, self.bar.centery)))
        if marks.focused:
            draw_focus(surface, look, self.rect, look.px(6))

    def draw_pointed(self, surface: pygame.Surface, look: Look) -> list[pygame.Rect]:
        """What the turn is called that the pointer is at; where that is written."""
        if self.pointed is None or not self.titles:
            return []
        near = pygame.Rect(self.x(self.pointed) - 1, self.bar.y - look.px(34), 2, look.px(4))
        return [draw_tip(surface, look, self.titles[self.turn_at(self.pointed)], near)]


def _dim(hue: Colour) -> Colour:
    """What has not happened yet is only hinted at."""
    red, green, blue = (dark + (bright - dark) * 3 // 10 for dark, bright in zip(NIGHT, hue, strict=True))
    return red, green, blue
