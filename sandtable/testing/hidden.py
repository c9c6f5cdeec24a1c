"""Nothing hidden leaks through views, legal lists, refusals, odds or events."""

import copy
import random

import sandtable
from sandtable.bots.noisy import NoisyBot
from sandtable.bots.search import Budget, Candidate, SearchBot
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event
from sandtable.testing.base import Suite
from sandtable.testing.trial import StrangeActions, Trial, dump, observers, seen, through_json


def guess(trial: Trial, state: sandtable.State, seat: str | None, seed: int) -> sandtable.State:
    """A random state that agrees with the seat's view."""
    return trial.game.determinize(through_json(state.view(seat)), random.Random(seed))


class Revealed:
    """What an action reveals to an observer, up to the first event that discloses something."""

    def __init__(
        self, suite: Suite, state: sandtable.State, seat: str, action: Action, watcher: str | None
    ) -> None:
        self.after = state.clone()
        events = self.after.apply(seat, action, sandtable.Seeded(5))
        open = [i for i, event in enumerate(events) if suite.discloses(state, event, watcher)]
        self.disclosed = bool(open)
        self.seen = [dump(one) for one in seen(events[: open[0]] if open else events, watcher)]


def visible(events: list[Event], watcher: str | None) -> list[object]:
    """The events that an observer sees, without those that are entirely hidden."""
    return [one for one in seen(events, watcher) if one is not None]


class Hasty(SearchBot):
    """Takes what does best in a single sample, and so depends on everything that it deals."""

    def race(
        self,
        game: sandtable.Game,
        root: sandtable.State,
        seat: str,
        field: list[Candidate],
        budget: Budget,
    ) -> Action:
        self.sample(game, root, seat, field, budget)
        return max(field, key=lambda one: one.chance).action


def choices(state: sandtable.State, seat: str, seed: int) -> list[Action]:
    """What bots of both kinds that people play against choose; the search takes one sample."""
    bots = (NoisyBot(seed, noise=0.5), Hasty(seed, candidates=4, samples=1))
    return [bot.choose(state.view(seat), state.legal(seat)) for bot in bots]


