"""What is particular to Dominion at the table."""
