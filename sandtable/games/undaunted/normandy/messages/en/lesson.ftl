### The guided first game, beat by beat.

lesson-normandy-goal = You lead the US platoon at La Raye. The numbers with a star are objectives. Control tiles worth 5 points before Germany does: it already has 3.
lesson-normandy-cards = You hold four cards. A card orders the counter of the same name and letter: Scout A orders Scouts A. The rest of your cards lie in the deck, and more wait in your supply.
lesson-normandy-bid = A round begins with initiative. Each side puts one card aside; the higher number goes first, and both cards are spent. Pick Squad Leader B, a 7: you need the other cards more.
lesson-normandy-scout = 7 beats 6: you go first. Scouts may enter tiles without your marker, others may not. Choose Scout A, then Scout, then 13B: it is worth 2 points.
lesson-normandy-fog = Your marker lies in 13B: now all your counters may go there. The price is a Fog of War in your discard. It can do nothing, and takes up room in your hand.
lesson-normandy-move = Riflemen take the objectives, but they walk only where your marker lies. Play Rifleman A: Move to 13B.
lesson-normandy-end-turn = Only a Fog of War is left, and it cannot be played. End the turn: all your cards go to the discard, and Germany has its turn.
lesson-normandy-bid-low = A new round, four new cards. All but one are useful now, and you can afford to wait. Pick the Fog of War for initiative: you go second and lose nothing.
lesson-normandy-missed = Germany went first and fired at your Riflemen A. It needed 7: 4 for Riflemen, 1 for the cover on the shield of 13B, 2 for range. It rolled a 4 and missed.
lesson-normandy-control = Your Riflemen A stand in 13B, and no enemy does. Play Rifleman A: Control. The 2 points stay yours even when they move on.
lesson-normandy-bolster = More cards make your platoon stronger. Play the Platoon Sergeant: Bolster. Up to three cards go from your supply to your discard, and come to hand after the next shuffle.
lesson-normandy-take = Riflemen win the game: take a Rifleman A. A Rifleman B and a Scout A come with it, then the three are complete.
lesson-normandy-attack = Now fire. Play Scout B: Attack the German Riflemen B in 8A. They have 4, cover adds 2, range 2: the die must show 8 or more, or a 0. That is 30 %.
lesson-normandy-casualty = An 8: a hit. Germany lost a Rifleman B card for good: from the hand if it is there, else from the discard, else from the deck. A unit that has none there loses its counter. With your hand empty, your turn ended by itself.
lesson-normandy-later = Four rounds later. You control 2B and 13B: 3 points. 6A has 2 more. Your Riflemen B are there, but so are the German ones, and nobody can take control of a tile while an enemy is in it.
lesson-normandy-suppress = First stop the German Riflemen A in 8A. Play Machine Gunner A: Suppress. It rolls four dice, and one that shows 7 or more is enough: 87 %.
lesson-normandy-command = They are suppressed: their next card only makes them ready again. Now you need cards. Play the Platoon Sergeant: Command, and draw 2.
lesson-normandy-recon = A Rifleman B, and a Fog of War that is in the way. Play Scout A: Recon. The Fog leaves the game, and you draw a card for it.
lesson-normandy-close = Another Rifleman B. Play the first: Attack the German Riflemen B. In the same tile, range adds nothing: 4, and 1 for cover, make 5. That is 60 %.
lesson-normandy-win = A hit, and Germany had no Rifleman B card left: the counter is gone. Play the second Rifleman B: Control.
lesson-normandy-end = 5 points: you have won. There is more to discover: a card can Hunker Down to make your deck thinner, squad leaders Inspire, scouts Conceal. Each action says on its card what it does. La Raye is waiting for you.
