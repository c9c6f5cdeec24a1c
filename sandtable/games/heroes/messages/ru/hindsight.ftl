### Доводы подсказки: что меняет действие.

reason-points = У вас больше очков: { $count }.
reason-points-less = У вас меньше очков: { $count }.
reason-holds = { $objective }: цель за вами.
reason-holds-less = { $objective }: вы оставляете цель.
reason-suppressed = { $unit }: подавление { $count }.
reason-suppressed-less = { $unit }: подавление меньше, { $count }.
reason-ordered = Отрядов с приказом: { $count }.
reason-ordered-less = Отрядов с приказом меньше: { $count }.
reason-cards = Карт на руке больше: { $count }.
reason-cards-less = Карт на руке меньше: { $count }.
