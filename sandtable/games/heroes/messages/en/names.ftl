### Heroes of Stalingrad: what things are called, and the choices a player is offered.

game-heroes = Heroes of Stalingrad
game-heroes-short = Stalingrad
game-heroes-line = Hidden orders, street by street

side-soviet = Soviets
side-soviet-mark = S
side-german = Germans
side-german-mark = G
nobody = nobody

## Kinds of units

kind-infantry = infantry
kind-light = light vehicle
kind-heavy = heavy vehicle

role-regular = regular unit
role-heavy_weapon = heavy weapon
role-officer = officer

unit-hidden = { $side ->
    [soviet] Hidden Soviet unit
    [german] Hidden German unit
   *[none] Hidden unit
}

state-full = unharmed
state-weakened = weakened
state-inactive = in the open
state-hidden = hidden
state-packed = packed
state-deployed = deployed
state-on-tow = on tow
state-driving = driving
state-firing = ready to fire
state-on-foot = on foot
state-aboard = aboard

hit-flip = a hit flips the counter
hit-destroyed = a hit destroys it
hit-damage = roll for hit location

arc-all = all round
arc-front_90 = front, 90°
arc-rear_180 = rear, 180°

facing-n = north
facing-ne = north-east
facing-e = east
facing-se = south-east
facing-s = south
facing-sw = south-west
facing-w = west
facing-nw = north-west

rim-north = northern rim
rim-east = eastern rim
rim-south = southern rim
rim-west = western rim

damage-crew = crew
damage-crew-text = Only one weapon may fire each turn.
damage-tracks = tracks
damage-tracks-text = No Movement Actions. A moving vehicle stops at once.
damage-hull = hull
damage-hull-text = Two suppression markers. A moving vehicle stops at once.
damage-main-weapon = main weapon
damage-main-weapon-text = The main weapon cannot be used.

## Turns and tokens

phase-setup = Set-up
phase-order = Order phase
phase-activation = Activation phase
phase-supply = Supply phase

token-1 = 1
token-2 = 2
token-3 = 3
token-4 = 4
token-5 = 5
token-6 = 6
token-7 = 7
token-8 = 8
token-9 = 9
token-10 = 10
token-special = special
token-bluff = bluff
token-unknown = face down

bonus-token-initiative = initiative
bonus-token-initiative-text = At the end of a turn: you have the initiative next turn, whoever should have it.
bonus-token-card = two cards
bonus-token-card-text = Draw 2 action cards at once; the hand may exceed its size until the end of the turn.
bonus-token-redraw = new cards
bonus-token-redraw-text = Discard any number of cards now and draw as many.
bonus-token-order = one more order
bonus-token-order-text = At the start of an Order phase: one more numbered token this turn.
bonus-token-special_order = special order
bonus-token-special_order-text = At the start of an Order phase: one special order token this turn (limit 2).

marker-suppression = suppression
marker-activation = activated
marker-smoke = smoke
wreck-number = wreck { $number }
objective-number = objective { $number }
wreck-in = wreck in { $squares }

## Where a flame is aimed, in squares from where it starts

aim-n = { $number } north
aim-e = { $number } east
aim-s = { $number } south
aim-w = { $number } west

## Actions

