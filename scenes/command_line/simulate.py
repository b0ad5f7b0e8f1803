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
from game.bots.simulation import (
    Estimate,
    Outcome,
    Summary,
    TogetherSummary,
    seat_names,
    simulate,
    summarise,
    summarise_together,
)
from game.core.names import slug
from game.core.rules import Setup
from game.dominion.coop import COOP, MODES, RIVALS
from game.dominion.kingdoms import KINGDOMS, find_kingdom
from scenes.command_line import crew


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    kingdoms = "; ".join(kingdom.name for kingdom in KINGDOMS)
    parser = commands.add_parser(
        "simulate",
        help="let bots play many games and compare them",
        description="Let bots play many games and compare them. The same seed gives the same games on any machine.",
        epilog=f"Bots: {', '.join(BOTS['dominion'])}. Kingdoms: {kingdoms}.",
    )
    parser.add_argument("--game", choices=list(BOTS), default="dominion", help="which game (default: %(default)s)")
    parser.add_argument(
        "--mode", choices=MODES, default=RIVALS,
        help="rivals, or two bots together against the automa (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument(
        "--provinces", type=int, metavar="N", help="co-op: how many Provinces (default: as the kingdom was tested)"
    )
    parser.add_argument("--duchies", type=int, metavar="N", help="co-op: how many Duchies (likewise)")
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
    setup = {"game": options.game, "mode": options.mode, "kingdom": _kingdom(options)}
    setup |= {name: wish for name in ("provinces", "duchies") if (wish := getattr(options, name)) is not None}
    bots = [find_bot(name, options.game).name for name in options.bots]
    checked = _check(setup, bots, options.seed)
    seeds = range(options.seed, options.seed + options.games)
    outcomes: list[Outcome] = []
    for part in crew.run(partial(simulate, setup, bots), seeds, options.jobs):
        outcomes += part
    if options.mode == COOP:
        summary: Summary | TogetherSummary = summarise_together(outcomes)
        setup |= {"provinces": checked["provinces"], "duchies": checked["duchies"]}
    else:
        summary = summarise(bots, outcomes)
    if options.json:
        print(json.dumps({"setup": setup, "bots": bots, "seed": options.seed, **asdict(summary)}, indent=2))
        return 0
    games = "1 game" if len(seeds) == 1 else f"{len(seeds):,} games"
    title = Text(f"{games}, kingdom {options.kingdom}, seeds {seeds[0]} to {seeds[-1]}")
    if isinstance(summary, TogetherSummary):
        _print_together(summary, title, f"{checked['provinces']} Provinces, {checked['duchies']} Duchies")
    else:
        _print(summary, title)
    if summary.unfinished:
        Console().print(f"{summary.unfinished:,} games did not come to an end and are left out.")
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


def _check(setup: dict[str, Any], bots: Sequence[str], seed: int) -> Setup:
    """Find a wrong setup before the games begin, and tell of a bot that has nothing to go for."""
    checked = Match.start({**setup, "players": seat_names(bots), "seed": seed}, record=False).setup
    if not isinstance(setup["kingdom"], dict) and setup["kingdom"] != "random":
        for name in dict.fromkeys(bots):
            missing = [card for card in find_bot(name, setup["game"]).buys if card not in checked["kingdom"]]
            if missing:
                print(f"Note: {name} will play without {missing[0]}, which is not in this kingdom.", file=sys.stderr)
    return checked


def _print(summary: Summary, title: Text) -> None:
    table = Table(title=title)
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


ENDINGS = {
    "provinces_by_player": "The last Province went in a player's turn",
    "provinces_by_automa": "The last Province went to the automa",
    "piles_by_player": "Three piles ran out in a player's turn",
    "piles_by_automa": "Three piles ran out in the automa's turn",
    "stall_by_player": "Nothing happened any more",
}


def _print_together(summary: TogetherSummary, title: Text, piles: str) -> None:
    finished = summary.games - summary.unfinished
    won = round(summary.wins.mean * finished)
    table = Table(title=title, caption=piles)
    table.add_column("together against the automa", no_wrap=True)
    table.add_column("", justify="right", no_wrap=True)
    table.add_row("The pair wins", f"{won:,} of {finished:,}: {summary.wins.mean:.1%} ({_interval(summary.wins)})")
    table.add_row("… by, on average", _spread(summary.margin_won))
    table.add_row("The automa wins by", _spread(summary.margin_lost, -1))
    table.add_row("Points ahead, over all games", _spread(summary.margin), end_section=True)
    table.add_row("Points of the pair", _spread(summary.points))
    table.add_row("Points of the automa", _spread(summary.automa))
    table.add_row("Rounds", _spread(summary.rounds), end_section=True)
    for ending, games in summary.endings.items():
        table.add_row(ENDINGS[ending], f"{games:,}: {games / finished:.1%}")
    Console().print(table)


def _interval(estimate: Estimate) -> str:
    return f"{100 * estimate.low:.1f} – {estimate.high:.1%}"


def _spread(estimate: Estimate | None, sign: int = 1) -> str:
    if estimate is None:
        return "–"
    return f"{sign * estimate.mean:.1f} ± {estimate.high - estimate.mean:.1f}"
