"""The baked pictures: read when they are first needed, scaled to the pixels of the window, kept while they are used.

A picture is `assets/pictures/<name>.jpg`; where it is not everywhere opaque, `<name>.cover.png` says how much of it is
there (its colours compress better as JPEG, and scaling leaves no dark seam). A plate may be a `.png` of its own.
"""

from pathlib import Path
from weakref import WeakKeyDictionary

import pygame

from assets import FOLDER
from scenes.look.look import Cache, Look
from scenes.look.theme import BRASS, BRASS_DARK, FELT, PARCHMENT, TYPE_HUES, WALNUT, Colour

PICTURES = FOLDER / "pictures"
PLATES = FOLDER / "plates"

LARGE = 200 * 300  # pixels: what has more is kept in a store of its own …
MOST_LARGE, WINDOWS_LARGE = 20, 5  # … of so many, which fill at most so many windows

Size = tuple[int, int]

missing: list[str] = []  # pictures that could not be read: plain ones stand in for them, and the window may say so
_read = Cache(12)  # as they are on the disk: large, so only a few
_small = Cache(160)  # of half the width and height: most cards on a table need no more

_large: "WeakKeyDictionary[Look, Cache]" = WeakKeyDictionary()


def picture(look: Look, name: str, size: Size, folder: Path | None = None) -> pygame.Surface:
    """A picture of exactly this size in pixels."""
    size = (max(1, size[0]), max(1, size[1]))
    made = _kept(look, size).get(("picture", name, size, folder), lambda: scaled(name, size, folder))
    assert isinstance(made, pygame.Surface)
    return made


def cropped(look: Look, name: str, size: Size, low: float = 0.5, folder: Path | None = None) -> pygame.Surface:
    """A picture that fills this size, with what is too much cut off; `low` says how much of that is cut at the top."""
    size = (max(1, size[0]), max(1, size[1]))
    made = _kept(look, size).get(("cropped", name, size, low, folder), lambda: fitted(name, size, low, folder))
    assert isinstance(made, pygame.Surface)
    return made


def background(look: Look, name: str) -> pygame.Surface:
    """A picture as large as the window; the table has a rim around it, whatever shape the window has."""
    made = _kept(look, look.size).get(("background", name, look.size), lambda: _background(name, look.size))
    assert isinstance(made, pygame.Surface)
    return made


def has_picture(name: str, folder: Path | None = None) -> bool:
    """Whether there is a file for a picture; whether it can be read shows when it is needed."""
    return _file(name, folder) is not None


def read(name: str, folder: Path = PICTURES) -> None:
    """Have a picture at hand that will soon be needed."""
    _whole(name, folder)


def forget_pictures() -> None:
    """What was read belongs to a display: called when that changes or closes."""
    global _read, _small
    _read, _small = Cache(12), Cache(160)


def _kept(look: Look, size: Size) -> Cache:
    """Where a picture of this size is kept: large ones do not drive out the small."""
    return look.cache if size[0] * size[1] <= LARGE else _large.setdefault(look, look.store(MOST_LARGE, WINDOWS_LARGE))


def _file(name: str, folder: Path | None) -> Path | None:
    folder = folder or PICTURES
    return next((file for end in ("png", "jpg") if (file := folder / f"{name}.{end}").is_file()), None)


def _source(name: str, folder: Path | None, size: Size) -> pygame.Surface:
    """What a picture of this size is scaled from."""
    small = _small.get((name, folder), lambda: _half(_whole(name, folder))) if max(size) <= 200 else None
    chosen = small if isinstance(small, pygame.Surface) and _is_enough(small, size) else _whole(name, folder)
    assert isinstance(chosen, pygame.Surface)
    return chosen


def _is_enough(source: pygame.Surface, size: Size) -> bool:
    return source.get_width() >= size[0] and source.get_height() >= size[1]


