"""Games to be played: who plays which side, and with which seed."""

from pathlib import Path

import pytest

import sandtable
from sandtable.lab.fixtures import mirror, pairing, pairs, set_table
from tests.lab.support import GAME, table

TABLES = [table("la-raye"), table("la-huberderie")]


def test_sides_are_swapped_on_every_scenario() -> None:
    fixtures = pairing(TABLES, ("greedy", "random"), 1, 8)
    played = [(each.table.scenario, each.players["us"]) for each in fixtures]
    first = [("la-raye", "greedy"), ("la-huberderie", "greedy")]
    second = [("la-raye", "random"), ("la-huberderie", "random")]
    assert played == [*first, *second, *first, *second]


def test_every_game_has_its_own_seed() -> None:
    fixtures = pairing(TABLES, ("greedy", "random"), 1, 40)
    fixtures += [each for table in TABLES for each in mirror(table, "greedy", 1, 20)]
    assert len({each.seed for each in fixtures}) == len(fixtures)
    assert len({each.key for each in fixtures}) == len(fixtures)
    assert all(0 <= each.seed < 2**53 for each in fixtures)


def test_a_seed_depends_on_the_game_and_not_on_the_run_around_it() -> None:
    alone = pairing(TABLES[:1], ("greedy", "random"), 1, 4)
    among = pairing(TABLES, ("greedy", "random"), 1, 8)
    assert [each.seed for each in alone] == [each.seed for each in among[::2]]
    assert alone[0].seed != pairing(TABLES[:1], ("greedy", "random"), 2, 1)[0].seed
    assert alone[0].seed == 2805282453041201  # the same on every machine, in every version


def test_a_team_is_one_bot() -> None:
    game = sandtable.game("memoir44")
    team = set_table(game, "pegasus-bridge", "pegasus-bridge", {"allies_seats": 3})
    players = pairing([team], ("greedy", "random"), 1, 2)[0].players
    assert len(players) == 4
    assert {team.seats[seat] for seat, bot in players.items() if bot == "greedy"} == {"allies"}
    assert {team.seats[seat] for seat, bot in players.items() if bot == "random"} == {"axis"}


def test_a_file_is_named_with_what_is_in_it(tmp_path: Path) -> None:
    """It travels as a document, and a changed file is another scenario."""
    game = sandtable.game(GAME)
    text = (game.folder / "data" / "scenarios" / "01-la-raye.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    first = set_table(game, str(path), "mine.toml")
    assert first.scenario.startswith("mine.toml#")
    assert isinstance(first.start, dict)
    path.write_text(text.replace("La Raye", "La Haye"), encoding="utf-8")
    assert set_table(game, str(path), "mine.toml").scenario != first.scenario


@pytest.mark.parametrize(
    ("neighbours", "expected"),
    [(False, ["ba", "ca", "cb"]), (True, ["ba", "cb"])],
)
def test_pairs(neighbours: bool, expected: list[str]) -> None:
    assert ["".join(pair) for pair in pairs(["a", "b", "c"], neighbours)] == expected
