"""Examples of what is said: in both languages, with the right articles, numbers and names."""

import pytest

from game import Match
from game.core.decisions import Option, Seat
from game.core.errors import GameError, IllegalAnswer
from game.core.events import Event
from game.dominion.did import Did
from scenes.words import Words
from tests.story import deal, possessed

PLAYERS = ("Ann", "Bob", "Cid", "Dot")
ENGLISH, GERMAN = Words("en"), Words("de")


def said(words: Words, *events: Event) -> list[str | None]:
    return [words.log(event, PLAYERS) for event in events]


def cards(*names: str) -> tuple[Option, ...]:
    return tuple(Option(name, number) for number, name in enumerate(names))


def asked(table, words: Words) -> str:
    decision = table.match.decision
    return words.question(decision, table.match.view(decision.decider))


def test_cards_are_counted():
    names = ["Cellar", "Copper", "Silver", "Copper"]
    assert ENGLISH.counted(names) == "a Cellar, 2 Coppers and a Silver"
    assert GERMAN.counted(names) == "einen Keller, 2 Kupfer und ein Silber"
    assert ENGLISH.counted(["Estate"]) == "an Estate"
    assert GERMAN.counted(["Witch"]) == "eine Hexe"
    assert GERMAN.counted(["Familiar", "Herbalist", "Herbalist"]) == "einen Vertrauten und 2 Kräuterkundige"
    assert ENGLISH.counted([None]) == "a card"
    assert GERMAN.counted([None, None]) == "2 Karten"
    assert ENGLISH.counted([]) == "no cards"


def test_discarding():
    event = Event("discard", Seat(0), cards("Curse", "Estate", "Estate"), origin="hand", target="discard")
    assert said(ENGLISH, event) == ["Ann discards a Curse and 2 Estates."]
    assert said(GERMAN, event) == ["Ann legt einen Fluch und 2 Anwesen ab."]


def test_drawing_is_seen_by_who_draws():
    event = Event("draw", Seat(1), cards("Gold", "Copper"), origin="deck", target="hand", seen=0b10)
    mine, theirs = event.redacted(Seat(1)), event.redacted(Seat(0))
    assert said(ENGLISH, mine, theirs) == ["Bob draws a Gold and a Copper.", "Bob draws 2 cards."]
    assert said(GERMAN, mine, theirs) == ["Bob zieht ein Gold und ein Kupfer.", "Bob zieht 2 Karten."]


def test_numbers():
    one, two = Event("buys", Seat(0), amount=1), Event("buys", Seat(0), amount=2)
    assert said(ENGLISH, one, two) == ["+1 Buy", "+2 Buys"]
    assert said(GERMAN, one, two) == ["+1 Kauf", "+2 Käufe"]
    score = Event("score", Seat(0), cards("Estate", "Copper"), amount=1)
    assert said(ENGLISH, score) == ["Ann has 1 point."]
    assert said(GERMAN, score._replace(amount=0)) == ["Ann hat 0 Punkte."]


def test_a_throne_room_plays_once_more():
    table = deal(hand="Throne Room Smithy", deck="Gold").play("Throne Room", play="Smithy")
    played = [event for event in table.match.events if event.name == "play"][1:]
    assert said(ENGLISH, *played) == ["Ann plays a Smithy.", "Ann plays a Smithy once more."]
    assert said(GERMAN, *played) == ["Ann spielt eine Schmiede aus.", "Ann spielt eine Schmiede noch einmal aus."]


def test_buying_is_told_once_and_other_gains_by_where_they_go():
    bought = Event("gain", Seat(0), cards("Vassal"), origin="supply", target="discard")
    given = bought._replace(source="Workshop")
    onto_deck = given._replace(target="deck", source="Bureaucrat")
    assert said(ENGLISH, bought, given, onto_deck) == [
        None, "Ann gains a Vassal.", "Ann gains a Vassal, straight onto the deck.",
    ]  # fmt: skip
    assert said(GERMAN, bought, given, onto_deck) == [
        None, "Ann nimmt sich einen Vasallen.", "Ann nimmt sich einen Vasallen, direkt auf den Nachziehstapel.",
    ]  # fmt: skip


