"""What cards, bonuses and markers of gear are worth at the moment at which they may be played."""

from typing import Any

from sandtable.bots.greedy_heroes.fire import Fire
from sandtable.bots.greedy_heroes.ground import Ground
from sandtable.bots.greedy_heroes.plans import Plans
from sandtable.bots.greedy_heroes.rolls import Rolls
from sandtable.bots.greedy_heroes.table import Table, reaches
from sandtable.games.heroes import hosts
from sandtable.games.heroes.battle import Card
from sandtable.games.heroes.cards import plays
from sandtable.games.heroes.fire import gear
from sandtable.games.heroes.fire.kinds_of_fire import CARD
from sandtable.games.heroes.moving import forced
from sandtable.games.heroes.status import NO_TOKEN, TRACKS
from sandtable.games.heroes.turn import underground
from sandtable.kernel.action import Action

#: Cards of the enemy that are worth a Countermand, and how much.
ANSWERED = {
    "barrage": 0.4,
    "double_action": 0.3,
    "special_token": 0.2,
    "extra_tokens": 0.2,
    "army_assault": 0.25,
    "army_cheer": 0.2,
    "snap_fire": 0.3,
    "cut_token": 0.2,
    "shift_token": 0.12,
    "grenade": 0.2,
    "close_attack": 0.3,
    "glancing": 0.3,
    "shrug_off": 0.2,
    "weak_spot": 0.2,
    "trap": 0.2,
    "reroll": 0.12,
    "forced_advance": 0.12,
    "halt_vehicle": 0.15,
}


