### What is wrong with a scenario, a position or a notation, and what would be right.

error-unknown-card = There is no card “{ $card }”. Cards are written like attack-left or barrage.
error-unknown-unit = There is no unit “{ $unit }” in this battle. Units are written like allies-3 or axis-12.
error-unknown-hex = There is no hex “{ $hex }” on this board. Hexes are written like r4c5: row and column, counted from 0.

## Scenarios

error-map-rows = The layer has { $found ->
        [one] { $found } row
       *[other] { $found } rows
    }, but the board has { $expected }.
error-map-row-width = The row has { $found ->
        [one] { $found } letter
       *[other] { $found } letters
    }, but { $expected } hexes.
error-unknown-terrain = There is no terrain “{ $letter }”. The letters are those of terrain.toml; a dot is open ground.
error-unknown-obstacle = There is no obstacle “{ $letter }”. Write b for a bunker, = for a bridge, w for wire, s for sandbags, h for a hedgehog, m for a sea wall, or a dot.
error-bridge-without-river = There is no river under this bridge.
error-obstacle-on-impassable = No unit can enter this hex, so no obstacle belongs here.
error-too-many-terrain-hexes = The battle uses { $found } terrain hexes, but there are only { $most }.
error-too-many-tiles = The battle uses { $found } bunkers and bridges, but there are only { $most }.
error-too-many-sandbags = The battle uses { $found } sandbags and sea walls, but there are only { $most } pieces.
error-too-many-figures = The units of this arm have { $found } figures, but an army has only { $most }.
error-unknown-badge = There is no unit “{ $letter }”. Write i, a, g, s, r or e, as a capital for the Allies, or a dot.
error-unit-on-impassable = No unit can stand here: { $terrain }.
error-no-unit-there = There is no unit in { $hex }.
error-objective-nowhere = The objective needs at least one hex.
error-objective-on-impassable = Nobody can ever stand on { $hex }: it is impassable.
error-too-many-seats = A side has at most { $most } players in this battle.

## Positions

error-two-units-on-a-hex = There are two units in { $hex }. Each needs a hex of its own.
error-taken-wrong = There should be true or false for each objective of the scenario.
error-too-many-copies = { $card } is used { $used ->
        [one] { $used } time
       *[other] { $used } times
    }, but the pack has only { $copies }.
error-hand-out-wrong = Each entry should be a card and a post, such as ["attack-left", "left"].

## Series of two battles

error-series-battle-not-over = The battle is not over yet.
error-series-sides = For each of the two players ({ $players }), give the side they command: allies or axis.
error-series-complete = Both battles of the series are already there.
error-series-other-battle = The second battle ({ $scenario }) must be the same as the first, with the same options.
error-series-not-swapped = The players must change sides for the second battle.

## What a box lacks for a battle, though it can be played

warning-too-much-wire = The battle uses more wire than there is in the box.
warning-too-many-hedgehogs = The battle uses more hedgehogs than there are in the box.
warning-too-many-badges = The battle uses more badges for special forces than there are in the box.
error-series-names = Give the two players different names.
