"""The rule book: chapters at the left, a sheet of parchment at the right, and in its text cards to be looked at."""

from collections.abc import Callable
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.app.scene import Scene
from scenes.app.widgets import Button, Label, Marks, Picture, ScrollArea, Widget, head
from scenes.app.widgets.head import BAR, EDGE
from scenes.app.widgets.widget import Act
from scenes.games import shown
from scenes.inspector import Mention, draw_popover, inspect, prose
from scenes.look.look import Look
from scenes.look.parchment import CARD_INK, LINK, draw_rule, parchment
from scenes.look.theme import FADED, INK, INK_FADED, Colour
from scenes.rules_pages import CHAPTERS, Chapter, Section

if TYPE_CHECKING:
    from scenes.app.app import App

GAME = "dominion"
STEPWISE = ("first_game",)  # chapters that are read one section at a time

# In units
LIST = 280
LINE = 620  # about seventy letters
CARD = 92  # the pictured cards of a step
FADING: Colour = (220, 197, 155)  # the parchment near its edges
POINTED_FOR = 0.15  # seconds until a card that is pointed at appears

TURNS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
SCROLLS = {pygame.K_UP: 1, pygame.K_DOWN: -1}


class Page(NamedTuple):
    """What is read at a time: a whole chapter, or a step of one."""

    chapter: Chapter
    sections: tuple[Section, ...]
    step: int = 0  # 0: it is the whole chapter

    @property
    def title(self) -> str:
        return self.sections[0].title if self.step else self.chapter.title


def _pages(chapter: Chapter) -> list[Page]:
    if chapter.name not in STEPWISE:
        return [Page(chapter, chapter.sections)]
    return [Page(chapter, (section,), step) for step, section in enumerate(chapter.sections, start=1)]


PAGES = [page for chapter in CHAPTERS for page in _pages(chapter)]


