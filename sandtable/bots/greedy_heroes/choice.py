"""The choice in every kind of decision."""

import random
from collections.abc import Callable
from typing import Any

from sandtable.bots.greedy_heroes.cards import Cards
from sandtable.bots.greedy_heroes.deploy import Deploy
from sandtable.bots.greedy_heroes.fire import Fire
from sandtable.bots.greedy_heroes.ground import Ground
from sandtable.bots.greedy_heroes.march import March
from sandtable.bots.greedy_heroes.orders import Orders
from sandtable.bots.greedy_heroes.plans import Plans
from sandtable.bots.greedy_heroes.table import Table
from sandtable.bots.greedy_heroes.weights import WEIGHTS, Weights
from sandtable.games.heroes import abilities, names
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.fire import shot_odds
from sandtable.games.heroes.fire.firing import CEASE
from sandtable.games.heroes.fire.kinds_of_fire import REACTION
from sandtable.games.heroes.fire.splitting import Splitting
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.turn.activation import ORDER, SPECIAL_ORDER
from sandtable.kernel.action import Action

Scores = list[tuple[float, Action]]

#: First words of what is played in a window.
PLAYS = ("play", "bonus", "use")
#: Damage that is mended first.
MENDING = {"main-weapon": 4.0, "tracks": 3.0, "crew": 2.0, "hull": 1.0}


def choose_in(
    s: HeroesState, seat: str, legal: list[Action], rng: random.Random, weights: Weights = WEIGHTS
) -> Action:
    """The best of the legal actions; the state is used as a scratch pad.

    The list names unknown enemies by their aliases, the scratch state knows who they might be.
    """
    chooser = Chooser(Table(s, SIDES.index(seat), weights), rng)
    meant = {names.as_known(s, seat, action): action for action in legal}
    return meant[chooser.choose(list(meant))]


