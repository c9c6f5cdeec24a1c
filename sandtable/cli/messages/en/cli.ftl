### The texts of the `sandtable` command itself.

## Around the board

cli-news = Since your last decision
cli-story = What happened

## Choosing

cli-no-more = Go no further
cli-keys = Number: choose · b: back · ?: help
cli-help =
    A number chooses from the list; b or an empty line goes back.
    An action can also be typed as it is written: { $example }.
      why ACTION       why an action is not allowed, with the number of the rule
      rules { $rule }   a rule; rules { $chapter } is a chapter, rules lists the chapters
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
cli-undo-chance = Dice were rolled or cards were shuffled, so this cannot be taken back.
cli-undo-hidden = Hidden cards were drawn, shown or chosen, so this cannot be taken back.

## A game from its start to its end

cli-curtain = Pass the screen to { $side } and press Enter.
cli-commitment = The dice are committed. SHA-256 of the secret: { $hash }
cli-secret = The secret of the dice: { $secret }
cli-seed = Seed: { $seed }
cli-recorded = Record: { $file }
cli-left = You have left the game.

## Games and scenarios

cli-scenario-count = { $count ->
    [one] { $count } scenario
   *[other] { $count } scenarios
}
cli-scenario-history = What happened there
cli-scenario-notes = Notes

## Simulations

cli-sim-side = Side
cli-sim-rounds = { $length } rounds per game on average
cli-sim-turns = { $length } turns per game on average

## Records

cli-step = Step { $step } of { $steps }
cli-replay-keys = Enter next · b back · number · save FILE · q quit ›
cli-replay-what = Press Enter, or type b, q, save FILE or a number from 0 to { $steps }.
cli-verified = { $steps ->
    [one] The record is in order: { $steps } step.
   *[other] The record is in order: { $steps } steps.
}
cli-proof-count = Verified: { $dice } of { $rolled } dice, { $shuffles } of { $made } shuffles.
cli-proof-seed = Every die and every shuffle follows from the seed.
cli-proof-secret = Every die and every shuffle follows from the secret, and the secret fits its hash.
cli-proof-players = Every die and every shuffle follows from the secret and the numbers of the players, and all of these fit their hashes.
cli-proof-silent = Did not reveal their number, so only its hash counts: { $seats }.
cli-proof-no-secret = The secret of the dice has not been revealed yet, so they could not be checked.
cli-proof-none = The dice were given by hand.
cli-unfinished = The game is not over.

## Rules

cli-rules-how = A chapter: sandtable rules { $game } { $chapter }. A rule: sandtable rules { $game } { $rule }.
cli-coverage = { $rules } rules, { $bare } without a test.
cli-coverage-bare = no test
cli-coverage-exempt = nothing to test

## What is wrong

cli-unknown-command = There is no command “{ $command }”. The commands are: { $commands }.
cli-unknown-player = There is no player “{ $name }”. Choose one of: { $names }.
cli-unknown-rule = There is no rule or chapter “{ $rule }”. Write it like { $example } or { $chapter }.
cli-not-a-pair = “{ $text }” should be written as name=value.
cli-not-a-number = “{ $text }” is not a number.
cli-too-small = { $value } is too small: it should be { $low } or more.
cli-cannot-listen = Cannot listen on this address: { $reason }
cli-not-between = “{ $text }” is out of range: it should be from { $low } to { $high }.
cli-no-such-number = There is no choice { $number }: choose from 1 to { $count }.
cli-no-such-step = There is no step { $step }: the last one is { $steps }.
cli-save-where = Give a file name: save FILE
cli-file-exists = The file already exists. Choose another name.
cli-no-folder = There is no folder { $folder }.
cli-folder-closed = The folder { $folder } cannot be written to.
cli-unwritable = The file cannot be written: { $reason }
cli-not-text = The file is not UTF-8 text.
cli-no-campaign = “{ $game }” has no campaigns to score.
cli-no-series = “{ $game }” has no series to score.
cli-other-game = This record is of “{ $game }”, the first one of “{ $first }”.
cli-no-checkout = The ledgers and the tests are not part of an installation: run this in a checkout of the sources.
cli-usage-option = There is no option “{ $option }” here, or its value is missing.
cli-usage-missing = { $name } is missing.
cli-usage-other = The command is not written correctly: { $message }

## Help

