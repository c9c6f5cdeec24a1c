### The field: ground, buildings, boards, templates.

## Terrain

terrain-open = open ground
terrain-street = street
terrain-street-note = Plays as open ground; drawn as paving.
terrain-floor = building floor
terrain-floor-note = Square inside a building on the general grid; all effects come from the building part.
terrain-covered = under an offset building
terrain-covered-note = General square wholly or partly under a building on an offset grid: never a place to stop (HOS-6.73).
terrain-rubble = rubble
terrain-crater = crater
terrain-crater-note = Attacker and defender in the same crater: no bonus (HOS-17.22).
terrain-thicket = shattered trees
terrain-trench = trench
terrain-firing_position = sandbag firing position
terrain-ruin = ruin
terrain-ruin-note = Also the fallen side of apartments and houses.
terrain-fallen_hall = fallen hall
terrain-fallen_hall-note = Fallen side of a factory hall; tanks may grind through it.
terrain-bank = steep bank
terrain-water = deep water
terrain-shallows = shallows
terrain-pier = landing stage
terrain-railway = railway track
terrain-wagon = goods wagon
terrain-machinery = heavy machinery
terrain-machinery-note = Stands inside halls: bars vehicles, spoils aim, gives no bonus of its own.
terrain-house_1 = small house
terrain-house_2 = long house
terrain-apartment = apartment block part
terrain-factory_hall = factory hall part
terrain-factory_hall-note = Vehicles enter by gates only.
terrain-bunker = bunker
terrain-low_wall = low wall
terrain-wire = barbed wire
terrain-hedgehog = steel hedgehogs
terrain-breach = breach
terrain-breach-note = Laid over one wall side of a building: from then on that side is an opening like a door, for infantry only.
terrain-wreck_light_1 = light wreck, one square
terrain-wreck_light_2 = light wreck, two squares
terrain-wreck_armour_1 = armoured wreck, one square
terrain-wreck_armour_2 = armoured wreck, two squares
terrain-smoke = smoke
terrain-smoke-note = Lasts until the end of the turn.

## Sides of squares

edge-nothing = open
edge-wall = wall
edge-wall-note = Nothing passes.
edge-door = door
edge-door-note = Infantry passes. Between two rooms it is an inner door.
edge-window = window
edge-window-note = Fire and grenades pass; infantry only with the card Surprise.
edge-gate = gate
edge-gate-note = A door that vehicles can use too.
edge-breach = breach
edge-breach-note = A hole blown in a wall: infantry passes as through a door.
edge-line = obstacle

## Boards and buildings

board-A = Courtyard Block
board-A-about = A two-part tenement offset by half a square on both axes, ringed by streets; yard to the south.
building-A1 = long tenement
board-B = Crossroads
board-B-about = Two streets meet; burnt shells north-east and south-west, one house still standing.
building-B1 = corner shop
board-C = Workers’ Settlement
board-C-about = Wooden and brick cottages with gardens along one street.
building-C1 = cottage
building-C2 = cottage
building-C3 = settlement store
building-C4 = cottage
board-D = Rail Yard
board-D-about = Two tracks with burnt-out wagons and a small depot.
building-D1 = goods depot
board-E = Machine Hall
board-E-about = A two-bay factory hall on the general grid, with gates wide enough for vehicles.
building-E1 = machine hall
board-F = Volga Bank
board-F-about = Bluff with one ramp, a strip of shore with dugouts, shallows, deep water and a landing stage.
board-G = Ravine
board-G-about = A dry gully between steep lips, crossed in two places.
board-H = Burnt Row
board-H-about = A block offset by half a square from west to east only; its eastern part has already come down.
building-H1 = half-fallen block

## Overlays

overlay-rubble-1 = rubble
overlay-rubble-2 = rubble, long
overlay-crater-1 = shell crater
overlay-crater-4 = bomb crater
overlay-thicket-1 = shattered trees
overlay-ruin-1 = burnt shell
overlay-trench-2 = trench
overlay-sandbags-1 = firing position
overlay-wagon-2 = goods wagon
overlay-house-1 = small house
overlay-bunker-1 = bunker
overlay-flat-3 = corner flats
overlay-wreck-light-1 = wrecked car
overlay-wreck-light-2 = wrecked lorry
overlay-wreck-armour-2 = wrecked tank
overlay-low-wall = low wall
overlay-wire = barbed wire
overlay-hedgehog = steel hedgehogs
overlay-breach = breach

## Attacks that have their own Combat Values

profile-grenade = grenade
profile-bundle = bundled charge
profile-molotov = fire bottle
profile-rifle_grenade = rifle grenade
profile-ampulomet = ampulomet flask
profile-mortar = mortar bomb
profile-howitzer_75 = 75 mm shell
profile-howitzer_150 = 150 mm shell
profile-artillery = artillery
profile-rockets = rockets
profile-dive_bomber = dive-bombers
profile-booby_trap = booby trap
profile-flame = flame
