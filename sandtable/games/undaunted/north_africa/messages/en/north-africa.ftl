### Undaunted: North Africa: what is its own beside the words all Undaunted games share.

game-north-africa = Undaunted: North Africa
game-north-africa-short = North Africa
game-north-africa-line = Raids, trucks and demolitions

## Sides, cards, soldiers, vehicles

side-lrdg = LRDG
side-lrdg-mark = L
side-italy = Italy
side-italy-mark = I

card-lieutenant = Lieutenant
card-warrant-officer = Warrant Officer
card-staff-sergeant = Staff Sergeant
card-sergeant = Sergeant
card-scout = Scout
card-saboteur = Saboteur
card-sniper = Sniper
card-engineer = Engineer
card-gunner = Gunner
card-antitank = Antitank
card-platoon-sergeant = Platoon Sergeant
card-tank-commander = Tank Commander
card-squad-leader = Squad Leader
card-reconnaissance-aircraft = Reconnaissance Aircraft
card-rifleman = Rifleman
card-driver = Driver
card-tank-gunner = Gunner
card-crew = Crew

unit-staff-sergeant = Staff Sergeant
unit-sergeant = Sergeant
unit-scout = { $side ->
    [lrdg] LRDG Scout
    [italy] Italian Scout
   *[none] Scout
}
unit-saboteur = Saboteur
unit-sniper = Sniper
unit-engineer = Engineer
unit-gunner = { $side ->
    [lrdg] LRDG Gunner
    [italy] Italian Gunner
   *[none] Gunner
}
unit-antitank = { $side ->
    [lrdg] LRDG Antitank
    [italy] Italian Antitank
   *[none] Antitank
}
unit-rifleman = Rifleman
unit-driver = Driver
unit-tank-gunner = Gunner
unit-crew = Crew
unit-reconnaissance-aircraft = Reconnaissance Aircraft

unit-patrol-truck = Patrol Truck
unit-gun-truck = Gun Truck
unit-pilot-car = Pilot Car
unit-medium-tank = Medium Tank
unit-scout-car = Scout Car
unit-cargo-truck = Cargo Truck

seat-patrol-truck-driver = Patrol Truck, driver
seat-patrol-truck-navigator = Patrol Truck, navigator
seat-patrol-truck-gun = Patrol Truck, gun mount
seat-patrol-truck-bed = Patrol Truck, bed
seat-gun-truck-driver = Gun Truck, driver
seat-gun-truck-gun = Gun Truck, gun
seat-gun-truck-loader = Gun Truck, loader
seat-pilot-car-driver = Pilot Car, driver
seat-pilot-car-navigator = Pilot Car, navigator
seat-medium-tank-driver = Medium Tank, driver
seat-medium-tank-turret = Medium Tank, turret
seat-medium-tank-hull = Medium Tank, hull guns
seat-scout-car-driver = Scout Car, driver
seat-scout-car-observer = Scout Car, observer
seat-scout-car-gun = Scout Car, gun
seat-cargo-truck-driver = Cargo Truck, driver
seat-cargo-truck-cab = Cargo Truck, cab
seat-cargo-truck-bed-1 = Cargo Truck, bed, front
seat-cargo-truck-bed-2 = Cargo Truck, bed, rear

specialty-tank-crew = tank crew

structure-aircraft = Aircraft
structure-hangar = Hangar
structure-motor-pool = Motor Pool
structure-storage-tank = Storage Tank
structure-ammunition-dump = Ammunition Dump
structure-headquarters = Headquarters
unit-aircraft = { structure-aircraft }
unit-hangar = { structure-hangar }
unit-motor-pool = { structure-motor-pool }
unit-storage-tank = { structure-storage-tank }
unit-ammunition-dump = { structure-ammunition-dump }
unit-headquarters = { structure-headquarters }

## Actions

action-drive = Drive
action-navigate = Navigate
action-repair = Repair
action-survey = Survey
action-strafe = Strafe
action-demolitions = Demolitions
action-anti-tank = Anti-tank
action-board = Board
action-leave = Leave
action-change-seat = Change seat
action-swap = Swap
action-mark = Mark
action-pick = Pick

