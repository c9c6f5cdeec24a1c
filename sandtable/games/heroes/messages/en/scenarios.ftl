### Heroes of Stalingrad. The scenarios, and how points are scored.

score-control_end = Control of the objective at the end of the last turn
score-control_turn = Control of the objective at the end of each turn
score-control_win = Control of the objective at the end of any turn: victory at once
score-break_tile = For each enemy tile that is broken
score-destroy_unit = When the named unit is destroyed
score-destroy_role = For each enemy unit of that role destroyed
score-destroy_kind = For each enemy unit of that kind destroyed
score-carry_end = A unit carries the item at the end of the last turn
score-carry_exit = A unit leaves the field over its own rim with the item
score-exit = For each unit that has left over the exit rim
score-deliver = For each named unit that brings its load to the objective

effect-decoys = Decoy
effect-flares = Flare

## Scenario 1

scenario-two-streets = Two Streets from the Station
scenario-two-streets-date = 14 September 1942
scenario-two-streets-place = City centre, goods yard west of the central railway station
scenario-two-streets-history = { scenario-two-streets-place }. { scenario-two-streets-interest }
scenario-two-streets-notes = New here: { scenario-two-streets-introduces }.
scenario-two-streets-briefing-soviet = The first grey coats have been seen among the wagons. One platoon stands between them and the square. Hold the corner shop, and if you can, throw them out of the depot before the rest of their company arrives.
scenario-two-streets-briefing-german = Your platoon is ahead of everyone else and the river is only a few streets away. Take the depot as a base, push across the tracks, and put a squad into the shop on the corner.
scenario-two-streets-interest = Both sides can reach one marker in a turn, the middle one in two, the far one only by giving something up; with three orders for five units every token is a choice.
scenario-two-streets-introduces = order tokens and bluff; movement and zones of control; fire, cover and long range; suppressive fire; supply moves; action cards; houses on the general grid
scenario-two-streets-objective-O1 = goods depot
scenario-two-streets-objective-O2 = rubble heap
scenario-two-streets-objective-O3 = corner shop
scenario-two-streets-points-s-o1 = The Soviets control the { scenario-two-streets-objective-O1 } at the end.
scenario-two-streets-points-g-o1 = The Germans control the { scenario-two-streets-objective-O1 } at the end.
scenario-two-streets-points-s-o2 = The Soviets control the { scenario-two-streets-objective-O2 } at the end.
scenario-two-streets-points-g-o2 = The Germans control the { scenario-two-streets-objective-O2 } at the end.
scenario-two-streets-points-s-o3 = The Soviets control the { scenario-two-streets-objective-O3 } at the end.
scenario-two-streets-points-g-o3 = The Germans control the { scenario-two-streets-objective-O3 } at the end.
scenario-two-streets-points-s-break = For each German group tile that is broken.
scenario-two-streets-points-g-break = For each Soviet group tile that is broken.
scenario-two-streets-effect-first-lesson = Scouts and the reconnaissance troop are set up on their inactive side; Ambush and Scout are not used in this scenario.

## Scenario 2

scenario-dark-water = Across the Dark Water
scenario-dark-water-date = 14 September 1942
scenario-dark-water-place = Central landing stage, night
scenario-dark-water-history = { scenario-dark-water-place }. { scenario-dark-water-interest }
scenario-dark-water-notes = New here: { scenario-dark-water-introduces }.
scenario-dark-water-briefing-soviet = The boats ground in the shallows under tracer fire. There is no time to form up: get off the shore, up the ramp and into the first house before the night is over. More boats follow you.
scenario-dark-water-briefing-german = Something is moving on the river. You have one thin platoon on the bluff and two flares. Let them come to the ramp, then do not let them leave it.
scenario-dark-water-interest = An attack out of the water with the initiative and the dark as cover; the defender must spend two flares well and cannot watch ramp and house with one machine gun.
scenario-dark-water-introduces = assault; Scout; abilities unlocked by slots; difficult passage, bank and water; reinforcements; night
scenario-dark-water-objective-O1 = head of the ramp
scenario-dark-water-objective-O2 = standing half of the block
scenario-dark-water-objective-O3 = burnt shells
scenario-dark-water-points-s-o1 = The Soviets control the { scenario-dark-water-objective-O1 } at the end.
scenario-dark-water-points-g-o1 = The Germans control the { scenario-dark-water-objective-O1 } at the end.
scenario-dark-water-points-s-o2 = The Soviets control the { scenario-dark-water-objective-O2 } at the end.
scenario-dark-water-points-g-o2 = The Germans control the { scenario-dark-water-objective-O2 } at the end.
scenario-dark-water-points-s-o3 = The Soviets control the { scenario-dark-water-objective-O3 } at the end.
scenario-dark-water-points-g-o3 = The Germans control the { scenario-dark-water-objective-O3 } at the end.
scenario-dark-water-points-g-break = If the guards tile is broken.
scenario-dark-water-effect-night = On turns 1 to 4 no line of sight is longer than 5 squares, and hidden units are spotted only within 2 squares even in the open.
scenario-dark-water-effect-flares = Twice in the game the German player may fire a flare at the start of the Order phase: the night rule is off for that turn.
scenario-dark-water-reinforcement-0 = The guards group is not set up. At the start of the Order phase of turn 2 it is put on free squares of the shallows or the landing stage and may get orders at once.

