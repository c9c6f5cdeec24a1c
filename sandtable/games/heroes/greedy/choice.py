"""The choice in every kind of decision."""

from collections.abc import Callable
from typing import Any, Final

from sandtable.board.squares import COMPASS
from sandtable.games.heroes import names
from sandtable.games.heroes.armies.hands import Redraw, Refill
from sandtable.games.heroes.assaults.assault import ChooseWeapon
from sandtable.games.heroes.cards.underground import TakeTunnel
from sandtable.games.heroes.fire import shot_odds
from sandtable.games.heroes.fire.barrages import CallBarrage
from sandtable.games.heroes.fire.firing import CEASE, Firing
from sandtable.games.heroes.fire.firing_host import firing_action
from sandtable.games.heroes.fire.kinds_of_fire import AS_REACTION, BY_ORDER
from sandtable.games.heroes.fire.opportunity import Reaction
from sandtable.games.heroes.fire.splitting import Splitting
from sandtable.games.heroes.fire.templates import SecondTemplate
from sandtable.games.heroes.greedy.cards import Cards
from sandtable.games.heroes.greedy.deploy import Deploy
from sandtable.games.heroes.greedy.fire import Fire
from sandtable.games.heroes.greedy.march import March
from sandtable.games.heroes.greedy.orders import Orders
from sandtable.games.heroes.greedy.places import Places
from sandtable.games.heroes.greedy.plans import Plans
from sandtable.games.heroes.greedy.reading import HeroesReading
from sandtable.games.heroes.greedy.weights import WEIGHTS, Weights
from sandtable.games.heroes.land.smoke import LaySmoke
from sandtable.games.heroes.movement_action.movement import Movement
from sandtable.games.heroes.moving.forced import ForcedMove
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.timing.answers import Answer
from sandtable.games.heroes.timing.windows import Window
from sandtable.games.heroes.turn.activation import SPECIAL_ORDER, Activation, Gap
from sandtable.games.heroes.turn.bonus_tokens import SpendBonus
from sandtable.games.heroes.turn.deployment import Deployment, Facing
from sandtable.games.heroes.turn.orders import Placing, Telephones
from sandtable.games.heroes.turn.scenario_events import Flares, Mending
from sandtable.games.heroes.turn.setup import OpeningBarrage, Scouting
from sandtable.games.heroes.turn.supply import SupplyMoves
from sandtable.games.heroes.units import abilities
from sandtable.games.heroes.units.hits import LOCATIONS, ChooseLocation
from sandtable.games.heroes.units.losses import BailOut
from sandtable.games.heroes.units.structures import Replacing
from sandtable.games.heroes.units.transport import Unload
from sandtable.games.heroes.units.wrecks import PlaceWreck
from sandtable.kernel.action import Action
from sandtable.kernel.frame import Frame
from sandtable.kernel.policy import Policy, Scores
from sandtable.kernel.state import State

#: The verbs of what is played in a window.
PLAYS: Final = ("play", "bonus", "use")
#: The damage to repair first.
MENDING: Final = {"main-weapon": 4.0, "tracks": 3.0, "crew": 2.0, "hull": 1.0}


