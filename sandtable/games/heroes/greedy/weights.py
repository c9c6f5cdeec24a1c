"""The weights of the policy. 1.0 is about the worth of a scenario point."""

from dataclasses import dataclass, field


@dataclass(frozen=True, eq=False)
class Weights:
    """The numbers behind the rules of thumb, found by trial and error."""

    #: Winning at once; an army point of a unit; an order star; a tile that breaks.
    win: float = 8.0
    army: float = 0.07
    star: float = 0.9
    broken: float = 0.6
    #: The factor for a unit on its weakened side; the loss per damage marker of a vehicle.
    weakened: float = 0.5
    damaged: float = 0.25
    #: A suppression marker, as a share of the unit's army points: on a unit that has yet to act,
    #: on one that has acted, and the factor for each further marker.
    marker: float = 0.3
    marker_late: float = 0.1
    marker_more: float = 0.6
    #: Harm to an enemy that has yet to act counts more; so does friendly fire.
    pending: float = 1.25
    own_men: float = 1.3
    #: An objective taken or held; one that an enemy contests.
    objective: float = 1.0
    contest: float = 0.6
    guard: float = 0.3
    #: Getting closer to a goal: its worth there, and the discount per square.
    march: float = 0.7
    decay: float = 0.88
    #: A goal that friends are nearer to.
    crowd: float = 0.65
    #: Officers lead from behind.
    officer: float = 0.6
    #: Enemies to hunt down, bonus tokens to pick up.
    hunt: float = 0.35
    bonus: float = 0.35
    #: Future enemy fire, future friendly fire, each point of cover, units close together.
    danger: float = 0.45
    prospect: float = 0.45
    cover: float = 0.04
    huddle: float = 0.05
    #: Being hidden from the enemy.
    hidden: float = 0.1
    #: The share of its gain that a move with an order counts, since it can also be made in the
    #: Supply phase without one. The gain of firing over waiting.
    move_order: float = 0.35
    #: A successful assault: the square that is taken.
    drive: float = 0.25
    #: The minimum gain of an action.
    least: float = 0.03
    #: A marker of gear, a shell of artillery.
    gear: float = 0.08
    shell: float = 0.12
    #: A reaction costs a unit its own order: the share of that order's gain.
    react: float = 0.8
    #: A repaired damage marker, as a share of the vehicle; a marker removed by inspiration.
    repair: float = 0.3
    #: Being aboard a vehicle that goes to the unit's goal; a crew in its tank.
    ride: float = 0.85
    man: float = 0.8
    #: The worth of keeping a card, by its effect; hands are refilled every turn.
    keep: dict[str, float] = field(
        default_factory=lambda: {
            "double_action": 0.12,
            "shift_token": 0.06,
            "forced_advance": 0.08,
            "return_grenade": 0.03,
            "reroll": 0.12,
            "window_passage": 0.02,
            "special_token": 0.12,
            "extra_tokens": 0.12,
            "snap_fire": 0.12,
            "take_cover": 0.08,
            "rally": 0.07,
            "sure_footed": 0.03,
            "assault_bonus": 0.06,
            "cut_token": 0.08,
            "swap_enemy_tokens": 0.02,
            "cancel_card": 0.08,
            "shrug_off": 0.08,
            "glancing": 0.1,
            "repair": 0.06,
            "halt_vehicle": 0.06,
            "weak_spot": 0.06,
            "free_state_change": 0.03,
            "give_ground": 0.05,
            "smoke": 0.02,
            "keep_initiative": 0.03,
            "army_assault": 0.08,
            "army_cheer": 0.08,
            "grenade": 0.06,
            "close_attack": 0.06,
            "move_after_fire": 0.04,
            "barrage": 0.12,
            "shorten_scatter": 0.03,
            "trap": 0.06,
            "cancel_barrage": 0.05,
            "underground": 0.04,
        }
    )
    #: A card worth less than this is discarded.
    dull: float = 0.035


WEIGHTS = Weights()
