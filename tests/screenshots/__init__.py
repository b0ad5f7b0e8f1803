"""Screenshots: every scene of the window, as it looks in a real game. No screen is needed.

python -m tests.screenshots                      write those of the README anew, into assets/screenshots
python -m tests.screenshots table title --size 1280x720 --language de --folder FOLDER
python -m tests.screenshots --all FOLDER         every scene at every size and in every language, to be looked at
"""

import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from assets import FOLDER as ASSETS
from tests.screenshots.rooms import ROOMS
from tests.screenshots.studio import Studio, studio
from tests.screenshots.tables import TABLES

Size = tuple[int, int]

FOLDER = ASSETS / "screenshots"
SHOTS: dict[str, Callable[[Studio], None]] = {shot.__name__: shot for shot in (*TABLES, *ROOMS)}

# Those in the README: every scene, and the table more than once. As a JPEG a picture of it is four times smaller.
SHOWN = ("title", "new_game", "new_game_kingdom", "table", "table_picks", "table_attack", "table_coop", "inspector",
         "results", "replay", "saved_games", "cards", "rules", "settings")  # fmt: skip
SHOWN_SIZE: Size = (1600, 900)
ENDING = ".jpg"

SIZES: tuple[Size, ...] = ((1024, 640), (1280, 720), (1920, 1080))
LARGE: Size = (3840, 2160)
SHOWN_LARGE = ("table", "title", "results", "cards")  # where everything is large, a few of them say enough


def take(name: str, path: Path, size: Size = SHOWN_SIZE, language: str = "en") -> None:
    """Take one picture."""
    with tempfile.TemporaryDirectory() as folder, studio(Path(folder), size, language) as place:
        SHOTS[name](place)
        place.keep(path)


def file_of(name: str) -> str:
    return name.replace("_", "-") + ENDING


def take_all(folder: Path, names: Iterable[str] = SHOTS, languages: Iterable[str] = ("en", "de")) -> None:
    """Every picture at every size and in every language, in a folder for each of them."""
    for name in names:
        for size in (*SIZES, LARGE) if name in SHOWN_LARGE else SIZES:
            for language in languages:
                take(name, folder / f"{size[0]}x{size[1]}-{language}" / f"{name}.png", size, language)
