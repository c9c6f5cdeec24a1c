### What happened. What the reader may not see has the id “none”.

## Setting up

event-deployed = { $unit }: set up in { $square }.
event-faces = { $unit }: in { $square }, facing { $facing }.
event-reinforcement-called-off = The { $side } get no reinforcements: the condition is not met.

## Turns and phases

event-turn = Turn { $turn }. The { $initiative } have the initiative.
event-phase = { $phase ->
    [order] Order phase.
    [activation] Activation phase.
    [supply] Supply phase.
   *[setup] Set-up.
}
event-resigned = The { $side } resigned.
event-game-over = The battle is over. { $reason }

## Order tokens

event-tokens-taken = The { $side } take order tokens: { $numbered } numbered{ $special ->
        [0] {""}
       *[other] , { $special } special
    }{ $bluff ->
        [0] {""}
       *[other] , { $bluff } bluff
    }.
event-token-on-unit = Token { $token }: for { $unit }.
event-token-on-option = Token { $token }: for { $option }.
event-orders-placed = { $options-id ->
    [none] The { $side } have given their orders: { $units }.
   *[other] { $units-id ->
        [none] The { $side } have given their orders: { $options }.
       *[other] The { $side } have given their orders: { $units }, { $options }.
    }
}
event-tokens-exchanged = Field telephones: the { $side } exchange two tokens ({ $units }).
event-token-revealed = Token { $token }: { $unit }.
event-option-token-revealed = Token { $token }: { $option }.
event-token-empty = Token { $token } of the { $side }: nobody holds it any more.
event-token-cut = { $unit }: token taken away, unseen.
event-tokens-swapped = { $unit } and { $other } exchange their tokens.
event-token-shifted = The token of { $unit } goes to { $to }.
event-bluffs-discarded = { $units-id ->
    [none] Bluff: { $options }.
   *[other] { $options-id ->
        [none] Bluff: { $units }.
       *[other] Bluff: { $units }, { $options }.
    }
}
event-activation-marker = { $unit }: activated.
event-waited = { $unit }: no action.
event-inspired = { $unit }: encouragement for { $units }, one suppression marker less.
event-repaired = { $damage ->
    [crew] { $unit }: { damage-crew } repaired.
    [tracks] { $unit }: { damage-tracks } repaired.
    [hull] { $unit }: { damage-hull } repaired.
   *[other] { $unit }: { damage-main-weapon } repaired.
}
event-recovered = { $units-id ->
    [none] The { $side } have nobody to rally.
   *[other] One suppression marker less: { $units }.
}
event-rallied = { $unit }: all suppression markers removed.

## Cards and options

event-drew = { $cards-id ->
    [none] { $count ->
        [one] The { $side } drew { $count } card.
       *[other] The { $side } drew { $count } cards.
    }
   *[other] { $count ->
        [one] The { $side } drew { $count } card: { $cards }.
       *[other] The { $side } drew { $count } cards: { $cards }.
    }
}
event-discarded = The { $side } discarded { $cards }.
event-reshuffled = The { $side } shuffle their discarded cards into a new deck.
event-card-played = The { $side } play { $card }.
event-card-cancelled = { $card } of the { $side } is countermanded.
event-bonus-played = { $bonus-id ->
    [assault] The { $side } play { $card } for +{ $number } in the assault.
    [fire] The { $side } play { $card } for +{ $number } to fire.
    [move] { $number ->
        [one] The { $side } play { $card } for { $number } more square.
       *[other] The { $side } play { $card } for { $number } more squares.
    }
   *[die] The { $side } play { $card } for +{ $number } to the die.
}
event-marker-spent = { $unit-id ->
    [none] The { $side } spend a marker: { $option }.
   *[other] { $unit }: marker spent, { $option }.
}
event-tile-broken = { $tile } is broken: the options of the { $side } there are lost.
event-bonus-taken = { $unit }: bonus token taken in { $square }{ $bonus-id ->
        [none] {""}
       *[other] , { $bonus }
    }.
event-bonus-spent = The { $side } spend a bonus token: { $bonus }.

## Movement

event-move-declared = { $unit }: movement.
event-assault-declared = { $unit }: assault on { $target } announced.
event-push-declared = { $unit }: to push the { wreck-in }.
event-moved = { $unit }: { $from } → { $square }.
event-turned = { $unit }: facing { $facing }.
event-flipped = { $unit }: now { $state }.
event-identified = { $alias } is revealed: { $unit }.
event-forced-move = { $unit }: forced to { $square }.
event-no-way-out = { $unit }: no way out.
event-boarded = { $unit }: aboard { $vehicle }.
event-got-out = { $unit }: out in { $square }.
event-stepped-out = { $unit }: out of the vehicle in { $square }.
event-went-underground = { $unit }: through the cellars to { $square }.
event-replaced = { $unit }: in { $square } among the ruins.
event-wreck-placed = A wreck lies in { $squares }.
event-wreck-pushed = { $unit }: wreck pushed to { $squares }.
event-wreck-damaged = { $total ->
    [one] The { wreck-in }: { $total } destruction point.
   *[other] The { wreck-in }: { $total } destruction points.
}
event-wreck-removed = The { wreck-in } is gone.
event-exited = { $unit }: off the field.
event-delivered = { $unit }: delivered.

