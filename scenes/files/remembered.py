"""What Athanor remembers of earlier games: who played, kingdoms that were put together, and how the last game was made.

Each is a value that knows how it is read and written; what changes it gives back another one.
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from game.core import wishes
from game.core.errors import GameError
from game.core.names import plain, quoted
from game.dominion.coop import COOP
from game.dominion.setup import check_setup
from scenes.files import store
from scenes.files.folders import Folders
from scenes.files.troubles import FileTrouble, shown, some

MOST_NAMES = 12
MOST_KINGDOMS = 500

Troubles = list[FileTrouble]


# People


@dataclass(frozen=True, slots=True)
class Names:
    """The people who played on this computer, the latest first."""

    recent: tuple[str, ...] = ()

    def __iter__(self) -> Iterator[str]:
        return iter(self.recent)

    def remembering(self, names: Iterable[str]) -> "Names":
        """With these in front, in their order. What is no name is left out."""
        trimmed = [name for name in map(wishes.trimmed_name, names) if name]
        return Names(tuple(dict.fromkeys((*trimmed, *self.recent)))[:MOST_NAMES])

    def forgetting(self, name: str) -> "Names":
        return Names(tuple(each for each in self.recent if each != name))

    @classmethod
    def load(cls, folders: Folders) -> "tuple[Names, Troubles]":
        data, troubles = store.read(folders.names, _has_names)
        listed = data.get("names", [])
        nonsense = [value for value in listed if not wishes.trimmed_name(value)]
        if nonsense:
            file, found = shown(folders.names.name), some(nonsense)
            sentence = f"Some entries in {file} are not names and were left out: {', '.join(found)}."
            troubles.append(FileTrouble("names_value", sentence, file=file, value=found))
        return cls().remembering(listed), troubles

    def save(self, folders: Folders) -> Troubles:
        return store.write(folders.names, {"names": self.recent}, _has_names)


def _has_names(data: store.Data) -> bool:
    return isinstance(data.get("names", []), list)


# Kingdoms


@dataclass(frozen=True, slots=True)
class SavedKingdom:
    """Ten cards that somebody gave a name; for the co-op perhaps with the numbers of Provinces and Duchies."""

    name: str
    cards: tuple[str, ...]
    provinces: int | None = None
    duchies: int | None = None

    def checked(self) -> "SavedKingdom":
        """The same with the names as they are written on the cards. GameError where no game can be made of it."""
        name = _kingdom_name(self.name)
        piles = {"provinces": self.provinces, "duchies": self.duchies}
        wish = {"mode": COOP, "players": ["Ann", "Bob"], "kingdom": wishes.listed(self.cards, "cards"), **piles}
        return SavedKingdom(name, tuple(check_setup(wish)["kingdom"]), **piles)

    def to_data(self) -> store.Data:
        piles = {"provinces": self.provinces, "duchies": self.duchies}
        return {"cards": self.cards, **{pile: size for pile, size in piles.items() if size is not None}}


def _kingdom_name(value: Any) -> str:
    name, most = wishes.trimmed_name(value), wishes.LONGEST_NAME
    if not name:
        sentence = f"A kingdom needs a name of at most {most} letters that can be seen."
        raise GameError("kingdom_name", sentence, most=most)
    return name


@dataclass(frozen=True, slots=True)
class Kingdoms:
    """The kingdoms that people saved, in the order in which they did.

    The file has one entry for each, and a change writes only the entries that it is about: what this version can not
    play stays there, and so does what another window wrote meanwhile.
    """

    saved: tuple[SavedKingdom, ...] = ()
    skipped: tuple[str, ...] = ()  # the names of those that can not be played

    def __iter__(self) -> Iterator[SavedKingdom]:
        return iter(self.saved)

    def find(self, name: str) -> SavedKingdom:
        """The kingdom of this very name."""
        for kingdom in self.saved:
            if kingdom.name == name:
                return kingdom
        raise GameError("kingdom_gone", f"There is no saved kingdom called {quoted(name)}.", value=plain(name))

    @classmethod
    def load(cls, folders: Folders) -> "tuple[Kingdoms, Troubles]":
        data, troubles = store.read(folders.kingdoms)
        read = {name: _kingdom_from(name, entry) for name, entry in data.items()}
        saved = tuple(kingdom for kingdom in read.values() if kingdom is not None)
        skipped = tuple(name for name, kingdom in read.items() if kingdom is None)
        if skipped:
            file, found = shown(folders.kingdoms.name), some(skipped)
            sentence = (
                f"Some saved kingdoms in {file} can not be played with this version of Athanor: {', '.join(found)}. "
                "They stay in the file."
            )
            troubles.append(FileTrouble("kingdom_skipped", sentence, file=file, value=found))
        return cls(saved, skipped), troubles

    def add(self, folders: Folders, kingdom: SavedKingdom, *, replace: bool = False) -> "tuple[Kingdoms, Troubles]":
        """Save one more; another of the same name is replaced only if that is said."""
        kingdom = kingdom.checked()
        gone = self._alike(kingdom.name)
        if gone and not replace:
            raise _taken(kingdom.name)
        if len(self.saved) + len(self.skipped) - len(gone) >= MOST_KINGDOMS:
            sentence = f"There is room for {MOST_KINGDOMS} saved kingdoms: delete one of them first."
            raise GameError("kingdoms_full", sentence, most=MOST_KINGDOMS)
        return self._with(folders, kingdom, gone)

    def rename(self, folders: Folders, old: str, new: str) -> "tuple[Kingdoms, Troubles]":
        kingdom, name = self.find(old), _kingdom_name(new)
        if any(other != old for other in self._alike(name)):
            raise _taken(name)
        return self._with(folders, SavedKingdom(name, kingdom.cards, kingdom.provinces, kingdom.duchies), [old])

    def delete(self, folders: Folders, name: str) -> "tuple[Kingdoms, Troubles]":
        return self._with(folders, None, [self.find(name).name])

    def _alike(self, name: str) -> list[str]:
        """The names that one would take for this one."""
        names = (*(kingdom.name for kingdom in self.saved), *self.skipped)
        return [each for each in names if each.casefold() == name.casefold()]

    def _with(self, folders: Folders, new: SavedKingdom | None, gone: list[str]) -> "tuple[Kingdoms, Troubles]":
        """Write the change. Only when it is written, is it one."""
        entries = {} if new is None else {new.name: new.to_data()}
        troubles = store.write(folders.kingdoms, entries, without=gone)
        stay = tuple(kingdom for kingdom in self.saved if kingdom.name not in gone)
        skipped = tuple(name for name in self.skipped if name not in gone)
        return Kingdoms(stay if new is None else (*stay, new), skipped), troubles


def _kingdom_from(name: str, entry: Any) -> SavedKingdom | None:
    """One entry of the file, if a game can be made of it."""
    if not isinstance(entry, dict) or wishes.trimmed_name(name) != name:
        return None
    cards: Any = entry.get("cards")
    with suppress(GameError):
        return SavedKingdom(name, cards, entry.get("provinces"), entry.get("duchies")).checked()
    return None


def _taken(name: str) -> GameError:
    return GameError("kingdom_taken", f"There already is a saved kingdom called {quoted(name)}.", value=plain(name))


# The last game


def last_choices(folders: Folders) -> tuple[dict[str, store.Data], Troubles]:
    """How the last game of each kind was made, by the id of the game. Who reads a choice does not trust it."""
    data, troubles = store.read(folders.last_game)
    return {game: choices for game, choices in data.items() if isinstance(choices, dict)}, troubles
