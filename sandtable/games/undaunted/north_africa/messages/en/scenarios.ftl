### Undaunted: North Africa. Places, scenarios and terrain.

## Places

operation-landing-ground-on-the-jalo-kufra-road-libyan-desert = Landing ground on the Jalo-Kufra road, Libyan Desert
operation-murzuk-airfield-fezzan = Murzuk airfield, Fezzan
operation-jebel-sherif-south-of-kufra = Jebel Sherif, south of Kufra
operation-coast-road-south-of-benghazi = Coast road south of Benghazi
operation-el-ezzeiat-south-of-derna = El Ezzeiat, south of Derna
operation-a-wadi-south-of-mechili = A wadi south of Mechili
operation-mersa-brega-coast-road-west-of-agedabia = Mersa Brega, coast road west of Agedabia
operation-landing-ground-near-agedabia = Landing ground near Agedabia
operation-tripoli-road-near-the-marble-arch = Tripoli road near the Marble Arch
operation-police-post-on-the-pass-at-sidi-selim-below-the-barce-plain = Police post on the pass at Sidi Selim, below the Barce plain
operation-barce-cyrenaica = Barce, Cyrenaica

## Scenario 1

scenario-landing-ground-7 = Landing Ground No. 7
scenario-landing-ground-7-date = 17-18 September 1940
scenario-landing-ground-7-history =
    Follows the September 1940 reconnaissance of the landing grounds on that road; the fight is invented. Days beyond the last well your patrol has found an airstrip that is guarded as if there were no war. Slip in from the dunes after dark, wreck what matters, and be gone before anyone has counted you.
scenario-landing-ground-7-notes =
    A race without a single vehicle. The same building is worth points in opposite ways: Italy must stand on it, LRDG must blow it up, so every charge that goes off gives two points of swing. The motor pool is worth as much as the aircraft and the hangar together, but the well lets either side make up for its loss. The motor pool (2) plus any other point wins for either side; so do aircraft, hangar and well together. LRDG has two men with charges. Losing both leaves it the well only.

## Scenario 2

scenario-murzuk = Murzuk
scenario-murzuk-date = 11 January 1941
scenario-murzuk-history =
    The raid took place; a tank at Murzuk is the game's own idea, kept because the printed scenario has it. More than a thousand miles from base the patrols roll up to the airfield at midday as if they belonged there. Destroy two of the three installations before the garrison's tank has its engine warm.
scenario-murzuk-notes =
    A fast truck full of specialists against a slow tank with one man too few: the two tankers have three seats and must choose every turn between driving, the gun and the hull guns. LRDG can ignore the tank and run for the charges, or spend a saboteur to stop it. The tank's turret seat starts empty: Driver and Crew may change seats. Each of the three structures is worth 1 point, so two points are two structures.

## Scenario 3

scenario-jebel-sherif = Jebel Sherif
scenario-jebel-sherif-date = 31 January 1941
scenario-jebel-sherif-history =
    Follows the ambush of a patrol by the Kufra Auto-Saharan company; numbers are reduced to one truck and five men. An aircraft found the lorries under the rocks, and a motorised company is already closing the mouth of the valley. Bring four of the five men out to the south, with the truck or without it.
scenario-jebel-sherif-notes =
    The truck saves whoever can reach it and draws every gun on the map. Men in the boulders are hard to hit and slow; men in the valley are fast and naked to the aircraft, for which range does not count. Every LRDG soldier and the truck may leave by either exit; only soldiers count. Five soldiers: four saved or two lost, so the game always decides itself.

## Scenario 4

scenario-coast-road = The Coast Road
scenario-coast-road-date = 28 November 1941
scenario-coast-road-history =
    Stands for the attacks on traffic during the November 1941 offensive; the convoy is invented. All day you have counted lorries from the ridge, and now a small convoy comes with a single car to guard it. The crossing ahead of it is wired; hold it there and shoot it to pieces.
