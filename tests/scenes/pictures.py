"""What is seen in a window, compared without asking for exact colours."""

import pygame

from tests.window import Window


def seen(here: Window, rect: pygame.Rect) -> pygame.Surface:
    """What a part of the window shows just now."""
    here.settle()
    return here.app.display.surface.subsurface(rect).copy()


def are_alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def differing(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """The part of two pictures of one size that holds all in which they differ."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    same.invert()
    rects = same.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


def brightness(picture: pygame.Surface, but: pygame.Rect | None = None) -> float:
    """How bright a picture is all in all, perhaps without some part of it: from 0 to 255."""
    picture, count = picture.copy(), picture.get_width() * picture.get_height()
    if but is not None:
        picture.fill((0, 0, 0), but)
        count -= but.width * but.height
    return sum(pygame.image.tobytes(picture, "RGB")) / count / 3
