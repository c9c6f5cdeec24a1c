### Memoir '44: what things are called, and the choices a player is offered.

game-memoir44 = Memoir '44
game-memoir44-short = Memoir ’44
game-memoir44-line = Command cards, dice and medals

## Sides, and the seats of their commanders

side-allies = Allies
side-allies-mark = A
side-allies-commander = Allied commander
side-allies-left = Allied general on the left flank
side-allies-center = Allied general in the center
side-allies-right = Allied general on the right flank
side-allies-flanks = Allied general on both flanks
side-axis = Axis
side-axis-mark = X
side-axis-commander = Axis commander
side-axis-left = Axis general on the left flank
side-axis-center = Axis general in the center
side-axis-right = Axis general on the right flank
side-axis-flanks = Axis general on both flanks

post-commander = commander
post-left = left flank general
post-center = center general
post-right = right flank general

section-left = left flank
section-center = center
section-right = right flank

half-west = western half
half-east = eastern half

## Arms and units. A unit is called after its kind, or after its arm if it is an ordinary one

arm-infantry = Infantry
arm-armor = Armor
arm-artillery = Artillery

kind-regular = Regular
kind-special-forces = Special forces
kind-resistance = Résistance
kind-elite-armor = Elite armor

unit-unknown = { $side ->
    [allies] Allied unit
    [axis] Axis unit
   *[none] Unit
}
unit-infantry = { $side ->
    [allies] Allied infantry
    [axis] Axis infantry
   *[none] Infantry
}
unit-armor = { $side ->
    [allies] Allied armor
    [axis] Axis armor
   *[none] Armor
}
unit-artillery = { $side ->
    [allies] Allied artillery
    [axis] Axis artillery
   *[none] Artillery
}
unit-special-forces = { $side ->
    [allies] Allied special forces
    [axis] Axis special forces
   *[none] Special forces
}
unit-resistance = Résistance
unit-elite-armor = { $side ->
    [allies] Allied elite armor
    [axis] Axis elite armor
   *[none] Elite armor
}

## Terrain, obstacles, the faces of a die

terrain-open = open ground
terrain-forest = forest
terrain-hedgerow = hedgerow
terrain-town = town
terrain-church = town with a church
terrain-hill = hill
terrain-steep-hill = steep hill
terrain-cliff = cliff
terrain-bluff = bluff
terrain-impassable-hill = impassable hill
terrain-mountain = mountain
terrain-river = river
terrain-wide-river = wide river
terrain-pond = pond
terrain-beach = beach
terrain-ocean = ocean

obstacle-bunker = bunker
obstacle-bridge = bridge
obstacle-hedgehog = hedgehog
obstacle-sandbags = sandbags
obstacle-wire = wire
obstacle-sea-wall = sea wall

face-infantry = infantry
face-armor = armor
face-grenade = grenade
face-flag = flag
face-star = star

## Section cards

card-assault = Assault
card-assault-left = { card-assault } Left
card-assault-center = { card-assault } Center
card-assault-right = { card-assault } Right
card-attack = Attack
card-attack-left = { card-attack } Left
card-attack-center = { card-attack } Center
card-attack-right = { card-attack } Right
card-probe = Probe
card-probe-left = { card-probe } Left
card-probe-center = { card-probe } Center
card-probe-right = { card-probe } Right
card-recon = Recon
card-recon-left = { card-recon } Left
card-recon-center = { card-recon } Center
card-recon-right = { card-recon } Right
card-recon-in-force = Recon in Force
card-general-advance = General Advance
card-pincer-move = Pincer Move

## Tactic cards

card-air-power = Air Power
card-ambush = Ambush
card-armor-assault = Armor Assault
card-artillery-bombard = Artillery Bombard
card-barrage = Barrage
card-behind-enemy-lines = Behind Enemy Lines
card-close-assault = Close Assault
card-counter-attack = Counter-Attack
card-dig-in = Dig-In
card-direct-from-hq = Direct from HQ
card-firefight = Firefight
card-infantry-assault = Infantry Assault
card-medics-and-mechanics = Medics & Mechanics
card-move-out = Move Out!
card-their-finest-hour = Their Finest Hour

## Actions

action-play = Play a card
action-order = Order a unit
action-done = No more
action-move = Move
action-exit = Leave the board
action-end-moves = End the movement
action-battle = Attack
action-remove-wire = Remove the wire
action-end-battles = End the battles
action-ambush = Ambush
action-decline = No Ambush
action-retreat = Retreat
action-hold = Ignore a flag
action-take-ground = Take ground
action-stay = Stay
action-pass = Attack no more
action-target = Choose a target
action-strike = Strike
action-heal = Bring figures back
action-dig-in = Dig in
action-keep = Keep a card
action-aim = Drop the paratroopers
action-hand = Hand out a card
action-copy = Copy a card
action-half = Choose a half
action-resign = Resign
action-agree-draw = Agree to a draw

