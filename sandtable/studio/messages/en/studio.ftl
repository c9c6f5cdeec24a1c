### The studio: scenarios of one's own.

## Drafts

error-studio-too-long = The text has { $found } characters. A scenario may have { $most } at most.
error-studio-too-deep = Tables and lists are nested more than { $most } levels deep.
error-studio-odd-id = An id consists of small letters, digits and single hyphens, { $most } characters at most.
error-studio-odd-text = This text has markup or control characters in it.
error-studio-nothing-there = There is nothing here that could be changed.
error-studio-no-brush = There is no brush “{ $brush }”.
error-studio-no-place = “{ $place }” is no place of this map.
error-studio-no-text = “{ $scenario }” has no file that could be opened.

## Files of other programs

error-studio-no-format = No game has scenarios in the format “{ $format }”.

## Campaigns and series

error-studio-campaign-scenario = “{ $scenario }” is no scenario of the game.
error-studio-campaign-over = All battles have been played.
error-studio-campaign-unfinished = The battle is not over yet.
error-studio-campaign-other-battle = The next battle is “{ $scenario }”.
error-studio-campaign-sides = Each side must have the player that the plan gives it.
error-studio-campaign-order = Battle { $number } has a result, but one before it has none.
error-studio-campaign-players = Give two different names.

## Fresh battles

error-studio-no-fresh = “{ $game }” has no fresh battles.
error-studio-no-piece = There is no such piece to be moved: “{ $piece }”.
error-unknown-published = This scenario is not on the public list any more.
error-not-your-scenario = Somebody else has published this scenario.
error-published-no-name = A scenario needs a name before it is published.
error-published-already = This exact scenario is already on the public list.
error-published-full = The public list of this server is full.
error-too-many-published = Published scenarios of yours: { $limit }, and no more are possible. Withdraw some of them first.
error-too-many-published-here = Too many scenarios have been published from your network today. Please try again later.
error-studio-odd-seed = A seed is made of letters and digits, { $most } characters at most.
error-studio-no-draft = No battle could be drawn from “{ $seed }”. Try another seed.
error-studio-narrow-band = After { $games } games no interval is so narrow. Promise less, or play more.

## Small changes that are tried

studio-variant-points = { $side }: { $points } points to win
studio-variant-card-in-deck = { $side }: one { $card } starts in the deck, not in the supply
studio-variant-medals = { $side }: { $number } medals to win
studio-variant-hands = { $side }: { $number } command cards
studio-variant-infantry = { $side }: one more infantry unit at { $hex }
studio-variant-score = { $side }: { $points } points for “{ $id }”
studio-variant-turns = Turns: { $turns }

## The editor: the palette

studio-shelf-ground = Ground
studio-shelf-units = Units
studio-shelf-obstacles = Obstacles
studio-shelf-medals = Medals
studio-shelf-faces = Tiles: number and face
studio-shelf-markers = Markers
studio-shelf-structures = Structures
studio-shelf-boards = Boards
studio-shelf-overlays = Overlays
studio-shelf-walls = Walls and openings
studio-shelf-buildings = Buildings
studio-shelf-zones = Zones and goals
studio-medal-medal = Medal while held
studio-medal-lasting = Medal for good
studio-medal-temporary = While it is held
studio-medal-permanent = For good
studio-marker-points-1 = Objective, 1 point
studio-marker-points-2 = Objective, 2 points
studio-marker-points-3 = Objective, 3 points
studio-marker-scouted = Scouted
studio-marker-controlled = Controlled
studio-marker-spawn = Entry
studio-marker-radio = Radio
studio-marker-exit = Exit
studio-marker-zone = Set-up zone
studio-marker-area = Objective
studio-marker-item = Item to carry
studio-marker-bonus = Bonus token
studio-wall-wall = Wall
studio-wall-door = Door
studio-wall-window = Window
studio-wall-gate = Gate
studio-wall-breach = Breach
studio-wall-none = No wall

## The editor: the panels

studio-form-hand = hand and medals
studio-form-battle = The battle
studio-form-objectives = Objectives
studio-form-sudden = Instant victory
studio-form-special = Special rules
studio-form-head = Name and date
studio-form-stories = Told in any language
studio-form-cards = Decks and supplies
studio-form-goals = goals
studio-form-spawn = entries
studio-form-vehicles = vehicles
studio-form-exits = exits
studio-form-boards = Boards
studio-form-forces = forces
studio-form-points = Points
studio-form-zones = Set-up zones
studio-column-deck = Deck
studio-column-supply = Supply
studio-field-hand = Command cards
studio-field-medals = Medals to win
studio-field-first = Moves first
studio-field-top = At the top
studio-field-face = Face of the board
studio-face-coast = coast
studio-face-countryside = countryside
studio-field-boards = Boards
studio-field-side = Side
studio-field-hexes = Hexes
studio-field-lasts = Counts
studio-field-need = How many of them
studio-field-worth = Medals
studio-field-turn-limit = Turn limit
studio-field-exit = May leave the map
studio-field-bunkers-protect = Bunkers protect
studio-field-sea-walls-protect = Sea walls protect
studio-field-empty-deck-wins = Wins when the deck is empty
studio-field-recon-as-barrage = Recon may be an air strike
studio-field-hills-stop-guns = Hills stop gun fire
studio-field-bound-to-bank = Infantry stays on its bank
studio-field-unboxed = More than one box
studio-field-name = Name
studio-field-history = History
studio-field-notes = Notes for players
studio-field-id = Id
studio-field-from = From
studio-field-to = To
studio-field-date = Date
studio-field-operation = Operation
studio-field-source = Source
studio-field-initiative = Initiative
studio-field-stagger = Shifted are the
studio-stagger-columns = columns
studio-stagger-rows = rows
studio-field-points = Points
studio-field-pin = By pinning the enemy
studio-field-evacuate = Units to evacuate
studio-field-neutralise = Units to neutralise
studio-field-of = Of these units
studio-field-tile = Tile
studio-field-serves = For these units
studio-field-vehicle = Vehicle
studio-field-damage = Damage
studio-field-seat = Seat: { $seat }
studio-field-exits = Exits
studio-field-may-leave = May leave
studio-field-turns = Turns
studio-field-cards = Cards in hand
studio-field-sets-up-first = Sets up first
studio-field-tie = A tie goes to
studio-field-board = Board
studio-field-at = Column and row
studio-field-turned = Turned by
studio-field-group = Recruitment tile
studio-field-rects = Rectangles
studio-field-type = For
studio-field-main = Main goal
studio-field-objective = Objective
studio-field-kind = Kind
studio-field-rim = Rim
