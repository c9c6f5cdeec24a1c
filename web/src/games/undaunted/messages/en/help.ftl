### What things are: signs of tiles, counters, cards, vehicles.

## The names of the signs

ui-undaunted-sign-cover = Cover
ui-undaunted-sign-hill = Hill
ui-undaunted-sign-objective = Objective
ui-undaunted-sign-scouted = Scouted, { $side }
ui-undaunted-sign-controlled = Controlled, { $side }
ui-undaunted-sign-spawn = Spawn marker, { $side }
ui-undaunted-sign-target = Mortar target, { $side }
ui-undaunted-sign-radio = Radio
ui-undaunted-sign-suppressed = Suppressed
ui-undaunted-sign-rough = Rough ground.
ui-undaunted-sign-exit = Exit.

## What they mean

ui-undaunted-help-cover = Cover: added to the defence of everyone here
ui-undaunted-help-hill = Cover of a hill: 1 if the attacker is on a hill too, or { $above ->
    [strafe] if the fire comes from the air
   *[blast] against Blast
}
ui-undaunted-help-objective = Objective: points for whoever controls the tile
ui-undaunted-help-scouted = Scouted by { $side }: its counters may enter
ui-undaunted-help-controlled = Controlled by { $side }: its counters may enter, and it scores the objective
ui-undaunted-help-spawn = Counters of { $side } enter the map here
ui-undaunted-help-target = The mortar of { $side } is aimed here: Blast falls on this tile
ui-undaunted-help-radio = Each further US Control here adds a point
ui-undaunted-help-suppressed = Suppressed: the next card only makes it ready again
ui-undaunted-help-rough = Vehicles cannot enter
ui-undaunted-help-structure = Points for Italy while it controls the tile, for the LRDG if they blow it up
ui-undaunted-help-exit = Counters of { $sides } may leave the map here; it takes a step

## Tiles

ui-undaunted-help-free = controlled by nobody
ui-undaunted-help-here = Here: { $units }.
ui-undaunted-help-enter = To enter takes a marker of your own, or Scout or Stalk.

## Counters and cards

ui-undaunted-help-is-suppressed = suppressed
ui-undaunted-help-defence = Defence: what a die must reach, with cover and range
ui-undaunted-help-cards = Cards of this unit in hand, deck and discard: its lives
ui-undaunted-help-supply = Cards of this unit still in the supply
ui-undaunted-help-acts = { $card }: { $actions }
ui-undaunted-help-initiative = initiative { $initiative }

## Vehicles, structures, exits

ui-undaunted-help-disabled = disabled
ui-undaunted-help-armour = Armour: against Anti-tank and Demolitions
ui-undaunted-help-damage = Damage: disabled at { $critical }, destroyed at { $durability }
ui-undaunted-help-empty = Nobody is aboard: it does nothing until someone boards it.
ui-undaunted-help-structure-state = structure
ui-undaunted-help-structure-defence = Defence: against Demolitions alone
ui-undaunted-help-may-leave = They count: { $units }.

## The log

ui-undaunted-log-tie = { $value } against { $value }: whoever had the initiative keeps it.
ui-undaunted-log-scouts = { $side } scouts{" "}
