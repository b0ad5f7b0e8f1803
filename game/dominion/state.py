"""The state of a game of Dominion: plain data, and a copy that is quick to make."""

from typing import Any, NamedTuple

from game.core.decisions import CardId, Option, Seat
from game.dominion.kinds import Kind, Occasion

NOBODY = Seat(-1)
AUTOMA = Seat(2)  # in events, where the co-op's automa does something: it sits beside its two players
AUTOMA_NAME = "Automa"  # in results, and as the source of what it asks
AUTOMA_TOKENS = 10  # that can be given to it (ruling K11)

# The zones of a player. "aside" holds what is looked at or set aside, "returning" what was trashed in a possessed turn.
ZONES = ("hand", "deck", "discard", "play", "aside", "returning")
# The piles of the automa: face down its Coppers and Silvers and its Hexes, open what it used of both, and what it took.
AUTOMA_ZONES = ("money", "hexes", "used", "gained")

COFFERS = "coffers"  # the coin tokens among a player's tokens
DELUDED, ENVIOUS, MISERABLE, TWICE_MISERABLE = "Deluded", "Envious", "Miserable", "Twice Miserable"
STATES = (DELUDED, ENVIOUS, MISERABLE, TWICE_MISERABLE)


class Phase:
    """The phases of a turn, as words: they are seen from outside."""

    ACTION = "action"
    BUY = "buy"
    CLEANUP = "cleanup"
    AUTOMA = "automa"  # between two rounds of the co-op


class Pile(NamedTuple):
    """A pile of the Supply. Its cost is at hand here, because every buy looks through all piles."""

    name: str
    coins: int
    potions: int
    kind: Kind


class Box(NamedTuple):
    """The physical cards of a game. It never changes, so all copies of a state share it."""

    cards: tuple[Option, ...]  # by card id
    kinds: tuple[Kind, ...]  # by card id
    players: tuple[str, ...]
    piles: tuple[Pile, ...]  # in the order in which they lie on the table
    by_name: dict[str, Kind]
    everyone: int  # one bit for each seat
    has_leavers: bool  # whether any card does something when it is discarded from play
    has_customers: bool  # whether any card in play does something when a card is bought
    has_automa: bool


class Player:
    """One player's cards. The top of the deck and of the discard pile is at the end of the list."""

    __slots__ = (*ZONES, "states", "tokens", "turns")

    def __init__(self) -> None:
        self.hand: list[CardId] = []
        self.deck: list[CardId] = []
        self.discard: list[CardId] = []
        self.play: list[CardId] = []
        self.aside: list[CardId] = []
        self.returning: list[CardId] = []
        self.tokens: dict[str, int] = {}
        self.states: list[str] = []
        self.turns = 0  # for the tie-break, so without extra turns

    def copy(self) -> "Player":
        twin = Player.__new__(Player)
        twin.hand = self.hand.copy()
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.play = self.play.copy()
        twin.aside = self.aside.copy()
        twin.returning = self.returning.copy()
        twin.tokens = self.tokens.copy()
        twin.states = self.states.copy()
        twin.turns = self.turns
        return twin

    def cards(self) -> list[CardId]:
        """All cards of the player."""
        return self.hand + self.deck + self.discard + self.play + self.aside + self.returning


class Automa:
    """The third side of the co-op: no player, only piles, and the tokens that count against it."""

    __slots__ = (*AUTOMA_ZONES, "tokens")

    def __init__(self) -> None:
        self.money: list[CardId] = []
        self.hexes: list[CardId] = []
        self.used: list[CardId] = []
        self.gained: list[CardId] = []
        self.tokens = 0

    def copy(self) -> "Automa":
        twin = Automa.__new__(Automa)
        twin.money = self.money.copy()
        twin.hexes = self.hexes.copy()
        twin.used = self.used.copy()
        twin.gained = self.gained.copy()
        twin.tokens = self.tokens
        return twin

    def cards(self) -> list[CardId]:
        return self.money + self.hexes + self.used + self.gained


