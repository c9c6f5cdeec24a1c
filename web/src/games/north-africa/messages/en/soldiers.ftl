### What the series says of a unit, said of a soldier: here each counter is one. These replace the shared messages.

ui-undaunted-note-removed = This soldier has no card left to lose: a hit takes the counter off the map.
ui-undaunted-note-suppress = { $already ->
    [yes] The soldier is already suppressed: a hit changes nothing.
   *[no] A hit suppresses the soldier, whose next card can only ready them.
}
