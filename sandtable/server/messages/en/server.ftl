### What the server says by itself: why a request cannot be served, why a wish is refused.

## Errors

error-bad-setting = “{ $value }” is not a number.
error-unusable-folder = The folder cannot be used: { $reason }
error-bad-database = The database cannot be opened: { $reason }
error-bad-request = The request is not of the right form.
error-not-found = There is nothing here.
error-method-not-allowed = That cannot be done here.
error-server-fault = Something went wrong on the server. Please try again.
error-too-many-requests = That was too often. Please wait a moment.
error-too-long = That is too long: at most { $limit } bytes are taken.
error-foreign-origin = Another website asked for this. It was refused.
error-unknown-table = There is no such table.
error-table-damaged = This table cannot be played on: change { $number } does not replay.
error-table-rules = This table was begun with the rules “{ $found }”; this version plays “{ $known }”.
error-no-such-scenario = There is no scenario “{ $scenario }” in this game ({ $game }).
error-position-own-scenario = Here a position can only be of a scenario in the book, not of one of your own.
error-no-such-moment = There is no move { $number }: the game has { $length }.
error-seat-taken = This seat is taken.
error-unknown-invitation = This invitation is not valid. Ask for a new one.
error-seat-not-open = This seat is for somebody with an invitation.
error-host-only = Only the host of the table can do that.
error-not-finished = The game is not over yet.
error-not-started = The game has not begun yet.
error-not-your-seat = This seat is not yours: you can look through its eyes after the end.

## Why something was not done at the table

refused-stale = The table has changed in the meantime.
refused-not-yours = This is not for you to decide.
refused-not-abandoned = This seat has not been abandoned.
refused-unknown-seat = There is no such seat.
refused-bot-plays = A bot plays this seat. Take it back first.
refused-not-started = The game has not begun yet.
refused-over = The game is over.
refused-limit = That was too fast. Please wait a moment.
refused-failed = It could not be stored. Please try again.
refused-undo-nothing = There is nothing to take back.
refused-undo-other = Somebody else has decided since.
refused-undo-chance = Dice or a shuffle came into it: it stays.
refused-undo-hidden = Something hidden was seen: it stays.
refused-undo-over = The game is over: nothing can be taken back.

## The client

server-client-missing = The client has not been built: run “make play”, or “npm run build” in the folder web.
