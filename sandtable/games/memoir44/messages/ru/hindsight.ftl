### Доводы подсказки: что меняет действие.

reason-medals = У вас больше медалей: { $count }.
reason-medals-less = У вас меньше медалей: { $count }.
reason-holds = Вы удерживаете { $hex }.
reason-holds-less = Вы оставляете { $hex }.
reason-ordered = Отрядов с приказом: { $count }.
reason-ordered-less = Отрядов с приказом меньше: { $count }.
reason-reach = { $unit }: отрядов противника, готовых подойти и атаковать: { $count }.
reason-reach-less = { $unit }: отрядов противника, готовых подойти и атаковать, меньше: { $count }.
