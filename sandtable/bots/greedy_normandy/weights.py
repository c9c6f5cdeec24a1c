"""What things are worth. One is about what a well-used card is worth."""

from dataclasses import dataclass, field


def _by_title(**worth: float) -> dict[str, float]:
    return {title.replace("_", "-"): value for title, value in worth.items()}


@dataclass(frozen=True)
class Weights:
    """The numbers behind the rules of thumb; found by trial."""

    #: Winning at once, and reaching the rest of the points one needs.
    win: float = 100.0
    goal: float = 57.3
    #: Points taken from the enemy, beside one's own.
    deny: float = 0.59
    #: How much less a thing is worth that is so many plays away.
    #: A side that can be beaten by pinning it has farther-reaching plans.
    patience: float = 0.38
    patience_pinned: float = 0.68
    #: What can be done this very turn.
    now: float = 0.95
    #: Plays that a hit takes on a counter that bars the way.
    play_per_hit: float = 2.12
    #: Standing in a tile that the enemy wants; counters that bar our own way.
    guard: float = 1.1
    barrier: float = 0.34
    #: A hit on a unit, by its kind: a card, and the counter itself.
    card: dict[str, float] = field(
        default_factory=lambda: _by_title(
            riflemen=0.36, scouts=1.05, machine_gunners=0.78, sniper=1.42, mortar=0.53
        )
    )
    counter: float = 0.8
    #: A card lost from the hand of a player who has yet to act.
    in_hand: float = 0.34
    #: All the Riflemen of a side that loses by being pinned.
    pin: float = 11.4
    #: A unit that must be turned up first.
    suppress: float = 0.55
    suppress_plan: float = 0.45
    ready: float = 0.4
    ready_plan: float = 0.43
    #: All the Rifleman cards that a side can still bring.
    wear: float = 3.35
    #: Better shots to come (and a little for every point by which a hopeless one gets less so);
    #: enemy fire to come.
    slope: float = 0.012
    shot: float = 1.68
    danger: float = 0.28
    #: A counter that comes on the board.
    enter: float = 0.31
    #: Fog put into the own deck by scouting, into the enemy's by Conceal (if there are ten cards
    #: in it), taken out by Recon.
    fog: float = 0.37
    conceal: float = 1.14
    recon: float = 6.26
    #: A card drawn, if it is not Fog; a card bolstered, times how much it is needed.
    draw: float = 2.11
    bolster: float = 0.51
    need: dict[str, float] = field(
        default_factory=lambda: _by_title(
            riflemen=0.73, scouts=3.15, machine_gunners=0.51, sniper=0.97, mortar=0.81, officer=0.92
        )
    )
    #: Fire-arms where guarded tiles are to be taken or the enemy to be pinned; Scouts where tiles
    #: are to be scouted, or for every Fog card of ten.
    siege: float = 0.5
    need_wanted: float = 0.4
    need_fog: float = 0.5
    #: Cards needed less than this are better left in the supply.
    worthwhile: float = 0.33
    #: A target marker laid now, a Blast later.
    aim: float = 0.69
    #: Acting first in a round, and its share in the plans of both sides.
    first: float = 0.33
    first_plan: float = 0.039


WEIGHTS = Weights()