## Scenario 3

scenario-beside-the-elevator = Beside the Elevator
scenario-beside-the-elevator-date = 18 September 1942
scenario-beside-the-elevator-place = Southern quarter, housing block next to the grain elevator
scenario-beside-the-elevator-history = { scenario-beside-the-elevator-place }. { scenario-beside-the-elevator-interest }
scenario-beside-the-elevator-notes = New here: { scenario-beside-the-elevator-introduces }.
scenario-beside-the-elevator-briefing-soviet = Water is short and the grain behind you is burning, but the tenement has thick walls and your Maxim has belts for a day. Make them pay for every room.
scenario-beside-the-elevator-briefing-german = The settlement is yours. The tenement across the street is not. Suppress the windows, get grenades through them, and clear the house from one end to the other.
scenario-beside-the-elevator-interest = Five counters behind walls against seven that must cross a street; the house has only two outer doors, so windows, grenades and the right moment to rush decide.
scenario-beside-the-elevator-introduces = buildings on an offset grid; doors, windows and rooms; Ambush; Tripod and Opportunity Fire; grenades; Ammo and Veteran markers; wire and firing positions; bonus tokens
scenario-beside-the-elevator-objective-O1 = west part of the tenement
scenario-beside-the-elevator-objective-O2 = east part of the tenement
scenario-beside-the-elevator-objective-O3 = nearest cottage
scenario-beside-the-elevator-points-s-o1 = The Soviets control the { scenario-beside-the-elevator-objective-O1 } at the end.
scenario-beside-the-elevator-points-g-o1 = The Germans control the { scenario-beside-the-elevator-objective-O1 } at the end.
scenario-beside-the-elevator-points-s-o2 = The Soviets control the { scenario-beside-the-elevator-objective-O2 } at the end.
scenario-beside-the-elevator-points-g-o2 = The Germans control the { scenario-beside-the-elevator-objective-O2 } at the end.
scenario-beside-the-elevator-points-s-o3 = The Soviets control the { scenario-beside-the-elevator-objective-O3 } at the end.
scenario-beside-the-elevator-points-s-break = For each German group tile that is broken.
scenario-beside-the-elevator-points-g-break = For each Soviet group tile that is broken.

## Scenario 4

