### The pages around the games: lobby, scenarios, joining, replays, rules, settings.

## Everywhere

ui-skip = To the content
ui-nav = Pages
ui-nav-place = { $place ->
    [tables] Tables
    [scenarios] Scenarios
    [replays] Replays
   *[rules] Rules
}
ui-close = Close
ui-done = Done
ui-go-on = Go on
ui-fault = Something went wrong. Load the page again.
ui-offline = Not connected. What is kept here stays; the rest comes back with the network.
ui-page-missing = This page could not be loaded. It comes back with the network.
ui-nowhere = There is nothing here
ui-nowhere-line = The address leads to no page.
ui-to-lobby = To the tables
ui-games = Games

## Settings

ui-settings = Settings
ui-language = Language
ui-theme = Light
ui-theme-switch = Light or dark
ui-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[system] As the system
}
ui-motion = Motion
ui-motion-name = { $motion ->
    [calm] Calm
    [brisk] Brisk
   *[instant] None
}
ui-sound = Sound
ui-sound-help = Dice, shots, cards and your turn can be heard.
ui-sound-switch = { $on ->
    [yes] Sound off
   *[no] Sound on
}
ui-fast = Roll at the first click
ui-fast-help = Dice fall as soon as a target is chosen, without asking again.
ui-one-ink = One ink
ui-one-ink-help = Both sides in the same colour; shape and letter tell them apart.

## The name

ui-name = Your name
ui-name-ask = What shall we call you?
ui-name-why = The others at the table see this name. You can change it in the settings.

## You

ui-you = You
ui-you-named = You: { $name }
ui-you-more = Recovery code, other devices, your data
ui-you-line = There is no account and no password: your seats belong to this browser. Here you make sure that you never lose them.
ui-you-name-why = The others at the table see this name.
ui-save = Save
ui-saved = Saved
ui-recovery = Recovery code
ui-recovery-why = If this browser forgets you, the code brings you back with all your seats, in any browser.
ui-recovery-make = Make a code
ui-recovery-renew = Make a new code; the old one ends
ui-recovery-exists = You have a recovery code.
ui-recovery-once = Write it down, or keep it with your passwords. It is shown only now, and whoever has it plays as you.
ui-devices = Another device
ui-devices-count = { $count ->
    [one] you are in { $count } browser
   *[other] you are in { $count } browsers
}
ui-devices-why = Play on from your phone or another computer, with the same seats. This browser keeps them too.
ui-devices-make = Show a link and a QR code
ui-devices-renew = Another link; the old one ends
ui-devices-link = Link for the other device
ui-devices-qr = QR code of the link
ui-devices-how = Scan the code with the other device, or open the link there. It works once, within ten minutes. Do not send it to anybody else.
ui-devices-unreachable = This address leads to this computer alone. To use another device, open Sandtable at an address that it can reach.
ui-come-back = Have you played here before?
ui-come-back-why = With your recovery code this browser gets your name and your seats.
ui-come-back-go = Come back
ui-become-leave = Go on without these seats
ui-data = Your data
ui-data-why = Your name, your tables and the records of your finished games, as a file.
ui-data-download = Download
ui-forget-why = You can also have everything deleted that is stored about you.
ui-forget = Delete everything
ui-forget-ask = Delete everything about you?
ui-forget-what = You leave all your seats, and your name disappears from every table. The recovery code and all your devices stop working. Finished games stay, without your name. This cannot be undone.
ui-forget-yes = Delete
ui-forget-no = Keep everything
ui-link-title = Play on here?
ui-link-line = This browser gets the name and the seats of the device that showed the link. Go on only if that device is yours.
ui-link-go = Play on here
ui-link-none = This link is not complete: the part behind # is missing. Make a new one on your other device.

## Lobby

ui-set-up = Set up a battle
ui-set-up-line = Board games played by the book. Against a bot, a friend beside you or one far away.
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
ui-learn = Guided game
ui-learn-long = Learn in ten minutes
ui-your-tables = Your tables
ui-wait-for-you = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
ui-no-tables = No game is running. Choose a battle above and press Start.
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
ui-look = Look
ui-open-tables = Open tables
ui-sit = Play { $side }
ui-watch = Watch
ui-just-finished = Just finished
ui-replay = Replay
ui-foot-offline = Works offline. No account.
ui-foot-dice = Every die can be checked after the game.
ui-foot-lab = The lab: how strong the bots are, how even the battles

## Joining

ui-join-title = Join
ui-join = Join
ui-join-code = Link from a friend
ui-join-unreadable = This is no invitation. Paste the whole link, with the part behind #.
ui-join-head = A seat is kept for you
ui-join-sit = Sit down
ui-join-no-secret = This link names no seat. Ask for the whole link, with the part behind #.

## Inviting

ui-invite-title = Waiting for: { $seat }
ui-invite-how = Send this link to the other player. Whoever opens it first takes the seat.
ui-invite-link = Link of the invitation
ui-invite-make = Make a link
ui-invite-renew = Another link; the old one ends
ui-copy = Copy
ui-copied = Copied

## Scenarios

ui-no-game = This game is not played here.
ui-map-of = Map of { $scenario }
ui-starts = Begins
ui-starts-roll = by a roll
ui-goal-of = { $side } needs
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
ui-clock-casual = { $minutes } min a move
ui-clock-days = { $days } days a move
ui-options = Options of the rules

## Rules

ui-rules-title = Rules
ui-rules-search = Search the rules
ui-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
ui-rules-contents = Contents
ui-rules-nothing = No rule mentions this.

## Replays

ui-replays-line = Finished games, step by step, through any seat’s eyes.
ui-record = Record
ui-no-replays = No game has been finished yet.

## Skirmishes

ui-skirmish-open = Choose armies: skirmish
ui-skirmish-title = Skirmish
ui-skirmish-lead = Two armies, a field rolled up from the boards, and a mission by lot. Choose yours; leave the other to chance, or choose both.
ui-skirmish-size = Size
ui-skirmish-points = { $points } points
ui-skirmish-size-note = { $boards } boards, { $turns } turns
ui-skirmish-side = Army of
ui-skirmish-lot = By lot
ui-skirmish-ready = Ready army
ui-skirmish-empty = Put it together
ui-skirmish-by-lot = This army is drawn by lot when the table is opened.
ui-skirmish-army-ok = This army may be chosen.
ui-skirmish-shared = You choose both armies here; one left to the lot is known to nobody before the table opens. Whoever joins sees both when the game begins.
ui-skirmish-joined = A skirmish: the host has chosen the armies, or left them to the lot. Field and mission are drawn.

## The lab

ui-lab = The lab
ui-lab-line = How strong the bots are, and how even the battles.
ui-lab-ladder = Ladder
ui-lab-ladder-line = Rating with its 95 % interval. Every pair of bots plays all scenarios, with both sides in turn.
ui-lab-balance = Balance
ui-lab-balance-line = Share of games in per cent won by the side whose mark is on the right, with the same bot on both sides, and its 95 % interval. The band is from 35 to 65; a battle outside it has a diamond.
ui-lab-even = { $even } of { $all } battles reach into the band.
ui-lab-bots = Bot on both sides
ui-lab-games = Games: { $games }
ui-lab-seconds = { $seconds } s a decision
ui-lab-interval = from { $low } to { $high }
ui-lab-none = No games yet.
