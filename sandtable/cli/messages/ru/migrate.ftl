### Записи и столы по прежним правилам.

cli-older-holds = Партия сыграна по правилам «{ $old }». По нынешним, «{ $new }», верен каждый шаг.
cli-older-stop = Партия сыграна по правилам «{ $old }». По нынешним, «{ $new }», её можно показать до шага { $held } из { $all }.

cli-help-migrate = Перевести столы и записи из папки на нынешние правила.
cli-help-migrate-folder = Папка данных сервера или папка с записями партий.
cli-help-dry-run = Только сообщить, что было бы сделано.

cli-migrate-unchanged = открывается без изменений ({ $new }).
cli-migrate-record = { $old } → { $new }: верен каждый шаг; запись переведена.
cli-migrate-record-stop = { $old } → { $new }: остаётся как есть, её можно показать до первого расхождения.
cli-migrate-holds = { $old } → { $new }: верен каждый шаг; стол переведён.
cli-migrate-moved = { $old } → { $new }: верен каждый шаг, но позиция выходит другая; стол переведён.
cli-migrate-position = { $old } → { $new }: партия продолжится с последней позиции.
cli-migrate-back = { $old } → { $new }: партия продолжится с позиции перед первым расхождением.
cli-migrate-finished = { $old } → { $new }: партия окончена; верен каждый шаг.
cli-migrate-finished-stop = { $old } → { $new }: партия окончена; её можно показать до первого расхождения.
cli-migrate-failed = открыть нельзя.
cli-migrate-refused = Первое расхождение: изменение { $number } ({ $who }: { $step }) теперь против { $rule }.
cli-migrate-differs = Первое расхождение: изменение { $number } ({ $who }: { $step }) теперь требует других бросков или ведёт в другую позицию.
cli-migrate-nothing = Здесь нет ни столов, ни записей.
cli-migrate-sums = Без изменений: { $unchanged }. Переведено: { $brought }. С расхождением: { $stopped }. Не открыто: { $failed }.
cli-migrate-dry-run = Ничего не изменено.
