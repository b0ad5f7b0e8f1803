"""The tables of sets and kingdoms in the README, from what is printed, what is implemented and what is tested.

python -m tests.card_table          write them anew
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from game.core.names import slug
from game.dominion.cards import CARDS, HEXES
from game.dominion.kingdoms import KINGDOMS
from game.dominion.state import STATES
from scenes.words import Words

ROOT = Path(__file__).resolve().parents[1]
README = ROOT / "README.md"
STORIES = ROOT / "tests" / "game" / "dominion"
BEGIN, END = "<!-- begin: python -m tests.card_table -->", "<!-- end -->"

# What lies in the boxes, however much of it is here. Of Nocturne only what the automa needs.
PRINTED = {
    "Basic cards": "Copper, Silver, Gold, Potion, Estate, Duchy, Province, Curse",
    "Dominion, both editions": (
        "Adventurer, Artisan, Bandit, Bureaucrat, Cellar, Chancellor, Chapel, Council Room, Feast, Festival, "
        "Gardens, Harbinger, Laboratory, Library, Market, Merchant, Militia, Mine, Moat, Moneylender, "
        "Poacher, Remodel, Sentry, Smithy, Spy, Thief, Throne Room, Vassal, Village, Witch, Woodcutter, "
        "Workshop"
    ),
    "Intrigue, both editions": (
        "Baron, Bridge, Conspirator, Coppersmith, Courtier, Courtyard, Diplomat, Duke, Great Hall, Harem, "
        "Ironworks, Lurker, Masquerade, Mill, Mining Village, Minion, Nobles, Patrol, Pawn, Replace, "
        "Saboteur, Scout, Secret Chamber, Secret Passage, Shanty Town, Steward, Swindler, Torturer, Trading "
        "Post, Tribute, Upgrade, Wishing Well"
    ),
    "Alchemy": (
        "Alchemist, Apothecary, Apprentice, Familiar, Golem, Herbalist, Philosopher's Stone, Possession, "
        "Scrying Pool, Transmute, University, Vineyard"
    ),
    "Guilds, first edition": (
        "Advisor, Baker, Butcher, Candlestick Maker, Doctor, Herald, Journeyman, Masterpiece, Merchant Guild, "
        "Plaza, Soothsayer, Stonemason, Taxman"
    ),
    "Hexes of the co-op": (
        "Bad Omens, Delusion, Envy, Famine, Fear, Greed, Haunting, Locusts, Misery, Plague, Poverty, War"
    ),
    "States of the co-op": "Deluded, Envious, Miserable, Twice Miserable",
}


def implemented() -> set[str]:
    return {*CARDS, *HEXES, *STATES}


def tested() -> set[str]:
    """The cards that a test is about: its name begins with the card's, or the card is one of its parameters."""
    subjects: set[str] = set()
    for path in STORIES.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                subjects |= set(_subjects(node))
    return subjects


def _subjects(node: ast.FunctionDef | ast.ClassDef) -> Iterator[str]:
    for card in implemented():
        if f"{node.name}_".startswith(f"test_{slug(card)}_"):
            yield card
    for decorator in node.decorator_list:
        for part in ast.walk(decorator):
            if isinstance(part, ast.Constant) and part.value in implemented():
                yield part.value


def tables() -> str:
    """Both tables, as they stand in the README."""
    here, proven = implemented(), tested()
    lines = ["| set | cards | implemented | tested | |", "|---|---:|---:|---:|---|"]
    for title, names in PRINTED.items():
        cards = names.split(", ")
        numbers = [len(cards), sum(card in here for card in cards), sum(card in here & proven for card in cards)]
        lines.append(f"| {title} | {' | '.join(map(str, numbers))} | {names} |")
    lines += ["", "| kingdom | auf Deutsch | needs | co-op: Provinces, Duchies |", "|---|---|---|---|"]
    for kingdom in KINGDOMS:
        piles = "" if kingdom.provinces is None else f"{kingdom.provinces}, {kingdom.duchies}"
        lines.append(f"| {kingdom.name} | {kingdom.german} | {Words('en').needs(kingdom)} | {piles} |")
    return "\n".join(lines)


def written() -> str:
    """What stands in the README now."""
    return README.read_text(encoding="utf-8").split(BEGIN)[1].split(END)[0].strip()


def write() -> None:
    before, rest = README.read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END)[1]
    README.write_text(f"{before}{BEGIN}\n{tables()}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    write()
