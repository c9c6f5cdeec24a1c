### The table: what is asked, told and offered around the sheet.

## Who sits where

ui-not-here = not here yet
ui-away = away
ui-days-left = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
ui-hours-left = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
ui-time-left = Time left for this decision
ui-time-left-game = Time left for the whole game
ui-waiting-players = Waiting for players
ui-shuffling = Shuffling together…
ui-waiting-for = Waiting for { $names }
ui-watching = You are watching
ui-sit-down = Sit down here
ui-propose-bot = Let a bot take over
ui-return = Take the seat back
ui-not-connected = Not connected. The game is kept here.
ui-aim-side = Your side: { $side }.
ui-aim-goal = To win: { $goal }.
ui-aim-ahead = { $side } already has { $score } of { $goal }.
ui-aim-help = { $touch ->
    [yes] Press and hold anything to see what it is.
   *[no] Point at anything to see what it is.
}

## Parts of the screen

ui-table = Map
ui-order = Order
ui-drawer = Supplies, goals, units
ui-fold = Narrow the column
ui-tools = Table
ui-views = Views
ui-tab-map = Map
ui-tab-cards = Cards
ui-tab-tray = Supply
ui-tab-log = Log
ui-rules = Rules
ui-more = More
ui-show-list = Choices as a list
ui-show-map = Back to the map

## The order bar

ui-ask-verb = What should it do?
ui-ask = { $kind ->
    [card] Which card?
    [unit] Which unit?
    [target] Which target?
    [tile] Where?
    [hex] Where?
    [spawn] Where does it enter?
    [seat] Which seat?
    [exit] Where?
    [number] How many?
    [section] Which section?
    [half] Which half?
    [post] To whom?
    [square] Where?
    [point] Which corner?
    [side] Which wall or opening?
    [part] Which part?
    [line] Which one?
    [wreck] Which wreck?
    [facing] Which way?
    [aim] Which way?
    [option] What for?
    [weapon] Which weapon?
   *[other] What next?
}
ui-chip = remove
ui-chip-filled = the only choice
ui-back = Back
ui-stop-here = Stop here
ui-roll = { $dice ->
    [one] Roll { $dice } die
   *[other] Roll { $dice } dice
}
ui-armed = { $count ->
    [1] The only target
    [2] Roll, or choose the other target
   *[other] Roll, or choose another of the { $count } targets
}
ui-other-targets = Other targets

## Why not, undo

ui-why-not = Why not?
ui-show-rule = Show the rule
ui-undo = Undo
ui-undo-free = Nothing was revealed
ui-undo-step = Done

## Log, dice, playback

ui-log = Log
ui-log-begin = Beginning
ui-log-all = All
ui-log-fights = Fights
ui-log-empty = Nothing has happened yet.
ui-last-roll = Last roll
ui-log-new = { $count ->
    [one] { $count } new step
   *[other] { $count } new steps
}
ui-log-play-again = Play again
ui-step-of = { $step } of { $count }
ui-play = Play
ui-pause = Pause
ui-playback-next = Your turn comes next.
ui-playback-begin = My turn
ui-skip-motion = Skip

## The end