scenario-house-on-the-square = The House on the Square
scenario-house-on-the-square-date = 27 September 1942
scenario-house-on-the-square-place = Ninth of January Square
scenario-house-on-the-square-history = { scenario-house-on-the-square-place }. { scenario-house-on-the-square-interest }
scenario-house-on-the-square-notes = New here: { scenario-house-on-the-square-introduces }.
scenario-house-on-the-square-briefing-soviet = Whoever owns the corner flats sees every street to the river. Tonight that is to be us. Sappers for the walls, flame for the rooms, Gorodets for the stairs.
scenario-house-on-the-square-briefing-german = The flats are quiet, which is what worries you. A shell has opened the west wall, the platoon is tired, and the only machine gun with a proper mount is yours to place.
scenario-house-on-the-square-interest = Room fighting with every tool for it: a breach to go through, walls to blow, a flamethrower that may not lose a brawl, and two characters worth a point each.
scenario-house-on-the-square-introduces = flamethrower; sappers, Destruction and collapse; breaches and satchel charges; characters with their own tile; Personal Order and Autonomous; traits
scenario-house-on-the-square-objective-O1 = corner flats
scenario-house-on-the-square-objective-O2 = half-fallen block
scenario-house-on-the-square-points-s-o1 = The Soviets control the { scenario-house-on-the-square-objective-O1 } at the end.
scenario-house-on-the-square-points-g-o1 = The Germans control the { scenario-house-on-the-square-objective-O1 } at the end.
scenario-house-on-the-square-points-s-o2 = The Soviets control the { scenario-house-on-the-square-objective-O2 } at the end.
scenario-house-on-the-square-points-g-o2 = The Germans control the { scenario-house-on-the-square-objective-O2 } at the end.
scenario-house-on-the-square-points-s-pohl = Pohl destroyed.
scenario-house-on-the-square-points-g-gorodets = Gorodets destroyed.
scenario-house-on-the-square-points-s-break = For each German group tile that is broken.
scenario-house-on-the-square-points-g-break = For each Soviet group tile that is broken.
scenario-house-on-the-square-effect-dust = When a building part falls, put a smoke marker on every complete square next to it; they go at the end of the turn.

## Scenario 5

scenario-guns-over-the-ravine = Guns over the Ravine
scenario-guns-over-the-ravine-date = 29 September 1942
scenario-guns-over-the-ravine-place = Gully north-west of Mamayev Kurgan
scenario-guns-over-the-ravine-history = { scenario-guns-over-the-ravine-place }. { scenario-guns-over-the-ravine-interest }
scenario-guns-over-the-ravine-notes = New here: { scenario-guns-over-the-ravine-introduces }.
scenario-guns-over-the-ravine-briefing-soviet = The gully is a ditch they must climb out of. Keep the trench on its southern lip, keep the mortar in the yard, and let the observer count their heads.
scenario-guns-over-the-ravine-briefing-german = Over the lip, through the bottom, up the other side. The guns will lift you across if you keep them supplied with orders. The depot behind the trench is the real prize.
scenario-guns-over-the-ravine-interest = A duel of templates: both sides must choose between tokens for men and tokens for guns, and the wire holds the attackers exactly where the mortar is ranged.
scenario-guns-over-the-ravine-introduces = Indirect Fire, Howitzer and scatter; Artillery Spotter; Artillery, Battle Plan, Bluff and Field Telephones; command tiles; big guns and firing arcs; trench, bunker and smoke
scenario-guns-over-the-ravine-objective-O1 = trench on the lip
scenario-guns-over-the-ravine-objective-O2 = bunker
scenario-guns-over-the-ravine-objective-O3 = goods depot
scenario-guns-over-the-ravine-points-s-o1 = The Soviets control the { scenario-guns-over-the-ravine-objective-O1 } at the end.
scenario-guns-over-the-ravine-points-g-o1 = The Germans control the { scenario-guns-over-the-ravine-objective-O1 } at the end.
scenario-guns-over-the-ravine-points-s-o2 = The Soviets control the { scenario-guns-over-the-ravine-objective-O2 } at the end.
scenario-guns-over-the-ravine-points-g-o2 = The Germans control the { scenario-guns-over-the-ravine-objective-O2 } at the end.
scenario-guns-over-the-ravine-points-s-o3 = The Soviets control the { scenario-guns-over-the-ravine-objective-O3 } at the end.
scenario-guns-over-the-ravine-points-g-o3 = The Germans control the { scenario-guns-over-the-ravine-objective-O3 } at the end.
scenario-guns-over-the-ravine-points-s-break = For each German group tile that is broken.
scenario-guns-over-the-ravine-points-g-break = For each Soviet group tile that is broken.

## Scenario 6

