### Why a player cannot do what they asked for. The number of the rule follows the sentence.

## Always

refusal-not-your-unit = Choose one of your own units.
refusal-unit-not-in-play = { $unit } is not in play.

## Armies

refusal-army-too-dear = { $cost ->
    [one] The army costs { $cost } point, but only { $points } are allowed.
   *[other] The army costs { $cost } points, but only { $points } are allowed.
}
refusal-army-without-group = An army needs at least one group tile.
refusal-army-of-two-commands = An army has at most one command tile.
refusal-option-does-not-fit = { $option } does not fit this slot of { $tile } ({ $slot }): wrong shape, size or stripe.
refusal-too-many-of-tile = { $copies ->
    [one] { $tile }: there is only { $copies } copy.
   *[other] { $tile }: there are only { $copies } copies.
}
refusal-too-many-of-option = { $copies ->
    [one] { $option }: there is only { $copies } copy.
   *[other] { $option }: there are only { $copies } copies.
}
refusal-too-many-of-counter = { $copies ->
    [one] { $counter }: there is only { $copies } counter.
   *[other] { $counter }: there are only { $copies } counters.
}
refusal-too-many-vehicles = { $kind ->
    [heavy] Too many heavy vehicles: at most { $most } for these points.
   *[light] Too many light vehicles: at most { $most } for these points.
}

## Setting up

refusal-deploy-step = { $action-id ->
    [none] Choose a unit, and where to set it up.
    [deploy] Choose a unit, and where to set it up.
   *[other] You can’t do that now ({ $action }). Set up a unit.
}
refusal-deploy-not-waiting = { $unit } is not waiting to be set up.
refusal-deploy-zone = { $unit }: that square is not in its set-up zone, or the unit cannot stand there.
refusal-deploy-not-free = A unit already stands in { $square }.
refusal-deploy-too-narrow = { $unit }: there is no room for both of its squares at { $square }.
refusal-deploy-minimum = { $unit }: first fill the part of the zone that must be manned.
refusal-deploy-state = { $unit } cannot be set up with that side up.
refusal-deploy-aboard = { $unit } cannot be set up aboard that vehicle. It must be a friendly one in the same zone, with room.
refusal-facing-step = { $unit }: choose one of the directions offered.
refusal-scout-step = { $action-id ->
    [none] Choose a unit for a Scout move, or finish.
   *[other] You can’t do that now ({ $action }). Make a Scout move, or finish.
}
refusal-scout-once = { $unit } has already made its Scout move.
refusal-scout-only = { $unit } has no Scout move, or nowhere to go.
refusal-scout-objective = A Scout move cannot end in { $square }: too near an objective or the enemy.
refusal-barrage-area = Choose an Interspace east of column { $column }.

## Orders

refusal-orders-step = { $action-id ->
    [none] Choose who gets the next token.
    [assign] Choose who gets the next token.
   *[other] You can’t do that now ({ $action }). Give out your order tokens.
}
refusal-orders-ascending = Tokens are given out in order. Next comes: { $token }.
refusal-orders-withheld = Token { $token } cannot be held back while a unit without a token is left.
refusal-one-token-each = There is already a token there. No unit holds two.
refusal-option-takes-no-token = Only a usable Artillery option takes a token.
refusal-personal-order-first = First come the units with Personal Order: each must get a token.
refusal-exchange-two-ordered = Choose two of your units that hold tokens, or pass.

## Activation

refusal-gap-autonomous = Choose one of your Autonomous units that has not been activated, or pass.
refusal-gap-special = Choose something that holds an unresolved special token, or pass.
refusal-gap-order = { $action-id ->
    [none] Choose something for this moment, or pass.
   *[other] Not now ({ $action }). Between activations come Autonomous units, then cards, then special tokens.
}
refusal-one-action = { $unit } has already taken this action.
refusal-repair-needs-mechanic = { $unit }: only a Mechanic repairs, as its whole action, and only a damaged heavy vehicle next to it that has not been repaired this turn.
refusal-repair-once = { $unit }: a Mechanic mends one damage a turn, and a vehicle is mended only once a turn.
refusal-inspire-once = { $unit } has already inspired in this activation.
refusal-inspire-nobody = { $unit } has nobody to inspire.
refusal-fire-or-hold = { $unit }: fire now, or hold your fire and go on.

## Supply

