### The guided first game, beat by beat.

lesson-north-africa-goal = You lead an LRDG patrol at Murzuk. The airfield has three structures worth 1 point each: blow up two. Italy wins if it controls the tiles of two.
lesson-north-africa-cards = You hold four cards. A card orders the soldier of the same name. The rest lie in your deck and, face up, in your supply. Officers like the Lieutenant have a card but no counter.
lesson-north-africa-seats = Your four soldiers sit in the Patrol Truck. A soldier can use the actions of the card or those of the seat: Drive at the wheel, Navigate at the map, Attack and Suppress at the gun.
lesson-north-africa-bid = A round begins with initiative. Each side puts a card aside; the higher number goes first, and both cards are spent. Pick the Saboteur, a 5, who has nothing to do yet.
lesson-north-africa-navigate = 5 beats 1: you go first. Vehicles and most soldiers may enter only tiles with your marker. Play the Scout, who sits at the map: Navigate.
lesson-north-africa-mark = Navigate 2 marks up to two tiles in one piece, beginning next door. Choose 7A; 8A is marked after it.
lesson-north-africa-drive = Each new marker put a Fog of War into your discard: a useless card that takes up room in your hand. But the way is open. Play the Sergeant: Drive to 8A. All aboard go along.
lesson-north-africa-end-turn = You hold only a Fog of War, and it cannot be played. End the turn: all your cards go to the discard, and Italy has its turn.
lesson-north-africa-bid-low = The tank has come to 1A, beside you. A new round: three of your cards are useful now, and they can wait. Pick the Fog of War for initiative: you go second and lose nothing.
lesson-north-africa-pick = The tank fired. It needed 8: 7 for the truck, 1 for range; it rolled an 8. A hit on a vehicle costs one soldier aboard a card, and you choose who. Pick the Scout, whose work is done.
lesson-north-africa-leave = The Scout lost a card, and the truck has 1 damage. At 3 it is disabled, at 4 destroyed. Italy now controls 1A. Strike back: play the Saboteur, and leave the truck.
lesson-north-africa-stalk = With one card a soldier may board, leave or change seat, before or after the card’s action. The action is still to come. Stalk needs no marker: go to 3A, to the Storage Tank.
lesson-north-africa-command = To set the charge you need another Saboteur card. Play the Lieutenant: Command, and draw 2. Your deck is empty, so the discard is shuffled first.
lesson-north-africa-demolitions = The Saboteur is there. Play the card: Demolitions on the Storage Tank. It rolls two dice, and one that shows 5 or more, or a 0, is enough. Cover and range do not count: 84 %.
lesson-north-africa-wrecked = A 7: the Storage Tank is gone, and its point is yours for good. The big tank has armour 5 and falls only to Demolitions and Anti-tank; rifles cannot hurt it.
lesson-north-africa-repair = Three rounds later. Your soldiers are aboard again, but the truck has taken 3 damage: it is disabled, and its seats do nothing. Play the Engineer: Repair removes 1.
lesson-north-africa-drive-on = 2 damage: the truck runs again. The tank stands at the Hangar in 2A and will control it next; with 1A that makes two points. Play a Sergeant: Drive to 1A, to the Aircraft.
lesson-north-africa-charge = A soldier who sits in a vehicle can still fight by card. Play the Saboteur: Demolitions on the Aircraft. Again two dice against 5: 84 %.
lesson-north-africa-control = 2 and 4: a miss. Now take Italy’s point away. It controls 1A, but none of its soldiers is here to stop you. Play the Sergeant: Control.
lesson-north-africa-bid-high = Italy took the Hangar: 1 point, and it would have been 2. The next turn decides, and you want to go first. Pick the Sergeant, a 7.
lesson-north-africa-win = You go first. The Engineer has the best charges: three dice. Play the card: Demolitions on the Aircraft, 94 %.
lesson-north-africa-end = Two structures: you have won. There is more to discover: a soldier who is hit and has no card left to lose is gone for good. Empty vehicles can be captured. In other scenarios you must leave the map, or keep the enemy from doing so.
