### Записи й столи за попередніми правилами.

cli-older-holds = Партію зіграно за правилами «{ $old }». За теперішніми, «{ $new }», кожен крок правильний.
cli-older-stop = Партію зіграно за правилами «{ $old }». За теперішніми, «{ $new }», її можна показати до кроку { $held } із { $all }.

cli-help-migrate = Перевести столи й записи з теки на теперішні правила.
cli-help-migrate-folder = Тека даних сервера або тека із записами партій.
cli-help-dry-run = Лише повідомити, що було б зроблено.

cli-migrate-unchanged = відкривається без змін ({ $new }).
cli-migrate-record = { $old } → { $new }: кожен крок правильний; запис переведено.
cli-migrate-record-stop = { $old } → { $new }: лишається як є, його можна показати до першої розбіжності.
cli-migrate-holds = { $old } → { $new }: кожен крок правильний; стіл переведено.
cli-migrate-moved = { $old } → { $new }: кожен крок правильний, але позиція виходить інша; стіл переведено.
cli-migrate-position = { $old } → { $new }: партія триватиме з останньої позиції.
cli-migrate-back = { $old } → { $new }: партія триватиме з позиції перед першою розбіжністю.
cli-migrate-finished = { $old } → { $new }: партію закінчено; кожен крок правильний.
cli-migrate-finished-stop = { $old } → { $new }: партію закінчено; її можна показати до першої розбіжності.
cli-migrate-failed = відкрити не можна.
cli-migrate-refused = Перша розбіжність: зміна { $number } ({ $who }: { $step }) тепер проти { $rule }.
cli-migrate-differs = Перша розбіжність: зміна { $number } ({ $who }: { $step }) тепер потребує інших кидків або веде до іншої позиції.
cli-migrate-nothing = Тут немає ні столів, ні записів.
cli-migrate-sums = Без змін: { $unchanged }. Переведено: { $brought }. З розбіжністю: { $stopped }. Не відкрито: { $failed }.
cli-migrate-dry-run = Нічого не змінено.
