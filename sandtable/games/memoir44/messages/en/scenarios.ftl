### Memoir '44. The battles.

## Battle 1

scenario-pegasus-bridge = Pegasus Bridge
scenario-pegasus-bridge-date = 6 June 1944
scenario-pegasus-bridge-history =
    Shortly after midnight on 6 June gliders carrying Major John Howard’s company of British airborne infantry landed beside the bridges over the Caen Canal and the River Orne. Both bridges were in British hands, undamaged, within minutes. Reinforced by paratroopers, the defenders held them against counter-attacks until commandos came up from Sword Beach in the afternoon. The canal bridge at Bénouville is called Pegasus Bridge today, after the winged horse in the badge of the British airborne forces.
scenario-pegasus-bridge-notes =
    Four medals win for either side. Each of the two bridges is a medal for the Allies as long as one of their units stands on it, so they should strike at once: the Axis begins with two cards and draws an extra one at the end of its first two turns. Infantry only, a good first battle.

## Battle 2

scenario-sainte-mere-eglise = Sainte-Mère-Église
scenario-sainte-mere-eglise-date = 6 June 1944
scenario-sainte-mere-eglise-history =
    In the night before the landings two American airborne divisions jumped over the Cotentin peninsula and were scattered far and wide. Some paratroopers came down in the middle of Sainte-Mère-Église, where a house was on fire and the garrison was on the alert. Before dawn men of the 82nd Airborne Division had gathered and taken the little town, one of the first in France to be liberated. They held it against counter-attacks until tanks arrived from Utah Beach the next day.
scenario-sainte-mere-eglise-notes =
    Four medals win for either side, and only eliminated units count. Before the first turn the Allies name a hex for their air drop; four groups of paratroopers drift down around it, and each that lands on free ground becomes a full infantry unit. The Axis has the only armor.

## Battle 3

scenario-sword-beach = Sword Beach
scenario-sword-beach-date = 6 June 1944
scenario-sword-beach-history =
    Sword was the easternmost of the five landing beaches. The British 3rd Infantry Division came ashore there together with commandos, among them a French unit that took the casino at Riva Bella. The commandos pushed on to the airborne troops on the Orne, but the attempt to reach Caen on the first day failed. In the afternoon the 21st Panzer Division thrust into the gap between Sword and the neighbouring Canadian beach, and had to turn back.
scenario-sword-beach-notes =
    Five medals win for either side. The Allies must cross the beach: each of the three towns on the far edge is a medal while one of their units holds it. The bunkers protect the Axis only; three of the Allied units are commandos, who can move two hexes and still battle.

## Battle 4

scenario-pointe-du-hoc = Pointe-du-Hoc
scenario-pointe-du-hoc-date = 6 June 1944
scenario-pointe-du-hoc-history =
    On the headland between Omaha and Utah the Germans had a battery that could have fired on both beaches. Under Lieutenant Colonel James Rudder men of the US 2nd Ranger Battalion climbed the cliffs, some thirty metres high, on ropes and ladders under fire. The casemates were empty, but a patrol found the guns further inland and put them out of action. Cut off, the Rangers held the point for two days with heavy losses before relief came.
scenario-pointe-du-hoc-notes =
    Four medals win for either side. All Allied units are Rangers, who move two hexes and still battle; each of the two forest hexes on the Axis edge is a medal for good once they enter it. The step between beach and cliff counts two hexes, is open to infantry only, and no ground is taken up the cliff. The bunkers protect the Axis only.

## Battle 5

scenario-omaha-beach = Omaha Beach
scenario-omaha-beach-date = 6 June 1944
scenario-omaha-beach-history =
    On Omaha the first wave of the US 1st and 29th Infantry Divisions met defences that the bombardment had hardly touched. Most of the amphibious tanks on the eastern half sank in the rough sea, and the men were pinned down between the water and the sea wall. In the course of the morning small groups found ways up the bluffs between the strongpoints, supported by destroyers that came in close. By the evening the beachhead was shallow but held; it had cost more than two thousand casualties.
scenario-omaha-beach-notes =
    Six medals win for either side, and the Axis moves first. Each of the five town hexes is a medal for the Allies while they hold it. From the beach only infantry climbs the bluffs, a step that counts two hexes; armor must take the gaps. The sea wall protects Allied units, the bunkers the Axis.

## Battle 6

scenario-mont-mouchet = Mont Mouchet
scenario-mont-mouchet-date = 10 June 1944
scenario-mont-mouchet-history =
    In the spring of 1944 the Résistance called its fighters to Mont Mouchet in the highlands of the Auvergne, and thousands came. On 10 and 11 June German columns with artillery and armoured vehicles attacked from several directions. The maquisards fought for two days and then slipped away by night. In the villages around the Germans burned houses and murdered civilians.
