### What happened. What the reader may not see has the id “none”.

## Setting up

event-deployed = { $unit } is set up in { $square }.
event-faces = { $unit } is set up in { $square }, facing { $facing }.
event-reinforcement-called-off = The { $side } get no reinforcements: the condition is not met.

## Turns and phases

event-turn = Turn { $turn }. The { $initiative } have the initiative.
event-phase = { $phase ->
    [order] Order phase.
    [activation] Activation phase.
    [supply] Supply phase.
   *[setup] Set-up.
}
event-resigned = The { $side } resign.
event-game-over = The battle is over. { $reason }

## Order tokens

event-tokens-taken = The { $side } take order tokens: { $numbered } numbered{ $special ->
        [0] {""}
       *[other] , { $special } special
    }{ $bluff ->
        [0] {""}
       *[other] , { $bluff } bluff
    }.
event-token-on-unit = Token { $token } goes to { $unit }.
event-token-on-option = Token { $token } goes to { $option }.
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
event-token-empty = Token { $token } of the { $side } is revealed in vain: its unit is gone.
event-token-cut = { $unit } loses its token, unseen.
event-tokens-swapped = { $unit } and { $other } exchange their tokens.
event-token-shifted = The token of { $unit } goes to { $to }.
event-bluffs-discarded = { $units-id ->
    [none] Bluff: { $options }.
   *[other] { $options-id ->
        [none] Bluff: { $units }.
       *[other] Bluff: { $units }, { $options }.
    }
}
event-activation-marker = { $unit } has been activated.
event-waited = { $unit } does nothing.
event-inspired = { $unit } inspires { $units }: one suppression marker less each.
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
event-rallied = { $unit } loses all suppression markers.

## Cards and options

event-drew = { $cards-id ->
    [none] { $count ->
        [one] The { $side } draw { $count } card.
       *[other] The { $side } draw { $count } cards.
    }
   *[other] { $count ->
        [one] The { $side } draw { $count } card: { $cards }.
       *[other] The { $side } draw { $count } cards: { $cards }.
    }
}
event-discarded = The { $side } discard { $cards }.
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
   *[other] { $unit } spends a marker: { $option }.
}
event-tile-broken = { $tile } is broken: the options of the { $side } there are lost.
event-bonus-taken = { $unit } takes a bonus token in { $square }{ $bonus-id ->
    [none] {""}
   *[other] : { $bonus }
}.
event-bonus-spent = The { $side } spend a bonus token: { $bonus }.

## Movement

event-move-declared = { $unit } moves.
event-assault-declared = { $unit } announces an assault on { $target }.
event-push-declared = { $unit } pushes the { wreck-in }.
event-moved = { $unit }: { $from } → { $square }.
event-turned = { $unit } turns to face { $facing }.
event-flipped = { $unit } is now { $state }.
event-identified = { $alias } is revealed: { $unit }.
event-forced-move = { $unit } is forced back to { $square }.
event-no-way-out = { $unit } has no way out.
event-boarded = { $unit } boards { $vehicle }.
event-got-out = { $unit } gets out in { $square }.
event-stepped-out = { $unit } leaves the vehicle in { $square }.
event-went-underground = { $unit } goes through the cellars to { $square }.
event-replaced = { $unit } stands among the ruins in { $square }.
event-wreck-placed = A wreck lies in { $squares }.
event-wreck-pushed = { $unit } pushes a wreck to { $squares }.
event-wreck-damaged = { $total ->
    [one] The { wreck-in }: { $total } destruction point.
   *[other] The { wreck-in }: { $total } destruction points.
}
event-wreck-removed = The { wreck-in } is gone.
event-exited = { $unit } leaves the field.
event-delivered = { $unit } delivers its load.

## Fire

