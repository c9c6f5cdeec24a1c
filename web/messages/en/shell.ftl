### The pages around the games: lobby, scenarios, joining, replays, rules, settings.

## Everywhere

ui-skip = Skip to content
ui-nav = Pages
ui-nav-place = { $place ->
    [tables] Play
    [scenarios] Scenarios
    [campaigns] Campaigns
    [replays] Replays
   *[rules] Rules
}
ui-close = Close
ui-done = Done
ui-go-on = Continue
ui-fault = Something went wrong. Please reload the page.
ui-offline = You are offline. What is stored here still works; the rest comes back with the connection.
ui-page-missing = This page could not be loaded. It will come back with the connection.
ui-nowhere = There is nothing here
ui-nowhere-line = There is no page at this address.
ui-to-lobby = Back to the tables
ui-games = Games

## Settings

ui-settings = Settings
ui-language = Language
ui-theme = Theme
ui-theme-switch = Switch between light and dark
ui-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[system] System
}
ui-motion = Animation
ui-motion-name = { $motion ->
    [calm] Smooth
    [brisk] Fast
   *[instant] Off
}
ui-sound = Sound
ui-sound-help = Dice, shots, cards and your turn can be heard.
ui-notify = Messages of the system
ui-notify-help = When it is your turn and you are looking at something else.
ui-sound-switch = { $on ->
    [yes] Sound off
   *[no] Sound on
}
ui-fast = Roll on the first click
ui-fast-help = Dice fall and cards are played as soon as they are chosen, with no second click; the only choice left is made at once.
ui-one-ink = Same colour for both sides
ui-one-ink-help = Shape and letter tell the sides apart.

## The name

ui-name = Your name
ui-name-ask = What should we call you?
ui-name-why = The others at the table see this name. You can change it in the settings.

## You

ui-you = You
ui-you-named = You: { $name }
ui-you-more = Recovery code, other devices, your data
ui-you-line = There are no accounts and no passwords: your seats belong to this browser. Here you can make sure that you never lose them.
ui-you-name-why = The others at the table see this name.
ui-save = Save
ui-saved = Saved
ui-recovery = Recovery code
ui-recovery-why = If this browser forgets you, the code brings back your name and all your seats, in any browser.
ui-recovery-make = Create a code
ui-recovery-renew = Create a new code and cancel the old one
ui-recovery-exists = You have a recovery code.
ui-recovery-once = Write it down, or keep it with your passwords. It is shown only once, and whoever has it can play as you.
ui-devices = Another device
ui-devices-count = { $count ->
    [one] you are in { $count } browser
   *[other] you are in { $count } browsers
}
ui-devices-why = Play on from your phone or another computer, with the same seats. This browser keeps them too.
ui-devices-make = Show a link and a QR code
ui-devices-renew = New link; the old one stops working
ui-devices-link = Link for the other device
ui-devices-qr = QR code of the link
ui-devices-how = Scan the code with the other device, or open the link there. It works once, within ten minutes. Do not share it with anyone.
ui-devices-unreachable = This address works only on this computer. To use another device, open Sandtable at an address that the device can reach.
ui-come-back = Have you played here before?
ui-come-back-why = With your recovery code, this browser gets your name and your seats.
ui-come-back-go = Restore
ui-become-leave = Continue without these seats
ui-data = Your data
ui-data-why = Your name, your tables and the records of your finished games, as a file.
ui-data-download = Download
ui-forget-why = You can also delete everything that is stored about you.
ui-forget = Delete everything
ui-forget-ask = Delete everything about you?
ui-forget-what = You leave all your seats, and your name disappears from every table. The recovery code and all your devices stop working. Finished games stay, without your name. This cannot be undone.
ui-forget-yes = Delete
ui-forget-no = Keep everything
ui-link-title = Play on here?
ui-link-line = This browser will get the name and the seats of the device that showed the link. Continue only if that device is yours.
ui-link-go = Play on here
ui-link-none = This link is incomplete. Create a new one on your other device.

## Lobby

