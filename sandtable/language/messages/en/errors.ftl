### What is wrong with something that was given to the engine, and what would be right.
### The place (a file, a line, a path) stands before the sentence.

## Names

error-unknown-language = There is no language “{ $language }”. Choose one of: { $languages }.
error-unknown-game = There is no game “{ $game }”. Choose one of: { $games }.
error-unknown-scenario = “{ $scenario }” is neither a scenario of this game nor a .toml file.
error-unknown-option = There is no option “{ $name }”. The options are: { $options }.
error-unknown-seat = There is no seat “{ $seat }”. The seats are: { $seats }.
error-unknown-bot = There is no bot “{ $bot }”. Choose one of: { $bots }.
error-own-bot-not-found = { $bot }: no such bot could be loaded ({ $reason }). Write module:Class.
error-own-bot-is-none = { $bot } is not a Bot: derive your class from sandtable.bots.Bot.
error-no-skirmish = This game has no skirmishes.

## Files and documents

error-unreadable-file = The file cannot be read: { $reason }
error-bad-toml = The file is not valid TOML: { $reason }
error-not-json = The line is not valid JSON; the fault is at column { $column }.
error-not-a-table = Keys with values should stand here.
error-not-a-text = A text in quotes should stand here, not { $value }.
error-not-a-flag = It should be true or false, not { $value }.
error-not-a-choice = “{ $value }” is not possible here. Choose one of: { $options }.
error-not-a-list = A list in square brackets should stand here.
error-not-a-list-of-texts = A list of texts should stand here, such as ["4B", "6B"].
error-not-an-action = An action is a list of words, not { $value }.
error-notation-empty = Write what to do, such as: { $example }
error-unknown-word = “{ $word }” means nothing here. Is it a typo?
error-impossible-word = “{ $verb }” stands alone: “{ $word }” has no place beside it.
error-draw-not-agreed = A draw takes the consent of both sides.
error-ambiguous-word = “{ $word }” can mean several things ({ $options }).
error-list-too-long = This list has { $found } entries; the most possible is { $most }.
error-text-too-long = This text is too long: the most possible is { $most } characters.
error-not-in-range = It should be a whole number from { $low } to { $high }, not { $value }.
error-missing-key = The key “{ $name }” is missing.
error-unknown-key = The key “{ $name }” means nothing here. Is it a typo?
error-wrong-kind-of-document = The document should begin with "sandtable": "{ $expected }", not "{ $found }".
error-wrong-game = This is a document of the game “{ $found }”, not of “{ $expected }”.
error-wrong-rules = This was written with the rules “{ $found }”, which are newer than those of this version, “{ $known }”.
error-no-decision = No decision is pending. Name one, or leave the key out.
error-decision-lowest = “{ $found }” is only a part of a turn. The list of decisions should begin with one of: { $options }.
error-decision-elsewhere = “{ $frame }” cannot be decided here, right above “{ $below }”.

## Maps

error-map-empty = The map is empty: draw at least one tile.
error-map-off-grid = { $tile } stands after { $column ->
        [one] { $column } character
       *[other] { $column } characters
    } of its row; a name should begin after 0 or a multiple of { $step }.
error-map-parity = { $tile } is not shifted by half a tile against the lines beside it. Tiles should lie like bricks.
error-map-overlap = { $tile } lies on another tile.
error-map-in-pieces = { $tile } is cut off from the first tile. The map should be in one piece.

## Dice written down beforehand

error-script-exhausted = The dice given are used up, and one more is rolled ({ $name }).
error-script-die = A die ({ $name }) is given as { $value }, but it has { $faces } faces, counted from 0.

## Positions to play on from

error-position-scenario = “{ $scenario }” is not a scenario of this game.
error-position-options = A position has its own options: others cannot be given with it.
error-position-over = The game is over in this position: there is nothing left to play.
error-position-stuck = Nobody has anything to decide in this position: it cannot be played on.
error-position-too-large = There would be { $found } things to choose from; the most possible is { $most }.

## Records of games

error-record-header = This is not a record of a game: its first line should be the header.
error-record-format = The record has format { $found }; this version reads format { $known }.
error-record-rules = The record was played by the rules “{ $found }”, which are newer than those of this version, “{ $known }”.
error-record-cut-off = The record has been cut off: its closing line is missing.
error-record-steps = The record holds { $found ->
        [one] { $found } step
       *[other] { $found } steps
    }, but its closing line says { $expected }.
error-record-step = This is not a step: seat, action, chance and digest should stand here.
error-record-refused = The action “{ $action }” is against the rules here ({ $rule }).
error-record-differs = The record does not lead to this position: it has been changed, or the rules have.
error-record-outcome = The end of the game in the record is not the one that was played.
error-record-chance = There is no kind of chance “{ $kind }”. Choose one of: seeded, committed, scripted.
error-record-chance-missing = The record lacks a die or shuffle that is needed here ({ $name }).
error-record-chance-misfit = { $value } cannot be the result of this die or shuffle ({ $name }).
error-record-chance-left = { $count ->
    [one] { $count } die or shuffle in the record was never needed.
   *[other] { $count } dice or shuffles in the record were never needed.
}
error-record-die = The die ({ $name }) shows { $found } in the record, but { $expected } was rolled.
error-record-shuffle = The shuffle ({ $name }) in the record is not the one that was made.
error-record-secret = The secret should be written in hexadecimal digits.
error-record-commitment = The secret does not fit the hash that was published at the start.
error-contribution-form = This is not a contribution to the dice: seat, commitment and reveal should stand here, the last two as 64 hexadecimal digits each.
error-contribution-misfit = The number that “{ $seat }” revealed for the dice does not fit the hash published before.
error-contribution-twice = The seat “{ $seat }” contributes to the dice twice.

## Lessons

error-unknown-lesson = This game has no lesson.
error-lesson-refused = A lesson asks for something against the rules here ({ $rule }: { $reason }).
error-lesson-dice-left = { $count ->
    [one] { $count } die of this beat is never rolled.
   *[other] { $count } dice of this beat are never rolled.
}
error-lesson-ends-with-an-action = The last beat of a chapter should show what came of it: it cannot ask for an action.
