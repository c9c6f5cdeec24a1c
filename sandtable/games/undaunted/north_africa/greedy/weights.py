"""The weights of the policy. 1.0 is about the worth of a well-used card."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """The numbers behind the rules of thumb, found by trial and error."""

    #: Winning at once, and gaining everything still needed.
    win: float = 100.0
    goal: float = 60.0
    #: Points taken away from the enemy; taking a tile that the enemy wants first.
    deny: float = 0.8
    preempt: float = 0.6
    #: The discount for each play that something is away.
    patience: float = 0.72
    #: Counters that could leave the map beyond the required number.
    spare: float = 0.35
    #: Being in a controlled tile that the enemy wants.
    guard: float = 0.5
    #: A hit on a soldier: a card, the counter itself, a card lost before it could be played.
    card: float = 0.6
    counter: float = 1.5
    in_hand: float = 0.3
    #: What a soldier was about to do, in addition to the soldier's cards.
    plans: float = 0.6
    #: A damage marker; a vehicle that can still drive.
    damage: float = 0.5
    mobile: float = 1.0
    #: Suppressing a soldier, who must then be readied first.
    suppress: float = 0.5
    suppress_plan: float = 0.3
    ready: float = 0.5
    ready_plan: float = 0.2
    #: Better future shots (and a little for each point by which a hopeless shot improves);
    #: future enemy fire.
    slope: float = 0.016
    shot: float = 1.5
    danger: float = 0.3
    #: Fog added to the player's deck by marking a tile, added to the enemy's by Conceal (in a
    #: deck of ten cards), removed by Recon.
    fog: float = 0.34
    conceal: float = 0.8
    recon: float = 8.0
    #: A card drawn, multiplied by its worth; a card bolstered, multiplied by the need for it.
    draw: float = 1.3
    bolster: float = 0.45
    #: The need for a soldier's cards: in general, for a plan, at the wheel, to mark tiles, for
    #: every Fog card in ten, for shots, to survive.
    need: float = 0.6
    need_plan: float = 1.0
    need_driver: float = 0.8
    need_marker: float = 0.5
    need_fog: float = 0.4
    need_shot: float = 0.6
    need_life: float = 0.6
    officer: float = 1.2
    #: The first card for a soldier with a plan, who cannot act without one.
    need_first: float = 5.0
    #: Cards with less need than this should stay in the supply.
    worthwhile: float = 0.38
    #: Acting first in a round: a fixed worth, and a share of both sides' plans.
    first: float = 0.3
    first_plan: float = 0.2


WEIGHTS = Weights()