ui-first-title = Board games of the Second World War, played by the book
ui-first-line = { $count ->
    [one] { $count } game
   *[other] { $count } games
}: against a bot, a friend beside you or one far away. No account, works offline, every die can be checked.
ui-first-learn = A guided first game: { $game }. Every click is explained.
ui-first-battle = Play a first battle
ui-first-against = { $scenario } ({ $game }) against the { $bot }. Free undo, hints on request.
ui-first-sample = The number on a counter is its defence. Cover and distance are added: roll that much or more to hit.
ui-first-link = Got a link from a friend?
ui-first-join = Join the table
ui-new-battle = New battle
ui-as-last = as last time
ui-level = Level
ui-level-name = { $level ->
    [recruit] Recruit
    [regular] Regular
    [veteran] Veteran
    [commander] Commander
   *[other] { $level }
}
ui-level-won = You won { $won } of { $played }.
ui-quick = Start a game
ui-scenario = Scenario
ui-you-play = You play
ui-against = Against
ui-against-bot = Bot
ui-against-here = Here
ui-against-online = Online
ui-start = Start
ui-scenario-count = { $count ->
    [one] { $count } scenario
   *[other] { $count } scenarios
}
ui-won-count = { $count } won
ui-played = played
ui-won-as = won as { $side }
ui-your-games = Your games here
ui-mark-won = { $won } of { $played } won
ui-mark-played = played { $played ->
    [one] once
   *[other] { $played } times
}
ui-mark-person = a person
ui-mark-alone = both sides by yourself
ui-about-minutes = about { $minutes } min
ui-decision-count = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
ui-hardship = { $grade ->
    [hard] hard as { $side }
    [harder] harder as { $side }
   *[even] even
}
ui-length = Length and balance
ui-length-decisions = { $low }–{ $high } decisions
ui-length-rounds = { $low }–{ $high } rounds
ui-length-turns = { $low }–{ $high } turns
ui-balance-wins = wins { $share } % of games
ui-measured = Measured in { $games } games of the computer against itself, { $date }; the middle half of them. Minutes are your own decisions at { $seconds } seconds each: against a person it takes twice as long.
ui-learn = Guided game
ui-learn-long = Learn to play in ten minutes
ui-your-tables = Your tables
ui-table-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
ui-remove-table = Remove { $name } from the list
ui-hide-table = Hide
ui-hide-table-how = Hidden, the table stays as it is. You can come back by its link.
ui-leave-table = Leave the game
ui-leave-table-how = If you leave, your seat is free for a bot for good.
ui-news = { $count } new
ui-news-proposal = an offer
ui-wait-for-you = { $count ->
    [one] { $count } is waiting for you
   *[other] { $count } are waiting for you
}
ui-no-tables = No game is under way. Choose a battle under “New battle” and press Start.
ui-round = round { $count }
ui-turn = turn { $count }
ui-score-of = { $score } of { $goal }
ui-bot-name = { $level ->
    [recruit] Recruit bot
    [regular] Regular bot
    [veteran] Veteran bot
    [commander] Commander bot
   *[other] Bot
}
ui-bot-about = { $level ->
    [recruit] Plays by feel and makes mistakes: a first opponent.
    [regular] Plays soundly and moves at once.
    [veteran] Tries its best moves out before it chooses. Takes a moment.
   *[commander] Tries many moves out and thinks for about a second. The strongest.
}
ui-seat-free = waiting for a player
ui-on-this-screen = On this screen
ui-your-turn = Your turn
ui-resume = Resume
ui-invite = Invite
ui-look = View
ui-open-tables = Open tables
ui-seats-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
ui-sit = Play { $side }
ui-watch = Watch
ui-just-finished = Just finished
ui-replay = Replay
ui-analyse = Analyse
ui-foot-offline = Works offline. No account.
ui-foot-dice = Every die can be checked after the game.
ui-puzzles = Puzzles
ui-foot-lab = The lab: how strong the bots are, how balanced the battles

## Joining

ui-join-title = Join
ui-join = Join
ui-join-code = Link from a friend
ui-join-unreadable = This is not an invitation link. Paste the whole link.
ui-join-head = A seat is waiting for you
ui-join-there = At the table:
ui-join-yours = Your side:
ui-join-sit = Sit down
ui-join-no-secret = This link is incomplete: it does not say which seat. Ask for the whole link.