refusal-supply-no-fire = { $unit }: nobody fires or fights in the Supply phase.
refusal-supply-step = In the Supply phase units without an order move; nobody fires or assaults. Choose the next unit, or end the step.
refusal-supply-ordered = { $unit } had an order token this turn, so it does not move now.
refusal-supply-activated = { $unit } has been activated this turn, so it does not move now.
refusal-supply-moved = { $unit } has already moved in this phase.
refusal-supply-nothing = { $unit } cannot move.
refusal-hand-too-large = You hold more cards than your hand allows. Discard some.
refusal-discard-step = { $action-id ->
    [none] Choose a card to discard, or finish.
    [discard] Choose a card to discard, or finish.
   *[other] You can’t do that now ({ $action }). Discard cards, or finish.
}
refusal-bonus-token-not-now = No bonus token of yours can be spent on that now. Spend one that is offered, or pass.
refusal-flare-step = { $action-id ->
    [none] Fire a flare, or pass.
   *[other] You can’t do that now ({ $action }). Fire a flare, or pass.
}
refusal-mend-step = { $unit }: choose which damage to repair.

## Cards and gear

refusal-card-not-held = { $card } is not in your hand.
refusal-card-not-now = { $card } cannot be played now, or not in this way.
refusal-bonus-not-now = The bonus of { $card } does not fit here.
refusal-bonus-once = One alternative bonus per action: yours has been played.
refusal-marker-none = No marker is left on { $option }.
refusal-markers-three = At most 3 of the same markers may be used in one action.
refusal-option-not-now = { $option-id ->
    [none] Choose an option to use.
   *[other] { $option } cannot be used now.
}
refusal-window-only = { $action-id ->
    [none] Play something, or pass.
   *[other] You can’t do that now ({ $action }). Play something that fits this moment, or pass.
}
refusal-answer-only = Countermand the card, or pass.
refusal-fight-weapon = Choose one of the weapons that can hurt the defender.
refusal-barrage-point = Choose an Interspace on the field.
refusal-smoke-square = { $reach ->
    [one] The smoke must lie within { $reach } square, the second one next to the first.
   *[other] The smoke must lie within { $reach } squares, the second one next to the first.
}
refusal-tunnel-square = { $reach ->
    [one] Choose a free square of another building, ruin or trench within { $reach } square, with no enemy next to it.
   *[other] Choose a free square of another building, ruin or trench within { $reach } squares, with no enemy next to it.
}

## Movement

refusal-move-declare = { $unit } cannot move now.
refusal-move-tracks = { $unit }: its tracks are damaged.
refusal-move-crew = { $unit }: a crew aboard acts with its vehicle, and can only leave it.
refusal-move-x = { $unit }: this side of the counter has a Movement Value of X.
refusal-move-immobile = { $unit }: suppression leaves it no movement.
refusal-move-on = { $unit }: the move has begun. Go on, or stop.
refusal-name-a-square = Choose a square on the field, such as C10.
refusal-step-there = The unit is already in { $square }.
refusal-step-spent = { $limit ->
    [one] { $unit }: its movement of { $limit } square is used up.
   *[other] { $unit }: its movement of { $limit } squares is used up.
}
refusal-step-difficult = { $unit }: { $square } is difficult ground, and the unit must stop there.
refusal-step-impassable = { $square } is impassable for this unit.
refusal-step-wreck = A wreck bars { $square }. Vehicles must push it, or drive over it where they may.
refusal-step-vehicle = A vehicle stands in { $square }.
refusal-drive-vehicle = Another vehicle stands in { $square }. Vehicles do not pass each other there.
refusal-step-enemy = Enemy infantry stands in { $square }. Assault it.
refusal-step-across = The diagonal step to { $square } is closed: something stands across the corner.
refusal-step-zone = { $unit-id ->
    [none] The step to { $square } would lead on through an enemy’s zone of control.
   *[other] The step to { $square } would lead on through the zone of control of { $unit }.
}
refusal-step-stay = The unit could not stay in { $square }, nor move on from there.
refusal-facing-needless = { $unit }: its direction does not matter. Leave it out.
refusal-step-facing = { $unit }: choose which way it faces after the step.
refusal-step-ahead = { $unit }: cannot drive to { $square } from here. It drives straight ahead or back, or turns first.
refusal-step-offset = { $square } belongs to a building on its own grid. Vehicles stay on the general grid.
refusal-step-far = { $square } is not next to the unit. Move square by square.
refusal-step-window = The way to { $square } leads through a window. That takes the card Surprise.
refusal-step-grids = There is no way between the grids to { $square } here: enter and leave by doors and arrows.
refusal-step-wall = A wall or an obstacle bars the way to { $square }.
refusal-step-corner = A wall runs through the corner on the way to { $square }.
refusal-leave-occupied = There is already a unit in { $square }. Whoever gets out needs a free square.
refusal-leave-beside = { $square } is not next to the vehicle, or cannot be entered.
refusal-crew-leaves = { $unit }: choose where it gets out.
refusal-pivot-one-square = { $unit } is one square long: it turns to face any way for free at the end of its move.
refusal-pivot-immobile = { $unit } has no movement left for a turn.
refusal-pivot-blocked = { $unit }: something stands in the way of its other half.
refusal-board-infantry = { $unit }: only infantry boards, and only a vehicle.
refusal-board-scout = { $unit }: nobody boards in a Scout move.
refusal-board-beside = { $unit }: the vehicle is not next to it, or it is aboard already.
refusal-board-movement = { $unit }: boarding takes one more square of movement than is left.
refusal-board-friendly = { $unit }: that is no vehicle of yours on the field.
refusal-board-no-transport = { $unit }: that vehicle carries nobody.
refusal-board-full = { $unit }: there is not enough room aboard.
refusal-board-second-gun = { $unit }: a vehicle carries one big gun only.
refusal-man-crew = { $unit }: only a crew on foot mans a vehicle, and a vehicle without Transport has room for one crew.
refusal-push-no-wreck = Choose a wreck on the field.
refusal-push-vehicle = { $unit }: only vehicles push wrecks.
refusal-push-too-large = { $unit }: the wreck is too large or too heavy for it.
refusal-push-too-far = { $unit } cannot reach the wreck to push it.
refusal-push-announce = { $unit }: pushing a wreck must be announced before the move.
refusal-push-blocked = { $unit }: the wreck cannot be pushed in that direction.
refusal-exit-rim = { $unit } cannot leave the field here. That takes an exit rim and one more square of movement.
refusal-flip-spotted = { $unit } has been seen during this move and cannot hide.
refusal-flip-once = { $unit } may change state only once per action.
refusal-flip-ability = { $unit } has no second state to change to.
refusal-flip-aboard = { $unit } cannot change state aboard a vehicle.
refusal-flip-assault = { $unit } cannot change state on its way to an assault.
refusal-stop-occupied = Another unit stands in { $square }: the move cannot end there.
refusal-stop-facing = { $unit }: choose which way it faces.
refusal-fired-on-the-move = { $unit } has already taken its Firing Action.

