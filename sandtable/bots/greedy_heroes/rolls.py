"""What it is worth to change a roll: bonuses, re-rolls, cover at the last moment."""

from typing import Any

from sandtable.bots.greedy_heroes.fire import ON_TARGET, Fire
from sandtable.bots.greedy_heroes.plans import Plans
from sandtable.bots.greedy_heroes.table import Table, reaches
from sandtable.games.heroes.assaults import assault_values
from sandtable.games.heroes.fire import attack
from sandtable.games.heroes.pack.counters import X
from sandtable.kernel.action import Action


class Rolls:
    """The hosts of rolls, as far as something can be gained there."""

    def __init__(self, table: Table, fire: Fire, plans: Plans) -> None:
        self.table = table
        self.s = table.s
        self.fire = fire
        self.plans = plans

    # Attacks.

    def need(self, host: Any) -> int:
        """What the die of an attack has to reach."""
        if host.mode == attack.SNIPE:
            return 4
        need: int = host.defence - host.value + host.penalty - host.die_bonus
        return need

    def stakes(self, host: Any) -> float:
        """What a successful attack is worth to its enemy."""
        if host.mode in (attack.SUPPRESS, attack.DIVERT):
            return self.table.markers(host.target, 1)
        return self.table.blow(host.target)

    def cover(self, host: Any, defence: int, markers: int) -> float:
        """Flat on the Cobbles: fewer hits, more markers."""
        dice = 2 if host.twin else 1
        need = self.need(host)
        less = reaches(need, dice) - reaches(need + defence, dice)
        return less * self.stakes(host) - self.table.markers(host.target, markers)

    def die_bonus(self, host: Any, n: int) -> float:
        """A higher die."""
        if host.name == "attack":
            dice = 2 if host.twin else 1
            need = self.need(host)
            return (reaches(need - n, dice) - reaches(need, dice)) * self.stakes(host)
        if host.name == "hit":
            return n / 6 * 0.6 * self.table.worth(host.target)
        if host.name == "shrug":
            return n / 6 * self.table.harm(host.unit)
        return 0.0

    def again(self, host: Any, whose: Action) -> float:
        """All dice of a roll once more."""
        if host.name == "attack":
            return self.attack_again(host)
        if host.name == "fight":
            return self.fight_again(host, whose)
        if host.name == "barrage" and host.side == self.table.me and not host.on_target():
            profile = self.s.battle.pack.profiles[host.profile]
            return ON_TARGET * self.fire.blast(host.x, host.y, profile, host.suppression)
        if host.name == "shrug" and host.side == self.table.me:
            failed = host.dice[0] + host.die_bonus < host.need
            return reaches(host.need) * self.table.harm(host.unit) if failed else 0.0
        return 0.0

    def attack_again(self, host: Any) -> float:
        dice = 2 if host.twin else 1
        need = self.need(host)
        hit = max(host.dice) >= need
        ours = self.table.units[host.target].side == self.table.foe
        if ours:
            return 0.0 if hit else reaches(need, dice) * self.stakes(host)
        return (1.0 - reaches(need, dice)) * self.stakes(host) if hit else 0.0

    # Fights.

    def chances(self, host: Any, attack: int, defence: int) -> tuple[float, float]:
        """That the attacker wins and loses, with something added to either side."""
        theirs = host.defence(self.s)
        if theirs == X:
            return 1.0, 0.0
        charged = self.s.side_of_unit(host.target) in host.charged
        lead = theirs + defence - host.attack(self.s) - attack
        mine = assault_values.better_of(assault_values.DICE)
        other = assault_values.better_of(assault_values.defence_dice(self.s, host.target, charged))
        won = sum([p * q for i, p in enumerate(mine) for j, q in enumerate(other) if i > j + lead])
        lost = sum([p * q for i, p in enumerate(mine) for j, q in enumerate(other) if i < j + lead])
        return won, lost

    def balance(self, host: Any, won: float, lost: float) -> float:
        """What chances in a fight are worth to the attacker."""
        gain = self.table.harm(host.target) + self.plans.w.drive
        return won * gain - lost * self.table.harm(host.unit)

    def attacks(self, host: Any) -> bool:
        return bool(self.table.units[host.unit].side == self.table.me)

    def fight_bonus(self, host: Any, n: int) -> float:
        now = self.balance(host, *self.chances(host, 0, 0))
        if self.attacks(host):
            return self.balance(host, *self.chances(host, n, 0)) - now
        return now - self.balance(host, *self.chances(host, 0, n))

    def give_ground(self, host: Any) -> float:
        """Step back, if the fight looks bad for the defender."""
        return self.balance(host, *self.chances(host, 0, 0)) - 0.5 * self.plans.w.drive

    def fight_again(self, host: Any, whose: Action) -> float:
        """Roll the own dice again if they lose, or the enemy's if they win."""
        mine = max(host.dice) + host.attack(self.s)
        theirs = max(host.answer) + host.defence(self.s)
        sign = 1.0 if self.attacks(host) else -1.0
        now = sign * self.balance(host, float(mine > theirs), float(mine < theirs))
        word = whose[0].removeprefix("unit:") if whose else ""
        rolled = self.s.battle.unit_named.get(word, -1)
        answer = rolled == host.target or (not whose and not self.attacks(host))
        faces = assault_values.better_of(len(host.answer if answer else host.dice))
        won = lost = 0.0
        for i, chance in enumerate(faces):
            attack = mine if answer else i + 1 + host.attack(self.s)
            defence = i + 1 + host.defence(self.s) if answer else theirs
            won += chance if attack > defence else 0.0
            lost += chance if attack < defence else 0.0
        return sign * self.balance(host, won, lost) - now
