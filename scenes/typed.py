"""What people type, compared with what is written."""

import unicodedata


def folded(text: str) -> str:
    """Letters as one types them in a hurry: without capitals, accents and apostrophes.

    >>> folded("Philosopher’s Stone"), folded("Geschäft Größe")
    ('philosophers stone', 'geschaft grosse')
    """
    letters = unicodedata.normalize("NFKD", text).casefold()
    return "".join(letter for letter in letters if not unicodedata.combining(letter) and letter not in "'’")
