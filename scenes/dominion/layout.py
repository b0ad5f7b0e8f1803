"""Where everything lies on the board of Dominion, in pixels of a window of one size."""

import math
from collections.abc import Collection, Sequence
from itertools import accumulate
from typing import NamedTuple

import pygame

from scenes.look.look import Look
from scenes.table.flights import Spot

BASIC = (("Copper", "Silver", "Gold", "Potion"), ("Estate", "Duchy", "Province", "Curse"))

# In units
GAP = 6
STRIP = 98  # the others' panels
PROMPT = 50  # at the usual size of text: a question may have two lines
PLAY = 118
HAND = 168
LOG = 238
SLIM = 40  # what is left at the edge when the log is hidden: the buttons
OWN = 160  # deck, discard pile and name beside the hand
CONTROLS = 214  # numbers and buttons beside it
NUMBERS = 43  # high, at the usual size of text
LARGEST_CARD = 150  # wide
LIFTED = 1.12  # how much larger a lifted card of the hand is
CLOSER = 0.4  # in a full hand, a card to one of the same name, in steps from a card to another one
LEAST_TWIN = 14  # … and no less, so that each can still be pointed at


class Slot(NamedTuple):
    """A place for a card: its middle, its width, how it is turned, and where it can be clicked."""

    centre: tuple[int, int]
    width: int
    angle: float
    rect: pygame.Rect

    @property
    def height(self) -> int:
        return self.width * 3 // 2


