"""Nothing hidden leaks: not in views, lists, refusals or odds, nor in what is told of actions."""

import copy
import random

import pytest

import sandtable
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event
from tests.conformance.knowledge import discloses, tells_by_asking
from tests.conformance.play import Strange, Table, dump, observers, seen, through_json

pytestmark = pytest.mark.long


def guess(table: Table, state: sandtable.State, seat: str | None, seed: int) -> sandtable.State:
    """A state that agrees with what the seat sees, and with nothing else."""
    return table.game.determinize(through_json(state.view(seat)), random.Random(seed))


@pytest.mark.rule("NOR-35.3", "NOR-35.4", "NOR-35.5", "NOR-35.9")
def test_a_view_does_not_change_when_what_it_hides_does(table: Table) -> None:
    for number, moment in table.moments(5):
        for seat in observers(moment.before):
            view = dump(moment.before.view(seat))
            for sample in range(2):
                other = guess(table, moment.before, seat, 2 * number + sample)
                assert dump(other.view(seat)) == view
                if seat is not None:
                    assert other.legal(seat) == moment.before.legal(seat)


def test_the_last_view_does_not_change_when_what_it_hides_does(table: Table) -> None:
    for bot in ("random", "greedy"):
        state = table.played(bot)[-1].after
        for seat in observers(state):
            for sample in range(3):
                assert dump(guess(table, state, seat, sample).view(seat)) == dump(state.view(seat))


def test_guesses_differ_and_differ_from_the_truth(table: Table) -> None:
    """Else the test above would show nothing."""
    for seat in observers(table.played("random")[0].before):
        states = [moment.before for _, moment in table.moments(20)]
        guesses = [guess(table, state, seat, 1).digest() for state in states]
        others = [guess(table, state, seat, 2).digest() for state in states]
        truth = [state.digest() for state in states]
        assert sum(a != b for a, b in zip(guesses, truth, strict=True)) > len(states) / 2
        assert sum(a != b for a, b in zip(guesses, others, strict=True)) > len(states) / 2


def test_the_same_view_and_luck_give_the_same_guess(table: Table) -> None:
    for number, moment in table.moments(20):
        for seat in observers(moment.before):
            view = moment.before.view(seat)
            kept = copy.deepcopy(view)
            one = table.game.determinize(view, random.Random(number))
            other = table.game.determinize(view, random.Random(number))
            assert one == other
            assert view == kept


def test_a_guess_can_be_played_to_the_end(table: Table) -> None:
    for number, moment in table.moments(60):
        state = guess(table, moment.before, moment.seat, number)
        rng, chance = random.Random(number), sandtable.Seeded(number)
        while state.actors():
            seat = state.actors()[0]
            state.apply(seat, rng.choice(state.legal(seat)), chance)
        assert state.outcome is not None


def test_refusals_odds_and_guides_tell_a_seat_nothing_that_it_cannot_see(table: Table) -> None:
    rng = random.Random(1)
    strange = Strange([moment for _, moment in table.moments(10)], rng)
    for number, moment in table.moments(10):
        for seat in moment.before.seats:
            other = guess(table, moment.before, seat, number)
            assert dump(moment.before.guides(seat)) == dump(other.guides(seat))
            for action in strange.actions(moment.before.legal(moment.seat)):
                assert moment.before.why_not(seat, action) == other.why_not(seat, action)
            for action in moment.before.legal(seat):
                told = [odds.to_json() for odds in moment.before.odds(seat, action)]
                assert told == [odds.to_json() for odds in other.odds(seat, action)]


class Telling:
    """What an action tells an observer, up to the first event that discloses something."""

    def __init__(
        self, state: sandtable.State, seat: str, action: Action, watcher: str | None
    ) -> None:
        self.after = state.clone()
        events = self.after.apply(seat, action, sandtable.Seeded(5))
        told = [i for i, event in enumerate(events) if discloses(state, event, watcher)]
        self.disclosed = bool(told)
        self.seen = [dump(one) for one in seen(events[: told[0]] if told else events, watcher)]


@pytest.mark.rule("NOR-35.5", "NOR-35.8", "NOR-35.9")
def test_what_is_told_of_an_action_does_not_change_when_what_is_hidden_does(table: Table) -> None:
    compared = 0
    for number, moment in table.moments(3):
        for watcher in observers(moment.before):
            other = guess(table, moment.before, watcher, number)
            if moment.action not in other.legal(moment.seat):
                continue  # in that game the seat would not have the card
            true = Telling(moment.before, moment.seat, moment.action, watcher)
            false = Telling(other, moment.seat, moment.action, watcher)
            if tells_by_asking(moment.before):
                shorter = min(len(true.seen), len(false.seen))
                assert true.seen[:shorter] == false.seen[:shorter]
                continue  # one of them may have stopped to ask
            assert true.seen == false.seen
            assert true.disclosed == false.disclosed
            if not true.disclosed:
                assert dump(true.after.view(watcher)) == dump(false.after.view(watcher))
                compared += watcher != moment.seat
    assert compared > 50


def learnt(events: list[Event], watcher: str | None) -> list[object]:
    """What an observer gets of events: nothing at all of those that it does not see."""
    return [one for one in seen(events, watcher) if one is not None]


@pytest.mark.rule("NOR-9.1", "NOR-35.5")
def test_what_a_seat_picks_in_secret_is_not_told_before_the_reveal(table: Table) -> None:
    """Where several seats decide at once, the first choice looks the same whatever it is.

    In a choice of several parts the others see whether it is made, but nothing else.
    """
    for number, moment in table.moments(2):
        actors = moment.before.actors()
        sides = {moment.before.side_of(seat) for seat in actors}
        for seat in actors if len(sides) > 1 else ():
            others = [watcher for watcher in observers(moment.before) if watcher != seat]
            told: dict[bool, set[str]] = {True: set(), False: set()}
            own: set[str] = set()
            for action in moment.before.legal(seat):
                state = moment.before.clone()
                events = state.apply(seat, action, sandtable.Seeded(number))
                shown = [[learnt(events, other), state.view(other)] for other in others]
                told[seat in state.actors()].add(dump(shown))
                own.add(dump([seen(events, seat), state.view(seat)]))
            assert all(len(pictures) <= 1 for pictures in told.values())
            assert len(own) == len(moment.before.legal(seat))
