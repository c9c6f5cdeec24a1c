### То, что в серии говорится об отряде, — о солдате: здесь одна фишка — один солдат. Заменяет общие сообщения.

action-ready = Поднять солдата
event-readied = { $unit }: солдат снова готов к бою.
event-suppressed = { $unit }: солдат подавлен.
refusal-no-argument = «{ $action }» — для этого нужна только карта, без квадрата, солдата и числа.
refusal-suppressed = { $unit }: солдат подавлен. Этой картой можно только поднять его или «Затаиться».
refusal-not-suppressed = Солдат этой карты не подавлен, поднимать его незачем.
refusal-name-a-tile = «{ $tile }» — не квадрат этого поля. Выберите квадрат, куда идти.
refusal-name-one-tile = { $action }: нужен один квадрат — тот, где закончится путь. Дорога туда найдётся сама.
refusal-move-already-there = Путь и начинается в { $tile }. Чтобы остаться на месте, не выбирайте квадрат.
refusal-move-too-far = До { $tile } — { $distance ->
    [one] { $distance } квадрат
    [few] { $distance } квадрата
   *[many] { $distance } квадратов
}, а пройти можно не больше { $steps }.
refusal-move-needs-marker = В { $tile } нет вашего жетона. Войти можно только в квадрат, который вами разведан или под вашим контролем.
refusal-move-way-needs-marker = По пути в { $tile } есть квадраты без вашего жетона. Он нужен в каждом квадрате пути.
refusal-scout-too-far = Слишком далеко: Разведчик может войти не больше чем в { $steps ->
    [one] { $steps } квадрат.
    [few] { $steps } квадрата.
   *[many] { $steps } квадратов.
}
refusal-combat-name-a-unit = Выберите одну цель на поле.
refusal-combat-own-unit = { $unit }: по своим стрелять нельзя.
refusal-combat-off-board = { $unit }: этой фишки нет на поле.
verb-text-ready = Подавленный солдат снова готов. Больше эта карта ничего не делает.
error-unknown-unit = Солдата или техники «{ $unit }» нет. Пишите так: scout-a, sniper, medium-tank.
error-suppressed-off-board = Солдат { $unit } подавлен, но его нет на поле. Укажите его квадрат в counters.
