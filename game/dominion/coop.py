"""Setting up the co-op: two players together against the automa."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.core import wishes
from game.core.chance import Random, Stream
from game.core.decisions import CardId
from game.core.errors import SetupError
from game.core.names import not_found, plain, quoted, slug
from game.core.rules import Setup
from game.dominion.cards import CARDS, HEXES
from game.dominion.kingdoms import COOP_KINGDOMS
from game.dominion.state import AUTOMA_NAME, AUTOMA_TOKENS, AUTOMA_ZONES, State

MODES = RIVALS, COOP = ("rivals", "coop")

# How many Provinces and Duchies there may be (ruling K6), and what the middle one of the tested kingdoms has.
MOST_PROVINCES, FEWEST_PROVINCES, MOST_DUCHIES = 12, 3, 10
USUAL_DUCHIES = 3
MONEY = ("Copper",) * 6 + ("Silver",) * 6  # of the automa
_OPENINGS = (3, 4)  # Coppers in an opening hand of five (ruling K2)
_NAMES = {slug(name): name for name in (*CARDS, *HEXES)}


def check_mode(wish: Mapping[str, Any]) -> str:
    mode = wish.get("mode", RIVALS)
    if mode not in MODES:
        sentence = f"There is no mode {quoted(mode)}: players are rivals, or play the coop."
        raise SetupError("setup_mode", sentence, name=plain(mode))
    if mode == RIVALS:
        for key in ("provinces", "duchies", "automa"):
            if key in wish:
                sentence = f"{key} is for the co-op only: rivals play with the usual piles."
                raise SetupError("rivals_piles", sentence, name=key)
    return str(mode)


def check_players(names: Any) -> None:
    """Two, and nobody with the name of the third side."""
    if not isinstance(names, list | tuple) or len(names) != 2:
        raise SetupError("coop_players", "The co-op is for two players.")
    if any(slug(plain(name)) == slug(AUTOMA_NAME) for name in names):
        raise SetupError("coop_name", f"{AUTOMA_NAME} is the name of the other side: choose another one.")


def check_turns(turns: Sequence[int], present: int) -> None:
    """Whose turn it is has had as many turns as the other, or one more: else no round would ever be complete."""
    if turns[present] < 1 or turns[present] - turns[1 - present] not in (0, 1):
        raise SetupError(
            "position_turns", "Whose turn it is has had as many turns as the other player, or one more; at least one."
        )


def check_piles(wish: Mapping[str, Any], kingdom: Sequence[str]) -> dict[str, int]:
    """How many Provinces and Duchies the players have: as wished, or as the kingdom was tested (rulings K1, K6)."""
    tested = next((each for each in COOP_KINGDOMS if set(each.cards) == set(kingdom)), None)
    provinces: Any = wish.get("provinces")
    duchies: Any = wish.get("duchies")
    if provinces is None:
        provinces = tested.provinces if tested is not None and not duchies else MOST_PROVINCES
    if duchies is None and tested is not None and provinces == tested.provinces:
        duchies = tested.duchies
    elif duchies is None:
        duchies = USUAL_DUCHIES if provinces == MOST_PROVINCES else 0
    _check_range(provinces, "Provinces", "coop_provinces", FEWEST_PROVINCES, MOST_PROVINCES)
    _check_range(duchies, "Duchies", "coop_duchies", 0, MOST_DUCHIES)
    if provinces < MOST_PROVINCES and duchies:
        raise SetupError(
            "coop_both",
            f"With fewer than {MOST_PROVINCES} Provinces there are no Duchies: choose {provinces} and 0, "
            f"or {MOST_PROVINCES} and {duchies}.",
            most=MOST_PROVINCES,
            provinces=provinces,
            duchies=duchies,
        )
    return {"provinces": provinces, "duchies": duchies}


def _check_range(value: Any, what: str, reason: str, low: int, high: int) -> None:
    if not wishes.is_whole(value) or not low <= value <= high:
        sentence = f"The co-op has {low} to {high} {what}, and {quoted(value)} is not among that."
        raise SetupError(reason, sentence, low=low, high=high, value=plain(value))


def pile_sizes(setup: Setup) -> dict[str, int]:
    """What the automa's pile of money and the kingdom's numbers make of the Supply."""
    return {
        "Copper": 60 - 7 * 2 - MONEY.count("Copper"),
        "Silver": 40 - MONEY.count("Silver"),
        "Duchy": setup["duchies"],
        "Province": setup["provinces"],
    }


def check_automa(wish: Any, seed: int) -> dict[str, Any]:
    """The automa of a position: its face-down piles, of which the first card is the top one and what is not named lies
    shuffled below; its open piles, the last card on top; and its tokens."""
    given = wishes.known_keys(wish, {*AUTOMA_ZONES, "tokens"})
    zones = {zone: [_find(name, zone) for name in wishes.listed(given.get(zone, ()), zone)] for zone in AUTOMA_ZONES}
    tokens = wishes.whole(given.get("tokens", 0), "tokens")
    rest = Counter((*MONEY, *HEXES))
    rest.subtract(zones["money"] + zones["hexes"] + zones["used"])
    if min(rest.values()) < 0 or tokens > AUTOMA_TOKENS:
        raise SetupError(
            "position_automa",
            f"The automa has six Coppers, six Silvers, each Hex once, and at most {AUTOMA_TOKENS} tokens.",
            most=AUTOMA_TOKENS,
        )
    random = Random.from_seed(seed, Stream.DEAL, 3)
    for zone, kinds in (("money", set(MONEY)), ("hexes", set(HEXES))):
        below = [name for name in rest.elements() if name in kinds]
        random.shuffle(below)
        zones[zone] += below
    return {**zones, "tokens": tokens}


def _find(name: Any, zone: str) -> str:
    found = _NAMES.get(slug(name)) if isinstance(name, str) else None
    allowed = {"money": set(MONEY), "hexes": set(HEXES), "used": {*MONEY, *HEXES}, "gained": {"Duchy", "Province"}}
    if found not in allowed[zone]:
        raise not_found("no_hex", f"card for the automa's pile {zone!r}", name, sorted(allowed[zone]))
    return found


def seat_automa(state: State, piles: Mapping[str, Sequence[CardId]], tokens: int = 0) -> None:
    """Lay out the automa's piles, each with its top card last. What lies open everybody knows."""
    assert state.automa is not None
    for zone, cards in piles.items():
        setattr(state.automa, zone, list(cards))
        for card in cards:
            state.known[card] = state.box.everyone if zone in ("used", "gained") else 0
    state.automa.tokens = tokens


def is_fair_opening(deck: Sequence[str]) -> bool:
    """Whether the top five cards, the last ones, are an opening hand of the co-op (ruling K2)."""
    return list(deck[-5:]).count("Copper") in _OPENINGS
