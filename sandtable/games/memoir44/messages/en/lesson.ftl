### The guided first game, beat by beat.

lesson-memoir44-goal = You lead the British at Pegasus Bridge, on the night of 6 June 1944. 4 medals win. Every enemy unit you destroy is a medal, and so is each of the two bridges while your unit stands on it.
lesson-memoir44-sections = Two lines divide the field into left flank, center and right flank. A command card says how many units you may order, and in which of the three sections. You hold six cards.
lesson-memoir44-card = A turn begins with one card. Play Probe Left: 2 units on the left flank get an order.
lesson-memoir44-order = Three units are on the left flank, and two of them may act. Choose the one farthest forward: the enemy is within its range.
lesson-memoir44-order-second = The second one: the unit behind it on the right.
lesson-memoir44-move = Infantry moves up to 2 hexes, but after 2 it cannot attack this turn. Move the second unit 1 hex forward, so that it can still fire.
lesson-memoir44-end-moves = The first unit stays where it is. End the movement: battles come next.
lesson-memoir44-dice = Infantry rolls 3 dice against an adjacent enemy, 2 at two hexes, 1 at three. An infantry symbol hits infantry, armor hits armor, a grenade hits anyone. A flag drives the enemy back, a star misses.
lesson-memoir44-battle = The enemy at the bridge is two hexes away: 2 dice, but its sandbags take 1 away. 3 of 6 faces hit infantry: 50 %. Attack with the unit that moved.
lesson-memoir44-flag = A hit: one figure falls. A unit rolls all its dice down to its last figure. Now attack with the other unit.
lesson-memoir44-retreat = A flag means one hex back, but sandbags let the enemy ignore the first one. Then you drew a card, and the Axis fired: a flag for you. Fall back one hex towards your own edge.
lesson-memoir44-draw = So every turn goes: play a card, order, move, battle, draw a card. You hold six again. The new one is Direct from HQ, which orders 4 units anywhere.
lesson-memoir44-later = Four turns later. You have 1 medal, the Axis has 3. An enemy with two figures left holds the canal bridge, and your units are adjacent to it.
lesson-memoir44-advance = Play General Advance: up to 2 units in every section. That is all you have, so they get the order at once.
lesson-memoir44-objective = On the right flank the bridge over the Orne is free. Move your unit onto it: a medal as long as it stays.
lesson-memoir44-forest = Your unit of two figures needs cover. In the forest it must stop, and it cannot attack this turn, but infantry that attacks it loses a die. Move it in.
lesson-memoir44-to-battle = The others stand well. End the movement.
lesson-memoir44-close-assault = An attack on an adjacent hex is a close assault: 3 dice, 88 % for a hit. Attack the bridge with your unit of three figures.
lesson-memoir44-take-ground = A hit and a flag: one figure falls, the other falls back, and the bridge is empty. After a close assault you may take ground. Move onto the bridge: another medal.
lesson-memoir44-last-shot = 3 medals. The last enemy figure is two hexes from your other unit: 2 dice, 75 %. Attack.
lesson-memoir44-end = The unit is destroyed: the fourth medal, and victory. Other battles have armor, which moves 3 hexes and rolls 3 dice, artillery with a range of 6 hexes, and tactic cards. Pegasus Bridge is waiting for you.
