"""The catalogues as the tests read them: every message of every language, not only those that something asks for."""

import importlib.util
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def load_compiler():
    spec = importlib.util.spec_from_file_location("athanor_words_compiler", ROOT / "packaging" / "words.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


compiler = load_compiler()
compiler.compile_all(ROOT)  # a test run never speaks with yesterday's words

SUBJECTS = {
    language: {subject: list(compiler.messages(compiler.read(path))) for subject, path in paths.items()}
    for language, paths in compiler.catalogues(ROOT).items()
}
MESSAGES = {
    language: [message for messages in subjects.values() for message in messages]
    for language, subjects in SUBJECTS.items()
}


def texts(language: str, subject: str | None = None) -> dict[str, tuple[str, ...]]:
    """Every text of a language, or of one of its catalogues, by its id."""
    messages = MESSAGES[language] if subject is None else SUBJECTS[language][subject]
    return {compiler.name_of(message): compiler.forms_of(message) for message in messages}
