### Heroes of Stalingrad at the table.

ui-hos-turn = Turn { $turn } of { $turns }
ui-hos-plate = { $first ->
    [yes] { $side } · initiative · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
   *[no] { $side } · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
}
ui-hos-track = Order of activation
ui-hos-phases = Phases of the turn
ui-hos-supply = Supply

## Units and squares

ui-hos-aboard = aboard { $vehicle }
ui-hos-unknown = unknown unit
ui-hos-unknown-unit = Hidden. Its identity shows when it is spotted, or when it acts in the open.
ui-hos-faces = facing { $heading }
ui-hos-suppression = { $number ->
    [one] { $number } suppression marker
   *[other] { $number } suppression markers
}
ui-hos-damage-crew = crew hit
ui-hos-damage-tracks = tracks hit
ui-hos-damage-hull = hull hit
ui-hos-damage-main-weapon = main weapon lost
ui-hos-activated = activated
ui-hos-token = { $kind ->
    [number] order { $number }
    [special] special order
    [bluff] bluff
   *[unknown] order, face down
}
ui-hos-smoke = smoke
ui-hos-wreck = wreck
ui-hos-corner = Interspace
ui-hos-objective = { $holder ->
    [none] objective, held by nobody
   *[other] objective, held by: { $side }
}

## The sheet of a unit