scenario-mont-mouchet-notes =
    Four medals win for either side. All Allied units are Résistance: three figures, able to battle in the turn in which they enter forest or town, and to retreat up to three hexes for each flag. The two elite armor units of the Axis have four figures, and each is worth two medals to the Allies.

## Battle 7

scenario-vassieux = Vassieux, Vercors
scenario-vassieux-date = 21 July 1944
scenario-vassieux-history =
    On the Vercors plateau near Grenoble some thousands of maquisards had gathered, and on 3 July a free republic was proclaimed there. They were preparing an airstrip at Vassieux and hoping for Allied aircraft when German gliders came down beside the village on the morning of 21 July. Other columns forced the passes, and two days later the maquis was ordered to disperse. The Germans killed many villagers and wounded, and destroyed Vassieux.
scenario-vassieux-notes =
    Four medals win for either side; the Axis moves first. All Allied units are Résistance. Time is against them: the cards are never reshuffled, and if the draw pile runs out before the Allies have won, the Axis wins.

## Battle 8

scenario-operation-cobra = Operation Cobra
scenario-operation-cobra-date = 25–26 July 1944
scenario-operation-cobra-history =
    After weeks of slow fighting in the hedgerows the Americans concentrated their forces on a narrow front west of Saint-Lô. On 25 July more than two thousand aircraft bombed the German lines there; they broke the Panzer Lehr Division, but some of the bombs fell among the Americans too. The infantry advanced slowly at first. On the next day armoured columns went in towards Marigny and Saint-Gilles, and within a week the breakthrough had reached Avranches.
scenario-operation-cobra-notes =
    Five medals win for either side. Saint-Gilles and Marigny near the Axis edge are a medal each for the Allies while they hold them. The hedgerows slow everybody down: a unit must stand next to one to enter, and leaves it by one hex only. One Axis armor unit is elite, with four figures.

## Battle 9

scenario-operation-luttich = Operation Lüttich (Mortain)
scenario-operation-luttich-date = 7–11 August 1944
scenario-operation-luttich-history =
    In the night to 7 August German armoured divisions attacked through Mortain towards Avranches to cut off the American forces that had broken out of Normandy. On Hill 317 above the town a battalion of the 30th Infantry Division was surrounded; for five days it held out and directed the artillery on to the roads below. When the morning mist lifted, fighter-bombers struck the German columns. The attack failed and drew the Germans deeper into the pocket of Falaise.
scenario-operation-luttich-notes =
    Four medals win for either side; the Axis moves first. Saint-Hilaire on the Allied edge is a medal for the Axis while it holds the town. As long as an Allied unit stands on Hill 317, the Allies may play a Recon card as Air Power. The hills are steep: a step up counts two hexes.

## Battle 10

scenario-toulon = Toulon
scenario-toulon-date = 20–26 August 1944
scenario-toulon-history =
    After the landing in Provence on 15 August the Allies needed a large port. The French army under General de Lattre de Tassigny turned against Toulon and Marseille without waiting for all its troops to come ashore. Around Toulon with its forts the ring closed within days, and the fighting moved from the hills into the streets. On 28 August the last defenders surrendered, much earlier than the plan had foreseen.
scenario-toulon-notes =
    Six medals win for either side. The Allies also win at once if they stand on at least three of the four town hexes of Toulon at the end of their own turn. Two of their units are special forces; the Axis waits for them behind sandbags and wire.

## Battle 11

scenario-liberation-of-paris = Liberation of Paris
scenario-liberation-of-paris-date = 24 August 1944
scenario-liberation-of-paris-history =
    On 19 August Paris rose against the occupation. General Leclerc’s French 2nd Armoured Division was sent to help, and on 24 August it fought its way through the southern outskirts, held up by guns at the crossroads. Late that evening a small column under Captain Dronne reached the town hall. The next day the division and American infantry entered the city, and General von Choltitz surrendered.
scenario-liberation-of-paris-notes =
    Five medals win for either side. Each of the three towns on the Axis edge, the outskirts of Paris, is a medal for the Allies that they keep once a unit of theirs has entered. The Allies have eight armor units, the Axis two, with guns, wire and sandbags to stop them.

## Battle 12