action-deploy = Set up
action-load = Set up aboard
action-man = Man a vehicle
action-face = Face
action-scout = Scout move
action-end = Done
action-aim = Aim
action-assign = Give a token
action-skip = Hold back a token
action-exchange = Exchange tokens
action-pass = Pass
action-autonomous = Act on its own
action-special = Special order
action-repair = Repair
action-inspire = Inspire
action-wait = Do nothing
action-supply = Supply move
action-discard = Discard
action-done = Done
action-spend = Spend a bonus token
action-flare = Fire a flare
action-mend = Repair
action-move = Move
action-assault = Assault
action-push = Push a wreck
action-step = Step
action-pivot = Turn
action-board = Board
action-charge = Charge
action-flip = Change state
action-stop = Stop
action-exit = Leave the field
action-hold = Hold fire
action-fire = Fire
action-suppress = Suppressive Fire
action-divert = Diversion Fire
action-snipe = Sniper shot
action-split = Divide the fire
action-split-suppress = Divide Suppressive Fire
action-howitzer = Howitzer
action-indirect = Indirect Fire
action-flame = Flamethrower
action-flame-room = Flamethrower through an opening
action-demolish = Fire at a structure
action-grenade = Grenade
action-close = Close attack
action-satchel = Satchel charge
action-breach = Blow a breach
action-smoke = Lay smoke
action-share = Share of the fire
action-cease = Cease fire
action-react = Opportunity Fire
action-play = Play a card
action-bonus = Use a card’s bonus
action-use = Use an option
action-fight = Choose a weapon
action-decline = Decline the barrage
action-place = Place
action-beyond = Second template
action-location = Choose a location
action-resign = Resign
action-agree-draw = Agree to a draw

## An action as a line in a list

act-with = { $weapon-id ->
    [none] {""}
   *[other] {" "}({ $weapon })
}
act-by = { $option-id ->
    [none] { $card-id ->
        [none] {""}
       *[other] {" "}({ $card })
    }
   *[other] {" "}({ $option })
}
act-deploy = { $state-id ->
    [none] { $unit }: set up in { $square }
   *[other] { $unit }: set up in { $square }, { $state }
}
act-load = { $unit }: set up aboard { $target }
act-man = { $target-id ->
    [none] Man { $unit }
   *[other] { $unit }: man { $target }
}
act-face = Face { $facing }
act-scout = { $unit }: Scout move
act-end = Done
act-aim = Aim at { $point }
act-assign = { $option-id ->
    [none] { $token }: { $unit }
   *[other] { $token }: { $option }
}
act-skip = Hold back: { $token }
act-exchange = Exchange the tokens of { $unit } and { $target }
act-pass = Pass
act-autonomous = Without an order: { $unit }
act-special = { $option-id ->
    [none] Special order: { $unit }
   *[other] Special order: { $option }
}
act-repair = Repair { $unit }: { $damage }
act-inspire = Inspire
act-wait = Do nothing
act-supply = { $unit }: supply move
act-discard = Discard { $card }
act-done = Done
act-spend = Spend a bonus token: { $bonus }
act-flare = Fire a flare
act-mend = Repair: { $damage }
act-move = Move
act-assault = Assault { $unit }
act-push = Push { $wreck }
act-step = { $facing-id ->
    [none] To { $square }
   *[other] To { $square }, facing { $facing }
}
act-pivot = Turn to face { $facing }, onto { $square }
act-board = Get into { $unit }
act-charge = Charge into { $square }
act-flip = Change state
act-stop = { $facing-id ->
    [none] Stop here
   *[other] Stop here, facing { $facing }
}
act-exit = Leave the field
act-hold = Hold fire and go on
act-fire = Fire at { $unit }{ act-with }
act-suppress = Suppressive Fire at { $unit }{ act-with }
act-divert = Diversion Fire at { $unit }{ act-with }
act-snipe = Sniper shot at { $unit }{ act-with }
act-split = Divide the fire{ act-with }
act-split-suppress = Divide Suppressive Fire{ act-with }
act-howitzer = Shell { $point }{ act-with }
act-indirect = Indirect Fire at { $point }{ act-with }
act-flame = { $square-id ->
    [none] Flame, aim: { $aim }{ act-with }
   *[other] Flame from { $square }, aim: { $aim }{ act-with }
}
act-flame-room = Flame through { $side }{ act-with }
act-demolish = { $part-id ->
    [none] { $wreck-id ->
        [none] { $line-id ->
            [none] Fire at the structure in { $square }{ act-with }
           *[other] Fire at { $line }{ act-with }
        }
       *[other] Fire at { $wreck }{ act-with }
    }
   *[other] Fire at { $part }{ act-with }
}
act-grenade = { $point-id ->
    [none] Grenade through { $side }{ act-by }
   *[other] Grenade at { $point }{ act-by }
}
act-close = Attack { $unit } at arm’s length{ act-by }
act-satchel = { $part-id ->
    [none] { $wreck-id ->
        [none] Charge on { $line }{ act-by }
       *[other] Charge on { $wreck }{ act-by }
    }
   *[other] Charge on { $part }{ act-by }
}
act-breach = Breach in { $side }{ act-by }
act-smoke = Smoke in { $square }{ act-by }
act-share = { $points ->
    [one] { $unit }: { $points } point
   *[other] { $unit }: { $points } points
}
act-cease = Cease fire
act-react = Fire with { $unit }
act-play = Play { $card }{ $unit-id ->
        [none] {""}
       *[other] : { $unit }
    }{ $target-id ->
        [none] {""}
       *[other] , { $target }
    }{ $point-id ->
        [none] {""}
       *[other] : { $point }
    }{ $square-id ->
        [none] {""}
       *[other] : { $square }
    }{ $damage-id ->
        [none] {""}
       *[other] , { $damage }
    }