scenario-patient-eyes = Patient Eyes
scenario-patient-eyes-date = 8 October 1942
scenario-patient-eyes-place = Ruins between the brewery and the river
scenario-patient-eyes-history = { scenario-patient-eyes-place }. { scenario-patient-eyes-interest }
scenario-patient-eyes-notes = New here: { scenario-patient-eyes-introduces }.
scenario-patient-eyes-briefing-soviet = Somewhere in the fallen block lies a man who has not missed for nine days. Daria has asked for the job. Give her eyes, give her noise elsewhere, and bring back the map case that lies between the lines.
scenario-patient-eyes-briefing-german = A courier died in the open with his map case, and whoever goes for it dies too. Aschauer is to find the reason. The rest of you are to look like targets, but not for too long.
scenario-patient-eyes-interest = A hunt: the two named snipers act without orders and need not show themselves, while the map case drags everyone else into the open between them.
scenario-patient-eyes-introduces = Sniper and character tables; hidden units as the main weapon; items; scenario effects with limited uses
scenario-patient-eyes-objective-O1 = map case
scenario-patient-eyes-objective-O2 = east part of the tenement
scenario-patient-eyes-objective-O3 = standing half of the block
scenario-patient-eyes-points-s-sniper = Aschauer destroyed.
scenario-patient-eyes-points-g-sniper = Oreshkina destroyed.
scenario-patient-eyes-points-s-case = A Soviet unit carries the map case at the end.
scenario-patient-eyes-points-g-case = A German unit carries the map case at the end.
scenario-patient-eyes-points-g-o2 = The Germans control the { scenario-patient-eyes-objective-O2 } at the end.
scenario-patient-eyes-points-s-o3 = The Soviets control the { scenario-patient-eyes-objective-O3 } at the end.
scenario-patient-eyes-points-s-o2 = The Soviets control the { scenario-patient-eyes-objective-O2 } at the end.
scenario-patient-eyes-points-g-o3 = The Germans control the { scenario-patient-eyes-objective-O3 } at the end.
scenario-patient-eyes-points-s-break = For each German group tile that is broken.
scenario-patient-eyes-points-g-break = For each Soviet group tile that is broken.
scenario-patient-eyes-effect-decoys = Each player has two decoy helmets. When an enemy sniper fires at one of your infantry units in a building, ruin or trench, you may spend a decoy before the die: the shot is wasted, and if the sniper is hidden it flips to its inactive side.
scenario-patient-eyes-effect-hidden-start = All snipers, scouts and the reconnaissance troop are set up hidden.

## Scenario 7

scenario-tractor-works-gate = Gate of the Tractor Works
scenario-tractor-works-gate-date = 14 October 1942
scenario-tractor-works-gate-place = Dzerzhinsky Tractor Works, western gate
scenario-tractor-works-gate-history = { scenario-tractor-works-gate-place }. { scenario-tractor-works-gate-interest }
scenario-tractor-works-gate-notes = New here: { scenario-tractor-works-gate-introduces }.
scenario-tractor-works-gate-briefing-soviet = The assembly line stopped an hour ago; the last tank left it without paint or sights and its crew still wears overalls. Keep the gate shut, keep the tank running, and keep the shift from going home.
scenario-tractor-works-gate-briefing-german = The whole corps is attacking today and your gate is the one on its map. The hedgehogs leave few ways for the panzer. Bring it close enough to break the hall, but not closer than their rifles reach.
scenario-tractor-works-gate-interest = One tank on each side, hunted by hidden anti-tank rifles, a gun with an arc and men with bottles; the hall can shelter the T-34, mend it or fall on it.
scenario-tractor-works-gate-introduces = heavy vehicles and damage; anti-tank rifles and guns; Mechanic and repairs; vehicles inside a hall; hedgehogs, wrecks and pushing; fire bottles and hollow charges
scenario-tractor-works-gate-objective-O1 = west bay of the hall
scenario-tractor-works-gate-objective-O2 = east bay of the hall
scenario-tractor-works-gate-objective-O3 = goods depot
scenario-tractor-works-gate-points-s-o1 = The Soviets control the { scenario-tractor-works-gate-objective-O1 } at the end.
scenario-tractor-works-gate-points-g-o1 = The Germans control the { scenario-tractor-works-gate-objective-O1 } at the end.
scenario-tractor-works-gate-points-s-o2 = The Soviets control the { scenario-tractor-works-gate-objective-O2 } at the end.
scenario-tractor-works-gate-points-g-o2 = The Germans control the { scenario-tractor-works-gate-objective-O2 } at the end.
scenario-tractor-works-gate-points-s-o3 = The Soviets control the { scenario-tractor-works-gate-objective-O3 } at the end.
scenario-tractor-works-gate-points-g-o3 = The Germans control the { scenario-tractor-works-gate-objective-O3 } at the end.
scenario-tractor-works-gate-points-s-tank = Panzer III destroyed.
scenario-tractor-works-gate-points-g-tank = Tractor Works T-34 destroyed.
scenario-tractor-works-gate-points-s-break = For each German group tile that is broken.
scenario-tractor-works-gate-points-g-break = For each Soviet group tile that is broken.
scenario-tractor-works-gate-effect-line-still-runs = If the T-34 stands wholly inside the hall and the Soviets control the east bay, remove one damage marker from it. This counts as its repair of the turn.