class Hidden(Suite):
    def test_a_view_does_not_depend_on_what_it_hides(self, trial: Trial) -> None:
        for number, step in trial.steps(5):
            for seat in observers(step.before):
                view = dump(step.before.view(seat))
                for sample in range(2):
                    other = guess(trial, step.before, seat, 2 * number + sample)
                    assert dump(other.view(seat)) == view
                    if seat is not None:
                        assert other.legal(seat) == step.before.legal(seat)

    def test_a_new_deal_changes_nothing_that_a_seat_sees(self, trial: Trial) -> None:
        for number, step in trial.steps(5):
            state = step.before
            kept = dump(state.to_json())
            for seat in observers(state):
                other = trial.game.redeal(state, seat, random.Random(number))
                assert dump(other.view(seat)) == dump(state.view(seat))
                assert other.turn_key() == state.turn_key()
                if seat is not None:
                    assert other.legal(seat) == state.legal(seat)
            assert dump(state.to_json()) == kept

    def test_a_new_deal_depends_on_nothing_but_what_a_seat_sees(self, trial: Trial) -> None:
        """From the truth or from a guess, the same generator deals the same."""
        for number, step in trial.steps(20):
            for seat in observers(step.before):
                true = trial.game.redeal(step.before, seat, random.Random(number))
                other = guess(trial, step.before, seat, number + 1)
                false = trial.game.redeal(other, seat, random.Random(number))
                for watcher in observers(step.before):
                    assert dump(true.view(watcher)) == dump(false.view(watcher))

    def test_a_reshuffle_changes_nothing_that_any_seat_sees(self, trial: Trial) -> None:
        """It does not depend on what nobody knows, and only shuffles that."""
        for number, step in trial.steps(20):
            state = step.before
            kept = dump(state.to_json())
            other = trial.game.reshuffle(state, random.Random(number))
            for seat in observers(state):
                assert dump(other.view(seat)) == dump(state.view(seat))
            again = trial.game.reshuffle(other, random.Random(number))
            assert dump(again.to_json()) == dump(other.to_json())
            assert dump(state.to_json()) == kept

    def test_new_deals_differ_and_differ_from_the_truth(self, trial: Trial) -> None:
        states = [step.before for _, step in trial.steps(20)]
        for seat in observers(states[0]):
            one, other = random.Random(1), random.Random(2)
            dealt = [trial.game.redeal(state, seat, one).digest() for state in states]
            again = [trial.game.redeal(state, seat, other).digest() for state in states]
            truth = [state.digest() for state in states]
            assert sum(a != b for a, b in zip(dealt, truth, strict=True)) > len(states) / 2
            assert sum(a != b for a, b in zip(dealt, again, strict=True)) > len(states) / 2

    def test_a_new_deal_can_be_played_on(self, trial: Trial) -> None:
        for number, step in trial.steps(60):
            state = trial.game.redeal(step.before, step.seat, random.Random(number))
            rng, chance = random.Random(number), sandtable.Seeded(number)
            while state.actors():
                seat = state.actors()[0]
                state.apply(seat, rng.choice(state.legal(seat)), chance)
            assert state.outcome is not None

    def test_the_final_view_does_not_depend_on_what_it_hides(self, trial: Trial) -> None:
        for bot in ("random", "greedy"):
            state = trial.played(bot)[-1].after
            for seat in observers(state):
                for sample in range(3):
                    assert dump(guess(trial, state, seat, sample).view(seat)) == dump(
                        state.view(seat)
                    )

    def test_guesses_differ_and_differ_from_the_truth(self, trial: Trial) -> None:
        """Otherwise the test above would prove nothing."""
        for seat in observers(trial.played("random")[0].before):
            states = [step.before for _, step in trial.steps(20)]
            guesses = [guess(trial, state, seat, 1).digest() for state in states]
            others = [guess(trial, state, seat, 2).digest() for state in states]
            truth = [state.digest() for state in states]
            assert sum(a != b for a, b in zip(guesses, truth, strict=True)) > len(states) / 2
            assert sum(a != b for a, b in zip(guesses, others, strict=True)) > len(states) / 2

    def test_the_same_view_and_seed_give_the_same_guess(self, trial: Trial) -> None:
        for number, step in trial.steps(20):
            for seat in observers(step.before):
                view = step.before.view(seat)
                kept = copy.deepcopy(view)
                one = trial.game.determinize(view, random.Random(number))
                other = trial.game.determinize(view, random.Random(number))
                assert one == other
                assert view == kept

    def test_a_guess_can_be_played_to_the_end(self, trial: Trial) -> None:
        for number, step in trial.steps(60):
            state = guess(trial, step.before, step.seat, number)
            rng, chance = random.Random(number), sandtable.Seeded(number)
            while state.actors():
                seat = state.actors()[0]
                state.apply(seat, rng.choice(state.legal(seat)), chance)
            assert state.outcome is not None

    def test_refusals_odds_and_guides_reveal_nothing_hidden(self, trial: Trial) -> None:
        rng = random.Random(1)
        strange = StrangeActions([step for _, step in trial.steps(10)], rng)
        for number, step in trial.steps(10):
            for seat in step.before.seats:
                other = guess(trial, step.before, seat, number)
                assert dump(step.before.guides(seat)) == dump(other.guides(seat))
                for action in strange.actions(step.before.legal(step.seat)):
                    assert step.before.why_not(seat, action) == other.why_not(seat, action)
                for action in step.before.legal(seat):
                    odds = [roll.to_json() for roll in step.before.odds(seat, action)]
                    assert odds == [roll.to_json() for roll in other.odds(seat, action)]

    def test_the_events_of_an_action_do_not_depend_on_what_is_hidden(self, trial: Trial) -> None:
        compared = steps = 0
        for number, step in trial.steps(3):
            steps += 1
            for watcher in observers(step.before):
                other = guess(trial, step.before, watcher, number)
                if step.action not in other.legal(step.seat):
                    continue  # in that game the seat would not have the card
                true = Revealed(self, step.before, step.seat, step.action, watcher)
                false = Revealed(self, other, step.seat, step.action, watcher)
                if self.prompts_reveal_hands(step.before):
                    shorter = min(len(true.seen), len(false.seen))
                    assert true.seen[:shorter] == false.seen[:shorter]
                    continue  # one of the two may have stopped at a question
                assert true.seen == false.seen
                assert true.disclosed == false.disclosed
                if not true.disclosed:
                    assert dump(true.after.view(watcher)) == dump(false.after.view(watcher))
                    compared += watcher != step.seat
        assert compared > min(50, steps // 4)

    def test_a_bots_choice_does_not_depend_on_what_it_cannot_see(self, trial: Trial) -> None:
        """Nor does anything that a bot has learned from the truth change its mind later."""
        steps = [step for step in trial.played("greedy") if len(step.before.legal(step.seat)) > 1]
        for number, step in enumerate(steps[:: 1 + len(steps) // 3]):
            other = guess(trial, step.before, step.seat, number)
            truth = choices(step.before, step.seat, number)
            assert choices(other, step.seat, number) == truth
            assert choices(step.before, step.seat, number) == truth

    def test_a_secret_choice_is_not_disclosed_before_the_reveal(self, trial: Trial) -> None:
        """If several seats decide at once, every first choice looks the same to the others.

        If the choice has several parts, the others see whether it is complete, but nothing else.
        """
        for number, step in trial.steps(2):
            actors = step.before.actors()
            sides = {step.before.side_of(seat) for seat in actors}
            for seat in actors if len(sides) > 1 else ():
                others = [watcher for watcher in observers(step.before) if watcher != seat]
                others_see: dict[bool, set[str]] = {True: set(), False: set()}
                own: set[str] = set()
                for action in step.before.legal(seat):
                    state = step.before.clone()
                    events = state.apply(seat, action, sandtable.Seeded(number))
                    shown = [[visible(events, other), state.view(other)] for other in others]
                    others_see[seat in state.actors()].add(dump(shown))
                    own.add(dump([seen(events, seat), state.view(seat)]))
                assert all(len(pictures) <= 1 for pictures in others_see.values())
                assert len(own) == len(step.before.legal(seat))