class HeroesPolicy(Policy):
    """What a decision looks like to a side, by these weights."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def scores(self, state: State, seat: str, legal: list[Action]) -> Scores:
        """The list names unknown enemies by their aliases; the state has possible identities."""
        assert isinstance(state, HeroesState)
        chooser = HeroesChooser(HeroesReading(state, SIDES.index(seat), self.weights))
        called = names.true_names(state, seat)
        if not called:
            return chooser.scores(legal)
        meant = {names.renamed(action, called): action for action in legal}
        found: Scores = []
        for score, action in chooser.scores(list(meant)):
            if action in meant:
                found.append((score, meant[action]))
        return found


class HeroesChooser:
    """One method for each kind of frame."""

    def __init__(self, reading: HeroesReading) -> None:
        self.reading = reading
        self.state = reading.state
        self.w = reading.w
        self.places = Places(reading)
        self.fire = Fire(reading)
        self.plans = Plans(reading, self.places, self.fire)
        self.cards = Cards(reading, self.places, self.fire, self.plans)
        self.march = March(reading, self.places, self.plans, self.cards)
        self.orders = Orders(reading, self.plans, self.fire)

    def scores(self, legal: list[Action]) -> Scores:
        frame = self.state.top
        choosers: dict[type[Frame[Any]], Callable[[Any, list[Action]], Scores]] = {
            Deployment: self.deployment,
            Facing: self.facing,
            Scouting: self.movers,
            OpeningBarrage: self.barrage,
            CallBarrage: self.barrage,
            SecondTemplate: self.beyond,
            Placing: self.placing,
            Telephones: self.telephones,
            Gap: self.gap,
            Activation: self.activation,
            Movement: self.march.scores,
            ForcedMove: self.march.forced,
            Firing: self.firing,
            Splitting: self.splitting,
            Reaction: self.reaction,
            Window: self.window,
            Answer: self.answer,
            ChooseWeapon: self.first,
            ChooseLocation: self.location,
            SupplyMoves: self.movers,
            Refill: self.discards,
            Redraw: self.discards,
            SpendBonus: self.spend,
            Flares: self.flares,
            Mending: self.mending,
            LaySmoke: self.smoke,
            Replacing: self.squares,
            BailOut: self.squares,
            Unload: self.squares,
            TakeTunnel: self.squares,
            PlaceWreck: self.first,
        }
        return choosers[type(frame)](frame, legal)

    def unit(self, word: str) -> int:
        return self.state.battle.unit_named[word.removeprefix("unit:")]

    def first(self, frame: Frame[HeroesState], legal: list[Action]) -> Scores:
        return [(0.0, legal[0])]

    # Before the battle.

    def deployment(self, frame: Deployment, legal: list[Action]) -> Scores:
        return Deploy(self.reading, self.places).scores(legal)

    def facing(self, frame: Facing, legal: list[Action]) -> Scores:
        found: Scores = []
        for action in legal:
            heading = COMPASS.index(action[1].removeprefix("facing:"))
            found.append((self.march.facing(frame.unit, frame.place, heading), action))
        return found

    # Orders and activations.

    def placing(self, frame: Placing, legal: list[Action]) -> Scores:
        return self.orders.scores(legal)

    def telephones(self, frame: Telephones, legal: list[Action]) -> Scores:
        return self.orders.exchange(legal)

    def gap(self, frame: Gap, legal: list[Action]) -> Scores:
        """Autonomous units and special orders act as soon as it is worthwhile."""
        found: Scores = []
        for action in legal:
            if action[0] in PLAYS:
                found.append((self.cards.worth(action), action))
            elif len(action) < 2:
                found.append((0.0, action))
            elif action[1].startswith("option:"):
                option = self.state.battle.option_named[action[1].removeprefix("option:")]
                found.append((self.orders.artillery(option), action))
            else:
                unit = self.unit(action[1])
                patience = 0.1 if action[0] == SPECIAL_ORDER else 0.15
                gain = self.plans.gain(unit)
                if action[0] == SPECIAL_ORDER and self.is_last(unit):
                    gain = max(gain, self.plans.best_move(unit))
                    patience = 0.0
                found.append((gain - patience, action))
        return found

    def is_last(self, unit: int) -> bool:
        """Is this the last unit of its side with an order?"""
        state = self.state
        return not any(
            state.token[u] and not state.is_activated(u)
            for u in state.battle.roster[self.reading.me]
            if u != unit
        )

    def activation(self, frame: Activation, legal: list[Action]) -> Scores:
        """One action, or two: the best first."""
        unit = frame.unit
        found: Scores = []
        best_shot, best_move = 0.0, 0.0
        moving = ("move",) in legal
        if moving:
            best_move = self.plans.best_move(unit)
        for action in legal:
            word = action[0]
            if word in PLAYS:
                worth = self.cards.worth(action)
                found.append((worth + 50.0 if worth > 0.0 else -1.0, action))
            elif word == "wait":
                found.append((self.w.least, action))
            elif word == "inspire":
                found.append((100.0, action))
            elif word == "repair":
                found.append((self.plans.repair_worth(action), action))
            elif word == "assault":
                charge = self.plans.find_charge(unit, [self.unit(action[1])])
                if charge is not None:
                    found.append((charge.worth, action))
            elif word not in ("move", "push"):
                worth = self.plans.shot(unit, BY_ORDER, action)
                worth += self.prepares(unit, action, worth)
                best_shot = max(best_shot, worth)
                found.append((worth, action))
        if moving:
            if abilities.on_the_move(self.state, unit) and not self.state.fired[unit]:
                best_move += 0.7 * best_shot
            found.append((best_move, ("move",)))
        return found

    def prepares(self, unit: int, action: Action, worth: float) -> float:
        """The worth of suppressing a target for an assault by others."""
        if action[0] not in ("suppress", "divert") or worth <= 0.0:
            return 0.0
        return 0.3 * self.plans.assault_by_others(self.unit(action[1]), unit)

    def movers(self, frame: Frame[HeroesState], legal: list[Action]) -> Scores:
        """The Supply phase and scouts: the unit that gains most by moving."""
        found: Scores = []
        for action in legal:
            if action[0] in PLAYS:
                found.append((self.cards.worth(action), action))
            elif len(action) < 2:
                found.append((self.w.least, action))
            elif action[0] == "deploy":  # Scouts that enter from off the field (HOS-19.20).
                worth = Deploy(self.reading, self.places).worth(self.unit(action[1]), action)
                found.append((max(worth, 2.0 * self.w.least), action))
            else:
                unit = self.unit(action[1])
                gain = max(self.plans.best_move(unit), self.plans.repairs(unit))
                found.append((max(gain, self.plans.inspires(unit)), action))
        return found

    # Fire.

    def firing(self, frame: Firing, legal: list[Action]) -> Scores:
        found: Scores = []
        for action in legal:
            if action == CEASE:
                found.append((0.0, action))
            else:
                bonus = frame.fire_bonus
                found.append((self.plans.shot(frame.unit, frame.origin, action, bonus), action))
        return found

    def splitting(self, frame: Splitting, legal: list[Action]) -> Scores:
        """About equal shares, for the targets where they achieve most."""
        found: Scores = []
        suppresses = firing_action(self.state).shot[0] == "split-suppress"
        for action in legal:
            target = self.unit(action[1])
            share = int(action[2].removeprefix("points:"))
            odds = shot_odds.of_share(self.state, firing_action(self.state), target, share)
            worth = self.fire.suppression(odds) if suppresses else self.fire.hits(odds)
            left = frame.total(self.state, target) - sum(frame.shares) - share
            if left:
                others = list(frame.after(target, share).candidates(self.state))
                rest = [
                    shot_odds.of_share(self.state, firing_action(self.state), u, left)
                    for u in others
                ]
                worth += max(
                    [self.fire.suppression(o) if suppresses else self.fire.hits(o) for o in rest],
                    default=0.0,
                )
            found.append((worth, action))
        return found

    def reaction(self, frame: Reaction, legal: list[Action]) -> Scores:
        """Opportunity Fire, if it achieves more than the unit's own order would."""
        found: Scores = []
        for action in legal:
            if len(action) < 2:
                found.append((self.w.least, action))
            else:
                unit = self.unit(action[1])
                shot = self.plans.snap(unit, AS_REACTION, frame.unit)
                found.append((shot - self.cards.order_lost(unit, shot), action))
        return found

    def barrage(self, frame: OpeningBarrage | CallBarrage, legal: list[Action]) -> Scores:
        """The Interspace where shells achieve most, including scatter."""
        state = self.state
        field = state.battle.field
        if isinstance(frame, OpeningBarrage):
            rule = frame.rule(state)
            name, scatter, markers = rule.profile, rule.params["scatter"], 0
        else:
            name, scatter, markers = frame.profile, frame.scatter, frame.suppression
        profile = state.battle.pack.profiles[name]
        near = self.fire.near_enemies(3)
        found: Scores = []
        for action in legal:
            if action[0] == "decline":
                found.append((self.w.shell, action))
                continue
            x, y = field.points[field.point_named[action[1].removeprefix("point:")]]
            if (x, y) in near:
                found.append((self.fire.barrage(x, y, profile, scatter, markers), action))
            else:
                found.append((0.0, action))
        return found

    def beyond(self, frame: SecondTemplate, legal: list[Action]) -> Scores:
        """The second template, next to the first."""
        steps = {"n": (0, -2), "e": (2, 0), "s": (0, 2), "w": (-2, 0)}
        profile = self.state.battle.pack.profiles[frame.profile]
        found: Scores = []
        for action in legal:
            dx, dy = steps[action[1].removeprefix("facing:")]
            found.append((self.fire.blast(frame.x + dx, frame.y + dy, profile), action))
        return found

    # Cards.

    def window(self, frame: Window, legal: list[Action]) -> Scores:
        return [(self.cards.worth(a) if a[0] in PLAYS else 0.0, a) for a in legal]

    def answer(self, frame: Answer, legal: list[Action]) -> Scores:
        worth = self.cards.countermand(frame.words)
        return [(worth if a[0] == "play" else 0.0, a) for a in legal]

    def discards(self, frame: Frame[HeroesState], legal: list[Action]) -> Scores:
        """Discard the least valuable cards first."""
        found: Scores = []
        for action in legal:
            if len(action) < 2:
                found.append((-self.w.dull, action))
            else:
                card = self.state.battle.cards[self.state.battle.card_named[action[1][5:]]]
                found.append((-self.w.keep.get(card.effect, 0.05), action))
        return found

    def spend(self, frame: SpendBonus, legal: list[Action]) -> Scores:
        return [(1.0 if len(a) > 1 else 0.0, a) for a in legal]

    def flares(self, frame: Flares, legal: list[Action]) -> Scores:
        """Flares help the side with more targets; they are used from the second turn on."""
        lit = 1.0 if self.state.turn >= 2 else -1.0
        return [(lit if a[0] == "flare" else 0.0, a) for a in legal]

    # The rest.

    def location(self, frame: ChooseLocation, legal: list[Action]) -> Scores:
        """Positive vibes: the milder of two results."""
        found: Scores = []
        for action in legal:
            result = int(action[1].rpartition(":")[2])
            mark = LOCATIONS[max(result, 1) - 1] if result < 6 else 0
            dead = mark == 0 or bool(self.state.damage[frame.unit] & mark)
            found.append((-10.0 if dead else -float(mark), action))
        return found

    def mending(self, frame: Mending, legal: list[Action]) -> Scores:
        return [(MENDING[action[1].removeprefix("damage:")], action) for action in legal]

    def smoke(self, frame: LaySmoke, legal: list[Action]) -> Scores:
        """Smoke on the squares where it helps most."""
        return [(self.plans.ground_changes.smoke(action[1]), action) for action in legal]

    def squares(self, frame: Frame[HeroesState], legal: list[Action]) -> Scores:
        """The best square for a unit that is placed."""
        state = self.state
        found: Scores = []
        for action in legal:
            unit = frame.unit if isinstance(frame, Replacing | TakeTunnel) else -1
            place = -1
            for word in action[1:]:
                if word.startswith("unit:"):
                    unit = self.unit(word)
                elif word.startswith("square:"):
                    place = state.battle.field.named[word.removeprefix("square:")]
            if place < 0 or unit < 0:
                found.append((0.0, action))
            else:
                found.append((self.places.worth(unit, place), action))
        return found
