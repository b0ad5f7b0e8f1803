"""The saved games: the one that is being played, those that somebody kept, and those that are over.

Each is a file of its own. A file that can not be opened is told, and perhaps put aside, but never deleted or written
over.
"""

import os
import stat
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from game.core import saves
from game.core.errors import GameError, SaveError
from game.core.match import Match
from scenes.files.claim import claim
from scenes.files.folders import Folders
from scenes.files.troubles import not_written, shown
from scenes.play.chairs import Chair, Seating, seating_of
from scenes.play.file_names import ENDING, file_name, free_place

MOST_FINISHED = 100
_BACKUP = ".bak"
_LONGEST_STEM = 50  # letters; a number may come after it
_LITTER_AGE = 60.0  # seconds after which a half-written file of a killed Athanor is swept away


@dataclass(frozen=True, slots=True)
class Summary:
    """A saved game in a list, as far as it can be known without playing it again.

    One that can not be opened has its trouble, and nothing else but the first three.
    """

    path: Path
    name: str
    when: datetime  # it was saved
    chairs: tuple[Chair, ...] = ()
    game: str = ""
    mode: str = ""
    kingdom: tuple[str, ...] = ()
    turn: int = 0  # its number
    is_practice: bool = False
    trouble: SaveError | None = None

    @property
    def round(self) -> int:
        """How often everybody has had a turn, with the present one: so people count. Extra turns count like any other.

        >>> Summary(Path(), "", datetime.min, (Chair("Ann"), Chair("Bob"), Chair("Cid")), turn=4).round
        2
        """
        return max(1, -(-self.turn // max(1, len(self.chairs))))


@dataclass(frozen=True, slots=True)
class Opened:
    """A game that was read, and who sits at it."""

    match: Match
    seating: Seating


class Games:
    """The games in their folders. What can not be written or changed raises FileTrouble, and nothing was lost.

    What there is to tell besides, of a file that was put aside, waits in `troubles` until a scene takes it.
    """

    def __init__(self, folders: Folders) -> None:
        self.kept_folder = folders.saves
        self.finished_folder = folders.replays
        self.current = folders.saves / f"current{ENDING}"
        self.troubles: list[GameError] = []  # not told yet
        self._summaries: dict[Path, tuple[tuple[int, int], Summary]] = {}  # and the time and size of the file

    def claim(self) -> None:
        """Before a game is played here: GameError if another window is playing one."""
        if not claim(self.kept_folder):
            raise GameError("played_elsewhere", "Athanor is open in another window, in which a game is played.")

    def take_troubles(self) -> list[GameError]:
        """What there is to tell; it is not given again."""
        taken, self.troubles = self.troubles, []
        return taken

    # Lists

    def kept(self) -> list[Summary]:
        """The games that somebody kept, the latest first."""
        return [self._summary(path) for path in self._listed(self.kept_folder) if path != self.current]

    def finished(self) -> list[Summary]:
        """The games that are over, the latest first."""
        return [self._summary(path) for path in self._listed(self.finished_folder)]

    def current_summary(self) -> Summary | None:
        """The game that can be gone on with, perhaps from its backup; None where there is none."""
        found = [self._summary(path) for path in (self.current, _backup_of(self.current)) if path.exists()]
        return next((summary for summary in found if summary.trouble is None), found[0] if found else None)

    def _listed(self, folder: Path) -> list[Path]:
        """The saves in a folder, the latest first."""
        found = []
        for path in folder.glob(f"*{ENDING}"):
            with suppress(OSError):  # gone since it was listed, or a link to nowhere
                facts = path.stat()
                if stat.S_ISREG(facts.st_mode):
                    found.append((facts.st_mtime_ns, path))
        return [path for _, path in sorted(found, reverse=True)]

    def _summary(self, path: Path) -> Summary:
        try:
            facts = path.stat()
        except OSError:  # gone since it was listed
            return _summarised(path, datetime.now())
        traits = (facts.st_mtime_ns, facts.st_size)
        if path not in self._summaries or self._summaries[path][0] != traits:
            self._summaries[path] = traits, _summarised(path, datetime.fromtimestamp(facts.st_mtime))
        return self._summaries[path][1]

    # Opening

    def open(self, path: Path) -> Opened:
        """A saved game, played again to where it was saved; SaveError where it can not be."""
        data = saves.read(path)
        seating = seating_of(data, _time_of(path))
        return Opened(saves.to_match(data), seating)

    def open_current(self) -> Opened:
        """The game that was being played when Athanor was closed, or killed.

        If its file is broken it is put aside and the backup taken. GameError where that does not help or none is there.
        """
        backup = _backup_of(self.current)
        found = [path for path in (self.current, backup) if path.exists()]
        for path in found:
            try:
                opened = self.open(path)
            except SaveError as error:
                self._put_aside(path, error)
                continue
            if path == backup:
                sentence = "The game goes on from its backup, in which the last answer may be missing."
                self.troubles.append(GameError("game_from_backup", sentence))
            return opened
        if found:
            raise GameError("current_game_broken", "The game that was being played can not be opened.")
        raise GameError("no_current_game", "There is no game to go on with.")

    def make_way(self) -> None:
        """Before another game becomes the current one, put aside what can not be opened."""
        self._sweep()
        trouble = self._summary(self.current).trouble if self.current.exists() else None
        if trouble is not None:
            self._put_aside(self.current, trouble)

    def _put_aside(self, path: Path, trouble: SaveError) -> None:
        """Give a broken file a name under which it is listed among the kept games, and have it told."""
        aside = free_place(self.kept_folder, f"broken {_time_of(path):%Y-%m-%d %H.%M.%S}")
        self.troubles.append(trouble)
        try:
            os.rename(path, aside)
        except OSError as error:
            self.troubles.append(not_written(path, error))
        else:
            file = shown(aside.name)
            sentence = f"The broken file was put aside among the saved games, as {file}."
            self.troubles.append(GameError("game_put_aside", sentence, aside=file))

    def _sweep(self) -> None:
        """Remove what was half written when an Athanor was killed; not what another one is writing now."""
        for folder in (self.kept_folder, self.finished_folder):
            for litter in folder.glob(".athanor.*"):
                with suppress(OSError):
                    if time.time() - litter.stat().st_mtime > _LITTER_AGE:
                        litter.unlink()

    # Writing

    def write_current(self, data: Mapping[str, Any]) -> None:
        _write(self.current, data)

    def remove_current(self) -> None:
        """Forget the game that was being played, its backup first: that must not come back alone."""
        _remove(_backup_of(self.current))
        _remove(self.current)

    def keep(self, name: str, data: Mapping[str, Any], *, replace: bool = False) -> Path:
        """Keep a game under a name. GameError where it is no name, or taken and not to be replaced."""
        path = self._place(name, replace)
        _write(path, data)
        return path

    def keep_current(self, name: str, *, replace: bool = False) -> Path:
        """Keep the current game, before another one becomes that."""
        data = saves.read(self.current)
        del data["file"]
        return self.keep(name, data | {"sum": saves.digest(data)}, replace=replace)

    def rename(self, path: Path, name: str) -> Path:
        """Give a kept or finished game another name."""
        place = path.with_name(file_name(name))
        if place == path:
            return path
        if not (place.exists() and place.samefile(path)):  # one name in other letters, where a disk takes them as one
            self._check_free(place)
        try:
            os.rename(path, place)
        except FileNotFoundError:
            name = shown(path.stem)
            raise GameError("game_gone", f"There is no saved game called {name} any more.", value=name) from None
        except OSError as error:
            raise not_written(path, error) from error
        with suppress(OSError):
            os.rename(_backup_of(path), _backup_of(place))
        return place

    def delete(self, path: Path) -> None:
        """Delete a kept or finished game, whole or broken."""
        _remove(path)
        _remove(_backup_of(path))

    def _place(self, name: str, replace: bool) -> Path:
        path = self.kept_folder / file_name(name)
        if not replace or path.name.casefold() == self.current.name:
            self._check_free(path)
        return path

    def _check_free(self, path: Path) -> None:
        if path.exists() or path.name.casefold() == self.current.name:
            name = shown(path.stem)
            raise GameError("game_taken", f"There already is a saved game called {name}.", value=name)

    # Finished games

    def finish(self, data: Mapping[str, Any], seating: Seating) -> Path:
        """Keep a game that is over, under the time when it began and who played; the oldest make room for it."""
        path = self._finished_place(data, seating)
        _write(path, data)
        for old in self._listed(self.finished_folder)[MOST_FINISHED:]:
            with suppress(GameError):  # another time
                self.delete(old)
        return path

    def _finished_place(self, data: Mapping[str, Any], seating: Seating) -> Path:
        stem = f"{seating.began:%Y-%m-%d %H.%M.%S} {', '.join(chair.name for chair in seating.chairs)}"
        path = self.finished_folder / file_name(stem[:_LONGEST_STEM])
        with suppress(SaveError):
            if saves.read(path)["setup"] == data["setup"]:
                return path  # the same game: its end was taken back, or Athanor was killed just then
        return free_place(self.finished_folder, path.stem)


def _summarised(path: Path, when: datetime) -> Summary:
    name = shown(path.name.removesuffix(_BACKUP).removesuffix(ENDING))
    try:
        data = saves.read(path)
        seating, game = seating_of(data, when), saves.rules_for(data).name
        with saves.distrust(data):
            setup, turn = data["setup"], data["checkpoint"]["state"]["turn_number"]
            mode, kingdom = setup.get("mode", ""), setup.get("kingdom", [])
            if not isinstance(turn, int) or not all(isinstance(word, str) for word in (mode, *kingdom)):
                raise TypeError("setup")
            practice = bool(setup.get("practice"))
    except SaveError as trouble:
        return Summary(path, name, when, trouble=trouble)
    return Summary(path, name, when, seating.chairs, game, mode, tuple(kingdom), turn, practice)


def _backup_of(path: Path) -> Path:
    return path.with_name(path.name + _BACKUP)


def _time_of(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(int(path.stat().st_mtime))
    except OSError:
        return datetime.now().replace(microsecond=0)


def _write(path: Path, data: Mapping[str, Any]) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        saves.write(path, data)
    except (OSError, SaveError) as error:
        cause = error.__cause__ if isinstance(error, SaveError) else error
        raise not_written(path, cause if isinstance(cause, Exception) else error) from error


def _remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise not_written(path, error) from error