ui-hos-when-hit = { $hit ->
    [flip] A hit turns the counter over; the next one destroys it.
    [damage] Roll for hit location: crew, tracks, hull or gun.
   *[destroyed] A hit destroys it.
}
ui-hos-may-do = Can do now
ui-hos-targets = { $kind ->
    [unit] { $count ->
        [one] { $count } target
       *[other] { $count } targets
    }
    [square] { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
    [point] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
   *[other] { $count }
}
ui-hos-tab-points = Points
ui-hos-stakes = What scores points
ui-hos-show-zones = Zones of control
ui-hos-show-arcs = Firing arcs
ui-hos-ground-blocks = Blocks sight; look out through doors and windows
ui-hos-ground-difficult = Entering ends the move: { $kinds }
ui-hos-ground-closed = No entry: { $kinds }
ui-hos-ground-plain = Neither help nor hindrance

## Cards, gear, tokens

ui-hos-hand = { $cards ->
    [one] Hand, { $cards } card
   *[other] Hand, { $cards } cards
}
ui-hos-no-cards = No cards in hand.
ui-hos-or = or
ui-hos-gear = Army gear
ui-hos-bluff = Bluff
ui-hos-bluff-on = { $unit } holds a bluff. Only you can see this.
ui-hos-tokens = { $tokens ->
    [one] { $tokens } token to give
   *[other] { $tokens } tokens to give
}
ui-hos-tokens-help = { $next ->
    [bluff] The marked token is a bluff: the other side takes it for an order. Click the unit that gets it, or hold it back.
   *[order] The next token is marked: its number says when the unit acts. Click the unit that gets it. The other side sees only the backs.
}
ui-hos-reserve = { $units ->
    [one] { $units } unit to set up
   *[other] { $units } units to set up
}
ui-hos-reactions = Ask me for reactions
ui-hos-reactions-always = always
ui-hos-reactions-matters = when it matters
ui-hos-reactions-never = never
ui-hos-moment = { $moment ->
    [order-start] Order phase begins
    [order-end] Orders are given
    [gap] Between activations
    [own-activation] A unit is activated
    [move] A unit moves
    [own-step] A window is in the way
    [own-forced-move] A unit must move
    [enemy-step] An enemy moves
    [enters] An enemy enters
    [fire-announced] Fire is announced
    [before-roll] Before the roll
    [after-roll] After the roll
    [barrage-named] A barrage is announced
    [grenade-thrown] A grenade is thrown
    [own-scatter] The shot scatters
    [about-to-be-hit] About to be hit
    [about-to-be-damaged] About to be damaged
    [about-to-be-removed] About to be lost
    [about-to-be-suppressed] About to be suppressed
    [fired] A unit has fired
    [fight] Before the assault
    [fight-gear] Before the assault
    [supply-start] Supply phase begins
    [supply-move] Supply moves
    [reaction] A reaction
    [answer] An answer
   *[supply-end] Supply phase ends
}
ui-hos-pass = { $own ->
    [yes] Go on to the roll
   *[no] Let them fire
}
ui-hos-pass-leave = Leave the roll
ui-hos-shot = { $at ->
    [none] { $unit } fires at { $target }
   *[other] { $unit } fires at { $target }, { $at }
}

## Rolls

ui-hos-odds-cv = Combat Value
ui-hos-odds-share = Share of the fire
ui-hos-odds-bonus = Bonus
ui-hos-odds-doubled = Suppressive: doubled
ui-hos-odds-on-the-move = On the move
ui-hos-odds-obstacles = Obstacles
ui-hos-odds-long-range = Long range
ui-hos-odds-suppression = Own suppression
ui-hos-odds-defence = Defence
ui-hos-odds-cover = Cover
ui-hos-odds-double-hit = For a double hit
ui-hos-odds-diversion = Diversion
ui-hos-odds-sniper = Sniper table
ui-hos-odds-destruction = For a point of destruction
ui-hos-odds-scatter = On target
ui-hos-odds-attack = Attack
ui-hos-fight-defence = Defender
ui-hos-fight-answer = Against the enemy’s dice
ui-hos-fight-after = The higher total wins; on a tie the attacker falls back. { $hit ->
    [flip] A beaten defender is turned over and falls back.
    [damage] A beaten defender takes one damage.
    [destroyed] A beaten defender is destroyed.
   *[none] {""}
}
ui-hos-now-attack = { $unit } at { $target }: { $bare ->
    [yes] the die
   *[no] the die { $plus }
} must reach { $defence }: { $chance }.
ui-hos-now-rolled = { $unit } at { $target }: { $result } against { $defence }.
ui-hos-now-aimed = { $unit } at { $target }.
ui-hos-now-nobody = No unit
ui-hos-now-fight = { $rolled ->
    [yes] Assault of { $unit } on { $target }: dice { $dice } against { $answer }.
   *[no] Assault of { $unit } on { $target }.
}
ui-hos-in-the-way = In the way: { $what }.
ui-hos-range = { $range ->
    [one] Range { $range } square
   *[other] Range { $range } squares
}
ui-hos-obstacle-at = { $what }, { $square }
ui-hos-die-plus = { $dice ->
    [one] Die
    [2] Better of { $dice } dice
   *[other] Best of { $dice } dice
}
ui-hos-to-reach = To reach
ui-hos-scatter = Scatter
ui-hos-roll = Roll
ui-hos-after = { $verb ->
    [suppress] Each time the number is reached: one suppression marker. No hit.
    [split-suppress] Each time the number is reached: one suppression marker. No hit.
    [divert] One suppression marker.
    [demolish] Each die of 4 or more is a point of destruction.
    [satchel] Each die of 4 or more is a point of destruction.
   *[other] { $hit ->
        [flip] A hit turns the counter to its weakened side.
        [damage] Roll for hit location.
        [destroyed] A hit destroys it.
       *[none] {""}
    }
}
ui-hos-double-hit = A double hit
ui-hos-further = { $what }: { $chance }.
ui-hos-roll-at = { $unit } at { $target }
ui-hos-roll-by = { $kind ->
    [location-rolled] Damage location: { $unit }
    [shrug-rolled] Against the hit: { $unit }
    [flak-rolled] At the bombers: { $unit }
   *[other] { $unit }
}
ui-hos-roll-on = Attack on { $target }
ui-hos-roll-of = { $kind ->
    [scatter-rolled] Scatter
    [destruction-rolled] Destruction
    [initiative-rolled] Initiative
    [re-rolled] Re-roll
   *[other] Roll
}
ui-hos-roll-against = { $hit ->
    [yes] { $result } against { $defence }: reached
   *[no] { $result } against { $defence }: not reached
}
ui-hos-roll-points = { $points ->
    [one] { $points } point of destruction
   *[other] { $points } points of destruction
}

## Choosing an army

ui-hos-army-cost = { $cost } of { $points } points
ui-hos-army-add = Add a tile
ui-hos-army-remove = Remove { $tile }
ui-hos-army-slot-empty = empty
ui-hos-army-stars = { $stars ->
    [one] { $stars } order
   *[other] { $stars } orders
}
ui-hos-army-break = breaks at { $number }
ui-hos-army-unlocks = unlocks { $ability }
ui-hos-army-units = Units
ui-hos-army-clear = Clear
ui-hos-army-shape-bar = Support
ui-hos-army-shape-tab = Gear or trait
ui-hos-army-shape-crest = Orders

## Before the first move

ui-hos-brief-goal = more points than the enemy after turn { $turns }
ui-hos-brief = See “{ $stakes }”. Each turn you give order tokens in secret; then the units act in the order of their numbers, both sides in turn.