def test_possession():
    ann, bob = Seat(0), Seat(1)
    story = (
        Event("possess", ann, source="Possession", other=bob),
        Event("turn", bob, amount=4, other=ann),
        Event("look", bob, cards("Gold", "Gold"), origin="hand", target="hand", other=ann, seen=0b11),
        Event("trash", bob, cards("Curse"), origin="hand", target="returning"),
        Event("buy", bob, cards("Province")),
        Event("gain", ann, cards("Province"), origin="supply", target="discard", other=bob),
        Event("return", bob, cards("Curse"), origin="returning", target="discard"),
    )
    assert said(ENGLISH, *story) == [
        "After this turn Bob has an extra turn, which Ann plays.",
        "Extra turn: Bob, played by Ann",
        "Ann sees 2 Golds in Bob’s hand.",
        "Bob trashes a Curse until the end of this turn.",
        "Bob buys a Province.",
        "Ann gains a Province instead of Bob.",
        "Bob puts a Curse back onto the discard pile.",
    ]
    assert said(GERMAN, *story) == [
        "Nach diesem Zug hat Bob einen Extrazug, den Ann spielt.",
        "Extrazug: Bob, gespielt von Ann",
        "Ann sieht 2 Gold auf der Hand von Bob.",
        "Bob entsorgt einen Fluch bis zum Ende dieses Zuges.",
        "Bob kauft eine Provinz.",
        "Ann nimmt sich eine Provinz anstelle von Bob.",
        "Bob legt einen Fluch zurück auf den Ablagestapel.",
    ]
    third = story[2].redacted(Seat(2))
    assert said(GERMAN, third) == ["Ann sieht 2 Karten auf der Hand von Bob."]


def test_a_possessed_question_says_for_whom():
    table = deal(hand="Chapel Estate Copper", bob="Gold", turn={"possessor": 1}).play("Chapel")
    assert asked(table, ENGLISH) == ("Trash up to 2 cards from your hand? If none, you keep them all.")
    assert asked(table, GERMAN) == "Bis zu 2 Handkarten entsorgen? Wählst du keine, behältst du alle."


def test_what_a_possessed_player_gains_goes_to_who_decides():
    table = deal(hand="Artisan Copper", bob="Gold", turn={"possessor": 1}).play("Artisan")
    assert asked(table, ENGLISH).endswith("It is Bob who gets the card, onto the discard pile.")
    assert asked(table, GERMAN).endswith("Die Karte bekommt Bob, auf den Ablagestapel.")


def test_the_end_says_who_won():
    table = deal(hand="Estate", bob="Estate", supply={"Province": 0}, turn={"phase": "cleanup"})
    assert [ENGLISH.log(event, PLAYERS) for event in table.match.events[-2:]] == ["Bob wins.", "The game is over."]
    event = Event(Did.WIN, Seat(0), amount=2)
    assert [words.log(event, PLAYERS) for words in (ENGLISH, GERMAN)] == [
        "Ann shares the victory.",
        "Ann teilt sich den Sieg.",
    ]
    event = Event(Did.STALL, Seat(0), amount=500)
    assert GERMAN.log(event, PLAYERS).startswith("500 Züge lang wurde nichts genommen")
    assert ENGLISH.log(Event(Did.SCORE, Seat(0), amount=-2), PLAYERS) == "Ann has −2 points."


def test_questions_of_a_phase():
    table = deal(hand="Chapel Copper")
    assert asked(table, ENGLISH) == "Play an Action? If not, the Buy phase begins."
    assert asked(table, GERMAN) == "Eine Aktionskarte ausspielen? Wenn nicht, beginnt die Kaufphase."


def test_the_number_of_a_question():
    table = deal(hand="Militia", bob="Gold Gold Gold Gold").play("Militia")
    assert asked(table, ENGLISH) == "Militia: discard a card. 3 stay in your hand."
    table = deal(hand="Militia", bob="Gold Gold Gold Gold Gold").play("Militia")
    assert asked(table, ENGLISH) == "Militia: discard 2 cards. 3 stay in your hand."
    assert asked(table, GERMAN) == "Miliz: Lege 2 Karten ab. 3 bleiben auf deiner Hand."


def test_a_reaction_names_the_attack():
    table = deal(hand="Witch", bob="Moat").play("Witch")
    assert asked(table, ENGLISH) == "Witch: show a Reaction? If not, the game goes on."
    table.then(react="Moat")
    (safe,) = [event for event in table.match.events if event.name == "protect"]
    assert said(ENGLISH, safe) == ["Witch does not reach Bob."]
    assert said(GERMAN, safe) == ["Der Angriff „Hexe“ trifft Bob nicht."]


def test_a_question_names_the_owner_of_the_cards():
    table = deal(hand="Spy", deck="Gold Curse", bob={"deck": "Copper"}).play("Spy")
    assert asked(table, ENGLISH) == "You reveal a Curse. Discard it? If not, it goes back onto your deck."
    table.then(discard="")
    assert asked(table, ENGLISH) == "Bob reveals a Copper. Have it discarded? If not, it goes back onto the deck."
    assert asked(table, GERMAN) == (
        "Bob deckt ein Kupfer auf. Ablegen lassen? Wenn nicht, kommt die Karte zurück auf den Nachziehstapel."
    )
    table = deal(hand="Thief", bob={"deck": "Silver Gold"}).play("Thief")
    assert asked(table, GERMAN).startswith("Bob deckt ein Silber und ein Gold auf. Welche Karte wird entsorgt?")


