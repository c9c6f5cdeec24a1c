### Positions: opening one, and taking one away.

ui-position-open = Open a position
ui-position-how = Paste a position or choose a file, and play on from there.
ui-position-text = Position (JSON)
ui-position-file = Choose a file
ui-position-read = Read the position
ui-position-line = Line { $line }
ui-position-decides = To decide
ui-position-seen = A position shows every card, and you have seen them all. Whoever joins by a link sees only their own.
ui-position-from = from a position
ui-position-joined = The game starts from a position that its host chose and has seen.
ui-position-copy = Copy the position
ui-position-on = Play on from here
