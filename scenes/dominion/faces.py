"""The faces of the cards of Dominion: its facts from the rules, its words in a language, and what is pictured on it."""

import re
from functools import lru_cache

from game.core.names import slug
from game.dominion.cards import CARDS, HEXES
from game.dominion.kinds import Kind
from game.dominion.state import STATES
from scenes.look.face import Face
from scenes.words import Words

# The type that gives a card its glow comes first: what is particular about it, not that it is an Action too.
WEIGHTS = ("attack", "reaction", "treasure", "victory", "curse", "hex", "state", "action")

# What the states are worth at the end; the rules count them, they are no cards.
STATE_POINTS = {"Miserable": -2, "Twice Miserable": -4}

# What stands for a number of coins, potions or points in a text: there a symbol is easier to see.
UNITS = {
    "en": {"coin": r"[Cc]oins?\b(?! token)", "potion": r"Potion\b", "points": r"points?\b"},
    "de": {"coin": r"Geld\b", "potion": r"Trank\b", "points": r"Punkte?\b"},
}
OR = {"en": "or", "de": "oder"}

# Where long names are broken on a very narrow card: where one would pause.
PARTS = (
    "Philo|sopher's Stone", "Candle|stick Maker", "Copper|smith", "Money|lender", "Con|spirator", "Masque|rade",
    "Bureau|crat", "Adven|turer", "Labo|ratory", "Wood|cutter", "Sooth|sayer", "Stone|mason", "Journey|man",
    "Univer|sity", "Apothe|cary", "Appren|tice", "Posses|sion", "Master|piece", "Twice Mise|rable", "Har|binger",
    "Chan|cellor", "Work|shop", "Trans|mute", "Herb|alist", "Sabo|teur", "Iron|works", "Court|yard",
    "Rats|ver|sammlung", "Kaufmanns|gilde", "Steuer|eintreiber", "Leuchten|macher", "Herum|treiberin",
    "Kräuter|kundiger", "Geld|verleiher", "Kupfer|schmied", "Kerker|meister", "Handels|posten", "Wunsch|brunnen",
    "Wander|geselle", "Labora|torium", "Tor|wächterin", "Geheim|kammer", "Armen|viertel", "Besessen|heit",
    "Meister|stück", "Heu|schrecken", "Ver|schwörer", "Ver|wandlung", "Univer|sität", "Hell|seherin", "Geheim|gang",
    "Ver|trauter", "Hungers|not", "Schlech|tes Omen", "Dop|pelt Elendig", "Händ|lerin", "Wild|diebin", "Biblio|thek",
    "Burg|graben", "Thron|saal", "Aben|teurer", "Ban|ditin", "Eisen|hütte", "Hand|langer", "Pa|trouille",
    "Aus|tausch", "Ver|walter", "Diplo|matin", "Mas|kerade", "Jahr|markt", "Fest|mahl", "Alche|mist", "Apo|theker",
    "Holz|fäller", "Vor|botin", "Herzog|tum", "Werk|statt", "Stein|metz", "Täu|schung", "Ge|täuscht", "Wein|berg",
    "Berg|werk", "Büro|krat", "Schmie|de", "Nei|disch", "Lehr|ling",
)  # fmt: skip
BROKEN = {name.replace("|", ""): name.replace("|", "\u00ad") for name in PARTS}


@lru_cache(maxsize=300)  # a table draws the same faces in every frame
def face_of(name: str, words: Words) -> Face:
    """The face of a card, a Hex or a State, by its English name; KeyError where there is none of that name."""
    if name in STATES:
        points = STATE_POINTS.get(name)
        gives = (("points", points),) if points else ()
        return _face(name, ("state",), words.type_name("state"), (), gives, words)
    kind = CARDS.get(name) or HEXES[name]
    types = kind.types.names
    type_line = " – ".join(words.type_name(one) for one in types)
    shown = sorted(types, key=WEIGHTS.index)
    if kind.potions:
        shown = ["potion", *shown]
    cost = () if kind.is_hex else _cost(kind)
    return _face(name, tuple(shown), type_line, cost, _gives(kind), words)


def _face(
    name: str,
    types: tuple[str, ...],
    type_line: str,
    cost: tuple[tuple[str, int], ...],
    gives: tuple[tuple[str, int], ...],
    words: Words,
) -> Face:
    text, title = words.card_text(name), words.card(name)
    return Face(
        id=slug(name),
        title=title,
        types=types,
        type_line=type_line,
        cost=cost,
        gives=gives,
        text=text,
        emblem=EMBLEMS[slug(name)],
        rich=with_symbols(text, words.language),
        broken=BROKEN.get(title, ""),
    )


def _cost(kind: Kind) -> tuple[tuple[str, int], ...]:
    coins = (("coin", kind.cost.coins),)
    return (*coins, ("potion", kind.cost.potions)) if kind.cost.potions else coins


