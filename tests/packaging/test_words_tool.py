"""The words compiler: each kind of fault is found, and said with its file and line."""

import gettext
import importlib.util
import os
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def load():
    spec = importlib.util.spec_from_file_location("athanor_words", ROOT / "packaging" / "words.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


words = load()

HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'
HEADER_LINES = HEADER.count("\n")


def write(root, language, text, header=HEADER, subject="athanor"):
    path = root / "assets" / "words" / language / "LC_MESSAGES" / f"{subject}.po"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(header + text, encoding="utf-8")
    return path


def message(name, text):
    return f'msgid "{name}"\nmsgstr "{text}"\n\n'


def plural(name, *forms):
    lines = [f'msgid "{name}"', f'msgid_plural "{name}"']
    lines += [f'msgstr[{number}] "{form}"' for number, form in enumerate(forms)]
    return "\n".join(lines) + "\n\n"


def faults(root):
    """(language, line in the body, text) of each fault."""
    return [(fault.path.parts[-3], fault.line - HEADER_LINES, fault.text) for fault in words.check(root)]


# --- Checking ---------------------------------------------------------------------------------------------------------


def test_good_words_have_no_fault(tmp_path):
    draws = plural("log.draw", "{seat} draws a card.", "{seat} draws {count} cards.")
    write(tmp_path, "en", message("card.cellar.name", "Cellar") + draws)
    draws = plural("log.draw", "{seat} zieht {count} Karte.", "{count:>3} Karten zieht {seat}.")
    write(tmp_path, "de", message("card.cellar.name", "Keller") + draws)
    assert faults(tmp_path) == []


def test_a_lost_placeholder(tmp_path):
    write(tmp_path, "en", message("one", "One") + message("log.play", "{seat} plays {cards}."))
    write(tmp_path, "de", message("one", "Eins") + message("log.play", "{seat} spielt."))
    assert faults(tmp_path) == [("de", 4, "'log.play' lacks {cards}, which en has")]


def test_an_unknown_placeholder(tmp_path):
    write(tmp_path, "en", message("log.play", "{seat} plays."))
    write(tmp_path, "de", message("log.play", "{sitz} spielt."))
    assert faults(tmp_path) == [
        ("de", 1, "'log.play' has {sitz}, which en lacks"),
        ("de", 1, "'log.play' lacks {seat}, which en has"),
    ]


def test_a_placeholder_lost_in_the_plural(tmp_path):
    write(tmp_path, "en", plural("log.draw", "a card", "{count} cards"))
    write(tmp_path, "de", plural("log.draw", "{count} Karte", "Karten"))
    assert faults(tmp_path) == [("de", 1, "'log.draw' lacks {count}, which en has")]


@pytest.mark.parametrize("text", ["{seat plays", "seat} plays"])
def test_a_malformed_placeholder_in_any_language(tmp_path, text):
    write(tmp_path, "en", message("log.play", text))
    ((language, line, sentence),) = faults(tmp_path)
    assert (language, line) == ("en", 1)
    assert sentence.startswith("'log.play' has a malformed placeholder")


def test_a_missing_plural_form(tmp_path):
    write(tmp_path, "en", plural("log.draw", "a card", "{count} cards"))
    write(tmp_path, "de", plural("log.draw", "eine Karte"))
    assert faults(tmp_path) == [("de", 1, "plural form 1 of 'log.draw' has no text")]


def test_too_many_plural_forms(tmp_path):
    write(tmp_path, "en", plural("log.draw", "a card", "cards", "many cards"))
    ((language, line, sentence),) = faults(tmp_path)
    assert (language, line) == ("en", 1)
    assert "more translations than num_plurals" in sentence


def test_plural_forms_in_one_language_only(tmp_path):
    write(tmp_path, "en", plural("log.draw", "a card", "cards"))
    write(tmp_path, "de", message("log.draw", "Karten"))
    assert faults(tmp_path) == [("de", 1, "'log.draw' has plural forms in en only")]


def test_a_header_with_the_wrong_number_of_forms(tmp_path):
    header = HEADER.rstrip() + '\n"Plural-Forms: nplurals=1; plural=0;\\n"\n\n'
    write(tmp_path, "en", message("one", "One"), header=header)
    assert [text for *_, text in faults(tmp_path)] == ["Plural-Forms says 1 forms, but the language has 2"]


def test_a_header_of_another_language(tmp_path):
    header = HEADER.rstrip() + '\n"Language: de\\n"\n\n'
    write(tmp_path, "en", message("one", "One"), header=header)
    assert [text for *_, text in faults(tmp_path)] == ["the header names the language de, the folder en"]


def test_a_fuzzy_message(tmp_path):
    write(tmp_path, "en", message("one", "One"))
    write(tmp_path, "de", "#, fuzzy\n" + message("one", "Eins"))
    assert faults(tmp_path) == [("de", 2, "'one' is marked fuzzy")]


def test_a_fuzzy_catalogue(tmp_path):
    write(tmp_path, "en", message("one", "One"), header="#, fuzzy\n" + HEADER)
    assert [text for *_, text in faults(tmp_path)] == ["the whole catalogue is marked fuzzy"]


def test_an_id_written_twice(tmp_path):
    write(tmp_path, "en", message("one", "One") + message("two", "Two") + message("one", "Another"))
    assert faults(tmp_path) == [("en", 7, f"'one' is already on line {HEADER_LINES + 1}")]


def test_an_id_that_only_one_language_has(tmp_path):
    write(tmp_path, "en", message("one", "One") + message("two", "Two"))
    write(tmp_path, "de", message("one", "Eins") + message("drei", "Drei"))
    assert faults(tmp_path) == [("de", 4, "'drei' is missing in en"), ("en", 4, "'two' is missing in de")]


def test_a_message_without_text(tmp_path):
    write(tmp_path, "en", message("one", "One"))
    write(tmp_path, "de", message("one", ""))
    assert faults(tmp_path) == [("de", 1, "'one' has no text")]


@pytest.mark.parametrize("line", ['msgstr "One', "msgstr One", 'msgstr "the "One""'])
def test_a_missing_quotation_mark(tmp_path, line):
    write(tmp_path, "en", f'msgid "one"\n{line}\n')
    ((language, number, sentence),) = faults(tmp_path)
    assert (language, number) == ("en", 2)
    assert "quotation mark" in sentence


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('msgid "one"\n\nmsgid "two"\nmsgstr "Two"\n', 1),  # without a msgstr
        (message("one", "One") + "nonsense\n", 4),
    ],
)
def test_what_babel_cannot_parse(tmp_path, text, line):
    write(tmp_path, "en", text)
    ((language, number, _),) = faults(tmp_path)
    assert (language, number) == ("en", line)


