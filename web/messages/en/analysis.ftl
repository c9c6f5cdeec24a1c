### Analyses of finished games, and hints.

ui-study = Analysis
ui-study-analyse = Analyse
ui-study-decision = decision { $step } of { $count }
ui-study-end = the end of the game
ui-study-chance = Chance to win: { $side }
ui-study-band = band: 95 % of the estimate
ui-study-luck = luck
ui-study-luck-of = Luck
ui-study-curve = Curve
ui-study-report = Report
ui-study-coming = The analysis is being made. The first look at the whole game comes in a few seconds.
ui-study-progress = { $done } of { $all } at { $playouts ->
    [one] { $playouts } playout
   *[other] { $playouts } playouts
} · { $error }
ui-study-done = { $playouts ->
    [one] { $playouts } playout
   *[other] { $playouts } playouts
} · { $error }
ui-study-pause = Pause the analysis
ui-study-resume = Go on with the analysis
ui-study-paused = paused
ui-study-judged = { $count ->
    [one] Judgement of { $count } decision
   *[other] Judgement of { $count } decisions
}
ui-study-judgement = { $judgement ->
    [best] Best
    [fine] Fine
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
ui-study-verdict = { $judgement ->
    [best] Best choice
    [fine] Fine
    [inaccuracy] Inaccuracy
    [mistake] Mistake
    [blunder] Blunder
   *[none] Nothing to choose
}, decision { $step }
ui-study-forced = Only one action was possible.
ui-study-per-decision = lost per decision
ui-study-given = given by dice and draws
ui-study-given-each = Luck of dice and draws, in % of the chance to win:
ui-study-played-away = gained by decisions
ui-study-sum = Start { $initial } %, then luck and decisions of both sides: { $result } %
ui-study-thought = time to think
ui-study-hands = Hands at decision { $step }
ui-study-hand-none = no cards
ui-study-moves = Moves
ui-study-changed = { $side }: change
ui-study-filters = Which moves
ui-study-filter = { $filter ->
    [all] All
    [turning] Turning points { $count }
    [mine] Your ?! ? ?? { $count }
   *[errors] ?! ? ?? { $count }
}
ui-study-none-left = None of these.
ui-study-better = better: { $action }
ui-study-dice = dice { $gain }
ui-study-saw = { $mine ->
    [yes] as you saw it
   *[no] as { $side } saw it
}
ui-study-open = with open hands
ui-study-was-better = What was better
ui-study-choices = What could be chosen
ui-study-was-played = played
ui-study-chip = played { $chance }
ui-study-best-chip = played, best: { $chance }
ui-study-close = 1 and 2 are too close to call.
ui-study-error = ± holds the chance of the playouts ({ $playouts }) and the error of the estimate itself ({ $calibration }), measured in { $games } games.
ui-study-turning = Turning point { $number }, decision { $step }: { $change }
ui-study-turned = { $unit ->
    [round] It turned in round { $time }
   *[turn] It turned on turn { $time }
}
ui-study-turned-position = { $unit ->
    [round] Position at the turning point, round { $time }
   *[turn] Position at the turning point, turn { $time }
}
ui-study-turned-show = Show it on the map
ui-study-turned-back = The end
ui-study-swings = What dice and draws gave or took most
ui-study-expected = expected { $expected } %, came { $after } %
ui-study-what-if = What if
ui-study-from-here = Play it from here
ui-study-play-on = Play on
ui-study-play-on-from = Play on from decision { $step }
ui-study-you-play = You play
ui-study-against = Against
ui-study-alone = Nobody: I try both sides
ui-study-begin = Begin with
ui-study-free = free choice
ui-study-dice-from = Dice
ui-study-dice-kind = { $dice ->
    [fallen] as they fell
   *[new] new
}
ui-study-hidden = Cards and decks lie as they did in this game. { $dice ->
    [fallen] Rolls come up as they did, as long as the same is rolled in the same order.
   *[new] The dice are new.
}
ui-study-branch = A practice table opens. It counts nowhere.
ui-line-open = Try it on the board
ui-line-from = A line from decision { $step }
ui-line-how = You play both sides on the board. Nothing of it is kept. Each move is judged by what its side knew.
ui-line-moves = Moves of your line
ui-line-close = Back to the game
ui-study-share = Share
ui-study-link = Copy the link to this decision
ui-study-copied = Copied
ui-study-picture = Save a picture
ui-study-picture-made = Picture saved
ui-study-replay = Replay
ui-study-keys = Arrow keys go from decision to decision, Home and End to the first one and to the end, N and P to the next and the previous mistake. Space plays, Escape closes.
ui-study-told = { $where }. { $side }: { $action }. { $verdict }
ui-study-told-loss = { $judgement }: { $loss } points { $error }. Better: { $better }.
ui-study-told-fine = { $judgement }: { $chance }.
ui-study-curve-told = Chance to win of { $side }: { $first } % at the start, { $last } % at the end, between { $least } % and { $most } %. Luck: { $luck }.

## Hints in practice games

ui-hint = What would you do?
ui-hint-line = Worked out from what you can see; hidden cards are guessed many times over.
ui-hint-stage = { $stage ->
    [where] Where
    [what] What
   *[good] How good
}
ui-hint-further = { $stage ->
    [what] What to do
   *[good] How good it is
}
ui-hint-thinking = Thinking…
ui-hint-past = This hint was about an earlier decision.
ui-hint-again = Ask again
ui-hint-before = Your chance before this move
ui-hint-play = Play { $number }

## Positions and puzzles

ui-place-how = Choose a piece on the map, then the place where it is to stand. The rules say what is possible.
ui-place-held = In hand: { $piece }. Choose its place.
ui-place-remove = Take it off the map
ui-place-aside = Off the map
ui-place-undo = Undo
ui-puzzle = Find the best move
ui-puzzle-make = Whoever opens this link is asked for the best move of the side that decides; the analysis checks the answer.
ui-puzzle-link = Link to the puzzle
ui-puzzle-try = Try it
ui-puzzle-who = To decide: { $side }
ui-puzzle-line = Decide as at a table. The analysis compares your move with the best that it finds, from what this seat knows.
ui-puzzle-thinking = The analysis plays it out…
ui-puzzle-best = The best moves
ui-puzzle-again = Try again
ui-puzzle-edit = Change the position
ui-puzzle-next = Next puzzle
ui-puzzle-own = What would have been better?
ui-puzzles-line = One decision each: find the best move. The analysis judges your answer.
ui-puzzles-book = The book
ui-puzzles-book-line = From games of bots. One move is much better than the one that comes to mind first.
ui-puzzles-none = There is no puzzle for this game yet.
ui-puzzles-own = Mistakes to learn from
ui-puzzles-own-line = Your own, from the last games that were analysed.
ui-puzzles-own-none = None yet. When a game of yours has been analysed, your mistakes come here as puzzles.
ui-puzzles-own-count = Solve your mistakes: { $count }
ui-puzzles-solved = solved
ui-puzzles-count = { $solved } of { $all } solved
