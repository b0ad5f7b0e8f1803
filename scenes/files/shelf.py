"""The shelf: everything small that Athanor keeps, in one object for all scenes."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from scenes.files import store
from scenes.files.folders import Folders
from scenes.files.remembered import Kingdoms, Names, SavedKingdom, last_choices
from scenes.files.settings import Settings
from scenes.files.troubles import FileTrouble

Kept = TypeVar("Kept")


class Files:
    """What is kept, read once at the start, and written whenever it changes.

    Nobody's game is stopped because a setting or a name could not be written: it holds until the window is closed, and
    the trouble waits in `troubles` until a scene takes it to tell it. A kingdom is different: who saves one wants to
    know at once, so that raises.
    """

    def __init__(self, folders: Folders) -> None:
        self.folders = folders
        self.troubles: list[FileTrouble] = []  # not told yet
        self._failing: set[str] = set()  # what could not be written when it was last tried
        self.settings = self._told(Settings.load(folders))
        self.names = self._told(Names.load(folders))
        self.kingdoms = self._told(Kingdoms.load(folders))
        self._choices = self._told(last_choices(folders))

    def take_troubles(self) -> list[FileTrouble]:
        """What there is to tell; it is not given again."""
        taken, self.troubles = self.troubles, []
        return taken

    # Settings

    @property
    def language(self) -> str:
        """The language to speak: the chosen one, or that of the system."""
        return self.settings.spoken

    def change_settings(self, **values: Any) -> None:
        """Change some settings, e.g. volume=40."""
        settings = self.settings.changed(**values)
        if settings != self.settings:
            self.settings = settings
            self._keep("settings", lambda: settings.save(self.folders))

    def rehearse(self) -> None:
        """Write the settings as they are: if nothing can be kept here, that is better told before a game is played."""
        self._keep("settings", lambda: self.settings.save(self.folders))

    # People

    def remember_names(self, names: Iterable[str]) -> None:
        """These people play now."""
        self._keep_names(self.names.remembering(names))

    def forget_name(self, name: str) -> None:
        self._keep_names(self.names.forgetting(name))

    def _keep_names(self, names: Names) -> None:
        if names != self.names:
            self.names = names
            self._keep("names", lambda: names.save(self.folders))

    # Kingdoms: these raise GameError for a person's mistake and FileTrouble where nothing was written or changed

    def add_kingdom(self, kingdom: SavedKingdom, *, replace: bool = False) -> None:
        """Save a kingdom. Where there is one of the same name: GameError kingdom_taken, unless it is to be replaced."""
        self.kingdoms = self._told(self.kingdoms.add(self.folders, kingdom, replace=replace))

    def rename_kingdom(self, old: str, new: str) -> None:
        self.kingdoms = self._told(self.kingdoms.rename(self.folders, old, new))

    def delete_kingdom(self, name: str) -> None:
        self.kingdoms = self._told(self.kingdoms.delete(self.folders, name))

    # The last game

    def last_choices(self, game: str) -> store.Data:
        """How the last game of this kind was made, or nothing. It comes from a file: trust none of it."""
        copy: store.Data = store.plain_copy(self._choices.get(game, {}))
        return copy

    def remember_choices(self, game: str, choices: store.Data) -> None:
        """Remember how a game was made: any plain data. ValueError where it is something else."""
        copy = store.plain_copy({game: choices})
        self._choices |= copy
        self._keep("last_game", lambda: store.write(self.folders.last_game, copy))

    # Telling

    def _told(self, loaded: tuple[Kept, list[FileTrouble]]) -> Kept:
        kept, troubles = loaded
        self.troubles += troubles
        return kept

    def _keep(self, what: str, write: Callable[[], list[FileTrouble]]) -> None:
        """Write something by the way. Where that fails it is told once, and again only after it has worked."""
        try:
            self.troubles += write()
        except FileTrouble as trouble:
            if what not in self._failing:
                self.troubles.append(trouble)
            self._failing.add(what)
        else:
            self._failing.discard(what)
