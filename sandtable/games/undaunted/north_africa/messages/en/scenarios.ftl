### Undaunted: North Africa. Places, scenarios and terrain.

## Places

operation-landing-ground-on-the-jalo-kufra-road-libyan-desert = Landing ground on the track from Jalo to Kufra
operation-murzuk-airfield-fezzan = Murzuk airfield, Fezzan
operation-jebel-sherif-south-of-kufra = Jebel Sherif, south of Kufra
operation-coast-road-south-of-benghazi = Coast road south of Benghazi
operation-el-ezzeiat-south-of-derna = El Ezzeiat, south of Derna
operation-a-wadi-south-of-mechili = A wadi south of Mechili
operation-mersa-brega-coast-road-west-of-agedabia = Mersa Brega, coast road west of Agedabia
operation-landing-ground-near-agedabia = Landing ground near Agedabia
operation-tripoli-road-near-the-marble-arch = Tripoli road near the Marble Arch
operation-police-post-on-the-pass-at-sidi-selim-below-the-barce-plain = Police post at Sidi Selim, below the Barce plain
operation-barce-cyrenaica = Barce, Cyrenaica

## Scenario 1

scenario-landing-ground-7 = Landing Ground No. 7
scenario-landing-ground-7-date = 17–18 September 1940
scenario-landing-ground-7-history =
    In September 1940 the first patrols of the unit that became the LRDG crossed the Sand Sea from Egypt. They looked over the landing grounds which the Italians had laid out along the track from Jalo to Kufra, and destroyed fuel that was stored there. The garrison, its buildings and this fight are invented.
scenario-landing-ground-7-notes =
    Both sides need 3 of 5 points. The LRDG scores a structure by blowing it up, Italy by controlling its tile; the well in 10B counts for whoever controls it. The Motor Pool is worth 2, so one more point beside it is enough. Only Saboteur and Engineer carry charges: with both lost, the LRDG has nothing left but the well. A good first game: nobody has a vehicle.

## Scenario 2

scenario-murzuk = Murzuk
scenario-murzuk-date = 11 January 1941
scenario-murzuk-history =
    Some thousand miles from Cairo, two patrols and a few Free French from Chad drove up to Murzuk at midday on 11 January 1941. While one group held the fort under fire, the other set the hangar and the aircraft on the airfield alight. Raid and date are history; the tank is the game’s own idea, and the map is invented.
scenario-murzuk-notes =
    Both sides need 2 of 3 points: the LRDG must blow up two of the three structures, Italy must control the tiles of two. Vehicles are new. The LRDG has a fast truck full of specialists; Italy has a slow tank with one man too few, so its two tankers must choose between wheel, turret and hull guns. Only Demolitions and Anti-tank hurt the tank.

## Scenario 3

scenario-jebel-sherif = Jebel Sherif
scenario-jebel-sherif-date = 31 January 1941
scenario-jebel-sherif-history =
    On its way to Kufra a patrol was found from the air at Jebel Sherif on 31 January 1941 and attacked by the Italian motorised company that held the oasis. Several trucks were lost and the commander was captured; the others got away to the south, some of them on foot. The game keeps the valley and the danger from above, and shrinks the rest to one truck and five men.
scenario-jebel-sherif-notes =
    The LRDG must bring four of its five soldiers off the map by 17A or 21A, with the truck or on foot; Italy must neutralise two of them. New are evacuation, neutralising, hills, ground that stops vehicles, Repair, and the Reconnaissance Aircraft with Survey and Strafe, for which range does not count. The truck saves whoever reaches it, and draws every gun.

## Scenario 4

scenario-coast-road = The Coast Road
scenario-coast-road-date = 28 November 1941
scenario-coast-road-history =
    During the British offensive of November 1941 LRDG patrols were sent against the traffic on the roads behind the front. They shot up lorries near the coast and were gone before help came. This convoy and its escort are invented.
scenario-coast-road-notes =
    The parts are turned round: Italy must bring four of its six counters off the map by 4A, soldiers and vehicles alike; the LRDG must neutralise three. Italy has marked the whole road but the crossing 19A, and must open it with Scout or Navigate. Anti-tank is new on both sides, and so are Gun Truck and Cargo Truck. A truck that leaves with two men counts as three counters.

## Scenario 5

scenario-el-ezzeiat = The Fort at El Ezzeiat
scenario-el-ezzeiat-date = 29 November 1941
scenario-el-ezzeiat-history =
    At the end of November 1941 an LRDG patrol took a small post at El Ezzeiat. The plan of the fort, its headquarters and the numbers on both sides are invented.
