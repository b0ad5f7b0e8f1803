"""The cards in play, and those that are shown or laid aside, in rows above the hand."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.decisions import Option
from scenes.dominion.layout import Slot, spot_of
from scenes.dominion.picture import Shown
from scenes.table.board import Place
from scenes.table.flights import Spot
from scenes.table.layers import Region
from scenes.table.marks import draw_marks, draw_pick
from scenes.table.prompt import DARK, Lit

if TYPE_CHECKING:
    from scenes.dominion.board import DominionBoard


class Rows:
    """What lies open between the Supply and the hand."""

    def __init__(self, board: "DominionBoard") -> None:
        self.board = board

    @property
    def in_play(self) -> list[Shown]:
        """The cards in play of whose turn it is."""
        return self.board.picture.sides[self.board.picture.turn.seat].zones["play"]

    @property
    def aside(self) -> list[Shown]:
        """What is shown or laid aside, whosever it is."""
        sides = self.board.picture.sides
        return [card for side in sides for zone in ("aside", "returning") for card in side.zones[zone]]

    def play_slots(self, count: int) -> list[Slot]:
        area = self.board.layout.play
        aside = self.aside
        width = area.width * 3 // 5 if aside else area.width
        return self.board.layout.row(pygame.Rect(area.x, area.y, width, area.height), count)

    def aside_slots(self, count: int) -> list[Slot]:
        area = self.board.layout.play
        left = area.x + area.width * 3 // 5 + self.board.look.px(12)
        return self.board.layout.row(pygame.Rect(left, area.y, area.right - left, area.height), count)

    def region(self, in_tray: set[Option], lit: Lit) -> Region:
        """Both rows. What lies in the tray is not shown a second time."""
        seat, cards, aside = self.board.picture.turn.seat, tuple(self.in_play), tuple(self.aside)
        aside = () if in_tray & set(aside) else aside
        area = self.board.layout.play
        is_automas = self.board.picture.is_automas
        key = (seat, cards, aside, lit.offered & frozenset(cards), lit.picked, is_automas)

        def draw(surface: pygame.Surface) -> None:
            self._draw_row(surface, cards, self.play_slots(len(cards)), lit)
            self._draw_row(surface, aside, self.aside_slots(len(aside)), DARK)
            if not cards and not aside and not is_automas:
                words = self.board.app.words.say("table.plays_here", player=self.board.players[seat])
                self.board.look.write(surface, words, area, 18, "italic", (158, 152, 132), "center")

        return Region("play", area, key, draw)

    def _draw_row(self, surface: pygame.Surface, cards: Sequence[Shown], slots: Sequence[Slot], lit: Lit) -> None:
        for card, slot in zip(cards, slots, strict=True):
            picture = self.board.card(card, slot.width)
            rect = picture.get_rect(center=slot.centre)
            draw_marks(surface, self.board.look, rect, card in lit.offered, card in lit.picked)
            surface.blit(picture, rect)
            if card is not None and card in lit.picked:
                draw_pick(surface, self.board.look, rect, lit.number(card), is_left=True)

    def places(self, options: dict[Option, int]) -> list[Place]:
        play, aside = self.in_play, self.aside
        return [
            *(
                Place(f"play {number}", slot.rect, card.name, options.get(card))
                for number, (card, slot) in enumerate(zip(play, self.play_slots(len(play)), strict=True))
                if card is not None
            ),
            *(
                Place(f"aside {number}", slot.rect, card.name)
                for number, (card, slot) in enumerate(zip(aside, self.aside_slots(len(aside)), strict=True))
                if card is not None
            ),
        ]

    def _row(self, zone: str) -> "tuple[list[Shown], Callable[[int], list[Slot]]]":
        return (self.in_play, self.play_slots) if zone == "play" else (self.aside, self.aside_slots)

    def spot(self, zone: str, card: Shown) -> Spot:
        """Where a card of a row is."""
        row, slots = self._row(zone)
        at = row.index(card) if card in row else len(row) - 1
        return spot_of(slots(max(1, len(row)))[max(0, at)])

    def goal(self, zone: str, count: int, number: int) -> Spot:
        """Where one of several cards that come to a row together will lie."""
        row, slots = self._row(zone)
        return spot_of(slots(len(row) + count)[len(row) + number])