def test_in_a_possessed_turn_every_owner_is_named():
    table = deal(hand="Spy", deck="Gold Curse", bob={"deck": "Copper"}, turn={"possessor": 1}).play("Spy")
    assert asked(table, ENGLISH).startswith("Ann reveals a Curse.")
    table.then(discard="")
    assert asked(table, ENGLISH).startswith("Bob reveals a Copper.")


def test_cards_go_back_in_an_order():
    table = deal(hand="Sentry", deck="Estate Gold Curse").play("Sentry", trash="", discard="")
    assert asked(table, ENGLISH) == (
        "In which order do these cards go back onto your deck? The one you pick first lies on top."
    )


def test_choices():
    assert [ENGLISH.choice(None), GERMAN.choice(None)] == ["No", "Nein"]
    assert GERMAN.choice(Option("discard_deck")) == "Auf den Ablagestapel legen"
    assert GERMAN.choice(cards("Moat")[0]) == "Burggraben"


def test_mistakes():
    table = deal(hand="Chapel Copper")
    with pytest.raises(IllegalAnswer) as caught:
        table.match.answer("Copper")
    assert ENGLISH.error(caught.value) == "Copper cannot be picked here. To choose from: Chapel."
    assert GERMAN.error(caught.value) == "Kupfer steht hier nicht zur Wahl. Zur Wahl steht: Kapelle."
    with pytest.raises(GameError) as caught:
        deal().match.from_position({"players": [{"hand": ["Chapell"]}, {}]})
    assert GERMAN.error(caught.value).startswith("Es gibt keine Karte namens „Chapell“. Versuche es mit: Chapel")
    with pytest.raises(GameError) as caught:
        Match.start({"players": ["Ann", "Bob"], "kingdom": ["Moat"]})
    assert ENGLISH.error(caught.value) == "A kingdom needs ten cards; only one is chosen."


# --- The co-op, tokens, names and passing -----------------------------------------------------------------------------


def test_a_turn_of_the_automa():
    automa = Seat(2)
    story = (
        Event("automa", automa, amount=4),
        Event("turn_up", automa, cards("Silver"), origin="money", target="used"),
        Event("claim", automa, cards("Duchy"), origin="supply", target="gained"),
        Event("pass", Seat(0), cards("Curse"), origin="hand", target="hand", other=Seat(1)).redacted(Seat(0)),
        Event("turn_up", automa, cards("Bad Omens"), origin="hexes", target="used"),
        Event("hinder", Seat(0), amount=1),
        Event("score", automa, cards("Duchy"), amount=5),
        Event("win", automa, amount=1),
        Event("together", Seat(0), amount=-1, other=Seat(1)),
        Event("win", Seat(0), amount=1, other=Seat(1)),
    )
    players = PLAYERS[:2]
    assert [ENGLISH.log(event, players) for event in story] == [
        "Round 4: the automa",
        "The automa turns up a Silver.",
        "The automa takes a Duchy.",
        "Ann passes a Curse to Bob.",
        "The automa turns up the Hex Bad Omens.",
        "The automa gets a token for the Attack.",
        "The automa has 5 points.",
        "The automa wins.",
        "Together, the two players have −1 points.",
        "Ann and Bob win together against the automa.",
    ]
    assert [GERMAN.log(event, players) for event in story][-4:-1] == [
        "Der Automa hat 5 Punkte.",
        "Der Automa gewinnt.",
        "Zusammen haben die beiden Spieler −1 Punkte.",
    ]


def test_states_and_names_stand_without_an_article():
    taken = Event("take_state", Seat(0), (Option("Twice Miserable"),))
    named = Event("name", Seat(1), (Option("Copper"),), source="Wishing Well")
    assert said(ENGLISH, taken, named) == ["Ann is now Twice Miserable.", "Bob names Copper."]
    assert said(GERMAN, taken, named) == ["Ann ist jetzt „Doppelt Elendig“.", "Bob nennt Kupfer."]


def test_what_was_paid_more():
    coins, potions = (Event("overpay", Seat(0), amount=2, origin=what) for what in ("coins", "potions"))
    assert all("2" in sentence for sentence in said(ENGLISH, coins, potions))
    assert "potions" in said(ENGLISH, potions)[0]
    assert "Tränke" in said(GERMAN, potions)[0]


def test_a_possessor_is_told_who_gets_what():
    table = possessed("Baron Estate").play("Baron")
    assert asked(table, ENGLISH) == "Discard an Estate for +4 Coins? If not, Ann gains an Estate."
    table = possessed("Swindler", deck="Copper").play("Swindler")
    assert "It is Ann who gets the card" not in asked(table, ENGLISH), (
        "here it is a coincidence, and another rival may be"
    )


def test_a_wrong_choice_is_told_what_the_card_offers():
    table = deal(hand="Pawn").play("Pawn")
    with pytest.raises(IllegalAnswer) as caught:
        table.match.answer("gold", "coin")
    assert "+1 Coin" in ENGLISH.error(caught.value)
    assert "+1 Geld" in GERMAN.error(caught.value)