def test_what_is_not_utf_8(tmp_path):
    path = write(tmp_path, "de", "")
    path.write_bytes(HEADER.encode() + 'msgid "one"\nmsgstr "Müll"\n'.encode("latin-1"))
    assert ("de", 2, "is not written in UTF-8") in faults(tmp_path)


@pytest.mark.parametrize("folder", ["xx", "old-words-1"])
def test_a_folder_that_is_no_language(tmp_path, folder):
    write(tmp_path, "en", message("one", "One"))
    write(tmp_path, folder, message("one", "One"))
    assert [text for *_, text in faults(tmp_path)] == [f"'{folder}' is not a language Babel knows"]


def test_no_english(tmp_path):
    write(tmp_path, "de", message("one", "Eins"))
    assert [text for *_, text in faults(tmp_path)] == ["is missing, and every language is compared with it"]


def test_no_words_at_all(tmp_path):
    assert [text for *_, text in faults(tmp_path)] == ["is missing, and every language is compared with it"]


def test_a_catalogue_that_one_language_lacks(tmp_path):
    write(tmp_path, "en", message("one", "One"))
    write(tmp_path, "de", message("one", "Eins"))
    write(tmp_path, "en", message("two", "Two"), subject="rules")
    write(tmp_path, "de", message("three", "Drei"), subject="notes")
    lacking = [(fault.path.parts[-3], fault.path.name, fault.text) for fault in words.check(tmp_path)]
    assert lacking == [
        ("de", "rules.po", "is missing, and another language has it"),
        ("en", "notes.po", "is missing, and every language is compared with it"),
    ]


def test_an_id_in_two_catalogues(tmp_path):
    for language, text in (("en", "One"), ("de", "Eins")):
        write(tmp_path, language, message("one", text))
        write(tmp_path, language, message("two", text) + plural("one", text, text), subject="rules")
    assert faults(tmp_path) == [
        ("de", 4, "'one' is already in athanor.po"),
        ("en", 4, "'one' is already in athanor.po"),
    ]


