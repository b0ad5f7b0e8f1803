"""What is chosen for a new game of Dominion alone: the kingdom, and the co-op's Provinces and Duchies."""