class Chooser:
    """One method for each kind of frame."""

    def __init__(self, table: Table, rng: random.Random) -> None:
        self.table = table
        self.s = table.s
        self.w = table.w
        self.rng = rng
        self.ground = Ground(table)
        self.fire = Fire(table)
        self.plans = Plans(table, self.ground, self.fire)
        self.cards = Cards(table, self.ground, self.fire, self.plans)
        self.march = March(table, self.ground, self.plans, self.cards)
        self.orders = Orders(table, self.plans, self.fire)

    def choose(self, legal: list[Action]) -> Action:
        frame = self.s.frames[-1]
        choosers: dict[str, Callable[[Any, list[Action]], Scores]] = {
            "deployment": self.deployment,
            "facing": self.facing,
            "scouting": self.movers,
            "opening-barrage": self.barrage,
            "call-barrage": self.barrage,
            "second-template": self.beyond,
            "placing": self.placing,
            "telephones": self.telephones,
            "gap": self.gap,
            "activation": self.activation,
            "movement": self.march.scores,
            "forced-move": self.march.forced,
            "firing": self.firing,
            "splitting": self.splitting,
            "reaction": self.reaction,
            "window": self.window,
            "answer": self.answer,
            "choose-weapon": self.first,
            "choose-location": self.location,
            "supply-moves": self.movers,
            "refill": self.discards,
            "redraw": self.discards,
            "spend-bonus": self.spend,
            "flares": self.flares,
            "mending": self.mending,
            "lay-smoke": self.smoke,
            "replacing": self.squares,
            "bail-out": self.squares,
            "unload": self.squares,
            "take-tunnel": self.squares,
            "place-wreck": self.first,
        }
        return self.best(choosers[frame.name](frame, legal))

    def best(self, scores: Scores) -> Action:
        """The highest score; chance picks among equals."""
        top = max([score for score, _ in scores])
        equals = [action for score, action in scores if score > top - 1e-9]
        return equals[0] if len(equals) == 1 else self.rng.choice(equals)

    def unit(self, word: str) -> int:
        return self.s.battle.unit_named[word.removeprefix("unit:")]

    def first(self, frame: Any, legal: list[Action]) -> Scores:
        return [(0.0, legal[0])]

    # Before the battle.

    def deployment(self, frame: Any, legal: list[Action]) -> Scores:
        return Deploy(self.table, self.ground).scores(legal)

    def facing(self, frame: Any, legal: list[Action]) -> Scores:
        from sandtable.board.squares import COMPASS

        found: Scores = []
        for action in legal:
            heading = COMPASS.index(action[1].removeprefix("facing:"))
            found.append((self.march.facing(frame.unit, frame.place, heading), action))
        return found

    # Orders and activations.

    def placing(self, frame: Any, legal: list[Action]) -> Scores:
        return self.orders.scores(legal)

    def telephones(self, frame: Any, legal: list[Action]) -> Scores:
        return self.orders.exchange(legal)

    def gap(self, frame: Any, legal: list[Action]) -> Scores:
        """Autonomous units and special orders act as soon as that is worth something."""
        found: Scores = []
        for action in legal:
            if action[0] in PLAYS:
                found.append((self.cards.worth(action), action))
            elif len(action) < 2:
                found.append((0.0, action))
            elif action[1].startswith("option:"):
                option = self.s.battle.option_named[action[1].removeprefix("option:")]
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
        """Has nobody else of its side an order left?"""
        s = self.s
        return not any(
            s.token[u] and not s.is_activated(u)
            for u in s.battle.roster[self.table.me]
            if u != unit
        )

    def activation(self, frame: Any, legal: list[Action]) -> Scores:
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
                found.append((self.plans.mend(action), action))
            elif word == "assault":
                charge = self.plans.find_charge(unit, [self.unit(action[1])])
                if charge is not None:
                    found.append((charge.worth, action))
            elif word not in ("move", "push"):
                worth = self.plans.shot(unit, ORDER, action)
                worth += self.prepares(unit, action, worth)
                best_shot = max(best_shot, worth)
                found.append((worth, action))
        if moving:
            if abilities.on_the_move(self.s, unit) and not self.s.fired[unit]:
                best_move += 0.7 * best_shot
            found.append((best_move, ("move",)))
        return found

    def prepares(self, unit: int, action: Action, worth: float) -> float:
        """Heads down makes an assault by others easier."""
        if action[0] not in ("suppress", "divert") or worth <= 0.0:
            return 0.0
        return 0.3 * self.plans.assault_by_others(self.unit(action[1]), unit)

    def movers(self, frame: Any, legal: list[Action]) -> Scores:
        """The Supply phase and scouts: whoever gains most by moving."""
        found: Scores = []
        for action in legal:
            if action[0] in PLAYS:
                found.append((self.cards.worth(action), action))
            elif len(action) < 2:
                found.append((self.w.least, action))
            elif action[0] == "deploy":  # Scouts that enter from off the field (HOS-19.20).
                worth = Deploy(self.table, self.ground).worth(self.unit(action[1]), action)
                found.append((max(worth, 2.0 * self.w.least), action))
            else:
                unit = self.unit(action[1])
                gain = max(self.plans.best_move(unit), self.plans.mends(unit))
                found.append((max(gain, self.plans.inspires(unit)), action))
        return found

    # Fire.

    def firing(self, frame: Any, legal: list[Action]) -> Scores:
        found: Scores = []
        for action in legal:
            if action == CEASE:
                found.append((0.0, action))
            else:
                bonus = frame.fire_bonus
                found.append((self.plans.shot(frame.unit, frame.origin, action, bonus), action))
        return found

    def splitting(self, frame: Splitting, legal: list[Action]) -> Scores:
        """Shares about as large as each other, on whom they do most."""
        found: Scores = []
        suppresses = frame.firing(self.s).shot[0] == "split-suppress"
        for action in legal:
            target = self.unit(action[1])
            share = int(action[2].removeprefix("points:"))
            odds = shot_odds.of_share(self.s, frame.firing(self.s), target, share)
            worth = self.fire.suppression(odds) if suppresses else self.fire.hits(odds)
            left = frame.total(self.s, target) - sum(frame.shares) - share
            if left:
                others = list(frame.after(target, share).candidates(self.s))
                rest = [shot_odds.of_share(self.s, frame.firing(self.s), u, left) for u in others]
                worth += max(
                    [self.fire.suppression(o) if suppresses else self.fire.hits(o) for o in rest],
                    default=0.0,
                )
            found.append((worth, action))
        return found

    def reaction(self, frame: Any, legal: list[Action]) -> Scores:
        """Opportunity Fire, if it does more than the unit's own order would."""
        found: Scores = []
        for action in legal:
            if len(action) < 2:
                found.append((self.w.least, action))
            else:
                unit = self.unit(action[1])
                shot = self.plans.snap(unit, REACTION, frame.unit)
                found.append((shot - self.cards.order_lost(unit, shot), action))
        return found

    def barrage(self, frame: Any, legal: list[Action]) -> Scores:
        """The Interspace where shells do most, even if they go astray."""
        s = self.s
        field = s.battle.field
        rule = frame.rule(s) if frame.name == "opening-barrage" else None
        profile = s.battle.pack.profiles[frame.profile if rule is None else rule.profile]
        scatter = frame.scatter if rule is None else rule.params["scatter"]
        markers = frame.suppression if rule is None else 0
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

    def beyond(self, frame: Any, legal: list[Action]) -> Scores:
        """The second template, next to the first."""
        steps = {"n": (0, -2), "e": (2, 0), "s": (0, 2), "w": (-2, 0)}
        profile = self.s.battle.pack.profiles[frame.profile]
        found: Scores = []
        for action in legal:
            dx, dy = steps[action[1].removeprefix("facing:")]
            found.append((self.fire.blast(frame.x + dx, frame.y + dy, profile), action))
        return found

    # Cards.

    def window(self, frame: Any, legal: list[Action]) -> Scores:
        return [(self.cards.worth(a) if a[0] in PLAYS else 0.0, a) for a in legal]

    def answer(self, frame: Any, legal: list[Action]) -> Scores:
        worth = self.cards.countermand(frame.words)
        return [(worth if a[0] == "play" else 0.0, a) for a in legal]

    def discards(self, frame: Any, legal: list[Action]) -> Scores:
        """Dull cards go, the dullest first."""
        found: Scores = []
        for action in legal:
            if len(action) < 2:
                found.append((-self.w.dull, action))
            else:
                card = self.s.battle.cards[self.s.battle.card_named[action[1][5:]]]
                found.append((-self.w.keep.get(card.effect, 0.05), action))
        return found

    def spend(self, frame: Any, legal: list[Action]) -> Scores:
        return [(1.0 if len(a) > 1 else 0.0, a) for a in legal]

    def flares(self, frame: Any, legal: list[Action]) -> Scores:
        """Light helps whoever has more to shoot at: from the second turn on, it is used."""
        lit = 1.0 if self.s.turn >= 2 else -1.0
        return [(lit if a[0] == "flare" else 0.0, a) for a in legal]

    # The rest.

    def location(self, frame: Any, legal: list[Action]) -> Scores:
        """Positive vibes: the milder of two results."""
        from sandtable.games.heroes.fire.hits import LOCATIONS

        found: Scores = []
        for action in legal:
            result = int(action[1].rpartition(":")[2])
            mark = LOCATIONS[max(result, 1) - 1] if result < 6 else 0
            dead = mark == 0 or bool(self.s.damage[frame.unit] & mark)
            found.append((-10.0 if dead else -float(mark), action))
        return found

    def mending(self, frame: Any, legal: list[Action]) -> Scores:
        return [(MENDING[action[1].removeprefix("damage:")], action) for action in legal]

    def smoke(self, frame: Any, legal: list[Action]) -> Scores:
        """On the men whom it helps most."""
        return [(self.plans.works.smoke(action[1]), action) for action in legal]

    def squares(self, frame: Any, legal: list[Action]) -> Scores:
        """Where a unit is put: the best of the squares."""
        s = self.s
        found: Scores = []
        for action in legal:
            unit = frame.unit if hasattr(frame, "unit") else -1
            place = -1
            for word in action[1:]:
                if word.startswith("unit:"):
                    unit = self.unit(word)
                elif word.startswith("square:"):
                    place = s.battle.field.named[word.removeprefix("square:")]
            if place < 0 or unit < 0:
                found.append((0.0, action))
            else:
                found.append((self.ground.stand(unit, place), action))
        return found