scenario-coast-road-notes =
    The parts are turned round: Italy runs and LRDG hunts. Every Italian knows the road except the one tile that matters, and whoever stops to open it is stopped under a gun. Passengers are a cargo: a truck that drives off with two men is three counters at once. Italy knows the whole road but the crossing 19A: one Scout step or one Navigate opens it. All Italian soldiers and both vehicles may leave at 4A, and each counts as one counter. Six Italian counters: four away or three destroyed.

## Scenario 5

scenario-el-ezzeiat = The Fort at El Ezzeiat
scenario-el-ezzeiat-date = 29 November 1941
scenario-el-ezzeiat-history =
    A patrol took a post of this name in late November 1941; plan and garrison are invented. A small fort with a wireless looks down on the tracks your patrol has to use. Blow up its headquarters, or take both the trenches and the ruins that cover it.
scenario-el-ezzeiat-notes =
    Three points lie in one well defended building or in two weaker posts, and the men for the two ways are not the same: the engineer for the first, the sergeant for the second. Nobody has four cards here, so every hit is felt. Headquarters alone gives the 3 points; so do 20A (2) and 21A (1) together. Soldiers have two or three cards instead of four; the rest stay in the box.

## Scenario 6

scenario-vulnerable-camp = The Vulnerable Camp
scenario-vulnerable-camp-date = 30 November 1941
scenario-vulnerable-camp-history =
    House story; the printed scenario of this place in the book is known only by its name and its example. Half the patrol is away with the lieutenant when tracks come clanking towards the nets. There is no time to pack, so meet the column with the saboteur's charges and hurt it until it has had enough.
scenario-vulnerable-camp-notes =
    The tank cannot be shot at and the men who can stop it must walk up to it. Italy has more counters than it can feed with cards: each turn is a choice between the tank's punch and the car's eyes. LRDG has no lieutenant, so a card lost is hard to replace. Made so that the worked example can be played from the set-up: car in 19A with Rifleman driving, Scout observing and Gunner at the gun; tank in 17A beside 12A; 12A and 16B without an Italian marker; Saboteur in 6B. Italy's two points are the camp (2) or both caches (1 each). Any four of the eight Italian counters, vehicles included, win for LRDG. LRDG controls only the camp at the start; it has to spend actions to control its own caches.

## Scenario 7

scenario-mersa-brega = The Road-house at Mersa Brega
scenario-mersa-brega-date = 14 December 1941
scenario-mersa-brega-history =
    A patrol with a captured lorry did mix with the traffic here; the targets are arranged for the game. At the wheel of a captured lorry you have driven for miles among the enemy's own traffic, and nobody has asked a question yet. Park by the road-house, set the charges and do not wait for the bill.
scenario-mersa-brega-notes =
    LRDG begins inside the enemy camp in the enemy's lorry, with its two demolition men in the same vehicle: the quickest way in and the worst way to be hit. Four points can be had without a fight in the road-house, or with one. The Cargo Truck's card lies before LRDG from the start. Points on the map: Motor Pool 2, Ammunition Dump 2, Storage Tank 1, road-house 2.

## Scenario 8

scenario-agedabia = Agedabia by Night
scenario-agedabia-date = 21 December 1941
scenario-agedabia-history =
    Aircraft were destroyed here in December 1941; the layout is invented. The trucks stay a night's walk behind, and four men with satchels go on alone. Four points of damage will ground the squadron, and you can afford to lose only one of the four.
scenario-agedabia-notes =
    Small, dark and quick. Saboteur and sniper need no scouted ground and leave no fog; scout and engineer do, and the engineer has the better charges. Italy must guess which half of the field is the feint. Points on the map: Ammunition Dump 2, Aircraft 1, Hangar 1, Storage Tank 1; LRDG needs 4 of 5. If Saboteur and Engineer are both lost LRDG can no longer win, and Italy wins at once.

## Scenario 9

