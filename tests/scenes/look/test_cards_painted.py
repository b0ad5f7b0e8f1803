"""Cards as they are painted: every face in every language and at every size can be read and has the size it should."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.core.names import slug
from game.dominion.cards import CARDS, HEXES
from game.dominion.kinds import Type
from game.dominion.state import STATES
from scenes.dominion.faces import EMBLEMS, face_of, with_symbols
from scenes.look import pictures
from scenes.look.card_text import MARK
from scenes.look.face import Face
from scenes.look.look import Look, Written
from scenes.look.painter import Painter, height_of, width_of, window_of
from scenes.look.pictures import background, has_picture, picture
from scenes.look.symbols import NAMES, is_symbol, symbol
from scenes.look.theme import TYPE_HUES
from scenes.words import LANGUAGES, Words

ALL = [*CARDS, *HEXES, *STATES]


@pytest.fixture
def look():
    pygame.font.init()
    return Look((1280, 720))


@pytest.fixture
def painter(look):
    return Painter(look)


@pytest.fixture(params=LANGUAGES)
def words(request):
    return Words(request.param)


@pytest.fixture
def no_pictures(monkeypatch, tmp_path):
    """A folder without a single picture, and nothing remembered from before."""
    monkeypatch.setattr(pictures, "PICTURES", tmp_path)
    monkeypatch.setattr(pictures, "missing", [])
    pictures.forget_pictures()
    yield tmp_path
    pictures.forget_pictures()


def written_by(look: Look, paint) -> list[Written]:
    look.written = []
    paint()
    written, look.written = look.written, None
    return written


def assert_whole(written: list[Written], card: pygame.Rect) -> None:
    assert written
    for line in written:
        assert not line.is_cut, line
        assert card.contains(line.rect), line


# --- Faces ----------------------------------------------------------------------------------------------------------


def test_every_card_hex_and_state_has_a_face(words):
    for name in ALL:
        face = face_of(name, words)
        assert face.id == slug(name)
        assert face.title == words.card(name)
        assert face.text == words.card_text(name)
        assert set(face.types) <= set(TYPE_HUES)
    with pytest.raises(KeyError):
        face_of("Colony", words)


def test_a_face_says_what_the_rules_say():
    words = Words("en")
    market, familiar, curse = (face_of(name, words) for name in ("Market", "Familiar", "Curse"))
    assert market.gives == (("card", 1), ("action", 1), ("buy", 1), ("coin", 1))
    assert market.cost == (("coin", 5),)
    assert familiar.cost == (("coin", 3), ("potion", 1))
    assert familiar.types == ("attack", "action")  # it glows as an Attack
    assert familiar.type_line == "Action – Attack"
    assert curse.gives == (("points", -1),)
    assert face_of("Gold", words).gives == (("coin", 3),)
    assert face_of("Philosopher's Stone", words).gives == (("coin", 0),)  # it depends
    assert face_of("Gardens", words).gives == (("points", 0),)
    assert face_of("Twice Miserable", words).gives == (("points", -4),)
    assert face_of("War", words).cost == ()


def test_kingdom_cards_are_told_apart_by_their_pictures():
    shown = [EMBLEMS[slug(name)] for name in CARDS]
    assert len(set(shown)) == len(shown)


def test_every_emblem_is_there():
    assert not [emblem for emblem in EMBLEMS.values() if not has_picture(f"emblem-{emblem}")]


def test_symbols_in_a_text_leave_every_other_word(words):
    for name in ALL:
        face = face_of(name, words)
        for mark in MARK.finditer(face.rich):
            assert is_symbol(mark.group(1))
        left = MARK.sub("", face.rich).split()
        assert [word for word in left if word not in face.text.split() and word.strip("+.,;/") not in face.text] == []


def test_amounts_become_symbols_in_both_languages():
    assert with_symbols("+1 Buy, +2 Coins", "en") == "+1 Buy, +{coin 2}"
    assert with_symbols("die höchstens 5 Geld (und keinen Trank) kostet", "de") == (
        "die höchstens {coin 5} (und keinen Trank) kostet"
    )
    assert with_symbols("one costs 3 or 4 coins", "en") == "one costs {coin 3} or {coin 4}"
    assert with_symbols("−2 points", "en") == "{curse_points −2}"


# --- Painting -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("height", [360, 720])
@pytest.mark.usefixtures("no_pictures")  # what is written is the same, and quicker without them
def test_the_full_face_of_every_card_can_be_read(look, painter, words, height):
    for name in ALL:
        face = face_of(name, words)
        written = written_by(look, lambda face=face: painter.full(face, height))
        assert_whole(written, pygame.Rect(0, 0, width_of(height), height))
        assert {face.title, face.type_line.upper()} <= {line.text for line in written}


@pytest.mark.parametrize("width", [48, 64, 80, 110, 160])
@pytest.mark.usefixtures("no_pictures")
def test_the_compact_face_of_every_card_has_its_whole_name(look, painter, words, width):
    for name in ALL:
        face = face_of(name, words)
        written = written_by(look, lambda face=face: painter.compact(face, width))
        inside = pygame.Rect(0, 0, width, height_of(width)).inflate(-0.1 * width, 0)  # it does not touch the frame
        assert_whole(written, inside)
        assert face.title in [line.text for line in written]


@pytest.mark.usefixtures("no_pictures")
def test_the_names_of_cards_side_by_side_are_nearly_equally_large(words):
    look = Look((1024, 640))
    for name in CARDS:
        face = face_of(name, words)
        written = written_by(look, lambda face=face: Painter(look).compact(face, 72))
        lines = 1 if written[0].rect.height < 17 else 2
        assert 8 * lines <= written[0].rect.height <= 17 * lines, written


@pytest.mark.usefixtures("no_pictures")
def test_a_tiny_card_is_its_picture_and_nothing_is_written_that_could_not_be_read(look, painter, words):
    for name in ALL:
        face = face_of(name, words)
        assert written_by(look, lambda face=face: painter.compact(face, 40)) == []
    picture = window_of(look, 40)
    assert picture.width * picture.height > 0.75 * 40 * 60


def test_a_card_looks_the_same_in_a_window_of_any_size():
    """What a card of so many units shows depends on its units, not on its pixels."""
    for units in (40, 70, 90, 112, 140):
        windows = []
        for size in ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160)):
            look = Look(size)
            width = look.px(units)
            place = window_of(look, width)
            windows.append((place.y / width, place.height / width))
            assert pygame.Rect(0, 0, width, height_of(width)).contains(place)
        assert max(top for top, _ in windows) - min(top for top, _ in windows) < 0.03
        assert max(high for _, high in windows) - min(high for _, high in windows) < 0.06


def test_a_large_text_size_cuts_nothing(words):
    look = Look((1024, 640), text_scale=1.3)
    painter = Painter(look)
    for name in ("Butcher", "Stonemason", "Philosopher's Stone", "Candlestick Maker"):
        face = face_of(name, words)
        assert_whole(written_by(look, lambda face=face: painter.full(face, 520)), pygame.Rect(0, 0, 347, 520))


def test_cards_have_exactly_the_size_that_was_asked_for(painter):
    face = face_of("Militia", Words("en"))
    for width in (44, 61, 97, 149, 150, 333):
        assert painter.compact(face, width).get_size() == (width, height_of(width))
        assert painter.back(width).get_size() == (width, height_of(width))
    for height in (301, 720, 1500):
        assert painter.full(face, height).get_size() == (width_of(height), height)


def test_the_corners_of_a_card_are_round(painter):
    face = face_of("Militia", Words("en"))
    for card in (painter.full(face, 720), painter.compact(face, 110), painter.compact(face, 64), painter.back(110)):
        right, bottom = card.get_width() - 1, card.get_height() - 1
        assert max(card.get_at(corner).a for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom))) < 16
        assert card.get_at((right // 2, bottom // 2)).a > 245


def test_a_face_is_painted_once(painter):
    face = face_of("Militia", Words("en"))
    assert painter.compact(face, 110) is painter.compact(face, 110)
    assert painter.full(face, 500) is painter.full(face, 500)


def test_types_differ_without_colour(painter):
    """The same card of another type looks different in black and white: its badge has another shape."""
    shapes = set()
    for type_id in TYPE_HUES:
        card = painter.compact(Face("thing", "Thing", (type_id,), type_id), 200)
        corner = card.subsurface((140, 180, 48, 44))
        light = [sum(corner.get_at((x, y))[:3]) > 330 for y in range(0, 44, 2) for x in range(0, 48, 2)]
        shapes.add(tuple(light))
    assert len(shapes) == len(TYPE_HUES)


def test_any_face_can_be_painted(look, painter):
    """The painter knows no game: a face may have no type, no cost, no text, and a name that is one endless word."""
    bare = Face("bare", "Bare", (), "")
    endless = Face("endless", "Donaudampfschifffahrtsgesellschaft", ("fire",), "Fire", (("coin", 9),), text="on " * 99)
    for face in (bare, endless):
        assert painter.compact(face, 44).get_size() == (44, 66)
        assert painter.full(face, 720).get_size() == (480, 720)


# --- Pictures -------------------------------------------------------------------------------------------------------


def test_a_plate_takes_the_place_of_the_emblem(painter, monkeypatch, tmp_path):
    face = face_of("Militia", Words("en"))
    plate = pygame.Surface((300, 300))
    plate.fill((10, 200, 250))
    pygame.image.save(plate, str(tmp_path / "militia.png"))
    monkeypatch.setattr(pictures, "PLATES", tmp_path)
    red, green, blue, _ = painter.compact(face, 160).get_at((80, 90))
    assert red < 20
    assert green > 190
    assert blue > 240


def test_missing_pictures_are_noted_and_replaced(look, painter, no_pictures, words):
    face = face_of("Militia", words)
    assert painter.compact(face, 110).get_size() == (110, 165)
    assert painter.full(face, 720).get_size() == (480, 720)
    assert painter.back(80).get_size() == (80, 120)
    assert background(look, "table").get_size() == look.size
    assert background(look, "title").get_size() == look.size
    assert {"body-full", "window-attack", "emblem-helmet", "back", "table", "rim", "title"} <= set(pictures.missing)
    assert len(pictures.missing) == len(set(pictures.missing))


def test_broken_pictures_are_noted_and_replaced(look, no_pictures):
    (no_pictures / "logo.jpg").write_bytes(b"no picture at all")
    (no_pictures / "back.jpg").write_bytes(b"")
    assert picture(look, "logo", (64, 64)).get_size() == (64, 64)
    assert picture(look, "back", (64, 96)).get_size() == (64, 96)
    assert pictures.missing == ["logo", "back"]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1024, 768), (2560, 1080)])
def test_backgrounds_fill_a_window_of_any_shape(size):
    look = Look(size)
    for name in ("table", "title"):
        assert background(look, name).get_size() == size
    assert not {"table", "title", "rim"} & set(pictures.missing)


# --- Symbols --------------------------------------------------------------------------------------------------------


def test_every_type_of_the_rules_has_its_symbol():
    for type_id in {*Type(sum(one.value for one in Type)).names, *TYPE_HUES}:
        assert is_symbol(f"type_{type_id}")


def test_symbols_are_drawn_at_every_size(look):
    for name in NAMES:
        for height in (14, 20, 33, 64):
            drawn = symbol(look, name, height)
            assert drawn.get_height() == height
            assert drawn.get_bounding_rect().height > height * 0.6, name


def test_a_number_is_written_inside(look):
    plain, four = symbol(look, "coin", 40), symbol(look, "coin", 40, number=4)
    assert plain.get_size() == four.get_size()
    assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(four, "RGBA")


def test_a_symbol_takes_the_colour_of_the_words_around_it(look):
    drawn = symbol(look, "check", 40, (200, 30, 40))
    middle = [drawn.get_at((x, y)) for x in range(40) for y in range(40)]
    assert {tuple(pixel)[:3] for pixel in middle if pixel.a == 255} == {(200, 30, 40)}
