"""The sides of the other players, and of the automa, at the upper edge of the board."""

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.decisions import Option, Seat
from game.dominion.state import AUTOMA_TOKENS
from scenes.dominion.drawing import AUTOMA_SIGN, draw_board, draw_place
from scenes.dominion.faces import face_of
from scenes.dominion.picture import Shown, Side
from scenes.look import pictures
from scenes.look.markers import draw_marker
from scenes.look.shapes import disc
from scenes.look.symbols import symbol
from scenes.look.theme import BRASS, BRASS_BRIGHT, CREAM, FADED, NIGHT, PLAYER_HUES
from scenes.table.board import Place
from scenes.table.flights import Spot
from scenes.table.layers import Region
from scenes.table.marks import draw_badge, draw_count, with_light

if TYPE_CHECKING:
    from scenes.dominion.board import DominionBoard

# In units
MINI = 40  # how wide a small card is
TWO_LINES = 30  # high: from there on a long name has two


class Panels:
    """A panel for each of the others."""

    def __init__(self, board: "DominionBoard") -> None:
        self.board = board
        self.look = board.look

    def rect(self, seat: int) -> pygame.Rect:
        others = self.board.others
        rects = self.board.layout.panels(len(others))
        return rects[others.index(seat)] if seat in others else self.board.layout.strip

    def _is_automa(self, seat: int) -> bool:
        return seat >= len(self.board.players)

    # Small places inside a panel: the hand, the deck, the discard pile

    def _minis(self, rect: pygame.Rect, count: int) -> list[pygame.Rect]:
        """Places for small piles, from the right edge of a panel to the left."""
        look = self.look
        wide = look.px(MINI)
        top = rect.bottom - wide * 3 // 2 - look.px(5)
        step = wide + look.px(8)
        return [
            pygame.Rect(rect.right - look.px(8) - wide - number * step, top, wide, wide * 3 // 2)
            for number in range(count)
        ]

    def _hand_area(self, rect: pygame.Rect) -> pygame.Rect:
        last = self._minis(rect, 2)[-1]
        return pygame.Rect(rect.x + self.look.px(8), last.y, last.x - rect.x - self.look.px(20), last.height)

    def spot(self, seat: int, zone: str) -> Spot:
        """The middle of a zone of a panel."""
        rect = self.rect(seat)
        if self._is_automa(seat):
            order = ("gained", "used", "hexes", "money")
            place = self._minis(rect, 5)[order.index(zone) + (zone != "gained")] if zone in order else rect
        elif zone in ("discard", "deck"):
            place = self._minis(rect, 2)[0 if zone == "discard" else 1]
        else:
            place = self._hand_area(rect)
        return Spot(place.centerx, place.centery, self.look.px(MINI))

    # Regions

    def regions(self, asked: Seat | None) -> list[Region]:
        picture = self.board.picture
        regions = []
        for seat in self.board.others:
            rect, side = self.rect(seat), picture.side(seat)
            is_turn = picture.is_automas if self._is_automa(seat) else picture.is_turn_of(seat)
            zones = tuple(
                (name, tuple(cards)) for name, cards in side.zones.items() if name not in ("play", "aside", "returning")
            )
            is_upside_down = self.board.is_upside_down(seat)
            key = (
                seat, zones, side.tokens, side.states, side.possessors, is_turn, asked == seat, picture.automa_points,
                self._next_words() if self._is_automa(seat) else "", is_upside_down,
            )  # fmt: skip
            regions.append(
                Region(
                    f"panel {seat}",
                    with_light(self.look, rect),
                    key,
                    self._drawer(seat, rect, is_turn, is_upside_down),
                )
            )
        return regions

    def _drawer(
        self, seat: int, rect: pygame.Rect, is_turn: bool, is_upside_down: bool
    ) -> Callable[[pygame.Surface], None]:
        """Draws a panel, for a player on the other side of the screen turned to that edge."""

        def draw(surface: pygame.Surface) -> None:
            if not is_upside_down:
                self._draw(surface, seat, rect, is_turn)
                return
            around = with_light(self.look, rect).clip(surface.get_rect())
            part = pygame.Surface(around.size)
            part.blit(surface, (0, 0), around)
            part = pygame.transform.flip(part, True, True)
            inner = pygame.Rect(around.right - rect.right, around.bottom - rect.bottom, *rect.size)
            self._draw(part, seat, inner, is_turn)
            surface.blit(pygame.transform.flip(part, True, True), around)

        return draw

    def _draw(self, surface: pygame.Surface, seat: int, rect: pygame.Rect, is_turn: bool) -> None:
        side, look = self.board.picture.side(seat), self.look
        hue = PLAYER_HUES[AUTOMA_SIGN if self._is_automa(seat) else seat % len(PLAYER_HUES)]
        draw_board(surface, look, rect, is_turn, hue)
        line = pygame.Rect(rect.x + look.px(8), rect.y + look.px(3), rect.width - look.px(16), look.px(24))
        self._draw_name(surface, line, seat, side)
        if self._is_automa(seat):
            self._draw_automa(surface, rect, side)
            return
        discard, deck = self._minis(rect, 2)
        cards = side.zones["discard"]
        self.draw_pile(surface, discard, cards[-1] if cards else None, len(cards))
        cards = side.zones["deck"]
        self.draw_pile(surface, deck, cards[0] if cards else None, len(cards), is_deck=True)
        self._draw_hand(surface, self._hand_area(rect), side.zones["hand"])

    def draw_plate(self, surface: pygame.Surface, rect: pygame.Rect, seat: int, is_turn: bool) -> None:
        """The name of whose hand lies below."""
        draw_board(surface, self.look, rect, is_turn, PLAYER_HUES[seat % len(PLAYER_HUES)])
        self._draw_name(surface, rect.inflate(-self.look.px(12), -self.look.px(6)), seat, self.board.picture.side(seat))

    def _draw_name(self, surface: pygame.Surface, line: pygame.Rect, seat: int, side: Side) -> None:
        look, words = self.look, self.board.app.words
        size = min(look.px(15), line.height)
        left = line.x
        shape = AUTOMA_SIGN if self._is_automa(seat) else seat
        draw_marker(surface, look, shape, (left, line.centery - size // 2), size)
        name = words.say("automa.name") if self._is_automa(seat) else self.board.players[seat]
        left += size + look.px(6)
        right = self._draw_tokens(surface, line, seat, side)
        is_own = seat == self.board.bottom and not self.board.bots[seat]  # whose hand lies open is a person
        if not self._is_automa(seat) and not is_own:
            sign = symbol(look, "bot" if self.board.bots[seat] else "person", min(look.px(16), line.height), FADED)
            right -= sign.get_width()
            surface.blit(sign, (right, line.centery - sign.get_height() // 2))
            right -= look.px(5)
        if self.board.asked == seat:
            sign = symbol(look, "hourglass", min(look.px(17), line.height), BRASS_BRIGHT)
            right -= sign.get_width()
            surface.blit(sign, (right, line.centery - sign.get_height() // 2))
            right -= look.px(5)
        room = pygame.Rect(left, line.y, max(10, right - left), line.height)
        lines = 2 if line.height > look.px(TWO_LINES) else 1
        look.write(surface, name, room, 17, "semibold", CREAM, lines=lines)

    def _draw_tokens(self, surface: pygame.Surface, line: pygame.Rect, seat: int, side: Side) -> int:
        """Tokens and States at the right end of the line; where they begin."""
        look, right, high = self.look, line.right, min(self.look.px(22), line.height)
        if self._is_automa(seat):
            sign = symbol(look, "points", high, number=self.board.picture.automa_points)
            right -= sign.get_width()
            surface.blit(sign, (right, line.centery - high // 2))
            right -= look.px(6)
        if side.tokens:
            sign = symbol(look, "token", high, number=side.tokens)
            right -= sign.get_width()
            surface.blit(sign, (right, line.centery - high // 2))
            right -= look.px(5)
        for name in (*side.states, *("Possession" for _ in side.possessors)):
            sign = self._medal(name, high)
            right -= sign.get_width()
            surface.blit(sign, (right, line.centery - high // 2))
            right -= look.px(5)
        return right

    def _medal(self, name: str, high: int) -> pygame.Surface:
        """What is pictured on a card, so high: tells one State from another, and a turn that another one will play."""
        made = self.look.cache.get(("medal", name, high), lambda: self._struck(name, high))
        assert isinstance(made, pygame.Surface)
        return made

    def _struck(self, name: str, high: int) -> pygame.Surface:
        medal = disc(self.look, high // 2, NIGHT, BRASS_BRIGHT, self.look.px(1)).copy()
        side = round(medal.get_width() * 0.82)
        drawn = pictures.scaled(f"emblem-{face_of(name, self.board.app.words).emblem}", (side, side))
        medal.blit(drawn, drawn.get_rect(center=medal.get_rect().center))
        return medal

    def draw_pile(
        self, surface: pygame.Surface, rect: pygame.Rect, top: Shown, count: int, *, is_deck: bool = False
    ) -> None:
        """A pile with its top card and how many there are. Below the top of a deck that is known lie backs."""
        look = self.look
        if not count:
            draw_place(surface, look, rect)
        else:
            picture = self.board.card(top, rect.width)
            if is_deck and top is not None:
                shift = look.px(3)
                surface.blit(self.board.card(None, rect.width), rect.move(-shift, -shift))
            elif count > 1:
                surface.blit(picture, rect.move(look.px(1.5), look.px(1.5)))
            surface.blit(picture, rect)
        if rect.width >= look.px(60):
            draw_count(surface, look, rect, count)
            return
        radius = look.px(9)  # on a small picture there is most room at a corner, and the type has the other one
        draw_badge(surface, look, f"{count}", (rect.x + radius // 2, rect.bottom - radius), radius)

    def _draw_hand(self, surface: pygame.Surface, area: pygame.Rect, hand: list[Shown]) -> None:
        look, wide = self.look, min(self.look.px(MINI), area.height * 2 // 3)
        step = min(wide // 2, max(1, (area.width - wide) // max(1, len(hand) - 1))) if len(hand) > 1 else 0
        for number, card in enumerate(hand):
            surface.blit(self.board.card(card, wide), (area.x + number * step, area.y))
        if area.width >= wide:
            radius = look.px(9)
            at = area.x + max(0, len(hand) - 1) * step + wide
            draw_badge(surface, look, f"{len(hand)}", (min(at, area.right) - radius, area.bottom - radius), radius)

    def _draw_automa(self, surface: pygame.Surface, rect: pygame.Rect, side: Side) -> None:
        """Its piles: what it took, Provinces and Duchies apart, what it used, its Hexes and its money."""
        room = self._hand_area(rect)
        room.width = self._minis(rect, 5)[-1].x - room.x - self.look.px(8)
        self.look.write(surface, self._next_words(), room, 15, "italic", FADED, lines=3)
        counts = Counter(card.name for card in side.zones["gained"] if card is not None)
        provinces, duchies, used, hexes, money = self._minis(rect, 5)
        for place, name in ((provinces, "Province"), (duchies, "Duchy")):
            self.draw_pile(surface, place, Option(name) if counts[name] else None, counts[name])
        open_cards = side.zones["used"]
        self.draw_pile(surface, used, open_cards[-1] if open_cards else None, len(open_cards))
        for place, zone, kind in ((hexes, "hexes", "type_hex"), (money, "money", "coin")):
            self.draw_pile(surface, place, None, len(side.zones[zone]))
            if side.zones[zone]:  # face down both look alike: a medal covers the middle of the back
                medal = disc(self.look, place.width * 2 // 5, NIGHT, BRASS, self.look.px(1))
                surface.blit(medal, medal.get_rect(center=place.center))
                sign = symbol(self.look, kind, place.width // 2, None if kind == "coin" else BRASS_BRIGHT)
                surface.blit(sign, sign.get_rect(center=place.center))

    # What can be pointed at

    def places(self) -> list[Place]:
        places = []
        for seat in self.board.others:
            rect, side = self.rect(seat), self.board.picture.side(seat)
            if self._is_automa(seat):
                places += self._automa_places(rect, side)
                continue
            discard = side.zones["discard"]
            top = discard[-1] if discard else None
            places.append(Place(f"panel {seat}", rect, tip=self.tip(seat)))
            if top is not None:
                places.append(Place(f"discard of {seat}", self._minis(rect, 2)[0], top.name))
        return places

    def _automa_places(self, rect: pygame.Rect, side: Side) -> list[Place]:
        words, picture = self.board.app.words, self.board.picture
        points = words.say(
            "table.automa_tip", points=picture.automa_points, tokens=side.tokens, most=AUTOMA_TOKENS
        )
        provinces, duchies, used, hexes, money = self._minis(rect, 5)
        places = [Place("automa", rect, tip=f"{points}\n{self._next_words()}")]
        for place, name in ((provinces, "Province"), (duchies, "Duchy")):
            count = sum(card is not None and card.name == name for card in side.zones["gained"])
            places.append(Place(f"automa {name}", place, tip=f"{words.zone('gained')}: {words.card(name)}, {count}"))
        open_names = tuple(card.name for card in side.zones["used"] if card is not None)
        top, title = (open_names[-1] if open_names else None), words.zone("used")
        tip = f"{title}: {words.counted(open_names)}"
        places.append(Place("automa used", used, top, tip=tip, pile=open_names, title=title))
        for place, zone in ((hexes, "hexes"), (money, "money")):
            count = len(side.zones[zone])
            tip = f"{words.zone(zone)}: {count}\n{words.say(f'automa.pile.{zone}')}"
            places.append(Place(f"automa {zone}", place, tip=tip))
        return places

    def _next_words(self) -> str:
        """What the automa does when this round is over."""
        words, picture = self.board.app.words, self.board.picture
        taken = "Duchy" if picture.supply["Duchy"] else "Province"
        return words.say(f"automa.next.{picture.automa_next}", cards=words.counted([taken]))

    def tip(self, seat: int) -> str:
        """What lies where at a player's side, and what that one's States mean."""
        words, side = self.board.app.words, self.board.picture.side(seat)
        parts = [
            words.say(
                "table.panel_tip", player=self.board.players[seat], hand=len(side.zones["hand"]),
                deck=len(side.zones["deck"]), discard=len(side.zones["discard"]), turns=side.turns,
            )
        ]  # fmt: skip
        if side.tokens:
            parts.append(words.say_number("table.tokens_tip", side.tokens))
        players = self.board.players
        for possessor in side.possessors:
            parts.append(words.say("table.possessed_tip", player=players[seat], possessor=players[possessor]))
        parts += [f"{words.card(state)}: {words.card_text(state)}" for state in side.states]
        return "\n".join(parts)
