"""What must hold in every game, looked at in random ones; and that the looking finds what is wrong.

`athanor selftest --games N` plays as many more as one likes.
"""

from collections import Counter

import pytest

from game.bots import selfcheck
from game.bots.selfcheck import Broken, check_game
from game.core.match import Match
from game.dominion.kingdoms import KINGDOMS
from game.dominion.phases import Table
from game.dominion.rules import DominionRules
from game.dominion.state import State
from game.dominion.verbs import Verbs
from game.dominion.view import View

PARTS, GAMES_A_PART = 20, 15


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_on_random_kingdoms(part):
    for seed in range(part * GAMES_A_PART, (part + 1) * GAMES_A_PART):
        check_game(seed)


@pytest.mark.parametrize("kingdom", KINGDOMS, ids=lambda kingdom: kingdom.name)
def test_random_games_with_each_kingdom_of_the_rule_books(kingdom):
    for seed in range(4):
        check_game(seed, selfcheck.kingdom_setup(kingdom, seed))


def test_the_games_are_of_all_kinds():
    setups = [selfcheck.random_setup(seed) for seed in range(PARTS * GAMES_A_PART)]
    assert {len(setup["players"]) for setup in setups} == {2, 3, 4, 5, 6}
    assert {setup["practice"] for setup in setups} == {True, False}
    kinds = {name for setup in setups for name in Match.start(setup, record=False).setup["kingdom"]}
    assert len(kinds) == 89
    together = [setup for setup in setups if setup.get("mode") == "coop"]
    assert len(together) == len(setups) / 5
    assert {setup["provinces"] for setup in together} == {3, 7, 12}


# Broken engines


def is_found(games=30, **setup):
    """Whether one of a few games shows that something is broken."""
    for seed in range(games):
        try:
            check_game(seed, setup and setup | {"seed": seed})
        except Broken:
            return True
    return False


def test_a_sound_engine_is_not_blamed():
    assert not is_found()


def test_a_vanishing_card_is_found(monkeypatch):
    discard = Verbs.discard

    def careless(self, cards, seat=None, origin="hand"):
        discard(self, cards, seat, origin)
        if cards:
            self.state.players[self.state.seat if seat is None else seat].discard.pop()

    monkeypatch.setattr(Verbs, "discard", careless)
    assert is_found()


def test_a_forgotten_field_in_a_copy_is_found(monkeypatch):
    copy = State.copy

    def forgetful(self):
        twin = copy(self)
        twin.coins = 0
        return twin

    monkeypatch.setattr(State, "copy", forgetful)
    assert is_found()


def test_lists_shared_between_copies_are_found(monkeypatch):
    copy = State.copy

    def sharing(self):
        twin = copy(self)
        twin.trash = self.trash
        return twin

    monkeypatch.setattr(State, "copy", sharing)
    assert is_found()


def test_a_view_that_shows_a_rivals_hand_is_found(monkeypatch):
    zone = View.zone

    def peeking(self, seat, name):
        if name == "hand":
            return tuple(self._state.box.cards[card] for card in self._state.players[seat].hand)
        return zone(self, seat, name)

    monkeypatch.setattr(View, "zone", peeking)
    assert is_found()


def test_a_deck_whose_order_stays_known_after_a_shuffle_is_found(monkeypatch):
    shuffle = Verbs.shuffle

    def open_shuffle(self, seat):
        known = [self.state.known[card] for card in self.state.players[seat].discard]
        cards = list(self.state.players[seat].discard)
        shuffle(self, seat)
        for card, eyes in zip(cards, known, strict=True):
            self.state.known[card] = eyes

    monkeypatch.setattr(Verbs, "shuffle", open_shuffle)
    assert is_found()


def test_a_draw_that_everybody_sees_is_found(monkeypatch):
    tell = Verbs.tell

    def loud(self, name, seat, cards=(), **details):
        details.pop("seen", None)
        tell(self, name, seat, cards, **details)

    monkeypatch.setattr(Verbs, "tell", loud)
    assert is_found()


def test_a_move_without_an_event_is_found(monkeypatch):
    def silent(self, card):
        self.state.trash.remove(card)
        self.state.players[self.state.seat].discard.append(card)

    monkeypatch.setattr(Verbs, "gain_from_trash", silent)
    assert is_found(200)


def test_counting_cards_that_were_passed_on_unseen_is_found(monkeypatch):
    def all_knowing(self, seat):
        return Counter(self._state.names(self._state.players[seat].cards()))

    monkeypatch.setattr(View, "owned", all_knowing)
    assert is_found(20, players=["Ann", "Bob", "Cid"], kingdom={"include": ["Masquerade"]})


def test_an_automa_whose_piles_can_be_looked_into_is_found(monkeypatch):
    redacted = DominionRules.redacted

    def careless(self, state, seat):
        twin = redacted(self, state, seat)
        if twin.automa is not None:
            twin.automa.hexes = state.automa.hexes.copy()
        return twin

    monkeypatch.setattr(DominionRules, "redacted", careless)
    assert is_found()


def test_an_effect_that_begins_before_its_checkpoint_is_found(monkeypatch):
    carry_out = Table.carry_out

    def hasty(self, decision, picks):
        effect = carry_out(self, decision, picks)
        if effect is not None:
            self.state.coins += 1
        return effect

    monkeypatch.setattr(Table, "carry_out", hasty)
    assert is_found()
