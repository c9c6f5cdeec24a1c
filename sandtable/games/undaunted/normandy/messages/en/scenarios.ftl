### Undaunted: Normandy. Operations, scenarios and terrain.

## Operations

operation-assault-to-the-vire-et-taute-canal = Assault to the Vire-et-Taute Canal
operation-saint-lo-breakthrough = Saint-Lô Breakthrough
operation-battle-for-tessy-sur-vire = Battle for Tessy-sur-Vire
operation-battle-for-mortain = Battle for Mortain

## Scenario 1

scenario-la-raye = La Raye
scenario-la-raye-date = 15 June 1944
scenario-la-raye-history =
    The 30th Infantry Division began landing on Omaha Beach a few days after D-Day. On 15 June its 120th Infantry Regiment attacked although part of the division was still on its way ashore: the Germans had to be pushed back behind the Vire-et-Taute Canal, away from the weak seam between the Omaha and Utah beachheads. La Raye is a hamlet just north of the canal; by the evening of 16 June the regiment held it and the canal line.
scenario-la-raye-notes =
    Both sides need 5 of the 10 objective points on the map, and the Germans already control a tile worth 3. A good first game: each side has two squads of riflemen and scouts and nothing else.

## Scenario 2

scenario-montmartin-en-graignes = Montmartin-en-Graignes
scenario-montmartin-en-graignes-date = 15 June 1944
scenario-montmartin-en-graignes-history =
    Around Montmartin-en-Graignes the ground rises a little above the marshes and the canal to the south, and both sides had been fighting over the area since the second week of June. On 15 June the 120th Infantry Regiment, supported by tanks and artillery, took the village against determined resistance. The gain made it much harder for the Germans to strike north between the Vire and the Taute.
scenario-montmartin-en-graignes-notes =
    The US needs just 1 point, so any one of the three objectives will do; the Germans win by pinning the US. Machine gunners appear for the first time, on the German side only, to make up for fielding a single squad against two.

## Scenario 3

scenario-raid-across-the-canal = Raid Across the Canal
scenario-raid-across-the-canal-date = 16 June 1944
scenario-raid-across-the-canal-history =
    By the evening of 16 June the 120th Infantry Regiment stood along the Vire-et-Taute Canal, with the Germans on the far bank. An American attempt to get across the next day failed. With too few troops at hand for a major crossing, the Americans settled down to hold the line, and the canal became the front.
scenario-raid-across-the-canal-notes =
    Both sides need 6 of 12 points: the US starts with its camp, worth 2, while the stone bridge is the richest prize at 3. Nobody starts with machine gunners, but now both sides can bolster them from the supply.

## Scenario 4

scenario-behind-enemy-lines = Behind Enemy Lines
scenario-behind-enemy-lines-date = 17 June – 6 July 1944
scenario-behind-enemy-lines-history =
    For almost three weeks the front along the canal and the Vire hardly moved. The main American effort went into taking Cherbourg, and the great storm of 19–22 June slowed the flow of supplies over the beaches. The 30th Division held its line, sent patrols towards the German positions and prepared for the river crossing to come.
scenario-behind-enemy-lines-notes =
    Both sides need 5 of 8 points; the Germans begin with 4 and the US with 3, so a single capture can decide the game. Snipers are new: only the US has one, and it starts behind the German positions on a tile the US has not scouted.

## Scenario 5

scenario-crossing-the-vire = Crossing the Vire
scenario-crossing-the-vire-date = 7 July 1944
scenario-crossing-the-vire-history =
    Early on 7 July, behind an artillery barrage, the 117th Infantry Regiment crossed the Vire in assault boats near Airel and Saint-Fromond. That afternoon the 120th Infantry Regiment forced the Vire-et-Taute Canal. Together the two attacks won a bridgehead west of the river and opened the way south, towards the ground west of Saint-Lô.
scenario-crossing-the-vire-notes =
    The US must control both bridges at once, for 2 points; the Germans win by pinning the US. The mortar is new and only the Germans have it, so do not crowd your units on one tile.

## Scenario 6

scenario-desperate-withdrawal = Desperate Withdrawal
scenario-desperate-withdrawal-date = 24 July 1944
scenario-desperate-withdrawal-history =
    Operation Cobra was to open on 24 July with a massive air attack on the German line along the road from Périers to Saint-Lô, and the American infantry pulled back from the road to leave a margin of safety. Bad weather led to a postponement, but some of the bombers were already on their way, and part of their bombs fell on the 30th Division. Afterwards the infantry had to return to the ground it had just given up.
scenario-desperate-withdrawal-notes =
    The US must reach and control the camp at the far end of the map, the only objective, worth 1 point; the Germans win by pinning the US first. Put the platoon guide to use: only the US has one, and it can move any US unit that is not suppressed.

## Scenario 7