def stepped(width: int) -> int:
    """The width of a moving card, in steps that let the next frame use its picture again."""
    return max(8, width // 4 * 4)


def spot_of(slot: Slot) -> Spot:
    """A place for a card, as a flight knows it."""
    return Spot(slot.centre[0], slot.centre[1], slot.width, slot.angle)


def upright(rect: pygame.Rect) -> Slot:
    return Slot(rect.center, rect.width, 0, rect)


class Layout:
    """The regions of the board and the places in them."""

    def __init__(self, look: Look, piles: Sequence[str], has_log: bool) -> None:
        self.look = look
        width, height = look.width, look.height
        side = LOG if has_log else SLIM
        self.main_width = width - side - 2 * GAP
        self.log = look.rect(width - side - GAP, GAP, side, height - 2 * GAP)
        bottom = height - HAND
        self.strip = look.rect(GAP, GAP, self.main_width - 2 * GAP, STRIP - GAP)
        prompt = PROMPT * max(1.0, look.text_scale)
        self._lay_supply(piles, STRIP + GAP, bottom - prompt - PLAY - 2 * GAP)
        below = self.supply_bottom + GAP
        self.play = look.rect(GAP, below, self.main_width - 2 * GAP, bottom - prompt - GAP - below)
        self.prompt = look.rect(GAP, bottom - prompt, self.main_width - 2 * GAP, prompt)
        self.own = look.rect(GAP, bottom + GAP, OWN, HAND - 2 * GAP)
        self.hand = look.rect(OWN + 3 * GAP, bottom, self.main_width - OWN - CONTROLS - 6 * GAP, HAND)
        self.play_width = min(self.play.height * 2 // 3, self.card_width)
        self.hand_width = stepped(min(look.px(112), round((self.hand.height - look.px(12)) / 1.5)))
        self.lifted_width = stepped(round(self.hand_width * LIFTED))
        left, high = self.main_width - CONTROLS - GAP, NUMBERS * max(1.0, look.text_scale)
        self.numbers = look.rect(left, bottom + GAP / 2, CONTROLS, high)
        self.buttons = look.rect(left, bottom + GAP + high, CONTROLS, HAND - 2 * GAP - high)
        self._lay_own()

    def _lay_supply(self, piles: Sequence[str], top: float, bottom: float) -> None:
        """Two rows: the basic cards, the kingdom, and the trash."""
        look = self.look
        basic = {name for row in BASIC for name in row}
        kingdom = [name for name in piles if name not in basic]
        across = max(1, (len(kingdom) + 1) // 2)
        columns = 4 + across + 1
        wide = (self.main_width - (columns + 5) * GAP) / columns
        card = min(wide, (bottom - top - GAP) / 2 / 1.5, LARGEST_CARD)
        height = card * 1.5
        left = (self.main_width - columns * (card + GAP) - 3 * GAP) / 2
        # The kingdom stands in two rows too, the cheaper half above.
        rows = [[*BASIC[0], *kingdom[:across]], [*BASIC[1], *kingdom[across:]]]
        self.card_width = look.px(card)
        size = (self.card_width, self.card_width * 3 // 2)  # the same for all, wherever their corners come to lie
        self.piles: dict[str, pygame.Rect] = {}
        for line, names in enumerate(rows):
            for column, name in enumerate(names):
                x = left + column * (card + GAP) + (2 * GAP if column >= 4 else 0)
                if name in piles:
                    self.piles[name] = pygame.Rect(look.px(x), look.px(top + line * (height + GAP)), *size)
        x = left + (columns - 1) * (card + GAP) + 4 * GAP
        self.trash = pygame.Rect(look.px(x), look.px(top + height / 2 + GAP / 2), *size)
        self.supply = look.rect(0, top - GAP, self.main_width, 2 * height + 3 * GAP)
        self.supply_bottom = top + 2 * height + GAP

    def _lay_own(self) -> None:
        look, own = self.look, self.own
        wide = look.px(70)
        high = wide * 3 // 2
        top = own.bottom - high - look.px(2)
        self.deck = pygame.Rect(own.x + look.px(4), top, wide, high)
        self.discard = pygame.Rect(own.right - wide - look.px(4), top, wide, high)
        self.plate = pygame.Rect(own.x, own.y, own.width, top - own.y - look.px(2))

    # The others

    def panels(self, count: int) -> list[pygame.Rect]:
        """The panels at the upper edge, side by side."""
        gap = self.look.px(GAP)
        wide = min(self.look.px(420), (self.strip.width - (count - 1) * gap) // max(1, count))
        left = self.strip.centerx - (count * wide + (count - 1) * gap) // 2
        return [
            pygame.Rect(left + number * (wide + gap), self.strip.y, wide, self.strip.height) for number in range(count)
        ]

    # The hand

    def fan(self, count: int, twins: Collection[int] = ()) -> list[Slot]:
        """The places of so many cards in the hand, from left to right.

        Twins have the same name as the card before them. Where there is too little room they are the first to give way.
        """
        area, width = self.hand, self.hand_width
        height = width * 3 // 2
        steps = self._steps(count, twins)
        spread = sum(steps)
        turn = min(1.2, 8 / max(1, count))  # degrees from one card to the next, on the average
        top = area.y + self.look.px(5)
        widest = (count - 1) / 2
        # How far the outermost cards lie lower than the middle: so that their turned corners stay in the window.
        corner = width / 2 * math.sin(math.radians(widest * turn))
        arc = spread / 4 * widest * math.radians(turn)
        drop = min(arc, max(0, self.look.size[1] - top - height - corner))
        middles = [left - spread / 2 for left in accumulate(steps, initial=0.0)][:count]
        edges = [round(area.centerx + middle - width / 2) for middle in middles]
        slots = []
        for number, (middle, left) in enumerate(zip(middles, edges, strict=True)):
            aside = middle / (spread / 2) if spread else 0  # from -1 to 1
            y = top + height * 0.5 + drop * aside**2
            wide = width if number == count - 1 else min(width, edges[number + 1] - left)
            hit = pygame.Rect(left, round(y - height / 2), wide, height).clip(pygame.Rect(0, 0, *self.look.size))
            slots.append(Slot((round(area.centerx + middle), round(y)), width, -aside * widest * turn, hit))
        return slots

    def _steps(self, count: int, twins: Collection[int]) -> list[float]:
        """How far each card of the hand but the first lies from the one before it."""
        if count < 2:
            return []
        side_by_side, room = self.hand_width + self.look.px(GAP), self.hand.width - self.hand_width
        even, others = room / (count - 1), count - 1 - len(twins)
        if even >= side_by_side or not twins or not others:
            return [min(even, side_by_side)] * (count - 1)
        closer = max(self.look.px(LEAST_TWIN), room / (others + CLOSER * len(twins)) * CLOSER)
        step = min(side_by_side, max(even, (room - closer * len(twins)) / others))
        closer = (room - step * others) / len(twins)  # what is left over is theirs again
        return [closer if number in twins else step for number in range(1, count)]

    # Rows of cards

    def row(self, area: pygame.Rect, count: int, align: str = "center") -> list[Slot]:
        """So many upright cards side by side in an area, overlapping where they must."""
        width = min(self.play_width, area.width)
        height = width * 3 // 2
        step = min(width + self.look.px(GAP), (area.width - width) / max(1, count - 1))
        left = area.x if align == "left" else area.centerx - (step * (count - 1) + width) / 2
        slots = []
        for number in range(count):
            x = round(left + number * step)
            wide = width if number == count - 1 else min(width, max(1, round(step)))
            top = area.centery - height // 2
            slots.append(Slot((x + width // 2, area.centery), width, 0, pygame.Rect(x, top, wide, height)))
        return slots
