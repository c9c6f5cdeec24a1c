### Reasons of a hint: what an action changes.

reason-medals = You have more medals: { $count }.
reason-medals-less = You have fewer medals: { $count }.
reason-holds = You hold { $hex }.
reason-holds-less = You leave { $hex }.
reason-ordered = Units with orders: { $count }.
reason-ordered-less = Fewer units with orders: { $count }.
reason-reach = { $unit }: { $count ->
    [one] { $count } enemy unit can come and attack it.
   *[other] { $count } enemy units can come and attack it.
}
reason-reach-less = { $unit }: { $count ->
    [0] no enemy unit can come and attack it any more.
    [one] only { $count } enemy unit can come and attack it.
   *[other] only { $count } enemy units can come and attack it.
}
