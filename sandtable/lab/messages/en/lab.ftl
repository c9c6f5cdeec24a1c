### The laboratory: many games between bots.

## Tables

lab-bot = Bot
lab-scenario = Scenario
lab-games = Games
lab-wins = Wins
lab-draws = Draws
lab-score = Score, %
lab-thinking = ms a decision
lab-elo = Elo
lab-one-above = Against the one above, %
lab-against = Row against column, %
lab-rounds = Rounds
lab-turns = Turns
lab-lost = Lost
lab-ending = Ending
lab-verdicts = ✓ each side wins 35 to 65 %, ✗ it does not, ? too early to say (99 % interval). Draws count half in the interval.
lab-stop-yes = { $bot } scores at least { $share } %: decided after { $games ->
    [one] { $games } game
   *[other] { $games } games
}, with 1 % errors.
lab-stop-no = { $bot } does not score { $share } %: decided after { $games ->
    [one] { $games } game
   *[other] { $games } games
}, with 1 % errors.
lab-stop-open = Whether { $bot } scores { $share } % is undecided after { $games ->
    [one] { $games } game
   *[other] { $games } games
}.

## The report

lab-report-title = The lab
lab-report-lead = { $games ->
    [one] { $games } game
   *[other] { $games } games
} between bots, { $first } to { $last }. Rules: { $rules }.
lab-report-ladder = Ladder
lab-report-ladder-note = rating with its 95 % interval; the weakest bot of the list has { $elo } in each game
lab-report-absent = not entered
lab-report-fixed = fixed
lab-report-pairs = Who beats whom, %: { $game }
lab-report-pairs-note = row against column, with the 95 % interval; sides swapped
lab-report-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
lab-report-balance = Balance by { $bot }
lab-report-balance-note = share of the first side with its 95 % interval, draws count half. Band: 35–65. Of { $all }, { $even } are clearly inside, { $uneven } clearly outside; a square is outside.

## Tuning and puzzles

lab-weight = Weight
lab-now = Now
lab-new = Tuned
lab-tuned = The tuned weights score { $share } % ({ $interval }) against those of now in { $games } games that they were not tuned on.
lab-all-scenarios = all
lab-positions = Positions
lab-loss = Log loss
lab-auc = AUC
lab-own-weights = Own weights
lab-fitted = The weights are in { $file }.
lab-puzzles = Puzzles found: { $count }. File: { $file }

## What is wrong

error-lab-not-a-result = This is not a line written by sandtable lab.
error-lab-unwritable = The file cannot be written: { $reason }
error-lab-needs-extra = This needs more packages: pip install "sandtable[{ $extra }]".
error-lab-other-rules = A worker plays “{ $game }” by the rules { $there }, this machine by { $here }: install the same version everywhere.
error-lab-workers-die = Worker processes keep dying; there may be too little memory for this many. Finished games have been kept.
error-lab-no-cluster = There is no Ray cluster at “{ $address }”: { $reason }
error-lab-no-weights = The policy of “{ $game }” has no weights to tune.
error-lab-no-weight = There is no weight “{ $name }”. The weights are: { $names }.
error-lab-no-features = “{ $game }” has no features of positions to fit.
lab-estimate = Chance
lab-estimated = Estimated
lab-won = Won
lab-brier = Brier score
lab-scaled = estimate
lab-unscaled = estimate without calibration
lab-evaluate = evaluate
lab-constant = constant
lab-calibrated = { $games ->
    [one] Measured in { $games } game.
   *[other] Measured in { $games } games.
} { $scaled ->
    [yes] The scales do better there than the estimate as it is.
   *[no] No scale does better there than the estimate as it is.
}
lab-calibration-written = Written to { $file }.
lab-calibration-kept = Nothing was written; --write takes this over.
