"""Compiles the words of every language, and checks them.

    python packaging/words.py                  compile what changed, check everything
    python packaging/words.py --compile-only   compile what changed

A catalogue is `assets/words/<language>/LC_MESSAGES/<subject>.po`. Its messages are keyed by an id ("card.cellar.name"),
not by the English sentence, so the usual check of a translation against its msgid would find nothing: here the other
languages are compared with what the English catalogue of the same subject says for the same id.
"""

import argparse
import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Formatter

from babel.core import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, PoFileParser

ROOT = Path(__file__).resolve().parent.parent
REFERENCE = "en"
# Babel cuts off the first and the last character of a text whether or not they are quotation marks.
CLOSED_LINE = re.compile(r'(msg\w+(\[\d+\])?\s+)?"([^"\\]|\\.)*"')


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """Something wrong in a catalogue, and where."""

    path: Path
    line: int
    text: str

    def __str__(self) -> str:
        here = Path.cwd()
        path = self.path.relative_to(here) if self.path.is_relative_to(here) else self.path
        return f"{path}:{self.line}: {self.text}"


class UnreadableWords(Exception):
    """A catalogue that cannot even be parsed."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


class Ledger(Catalog):
    """A catalogue that remembers ids written twice: Babel keeps the first and says nothing."""

    def __init__(self, locale: str) -> None:
        super().__init__(locale=locale)
        self.repeats: list[tuple[Message, Message]] = []

    def __setitem__(self, id: str | tuple[str, ...] | list[str], message: Message) -> None:
        first = self.get(id, message.context)
        if first is not None:
            self.repeats.append((first, message))
        super().__setitem__(id, message)


def catalogues(root: Path) -> dict[str, dict[str, Path]]:
    """The catalogues of every language by their subjects."""
    found: dict[str, dict[str, Path]] = {}
    for path in sorted(root.glob("assets/words/*/LC_MESSAGES/*.po")):
        found.setdefault(language_of(path), {})[path.stem] = path
    return found


def language_of(path: Path) -> str:
    return path.parent.parent.name


def read(path: Path) -> Ledger:
    language = language_of(path)
    try:
        Locale.parse(language)  # Catalog would forgive an unknown one
    except (UnknownLocaleError, ValueError) as error:
        raise UnreadableWords(Fault(path, 1, f"'{language}' is not a language Babel knows")) from error
    ledger = Ledger(language)
    parser = PoFileParser(ledger, ignore_obsolete=True, abort_invalid=True)
    try:
        parser.parse(lines_of(path))
    except PoFileError as error:
        # Babel counts these lines from nought, and repeats the number at the end of its sentence.
        text = str(error).removesuffix(f" on {error.lineno}")
        raise UnreadableWords(Fault(path, error.lineno + 1, text)) from error
    except (ValueError, IndexError) as error:
        # A malformed keyword, and Babel does not say where. The last msgid it saw is near.
        raise UnreadableWords(Fault(path, parser.offset + 1, f"cannot be understood: {error}")) from error
    return ledger


def lines_of(path: Path) -> list[str]:
    try:
        lines = path.read_text(encoding="utf-8-sig").split("\n")
    except UnicodeDecodeError as error:
        number = path.read_bytes()[: error.start].count(b"\n") + 1
        raise UnreadableWords(Fault(path, number, "is not written in UTF-8")) from error
    for number, line in enumerate(map(str.strip, lines), start=1):
        if line.startswith(("msg", '"')) and not CLOSED_LINE.fullmatch(line):
            raise UnreadableWords(Fault(path, number, f"a quotation mark is missing or not escaped: {line}"))
    return lines


# --- compiling --------------------------------------------------------------------------------------------------------


def is_stale(path: Path) -> bool:
    compiled = path.with_suffix(".mo")
    return not compiled.exists() or compiled.stat().st_mtime_ns < path.stat().st_mtime_ns


def compile_all(root: Path) -> list[Path]:
    """Compile the catalogues that changed; gives back what was written."""
    paths = [path for subjects in catalogues(root).values() for path in subjects.values()]
    return [compile_one(path) for path in paths if is_stale(path)]


def compile_one(path: Path) -> Path:
    ledger = read(path)
    compiled = path.with_suffix(".mo")
    # Written aside and moved: a game or a test that starts meanwhile never sees half a file.
    draft = compiled.with_name(f"{compiled.name}.{os.getpid()}")
    try:
        with draft.open("wb") as file:
            write_mo(file, ledger)
        draft.replace(compiled)
    finally:
        draft.unlink(missing_ok=True)
    return compiled


# --- checking ---------------------------------------------------------------------------------------------------------


def check(root: Path) -> list[Fault]:
    """Every fault of every catalogue, in the order of files and lines."""
    paths = catalogues(root)
    faults = list(check_files(root, paths))
    ledgers: dict[Path, Ledger] = {}
    for path in (path for subjects in paths.values() for path in subjects.values()):
        try:
            ledgers[path] = read(path)
        except UnreadableWords as unreadable:
            faults.append(unreadable.fault)
        else:
            faults += check_alone(path, ledgers[path])
    english = paths.get(REFERENCE, {})
    for language, subjects in paths.items():
        faults += check_together({path: ledgers[path] for path in subjects.values() if path in ledgers})
        for subject in subjects.keys() & english.keys():
            path, reference = subjects[subject], english[subject]
            if language != REFERENCE and path in ledgers and reference in ledgers:
                faults += check_against(reference, ledgers[reference], path, ledgers[path])
    return sorted(faults)


def check_files(root: Path, paths: dict[str, dict[str, Path]]) -> Iterator[Fault]:
    """Which catalogues some language has and another lacks."""
    subjects = set().union(*paths.values()) or {"athanor"}
    for language in sorted({REFERENCE, *paths}):
        for subject in subjects - paths.get(language, {}).keys():
            expected = root / "assets" / "words" / language / "LC_MESSAGES" / f"{subject}.po"
            why = "every language is compared with it" if language == REFERENCE else "another language has it"
            yield Fault(expected, 1, f"is missing, and {why}")


def check_together(ledgers: dict[Path, Ledger]) -> Iterator[Fault]:
    """Ids that stand in two catalogues of a language: only one of their texts would ever be seen."""
    seen: dict[str, Path] = {}
    for path, ledger in ledgers.items():
        for message in messages(ledger):
            name = name_of(message)
            if seen.setdefault(name, path) != path:
                yield Fault(path, line_of(message), f"'{name}' is already in {seen[name].name}")


def check_alone(path: Path, ledger: Ledger) -> Iterator[Fault]:
    """What can be wrong with a catalogue whatever the others say."""
    if ledger.fuzzy:
        yield Fault(path, 1, "the whole catalogue is marked fuzzy")
    language = language_of(path)
    if ledger.locale != Locale.parse(language):
        yield Fault(path, 1, f"the header names the language {ledger.locale_identifier}, the folder {language}")
    usual = Catalog(locale=language).num_plurals
    if ledger.num_plurals != usual:
        yield Fault(path, 1, f"Plural-Forms says {ledger.num_plurals} forms, but the language has {usual}")
    for first, again in ledger.repeats:
        yield Fault(path, line_of(again), f"'{name_of(again)}' is already on line {line_of(first)}")
    for message, errors in ledger.check():
        for error in errors:
            yield Fault(path, line_of(message), f"'{name_of(message)}': {error}")
    for message in messages(ledger):
        yield from check_message(path, message)


def check_message(path: Path, message: Message) -> Iterator[Fault]:
    name, line = name_of(message), line_of(message)
    if message.fuzzy:
        yield Fault(path, line, f"'{name}' is marked fuzzy")
    for number, form in enumerate(forms_of(message)):
        which = f"plural form {number} of '{name}'" if message.pluralizable else f"'{name}'"
        if not form:
            yield Fault(path, line, f"{which} has no text")
        try:
            placeholders(form)
        except ValueError as error:
            yield Fault(path, line, f"{which} has a malformed placeholder: {error}")


def check_against(reference_path: Path, reference: Ledger, path: Path, ledger: Ledger) -> Iterator[Fault]:
    """What is wrong with a catalogue because the English one says otherwise."""
    for message in messages(reference):
        if ledger.get(message.id, message.context) is None:
            text = f"'{name_of(message)}' is missing in {language_of(path)}"
            yield Fault(reference_path, line_of(message), text)
    for message in messages(ledger):
        name, line = name_of(message), line_of(message)
        english = reference.get(message.id, message.context)
        if english is None:
            yield Fault(path, line, f"'{name}' is missing in {REFERENCE}")
        elif bool(english.pluralizable) != bool(message.pluralizable):
            with_plural = REFERENCE if english.pluralizable else language_of(path)
            yield Fault(path, line, f"'{name}' has plural forms in {with_plural} only")
        else:
            yield from check_placeholders(path, message, english)


def check_placeholders(path: Path, message: Message, english: Message) -> Iterator[Fault]:
    """Every placeholder of the English sentence is used, and no other.

    Of plural forms only the last must use all: "draws a card" may leave out {count} in any language.
    """
    try:
        wanted = [placeholders(form) for form in forms_of(english)]
        used = [placeholders(form) for form in forms_of(message)]
    except ValueError:
        return  # malformed: `check_message` has said so
    if not all(forms_of(message)) or not all(forms_of(english)):
        return  # without a text: said as well
    missing = wanted[-1] - used[-1]
    unknown = set().union(*used) - set().union(*wanted)
    for placeholder in sorted(missing):
        yield Fault(path, line_of(message), f"'{name_of(message)}' lacks {{{placeholder}}}, which {REFERENCE} has")
    for placeholder in sorted(unknown):
        yield Fault(path, line_of(message), f"'{name_of(message)}' has {{{placeholder}}}, which {REFERENCE} lacks")


def placeholders(text: str) -> set[str]:
    """The names in braces. Their format may differ between languages, so it is left out.

    >>> sorted(placeholders("{seat} draws {count:,} of {pile:>{width}}, {{not}} this"))
    ['count', 'pile', 'seat', 'width']
    """
    names: set[str] = set()
    for _, name, form, _ in Formatter().parse(text):
        if name is not None:
            names.add(name)
            names |= placeholders(form or "")
    return names


# --- reading Babel's messages -----------------------------------------------------------------------------------------


def messages(ledger: Ledger) -> Iterator[Message]:
    return (message for message in ledger if message.id)  # the one without an id is the header


def name_of(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def line_of(message: Message) -> int:
    return message.lineno or 1


def forms_of(message: Message) -> tuple[str, ...]:
    if isinstance(message.string, str):
        return (message.string,)
    return tuple(message.string or ())


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compile and check the words of every language.")
    parser.add_argument("--compile-only", action="store_true", help="do not check")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    options = parser.parse_args(arguments)

    if not options.compile_only:
        faults = check(options.root)
        for fault in faults:
            print(fault, file=sys.stderr)
        if faults:
            return 1
    try:
        written = compile_all(options.root)
    except UnreadableWords as unreadable:
        print(unreadable, file=sys.stderr)
        return 1
    print(f"Words: {len(catalogues(options.root))} languages, {len(written)} compiled.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
