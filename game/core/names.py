"""Names as people type them."""

import difflib
import unicodedata

from game.core.errors import SetupError

LONGEST_SHOWN = 60  # characters


def slug(name: str) -> str:
    """The id of an English name.

    >>> slug("Philosopher's Stone")
    'philosophers_stone'
    """
    letters = unicodedata.normalize("NFC", name.lower())
    kept = "".join(letter for letter in letters if letter.isalnum() or letter in " -_")
    return "_".join(kept.replace("-", " ").replace("_", " ").split())


def plain(value: object) -> str:
    """Anything at all as part of a sentence: short, and without failing (Python refuses to write very long numbers)."""
    try:
        text = str(value)
    except ValueError:
        return "a huge number"
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def quoted(value: object) -> str:
    """The same with the quotation marks that tell a word from a number."""
    return repr(plain(value)) if isinstance(value, str) else plain(value)


def not_found(reason: str, what: str, name: object, known: list[str]) -> SetupError:
    """A sentence with the names that are near, as one mistypes."""
    by_slug = {slug(one): one for one in known}
    near = [by_slug[one] for one in difflib.get_close_matches(slug(plain(name)), by_slug, n=4, cutoff=0.5)]
    hint = f" Did you mean: {', '.join(near)}?" if near else f" There are: {', '.join(known)}."
    sentence = f"There is no {what} called {quoted(name)}.{hint}"
    return SetupError(reason, sentence, name=plain(name), near=tuple(near or known))
