"""Setting up a game: who plays, with which cards, and who begins; or a position in the middle of one."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from game.core.chance import Random, Stream
from game.core.decisions import CardId, Option, Seat
from game.core.errors import SetupError
from game.core.names import not_found, slug
from game.core.rules import Setup
from game.dominion import kingdoms
from game.dominion.cards import CARDS, KINGDOM_CARDS
from game.dominion.kinds import Kind
from game.dominion.phases import Table
from game.dominion.state import NOBODY, ZONES, Box, Phase, State
from game.dominion.turn import HAND_SIZE

PLAYERS = range(2, 7)
START_DECK = ("Copper",) * 7 + ("Estate",) * 3
POTION_PILE = 16
KINGDOM_PILE = 10

_CARDS_BY_ID = {kind.id: kind for kind in CARDS.values()}


def check_setup(wish: Mapping[str, Any]) -> Setup:
    """A wish for a game, checked and completed."""
    _known_keys(wish, {"game", "mode", "players", "kingdom", "seed", "first", "practice"})
    _check_mode(wish)
    players = _check_names(wish.get("players"))
    seed = _check_seed(wish)
    kinds = kingdoms.choose(wish.get("kingdom", "random"), Random.from_seed(seed, Stream.DEAL, 1))
    first = wish.get("first", "random")
    if first != "random" and not (_is_whole(first) and 0 <= first < len(players)):
        raise SetupError(
            "first_seat", f"The first player is 'random' or a seat from 0 to {len(players) - 1}.", seat=first
        )
    return {
        "game": "dominion",
        "mode": "rivals",
        "players": players,
        "kingdom": [kind.name for kind in kinds],
        "seed": seed,
        "first": first,
        "practice": bool(wish.get("practice", False)),
    }


def check_position(wish: Mapping[str, Any]) -> Setup:
    """A position, checked and completed."""
    _known_keys(wish, {"game", "mode", "players", "kingdom", "seed", "supply", "trash", "turn", "practice", "position"})
    _check_mode(wish)
    given = wish.get("players")
    if not isinstance(given, list | tuple) or not all(isinstance(player, Mapping) for player in given):
        raise SetupError(
            "position_players", "A position lists its players, each with a name and the cards of each zone."
        )
    names = _check_names([player.get("name", f"Player {number}") for number, player in enumerate(given, 1)])
    players = []
    for name, player in zip(names, given, strict=True):
        _known_keys(player, {"name", "tokens", "turns", *ZONES})
        zones = {zone: _check_cards(player.get(zone, ())) for zone in ZONES}
        players.append({"name": name, **zones, "tokens": _check_counts(player.get("tokens", {})),
                        "turns": _whole(player.get("turns", 1), "turns")})  # fmt: skip
    kingdom = wish.get("kingdom", [])
    if isinstance(kingdom, str):
        kingdom = list(kingdoms.find_kingdom(kingdom).cards)
    kinds = kingdoms.find_cards(kingdom)
    supply = {_find(name).name: count for name, count in _check_counts(wish.get("supply", {})).items()}
    return {
        "game": "dominion",
        "mode": "rivals",
        "position": True,
        "players": players,
        "kingdom": [kind.name for kind in kinds],
        "seed": _check_seed(wish),
        "supply": supply,
        "trash": _check_cards(wish.get("trash", ())),
        "turn": _check_turn(wish.get("turn", {}), len(players)),
        "practice": bool(wish.get("practice", False)),
    }


def begin(setup: Setup) -> State:
    """The state in which a checked setup begins."""
    if "position" in setup:
        return _begin_position(setup)
    names, random = tuple(setup["players"]), Random.from_seed(setup["seed"], Stream.DEAL)
    box, supply, start_decks = _box(names, tuple(setup["kingdom"]), (START_DECK,) * len(names), ())
    state = _laid_out(box, supply, setup["seed"])
    first = random.below(len(names)) if setup["first"] == "random" else setup["first"]
    state.seat = state.regular_seat = Seat(first)
    state.turn_number = state.players[first].turns = 1
    for player, cards in zip(state.players, start_decks, strict=True):
        player.deck = list(cards)
        random.shuffle(player.deck)
    deal = Table(state, None)
    for seat in range(len(names)):
        deal.draw(HAND_SIZE, Seat(seat))
    return state


def _begin_position(setup: Setup) -> State:
    players, turn = setup["players"], setup["turn"]
    names = tuple(player["name"] for player in players)
    held = tuple(tuple(name for zone in ZONES for name in player[zone]) for player in players)
    held += (tuple(setup["trash"]),)
    box, supply, owned = _box(names, tuple(setup["kingdom"]), held, tuple(sorted(setup["supply"].items())))
    state = _laid_out(box, supply, setup["seed"])
    for seat, (player, given, cards) in enumerate(zip(state.players, players, owned[:-1], strict=True)):
        at = 0
        for zone in ZONES:
            zone_cards = list(cards[at : at + len(given[zone])])
            at += len(zone_cards)
            setattr(player, zone, zone_cards[::-1] if zone == "deck" else zone_cards)
            # Where cards lie open everybody knows them, a hand only its owner, a deck nobody.
            eyes = {"deck": 0, "hand": 1 << seat}.get(zone, box.everyone)
            for card in zone_cards:
                state.known[card] = eyes
        player.tokens = dict(given["tokens"])
        player.turns = given["turns"]
    state.trash = list(owned[-1])
    for card in state.trash:
        state.known[card] = box.everyone
    state.turn_number = sum(player.turns for player in state.players)
    state.seat = state.regular_seat = Seat(turn["seat"])
    state.possessor = Seat(turn["possessor"])
    if state.possessor != NOBODY:
        state.regular_seat = state.possessor
        table = Table(state, None)
        table.show(table.hand, table.eyes(state.seat))
    state.phase = turn["phase"]
    state.actions, state.buys = turn["actions"], turn["buys"]
    state.coins, state.potions = turn["coins"], turn["potions"]
    return state


def _laid_out(box: Box, supply: dict[str, tuple[CardId, ...]], seed: int) -> State:
    """A state in which the Supply lies on the table, open to all, and nobody has a card yet."""
    state = State(box)
    state.supply = dict(supply)
    in_supply = sum(map(len, supply.values()))  # their ids come first
    state.known[:in_supply] = bytes([box.everyone]) * in_supply
    state.random = Random.from_seed(seed, Stream.GAME).state
    return state


# The piles


def supply_piles(players: int, kingdom: Iterable[Kind]) -> dict[str, int]:
    """The piles of the Supply and their sizes (rulings E4, P3)."""
    kingdom = list(kingdom)
    victory, boxes = (8 if players == 2 else 12), (1 if players < 5 else 2)
    potion = {"Potion": POTION_PILE} if any(kind.cost.potions for kind in kingdom) else {}
    return {
        "Copper": 60 * boxes - 7 * players,
        "Silver": 40 * boxes,
        "Gold": 30 * boxes,
        **potion,
        "Estate": victory,
        "Duchy": victory,
        "Province": {2: 8, 3: 12, 4: 12, 5: 15, 6: 18}[players],
        "Curse": 10 * (players - 1),
    } | {kind.name: victory if kind.is_victory else KINGDOM_PILE for kind in kingdom}


Owned = tuple[tuple[CardId, ...], ...]


@lru_cache(maxsize=64)  # simulations set the same table up again and again
def _box(
    players: tuple[str, ...],
    kingdom: tuple[str, ...],
    held: tuple[tuple[str, ...], ...],
    sizes: tuple[tuple[str, int], ...],
) -> tuple[Box, dict[str, tuple[CardId, ...]], Owned]:
    """All cards of a game with their ids: those of the Supply, then what is held outside it."""
    counts = supply_piles(len(players), [KINGDOM_CARDS[name] for name in kingdom]) | dict(sizes)
    kinds: list[Kind] = []

    def make(names: Iterable[str]) -> tuple[CardId, ...]:
        first = len(kinds)
        kinds.extend(CARDS[name] for name in names)
        return tuple(CardId(number) for number in range(first, len(kinds)))

    supply = {name: make([name] * count) for name, count in counts.items()}
    owned = tuple(make(names) for names in held)
    cards = tuple(Option(kind.name, CardId(number)) for number, kind in enumerate(kinds))
    piles = tuple(CARDS[name] for name in counts)
    by_name = {kind.name: kind for kind in (*piles, *kinds)}
    return Box(cards, tuple(kinds), players, piles, by_name, (1 << len(players)) - 1), supply, owned


# Checking


def _known_keys(wish: Mapping[str, Any], known: set[str]) -> None:
    for key in wish:
        if key not in known:
            raise SetupError(
                "setup_key", f"A setup has no {key!r}. It may have: {', '.join(sorted(known))}.", name=str(key)
            )


def _check_mode(wish: Mapping[str, Any]) -> None:
    if wish.get("mode", "rivals") != "rivals":
        raise SetupError(
            "setup_mode", f"There is no mode {wish['mode']!r}: players are rivals.", name=str(wish["mode"])
        )


def _check_names(names: Any) -> list[str]:
    if not isinstance(names, list | tuple) or len(names) not in PLAYERS:
        raise SetupError("player_count", "Dominion is for 2 to 6 players.")
    checked = [name.strip() if isinstance(name, str) else "" for name in names]
    if not all(checked):
        raise SetupError("player_name", "Every player needs a name.")
    if len(set(checked)) < len(checked):
        raise SetupError("player_twice", "Two players have the same name: give each another one.")
    return checked


def _check_seed(wish: Mapping[str, Any]) -> int:
    seed = wish.get("seed", 0)
    if not _is_whole(seed) or abs(seed) >= 1 << 64:
        raise SetupError("seed", f"A seed is a whole number, and {seed!r} is not.", seed=str(seed))
    return int(seed)


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _whole(value: Any, what: str) -> int:
    if not _is_whole(value) or not 0 <= value <= 1000:
        raise SetupError("number", f"{what} is a number from 0 to 1000, and {value!r} is not.", name=what)
    return int(value)


def _check_counts(counts: Any) -> dict[str, int]:
    if not isinstance(counts, Mapping):
        raise SetupError("counts", "Piles and tokens are given as names with numbers.")
    return {str(name): _whole(count, str(name)) for name, count in counts.items()}


def _check_cards(names: Any) -> list[str]:
    if not isinstance(names, list | tuple):
        raise SetupError("zone_cards", "A zone is a list of card names.")
    return [_find(name).name for name in names]


def _find(name: Any) -> Kind:
    kind = _CARDS_BY_ID.get(slug(name)) if isinstance(name, str) else None
    if kind is None:
        raise not_found("no_card", "card", str(name), list(CARDS))
    return kind


def _check_turn(turn: Any, players: int) -> dict[str, Any]:
    if not isinstance(turn, Mapping):
        raise SetupError("turn", "The turn of a position is given as names with values.")
    defaults = {"seat": 0, "actions": 1, "buys": 1, "coins": 0, "potions": 0}
    _known_keys(turn, {*defaults, "phase", "possessor"})
    checked: dict[str, Any] = {name: _whole(turn.get(name, value), name) for name, value in defaults.items()}
    possessor = turn.get("possessor")
    checked["possessor"] = NOBODY if possessor in (None, NOBODY) else _whole(possessor, "possessor")
    checked["phase"] = turn.get("phase", Phase.ACTION)
    if checked["seat"] >= players or checked["possessor"] >= players or checked["possessor"] == checked["seat"]:
        raise SetupError("turn_seat", f"There are {players} seats, from 0 on; nobody possesses oneself.")
    if checked["phase"] not in (Phase.ACTION, Phase.BUY, Phase.CLEANUP):
        raise SetupError(
            "turn_phase", f"There is no phase {checked['phase']!r}: action, buy or cleanup.", name=str(checked["phase"])
        )
    return checked
