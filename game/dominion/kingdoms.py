"""Kingdoms: the recommended sets of ten, and random ones."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from game.core import wishes
from game.core.chance import Random
from game.core.errors import SetupError
from game.core.names import not_found, plain, slug
from game.dominion.cards import KINGDOM_CARDS, SETS
from game.dominion.cards.alchemy import ALCHEMY
from game.dominion.kinds import Kind

SIZE = 10
LIKED_ALCHEMY = (3, 5)  # the rule book likes so many Alchemy cards at once, from 3 to 5


@dataclass(frozen=True, slots=True)
class Kingdom:
    """A set of ten with a name. The German one is here too, so that it can be asked for in either language."""

    name: str
    german: str
    cards: tuple[str, ...]
    needs: tuple[tuple[str, int], ...]  # which boxes, and in which edition (ruling K15)
    provinces: int | None = None  # in the co-op, for which the kingdom was tested
    duchies: int | None = None


def _kingdom(name: str, german: str, needs: str, cards: str, *piles: int) -> Kingdom:
    """A kingdom of boxes such as "Dominion 2, Guilds 1"; `piles`: the Provinces and Duchies of the co-op."""
    boxes = tuple((box[:-2], int(box[-1])) for box in needs.split(", "))
    return Kingdom(name, german, tuple(cards.split(", ")), boxes, *piles)


# The recommended sets of Alchemy.
ALCHEMY_KINGDOMS: tuple[Kingdom, ...] = (
    _kingdom(
        "Forbidden Arts", "Verbotene Künste", "Alchemy 1, Dominion 1",
        "Apprentice, Familiar, Possession, University, Cellar, Council Room, Gardens, Laboratory, Thief, Throne Room",
    ),
    _kingdom(
        "Potion Mixers", "Quacksalber", "Alchemy 1, Dominion 1",
        "Alchemist, Apothecary, Golem, Herbalist, Transmute, Cellar, Chancellor, Festival, Militia, Smithy",
    ),
    _kingdom(
        "Chemistry Lesson", "Chemiestunde", "Alchemy 1, Dominion 1",
        "Alchemist, Golem, Philosopher's Stone, University, Bureaucrat, Market, Moat, Remodel, Witch, Woodcutter",
    ),
    _kingdom(
        "Servants", "Diener", "Alchemy 1, Intrigue 1",
        "Golem, Possession, Scrying Pool, Transmute, Vineyard, Conspirator, Great Hall, Minion, Pawn, Steward",
    ),
    _kingdom(
        "Secret Research", "Geheime Forschungen", "Alchemy 1, Intrigue 1",
        "Familiar, Herbalist, Philosopher's Stone, University, Bridge, Masquerade, Minion, Nobles, "
        "Shanty Town, Torturer",
    ),
    _kingdom(
        "Pools, Tools, and Fools", "Töpfe, Tränke, Trottel", "Alchemy 1, Intrigue 1",
        "Apothecary, Apprentice, Golem, Scrying Pool, Baron, Coppersmith, Ironworks, Nobles, "
        "Trading Post, Wishing Well",
    ),
)  # fmt: skip

# Those for which the co-op was tested. Rivals play them too.
COOP_KINGDOMS: tuple[Kingdom, ...] = (
    _kingdom(
        "First Game", "Erstes Spiel", "Dominion 2",
        "Cellar, Moat, Merchant, Village, Workshop, Militia, Remodel, Smithy, Market, Mine",
        12, 4,  # ruling K1
    ),
    _kingdom(
        "Size Distortion", "Verzerrte Größen", "Dominion 2",
        "Chapel, Workshop, Bureaucrat, Gardens, Throne Room, Bandit, Festival, Sentry, Witch, Artisan",
        12, 9,
    ),
    _kingdom(
        "Deck Top", "Obenauf", "Dominion 2",
        "Harbinger, Vassal, Village, Bureaucrat, Moneylender, Council Room, Festival, Laboratory, Sentry, Artisan",
        11, 0,
    ),
    _kingdom(
        "Sleight of Hand", "Fingerfertigkeit", "Dominion 2",
        "Cellar, Harbinger, Gardens, Militia, Poacher, Smithy, Throne Room, Council Room, Festival, Library",
        8, 0,
    ),
    _kingdom(
        "Improvements", "Verbesserungen", "Dominion 2",
        "Cellar, Moat, Merchant, Moneylender, Poacher, Remodel, Market, Mine, Witch, Artisan",
        12, 3,
    ),
    _kingdom(
        "Silver & Gold", "Silber & Gold", "Dominion 2",
        "Chapel, Harbinger, Merchant, Vassal, Bureaucrat, Moneylender, Throne Room, Bandit, Laboratory, Mine",
        12, 6,
    ),
    _kingdom(
        "Victory Dance", "Siegestanz", "Intrigue 1",
        "Pawn, Great Hall, Masquerade, Bridge, Ironworks, Scout, Duke, Upgrade, Harem, Nobles",
        11, 0,
    ),
    _kingdom(
        "The Plot Thickens", "Es spitzt sich zu", "Intrigue 1",
        "Pawn, Shanty Town, Steward, Swindler, Conspirator, Ironworks, Saboteur, Trading Post, Tribute, Harem",
        12, 3,
    ),
    _kingdom(
        "Best Wishes", "Beste Wünsche", "Intrigue 1",
        "Courtyard, Masquerade, Shanty Town, Steward, Wishing Well, Coppersmith, Scout, Torturer, "
        "Trading Post, Upgrade",
        8, 0,
    ),
    _kingdom(
        "Arts and Crafts", "Kunsthandwerk", "Dominion 1, Guilds 1",
        "Cellar, Stonemason, Workshop, Advisor, Moneylender, Baker, Festival, Journeyman, Laboratory, Merchant Guild",
        7, 0,
    ),
    _kingdom(
        "Clean Living", "Sauberes Leben", "Dominion 1, Guilds 1",
        "Candlestick Maker, Village, Doctor, Gardens, Militia, Moneylender, Thief, Baker, Butcher, Soothsayer",
        12, 5,
    ),
    _kingdom(
        "Gilding the Lily", "Des Guten zu viel", "Dominion 1, Guilds 1",
        "Candlestick Maker, Chancellor, Masterpiece, Plaza, Remodel, Taxman, Herald, Library, Market, Adventurer",
        12, 5,
    ),
    _kingdom(
        "Name That Card", "Nenne die Karte", "Intrigue 1, Guilds 1",
        "Courtyard, Wishing Well, Doctor, Masterpiece, Advisor, Plaza, Baker, Tribute, Harem, Nobles",
        7, 0,
    ),
    _kingdom(
        "Tricks of the Trade", "Kniffe des Handwerks", "Intrigue 1, Guilds 1",
        "Stonemason, Great Hall, Masquerade, Conspirator, Coppersmith, Herald, Butcher, Journeyman, Soothsayer, Nobles",
        12, 0,
    ),
    _kingdom(
        "Decisions, Decisions", "Entscheidungen, Entscheidungen", "Intrigue 1, Guilds 1",
        "Candlestick Maker, Pawn, Masterpiece, Bridge, Mining Village, Taxman, Butcher, Duke, Merchant Guild, Upgrade",
        12, 9,
    ),
)  # fmt: skip

KINGDOMS = ALCHEMY_KINGDOMS + COOP_KINGDOMS

_BY_NAME = {slug(name): kingdom for kingdom in KINGDOMS for name in (kingdom.name, kingdom.german)}
_CARDS_BY_ID = {kind.id: kind for kind in KINGDOM_CARDS.values()}


def choose(wish: Any, random: Random) -> list[Kind]:
    """The ten cards that are wished for: by the name of a set, one by one, or at random.

    A random kingdom is "random", or a dictionary with any of: sets (names of boxes), alchemy (how many cards of it),
    include, ban (names of cards).
    """
    if isinstance(wish, str) and slug(wish) == "random":
        return random_kingdom(random)
    if isinstance(wish, str):
        return [KINGDOM_CARDS[name] for name in find_kingdom(wish).cards]
    if isinstance(wish, Mapping):
        return random_kingdom(random, **wishes.known_keys(wish, ("sets", "alchemy", "include", "ban")))
    if isinstance(wish, list | tuple):
        kinds = find_cards(wish)
        if len(kinds) != SIZE:
            raise _wrong_size(len(kinds))
        return kinds
    raise SetupError("kingdom_wish", "A kingdom is the name of a set, ten names of cards, or random.", name=plain(wish))


def _wrong_size(count: int) -> SetupError:
    return SetupError("kingdom_size", f"A kingdom has {SIZE} cards, and {count} were named.", count=count)


def find_kingdom(name: str) -> Kingdom:
    """The recommended set of a name, English or German."""
    found = _BY_NAME.get(slug(name))
    if found is None:
        raise not_found(
            "no_kingdom", "kingdom", name, [one for kingdom in KINGDOMS for one in (kingdom.name, kingdom.german)]
        )
    return found


def find_cards(names: Iterable[Any]) -> list[Kind]:
    """Kingdom cards by their names, each once."""
    kinds: list[Kind] = []
    for name in names:
        kind = _CARDS_BY_ID.get(slug(name)) if isinstance(name, str) else None
        if kind is None:
            raise not_found("no_kingdom_card", "Kingdom card", name, list(KINGDOM_CARDS))
        if kind in kinds:
            raise SetupError("card_twice", f"{kind.name} is named twice.", name=kind.name)
        kinds.append(kind)
    return kinds


def random_kingdom(
    random: Random,
    sets: Iterable[str] | None = None,
    alchemy: int | None = None,
    include: Iterable[str] = (),
    ban: Iterable[str] = (),
) -> list[Kind]:
    """Ten different cards, sorted by cost and name."""
    chosen, banned = find_cards(wishes.listed(include, "include")), find_cards(wishes.listed(ban, "ban"))
    boxes = SETS if sets is None else dict.fromkeys(_find_set(name) for name in wishes.listed(sets, "sets"))
    if len(chosen) > SIZE:
        raise _wrong_size(len(chosen))
    both = [kind.name for kind in chosen if kind in banned]
    if both:
        raise SetupError("card_banned", f"{both[0]} is both wanted and banned.", name=both[0])
    pool = [kind for name in boxes for kind in SETS[name].kinds if kind not in banned and kind not in chosen]
    mystic = [kind for kind in pool if kind.set_name == ALCHEMY.name]
    others = [kind for kind in pool if kind.set_name != ALCHEMY.name]
    already = sum(kind.set_name == ALCHEMY.name for kind in chosen)
    open_places = SIZE - len(chosen)
    if alchemy is None:
        low, high = LIKED_ALCHEMY
        liked = max(low + random.below(high - low + 1) - already, open_places - len(others), 0)
        wanted = min(liked, len(mystic), open_places)
    else:
        wanted = wishes.whole(alchemy, "alchemy") - already
    if not 0 <= wanted <= min(len(mystic), open_places) or open_places - wanted > len(others):
        raise SetupError(
            "kingdom_impossible", "There are not enough cards for such a kingdom: ban fewer, or allow more sets."
        )
    chosen += random.sample(mystic, wanted) + random.sample(others, open_places - wanted)
    return sorted(chosen, key=lambda kind: (kind.cost, kind.name))


def _find_set(name: str) -> str:
    for box in SETS:
        if slug(box) == slug(plain(name)):
            return box
    raise not_found("no_set", "set of cards", name, list(SETS))
