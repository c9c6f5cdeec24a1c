### Для тех, кто присматривает за сервером.

cli-help-admin = Присмотреть за сервером: столы, игроки, база данных.
cli-help-admin-tables = Список столов, последние сверху.
cli-help-admin-published = Список опубликованных сценариев, последние сверху.
cli-help-admin-withdraw = Убрать сценарий из общего списка.
cli-help-admin-published-id = Идентификатор сценария, как его показывает «admin published».
cli-help-admin-players = Список игроков, последние сверху.
cli-help-admin-expire = Закрыть и удалить столы, срок которых истёк.
cli-help-admin-check = Проверить базу данных и переиграть каждый стол с начала.
cli-help-admin-migrate = Обновить базу данных до этой версии.
cli-help-admin-game = Только столы этой игры.
cli-help-admin-state = Только столы в этом состоянии: unbegun, running или finished.

cli-admin-state-unbegun = не начат
cli-admin-state-running = идёт
cli-admin-state-finished = окончен
cli-admin-changes = { $count ->
    [one] { $count } изменение
    [few] { $count } изменения
   *[many] { $count } изменений
}
cli-admin-seats = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}
cli-admin-tables = Столов: { $count }.
cli-admin-published = Опубликованных сценариев: { $count }.
cli-admin-withdrawn = { $id }: сценария больше нет в списке.
cli-admin-players = Игроков: { $count }.
cli-admin-expired-unbegun = так и не начат; удалён.
cli-admin-expired-alone = одни боты; удалён.
cli-admin-expired-unmoved = давно нет ходов; закрыт.
cli-admin-expired-finished = давно окончен; удалён.
cli-admin-in-use = занят сервером; не тронут.
cli-admin-nothing-expired = Ни у одного стола срок не истёк.
cli-admin-damaged = База данных повреждена: { $reason }
cli-admin-checked = Проверено столов: { $count }. Повреждено: { $damaged }.
cli-admin-current = База данных уже этой версии.
cli-admin-migrated = База данных обновлена.
cli-admin-no-state = Состояния «{ $state }» нет. Есть: { $states }.
