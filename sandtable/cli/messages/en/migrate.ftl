### Records and tables of older rules.

cli-older-holds = It was played by the rules “{ $old }”. Every step holds by the present ones, “{ $new }”.
cli-older-stop = Played by the rules “{ $old }”. By the present ones, “{ $new }”, it can be shown up to step { $held } of { $all }.

cli-help-migrate = Bring the tables and records of a folder over to the present rules.
cli-help-migrate-folder = The data folder of a server, or a folder of records.
cli-help-dry-run = Only report what would be done.

cli-migrate-unchanged = opens unchanged ({ $new }).
cli-migrate-record = { $old } → { $new }: every step holds; brought over.
cli-migrate-record-stop = { $old } → { $new }: stays as it is, and can be shown up to the first difference.
cli-migrate-holds = { $old } → { $new }: every step holds; brought over.
cli-migrate-moved = { $old } → { $new }: every step holds, but leads to another position; brought over.
cli-migrate-position = { $old } → { $new }: goes on from its last position.
cli-migrate-back = { $old } → { $new }: goes on from before the first difference.
cli-migrate-finished = { $old } → { $new }: finished; every step holds.
cli-migrate-finished-stop = { $old } → { $new }: finished; can be shown up to the first difference.
cli-migrate-failed = cannot be opened.
cli-migrate-refused = First difference: change { $number } ({ $who }: { $step }) is now against { $rule }.
cli-migrate-differs = First difference: change { $number } ({ $who }: { $step }) now asks for other dice or leads elsewhere.
cli-migrate-nothing = There are no tables or records here.
cli-migrate-sums = Unchanged: { $unchanged }. Brought over: { $brought }. With a difference: { $stopped }. Not opened: { $failed }.
cli-migrate-dry-run = Nothing has been changed.
