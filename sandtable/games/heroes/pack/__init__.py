"""The printed components and how they are read: counters, cards, terrain, boards."""
