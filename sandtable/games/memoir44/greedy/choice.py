"""The choice in every kind of decision."""

from collections.abc import Callable
from typing import Any, Final

from sandtable.board.hexes import around
from sandtable.games.memoir44.airdrop import DIRECTIONS, DRIFT, AirDrop
from sandtable.games.memoir44.ambush import AMBUSH, Ambush
from sandtable.games.memoir44.attack import Again, TakeGround
from sandtable.games.memoir44.battle_step import BattleStep
from sandtable.games.memoir44.cards import CardText
from sandtable.games.memoir44.combat import bonus_dice
from sandtable.games.memoir44.draws import Keep
from sandtable.games.memoir44.greedy.known import Memory
from sandtable.games.memoir44.greedy.overlord import half_of, handed
from sandtable.games.memoir44.greedy.places import Places
from sandtable.games.memoir44.greedy.plans import OFF, Plans
from sandtable.games.memoir44.greedy.reading import MemoirReading
from sandtable.games.memoir44.greedy.weights import WEIGHTS, Weights
from sandtable.games.memoir44.moves import END_MOVES, Moves
from sandtable.games.memoir44.orders import Orders
from sandtable.games.memoir44.overlord import ChooseCopy, ChooseHalf, HandOut, copies
from sandtable.games.memoir44.play import ChooseCard, command_of_play
from sandtable.games.memoir44.posts import POSTS
from sandtable.games.memoir44.retreat import Retreat, retreat_hexes
from sandtable.games.memoir44.scenario import Unit
from sandtable.games.memoir44.second_move import SecondMove
from sandtable.games.memoir44.state import MemoirState
from sandtable.games.memoir44.strikes import STRIKE, AirPower, Barrage
from sandtable.games.memoir44.tactics import DigIn, Medics
from sandtable.kernel.action import Action
from sandtable.kernel.frame import Frame
from sandtable.kernel.policy import EQUAL, Policy, Scores
from sandtable.kernel.state import State

#: What a move costs that gains nothing.
IDLE: Final = 1e-6
#: The bonus of the action that a plan for several actions begins with.
WANTED: Final = 100.0


