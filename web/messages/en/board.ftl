# The board widget.

ui-board-label = Map: { $title }
ui-board-keys = Arrow keys walk what can be chosen, with Shift everything. Enter chooses. Plus and minus zoom, 0 shows all.
# A place or a piece with its sign. $chip is the text at a target: "40 %", "2 dice".
ui-board-thing = { $state ->
    [pick] { $name }, can be chosen
    [selected] { $name }, chosen
    [destination] { $name }, can go here{ $chip ->
        [none] { "" }
       *[other] , { $chip }
    }
    [target] { $name }, target{ $chip ->
        [none] { "" }
       *[other] , { $chip }
    }
    [armed] { $name }, target aimed at{ $chip ->
        [none] { "" }
       *[other] , { $chip }
    }
    [refused] { $name }, not possible
    [ordered] { $name }, ordered
    [spent] { $name }, has acted
   *[focus] { $name }
}
ui-board-north = N
ui-board-zoom-in = Zoom in
ui-board-zoom-out = Zoom out
ui-board-fit = Show the whole map
ui-board-list = What can be done
ui-board-list-empty = Nothing to choose now
ui-board-list-whole = { $text }, just this