scenario-montelimar = Montélimar
scenario-montelimar-date = 25 August 1944
scenario-montelimar-history =
    After the landing in Provence the German 19th Army retreated north through the Rhône valley. An American motorised column had raced through the mountains and reached the heights north of Montélimar ahead of it; the 36th Infantry Division followed. For a week the two sides fought over the hills and the road by the river. The artillery destroyed thousands of vehicles, but the 11th Panzer Division kept the way open, and most of the German troops escaped.
scenario-montelimar-notes =
    Six medals win for either side; the Axis moves first. The Allies have one medal as long as any of their units stands on the bank of the Rhône, the Axis one each for Bonlieu and Grane. Ordinary Axis infantry has only three figures, and the hills beside the Condillac pass cannot be entered.

## Battle 13

scenario-arnhem-bridge = Arnhem Bridge
scenario-arnhem-bridge-date = 17–19 September 1944
scenario-arnhem-bridge-history =
    The bridge over the Lower Rhine at Arnhem was the last and furthest goal of Operation Market Garden. On the evening of 17 September Lieutenant Colonel John Frost’s British paratroopers reached its northern end, and the next morning they beat off a German column that tried to rush across. They were cut off from the rest of the division, and the ground forces did not arrive in time. After more than three days, almost without ammunition and with many wounded, the resistance at the bridge came to an end.
scenario-arnhem-bridge-notes =
    Five medals win for either side; the Axis moves first, and only the Axis has armor. All Allied infantry is airborne and counts as special forces. The long bridge can be entered and left at its two ends only, and infantry cannot attack across the wide river.

## Battle 14

scenario-arracourt = Arracourt
scenario-arracourt-date = 19 September 1944
scenario-arracourt-history =
    In September 1944 new German panzer brigades were to throw back Patton’s army in Lorraine. On the morning of 19 September one of them advanced through thick fog on Arracourt, where a combat command of the US 4th Armored Division stood. In the fog the long range of the Panthers’ guns was no use to them, and the Sherman crews and tank destroyers knew the ground. The fighting went on until the end of the month and cost the Germans a great number of tanks.
scenario-arracourt-notes =
    Six medals win for either side, and only eliminated units count; the Axis moves first. There are no special rules: eight armor units of the Axis meet six of the Allies, who have three guns and the larger hand of cards.

## Battle 15

scenario-st-vith = St. Vith, Ardennes
scenario-st-vith-date = 20–22 December 1944
scenario-st-vith-history =
    On 16 December the Germans attacked by surprise in the Ardennes. The roads and railways of the region met at St. Vith, and the plan wanted the town taken on the second day. The US 7th Armored Division and parts of other divisions held a ring around it, with the Prümerberg ridge in the east. They were forced out of the town only in the night to 22 December, and two days later they withdrew across the Salm: the delay had thrown the German timetable into disorder.
scenario-st-vith-notes =
    Six medals win for either side, and only eliminated units count; the Axis moves first. The slope of the Prümerberg towards the town cannot be entered: the attackers must go round it, and defenders on the ridge have no way back over it. The Axis has four elite armor units of four figures.

## Battle 16

scenario-saverne-gap = Saverne Gap, Vosges
scenario-saverne-gap-date = 19–23 November 1944
scenario-saverne-gap-history =
    The Saverne Gap is the narrow gateway from Lorraine through the northern Vosges into Alsace, and the Germans had fortified it. In November 1944 General Leclerc’s French 2nd Armoured Division did not attack it head-on. Its columns pushed over small mountain roads at La Petite-Pierre and Dabo and took Saverne from behind on 22 November. The next morning they drove on into Strasbourg.
scenario-saverne-gap-notes =
    Five medals win for either side. The Allies also win at once if they stand on at least two of the three hexes of Saverne at the end of their own turn. The hills cannot be entered, and not even artillery fires across them.

## Battle 17

scenario-omaha-beach-overlord = Omaha Beach (Overlord)
scenario-omaha-beach-overlord-date = 6 June 1944
scenario-omaha-beach-overlord-history =
    Omaha stretched over some eight kilometres from Vierville to Colleville, below bluffs that the German 352nd Infantry Division had fortified. Two American regiments landed in the first wave, and two battalions of Rangers joined in on the right. The way inland led through a few draws, each of them guarded by strongpoints. Only when these had been taken from behind could vehicles leave the beach.
scenario-omaha-beach-overlord-notes =
    The battle on two boards for up to eight players, with a commander who hands out up to three cards a turn to the generals. Eight medals win for either side, and the Axis moves first. For the Allies every town is a medal while they hold it, and so is every unit that leaves over the Axis edge. Bluffs, sea wall and bunkers are as in the smaller battle, and a commander may play a Recon as a Barrage.
