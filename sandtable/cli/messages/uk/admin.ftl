### Для тих, хто доглядає за сервером.

cli-help-admin = Доглянути за сервером: столи, гравці, база даних.
cli-help-admin-tables = Список столів, останні зверху.
cli-help-admin-published = Список опублікованих сценаріїв, останні зверху.
cli-help-admin-withdraw = Прибрати сценарій із загального списку.
cli-help-admin-published-id = Ідентифікатор сценарію, як його показує «admin published».
cli-help-admin-players = Список гравців, останні зверху.
cli-help-admin-expire = Закрити й видалити столи, час яких минув.
cli-help-admin-check = Перевірити базу даних і переграти кожен стіл від початку.
cli-help-admin-migrate = Оновити базу даних до цієї версії.
cli-help-admin-game = Лише столи цієї гри.
cli-help-admin-state = Лише столи в цьому стані: unbegun, running або finished.

cli-admin-state-unbegun = не почато
cli-admin-state-running = триває
cli-admin-state-finished = закінчено
cli-admin-changes = { $count ->
    [one] { $count } зміна
    [few] { $count } зміни
   *[many] { $count } змін
}
cli-admin-seats = { $count ->
    [one] { $count } стіл
    [few] { $count } столи
   *[many] { $count } столів
}
cli-admin-tables = Столів: { $count }.
cli-admin-published = Опублікованих сценаріїв: { $count }.
cli-admin-withdrawn = { $id }: сценарію більше немає в списку.
cli-admin-players = Гравців: { $count }.
cli-admin-expired-unbegun = так і не почато; видалено.
cli-admin-expired-alone = самі боти; видалено.
cli-admin-expired-unmoved = давно немає ходів; закрито.
cli-admin-expired-finished = давно закінчено; видалено.
cli-admin-in-use = зайнято сервером; не зачеплено.
cli-admin-nothing-expired = У жодного столу час не минув.
cli-admin-damaged = Базу даних пошкоджено: { $reason }
cli-admin-checked = Перевірено столів: { $count }. Пошкоджено: { $damaged }.
cli-admin-current = База даних уже цієї версії.
cli-admin-migrated = Базу даних оновлено.
cli-admin-no-state = Стану «{ $state }» немає. Є: { $states }.