act-bonus = Bonus of { $card }
act-use = { $effect-id ->
    [none] { $unit-id ->
        [none] Use { $option }
       *[other] Use { $option }: { $unit }
    }
   *[other] Use { $effect }
}
act-fight = Fight with: { $weapon }
act-decline = Decline the barrage
act-place = { $unit-id ->
    [none] Place in { $square }
   *[other] { $unit }: in { $square }{ $facing-id ->
        [none] {""}
       *[other] , facing { $facing }
    }
}
act-beyond = Second template: { $facing }
act-location = Take { $number }
act-resign = Resign
act-agree-draw = { action-agree-draw }

## What is asked

prompt-deployment = { $side }: set up your units. Choose one, then its square.
prompt-facing = { $unit }: in which direction does it face?
prompt-scouting = { $side }: make Scout moves, or end them.
prompt-unload = { $unit }: unload scouts next to the vehicle, or finish.
prompt-barrage = { $left ->
    [one] { $side }: opening barrage, { $left } shot left. Choose an Interspace.
   *[other] { $side }: opening barrage, { $left } shots left. Choose an Interspace.
}
prompt-orders = { $side-id ->
    [both] Give out your order tokens.
   *[other] { $side }: give out your order tokens.
}
prompt-telephones = { $side }: exchange the tokens of two units, or pass.
prompt-gap-autonomous = { $side }: activate an Autonomous unit now, or pass.
prompt-gap-cards = { $side }: play a card between activations, or pass.
prompt-gap-special = { $side }: use a special order now, or pass.
prompt-activation = { $unit }: choose its action.
prompt-inspiration = { $unit }: inspire the others, or finish.
prompt-supply = { $side }: units without an order may move now (supply moves). Move them, or finish.
prompt-refill = Discard cards, or finish. Then both sides refill their hands.
prompt-redraw = { $side }: discard any number of cards and draw as many.
prompt-bonus = { $side }: spend a bonus token, or pass.
prompt-flares = { $left ->
    [one] { $side }: fire a flare? { $left } is left.
   *[other] { $side }: fire a flare? { $left } are left.
}
prompt-mending = { $unit }: which damage is repaired?
prompt-movement = { $left ->
    [one] { $unit }: go on, or stop here. { $left } square left.
   *[other] { $unit }: go on, or stop here. { $left } squares left.
}
prompt-fire-on-the-move = { $unit }: fire on the move, or hold fire.
prompt-run-over = { $unit }: a vehicle drives over it. Where does it go?
prompt-pushed = { $unit }: a wreck is pushed onto it. Where does it go?
prompt-retreat = { $unit }: where does it retreat?
prompt-withdrawal = { $unit }: makes room for the vehicle. Where does it go?
prompt-advance = { $unit }: move by the card, or stop.
prompt-displaced = { $unit }: cannot stay here. Where does it go?
prompt-bail-out = { $side }: place those who leave the wreck.
prompt-place-wreck = { $unit }: where does its wreck lie?
prompt-replace = { $unit }: the building has fallen. Where does it stand?
prompt-fire = { $unit }: what does it fire at?
prompt-fire-again = { $unit }: fire another weapon, or cease fire.
prompt-split = { $unit }: choose a target and its share. Given so far: { $given }.
prompt-reaction = Opportunity Fire at { $unit }, or pass.
prompt-location = { $unit }: which result counts?
prompt-second-template = { $side }: in which direction does the second template go off?
prompt-call-barrage = { $side }: choose an Interspace, a point where squares meet ({ $profile }).
prompt-smoke = { $side }: where does the smoke lie?
prompt-tunnel = { $unit }: where does it come up?
prompt-fight-weapon = { $unit } assaults { $target }: with which weapon?
prompt-answer = { $card } is to be played. { $side }: countermand it, or pass.
prompt-window = { $moment ->
    [order-start] { $side }: the Order phase begins. Play something, or pass.
    [order-end] { $side }: the orders are given. Play something, or pass.
    [gap] { $side }: between activations. Play something, or pass.
    [own-activation] { $side }: a unit is activated. Play something, or pass.
    [move] { $side }: a unit moves. Play something, or pass.
    [own-step] { $side }: a window is in the way. Play something, or pass.
    [own-forced-move] { $side }: a unit must move. Play something, or pass.
    [enemy-step] { $side }: an enemy moves. Play something, or pass.
    [enters] { $side }: an enemy enters the building. Play something, or pass.
    [fire-announced] { $side }: fire is announced. Add something, or pass.
    [before-roll] { $side }: before the roll. Play something, or pass.
    [after-roll] { $side }: the dice are rolled. Change something, or pass.
    [barrage-named] { $side }: a barrage is announced. Play something, or pass.
    [grenade-thrown] { $side }: a grenade is thrown. Play something, or pass.
    [own-scatter] { $side }: the shot scatters. Play something, or pass.
    [about-to-be-hit] { $side }: a unit is about to be hit. Play something, or pass.
    [about-to-be-damaged] { $side }: a vehicle is about to be damaged. Play something, or pass.
    [about-to-be-removed] { $side }: a unit is about to be lost. Play something, or pass.
    [about-to-be-suppressed] { $side }: a unit is about to be suppressed. Use a marker, or pass.
    [fired] { $side }: a unit has fired. Play something, or pass.
    [fight] { $side }: an assault is to be fought. Play something, or pass.
    [fight-gear] { $side }: an assault is to be fought. Use gear, or pass.
    [supply-start] { $side }: the Supply phase begins. Play something, or pass.
    [supply-move] { $side }: supply moves. Play something, or pass.
   *[supply-end] { $side }: the Supply phase ends. Play something, or pass.
}

## Odds

odds-roll = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $need } or more{ $parts-count ->
        [0] {""}
        [1] {""}
       *[other] {" "}({ $parts })
    }: { $chance } %
odds-defence = { $amount } defence
odds-cover = { $amount } cover
odds-cv = { $amount } Combat Value
odds-share = { $amount } share
odds-doubled = { $amount } doubled
odds-bonus = { $amount } bonus
odds-obstacles = { $amount } obstacles
odds-long-range = { $amount } long range
odds-suppression = { $amount } suppression
odds-on-the-move = { $amount } on the move
odds-double-hit = { $amount } for a double hit
odds-diversion = { $amount } diversion
odds-sniper = { $amount } sniper table
odds-destruction = { $amount } destruction
odds-scatter = { $amount } on target
odds-attack = { $amount } attack

## Options

option-together = Orders at the same time
option-together-help = Both players give out their order tokens at the same time. Otherwise the side with the initiative begins.
option-conceal_hands = Conceal the hands
option-conceal_hands-help = Whoever could hold a suitable card is asked at every opportunity, so that silence gives nothing away. Slower.
