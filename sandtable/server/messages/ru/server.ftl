### Что говорит сам сервер: почему запрос не выполнен, почему в просьбе отказано.

## Ошибки

error-bad-setting = «{ $value }» — не число.
error-unusable-folder = Папкой нельзя пользоваться: { $reason }
error-bad-database = Базу данных не удалось открыть: { $reason }
error-bad-request = Запрос составлен неверно.
error-not-found = Здесь ничего нет.
error-method-not-allowed = Здесь так нельзя.
error-server-fault = На сервере что-то пошло не так. Попробуйте ещё раз.
error-too-many-requests = Слишком часто. Подождите немного.
error-too-long = Слишком длинно: принимается не больше { $limit } байт.
error-foreign-origin = Об этом попросил чужой сайт. Отказано.
error-unknown-table = Такого стола нет.
error-table-damaged = За этим столом играть дальше нельзя: изменение { $number } не воспроизводится.
error-table-rules = Партия начата по правилам «{ $found }», а эта версия играет по «{ $known }».
error-no-such-scenario = В этой игре ({ $game }) нет сценария «{ $scenario }».
error-position-own-scenario = Открыть можно только позицию из сценария этой игры; свой сценарий здесь не годится.
error-no-such-moment = Хода { $number } нет: в партии ходов { $length }.
error-seat-taken = Это место занято.
error-unknown-invitation = Приглашение недействительно. Попросите новое.
error-seat-not-open = Это место — по приглашению.
error-host-only = Это может только хозяин стола.
error-not-finished = Партия ещё не окончена.
error-not-started = Партия ещё не началась.
error-not-your-seat = Это не ваше место: его глазами можно смотреть после конца партии.

## Почему за столом чего-то не сделано

refused-stale = Тем временем положение за столом изменилось.
refused-not-yours = Решать это не вам.
refused-not-abandoned = Это место не брошено.
refused-unknown-seat = Такого места нет.
refused-bot-plays = За это место играет бот. Сначала вернитесь за стол.
refused-not-started = Партия ещё не началась.
refused-over = Партия окончена.
refused-limit = Слишком быстро. Подождите немного.
refused-failed = Сохранить не удалось. Попробуйте ещё раз.
refused-undo-nothing = Отменять нечего.
refused-undo-other = С тех пор решал кто-то другой.
refused-undo-chance = В дело вмешались кубики или колода: отменить нельзя.
refused-undo-hidden = Скрытое уже увидено: отменить нельзя.
refused-undo-over = Партия окончена: отменить ничего нельзя.

## Клиент

server-client-missing = Клиент не собран: запустите «make play» или «npm run build» в папке web.