act-drive = { act-head } { $exit-id ->
    [none] { $tile-id ->
        [none] { action-drive } 0 tiles
       *[other] { action-drive } to { $tile }
    }
   *[other] { action-drive } off the map by { $exit }
}
act-navigate = { act-head } { action-navigate }
act-survey = { act-head } { action-survey }
act-repair = { act-head } { action-repair } { $unit }
act-strafe = { act-head } { action-strafe } { $unit }
act-anti-tank = { act-head } { action-anti-tank } { $unit }
act-demolitions = { act-head } { $structure-id ->
    [none] { action-demolitions } { $unit }
   *[other] { action-demolitions } { $structure }
}
act-board = { $card-id ->
    [none] Then board: { $seat }
   *[other] { $card }: board, { $seat }
}
act-leave = { $card-id ->
    [none] Then leave the vehicle
   *[other] { $card }: leave the vehicle
}
act-change-seat = { $card-id ->
    [none] Then change seat: { $seat }
   *[other] { $card }: change seat, { $seat }
}
act-swap = { $card }: swap seats with { $unit }
act-mark = { action-mark } { $tile }
act-pick = { action-pick } { $unit }

## What is asked

prompt-acting = { $side }: choose the action of { $card }, or stop.
prompt-navigate = { $side }: mark { $count ->
        [one] one more tile
       *[other] up to { $count } tiles
    } in one piece, or stop.
prompt-survey = { $side }: mark { $count ->
        [one] one more tile
       *[other] up to { $count } tiles
    } anywhere, or stop.
prompt-crew-casualty = { $side }: { $vehicle } is hit. Who aboard takes it?
prompt-crew-suppression = { $side }: { $vehicle } is under fire. Who aboard is suppressed?

## What happened

event-acted = { $side }: { $card } then takes { $action }.
event-boarded = { $unit } boards: { $aboard }.
event-changed-seat = { $unit } changes seat: { $aboard }.
event-left = { $unit } leaves { $vehicle } in { $tile }.
event-captured = { $side } takes over { $vehicle }.
event-swapped = { $unit } and { $target } swap seats.
event-repaired = { $vehicle } is repaired: damage is now { $damage }.
event-active-again = { $vehicle } is active again.
event-damaged = { $vehicle } is hit: damage is now { $damage }.
event-disabled = { $vehicle } is disabled. Its seats do nothing until it is repaired.
event-destroyed = { $vehicle } is destroyed in { $tile }.
event-wrecked = { $side } blows up { $structure } in { $tile }: { $total ->
    [one] { $total } point in all.
   *[other] { $total } points in all.
}
event-evacuated = { $unit } leaves the map at { $tile }.

## Why not

