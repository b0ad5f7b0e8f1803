"""What any card game at this table needs: decisions, events, randomness, matches and saves. Knows no game."""
