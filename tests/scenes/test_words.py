"""The words: nothing that can happen, be asked or go wrong is without them, in any language."""

import ast
import re
import shutil
from collections import defaultdict
from collections.abc import Iterator, Sequence
from string import Formatter

import pytest

from game import Match, Random
from game.core import match as match_module
from game.core.chance import Stream
from game.core.decisions import Decision, Option, Seat, Verb
from game.core.errors import GameError
from game.core.names import slug
from game.dominion.cards import CARDS, HEXES, SETS
from game.dominion.cards.basic import BASIC
from game.dominion.cards.hexes import NOCTURNE
from game.dominion.coop import MODES
from game.dominion.did import Did
from game.dominion.kinds import Type
from game.dominion.kingdoms import KINGDOMS
from game.dominion.state import AUTOMA_ZONES, STATES, ZONES, Phase
from scenes.words import CATALOGUES, LANGUAGES, Words, WordsNotCompiled
from tests.catalogues import MESSAGES, ROOT, compiler, texts

PLAYERS = ("Ann", "Bob", "Cid", "Dot")

# A translator's comment above a word that is the same in both languages, or no word at all.
SAME = "The same in English."


@pytest.fixture(params=LANGUAGES)
def words(request):
    return Words(request.param)


# --- What the engine names ------------------------------------------------------------------------------------------


def test_the_catalogues_have_no_fault():
    assert compiler.check(ROOT) == []
    assert MESSAGES.keys() == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_is_listed(language):
    assert compiler.catalogues(ROOT)[language].keys() == set(CATALOGUES)
    assert len(set(CATALOGUES)) == len(CATALOGUES)


def test_an_id_is_found_in_whichever_catalogue_it_stands(monkeypatch, tmp_path):
    folder = tmp_path / "words" / "en" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    for number, name in enumerate(CATALOGUES):
        lines = ['msgid ""', 'msgstr "Content-Type: text/plain; charset=utf-8\\n"', ""]
        lines += [f'msgid "one.{number}"', f'msgstr "{name}"', ""]
        lines += [
            f'msgid "few.{number}"',
            f'msgid_plural "few.{number}"',
            'msgstr[0] ""',
            f'msgstr[1] "{{count}} of {name}"',
        ]
        (folder / f"{name}.po").write_text("\n".join(lines), encoding="utf-8")
        compiler.compile_one(folder / f"{name}.po")
    monkeypatch.setattr("scenes.words.FOLDER", tmp_path)
    for words in (Words("en"), Words("en")):
        assert [words.say(f"one.{number}") for number in range(len(CATALOGUES))] == list(CATALOGUES)
        said = [words.say_number(f"few.{number}", 3) for number in range(len(CATALOGUES))]
        assert said == [f"3 of {name}" for name in CATALOGUES]


def test_what_has_a_text(words):
    assert words.has("card.cellar.name")
    assert words.has("card.cellar.counted")  # one with a plural
    assert not words.has("nothing here")


@pytest.mark.parametrize("name", [*CARDS, *HEXES, *STATES])
def test_every_card_has_words(words, name):
    assert words.card(name)
    assert words.card_text(name)
    assert words.counted([name])
    assert words.counted([name] * 3).startswith("3 ")


@pytest.mark.parametrize("name", [*CARDS, *HEXES, *STATES, "Automa"])
def test_the_english_name_of_a_card_is_its_name(name):
    assert Words("en").card(name).replace("’", "'") == name


def test_every_set_type_kingdom_zone_and_phase_has_a_name(words):
    for card_set in (BASIC, NOCTURNE, *SETS.values()):
        assert words.set_name(card_set.name)
    for single in Type:
        assert words.type_name(*single.names)
    for kingdom in KINGDOMS:
        assert words.kingdom(kingdom.name) == {"en": kingdom.name, "de": kingdom.german}[words.language]
        assert words.needs(kingdom)
    for zone in (*ZONES, *AUTOMA_ZONES, "supply", "trash"):
        assert words.zone(zone)
    for phase in (Phase.ACTION, Phase.BUY, Phase.CLEANUP, Phase.AUTOMA):
        assert words.phase(phase)
    for mode in MODES:
        assert words.mode(mode)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_and_every_event_has_a_text_without_a_card_of_its_own(language):
    known = texts(language)
    assert {f"ask.{verb}" for verb in Verb} <= known.keys()
    assert {f"log.{did}" for did in Did} <= known.keys()


def test_no_id_is_ever_shown(words):
    with pytest.raises(KeyError, match="nothing here"):
        words.say("nothing here")
    with pytest.raises(KeyError, match="nothing here"):
        words.say_number("nothing here", 2)
    with pytest.raises(KeyError):
        words.card("Xyzzy")
    with pytest.raises(KeyError):
        words.error(GameError("no_such_reason", "An English sentence."))


def test_german_is_german():
    english, german = texts("en"), texts("de")
    said_to_be_the_same = {compiler.name_of(message) for message in MESSAGES["de"] if SAME in message.user_comments}
    assert {key for key, text in german.items() if text == english[key]} == said_to_be_the_same