scenario-la-huberderie = La Huberderie
scenario-la-huberderie-date = 25 July 1944
scenario-la-huberderie-history =
    On 25 July the bombers came back and tore open the German front west of Saint-Lô, but once again bombs fell on the 30th Division and caused heavy losses. The division attacked all the same and met German strongpoints that had survived the bombing. It fought its way through fields and hamlets like La Huberderie and took Hébécrevon during the night; the next day American armour began to move through the gap.
scenario-la-huberderie-notes =
    Both sides need 10 of 20 points; the US starts with 2, the Germans with 3. For the first time full platoons take part: all 54 cards of each side, with three squads, a sniper and a mortar.

## Scenario 8

scenario-streets-of-tessy-sur-vire = Streets of Tessy-sur-Vire
scenario-streets-of-tessy-sur-vire-date = 1 August 1944
scenario-streets-of-tessy-sur-vire-history =
    After the breakthrough the Germans brought up armour to stop the Americans near the Vire, and in the last days of July the 30th Division fought hard for the high ground north of Tessy-sur-Vire. On 1 August its 120th Infantry Regiment attacked towards the town from the north while a force of the 2nd Armored Division came from the west. The town was taken after hard fighting, but German shells kept falling on it into the next day.
scenario-streets-of-tessy-sur-vire-notes =
    Both sides need 7 of the 10 points in the town, and nobody controls any of them at the start. Hills are new: they give cover 3, but only 1 against an attacker who is on a hill too and against a mortar.

## Scenario 9

scenario-reinforcements = Reinforcements
scenario-reinforcements-date = 7 August 1944
scenario-reinforcements-history =
    On 6 August the 30th Division relieved the 1st Infantry Division at Mortain. That very night the Germans opened Operation Lüttich, an armoured counter-attack towards Avranches meant to cut off the American forces that had broken out of Normandy. Troops of the 2nd SS Panzer Division entered Mortain and separated the American companies on Hill 314 from the rest of the division.
scenario-reinforcements-notes =
    The US needs 1 point, that is, any one of the three hills across the map; the Germans win by pinning the US. There are no new rules, but the Germans have the initiative and two squads with machine gunners near your route.

## Scenario 10

scenario-critical-intelligence = Critical Intelligence
scenario-critical-intelligence-date = 7 August 1944
scenario-critical-intelligence-history =
    From the heights above Mortain one could watch the roads for miles around, and artillery observers there radioed in fire on the German columns. Once the morning fog of 7 August had lifted, Allied fighter-bombers joined the battle. For troops who were cut off, the radio was the one link with the guns that kept the enemy at bay.
scenario-critical-intelligence-notes =
    Both sides need 5 points, and there are 7 on the map at the start. The radio is new: while the US controls the radio tile, its riflemen there may take the Control action again and again, each time raising that objective by 1; the Germans cannot raise it, but they score the full value if they take the tile.

## Scenario 11

scenario-hill-314 = Hill 314
scenario-hill-314-date = 10 August 1944
scenario-hill-314-history =
    The 2nd Battalion of the 120th Infantry Regiment and the troops attached to it held Hill 314 for days while completely surrounded, and refused a German demand to surrender. On 10 August transport aircraft dropped supplies, but much of the load came down outside the American lines. Food, batteries and medical supplies ran short, yet with artillery fire from outside the defenders kept the hill.
scenario-hill-314-notes =
    The US starts in control of all three hills and must pin the Germans, the only scenario in which it has to; the Germans need just 1 point, so losing any one hill loses the game. Both sides begin with the riflemen of three squads on the map and all 54 cards in play.

## Scenario 12

scenario-mortain = Mortain
scenario-mortain-date = 7–12 August 1944
scenario-mortain-history =
    The battle for Mortain went on from 7 to 12 August. The German attack gained some ground at first, but it was stopped well short of Avranches by the 30th Division and the units sent to help it, by massed artillery and by Allied aircraft. When the Germans withdrew on 12 August, the men on Hill 314 were relieved. The failed attack had left the German forces deeper in the trap that was closing near Falaise.
scenario-mortain-notes =
    Both sides need 10 of 17 points and each starts with 6, so you want at least 4 of the 5 points between the lines, or something taken from the enemy. The set-up is a mirror image with all 54 cards of each side; the Germans hold the initiative.

## Terrain

terrain-camp = camp
terrain-church = church
terrain-hill = hill
terrain-hedged-fields = hedged fields
terrain-woods-pond = woods with a pond
terrain-ploughed-field = ploughed field
terrain-woods = woods
terrain-grain-field = grain field
terrain-farm = farm
terrain-ruined-hamlet = ruined hamlet
terrain-farmhouse = farmhouse
terrain-houses = houses
terrain-village-street = village street
terrain-open-ground = open ground
terrain-scattered-houses = scattered houses
terrain-crop-field = crop field
terrain-bushes = bushes
terrain-row-of-houses = row of houses
terrain-river-islet = river with an islet
terrain-river-bend = river bend
terrain-river-banks = wooded river banks
terrain-large-farmhouse = large farmhouse
terrain-manor = manor
terrain-footbridge = footbridge
terrain-stone-bridge = stone bridge
terrain-dense-woods = dense woods
