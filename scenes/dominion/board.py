"""The board of Dominion: the Supply in the middle, the others above, one's own hand below."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game import Match
from game.core.decisions import Decision, Option, Seat, Verb
from game.core.events import Event
from game.dominion.cards import CARDS, KINGDOM_CARDS
from game.dominion.coop import COOP
from game.dominion.did import Did
from scenes.dominion import sayings
from scenes.dominion.drawing import AUTOMA_SIGN, draw_number, tilted
from scenes.dominion.faces import face_of
from scenes.dominion.hand import Hand
from scenes.dominion.layout import Layout, spot_of, stepped, upright
from scenes.dominion.panels import MINI, Panels
from scenes.dominion.picture import Picture, Shown, picture_of
from scenes.dominion.rows import Rows
from scenes.dominion.shelf import on_shelf
from scenes.dominion.supply import Supply
from scenes.look.look import Cache
from scenes.look.markers import draw_marker
from scenes.table.board import DEAL, Areas, Caution, Place
from scenes.table.eyes import NOBODY, Eyes, sits_above
from scenes.table.flights import Spot
from scenes.table.layers import Region
from scenes.table.marks import with_light
from scenes.table.prompt import DARK, Prompt

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
        self.is_covered = False  # whether nobody looks: then the large hand shows backs, even of what all know
        self.asked: Seat | None = None
        self.picture: Picture = picture_of(match, ())
        self._coming = self.picture  # the truth, while the picture is still on its way to it
        self._is_counting = False  # whether the numbers are counted event by event, for the truth is a turn ahead
        self.restyle()

    def restyle(self) -> None:
        self.look = self.app.look
        basic = [name for name in self.picture.supply if name not in KINGDOM_CARDS]
        kingdom = on_shelf((name for name in self.picture.supply if name in KINGDOM_CARDS), self.app.words)
        self.layout = Layout(self.look, (*basic, *kingdom), self.app.settings.show_log)
        self.panels, self.supply, self.rows, self.hand = Panels(self), Supply(self), Rows(self), Hand(self)
        self._sprites = Cache(SPRITES)

    def prepare(self) -> Iterator[None]:
        """The cards of the Supply at all sizes in which they will be seen."""
        layout = self.layout
        for width in (layout.hand_width, layout.play_width, self.look.px(MINI), layout.lifted_width):
            for name in self.picture.supply:
                self.paint(name, width)
                yield

    @property
    def areas(self) -> Areas:
        layout = self.layout
        return Areas(layout.prompt, layout.buttons, layout.play, layout.log, layout.supply)

    # What is shown

    def refresh(self, match: Match, eyes: Eyes, bottom: Seat) -> None:
        self.picture = self._coming = picture_of(match, eyes)
        if len(eyes) == 1 and eyes[0] != bottom:
            # Who decides for another one sees that one's hand; the own one stays covered, for the other looks on.
            self.picture.sides[eyes[0]].zones["hand"] = picture_of(match, NOBODY).sides[eyes[0]].zones["hand"]
        self.bottom = bottom
        self.is_covered = not eyes

    def deal(self) -> list[Event]:
        """The hands go back into the decks; they are dealt again from who begins on."""
        events = []
        for step in range(len(self.players)):
            seat = Seat((self.picture.turn.seat + step) % len(self.players))
            zones = self.picture.side(seat).zones
            events.append(Event(DEAL, seat, tuple(zones["hand"]), origin="deck", target="hand"))
            zones["deck"] = [*[None] * len(zones["hand"]), *zones["deck"]]
            zones["hand"] = []
        return events

    def expect(self, match: Match, eyes: Eyes, events: Sequence[Event]) -> None:
        """These events are going to be shown, and this is where they lead."""
        self._coming = picture_of(match, eyes)
        # Where a turn ends, the truth has the numbers of the next one already: they are counted down until it begins.
        self._is_counting = any(event.name in (Did.TURN, Did.AUTOMA, Did.END) for event in events)
        if not self._is_counting:
            self._take_numbers()

    def _take_numbers(self) -> None:
        self.picture.turn, self.picture.costs = self._coming.turn, self._coming.costs

    def leave(self, event: Event) -> None:
        if event.name in (Did.TURN, Did.AUTOMA):
            self._is_counting = False
            self._take_numbers()
        elif self._is_counting:
            self.picture.count(event)
        self.picture.leave(event)

    def arrive(self, event: Event) -> None:
        self.picture.arrive(event)
        for side, coming in zip(self.picture.sides, self._coming.sides, strict=True):
            side.tokens, side.states, side.turns = coming.tokens, coming.states, coming.turns
            side.possessors = coming.possessors
        if self.picture.automa is not None and self._coming.automa is not None:
            self.picture.automa.tokens = self._coming.automa.tokens
            self.picture.automa_points = self._coming.automa_points

    @property
    def others(self) -> list[int]:
        """Whose panels stand at the upper edge: the left neighbour first, the automa last."""
        count = len(self.players)
        others = [(self.bottom + step) % count for step in range(1, count)]
        return [*others, count] if self.picture.automa is not None else others

    def is_upside_down(self, seat: int) -> bool:
        """Whether a player sits at the other edge of a screen that lies flat."""
        if not self.app.settings.face_to_face or seat >= len(self.players) or self.bots[seat]:
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
        """A card at some size and angle."""
        wide, bucket = stepped(width), self.turned(angle)
        cost = None if card is None else self.picture.costs.get(card.name)
        key = (None if card is None else card.name, wide, bucket, cost)
        made = self._sprites.get(key, lambda: self._sprite(card, wide, bucket))
        assert isinstance(made, pygame.Surface)
        return made

    @staticmethod
    def turned(angle: float) -> int:
        """How a card is turned in its picture: in steps that let the next frame use it again."""
        return round(angle / ANGLE_STEP) * ANGLE_STEP % 360

    def _sprite(self, card: Shown, width: int, angle: int) -> pygame.Surface:
        # Painted at a size that is needed anyway, so that what is read is sharp; on its way it is made smaller.
        widths = (self.layout.play_width, self.layout.hand_width, self.layout.lifted_width)
        base = self.card(card, min((each for each in widths if each >= width), default=widths[-1]))
        if width != base.get_width():
            base = pygame.transform.smoothscale(base, (width, width * 3 // 2))
        return tilted(base, angle)

    # What lies still

    def regions(self, prompt: Prompt | None, asked: Seat | None, hovered: str) -> list[Region]:
        lit = DARK if prompt is None else prompt.lit
        self.asked = asked
        return [
            *self.supply.regions(self._offered_piles(prompt), prompt is not None and prompt.is_naming, lit),
            *self.panels.regions(asked),
            self.rows.region(self._tray_cards(prompt), lit),
            self._own_region(asked),
            self.hand.region(lit, hovered),
            self._numbers_region(),
        ]

    def _own_region(self, asked: Seat | None) -> Region:
        """One's own deck, discard pile and name."""
        side, layout = self.picture.sides[self.bottom], self.layout
        deck, discard = side.zones["deck"], side.zones["discard"]
        top = discard[-1] if discard else None
        known = deck[0] if deck else None
        is_turn = self.picture.is_turn_of(self.bottom)
        key = (
            self.bottom,
            len(deck),
            known,
            len(discard),
            top,
            side.tokens,
            side.states,
            side.possessors,
            is_turn,
            asked == self.bottom,
        )

        def draw(surface: pygame.Surface) -> None:
            self.panels.draw_plate(surface, layout.plate, self.bottom, is_turn)
            self.panels.draw_pile(surface, layout.deck, known, len(deck), is_deck=True)
            self.panels.draw_pile(surface, layout.discard, top, len(discard))

        return Region("own", with_light(self.look, layout.own), key, draw)

    def _numbers_region(self) -> Region:
        turn, rect, look = self.picture.turn, self.layout.numbers, self.look
        signs = [("action", turn.actions), ("buy", turn.buys), ("coin", turn.coins)]
        if "Potion" in self.picture.supply:
            signs.append(("potion", turn.potions))
        is_own = self.picture.is_turn_of(self.bottom)  # else they are somebody else's: dim, with that one's sign
        seat = AUTOMA_SIGN if self.picture.is_automas else turn.seat
        def draw(surface: pygame.Surface) -> None:
            wide = rect.width // len(signs)
            for number, (sign, value) in enumerate(signs):
                box = pygame.Rect(rect.x + number * wide, rect.y, wide, rect.height)
                draw_number(surface, look, box, sign, value, self.app.words.say(f"table.number.{sign}"), is_own)
            if not is_own:
                draw_marker(surface, look, seat, rect.topleft, look.px(13))

        return Region("numbers", rect, (*signs, is_own, seat), draw)

    # Where things can be pointed at

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

    def _offered_piles(self, prompt: Prompt | None) -> frozenset[str]:
        if prompt is None:
            return frozenset()
        where = self._whereabouts(prompt.decision)
        return frozenset(prompt.decision.options[place].name for place, zone in where.items() if zone == "pile")

    def _tray_cards(self, prompt: Prompt | None) -> set[Option]:
        if prompt is None:
            return set()
        return {prompt.decision.options[place] for place in self.in_tray(prompt.decision)}

    def in_tray(self, decision: Decision) -> list[int]:
        return [place for place, zone in self._whereabouts(decision).items() if zone == "tray"]

    def pile_of(self, decision: Decision) -> str:
        owner = decision.seat if decision.owner is None else decision.owner
        piles = (("trash", set(self.picture.trash)), ("discard", set(self.picture.sides[owner].zones["discard"])))
        return next((name for name, pile in piles if pile.issuperset(decision.options)), "")

    def places(self, prompt: Prompt | None) -> list[Place]:
        where = {} if prompt is None else self._whereabouts(prompt.decision)
        options = () if prompt is None else prompt.decision.options
        piles = {options[place].name: place for place, zone in where.items() if zone == "pile"}
        cards = {options[place]: place for place, zone in where.items() if zone in ("hand", "play")}
        return [
            *self.panels.places(),
            *self.supply.places(piles),
            *self.rows.places(cards),
            *self._own_places(),
            *self.hand.places(cards),
        ]

    def _own_places(self) -> list[Place]:
        side, say = self.picture.sides[self.bottom], self.app.words.say_number
        discard = side.zones["discard"]
        top = discard[-1] if discard else None
        return [
            Place("plate", self.layout.plate, tip=self.panels.tip(self.bottom)),
            Place("deck", self.layout.deck, tip=say("table.deck_tip", len(side.zones["deck"]))),
            Place(
                "discard",
                self.layout.discard,
                None if top is None else top.name,
                tip=say("table.discard_tip", len(discard)),
            ),
        ]

    def lifted(self, name: str) -> tuple[Option, Spot] | None:
        return self.hand.lifted(name)

    def draw_lifted(
        self, surface: pygame.Surface, card: Option, centre: tuple[int, int], width: int, prompt: Prompt | None
    ) -> pygame.Rect:
        return self.hand.draw_lifted(surface, card, centre, width, prompt)

    def counts_there(self, place: Place, at: tuple[int, int]) -> bool:
        if place.name.startswith("pile "):
            return at[1] > self.layout.supply.bottom
        return at[1] < place.rect.top

    def attacker(self, decision: Decision) -> Seat | None:
        turn = self.picture.turn
        if decision.seat == turn.seat or self.picture.is_automas:
            return None
        played = {card.name for card in self.picture.sides[turn.seat].zones["play"] if card is not None}
        return turn.seat if decision.source in played else None  # else it is a Reaction of one's own

    def remark(self, event: Event) -> str | None:
        return sayings.remark(self.app.words, event)

    def warning(self, decision: Decision, match: Match) -> Caution | None:
        return sayings.caution(self.app.words, self.picture, decision, match)

    def refusal(self, place: Place, decision: Decision) -> str:
        return sayings.refusal(self.app.words, self.picture, place, decision)

    def panel(self, seat: int) -> pygame.Rect:
        if seat != self.bottom:
            return self.panels.rect(seat)
        plate, prompt = self.layout.plate, self.layout.prompt
        return plate.union(pygame.Rect(plate.x, prompt.y, plate.width, prompt.height))  # not over the question

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
            (self._spot(event.seat, event.origin, card), self._goal(to, event.target, event.cards, number))
            for number, card in enumerate(event.cards)
        ]

    def _shuffle_ways(self, event: Event) -> list[tuple[Spot, Spot]]:
        origin, target = ("used", event.origin) if event.origin else ("discard", "deck")
        way = (self._spot(event.seat, origin, None), self._spot(event.seat, target, None))
        return [way] * min(SHUFFLED, max(1, event.amount))

    def _goal(self, seat: int, zone: str, cards: Sequence[Shown], number: int) -> Spot:
        """Where one of several cards that come to a zone together will lie."""
        if self._is_row(seat, zone):
            return self.rows.goal(zone, len(cards), number)
        if seat == self.bottom and zone == "hand":
            return self.hand.goal(cards, number)
        return self._spot(seat, zone, cards[number])

    def _is_row(self, seat: int, zone: str) -> bool:
        return (zone == "play" and seat == self.picture.turn.seat) or zone in ("aside", "returning")

    def _spot(self, seat: int, zone: str, card: Shown) -> Spot:
        """Where a card of a zone lies."""
        layout = self.layout
        if zone == "supply" and card is not None and card.name in layout.piles:
            return spot_of(upright(layout.piles[card.name]))
        if zone == "trash":
            return spot_of(upright(layout.trash))
        if self._is_row(seat, zone):
            return self.rows.spot(zone, card)
        if seat == self.bottom and zone == "hand":
            return self.hand.spot(card)
        if seat == self.bottom and zone in ("deck", "discard"):
            return spot_of(upright(layout.deck if zone == "deck" else layout.discard))
        return self.panels.spot(seat, zone)

    # What the table's buttons do

    def plays_together(self, decision: Decision, match: Match) -> tuple[Option, ...]:
        """All Treasures at once, but for those that do something of their own: their order one may want to choose."""
        if decision.verb is not Verb.PLAY_TREASURE:
            return ()
        plain = tuple(option for option in decision.options if CARDS[option.name].effect is None)
        return plain or decision.options


BOARD = DominionBoard