class State:
    """Everything there is to know of a game between two plays."""

    __slots__ = (
        "actions",
        "actions_played",
        "automa",
        "box",
        "buys",
        "coins",
        "discount",
        "extra_turns",
        "is_over",
        "known",
        "marks",
        "news",
        "passed",
        "phase",
        "players",
        "possessor",
        "potions",
        "quiet_turns",
        "random",
        "regular_seat",
        "seat",
        "supply",
        "tokens_open",
        "trash",
        "treasures_open",
        "turn_number",
    )

    def __init__(self, box: Box) -> None:
        self.box = box
        self.players = [Player() for _ in box.players]
        self.supply: dict[str, tuple[CardId, ...]] = {}  # tuples: copies of a state share them
        self.trash: list[CardId] = []
        self.automa = Automa() if box.has_automa else None
        self.known = bytearray(len(box.cards))  # by card id, one bit for each seat that knows what it is, where it lies
        # For a seat and a card that was passed on unseen: whom that seat still takes for its owner.
        self.passed: dict[tuple[Seat, CardId], Seat] = {}
        self.random = 0  # the state of the game's random generator
        self.news = ""  # the last piece of new information: "draw", "reveal", "shuffle", "other"
        self.is_over = False
        # The turn
        self.turn_number = 0
        self.quiet_turns = 0  # how many turns there were since a card was gained or trashed
        self.seat = Seat(0)  # whose turn it is
        self.possessor = NOBODY  # who decides in it, if another
        self.regular_seat = Seat(0)  # who had the last turn that was not an extra one
        self.extra_turns: list[tuple[Seat, Seat]] = []  # (whose, possessed by whom), in the order in which they come
        self.phase = Phase.ACTION
        self.actions = 1
        self.buys = 1
        self.coins = 0
        self.potions = 0
        self.discount = 0  # how much less every card costs
        self.actions_played = 0
        self.treasures_open = True  # no Treasures are played after the first buy (ruling P5) …
        self.tokens_open = True  # … and no coin tokens are spent (ruling E3)
        # What matters for the rest of the turn: cards that watch, how often each was played, and States returned.
        self.marks: dict[str, int] = {}

    def copy(self) -> "State":
        twin = State.__new__(State)
        twin.box = self.box
        twin.players = [player.copy() for player in self.players]
        twin.supply = self.supply.copy()
        twin.trash = self.trash.copy()
        twin.automa = self.automa.copy() if self.automa is not None else None
        twin.known = self.known.copy()
        twin.passed = self.passed.copy()
        twin.random = self.random
        twin.news = self.news
        twin.is_over = self.is_over
        twin.turn_number = self.turn_number
        twin.quiet_turns = self.quiet_turns
        twin.seat = self.seat
        twin.possessor = self.possessor
        twin.regular_seat = self.regular_seat
        twin.extra_turns = self.extra_turns.copy()
        twin.phase = self.phase
        twin.actions = self.actions
        twin.buys = self.buys
        twin.coins = self.coins
        twin.potions = self.potions
        twin.discount = self.discount
        twin.actions_played = self.actions_played
        twin.treasures_open = self.treasures_open
        twin.tokens_open = self.tokens_open
        twin.marks = self.marks.copy()
        return twin

    def names(self, cards: "list[CardId] | tuple[CardId, ...]") -> list[str]:
        options = self.box.cards
        return [options[card].name for card in cards]


def to_data(state: State) -> dict[str, Any]:
    """The state as plain data. Cards are their ids: the setup tells which card has which."""
    state = state.copy()  # the data keeps its lists when the game goes on
    data: dict[str, Any] = {
        name: getattr(state, name)
        for name in State.__slots__
        if name not in ("automa", "box", "players", "supply", "known", "news", "extra_turns", "passed")
    }
    data["supply"] = {name: list(pile) for name, pile in state.supply.items()}
    data["known"] = state.known.hex()
    data["extra_turns"] = [list(turn) for turn in state.extra_turns]
    data["passed"] = [[seat, card, owner] for (seat, card), owner in state.passed.items()]
    data["players"] = [{name: getattr(player, name) for name in Player.__slots__} for player in state.players]
    if state.automa is not None:
        data["automa"] = {name: getattr(state.automa, name) for name in Automa.__slots__}
    return data


