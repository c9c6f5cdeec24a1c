### What the server says by itself: why a request cannot be served, why a wish is refused.

## Errors

error-practice-people = A practice game is played against bots only: nobody else can be invited.
error-bad-setting = “{ $value }” is not a number.
error-bad-choice = “{ $value }” is not one of: { $choices }.
error-setting-out-of-range = “{ $value }” is too small: at least { $least }.
error-old-schema = The database is of another version. Upgrade it with: sandtable admin migrate
error-bad-addresses = “{ $value }” is not a list of addresses.
error-unusable-folder = The folder cannot be used: { $reason }
error-bad-database = The database cannot be opened: { $reason }
error-bad-address = “{ $value }” is not an address like http://10.0.0.5:8000.
error-needs-postgresql = Several workers need PostgreSQL: SANDTABLE_ADDRESS and SANDTABLE_BOTS=queue do not work with another database.
error-needs-extra = This needs packages that are not installed: pip install 'sandtable[{ $extra }]' ({ $reason })
error-bad-request = The request is malformed.
error-not-found = There is nothing here.
error-method-not-allowed = That cannot be done here.
error-server-fault = Something went wrong on the server. Please try again.
error-too-many-requests = Too many requests. Please wait a moment.
error-too-many-tables = You have { $limit } unfinished tables from the last day. Finish some of them first.
error-too-many-tables-here = Too many tables have been opened from your network today. Please try again later.
error-too-many-bot-games = You have { $limit } unfinished games against bots from the last day. Finish some of them first.
error-bots-are-tired = Your bots have done enough thinking for now. You can start another game in { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
}
error-one-hint-at-a-time = Another hint for your network is being worked out. Please try again in a moment.
error-too-many-measurements = Too many measurements of yours are running: { $limit } at most. Wait for one of them, or pause it.
error-unknown-measurement = This measurement is not kept here any more. Ask for it again.
error-too-many-replays = Too many replays at once. Please wait a moment.
error-no-database = The server cannot reach its database at the moment. Nothing was changed; please try again.
error-server-busy = The server has too much to do at the moment. Please try again.
error-too-much-work = That takes the server too long, so it was stopped.
error-too-long = That is too long: at most { $limit } bytes are accepted.
error-foreign-origin = Another website asked for this. It was refused.
error-unknown-host = This server does not answer to the name “{ $host }”. Whoever runs it can add the name to SANDTABLE_HOSTS.
error-unknown-table = There is no such table.
error-table-gap = Change { $number } is missing.
error-table-differs = Replayed from the start, it has another “{ $column }”.
error-milestone-differs = Replayed from the start, it stands elsewhere than from the milestone after change { $number }.
error-table-damaged = This table cannot be played any further: change { $number } does not replay.
error-table-elsewhere = Another server plays this table at the moment. Try again in a few seconds.
error-table-rules = This table was played by the rules “{ $found }”, which are newer than those of this version, “{ $known }”.
error-no-such-scenario = There is no scenario “{ $scenario }” in this game.
error-position-own-scenario = Only positions from this game’s own scenarios can be opened here.
error-no-such-moment = There is no move { $number }: the game has { $length ->
    [one] { $length } move.
   *[other] { $length } moves.
}
error-seat-taken = This seat is taken.
error-unknown-invitation = This invitation is not valid. Ask for a new one.
error-seat-not-open = This seat is reserved for someone with an invitation.
error-host-only = Only the host of the table can do that.
error-not-your-table = This table is not one of yours.
error-too-many-campaigns = You have { $limit } campaigns that are not over. Finish or give up some of them first.
error-unknown-campaign = There is no such campaign.
error-not-your-campaign = This campaign is not one of yours.
error-campaign-full = Nobody is missing in this campaign.
error-campaign-over = This campaign is over.
error-campaign-waits = The other player has not accepted the invitation yet.
error-not-the-next-battle = Battle { $number } is the next one.
error-hints-in-practice = Hints are for practice games.
error-nothing-to-decide = This seat has nothing to decide at the moment.
error-not-analysed = This game has not been analysed yet.
error-puzzle-not-legal = This move is not possible here.
error-not-finished = The game is not over yet.
error-not-started = The game has not begun yet.
error-not-your-seat = This seat is not yours: you can look through its eyes once the game is over.
error-unknown-code = This recovery code is not valid. A newer one may have replaced it.
error-unknown-link = This link is no longer valid: it works once, and for ten minutes. Make a new one on your other device.
error-other-player = In this browser you have a seat, under another name, at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} still being played. You would lose it here, unless you have a recovery code for it.
error-nobody = Nothing is stored about you here.

## Why something was not done at the table

refused-stale = The table has changed in the meantime.
refused-not-yours = This is not your decision to make.
refused-not-abandoned = This seat has not been abandoned.
refused-not-agreed = A draw takes the consent of both sides.
refused-no-more = The other side does not want to be asked again in this game.
refused-asked-before = The other side has just declined that.
refused-other-proposal = Something else has just been proposed.
refused-no-proposal = This proposal no longer stands.
refused-nobody-there = There is nobody to ask: the other side has left.
refused-no-clock = This table has no clock to stop.
refused-bot-declines = The bot plays on.
refused-not-over = The game is not over yet.
refused-said-nothing = There is nothing to say in that.
refused-phrases-first = Say one of the phrases first; words of your own are for when you have been answered.
refused-unknown-seat = There is no such seat.
refused-bot-plays = A bot plays this seat. Take it back first.
refused-not-started = The game has not begun yet.
refused-over = The game is over.
refused-limit = Too fast. Please wait a moment.
refused-failed = It could not be stored. Please try again.
refused-dice-early = The hashes of all players come first.
refused-dice-late = The dice have already been fixed.
refused-dice-given = Another number has been promised for this seat.
refused-dice-misfit = This is not the number that was promised.
refused-undo-nothing = There is nothing to undo.
refused-undo-other = Someone else has made a decision since then.
refused-undo-chance = Dice or a shuffle were involved, so it cannot be undone.
refused-undo-hidden = Something hidden was revealed, so it cannot be undone.
refused-undo-over = The game is over: nothing can be undone.
refused-undo-free = That can be undone without asking.
refused-not-planned = There is nothing here to place for you.

## What the players of a table are told when the rules of its game have changed

event-taken-back = { $side }: the last decision was taken back, by agreement.
event-rules-changed = The rules have changed from “{ $old }” to “{ $new }”. Every decision so far still holds.
event-rules-changed-moved = The rules have changed from “{ $old }” to “{ $new }”. Every decision so far still holds, but the position is not quite what it was: look at it again.
event-rules-changed-position = The rules have changed from “{ $old }” to “{ $new }”, and decision { $number } would no longer be allowed. The game goes on from its last position; the replay begins here.
event-rules-changed-back = The rules have changed from “{ $old }” to “{ $new }”, and decision { $number } would no longer be allowed. The game goes on from the position before it; the replay begins here.

## The client

server-client-missing = The client has not been built: run “make play”, or “npm run build” in the folder web.

## Push messages

push-turn = Your turn: { $table }
error-bad-subscription = This browser’s push service cannot be used.
