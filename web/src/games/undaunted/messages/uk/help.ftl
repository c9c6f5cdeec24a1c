### Що є що: знаки квадратів, фішки, карти, техніка.

## Назви знаків

ui-undaunted-sign-cover = Прикриття
ui-undaunted-sign-hill = Пагорб
ui-undaunted-sign-objective = Ключовий пункт
ui-undaunted-sign-scouted = Розвідано, { $side }
ui-undaunted-sign-controlled = Під контролем, { $side }
ui-undaunted-sign-spawn = Пункт появи, { $side }
ui-undaunted-sign-target = Ціль міномета, { $side }
ui-undaunted-sign-radio = Радіозв’язок
ui-undaunted-sign-suppressed = Придушення
ui-undaunted-sign-rough = Важкопрохідно.
ui-undaunted-sign-exit = Пункт евакуації.

## Що вони означають

ui-undaunted-help-cover = Прикриття: додається до захисту всіх, хто тут
ui-undaunted-help-hill = Прикриття пагорба: 1, якщо стріляють теж із пагорба або { $above ->
    [strafe] з повітря
   *[blast] з міномета
}
ui-undaunted-help-objective = Ключовий пункт: очки тому, хто контролює квадрат
ui-undaunted-help-scouted = Розвідала сторона «{ $side }»: її фішки можуть увійти
ui-undaunted-help-controlled = Під контролем сторони «{ $side }»: її фішки можуть увійти, їй і очки ключового пункту
ui-undaunted-help-spawn = Тут на поле виходять фішки: { $side }
ui-undaunted-help-target = Сюди націлено міномет ({ $side }): обстріл накриє цей квадрат
ui-undaunted-help-radio = Кожен новий контроль США тут додає очко
ui-undaunted-help-suppressed = Придушення: наступна карта лише поверне готовність
ui-undaunted-help-rough = Техніці сюди не можна
ui-undaunted-help-structure = Очки Італії, поки квадрат під її контролем; LRDG — за підрив
ui-undaunted-help-exit = Звідси можуть піти з поля фішки: { $sides }; це коштує кроку

## Квадрати

ui-undaunted-help-free = без контролю
ui-undaunted-help-here = Тут: { $units }.
ui-undaunted-help-enter = Щоб увійти, потрібен свій жетон, розвідка або приховане пересування.

## Фішки й карти

ui-undaunted-help-is-suppressed = придушені
ui-undaunted-help-defence = Захист: стільки, разом із прикриттям і відстанню, треба на кістці
ui-undaunted-help-cards = Карти цього загону на руці, у колоді й скиді: його життя
ui-undaunted-help-supply = Карти цього загону ще в резерві
ui-undaunted-help-acts = { $card }: { $actions }
ui-undaunted-help-initiative = ініціатива { $initiative }

## Техніка, об’єкти, пункти евакуації

ui-undaunted-help-disabled = виведена з ладу
ui-undaunted-help-armour = Броня: проти протитанкового вогню та підриву
ui-undaunted-help-damage = Пошкодження: { $critical } виводять із ладу, { $durability } знищують
ui-undaunted-help-empty = Екіпажу немає: поки ніхто не сяде, вона нічого не робить.
ui-undaunted-help-structure-state = об’єкт
ui-undaunted-help-structure-defence = Захист: лише проти підриву
ui-undaunted-help-may-leave = Зараховуються: { $units }.

## Журнал

ui-undaunted-log-tie = { $value } проти { $value }: ініціатива лишається в того, у кого була.
ui-undaunted-log-scouts = { $side }, розвідка:{" "}
