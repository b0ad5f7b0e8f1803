"""Coins, chests, crowns and jewels."""

from assets.bake.easel import Easel, Material
from assets.bake.materials import (
    BRASS,
    COPPER,
    DARK_STONE,
    GOLD,
    LEATHER,
    NIGHT_IRON,
    PURPLE,
    RED,
    SILVER,
    SKIN,
    WHITE_CLOTH,
    WOOD,
    gem,
    painted,
)  # fmt: skip
from assets.bake.objects.registry import listed
from assets.bake.paths import (
    blob,
    both,
    box,
    curve,
    ellipse,
    line,
    minus,
    moved,
    plus,
    poly,
    regular,
    rope,
    stroked,
    svg,
    turned,
)  # fmt: skip
from assets.bake.props import coin, coin_pile, flame, rivets, shine_on, spark, table_shadow


@listed
def copper_coins(easel: Easel) -> None:
    table_shadow(easel, 50, 86, 36)
    coin_pile(easel, 58, 80, 21, 2, COPPER, "venus")
    coin(easel, 34, 68, 20, COPPER, "venus")
    spark(easel, 26, 56, 4)


@listed
def silver_coins(easel: Easel) -> None:
    table_shadow(easel, 50, 88, 40)
    coin_pile(easel, 33, 80, 20, 4, SILVER, "moon")
    coin_pile(easel, 67, 88, 20, 2, SILVER, "moon")
    spark(easel, 22, 40, 5)
    spark(easel, 80, 64, 3.4)


@listed
def gold_coins(easel: Easel) -> None:
    table_shadow(easel, 50, 90, 44)
    coin_pile(easel, 52, 74, 18, 7, GOLD, "sun")
    coin_pile(easel, 28, 86, 18, 4, GOLD, "sun")
    coin_pile(easel, 72, 89, 19, 3, GOLD, "sun")
    spark(easel, 52, 22, 6)
    spark(easel, 18, 52, 4)
    spark(easel, 84, 64, 4)


@listed
def stone(easel: Easel) -> None:
    """The Philosopher's Stone: red, and lit from within."""
    table_shadow(easel, 50, 90, 30)
    easel.part(poly((30, 86), (38, 78), (62, 78), (70, 86), (66, 91), (34, 91)), GOLD)
    outline = poly((50, 10), (70, 24), (78, 48), (64, 78), (36, 78), (22, 48), (30, 24))
    red = gem((212, 30, 44))
    easel.part(outline, red.with_(round=3))
    for corners, paint, opacity in (
        (((50, 10), (30, 24), (42, 34), (50, 30)), (255, 190, 170), 0.55),
        (((50, 10), (70, 24), (58, 34), (50, 30)), (255, 120, 110), 0.35),
        (((30, 24), (22, 48), (36, 52), (42, 34)), (255, 130, 120), 0.38),
        (((70, 24), (78, 48), (64, 52), (58, 34)), (110, 6, 26), 0.34),
        (((42, 34), (50, 30), (58, 34), (64, 52), (50, 62), (36, 52)), (255, 96, 84), 0.42),
        (((22, 48), (36, 52), (50, 62), (36, 78)), (170, 14, 36), 0.35),
        (((78, 48), (64, 52), (50, 62), (64, 78)), (80, 0, 22), 0.5),
    ):
        easel.flat(poly(*corners), paint, opacity)
        easel.flat(stroked(poly(*corners), 0.5), (255, 200, 180), 0.4)
    easel.glow(ellipse(50, 46, 12, 16), (255, 110, 60), 8, 0.6)
    easel.glow(ellipse(50, 46, 5, 7), (255, 230, 170), 4, 0.7)
    spark(easel, 40, 22, 6)
    spark(easel, 74, 30, 3.6)
    spark(easel, 24, 62, 3.6)
    spark(easel, 72, 70, 3)


