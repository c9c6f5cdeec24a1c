# The flow of play: attacks under way, windows, sealed choices, undo, the connection.

ui-shot = { $unit }: { $verb }, target { $target }
ui-shot-plain = { $verb }: { $target }
ui-shot-stage = { $stage ->
    [announced] Announced
    [before] Before
    [roll] Roll
   *[after] After
}
ui-shot-sum = { $plus } against { $against }
ui-shot-faces = { $count ->
    [0] No face hits
    [one] Only { $from } hits
   *[other] { $from } or more hits
}
ui-window-nothing = { $moment ->
    [none] Nothing to play
   *[other] { $moment }: nothing to play
}
ui-window-settled = { $moment ->
    [none] Nothing that matters
   *[other] { $moment }: nothing that matters
}
ui-window-goes-on = goes on by itself
ui-wait = Wait
ui-undo-then = then: { $action }
ui-undo-sealed = Sealed: yours to change until it is revealed
ui-undo-practice = Anything can be undone
ui-change = Change
ui-ready = Ready
ui-fill = Place the rest for me
ui-fill-help = Everything stays movable until you are ready.
ui-filling = Placing…
ui-sending = Sending…
ui-not-connected-kept = Not connected. Your move is kept and will be sent.
ui-connected-again = Connected again.
ui-void = Do nothing
ui-watchers = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
ui-practice-mark = Practice: everything can be taken back, and the game does not count.