## Inviting

ui-invite-title = Waiting for: { $seat }
ui-invite-how = Send this link to the other player. Whoever opens it first takes the seat.
ui-invite-link = Invitation link
ui-invite-make = Create a link
ui-invite-renew = New link; the old one stops working
ui-share = Share
ui-invite-code = The invitation as a QR code
ui-reach-computer = Only this computer can open this link: the server listens on 127.0.0.1. To let others in, start it with
ui-reach-network = Only your own network can open this link. From elsewhere, the server needs a public address.
ui-copy = Copy
ui-copied = Copied

## Scenarios

ui-no-game = There is no such game here.
ui-map-of = Map of { $scenario }
ui-starts = Goes first
ui-starts-roll = by die roll
ui-goal-of = { $side } to win
ui-goal-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-goal-pin = pin the enemy
ui-goal-medals = { $count ->
    [one] { $count } medal
   *[other] { $count } medals
}
ui-setup = The table
ui-seat-me = You
ui-seat-invite = Invite by link
ui-seat-open = Open to anyone
ui-visibility = Who may watch
ui-private = Players only
ui-public = Anyone
ui-clock = Clock
ui-clock-none = None
ui-clock-casual = { $minutes } min per move
ui-clock-total = { $minutes } min per game
ui-clock-increment = { $minutes } min + { $seconds } s
ui-clock-amount = Time
ui-clock-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
ui-options = Rule options

## Rules

ui-rules-title = Rules
ui-rules-line = Each game on one page, with pictures; below it every rule with its number.
ui-rules-one-page = { $game } on one page
ui-rules-whole = The whole page
ui-rules-reference = Reference
ui-rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}, in our words, each with the number that the table shows.
ui-rules-search = Search the rules
ui-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
ui-rules-contents = Contents
ui-rules-nothing = No rule mentions this.

## Replays

ui-replays-line = Finished games, step by step, through the eyes of any seat.
ui-record = Record
ui-no-replays = No game has been finished yet.

## Skirmishes

ui-fresh-open = A fresh battle
ui-balance-title = Balance report
ui-balance-nothing = Nothing was handed over to be measured. Open a scenario in the editor, or choose one.
ui-skirmish-open = Choose armies: skirmish
ui-skirmish-title = Skirmish
ui-skirmish-lead = Two armies, a field of random boards and a random mission. Choose your own army, or both.
ui-skirmish-size = Size
ui-skirmish-points = { $points } points
ui-skirmish-size-note = { $boards } boards, { $turns } turns
ui-skirmish-side = Army of
ui-skirmish-lot = Random
ui-skirmish-ready = Preset army
ui-skirmish-empty = Build your own
ui-skirmish-by-lot = This army is drawn at random when the table opens.
ui-skirmish-army-ok = This army is legal.
ui-skirmish-shared = You choose both armies here; nobody knows a random one before the table opens. Whoever joins sees both when the game begins.
ui-skirmish-joined = A skirmish: the host has chosen the armies or left them to chance. The field and the mission are random.

## The lab

ui-lab = The lab
ui-lab-line = How strong the bots are, and how balanced the battles.
ui-lab-ladder = Ladder
ui-lab-ladder-line = Rating with its 95 % interval. Every pair of bots plays all scenarios, with both sides in turn.
ui-lab-balance = Balance
ui-lab-balance-line = Share of games, in per cent, won by the side whose mark is on the right, with the same bot on both sides, and its 95 % interval. The band runs from 35 to 65; a battle outside it is marked with a diamond.
ui-lab-even = { $even } of { $all } battles reach the band.
ui-lab-bots = Bot on both sides
ui-lab-games = Games: { $games }
ui-lab-seconds = { $seconds } s per decision
ui-lab-interval = from { $low } to { $high }
ui-lab-none = No games yet.
ui-practice = Practice
ui-practice-help = Any decision can be taken back, dice included. The record says that it was practice.
ui-open-scenario = Open a scenario file
ui-draw-one = Draw one
ui-open-in-editor = Open in the editor
