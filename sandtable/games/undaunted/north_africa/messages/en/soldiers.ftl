### What the series says of a unit, said of a soldier: here each counter is one. These replace the shared messages.

action-ready = Ready
event-readied = { $unit } is ready again.
event-suppressed = { $unit } is suppressed.
refusal-no-argument = { $action } needs nothing but the card: no tile, soldier or number goes with it.
refusal-suppressed = { $unit } is suppressed. This card can only ready the soldier or hunker down.
refusal-not-suppressed = This card’s soldier is not suppressed, and does not need to be readied.
refusal-name-a-tile = “{ $tile }” is not a tile on this map. Choose the tile to go to.
refusal-name-one-tile = { $action } takes one tile: the one where the move ends. The way there is found for you.
refusal-move-already-there = That is the tile where the move starts: { $tile }. To stay there, choose no tile.
refusal-move-too-far = { $tile } is { $distance ->
    [one] { $distance } tile
   *[other] { $distance } tiles
} away, and this move goes no further than { $steps }.
refusal-move-needs-marker = You have no marker in { $tile }. This move enters only tiles that you have scouted or control.
refusal-move-way-needs-marker = The way to { $tile } leads through tiles without your marker. You need one in every tile you enter.
refusal-scout-too-far = That is too far: the Scout can enter no more than { $steps ->
    [one] { $steps } tile.
   *[other] { $steps } tiles.
}
refusal-combat-name-a-unit = Choose one target on the map.
refusal-combat-own-unit = { $unit }: you cannot fire at your own side.
refusal-combat-off-board = { $unit } is not on the map.
verb-text-move = The soldier enters tiles that hold your marker. The number is how many.
verb-text-scout = The soldier enters any tiles; the number is how many. Each new one gets your marker, and your discard gets a Fog of War card.
verb-text-stalk = The soldier enters any tiles and lays no marker. The number is how many.
verb-text-ready = The suppressed soldier is ready again. The card does nothing else.
error-unknown-unit = There is no soldier or vehicle “{ $unit }”. They are written like scout-a, sniper or medium-tank.
error-suppressed-off-board = { $unit } is suppressed but not on the map. Give the soldier a tile under counters.
