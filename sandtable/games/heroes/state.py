"""The state of Heroes of Stalingrad: plain data, and small queries shared by many rules."""

from collections.abc import Sequence

from sandtable.games.heroes import evaluation, guides, names, objectives, position, view
from sandtable.games.heroes.cards import battle_events, moments
from sandtable.games.heroes.fire import firing
from sandtable.games.heroes.land.terrain import Terrain
from sandtable.games.heroes.pack.battle import SIDES, Battle, Unit
from sandtable.games.heroes.pack.counters import HEAVY, INFANTRY, Counter, Face
from sandtable.games.heroes.status import (
    ABOARD,
    ACTIVATION,
    AWAITED,
    NO_TOKEN,
    NOWHERE,
    ON_FIELD,
    SETUP,
    Wreck,
)
from sandtable.kernel.action import Action, as_action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.game import Game, OptionValue
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal, Refused
from sandtable.kernel.state import State


class HeroesState(State):
    """Squares, units and cards are small integers; sides are 0 (Soviets) and 1 (Germans).

    A *place* is a square where units can stand, on the general grid or an offset grid.
    """

    def __init__(
        self, game: Game, battle: Battle, options: dict[str, OptionValue], bare: bool = False
    ) -> None:
        """An empty field; ``bare``: without anything that ``clone`` copies."""
        super().__init__(SIDES, SIDES)
        self._game = game
        self.battle = battle
        self.options = options
        if not bare:
            self._clear()

    def _clear(self) -> None:
        """Nothing has happened yet, and nobody is there."""
        battle = self.battle
        units, places, army = len(battle.units), len(battle.field.places), battle.options
        tiles, objects = len(battle.tiles), len(battle.objectives)
        #: For each unit: its place (the front of a two-square vehicle; none for a carried unit),
        #: its rear, its heading from 0 (N) to 7 (NW), the side of the counter that is up.
        self.status: list[int] = [AWAITED] * units
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
        #: This turn: attacks with weapons (HOS-9.11), repairs by or on it (HOS-18.4), whether it
        #: has acted in the Supply phase.
        self.shots: list[int] = [0] * units
        #: This turn: has it had its Firing Action, of any kind?
        self.fired: list[bool] = [False] * units
        self.repaired: list[bool] = [False] * units
        self.supplied: list[bool] = [False] * units
        #: Does the enemy know who it is (HOS-15.38)?
        self.known: list[bool] = [True] * units
        #: The alias number of a unit that the enemy does not know; 0 for none.
        self.alias: list[int] = [0] * units
        #: The unit on each square. Vehicles can be on the same square as infantry, so the two are
        #: separate; infantry that is passing a friend is left out.
        self.infantry_on: list[int] = [-1] * places
        self.vehicle_on: list[int] = [-1] * places
        #: Index into ``wrecks``, where removed wrecks are None, so that indices stay valid.
        self.wreck_on: list[int] = [-1] * places
        self.wrecks: list[Wreck | None] = []
        self.smoke: list[bool] = [False] * places
        #: The Destruction points of building parts and line elements (wire …).
        self.part_points: list[int] = [0] * len(battle.field.parts)
        self.line_points: list[int] = [0] * len(battle.field.lines)
        #: The current ground, walls and openings; immutable, shared between positions.
        self.terrain: Terrain = battle.field.terrain
        #: The turn, counted from 1, its phase, and the side with the initiative.
        self.turn = 0
        self.phase = SETUP
        self.initiative = 0
        #: For each side, this turn: tokens not yet placed; numbers lost by their unit that have
        #: yet to be revealed (HOS-4.6); the last number revealed.
        self.unplaced: list[list[int]] = [[], []]
        #: How many numbered, special and bluff tokens each side took this turn; public.
        self.tokens_taken: list[list[int]] = [[0, 0, 0], [0, 0, 0]]
        self.lost_numbers: list[list[int]] = [[], []]
        self.revealed: list[int] = [0, 0]
        #: The special tokens that each side took this turn and has not revealed.
        self.special_out: list[int] = [0, 0]
        #: Tokens on options (Artillery): the option's index and its token, in parallel lists.
        self.option_token: list[int] = [NO_TOKEN] * len(army)
        self.option_resolved: list[bool] = [False] * len(army)
        #: The markers left on each option; the broken recruitment tiles, and the turns they broke.
        self.markers: list[int] = [option.markers for option in army]
        self.broken: list[bool] = [False] * tiles
        self.broke_in: list[int] = [0] * tiles
        #: Cards, as indices into ``battle.cards`` (kinds; a deck has several copies of a kind).
        self.hands: list[list[int]] = [[], []]
        self.draw: list[list[int]] = [[], []]
        self.discard: list[list[int]] = [[], []]
        #: Effects until the end of the turn for each side, by name (Fury of the Führer …).
        self.active_effects: list[list[str]] = [[], []]
        #: The remaining uses of the scenario's effects, by effect and side.
        self.uses_left: list[list[int]] = [[effect.uses, effect.uses] for effect in battle.effects]
        #: Objectives: the controlling side (-1: none). Items: their carrier (-1: none) and place.
        self.control: list[int] = [-1] * objects
        self.item_carrier: list[int] = [-1] * objects
        self.item_at: list[int] = [NOWHERE] * objects
        #: Bonus tokens: the one on each bonus square (-1: taken), and those that each side keeps.
        self.bonus: list[int] = [-1] * len(battle.bonus)
        self.kept_bonus: list[list[int]] = [[], []]
        #: Markers of options spent in the actions under way: the index of the action on the stack,
        #: and the kind of marker (HOS-25.8).
        self.spent_markers: list[tuple[int, str]] = []
        #: The permanent points of each side.
        self.score: list[int] = [0, 0]
        #: The squares of buildings and ruins that each side's infantry has entered (Booby Trap).
        self.entered: list[set[int]] = [set(), set()]

    @property
    def game(self) -> Game:
        return self._game

    def side_of(self, seat: str) -> str:
        return seat

    def turn_key(self) -> tuple[int, ...]:
        """The turn, its phase, and in the Activation phase the order tokens revealed so far."""
        revealed = 0
        if self.phase == ACTIVATION:
            for side in (0, 1):
                special = self.tokens_taken[side][1] - self.special_out[side]
                revealed += self.revealed[side] + special
        return (self.turn, self.phase, revealed)

    def seat(self, side: int) -> str:
        return SIDES[side]

    def clone(self) -> "HeroesState":
        new = HeroesState(self._game, self.battle, self.options, True)
        new.status = self.status[:]
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
        new.tokens_taken = [tokens[:] for tokens in self.tokens_taken]
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
        new.active_effects = [names[:] for names in self.active_effects]
        new.uses_left = [uses[:] for uses in self.uses_left]
        new.control = self.control[:]
        new.item_carrier = self.item_carrier[:]
        new.item_at = self.item_at[:]
        new.bonus = self.bonus[:]
        new.kept_bonus = [kept[:] for kept in self.kept_bonus]
        new.spent_markers = self.spent_markers[:]
        new.score = self.score[:]
        new.entered = [set(places) for places in self.entered]
        new.copy_flow(self)
        return new

    # Unknown hidden enemies are named by aliases, in input and output (HOS-15.38).

    def legal(self, seat: str) -> list[Action]:
        return names.as_seen(self, seat, super().legal(seat))

    def offer(self, seat: str) -> list[tuple[Action, list[Odds]]]:
        return names.offer_as_seen(self, seat, super().offer(seat))

    def apply(self, seat: str, action: Sequence[str], chance: Chance) -> list[Event]:
        known = self._as_known(seat, action)
        if known is not action and known not in self._legal(seat):
            refusal = self.why_not(seat, action)
            if refusal is not None:
                raise Refused(refusal, self.game.id)
        return super().apply(seat, known, chance)

    def why_not(self, seat: str, action: Sequence[str]) -> Refusal | None:
        refusal = super().why_not(seat, self._as_known(seat, action))
        return None if refusal is None else names.refusal_as_seen(self, seat, refusal)

    def odds(self, seat: str, action: Sequence[str]) -> list[Odds]:
        odds = super().odds(seat, self._as_known(seat, action))
        return names.odds_as_seen(odds, names.aliases(self, seat))

    def _as_known(self, seat: str, action: Sequence[str]) -> Sequence[str]:
        """An action in a seat's words, with the true names."""
        if not names.unknown_to(self, seat):
            return action
        return names.as_known(self, seat, as_action(action))

    # Hooks through which lower layers reach higher ones: cards in windows, reaction fire.

    def plays_at(self, side: int, moment: str) -> list[Action]:
        """Everything a side may play at a moment: battle events, bonuses, markers."""
        return moments.offers(self, side, moment)

    def asked_at(self, side: int, moment: str) -> bool:
        """Is this side asked at a moment? To conceal hands, it may be asked more often."""
        return moments.asks(self, side, moment)

    def play_at(
        self, side: int, moment: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        """Carry out an action from ``plays_at``."""
        moments.take(self, side, moment, action, chance, events)

    def why_no_play(self, side: int, action: Action) -> Refusal:
        """Why something cannot be played at this moment."""
        return moments.why_not(self, side, action)

    def carry_out_card(
        self, side: int, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        """Carry out the event of a card that was announced and not cancelled."""
        battle_events.carry_out(self, side, action, chance, events)

    def begin_fire(self, unit: int, origin: str, target: int) -> None:
        """Begin the Firing Action of a unit that reacts to another."""
        firing.begin(self, unit, origin, target)

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

    # Small queries and changes shared by many rules.

    def unit(self, unit: int) -> Unit:
        return self.battle.units[unit]

    def counter(self, unit: int) -> Counter:
        return self.battle.units[unit].counter

    def shows(self, unit: int) -> Face:
        """The side of its counter that is up, the only one that counts (HOS-1.4)."""
        return self.battle.units[unit].counter.faces[self.face[unit]]

    def side_of_unit(self, unit: int) -> int:
        return self.battle.units[unit].side

    def is_infantry(self, unit: int) -> bool:
        return self.battle.units[unit].counter.kind == INFANTRY

    def is_heavy(self, unit: int) -> bool:
        return self.battle.units[unit].counter.kind == HEAVY

    def in_play(self, unit: int) -> bool:
        """Is it on the field or carried, so that it may hold a token and act (HOS-3.37)?"""
        return self.status[unit] == ON_FIELD or self.status[unit] == ABOARD

    def hidden(self, unit: int) -> bool:
        """Is it a hidden unit (HOS-15.7)?"""
        return self.shows(unit).hidden

    def places_of(self, unit: int) -> tuple[int, ...]:
        """The squares it occupies; for a carried unit, those of its vehicle (HOS-20.7)."""
        if self.status[unit] == ABOARD:
            unit = self.carrier[unit]
        if self.status[unit] != ON_FIELD:
            return ()
        rear = self.rear[unit]
        if rear < 0:
            return self.battle.field.nearby.centre(self.at[unit]).places
        return (self.at[unit], rear)

    def carried_by(self, vehicle: int) -> list[int]:
        """The passengers and crew of a vehicle, in the order of the roster."""
        return [u for u, carrier in enumerate(self.carrier) if carrier == vehicle]

    def on_field(self, side: int) -> list[int]:
        """The units of a side on the field, except carried ones."""
        return [u for u in self.battle.roster[side] if self.status[u] == ON_FIELD]

    def occupied(self, place: int) -> bool:
        """Is there a unit on this square?"""
        return self.infantry_on[place] >= 0 or self.vehicle_on[place] >= 0

    def is_activated(self, unit: int) -> bool:
        """Is its token resolved, or has it an Activation marker (HOS-29.1)?"""
        return self.activated[unit] or self.resolved[unit]

    def put(self, unit: int, place: int, rear: int = NOWHERE) -> None:
        """Put a unit on the field, removing it from its previous square or vehicle."""
        self.lift(unit)
        self.status[unit] = ON_FIELD
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
        """Take a unit off its squares; the caller sets its status."""
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
        """The id of a square: ``5-4``, or ``3.5-2`` on an offset grid."""
        return self.battle.field.names[place]
