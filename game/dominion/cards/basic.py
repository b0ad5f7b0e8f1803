"""The cards that every game uses, and Potion."""

from game.dominion.kinds import CardSet, Type

BASIC = CardSet("Basic")
card = BASIC.card

COPPER = card("Copper", 0, Type.TREASURE, coins=1)
SILVER = card("Silver", 3, Type.TREASURE, coins=2)
GOLD = card("Gold", 6, Type.TREASURE, coins=3)
POTION = card("Potion", 4, Type.TREASURE, potions=1)
ESTATE = card("Estate", 2, Type.VICTORY, points=1)
DUCHY = card("Duchy", 5, Type.VICTORY, points=3)
PROVINCE = card("Province", 8, Type.VICTORY, points=6)
CURSE = card("Curse", 0, Type.CURSE, points=-1)
