"""The worth of cards, bonuses and markers at the moment they may be played."""

from typing import Final

from sandtable.games.heroes.assaults.assault import Fight
from sandtable.games.heroes.cards import markers, under_way, underground
from sandtable.games.heroes.fire import gear
from sandtable.games.heroes.fire.firing import Firing
from sandtable.games.heroes.fire.kinds_of_fire import BY_CARD
from sandtable.games.heroes.fire.templates import Barrage
from sandtable.games.heroes.greedy.fire import Fire
from sandtable.games.heroes.greedy.places import Places
from sandtable.games.heroes.greedy.plans import Plans
from sandtable.games.heroes.greedy.reading import HeroesReading, reaches
from sandtable.games.heroes.greedy.rolls import Rolls
from sandtable.games.heroes.movement_action.movement import Movement
from sandtable.games.heroes.moving import forced
from sandtable.games.heroes.pack.battle import Card
from sandtable.games.heroes.status import NO_TOKEN, TRACKS
from sandtable.games.heroes.timing import answers, hosts
from sandtable.games.heroes.timing.windows import Window
from sandtable.games.heroes.units.losses import Removal
from sandtable.kernel.action import Action

#: Enemy cards that are worth a Countermand, and how much.
ANSWERED: Final = {
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
    """The worth of ``play``, ``bonus`` and ``use``; above zero they are worth doing."""

    def __init__(self, reading: HeroesReading, places: Places, fire: Fire, plans: Plans) -> None:
        self.reading = reading
        self.state = reading.state
        self.w = reading.w
        self.places = places
        self.fire = fire
        self.plans = plans
        self.rolls = Rolls(reading, fire, plans)

    def unit(self, word: str) -> int:
        return self.state.battle.unit_named[word.removeprefix("unit:")]

    def worth(self, action: Action) -> float:
        if action[0] == "play":
            card = answers.card_named(self.state, action[1])
            return self.play(card, action[2:]) - self.w.keep.get(card.effect, 0.05)
        if action[0] == "bonus":
            card = answers.card_named(self.state, action[1])
            return self.bonus(card) - self.w.keep.get(card.effect, 0.05)
        return self.use(action)

    # Alternative bonuses.

    def bonus(self, card: Card) -> float:
        host = hosts.host(self.state)
        n = card.bonus_number
        if isinstance(host, Firing):
            return self.raised(host, n)
        if isinstance(host, Movement):
            return self.farther(host, n, False)
        if isinstance(host, Fight):
            return self.rolls.fight_bonus(host, n)
        if isinstance(host, Barrage) and card.bonus == "fire":
            profile = self.state.battle.pack.profiles[host.profile]
            return 0.15 * n * self.fire.barrage(host.x, host.y, profile, host.scatter)
        return self.rolls.die_bonus(host, n)

    def raised(self, host: Firing, n: int) -> float:
        """The gain of a higher Combat Value for a shot."""
        now = self.fire.shot(host.unit, host.origin, host.shot, host.fire_bonus)
        return self.fire.shot(host.unit, host.origin, host.shot, host.fire_bonus + n) - now

    def farther(self, host: Movement, n: int, surefooted: bool) -> float:
        """The gain of a longer move; for an assault, only if it is needed."""
        if host.target >= 0:
            return 0.0
        now = self.plans.reach_with(host.unit, host, 0, False)
        return self.plans.reach_with(host.unit, host, n, surefooted) - now

    def climb(self, host: hosts.Host) -> float:
        """Surprise: the gain of a step through a window over what can be reached without it."""
        if not isinstance(host, Movement) or host.target >= 0:
            return 0.0
        inside = max([worth for worth, _ in self.plans.through_window(host.unit, host)], default=0)
        return inside - self.plans.reach_with(host.unit, host, 0, False)

    # Markers.

    def use(self, action: Action) -> float:
        state = self.state
        host = hosts.host(state)
        if action[1] == markers.DECOY:
            return self.reading.harm(host.target) - 0.2
        option = state.battle.options[gear.option_named(state, action[1])]
        if option.effect == "ammo":
            return self.raised(under_way.firing(state), option.params["cv"]) - self.w.gear
        if option.effect == "ignore_obscuring":
            return self.raised(under_way.firing(state), 1) - self.w.gear
        if option.effect == "ignore_suppression":
            return self.reading.markers(host.unit, 1) - 0.5 * self.w.gear
        if option.effect == "reroll_marker":
            return self.rolls.again(host, action[2:]) - self.w.gear
        if option.effect == "double_action":
            return self.twice(host.unit) - self.w.gear
        return self.w.gear

    def twice(self, unit: int) -> float:
        """The gain of both moving and firing: the lesser of the two."""
        move = self.plans.best_move(unit)
        charge = self.plans.best_charge(unit)
        if charge is not None:
            move = max(move, charge.worth)
        return min(self.plans.best_shot(unit)[0], move)

    # Battle events.

    def play(self, card: Card, words: Action) -> float:
        host = hosts.host(self.state)
        effect = card.effect
        if effect == "double_action":
            return self.twice(host.unit)
        if effect in ("special_token", "extra_tokens"):
            return 0.4
        if effect in ("army_assault", "army_cheer"):
            return self.fury(effect)
        if effect == "cut_token":
            return 0.5 * self.w.marker * self.reading.power(self.unit(words[0]))
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
            return self.plans.repair_worth(("repair", *words))
        if effect == "barrage":
            profile = self.state.battle.pack.profiles[card.profile]
            markers = card.params.get("suppression", 0)
            return self.fire.best_barrage(profile, card.params["scatter"], markers)
        if effect == "smoke":
            return self.plans.ground_changes.best_smoke()
        if effect == "snap_fire":
            return self.snap(self.unit(words[0]), host.unit)
        return self.answer(card)

    def answer(self, card: Card) -> float:
        """The worth of cards played on a procedure under way."""
        reading = self.reading
        state = self.state
        host = hosts.host(state)
        effect = card.effect
        if effect == "halt_vehicle":
            return 0.3 * reading.power(host.unit) if under_way.movement(state).spent <= 2 else 0.0
        if effect == "trap":
            profile = state.battle.pack.profiles[card.profile]
            return self.fire.under(host.unit, profile, 0)
        if effect == "weak_spot":
            return self.raised(under_way.firing(state), 2)
        if effect == "sure_footed":
            return self.farther(under_way.movement(state), 0, True)
        if effect == "window_passage":
            return self.climb(host)
        if effect == "return_grenade":
            return 0.3
        if effect == "cancel_barrage":
            barrage = under_way.barrage(state)
            profile = state.battle.pack.profiles[barrage.profile]
            return -self.fire.barrage(barrage.x, barrage.y, profile, barrage.scatter)
        if effect == "shorten_scatter":
            return 0.1
        if effect == "glancing":
            return reading.harm(host.target) - reading.markers(host.target, 1)
        if effect == "shrug_off":
            return reaches(card.params["roll"]) * reading.harm(host.target)
        if effect == "take_cover":
            attack, params = under_way.attack(state), card.params
            return self.rolls.cover(attack, params["defence"], params["suppression"])
        if effect == "assault_bonus":
            return self.rolls.fight_bonus(under_way.fight(state), card.params["n"])
        if effect == "give_ground":
            return self.rolls.give_ground(under_way.fight(state))
        if effect == "reroll":
            return self.rolls.again(host, ())
        if effect == "keep_initiative":
            return 0.1
        return 0.0

    def countermand(self, words: Action) -> float:
        """Is an enemy's card worth a Countermand?"""
        card = answers.card_named(self.state, words[1])
        return ANSWERED.get(card.effect, 0.0) - self.w.keep["cancel_card"] - 0.08

    def fury(self, effect: str) -> float:
        """Assault for all units: what those that can use it gain."""
        state = self.state
        words = {"army_assault": "army_assault:2", "army_cheer": "army_cheer"}
        state.active_effects[self.reading.me].append(words[effect])
        plans = Plans(self.reading, self.places, self.fire)
        total = 0.0
        for unit in self.reading.fielded[self.reading.me]:
            before = self.plans.best_charge(unit)
            after = plans.best_charge(unit)
            if after is not None:
                total += max(0.0, after.worth - (before.worth if before is not None else 0.0))
        state.active_effects[self.reading.me].pop()
        return 0.5 * total

    def shift(self, holder: int, taker: int) -> float:
        """The gain of moving an order to another unit."""
        state = self.state
        doomed = isinstance(state.top, Window) and isinstance(hosts.host(state), Removal)
        kept = 0.0 if doomed else self.plans.gain(holder)
        return self.plans.gain(taker) - kept - (0.0 if doomed else 0.1)

    def advance(self, unit: int, squares: int) -> float:
        """The gain of a forced move to the best square nearby."""
        state = self.state
        move = forced.ForcedMove(forced.CHOICE, unit, forced.ADVANCE, -1, (), squares, False)
        here = self.plans.here(unit)
        up = state.face[unit]
        if state.shows(unit).active:
            state.face[unit] = 1 - up  # It flips first (HOS-6.63).
        best = max(
            [self.places.worth(unit, p.pose.at) for p in move.step_options(state)], default=here
        )
        state.face[unit] = up
        return (best - here) * (1.4 if squares > 1 else 1.0)

    def tunnel(self, unit: int, reach: int) -> float:
        """Cellar to Cellar: the gain over what the unit could reach on foot."""
        ends = underground.ends(self.state, unit, reach)
        best = max([self.places.worth(unit, place) for place in ends], default=0.0)
        return best - self.plans.here(unit) - max(0.0, self.plans.best_move(unit))

    def rally(self, unit: int) -> float:
        """The worth of removing markers from a unit that has yet to act."""
        state = self.state
        number = state.suppression[unit]
        state.suppression[unit] = 0
        worth = self.reading.markers(unit, number)
        state.suppression[unit] = number
        return (
            worth if state.token[unit] != NO_TOKEN and not state.is_activated(unit) else 0.4 * worth
        )

    def snap(self, unit: int, target: int) -> float:
        """The worth of a shot out of turn, which costs the unit its order."""
        shot = self.plans.snap(unit, BY_CARD, target)
        return shot - self.order_lost(unit, shot)

    def order_lost(self, unit: int, shot: float) -> float:
        """What a unit gives up by acting out of turn."""
        state = self.state
        if state.token[unit] == NO_TOKEN or state.damage[unit] & TRACKS:
            return 0.3 * self.w.least
        return self.w.react * min(self.plans.gain(unit), 1.5 * shot) if shot else 0.0
