### What is wrong with a scenario, a position, a data file or a notation, and what would be right.

error-unknown-card = There is no card “{ $card }”. Cards are written like rifleman-a or fog-of-war.
error-unknown-unit = There is no unit “{ $unit }”. Units are written like riflemen-a or sniper.
error-unknown-tile = There is no tile “{ $tile }” here. Tiles are written like 17B and must be part of the map.
error-tile-twice = { $tile } cannot be laid: the same tile already lies on the map as { $other }.
error-marker-twice = { $tile } is listed twice. List it once, as scouted or as controlled.
error-no-objective-there = The scenario has no objective in { $tile }.
error-controlled-twice = { $tile } is controlled by both sides. Only one side can control a tile.
error-too-many-copies = { $card } is used { $used ->
        [one] { $used } time
       *[other] { $used } times
    }, but a side has only { $copies }.
error-bad-card-action = “{ $text }” is not an action. Write it like "move 1", "bolster 2 squad" or "recon".
error-counter-without-card = The counter “{ $counter }” has no card that gives it orders.
error-box-does-not-add-up = The box must hold exactly the cards that are in no other zone. Leave it out, and it is worked out for you.
error-suppressed-off-board = { $unit } is suppressed but not on the board. Give it a tile under counters.
error-shown-but-not-there = More { $card } cards are listed as shown than are there.
error-lacking-but-there = The cards include { $card }, though it is listed as lacking.
error-bids-wrong = There should be one bid for each side; null stands for none.
error-bid-not-in-hand = { $card } is the bid but not in the hand.
error-notation-no-verb = “{ $text }” names a card, but not what it should do. Write it like this: RA move 17B
