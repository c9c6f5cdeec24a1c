"""What things are worth. One is about what a well-used card is worth."""

from dataclasses import dataclass, field


def _by_title(**worth: float) -> dict[str, float]:
    return {title.replace("_", "-"): value for title, value in worth.items()}


@dataclass(frozen=True)
class Weights:
    """The numbers behind the rules of thumb; found by trial."""

    #: Winning at once, and reaching the rest of the points one needs.
    win: float = 100.0
    goal: float = 30.0
    #: Points taken from the enemy, beside one's own.
    deny: float = 0.7
    #: How much less a thing is worth that is so many plays away.
    #: A side that can be beaten by pinning it has farther-reaching plans.
    patience: float = 0.6
    patience_pinned: float = 0.77
    #: What can be done this very turn.
    now: float = 0.95
    #: Plays that a hit takes on a counter that bars the way.
    play_per_hit: float = 1.6
    #: Standing in a tile that the enemy wants; counters that bar our own way.
    guard: float = 0.7
    barrier: float = 0.5
    #: A hit on a unit, by its kind: a card, and the counter itself.
    card: dict[str, float] = field(
        default_factory=lambda: _by_title(
            riflemen=1.0, scouts=0.7, machine_gunners=1.1, sniper=1.3, mortar=0.9
        )
    )
    counter: float = 1.2
    #: A card lost from the hand of a player who has yet to act.
    in_hand: float = 0.5
    #: All the Riflemen of a side that loses by being pinned.
    pin: float = 12.0
    #: A unit that must be turned up first.
    suppress: float = 0.5
    suppress_plan: float = 0.35
    ready: float = 0.5
    ready_plan: float = 0.5
    #: All the Rifleman cards that a side can still bring.
    wear: float = 6.0
    #: Better shots to come (and a little for every point by which a hopeless one gets less so);
    #: enemy fire to come.
    slope: float = 0.012
    shot: float = 0.9
    danger: float = 0.5
    #: A counter that comes on the board.
    enter: float = 0.5
    #: Fog put into the own deck by scouting, into the enemy's by Conceal, taken out by Recon.
    fog: float = 0.3
    conceal: float = 0.45
    recon: float = 2.0
    #: A card drawn, if it is not Fog; a card bolstered, times how much it is needed.
    draw: float = 0.85
    bolster: float = 0.6
    need: dict[str, float] = field(
        default_factory=lambda: _by_title(
            riflemen=1.35, scouts=1.0, machine_gunners=1.0, sniper=1.0, mortar=1.0, officer=1.0
        )
    )
    #: Cards needed less than this are better left in the supply.
    worthwhile: float = 0.35
    #: A target marker laid now, a Blast later.
    aim: float = 0.6
    #: Acting first in a round, and its share in the plans of both sides.
    first: float = 0.35
    first_plan: float = 0.06


WEIGHTS = Weights()