## Fire

event-shot-announced = { $kind ->
    [fire] { $unit }: fire.
    [suppress] { $unit }: Suppressive Fire.
    [divert] { $unit }: Diversion Fire.
    [snipe] { $unit }: sniper shot.
    [split] { $unit }: fire at several targets.
    [split-suppress] { $unit }: Suppressive Fire at several targets.
    [howitzer] { $unit }: howitzer shell.
    [indirect] { $unit }: Indirect Fire.
    [flame] { $unit }: flamethrower.
    [flame-room] { $unit }: flamethrower, into a room.
    [demolish] { $unit }: fire at a structure.
    [grenade] { $unit }: grenade.
    [close] { $unit }: close attack.
    [satchel] { $unit }: satchel charge.
    [breach] { $unit }: charge at a wall.
   *[smoke] { $unit }: smoke.
}
event-reacted = Opportunity Fire: { $unit } at { $target }.
event-value-split = { $unit }: fire divided ({ $shares }) between { $targets }.
event-attack-rolled = { $unit-id ->
    [none] Attack on { $target }: rolled { $dice }, result { $result } against { $defence }.
   *[other] { $mode ->
        [snipe] { $unit } on { $target }: rolled { $dice }, result { $result } on the sniper table.
       *[other] { $unit } on { $target }: rolled { $dice }, result { $result } against { $defence }.
    }
}
event-attack-failed = { $target }: no effect.
event-unit-hit = { $unit }: hit.
event-unit-destroyed = { $unit }: destroyed.
event-location-rolled = Damage location of { $unit }: rolled { $dice }.
event-unit-damaged = { $location ->
    [crew] { $unit }: { damage-crew } hit.
    [tracks] { $unit }: { damage-tracks } hit.
    [hull] { $unit }: { damage-hull } hit.
   *[other] { $unit }: { damage-main-weapon } hit.
}
event-hit-averted = { $unit }: the hit is averted.
event-shrug-rolled = { $unit }, against the hit: rolled { $dice }.
event-suppressed = { $number ->
    [one] { $unit }: { $number } suppression marker.
   *[other] { $unit }: { $number } suppression markers.
}
event-re-rolled = Rolled again: { $dice }.

## Templates and structures

event-point-named = { $unit-id ->
    [none] The { $side } name { $point }: { $profile }.
   *[other] { $unit }: at { $point }, { $profile }.
}
event-opening-named = { $unit-id ->
    [none] The { $side } name the opening { $edge }: { $profile }.
   *[other] { $unit }: through the opening { $edge }, { $profile }.
}
event-scatter-rolled = Scatter: rolled { $dice }.
event-template-placed = The template lies on { $point }.
event-template-off-field = The template falls outside the field.
event-barrage-called-off = The barrage of the { $side } is called off.
event-barrage-declined = The { $side } hold their fire: { $option }.
event-flak-rolled = { $unit } at the bombers: rolled { $dice }.
event-bombers-driven-off = The bombers are driven off: { $unit }.
event-smoke = Smoke in { $square }.
event-destruction-rolled = { $squares-id ->
    [none] Destruction, { $structure }: rolled { $dice }.
   *[other] Destruction, { wreck-in }: rolled { $dice }.
}
event-structure-damaged = { $points ->
    [one] { $structure }: { $points } destruction point.
   *[other] { $structure }: { $points } destruction points.
}
event-line-removed = { $structure }: removed.
event-wall-breached = A breach in the wall { $edge }.
event-part-fallen = Collapse: { $part }.

## Assault

event-fight-begins = Assault: { $unit } on { $target } in { $square }.
event-fight-rolled = { $unit }: rolled { $dice }. { $target }: rolled { $answer }.
event-fight-decided = Assault: { $total } for { $unit }, { $answer } for { $target }.
event-fight-helpless = { $target }: helpless, beaten at once.

## Objectives and what the scenario brings

event-control = The { $side } control the { $objective }.
event-item-taken = The { $item }: taken by { $unit }.
event-item-dropped = The { $item } lies in { $square }.
event-flare = The { $side } fire a flare.
event-furnace = { $bursts ->
    [yes] Furnaces: rolled { $roll }. One bursts.
   *[no] Furnaces: rolled { $roll }. Nothing happens.
}
event-dust = Dust settles around the { $part }: smoke in { $squares }.
event-decoy = A decoy of the { $side } draws the shot of { $unit }.

## Endings

outcome-resigned = Victory for the { $winner }: the enemy has resigned.
outcome-no-orders = Victory for the { $winner }: the enemy can give no more orders.
outcome-no-orders-for-both = A draw: neither side can give orders any more.
outcome-objective = Victory for the { $winner }: the decisive objective is taken.
outcome-points = Victory for the { $winner } on points.
outcome-tie = Victory for the { $winner }: the points are equal, and the scenario decides so.
outcome-draw = A draw: the points are equal.
