"""Names as people type them."""

import difflib
import unicodedata

from game.core.errors import SetupError


def slug(name: str) -> str:
    """The id of an English name.

    >>> slug("Philosopher's Stone")
    'philosophers_stone'
    """
    letters = unicodedata.normalize("NFC", name.lower())
    kept = "".join(letter for letter in letters if letter.isalnum() or letter in " -_")
    return "_".join(kept.replace("-", " ").replace("_", " ").split())


def not_found(reason: str, what: str, name: str, known: list[str]) -> SetupError:
    """A sentence with the names that are near, as one mistypes."""
    by_slug = {slug(one): one for one in known}
    near = [by_slug[one] for one in difflib.get_close_matches(slug(name), by_slug, n=4, cutoff=0.5)]
    hint = f" Did you mean: {', '.join(near)}?" if near else f" There are: {', '.join(known)}."
    return SetupError(reason, f"There is no {what} called {name!r}.{hint}", name=name, near=tuple(near or known))