scenario-road-watch = Road Watch
scenario-road-watch-date = March 1942
scenario-road-watch-history =
    The road watch ran from spring 1942; this night is invented. For two weeks two men have lain in the scrub and counted everything on the road, and tonight their hide is blown. Bring the scout and the staff sergeant out to the south with what they know.
scenario-road-watch-notes =
    A rescue: the two men who matter are the two nearest to the enemy, the cars that could fetch them are far away, and every tile between must first be found. Italy can chase, cut off the only exit, or leave it to the aircraft. All LRDG soldiers and vehicles may leave at 21A; only Scout and Staff Sergeant count. Losing one of the two is enough to lose.

## Scenario 10

scenario-sidi-selim = The Pass at Sidi Selim
scenario-sidi-selim-date = 13 September 1942
scenario-sidi-selim-history =
    The raiders passed a post of this name on the way to Barce; its size is invented. The only track up to the plain leads past a police post, and the post has a telephone. Rush it and bring at least two of the three cars through.
scenario-sidi-selim-notes =
    The escarpment lets vehicles through at the hamlet or on a long way round in the east. Three drivers, two cars to save: one of them may be the bait, and the engineer decides how long a shot-up car stays one. Vehicles cannot cross 13B and 12B. The ways up are 18B and 10B. LRDG vehicles may leave at 15A or 6A with everybody aboard; only vehicles count. Both sides have a marker in 18B.

## Scenario 11

scenario-barce = Barce
scenario-barce-date = 13-14 September 1942
scenario-barce-history =
    Follows the raid on Barce; the town plan is invented. With headlamps on, the patrols drive into a garrison town that has just gone to bed. Five points of fire on the airfield or in the streets, and then home by the way you came.
scenario-barce-notes =
    The whole box on one table. Airfield in the north-east, headquarters and motor pool in the west: LRDG has to split, and the tank can be in one place only. A lorry stands empty by the barracks for whoever wants it. All 42 LRDG and all 40 Italian cards are in use. Points on the map: Headquarters 3, Motor Pool 2, Ammunition Dump 2, Aircraft 1, Hangar 1, Storage Tank 1, station road 1. The Cargo Truck starts empty and can be boarded by either side.

## Terrain

terrain-airfield-apron = airfield apron
terrain-barracks = barracks
terrain-boulder-field = boulder field
terrain-broken-stone = broken stone
terrain-cairn-and-ruins = cairn and ruins
terrain-camp-under-nets = camp under nets
terrain-coast-road = coast road
terrain-crossing-of-tracks = crossing of tracks
terrain-desert-track = desert track
terrain-escarpment-wall = escarpment wall
terrain-flat-topped-rise = flat-topped rise
terrain-gravel-plain = gravel plain
terrain-hard-sand-pan = hard sand pan
terrain-high-dunes = high dunes
terrain-jebel-knoll = jebel knoll
terrain-jebel-spur = jebel spur
terrain-landing-strip = landing strip
terrain-low-dunes = low dunes
terrain-mud-brick-hamlet = mud-brick hamlet
terrain-outworks-and-trenches = outworks and trenches
terrain-palm-grove = palm grove
terrain-pass-with-a-track = pass with a track
terrain-railway-yard = railway yard
terrain-salt-marsh = salt marsh
terrain-sand-flat = sand flat
terrain-sand-ridge = sand ridge
terrain-scrub-with-a-well = scrub with a well
terrain-soft-sand-with-tufts = soft sand with tufts
terrain-stacks-of-fuel-drums = stacks of fuel drums
terrain-steep-sided-wadi = steep-sided wadi
terrain-stone-fort = stone fort
terrain-stone-road-house = stone road-house
terrain-stony-plain = stony plain
terrain-thorn-flat = thorn flat
terrain-thorn-scrub = thorn scrub
terrain-town-square = town square
terrain-town-street = town street
terrain-vehicle-park = vehicle park
terrain-walled-gardens = walled gardens
terrain-wide-wadi-bed = wide wadi bed
