### The texts of the `sandtable` command itself.

## Around the board

cli-round = Round { $round }
cli-initiative = Initiative
cli-lost = lost
cli-news = Since your last decision
cli-story = What happened
cli-goal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-goal-pin = pin the enemy
cli-goal-evacuate = bring { $count } of { $all } counters off the map
cli-goal-neutralise = neutralise { $count } of { $all } enemy counters
cli-done-evacuate = off the map
cli-done-neutralise = neutralised
cli-goal-or = {" "}or{" "}
cli-sign-suppressed = suppressed
cli-sign-cover = cover
cli-sign-objective = objective
cli-sign-scouted = scouted
cli-sign-controlled = controlled
cli-sign-entry = spawn marker
cli-sign-target = mortar’s target
cli-sign-radio = radio
cli-sign-vehicle = vehicle: how many aboard, damage
cli-sign-structure = structure, its points
cli-sign-rough = no vehicles
cli-sign-exit = way off the map
cli-disabled = disabled
cli-vehicle = { $defence ->
    [0] no defence
   *[other] defence { $defence }
}, armour { $armour }, disabled at { $critical } damage, destroyed at { $durability }
cli-turn = Turn { $turn }
cli-first = First turn
cli-goal-medals = { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
}
cli-hand = hand
cli-units = units
cli-draw-pile = draw pile
cli-discard-pile = discard pile
cli-played = played:
cli-sign-medal = objective, held
cli-sign-sudden-death = wins at once
cli-sign-ordered = ordered
cli-sign-section = between sections
cli-objective-temporary = { $side }: a medal while a unit stands there: { $hexes }.
cli-objective-permanent = { $side }: a medal for good: { $hexes }.
cli-sudden-death = { $side }: victory at the end of a turn with { $need } of these: { $hexes }.
cli-turn-of = Turn { $turn } of { $turns }
cli-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
cli-points = points
cli-orders = orders
cli-broken = Broken
cli-gear = Gear
cli-unit = Unit
cli-square = Square
cli-move = Move
cli-defence = Defence
cli-fire = Fire
cli-state = State
cli-awaited = not here yet
cli-sign-control = objective, controlled
cli-sign-wreck = wreck
cli-sign-order = order token
cli-sign-activated = activated
cli-sign-bonus = bonus token
cli-sign-item = item to be carried
cli-score-control-end = control at the end
cli-score-control-turn = control at the end of a turn
cli-score-control-win = control wins at once
cli-score-break-tile = for each broken tile of the enemy
cli-score-destroy-unit = for a certain unit destroyed
cli-score-destroy-role = for each enemy officer or other unit destroyed
cli-score-destroy-kind = for each enemy unit of a kind destroyed
cli-score-carry-end = carried at the end
cli-score-carry-exit = carried off the field
cli-score-exit = for each unit that leaves the field
cli-score-deliver = for each delivery

## Choosing

cli-enter = enter at { $tile }
cli-exit = leave the map from { $tile }
cli-number = { $number ->
    [0] draw nothing
    [one] draw { $number } card
   *[other] draw { $number } cards
}
cli-no-more = Go no further
cli-keys = A number chooses · b goes back · ? helps
cli-help =
    A number chooses from the list; b or an empty line goes back.
    An action can also be typed as it is written: { $example }.
      why ACTION       why an action is not allowed, with the number of the rule
      rules { $rule }   a rule; rules 16 is a chapter, rules lists the chapters
      log              everything that has happened
      supply           what both sides have at their disposal
      undo             take your last decision back, unless it rolled or revealed
      save FILE        write the position to a file
      resign           give the game up
      quit             leave the game
cli-allowed = This is allowed.
cli-saved = Saved: { $file }
cli-undo-nothing = There is nothing to take back.
cli-undo-other = The last decision was not yours.
cli-undo-chance = Dice were rolled or cards shuffled: this stays.
cli-undo-hidden = Hidden cards were drawn, shown or chosen: this stays.

## A game from its start to its end

cli-curtain = Pass the screen to { $side } and press Enter.
cli-commitment = The dice are committed. SHA-256 of the secret: { $hash }
cli-secret = The secret of the dice: { $secret }
cli-seed = Seed: { $seed }
cli-recorded = Record: { $file }
cli-left = The game has been left.

## Games and scenarios

cli-scenario-count = { $count ->
    [one] { $count } scenario
   *[other] { $count } scenarios
}
cli-scenario-history = What happened there
cli-scenario-notes = To be minded

## Simulations

cli-sim-side = Side
cli-sim-bot = Bot
cli-sim-reason = Ending
cli-sim-games = Games
cli-sim-wins = Wins
cli-sim-draw = Draw
cli-sim-rounds = { $length } rounds a game on average
cli-sim-turns = { $length } turns a game on average
cli-balance-scenario = Scenario
cli-balance-rounds = Rounds
cli-balance-turns = Turns
cli-balance-lost = Lost

## Records

