"""The course of a turn. Phases are data: between two plays everything is in the state and nothing is suspended."""

from typing import Any

from game.core.decisions import CardId, Decision, Effect, Seat, Verb
from game.dominion import triggers
from game.dominion.scoring import points, winners
from game.dominion.state import NOBODY, Phase
from game.dominion.turn import HAND_SIZE, Turn
from game.dominion.verbs import Did

# Before Python 3.12 looking up a member of an enum is slow, and these are needed at every step.
PLAY, PLAY_TREASURE, BUY = Verb.PLAY, Verb.PLAY_TREASURE, Verb.BUY

EMPTY_PILES_TO_END = {2: 3, 3: 3, 4: 3, 5: 4, 6: 4}  # by the number of players
# The rule book lets players who trashed all their money, or who will not buy, go on for ever. We do not.
QUIET_TURNS_TO_END = 500


class Table(Turn):
    """A game in progress, from phase to phase and from turn to turn."""

    def step(self) -> Decision | Effect[None] | None:
        """Go on to the next question of a phase, or to an effect that the end of the turn brings."""
        state = self.state
        if self.events == [] and not state.is_over:
            self._tell_turn()  # a log begins with whose turn it is
        while not state.is_over:
            if state.phase == Phase.ACTION:
                actions = self.actions_in(state.players[state.seat].hand) if state.actions > 0 else []
                if actions:
                    return self.choose(PLAY, actions, 0, 1)
                state.phase = Phase.BUY
            if state.phase == Phase.BUY:
                treasures = self.treasures_in(state.players[state.seat].hand) if state.treasures_open else []
                if treasures:
                    return self.choose(PLAY_TREASURE, treasures, 0, None)
                buyable = self.piles((state.coins, state.potions)) if state.buys > 0 else []
                if buyable:
                    return self.choose(BUY, buyable, 0, 1)
                state.phase = Phase.CLEANUP
            leaving = triggers.leaving_play(self) if self.box.has_leavers else []
            if leaving:
                return self._clean_up(leaving)
            self._end_turn()
        return None

    def carry_out(self, decision: Decision, picks: tuple[Any, ...]) -> Effect[None] | None:
        state, kinds = self.state, self.box.kinds
        if decision.verb == BUY:
            if not picks:
                state.phase = Phase.CLEANUP
            else:
                self._buy(picks[0])
            return None
        if not picks:
            if decision.verb == PLAY:
                state.phase = Phase.BUY
            else:
                state.treasures_open = False
            return None
        # Nothing may have happened yet where an effect is returned: it is run again when the match forks.
        is_action = decision.verb == PLAY
        coins = potions = 0
        for card in picks:
            kind = kinds[card]
            if state.marks or not kind.is_plain:
                return self._play_all(picks, is_action)
            coins += kind.coins
            potions += kind.potions
        self.put_into_play(picks)
        if is_action:
            state.actions -= 1
            self.source = kind.name
            self.give(kind)
            self.source = None
        else:
            self.add_coins(coins)
            self.add_potions(potions)
        return None

    def _play_all(self, cards: tuple[CardId, ...], is_action: bool) -> Effect[None]:
        self.state.actions -= is_action
        for card in cards:
            yield from self.play(card)

    def _buy(self, card: CardId) -> None:
        state = self.state
        cost = self.cost(card)
        state.buys -= 1
        state.coins -= cost.coins
        state.potions -= cost.potions
        state.treasures_open = False
        if self.events is not None:
            self.tell(Did.BUY, state.seat, (card,))
        self.gain(self.box.kinds[card].name)

    def _clean_up(self, leaving: list[CardId]) -> Effect[None]:
        yield from triggers.discard_from_play(self, leaving)
        self._end_turn()

    def _end_turn(self) -> None:
        """Discard hand and play, draw a new hand, and pass the turn on."""
        state = self.state
        player = state.players[state.seat]
        if self.events is not None:
            eyes = self.eyes(state.seat)
            if player.hand:
                self.tell(Did.DISCARD, state.seat, player.hand, origin="hand", target="discard", seen=eyes)
            if player.play:
                self.tell(Did.DISCARD, state.seat, player.play, origin="play", target="discard")
        player.discard += player.hand + player.play  # the cards in play last: the hand need not be shown
        player.hand, player.play = [], []
        state.quiet_turns += 1
        self.show_top_of_discard(state.seat)
        self.draw(HAND_SIZE)
        if player.returning:
            self.tell(Did.RETURN, state.seat, player.returning, origin="returning", target="discard")
            player.discard += player.returning
            player.returning = []
        if self._has_ended():
            self._finish()
        elif state.extra_turns:
            self._begin_turn(*state.extra_turns.pop(0))
        else:
            state.regular_seat = Seat((state.regular_seat + 1) % len(state.players))
            state.players[state.regular_seat].turns += 1
            self._begin_turn(state.regular_seat, NOBODY)

    def _has_ended(self) -> bool:
        supply = self.state.supply
        if not supply["Province"] or list(supply.values()).count(()) >= EMPTY_PILES_TO_END[len(self.state.players)]:
            return True
        return self.state.quiet_turns >= QUIET_TURNS_TO_END

    def _begin_turn(self, seat: Seat, possessor: Seat) -> None:
        state = self.state
        state.turn_number += 1
        state.seat, state.possessor = seat, possessor
        state.phase = Phase.ACTION
        state.actions = state.buys = 1
        state.coins = state.potions = 0
        state.treasures_open = True
        state.marks.clear()
        if self.events is not None:
            self._tell_turn()
        if possessor != NOBODY:
            # The possessor sees what the possessed player sees (ruling O1); drawing later on shows it to both.
            self.show(self.hand, self.eyes(seat))
            self.tell(Did.LOOK, seat, self.hand, origin="hand", target="hand", other=possessor, seen=self.eyes(seat))

    def _tell_turn(self) -> None:
        """Tell whose turn begins; `amount` counts that player's regular turns."""
        state = self.state
        other = None if state.possessor == NOBODY else state.possessor
        self.tell(Did.TURN, state.seat, amount=state.players[state.seat].turns, other=other)

    def _finish(self) -> None:
        """The game is over: all cards are counted, for everybody to see."""
        state = self.state
        state.is_over = True
        if state.quiet_turns >= QUIET_TURNS_TO_END:
            self.tell(Did.STALL, state.seat, amount=state.quiet_turns)
        for seat, player in enumerate(state.players):
            self.show(player.cards(), self.box.everyone)
            self.tell(Did.SCORE, Seat(seat), player.cards(), amount=points(state, Seat(seat)))
        won = winners(state)
        for seat in won:
            self.tell(Did.WIN, seat, amount=len(won))
        self.tell(Did.END, state.seat)
