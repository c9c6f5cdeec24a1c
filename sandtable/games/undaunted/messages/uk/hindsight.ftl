### Доводи підказки: що змінює дія.

reason-controls = { $tile }: очки за тайл тепер ваші, { $points }.
reason-controls-less = { $tile }: очки за тайл більше не ваші, { $points }.
reason-defends = { $tile }, очки: { $points }. Ваших жетонів там: { $count }.
reason-defends-less = { $tile }, очки: { $points }. Ваших жетонів там лишається: { $count }.
reason-suppressed = { $unit }: загін придушено.
reason-suppressed-less = { $unit }: загін більше не придушений.
reason-reach = { $unit }: жетонів супротивника поруч: { $count }.
reason-reach-less = { $unit }: жетонів супротивника поруч тепер менше: { $count }.
reason-fog = «Туману війни» в колоді: { $count }.
reason-fog-less = «Туману війни» в колоді менше: { $count }.
reason-scouted = Розвідано тайлів: { $count }.
reason-scouted-less = Розвідано тайлів менше: { $count }.
