### Що каже сам сервер: чому запит не виконано, чому в проханні відмовлено.

## Помилки

error-bad-setting = «{ $value }» — не число.
error-unusable-folder = Текою не можна користуватися: { $reason }
error-bad-database = Базу даних не вдалося відкрити: { $reason }
error-bad-request = Запит складено неправильно.
error-not-found = Тут нічого немає.
error-method-not-allowed = Тут так не можна.
error-server-fault = На сервері щось пішло не так. Спробуйте ще раз.
error-too-many-requests = Зачасто. Зачекайте трохи.
error-too-long = Задовго: приймається щонайбільше { $limit } байтів.
error-foreign-origin = Про це попросив чужий сайт. Відмовлено.
error-unknown-table = Такого столу немає.
error-table-damaged = За цим столом грати далі не можна: зміна { $number } не відтворюється.
error-table-rules = Партію почато за правилами «{ $found }», а ця версія грає за «{ $known }».
error-no-such-scenario = У цій грі ({ $game }) немає сценарію «{ $scenario }».
error-position-own-scenario = Відкрити можна лише позицію зі сценарію цієї гри; власний сценарій тут не годиться.
error-no-such-moment = Ходу { $number } немає: у партії ходів { $length }.
error-seat-taken = Це місце зайняте.
error-unknown-invitation = Запрошення недійсне. Попросіть нове.
error-seat-not-open = Це місце — за запрошенням.
error-host-only = Це може лише господар столу.
error-not-finished = Партію ще не закінчено.
error-not-started = Партія ще не почалася.
error-not-your-seat = Це не ваше місце: його очима можна дивитися після кінця партії.

## Чому за столом чогось не зроблено

refused-stale = Тим часом становище за столом змінилося.
refused-not-yours = Вирішувати це не вам.
refused-not-abandoned = Це місце не покинуте.
refused-unknown-seat = Такого місця немає.
refused-bot-plays = За це місце грає бот. Спершу поверніться за стіл.
refused-not-started = Партія ще не почалася.
refused-over = Партію закінчено.
refused-limit = Зашвидко. Зачекайте трохи.
refused-failed = Зберегти не вдалося. Спробуйте ще раз.
refused-undo-nothing = Скасовувати нічого.
refused-undo-other = Відтоді вирішував хтось інший.
refused-undo-chance = До справи долучилися кубики або колода: скасувати не можна.
refused-undo-hidden = Приховане вже побачено: скасувати не можна.
refused-undo-over = Партію закінчено: скасувати нічого не можна.

## Клієнт

server-client-missing = Клієнт не зібрано: запустіть «make play» або «npm run build» у теці web.