cli-step = Step { $step } of { $steps }
cli-replay-keys = Enter next · b back · number · save FILE · q quit ›
cli-replay-what = Press Enter, or type b, q, save FILE or a number from 0 to { $steps }.
cli-verified = { $steps ->
    [one] The record is in order: { $steps } step.
   *[other] The record is in order: { $steps } steps.
}
cli-proof-seed = Every die and every shuffle follows from the seed.
cli-proof-secret = Every die and every shuffle follows from the secret, and the secret fits its hash.
cli-proof-no-secret = The secret of the dice is not out yet: they could not be checked.
cli-proof-none = The dice were given by hand.
cli-unfinished = The game is not over.
cli-campaign-side = Side
cli-campaign-wins = Wins
cli-campaign-lost = Casualties
cli-campaign-total = Total
cli-series-player = Player
cli-series-battle = Battle { $number }
cli-series-first = first
cli-series-second = second
cli-series-won = { $player } wins the series.
cli-series-draw = The series is a draw.

## Rules

cli-rules-how = A chapter: sandtable rules { $game } 16. A rule: sandtable rules { $game } 16.2.
cli-coverage = { $rules } rules, { $bare } without a test.
cli-coverage-bare = no test
cli-coverage-exempt = nothing to test

## What is wrong

cli-unknown-command = There is no command “{ $command }”. The commands are: { $commands }.
cli-unknown-player = There is no player “{ $name }”. Choose one of: { $names }.
cli-unknown-rule = There is no rule or chapter “{ $rule }”. Write it like { $example } or 16.
cli-not-a-pair = “{ $text }” should be written as name=value.
cli-not-a-number = “{ $text }” is not a number.
cli-too-small = { $value } is too small: it should be { $low } or more.
cli-cannot-listen = Cannot listen here: { $reason }
cli-not-a-delay = “{ $text }” is not possible: it should be from 0 to 3600 seconds.
cli-no-such-number = There is no choice { $number }: choose from 1 to { $count }.
cli-no-such-step = There is no step { $step }: the last one is { $steps }.
cli-save-where = Name a file: save FILE
cli-file-exists = The file already exists. Choose another name.
cli-no-folder = There is no folder { $folder }.
cli-folder-closed = Nothing can be written to the folder { $folder }.
cli-unwritable = The file cannot be written: { $reason }
cli-not-text = The file is not a text in UTF-8.
cli-no-board = The board of “{ $game }” cannot be drawn here.
cli-no-campaign = Campaigns are scored for Undaunted: Normandy, not for “{ $game }”.
cli-campaign-unfinished = The game of this record is not over.
cli-no-series = A series of two battles is scored for Memoir '44, not for “{ $game }”.
cli-series-names = Give the two players different names.
cli-no-checkout = The ledgers and the tests are not part of an installation: run this in a checkout of the sources.
cli-usage-option = There is no option “{ $option }” here, or its value is missing.
cli-usage-missing = { $name } is missing.
cli-usage-other = The command is not written right: { $message }

## Help

cli-help-sandtable = WWII tactical board games by their rulebooks. Every command takes --lang en, ru or uk.
cli-help-games = The games there are.
cli-help-scenarios = The scenarios of a game, or one of them with its map and history.
cli-help-play = Play a game at this terminal.
cli-help-watch = Watch two bots play.
cli-help-simulate = Let bots play many games and count who wins.
cli-help-balance = Let bots play every scenario of a game many times: wins, median length, mean losses, endings.
cli-help-replay = Go through a record step by step.
cli-help-verify = Check a record: every position, every die.
cli-help-position = Draw a position.
cli-help-rules = The rules of a game; or which code and tests cite each rule (coverage).
cli-help-campaign = Score the records of consecutive scenarios as a campaign.
cli-help-series = Score two battles of Memoir '44 with swapped sides as a series.
cli-help-serve = Play in the browser: start the server and print its address.
cli-help-game = The id of a game, such as normandy.
cli-help-scenario = The id or number of a scenario, or a .toml file.
cli-help-start = The id or number of a scenario, a .toml file, or a position in a .json file.
cli-help-seat = Who plays a seat: human or a bot. Also written as --us human.
cli-help-seed = A number from which all dice and shuffles follow.
cli-help-option = An option of the game.
cli-help-record = Write the record of the game to this file.
cli-help-delay = How long each step is shown.
cli-help-count = How many games.
cli-help-count-each = How many games of each scenario.
cli-help-swap = Change sides in every other game.
cli-help-jobs = How many processes.
cli-help-record-file = A record written by play --record.
cli-help-to = Only print the position after this step.
cli-help-seen-by = As this seat sees it; otherwise with open hands.
cli-help-position-file = A position written by save or by hand.
cli-help-rules-game = The id of a game, or coverage.
cli-help-rule = A chapter, such as 16, or a rule, such as NOR-16.2.
cli-help-campaign-files = Records in the order of their scenarios.
cli-help-series-first = The record of the first battle: the first player commands the Allies.
cli-help-series-second = The record of the same battle with swapped sides.
cli-help-series-players = The names of the two players.
cli-help-port = The port to listen on; 0 takes any free one.
cli-help-host = The address to listen on; 0.0.0.0 lets others in.
cli-help-data = The folder for the games; the user's own if none is given.
cli-help-url = Another database, as an address for SQLAlchemy.

## The server

cli-serving = Open in the browser:
