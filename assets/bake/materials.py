"""What the objects on the cards are made of."""

from assets.bake.canvas import Colour, mixed
from assets.bake.easel import Material

GOLD = Material(((255, 226, 130), (232, 172, 62), (150, 88, 24)), shine=0.42, round_depth=0.5)
BRASS = Material(((244, 208, 128), (204, 150, 72), (118, 74, 30)), shine=0.36)
SILVER = Material(((244, 246, 250), (178, 186, 200), (98, 104, 124)), shine=0.45)
COPPER = Material(((250, 178, 122), (206, 110, 62), (122, 52, 30)), shine=0.38)
IRON = Material(((136, 138, 152), (88, 90, 104), (44, 44, 56)), shine=0.32, grain="stone", grain_depth=0.06)
STEEL = Material(((222, 228, 238), (150, 160, 178), (84, 92, 112)), shine=0.5, gloss=26)
WOOD = Material(((176, 116, 66), (134, 82, 44), (86, 48, 26)), shine=0.1, grain="wood", grain_depth=0.26)
POST = WOOD.with_(grain="upright")
DARK_WOOD = Material(((118, 74, 46), (84, 50, 32), (50, 28, 20)), shine=0.1, grain="wood", grain_depth=0.26)
STONE = Material(((190, 182, 172), (142, 134, 128), (88, 80, 82)), shine=0.08, grain="stone", grain_depth=0.16)
DARK_STONE = Material(((124, 118, 124), (86, 82, 92), (50, 46, 58)), shine=0.08, grain="stone", grain_depth=0.18)
WALL = Material(((236, 216, 176), (212, 184, 138), (160, 126, 88)), shine=0.05, grain="stone", grain_depth=0.08)
PAPER = Material(((248, 232, 192), (232, 208, 158), (196, 160, 108)), shine=0.06, grain="stone", grain_depth=0.07)
WAX = Material(((252, 240, 212), (236, 212, 168), (190, 148, 108)), shine=0.16)
BONE = Material(((248, 240, 216), (222, 206, 170), (156, 132, 104)), shine=0.14, grain="stone", grain_depth=0.06)
LEATHER = Material(((150, 88, 54), (112, 60, 38), (68, 34, 24)), shine=0.12, grain="stone", grain_depth=0.14)
RED = Material(((226, 84, 70), (172, 40, 46), (104, 18, 32)), shine=0.18, grain="cloth", grain_depth=0.1)
BLUE = Material(((104, 150, 214), (56, 92, 164), (28, 48, 104)), shine=0.18, grain="cloth", grain_depth=0.1)
GREEN = Material(((134, 184, 92), (78, 132, 62), (38, 78, 44)), shine=0.14, grain="cloth", grain_depth=0.12)
PURPLE = Material(((168, 112, 200), (112, 64, 152), (62, 32, 98)), shine=0.18, grain="cloth", grain_depth=0.1)
WHITE_CLOTH = Material(((246, 240, 228), (220, 208, 190), (170, 152, 138)), shine=0.08, grain="cloth", grain_depth=0.08)
LEAF = Material(((164, 208, 96), (98, 158, 66), (48, 96, 48)), shine=0.2, round=3)
SKIN = Material(((250, 210, 166), (228, 172, 124), (172, 112, 80)), shine=0.12, round=5)
HAIR = Material(((120, 76, 48), (84, 48, 32), (48, 26, 22)), shine=0.2, grain="fur", grain_depth=0.25)
BLACK_FUR = Material(((92, 84, 104), (56, 50, 68), (28, 24, 38)), shine=0.22, grain="fur", grain_depth=0.2, round=8)
CLAY = Material(((214, 132, 86), (176, 92, 56), (108, 50, 34)), shine=0.14)
BREAD = Material(((240, 186, 104), (206, 134, 62), (142, 78, 34)), shine=0.16, grain="stone", grain_depth=0.1)
MEAT = Material(((240, 150, 130), (206, 88, 82), (140, 44, 52)), shine=0.3)
ROOF = Material(((206, 100, 66), (160, 66, 46), (98, 34, 30)), shine=0.1, grain="wood", grain_depth=0.12)
THATCH = Material(((226, 184, 104), (186, 136, 66), (122, 78, 38)), shine=0.06, grain="fur", grain_depth=0.24)
WATER = Material(((150, 214, 236), (70, 146, 196), (30, 72, 128)), shine=0.3, round=4)
EARTH = Material(((140, 104, 72), (100, 70, 48), (60, 40, 32)), shine=0.04, grain="stone", grain_depth=0.2)
GRASS = Material(((142, 178, 84), (92, 132, 60), (48, 82, 44)), shine=0.06, grain="fur", grain_depth=0.2)
FLAME = Material(((255, 196, 84), (255, 150, 50), (236, 92, 30)), shine=0.0, round_depth=0.1, edge_depth=0.15)
HEART_OF_FLAME = Material(((255, 240, 170), (255, 226, 120), (255, 190, 80)), shine=0, line=0, edge_depth=0,
    round_depth=0)
NIGHT_IRON = IRON.with_(stops=((96, 92, 108), (60, 56, 72), (30, 28, 40)))


def gem(hue: Colour) -> Material:
    """A cut stone or a liquid of a hue."""
    return Material(
        (mixed(hue, (255, 255, 255), 0.5), hue, mixed(hue, (20, 8, 24), 0.5)), shine=0.5, gloss=22, round_depth=0.5
    )


def painted(hue: Colour, grain: str = "", shine: float = 0.15) -> Material:
    """Something coloured that is neither metal nor stone."""
    stops = (mixed(hue, (255, 246, 220), 0.32), hue, mixed(hue, (26, 10, 20), 0.42))
    return Material(stops, shine=shine, grain=grain, grain_depth=0.12)