cli-help-sandtable = WWII tactical board games by their rulebooks. Every command takes --lang en, ru or uk.
cli-frame-arguments = Arguments
cli-frame-options = Options
cli-frame-commands = Commands
cli-frame-required = required
cli-frame-default = default
cli-frame-usage = Usage:
cli-help-help = Show this help.
cli-help-games = List the games.
cli-help-scenarios = List the scenarios of a game, or show one with its map and history.
cli-help-play = Play a game at this terminal.
cli-help-watch = Watch two bots play.
cli-help-simulate = Let bots play many games and count who wins.
cli-help-replay = Go through a record step by step.
cli-help-verify = Check a record: every position, every die.
cli-help-position = Draw a position.
cli-help-rules = Show the rules of a game; or which code and tests cite each rule (coverage).
cli-help-campaign = Score the records of consecutive scenarios as a campaign.
cli-help-series = Score two games with swapped sides as a series.
cli-help-check = List everything that is wrong with a scenario file, with lines and rules.
cli-help-import = Make a scenario of a file in the .m44 format, and list what could not be taken over.
cli-help-export = Write a scenario as a file in the .m44 format, and list what it cannot say.
cli-help-balance = Measure how fair a scenario is, in games between bots, and try what would make it fairer.
cli-help-fresh = Draw a fresh battle from a seed; with --measure, one that bots have found fair.
cli-help-serve = Play in the browser: start the server and print its address.
cli-help-bots = Let bots think for the servers on a database (SANDTABLE_BOTS=queue).
cli-help-game = The id of a game: sandtable games lists them.
cli-help-scenario = The id or number of a scenario, or a .toml file.
cli-help-start = The id or number of a scenario, a .toml file, or a position in a .json file.
cli-help-seat = Who plays a seat: human, recruit (plays by feel, makes mistakes), regular (sound, moves at once), veteran (tries moves out), commander (thinks for about a second), or a bot of your own (module:Class). Also written as --us human.
cli-help-seed = A number from which all dice and shuffles follow.
cli-help-option = A rule option, as name=value.
cli-help-record = Write the record of the game to this file.
cli-help-delay = How long each step is shown, in seconds.
cli-help-count = How many games.
cli-help-swap = Swap sides after every game.
cli-help-jobs = How many processes.
cli-help-record-file = A record written by play --record.
cli-help-to = Only show the position after this step.
cli-help-seen-by = As this seat sees it; otherwise with all hands open.
cli-help-position-file = A position written by save or by hand.
cli-help-position-svg = Write a picture of it to this file instead.
cli-help-rules-game = The id of a game, or coverage.
cli-help-rule = A chapter, such as 3, or a rule, such as 3.2.
cli-help-campaign-files = Records in the order of their scenarios.
cli-help-series-first = The record of the first game: the first player has the first side.
cli-help-series-second = The record of the same scenario with swapped sides.
cli-help-series-players = The names of the two players.
cli-help-draft = A scenario file of your own.
cli-help-foreign = A file in the .m44 format.
cli-help-import-out = The scenario file to write; by default FILE with another ending.
cli-help-export-out = The file to write; by default named after the scenario.
cli-help-balance-file = A scenario file of your own, or with --game the id of a scenario.
cli-help-balance-suggest = Games for each small change that is tried; 0 tries none.
cli-help-balance-out = Write the whole report as JSON to this file.
cli-help-fresh-seed = The words that the battle is drawn from; by default random ones.
cli-help-fresh-size = small, standard or large.
cli-help-fresh-measure = Draw drafts until the whole interval of one lies within 42–58 %.
cli-help-port = The port to listen on; 0 takes any free one.
cli-help-host = The address to listen on; 0.0.0.0 lets others in.
cli-help-data = The folder for the games; by default the user’s data folder.
cli-help-url = Another database, as an address for SQLAlchemy.

## The server

cli-serving = Open in the browser:
cli-serving-alone = To let in others on your network, start the server with --host 0.0.0.0 (make play HOST=0.0.0.0); then they and you open { $address }
cli-serving-network = Others on your network open { $address }; open it there yourself before you send them a link.
cli-serving-elsewhere = For players elsewhere, put an https proxy in front of the server, for example { $proxy }, and start the server with { $settings }

## The studio

cli-check-sound = No faults: the scenario can be played.
cli-check-line = line { $line }
cli-studio-written = Written: { $file }
cli-studio-left-out = Not taken over:
cli-studio-faults = Not playable yet:
cli-balance-favours = The games favour { $side }.
cli-balance-within = Fair: both sides win between 40 and 60 %.
cli-balance-open = Not shown to be unfair; more games would tell.
cli-balance-length = Games: { $games }, drawn: { $draws }. Length: { $mean } on average, from { $shortest } to { $longest }.
cli-balance-held = { $objective }, { $side }: held { $held } times, wins { $chance } with it, { $without } without
cli-balance-game = Name the game of this scenario.
cli-fresh-kept = Measured: { $side } wins { $share } % ({ $low }–{ $high }) of { $games } games.
cli-fresh-off = No draft kept the promise. The fairest: { $side } wins { $share } % ({ $low }–{ $high }) of { $games } games.