refusal-off-the-map = { $unit }: no longer on the map.
refusal-command-no-vehicle = { $card } has no counter, so it can do nothing with a vehicle.
refusal-one-interaction = A card lets its soldier board, leave or change seat once, before its action or after it.
refusal-finish-the-card = First choose what { $card } does, or stop.
refusal-seated-cannot-move = { $unit } is in a vehicle. Leave it first, then { $action } is possible.
refusal-board-seated = { $unit } is already in a vehicle. Leave it, or change seat.
refusal-board-not-here = { $vehicle } is not in the tile of { $unit }.
refusal-board-enemy-aboard = Enemy soldiers are aboard { $vehicle }.
refusal-name-a-seat = Choose a free seat in the vehicle.
refusal-seat-taken = { $aboard }: this seat is taken.
refusal-not-aboard = { $unit } is not in a vehicle.
refusal-seat-elsewhere = { $aboard }: that is another vehicle. Leave this one first.
refusal-swap-comrade = { $unit } can swap only with a comrade in the same vehicle.
refusal-not-in-that-seat = { $unit } is not in that seat: { $aboard }.
refusal-seat-not-printed = { $aboard }: the seat has no { $action }.
refusal-name-the-seat = { $action } belongs to the seat, not to the card. Choose the seat: { $aboard }.
refusal-seat-crew = { $aboard }: only the tank crew can use this seat’s actions, and { $unit } is not one of them.
refusal-vehicle-disabled = { $aboard }: the vehicle is disabled. Its seats do nothing until it is repaired.
refusal-drive-rough = Vehicles cannot enter { $tile }: rough ground.
refusal-drive-way-rough = The way to { $tile } leads over rough ground, which vehicles cannot cross.
refusal-no-exit = { $tile } has no exit for you.
refusal-may-not-leave = { $unit } may not leave the map in this scenario.
refusal-crew-may-not-leave = { $unit } cannot leave the map: somebody aboard may not.
refusal-inspire-twice = This card has already inspired once this turn.
refusal-control-no-marker = You have no marker in { $tile } that could be turned to Controlled.
refusal-control-already = You already control { $tile }.
refusal-control-enemy = The enemy controls { $tile } and has a soldier there. Drive the soldier out first.
refusal-mark-a-tile = Choose one tile on this map, or stop.
refusal-mark-twice = { $tile } has already been chosen.
refusal-mark-not-adjacent = { $tile } does not border the tiles chosen so far. The first one must border the soldier’s tile.
refusal-repair-name-a-vehicle = Choose the vehicle to repair.
refusal-repair-not-here = { $vehicle } is not in the soldier’s tile.
refusal-repair-own-vehicle = A soldier in a vehicle repairs that vehicle only.
refusal-repair-enemy = { $vehicle } is not yours. Board it first, if it is empty.
refusal-repair-undamaged = { $vehicle } has no damage.
refusal-combat-no-defence = { $unit }: only Anti-tank and Demolitions can hurt it.
refusal-combat-aboard = { $unit } is in { $vehicle }: fire at the vehicle.
refusal-anti-tank-no-vehicle = The enemy holds no vehicle on the map.
refusal-anti-tank-name-a-vehicle = Choose an enemy vehicle.
refusal-anti-tank-soldier = { $unit }: soldiers have no armour, so Anti-tank cannot be used on them.
refusal-demolitions-nothing = There is neither a structure nor an enemy vehicle in { $tile }.
refusal-demolitions-not-here = Demolitions reaches only what is in the soldier’s tile, { $tile }.
refusal-demolitions-soldier = { $unit }: soldiers have no armour, so Demolitions cannot be used on them.
refusal-pick-casualty = Pick one of the soldiers aboard { $vehicle }.
refusal-pick-suppression = Pick one of the ready soldiers aboard { $vehicle }.

## Odds

odds-armour = { $amount } armour
odds-structure = { $amount } structure

## Options

option-attacker_picks_crew = Attacker picks the crew member
option-attacker_picks_crew-help = When a vehicle is hit, the attacker picks which soldier aboard is hit or suppressed. Otherwise the vehicle’s holder does.

## Endings

outcome-points = { $winner } wins with the points needed.
outcome-evacuate = { $winner } wins: enough of its counters have left the map.
outcome-neutralise = { $winner } wins: enough enemy counters have been neutralised.
outcome-hopeless = { $winner } wins: the enemy can no longer win.
outcome-hopeless-behind = { $winner } wins: the enemy can no longer win and is behind on points.
outcome-both-hopeless = { $winner } wins: neither side can win any more, and it has more points.
outcome-both-hopeless-initiative = { $winner } wins: neither side can win any more, points are equal, and it holds the initiative.

## Faults of scenarios and positions

error-vehicle-among-counters = The vehicle “{ $unit }” stands among the counters. List it under vehicles.
error-vehicle-twice = The vehicle “{ $unit }” is listed twice.
error-vehicle-not-in-play = The vehicle “{ $unit }” is not in play.
error-unknown-vehicle-seat = The vehicle has no seat “{ $place }”.
error-unknown-structure = There is no structure “{ $structure }”.
error-structure-twice = The structure “{ $structure }” stands on the map twice.
error-counter-twice = “{ $unit }” stands in two places.
error-cards-without-counter = “{ $unit }” has cards but no counter on the map or in a vehicle.
error-gone-but-there = “{ $unit }” has left the game and stands on the map.
error-goal-missing = The side needs a goal.
error-goal-unclear = A goal has exactly one of points, evacuate, neutralise.
error-goal-too-many = The goal asks for { $count }, but names fewer.
error-goal-may-not-leave = The goal names a counter that may not leave the map.
error-acting-nobody = “{ $card }” has no soldier who could act.
error-no-crew-to-pick = Nobody aboard “{ $unit }” can be picked.
