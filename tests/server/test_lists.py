"""A player's own tables can be hidden from their list, and left."""

from tests.server.support import House, Person


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