event-shot-announced = { $kind ->
    [fire] { $unit } fires.
    [suppress] { $unit } uses Suppressive Fire.
    [divert] { $unit } uses Diversion Fire.
    [snipe] { $unit } takes a sniper shot.
    [split] { $unit } fires at several targets.
    [split-suppress] { $unit } uses Suppressive Fire at several targets.
    [howitzer] { $unit } fires a howitzer shell.
    [indirect] { $unit } uses Indirect Fire.
    [flame] { $unit } uses a flamethrower.
    [flame-room] { $unit } uses a flamethrower on a room.
    [demolish] { $unit } fires at a structure.
    [grenade] { $unit } throws a grenade.
    [close] { $unit } attacks at arm’s length.
    [satchel] { $unit } sets a satchel charge.
    [breach] { $unit } sets a charge against a wall.
   *[smoke] { $unit } lays smoke.
}
event-reacted = Opportunity Fire: { $unit } at { $target }.
event-value-split = { $unit } divides its fire ({ $shares }) between { $targets }.
event-attack-rolled = { $unit-id ->
    [none] Attack on { $target }: rolled { $dice }, result { $result } against { $defence }.
   *[other] { $mode ->
        [snipe] { $unit } on { $target }: rolled { $dice }, result { $result } on the sniper table.
       *[other] { $unit } on { $target }: rolled { $dice }, result { $result } against { $defence }.
    }
}
event-attack-failed = { $target }: no effect.
event-unit-hit = { $unit } is hit.
event-unit-destroyed = { $unit } is destroyed.
event-location-rolled = Damage location of { $unit }: rolled { $dice }.
event-unit-damaged = { $location ->
    [crew] { $unit }: { damage-crew } hit.
    [tracks] { $unit }: { damage-tracks } hit.
    [hull] { $unit }: { damage-hull } hit.
   *[other] { $unit }: { damage-main-weapon } hit.
}
event-hit-averted = { $unit } averts the hit.
event-shrug-rolled = { $unit } rolls against the hit: { $dice }.
event-suppressed = { $number ->
    [one] { $unit }: { $number } suppression marker.
   *[other] { $unit }: { $number } suppression markers.
}
event-re-rolled = Re-roll: { $dice }.

## Templates and structures

event-point-named = { $unit-id ->
    [none] The { $side } aim at { $point }: { $profile }.
   *[other] { $unit } aims at { $point }: { $profile }.
}
event-opening-named = { $unit-id ->
    [none] The { $side } aim through the opening { $edge }: { $profile }.
   *[other] { $unit } aims through the opening { $edge }: { $profile }.
}
event-scatter-rolled = Scatter: rolled { $dice }.
event-template-placed = The template lies on { $point }.
event-template-off-field = The template falls outside the field.
event-barrage-called-off = The barrage of the { $side } is called off.
event-barrage-declined = The { $side } decline the barrage: { $option }.
event-flak-rolled = { $unit } fires at the bombers: rolled { $dice }.
event-bombers-driven-off = { $unit } drives off the bombers.
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
event-fight-helpless = { $target } is helpless and beaten at once.

## Objectives and what the scenario brings

event-control = The { $side } control the { $objective }.
event-item-taken = { $unit } takes the { $item }.
event-item-dropped = The { $item } lies in { $square }.
event-flare = The { $side } fire a flare.
event-furnace = { $bursts ->
    [yes] Furnaces: rolled { $roll }. One bursts.
   *[no] Furnaces: rolled { $roll }. Nothing happens.
}
event-dust = Dust settles around the { $part }: smoke in { $squares }.
event-decoy = A decoy of the { $side } draws the shot of { $unit }.

## Endings

outcome-resigned = Victory for the { $winner }: the other side has resigned.
outcome-agreed = A draw by agreement.
outcome-no-orders = Victory for the { $winner }: the enemy can give no more orders.
outcome-no-orders-for-both = A draw: neither side can give orders any more.
outcome-objective = Victory for the { $winner }: the decisive objective is taken.
outcome-points = Victory for the { $winner } on points.
outcome-tie = Victory for the { $winner }: the points are equal, and the scenario decides in their favour.
outcome-draw = A draw: the points are equal.