@listed
def oil_lamp(easel: Easel) -> None:
    """A golden lamp on a cushion."""
    table_shadow(easel, 50, 92, 42)
    cushion = svg("M12 74 C16 66 84 66 88 74 C92 80 92 86 88 91 C84 96 16 96 12 91 C8 86 8 80 12 74 Z")
    easel.part(cushion, painted((170, 36, 76), "cloth"))
    for x in (12, 88):
        easel.part(ellipse(x, 82, 3.2), GOLD)
    easel.part(turned([(10, 62), (6, 66), (14, 73), (0, 74)], 48), GOLD)
    easel.part(rope((66, 46), (82, 40), (84, 54), (70, 58), width=3.4), GOLD)
    body = svg("M10 34 C18 34 24 42 34 43 L62 43 C72 44 74 54 66 59 C58 65 36 66 28 58 C22 52 20 44 8 40 Z")
    easel.part(body, GOLD.with_(round=9))
    easel.part(turned([(3, 28), (5, 34), (15, 42), (0, 43)], 48), GOLD)
    easel.part(ellipse(48, 27, 3), gem((40, 150, 200)))
    flame(easel, 10, 36, 15)
    for x in (38, 48, 58):
        rivets(easel, (x, 53), radius=2, metal=gem((190, 40, 70)))
    spark(easel, 66, 30, 4)


@listed
def chest(easel: Easel) -> None:
    table_shadow(easel, 50, 91, 40)
    lid = svg("M14 46 C14 22 24 16 36 16 L64 16 C76 16 86 22 86 46 Z")
    easel.part(lid, WOOD)
    for y in (26, 36):
        easel.flat(both(lid, line((10, y), (90, y), width=0.8)), (50, 26, 16), 0.7)
    easel.flat(box(15, 44, 85, 48), (40, 16, 8), 0.9)
    easel.part(box(14, 50, 86, 91, 2), WOOD)
    easel.flat(line((14, 70), (86, 70), width=0.9), (50, 26, 16), 0.7)
    for x in (22, 71):
        easel.part(both(lid, box(x, 10, x + 7, 47)), BRASS)
        easel.part(box(x, 50, x + 7, 91), BRASS)
        rivets(easel, *((x + 3.5, y) for y in (22, 34, 56, 70, 85)), radius=1, metal=GOLD)
    easel.part(box(12, 45, 88, 51, 1.5), BRASS)
    easel.part(box(41, 42, 59, 64, 3), GOLD)
    easel.cut(plus(ellipse(50, 51, 2.6), poly((48.8, 51), (51.2, 51), (52.4, 59), (47.6, 59))))
    easel.glow(line((18, 47), (82, 47), width=1.6), (255, 214, 110), 1.6, 0.8)
    spark(easel, 30, 46, 4)
    spark(easel, 72, 46, 3)


@listed
def purse(easel: Easel) -> None:
    """A purse with coins before it and a ledger behind."""
    table_shadow(easel, 50, 91, 40)
    easel.part(moved(box(50, 20, 88, 78, 2), turn=8, about=(70, 50)), painted((92, 36, 36)))
    easel.part(moved(box(53, 22, 90, 76, 1), turn=8, about=(70, 50)), painted((226, 206, 164)))
    for y in range(30, 72, 7):
        easel.flat(moved(line((59, y), (84, y), width=1), turn=8, about=(70, 50)), (90, 60, 40), 0.6)
    easel.part(blob((40, 36), (58, 46), (68, 68), (60, 88), (38, 91), (18, 88), (10, 68), (22, 46)),
        LEATHER.with_(round=14))
    easel.part(poly((28, 36), (20, 20), (32, 25), (40, 18), (48, 25), (60, 20), (52, 36)), LEATHER)
    easel.part(rope((26, 38), (40, 41), (54, 38), width=3.6), GOLD)
    easel.part(rope((50, 40), (58, 46), (56, 56), width=1.8), GOLD)
    coin(easel, 39, 66, 12, GOLD, "sun")
    coin(easel, 70, 84, 9, GOLD, "sun", 0.6)
    coin(easel, 82, 88, 8, GOLD, "sun", 0.5)


@listed
def hand_with_coin(easel: Easel) -> None:
    easel.part(svg("M2 58 L22 54 L22 88 L2 90 Z"), painted((104, 40, 92), "cloth"))
    easel.part(box(18, 52, 26, 90, 2), GOLD)
    palm = svg("M24 58 C36 50 46 56 56 60 L72 60 C78 60 78 68 72 68 L54 68 L78 66 L90 58 C96 56 98 62 94 66 L78 "
        "80 C70 86 58 88 46 88 L24 86 Z")
    easel.part(palm, SKIN)
    easel.flat(stroked(curve((50, 68.6), (60, 69.4), (72, 68)), 1), (130, 70, 50), 0.7, 0.15)
    easel.flat(stroked(curve((30, 80), (46, 82), (62, 80)), 0.8), (150, 90, 62), 0.5, 0.2)
    coin(easel, 56, 34, 20, GOLD, "sun")
    spark(easel, 44, 22, 6)
    spark(easel, 74, 46, 3.4)


