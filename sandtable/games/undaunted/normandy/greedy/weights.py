"""The weights of the policy. 1.0 is about the worth of a well-used card."""

from dataclasses import dataclass, field


def _by_title(**worth: float) -> dict[str, float]:
    return {title.replace("_", "-"): value for title, value in worth.items()}


@dataclass(frozen=True)
class Weights:
    """The numbers behind the rules of thumb, found by trial and error."""

    #: Winning at once, and gaining all the points still needed.
    win: float = 100.0
    goal: float = 62.4
    #: Points taken away from the enemy, relative to points gained.
    deny: float = 0.81
    #: The discount for each play that something is away.
    #: Plans reach further against a side that can be beaten by pinning it.
    patience: float = 0.43
    patience_pinned: float = 0.66
    #: The factor for what can be done this turn.
    now: float = 0.95
    #: The plays it takes to hit a counter that is in the way.
    play_per_hit: float = 2.28
    #: Being in a tile that the enemy wants; hitting counters that are in our way.
    guard: float = 0.6
    barrier: float = 0.21
    #: A hit on a unit, by kind: a card, and the counter itself.
    card: dict[str, float] = field(
        default_factory=lambda: _by_title(
            riflemen=0.41, scouts=0.79, machine_gunners=0.86, sniper=1.23, mortar=0.41
        )
    )
    counter: float = 0.85
    #: A card lost from the hand of a player who has yet to act this round.
    in_hand: float = 0.34
    #: All the Riflemen of a side that can lose by being pinned.
    pin: float = 14.0
    #: Suppressing a unit, which must then be readied first.
    suppress: float = 0.49
    suppress_plan: float = 0.47
    ready: float = 0.53
    ready_plan: float = 0.51
    #: All the Rifleman cards that a side can still play.
    wear: float = 3.41
    #: Better future shots (and a little for each point by which a hopeless shot improves);
    #: future enemy fire.
    slope: float = 0.013
    shot: float = 2.01
    danger: float = 0.29
    #: A counter that enters the board.
    enter: float = 0.32
    #: Fog added to the player's deck by scouting, added to the enemy's by Conceal (in a deck
    #: of ten cards), removed by Recon.
    fog: float = 0.34
    conceal: float = 0.8
    recon: float = 8.01
    #: A non-Fog card drawn; a card bolstered, multiplied by the need for it.
    draw: float = 3.09
    bolster: float = 0.46
    need: dict[str, float] = field(
        default_factory=lambda: _by_title(
            riflemen=1.0, scouts=1.5, machine_gunners=0.43, sniper=1.13, mortar=0.88, officer=0.95
        )
    )
    #: The first card for Riflemen on the board, who cannot act without one.
    need_first: float = 5.5
    #: Firepower when guarded tiles must be taken or the enemy pinned; Scouts when tiles must be
    #: scouted, or for every Fog card in ten.
    siege: float = 0.5
    need_wanted: float = 0.46
    need_fog: float = 0.45
    #: Cards with less need than this should stay in the supply.
    worthwhile: float = 0.38
    #: A target marker placed now for a Blast later.
    aim: float = 0.73
    #: Acting first in a round: a fixed worth, and a share of both sides' plans.
    first: float = 0.27
    first_plan: float = 0.062


WEIGHTS = Weights()
