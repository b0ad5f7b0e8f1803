"""Which language the system speaks."""

import os
import sys
from pathlib import Path

from scenes.words import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


def system_language() -> str:
    """The language of the system if we have words in it, else English."""
    named = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    if not named and sys.platform == "win32":
        named = _of_windows()
    if not named and sys.platform == "darwin":
        named = _of_macos()
    return _known(named)


def _known(named: str) -> str:
    """
    >>> [_known(named) for named in ("de_AT.UTF-8@euro", "de-CH", "DE", "C.UTF-8", "dev", "")]
    ['de', 'de', 'de', 'en', 'en', 'en']
    """
    for mark in "_-.@":
        named = named.partition(mark)[0]
    return named.lower() if named.lower() in LANGUAGES else LANGUAGES[0]


def _of_windows() -> str:
    """The language of the menus, which need not be that of dates and numbers."""
    import ctypes
    import locale

    library = getattr(ctypes, "windll", None)
    number = library.kernel32.GetUserDefaultUILanguage() if library is not None else 0
    return locale.windows_locale.get(number, "")


def _of_macos() -> str:
    """The first language of the person's list: a window that is opened from the Finder gets no variables."""
    import plistlib
    from xml.parsers.expat import ExpatError

    path = Path(os.path.expanduser("~/Library/Preferences/.GlobalPreferences.plist"))
    try:
        preferences = plistlib.loads(path.read_bytes())
        return str(preferences["AppleLanguages"][0])
    except (OSError, ValueError, LookupError, TypeError, AttributeError, ExpatError, plistlib.InvalidFileException):
        return ""
