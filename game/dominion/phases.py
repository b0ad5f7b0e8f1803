"""The course of a turn. Phases are data: between two plays everything is in the state and nothing is suspended."""

from typing import Any

from game.core.decisions import CardId, Decision, Effect, Option, Seat, Verb
from game.dominion import automa, triggers
from game.dominion.did import Did
from game.dominion.kinds import Cost, Kind, Occasion
from game.dominion.scoring import automa_points, combined_points, is_bought_empty, points, winners
from game.dominion.state import AUTOMA, COFFERS, DELUDED, ENVIOUS, NOBODY, Phase, Player
from game.dominion.turn import HAND_SIZE, Turn

# Before Python 3.12 looking up a member of an enum is slow, and these are needed at every step.
PLAY, PLAY_TREASURE, SPEND, BUY = Verb.PLAY, Verb.PLAY_TREASURE, Verb.SPEND, Verb.BUY

# The rule book lets players who trashed all their money, or who will not buy, go on for ever. We do not.
QUIET_TURNS_TO_END = 500


def is_no_action(kind: Kind) -> bool:
    return not kind.is_action


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
                player = state.players[state.seat]
                if player.states:
                    self._return_states(player)
                treasures = self.treasures_in(player.hand) if state.treasures_open else []
                if treasures:
                    return self.choose(PLAY_TREASURE, treasures, 0, None)
                if player.tokens and state.tokens_open and player.tokens.get(COFFERS):
                    return self.spend_coins()
                where = is_no_action if state.marks and DELUDED in state.marks else None
                buyable = self.piles((state.coins, state.potions), where) if state.buys > 0 else []
                if buyable:
                    return self.choose(BUY, buyable, 0, 1)
                state.phase = Phase.CLEANUP
            if state.phase == Phase.AUTOMA:
                return self._automa_turn()
            leaving = triggers.leaving_play(self) if self.box.has_leavers else []
            if leaving:
                return self._clean_up(leaving)
            self._end_turn()
        return None

    def carry_out(self, decision: Decision, picks: tuple[Any, ...]) -> Effect[None] | None:
        state, kinds = self.state, self.box.kinds
        if not picks:
            if decision.verb is PLAY:
                state.phase = Phase.BUY
            elif decision.verb is PLAY_TREASURE:
                state.treasures_open = False
            elif decision.verb is BUY:
                state.phase = Phase.CLEANUP
            else:
                state.tokens_open = False
            return None
        if decision.verb is BUY:
            if kinds[picks[0]].overpay:
                return self._buy_for_more(picks[0])
            self._pay(picks[0])
            self.gain(kinds[picks[0]].name)
            return None
        if decision.verb is SPEND:
            state.tokens_open = False  # nothing will change before the first buy: one question is enough
            self.spend_tokens(len(picks))
            self.add_coins(len(picks))
            return None
        # Nothing may have happened yet where an effect is returned: it is run again when the match forks.
        is_action = decision.verb is PLAY
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
            state.actions_played += 1
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

    def _pay(self, card: CardId) -> None:
        """Buy a card; gaining it comes after that."""
        state = self.state
        cost = self.cost(card)
        state.buys -= 1
        state.coins -= cost.coins
        state.potions -= cost.potions
        state.treasures_open = state.tokens_open = False
        if self.events is not None:
            self.tell(Did.BUY, state.seat, (card,))
        if self.box.has_customers:
            triggers.card_is_bought(self)

    def _buy_for_more(self, card: CardId) -> Effect[None]:
        """Buy a card for which more may be paid than it costs: what that brings comes before the card is gained."""
        state, kind = self.state, self.box.kinds[card]
        self._pay(card)
        self.source = kind.name
        purse = {"coin": state.coins, "potion": state.potions}
        offered = tuple(Option(word) for word in kind.overpay for _ in range(purse[word]))
        paid = yield self.ask(Verb.OVERPAY, offered, 0, None)
        if paid:
            more = Cost(paid.count("coin"), paid.count("potion"))
            state.coins -= more.coins
            state.potions -= more.potions
            for origin, amount in (("coins", more.coins), ("potions", more.potions)):
                if amount:
                    self.tell(Did.OVERPAY, state.seat, amount=amount, origin=origin)
            effect = kind.triggers[Occasion.OVERPAID].act(self, more)
            if effect is not None:
                yield from effect
        self.source = None
        self.gain(kind.name)

    def _return_states(self, player: Player) -> None:
        """Deluded and Envious go back as the Buy phase begins, and matter until the turn ends."""
        for name in (DELUDED, ENVIOUS):
            if name in player.states:
                self.return_state(name)
                self.state.marks[name] = 1

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
        if self.has_ended():
            self._finish()
        elif state.extra_turns:
            self._begin_turn(*state.extra_turns.pop(0))
        elif state.automa is not None and len({each.turns for each in state.players}) == 1:
            self._begin_automa_turn()  # all have had their turn, and the extra turns are over (ruling K8)
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        state = self.state
        state.regular_seat = Seat((state.regular_seat + 1) % len(state.players))
        state.players[state.regular_seat].turns += 1
        self._begin_turn(state.regular_seat, NOBODY)

    def _begin_automa_turn(self) -> None:
        """Nothing of the last player's turn lasts into the automa's."""
        state = self.state
        state.actions = state.buys = state.coins = state.potions = state.discount = 0
        state.marks.clear()
        state.possessor = NOBODY
        state.phase = Phase.AUTOMA

    def _automa_turn(self) -> Effect[None]:
        yield from automa.act(self)
        if self.has_ended():
            self._finish()
        else:
            self._next_turn()

    def has_ended(self) -> bool:
        state = self.state
        return not state.supply["Province"] or is_bought_empty(state) or state.quiet_turns >= QUIET_TURNS_TO_END

    def _begin_turn(self, seat: Seat, possessor: Seat) -> None:
        state = self.state
        state.turn_number += 1
        state.seat, state.possessor = seat, possessor
        state.phase = Phase.ACTION
        state.actions = state.buys = 1
        state.coins = state.potions = state.discount = state.actions_played = 0
        state.treasures_open = state.tokens_open = True
        if state.marks:
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
        if state.automa is not None:
            self.tell(Did.SCORE, AUTOMA, state.automa.gained, amount=automa_points(state))
            self.tell(Did.TOGETHER, Seat(0), amount=combined_points(state), other=Seat(1))
            self.tell(Did.WIN, won[0], amount=1, other=None if won == [AUTOMA] else won[1])
        else:
            for seat in won:
                self.tell(Did.WIN, seat, amount=len(won))
        self.tell(Did.END, state.seat)