class RulesScene(Scene):
    """One page of the rule book. Left and right turn the page, up and down scroll it."""

    name = "rules"

    def __init__(self, app: "App", chapter: str = "") -> None:
        super().__init__(app)
        self.number = next((n for n, page in enumerate(PAGES) if page.chapter.name == chapter), 0)
        self._pointed: Mention | None = None
        self._pointed_for = 0.0

    @property
    def page(self) -> Page:
        return PAGES[self.number]

    @property
    def text_area(self) -> ScrollArea:
        area = self.stage.find(f"text {self.page.title}")
        assert isinstance(area, ScrollArea)
        return area

    # What there is

    def build(self) -> list[Widget]:
        look = self.app.look
        left, foot = EDGE + LIST + 18, look.height - EDGE - BAR
        sheet = look.rect(left, EDGE, look.width - left - EDGE, foot - EDGE - 12)
        footer = look.rect(left, foot, look.width - left - EDGE, BAR)
        self._pointed = None
        return [*self._build_list(), Sheet(sheet), self._build_text(sheet), *self._build_footer(footer)]

    def _build_list(self) -> list[Widget]:
        """The chapters, and the sections of the one that is open."""
        look, words = self.app.look, self.app.words
        widgets = head(self.app, words.say("book.title"), LIST)
        top: float = EDGE + BAR + 16
        for chapter in CHAPTERS:
            is_open = chapter is self.page.chapter
            place = look.rect(EDGE, top, LIST, 42)
            kind = "chosen" if is_open else "plain"
            text, first = words.say(chapter.title), next(n for n, page in enumerate(PAGES) if page.chapter is chapter)
            widgets.append(Button(place, text, self._opening(first), f"chapter {chapter.name}", kind, align="left"))
            top += 48
            for number, section in enumerate(chapter.sections if is_open else ()):
                place = look.rect(EDGE + 16, top, LIST - 16, 32)
                widgets.append(self._link(place, section, number, first))
                top += 34
            top += 8 if is_open else 0
        return widgets

    def _link(self, place: pygame.Rect, section: Section, number: int, first: int) -> "Link":
        text = self.app.words.say(section.title)
        if self.page.step:
            text = self.app.words.say("book.numbered", number=number + 1, title=text)
            return Link(place, text, self._opening(first + number), f"section {section.name}",
                        lambda: self.page.step == number + 1)  # fmt: skip
        return Link(place, text, lambda: self._jump(section), f"section {section.name}",
                    lambda: self._section_in_sight() is section)  # fmt: skip

    def _build_text(self, sheet: pygame.Rect) -> ScrollArea:
        look = self.app.look
        area = sheet.inflate(-2 * look.px(8), -2 * look.px(16))
        width = min(round(look.px(LINE) * look.text_scale), area.width - look.px(60))
        place = pygame.Rect(area.centerx - width // 2, area.y + look.px(10), width, 0)
        if self.page.step:
            return self._scrolled(area, self._build_step(area, place), look.px(12))
        inside: list[Widget] = []
        for section in self.page.sections:
            begun = place.y
            self._add_section(inside, section, place)
        # So much room below that the last section, too, can begin at the top.
        below = area.height - (inside[-1].rect.bottom - begun)
        return self._scrolled(area, inside, max(look.px(12), below))

    def _scrolled(self, area: pygame.Rect, inside: list[Widget], below: int) -> ScrollArea:
        """At the edges the text fades into the parchment."""
        return ScrollArea(self.app.look, area, inside, f"text {self.page.title}", below, FADING)

    def _build_step(self, area: pygame.Rect, place: pygame.Rect) -> list[Widget]:
        """A step and the cards that it speaks of; a short one stands a little lower, to fill the sheet better."""

        def lay_out(top: int) -> list[Widget]:
            below = pygame.Rect(place.x, top, place.width, 0)
            inside: list[Widget] = []
            self._add_section(inside, self.page.sections[0], below)
            return inside + self._pictures(below)

        inside = lay_out(place.y)
        left = area.bottom - max(widget.rect.bottom for widget in inside)
        return lay_out(place.y + left // 3) if left > self.app.look.px(60) else inside

    def _add_section(self, inside: list[Widget], section: Section, place: pygame.Rect) -> None:
        """A heading and paragraphs; `place` moves on to what is below."""
        look, words = self.app.look, self.app.words
        if self.page.step:
            text = words.say("book.step", number=self.page.step, count=len(self.page.chapter.sections))
            line = pygame.Rect(place.x, place.y, place.width, look.text_px(24))
            inside.append(Label(line, text, 16, "italic", INK_FADED, "center"))
            place.y = line.bottom
        heading = pygame.Rect(place.x, place.y, place.width, look.text_px(38) + look.px(12))
        inside.append(Heading(heading, words.say(section.title), section))
        place.y = heading.bottom + look.px(6)
        for number, paragraph in enumerate(words.say(section.text).split("\n")):
            name = f"{section.name} {number}"
            widgets = prose(look, place, words.pieces(paragraph), name, self._open, 19, colour=INK,
                            card_colour=CARD_INK, frame=LINK)  # fmt: skip
            for widget in widgets:
                if isinstance(widget, Mention):
                    widget.on_hover = self._pointing(widget)
            inside += widgets
            place.y = widgets[0].rect.bottom + look.px(12)
        place.y += look.px(22)

    def _pictures(self, place: pygame.Rect) -> list[Widget]:
        """The cards that a step speaks of, to be looked at."""
        look, words = self.app.look, self.app.words
        pieces = words.pieces(words.say(self.page.sections[0].text))
        names = list(dict.fromkeys(card for _, card in pieces if card is not None))
        wide, gap = look.px(CARD), look.px(12)
        high, columns = wide * 3 // 2, max(1, (place.width + gap) // (wide + gap))
        widgets: list[Widget] = []
        for number, name in enumerate(names):
            row, column = divmod(number, columns)
            in_row = min(columns, len(names) - row * columns)
            left = place.centerx - (in_row * (wide + gap) - gap) // 2
            rect = pygame.Rect(left + column * (wide + gap), place.y + row * (high + gap), wide, high)
            widgets.append(self._picture(rect, name, names))
        return widgets

    def _picture(self, rect: pygame.Rect, name: str, names: list[str]) -> Picture:
        face = shown(GAME).face(name, self.app.words)

        def open_card() -> None:
            inspect(self.app, GAME, name, names)

        picture = Picture(rect, lambda: self.app.painter.compact(face, rect.width), f"card {name}", open_card)
        picture.on_context = open_card
        return picture

    def _build_footer(self, box: pygame.Rect) -> list[Widget]:
        """The pages before and after this one."""
        look, words = self.app.look, self.app.words
        wide = min(look.px(290), box.width * 2 // 5)
        widgets: list[Widget] = []
        if self.number > 0:
            text = words.say(PAGES[self.number - 1].title)
            place = pygame.Rect(box.x, box.y, wide, box.height)
            widgets.append(Button(place, text, lambda: self._turn(-1), "previous", symbol="arrow_left", size=16))
        middle = pygame.Rect(box.x + wide, box.y, box.width - 2 * wide, box.height).inflate(-look.px(24), 0)
        widgets.append(Label(middle, words.say("book.keys"), 14, "italic", FADED, "center", lines=2))
        if self.number < len(PAGES) - 1:
            text = words.say(PAGES[self.number + 1].title)
            place = pygame.Rect(box.right - wide, box.y, wide, box.height)
            kind = "main" if self.page.step else "plain"
            widgets.append(Button(place, text, lambda: self._turn(1), "next", kind, "arrow_right", 16, sign_after=True))
        return widgets

    # Turning pages

    def _opening(self, number: int) -> Act:
        return lambda: self._open_page(number)

    def _open_page(self, number: int) -> None:
        if number == self.number:
            return
        self.number = number
        self.rebuild()
        self.text_area.scroll_to(0)
        if self.stage.find(self.stage.focus) is None:
            self.stage.focus = f"chapter {self.page.chapter.name}"

    def _turn(self, direction: int) -> bool:
        self._open_page(max(0, min(len(PAGES) - 1, self.number + direction)))
        return True

    def _jump(self, section: Section) -> None:
        """Scroll to a section of this page."""
        area = self.text_area
        heading = next(each for each in area.children if isinstance(each, Heading) and each.section is section)
        area.scroll_to(area.offset + heading.rect.y - area.rect.y - self.app.look.px(10))
        self.stage.shows_focus = False  # the arrows now scroll what one wants to read
        self.stage.is_dirty = True

    def _section_in_sight(self) -> Section:
        """The section that is being read: the last one that begins above the upper third."""
        area = self.text_area
        line = area.rect.y + area.rect.height // 3
        headings = [each for each in area.children if isinstance(each, Heading)]
        above = list(takewhile(lambda heading: heading.rect.y <= line, headings))
        return (above or headings)[-1 if above else 0].section

    # Events

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and self._key(event.key):
            return True
        return super().handle(event)

    def _key(self, key: int) -> bool:
        if key in TURNS:
            return self._turn(TURNS[key])
        if key in SCROLLS and not (self.stage.shows_focus and self.stage.focus.startswith(("chapter", "section"))):
            self.stage.is_dirty = True
            return self.text_area.wheel(SCROLLS[key])
        if key in (pygame.K_HOME, pygame.K_END):
            area = self.text_area
            self.stage.is_dirty |= area.scroll_to(0 if key == pygame.K_HOME else area.most)
            return True
        return False

    # Cards in the text

    def _open(self, card: str) -> None:
        inspect(self.app, GAME, card)

    def _pointing(self, mention: Mention) -> Callable[[bool], None]:
        def point(is_there: bool) -> None:
            if is_there:
                self._pointed, self._pointed_for = mention, 0.0
            elif self._pointed is mention:
                self._pointed = None

        return point

    @property
    def looked_at(self) -> Mention | None:
        """The name that the pointer rests on, or that the keyboard is at."""
        if self._pointed is not None:
            return self._pointed if self._pointed_for >= POINTED_FOR else None
        widget = self.stage.find(self.stage.focus) if self.stage.shows_focus else None
        return widget if isinstance(widget, Mention) else None

    def update(self, seconds: float) -> None:
        super().update(seconds)
        before, self._pointed_for = self._pointed_for, self._pointed_for + seconds
        if self._pointed is not None and before < POINTED_FOR <= self._pointed_for:
            self.stage.is_dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        mention = self.looked_at
        if mention is not None and self.text_area.rect.colliderect(mention.rect):
            draw_popover(surface, self.app, GAME, mention.card, mention.rect)


class Sheet(Widget):
    """The parchment that the text is on."""

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        surface.blit(parchment(look, self.rect.size, look.px(10)), self.rect)


class Heading(Widget):
    """The title of a section, with a line below it."""

    def __init__(self, rect: pygame.Rect, text: str, section: Section) -> None:
        super().__init__(rect)
        self.text, self.section = text, section

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        words = pygame.Rect(self.rect.x, self.rect.y, self.rect.width, self.rect.height - look.px(12))
        look.write(surface, self.text, words, 26, "semibold", INK, "center")
        draw_rule(surface, look, pygame.Rect(self.rect.x, self.rect.bottom - look.px(8), self.rect.width, look.px(6)))


class Link(Button):
    """A section in the list; it shows whether one is reading there."""

    def __init__(self, rect: pygame.Rect, text: str, on_click: Act, name: str, is_here: Callable[[], bool]) -> None:
        super().__init__(rect, text, on_click, name, "quiet", size=15, align="left", lines=1)
        self.is_here = is_here

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        self.kind = "chosen" if self.is_here() else "quiet"
        super().draw(surface, look, marks)
