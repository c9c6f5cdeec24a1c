"""The worth of changing a roll: bonuses, re-rolls, last-minute cover."""

from sandtable.games.heroes.assaults import assault_values
from sandtable.games.heroes.assaults.assault import Fight
from sandtable.games.heroes.cards.events_fire import Shrug
from sandtable.games.heroes.fire import attack
from sandtable.games.heroes.fire.attack import Attack
from sandtable.games.heroes.fire.templates import Barrage
from sandtable.games.heroes.greedy.fire import ON_TARGET, Fire
from sandtable.games.heroes.greedy.plans import Plans
from sandtable.games.heroes.greedy.reading import HeroesReading, reaches
from sandtable.games.heroes.pack.counters import X
from sandtable.games.heroes.timing.hosts import Host
from sandtable.games.heroes.units.hits import Hit
from sandtable.kernel.action import Action


class Rolls:
    """The worth of changes to the rolls of hosts."""

    def __init__(self, reading: HeroesReading, fire: Fire, plans: Plans) -> None:
        self.reading = reading
        self.state = reading.state
        self.fire = fire
        self.plans = plans

    # Attacks.

    def need(self, host: Attack) -> int:
        """What the die of an attack must reach."""
        if host.mode == attack.SNIPE:
            return 4
        return host.defence - host.value + host.penalty - host.die_bonus

    def stakes(self, host: Attack) -> float:
        """The worth of a successful attack to the attacker."""
        if host.mode in (attack.SUPPRESS, attack.DIVERT):
            return self.reading.markers(host.target, 1)
        return self.reading.blow(host.target)

    def cover(self, host: Attack, defence: int, markers: int) -> float:
        """Flat on the Cobbles: fewer hits, more markers."""
        dice = 2 if host.twin else 1
        need = self.need(host)
        less = reaches(need, dice) - reaches(need + defence, dice)
        return less * self.stakes(host) - self.reading.markers(host.target, markers)

    def die_bonus(self, host: Host, n: int) -> float:
        """The gain of a higher die; a loss where stray shells fall on the player's own unit."""
        if isinstance(host, Attack):
            dice = 2 if host.twin else 1
            need = self.need(host)
            gain = (reaches(need - n, dice) - reaches(need, dice)) * self.stakes(host)
            return gain if self.is_foe(host.target) else -gain
        if isinstance(host, Hit):
            gain = n / 6 * 0.6 * self.reading.worth(host.target)
            return gain if self.is_foe(host.target) else -gain
        if isinstance(host, Shrug):
            return n / 6 * self.reading.harm(host.unit)
        return 0.0

    def again(self, host: Host, whose: Action) -> float:
        """The gain of a re-roll."""
        if isinstance(host, Attack):
            return self.attack_again(host)
        if isinstance(host, Fight):
            return self.fight_again(host, whose)
        mine = host.is_of(self.reading.me)
        if isinstance(host, Barrage) and mine and not host.on_target():
            profile = self.state.battle.pack.profiles[host.profile]
            return ON_TARGET * self.fire.blast(host.x, host.y, profile, host.suppression)
        if isinstance(host, Shrug) and mine:
            failed = host.dice[0] + host.die_bonus < host.need
            return reaches(host.need) * self.reading.harm(host.unit) if failed else 0.0
        return 0.0

    def is_foe(self, unit: int) -> bool:
        return self.reading.units[unit].side == self.reading.foe

    def attack_again(self, host: Attack) -> float:
        dice = 2 if host.twin else 1
        need = self.need(host)
        hit = max(host.dice) >= need
        if self.is_foe(host.target):
            return 0.0 if hit else reaches(need, dice) * self.stakes(host)
        return (1.0 - reaches(need, dice)) * self.stakes(host) if hit else 0.0

    # Fights.

    def chances(self, host: Fight, attack: int, defence: int) -> tuple[float, float]:
        """The probabilities that the attacker wins and loses, with modifiers for either side."""
        theirs = host.defence(self.state)
        if theirs == X:
            return 1.0, 0.0
        charged = self.state.side_of_unit(host.target) in host.charged
        lead = theirs + defence - host.attack(self.state) - attack
        mine = assault_values.better_of(assault_values.DICE)
        other = assault_values.better_of(
            assault_values.defence_dice(self.state, host.target, charged)
        )
        won = sum([p * q for i, p in enumerate(mine) for j, q in enumerate(other) if i > j + lead])
        lost = sum([p * q for i, p in enumerate(mine) for j, q in enumerate(other) if i < j + lead])
        return won, lost

    def balance(self, host: Fight, won: float, lost: float) -> float:
        """The worth of a fight to the attacker, given these probabilities."""
        gain = self.reading.harm(host.target) + self.plans.w.drive
        return won * gain - lost * self.reading.harm(host.unit)

    def attacks(self, host: Fight) -> bool:
        return self.reading.units[host.unit].side == self.reading.me

    def fight_bonus(self, host: Fight, n: int) -> float:
        now = self.balance(host, *self.chances(host, 0, 0))
        if self.attacks(host):
            return self.balance(host, *self.chances(host, n, 0)) - now
        return now - self.balance(host, *self.chances(host, 0, n))

    def give_ground(self, host: Fight) -> float:
        """The worth of stepping back, if the fight looks bad for the defender."""
        return self.balance(host, *self.chances(host, 0, 0)) - 0.5 * self.plans.w.drive

    def fight_again(self, host: Fight, whose: Action) -> float:
        """The gain of re-rolling the player's dice, or the enemy's."""
        mine = max(host.dice) + host.attack(self.state)
        theirs = max(host.answer) + host.defence(self.state)
        sign = 1.0 if self.attacks(host) else -1.0
        now = sign * self.balance(host, float(mine > theirs), float(mine < theirs))
        word = whose[0].removeprefix("unit:") if whose else ""
        rolled = self.state.battle.unit_named.get(word, -1)
        answer = rolled == host.target or (not whose and not self.attacks(host))
        faces = assault_values.better_of(len(host.answer if answer else host.dice))
        won = lost = 0.0
        for i, chance in enumerate(faces):
            attack = mine if answer else i + 1 + host.attack(self.state)
            defence = i + 1 + host.defence(self.state) if answer else theirs
            won += chance if attack > defence else 0.0
            lost += chance if attack < defence else 0.0
        return sign * self.balance(host, won, lost) - now
