### Reasons of a hint: what an action changes.

reason-controls = { $tile } counts { $points } for you.
reason-controls-less = { $tile } no longer counts { $points } for you.
reason-defends = { $tile }, worth { $points }: { $count ->
    [one] { $count } of your counters stands there.
   *[other] { $count } of your counters stand there.
}
reason-defends-less = { $tile }, worth { $points }: { $count ->
    [0] none of your counters is left there.
    [one] { $count } of your counters is left there.
   *[other] { $count } of your counters are left there.
}
reason-suppressed = { $unit }: the unit is suppressed.
reason-suppressed-less = { $unit }: the unit is no longer suppressed.
reason-reach = { $unit }: { $count ->
    [one] { $count } enemy counter is in reach.
   *[other] { $count } enemy counters are in reach.
}
reason-reach-less = { $unit }: { $count ->
    [0] no enemy counter is in reach any more.
    [one] only { $count } enemy counter is in reach.
   *[other] only { $count } enemy counters are in reach.
}
reason-fog = Fog of War in your deck: { $count }.
reason-fog-less = Less Fog of War in your deck: { $count } left.
reason-scouted = Tiles that you have scouted: { $count }.
reason-scouted-less = Fewer tiles that you have scouted: { $count }.
