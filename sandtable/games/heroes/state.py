"""A position of Heroes of Stalingrad: plain data, and small questions that many rules ask."""

from typing import Any

from sandtable.games.heroes import evaluation, flow, guides, names, objectives, position, view
from sandtable.games.heroes.battle import SIDES, Battle, Unit
from sandtable.games.heroes.citations import CITATIONS
from sandtable.games.heroes.land.terrain import Terrain
from sandtable.games.heroes.pack.counters import HEAVY, INFANTRY, Counter, Face
from sandtable.games.heroes.status import (
    ABOARD,
    AWAITED,
    NO_TOKEN,
    NOWHERE,
    ON_FIELD,
    SETUP,
    Wreck,
)
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.frame import Frame
from sandtable.kernel.game import Game, OptionValue
from sandtable.kernel.odds import Odds
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.rule import Refusal, Refused
from sandtable.kernel.state import State


class HeroesState(State):
    """Squares, units and cards are small integers; sides are 0 (Soviets) and 1 (Germans).

    A *place* is a square where units can stand, of the general grid or of an offset grid.
    """

    def __init__(
        self, game: Game, battle: Battle, options: dict[str, OptionValue], bare: bool = False
    ) -> None:
        """The field with nothing on it; ``bare``: without the lists, which ``clone`` fills."""
        super().__init__(SIDES)
        self._game = game
        self.battle = battle
        self.options = options
        units = 0 if bare else len(battle.units)
        places = 0 if bare else len(battle.field.places)
        army = [] if bare else battle.options
        tiles = 0 if bare else len(battle.tiles)
        objects = 0 if bare else len(battle.objectives)
        #: Of each unit: where it stands (the front of a two-square vehicle; a carried unit stands
        #: nowhere), its rear, heading 0 (N) to 7 (NW), side of the counter that is up.
        self.standing: list[int] = [AWAITED] * units
        self.at: list[int] = [NOWHERE] * units
        self.rear: list[int] = [NOWHERE] * units
        self.heading: list[int] = [0] * units
        self.face: list[int] = [0] * units
        self.carrier: list[int] = [-1] * units
        self.suppression: list[int] = [0] * units
        self.damage: list[int] = [0] * units
        #: Its order token, whether that has been resolved, and the Activation marker.
        self.token: list[int] = [NO_TOKEN] * units
        self.resolved: list[bool] = [False] * units
        self.activated: list[bool] = [False] * units
        #: This turn: attacks with weapons (HOS-9.11), repaired by or on it (HOS-18.4), moved or
        #: otherwise acted in the Supply phase.
        self.shots: list[int] = [0] * units
        #: This turn: has it had its Firing Action, of whatever kind?
        self.fired: list[bool] = [False] * units
        self.repaired: list[bool] = [False] * units
        self.supplied: list[bool] = [False] * units
        #: Does the enemy know who it is (HOS-15.38)?
        self.known: list[bool] = [True] * units
        #: The number by which the enemy calls a unit that he does not know; 0 has none.
        self.alias: list[int] = [0] * units
        #: Who stands on a square. A vehicle may pass over infantry, so both are kept apart;
        #: infantry that is passing a friend is not entered.
        self.infantry_on: list[int] = [-1] * places
        self.vehicle_on: list[int] = [-1] * places
        #: Index into ``wrecks``; removed wrecks are None there, so that indices stay.
        self.wreck_on: list[int] = [-1] * places
        self.wrecks: list[Wreck | None] = []
        self.smoke: list[bool] = [False] * places
        #: Destruction points of building parts and of line elements (wire …).
        self.part_points: list[int] = [] if bare else [0] * len(battle.field.parts)
        self.line_points: list[int] = [] if bare else [0] * len(battle.field.lines)
        #: Ground, walls and openings as they are now; shared between positions, never changed.
        self.terrain: Terrain = battle.field.terrain
        #: The turn, 1 and up, its phase, and who has the initiative.
        self.turn = 0
        self.phase = SETUP
        self.initiative = 0
        #: Of each side, this turn: tokens in hand that are not placed yet; numbers whose unit lost
        #: them and that are still to be revealed (HOS-4.6); the last number that was revealed.
        self.unplaced: list[list[int]] = [[], []]
        #: How many numbered, special and bluff tokens each side took this turn; everyone knows.
        self.given: list[list[int]] = [[0, 0, 0], [0, 0, 0]]
        self.lost_numbers: list[list[int]] = [[], []]
        self.revealed: list[int] = [0, 0]
        #: Special tokens that each side took this turn and that nobody has seen yet.
        self.special_out: list[int] = [0, 0]
        #: Tokens on an option (Artillery): side by side the option's index and its token.
        self.option_token: list[int] = [NO_TOKEN] * len(army)
        self.option_resolved: list[bool] = [False] * len(army)
        #: Markers left on each option; broken recruitment tiles, and the turn in which they broke.
        self.markers: list[int] = [option.markers for option in army]
        self.broken: list[bool] = [False] * tiles
        self.broke_in: list[int] = [0] * tiles
        #: Cards: indices into ``battle.cards`` (kinds; a deck has several of a kind).
        self.hands: list[list[int]] = [[], []]
        self.draw: list[list[int]] = [[], []]
        self.discard: list[list[int]] = [[], []]
        #: Effects that last to the end of the turn, by name (Fury of the Führer …), of each side.
        self.in_force: list[list[str]] = [[], []]
        #: Uses of a scenario's effects that are left, by the effect's number and side.
        effects = [] if bare else battle.effects
        self.uses: list[list[int]] = [[effect.uses, effect.uses] for effect in effects]
        #: Objectives: who controls them (-1 nobody). Items: who carries them (-1), where they lie.
        self.control: list[int] = [-1] * objects
        self.item_carrier: list[int] = [-1] * objects
        self.item_at: list[int] = [NOWHERE] * objects
        #: Bonus tokens: what lies on each bonus square (-1: taken), and what each side keeps.
        self.bonus: list[int] = [] if bare else [-1] * len(battle.bonus)
        self.kept_bonus: list[list[int]] = [[], []]
        #: Points scored for good, of each side.
        self.score: list[int] = [0, 0]
        #: Squares of buildings and ruins that a side's infantry has entered (Booby Trap).
        self.entered: list[set[int]] = [set(), set()]

    @property
    def game(self) -> Game:
        return self._game

    def side_of(self, seat: str) -> str:
        return seat

    def seat(self, side: int) -> str:
        return SIDES[side]

    def clone(self) -> "HeroesState":
        new = HeroesState(self._game, self.battle, self.options, True)
        new.standing = self.standing[:]
        new.at = self.at[:]
        new.rear = self.rear[:]
        new.heading = self.heading[:]
        new.face = self.face[:]
        new.carrier = self.carrier[:]
        new.suppression = self.suppression[:]
        new.damage = self.damage[:]
        new.token = self.token[:]
        new.resolved = self.resolved[:]
        new.activated = self.activated[:]
        new.shots = self.shots[:]
        new.fired = self.fired[:]
        new.repaired = self.repaired[:]
        new.supplied = self.supplied[:]
        new.known = self.known[:]
        new.alias = self.alias[:]
        new.infantry_on = self.infantry_on[:]
        new.vehicle_on = self.vehicle_on[:]
        new.wreck_on = self.wreck_on[:]
        new.wrecks = self.wrecks[:]
        new.smoke = self.smoke[:]
        new.part_points = self.part_points[:]
        new.line_points = self.line_points[:]
        new.terrain = self.terrain
        new.turn = self.turn
        new.phase = self.phase
        new.initiative = self.initiative
        new.unplaced = [tokens[:] for tokens in self.unplaced]
        new.given = [tokens[:] for tokens in self.given]
        new.lost_numbers = [numbers[:] for numbers in self.lost_numbers]
        new.revealed = self.revealed[:]
        new.special_out = self.special_out[:]
        new.option_token = self.option_token[:]
        new.option_resolved = self.option_resolved[:]
        new.markers = self.markers[:]
        new.broken = self.broken[:]
        new.broke_in = self.broke_in[:]
        new.hands = [cards[:] for cards in self.hands]
        new.draw = [cards[:] for cards in self.draw]
        new.discard = [cards[:] for cards in self.discard]
        new.in_force = [names[:] for names in self.in_force]
        new.uses = [uses[:] for uses in self.uses]
        new.control = self.control[:]
        new.item_carrier = self.item_carrier[:]
        new.item_at = self.item_at[:]
        new.bonus = self.bonus[:]
        new.kept_bonus = [kept[:] for kept in self.kept_bonus]
        new.score = self.score[:]
        new.entered = [set(places) for places in self.entered]
        new.frames = self.frames[:]
        new.outcome = self.outcome
        return new

    # Enemies that are hidden and unknown go by an alias, in both directions (HOS-15.38).

    def legal(self, seat: str) -> list[Action]:
        return names.as_seen(self, seat, super().legal(seat))

    def apply(self, seat: str, action: Action, chance: Chance) -> list[Event]:
        known = names.as_known(self, seat, action)
        if known is not action and known not in self._legal(seat):
            refusal = self.why_not(seat, action)
            if refusal is not None:
                raise Refused(refusal)
        return super().apply(seat, known, chance)

    def why_not(self, seat: str, action: Action) -> Refusal | None:
        refusal = super().why_not(seat, names.as_known(self, seat, action))
        return None if refusal is None else names.refusal_as_seen(self, seat, refusal)

    def odds(self, seat: str, action: Action) -> list[Odds]:
        odds = super().odds(seat, names.as_known(self, seat, action))
        return names.odds_as_seen(self, seat, odds)

    def refusal(self, key: str, **params: Json) -> Refusal:
        return Refusal(CITATIONS[key], f"refusal-{key}", dict(params))

    def over(self) -> Refusal:
        return self.refusal("game-over")

    def not_deciding(self, seat: str) -> Refusal:
        return self.refusal("not-your-decision", seats=", ".join(self.actors()))

    def resign(self, seat: str, events: list[Event]) -> None:
        side = SIDES.index(seat)
        events.append(Event("resigned", {"side": SIDES[side]}))
        self.end(1 - side, "resigned", events)

    def advance(self, chance: Chance, events: list[Event]) -> None:
        flow.advance(self, chance, events)

    def progress(self) -> dict[str, Json]:
        scores = objectives.points(self)
        return {
            "turn": max(self.turn, 1),
            "scores": {side: scores[i] for i, side in enumerate(SIDES)},
            "goals": {},
        }

    def guides(self, seat: str) -> dict[str, Json]:
        self._check_seat(seat)
        return {} if self.outcome is not None else guides.guides(self, seat)

    def evaluate(self, side: str) -> float:
        return evaluation.evaluate(self, SIDES.index(side))

    def to_json(self) -> dict[str, Json]:
        return position.write(self)

    def view(self, seat: str | None) -> dict[str, Json]:
        if seat is not None:
            self._check_seat(seat)
        return view.view(self, seat)

    def then(self, *frames: Frame[Any]) -> None:
        """Push frames so that the first one named comes first."""
        for frame in frames[::-1]:
            self.frames.append(frame)

    def end(self, winner: int | None, reason: str, events: list[Event]) -> None:
        """The game is over at once."""
        side = None if winner is None else SIDES[winner]
        self.outcome = Outcome(side, f"outcome-{reason}", CITATIONS[f"outcome-{reason}"])
        events.append(Event("game-over", {"winner": side, "reason": f"outcome-{reason}"}))

    # Small questions and changes that many rules share.

    def unit(self, unit: int) -> Unit:
        return self.battle.units[unit]

    def counter(self, unit: int) -> Counter:
        return self.battle.units[unit].counter

    def shows(self, unit: int) -> Face:
        """The side of its counter that is up: only that is in force (HOS-1.4)."""
        return self.battle.units[unit].counter.faces[self.face[unit]]

    def side_of_unit(self, unit: int) -> int:
        return self.battle.units[unit].side

    def is_infantry(self, unit: int) -> bool:
        return self.battle.units[unit].counter.kind == INFANTRY

    def is_heavy(self, unit: int) -> bool:
        return self.battle.units[unit].counter.kind == HEAVY

    def hidden(self, unit: int) -> bool:
        """Is it a hidden unit (HOS-15.7)?"""
        return self.shows(unit).hidden

    def places_of(self, unit: int) -> tuple[int, ...]:
        """The squares it occupies; of a carried unit those of its vehicle (HOS-20.7)."""
        if self.standing[unit] == ABOARD:
            unit = self.carrier[unit]
        if self.standing[unit] != ON_FIELD:
            return ()
        rear = self.rear[unit]
        return (self.at[unit],) if rear < 0 else (self.at[unit], rear)

    def carried_by(self, vehicle: int) -> list[int]:
        """The passengers and crew of a vehicle, in the order of the roster."""
        return [u for u, carrier in enumerate(self.carrier) if carrier == vehicle]

    def on_field(self, side: int) -> list[int]:
        """The units of a side that stand on the field themselves."""
        return [u for u in self.battle.roster[side] if self.standing[u] == ON_FIELD]

    def occupied(self, place: int) -> bool:
        """Does a unit stand there?"""
        return self.infantry_on[place] >= 0 or self.vehicle_on[place] >= 0

    def is_activated(self, unit: int) -> bool:
        """HOS-29.1: its token is resolved or it has an Activation marker."""
        return self.activated[unit] or self.resolved[unit]

    def put(self, unit: int, place: int, rear: int = NOWHERE) -> None:
        """Set a unit on the field, off whatever square or vehicle it was on."""
        self.lift(unit)
        self.standing[unit] = ON_FIELD
        self.at[unit] = place
        self.rear[unit] = rear
        if self.is_infantry(unit):
            if self.infantry_on[place] < 0:
                self.infantry_on[place] = unit
        else:
            self.vehicle_on[place] = unit
            if rear >= 0:
                self.vehicle_on[rear] = unit

    def lift(self, unit: int) -> None:
        """Take a unit off its squares; its standing is for the caller to set."""
        for place in (self.at[unit], self.rear[unit]):
            if place >= 0:
                if self.infantry_on[place] == unit:
                    self.infantry_on[place] = self.passing(place, unit)
                if self.vehicle_on[place] == unit:
                    self.vehicle_on[place] = -1
        self.at[unit] = NOWHERE
        self.rear[unit] = NOWHERE
        self.carrier[unit] = -1

    def passing(self, place: int, stander: int) -> int:
        """The infantry that is passing a friend on this square, or -1."""
        for unit, at in enumerate(self.at):
            if at == place and unit != stander and self.is_infantry(unit):
                return unit
        return -1

    def name(self, place: int) -> str:
        """The id of a square: ``5-4``, of an offset grid ``3.5-2``."""
        return self.battle.field.names[place]