## Forced moves and placing

refusal-forced-step = { $unit } must move now. Choose one of the squares offered.
refusal-forced-not-adjacent = { $unit }: { $square } is not next to it.
refusal-forced-occupied = { $square } is not free.
refusal-forced-zone = { $unit }: an enemy’s zone of control closes the way to { $square }.
refusal-run-over-zone = { $unit } would step aside within an enemy’s zone of control, to { $square }.
refusal-advance-zone = { $unit } would move within an enemy’s zone of control, to { $square }.
refusal-retreat-direction = { $square } does not lead away from the attacker. A retreat goes to one of the three squares opposite.
refusal-place-unit = Choose the unit that gets out, and a square.
refusal-place-not-aboard = That unit does not get out here.
refusal-place-occupied = { $square } is not free.
refusal-place-beside = { $square } is not next to the vehicle, or cannot be entered.
refusal-place-zone = { $square } lies in an enemy’s zone of control.
refusal-place-facing = { $unit }: choose which way it faces.
refusal-wreck-nearest = The wreck goes to the nearest ground that can hold it. Choose one of the squares offered.
refusal-replace-on-ruins = Choose one of the squares of the fallen part that are offered.

## Assault

refusal-assault-phase = { $unit }: assaults are made in the Activation phase only.
refusal-assault-enemy = { $unit }: choose an enemy unit on the field.
refusal-assault-carried = { $target } is aboard a vehicle, or not on the field.
refusal-assault-ability = { $unit } lacks Assault.
refusal-assault-value-x = { $unit }: its Combat Value against { $target } is X.
refusal-assault-immobile = { $unit } cannot move, so it cannot assault.
refusal-assault-too-far = { $unit } cannot reach { $target } with its movement.
refusal-assault-announce = { $unit }: an assault must be announced, with its target.
refusal-assault-another = { $unit }: in this move it may assault only the target it announced.
refusal-assault-launch = { $unit } cannot enter the target’s square from here.
refusal-assault-must = The assault on { $target } has been announced and is within reach: it must be carried out.

## Fire