def from_data(box: Box, data: Any) -> State:
    """The state from plain data that may come from anywhere: ValueError, KeyError or TypeError if it makes no sense."""
    state = State(box)
    for name, default in ((name, getattr(state, name)) for name in State.__slots__ if hasattr(state, name)):
        if isinstance(default, bool | int | str) and name != "news":
            value = data.get(name, default)  # a save may be older than the field
            if type(value) is not type(default):
                raise TypeError(name)
            setattr(state, name, value)
    seats = range(len(box.players))
    if state.seat not in seats or state.regular_seat not in seats or state.possessor not in (NOBODY, *seats):
        raise ValueError("seat")
    if state.possessor == state.seat:
        raise ValueError("possessor")
    phases = (Phase.ACTION, Phase.BUY, Phase.CLEANUP, *((Phase.AUTOMA,) if box.has_automa else ()))
    if state.phase not in phases:
        raise ValueError("phase")
    if len(data["players"]) != len(state.players):
        raise ValueError("players")
    for player, saved in zip(state.players, data["players"], strict=True):
        for zone in ZONES:
            setattr(player, zone, [CardId(int(card)) for card in saved.get(zone, ())])
        player.tokens = {str(name): int(count) for name, count in saved["tokens"].items()}
        if any(count < 0 for count in player.tokens.values()):
            raise ValueError("tokens")
        player.states = [STATES[STATES.index(name)] for name in saved.get("states", ())]
        player.turns = int(saved["turns"])
    if state.automa is not None:
        for zone in AUTOMA_ZONES:
            setattr(state.automa, zone, [CardId(int(card)) for card in data["automa"][zone]])
        state.automa.tokens = int(data["automa"]["tokens"])
        _check_automa(state.automa, box)
    state.supply = {pile.name: tuple(CardId(int(card)) for card in data["supply"][pile.name]) for pile in box.piles}
    state.trash = [CardId(int(card)) for card in data["trash"]]
    state.extra_turns = [(Seat(int(seat)), Seat(int(other))) for seat, other in data["extra_turns"]]
    if any(seat not in seats for turn in state.extra_turns for seat in turn):
        raise ValueError("extra_turns")
    state.marks = {str(name): int(count) for name, count in data["marks"].items()}
    if any(name not in STATES and Occasion.PLAYED not in box.by_name[name].triggers for name in state.marks):
        raise ValueError("marks")
    held = {card for player in state.players for card in player.cards()} | set(state.trash)
    state.passed = {
        (Seat(int(seat)), CardId(int(card))): Seat(int(owner)) for seat, card, owner in data.get("passed", ())
    }
    if any(not {seat, owner} <= set(seats) or card not in held for (seat, card), owner in state.passed.items()):
        raise ValueError("passed")
    state.known = bytearray.fromhex(data["known"])
    if len(state.known) != len(box.cards) or sorted(all_cards(state)) != list(range(len(box.cards))):
        raise ValueError("cards")
    return state


def _check_automa(automa: Automa, box: Box) -> None:
    """Whether its piles hold what they can, and all Hexes are among them."""
    hexes = [card for card in automa.hexes + automa.used if box.kinds[card].is_hex]
    money = [box.kinds[card].name for card in automa.money + automa.used if not box.kinds[card].is_hex]
    gained = [box.kinds[card].name for card in automa.gained]
    if len(hexes) != sum(kind.is_hex for kind in box.kinds) or any(box.kinds[card].is_hex for card in automa.money):
        raise ValueError("hexes")
    if not money or not set(money) <= {"Copper", "Silver"} or not set(gained) <= {"Duchy", "Province"}:
        raise ValueError("money")
    if automa.tokens not in range(AUTOMA_TOKENS + 1):
        raise ValueError("tokens")


def all_cards(state: State) -> list[CardId]:
    """Every card of the box, wherever it is: none ever appears or vanishes."""
    cards = [card for pile in state.supply.values() for card in pile] + state.trash
    for player in state.players:
        cards += player.cards()
    return cards if state.automa is None else cards + state.automa.cards()
