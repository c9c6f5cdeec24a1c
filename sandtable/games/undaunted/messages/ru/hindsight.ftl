### Доводы подсказки: что меняет действие.

reason-controls = { $tile }: очки за тайл теперь ваши, { $points }.
reason-controls-less = { $tile }: очки за тайл больше не ваши, { $points }.
reason-defends = { $tile }, очки: { $points }. Ваших жетонов там: { $count }.
reason-defends-less = { $tile }, очки: { $points }. Ваших жетонов там остаётся: { $count }.
reason-suppressed = { $unit }: отряд подавлен.
reason-suppressed-less = { $unit }: отряд больше не подавлен.
reason-reach = { $unit }: жетонов противника рядом: { $count }.
reason-reach-less = { $unit }: жетонов противника рядом теперь меньше: { $count }.
reason-fog = Тумана войны в колоде: { $count }.
reason-fog-less = Тумана войны в колоде меньше: { $count }.
reason-scouted = Разведано тайлов: { $count }.
reason-scouted-less = Разведано тайлов меньше: { $count }.
