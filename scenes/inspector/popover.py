"""The popover: a card shown large beside what is pointed at. It is drawn in every frame, so it is painted only once."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.app.widgets.label import draw_runs
from scenes.inspector.about import Cost, cost_now, face_of, notes_of, origin_of, text_of
from scenes.look.look import Cache, Look
from scenes.look.paragraph import Piece, Run, lay_out
from scenes.look.shapes import rounded
from scenes.look.theme import BRASS, BRASS_BRIGHT, BRASS_DARK, CREAM, FADED, PANEL, Colour

if TYPE_CHECKING:
    from scenes.app.app import App

HEIGHTS = (460, 400)  # units that a card takes with words beside it
BARE_HEIGHTS = (460, 400, 340, 280, 220, 170)  # … and alone, where there is little room
COLUMNS = (250, 310, 370, 430, 500, 590)  # the widths that the words may have: the first in which all of them fit
PAD = 14
CORNER = 12
MOST_KEPT = 24  # a painted one is a few megabytes on a large screen


class Block(NamedTuple):
    """Lines of one style in the column of words."""

    runs: list[Run]
    height: int
    pixels: int
    weight: str
    colour: Colour

    def ink(self, run: Run) -> Colour:
        """The colour of a piece of it: names of cards are bright."""
        return self.colour if run.card is None else BRASS_BRIGHT


class Plan(NamedTuple):
    """One way to show a card: with words beside it, or alone and smaller."""

    size: tuple[int, int]
    face_height: int
    blocks: list[Block]  # empty: the card alone


class Popover:
    """A painted popover. All but its corners is opaque, and drawn several times faster for it."""

    def __init__(self, picture: pygame.Surface, corner: int) -> None:
        self._picture = picture
        self._opaque = picture.convert()
        width, height = picture.get_size()
        inner = height - 2 * corner
        self._middle = (
            pygame.Rect(corner, 0, width - 2 * corner, height),
            pygame.Rect(0, corner, corner, inner),
            pygame.Rect(width - corner, corner, corner, inner),
        )
        self._corners = [
            pygame.Rect(x, y, corner, corner) for x in (0, width - corner) for y in (0, height - corner)
        ]

    def draw(self, surface: pygame.Surface, at: tuple[int, int]) -> None:
        for part in self._middle:
            surface.blit(self._opaque, part.move(at), part)
        for part in self._corners:
            surface.blit(self._picture, part.move(at), part)


def draw_popover(
    surface: pygame.Surface,
    app: "App",
    game: str,
    card_name: str,
    near: pygame.Rect,
    *,
    cost: Cost | None = None,
    clear: Sequence[pygame.Rect] = (),
) -> pygame.Rect | None:
    """Show a card beside what is pointed at: wholly inside the window, and never over what is pointed at.

    `cost` is what the card costs now, as on a face; what is to be kept clear is so if there is room elsewhere. Gives
    back where the popover lies; None where the window has no room for one.
    """
    found = _planned(app, game, card_name, near, surface.get_rect(), cost, clear)
    if found is None:
        return None
    plan, place = found
    popover = _kept(app).get((game, card_name, cost, plan.size), partial(_painted, app, plan, game, card_name, cost))
    assert isinstance(popover, Popover)
    popover.draw(surface, place.topleft)
    return place


def prepare_popover(
    app: "App",
    game: str,
    card_name: str,
    near: pygame.Rect,
    *,
    cost: Cost | None = None,
    clear: Sequence[pygame.Rect] = (),
) -> Iterator[None]:
    """Paint a popover that will soon be drawn, in steps of which each is short enough for a frame."""
    found = _planned(app, game, card_name, near, app.display.surface.get_rect(), cost, clear)
    if found is None:
        return
    plan, key = found[0], (game, card_name, cost, found[0].size)
    if key in _kept(app):
        return
    yield
    yield from app.painter.prepare_full(face_of(app.words, game, card_name, cost), plan.face_height)
    for block in plan.blocks:
        for run in block.runs:
            app.look.render(run.text, block.pixels, block.weight, block.ink(run))
        yield
    _kept(app).get(key, partial(_painted, app, plan, game, card_name, cost))


def _kept(app: "App") -> Cache:
    kept = app.look.cache.get("popovers", lambda: Cache(MOST_KEPT))
    assert isinstance(kept, Cache)
    return kept


def _planned(
    app: "App",
    game: str,
    name: str,
    near: pygame.Rect,
    window: pygame.Rect,
    cost: Cost | None,
    clear: Sequence[pygame.Rect],
) -> tuple[Plan, pygame.Rect] | None:
    """The best way to show a card beside a rectangle, and where."""
    plans = _kept(app).get((game, name, cost), lambda: _plans(app, game, name, cost))
    assert isinstance(plans, list)
    for kept in (clear, ()):
        for plan in plans:
            place = beside(near, plan.size, window, app.look.px(10), kept)
            if place is not None:
                return plan, place
    return None


def beside(
    near: pygame.Rect, size: tuple[int, int], window: pygame.Rect, gap: int, clear: Sequence[pygame.Rect] = ()
) -> pygame.Rect | None:
    """A place of this size next to a rectangle, and over nothing that is to be kept clear.

    Above is best: the cards of a hand lie side by side.
    """
    room = window.inflate(-gap, -gap)
    places = {
        "midbottom": (near.centerx, near.top - gap),
        "midleft": (near.right + gap, near.centery),
        "midright": (near.left - gap, near.centery),
        "midtop": (near.centerx, near.bottom + gap),
    }
    lowest = min((rect.top for rect in clear), default=room.bottom + gap) - gap
    for anchor, at in places.items():
        place = pygame.Rect((0, 0), size)
        setattr(place, anchor, at)
        place.bottom = min(place.bottom, lowest)
        place.clamp_ip(room)
        if room.contains(place) and place.collidelist([near, *clear]) < 0:
            return place
    return None


# Planning and painting


def _plans(app: "App", game: str, name: str, cost: Cost | None) -> list[Plan]:
    """The ways to show a card, the best ones first."""
    look, pad = app.look, app.look.px(PAD)
    plans = []
    columns: dict[int, list[Block]] = {}
    for has_notes in (True, False) if notes_of(app.words, name) else (True,):
        for height in map(look.px, HEIGHTS):
            for column in map(look.px, COLUMNS):
                if column not in columns:
                    columns[column] = _column(app, game, name, cost, column)
                blocks = columns[column]
                told = blocks if has_notes else blocks[:-1]
                if sum(block.height for block in told) <= height:
                    plans.append(Plan((height * 2 // 3 + column + 3 * pad, height + 2 * pad), height, told))
                    break
    for height in map(look.px, BARE_HEIGHTS):
        plans.append(Plan((height * 2 // 3 + pad, height + pad), height, []))
    return plans


def _column(app: "App", game: str, name: str, cost: Cost | None, width: int) -> list[Block]:
    """The words beside a card, in lines of this width."""
    words, look = app.words, app.look
    face = face_of(words, game, name)
    blocks = [
        _block(look, [(face.title, None)], 22, width, "semibold", BRASS_BRIGHT, gap=0),
        _block(look, [(origin_of(words, game, name), None)], 14, width, "italic", FADED, gap=2),
    ]
    if cost is not None:
        blocks.append(_block(look, [(cost_now(words, face.cost, cost), None)], 15, width, "semibold", BRASS, gap=8))
    blocks.append(_block(look, text_of(words, game, name), 16, width, "regular", CREAM, gap=10))
    if notes := notes_of(words, name):
        blocks.append(_block(look, notes, 14, width, "regular", FADED, gap=10))
    return blocks


def _block(
    look: Look, pieces: list[Piece], size: float, width: int, weight: str, colour: Colour, gap: float
) -> Block:
    """Lines, with a gap above them."""
    pixels, space = look.text_px(size), look.px(gap)
    runs, height = lay_out(look, pieces, pixels, width, weight)
    lowered = [run._replace(rect=run.rect.move(0, space)) for run in runs]
    return Block(lowered, height + space, pixels, weight, colour)


def _painted(app: "App", plan: Plan, game: str, name: str, cost: Cost | None) -> Popover:
    look = app.look
    picture = pygame.Surface(plan.size, pygame.SRCALPHA)
    picture.blit(rounded(look, plan.size, look.px(CORNER), PANEL, BRASS_DARK, look.px(2)), (0, 0))
    face = app.painter.full(face_of(app.words, game, name, cost), plan.face_height)
    pad = look.px(PAD)
    if not plan.blocks:
        picture.blit(face, face.get_rect(center=picture.get_rect().center))
        return Popover(picture, look.px(CORNER))
    picture.blit(face, (pad, pad))
    left, top = face.get_width() + 2 * pad, pad
    for block in plan.blocks:
        draw_runs(picture, look, block.runs, (left, top), block.pixels, block.weight, block.colour, BRASS_BRIGHT)
        top += block.height
    return Popover(picture, look.px(CORNER))
