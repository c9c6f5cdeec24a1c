# The board widget.

ui-board-label = Map: { $title }
ui-board-keys = Arrow keys move between the things you can choose, with Shift between all of them. Enter chooses. Plus and minus zoom, 0 shows the whole map.
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
ui-board-overview = Overview of the whole map
ui-board-turn = Turn the map
ui-board-beyond = { $edge ->
    [left] { $count ->
        [one] { $count } thing happened further left
       *[other] { $count } things happened further left
    }
   *[right] { $count ->
        [one] { $count } thing happened further right
       *[other] { $count } things happened further right
    }
}
ui-board-list = What you can do
ui-board-list-empty = Nothing to choose right now
ui-board-list-whole = { $text }, just this
