### For whoever looks after a server.

cli-help-admin = Look after a server: its tables, its players, its database.
cli-help-admin-tables = List the tables, latest first.
cli-help-admin-published = List published scenarios, latest first.
cli-help-admin-withdraw = Take a scenario off the public list.
cli-help-admin-published-id = The id of the scenario, as “admin published” lists it.
cli-help-admin-players = List the players, latest first.
cli-help-admin-expire = Close and delete the tables that have expired.
cli-help-admin-check = Check the database, and replay every table from the start.
cli-help-admin-migrate = Upgrade the database to this version.
cli-help-admin-game = Only tables of this game.
cli-help-admin-state = Only tables in this state: unbegun, running or finished.

cli-admin-state-unbegun = not begun
cli-admin-state-running = running
cli-admin-state-finished = finished
cli-admin-changes = { $count ->
    [one] { $count } change
   *[other] { $count } changes
}
cli-admin-seats = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
cli-admin-tables = Tables: { $count }.
cli-admin-published = Published scenarios: { $count }.
cli-admin-withdrawn = { $id } is off the list.
cli-admin-players = Players: { $count }.
cli-admin-expired-unbegun = never begun; deleted.
cli-admin-expired-alone = bots alone; deleted.
cli-admin-expired-unmoved = no move for a long time; closed.
cli-admin-expired-finished = finished long ago; deleted.
cli-admin-in-use = in use by a server; left alone.
cli-admin-nothing-expired = No table has expired.
cli-admin-damaged = The database is damaged: { $reason }
cli-admin-checked = Tables checked: { $count }. Damaged: { $damaged }.
cli-admin-current = The database is already at this version.
cli-admin-migrated = The database has been upgraded.
cli-admin-no-state = There is no state “{ $state }”. There are: { $states }.
