### The Undaunted games at the table. The names of cards, units and zones are the games’ own.

## Bar at the top

ui-undaunted-round = Round { $round }
ui-undaunted-your-turn = your turn
ui-undaunted-turn-of = { $side } to play
ui-undaunted-goal-pin = goal: pin the enemy
ui-undaunted-holds-initiative = holds initiative
ui-undaunted-you = you
ui-undaunted-bot = bot

## Map

ui-undaunted-counter = { $unit }, tile { $tile }, defence { $defence }{ $suppressed ->
    [yes] , suppressed
   *[no] {""}
}
ui-undaunted-tile = Tile { $tile }, { $terrain }
ui-undaunted-tile-cover = cover { $cover }
ui-undaunted-tile-hill = cover { $cover }, but 1 against fire from a hill and against Blast
ui-undaunted-tile-objective = { $points ->
    [one] objective worth { $points } point
   *[other] objective worth { $points } points
}
ui-undaunted-tile-controlled = controlled by { $side }
ui-undaunted-tile-scouted = scouted by { $side }
ui-undaunted-tile-spawn = spawn marker of { $side } for all units
ui-undaunted-tile-spawn-for = spawn marker of { $side } for { $units }
ui-undaunted-tile-target = under the mortar of { $side }
ui-undaunted-tile-radio = radio: each further US Control here raises its points by 1
ui-undaunted-squad = squad { $squad }

## Cards

ui-undaunted-card = { $card }, initiative { $initiative }{ $count ->
    [1] {""}
   *[other] , { $count } of them
}
ui-undaunted-card-count = { $card }, { $count } left
ui-undaunted-card-fog = Cannot be played. Recon removes it.
ui-undaunted-barred = not allowed now
ui-undaunted-hand-empty = No cards in hand.
ui-undaunted-hand-of = { $count ->
    [one] { $side }: { $count } card in hand
   *[other] { $side }: { $count } cards in hand
}
ui-undaunted-played = Played this turn
ui-undaunted-played-more = and { $count } more
ui-undaunted-stop-end-turn = End turn
ui-undaunted-stop-done = Take no more
ui-undaunted-lost = lost
ui-undaunted-supply-empty = Empty
ui-undaunted-known = What is known
ui-undaunted-known-own = Deck and discard
ui-undaunted-known-all = Deck, hand and discard together
ui-undaunted-known-hand = Seen to be in hand
ui-undaunted-known-not-hand = Not in hand
ui-undaunted-known-discard = Seen in the discard

## Initiative

ui-undaunted-bid = initiative
ui-undaunted-bid-pick = pick a card
ui-undaunted-bid-choosing = choosing…
ui-undaunted-bid-sealed = sealed
ui-undaunted-bid-change = { $card }, change

## Rolls

ui-undaunted-note-under = { $action } { $dice }, tile { $tile }
ui-undaunted-note-defence = Defence on the counter
ui-undaunted-note-cover = { $against ->
    [hill] Cover, { $terrain }, from a hill
    [blast] Cover, { $terrain }, from above
   *[all] Cover, { $terrain }
}
ui-undaunted-note-range = { $tiles ->
    [0] Range, same tile
    [one] Range, { $tiles } tile
   *[other] Range, { $tiles } tiles
}
ui-undaunted-note-range-blast = Range does not count
ui-undaunted-note-total = { $dice ->
    [1] To reach on one die
   *[other] To reach on one of { $dice } dice
}
ui-undaunted-note-faces = { $hits ->
    [one] { $hits } face of 10 hits
   *[other] { $hits } faces of 10 hit
}; a 0 always does.
ui-undaunted-note-casualty = A hit costs { $side } one { $card } card: from hand, else discard, else deck.
ui-undaunted-note-removed = There is no card of this unit left to lose: a hit takes the counter off the map.
ui-undaunted-note-suppress = { $already ->
    [yes] The unit is suppressed already: a hit changes nothing.
   *[no] A hit suppresses the unit: its next card can only ready it.
}
ui-undaunted-roll-caption = { $unit }, { $action } at { $target }: { $need } or more, or a 0
ui-undaunted-roll-result = { $success ->
    [yes] Hit
   *[no] Miss
}

## Beside the map

ui-undaunted-stakes = What decides it
ui-undaunted-stakes-points = { $points ->
    [one] { $side } needs { $points } more point.
   *[other] { $side } needs { $points } more points.
}
ui-undaunted-stakes-pin = { $side } must pin the enemy: no enemy Riflemen on the map.
ui-undaunted-stakes-free = Held by nobody: { $tiles }.
