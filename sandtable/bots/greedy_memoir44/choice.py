"""The choice in every kind of decision."""

import random
from collections.abc import Callable

from sandtable.board.hexes import around
from sandtable.bots.greedy_memoir44.ground import Ground
from sandtable.bots.greedy_memoir44.overlord import half_of, handed
from sandtable.bots.greedy_memoir44.plans import OFF, Plans
from sandtable.bots.greedy_memoir44.table import Table
from sandtable.bots.greedy_memoir44.weights import WEIGHTS, Weights
from sandtable.games.memoir44.airdrop import DIRECTIONS, DRIFT
from sandtable.games.memoir44.ambush import AMBUSH
from sandtable.games.memoir44.battle import bonus_dice
from sandtable.games.memoir44.cards import Text
from sandtable.games.memoir44.moves import END_MOVES
from sandtable.games.memoir44.orders import Orders
from sandtable.games.memoir44.overlord import POSTS, ChooseCopy, ChooseHalf, HandOut, copies
from sandtable.games.memoir44.play import command_of_play
from sandtable.games.memoir44.retreat import Retreat, ways_back
from sandtable.games.memoir44.scenario import Unit
from sandtable.games.memoir44.state import MemoirState
from sandtable.games.memoir44.strikes import STRIKE, AirPower
from sandtable.kernel.action import Action

Scores = list[tuple[float, Action]]


def choose_in(
    s: MemoirState, seat: str, legal: list[Action], rng: random.Random, weights: Weights = WEIGHTS
) -> Action:
    """The best of the legal actions; the state is used as a scratch pad."""
    me = s.posts.side[s.seats.index(seat)]
    return Chooser(Table(s, me, weights), rng).choose(legal)


