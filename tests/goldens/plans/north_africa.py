"""The golden games of Undaunted: North Africa."""

import sandtable
from tests.goldens.playing import Plan, Played, play, stumbled_on

#: Endings of players who wear each other out.
WORN_OUT = (
    "outcome-hopeless-behind",
    "outcome-both-hopeless",
    "outcome-both-hopeless-initiative",
)


def too_many_rounds(game: sandtable.Game) -> Played:
    """A low limit, and players who get nowhere."""
    return play(game, "barce", "random", options={"round_limit": 20})


PLAN = Plan(
    steps=20,  # it is decided soon
    variants={
        "other-readings": (
            "barce",
            {"open_discards": True, "conceal_strict": True, "attacker_picks_crew": True},
        )
    },
    staged={
        "outcome-round-limit": too_many_rounds,
        **{ending: stumbled_on(ending, "murzuk") for ending in WORN_OUT},
    },
)
