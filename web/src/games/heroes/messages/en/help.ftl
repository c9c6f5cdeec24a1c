### What things are: values, ground, markers, tokens.

ui-hos-help-move = Movement Value: squares in a Movement Action
ui-hos-help-defence = { $sides ->
    [yes] Defence at the front, side and rear
   *[no] Defence: what a shot must reach
}
ui-hos-help-combat = Combat Value against infantry, light and heavy vehicles
ui-hos-help-covered = Cover here: { $ground }
ui-hos-help-cover = Cover, to the defence of { $kinds }
ui-hos-help-obscures = To shots across it
ui-hos-help-structure = Can be destroyed: points of destruction it takes
ui-hos-help-smoke = Smoke: spoils aim until the end of the turn
ui-hos-help-wreck = Wreck: in the way of fire, can be destroyed or pushed
ui-hos-help-here = Here: { $units }.
ui-hos-help-suppression = Suppression: each marker takes 1 off its moves and rolls
ui-hos-help-activated = It has acted this turn
ui-hos-help-when = When:
ui-hos-help-or = Or:
ui-hos-help-token-number = The units act in the order of these numbers, both sides in turn.
ui-hos-help-token-special = Activates its unit at any moment between two activations.
ui-hos-help-token-bluff = Looks like an order, and is none.
ui-hos-help-token-unknown = Face down: an order or a bluff.

## The log

ui-hos-log-die = die { $die }
ui-hos-log-value = Combat Value
ui-hos-log-bonus = bonus
ui-hos-log-penalty = obstacles, range, suppression
ui-hos-log-sum = { $sum } = { $result } against { $defence }
ui-hos-log-table = { $sum } = { $result } on the sniper table
ui-hos-log-hit = { $hit ->
    [yes] reached
   *[no] missed
}
ui-hos-log-both = stands in { $squares }