## An action as a line in a list

act-play = { $section-id ->
    [none] { $as-id ->
        [none] Play { $card }
       *[other] Play { $card } as { $as }
    }
   *[other] Play { $card }: { $section }
}
act-order = Order { $unit }
act-done = No more
act-move = { $unit }: move to { $hex }
act-exit = { $unit }: leave the board
act-end-moves = End the movement
act-battle = { $unit } attacks { $target }
act-remove-wire = { $unit }: remove the wire
act-end-battles = End the battles
act-ambush = Ambush!
act-decline = No Ambush
act-retreat = { $hex-id ->
    [none] { $unit }: lose figures, as there is no way back
   *[other] { $unit }: retreat to { $hex }
}
act-hold = { $hex-id ->
    [none] { $unit }: ignore a flag and stay
   *[other] { $unit }: ignore a flag and retreat to { $hex }
}
act-take-ground = { $unit }: take ground in { $hex }
act-stay = Stay
act-pass = Attack no more
act-target = Target { $unit }
act-strike = Strike
act-heal = Bring figures back to { $unit }
act-dig-in = { $unit }: dig in
act-keep = Keep { $card }
act-aim = Drop the paratroopers over { $hex }
act-hand = Hand out { $card }: { $post }
act-copy = Copy card { $number }
act-half = Choose the { $half }
act-resign = Resign
act-agree-draw = { action-agree-draw }

## What is asked

prompt-choose-card = { $side }: play a card.
prompt-orders = { $side }: order units with { $card }, or stop.
prompt-moves = { $side }: move the ordered units, or end the movement.
prompt-battles = { $side }: attack with the ordered units, or end the battles.
prompt-ambush = { $unit } attacks { $target } in close assault. Do you want to ambush the attacker?
prompt-take-ground = { $unit }: take ground in { $hex }, or stay?
prompt-overrun = { $unit }: armor overrun. Attack once more, or stop.
prompt-again = { $unit }: attack again, or stop.
prompt-second-move = { $unit }: move again, or stay.
prompt-retreat = { $flags ->
    [one] { $unit }: { $flags } flag. Where does the unit retreat?
   *[other] { $unit }: { $flags } flags. Where does the unit retreat?
}
prompt-air-power = { $count ->
    [0] { $side }: choose the first target of Air Power.
    [one] { $side }: { $count } target of Air Power chosen. Add one next to it, or strike.
   *[other] { $side }: { $count } targets of Air Power chosen. Add one next to them, or strike.
}
prompt-barrage = { $side }: choose the target of the Barrage.
prompt-medics = { $count ->
    [one] { $side }: choose a unit that has lost figures. { $count } die is rolled for it.
   *[other] { $side }: choose a unit that has lost figures. { $count } dice are rolled for it.
}
prompt-dig-in = { $count ->
    [one] { $side }: only { $count } sandbag is left. Choose who digs in.
   *[other] { $side }: only { $count } sandbags are left. Choose who digs in.
}
prompt-keep = { $side }: which of the two cards drawn do you keep?
prompt-air-drop = { $side }: over which hex do the paratroopers jump?
prompt-hand-out = { $count ->
    [0] { $side }: hand out the first card.
    [one] { $side }: { $count } card handed out. Hand out another, or stop.
   *[other] { $side }: { $count } cards handed out. Hand out another, or stop.
}
prompt-choose-copy = { $side }: which card does Counter-Attack copy? { $texts }.
prompt-choose-half = { $side }: in which half is { $text } carried out?

## Odds

odds-roll = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }{ $parts-count ->
        [0] {""}
        [1] {""}
       *[other] {" "}({ $parts })
    }, { $need } of 6 faces hit: { $chance } %
odds-base = { $amount } at this distance
odds-card = { $amount } card
odds-terrain = { $amount } cover
odds-own-hex = { $amount } own hex

## Options

option-allies_seats = Allied players
option-allies_seats-help = How many players command the Allies: 1 to 3, and up to 4 in Overlord.
option-axis_seats = Axis players
option-axis_seats-help = How many players command the Axis: 1 to 3, and up to 4 in Overlord.
option-young_generals = Young generals
option-young_generals-help = An easier game without tactic cards.
option-no_taking_ground = No taking ground
option-no_taking_ground-help = Units do not take ground after a close assault, and armor does not overrun.
option-same_height = Hills of the same height
option-same_height-help = Two units on hills see each other across any hills between them. Otherwise only across the hill that both of them stand on.
option-edge_blocks = The edge of the board blocks sight
option-edge_blocks-help = For a line of sight along the edges of hexes, the outside of the board counts as an obstruction.
option-sandbags_on_hills = Sandbags on hills
option-sandbags_on_hills-help = Sandbags protect a unit on a hill from enemies on hills as well. Otherwise they only let it ignore the first flag there.
option-turn_limit = Turn limit
option-turn_limit-help = A battle without a winner ends as a draw after this many turns of each side.
