### The Undaunted games at the table. The names of cards, units and zones are the games’ own.

## Bar at the top

ui-undaunted-round = Round { $round }
ui-undaunted-your-turn = your turn
ui-undaunted-turn-of = { $side } to play
ui-undaunted-goal-pin = { $count ->
    [0] goal: pin the enemy
    [1] last Riflemen to pin
   *[other] { $count } Riflemen to pin
}
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
ui-undaunted-tile-hill = cover { $cover }, but 1 against fire from a hill and { $above ->
    [strafe] from the air
   *[blast] against Blast
}
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
ui-undaunted-card-fog = It has no actions. Recon removes it.
ui-undaunted-barred = not allowed now
ui-undaunted-hand-empty = No cards in hand.
ui-undaunted-hand-of = { $count ->
    [one] { $side }: { $count } card in hand
   *[other] { $side }: { $count } cards in hand
}
ui-undaunted-played = Played this turn
ui-undaunted-played-more = and { $count } more
ui-undaunted-stop-end-turn = End turn
ui-undaunted-stop-done = { $frame ->
    [acting] Nothing more
    [marking] Mark no more
   *[take] Take no more
}
ui-undaunted-draw = { $count ->
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
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
    [above] Cover, { $terrain }, from above
   *[all] Cover, { $terrain }
}
ui-undaunted-note-range = { $tiles ->
    [0] Range, same tile
    [one] Range, { $tiles } tile
   *[other] Range, { $tiles } tiles
}
ui-undaunted-note-range-above = Range does not count
ui-undaunted-note-total = { $dice ->
    [1] Needed on the die
   *[other] Needed on one of { $dice } dice
}
ui-undaunted-note-faces = { $hits ->
    [one] Hit: { $hits } face of 10; a 0 always hits.
   *[other] Hit: { $hits } faces of 10; a 0 always hits.
}
ui-undaunted-note-casualty = A hit costs { $side } one { $card } card: from hand, else discard, else deck.
ui-undaunted-note-removed = This unit has no card left to lose: a hit takes the counter off the map.
ui-undaunted-note-suppress = { $already ->
    [yes] The unit is already suppressed: a hit changes nothing.
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
ui-undaunted-stakes-free = Not yet controlled: { $tiles }.

## North Africa: vehicles, structures, ways off the map

ui-undaunted-vehicle = { $vehicle } ({ $side }), tile { $tile }, { $defence ->
    [0] no defence
   *[other] defence { $defence }
}, armour { $armour }, damage { $damage } of { $durability }{ $disabled ->
    [yes] , disabled
   *[no] {""}
}{ $crew ->
    [none] , empty
   *[other] , aboard: { $crew }
}
ui-undaunted-structure = { $points ->
    [one] { $structure }, tile { $tile }, defence { $defence }, { $points } point
   *[other] { $structure }, tile { $tile }, defence { $defence }, { $points } points
}
ui-undaunted-exit = Exit from { $tile } for { $sides }
ui-undaunted-tile-rough = no vehicles
ui-undaunted-tile-exit = exit for { $sides }
ui-undaunted-seat = { $who ->
    [none] { $seat }, free
   *[other] { $seat }: { $who }
}
ui-undaunted-seat-free = free
ui-undaunted-seat-none = no action, rides along
ui-undaunted-seat-hindered = { $why ->
    [crew] needs { $specialty }
   *[disabled] Disabled: the seat does nothing until the vehicle is repaired
}
ui-undaunted-aboard = { $unit }{ $suppressed ->
    [yes] , suppressed
   *[no] {""}
}
ui-undaunted-held-by = held by { $side }
ui-undaunted-bears = { $disabled ->
    [yes] Disabled: seats do nothing until repaired. Destroyed at { $durability }
   *[no] Damage { $damage }: disabled at { $critical }, destroyed at { $durability }
}
ui-undaunted-value-defence = Defence { $value }
ui-undaunted-value-no-defence = Rifles cannot hurt it
ui-undaunted-value-armour = Armour { $value }
ui-undaunted-captured = taken from { $side }
ui-undaunted-tray-vehicles = Vehicles
ui-undaunted-after = After the action
ui-undaunted-after-unit = { $unit } may still
ui-undaunted-after-board = take a free seat
ui-undaunted-after-change-seat = take another free seat

## North Africa: goals

ui-undaunted-goal-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-undaunted-goal-evacuate = bring { $count } of { $all } off the map
ui-undaunted-goal-neutralise = neutralise { $count } of { $all }
ui-undaunted-goal-how = { $how ->
    [wreck] for structures blown up and objectives controlled
   *[hold] for structures and objectives controlled
}
ui-undaunted-fate = { $fate ->
    [evacuated] { $unit }: off the map
    [neutralised] { $unit }: lost
   *[in-play] { $unit }: in play
}
ui-undaunted-stakes-standing = Still standing: { $structures }.

## North Africa: rolls

ui-undaunted-note-armour = Armour
ui-undaunted-note-structure = Defence of the structure
ui-undaunted-note-wreck = { $points ->
    [one] A hit blows it up: { $points } point that cannot be lost.
   *[other] A hit blows it up: { $points } points that cannot be lost.
}
ui-undaunted-note-crew-suppress = { $ready ->
    [0] Nobody aboard can be suppressed: a hit changes nothing.
    [1] A hit suppresses the one soldier aboard who is ready.
   *[other] A hit suppresses one soldier aboard; the holder picks who.
}
ui-undaunted-note-damage = { $crew ->
    [0] Nobody is aboard.
    [1] A hit costs the soldier aboard a card.
   *[other] A hit costs one soldier aboard a card; the holder picks who.
} { $after ->
    [destroyed] Then the vehicle is destroyed, and all aboard stand in the tile.
    [disabled] Then the vehicle is disabled: its seats do nothing until it is repaired.
    [further] Then the vehicle has damage { $damage } and stays disabled.
   *[damaged] Then the vehicle has damage { $damage }; { $critical } disables it.
}

## Before the first move: how to come by what wins

ui-undaunted-brief-points = Points lie on the tiles with a star. Scouts open the way: a unit enters only tiles that hold your marker. Riflemen on a star score it with { $control }.
ui-undaunted-brief-pin = The enemy is pinned when none of its Riflemen are left on the map: attack them.
ui-undaunted-brief-way = A soldier enters only tiles that hold your marker; { $scout } lays one.
ui-undaunted-brief-wreck = Points come from structures that you blow up ({ $demolitions }) and from tiles with a star that you control ({ $control }).
ui-undaunted-brief-hold = Points come from structures and from tiles with a star that you control ({ $control }).
ui-undaunted-brief-evacuate = Move onto an exit, and one step further off the map.
ui-undaunted-brief-neutralise = Attack them until they have no card left to lose.
