"""What things are worth. One is about what a medal is worth."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Weights:
    """The numbers behind the rules of thumb; found by trial."""

    #: Winning at once; how much more a medal counts as the target comes near.
    win: float = 20.0
    urgency: float = 0.6
    #: A figure of a unit, beside its share in the medal.
    figure: float = 0.09
    #: A unit driven back, and driven out of cover.
    retreat: float = 0.06
    retreat_cover: float = 0.06
    #: An objective held, an enemy's one denied while he is near.
    objective: float = 0.85
    guard: float = 0.35
    #: Enemy fire to come, and own fire to come.
    danger: float = 0.3
    prospect: float = 0.4
    #: Being on the way to something: what it is worth, and what is left of it a hex farther off.
    hunt: float = 0.22
    march: float = 0.75
    decay: float = 0.82
    #: Armor may go on after a close assault; a hex won is worth a little.
    overrun: float = 0.3
    #: Sandbags, a figure brought back, wire taken away.
    dig_in: float = 0.5
    heal: float = 0.5
    wire: float = 0.03
    #: The dice of Their Finest Hour seldom order just the units one wants.
    finest_hour: float = 0.7
    #: A card drawn by choice of two.
    choice: float = 0.08
    #: What it takes to hand out one more card in Overlord.
    hand_out: float = 0.05
    #: What a card is worth that stays in the hand.
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
