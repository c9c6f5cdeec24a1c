"""The worth of the plays of a turn."""

from typing import Final

from sandtable.games.undaunted import acting
from sandtable.games.undaunted.cards import Card, Unit
from sandtable.games.undaunted.combat import INDIRECT
from sandtable.games.undaunted.greedy.choice import bolster_worth
from sandtable.games.undaunted.greedy.reading import chance_of
from sandtable.games.undaunted.north_africa.boarding import BOARD, LEAVE, SWAP
from sandtable.games.undaunted.north_africa.greedy.cards import need
from sandtable.games.undaunted.north_africa.greedy.places import Places
from sandtable.games.undaunted.north_africa.greedy.prospects import CONTROL, DEMOLITIONS
from sandtable.games.undaunted.north_africa.greedy.reading import DesertReading
from sandtable.games.undaunted.north_africa.scenario import NOBODY, NONE
from sandtable.games.undaunted.north_africa.turn import DesertTurn
from sandtable.games.undaunted.north_africa.vehicles import Vehicle
from sandtable.kernel.action import Action

#: The order in which cards are played: first those that bring more cards or mark tiles, then fire,
#: then vehicles with everyone aboard, then soldiers on foot, officers last.
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
#: The penalty for a counter that leaves the map unnecessarily.
GONE: Final = 1.0
#: The minimum gain for changing seats.
STIR: Final = 0.01
#: The most that a drawn card is worth.
DRAWN_MAX: Final = 6.0


