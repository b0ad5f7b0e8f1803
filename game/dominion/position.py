"""A position: a game in its middle, laid out card by card."""

from collections.abc import Mapping
from typing import Any

from game.core import wishes
from game.core.decisions import Seat
from game.core.errors import SetupError
from game.core.names import not_found, plain, quoted, slug
from game.core.rules import Setup
from game.dominion import coop, kingdoms
from game.dominion.cards import CARDS
from game.dominion.kinds import Kind
from game.dominion.phases import Table
from game.dominion.setup import PLAYERS, laid_out, make_box
from game.dominion.state import AUTOMA_ZONES, NOBODY, STATES, ZONES, Phase, State

_KEYS = {"game", "mode", "players", "kingdom", "seed", "supply", "trash", "turn", "practice", "position"}
_COOP_KEYS = {"provinces", "duchies", "automa"}
_CARDS_BY_ID = {kind.id: kind for kind in CARDS.values()}


def check_position(wish: Mapping[str, Any]) -> Setup:
    """A position, checked and completed."""
    wishes.known_keys(wish, _KEYS | _COOP_KEYS)
    mode = coop.check_mode(wish)
    given = wish.get("players")
    if not isinstance(given, list | tuple) or not all(isinstance(player, Mapping) for player in given):
        raise SetupError(
            "position_players", "A position lists its players, each with a name and the cards of each zone."
        )
    names = [player.get("name", f"Player {number}") for number, player in enumerate(given, 1)]
    if mode == coop.COOP:
        coop.check_players(names)
    names = wishes.player_names(names, PLAYERS, "Dominion")
    turn = _check_turn(wish.get("turn", {}), len(names))
    # Whose regular turn it is, or was before the extra turn.
    present = turn["seat"] if turn["possessor"] == NOBODY else turn["possessor"]
    players: list[dict[str, Any]] = []
    for name, player in zip(names, given, strict=True):
        wishes.known_keys(player, {"name", "tokens", "states", "turns", *ZONES})
        zones = {zone: _check_cards(player.get(zone, ()), zone) for zone in ZONES}
        tokens = wishes.counts(player.get("tokens", {}), "tokens")
        # Unless it is said otherwise, seat 0 began: the seats after the present one have had one turn less.
        turns = wishes.whole(player.get("turns", int(len(players) <= present)), "turns")
        states = _check_states(player.get("states", ()))
        players.append({"name": name, **zones, "tokens": tokens, "states": states, "turns": turns})
    if mode == coop.COOP:
        coop.check_turns([player["turns"] for player in players], present)
    kingdom = wish.get("kingdom", [])
    if isinstance(kingdom, str):
        kingdom = list(kingdoms.find_kingdom(kingdom).cards)
    kinds = kingdoms.find_cards(wishes.listed(kingdom, "kingdom"))
    supply = {_find(name).name: count for name, count in wishes.counts(wish.get("supply", {}), "piles").items()}
    seed = wishes.seed(wish.get("seed", 0))
    coop_part: dict[str, Any] = {}
    if mode == coop.COOP:
        coop_part |= coop.check_piles(wish, [kind.name for kind in kinds])
        coop_part["automa"] = coop.check_automa(wish.get("automa", {}), seed)
    return {
        "game": "dominion",
        "mode": mode,
        "position": True,
        "players": players,
        "kingdom": [kind.name for kind in kinds],
        **coop_part,
        "seed": seed,
        "supply": supply,
        "trash": _check_cards(wish.get("trash", ()), "trash"),
        "turn": turn,
        "practice": wishes.yes_or_no(wish.get("practice", False), "practice"),
    }


def begin_position(setup: Setup) -> State:
    """The state in which a checked position begins."""
    players, turn = setup["players"], setup["turn"]
    names = tuple(player["name"] for player in players)
    held = tuple(tuple(name for zone in ZONES for name in player[zone]) for player in players)
    held += (tuple(setup["trash"]),)
    sizes, is_coop = setup["supply"], setup["mode"] == coop.COOP
    if is_coop:
        held += tuple(tuple(setup["automa"][zone]) for zone in AUTOMA_ZONES)
        sizes = coop.pile_sizes(setup) | sizes
    box, supply, owned = make_box(names, tuple(setup["kingdom"]), held, tuple(sorted(sizes.items())), is_coop)
    state = laid_out(box, supply, setup["seed"])
    for seat, (player, given, cards) in enumerate(zip(state.players, players, owned, strict=False)):
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
        player.states = list(given["states"])
        player.turns = given["turns"]
    state.trash = list(owned[len(players)])
    for card in state.trash:
        state.known[card] = box.everyone
    if is_coop:
        piles = dict(zip(AUTOMA_ZONES, owned[len(players) + 1 :], strict=True))
        face_down = {zone: piles[zone][::-1] for zone in ("money", "hexes")}
        coop.seat_automa(state, piles | face_down, setup["automa"]["tokens"])
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


def _check_cards(names: Any, zone: str) -> list[str]:
    return [_find(name).name for name in wishes.listed(names, zone)]


def _find(name: Any) -> Kind:
    kind = _CARDS_BY_ID.get(slug(name)) if isinstance(name, str) else None
    if kind is None:
        raise not_found("no_card", "card", name, list(CARDS))
    return kind


def _check_states(names: Any) -> list[str]:
    by_id, states = {slug(state): state for state in STATES}, []
    for name in wishes.listed(names, "states"):
        state = by_id.get(slug(name)) if isinstance(name, str) else None
        if state is None:
            raise not_found("no_state", "State", name, list(STATES))
        states.append(state)
    if any(sum(states.count(side) for side in sides) > 1 for sides in (STATES[:2], STATES[2:])):
        raise SetupError(
            "position_states",
            "Of Deluded and Envious a player has one at most, and so of Miserable and Twice Miserable.",
        )
    return states


def _check_turn(turn: Any, players: int) -> dict[str, Any]:
    defaults = {"seat": 0, "actions": 1, "buys": 1, "coins": 0, "potions": 0}
    wishes.known_keys(turn, {*defaults, "phase", "possessor"})
    checked: dict[str, Any] = {name: wishes.whole(turn.get(name, value), name) for name, value in defaults.items()}
    possessor = turn.get("possessor")
    checked["possessor"] = NOBODY if possessor in (None, NOBODY) else wishes.whole(possessor, "possessor")
    checked["phase"] = phase = turn.get("phase", Phase.ACTION)
    if checked["seat"] >= players or checked["possessor"] >= players or checked["possessor"] == checked["seat"]:
        raise SetupError("turn_seat", f"There are {players} seats, from 0 on; nobody possesses oneself.", seats=players)
    if phase not in (Phase.ACTION, Phase.BUY, Phase.CLEANUP):
        raise SetupError("turn_phase", f"There is no phase {quoted(phase)}: action, buy or cleanup.", name=plain(phase))
    return checked
