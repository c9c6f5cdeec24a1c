### The editor of scenarios, and the list of drafts.

ui-drafts = Your drafts
ui-drafts-where = They are kept in this browser and survive a restart. Nobody else sees them until you share them.
ui-drafts-new = Draw a new one
ui-drafts-file = Open a file
ui-drafts-kept = Kept here
ui-drafts-none = No drafts yet.
ui-drafts-unnamed = Without a name
ui-drafts-remove = Throw away { $name }
ui-editor-drafts = All drafts
ui-editor-unnamed = New scenario
ui-editor-saved = { $kept ->
    [yes] saved here
   *[no] not saved: this browser has no room
}
ui-editor-palette = Palette
ui-editor-tools = Tools
ui-editor-tool = { $tool ->
    [pick] Pick
    [paint] Paint
    [line] Line
    [fill] Fill
    [erase] Erase
   *[select] Select
}
ui-editor-deed = { $deed ->
    [copy] Copy
    [cut] Cut
   *[paste] Paste
}
ui-editor-turn = { $turn ->
    [across] Mirror what was copied left and right
    [down] Mirror what was copied above and below
   *[round] Turn what was copied
}
ui-editor-mirror = Mirror
ui-editor-mirror-way = { $way ->
    [across] Mirror left and right
    [down] Mirror above and below
   *[turn] Half a turn
}
ui-editor-undo = Undo
ui-editor-redo = Redo
ui-editor-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
ui-editor-share = Share
ui-editor-play = Test it
ui-editor-not-yet = It can be played when nothing is wrong with it.
ui-editor-tab = { $tab ->
    [map] Map
    [text] Text
    [sides] Sides
    [victory] Victory
   *[notes] Notes
}
ui-editor-text-label = The text of the scenario
ui-editor-both = Type or paint: both are the same file.
ui-editor-free = Free place
ui-editor-whole = The whole scenario
ui-editor-line = Line { $line }
ui-editor-take-out = Take it out
ui-editor-more-problems = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
ui-editor-sum = Together
ui-editor-add = Add one
ui-editor-language = Language
ui-editor-add-language = Add a language
ui-editor-in-language = { $what }, { $language }
ui-editor-remove = Remove
ui-editor-no-form = There is nothing to fill in here; the text has it all.
ui-editor-link = Link
ui-editor-link-how = The whole scenario is in the address. Nothing is stored on a server.
ui-editor-file = Save as .{ $ending }
ui-editor-left-out = { $count ->
    [one] { $count } thing could not be taken over:
   *[other] { $count } things could not be taken over:
}
ui-editor-forces = Forces
ui-editor-force = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}{ $figures ->
    [0] { "" }
    [one] , { $figures } figure
   *[other] , { $figures } figures
}
ui-editor-fair = Is it fair?
ui-editor-fair-how = Bots play it against each other until the answer is narrow enough.
ui-editor-fair-test = Measure the balance
ui-editor-files = File
ui-editor-picture = Picture of the map
ui-publish = The public list of this server
ui-publish-how = Visitors of this server can look at it, play it and change a copy of it, with your name beside it. You can withdraw it at any time.
ui-publish-not-yet = It can be published when nothing is wrong with it.
ui-publish-do = Publish
ui-publish-done = It is on the list.
ui-publish-link = Address on the public list
ui-publish-look = Look at it
ui-publish-withdraw = Withdraw it
ui-published = Visitors’ scenarios
ui-published-line = Drawn and published by visitors of this server.
ui-published-mark = A visitor’s scenario
ui-published-by = by { $name }
ui-published-nobody = somebody
ui-published-more = Show more
ui-published-outdated = The rules have changed since this was published: it cannot be played as it is.
