"""What the plays of a turn are worth."""

from typing import Final

from sandtable.bots.greedy_north_africa.cards import need
from sandtable.bots.greedy_north_africa.ground import Ground
from sandtable.bots.greedy_north_africa.plans import CONTROL, DEMOLITIONS
from sandtable.bots.greedy_north_africa.table import Table
from sandtable.bots.undaunted.choice import bolster_worth
from sandtable.bots.undaunted.reading import chance_of
from sandtable.games.undaunted import acting
from sandtable.games.undaunted.cards import Card, Unit
from sandtable.games.undaunted.combat import INDIRECT
from sandtable.games.undaunted.north_africa.boarding import BOARD, LEAVE, SWAP
from sandtable.games.undaunted.north_africa.scenario import NOBODY, NONE
from sandtable.games.undaunted.north_africa.turn import DesertTurn
from sandtable.games.undaunted.north_africa.vehicles import Vehicle
from sandtable.kernel.action import Action

#: The order in which cards are played: first those that bring more cards or open ways, then fire,
#: then vehicles with all aboard, then those who walk, officers last.
ORDER: Final = (
    "recon",
    "command",
    "survey",
    "navigate",
    "scout",
    "conceal",
    "ready",
    "suppress",
    "strafe",
    "anti-tank",
    "attack",
    "demolitions",
    "control",
    "repair",
    "drive",
    "change-seat",
    "leave",
    "board",
    "swap",
    "stalk",
    "move",
    "inspire",
    "bolster",
)
#: A counter that leaves the map though it need not is missed.
GONE: Final = 1.0
#: A seat is not changed for less.
STIR: Final = 0.01
#: A card that may be drawn is hardly ever worth more.
DRAWN_MAX: Final = 6.0


