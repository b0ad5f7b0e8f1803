"""The build backend: compiles the words, then leaves everything to setuptools.

Compiled words are not kept in git, so whoever builds or installs the project has to make them. Doing it here means
that any installer does it, without a command that one could forget.
"""

from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import words

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).resolve().parent.parent


def build_wheel(*arguments: Any, **options: Any) -> str:
    """A wheel goes to players, so faulty words stop it."""
    faults = words.check(ROOT)
    if faults:
        raise SystemExit("\n".join(map(str, faults)))
    words.compile_all(ROOT)
    return build_meta.build_wheel(*arguments, **options)


def build_editable(*arguments: Any, **options: Any) -> str:
    """A working copy may hold unfinished words: the tests judge them, not the installer."""
    words.compile_all(ROOT)
    return build_meta.build_editable(*arguments, **options)
