### Everything that Crossroads says.

game-crossroads = Crossroads
game-crossroads-line = Race for the roads, orders in secret
scenario-junction = The Junction
scenario-two-roads = Two Roads
side-red = Red
side-blue = Blue
unit-rifles = { $side ->
    [red] Red Rifles
    [blue] Blue Rifles
   *[other] Rifles
}
unit-scouts = { $side ->
    [red] Red Scouts
    [blue] Blue Scouts
   *[other] Scouts
}
terrain-open = open ground
terrain-wood = wood
terrain-junction = junction
card-advance = Advance
card-advance-text = Two orders.
card-rush = Rush
card-rush-text = One order; a unit moves one hex further.
card-volley = Volley
card-volley-text = One order; a unit fires with one more die.
option-round_limit = Round limit
option-round_limit-help = A game without a winner ends as a draw after this many rounds.

## Actions

action-play = Play
action-move = Move
action-fire = Fire
action-done = End the turn
action-resign = Resign
action-agree-draw = Agree to a draw
act-play = Play { $card }
act-move = { $unit }: move to { $hex }
act-fire = { $unit }: fire at { $target }
act-done = End the turn
act-resign = Resign
act-agree-draw = Agree to a draw
prompt-turn = { $side }: play a card.
prompt-orders = { $side }: give an order ({ $card }, { $left } left).
odds-roll = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $need } or more ({ $parts }): { $chance } %
odds-base = { $amount }
odds-card = { $amount } card
odds-wood = { $amount } wood

## Events

event-played = { $side } plays { $card }.
event-moved = { $unit }: { $from } → { $hex }.
event-fired = { $unit } → { $target }: { $dice }.
event-hit = { $unit } loses { $hits ->
    [one] { $hits } figure
   *[other] { $hits } figures
}, { $left ->
    [0] and is removed
   *[other] { $left } left
}.
event-scored = { $side } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-drew = { $side } draws { $card-id ->
    [none] a card
   *[other] { $card }
}.
event-round = Round { $round }
event-resigned = { $side } resigns.
event-game-over = { $reason }

## Refusals

refusal-play-a-card = Play one of the cards in your hand.
refusal-give-an-order = Order one of your units to move or to fire, or end the turn.
refusal-own-unit = { $unit } is not one of your units on the board.
refusal-order-once = { $unit } has had its order this turn.
refusal-move-taken = There is a unit in { $hex } already.
refusal-move-too-far = { $unit } cannot get to { $hex } now.
refusal-fire-at-enemy = Fire at an enemy unit on the board.
refusal-fire-too-far = { $unit } fires { $range } hexes at most.

## Endings

outcome-points = { $winner } wins: the junction is theirs.
outcome-destroyed = { $winner } wins: no enemy is left.
outcome-round-limit = A draw: time is up.
outcome-resigned = { $winner } wins: the enemy has resigned.
outcome-agreed = A draw by agreement.