## Scenario 8

scenario-bread-and-shells = Bread and Shells
scenario-bread-and-shells-date = 16 October 1942
scenario-bread-and-shells-place = River road behind the Barrikady settlement
scenario-bread-and-shells-history = { scenario-bread-and-shells-place }. { scenario-bread-and-shells-interest }
scenario-bread-and-shells-notes = New here: { scenario-bread-and-shells-introduces }.
scenario-bread-and-shells-briefing-soviet = Two lorries with shells, bread and the battalion’s post stand at the landing stage. The road west is short and watched. Open it, hold it for an hour, and get both loads through.
scenario-bread-and-shells-briefing-german = Half-tracks have slipped through north of the road. The next Soviet convoy will have to pass right under your guns. Burn the lorries; nothing else on that road matters.
scenario-bread-and-shells-interest = A race on one road: lorries that cannot shoot, half-tracks full of men, a quad mount that must stop to fire, and a wreck that narrows the way.
scenario-bread-and-shells-introduces = light vehicles of one and two squares; Transport; Fire on the Move; light vehicles with two states; running over and pushing wrecks; delivery objectives
scenario-bread-and-shells-objective-O1 = battalion dump
scenario-bread-and-shells-objective-O2 = crossroads
scenario-bread-and-shells-objective-O3 = settlement store
scenario-bread-and-shells-points-s-lorry = For each lorry that ends a Movement Action with a square on the dump; it is then taken off the field as delivered.
scenario-bread-and-shells-points-g-lorry = For each lorry destroyed.
scenario-bread-and-shells-points-s-o2 = The Soviets control the { scenario-bread-and-shells-objective-O2 } at the end.
scenario-bread-and-shells-points-g-o2 = The Germans control the { scenario-bread-and-shells-objective-O2 } at the end.
scenario-bread-and-shells-points-g-o3 = The Germans control the { scenario-bread-and-shells-objective-O3 } at the end.
scenario-bread-and-shells-points-s-half = For each half-track destroyed.
scenario-bread-and-shells-points-s-break = For each German group tile that is broken.
scenario-bread-and-shells-points-g-break = For each Soviet group tile that is broken.
scenario-bread-and-shells-effect-full-load = A lorry carries its load: its Movement Value is 4 and its Transport 4, and it may not leave the field.
scenario-bread-and-shells-effect-river-mist = On turns 1 and 2 no line of sight is longer than 7 squares.

## Scenario 9

scenario-hall-number-four = Hall Number Four
scenario-hall-number-four-date = 23 October 1942
scenario-hall-number-four-place = Red October steel works
scenario-hall-number-four-history = { scenario-hall-number-four-place }. { scenario-hall-number-four-interest }
scenario-hall-number-four-notes = New here: { scenario-hall-number-four-introduces }.
scenario-hall-number-four-briefing-soviet = Furnaces, girders, half-poured steel: nobody can see ten paces and that suits the guards. The small tank goes in with you. Give the hall away bay by bay, and never for nothing.
scenario-hall-number-four-briefing-german = The pioneers go through the walls, the assault gun makes the holes, the infantry holds what they take. Do not fight for the machines; fight for the gates.
scenario-hall-number-four-interest = A building large enough for tanks that can be entered by gate, door or hole and brought down bay by bay, with crews that turn ordinary vehicles into stubborn ones.
scenario-hall-number-four-introduces = Crew and Positive Vibes; Scary Shot and single-weapon vehicles; Howitzer over walls; bringing down parts of a hall; broken groups; combined arms
scenario-hall-number-four-objective-O1 = west bay
scenario-hall-number-four-objective-O2 = east bay
scenario-hall-number-four-objective-O3 = yard depot
scenario-hall-number-four-points-s-o1 = The Soviets control the { scenario-hall-number-four-objective-O1 } at the end.
scenario-hall-number-four-points-g-o1 = The Germans control the { scenario-hall-number-four-objective-O1 } at the end.
scenario-hall-number-four-points-s-o2 = The Soviets control the { scenario-hall-number-four-objective-O2 } at the end.
scenario-hall-number-four-points-g-o2 = The Germans control the { scenario-hall-number-four-objective-O2 } at the end.
scenario-hall-number-four-points-s-o3 = The Soviets control the { scenario-hall-number-four-objective-O3 } at the end.
scenario-hall-number-four-points-g-o3 = The Germans control the { scenario-hall-number-four-objective-O3 } at the end.
scenario-hall-number-four-points-s-stug = StuG destroyed.
scenario-hall-number-four-points-g-t70 = T-70 destroyed.
scenario-hall-number-four-points-s-break = For each German group tile that is broken.
scenario-hall-number-four-points-g-break = For each Soviet group tile that is broken.
scenario-hall-number-four-effect-bursting-furnaces = From turn 2 on, roll a die: on 6 a furnace bursts. Every unit next to a machinery square gets 1 suppression marker.

