"""What a card is: its cost, its types, what it gives, and the function of an odd one."""

from collections.abc import Callable, Mapping
from enum import Enum, Flag, auto
from typing import TYPE_CHECKING, Any, NamedTuple

from game.core.decisions import Effect, Seat
from game.core.names import slug

if TYPE_CHECKING:
    from game.dominion.turn import Turn


class Type(Flag):
    ACTION = auto()
    TREASURE = auto()
    VICTORY = auto()
    CURSE = auto()
    ATTACK = auto()
    REACTION = auto()
    HEX = auto()

    @property
    def names(self) -> list[str]:
        return [str(single.name).lower() for single in type(self) if single in self]


class Cost(NamedTuple):
    """A cost is a pair (ruling P1): neither part makes up for the other."""

    coins: int
    potions: int = 0

    def is_up_to(self, limit: "Cost") -> bool:
        """
        >>> Cost(3, 1).is_up_to(Cost(5))
        False
        >>> Cost(4).is_up_to(Cost(4, 1))
        True
        """
        return self.coins <= limit.coins and self.potions <= limit.potions

    def is_cheaper_than(self, other: "Cost") -> bool:
        """Ruling P2."""
        return self != other and self.is_up_to(other)

    def more(self, coins: int) -> "Cost":
        """Coins stop at 0, potions stay as they are."""
        return Cost(max(0, self.coins + coins), self.potions)


class Occasion(Enum):
    """When a card may act without being played just then."""

    SETUP = "setup"  # when the game is set up
    ATTACKED = "attacked"  # from the hand, when another player plays an Attack
    PLAYED = "played"  # for the rest of the turn, when another card is played
    BOUGHT = "bought"  # while it is in play, when a card is bought
    OVERPAID = "overpaid"  # when it is bought for more than it costs, before it is gained
    DISCARDED = "discarded"  # when it is discarded from play
    RECEIVED = "received"  # as a Hex


Playing = Callable[["Turn"], Effect[None] | None]
Triggered = Callable[..., Any]  # what it gets and gives back depends on the occasion: see triggers.py
Condition = Callable[["Turn", Seat], bool]
Points = Callable[[Mapping["Kind", int]], int]


class Trigger(NamedTuple):
    act: Triggered
    only_if: Condition | None


class Kind:
    """A kind of card. As a decorator it takes the function that plays an odd one."""

    def __init__(
        self,
        name: str,
        cost: Cost,
        types: Type,
        *,
        set_name: str,
        editions: tuple[int, ...],
        gives: Mapping[str, int],
        points: "int | Points" = 0,
        overpay: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.id = slug(name)
        self.cost = cost
        self.types = types
        self.set_name = set_name
        self.editions = editions
        self.cards, self.actions, self.buys, self.coins, self.potions, self.tokens = (
            gives.get(what, 0) for what in ("cards", "actions", "buys", "coins", "potions", "tokens")
        )
        self.points = points
        self.overpay = overpay  # with what more may be paid when it is bought: "coin", "potion"
        self.effect: Playing | None = None
        self.triggers: dict[Occasion, Trigger] = {}
        # Asked for at every turn: plain attributes are faster than a look at the types.
        self.is_action = Type.ACTION in types
        self.is_treasure = Type.TREASURE in types
        self.is_victory = Type.VICTORY in types
        self.is_attack = Type.ATTACK in types
        self.is_hex = Type.HEX in types
        self.is_plain = not self.is_attack  # whether playing it only adds numbers, so that nobody is asked anything

    def __call__(self, effect: Playing) -> "Kind":
        self.effect = effect
        self.is_plain = False
        return self

    def when(self, occasion: Occasion, only_if: "Condition | None" = None) -> Callable[[Triggered], Triggered]:
        """Let a function act on an occasion, as long as a condition holds."""

        def register(function: Triggered) -> Triggered:
            self.triggers[occasion] = Trigger(function, only_if)
            return function

        return register

    def is_ready(self, occasion: Occasion, turn: "Turn", seat: Seat) -> bool:
        """Whether the card, in the hands of a player, can act on an occasion now."""
        trigger = self.triggers.get(occasion)
        return trigger is not None and (trigger.only_if is None or trigger.only_if(turn, seat))

    def shares_a_type(self, other: "Kind") -> bool:
        return bool(self.types & other.types)

    def __repr__(self) -> str:
        return self.name


class CardSet:
    """The cards of one box, in the order in which they are written down."""

    def __init__(self, name: str, editions: tuple[int, ...] = (1, 2)) -> None:
        self.name = name
        self.editions = editions
        self.kinds: list[Kind] = []

    def card(
        self,
        name: str,
        cost: int,
        types: Type = Type.ACTION,
        *,
        potion: bool = False,
        editions: tuple[int, ...] | None = None,
        points: "int | Points" = 0,
        overpay: tuple[str, ...] = (),
        **gives: int,
    ) -> Kind:
        """A card: its cost in coins (and a potion), its types, what it gives when played, what it is worth."""
        kind = Kind(
            name,
            Cost(cost, int(potion)),
            types,
            set_name=self.name,
            editions=editions or self.editions,
            gives=gives,
            points=points,
            overpay=overpay,
        )
        self.kinds.append(kind)
        return kind