def _half(whole: pygame.Surface) -> pygame.Surface:
    return pygame.transform.smoothscale(whole, (max(1, whole.get_width() // 2), max(1, whole.get_height() // 2)))


def _whole(name: str, folder: Path | None) -> pygame.Surface:
    made = _read.get((name, folder), lambda: _loaded(name, folder))
    assert isinstance(made, pygame.Surface)
    return made


def _loaded(name: str, folder: Path | None) -> pygame.Surface:
    try:
        file = _file(name, folder)
        if file is None:
            raise FileNotFoundError(name)
        whole = pygame.image.load(file)
        cover = file.with_name(f"{name}.cover.png")
        if cover.is_file():
            shaped = pygame.Surface(whole.get_size(), pygame.SRCALPHA)
            shaped.blit(whole, (0, 0))
            there = _suited(pygame.image.load(cover))  # white; in one form with the picture it is laid on much quicker
            shaped.blit(there, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            whole = shaped
        return _suited(whole)
    except (OSError, pygame.error):
        if name not in missing:
            missing.append(name)
        return _plain(name)


def _suited(whole: pygame.Surface) -> pygame.Surface:
    """A picture in the form that the display likes best; without a display it stays as it is, if it can be scaled."""
    if pygame.display.get_surface() is not None:
        return whole.convert_alpha() if whole.get_masks()[3] or whole.get_colorkey() else whole.convert()
    if whole.get_bitsize() in (24, 32) and not whole.get_colorkey():
        return whole
    shaped = pygame.Surface(whole.get_size(), pygame.SRCALPHA)
    shaped.blit(whole, (0, 0))
    return shaped


def scaled(name: str, size: Size, folder: Path | None = None) -> pygame.Surface:
    """A picture of this size that nobody keeps: for what is drawn into something else that is kept."""
    return pygame.transform.smoothscale(_source(name, folder, size), size)


def fitted(name: str, size: Size, low: float = 0.5, folder: Path | None = None) -> pygame.Surface:
    """A picture that fills this size, which nobody keeps."""
    source = _source(name, folder, size)
    width, height = source.get_size()
    scale = max(size[0] / width, size[1] / height)
    across, down = min(width, max(1, round(size[0] / scale))), min(height, max(1, round(size[1] / scale)))
    part = pygame.Rect(round((width - across) / 2), round((height - down) * low), across, down)
    return pygame.transform.smoothscale(source.subsurface(part), size)


def _background(name: str, size: Size) -> pygame.Surface:
    ground = fitted(name, size)
    if name == "table":
        ground.blit(scaled("rim", size), (0, 0))
    return ground


# Where a file is missing or broken


def _plain(name: str) -> pygame.Surface:
    """Something quiet of the right shape and colour."""
    kind, _, rest = name.partition("-")
    if kind == "body" or name == "back":
        return _plain_body(rest)
    if kind == "rim":
        return _plain_rim()
    if kind == "emblem":
        return pygame.Surface((8, 8), pygame.SRCALPHA)  # nothing: the window and the name still tell the card
    colours = {"window": TYPE_HUES.get(rest, BRASS), "table": FELT, "title": WALNUT, "parchment": PARCHMENT}
    return _plain_light(colours.get(kind, BRASS_DARK))


def _plain_body(layout_name: str) -> pygame.Surface:
    from scenes.look.layout import CORNER, HIGH, LAYOUTS, WIDE

    body = pygame.Surface((WIDE, HIGH), pygame.SRCALPHA)
    pygame.draw.rect(body, WALNUT, body.get_rect(), border_radius=CORNER)
    pygame.draw.rect(body, BRASS, body.get_rect().inflate(-14, -14), 4, border_radius=CORNER - 7)
    for layout in LAYOUTS:
        if layout.name == layout_name:
            window = pygame.Rect(layout.window)
            pygame.draw.rect(body, (0, 0, 0, 0), window, border_radius=12)
            pygame.draw.rect(body, BRASS, window.inflate(8, 8), 4, border_radius=14)
            if layout.parchment is not None:
                pygame.draw.rect(body, PARCHMENT, layout.parchment, border_radius=6)
    return body


def _plain_rim() -> pygame.Surface:
    rim = pygame.Surface((256, 144), pygame.SRCALPHA)
    pygame.draw.rect(rim, WALNUT, rim.get_rect(), 5)
    return rim


def _plain_light(colour: Colour) -> pygame.Surface:
    """A glow in the middle of the dark."""
    light = pygame.Surface((64, 64))
    light.fill([part // 4 for part in colour])
    for step in range(30, 0, -1):
        part = 1 - step / 30
        shade = [round(low / 4 + (high * 0.8 - low / 4) * part * part) for low,
            high in zip(colour, colour, strict=True)]
        pygame.draw.circle(light, shade, (32, 32), step)
    return pygame.transform.smoothscale(light, (512, 512))