refusal-not-a-shot = { $unit }: choose how it fires, and at what.
refusal-shot-unknown = { $unit }: there is no such target.
refusal-shot-needs-target = Choose an enemy unit as the target.
refusal-shot-needs-point = Choose an Interspace as the target.
refusal-fire-announced = This shot has been announced. Carry it out, or cease fire between shots.
refusal-fire-phase = Units fire in the Activation phase only.
refusal-fire-crew = { $unit }: a crew aboard does not fire itself.
refusal-fire-own-unit = Nobody aims at their own units.
refusal-fire-carried = { $unit } is being carried. Fire at its vehicle.
refusal-fire-not-on-field = The target is not on the field.
refusal-fire-hidden = Hidden units cannot be fired at.
refusal-fire-no-defence = That side of the target has no Defence Value.
refusal-fire-x = { $kind ->
    [infantry] { $unit }: its Combat Value against infantry is X.
    [light] { $unit }: its Combat Value against light vehicles is X.
   *[heavy] { $unit }: its Combat Value against heavy vehicles is X.
}
refusal-sight-blocked = { $by-id ->
    [none] There is no line of sight.
   *[other] The line of sight is blocked: { $by }.
}
refusal-sight-opening = Through an opening you can see only from, or into, a square beside it.
refusal-sight-too-far = The target is { $range } squares away. Nobody sees that far now.
refusal-out-of-range = The target is { $range } squares away. This weapon reaches { $limit }.
refusal-out-of-arc = The target is outside the firing arc of { $degrees }°.
refusal-weapon-unknown = { $weapon-id ->
    [none] { $unit }: choose a weapon.
   *[other] { $unit } has no such weapon ({ $weapon }).
}
refusal-weapon-has-fired = { $unit }: this weapon has already fired in this action.
refusal-weapon-destroyed = { $unit }: its main weapon is out of action.
refusal-crew-damaged = { $unit }: its crew is hit and fires only once a turn.
refusal-not-on-the-move = { $unit } cannot fire on the move with that.
refusal-heavy-weapon-aboard = { $unit }: a heavy weapon does not fire from a vehicle, unless it can fire on the move.
refusal-no-sniper = { $unit } is not a sniper.
refusal-sniper-infantry-only = Snipers shoot at infantry only.
refusal-no-diversion = { $unit } lacks Diversion Fire.
refusal-no-suppressive-fire = { $unit } lacks Suppressive Fire.
refusal-no-machine-gunner = Only a Machine Gunner divides its fire.
refusal-no-howitzer = { $unit } lacks Howitzer.
refusal-no-indirect-fire = { $unit } lacks Indirect Fire.
refusal-no-flamethrower = { $unit } has no flamethrower.
refusal-no-destruction = This weapon lacks Destruction.
refusal-point-not-seen = That Interspace cannot be seen.
refusal-interspaces-too-far = The target is { $range } Interspaces away. This weapon reaches { $limit }.
refusal-indirect-from-building = { $unit }: nobody fires indirectly from inside a building.
refusal-indirect-in-sight = That Interspace is in clear sight: fire directly.
refusal-blast-inside-building = That Interspace lies inside a building that still stands.
refusal-blast-hits-nothing = The blast would harm nothing there.
refusal-flame-reaches-nobody = The flame would reach nobody.
refusal-structure-not-seen = That structure cannot be seen, or cannot be destroyed.
refusal-split-again = This target already has its share.
refusal-split-share = Choose a target, and how many points it gets.
refusal-split-sum = { $left ->
    [one] { $left } point is left. Two targets or more share all of it.
   *[other] { $left } points are left. Two targets or more share all of them.
}
refusal-split-target = That unit cannot be one of the targets: there is no line of fire.
refusal-split-too-far = The targets must be of one type and near one another.
refusal-split-type = All targets must be of one type.
refusal-split-two-targets = There are no two targets near each other to divide the fire between.
refusal-gear-infantry-only = Only infantry can use this.
refusal-gear-whole-action = This takes the whole Firing Action.
refusal-gear-unpaid = Choose the option or card that provides it.
refusal-gear-not-possible = { $unit }: that is not possible here.
refusal-gear-of-others = { $unit }: { $option } is not for this unit.
refusal-grenade-range = That Interspace is { $range } away: out of reach.
refusal-grenade-out-of-building = { $unit }: out of a building a grenade is thrown through an opening beside the thrower.
refusal-grenade-hits-nobody = The grenade would harm nobody there.
refusal-grenade-through-opening = To throw a grenade into a building, choose an opening.
refusal-second-template-beside = Choose the direction in which the second template goes off.
refusal-location-not-rolled = Choose one of the two results.

## Opportunity Fire

refusal-react-or-pass = Choose a unit to fire at it, or pass.
refusal-react-own-unit = Choose one of your own units on the field.
refusal-react-activated = { $unit } has already been activated.
refusal-react-ability = { $unit } lacks Opportunity Fire with that.
refusal-react-no-shot = { $unit } has no shot at it.
refusal-react-other-target = Opportunity Fire goes at { $unit } only.
refusal-react-no-split = Opportunity Fire is not divided.
refusal-react-template = The template must lie on { $unit }.
