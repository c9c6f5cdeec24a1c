### Files of other programs: battles in the .m44 format.

## What is wrong with a file

error-m44-not-a-file = This is not a scenario in the .m44 format.
error-m44-too-large = The file has more hexes than any board: { $most } at most.
error-m44-other-board = Battles on a board of this kind ({ $found }) cannot be taken over.
error-m44-off-the-board = There is no such hex on the board.
error-m44-odd-text = The title has markup in it, or is too long.

## What was not taken over

studio-m44-face = The board “{ $what }” becomes countryside; its own rules are left out.
studio-m44-texts = Briefing and notes are left out.
studio-m44-terrain = The terrain “{ $what }” becomes open ground: { $places }.
studio-m44-behaviour = The rule “{ $what }” is left out: { $places }.
studio-m44-obstacle = The obstacle “{ $what }” is left out: { $places }.
studio-m44-field-bunker = A “{ $what }” becomes a bunker: { $places }.
studio-m44-unit = The unit “{ $what }” is left out: { $places }.
studio-m44-badge = The rules of badge { $what } are left out, the unit stays: { $places }.
studio-m44-tag = The marker “{ $what }” is left out: { $places }.
studio-m44-medal = A medal counts in the usual way, not by “{ $what }”: { $places }.
studio-m44-option = The special rule “{ $what }” is left out.
studio-m44-victory = The victory condition “{ $what }” is left out.
studio-m44-unsaid = The format has no word for “{ $what }”.
studio-m44-printed-ground = Beach and sea are printed on the board and cannot be moved: { $places }.
