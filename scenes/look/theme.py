"""The colours of an alchemist's table at night, and the sizes that everything is measured in."""

Colour = tuple[int, int, int]

# The window is laid out in units: so many across and down at least, whatever its size in pixels.
UNITS_ACROSS, UNITS_DOWN = 1280, 720
SMALLEST_WINDOW = (1024, 640)
TEXT_SIZES = {"small": 0.9, "normal": 1.0, "large": 1.15, "huge": 1.3}

# Surfaces, from dark to light
NIGHT: Colour = (18, 14, 16)  # behind everything
WALNUT: Colour = (43, 29, 22)
PANEL: Colour = (36, 27, 27)  # what words lie on
PANEL_LIGHT: Colour = (54, 40, 37)
FIELD: Colour = (24, 18, 19)  # what is typed or chosen into
FELT: Colour = (24, 46, 42)
PARCHMENT: Colour = (236, 217, 178)

# Words
CREAM: Colour = (243, 230, 203)  # to be read
FADED: Colour = (188, 168, 140)  # beside it
INK: Colour = (52, 32, 20)  # on parchment
INK_FADED: Colour = (112, 82, 58)

# Metal and light
BRASS: Colour = (200, 158, 84)
BRASS_BRIGHT: Colour = (246, 216, 142)
BRASS_DARK: Colour = (118, 84, 40)
CANDLE: Colour = (255, 196, 104)
FOCUS: Colour = (140, 214, 255)  # the frame around what the keyboard is at
CHOSEN: Colour = (120, 230, 150)  # what was picked
OFFERED: Colour = (255, 208, 110)  # what can be picked
DANGER: Colour = (226, 98, 84)

# The glow of each type of card
TYPE_HUES: dict[str, Colour] = {
    "action": (226, 148, 60),
    "treasure": (240, 196, 70),
    "victory": (96, 178, 92),
    "curse": (150, 92, 200),
    "reaction": (84, 150, 226),
    "attack": (206, 62, 66),
    "potion": (54, 178, 170),
    "hex": (124, 74, 170),
    "state": (150, 120, 104),
}

# One for each player, told apart by a shape as well
PLAYER_HUES: tuple[Colour, ...] = (
    (232, 176, 76),
    (110, 176, 232),
    (224, 116, 116),
    (132, 206, 138),
    (198, 146, 232),
    (226, 206, 186),
)