@listed
def signet_ring(easel: Easel) -> None:
    table_shadow(easel, 50, 92, 30)
    easel.part(minus(ellipse(50, 64, 30, 28), ellipse(50, 64, 21.6, 19.6)), GOLD)
    easel.part(poly((30, 44), (36, 30), (64, 30), (70, 44), (62, 52), (38, 52)), GOLD)
    easel.part(ellipse(50, 28, 22, 18), GOLD)
    stone_path = ellipse(50, 27, 16.6, 13)
    easel.part(stone_path, gem((36, 74, 170)).with_(round=6))
    easel.part(svg("M50 17 L60 21 C60 30 56 35 50 37.6 C44 35 40 30 40 21 Z"), GOLD.with_(line=0.4))
    easel.flat(line((50, 18), (50, 37), width=1.2), (110, 64, 20), 0.8)
    easel.flat(line((41, 26), (59, 26), width=1.2), (110, 64, 20), 0.8)
    shine_on(easel, stone_path)
    spark(easel, 36, 18, 7)
    spark(easel, 72, 58, 3.6)


def crown_of(easel: Easel, x: float, y: float, size: float, points: int, cap: Material | None) -> None:
    """A crown around a point; the cap is what it is lined with."""
    half = 38 * size
    if cap is not None:
        easel.part(svg(f"M{x - half * 0.86} {y + 8 * size} C{x - half} {y - 30 * size} {x + half} {y - 30 * size} "
            f"{x + half * 0.86} {y + 8 * size} Z"), cap)
    tips = []
    for index in range(points):
        part = index / (points - 1) * 2 - 1
        tips.append((x + part * half * 1.1, y - (30 - 8 * abs(part)) * size))
    outline: list[tuple[float, float]] = [(x - half * 0.9, y + 22 * size)]
    for index, tip in enumerate(tips):
        outline.append(tip)
        if index < points - 1:
            following = tips[index + 1]
            outline.append(((tip[0] + following[0]) / 2, y - 2 * size))
    outline.append((x + half * 0.9, y + 22 * size))
    easel.part(poly(*outline), GOLD)
    easel.part(svg(f"M{x - half * 0.94} {y + 14 * size} C{x - half * 0.4} {y + 22 * size} {x + half * 0.4} "
        f"{y + 22 * size} {x + half * 0.94} {y + 14 * size} L{x + half * 0.9} {y + 26 * size} C{x + half * 0.4} "
        f"{y + 34 * size} {x - half * 0.4} {y + 34 * size} {x - half * 0.9} {y + 26 * size} Z"), GOLD)
    hues = ((200, 30, 54), (40, 110, 200), (50, 160, 90))
    for index in range(5):
        part = (index - 2) / 2
        easel.part(ellipse(x + part * half * 0.72, y + (26 - 4 * part * part) * size, 3.4 * size),
            gem(hues[index % 3]).with_(line=0.5))
    for index, tip in enumerate(tips):
        easel.part(ellipse(tip[0], tip[1], 4 * size), (gem(hues[index % 3]) if points > 5 else GOLD).with_(line=0.6))


@listed
def crown(easel: Easel) -> None:
    """Nobles: a crown on a cushion."""
    table_shadow(easel, 50, 93, 44)
    cushion = svg("M10 74 C16 66 84 66 90 74 C95 80 94 88 90 92 C84 97 16 97 10 92 C6 88 5 80 10 74 Z")
    easel.part(cushion, painted((120, 40, 130), "cloth"))
    for x in (10, 90):
        easel.part(ellipse(x, 92, 3), GOLD)
    crown_of(easel, 50, 46, 1.0, 5, PURPLE)
    spark(easel, 30, 22, 5)
    spark(easel, 72, 40, 4)


@listed
def coronet(easel: Easel) -> None:
    """A duke's coronet, lined with red and trimmed with ermine."""
    table_shadow(easel, 50, 92, 36)
    crown_of(easel, 50, 44, 1.0, 7, RED)
    easel.part(svg("M12 68 C30 78 70 78 88 68 C94 70 94 82 88 84 C70 94 30 94 12 84 C6 82 6 70 12 68 Z"),
        WHITE_CLOTH.with_(grain="fur"))
    for x, y in ((20, 77), (34, 82), (50, 84), (66, 82), (80, 77)):
        easel.flat(svg(f"M{x} {y - 4} L{x + 2} {y + 3} L{x} {y + 1.6} L{x - 2} {y + 3} Z"), (30, 24, 30), 0.95)
    spark(easel, 50, 14, 5)


