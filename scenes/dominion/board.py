"""The board of Dominion: the Supply in the middle, the others above, one's own hand below."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game import Match
from game.core.decisions import Decision, Option, Seat, Verb
from game.core.events import Event
from game.dominion.cards import CARDS
from game.dominion.coop import COOP
from game.dominion.did import Did
from game.dominion.state import AUTOMA_ZONES
from scenes.dominion.drawing import draw_number, draw_place
from scenes.dominion.faces import face_of
from scenes.dominion.layout import Layout, Slot, upright
from scenes.dominion.panels import Panels
from scenes.dominion.picture import Picture, Shown, picture_of
from scenes.look.look import Cache
from scenes.look.theme import BRASS, BRASS_DARK, FADED
from scenes.table.board import Areas, Place
from scenes.table.eyes import Eyes, sits_above
from scenes.table.flights import Spot
from scenes.table.layers import Region
from scenes.table.marks import draw_badge, draw_dimmed, draw_light, draw_marks, draw_pick, with_light
from scenes.table.prompt import DARK, Lit, Prompt

if TYPE_CHECKING:
    from scenes.app.app import App

SPRITES = 400  # cards at some size and angle that are kept
ANGLE_STEP = 2  # degrees
SHUFFLED = 6  # cards that are seen flying when a deck is shuffled


class DominionBoard:
    """What is seen of a game of Dominion."""

    def __init__(self, app: "App", match: Match, players: Sequence[str], bots: Sequence[bool]) -> None:
        self.app = app
        self.players, self.bots = tuple(players), tuple(bots)
        self.is_together = match.setup.get("mode") == COOP
        self.bottom = Seat(0)
        self.asked: Seat | None = None
        self.picture: Picture = picture_of(match, ())
        self._coming = self.picture  # the truth, while the picture is still on its way to it
        self.restyle()

    def restyle(self) -> None:
        self.look = self.app.look
        self.layout = Layout(self.look, tuple(self.picture.supply), self.app.settings.show_log)
        self.panels = Panels(self)
        self._sprites = Cache(SPRITES)

    @property
    def areas(self) -> Areas:
        layout, look = self.layout, self.look
        controls = layout.controls
        buttons = pygame.Rect(controls.x, controls.y + look.px(40), controls.width, controls.height - look.px(40))
        return Areas(layout.prompt, buttons, layout.play, layout.log, layout.supply)

    # What is shown

    def refresh(self, match: Match, eyes: Eyes, bottom: Seat) -> None:
        self.picture = self._coming = picture_of(match, eyes)
        self.bottom = bottom

    def expect(self, match: Match, eyes: Eyes, events: Sequence[Event]) -> None:
        """These events are going to be shown, and this is where they lead."""
        self._coming = picture_of(match, eyes)
        if not any(event.name in (Did.TURN, Did.AUTOMA, Did.END) for event in events):
            self._take_numbers()

    def _take_numbers(self) -> None:
        self.picture.turn, self.picture.costs = self._coming.turn, self._coming.costs

    def leave(self, event: Event) -> None:
        if event.name in (Did.TURN, Did.AUTOMA):
            self._take_numbers()
        self.picture.leave(event)

    def arrive(self, event: Event) -> None:
        self.picture.arrive(event)
        for side, coming in zip(self.picture.sides, self._coming.sides, strict=True):
            side.tokens, side.states, side.turns = coming.tokens, coming.states, coming.turns
        if self.picture.automa is not None and self._coming.automa is not None:
            self.picture.automa.tokens = self._coming.automa.tokens
            self.picture.automa_points = self._coming.automa_points

    @property
    def hand(self) -> list[Shown]:
        return in_order(self.picture.sides[self.bottom].zones["hand"])

    @property
    def others(self) -> list[int]:
        """Whose panels stand at the upper edge: the left neighbour first, the automa last."""
        count = len(self.players)
        others = [(self.bottom + step) % count for step in range(1, count)]
        return [*others, count] if self.picture.automa is not None else others

    def is_upside_down(self, seat: int) -> bool:
        """Whether a player sits at the other edge of a screen that lies flat."""
        if not self.app.settings.face_to_face or seat >= len(self.players):
            return False
        return sits_above(seat, len(self.players)) != self.app.is_turned

    # Cards

    def paint(self, name: str, width: int) -> pygame.Surface:
        """The compact face of a card, with what it costs now."""
        face = face_of(name, self.app.words)
        cost = self.cost_now(name)
        return self.app.painter.compact(face if cost is None else replace(face, cost=cost), width)

    def cost_now(self, name: str) -> tuple[tuple[str, int], ...] | None:
        """What a card costs now, as on its face; None where it costs what it always does."""
        cost = self.picture.costs.get(name)
        if cost is None or cost == CARDS[name].cost:
            return None
        face = face_of(name, self.app.words)
        return tuple((sign, cost.coins if sign == "coin" else number) for sign, number in face.cost)

    def card(self, card: Shown, width: int) -> pygame.Surface:
        return self.app.painter.back(width) if card is None else self.paint(card.name, width)

    def sprite(self, card: Shown, width: int, angle: float) -> pygame.Surface:
        """A card at some size and angle, in steps that let the next frame use it again."""
        wide = max(8, width // 4 * 4)
        bucket = round(angle / ANGLE_STEP) * ANGLE_STEP % 360
        cost = None if card is None else self.picture.costs.get(card.name)
        key = (None if card is None else card.name, wide, bucket, cost)
        made = self._sprites.get(key, lambda: self._sprite(card, wide, bucket))
        assert isinstance(made, pygame.Surface)
        return made

    def _sprite(self, card: Shown, width: int, angle: int) -> pygame.Surface:
        base = self.card(card, self.layout.card_width)
        if width != base.get_width():
            base = pygame.transform.smoothscale(base, (width, width * 3 // 2))
        return pygame.transform.rotozoom(base, angle, 1) if angle else base

    # What lies still

    def regions(self, prompt: Prompt | None, asked: Seat | None, hovered: str) -> list[Region]:
        lit = DARK if prompt is None else prompt.lit
        self.asked = asked
        return [
            *self._pile_regions(prompt, lit),
            self._trash_region(),
            *self.panels.regions(asked),
            self._play_region(prompt, lit),
            self._own_region(asked),
            self._hand_region(lit, hovered),
            self._numbers_region(),
        ]

    def _pile_regions(self, prompt: Prompt | None, lit: Lit) -> list[Region]:
        """Each pile by itself: a buy changes one of them."""
        offered = self._offered_piles(prompt)
        is_naming = prompt is not None and prompt.is_naming
        picked = {option.name for option in lit.picked} if offered else set()
        regions = []
        for name, rect in self.layout.piles.items():
            light = (
                "picked" if name in picked else "offered" if name in offered else "near" if self._can_pay(name) else ""
            )
            key = (self.picture.supply.get(name, 0), self.picture.costs.get(name), light, is_naming)
            draw = partial(self._draw_pile, name, rect, light, is_naming)
            regions.append(Region(f"pile {name}", with_light(self.look, rect), key, draw))
        return regions

    def _can_pay(self, name: str) -> bool:
        turn, cost = self.picture.turn, self.picture.costs.get(name)
        if cost is None or turn.phase not in ("action", "buy") or not turn.buys:
            return False
        return cost.coins <= turn.coins and cost.potions <= turn.potions

    def _draw_pile(self, name: str, rect: pygame.Rect, light: str, is_naming: bool, surface: pygame.Surface) -> None:
        look, left = self.look, self.picture.supply.get(name, 0)
        is_picked = light == "picked"
        if light == "near" and left:
            draw_light(surface, look, rect, BRASS_DARK, 150)
        else:
            draw_marks(surface, look, rect, light == "offered", is_picked)
        if left > 1:  # a pile is thicker than a card
            surface.blit(self.paint(name, rect.width), rect.move(look.px(2), look.px(2)))
        surface.blit(self.paint(name, rect.width), rect)
        if not left and not is_naming:
            draw_dimmed(surface, look, rect, 185)
        radius = look.px(11)
        centre = (rect.x + radius + look.px(4), rect.y + rect.height * 3 // 10 + radius)  # on the picture, not the name
        draw_badge(surface, look, f"{left}", centre, radius, edge=BRASS if left else FADED)
        if is_picked:
            draw_pick(surface, look, rect, None)

    def _trash_region(self) -> Region:
        rect, trash = self.layout.trash, self.picture.trash
        top = trash[-1] if trash else None
        around = rect.inflate(self.look.px(12), self.look.px(50))

        def draw(surface: pygame.Surface) -> None:
            draw_place(surface, self.look, rect)
            if top is not None:
                surface.blit(self.paint(top.name, rect.width), rect)
                draw_dimmed(surface, self.look, rect, 110)
            words = self.app.words.zone("trash")
            label = pygame.Rect(rect.x, rect.bottom + self.look.px(2), rect.width, self.look.px(20))
            self.look.write(surface, words, label, 14, colour=FADED, align="center")
            radius = self.look.px(12)
            draw_badge(
                surface, self.look, f"{len(trash)}", (rect.right - radius, rect.y + radius), radius, edge=BRASS_DARK
            )

        return Region("trash", around, (top, len(trash)), draw)

    def _play_region(self, prompt: Prompt | None, lit: Lit) -> Region:
        """The cards in play of whose turn it is, and what is laid aside or shown, unless it is in the tray."""
        seat = self.picture.turn.seat
        in_tray = (
            set() if prompt is None else {prompt.decision.options[place] for place in self.in_tray(prompt.decision)}
        )
        cards, aside = tuple(self.picture.sides[seat].zones["play"]), tuple(self._aside())
        aside = () if in_tray & set(aside) else aside
        key = (seat, cards, aside, lit.offered & frozenset(cards), lit.picked)

        def draw(surface: pygame.Surface) -> None:
            self._draw_row(surface, cards, self.play_slots(len(cards)), lit)
            self._draw_row(surface, aside, self.aside_slots(len(aside)), DARK)
            if not cards and not aside:
                self.look.write(
                    surface, self._play_words(seat), self.layout.play, 18, "italic", (120, 118, 104), "center"
                )

        return Region("play", self.layout.play, key, draw)

    def _play_words(self, seat: int) -> str:
        return self.app.words.say("table.plays_here", player=self.players[seat])

    def _draw_row(self, surface: pygame.Surface, cards: Sequence[Shown], slots: Sequence[Slot], lit: Lit) -> None:
        for card, slot in zip(cards, slots, strict=True):
            picture = self.card(card, slot.width)
            rect = picture.get_rect(center=slot.centre)
            draw_marks(surface, self.look, rect, card in lit.offered, card in lit.picked)
            surface.blit(picture, rect)
            if card is not None and card in lit.picked:
                draw_pick(surface, self.look, rect, lit.number(card))

    def _own_region(self, asked: Seat | None) -> Region:
        """One's own deck, discard pile and name."""
        side, layout = self.picture.sides[self.bottom], self.layout
        deck, discard = side.zones["deck"], side.zones["discard"]
        top = discard[-1] if discard else None
        known = deck[0] if deck else None
        is_turn = self.picture.turn.seat == self.bottom
        key = (
            self.bottom,
            len(deck),
            known,
            len(discard),
            top,
            side.tokens,
            side.states,
            is_turn,
            asked == self.bottom,
        )

        def draw(surface: pygame.Surface) -> None:
            self.panels.draw_plate(surface, layout.plate, self.bottom, is_turn)
            self.panels.draw_pile(surface, layout.deck, known, len(deck))
            self.panels.draw_pile(surface, layout.discard, top, len(discard))

        return Region("own", with_light(self.look, layout.own), key, draw)

    def _hand_region(self, lit: Lit, hovered: str) -> Region:
        hand = self.hand
        names = hand_names(hand)
        key = (tuple(hand), lit, hovered if hovered in names else "")

        def draw(surface: pygame.Surface) -> None:
            for name, card, slot in zip(names, hand, self.layout.fan(len(hand)), strict=True):
                if name != hovered:
                    self._draw_in_hand(surface, card, slot, lit)

        return Region("hand", self.layout.hand, key, draw)

    def _draw_in_hand(self, surface: pygame.Surface, card: Shown, slot: Slot, lit: Lit) -> None:
        is_offered, is_picked = card in lit.offered, card in lit.picked
        picture = self.sprite(card, slot.width, slot.angle)
        rise = self.look.px(6) if is_picked else 0
        rect = picture.get_rect(center=(slot.centre[0], slot.centre[1] - rise))
        inner = pygame.Rect(0, 0, slot.width, slot.height)
        inner.center = rect.center
        draw_marks(surface, self.look, inner, is_offered, is_picked)
        surface.blit(picture, rect)
        if lit.offered and not is_offered and not is_picked:
            shade = self.sprite(card, slot.width, slot.angle).copy()
            shade.fill((90, 84, 80, 255), special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(shade, rect)
        if is_picked and card is not None:
            draw_pick(surface, self.look, inner, lit.number(card))

    def _numbers_region(self) -> Region:
        turn, area, look = self.picture.turn, self.layout.controls, self.look
        signs = [("action", turn.actions), ("buy", turn.buys), ("coin", turn.coins)]
        if "Potion" in self.picture.supply:
            signs.append(("potion", turn.potions))
        rect = pygame.Rect(area.x, area.y, area.width, look.px(36))

        def draw(surface: pygame.Surface) -> None:
            wide = rect.width // len(signs)
            for number, (sign, value) in enumerate(signs):
                box = pygame.Rect(rect.x + number * wide, rect.y, wide - look.px(4), rect.height)
                draw_number(surface, look, box, sign, value, value > 0)

        return Region("numbers", rect, tuple(signs), draw)

    # Where things can be pointed at

    def _aside(self) -> Iterable[Shown]:
        for side in self.picture.sides:
            yield from side.zones["aside"]
            yield from side.zones["returning"]

    def play_slots(self, count: int) -> list[Slot]:
        area = self.layout.play
        aside = sum(1 for _ in self._aside())
        width = area.width * 3 // 5 if aside else area.width
        return self.layout.row(pygame.Rect(area.x, area.y, width, area.height), count)

    def aside_slots(self, count: int) -> list[Slot]:
        area = self.layout.play
        left = area.x + area.width * 3 // 5 + self.look.px(12)
        return self.layout.row(pygame.Rect(left, area.y, area.right - left, area.height), count)

    def _offered_piles(self, prompt: Prompt | None) -> frozenset[str]:
        if prompt is None:
            return frozenset()
        where = self._whereabouts(prompt.decision)
        return frozenset(prompt.decision.options[place].name for place, zone in where.items() if zone == "pile")

    def _whereabouts(self, decision: Decision) -> dict[int, str]:
        """For each option that is a card, where on the board it is seen."""
        picture = self.picture
        hand, play = picture.sides[self.bottom].zones["hand"], picture.sides[picture.turn.seat].zones["play"]
        held = {card for side in picture.sides for zone in side.zones.values() for card in zone} | {*picture.trash}
        where: dict[int, str] = {}
        for place, option in enumerate(decision.options):
            if decision.verb is Verb.NAME:
                where[place] = "pile"
            elif option.card is None:
                continue
            elif decision.verb is Verb.ORDER:
                where[place] = "tray"
            elif option in hand:
                where[place] = "hand"
            elif option in play:
                where[place] = "play"
            else:
                where[place] = "tray" if option in held or option.name not in picture.supply else "pile"
        return where

    def in_tray(self, decision: Decision) -> list[int]:
        return [place for place, zone in self._whereabouts(decision).items() if zone == "tray"]

    def places(self, prompt: Prompt | None) -> list[Place]:
        where = {} if prompt is None else self._whereabouts(prompt.decision)
        options = () if prompt is None else prompt.decision.options
        piles = {options[place].name: place for place, zone in where.items() if zone == "pile"}
        cards = {options[place]: place for place, zone in where.items() if zone in ("hand", "play")}
        hand = self.hand
        play = self.picture.sides[self.picture.turn.seat].zones["play"]
        aside = list(self._aside())
        return [
            *self.panels.places(),
            self._trash_place(),
            *(Place(f"pile {name}", rect, name, piles.get(name)) for name, rect in self.layout.piles.items()),
            *(
                Place(f"play {number}", slot.rect, card.name, cards.get(card))
                for number, (card, slot) in enumerate(zip(play, self.play_slots(len(play)), strict=True))
                if card is not None
            ),
            *(
                Place(f"aside {number}", slot.rect, card.name)
                for number, (card, slot) in enumerate(zip(aside, self.aside_slots(len(aside)), strict=True))
                if card is not None
            ),
            *self._own_places(),
            *(
                Place(name, slot.rect, card.name, cards.get(card), is_loose=True)
                for name, card, slot in zip(hand_names(hand), hand, self.layout.fan(len(hand)), strict=True)
                if card is not None
            ),
        ]

    def _own_places(self) -> list[Place]:
        side, say = self.picture.sides[self.bottom], self.app.words.say_number
        discard = side.zones["discard"]
        top = discard[-1] if discard else None
        return [
            Place("deck", self.layout.deck, tip=say("table.deck_tip", len(side.zones["deck"]))),
            Place(
                "discard",
                self.layout.discard,
                None if top is None else top.name,
                tip=say("table.discard_tip", len(discard)),
            ),
        ]

    def _trash_place(self) -> Place:
        words, trash = self.app.words, self.picture.trash
        tip = words.say_number("table.trash_tip", len(trash)) if trash else words.say("table.trash_empty")
        names = tuple(card.name for card in trash)
        return Place("trash", self.layout.trash, tip=tip, pile=names, title=words.say("table.trash_title"))

    def lifted(self, name: str, prompt: Prompt | None) -> tuple[Option, Spot] | None:
        hand = self.hand
        names = hand_names(hand)
        if name not in names:
            return None
        number = names.index(name)
        card, slot = hand[number], self.layout.fan(len(hand))[number]
        if card is None:
            return None
        width = round(slot.width * 1.12)
        y = min(slot.centre[1], self.look.size[1] - width * 3 // 4 - self.look.px(4))
        return card, Spot(slot.centre[0], y, width)

    def draw_lifted(
        self, surface: pygame.Surface, card: Option, centre: tuple[int, int], width: int, prompt: Prompt | None
    ) -> pygame.Rect:
        """A card that is lifted from the hand, with the light that it has there."""
        lit = DARK if prompt is None else prompt.lit
        picture = self.sprite(card, width, 0)
        rect = picture.get_rect(center=centre)
        draw_marks(surface, self.look, rect, card in lit.offered, card in lit.picked)
        surface.blit(picture, rect)
        if card in lit.picked:
            draw_pick(surface, self.look, rect, lit.number(card))
        return rect.inflate(self.look.px(20), self.look.px(20))

    def panel(self, seat: int) -> pygame.Rect:
        return self.layout.plate if seat == self.bottom else self.panels.rect(seat)

    # Where cards come from and go to

    @property
    def showplace(self) -> Spot:
        area = self.layout.supply
        return Spot(area.centerx, area.centery, self.look.px(130))

    def ways(self, event: Event) -> list[tuple[Spot, Spot]]:
        if event.name == Did.SHUFFLE:
            return self._shuffle_ways(event)
        if not event.cards or not event.target:
            return []
        stays = event.origin == event.target and event.name != Did.PASS
        if stays and any(card is None for card in event.cards):
            return []
        to = event.other if event.name == Did.PASS and event.other is not None else event.seat
        return [
            (
                self._spot(event.seat, event.origin, card, number, False),
                self._spot(to, event.target, card, number, True),
            )
            for number, card in enumerate(event.cards)
        ]

    def _shuffle_ways(self, event: Event) -> list[tuple[Spot, Spot]]:
        origin, target = ("used", event.origin) if event.origin else ("discard", "deck")
        way = (self._spot(event.seat, origin, None, 0, False), self._spot(event.seat, target, None, 0, True))
        return [way] * min(SHUFFLED, max(1, event.amount))

    def _spot(self, seat: int, zone: str, card: Shown, number: int, is_coming: bool) -> Spot:
        """Where a card of a zone is, or will be when it has come."""
        layout = self.layout
        if zone == "supply" and card is not None and card.name in layout.piles:
            return spot_of(upright(layout.piles[card.name]))
        if zone == "trash":
            return spot_of(upright(layout.trash))
        if zone == "play" and seat == self.picture.turn.seat:
            play = self.picture.sides[seat].zones["play"]
            return self._row_spot(self.play_slots, play, card, number, is_coming)
        if zone in ("aside", "returning") and zone not in AUTOMA_ZONES:
            return self._row_spot(self.aside_slots, list(self._aside()), card, number, is_coming)
        if seat == self.bottom and zone == "hand":
            return self._hand_spot(card, is_coming)
        if seat == self.bottom and zone in ("deck", "discard"):
            return spot_of(upright(layout.deck if zone == "deck" else layout.discard))
        return self.panels.spot(seat, zone)

    def _row_spot(self, slots, zone: Sequence[Shown], card: Shown, number: int, is_coming: bool) -> Spot:
        if is_coming:
            return spot_of(slots(len(zone) + number + 1)[-1])
        at = zone.index(card) if card in zone else len(zone) - 1
        return spot_of(slots(max(1, len(zone)))[max(0, at)])

    def _hand_spot(self, card: Shown, is_coming: bool) -> Spot:
        hand = self.hand
        if is_coming:
            hand = in_order([*hand, card])
        at = hand.index(card) if card in hand else len(hand) - 1
        slots = self.layout.fan(max(1, len(hand)))
        return spot_of(slots[max(0, at)])

    # What the table's buttons do

    def plays_together(self, decision: Decision, match: Match) -> tuple[Option, ...]:
        """All Treasures at once, but for those that do something of their own: their order one may want to choose."""
        if decision.verb is not Verb.PLAY_TREASURE:
            return ()
        plain = tuple(option for option in decision.options if CARDS[option.name].effect is None)
        return plain or decision.options


def spot_of(slot: Slot) -> Spot:
    return Spot(slot.centre[0], slot.centre[1], slot.width, slot.angle)


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


BOARD = DominionBoard
