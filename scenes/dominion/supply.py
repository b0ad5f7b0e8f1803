"""The Supply in the middle of the board, and the trash beside it."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.dominion.kinds import Cost
from scenes.dominion.drawing import draw_place
from scenes.look.look import Cache
from scenes.look.theme import BRASS, BRASS_DARK, FADED
from scenes.table.board import Place
from scenes.table.layers import Region
from scenes.table.marks import draw_count, draw_dimmed, draw_light, draw_marks, draw_pick, with_light
from scenes.table.prompt import Lit

if TYPE_CHECKING:
    from scenes.dominion.board import DominionBoard

PILES = 60  # pictures of piles that are kept

Key = tuple[int, Cost | None, str, bool]  # how many cards are left, the cost, the light, whether a card is to be named


class Supply:
    """The piles that everybody takes cards from."""

    def __init__(self, board: "DominionBoard") -> None:
        self.board = board
        self._piles = Cache(PILES)

    def regions(self, offered: frozenset[str], is_naming: bool, lit: Lit) -> list[Region]:
        """Each pile by itself: a buy changes one of them."""
        picked = {option.name for option in lit.picked} if offered else set()
        regions = [self._trash_region()]
        for name, rect in self.board.layout.piles.items():
            light = self._light(name, name in offered, name in picked, bool(offered))
            key = (self.board.picture.supply.get(name, 0), self.board.picture.costs.get(name), light, is_naming)
            draw = partial(self._draw_pile, name, rect, key)
            regions.append(Region(f"pile {name}", with_light(self.board.look, rect), key, draw))
        return regions

    def _light(self, name: str, is_offered: bool, is_picked: bool, any_offered: bool) -> str:
        if is_picked:
            return "picked"
        if is_offered:
            return "offered"
        if any_offered:
            return "shaded"
        return "near" if self._can_pay(name) else ""

    def _can_pay(self, name: str) -> bool:
        turn, cost = self.board.picture.turn, self.board.picture.costs.get(name)
        if cost is None or turn.phase not in ("action", "buy") or not turn.buys:
            return False
        if turn.phase == "action" and not (turn.coins or turn.potions):
            return False  # that something is free is no news before the Buy phase
        return cost.coins <= turn.coins and cost.potions <= turn.potions

    def _draw_pile(self, name: str, rect: pygame.Rect, key: Key, surface: pygame.Surface) -> None:
        """A pile is drawn whenever something beside it changes, so its picture is kept."""
        look = self.board.look
        if look.written is not None:  # somebody wants to know what is written, and where
            self._paint_pile(name, rect, key, surface)
            return
        around = with_light(look, rect)

        def make() -> pygame.Surface:
            picture = pygame.Surface(around.size, pygame.SRCALPHA)
            self._paint_pile(name, rect.move(-around.x, -around.y), key, picture)
            return picture

        picture = self._piles.get((name, rect.size, key), make)
        assert isinstance(picture, pygame.Surface)
        surface.blit(picture, around)

    def _paint_pile(self, name: str, rect: pygame.Rect, key: Key, surface: pygame.Surface) -> None:
        look, (left, _, light, is_naming) = self.board.look, key
        if light == "near" and left:
            draw_light(surface, look, rect, BRASS_DARK, 150)
        else:
            draw_marks(surface, look, rect, light == "offered", light == "picked")
        if left > 1:  # a pile is thicker than a card
            surface.blit(self.board.paint(name, rect.width), rect.move(look.px(2), look.px(2)))
        surface.blit(self.board.paint(name, rect.width), rect)
        if not left and not is_naming:
            draw_dimmed(surface, look, rect, 185)
        elif light == "shaded":
            draw_dimmed(surface, look, rect, 110)
        draw_count(surface, look, rect, left, BRASS if left else FADED)
        if light == "picked":
            draw_pick(surface, look, rect, None)

    def _trash_region(self) -> Region:
        rect, trash = self.board.layout.trash, self.board.picture.trash
        top = trash[-1] if trash else None
        around = rect.inflate(self.board.look.px(12), self.board.look.px(50))

        def draw(surface: pygame.Surface) -> None:
            draw_place(surface, self.board.look, rect)
            if top is not None:
                surface.blit(self.board.paint(top.name, rect.width), rect)
                draw_dimmed(surface, self.board.look, rect, 110)
            words = self.board.app.words.zone("trash")
            label = pygame.Rect(rect.x, rect.bottom + self.board.look.px(2), rect.width, self.board.look.px(20))
            self.board.look.write(surface, words, label, 14, colour=FADED, align="center")
            draw_count(surface, self.board.look, rect, len(trash), BRASS_DARK)

        return Region("trash", around, (top, len(trash)), draw)

    def places(self, options: dict[str, int]) -> list[Place]:
        """The trash, and every pile, with the option that it stands for."""
        piles = self.board.layout.piles.items()
        return [
            self._trash_place(),
            *(Place(f"pile {name}", rect, name, options.get(name), is_loose=True) for name, rect in piles),
        ]

    def _trash_place(self) -> Place:
        words, trash = self.board.app.words, self.board.picture.trash
        tip = words.say_number("table.trash_tip", len(trash)) if trash else words.say("table.trash_empty")
        names = tuple(card.name for card in trash)
        return Place("trash", self.board.layout.trash, tip=tip, pile=names, title=words.say("table.trash_title"))
