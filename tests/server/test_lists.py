"""A player's own tables can be hidden from their list, and left."""

import copy
from typing import Any

from sandtable.tables.ports import PAGE
from tests.server.support import House, Person, house


def pages(person: Person, path: str, id: str, time: str, **asked: Any) -> list[str]:
    """The ids of a list, page after page until one is empty."""
    found: list[str] = []
    while page := person.get(path, **asked).json():
        assert len(page) <= PAGE
        found += [each[id] for each in page]
        asked |= {"before": page[-1][time], "last": page[-1][id]}
    return found


def meet(server: House) -> tuple[Person, Person, str]:
    ann, bob = server.person("Ann"), server.person("Bob")
    opened = ann.open(seats={"us": "me", "germany": "invite"})
    bob.post(f"/api/tables/{opened['table']}/join", {"secret": opened["invites"]["germany"]})
    return ann, bob, opened["table"]


def listed(person: Person) -> list[str]:
    return [each["table"] for each in person.get("/api/tables").json()]


def test_a_hidden_table_is_left_out_of_ones_own_list_and_stays_as_it_is(server: House) -> None:
    ann, bob, table = meet(server)
    path = f"/api/tables/{table}/hide"
    for _ in range(2):  # twice is as good as once
        assert ann.post(path, {"hidden": True}).status_code == 200
    assert (listed(ann), listed(bob)) == ([], [table])
    assert ann.summary(table)["seats"][0]["mine"]
    with ann.at(table, "us") as us:
        assert us.act()["type"] == "done"
    assert ann.post(path, {"hidden": False}).status_code == 200
    assert listed(ann) == [table]


def test_whoever_leaves_a_table_loses_the_seats_there_and_does_not_see_it(server: House) -> None:
    ann, bob, table = meet(server)
    with bob.at(table, "germany") as germany:
        assert ann.post(f"/api/tables/{table}/leave", {}).status_code == 200
        germany.sync()
        left = germany.summary["seats"][0]
        assert (left["mine"], left["abandoned"], left["name"]) == (False, True, "Ann")
    assert (listed(ann), listed(bob)) == ([], [table])
    again = ann.post(f"/api/tables/{table}/leave", {})
    assert (again.status_code, again.json()["error"]["key"]) == (403, "not-your-table")


def test_nobody_hides_or_leaves_a_table_of_others(server: House) -> None:
    _, bob, table = meet(server)
    for stranger in (server.person("Eve"), server.person()):
        for path, body in (("hide", {"hidden": True}), ("leave", {})):
            assert stranger.post(f"/api/tables/{table}/{path}", body).status_code == 403
    assert bob.post("/api/tables/nowhere/hide", {"hidden": True}).status_code == 404
    assert listed(bob) == [table]


def test_what_was_hidden_goes_with_the_player(server: House) -> None:
    ann, bob, table = meet(server)
    bob.post(f"/api/tables/{table}/hide", {"hidden": True})
    assert bob.delete("/api/me").status_code == 200
    assert listed(ann) == [table]


def test_the_pages_of_a_list_leave_nothing_out_and_repeat_nothing(url: str) -> None:
    """Not even tables that changed at the same instant, in the middle of which a page ends."""
    with house(url) as server:
        ann = server.person("Ann")
        first = ann.open(visibility="public")["table"]

        async def multiply() -> None:
            rows = await server.hall.store.table(first)
            assert rows is not None
            for number in range(PAGE + 20):
                twin = copy.deepcopy(rows)
                twin.table.id = f"twin-{number}"
                twin.table.changed -= number // 50
                for seat in twin.seats.values():
                    seat.table = twin.table.id
                await server.hall.store.add_table(twin)

        assert server.client.portal is not None
        server.client.portal.call(multiply)
        expected = {first, *(f"twin-{number}" for number in range(PAGE + 20))}
        for asked in ({"open": True}, {}):
            found = pages(ann, "/api/tables", "table", "changed", **asked)
            assert len(found) == len(expected)
            assert set(found) == expected
        assert found[0] > found[1], "of those at one time, by their ids"
        last = ann.get("/api/tables").json()[-1]
        rest = ann.get("/api/tables", before=last["changed"]).json()
        assert all(each["changed"] < last["changed"] for each in rest), "without an id"