class Plays:
    """Scores plays; above zero is better than leaving the card."""

    def __init__(self, table: Table, ground: Ground) -> None:
        self.table = table
        self.ground = ground
        self.w = table.w
        self.s = table.s
        self.worths: dict[int, float] = {}

    def card_of(self, action: Action) -> Card:
        """The own card that an action names."""
        roster = self.s.scenario.roster
        return roster.cards[self.table.me][roster.card_at[self.table.me][action[1]]]

    def score(self, action: Action) -> float:
        """What a play in the own turn is worth, or what remains of one that began with a seat."""
        verb = action[0]
        if verb == "hunker":
            return -1.0
        card = self.card_of(action)
        if card.unit < 0:
            return self.officer(verb, card, action[2:])
        unit = self.table.units[card.unit]
        if verb == "ready":
            return self.w.ready + self.w.ready_plan * self.table.prospects[unit.index]
        if verb == SWAP:
            other = self.table.units[self.s.scenario.roster.unit_at[action[2]]]
            return self.swap(unit, other)
        if verb == LEAVE:
            return self.interact(unit, NONE, card)
        if verb in (BOARD, "change-seat"):
            return self.interact(unit, self.s.battle.desert.seat_at[action[2]], card)
        return self.act(verb, card, unit, action[2:])

    # Seats.

    def free_move(self, unit: Unit, action: Action) -> float:
        """Boarding, leaving or changing seat after the action of a card: it costs nothing."""
        seat = NONE if action[0] == LEAVE else self.s.battle.desert.seat_at[action[1]]
        return self.interact(unit, seat, None) - STIR

    def interact(self, unit: Unit, seat: int, card: Card | None) -> float:
        """Another seat, or none, for a soldier; then the best action that his card has there."""
        before = self.s.seat[unit.index]
        party = self.party(unit, before) | self.party(unit, seat)
        worth = -self.worth_of(party)
        self.put(unit, seat)
        worth += self.worth_of(party)
        if card is not None:
            plays = acting.plays(self.s, self.table.me, card, self.s.verbs)
            worth += max([0.0, *(self.score(play) for play in plays)])
        self.put(unit, before)
        return min(worth, self.w.win - STIR)

    def put(self, unit: Unit, seat: int) -> None:
        """Seat a soldier, or set him down, without more ado."""
        if seat == NONE:
            self.s.unseat(unit.index)
            self.s.place(unit.index, self.s.at[unit.index])
        else:
            self.s.sit(unit.index, self.s.battle.desert.seats[seat])

    def party(self, unit: Unit, seat: int) -> set[int]:
        """A soldier, the vehicle of a seat, and all aboard: whom a change there concerns."""
        if seat == NONE:
            return {unit.index}
        vehicle = self.vehicle(seat)
        return {unit.index, vehicle.index, *self.s.crew(vehicle)}

    def vehicle(self, seat: int) -> Vehicle:
        desert = self.s.battle.desert
        vehicle = desert.vehicle(desert.seats[seat].vehicle)
        assert vehicle is not None
        return vehicle

    def worth_of(self, party: set[int]) -> float:
        return sum([self.ground.here(self.table.units[index]) for index in sorted(party)])

    def swap(self, unit: Unit, other: Unit) -> float:
        party = self.party(unit, self.s.seat[unit.index])
        worth = -self.worth_of(party)
        self.exchange(unit, other)
        worth += self.worth_of(party)
        self.exchange(unit, other)
        return worth - STIR

    def exchange(self, unit: Unit, other: Unit) -> None:
        seats = self.s.battle.desert.seats
        mine, yours = self.s.seat[unit.index], self.s.seat[other.index]
        self.s.unseat(other.index)
        self.s.sit(unit.index, seats[yours])
        self.s.sit(other.index, seats[mine])

    # Actions of cards and seats.

    def act(self, verb: str, card: Card, unit: Unit, rest: Action) -> float:
        """What an action of a soldier is worth, by his card or by his seat."""
        printed = card.action(verb)
        if rest and rest[0].startswith("seat:"):
            place = self.s.battle.desert.seats[self.s.battle.desert.seat_at[rest[0]]]
            rest = rest[1:]
            printed = next(other for other in place.actions if other.verb == verb)
        assert printed is not None
        tile = self.s.at[unit.index]
        if verb in ("move", "stalk", "scout"):
            return self.walk(unit, tile, rest)
        if verb == "drive":
            return self.drive(self.vehicle(self.s.seat[unit.index]), rest)
        if verb == "navigate":
            return self.marks(tile, printed.size)
        if verb == CONTROL:
            return self.table.control_gain(self.table.me, tile)
        if verb == DEMOLITIONS:
            return self.charge(tile, rest[0], printed.size)
        if verb == "repair":
            return self.repair(rest[0])
        if verb in ("attack", "suppress", "anti-tank"):
            return self.fire(verb, rest[0], tile, printed.size)
        return self.support(verb, card, rest)

    def support(self, verb: str, card: Card, rest: Action) -> float:
        """Actions that depend on no place."""
        t = self.table
        if verb == "command":
            return self.draw(int(rest[0].removeprefix("number:")))
        if verb == "recon":
            return self.w.recon
        if verb == "conceal":
            return self.w.conceal * t.fog_weight(t.foe) if t.has_fog_left(t.foe) else 0.0
        if verb == "bolster":
            needed = bolster_worth(
                t, card, lambda other: need(t, self.ground, other), self.w.worthwhile
            )
            return self.w.bolster * needed
        return 0.0

    def draw(self, count: int) -> float:
        """What the next cards of the own deck can be expected to do."""
        platoon = self.s.platoons[self.table.me]
        worth = 0.0
        for pile, drawn in (
            (platoon.deck, min(count, len(platoon.deck))),
            (platoon.discard, min(count - len(platoon.deck), len(platoon.discard))),
        ):
            if drawn > 0:
                worths = [self.drawn(kind) for kind in pile]
                worth += drawn * sum(worths) / len(worths)
        return self.w.draw * worth

    def drawn(self, kind: int) -> float:
        card = self.s.scenario.roster.cards[self.table.me][kind]
        if card.unit < 0:
            return 0.0 if card.fog else self.w.officer
        return min(DRAWN_MAX, self.card_worth(card))

    def card_worth(self, card: Card) -> float:
        """The best play of a card, if it were in hand and the own turn."""
        worth = self.worths.get(card.index)
        if worth is None:
            self.worths[card.index] = 0.0  # no card is drawn for the sake of drawing itself
            turn = DesertTurn(
                self.table.me, self.s.seats[self.table.me], False, self.s.verbs, NOBODY
            )
            scores = [self.score(play) for play in turn.card_plays(self.s, card.index)]
            worth = self.worths[card.index] = max([0.0, *scores])
        return worth

    def officer(self, verb: str, card: Card, rest: Action) -> float:
        """What an officer or the aircraft brings; Inspire depends on the other cards."""
        printed = card.action(verb)
        assert printed is not None
        if verb == "strafe":
            return self.fire(verb, rest[0], INDIRECT, printed.size)
        if verb == "survey":
            return self.marks(NOBODY, printed.size)
        return self.support(verb, card, rest)

    def walk(self, unit: Unit, tile: int, rest: Action) -> float:
        """A better place to be in, and new markers on the way, each for a Fog card."""
        t = self.table
        worth = 0.0
        at = tile
        marking = t.travel.legs(unit).verb == "scout"
        seen = self.s.platoons[t.me].marked
        for arg in rest:
            if arg.startswith("exit:"):
                return worth + self.leave_map([unit])
            at = self.s.scenario.tile_at[arg]
            if marking and not seen >> at & 1:
                seen |= 1 << at
                worth += self.mark(at)
        return worth + self.ground.stand(unit, at) - self.ground.stand(unit, tile)

    def drive(self, vehicle: Vehicle, rest: Action) -> float:
        """All aboard come along."""
        if not rest:
            return 0.0
        party = [vehicle, *(self.table.units[soldier] for soldier in self.s.crew(vehicle))]
        if rest[0].startswith("exit:"):
            return self.leave_map(party)
        tile = self.s.scenario.tile_at[rest[0]]
        return sum([self.ground.stand(unit, tile) - self.ground.here(unit) for unit in party])

    def leave_map(self, party: list[Unit]) -> float:
        """What those are worth who are off the map then."""
        if self.table.leaving_wins(self.table.me, party):
            return self.w.win
        gains = [self.table.exit_gain[unit.index] for unit in party]
        return sum([gain if gain else -GONE for gain in gains])

    def mark(self, tile: int) -> float:
        """A marker in a tile that has none, and a Fog card for it."""
        t = self.table
        fog = self.w.fog * t.fog_weight(t.me) if t.has_fog_left(t.me) else 0.0
        return self.ground.wanted.get(tile, 0.0) - fog

    def marks(self, tile: int, size: int) -> float:
        """The best so many markers: anywhere, or in a chain from a tile."""
        marked = self.s.platoons[self.table.me].marked
        if tile == NOBODY:
            worths = [self.mark(at) for at in self.table.tiles if not marked >> at & 1]
            return sum([worth for worth in sorted(worths, reverse=True)[:size] if worth > 0.0])
        return self.chain(1 << tile, 0, size)

    def chain(self, begin: int, picked: int, left: int) -> float:
        """The worth of the best chain of markers that goes on from these tiles."""
        if not left:
            return 0.0
        best = 0.0
        for tile in self.table.tiles:
            near = any(begin >> other & 1 for other in self.s.scenario.neighbours[tile])
            if near and not picked >> tile & 1:
                worth = self.link(tile) + self.chain(
                    picked | 1 << tile, picked | 1 << tile, left - 1
                )
                best = max(best, worth)
        return best

    def link(self, tile: int) -> float:
        """A tile of a chain; one that is marked already costs nothing and brings nothing."""
        return 0.0 if self.s.platoons[self.table.me].marked >> tile & 1 else self.mark(tile)

    # Fire.

    def fire(self, verb: str, arg: str, tile: int, dice: int) -> float:
        t = self.table
        target = t.units[self.s.scenario.roster.unit_at[arg]]
        defence = target.defence
        if verb == "anti-tank":
            vehicle = self.s.battle.desert.vehicle(target.index)
            assert vehicle is not None
            defence = vehicle.armour
        chance = chance_of(dice, t.need(defence, self.s.at[target.index], tile))
        worth = t.suppress_worth(target) if verb == "suppress" else t.hit_worth(target)
        return chance * worth

    def charge(self, tile: int, arg: str, dice: int) -> float:
        """Demolitions, on the structure in the tile or on an enemy vehicle."""
        t = self.table
        if arg.startswith("structure:"):
            structure = self.s.battle.all_structures[self.s.structure[tile]]
            return chance_of(dice, structure.defence) * t.wreck_gain(tile)
        vehicle = self.s.battle.desert.vehicle(self.s.scenario.roster.unit_at[arg])
        assert vehicle is not None
        return chance_of(dice, vehicle.armour) * t.hit_worth(vehicle)

    def repair(self, arg: str) -> float:
        """A damage marker less; a vehicle that can drive again is worth the most."""
        t = self.table
        vehicle = self.s.battle.desert.vehicle(self.s.scenario.roster.unit_at[arg])
        assert vehicle is not None
        worth = self.w.damage + t.hit_gain[vehicle.index] * 0.5
        if self.s.is_disabled(vehicle):
            over = self.s.damage[self.s.number(vehicle.index)] - vehicle.critical + 1
            worth += self.w.mobile * 3.0 / over
        return worth
