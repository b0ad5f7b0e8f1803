"""The command line: what `athanor` does besides opening the window."""

import io
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.core.errors import GameError
from scenes.words import WordsNotCompiled

if TYPE_CHECKING:
    from argparse import ArgumentParser


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what is asked for; the exit code."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()  # a packaged executable starts itself again for each further process
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows no ü shows a question mark, and no traceback
    arguments = sys.argv[1:] if arguments is None else arguments
    if not arguments:  # the window is there sooner if nothing else is loaded before it
        return _run("athanor", _open_window)
    options = _parser().parse_args(arguments)
    return _run(f"athanor {options.command}", lambda: options.run(options))


def _run(name: str, act: Callable[[], int]) -> int:
    """Whatever a person can mend is told in a sentence."""
    try:
        return act()
    except (GameError, WordsNotCompiled) as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:  # `athanor simulate | head`: nobody reads on
        sys.stderr.close()
        return 0
    except OSError as error:  # a full disk, say
        print(f"{name}: {error.strerror or error}", file=sys.stderr)
        return 1


def _open_window() -> int:
    from scenes.window import open_window

    return open_window()


def _parser() -> "ArgumentParser":
    import argparse

    from scenes.command_line import position, replay, selftest, simulate
    from scenes.version import VERSION

    parser = argparse.ArgumentParser(
        prog="athanor",
        description="A desktop table for two alchemical card games: Dominion with Alchemy, and Alchenemy. "
        "Without a command it opens the window.",
        epilog="'athanor COMMAND --help' tells more of each.",
    )
    parser.add_argument("--version", action="version", version=f"Athanor {VERSION}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="what else it can do")
    for command in (simulate, replay, position, selftest):
        command.add_to(commands)
    return parser