def test_each_catalogue_is_compared_with_the_english_one_of_its_subject(tmp_path):
    for subject in ("athanor", "rules"):
        write(tmp_path, "en", message(subject, "{a}"), subject=subject)
    write(tmp_path, "de", message("rules", "{a}"))
    write(tmp_path, "de", message("rules", "{b}"), subject="rules")
    assert set(faults(tmp_path)) == {
        ("de", 1, "'rules' is missing in en"),
        ("en", 1, "'athanor' is missing in de"),
        ("de", 1, "'rules' is already in athanor.po"),
        ("de", 1, "'rules' has {b}, which en lacks"),
        ("de", 1, "'rules' lacks {a}, which en has"),
    }


def test_an_empty_catalogue_has_no_fault(tmp_path):
    write(tmp_path, "en", "")
    write(tmp_path, "de", "")
    assert faults(tmp_path) == []
    assert len(words.compile_all(tmp_path)) == 2
    assert gettext.translation("athanor", tmp_path / "assets" / "words", ["de"]).gettext("one") == "one"


def test_several_faults_are_all_said(tmp_path):
    write(tmp_path, "en", message("one", "{a}") + message("two", "{b}"))
    write(tmp_path, "de", message("one", "") + message("two", "{c}"))
    assert len(faults(tmp_path)) == 3


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("nothing", set()),
        ("{seat} and {seat}", {"seat"}),
        ("{n:,} of {n:>{width}}", {"n", "width"}),
        ("{count!r}", {"count"}),
        ("{{literal}}", set()),
    ],
)
def test_placeholders(text, names):
    assert words.placeholders(text) == names


# --- Compiling --------------------------------------------------------------------------------------------------------


def test_compiled_words_are_what_gettext_reads(tmp_path):
    write(tmp_path, "de", message("card.moat.name", "Burggräben") + plural("draw", "eine Karte", "{count} Karten"))
    assert [path.name for path in words.compile_all(tmp_path)] == ["athanor.mo"]
    german = gettext.translation("athanor", tmp_path / "assets" / "words", ["de"])
    assert german.gettext("card.moat.name") == "Burggräben"
    assert german.ngettext("draw", "draw", 1) == "eine Karte"
    assert german.ngettext("draw", "draw", 2) == "{count} Karten"


def test_only_what_changed_is_compiled(tmp_path):
    source = write(tmp_path, "en", message("one", "One"))
    assert words.compile_all(tmp_path)
    assert words.compile_all(tmp_path) == []
    later = source.with_suffix(".mo").stat().st_mtime + 1
    os.utime(source, (later, later))
    assert words.compile_all(tmp_path) == [source.with_suffix(".mo")]
    assert sorted(path.name for path in source.parent.iterdir()) == ["athanor.mo", "athanor.po"]


def test_every_catalogue_of_a_language_is_compiled(tmp_path):
    write(tmp_path, "en", message("one", "One"))
    rules = write(tmp_path, "en", message("two", "Two"), subject="rules")
    assert [path.name for path in words.compile_all(tmp_path)] == ["athanor.mo", "rules.mo"]
    rules.with_suffix(".mo").unlink()
    assert [path.name for path in words.compile_all(tmp_path)] == ["rules.mo"]
    assert gettext.translation("rules", tmp_path / "assets" / "words", ["en"]).gettext("two") == "Two"


# --- The command ------------------------------------------------------------------------------------------------------


def test_the_command_compiles_good_words(tmp_path, capsys):
    path = write(tmp_path, "en", message("one", "One"))
    assert words.main(["--root", str(tmp_path)]) == 0
    assert path.with_suffix(".mo").exists()
    assert capsys.readouterr().out == "Words: 1 languages, 1 compiled.\n"


def test_the_command_says_file_and_line(tmp_path, capsys, monkeypatch):
    write(tmp_path, "en", message("one", ""))
    monkeypatch.chdir(tmp_path)
    assert words.main(["--root", str(tmp_path)]) == 1
    where = Path("assets", "words", "en", "LC_MESSAGES", "athanor.po")
    assert capsys.readouterr().err == f"{where}:{HEADER_LINES + 1}: 'one' has no text\n"


def test_compiling_only_forgives_unfinished_words(tmp_path):
    path = write(tmp_path, "en", message("one", "One") + message("two", ""))
    assert words.main(["--compile-only", "--root", str(tmp_path)]) == 0
    assert path.with_suffix(".mo").exists()


def test_compiling_only_does_not_forgive_nonsense(tmp_path, capsys):
    write(tmp_path, "en", "nonsense\n")
    assert words.main(["--compile-only", "--root", str(tmp_path)]) == 1
    assert f"athanor.po:{HEADER_LINES + 1}: " in capsys.readouterr().err
