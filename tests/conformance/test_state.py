"""A state is data: it clones, compares, and goes through JSON."""

import pytest

import sandtable
from sandtable.kernel.chance import Replayed, Seeded
from tests.conformance.play import Moment, Table, dump, seen, through_json

pytestmark = pytest.mark.long


def same_play(moment: Moment, one: sandtable.State, other: sandtable.State, seed: int) -> None:
    """The same action with the same luck has the same effect on both."""
    told = [
        [event.seen_by(moment.seat) for event in state.apply(moment.seat, moment.action, chance)]
        for state, chance in ((one, Seeded(seed)), (other, Seeded(seed)))
    ]
    assert told[0] == told[1]
    assert one == other


def test_a_clone_is_equal_and_independent(table: Table) -> None:
    for number, moment in table.moments(2):
        before = dump(moment.before.to_json())
        one, other = moment.before.clone(), moment.before.clone()
        assert one == moment.before
        assert type(one) is type(moment.before)
        one.apply(moment.seat, moment.action, Seeded(number))
        assert one != moment.before
        assert dump(moment.before.to_json()) == before
        assert dump(other.to_json()) == before


def test_a_clone_and_a_json_copy_play_on_as_the_original_does(table: Table) -> None:
    for number, moment in table.moments(3):
        copy = table.game.from_json(through_json(moment.before.to_json()))
        assert copy == moment.before
        for other in (moment.before.clone(), copy):
            same_play(moment, moment.before.clone(), other, number)


def test_a_json_copy_is_written_as_its_original_is(table: Table) -> None:
    for _, moment in table.moments(3):
        text = dump(moment.after.to_json())
        copy = table.game.from_json(through_json(moment.after.to_json()))
        assert dump(copy.to_json()) == text
        assert copy.digest() == moment.after.digest()
        assert copy.outcome == moment.after.outcome
        assert copy.actors() == moment.after.actors()


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_from_any_position_the_recorded_game_can_be_played_on(table: Table, bot: str) -> None:
    moments = table.played(bot)
    for start in range(0, len(moments), 40):
        state = table.game.from_json(through_json(moments[start].before.to_json()))
        for moment in moments[start : start + 30]:
            events = state.apply(moment.seat, moment.action, Replayed(moment.chance))
            assert seen(events, moment.seat) == seen(moment.events, moment.seat)
            assert state == moment.after


def test_every_action_changes_the_position(table: Table) -> None:
    for _, moment in table.moments(2):
        assert moment.before.digest() != moment.after.digest()


def test_a_state_is_equal_to_nothing_else_and_has_no_hash(table: Table) -> None:
    state = table.played("random")[0].before
    assert state != state.to_json()
    with pytest.raises(TypeError):
        hash(state)


def test_the_seats_are_those_of_the_game_and_play_for_its_sides(table: Table) -> None:
    state = table.played("random")[0].before
    assert len(set(state.seats)) == len(state.seats)
    assert {state.side_of(seat) for seat in state.seats} == set(table.game.sides)


def test_the_same_seed_gives_the_same_game(table: Table) -> None:
    """Two runs of everything, on game objects of their own."""
    fresh = type(table.game)()
    again = Table(table.game.id, table.scenario, table.given)
    again.game = fresh
    one, other = table.played("random"), again.played("random")
    assert [(moment.seat, moment.action) for moment in one] == [
        (moment.seat, moment.action) for moment in other
    ]
    assert [moment.chance for moment in one] == [moment.chance for moment in other]
    assert dump(one[-1].after.to_json()) == dump(other[-1].after.to_json())


def test_another_seed_gives_another_set_up(table: Table) -> None:
    positions = {
        table.game.start(table.scenario, sandtable.Seeded(seed)).digest() for seed in range(8)
    }
    assert len(positions) > 1
