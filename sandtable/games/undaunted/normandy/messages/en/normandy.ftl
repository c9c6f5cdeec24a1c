### Undaunted: Normandy: what is its own beside the words all Undaunted games share.

game-normandy = Undaunted: Normandy
game-normandy-short = Normandy
game-normandy-line = Your deck of cards is your platoon

## Sides, cards, units

side-us = US
side-us-mark = U
side-germany = Germany
side-germany-mark = G

card-platoon-sergeant = Platoon Sergeant
card-platoon-guide = Platoon Guide
card-squad-leader = Squad Leader
card-scout = Scout
card-rifleman = Rifleman
card-sniper = Sniper
card-machine-gunner = Machine Gunner
card-mortar = Mortar

unit-riflemen = { $side ->
    [us] US Riflemen
    [germany] German Riflemen
   *[none] Riflemen
}
unit-scouts = { $side ->
    [us] US Scouts
    [germany] German Scouts
   *[none] Scouts
}
unit-machine-gunners = { $side ->
    [us] US Machine Gunners
    [germany] German Machine Gunners
   *[none] Machine Gunners
}
unit-sniper = { $side ->
    [us] US Sniper
    [germany] German Sniper
   *[none] Sniper
}
unit-mortar = { $side ->
    [us] US Mortar
    [germany] German Mortar
   *[none] Mortar
}

## Actions

action-guide = Guide
action-target = Target
action-blast = Blast

act-guide = { act-head } { $tile-id ->
    [none] { action-guide } { $unit } 0 tiles
   *[other] { action-guide } { $unit } to { $tile }
}
act-target = { act-head } { action-target } { $tile }
act-blast = { $unit-id ->
    [none] { act-head } { action-blast }
   *[other] { action-blast } { $unit }
}

## What is asked, what happened

prompt-blasting = { $side }: choose the next of { $count } counters under fire.

event-entered = { $unit }: the counter enters at { $tile }.
event-guided = { $unit }: the unit is guided.
event-radio-raised = { $points ->
    [one] The radio in { $tile } is now worth { $points } point.
   *[other] The radio in { $tile } is now worth { $points } points.
}
event-targeted = { $side } aims the Mortar at { $tile }.
event-target-removed = { $side } removes the target marker from the board.
event-blast-empty = Nobody stands in { $tile }: the Blast hits nothing.

## Why not

refusal-no-spawn-marker = { $unit }: the unit is not on the board, and none of your spawn markers serves it. Its cards can only hunker down.
refusal-choose-spawn-marker = { $unit }: the unit is not on the board. Choose one of your spawn markers that serves it.
refusal-command-places-nobody = { $card } is a command card: it places no counter.
refusal-already-on-board = { $unit-id ->
    [none] This card has no counter that could be placed.
   *[other] { $unit }: the counter is already on the board, so the unit acts from its tile.
}
refusal-guide-name-a-counter = Choose which of your units to guide.
refusal-guide-one-counter = You can guide only one unit.
refusal-guide-own-only = { $unit }: you can guide only your own units.
refusal-guide-off-board = { $unit }: the unit is not on the board, so it cannot be guided.
refusal-guide-suppressed = { $unit }: the unit is suppressed, so it cannot be guided.
refusal-guide-nobody = You have no ready unit on the board to guide.
refusal-control-no-marker = You have no marker in { $tile } that could be turned to Controlled.
refusal-control-already = You already control { $tile }.
refusal-control-radio = You already control { $tile }, and only the US can raise the value of the radio.
refusal-control-enemy = An enemy counter stands in { $tile }. You cannot take control while it is there.
refusal-target-too-near = { $tile } is too near: the range is { $distance }, and the Mortar needs 3 or more.
refusal-target-already-there = Your target marker already lies in { $tile }. Choose another tile.
refusal-target-nowhere = No tile is far enough away: the Mortar needs a range of 3 or more.
refusal-target-name-a-tile = Choose one tile on this map for the target marker.
refusal-blast-no-target = Your target marker is not on the board. First use Target, then Blast.
refusal-blast-choose-counter = Choose one of the counters still under fire.

## Endings

outcome-points = { $winner } wins with the objective points needed.
outcome-pinned = { $winner } wins: the enemy is pinned, without Riflemen on the board.
outcome-hopeless = { $winner } wins: the enemy can no longer get the points needed and counts as pinned.
outcome-hopeless-behind = { $winner } wins: the enemy is behind on points and can no longer get those needed.
outcome-both-pinned = { $winner } wins: both sides are pinned, and it has more objective points.
outcome-both-pinned-initiative = { $winner } wins: both sides are pinned with equal points, and it holds the initiative.

## Campaign

grade-undecided = Undecided
grade-marginal = Marginal victory
grade-clear = Clear victory
grade-decisive = Decisive victory

## Faults of scenarios and campaigns

error-radio-without-objective = The radio needs an objective in its tile.
error-goal-missing = The side needs a goal: points, or pin = true.
error-goal-out-of-reach = The goal is { $points } points, but the map has only { $on_map }.
error-goal-already-met = The side already controls { $held } points, and its goal is { $points }: it would have won before the first card.
error-campaign-not-consecutive = Scenario { $after } cannot follow scenario { $before }: a campaign plays consecutive scenarios.
warning-no-riflemen = { $side } can never have Riflemen on the board, so it can neither take control nor be pinned.
