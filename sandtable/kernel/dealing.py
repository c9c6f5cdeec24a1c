"""Dealing what a seat cannot see, as fast as a search needs it."""

import random


def shuffle(cards: list[int], rng: random.Random) -> None:
    """Shuffle in place; several times as fast as ``Random.shuffle`` (the bias is below 2**-45)."""
    draw = rng.random
    for i in range(len(cards) - 1, 0, -1):
        j = int(draw() * (i + 1))
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