class Chooser:
    """One method for each kind of frame."""

    def __init__(self, table: Table, rng: random.Random) -> None:
        self.table = table
        self.s = table.s
        self.w = table.w
        self.rng = rng
        self.ground = Ground(table)
        self.plans = Plans(table, self.ground)

    def choose(self, legal: list[Action]) -> Action:
        choosers: dict[str, Callable[[list[Action]], Action]] = {
            "choose-card": self.card,
            "hand-out": self.hand_out,
            "choose-half": self.half,
            "choose-copy": self.copy,
            "orders": self.order,
            "moves": self.move,
            "battles": self.battle,
            "again": self.battle,
            "ambush": self.ambush,
            "retreat": self.retreat,
            "take-ground": self.take_ground,
            "second-move": self.second_move,
            "keep": self.keep,
            "air-power": self.air_power,
            "barrage": self.barrage,
            "medics": self.medics,
            "dig-in": self.dig_in,
            "air-drop": self.air_drop,
        }
        return choosers[self.s.frames[-1].name](legal)

    def best(self, scores: Scores) -> Action:
        """The highest score; chance picks among equals."""
        top = max([score for score, _ in scores])
        equals = [action for score, action in scores if score > top - 1e-9]
        return equals[0] if len(equals) == 1 else self.rng.choice(equals)

    def unit(self, action: Action, place: int = 1) -> Unit:
        return self.table.units[self.s.battle.unit_at[action[place]]]

    def text_of(self, unit: Unit) -> Text | None:
        """The card that changes what the unit may do."""
        command = self.s.command_of(unit.index)
        return None if command is None or command.fallback else command.text

    # Cards.

    def card(self, legal: list[Action]) -> Action:
        scores: Scores = []
        for action in legal:
            card = self.s.pack.card_at[action[1]]
            command = command_of_play(self.s, card, action[2:])
            worth = self.plans.worth(command) - self.w.keep[card.text.name]
            if command.text.name == "recon":
                worth += self.w.choice
            scores.append((worth, action))
        return self.best(scores)

    def keep(self, legal: list[Action]) -> Action:
        """Recon: the card that would do more now, or is stronger."""
        s = self.s
        s.order = [-1] * len(s.order)
        scores: Scores = []
        for action in legal:
            card = s.pack.card_at[action[1]]
            worth = self.plans.worth(command_of_play(s, card, ()))
            scores.append((worth + 2.0 * self.w.keep[card.text.name], action))
        return self.best(scores)

    def hand_out(self, legal: list[Action]) -> Action:
        """The best card for the units that no card handed out so far makes use of."""
        frame = self.s.frames[-1]
        assert isinstance(frame, HandOut)
        for index, post in frame.given:
            for command in handed(self.plans, self.s.pack.cards[index], post):
                for _, unit in self.plans.ordered(command):
                    self.s.order[unit] = 0
        scores: Scores = []
        for action in legal:
            if action[0] == "done":
                scores.append((self.w.hand_out, action))
                continue
            card = self.s.pack.card_at[action[1]]
            post = POSTS.index(action[2].removeprefix("post:"))
            worth = sum([self.plans.worth(command) for command in handed(self.plans, card, post)])
            scores.append((worth - self.w.keep[card.text.name], action))
        return self.best(scores)

    def half(self, legal: list[Action]) -> Action:
        frame = self.s.frames[-1]
        assert isinstance(frame, ChooseHalf)
        command = self.s.commands[frame.number]
        return self.best(
            [(self.plans.worth(half_of(command, a[1] == "half:east")), a) for a in legal]
        )

    def copy(self, legal: list[Action]) -> Action:
        frame = self.s.frames[-1]
        assert isinstance(frame, ChooseCopy)
        options = copies(self.s, self.s.commands[frame.number].post)
        return self.best(
            [
                (self.plans.worth(option), action)
                for option, action in zip(options, legal, strict=True)
            ]
        )

    # Orders, moves, battles.

    def order(self, legal: list[Action]) -> Action:
        frame = self.s.frames[-1]
        assert isinstance(frame, Orders)
        command = self.s.commands[frame.number]
        scores: Scores = []
        for action in legal:
            if action[0] == "done":
                scores.append((-10.0, action))
            else:
                scores.append((self.plans.gain(self.unit(action), command), action))
        return self.best(scores)

    def move(self, legal: list[Action]) -> Action:
        """The move that gains most over staying; none if every unit had better stay."""
        s = self.s
        scores: Scores = []
        for index in sorted({s.battle.unit_at[action[1]] for action in legal if len(action) > 1}):
            unit = self.table.units[index]
            options = self.plans.options(unit, self.text_of(unit))
            stay = options[0][0]
            for gain, hex in options[1:]:
                if gain > stay + 1e-9:
                    where = () if hex == OFF else (s.battle.hex_args[hex],)
                    scores.append((gain - stay, ("move" if where else "exit", unit.arg, *where)))
        return self.best(scores) if scores else END_MOVES

    def battle(self, legal: list[Action]) -> Action:
        scores: Scores = []
        for action in legal:
            if action[0] == "battle":
                scores.append((self.attack(action), action))
            elif action[0] == "remove-wire":
                scores.append((self.w.wire, action))
            else:
                scores.append((0.0, action))
        return self.best(scores)

    def attack(self, action: Action) -> float:
        unit = self.unit(action)
        target = self.s.battle.unit_at[action[2]]
        for other, distance, dice in self.table.shots(unit.index, self.s.at[unit.index]):
            if other == target:
                dice += bonus_dice(self.s, unit.index, distance == 1)
                return self.plans.assault(unit, target, distance, max(1, dice))
        return 0.0

    def take_ground(self, legal: list[Action]) -> Action:
        scores: Scores = []
        for action in legal:
            if action[0] == "stay":
                scores.append((0.0, action))
                continue
            unit = self.unit(action)
            hex = self.s.battle.hex_at[action[2]]
            gain = self.ground.stand(unit, hex)
            gain -= self.ground.stand(unit, self.s.at[unit.index])
            scores.append((gain + self.plans.overrun(unit, hex), action))
        return self.best(scores)

    def second_move(self, legal: list[Action]) -> Action:
        scores: Scores = []
        unit = self.unit(legal[0])
        for action in legal:
            if action[0] == "exit":
                scores.append((self.table.medal(unit.side), action))
            else:
                at = self.s.at[unit.index]
                hex = at if action[0] == "stay" else self.s.battle.hex_at[action[2]]
                scores.append((self.ground.stand(unit, hex), action))
        return self.best(scores)

    # Answers to the enemy.

    def ambush(self, legal: list[Action]) -> Action:
        return AMBUSH if AMBUSH in legal else legal[0]

    def retreat(self, legal: list[Action]) -> Action:
        frame = self.s.frames[-1]
        assert isinstance(frame, Retreat)
        unit = self.table.units[frame.unit]
        scores: Scores = []
        for action in legal:
            flags = frame.flags - (action[0] == "hold")
            lost = flags - ways_back(self.s, unit.index, flags)[0]
            at = self.s.at[unit.index]
            hex = self.s.battle.hex_at[action[2]] if len(action) > 2 else at
            worth = self.ground.stand(unit, hex) - self.table.hit_cost(unit, max(0, lost))
            scores.append((worth, action))
        return self.best(scores)

    # Cards with targets.

    def air_power(self, legal: list[Action]) -> Action:
        """The next of the best group; where a strike needs a target in a section, the best one."""
        frame = self.s.frames[-1]
        assert isinstance(frame, AirPower)
        _, group = self.plans.best_group(frame.chosen)
        for unit in group[len(frame.chosen) :]:
            action = ("target", self.table.units[unit].arg)
            if action in legal:
                return action
        if STRIKE in legal:
            return STRIKE
        return self.best([(self.plans.bomb(self.unit(action).index), action) for action in legal])

    def barrage(self, legal: list[Action]) -> Action:
        return self.best(
            [(self.plans.barrage(self.unit(action).index), action) for action in legal]
        )

    def medics(self, legal: list[Action]) -> Action:
        return self.best([(self.plans.heal(self.unit(action)), action) for action in legal])

    def dig_in(self, legal: list[Action]) -> Action:
        return self.best([(self.plans.dig_in(self.unit(action)), action) for action in legal])

    def air_drop(self, legal: list[Action]) -> Action:
        """The aim from which the figures, drifting, land best (M44-39.22)."""
        s = self.s
        board = s.battle.board
        unit = self.table.units[s.battle.dropped[0]]
        worth: list[float] = []
        for hex in range(len(board.places)):
            lands = s.unit_in[hex] < 0 and s.battle.passable[unit.arm][hex]
            worth.append(1.0 + self.ground.pull(unit)[hex] if lands else 0.0)
        for _ in range(DRIFT):
            near = [
                [board.hex_at.get(place, -1) for place in around(place)] for place in board.places
            ]
            worth = [
                (worth[hex] + sum([worth[to] for to in near[hex] if to >= 0])) / DIRECTIONS
                for hex in range(len(worth))
            ]
        return self.best([(worth[s.battle.hex_at[action[1]]], action) for action in legal])