class Plays:
    """Scores plays; above zero is better than not playing the card."""

    def __init__(self, reading: DesertReading, places: Places) -> None:
        self.reading = reading
        self.places = places
        self.w = reading.w
        self.state = reading.state
        self.worths: dict[int, float] = {}

    def card_of(self, action: Action) -> Card:
        """The player's card named by the action."""
        roster = self.state.scenario.roster
        return roster.cards[self.reading.me][roster.card_by_arg[self.reading.me][action[1]]]

    def score(self, action: Action) -> float:
        """The worth of a play in the player's turn, or of its rest after boarding first."""
        verb = action[0]
        if verb == "hunker":
            return -1.0
        card = self.card_of(action)
        if card.unit < 0:
            return self.officer(verb, card, action[2:])
        unit = self.reading.units[card.unit]
        if verb == "ready":
            return self.w.ready + self.w.ready_plan * self.reading.prospects[unit.index]
        if verb == SWAP:
            other = self.reading.units[self.state.scenario.roster.unit_by_arg[action[2]]]
            return self.swap(unit, other)
        if verb == LEAVE:
            return self.interact(unit, NONE, card)
        if verb in (BOARD, "change-seat"):
            return self.interact(unit, self.state.battle.desert.seat_by_arg[action[2]], card)
        return self.act(verb, card, unit, action[2:])

    # Seats.

    def free_move(self, unit: Unit, action: Action) -> float:
        """The worth of boarding, leaving or changing seats after a card's action, which is free."""
        seat = NONE if action[0] == LEAVE else self.state.battle.desert.seat_by_arg[action[1]]
        return self.interact(unit, seat, None) - STIR

    def interact(self, unit: Unit, seat: int, card: Card | None) -> float:
        """The worth of another seat, or none, for a soldier, with the card's best action there."""
        before = self.state.seat[unit.index]
        party = self.party(unit, before) | self.party(unit, seat)
        worth = -self.worth_of(party)
        self.put(unit, seat)
        worth += self.worth_of(party)
        if card is not None:
            plays = acting.plays(self.state, self.reading.me, card)
            worth += max([0.0, *(self.score(play) for play in plays)])
        self.put(unit, before)
        return min(worth, self.w.win - STIR)

    def put(self, unit: Unit, seat: int) -> None:
        """Seat a soldier, or put them on foot, without further effects."""
        if seat == NONE:
            self.state.unseat(unit.index)
            self.state.place(unit.index, self.state.at[unit.index])
        else:
            self.state.sit(unit.index, self.state.battle.desert.seats[seat])
        self.reading.travel.reseated()

    def party(self, unit: Unit, seat: int) -> set[int]:
        """Everyone affected by a change of seats: the soldier, the vehicle, and all aboard."""
        if seat == NONE:
            return {unit.index}
        vehicle = self.vehicle(seat)
        return {unit.index, vehicle.index, *self.state.crew(vehicle)}

    def vehicle(self, seat: int) -> Vehicle:
        desert = self.state.battle.desert
        vehicle = desert.vehicle(desert.seats[seat].vehicle)
        assert vehicle is not None
        return vehicle

    def worth_of(self, party: set[int]) -> float:
        return sum([self.places.here(self.reading.units[index]) for index in sorted(party)])

    def swap(self, unit: Unit, other: Unit) -> float:
        party = self.party(unit, self.state.seat[unit.index])
        worth = -self.worth_of(party)
        self.exchange(unit, other)
        worth += self.worth_of(party)
        self.exchange(unit, other)
        return worth - STIR

    def exchange(self, unit: Unit, other: Unit) -> None:
        seats = self.state.battle.desert.seats
        mine, yours = self.state.seat[unit.index], self.state.seat[other.index]
        self.state.unseat(other.index)
        self.state.sit(unit.index, seats[yours])
        self.state.sit(other.index, seats[mine])
        self.reading.travel.reseated()

    # Actions of cards and seats.

    def act(self, verb: str, card: Card, unit: Unit, rest: Action) -> float:
        """The worth of a soldier's action, by card or by seat."""
        printed = card.action(verb)
        if rest and rest[0].startswith("seat:"):
            place = self.state.battle.desert.seats[self.state.battle.desert.seat_by_arg[rest[0]]]
            rest = rest[1:]
            printed = next(other for other in place.actions if other.verb == verb)
        assert printed is not None
        tile = self.state.at[unit.index]
        if verb in ("move", "stalk", "scout"):
            return self.walk(unit, tile, rest)
        if verb == "drive":
            return self.drive(self.vehicle(self.state.seat[unit.index]), rest)
        if verb == "navigate":
            return self.marks(tile, printed.size)
        if verb == CONTROL:
            return self.reading.control_gain(self.reading.me, tile)
        if verb == DEMOLITIONS:
            return self.charge(tile, rest[0], printed.size)
        if verb == "repair":
            return self.repair(rest[0])
        if verb in ("attack", "suppress", "anti-tank"):
            return self.fire(verb, rest[0], tile, printed.size)
        return self.support(verb, card, rest)

    def support(self, verb: str, card: Card, rest: Action) -> float:
        """The worth of actions that do not depend on a place."""
        reading = self.reading
        if verb == "command":
            return self.draw(int(rest[0].removeprefix("number:")))
        if verb == "recon":
            return self.w.recon
        if verb == "conceal":
            return (
                self.w.conceal * reading.fog_weight(reading.foe)
                if reading.has_fog_left(reading.foe)
                else 0.0
            )
        if verb == "bolster":
            needed = bolster_worth(
                reading, card, lambda other: need(reading, self.places, other), self.w.worthwhile
            )
            return self.w.bolster * needed
        return 0.0

    def draw(self, count: int) -> float:
        """The expected worth of the next cards in the player's deck."""
        platoon = self.state.platoons[self.reading.me]
        worth = 0.0
        for pile, drawn in (
            (platoon.deck, min(count, len(platoon.deck))),
            (platoon.discard, min(count - len(platoon.deck), len(platoon.discard))),
        ):
            if drawn > 0:
                worths = [self.drawn(kind) for kind in pile]
                worth += drawn * sum(worths, 0.0) / len(worths)
        return self.w.draw * worth

    def drawn(self, kind: int) -> float:
        card = self.state.scenario.roster.cards[self.reading.me][kind]
        if card.unit < 0:
            return 0.0 if card.fog else self.w.officer
        return min(DRAWN_MAX, self.card_worth(card))

    def card_worth(self, card: Card) -> float:
        """The worth of a card's best play, if it were in hand and the player's turn."""
        worth = self.worths.get(card.index)
        if worth is None:
            self.worths[card.index] = 0.0  # prevents a card from being drawn to draw itself
            turn = DesertTurn(self.reading.me)
            scores = [self.score(play) for play in turn.card_plays(self.state, card.index)]
            worth = self.worths[card.index] = max([0.0, *scores])
        return worth

    def officer(self, verb: str, card: Card, rest: Action) -> float:
        """The worth of an officer or the aircraft; Inspire depends on the other cards."""
        printed = card.action(verb)
        assert printed is not None
        if verb == "strafe":
            return self.fire(verb, rest[0], INDIRECT, printed.size)
        if verb == "survey":
            return self.marks(NOBODY, printed.size)
        return self.support(verb, card, rest)

    def walk(self, unit: Unit, tile: int, rest: Action) -> float:
        """The worth of moving on foot: a better tile, and new markers, each for a Fog card."""
        reading = self.reading
        worth = 0.0
        at = tile
        marking = reading.travel.walking_action(unit).verb == "scout"
        seen = self.state.platoons[reading.me].marked
        for arg in rest:
            if arg.startswith("exit:"):
                return worth + self.leave_map([unit])
            at = self.state.scenario.tile_by_arg[arg]
            if marking and not seen >> at & 1:
                seen |= 1 << at
                worth += self.mark(at)
        return worth + self.places.tile_worth(unit, at) - self.places.tile_worth(unit, tile)

    def drive(self, vehicle: Vehicle, rest: Action) -> float:
        """The worth of driving a vehicle with everyone aboard."""
        if not rest:
            return 0.0
        party = [vehicle, *(self.reading.units[soldier] for soldier in self.state.crew(vehicle))]
        if rest[0].startswith("exit:"):
            return self.leave_map(party)
        tile = self.state.scenario.tile_by_arg[rest[0]]
        return sum([self.places.tile_worth(unit, tile) - self.places.here(unit) for unit in party])

    def leave_map(self, party: list[Unit]) -> float:
        """The worth of these counters leaving the map."""
        if self.reading.leaving_wins(self.reading.me, party):
            return self.w.win
        gains = [self.reading.exit_gain[unit.index] for unit in party]
        return sum([gain if gain else -GONE for gain in gains])

    def mark(self, tile: int) -> float:
        """The worth of a marker in a tile that has none, at the cost of a Fog card."""
        reading = self.reading
        fog = (
            self.w.fog * reading.fog_weight(reading.me) if reading.has_fog_left(reading.me) else 0.0
        )
        return self.places.wanted.get(tile, 0.0) - fog

    def marks(self, tile: int, size: int) -> float:
        """The worth of the best ``size`` markers: anywhere, or in a chain from a tile."""
        marked = self.state.platoons[self.reading.me].marked
        if tile == NOBODY:
            worths = [self.mark(at) for at in self.reading.tiles if not marked >> at & 1]
            return sum([worth for worth in sorted(worths, reverse=True)[:size] if worth > 0.0])
        return self.chain(1 << tile, 0, size)

    def chain(self, begin: int, picked: int, left: int) -> float:
        """The worth of the best chain of markers that continues from these tiles."""
        if not left:
            return 0.0
        best = 0.0
        for tile in self.reading.tiles:
            near = any(begin >> other & 1 for other in self.state.scenario.neighbours[tile])
            if near and not picked >> tile & 1:
                worth = self.link(tile) + self.chain(
                    picked | 1 << tile, picked | 1 << tile, left - 1
                )
                best = max(best, worth)
        return best

    def link(self, tile: int) -> float:
        """The worth of a tile in a chain; one that is already marked is free and worthless."""
        return 0.0 if self.state.platoons[self.reading.me].marked >> tile & 1 else self.mark(tile)

    # Fire.

    def fire(self, verb: str, arg: str, tile: int, dice: int) -> float:
        reading = self.reading
        target = reading.units[self.state.scenario.roster.unit_by_arg[arg]]
        defence = target.defence
        if verb == "anti-tank":
            vehicle = self.state.battle.desert.vehicle(target.index)
            assert vehicle is not None
            defence = vehicle.armour
        chance = chance_of(dice, reading.need(defence, self.state.at[target.index], tile))
        worth = reading.suppress_worth(target) if verb == "suppress" else reading.hit_worth(target)
        return chance * worth

    def charge(self, tile: int, arg: str, dice: int) -> float:
        """The worth of Demolitions on the structure in the tile or on an enemy vehicle."""
        reading = self.reading
        if arg.startswith("structure:"):
            structure = self.state.battle.all_structures[self.state.structure[tile]]
            return chance_of(dice, structure.defence) * reading.wreck_gain(tile)
        vehicle = self.state.battle.desert.vehicle(self.state.scenario.roster.unit_by_arg[arg])
        assert vehicle is not None
        return chance_of(dice, vehicle.armour) * reading.hit_worth(vehicle)

    def repair(self, arg: str) -> float:
        """The worth of removing a damage marker, especially if the vehicle can then drive again."""
        reading = self.reading
        vehicle = self.state.battle.desert.vehicle(self.state.scenario.roster.unit_by_arg[arg])
        assert vehicle is not None
        worth = self.w.damage + reading.hit_gain[vehicle.index] * 0.5
        if self.state.is_disabled(vehicle):
            over = self.state.damage[self.state.number(vehicle.index)] - vehicle.critical + 1
            worth += self.w.mobile * 3.0 / over
        return worth
