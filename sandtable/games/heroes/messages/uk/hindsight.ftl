### Доводи підказки: що змінює дія.

reason-points = У вас більше очок: { $count }.
reason-points-less = У вас менше очок: { $count }.
reason-holds = { $objective }: ціль за вами.
reason-holds-less = { $objective }: ви залишаєте ціль.
reason-suppressed = { $unit }: придушення { $count }.
reason-suppressed-less = { $unit }: придушення менше, { $count }.
reason-ordered = Загонів із наказом: { $count }.
reason-ordered-less = Загонів із наказом менше: { $count }.
reason-cards = Карт на руці більше: { $count }.
reason-cards-less = Карт на руці менше: { $count }.
