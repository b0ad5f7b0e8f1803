"""What is told about a card beside its face."""

from dataclasses import replace

from scenes.games import shown
from scenes.look.face import Face
from scenes.look.paragraph import Piece
from scenes.words import Words

Cost = tuple[tuple[str, int], ...]  # as on a face: (("coin", 3), ("potion", 1))


def face_of(words: Words, game: str, name: str, cost: Cost | None = None) -> Face:
    """The face of a card; where it costs something else than usual just now, with that cost."""
    face = shown(game).face(name, words)
    return face if cost is None else replace(face, cost=cost)


def origin_of(words: Words, game: str, name: str) -> str:
    """The set of a card, and in which editions of it the card is."""
    listed = shown(game).catalogue.get(name)
    if listed is None:
        return ""
    set_name = words.set_name(listed.set_name)
    if not listed.editions:
        return set_name
    key = "inspector.both_editions" if len(listed.editions) > 1 else f"edition.{listed.editions[0]}.name"
    return words.say("inspector.origin", set=set_name, edition=words.say(key))


def cost_now(words: Words, printed: Cost, cost: Cost) -> str:
    """What a card costs at this moment, and what it usually costs where that is something else."""
    now = _in_words(words, cost)
    if dict(cost) == dict(printed):
        return words.say("inspector.cost", cost=now)
    return words.say("inspector.cost_changed", cost=now, printed=_in_words(words, printed))


def _in_words(words: Words, cost: Cost) -> str:
    parts = [words.say_number(f"inspector.cost.{symbol}", count) for symbol, count in cost]
    if not parts:
        return words.say_number("inspector.cost.coin", 0)
    return parts[0] if len(parts) == 1 else words.say("list.two", first=", ".join(parts[:-1]), last=parts[-1])


def text_of(words: Words, game: str, name: str) -> list[Piece]:
    return words.pieces(shown(game).face(name, words).text)


def notes_of(words: Words, name: str) -> list[Piece]:
    return words.pieces(words.card_notes(name))