## Scenario 10

scenario-gun-factory = The Gun Factory
scenario-gun-factory-date = 11 November 1942
scenario-gun-factory-place = Barrikady gun factory and the houses before it
scenario-gun-factory-history = { scenario-gun-factory-place }. { scenario-gun-factory-interest }
scenario-gun-factory-notes = New here: { scenario-gun-factory-introduces }.
scenario-gun-factory-briefing-soviet = Behind you are four hundred paces of cliff and a river full of ice. In front are the factory, the long house and everything they have left. There is no second line. Be the second line.
scenario-gun-factory-briefing-german = This is the last push before winter. New guns on tracks will open the houses, pioneers will take them, and whoever reaches the landing stage ends the battle. You have until noon.
scenario-gun-factory-interest = Everything at once on six boards: two strongpoints that support each other, guns that flatten houses, one landing stage that ends the game, and orders never enough for all of it.
scenario-gun-factory-introduces = armies of several tiles under one command; heavy howitzer vehicles; air and rocket cards in a large game; instant victory; opening barrage
scenario-gun-factory-objective-O1 = west bay of the hall
scenario-gun-factory-objective-O2 = east bay of the hall
scenario-gun-factory-objective-O3 = west part of the long house
scenario-gun-factory-objective-O4 = east part of the long house
scenario-gun-factory-objective-O5 = landing stage
scenario-gun-factory-points-s-o1 = The Soviets control the { scenario-gun-factory-objective-O1 } at the end.
scenario-gun-factory-points-g-o1 = The Germans control the { scenario-gun-factory-objective-O1 } at the end.
scenario-gun-factory-points-s-o2 = The Soviets control the { scenario-gun-factory-objective-O2 } at the end.
scenario-gun-factory-points-g-o2 = The Germans control the { scenario-gun-factory-objective-O2 } at the end.
scenario-gun-factory-points-s-o3 = The Soviets control the { scenario-gun-factory-objective-O3 } at the end.
scenario-gun-factory-points-g-o3 = The Germans control the { scenario-gun-factory-objective-O3 } at the end.
scenario-gun-factory-points-s-o4 = The Soviets control the { scenario-gun-factory-objective-O4 } at the end.
scenario-gun-factory-points-g-o4 = The Germans control the { scenario-gun-factory-objective-O4 } at the end.
scenario-gun-factory-points-g-stage = German victory at the end of any turn in which the Germans control the landing stage.
scenario-gun-factory-points-s-gun = StuIG 33 destroyed.
scenario-gun-factory-points-g-t34 = T-34 destroyed.
scenario-gun-factory-points-s-break = For each German group tile that is broken.
scenario-gun-factory-points-g-break = For each Soviet group tile that is broken.
scenario-gun-factory-effect-opening-barrage = After set-up and Scout moves, before turn 1, the German player resolves two attacks with the artillery profile on any Interspaces east of column 7, scatter distance 3, without spotters.
scenario-gun-factory-reinforcement-0 = At the start of the Order phase of turn 4, if the Soviets control the landing stage, one more guards rifle squad lands there. It belongs to the guards tile.
