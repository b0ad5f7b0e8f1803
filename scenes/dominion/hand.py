"""The hand at the lower edge of the board: a fan of cards, of which one can be lifted."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.core.decisions import Option
from game.dominion.cards import CARDS
from scenes.dominion.drawing import tilted
from scenes.dominion.faces import face_of
from scenes.dominion.layout import Slot, spot_of
from scenes.dominion.picture import Shown
from scenes.look.painter import Name
from scenes.table.board import Place
from scenes.table.flights import Spot
from scenes.table.layers import Region
from scenes.table.marks import draw_marks, draw_pick, with_light
from scenes.table.prompt import DARK, Lit, Prompt

if TYPE_CHECKING:
    from scenes.dominion.board import DominionBoard

MOST_COVERED, WINDOWS_COVERED = 200, 2  # pictures of covered cards that are kept, and so many windows they may fill


class Hand:
    """The hand of who is asked, or of who holds the screen."""

    def __init__(self, board: "DominionBoard") -> None:
        self.board = board
        self._covered = board.look.store(MOST_COVERED, WINDOWS_COVERED)

    @property
    def cards(self) -> list[Shown]:
        hand = self.board.picture.sides[self.board.bottom].zones["hand"]
        return [None] * len(hand) if self.board.is_covered else in_order(hand)

    def region(self, lit: Lit, hovered: str) -> Region:
        hand = self.cards
        names = hand_names(hand)
        key = (tuple(hand), lit, hovered if hovered in names else "")

        def draw(surface: pygame.Surface) -> None:
            slots = self._slots(hand)
            fan = zip(hand, slots, self._titles(hand, slots), strict=True)
            lying = [each for name, each in zip(names, fan, strict=True) if name != hovered]
            for card, slot, _ in lying:  # all lights first: none of them falls on a card
                angle = self.board.turned(slot.angle)
                place = self._place(card, slot, lit)
                draw_marks(surface, self.board.look, place, card in lit.offered, card in lit.picked, angle)
            for card, slot, title in lying:
                self._draw_card(surface, card, slot, title, lit)

        return Region("hand", with_light(self.board.look, self.board.layout.hand), key, draw)

    def _slots(self, hand: Sequence[Shown]) -> list[Slot]:
        """Where the cards of a hand lie."""
        return self.board.layout.fan(len(hand), twins(hand))

    def _titles(self, hand: Sequence[Shown], slots: Sequence[Slot]) -> list[Name | None]:
        """How the name is written on each card that its neighbour covers; None where it is written as always.

        Copies that lie close together all have it as the last of them, of which one sees the most.
        """
        same = twins(hand)
        titles: list[Name | None] = [None] * len(hand)
        for number in reversed(range(len(hand))):
            card, slot = hand[number], slots[number]
            if number + 1 in same:
                titles[number] = titles[number + 1]
            if card is not None and titles[number] is None:
                face = face_of(card.name, self.board.app.words)
                titles[number] = self.board.app.painter.name_at_left(face, slot.width, slot.rect.width)
        return titles

    def _place(self, card: Shown, slot: Slot, lit: Lit) -> pygame.Rect:
        """Where a card lies, if it were upright: a picked one a bit higher."""
        place = pygame.Rect(0, 0, slot.width, slot.height)
        place.center = (slot.centre[0], slot.centre[1] - (self.board.look.px(6) if card in lit.picked else 0))
        return place

    def _draw_card(self, surface: pygame.Surface, card: Shown, slot: Slot, title: Name | None, lit: Lit) -> None:
        is_offered, is_picked = card in lit.offered, card in lit.picked
        picture = self._picture(card, slot, title)
        inner = self._place(card, slot, lit)
        rect = picture.get_rect(center=inner.center)
        surface.blit(picture, rect)
        if lit.offered and not is_offered and not is_picked:
            shade = picture.copy()
            shade.fill((128, 122, 118, 255), special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(shade, rect)
        if is_picked and card is not None:
            draw_pick(surface, self.board.look, inner, lit.number(card), is_left=True)

    def _picture(self, card: Shown, slot: Slot, title: Name | None) -> pygame.Surface:
        """A card as it lies; a title is its name as it is written on a covered one."""
        if card is None or title is None:
            return self.board.sprite(card, slot.width, slot.angle)
        cost, angle = self.board.cost_now(card.name), self.board.turned(slot.angle)
        face = face_of(card.name, self.board.app.words)
        shown = face if cost is None else replace(face, cost=cost)
        key = (shown, slot.width, title, angle)
        paint = self.board.app.painter.covered
        made = self._covered.get(key, lambda: tilted(paint(shown, slot.width, title), angle))
        assert isinstance(made, pygame.Surface)
        return made

    def places(self, options: dict[Option, int]) -> list[Place]:
        hand = self.cards
        return [
            Place(name, slot.rect, card.name, options.get(card), is_loose=True)
            for name, card, slot in zip(hand_names(hand), hand, self._slots(hand), strict=True)
            if card is not None
        ]

    def lifted(self, name: str) -> tuple[Option, Spot] | None:
        hand = self.cards
        names = hand_names(hand)
        if name not in names:
            return None
        number = names.index(name)
        card, slot = hand[number], self._slots(hand)[number]
        if card is None:
            return None
        width = self.board.layout.lifted_width
        y = min(slot.centre[1], self.board.look.size[1] - width * 3 // 4 - self.board.look.px(4))
        return card, Spot(slot.centre[0], y, width)

    def draw_lifted(
        self, surface: pygame.Surface, card: Option, centre: tuple[int, int], width: int, prompt: Prompt | None
    ) -> pygame.Rect:
        """A card that is lifted from the hand, with the light that it has there."""
        lit = DARK if prompt is None else prompt.lit
        picture = self.board.sprite(card, width, 0)
        rect = picture.get_rect(center=centre)
        draw_marks(surface, self.board.look, rect, card in lit.offered, card in lit.picked)
        surface.blit(picture, rect)
        if card in lit.picked:
            draw_pick(surface, self.board.look, rect, lit.number(card), is_left=True)
        return rect.inflate(self.board.look.px(20), self.board.look.px(20))

    def spot(self, card: Shown) -> Spot:
        """Where a card of the hand is."""
        hand = self.cards
        if not hand:
            return spot_of(self.board.layout.fan(1)[0])
        at = hand.index(card) if card in hand else len(hand) - 1
        return spot_of(self._slots(hand)[at])

    def goal(self, cards: Sequence[Shown], number: int) -> Spot:
        """Where one of several cards that come to the hand together will lie."""
        hand, card = in_order([*self.cards, *cards]), cards[number]
        at = len(hand) - len(cards) + number if card is None else hand.index(card)
        return spot_of(self._slots(hand)[at])


def in_order(hand: Sequence[Shown]) -> list[Shown]:
    """A hand as one sorts it: Actions, Treasures, Victory cards, and what is not seen last."""

    def rank(card: Shown) -> tuple:
        if card is None:
            return (9,)
        kind = CARDS[card.name]
        sort = 0 if kind.is_action else 1 if kind.is_treasure else 2 if kind.is_victory else 3
        return (sort, -kind.cost.coins, -kind.cost.potions, card.name, card.card)

    return sorted(hand, key=rank)


def hand_names(hand: Sequence[Shown]) -> list[str]:
    """What the stage calls the cards of a hand."""
    return [f"hand {number}" if card is None else f"hand card {card.card}" for number, card in enumerate(hand)]


def twins(hand: Sequence[Shown]) -> frozenset[int]:
    """Which cards of a hand have the same name as the one before them."""
    names = [card and card.name for card in hand]
    return frozenset(number for number in range(1, len(hand)) if names[number] == names[number - 1])