class Cards:
    """The worth of ``play``, ``bonus`` and ``use``; more than nothing means: do it."""

    def __init__(self, table: Table, ground: Ground, fire: Fire, plans: Plans) -> None:
        self.table = table
        self.s = table.s
        self.w = table.w
        self.ground = ground
        self.fire = fire
        self.plans = plans
        self.rolls = Rolls(table, fire, plans)

    def unit(self, word: str) -> int:
        return self.s.battle.unit_named[word.removeprefix("unit:")]

    def worth(self, action: Action) -> float:
        if action[0] == "play":
            card = plays.card_named(self.s, action[1])
            return self.play(card, action[2:]) - self.w.keep.get(card.effect, 0.05)
        if action[0] == "bonus":
            card = plays.card_named(self.s, action[1])
            return self.bonus(card) - self.w.keep.get(card.effect, 0.05)
        return self.use(action)

    # Alternative bonuses.

    def bonus(self, card: Card) -> float:
        host: Any = hosts.host(self.s)
        n = card.bonus_number
        if host.name == "firing":
            return self.raised(host, n)
        if host.name == "movement":
            return self.farther(host, n, False)
        if host.name == "fight":
            return self.rolls.fight_bonus(host, n)
        if host.name == "barrage" and card.bonus == "fire":
            profile = self.s.battle.pack.profiles[host.profile]
            return 0.15 * n * self.fire.barrage(host.x, host.y, profile, host.scatter)
        return self.rolls.die_bonus(host, n)

    def raised(self, host: Any, n: int) -> float:
        """A shot with a higher Combat Value."""
        now = self.fire.shot(host.unit, host.origin, host.shot, host.fire_bonus)
        return self.fire.shot(host.unit, host.origin, host.shot, host.fire_bonus + n) - now

    def farther(self, host: Any, n: int, surefooted: bool) -> float:
        """A move that reaches farther; for an assault it must be needed."""
        if host.target >= 0:
            return 0.0
        now = self.plans.reach_with(host.unit, host, 0, False)
        return self.plans.reach_with(host.unit, host, n, surefooted) - now

    def climb(self, host: Any) -> float:
        """Surprise: a step through a window, against what can be reached without it."""
        if host.name != "movement" or host.target >= 0:
            return 0.0
        inside = max([worth for worth, _ in self.plans.through_window(host.unit, host)], default=0)
        return inside - self.plans.reach_with(host.unit, host, 0, False)

    # Markers.

    def use(self, action: Action) -> float:
        s = self.s
        host: Any = hosts.host(s)
        if action[1] == gear.DECOY:
            return self.table.harm(host.target) - 0.2
        option = s.battle.options[gear.option_named(s, action[1])]
        if option.effect == "ammo":
            return self.raised(host, option.params["cv"]) - self.w.gear
        if option.effect == "ignore_obscuring":
            return self.raised(host, 1) - self.w.gear
        if option.effect == "ignore_suppression":
            return self.table.markers(host.unit, 1) - 0.5 * self.w.gear
        if option.effect == "reroll_marker":
            return self.rolls.again(host, action[2:]) - self.w.gear
        if option.effect == "double_action":
            return self.twice(host.unit) - self.w.gear
        return self.w.gear

    def twice(self, unit: int) -> float:
        """Both a move and a shot: what the lesser of both adds."""
        move = self.plans.best_move(unit)
        charge = self.plans.best_charge(unit)
        if charge is not None:
            move = max(move, charge.worth)
        return min(self.plans.best_shot(unit)[0], move)

    # Battle events.

    def play(self, card: Card, words: Action) -> float:
        host: Any = hosts.host(self.s)
        effect = card.effect
        if effect == "double_action":
            return self.twice(host.unit)
        if effect in ("special_token", "extra_tokens"):
            return 0.4
        if effect in ("army_assault", "army_cheer"):
            return self.fury(effect)
        if effect == "cut_token":
            return 0.5 * self.w.marker * self.table.power(self.unit(words[0]))
        if effect == "shift_token":
            return self.shift(self.unit(words[0]), self.unit(words[1]))
        if effect == "forced_advance":
            return self.advance(self.unit(words[0]), card.params["squares"])
        if effect == "move_after_fire":
            return self.advance(host.unit, card.params["squares"])
        if effect == "underground":
            return self.tunnel(self.unit(words[0]), card.params["range"])
        if effect == "rally":
            return self.rally(self.unit(words[0]))
        if effect == "repair":
            return self.plans.mend(("repair", *words))
        if effect == "barrage":
            profile = self.s.battle.pack.profiles[card.profile]
            markers = card.params.get("suppression", 0)
            return self.fire.best_barrage(profile, card.params["scatter"], markers)
        if effect == "smoke":
            return self.plans.works.best_smoke()
        if effect == "snap_fire":
            return self.snap(self.unit(words[0]), host.unit)
        return self.answer(card, host)

    def answer(self, card: Card, host: Any) -> float:
        """Cards played on something that is under way."""
        table = self.table
        effect = card.effect
        if effect == "halt_vehicle":
            return 0.3 * table.power(host.unit) if host.spent <= 2 else 0.0
        if effect == "trap":
            profile = self.s.battle.pack.profiles[card.profile]
            return self.fire.under(host.unit, profile, 0)
        if effect == "weak_spot":
            return self.raised(host, 2)
        if effect == "sure_footed":
            return self.farther(host, 0, True)
        if effect == "window_passage":
            return self.climb(host)
        if effect == "return_grenade":
            return 0.3
        if effect == "cancel_barrage":
            profile = self.s.battle.pack.profiles[host.profile]
            return -self.fire.barrage(host.x, host.y, profile, host.scatter)
        if effect == "shorten_scatter":
            return 0.1
        if effect == "glancing":
            return table.harm(host.target) - table.markers(host.target, 1)
        if effect == "shrug_off":
            return reaches(card.params["roll"]) * table.harm(host.target)
        if effect == "take_cover":
            return self.rolls.cover(host, card.params["defence"], card.params["suppression"])
        if effect == "assault_bonus":
            return self.rolls.fight_bonus(host, card.params["n"])
        if effect == "give_ground":
            return self.rolls.give_ground(host)
        if effect == "reroll":
            return self.rolls.again(host, ())
        if effect == "keep_initiative":
            return 0.1
        return 0.0

    def countermand(self, words: Action) -> float:
        """Is an enemy's card worth an answer?"""
        card = plays.card_named(self.s, words[1])
        return ANSWERED.get(card.effect, 0.0) - self.w.keep["cancel_card"] - 0.08

    def fury(self, effect: str) -> float:
        """Assault for everybody: how many could make use of it?"""
        s = self.s
        words = {"army_assault": "army_assault:2", "army_cheer": "army_cheer"}
        s.in_force[self.table.me].append(words[effect])
        plans = Plans(self.table, self.ground, self.fire)
        total = 0.0
        for unit in self.table.standing[self.table.me]:
            before = self.plans.best_charge(unit)
            after = plans.best_charge(unit)
            if after is not None:
                total += max(0.0, after.worth - (before.worth if before is not None else 0.0))
        s.in_force[self.table.me].pop()
        return 0.5 * total

    def shift(self, holder: int, taker: int) -> float:
        """An order for another unit; of one that is about to be lost, for whoever needs it."""
        s = self.s
        doomed = s.frames[-1].name == "window" and hosts.host(s).name == "removal"
        kept = 0.0 if doomed else self.plans.gain(holder)
        return self.plans.gain(taker) - kept - (0.0 if doomed else 0.1)

    def advance(self, unit: int, squares: int) -> float:
        """A forced move: the best of the squares around."""
        s = self.s
        move = forced.ForcedMove(forced.CHOICE, unit, forced.ADVANCE, -1, (), squares, False)
        here = self.plans.here(unit)
        up = s.face[unit]
        if s.shows(unit).active:
            s.face[unit] = 1 - up  # It flips first (HOS-6.63).
        best = max([self.ground.stand(unit, p.stand.at) for p in move.paces(s)], default=here)
        s.face[unit] = up
        return (best - here) * (1.4 if squares > 1 else 1.0)

    def tunnel(self, unit: int, reach: int) -> float:
        """Cellar to Cellar: against what it could reach on foot."""
        ends = underground.ends(self.s, unit, reach)
        best = max([self.ground.stand(unit, place) for place in ends], default=0.0)
        return best - self.plans.here(unit) - max(0.0, self.plans.best_move(unit))

    def rally(self, unit: int) -> float:
        """Markers off a unit that is still to act."""
        s = self.s
        number = s.suppression[unit]
        s.suppression[unit] = 0
        worth = self.table.markers(unit, number)
        s.suppression[unit] = number
        return worth if s.token[unit] != NO_TOKEN and not s.is_activated(unit) else 0.4 * worth

    def snap(self, unit: int, target: int) -> float:
        """A shot out of turn; it costs the unit its order."""
        shot = self.plans.snap(unit, CARD, target)
        return shot - self.order_lost(unit, shot)

    def order_lost(self, unit: int, shot: float) -> float:
        """What a unit gives up that acts out of turn."""
        s = self.s
        if s.token[unit] == NO_TOKEN or s.damage[unit] & TRACKS:
            return 0.3 * self.w.least
        return self.w.react * min(self.plans.gain(unit), 1.5 * shot) if shot else 0.0
