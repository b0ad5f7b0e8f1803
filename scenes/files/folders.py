"""The folders in which Athanor keeps things, as this platform wants them."""

import os
from dataclasses import dataclass
from pathlib import Path

NAME = "Athanor"
HOME = "ATHANOR_HOME"  # the environment variable that puts everything into one folder: on a stick, or for a test


@dataclass(frozen=True, slots=True)
class Folders:
    """Where things lie. Nothing is made here: a folder comes to be when something is first written into it.

    The two folders may be one and the same, so no two files in them have the same name.
    """

    config: Path
    data: Path

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"

    @property
    def names(self) -> Path:
        return self.data / "names.json"

    @property
    def kingdoms(self) -> Path:
        return self.data / "kingdoms.json"

    @property
    def last_game(self) -> Path:
        return self.data / "last_game.json"

    @property
    def saves(self) -> Path:
        """The folder of the saved games."""
        return self.data / "saves"

    @property
    def replays(self) -> Path:
        """The folder of the games to be watched again."""
        return self.data / "replays"

    @property
    def reports(self) -> Path:
        """The folder of what is written down when Athanor itself fails."""
        return self.data / "reports"


def platform_folders() -> Folders:
    """The folders of this platform, or the one that ATHANOR_HOME names."""
    home = os.environ.get(HOME)
    if home:
        folder = Path(os.path.expanduser(home)).absolute()
        return Folders(folder, folder)
    import appdirs  # here, because it takes its time and who names a folder does not need it

    return Folders(
        _usable(appdirs.user_config_dir(NAME, appauthor=False), "~/.config"),
        _usable(appdirs.user_data_dir(NAME, appauthor=False), "~/.local/share"),
    )


def _usable(folder: str, usual: str) -> Path:
    """A folder as appdirs gives it; but an XDG variable that is empty or names no whole path counts as unset."""
    if os.path.isabs(folder):
        return Path(folder)
    return Path(os.path.expanduser(usual), NAME).absolute()
