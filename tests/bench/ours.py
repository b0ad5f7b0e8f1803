"""Our side of the comparison: games between our bots, without a record. Run by engine.py in a process of its own."""

import rounds

from game.bots.simulation import simulate


def play(strategy: str, seed: int) -> rounds.Game:
    """One whole game, from its setup to its points."""
    setup = {"game": "dominion", "kingdom": rounds.kingdom_of(strategy, seed)}
    (outcome,) = simulate(setup, [strategy, strategy], [seed])
    return rounds.Game(sum(outcome.turns) / 2, outcome.shares[outcome.first])


if __name__ == "__main__":
    rounds.answer(play)
