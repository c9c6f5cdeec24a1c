# Кампании: список, кампания, её карта и счёт.

ui-campaigns-line = Бои, связанные друг с другом: играются не за один день, считаются вместе.
ui-campaigns-yours = Ваши
ui-campaigns-none = У вас пока нет кампаний.
ui-campaigns-over = Оконченные
ui-campaign-begin = Начать кампанию
ui-campaign-kind = Какая
ui-campaign-plan = { $plan ->
    [series] два боя со сменой сторон
    [campaign] кампания
   *[chain] бои подряд
}
ui-campaign-from = Первый бой
ui-campaign-to = Последний бой
ui-campaign-here = Один экран
ui-campaign-begins-as = Вы начинаете за
ui-campaign-count = { $count ->
    [one] { $count } бой
    [few] { $count } боя
   *[many] { $count } боёв
}
ui-campaign-with = соперник: { $name }
ui-campaign-player = Игрок { $number }
ui-campaign-awaited = приглашённый игрок
ui-campaign-gone = игрок, который ушёл
ui-campaign-of = { $count ->
    [2] { $scenario }, два боя
    [one] { $scenario }, { $count } бой
    [few] { $scenario }, { $count } боя
   *[many] { $scenario }, { $count } боёв
}
ui-campaign-score = { $first } : { $second }
ui-campaign-standing = { $final ->
    [yes] Итог
   *[no] Счёт: боёв сыграно { $played } из { $all }
}
ui-campaign-abandoned = { $name ->
    [you] Вы отказались от кампании. Сыгранное остаётся.
   *[other] Отказ от кампании: { $name }. Сыгранное остаётся.
}
ui-campaign-grade = { $grade ->
    [marginal] перевес { $lead }: низшая из 3 степеней
    [clear] перевес { $lead }: вторая из 3 степеней
    [decisive] перевес { $lead }: высшая из 3 степеней
    [fewer-losses] поровну: решают меньшие потери
    [ahead] перевес { $lead }
   *[level] поровну
}
ui-campaign-term-wins = Выиграно боёв
ui-campaign-term-losses = Потеряно отрядов
ui-campaign-noted-losses = Потери в каждом бою, отрядов
ui-campaign-total = Очки
ui-campaign-house = Наш собственный план: считаются выигранные бои, при равенстве — меньшие потери.
ui-campaign-swap-line = Каждый командует каждой стороной один раз; медали обоих боёв считаются вместе.
ui-campaign-next = Следующий бой, { $number } из { $all }
ui-campaign-running = Идёт бой { $number } из { $all }
ui-campaign-play = Играть бой { $number }
ui-campaign-go-on = Продолжить бой { $number }
ui-campaign-read = Прочитать
ui-campaign-when = Когда
ui-campaign-measured = Боты
ui-campaign-also = Идут также
ui-campaign-all = Все кампании
ui-campaign-battle = Бой { $number }
ui-campaign-mark = { $kind ->
    [won] { $number }, { $scenario }: победа — { $side }
    [draw] { $number }, { $scenario }: ничья
    [next] { $number }, { $scenario }: следующий
   *[to-come] { $number }, { $scenario }: впереди
}
ui-campaign-won-by = победа: { $side }
ui-campaign-to-come = впереди
ui-campaign-give-up = Отказаться
ui-campaign-give-up-ask = Отказаться от кампании? Она окончится для обоих игроков; сыгранное остаётся.
ui-campaign-keep = Играть дальше
ui-campaign-invite = Отправьте эту ссылку сопернику
ui-campaign-new-invite = Новая ссылка
ui-campaign-waits = Первый бой можно играть, как только приглашение принято.
ui-campaign-join = Вас приглашают в кампанию
ui-campaign-join-line = Приглашает { $name }.
ui-campaign-take-part = Участвовать
