"""Setting up a game: who plays, with which cards, and who begins."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from game.core import wishes
from game.core.chance import Random, Stream
from game.core.decisions import CardId, Option, Seat
from game.core.errors import SetupError
from game.core.names import plain
from game.core.rules import Setup
from game.dominion import coop, kingdoms
from game.dominion.cards import CARDS, HEXES, KINGDOM_CARDS
from game.dominion.kinds import Kind, Occasion
from game.dominion.phases import Table
from game.dominion.state import Box, Pile, State
from game.dominion.turn import HAND_SIZE

PLAYERS = range(2, 7)
START_DECK = ("Copper",) * 7 + ("Estate",) * 3
POTION_PILE = 16
KINGDOM_PILE = 10


def check_setup(wish: Mapping[str, Any]) -> Setup:
    """A wish for a game, checked and completed."""
    wishes.known_keys(wish, {"game", "mode", "players", "kingdom", "provinces", "duchies", "seed", "first", "practice"})
    mode = coop.check_mode(wish)
    if mode == coop.COOP:
        coop.check_players(wish.get("players"))
    players = wishes.player_names(wish.get("players"), PLAYERS, "Dominion")
    seed = wishes.seed(wish.get("seed", 0))
    kinds = kingdoms.choose(wish.get("kingdom", "random"), Random.from_seed(seed, Stream.DEAL, 1))
    first = wish.get("first", "random")
    if first != "random" and not (wishes.is_whole(first) and 0 <= first < len(players)):
        last = len(players) - 1
        raise SetupError(
            "first_seat", f"Who begins is 'random' or a seat from 0 to {last}.", seat=plain(first), last=last
        )
    kingdom = [kind.name for kind in kinds]
    return {
        "game": "dominion",
        "mode": mode,
        "players": players,
        "kingdom": kingdom,
        **(coop.check_piles(wish, kingdom) if mode == coop.COOP else {}),
        "seed": seed,
        "first": first,
        "practice": wishes.yes_or_no(wish.get("practice", False), "practice"),
    }


def begin(setup: Setup) -> State:
    """The state in which a checked setup begins: everybody has a hand."""
    names, random = tuple(setup["players"]), Random.from_seed(setup["seed"], Stream.DEAL)
    is_coop = setup["mode"] == coop.COOP
    held = (START_DECK,) * len(names) + ((coop.MONEY, tuple(HEXES)) if is_coop else ())
    sizes = tuple(coop.pile_sizes(setup).items()) if is_coop else ()
    box, supply, owned = make_box(names, tuple(setup["kingdom"]), held, sizes, is_coop)
    state = laid_out(box, supply, setup["seed"])
    first = random.below(len(names)) if setup["first"] == "random" else setup["first"]
    state.seat = state.regular_seat = Seat(first)
    state.turn_number = state.players[first].turns = 1
    for player, cards in zip(state.players, owned, strict=False):
        player.deck = list(cards)
        random.shuffle(player.deck)
        while is_coop and not coop.is_fair_opening(state.names(player.deck)):
            random.shuffle(player.deck)
    deal = Table(state, None)
    for seat in range(len(names)):
        deal.draw(HAND_SIZE, Seat(seat))
    if is_coop:
        money, hexes = (list(cards) for cards in owned[-2:])
        random.shuffle(money)
        random.shuffle(hexes)
        coop.seat_automa(state, {"money": money, "hexes": hexes})
    for name in setup["kingdom"]:
        trigger = KINGDOM_CARDS[name].triggers.get(Occasion.SETUP)
        if trigger is not None:
            for seat in range(len(names)):
                trigger.act(deal, Seat(seat))
    return state


def laid_out(box: Box, supply: dict[str, tuple[CardId, ...]], seed: int) -> State:
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
def make_box(
    players: tuple[str, ...],
    kingdom: tuple[str, ...],
    held: tuple[tuple[str, ...], ...],
    sizes: tuple[tuple[str, int], ...],
    has_automa: bool = False,
) -> tuple[Box, dict[str, tuple[CardId, ...]], Owned]:
    """All cards of a game with their ids: those of the Supply, then what is held outside it."""
    counts = supply_piles(len(players), [KINGDOM_CARDS[name] for name in kingdom]) | dict(sizes)
    kinds: list[Kind] = []

    def make(names: Iterable[str]) -> tuple[CardId, ...]:
        first = len(kinds)
        kinds.extend(CARDS[name] if name in CARDS else HEXES[name] for name in names)
        return tuple(CardId(number) for number in range(first, len(kinds)))

    supply = {name: make([name] * count) for name, count in counts.items()}
    owned = tuple(make(names) for names in held)
    cards = tuple(Option(kind.name, CardId(number)) for number, kind in enumerate(kinds))
    piles = tuple(Pile(name, *CARDS[name].cost, CARDS[name]) for name in counts)
    by_name = {name: CARDS[name] for name in (*counts, *(kind.name for kind in kinds if not kind.is_hex))}
    box = Box(
        cards,
        tuple(kinds),
        players,
        piles,
        by_name,
        everyone=(1 << len(players)) - 1,
        has_leavers=any(Occasion.DISCARDED in kind.triggers for kind in by_name.values()),
        has_customers=any(Occasion.BOUGHT in kind.triggers for kind in by_name.values()),
        has_automa=has_automa,
    )
    return box, supply, owned
