### The studio: scenarios of one's own.

## Drafts

error-studio-too-long = The text has { $found } characters. A scenario may have { $most } at most.
error-studio-too-deep = Tables and lists are nested more than { $most } levels deep.
error-studio-odd-id = An id consists of small letters, digits and single hyphens, { $most } characters at most.
error-studio-odd-text = This text has markup or control characters in it.
error-studio-nothing-there = There is nothing here that could be changed.

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
