"""What is printed, and how it is read: counters, cards, terrain, boards, scenarios."""
