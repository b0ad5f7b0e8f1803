"""See the docstring of this package."""

import argparse
import sys
from pathlib import Path

from scenes.words import LANGUAGES
from tests.screenshots import FOLDER, SHOTS, SHOWN, SHOWN_SIZE, file_of, take, take_all


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    try:
        return int(width), int(height)
    except ValueError:
        raise argparse.ArgumentTypeError(f"A size is written like 1600x900, not {text}.") from None


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.screenshots", description="Take pictures of every scene.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"which: {', '.join(SHOTS)}")
    parser.add_argument("--size", type=_size, default=SHOWN_SIZE, metavar="WIDTHxHEIGHT")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they go")
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="all sizes and languages, into a folder for each")
    wish = parser.parse_args()
    unknown = [name for name in wish.names if name not in SHOTS]
    if unknown:
        parser.error(f"There is no picture {', '.join(unknown)}; there are {', '.join(SHOTS)}.")
    if wish.all is not None:
        take_all(wish.all, wish.names or SHOTS)
        return 0
    for name in wish.names or SHOWN:
        path = wish.folder / file_of(name)
        take(name, path, wish.size, wish.language)
        print(f"{path}  {path.stat().st_size // 1024} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
