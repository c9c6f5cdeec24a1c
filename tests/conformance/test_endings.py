"""Every game ends, within its declared length, for a reason that a rule gives."""

import json

import pytest

import sandtable
from tests.conformance.knowledge import length, longest
from tests.conformance.play import Table, observers, play

pytestmark = pytest.mark.long


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_game_ends_with_a_reason_and_a_rule(
    table: Table, bot: str, ledger: frozenset[str]
) -> None:
    moments = table.played(bot)
    assert all(moment.before.outcome is None for moment in moments)
    state = moments[-1].after
    outcome = state.outcome
    assert outcome is not None
    assert outcome.winner is None or outcome.winner in table.game.sides
    assert outcome.reason.startswith("outcome-")
    assert outcome.rule in ledger
    assert outcome.rule.startswith(f"{table.game.ledger}-")
    assert state.actors() == ()
    assert state.prompt() is None
    for seat in observers(state):
        assert state.view(seat)["outcome"] == outcome.to_json()
    for side in table.game.sides:
        expected = 0.0 if outcome.winner is None else 1.0 if side == outcome.winner else -1.0
        assert state.evaluate(side) == expected
    told = moments[-1].events[-1]
    assert told.key == "game-over"
    assert told.params == {"winner": outcome.winner, "reason": outcome.reason}


def test_a_game_keeps_its_declared_length(table: Table) -> None:
    """Whatever the players do, an option ends it (NOR-7.5), or the scenario (HOS-30.3)."""
    most = longest(table.game, table.scenario)
    assert length(table.played("random")[-1].after) in range(1, most + 1)
    name = table.game.limit
    if not name:
        return
    limit = table.game.options()[name]
    low = table.given | {name: limit.low}
    for seed in range(3):
        moments = list(play(table.game, table.scenario, "random", seed, low))
        assert moments[-1].after.outcome is not None
        assert length(moments[-1].after) in range(1, limit.low + 1)


def test_every_event_is_json_for_everyone(table: Table) -> None:
    for _, moment in table.moments():
        for event in moment.events:
            assert event.key
            for seat in observers(moment.before):
                json.dumps(event.seen_by(seat))
            if event.audience is not None:
                assert set(event.audience) <= set(moment.before.seats)


def test_every_option_names_its_rule(table: Table, ledger: frozenset[str]) -> None:
    for name, option in table.game.options().items():
        assert option.rule in ledger, name
        assert table.game.check_options({name: option.default})[name] == option.default


def test_an_option_that_is_wrong_is_refused_before_anything_is_set_up(table: Table) -> None:
    for name in table.game.options():
        with pytest.raises(sandtable.BadInput) as error:
            table.game.start(table.scenario, sandtable.Scripted(), {name: -1})
        assert error.value.where == f"options.{name}"
