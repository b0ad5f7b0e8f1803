"""`athanor selftest`: load what the game needs, draw all that it shows, and play random games that are looked at."""

import argparse
from collections.abc import Sequence

from game.bots.selfcheck import Broken, check_game, kingdom_setup
from game.dominion.cards import CARDS, HEXES
from game.dominion.kingdoms import KINGDOMS
from game.dominion.state import STATES
from scenes.command_line import crew
from scenes.selfcheck import check_window
from scenes.words import LANGUAGES, Words


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "selftest",
        help="check that everything is here and plays by the rules",
        description="Load every word, picture and sound, draw every scene without a screen, and play random games in "
        "which nothing may go wrong.",
    )
    parser.add_argument(
        "--kingdoms",
        action="store_true",
        help="play so many games with each kingdom of the rule books, not random ones",
    )
    crew.add_options(parser, games=100)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    try:
        for language in LANGUAGES:
            words = Words(language)
            speaking = [name for name in (*CARDS, *HEXES, *STATES) if words.card_text(name)]
            print(f"Words, {language}: {len(speaking)} cards speak.")
        looked = check_window()
        print(f"The window: {looked.assets} pictures and sounds, {looked.cards} cards, {looked.scenes} scenes.")
        seeds = range(options.seed, options.seed + options.games)
        answers = sum(crew.run(check_kingdoms if options.kingdoms else check_games, seeds, options.jobs))
    except Broken as broken:
        print(f"Something is broken. {broken}")
        return 1
    kingdoms = f"with each of {len(KINGDOMS)} kingdoms" if options.kingdoms else "on random kingdoms"
    print(f"Dominion: {options.games:,} random games {kingdoms}, {answers:,} answers, and everything held.")
    return 0


def check_games(seeds: Sequence[int]) -> int:
    return sum(check_game(seed) for seed in seeds)


def check_kingdoms(seeds: Sequence[int]) -> int:
    return sum(check_game(seed, kingdom_setup(kingdom, seed)) for seed in seeds for kingdom in KINGDOMS)
