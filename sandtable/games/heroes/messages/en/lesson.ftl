### The guided first game, beat by beat.

lesson-heroes-goal = You lead a Soviet platoon two streets from the station. It is turn 4 of 6. Objectives that you control at the end score points: 2 for the depot, 2 for the rubble heap, 1 for the shop. For the Germans they are worth 1, 2 and 2.
lesson-heroes-counters = A counter shows how far the unit moves, its Defence, and its Combat Value, which it adds to the die when it fires. A hit turns most counters over to a weaker side. The next hit destroys them.
lesson-heroes-order = A turn begins with orders. You have three, numbered 1 to 3, for five units. Low numbers act first. Put the 1 on the DP-28 Team, your machine gun.
lesson-heroes-order-second = Put the 2 on Rifle Squad 1. It is to take the shop in B9 before the Germans do.
lesson-heroes-order-third = Put the 3 on Rifle Squad 2, in the south. It can fire at whoever comes to the rubble heap.
lesson-heroes-bluff = The enemy sees where tokens lie, but not what is on them. So you also have a bluff: it looks like an order and is none. Put it on the Scout Squad.
lesson-heroes-fire = Your 1 acts, then their 1, then your 2, and so on. The MG 34 has Defence 5, your Combat Value is 4. But it is more than 7 squares away, which costs 2, and the trees in the line of fire cost 1. You need a 4: 50 %. Fire.
lesson-heroes-card = A 4: it hits, and the MG turns over. Then the German 1 came up, and it is the MG: it aims at your team. Play Flat on the Cobbles before the die falls: 2 more Defence, and afterwards 1 suppression marker.
lesson-heroes-move = It rolled a 5, which would have hit. A suppressed unit has −2 on its dice and moves 2 squares less; one marker comes off each turn. Now your 2 is up: Rifle Squad 1. Choose Move.
lesson-heroes-zone = You go square by square, at most 4. But the Germans in B8 control the squares around them. You may enter such a square or leave it, yet not step from one to another: so not straight to C9. Step to D9, around them.
lesson-heroes-door = D9 is free, and from there the way to C9 was open. On this side the shop has a door. Walls let nobody through, and windows are only good for looking and shooting. Step into B9.
lesson-heroes-cover = Inside, your squad has 3 more Defence. Now the Germans hold the rubble heap: Defence 5, and 1 for cover. The ruin on your line costs 1. With Combat Value 2 you need a 5: 33 %. Try it with Rifle Squad 2.
lesson-heroes-supply = A miss, and the shot at your shop missed too. The orders are done; the Supply phase comes. Units without an order move now, but nobody fires. A bluff is no order: send the Scouts to the crater in C10.
lesson-heroes-end-supply = Boris has no order either, but he stands well. End your moves. Each of your units then loses one suppression marker, and after that the Germans do the same.
lesson-heroes-turn = The turn is over. The shop is yours now, the rubble heap is German. Both sides drew up to three cards again, the tokens are off the field, and the initiative changes sides: now the Germans go first.
lesson-heroes-later = The last turn. The Germans hold the depot and the rubble heap: 3 points. You hold the shop: 1 point. With the heap you win 3 to 1. The orders are given, and your 1 is up: the DP-28 Team.
lesson-heroes-suppress = Suppressive Fire doubles the Combat Value but never hits. 8 and the die against Defence 6: one suppression marker is certain, and with 12 there are two. Suppress the Germans on the heap.
lesson-heroes-assault = 12: two markers. They have −4 on their dice, cannot move, and no longer control any squares. The MG fired at Boris and missed. Now your 2: Boris can assault, which few units can. Choose the target.
lesson-heroes-charge = An assault is a move into the enemy’s square. Boris takes the better of two dice and adds 1. They roll one die and add 2, and 1 for cover, less 4 for the markers. You win with 86 %. Charge into E8.
lesson-heroes-steel = Before the dice fall both may play cards. Cold Steel adds 2 for Boris. Every card has a smaller bonus too, which you may use instead. This is the last turn, so do not save it: play the card.
lesson-heroes-points = A 3 against a 6, and still 6 to 5 for you, thanks to the card. The Germans fell back, and Boris has the heap. Their officer fired at him and missed. All orders are done: end your moves.
lesson-heroes-end = 3 points to 1: you have won. Other battles have tanks, guns, snipers, flamethrowers and collapsing houses, and in a skirmish you choose your own army. Two Streets is waiting for you from its first turn.
