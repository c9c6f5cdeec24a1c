"""How far a game has come, for lists of games."""

from tests.games.undaunted.north_africa.desert import desert, evacuate, neutralise, points


def test_scores_are_counted_in_what_the_goals_ask_for() -> None:
    state = desert(
        {"counters": {"scout": "12A"}, "controlled": ["15A"], "neutralised": ["sergeant"]},
        {"counters": {"scout-a": "4A"}},
        goals=(points(4), neutralise(2, "sergeant", "scout")),
        round=3,
    )
    assert state.progress() == {
        "round": 3,
        "scores": {"lrdg": 1, "italy": 1},
        "goals": {"lrdg": 4, "italy": 2},
    }


def test_of_several_goals_the_nearest_counts() -> None:
    soldiers = ("staff-sergeant", "sergeant", "scout", "gunner")
    state = desert(
        {
            "counters": {"scout": "12A", "gunner": "12A"},
            "evacuated": ["staff-sergeant"],
            "neutralised": ["sergeant"],
        },
        {"counters": {"scout-a": "4A"}},
        goals=(
            [*evacuate(2, *soldiers), *points(4)],
            [*neutralise(1, "pilot-car"), *neutralise(2, *soldiers)],
        ),
        exits={"lrdg": (["12A"], [*soldiers])},
    )
    progress = state.progress()
    assert progress["scores"] == {"lrdg": 1, "italy": 1}
    assert progress["goals"] == {"lrdg": 2, "italy": 2}
