### Reasons of a hint: what an action changes.

reason-points = You have more points: { $count }.
reason-points-less = You have fewer points: { $count }.
reason-holds = { $objective }: you hold it.
reason-holds-less = { $objective }: you leave it.
reason-suppressed = { $unit }: suppression { $count }.
reason-suppressed-less = { $unit }: less suppression, { $count }.
reason-ordered = Units with an order: { $count }.
reason-ordered-less = Fewer units with an order: { $count }.
reason-cards = More cards in hand: { $count }.
reason-cards-less = Fewer cards in hand: { $count }.
