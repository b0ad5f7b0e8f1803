"""Nobody sees more than they may, and the screen changes hands behind a curtain."""

from game.core.decisions import CardId, Option, Seat
from game.core.events import Event
from scenes.table.eyes import Watch, as_seen, sits_above

ANN, BOB, CID = Seat(0), Seat(1), Seat(2)
DRAWN = Event("draw", ANN, (Option("Gold", CardId(4)),), origin="deck", target="hand", seen=1)


def test_who_draws_sees_the_card_and_nobody_else():
    assert as_seen(DRAWN, (ANN,), 2) == DRAWN
    assert as_seen(DRAWN, (BOB,), 2).cards == (None,)
    assert as_seen(DRAWN, (), 2).cards == (None,)
    assert as_seen(DRAWN, (BOB, ANN), 2) == DRAWN


def test_what_everybody_sees_needs_no_eyes():
    assert as_seen(DRAWN._replace(seen=-1), (), 2).cards == DRAWN.cards
    assert as_seen(DRAWN._replace(seen=0b11), (), 2).cards == DRAWN.cards


def test_one_person_holds_the_screen_all_the_time():
    watch = Watch([BOB], 3)
    watch.call(BOB)
    assert not watch.is_curtained
    assert watch.eyes == (BOB,)


def test_between_two_people_there_is_a_curtain():
    watch = Watch([ANN, BOB], 2)
    watch.call(ANN)
    assert watch.is_curtained
    assert watch.eyes == ()
    watch.take()
    assert watch.eyes == (ANN,)
    watch.call(ANN)
    assert not watch.is_curtained
    watch.call(BOB)
    assert watch.is_curtained
    assert watch.eyes == ()
    watch.take()
    assert watch.eyes == (BOB,)


def test_those_who_play_together_may_open_their_hands():
    watch = Watch([ANN, BOB], 2, is_open=True)
    watch.call(BOB)
    assert not watch.is_curtained
    assert watch.eyes == (ANN, BOB)
    assert watch.holder == BOB


def test_where_only_bots_play_one_sees_everything():
    assert Watch([], 3).eyes == (ANN, BOB, CID)


def test_face_to_face_half_of_the_players_sit_at_each_edge():
    assert [sits_above(seat, 2) for seat in range(2)] == [False, True]
    assert [sits_above(seat, 5) for seat in range(5)] == [False, False, False, True, True]
