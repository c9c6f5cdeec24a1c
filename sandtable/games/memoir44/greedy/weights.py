"""The weights of the policy. 1.0 is about the worth of a medal."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Weights:
    """The numbers behind the rules of thumb, found by trial and error."""

    #: Winning at once; how much more a medal counts near the target.
    win: float = 20.0
    urgency: float = 0.6
    #: A figure of a unit, in addition to its share of the medal.
    figure: float = 0.09
    #: A unit driven back, and driven out of cover.
    retreat: float = 0.06
    retreat_cover: float = 0.06
    #: An objective held; one denied to a nearby enemy.
    objective: float = 0.85
    guard: float = 0.35
    #: Future fire, by the enemy and at the enemy.
    danger: float = 0.3
    prospect: float = 0.4
    #: Getting closer to a goal: its worth, and the discount for each hex.
    hunt: float = 0.22
    march: float = 0.75
    decay: float = 0.82
    #: Armor may continue after a close assault; a hex taken is worth a little.
    overrun: float = 0.3
    #: Sandbags, a figure brought back, wire removed.
    dig_in: float = 0.5
    heal: float = 0.5
    wire: float = 0.03
    #: A factor for Their Finest Hour, whose dice seldom order the right units.
    finest_hour: float = 0.7
    #: Drawing a card with a choice of two.
    choice: float = 0.08
    #: The minimum worth of handing out another card in Overlord.
    hand_out: float = 0.05
    #: The worth of keeping a card in the hand.
    keep: dict[str, float] = field(
        default_factory=lambda: {
            "assault": 0.3,
            "attack": 0.12,
            "probe": 0.05,
            "recon": 0.0,
            "recon-in-force": 0.08,
            "general-advance": 0.25,
            "pincer-move": 0.15,
            "air-power": 0.35,
            "ambush": 0.5,
            "armor-assault": 0.25,
            "artillery-bombard": 0.15,
            "barrage": 0.3,
            "behind-enemy-lines": 0.15,
            "close-assault": 0.3,
            "counter-attack": 0.1,
            "dig-in": 0.05,
            "direct-from-hq": 0.25,
            "firefight": 0.25,
            "infantry-assault": 0.2,
            "medics-and-mechanics": 0.1,
            "move-out": 0.15,
            "their-finest-hour": 0.3,
        }
    )


WEIGHTS = Weights()