@listed
def tribute_bowl(easel: Easel) -> None:
    """Gifts in a bowl: coins, pearls and gems."""
    table_shadow(easel, 50, 92, 38)
    for x, y in ((30, 46), (44, 40), (58, 40), (70, 47), (38, 50), (52, 48), (64, 52), (46, 54)):
        coin(easel, x, y, 9, GOLD, "", 0.7)
    easel.part(poly((42, 28), (50, 20), (60, 26), (56, 40), (46, 42)), gem((40, 140, 210)))
    easel.part(poly((62, 38), (70, 32), (76, 40), (70, 50), (62, 48)), gem((200, 36, 60)))
    for x, y in ((26, 40), (22, 47), (30, 36), (36, 34)):
        easel.part(ellipse(x, y, 3.2), painted((246, 238, 230), "", 0.6).with_(line=0.5))
    easel.part(turned([(36, 54), (34, 64), (16, 76), (9, 80), (20, 88), (20, 92), (0, 92)]), SILVER.with_(round=10))
    easel.part(box(12, 51, 88, 57, 3), SILVER)
    rivets(easel, *((x, 64 - abs(x - 50) * 0.06) for x in (26, 38, 50, 62, 74)), radius=2, metal=gem((120, 60, 170)))
    spark(easel, 54, 24, 6)


@listed
def torn_purse(easel: Easel) -> None:
    """An empty purse with a hole in it."""
    table_shadow(easel, 48, 92, 36)
    worn = LEATHER.with_(stops=((150, 118, 92), (112, 84, 64), (70, 50, 42)))
    bag = blob((50, 40), (66, 46), (78, 64), (74, 84), (52, 92), (28, 90), (18, 76), (26, 52))
    easel.part(bag, worn)
    easel.part(poly((38, 40), (28, 22), (42, 28), (50, 18), (58, 28), (74, 24), (62, 41)), worn)
    easel.part(rope((36, 41), (50, 44), (64, 41), width=3), painted((190, 160, 110)))
    easel.cut(svg("M28 68 L36 62 L40 69 L47 66 L50 74 L42 82 L33 79 Z"))
    for x, y in ((66, 56),):
        easel.part(moved(box(x - 5, y - 5, x + 5, y + 5, 0.6), turn=14, about=(x, y)),
            painted((104, 112, 96), "cloth").with_(line=0.5))
        for dx in (-4, 0, 4):
            easel.flat(line((x + dx, y - 6.4), (x + dx, y - 3.4), width=0.8), (230, 214, 180), 0.9)
    coin(easel, 62, 90, 5, DARK_STONE, "", 0.6)
    easel.part(ellipse(80, 40, 1.6, 1.1), DARK_STONE.with_(line=0.4))
    for side in (-1, 1):
        easel.part(moved(ellipse(80 + side * 2.6, 37, 3, 1.6), turn=side * -30, about=(80, 40)),
            painted((220, 220, 210)).with_(line=0.4, opacity=0.9))


@listed
def ingots(easel: Easel) -> None:
    """Lead that turns into gold."""
    table_shadow(easel, 50, 91, 42)
    lead = NIGHT_IRON.with_(stops=((150, 152, 166), (104, 106, 120), (64, 64, 78)))

    def bar(x: float, y: float, metal: Material) -> None:
        easel.part(poly((x - 18, y), (x - 12, y - 13), (x + 12, y - 13), (x + 18, y)), metal)
        easel.part(poly((x - 12, y - 13), (x - 7, y - 20), (x + 17, y - 20), (x + 12, y - 13)), metal)
        easel.part(poly((x + 12, y - 13), (x + 17, y - 20), (x + 24, y - 7), (x + 18, y)),
            metal.with_(stops=metal.stops[1:]))

    bar(26, 90, lead)
    bar(66, 90, GOLD)
    bar(46, 69, GOLD)
    circle = stroked(ellipse(50, 30, 20), 1.1)
    easel.glow(plus(circle, stroked(regular(50, 30, 20, 3), 0.8), stroked(regular(50, 30, 20, 3, 90), 0.8)),
        (255, 220, 130), 0.3, 0.9)
    easel.glow(ellipse(50, 30, 8), (255, 200, 90), 7, 0.7)
    spark(easel, 50, 30, 9)
    spark(easel, 72, 66, 4)
    spark(easel, 50, 46, 4)
