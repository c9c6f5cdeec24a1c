### What the terminal displays of all games say.

terminal-round = Round { $round }
terminal-initiative = Initiative
terminal-goal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-sign-suppressed = suppressed
terminal-sign-objective = objective
terminal-turn = Turn { $turn }
terminal-hand = hand
terminal-units = units
terminal-draw-pile = draw pile
terminal-discard-pile = discard pile
terminal-points = points
