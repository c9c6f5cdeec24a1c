### What is wrong with a scenario, a position or a notation, and what would be right.

error-notation-unknown = “{ $text }” is not understood. Squares are written like C10, CD10/11, Interspaces like +CD10/11.

## Counters, terrain, fire

error-counter-of-other-side = The counter “{ $counter }” belongs to the other side, not to “{ $side }”.
error-counter-sides = A counter has one or two sides, not { $found }.
error-not-three-values = Three values should stand here: infantry, light vehicles, heavy vehicles. X is allowed.
error-unknown-profile = There is no profile “{ $profile }”.
error-unknown-counter = There is no counter “{ $counter }”.
error-unknown-wreck = There is no wreck “{ $wreck }” among the kinds of terrain.
error-wrong-sniper-table = The results of a sniper table should follow each other without a gap.
error-unknown-terrain = There is no terrain “{ $terrain }”.
error-letter-taken = The letter “{ $letter }” already stands for another terrain.
error-not-a-letter = “{ $letter }” cannot stand for a terrain: write one character.
error-unknown-kind = There is no kind of unit “{ $kind }”. Write infantry, light or heavy.

## Boards and fields

error-map-rows = The board has { $found ->
        [one] { $found } row
       *[other] { $found } rows
    }, but should have { $expected }.
error-map-row-width = The row has { $found ->
        [one] { $found } letter
       *[other] { $found } letters
    }, but should have { $expected }.
error-unknown-letter = There is no terrain with the letter “{ $letter }”.
error-plan-size = The plan of the building is not drawn right: every row should be as long as the others, with a mark between all squares.
error-unknown-part = The building has no part “{ $part }”.
error-unknown-side = “{ $mark }” is no mark for a side of a square. Write a wall, door, window, gate, breach or nothing.
error-side-off-the-grid = This side does not lie between two squares of the grid.
error-not-a-side = Two points of the grid, one square apart or more in one line, should stand here.
error-not-so-many-numbers = { $expected } numbers should stand here.
error-boards-overlap = Two boards lie on one another.
error-boards-with-gaps = The boards leave gaps. They should make up a rectangle.
error-field-size = A field is at least 1 and at most { $most } squares wide and high.
error-building-off-the-field = The building { $building } does not lie within the field.
error-room-in-two-parts = A room lies in one part of its building; here it reaches from { $part } into { $other }.
error-field-impossible = The field cannot be laid out: { $why }.
error-turn-after-the-last = The battle has { $turns } turns.
error-no-boards = The field needs at least one board.
error-not-a-quarter-turn = A board is turned by 0, 90, 180 or 270 degrees, not by { $found }.
error-overlay-does-not-fit = The overlay does not fit at { $square }.
error-breach-without-wall = There is no wall for this breach.
error-building-named-twice = Two buildings are called “{ $building }”.
error-no-such-square = There is no square “{ $square }” on this field.
error-unknown-building = There is no building “{ $building }” on this field.
error-not-a-rectangle = A rectangle should stand here: left, top, right, bottom.
error-unknown-overlay = There is no overlay “{ $overlay }”.

## Armies and scenarios

error-unknown-tile = There is no recruitment tile “{ $tile }” of the side “{ $side }”.
error-unknown-slot = The tile “{ $tile }” has no slot “{ $slot }”.
error-unknown-army-option = There is no option “{ $option }”.
error-battle-too-large = The battle is too large: { $count } units on a field of { $size } squares.
error-army-without-units = The army has no units.
error-army-too-dear = The army costs more points than the scenario allows.
error-army-without-group = The army needs at least one group tile.
error-army-of-two-commands = The army has more than one command tile.
error-option-does-not-fit = An option of the army does not fit its slot in shape, size or stripe.
error-too-many-of-tile = The army uses a tile more often than there are copies of it.
error-too-many-of-option = The army uses an option more often than there are copies of it.
error-too-many-of-counter = The army uses a counter more often than there are copies of it.
error-too-many-vehicles = The army has more vehicles than its points allow.
error-unit-without-zone = The unit “{ $unit }” has no zone to be set up in.
error-objective-named-twice = Two objectives are called “{ $objective }”.
error-objective-squares = The objective needs squares or an area.
error-points-named-twice = Two entries of points are called “{ $id }”.
error-points-for-wrong-objective = These points do not fit the kind of the objective.
error-too-many-bonus-squares = There are bonus tokens for { $most } squares only.
error-unknown-size = There is no skirmish of { $points } points.
error-skirmish-boards = A skirmish of { $points } points is fought on { $boards } boards.
error-skirmish-impossible = No skirmish can be rolled up like this.
error-too-few-points = { $points } points are too few for an army.
error-mission-table = The mission table should have { $expected } entries.

## Positions

error-two-units-on-a-square = There are two units in { $square }. Each needs a square of its own.
error-unknown-id = “{ $id }” names nothing in this battle.
error-bonus-wrong = There should be a bonus token, or none, for each bonus square of the scenario.
error-wreck-size = The wreck should cover as many squares as its kind.
error-too-many-copies = { $card } is used { $used ->
        [one] { $used } time
       *[other] { $used } times
    }, but the deck has only { $copies }.
error-carrier-not-on-field = { $unit } carries a unit, but is no vehicle on the field.
error-no-turn-below = The turn, or the setting up, comes first in the list of decisions, and nowhere else.
error-no-dice = The dice have fallen by then, and none is named.
error-alias-wrong = A unit that the enemy does not know needs its hidden side up and an alias of its own.
error-token-not-taken = { $side } cannot have the token { $token } there: it was not taken, is revealed, or lies elsewhere.
error-bonus-not-in-pool = There are not that many bonus tokens of one kind.