def test_german_cards_have_an_article_in_the_accusative():
    article = re.compile(r"(ein|eine|einen) ")
    without = [name for name in CARDS if not article.match(Words("de").counted([name]))]
    assert sorted(without) == ["Courtier", "Gardens", "Nobles"]  # Gärten are many even on one card


# --- What the sources of the engine say -------------------------------------------------------------------------------


def trees(folder: str) -> Iterator[ast.Module]:
    for path in sorted((ROOT / folder).rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Every call with the last part of the name that is called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            yield (node.func.id if isinstance(node.func, ast.Name) else node.func.attr), node


def error_classes(sources: Sequence[ast.Module]) -> set[str]:
    """The names of all classes of mistakes, read and not imported: a source of the window may want a screen."""
    classes = [node for tree in sources for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    parents = {each.name: {ast.unparse(base).split(".")[-1] for base in each.bases} for each in classes}
    found = {GameError.__name__}
    while new := {name for name, bases in parents.items() if bases & found} - found:
        found |= new
    return found


def error_reasons() -> dict[str, set[str]]:
    """Every reason that some source gives, with the details that come with it wherever it is given."""
    sources = [*trees("game"), *trees("scenes")]
    makers = error_classes(sources)
    found: dict[str, list[set[str]]] = defaultdict(list)
    for tree in sources:
        for name, call in calls(tree):
            if name not in makers | {"not_found"}:
                continue
            reason = call.args[0]
            details = {"name", "near"} if name == "not_found" else {str(word.arg) for word in call.keywords}
            if isinstance(reason, ast.Constant):
                found[reason.value].append(details)
            elif isinstance(reason, ast.JoinedStr):
                assert ast.unparse(reason) == "f'undo_{reason}'", "a reason this test cannot read"
                for why in match_module._UNDO_SENTENCES:
                    found[f"undo_{why}"].append(details)
            else:
                assert ast.unparse(reason) == "reason", "a reason this test cannot read"  # not_found itself
    return {reason: set.intersection(*details) for reason, details in found.items()}


def test_the_reasons_are_found():
    assert {"GameError", "SetupError", "UndoRefused"} <= error_classes([*trees("game"), *trees("scenes")])
    reasons = error_reasons()
    assert reasons["answer_twice"] == {"name"}
    assert reasons["no_kingdom"] == {"name", "near"}
    assert "undo_shuffle" in reasons
    assert len(reasons) > 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("reason", "details"), error_reasons().items())
def test_every_mistake_has_words_that_use_its_details(language, reason, details):
    forms = texts(language)[f"error.{reason}"]
    used = {name for form in forms for _, name, _, _ in Formatter().parse(form) if name is not None}
    assert used <= details


# What a card asks by a helper of the turn, not by a verb of its own.
HELPERS = {
    "order": "order",
    "put_back": "order",
    "sift": "order",
    "gain_one_of": "gain",
    "gain_up_to": "gain",
    "gain_exactly": "gain",
    "gain_cheaper": "gain",
    "may_do": "choose",
    "pick": "choose",
    "judge_tops": "discard",
    "discard_to": "discard",
    "pass_left": "pass",
    "named_card": "name",
    "spend_coins": "spend",
}


def card_named(node: ast.AST) -> str | None:
    """The name that some code gives to a card: card("Moat", 2, …), or hexed("War")."""
    return next((call.args[0].value for name, call in calls(node) if name in ("card", "hexed")), None)


def card_functions() -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of all cards, each with its card's name."""
    for tree in trees("game/dominion/cards"):
        named = {ast.unparse(node.targets[0]): card_named(node) for node in tree.body if isinstance(node, ast.Assign)}
        for function in tree.body:
            if not isinstance(function, ast.FunctionDef) or not function.decorator_list:
                continue
            decorator = function.decorator_list[0]
            # @card("Cellar", 2), or @MOAT.when(…), or @doctor.when(…)
            name = card_named(decorator) or named[ast.unparse(decorator.func.value)]
            named[function.name] = name
            yield name, function


def test_every_written_choice_has_words(words):
    offered = set()
    for source, function in card_functions():
        for name, call in calls(function):
            if name in ("may_do", "pick"):
                offered |= {(source, word.value) for word in call.args if isinstance(word, ast.Constant)}
    assert {("Chancellor", "discard_deck"), ("Pawn", "buy"), ("Mill", "discard")} <= offered
    for source, word in offered:
        assert words.choice(Option(word), Decision(Seat(0), Seat(0), Verb.CHOOSE, (Option(word),), source=source))
    for kind in CARDS.values():
        for word in kind.overpay:
            decision = Decision(Seat(0), Seat(0), Verb.OVERPAY, (Option(word),), source=kind.name)
            assert words.choice(Option(word), decision)
    assert words.choice(Option("coin"))
    assert words.choice(None)


def test_places_in_a_deck_have_words():
    decision = Decision(Seat(0), Seat(0), Verb.CHOOSE, tuple(Option(f"{depth}") for depth in range(4)))
    english = [Words("en").choice(option, decision) for option in decision.options]
    assert english == ["On top", "Below 1 card", "Below 2 cards", "At the bottom"]


def asked_by_cards() -> set[str]:
    """The ids of the questions in the functions of all cards."""
    found = set()
    for name, function in card_functions():
        verbs = {HELPERS[called] for called, _ in calls(function) if called in HELPERS}
        verbs |= {Verb[verb].value for verb in re.findall(r"\bVerb\.(\w+)", ast.unparse(function))}
        found |= {f"ask.{slug(name)}.{verb}" for verb in verbs}
    return found | {f"ask.{kind.id}.overpay" for kind in CARDS.values() if kind.overpay}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_asks_in_its_own_words(language):
    asked = asked_by_cards()
    assert {"ask.cellar.discard", "ask.mine.gain", "ask.herbalist.topdeck", "ask.golem.order"} <= asked
    assert {"ask.fear.discard", "ask.masquerade.pass", "ask.doctor.overpay", "ask.butcher.spend"} <= asked
    assert asked - texts(language).keys() == set()


# --- Games that are really played -------------------------------------------------------------------------------------

GAMES = 60
ANSWERS = 400  # random players may go on for ever


def random_answer(decision: Decision, random: Random) -> list[Option]:
    count = decision.at_least + random.below(decision.at_most - decision.at_least + 1)
    if count == 0 and random.chance(0.7):  # mostly do something, so that something happens
        count = decision.at_most
    return random.sample(decision.options, count)


def begin(seed: int, random: Random) -> Match:
    """A random game; every other one is in its middle already, with decks full of what random players rarely buy."""
    mode = "coop" if seed % 5 == 1 else "rivals"
    players = list(PLAYERS[: 2 if mode == "coop" else 2 + seed % 3])
    match = Match.start({"game": "dominion", "mode": mode, "players": players, "kingdom": "random", "seed": seed})
    if seed % 2:
        return match
    kingdom = match.setup["kingdom"]
    deck = [*kingdom, *kingdom, "Copper", "Silver", "Gold", "Potion", "Estate", "Curse"]
    decks = [random.sample(deck, len(deck)) for _ in players]
    held = [{"name": name, "hand": deck[:5], "deck": deck[5:]} for name, deck in zip(players, decks, strict=True)]
    return Match.from_position({"mode": mode, "players": held, "kingdom": kingdom, "seed": seed})


@pytest.fixture(scope="module")
def spoken():
    """What was said in random games: the (verb, source) of every question, and the sentences by what they are about."""
    asked: set[tuple[str, str | None]] = set()
    said: dict[str, set[str]] = defaultdict(set)
    speakers = [Words(language) for language in LANGUAGES]
    for seed in range(GAMES):
        random = Random.from_seed(seed, Stream.BOTS)
        match = begin(seed, random)
        players = match.view(0).players
        while match.decision is not None and match.answers < ANSWERS:
            decision = match.decision
            asked.add((decision.verb, decision.source))
            view = match.live_view(decision.decider)
            said["ask"] |= {words.question(decision, view) for words in speakers}
            match.answer(*random_answer(decision, random))
        for event in {event.redacted(Seat(seat)) for event in match.events for seat in range(len(players))}:
            lines = {words.log(event, players) for words in speakers}
            said[f"log.{event.name}"] |= {line for line in lines if line is not None}
    return asked, said


def test_played_games_leave_no_gap_in_a_sentence(spoken):
    _, said = spoken
    assert {f"log.{did}" for did in Did if did != Did.STALL} | {"ask"} == said.keys()  # every event did happen
    for sentences in said.values():
        for sentence in sentences:
            assert not re.search(r"[{}]|\bNone\b|  |^[ ,.]|„“| [.,:]", sentence), sentence


def test_played_games_ask_in_the_words_of_the_card(spoken):
    asked, _ = spoken
    wanted = {f"ask.{slug(source)}.{verb}" for verb, source in asked if source is not None and verb != Verb.REACT}
    assert len(wanted) > 30
    assert any(verb == Verb.REACT for verb, _ in asked)
    for language in LANGUAGES:
        assert wanted - texts(language).keys() == set()


def test_a_language_there_is_not():
    with pytest.raises(ValueError, match="no words in 'la'"):
        Words("la")


@pytest.mark.parametrize("damage", [None, b"", b"12", b"x" * 40])
@pytest.mark.parametrize("name", CATALOGUES)
def test_words_that_are_not_compiled(monkeypatch, tmp_path, name, damage):
    shutil.copytree(ROOT / "assets" / "words" / "en", tmp_path / "words" / "en")
    monkeypatch.setattr("scenes.words.FOLDER", tmp_path)
    Words("en")  # which remembers the files it has read, by their paths
    monkeypatch.setattr("gettext._translations", {})
    compiled = tmp_path / "words" / "en" / "LC_MESSAGES" / f"{name}.mo"
    if damage is None:
        compiled.unlink()
    else:
        compiled.write_bytes(damage)
    with pytest.raises(WordsNotCompiled, match=r"run python3 packaging/bootstrap\.py"):
        Words("en")
