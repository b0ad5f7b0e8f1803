"""`athanor replay`: play a saved game again, to read it or to check it."""

import argparse
from collections.abc import Sequence

from game import Event, Match
from game.core import saves
from scenes.words import LANGUAGES, Words


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "replay",
        help="play a saved game again",
        description="Play a saved game again and tell it in sentences, or check that it still leads to the same game.",
    )
    parser.add_argument("file", metavar="FILE", help="a saved game")
    parser.add_argument("--check", action="store_true", help="compare every turn with the one that was saved")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of the sentences (default: %(default)s)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    if options.check:
        return _check(options.file)
    match = Match.load(options.file)
    print("\n".join(sentences(match.events, match.view(0).players, Words(options.language))))
    return 0


def _check(path: str) -> int:
    data = saves.read(path)
    match, turns = saves.begin(data), 0
    for turn, is_same in saves.replay(match, data):
        if not is_same:
            print(f"Turn {turn + 1} is not the one that was saved.")
            return 1
        turns += 1
    print(f"Turns compared: {turns}. All are as they were saved, and so is the rest.")
    return 0


def sentences(events: Sequence[Event], players: tuple[str, ...], words: Words) -> list[str]:
    """The log of a game, with a blank line before each turn."""
    lines: list[str] = []
    for event in events:
        sentence = words.log(event, players)
        if sentence is not None:
            lines += ["", sentence] if event.name in ("turn", "automa") and lines else [sentence]
    return lines
