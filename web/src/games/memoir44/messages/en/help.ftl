### What things are: ground, obstacles, units, faces of dice.

## Ground

ui-m44-help-terrain-open = Neither help nor hindrance.
ui-m44-help-terrain-forest = Whoever enters stops and cannot attack this turn. Infantry firing in loses 1 die, armor 2. Blocks sight.
ui-m44-help-terrain-hedgerow = Entered only from the next hex; whoever enters stops and cannot attack this turn, and leaves by 1 hex. Infantry firing in loses 1 die, armor 2. Blocks sight.
ui-m44-help-terrain-town = Whoever enters stops and cannot attack this turn. Infantry firing in loses 1 die, armor 2; armor firing out loses 2. Blocks sight.
ui-m44-help-terrain-church = As a town: stop, no attack on entering; infantry firing in loses 1 die, armor 2; armor firing out loses 2. Blocks sight.
ui-m44-help-terrain-hill = Infantry and armor firing up from lower ground lose 1 die. Blocks the sight of those below.
ui-m44-help-terrain-steep-hill = A step up counts as 2 hexes. Infantry and armor firing up lose 1 die. Blocks the sight of those below.
ui-m44-help-terrain-cliff = From beach or ocean only infantry climbs it, for 2 hexes. Infantry and armor firing up lose 1 die.
ui-m44-help-terrain-bluff = From beach or ocean only infantry climbs it, for 2 hexes. Infantry and armor firing up lose 1 die.
ui-m44-help-terrain-impassable-hill = Nobody can enter. Blocks sight as a hill.
ui-m44-help-terrain-mountain = Nobody can enter. Stops artillery fire too.
ui-m44-help-terrain-river = Nobody can enter but over a bridge. Does not block sight or fire.
ui-m44-help-terrain-wide-river = Nobody can enter but over a bridge. Infantry cannot fire across.
ui-m44-help-terrain-pond = Nobody can enter. Does not block sight or fire.
ui-m44-help-terrain-beach = Whoever enters moves 2 hexes at the most this turn.
ui-m44-help-terrain-ocean = 1 hex a turn, no attack from here, no retreat into it.

## Obstacles

ui-m44-help-obstacle-bunker = Only infantry enters. For the side that may use it: infantry firing in loses 1 die, armor 2, and the first flag can be ignored. Blocks sight.
ui-m44-help-obstacle-bridge = The way over the river. It neither stops nor protects.
ui-m44-help-obstacle-hedgehog = Only infantry enters, and may ignore the first flag here.
ui-m44-help-obstacle-sandbags = On open ground infantry and armor firing in lose 1 die. The first flag can be ignored. Gone when the unit leaves.
ui-m44-help-obstacle-wire = Whoever enters stops. Infantry here attacks with 1 die fewer, or removes it; armor removes it and may attack.
ui-m44-help-obstacle-sea-wall = Protects the Allies like sandbags and stays: 1 die fewer, first flag ignored.

## Units, cards, dice

ui-m44-help-here = Here: { $unit }, { $figures }.
ui-m44-help-unit-state = { $side }, { $figures } of { $most } figures{ $state ->
    [ordered] , ordered
    [moved] , has moved
    [battled] , has battled
   *[none] {""}
}
ui-m44-help-move-infantry = Moves up to 2 hexes; after 1 it may still attack
ui-m44-help-move-armor = Moves up to 3 hexes and may attack
ui-m44-help-move-artillery = Moves 1 hex or attacks, not both
ui-m44-help-dice = Dice at { $ranges } hexes
ui-m44-help-flag = A flag drives it 1 hex back towards its own edge; if it cannot go, it loses a figure
ui-m44-help-kind-special-forces = Special forces: may attack after moving 2 hexes
ui-m44-help-kind-resistance = Résistance: may attack on entering forest, town or hedgerow, and retreat up to 3 hexes a flag
ui-m44-help-kind-elite-armor = Elite armor: 4 figures
ui-m44-help-worth = Medals for the enemy when its last figure falls
ui-m44-help-hits = { $arm ->
    [infantry] Infantry faces and grenades hit it.
    [armor] Armor faces and grenades hit it.
   *[artillery] Only grenades hit it.
} { $figures ->
    [one] One hit eliminates it.
   *[other] Each hit takes one figure; it keeps all its dice to the last.
}
ui-m44-help-card-section = section card
ui-m44-help-card-tactic = tactic card
ui-m44-help-face-infantry = Hits infantry
ui-m44-help-face-armor = Hits armor
ui-m44-help-face-grenade = Hits every unit
ui-m44-help-face-flag = The target falls back 1 hex
ui-m44-help-face-star = A miss, unless a card says otherwise

## The log

ui-m44-log-orders = Orders { $count }:{" "}
ui-m44-log-medals = { $medals ->
    [one] medal
   *[other] { $medals } medals
}
