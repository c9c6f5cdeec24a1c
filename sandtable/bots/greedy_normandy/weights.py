"""What things are worth. One is about what a well-used card is worth."""

from dataclasses import dataclass, field


def _by_title(**worth: float) -> dict[str, float]:
    return {title.replace("_", "-"): value for title, value in worth.items()}


@dataclass(frozen=True)
class Weights:
    """The numbers behind the rules of thumb; found by trial."""

    #: Winning at once, and reaching the rest of the points one needs.
    win: float = 100.0
    goal: float = 62.4
    #: Points taken from the enemy, beside one's own.
    deny: float = 0.81
    #: How much less a thing is worth that is so many plays away.
    #: A side that can be beaten by pinning it has farther-reaching plans.
    patience: float = 0.43
    patience_pinned: float = 0.66
    #: What can be done this very turn.
    now: float = 0.95
    #: Plays that a hit takes on a counter that bars the way.
    play_per_hit: float = 2.28
    #: Standing in a tile that the enemy wants; counters that bar our own way.
    guard: float = 0.6
    barrier: float = 0.21
    #: A hit on a unit, by its kind: a card, and the counter itself.
    card: dict[str, float] = field(
        default_factory=lambda: _by_title(
            riflemen=0.41, scouts=0.79, machine_gunners=0.86, sniper=1.23, mortar=0.41
        )
    )
    counter: float = 0.85
    #: A card lost from the hand of a player who has yet to act.
    in_hand: float = 0.34
    #: All the Riflemen of a side that loses by being pinned.
    pin: float = 14.0
    #: A unit that must be turned up first.
    suppress: float = 0.49
    suppress_plan: float = 0.47
    ready: float = 0.53
    ready_plan: float = 0.51
    #: All the Rifleman cards that a side can still bring.
    wear: float = 3.41
    #: Better shots to come (and a little for every point by which a hopeless one gets less so);
    #: enemy fire to come.
    slope: float = 0.013
    shot: float = 2.01
    danger: float = 0.29
    #: A counter that comes on the board.
    enter: float = 0.32
    #: Fog put into the own deck by scouting, into the enemy's by Conceal (if there are ten cards
    #: in it), taken out by Recon.
    fog: float = 0.34
    conceal: float = 0.8
    recon: float = 8.01
    #: A card drawn, if it is not Fog; a card bolstered, times how much it is needed.
    draw: float = 3.09
    bolster: float = 0.46
    need: dict[str, float] = field(
        default_factory=lambda: _by_title(
            riflemen=1.0, scouts=1.5, machine_gunners=0.43, sniper=1.13, mortar=0.88, officer=0.95
        )
    )
    #: The first card of Riflemen on the board, who can do nothing without one.
    need_first: float = 5.5
    #: Fire-arms where guarded tiles are to be taken or the enemy to be pinned; Scouts where tiles
    #: are to be scouted, or for every Fog card of ten.
    siege: float = 0.5
    need_wanted: float = 0.46
    need_fog: float = 0.45
    #: Cards needed less than this are better left in the supply.
    worthwhile: float = 0.38
    #: A target marker laid now, a Blast later.
    aim: float = 0.73
    #: Acting first in a round, and its share in the plans of both sides.
    first: float = 0.27
    first_plan: float = 0.062


WEIGHTS = Weights()
