"""The command line: what `athanor` does besides opening the window."""

import argparse
import io
import multiprocessing
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version

from game import GameError
from scenes.command_line import replay, selftest, simulate
from scenes.words import WordsNotCompiled

NOT_YET = "The window with the table is not here yet. Until then the engine plays from the command line:"


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what is asked for; the exit code."""
    multiprocessing.freeze_support()  # a packaged executable starts itself again for each further process
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows no ü shows a question mark, and no traceback
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.command is None:
        print(f"{NOT_YET}\n")
        parser.print_help()
        return 0
    try:
        code: int = options.run(options)
        return code
    except (GameError, WordsNotCompiled) as error:
        print(f"athanor {options.command}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:  # `athanor simulate | head`: nobody reads on
        sys.stderr.close()
        return 0
    except OSError as error:  # a full disk, say
        print(f"athanor {options.command}: {error.strerror or error}", file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="athanor",
        description="A desktop table for two alchemical card games: Dominion with Alchemy, and Alchenemy.",
        epilog="'athanor COMMAND --help' tells more of each.",
    )
    parser.add_argument("--version", action="version", version=f"Athanor {_version()}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="what it can do")
    for command in (simulate, replay, selftest):
        command.add_to(commands)
    return parser


def _version() -> str:
    try:
        return version("athanor")
    except PackageNotFoundError:  # run from a folder that nobody installed
        return "(not installed)"