ui-dice-checking = Checking the dice…
ui-dice-unchecked = The dice could not be checked
ui-dice-verified = { $total ->
    [one] { $verified } of { $total } die verified
   *[other] { $verified } of { $total } dice verified
}
ui-dice-problem = { $kind ->
    [secret] The secret does not fit the fingerprint that was published before the game.
    [contribution] The number of { $seat } does not fit its fingerprint.
    [left-out] The number that this browser gave for { $seat } has been left out.
    [not-counted] This browser revealed its number for { $seat }, but it was not counted.
    [replaced] The fingerprints of the numbers were replaced after this browser revealed its own for { $seat }.
   *[draw] Draw { $number } is missing, or not the one that had to come.
}
ui-dice-how = { $players ->
    [0] Before the first move, a fingerprint of the secret behind all dice and shuffles was published. Now the secret is open, and this browser has computed each of them again. The fingerprint:
   *[other] All dice and shuffles follow from a secret of the host and from numbers of the players, so nobody could choose them. Fingerprints of them all were published before the first number was known. Now everything is open, and this browser has computed each die again. The fingerprint of the secret:
}
ui-end-own = { $won ->
    [yes] You have won.
   *[no] You have lost.
}
ui-watch-replay = Replay
ui-picture = Picture
ui-end-record = Record
ui-download-record = Download the record
ui-swap = Swap sides
ui-again = Play again
ui-resign = Resign
ui-resign-sure = The game ends at once, and the other side wins.
ui-play-on = Play on
ui-offer-draw = Offer a draw
ui-draw-offered = Draw offered
ui-draw-offer = { $name } offers a draw
ui-draw-note = Playing on refuses it.
ui-agree = Agree
ui-no-more = No more in this game
ui-offer-pause = Stop the clocks
ui-pause-offered = Pause proposed
ui-pause-offer = { $name } proposes a pause
ui-pause-note = The clocks stand until somebody goes on or decides.
ui-paused = Pause
ui-pause-end = Go on
ui-series = Series { $mine } : { $theirs }
ui-ask-take-back = Ask for a take-back
ui-ask-short = Ask
ui-take-back-asked = Take-back asked for
ui-take-back-ask = { $name } asks for a take-back
ui-take-back-note = Back to before this. Dice are rolled afresh; cards keep their order.
ui-allow = Allow
ui-decline = Decline
ui-no-more-take-backs = No more take-backs in this game
ui-rematch = Rematch
ui-rematch-offered = Rematch offered
ui-rematch-offer = { $name } offers a rematch
ui-rematch-accepted = Accepted. To the new table…
ui-sides-swapped = Sides swapped: you play { $side }.
ui-sides-same = The same sides: you play { $side }.
ui-same-sides = Same sides
ui-accept = Accept
ui-not-now = Not now
ui-withdraw = Withdraw
ui-stay = Stay here
ui-to-rematch = To the rematch
ui-invite-again = New table, new invitation
ui-your-turn-at = Your turn: { $table }
ui-notice-ask = Tell you when it is your turn?
ui-notice-title = The title of the tab always says it.
ui-yes = Yes
ui-notice-no = Only the title
ui-talk = Talk
ui-talk-news =
    { $count ->
        [0] Talk
        [one] Talk, { $count } new
       *[other] Talk, { $count } new
    }
ui-talk-mute = Mute
ui-talk-unmute = Hear again
ui-talk-write = A word to the others
ui-talk-send = Send
ui-talk-first = Begin with a phrase. You can write once you have been answered.
ui-phrase-well-played = Well played
ui-phrase-thinking = Thinking
ui-phrase-back-soon = Back in 5 minutes
ui-phrase-your-turn = Your turn
ui-phrase-thanks = Thanks
ui-phrase-lucky = Lucky

## The curtain between two at one screen

ui-curtain-turn = Next: { $seat }
ui-curtain-pass = Pass the screen. The cards of { $side } are out of sight.
ui-curtain-hold = Hold to reveal
ui-curtain-keys = With the keyboard: hold Enter, or press it twice.

## Replay

ui-first = To the start
ui-step-back = One move back
ui-step-forward = One move forward
ui-last = To the end
ui-move-number = Move
ui-move-of = Move { $at } of { $length }
ui-speed = Speed { $speed }
ui-see-as = See as
ui-see-open = Open
ui-share-move = Copy a link to this move

## The guided first game

ui-next = Next
ui-lesson-step = Step { $step } of { $count }
ui-lesson-progress = Lesson progress
ui-lesson-wants = The lesson is asking for: { $action }
ui-lesson-play = Play against the bot

## Keys

ui-keys = Keys
ui-key-tab = move through order bar, hand, map and log
ui-key-arrows = move through what is lit on the map
ui-key-enter = choose, or carry out the order
ui-key-esc = take back the last word
ui-key-cards = card in the hand
ui-key-undo = undo
ui-key-odds = odds of the next target
ui-key-why = why not: the thing in focus
ui-key-signs = what the signs mean
ui-key-pin = keep the help open
ui-key-log = log
ui-key-list = choices as a list
ui-key-fold = fold the column
ui-key-turn = turn the map
ui-key-magnify = hold the magnifier
ui-key-step = along a wide front
ui-key-fit = whole map
ui-key-help = this list

## Help

ui-help-pin = Pin
ui-help-not-now = not now
ui-help-score = Score
ui-help-signs = What the signs mean
ui-help-no-signs = This sheet has no signs of its own.

## The end of a game

ui-tab-result = Result
ui-end-title = The game in numbers
ui-end-points = Points by { $unit ->
    [round] round
   *[turn] turn
}
ui-end-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
ui-end-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
ui-end-minutes = { $minutes } min
ui-end-decisions = Decisions
ui-end-thought = Thinking time
ui-end-lost = Losses
ui-end-dice = Dice by face
ui-end-dice-line = Below each bar: how often it came up, then how often it was to be expected (the dashed line).
ui-end-rolled = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
ui-end-face = { $count } times; { $expected } to be expected
ui-to-campaign = To the campaign: battle { $number } of { $all }