class MemoirPolicy(Policy):
    """What a decision looks like to a side, by these weights."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.memory = Memory()

    def scores(self, state: State, seat: str, legal: list[Action]) -> Scores:
        assert isinstance(state, MemoirState)
        me = state.posts.side[state.seats.index(seat)]
        return MemoirChooser(MemoirReading(state, me, self.weights, self.memory)).scores(legal)


class MemoirChooser:
    """One method for each kind of frame."""

    def __init__(self, reading: MemoirReading) -> None:
        self.reading = reading
        self.state = reading.state
        self.w = reading.w
        self.places = Places(reading)
        self.plans = Plans(reading, self.places)

    def scores(self, legal: list[Action]) -> Scores:
        frame = self.state.top
        if isinstance(frame, Moves):
            return self.move(legal)
        if isinstance(frame, BattleStep | Again):
            return self.battle(legal)
        if isinstance(frame, ChooseCard):
            return self.card(legal)
        if isinstance(frame, Orders):
            return self.order(legal)
        return self.answer(frame, legal)

    def answer(self, frame: Frame[Any], legal: list[Action]) -> Scores:
        """The choices that come less often."""
        choosers: dict[type[Frame[Any]], Callable[[list[Action]], Scores]] = {
            HandOut: self.hand_out,
            ChooseHalf: self.half,
            ChooseCopy: self.copy,
            Ambush: self.ambush,
            Retreat: self.retreat,
            TakeGround: self.take_ground,
            SecondMove: self.second_move,
            Keep: self.keep,
            AirPower: self.air_power,
            Barrage: self.barrage,
            Medics: self.medics,
            DigIn: self.dig_in,
            AirDrop: self.air_drop,
        }
        return choosers[type(frame)](legal)

    def unit(self, action: Action, place: int = 1) -> Unit:
        return self.reading.units[self.state.scenario.unit_by_arg[action[place]]]

    def text_of(self, unit: Unit) -> CardText | None:
        """The card that changes what the unit may do."""
        command = self.state.command_of(unit.index)
        return None if command is None or command.fallback else command.text

    # Cards.

    def card(self, legal: list[Action]) -> Scores:
        scores: Scores = []
        for action in legal:
            card = self.state.pack.card_by_arg[action[1]]
            command = command_of_play(self.state, card, action[2:])
            worth = self.plans.worth(command) - self.w.keep[card.text.name]
            if command.text.recon:
                worth += self.w.choice
            scores.append((worth, action))
        return scores

    def keep(self, legal: list[Action]) -> Scores:
        """Recon: the card that would achieve more now, or is stronger."""
        state = self.state
        given = state.order
        state.order = [-1] * len(given)
        scores: Scores = []
        for action in legal:
            card = state.pack.card_by_arg[action[1]]
            worth = self.plans.worth(command_of_play(state, card, ()))
            scores.append((worth + 2.0 * self.w.keep[card.text.name], action))
        state.order = given
        return scores

    def hand_out(self, legal: list[Action]) -> Scores:
        """The best card for units that the cards handed out so far do not use."""
        frame = self.state.top
        assert isinstance(frame, HandOut)
        given = self.state.order
        self.state.order = given[:]
        for index, post in frame.given:
            for command in handed(self.plans, self.state.pack.cards[index], post):
                for _, unit in self.plans.ordered(command):
                    self.state.order[unit] = 0
        scores: Scores = []
        for action in legal:
            if action[0] == "done":
                scores.append((self.w.hand_out, action))
                continue
            card = self.state.pack.card_by_arg[action[1]]
            post = POSTS.index(action[2].removeprefix("post:"))
            worth = sum([self.plans.worth(command) for command in handed(self.plans, card, post)])
            scores.append((worth - self.w.keep[card.text.name], action))
        self.state.order = given
        return scores

    def half(self, legal: list[Action]) -> Scores:
        frame = self.state.top
        assert isinstance(frame, ChooseHalf)
        command = self.state.commands[frame.number]
        return [(self.plans.worth(half_of(command, a[1] == "half:east")), a) for a in legal]

    def copy(self, legal: list[Action]) -> Scores:
        frame = self.state.top
        assert isinstance(frame, ChooseCopy)
        options = copies(self.state, self.state.commands[frame.number].post)
        return [
            (self.plans.worth(option), action)
            for option, action in zip(options, legal, strict=True)
        ]

    # Orders, moves, battles.

    def order(self, legal: list[Action]) -> Scores:
        frame = self.state.top
        assert isinstance(frame, Orders)
        command = self.state.commands[frame.number]
        scores: Scores = []
        for action in legal:
            if action[0] == "done":
                scores.append((-10.0, action))
            else:
                scores.append((self.plans.gain(self.unit(action), command), action))
        return scores

    def move(self, legal: list[Action]) -> Scores:
        """The moves that gain most; a move that gains nothing is worse than none."""
        state = self.state
        offered = {action: action for action in legal}
        scores: Scores = []
        for index in sorted(
            {state.scenario.unit_by_arg[action[1]] for action in legal if len(action) > 1}
        ):
            unit = self.reading.units[index]
            options = self.plans.options(unit, self.text_of(unit))
            stay = options[0][0]
            for gain, hex in options[1:]:
                named: Action = ("exit", unit.arg)
                if hex != OFF:
                    named = ("move", unit.arg, state.scenario.hex_args[hex])
                action = offered.get(named)
                if action is not None:
                    idle = 0.0 if gain > stay + EQUAL else IDLE
                    scores.append((gain - stay - idle, action))
        if END_MOVES in legal:
            scores.append((0.0, END_MOVES))
        return scores

    def battle(self, legal: list[Action]) -> Scores:
        scores: Scores = []
        for action in legal:
            if action[0] == "battle":
                scores.append((self.attack(action), action))
            elif action[0] == "remove-wire":
                scores.append((self.w.wire, action))
            else:
                scores.append((0.0, action))
        return scores

    def attack(self, action: Action) -> float:
        unit = self.unit(action)
        target = self.state.scenario.unit_by_arg[action[2]]
        for other, distance, dice in self.reading.shots(unit.index, self.state.at[unit.index]):
            if other == target:
                dice += bonus_dice(self.state, unit.index, distance == 1)
                return self.plans.assault(unit, target, distance, max(1, dice))
        return 0.0

    def take_ground(self, legal: list[Action]) -> Scores:
        scores: Scores = []
        for action in legal:
            if action[0] == "stay":
                scores.append((0.0, action))
                continue
            unit = self.unit(action)
            hex = self.state.scenario.hex_by_arg[action[2]]
            gain = self.places.hex_worth(unit, hex)
            gain -= self.places.hex_worth(unit, self.state.at[unit.index])
            scores.append((gain + self.plans.overrun(unit, hex), action))
        return scores

    def second_move(self, legal: list[Action]) -> Scores:
        scores: Scores = []
        unit = self.unit(legal[0])
        for action in legal:
            if action[0] == "exit":
                scores.append((self.reading.medal(unit.side), action))
            else:
                at = self.state.at[unit.index]
                hex = at if action[0] == "stay" else self.state.scenario.hex_by_arg[action[2]]
                scores.append((self.places.hex_worth(unit, hex), action))
        return scores

    # Answers to the enemy.

    def ambush(self, legal: list[Action]) -> Scores:
        return [(1.0 if action == AMBUSH else 0.0, action) for action in legal]

    def retreat(self, legal: list[Action]) -> Scores:
        frame = self.state.top
        assert isinstance(frame, Retreat)
        unit = self.reading.units[frame.unit]
        scores: Scores = []
        for action in legal:
            flags = frame.flags - (action[0] == "hold")
            lost = flags - retreat_hexes(self.state, unit.index, flags)[0]
            at = self.state.at[unit.index]
            hex = self.state.scenario.hex_by_arg[action[2]] if len(action) > 2 else at
            worth = self.places.hex_worth(unit, hex) - self.reading.hit_cost(unit, max(0, lost))
            scores.append((worth, action))
        return scores

    # Cards with targets.

    def air_power(self, legal: list[Action]) -> Scores:
        """The next target of the best group; the best target in a section, if one is required."""
        frame = self.state.top
        assert isinstance(frame, AirPower)
        _, group = self.plans.best_group(frame.chosen)
        wanted: Action = STRIKE
        for unit in group[len(frame.chosen) :]:
            named: Action = ("target", self.reading.units[unit].arg)
            if named in legal:
                wanted = named
                break
        scores: Scores = []
        for action in legal:
            worth = 0.0 if action == STRIKE else self.plans.bomb(self.unit(action).index)
            scores.append((worth + (WANTED if action == wanted else 0.0), action))
        return scores

    def barrage(self, legal: list[Action]) -> Scores:
        return [(self.plans.barrage(self.unit(action).index), action) for action in legal]

    def medics(self, legal: list[Action]) -> Scores:
        return [(self.plans.heal(self.unit(action)), action) for action in legal]

    def dig_in(self, legal: list[Action]) -> Scores:
        return [(self.plans.dig_in(self.unit(action)), action) for action in legal]

    def air_drop(self, legal: list[Action]) -> Scores:
        """The aim from which drifting figures land best (M44-39.22)."""
        state = self.state
        board = state.scenario.board
        unit = self.reading.units[state.scenario.dropped[0]]
        worth: list[float] = []
        for hex in range(len(board.places)):
            lands = state.unit_in[hex] < 0 and state.scenario.passable[unit.arm][hex]
            worth.append(1.0 + self.places.pull(unit)[hex] if lands else 0.0)
        for _ in range(DRIFT):
            near = [
                [board.hex_at.get(place, -1) for place in around(place)] for place in board.places
            ]
            worth = [
                (worth[hex] + sum([worth[to] for to in near[hex] if to >= 0])) / DIRECTIONS
                for hex in range(len(worth))
            ]
        return [(worth[state.scenario.hex_by_arg[action[1]]], action) for action in legal]
