"""The page of the players: against each other or together, and who sits where."""

from functools import partial

import pygame

from game.bots import BOTS
from scenes.app.widgets import Button, Choice, Label, Marks, Panel, Row, TextField, Widget
from scenes.look.look import Look
from scenes.look.markers import draw_marker
from scenes.look.shapes import disc
from scenes.look.symbols import symbol
from scenes.look.theme import FADED, FIELD, PLAYER_HUES
from scenes.new_game.bot_choice import choose_bot
from scenes.new_game.chairs import LONGEST_TYPED, Chair, names_of, suggestions
from scenes.new_game.page import GAP, Page, grid, split_left, split_top

COLUMNS, ROWS = 3, 2
MOST_SUGGESTED = 4
LINE, CHIP = 44, 38  # units: what one can click or type into
CAPTION = 20  # of the names below it


class PlayersPage(Page):
    id = "players"
    places = ("players",)

    def tells(self, place: str) -> bool:
        return False  # the chairs take all the room, and must not move while somebody types a name

    def build(self, area: pygame.Rect) -> list[Widget]:
        look, wish = self.scene.app.look, self.scene.wish
        gap = look.px(GAP)
        widgets: list[Widget] = []
        if len(wish.offer.modes) > 1:
            modes, area = split_top(area, look.px(72), gap)
            widgets += self._build_modes(modes)
        places = grid(look, area, COLUMNS, ROWS)
        for number in range(len(wish.chairs)):
            widgets += self._build_chair(number, places[number])
        if len(wish.chairs) < min(wish.most_chairs, len(places)):
            widgets += self._build_empty(places[len(wish.chairs)])
        if len(wish.chairs) < COLUMNS or len(wish.chairs) == COLUMNS == wish.most_chairs:
            below = pygame.Rect.unionall(places[COLUMNS], places[COLUMNS:])
            widgets += next((seen for page in self.scene.pages if (seen := page.build_glimpse(below))), [])
        return widgets

    def _build_modes(self, area: pygame.Rect) -> list[Widget]:
        look, words, wish = self.scene.app.look, self.scene.app.words, self.scene.wish
        places = grid(look, area, len(wish.offer.modes), 1)
        return [
            Row(
                place, words.mode(mode), self.say(f"mode.{mode}.about"), partial(self._play, mode),
                f"mode {mode}", mode == wish.mode, "crown" if number == 0 else "hand",
            )
            for number, (mode, place) in enumerate(zip(wish.offer.modes, places, strict=True))
        ]  # fmt: skip

    def _play(self, mode: str) -> None:
        self.scene.wish.mode = mode
        self.scene.rebuild()

    # A chair

    def _build_chair(self, number: int, place: pygame.Rect) -> list[Widget]:
        look, chair = self.scene.app.look, self.scene.wish.chairs[number]
        inner = place.inflate(-2 * look.px(14), -2 * look.px(12))
        head, below = split_top(inner, look.px(LINE), look.px(10))
        badge, rest = split_left(head, head.height, look.px(10))
        widgets: list[Widget] = [Panel(place), Badge(badge, number, chair.bot is not None)]
        if len(self.scene.wish.chairs) > self.scene.wish.fewest_chairs:
            cross = pygame.Rect(rest.right - rest.height, rest.y, rest.height, rest.height)
            rest = pygame.Rect(rest.x, rest.y, rest.width - rest.height - look.px(10), rest.height)
            remove = Button(
                cross, "", lambda: self._remove(number), f"remove {number}", "quiet", "cross", tip=self.say("remove")
            )
        else:
            remove = None
        kinds = [(False, self.say("person.kind")), (True, self.say("bot.kind"))]
        act = partial(self._turn, number)
        widgets.append(Choice(look, rest, kinds, chair.bot is not None, act, f"kind {number}"))
        widgets += self._build_person(number, below) if chair.bot is None else self._build_bot(number, below)
        return widgets if remove is None else [*widgets, remove]

    def _build_person(self, number: int, area: pygame.Rect) -> list[Widget]:
        """A name to type, and the names of those who played before."""
        look, wish = self.scene.app.look, self.scene.wish
        line, area = split_top(area, look.px(LINE), look.px(10))
        hint = names_of([*wish.chairs[:number], Chair(), *wish.chairs[number + 1 :]], self.scene.app.words)[number]
        field = TextField(
            line, wish.chairs[number].typed, lambda text: self._call(number, text), f"name {number}", hint,
            LONGEST_TYPED, on_enter=self._go_on,
        )  # fmt: skip
        return [field, *self._build_suggestions(number, area)]

    def _build_suggestions(self, number: int, area: pygame.Rect) -> list[Widget]:
        """Those who played before and do not sit here yet, as many as there is room for."""
        look, wish = self.scene.app.look, self.scene.wish
        offered = suggestions(wish.chairs, list(self.scene.app.files.names), MOST_SUGGESTED)
        if not offered:
            return []
        caption, line = split_top(area, look.px(CAPTION), look.px(4))
        widgets: list[Widget] = [Label(caption, self.say("lately"), 14, "italic", FADED)]
        left = area.x
        for name in offered:
            wide = look.measure(name, look.text_px(15)) + 2 * look.px(14)
            place = pygame.Rect(left, line.y, wide, look.px(CHIP))
            if place.right <= area.right:
                act = partial(self._call, number, name)
                widgets.append(Button(place, name, act, f"call {number} {name}", size=15))
                left = place.right + look.px(8)
        return widgets

    def _build_bot(self, number: int, area: pygame.Rect) -> list[Widget]:
        look, words, bot = self.scene.app.look, self.scene.app.words, self.scene.wish.chairs[number].bot
        about, below = split_top(area, min(look.px(92), area.height - look.px(CHIP + 8)), look.px(8))
        name = names_of(self.scene.wish.chairs, words)[number]
        button = pygame.Rect(below.x, below.y, below.width, look.px(CHIP))
        return [
            Row(about, name, words.say(f"bot.{bot}.about"), lambda: self._ask(number), f"bot {number}", lines=2),
            Button(button, self._another_words(), lambda: self._ask(number), f"another bot {number}", size=15),
        ]

    def _build_empty(self, place: pygame.Rect) -> list[Widget]:
        """The next chair, which nobody has taken yet."""
        look = self.scene.app.look
        inner = place.inflate(-2 * look.px(40), -2 * look.px(40))
        upper, lower = grid(look, pygame.Rect(inner.x, inner.y, inner.width, inner.height), 1, 2, 12)
        return [
            Panel(place, alpha=120),
            Button(upper, self.say("add_person"), lambda: self._add(Chair()), "add person", symbol="person"),
            Button(
                lower, self.say("add_bot"), lambda: self._add(Chair(bot=self.scene.offer.usual_bot)), "add bot",
                symbol="bot",
            ),
        ]  # fmt: skip

    # What can be done

    def _go_on(self) -> None:
        """A name is typed: the next Enter begins."""
        begin = self.scene.stage.find("begin")
        if begin is not None:
            self.scene.stage.put_focus(begin)

    def _call(self, number: int, name: str) -> None:
        self.scene.wish.seat(number, Chair(name))
        self.scene.rebuild()

    def _turn(self, number: int, is_bot: bool) -> None:
        self.scene.wish.seat(number, Chair(bot=self.scene.offer.usual_bot) if is_bot else Chair())
        self.scene.rebuild()

    def _another_words(self) -> str:
        """Who plays together has a partner, and no opponent."""
        words, key = self.scene.app.words, f"new_game.another_bot.{self.scene.wish.mode}"
        return words.say(key) if words.has(key) else self.say("another_bot")

    def _ask(self, number: int) -> None:
        """Which bot is to sit there?"""

        def seat(bot: str) -> None:
            self.scene.wish.seat(number, Chair(bot=bot))
            self.scene.rebuild()

        chosen = self.scene.wish.chairs[number].bot or ""
        choose_bot(self.scene.app, list(BOTS[self.scene.offer.game]), chosen, seat)

    def _add(self, chair: Chair) -> None:
        self.scene.wish.add(chair)
        self.scene.rebuild()

    def _remove(self, number: int) -> None:
        self.scene.wish.remove(number)
        self.scene.rebuild()


class Badge(Widget):
    """The colour and the sign of a player, and whether it is a person or a bot."""

    def __init__(self, rect: pygame.Rect, number: int, is_bot: bool) -> None:
        super().__init__(rect)
        self.number = number
        self.is_bot = is_bot

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        hue = PLAYER_HUES[self.number % len(PLAYER_HUES)]
        plate = disc(look, self.rect.height // 2, FIELD, hue, look.px(2.5))
        surface.blit(plate, plate.get_rect(center=self.rect.center))
        sign = symbol(look, "bot" if self.is_bot else "person", self.rect.height * 3 // 5, hue)
        surface.blit(sign, sign.get_rect(center=self.rect.center))
        size = self.rect.height // 3
        draw_marker(surface, look, self.number, (self.rect.right - size, self.rect.bottom - size), size)