scenario-el-ezzeiat-notes =
    The LRDG needs 3 points: blow up the Headquarters in 18A, or control both the trenches in 20A and the ruins in 21A. Italy must neutralise three of the five raiders. Sniper and Warrant Officer are new. Supplies are short: a soldier has two or three cards instead of four, so every hit is felt.

## Scenario 6

scenario-vulnerable-camp = The Vulnerable Camp
scenario-vulnerable-camp-date = 30 November 1941
scenario-vulnerable-camp-history =
    Patrols hid by day under camouflage nets, and an enemy column that followed their wheel marks was what they feared most. This camp and this column are invented; the set-up is made so that the example round of the rulebook can be played in it.
scenario-vulnerable-camp-notes =
    Italy needs 2 points: the camp in 6B, or both caches in 13A and 21A. The LRDG must neutralise four of the eight Italian counters, vehicles included. For the first time the tank has its full crew, and Italy more soldiers than it can feed with cards. The LRDG has no Lieutenant, so what it loses is hard to replace; its charges must be carried up to the tank.

## Scenario 7

scenario-mersa-brega = The Road-house at Mersa Brega
scenario-mersa-brega-date = 14 December 1941
scenario-mersa-brega-history =
    In mid-December 1941 an LRDG patrol with SAS men aboard joined the traffic on the coast road, a captured Lancia lorry at its head, and attacked the road-house at Mersa Brega and the vehicles parked there. The targets are arranged for the game.
scenario-mersa-brega-notes =
    The LRDG needs 4 of 7 points: Motor Pool and Ammunition Dump 2 each, Storage Tank 1, and 2 for controlling the road-house in 2B. Italy must neutralise three of the five raiders. New is a captured vehicle: the LRDG drives the Cargo Truck from the start, and both its demolition men sit in it, which is the quickest way in and the worst way to be hit.

## Scenario 8

scenario-agedabia = Agedabia by Night
scenario-agedabia-date = 21 December 1941
scenario-agedabia-history =
    In December 1941 a handful of SAS men, brought within walking distance by an LRDG patrol, slipped onto the airfield at Agedabia by night and blew up dozens of aircraft. Here LRDG soldiers do it themselves; the layout of the field is invented.
scenario-agedabia-notes =
    The LRDG needs 4 of the 5 points in four structures; Italy must neutralise two of the four raiders. A raid entirely on foot. Saboteur and Sniper can Stalk over ground that nobody has scouted; the Engineer has the better charges but needs markers. If both men with charges are lost, Italy has won.

## Scenario 9

scenario-road-watch = Road Watch
scenario-road-watch-date = March 1942
scenario-road-watch-history =
    From March 1942 two LRDG men at a time lay hidden beside the coast road near the Marble Arch and counted everything that passed, day and night, for months. Their figures went to Cairo by wireless. The watch is history; this night is invented.
scenario-road-watch-notes =
    The LRDG must bring both watchers, Scout and Staff Sergeant, off the map by 21A; Italy wins as soon as it neutralises one of them. New are goals that name single soldiers, and the Pilot Car, fast and thin, that marks its own way. The cars that could fetch the watchers are far from them, and most of the ground between is not marked.

## Scenario 10

scenario-sidi-selim = The Pass at Sidi Selim
scenario-sidi-selim-date = 13 September 1942
scenario-sidi-selim-history =
    On the evening of 13 September 1942 the patrols that were to raid Barce passed a police post at Sidi Selim. The size of the post and the fight for the pass are invented.
scenario-sidi-selim-notes =
    The LRDG must drive two of its three vehicles off the map by 15A or 6A. Italy has two ways to win: neutralise two of the vehicles, or four of the six soldiers. Vehicles cannot cross the cliffs in 13B and 12B: the ways up are 18B, and 10B in the east. One of the cars may be the bait, and the Engineer decides how long a wreck stays one.

## Scenario 11

scenario-barce = Barce
scenario-barce-date = 13–14 September 1942
scenario-barce-history =
    In the night of 13 September 1942 two LRDG patrols drove into Barce with their headlamps on. One went along the airfield and set aircraft on fire, the other attacked the barracks; on the way home most of the vehicles were lost to aircraft. Course and date are history, the plan of the town is invented.
scenario-barce-notes =
    The LRDG needs 5 of 11 points, from structures all over the town and 1 for controlling 18B; Italy must neutralise six of the eleven LRDG counters. Everything is in play: all soldiers, all vehicles, all structures, every card of both sides. The airfield lies in the north and the Headquarters in the west, and the tank can be in one place only. The Cargo Truck stands empty by the barracks for whoever boards it first.

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
