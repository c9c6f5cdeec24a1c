### The plain table, on which games without drawings of their own are played.

ui-plain-round = Round { $number }
ui-plain-turn = Turn { $number }
ui-plain-hand = Hand: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
ui-plain-plate = { $side } · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
ui-plain-figures = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
ui-plain-spent = done for now
ui-plain-marker = marker
ui-plain-marker-of = marker of { $side }
ui-plain-need = To roll
ui-plain-goal = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
