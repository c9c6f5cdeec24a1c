### Что есть что: знаки квадратов, фишки, карты, техника.

## Названия знаков

ui-undaunted-sign-cover = Укрытие
ui-undaunted-sign-hill = Высота
ui-undaunted-sign-objective = Ключевая точка
ui-undaunted-sign-scouted = Разведано, { $side }
ui-undaunted-sign-controlled = Под контролем, { $side }
ui-undaunted-sign-spawn = Точка появления, { $side }
ui-undaunted-sign-target = Цель миномёта, { $side }
ui-undaunted-sign-radio = Радиовышка
ui-undaunted-sign-suppressed = Подавление
ui-undaunted-sign-rough = Труднопроходимо.
ui-undaunted-sign-exit = Точка эвакуации.

## Что они значат

ui-undaunted-help-cover = Укрытие: прибавляется к защите всех, кто здесь
ui-undaunted-help-hill = Укрытие высоты: 1, если стреляют тоже с высоты или { $above ->
    [strafe] с воздуха
   *[blast] из миномёта
}
ui-undaunted-help-objective = Ключевая точка: очки тому, кто контролирует квадрат
ui-undaunted-help-scouted = Разведано стороной «{ $side }»: её фишки могут войти
ui-undaunted-help-controlled = Под контролем стороны «{ $side }»: её фишки могут войти, ей и очки ключевой точки
ui-undaunted-help-spawn = Здесь на поле выходят фишки: { $side }
ui-undaunted-help-target = Сюда нацелен миномёт ({ $side }): обстрел накроет этот квадрат
ui-undaunted-help-radio = Каждый новый контроль США здесь добавляет очко
ui-undaunted-help-suppressed = Подавление: следующая карта лишь вернёт готовность
ui-undaunted-help-rough = Технике сюда нельзя
ui-undaunted-help-structure = Очки Италии, пока квадрат под её контролем; LRDG — за подрыв
ui-undaunted-help-exit = Отсюда могут уйти с поля фишки: { $sides }; это стоит шага

## Квадраты

ui-undaunted-help-free = без контроля
ui-undaunted-help-here = Здесь: { $units }.
ui-undaunted-help-enter = Чтобы войти, нужен свой жетон, разведка или скрытное движение.

## Фишки и карты

ui-undaunted-help-is-suppressed = подавлены
ui-undaunted-help-defence = Защита: столько, вместе с укрытием и дистанцией, нужно на кубике
ui-undaunted-help-cards = Карты этого отряда в руке, колоде и сбросе: его жизни
ui-undaunted-help-supply = Карты этого отряда ещё в запасе
ui-undaunted-help-acts = { $card }: { $actions }
ui-undaunted-help-initiative = инициатива { $initiative }

## Техника, объекты, точки эвакуации

ui-undaunted-help-disabled = выведена из строя
ui-undaunted-help-armour = Броня: против противотанкового огня и подрыва
ui-undaunted-help-damage = Повреждения: { $critical } выводят из строя, { $durability } уничтожают
ui-undaunted-help-empty = Экипажа нет: пока никто не сядет, она ничего не делает.
ui-undaunted-help-structure-state = объект
ui-undaunted-help-structure-defence = Защита: только против подрыва
ui-undaunted-help-may-leave = В счёт идут: { $units }.

## Журнал

ui-undaunted-log-tie = { $value } против { $value }: инициатива остаётся у того, у кого была.
ui-undaunted-log-scouts = { $side }, разведка:{" "}
