"""What things are worth. One is about what a well-used card is worth."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """The numbers behind the rules of thumb; found by trial."""

    #: Winning at once, and reaching all that is still missing.
    win: float = 100.0
    goal: float = 60.0
    #: Points taken from the enemy beside one's own; a tile that he wants, taken before he does.
    deny: float = 0.8
    preempt: float = 0.6
    #: How much less a thing is worth that is so many plays away.
    patience: float = 0.72
    #: Counters that could leave the map beyond the number that must.
    spare: float = 0.35
    #: Standing in a controlled tile that the enemy is after.
    guard: float = 0.5
    #: A hit on a soldier: a card, the counter itself, a card lost before it could be played.
    card: float = 0.6
    counter: float = 1.5
    in_hand: float = 0.3
    #: What a soldier was about to do, beside his cards.
    plans: float = 0.6
    #: A damage marker, and a vehicle that can still drive.
    damage: float = 0.5
    mobile: float = 1.0
    #: A soldier who must be turned up first.
    suppress: float = 0.5
    suppress_plan: float = 0.3
    ready: float = 0.5
    ready_plan: float = 0.2
    #: Better shots to come (and a little for every point by which a hopeless one gets less so);
    #: enemy fire to come.
    slope: float = 0.016
    shot: float = 1.5
    danger: float = 0.3
    #: Fog put into the own deck by marking a tile, into the enemy's by Conceal (if there are ten
    #: cards in it), taken out by Recon.
    fog: float = 0.34
    conceal: float = 0.8
    recon: float = 8.0
    #: A card drawn, times what it could do; a card bolstered, times how much it is needed.
    draw: float = 1.3
    bolster: float = 0.45
    #: How much a soldier's cards are needed: as such, for his plan, at the wheel, to mark tiles,
    #: for every Fog card of ten, for his shots, to stay alive.
    need: float = 0.6
    need_plan: float = 1.0
    need_driver: float = 0.8
    need_marker: float = 0.5
    need_fog: float = 0.4
    need_shot: float = 0.6
    need_life: float = 0.6
    officer: float = 1.2
    #: A first card for a soldier with a plan, who can do nothing without one.
    need_first: float = 5.0
    #: Cards needed less than this are better left in the supply.
    worthwhile: float = 0.38
    #: Acting first in a round, and its share in the plans of both sides.
    first: float = 0.3
    first_plan: float = 0.2


WEIGHTS = Weights()
