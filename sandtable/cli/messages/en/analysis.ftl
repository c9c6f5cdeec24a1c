# The analysis of a record.

cli-help-analyse = Judge every decision of a record, and say what was luck.
cli-help-analyse-seconds = How long to compute after the first quick pass, in seconds of the processor.
cli-help-analyse-seat = Judge only this seat, from what it saw.
cli-help-analyse-seed = The seed of the playouts; the same one gives the same result.
cli-help-analyse-out = Also write the whole analysis to this file, as JSON.
cli-analysis-head = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} · { $playouts ->
    [one] { $playouts } playout
   *[other] { $playouts } playouts
} · ±{ $error } %
cli-analysis-best = best
cli-analysis-fine = fine
cli-analysis-inaccuracy = inaccuracy
cli-analysis-mistake = mistake
cli-analysis-blunder = blunder
cli-analysis-lost = lost per decision, %
cli-analysis-luck = given by dice and draws, %
cli-analysis-play = changed by decisions, %
cli-analysis-blamed = What could have been better
cli-analysis-turns = Turning points
cli-analysis-step = step
cli-analysis-played = played
cli-analysis-loss = loss, %
cli-analysis-better = better
cli-analysis-swing = { $side }: chance, %
cli-analysis-by-luck = by luck
