"""Golden playthroughs: whole games as readable text. Played again, they must come out the same to the letter.

python -m tests.golden          write them anew, after a change that is meant: then read the difference
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game import Decision, Match, Option, Verb
from game.bots.bot import RandomBot
from game.core.chance import Random, Stream
from game.dominion.view import View
from scenes.words import Words

FOLDER = Path(__file__).parent

LEFTOVERS = [
    *("Adventurer", "Bandit", "Chapel", "Feast", "Library"),
    *("Poacher", "Scrying Pool", "Spy", "Throne Room", "Vineyard"),
]
NEWER_INTRIGUE = [
    *("Courtier", "Diplomat", "Lurker", "Mill", "Patrol"),
    *("Replace", "Secret Chamber", "Secret Passage", "Swindler", "Witch"),
]


class Game(NamedTuple):
    kingdom: str | list[str]
    players: list[str]
    seed: int
    mode: str = "rivals"


# Between them these games hold every card and every Hex.
GAMES = {
    "forbidden_arts": Game("Forbidden Arts", ["Ann", "Bob"], 1),
    "potion_mixers": Game("Potion Mixers", ["Ann", "Bob", "Cid"], 2),
    "chemistry_lesson": Game("Chemistry Lesson", ["Ann", "Bob"], 3),
    "first_game": Game("First Game", ["Ann", "Bob"], 4),
    "deck_top": Game("Deck Top", ["Ann", "Bob"], 5),
    "leftovers": Game(LEFTOVERS, ["Ann", "Bob"], 6),
    "servants": Game("Servants", ["Ann", "Bob"], 7),
    "secret_research": Game("Secret Research", ["Ann", "Bob", "Cid"], 8),
    "pools_tools_and_fools": Game("Pools, Tools, and Fools", ["Ann", "Bob"], 9),
    "newer_intrigue": Game(NEWER_INTRIGUE, ["Ann", "Bob", "Cid"], 10),
    "first_game_together": Game("First Game", ["Ann", "Bob"], 11, "coop"),
    "victory_dance": Game("Victory Dance", ["Ann", "Bob"], 12, "coop"),
    "the_plot_thickens": Game("The Plot Thickens", ["Ann", "Bob"], 13, "coop"),
    "best_wishes": Game("Best Wishes", ["Ann", "Bob"], 14, "coop"),
    "arts_and_crafts": Game("Arts and Crafts", ["Ann", "Bob"], 15, "coop"),
    "clean_living": Game("Clean Living", ["Ann", "Bob"], 16, "coop"),
    "gilding_the_lily": Game("Gilding the Lily", ["Ann", "Bob"], 17, "coop"),
    "tricks_of_the_trade": Game("Tricks of the Trade", ["Ann", "Bob"], 19),
    "decisions_decisions": Game("Decisions, Decisions", ["Ann", "Bob"], 18, "coop"),
}


class Curious(RandomBot):
    """Buys what it has fewest of, plays whatever it can, and leaves the rest to luck: so every card is seen."""

    def answer(self, view: View, decision: Decision) -> list[Option]:
        options = list(decision.options)
        self.random.shuffle(options)
        if decision.verb == Verb.PLAY_TREASURE:
            return list(decision.options)
        if decision.verb == Verb.PLAY:
            return options[:1]
        if decision.verb in (Verb.BUY, Verb.GAIN):
            owned = view.owned(view.seat)
            wanted = [option for option in options if option.name not in ("Copper", "Curse")]
            wanted.sort(key=lambda option: owned[option.name] - sum(view.cost(option.name)) / 2)
            return (wanted or options[: decision.at_least])[: decision.at_most]
        return list(super().answer(view, decision))


def playthrough(name: str) -> str:
    """One of the games, played now."""
    kingdom, players, seed, mode = GAMES[name]
    match = Match.start({"game": "dominion", "mode": mode, "players": players, "kingdom": kingdom, "seed": seed})
    lines = [f"Kingdom: {', '.join(match.setup['kingdom'])}", f"Players: {', '.join(players)}. Seed: {seed}."]
    words, told = Words("en"), 0
    bot = Curious(Random.from_seed(seed, Stream.BOTS))
    while (decision := match.decision) is not None:
        lines += log(match, words, told)
        told = len(match.events)
        picks = bot.answer(match.view(decision.decider), decision)
        lines.append(asked(match, decision, picks))
        match.answer(*picks)
    lines += log(match, words, told)
    assert match.result is not None
    lines += ["", f"Points: {match.result.scores}", f"Won by: {', '.join(match.result.winners)}"]
    return "\n".join(lines) + "\n"


def log(match: Match, words: Words, begin: int) -> Iterator[str]:
    for event in match.events[begin:]:
        sentence = words.log(event, match.setup["players"])
        if event.name in ("turn", "automa"):
            yield ""
        if sentence is not None:
            yield sentence


def asked(match: Match, decision: Decision, picks: list[Option]) -> str:
    """Who is asked what, and the answer: `> Ann, discard (Cellar): Estate, Estate`."""
    who = match.setup["players"][decision.decider]
    if decision.seat != decision.decider:
        who += f" for {match.setup['players'][decision.seat]}"
    source = f" ({decision.source})" if decision.source else ""
    return f"    > {who}, {decision.verb}{source}: {', '.join(option.name for option in picks) or '–'}"


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def write_all() -> None:
    for name in GAMES:
        path_of(name).write_text(playthrough(name), encoding="utf-8")