def _gives(kind: Kind) -> tuple[tuple[str, int], ...]:
    """What a card gives whenever it is played, and what it is worth; 0 where that depends on something."""
    played = {
        "card": kind.cards,
        "action": kind.actions,
        "buy": kind.buys,
        "coin": kind.coins,
        "potion": kind.potions,
        "token": kind.tokens,
    }
    gives = [(what, count) for what, count in played.items() if count]
    if kind.is_treasure and not gives:
        gives.append(("coin", 0))
    if callable(kind.points):
        gives.append(("points", 0))
    elif kind.points:
        gives.append(("points", kind.points))
    return tuple(gives)


def with_symbols(text: str, language: str) -> str:
    """A text in which numbers of coins, potions and points are marked as symbols.

    >>> with_symbols("Gain a card that costs at most 4 coins. +1 Action, +2 Coins", "en")
    'Gain a card that costs at most {coin 4}. +1 Action, +{coin 2}'
    >>> with_symbols("Take 2 coin tokens.", "en")
    'Take 2 coin tokens.'
    >>> with_symbols("−1 Punkt", "de")
    '{curse_points −1}'
    """
    for what, unit in UNITS[language].items():
        number = r"([−-]?\d+)"
        if what == "coin":  # "3 or 4 coins" are two amounts
            text = re.sub(rf"{number} {OR[language]} (\d+) {unit}", rf"{{coin \1}} {OR[language]} {{coin \2}}", text)
        if what == "potion":
            text = re.sub(rf"\+1 {unit}", "+{potion}", text)
            continue
        text = re.sub(rf"{number} {unit}", rf"{{{what} \1}}", text)
    return text.replace("{points −", "{curse_points −")


# What is pictured on each card: no two cards look the same.
EMBLEMS: dict[str, str] = {
    # Basic
    "copper": "copper_coins", "silver": "silver_coins", "gold": "gold_coins", "potion": "flask", "estate": "cottage",
    "duchy": "manor", "province": "castle", "curse": "skull",
    # Dominion
    "adventurer": "compass", "artisan": "amphora", "bandit": "wanted_poster", "bureaucrat": "stamp", "cellar": "barrel",
    "chancellor": "sealed_scroll", "chapel": "chapel", "council_room": "gavel", "feast": "goblet", "festival": "tent",
    "gardens": "tree", "harbinger": "raven", "laboratory": "retort", "library": "books", "market": "market_stall",
    "merchant": "scales", "militia": "helmet", "mine": "pickaxe", "moat": "moat_castle",
    "moneylender": "hand_with_coin",
    "poacher": "bow", "remodel": "trowel", "sentry": "halberds", "smithy": "anvil", "spy": "keyhole_eye",
    "thief": "domino_mask", "throne_room": "throne", "vassal": "gauntlet", "village": "village", "witch": "cauldron",
    "woodcutter": "axe_stump", "workshop": "workbench",
    # Intrigue
    "baron": "signet_ring", "bridge": "bridge", "conspirator": "dagger_and_letter", "coppersmith": "pot",
    "courtier": "rose", "courtyard": "fountain", "diplomat": "treaty", "duke": "coronet", "great_hall": "hall",
    "harem": "oil_lamp", "ironworks": "furnace", "lurker": "hooded", "masquerade": "masks", "mill": "windmill",
    "mining_village": "mine_cart", "minion": "imp", "nobles": "crown", "patrol": "lantern", "pawn": "pawn",
    "replace": "broken_vase", "saboteur": "bomb", "scout": "spyglass", "secret_chamber": "chest",
    "secret_passage": "archway", "shanty_town": "hut", "steward": "keys", "swindler": "dice", "torturer": "shackles",
    "trading_post": "cart", "tribute": "tribute_bowl", "upgrade": "gears", "wishing_well": "well",
    # Alchemy
    "alchemist": "alembic", "apothecary": "mortar", "apprentice": "broom", "familiar": "cat", "golem": "golem",
    "herbalist": "herbs", "philosophers_stone": "stone", "possession": "puppet", "scrying_pool": "basin",
    "transmute": "ingots", "university": "observatory", "vineyard": "grapes",
    # Guilds
    "advisor": "owl", "baker": "bread", "butcher": "cleaver", "candlestick_maker": "candlestick",
    "doctor": "plague_mask", "herald": "trumpet", "journeyman": "bundle", "masterpiece": "painting",
    "merchant_guild": "ship", "plaza": "clock_tower", "soothsayer": "crystal_ball", "stonemason": "chisel_block",
    "taxman": "purse",
    # Hexes and States
    "bad_omens": "eclipse", "delusion": "mirror", "envy": "green_eye", "famine": "empty_bowl", "fear": "bat",
    "greed": "grabbing_hand", "haunting": "ghost", "locusts": "locust", "misery": "broken_heart", "plague": "rat",
    "poverty": "torn_purse", "war": "crossed_swords", "deluded": "mirror", "envious": "green_eye",
    "miserable": "rain_cloud", "twice_miserable": "thunder_cloud",
}  # fmt: skip
