### Доводи підказки: що змінює дія.

reason-medals = У вас більше медалей: { $count }.
reason-medals-less = У вас менше медалей: { $count }.
reason-holds = Ви утримуєте { $hex }.
reason-holds-less = Ви залишаєте { $hex }.
reason-ordered = Загонів із наказом: { $count }.
reason-ordered-less = Загонів із наказом менше: { $count }.
reason-reach = { $unit }: загонів супротивника, готових підійти й атакувати: { $count }.
reason-reach-less = { $unit }: загонів супротивника, готових підійти й атакувати, менше: { $count }.
