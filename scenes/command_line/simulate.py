"""`athanor simulate`: bots play each other, and a table says who is better."""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from game import Match, SetupError
from game.bots import BOTS, find_bot
from game.bots.simulation import Estimate, Outcome, Summary, seat_names, simulate, summarise
from game.core.names import slug
from game.dominion.kingdoms import KINGDOMS, find_kingdom
from scenes.command_line import crew


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    kingdoms = ", ".join(kingdom.name for kingdom in KINGDOMS)
    parser = commands.add_parser(
        "simulate",
        help="let bots play many games and compare them",
        description="Let bots play many games and compare them. The same seed gives the same games on any machine.",
        epilog=f"Bots: {', '.join(BOTS['dominion'])}. Kingdoms: {kingdoms}.",
    )
    parser.add_argument("--game", choices=list(BOTS), default="dominion", help="which game (default: %(default)s)")
    parser.add_argument(
        "--kingdom", default="random", metavar="NAME|LIST",
        help="a recommended set, ten card names with commas between, or 'random': another one for each game (default)",
    )  # fmt: skip
    parser.add_argument("--alchemy", type=int, metavar="N", help="random kingdoms: how many Alchemy cards")
    parser.add_argument(
        "--include", type=_names, default=[], metavar="LIST", help="random kingdoms: cards that must be in"
    )
    parser.add_argument("--ban", type=_names, default=[], metavar="LIST", help="random kingdoms: cards that must not")
    parser.add_argument(
        "--bots", type=_names, required=True, metavar="A,B", help="who plays: 2 to 6 bots, one for each seat"
    )
    crew.add_options(parser, games=1000)
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    setup = {"game": options.game, "kingdom": _kingdom(options)}
    bots = [find_bot(name, options.game).name for name in options.bots]
    _check(setup, bots, options.seed)
    seeds = range(options.seed, options.seed + options.games)
    outcomes: list[Outcome] = []
    for part in crew.run(partial(simulate, setup, bots), seeds, options.jobs):
        outcomes += part
    summary = summarise(bots, outcomes)
    if options.json:
        print(json.dumps({"setup": setup, "bots": bots, "seed": options.seed, **asdict(summary)}, indent=2))
    else:
        _print(summary, options)
    return 0


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _kingdom(options: argparse.Namespace) -> Any:
    """What the setup takes: a name, ten names, or what a random kingdom must be like."""
    wishes = {"alchemy": options.alchemy, "include": options.include, "ban": options.ban}
    wishes = {name: wish for name, wish in wishes.items() if wish not in (None, [])}
    if slug(options.kingdom) == "random":
        return wishes or "random"
    if wishes:
        raise SetupError(
            "kingdom_wish", f"--{next(iter(wishes))} is for random kingdoms only.", name=next(iter(wishes))
        )
    try:
        return find_kingdom(options.kingdom).name
    except SetupError:
        if "," not in options.kingdom:
            raise
        return _names(options.kingdom)


def _check(setup: dict[str, Any], bots: Sequence[str], seed: int) -> None:
    """Find a wrong setup before the games begin, and tell of a bot that has nothing to go for."""
    kingdom = Match.start({**setup, "players": seat_names(bots), "seed": seed}, record=False).setup["kingdom"]
    if isinstance(setup["kingdom"], dict) or setup["kingdom"] == "random":
        return
    for name in dict.fromkeys(bots):
        missing = [card for card in find_bot(name, setup["game"]).buys if card not in kingdom]
        if missing:
            print(f"Note: {name} will play without {missing[0]}, which is not in this kingdom.", file=sys.stderr)


def _print(summary: Summary, options: argparse.Namespace) -> None:
    last = options.seed + summary.games - 1
    table = Table(title=Text(f"{summary.games:,} games, kingdom {options.kingdom}, seeds {options.seed} to {last}"))
    table.add_column("bot", no_wrap=True)
    for column in ("wins", "95 %", "shared", "points", "turns"):
        table.add_column(column, justify="right", no_wrap=True)
    for seat in summary.seats:
        table.add_row(
            seat.bot,
            f"{seat.wins.mean:.1%}",
            _interval(seat.wins),
            f"{seat.shared:,}",
            _spread(seat.points),
            _spread(seat.turns),
        )
    console = Console()
    console.print(table)
    console.print(f"Who begins wins {summary.first_wins.mean:.1%} ({_interval(summary.first_wins)}).")
    if summary.unfinished:
        console.print(f"{summary.unfinished:,} games did not come to an end and are left out.")


def _interval(estimate: Estimate) -> str:
    return f"{100 * estimate.low:.1f} – {estimate.high:.1%}"


def _spread(estimate: Estimate) -> str:
    return f"{estimate.mean:.1f} ± {estimate.high - estimate.mean:.1f}"
