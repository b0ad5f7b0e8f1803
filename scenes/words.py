"""The words: what the game says, in the language of who plays it.

The rules speak in ids and English card names; the sentences are in `assets/words`, a catalogue for each subject in each
language. Who asks need not know in which of them an id stands.
"""

import gettext
import re
import struct
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import NoReturn

from assets import FOLDER
from game.core.decisions import Decision, Option, Seat
from game.core.errors import GameError
from game.core.events import Event
from game.core.names import slug
from game.dominion.did import Did
from game.dominion.kingdoms import Kingdom
from game.dominion.view import View

LANGUAGES = ("en", "de")

_CARD_IN_TEXT = re.compile(r"\[([^]|]+)(?:\|([^]]+))?\]")  # [Moat], or inflected: [Moat|Burggräben]

# Written down, not searched for: what is frozen into an executable is what is listed.
CATALOGUES = (
    "athanor",  # what the rules of the game name, ask and tell, and what can go wrong with them
    "rules",
    "notes",
    "window",
    "title",
    "new_game",
    "table",
    "results",
    "replay",
    "gallery",
    "settings",
    "files",
    "play",
)


class WordsNotCompiled(Exception):
    """The catalogues are there, but not in the form that can be read."""


class _NoWords(gettext.NullTranslations):
    """What is asked when a catalogue lacks an id: it raises, so that no player is ever shown the id."""

    def gettext(self, message: str) -> NoReturn:
        raise KeyError(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> NoReturn:
        raise KeyError(msgid1)


class _Catalogue(gettext.GNUTranslations):
    """The catalogues of a language as one, so that an id is looked up once."""

    _catalog: dict[str | tuple[str, int], str]  # where the library keeps its texts, those with a plural by its number

    @classmethod
    def of(cls, language: str) -> "_Catalogue":
        parts = [gettext.translation(name, FOLDER / "words", [language], cls) for name in CATALOGUES]
        whole = parts[0]
        # In a new dictionary: the library remembers each file that it has read, and hands out the same texts again.
        whole._catalog = {key: text for part in parts for key, text in part._catalog.items()}
        whole.add_fallback(_NoWords())
        return whole

    def has(self, key: str) -> bool:
        return key in self._catalog or (key, 0) in self._catalog


class Words:
    """Everything that is said, in one language.

    >>> Words("en").counted(["Cellar", "Copper", "Copper", "Silver"])
    'a Cellar, 2 Coppers and a Silver'
    >>> Words("de").counted(["Curse", "Estate", "Estate"])
    'einen Fluch und 2 Anwesen'
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"There are no words in {language!r}. There are: {', '.join(LANGUAGES)}.")
        try:
            self._catalogue = _Catalogue.of(language)
        except (OSError, ValueError, struct.error) as error:  # missing, or damaged in one of several ways
            sentence = f"The words of the game are not compiled ({language}): run python3 packaging/bootstrap.py"
            raise WordsNotCompiled(sentence) from error
        self.language = language

    # Whatever has an id

    def has(self, key: str) -> bool:
        """Whether there is a text of an id."""
        return self._catalogue.has(key)

    def say(self, key: str, **details: object) -> str:
        """The text of an id; KeyError where there is none."""
        return self._catalogue.gettext(key).format(**details)

    def say_number(self, key: str, count: int, **details: object) -> str:
        """The text of an id for so many things: a card, 2 cards."""
        return self._catalogue.ngettext(key, key, count).format(count=count, **details)

    def _text(self, key: str, count: int) -> str:
        """The unfilled text of an id, whether or not it depends on the number."""
        try:
            return self._catalogue.ngettext(key, key, count)
        except KeyError:
            return self._catalogue.gettext(key)

    def _first_text(self, keys: Sequence[str], count: int) -> str:
        """The unfilled text of the first of these ids that has one."""
        for key in keys:
            with suppress(KeyError):
                return self._text(key, count)
        raise KeyError(keys[-1])

    # Names

    def card(self, name: str) -> str:
        return self.say(f"card.{slug(name)}.name")

    def card_text(self, name: str) -> str:
        """What a card does."""
        return self.say(f"card.{slug(name)}.text")

    def card_notes(self, name: str) -> str:
        """What one may wonder about a card: odd cases, and what comes first. Plain cards have no notes.

        Other cards are in brackets: see `pieces`.
        """
        key = f"card.{slug(name)}.notes"
        return self.say(key) if self.has(key) else ""

    def pieces(self, text: str) -> list[tuple[str, str | None]]:
        """A text in whose brackets cards are named, in pieces: what is shown, and the card's English name if it is one.

        >>> Words("de").pieces("Spiele [Moat] aus, oder zwei [Moat|Burggräben].")
        [('Spiele ', None), ('Burggraben', 'Moat'), (' aus, oder zwei ', None), ('Burggräben', 'Moat'), ('.', None)]
        """
        found: list[tuple[str, str | None]] = []
        end = 0
        for match in _CARD_IN_TEXT.finditer(text):
            name, shown = match.groups()
            found += [(text[end : match.start()], None), (shown or self.card(name), name)]
            end = match.end()
        found.append((text[end:], None))
        return [(shown, name) for shown, name in found if shown]

    def set_name(self, name: str) -> str:
        return self.say(f"set.{slug(name)}.name")

    def type_name(self, name: str) -> str:
        return self.say(f"type.{name}.name")

    def mode(self, name: str) -> str:
        return self.say(f"mode.{name}.name")

    def kingdom(self, name: str) -> str:
        return self.say(f"kingdom.{slug(name)}.name")

    def phase(self, name: str) -> str:
        return self.say(f"phase.{name}.name")

    def zone(self, name: str) -> str:
        return self.say(f"zone.{name}.name")

    def choice(self, option: Option | None, decision: Decision | None = None) -> str:
        """What stands on the button of an option: a card, the name of one, or a written choice, in the words of the
        card that asks if it has some; without an option, the "no"."""
        if option is None:
            return self.say("choice.none")
        if option.name.isdecimal():  # a place in a deck
            return self._depth(option, decision)
        if slug(option.name) != option.name:  # a written choice is its own id, a name is not
            return self.card(option.name)
        keys = [f"choice.{option.name}"]
        if decision is not None and decision.source is not None:
            keys.insert(0, f"choice.{slug(decision.source)}.{option.name}")
        return self._first_text(keys, 1)

    def _depth(self, option: Option, decision: Decision | None) -> str:
        if option.name == "0":
            return self.say("choice.depth.top")
        if decision is not None and option == decision.options[-1]:
            return self.say("choice.depth.bottom")
        return self.say_number("choice.depth", int(option.name))

    def seat(self, seat: Seat, players: Sequence[str]) -> str:
        """The name of a player, or of the automa beside them."""
        return players[seat] if seat < len(players) else self.say("automa.name")

    def needs(self, kingdom: Kingdom) -> str:
        """Which boxes a kingdom is made of."""
        return self._joined(
            [f"{self.set_name(box)} ({self.say(f'edition.{edition}.name')})" for box, edition in kingdom.needs]
        )

    def counted(self, names: Iterable[str | None], mark: "Mark | None" = None) -> str:
        """Cards as the object of a verb, equal ones together; None is a card whose face is hidden."""
        parts = []
        for name, count in Counter(names).items():
            part = self.say_number("cards.unseen" if name is None else f"card.{slug(name)}.counted", count)
            parts.append(part if name is None or mark is None else mark(name, part))
        return self._joined(parts)

    def either(self, names: Iterable[str]) -> str:
        """One card or another."""
        return self._joined([self.card(name) for name in names], last="list.two_or")

    def _joined(self, parts: Sequence[str], last: str = "list.two") -> str:
        if not parts:
            return self.say("cards.none")
        if len(parts) == 1:
            return parts[0]
        if len(parts) == 2:
            return self.say(last, first=parts[0], last=parts[1])
        return self.say("list.more", first=parts[0], rest=self._joined(parts[1:], last))

    # Questions

    def question(self, decision: Decision, view: View) -> str:
        """A question as its decider, whose view this is, reads it."""
        asker = view.turn.phase if decision.source is None else slug(decision.source)
        keys = [f"ask.{asker}.{decision.verb}", f"ask.{decision.verb}"]
        owner = decision.seat if decision.owner is None else decision.owner
        if not owner == decision.seat == decision.decider:
            keys.insert(0, keys[0] + ".other")  # in a possessed turn too: there it is better to name everybody
        question = self._first_text(keys, decision.at_most).format(
            count=decision.at_most,
            cards=self.counted(option.name for option in decision.options if option.card is not None),
            owner=view.players[owner],
            decider=view.players[decision.decider],
            left=view.players[_left_of(decision.seat, view)],
            source="" if decision.source is None else self.card(decision.source),
        )
        if decision.seat == decision.decider or decision.owner is not None:
            return question
        # What another player is made to gain, the possessor gets.
        gets = f"ask.for.{decision.verb}"
        return f"{question} {self.say(gets, decider=view.players[decision.decider])}" if self.has(gets) else question

    # The log

    def log(self, event: Event, players: Sequence[str], mark: "Mark | None" = None) -> str | None:
        """What happened, in a sentence; None where another one has said it."""
        if event.name == Did.GAIN and event.origin == "supply" and event.source is None and event.other is None:
            return None  # the buying was told already
        # Where cards move it is they who are counted; else the event is about a number, if about any.
        count = len(event.cards) if event.target else event.amount
        named = [card.name for card in event.cards if card is not None]
        return self._first_text(list(_log_keys(event)), count).format(
            count=f"{count}".replace("-", "−"),
            amount=event.amount,
            seat=self.seat(event.seat, players),
            other="" if event.other is None else self.seat(event.other, players),
            cards=self.counted((None if card is None else card.name for card in event.cards), mark),
            names=", ".join(self.card(name) if mark is None else mark(name, self.card(name)) for name in named),
            source="" if event.source is None else self._source(event.source, mark),
        )

    def _source(self, name: str, mark: "Mark | None") -> str:
        return self.card(name) if mark is None else mark(name, self.card(name))

    def log_pieces(self, event: Event, players: Sequence[str]) -> list[tuple[str, str | None]] | None:
        """The same in pieces: words as they are shown, and the card that they name, if any."""
        sentence = self.log(event, players, _marked)
        if sentence is None:
            return None
        plain, *rest = sentence.split(_BEGIN)
        pieces: list[tuple[str, str | None]] = [(plain, None)] if plain else []
        for part in rest:
            name, shown, after = part.replace(_END, _MIDDLE).split(_MIDDLE)
            pieces += [(shown, name), (after, None)] if after else [(shown, name)]
        return pieces

    # Mistakes

    def error(self, error: GameError) -> str:
        """What a person did wrong, and what to do about it."""
        source = str(error.details.get("source", ""))
        typed = {*_TYPED, "name"} if error.reason.startswith("no_") else _TYPED
        details = {
            # What was typed stays as it is, and so does what could be typed instead: card names are typed in English.
            key: _plain(value) if key in typed else self._detail(value, source)
            for key, value in error.details.items()
        }
        count = details.get("count")
        return self._text(f"error.{error.reason}", count if isinstance(count, int) else 1).format(**details)

    def _detail(self, detail: object, source: str) -> object:
        """A name, or several, in this language."""
        if isinstance(detail, tuple):
            return ", ".join(self._name(name, source) for name in detail)
        return self._name(detail, source) if isinstance(detail, str) else detail

    def _name(self, name: str, source: str) -> str:
        # A written choice is its own id, a name is not. What is neither, mistyped perhaps, stays as it is.
        key = slug(name)
        choices = (f"choice.{slug(source)}.{{}}", "choice.{}")
        for kind in choices if key == name else ("card.{}.name", "kingdom.{}.name", "set.{}.name"):
            with suppress(KeyError):
                return self.say(kind.format(key))
        return name


def _left_of(seat: Seat, view: View) -> Seat:
    """Who gets what somebody passes to the left: the next one with cards in hand."""
    count = len(view.players)
    others = [Seat((seat + step) % count) for step in range(1, count)]
    return next((other for other in others if view.zone(other, "hand")), seat)


Mark = Callable[[str, str], str]  # puts a mark around words that name a card
_BEGIN, _MIDDLE, _END = "\ue000", "\ue001", "\ue002"  # letters that nobody types


def _marked(name: str, words: str) -> str:
    return f"{_BEGIN}{name}{_MIDDLE}{words}{_END}"


_TYPED = {"near", "known", "value", "file", "folder", "aside", "cause"}  # a file called Gold is called so anywhere


def _plain(detail: object) -> object:
    return ", ".join(map(str, detail)) if isinstance(detail, tuple) else detail


def _log_keys(event: Event) -> Iterator[str]:
    """The ids under which an event may have its words, the most particular first."""
    plain = f"log.{event.name}"
    if event.other is not None:
        yield f"{plain}.other"
    if event.target:
        yield f"{plain}.to_{event.target}"
    yield f"{plain}.from_{event.origin}" if event.origin else f"{plain}.unmoved"
    yield plain
