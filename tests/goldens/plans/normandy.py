"""The golden games of Undaunted: Normandy."""

import sandtable
from tests.goldens.playing import Plan, Played, play


def too_many_rounds(game: sandtable.Game) -> Played:
    """A low limit, and players who get nowhere; their snipers stalk, greedy ones never do."""
    return play(game, "reinforcements", "random", options={"round_limit": 20})


PLAN = Plan(
    variants={"open-discards": ("la-raye", {"open_discards": True, "conceal_strict": True})},
    staged={"outcome-round-limit": too_many_rounds},
)
