"""Imports go one way: scenes → game.bots → game.dominion | game.alchenemy → game.core. The rules need no window."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Each layer, and which others it may import. A module belongs to the first that fits.
RULES = ("game.core", "game.dominion", "game.alchenemy")
LAYERS = {
    "game.core": (),
    "game.dominion": ("game.core",),
    "game.alchenemy": ("game.core",),
    "game.bots": RULES,
    "game": RULES,  # game/__init__.py lists the games
    "assets.bake": ("assets", "scenes"),  # makes pictures in the colours of the scenes; nothing imports it
    "assets": (),
    "scenes": (*RULES, "game.bots", "game", "assets"),
}
SOURCES = [path for folder in ("game", "scenes", "assets") for path in sorted((ROOT / folder).rglob("*.py"))]


def module_of(path):
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    return name.removesuffix(".__init__")


def imports_of(path):
    """Every module that a file imports, also inside functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide the layer"
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_in(module, layer):
    return module == layer or module.startswith(layer + ".")


def layer_of(module):
    return next((layer for layer in LAYERS if is_in(module, layer)), None)


@pytest.mark.parametrize("path", SOURCES, ids=module_of)
def test_imports_go_one_way(path):
    own = layer_of(module_of(path))
    for module in imports_of(path):
        assert layer_of(module) in (None, own, *LAYERS[own]), f"{module_of(path)} imports {module}"


@pytest.mark.parametrize("path", [path for path in SOURCES if is_in(module_of(path), "game")], ids=module_of)
def test_the_rules_have_no_window_no_dice_and_no_clock(path):
    for module in imports_of(path):
        assert module.split(".")[0] not in ("pygame", "pymunk", "random", "secrets", "time", "datetime", "uuid")


def test_importing_the_engine_loads_neither_pygame_nor_pymunk():
    modules = [module_of(path) for path in SOURCES if is_in(module_of(path), "game")]
    code = f"import sys, {', '.join(modules)}; print([name for name in ('pygame', 'pymunk') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_packaging_folder_shadows_no_library():
    assert not (ROOT / "packaging" / "__init__.py").exists()
