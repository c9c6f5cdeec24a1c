# Кампанії: список, кампанія, її мапа і рахунок.

ui-campaigns-line = Бої, пов’язані один з одним: граються не за один день, рахуються разом.
ui-campaigns-yours = Ваші
ui-campaigns-none = У вас поки немає кампаній.
ui-campaigns-over = Закінчені
ui-campaign-begin = Почати кампанію
ui-campaign-kind = Яка
ui-campaign-plan = { $plan ->
    [series] два бої зі зміною сторін
    [campaign] кампанія
   *[chain] бої поспіль
}
ui-campaign-from = Перший бій
ui-campaign-to = Останній бій
ui-campaign-here = Один екран
ui-campaign-begins-as = Ви починаєте за
ui-campaign-count = { $count ->
    [one] { $count } бій
    [few] { $count } бої
   *[many] { $count } боїв
}
ui-campaign-with = суперник: { $name }
ui-campaign-player = Гравець { $number }
ui-campaign-awaited = запрошений гравець
ui-campaign-gone = гравець, який пішов
ui-campaign-of = { $count ->
    [2] { $scenario }, два бої
    [one] { $scenario }, { $count } бій
    [few] { $scenario }, { $count } бої
   *[many] { $scenario }, { $count } боїв
}
ui-campaign-score = { $first } : { $second }
ui-campaign-standing = { $final ->
    [yes] Підсумок
   *[no] Рахунок: боїв зіграно { $played } з { $all }
}
ui-campaign-abandoned = { $name ->
    [you] Ви відмовилися від кампанії. Зігране лишається.
   *[other] Відмова від кампанії: { $name }. Зігране лишається.
}
ui-campaign-grade = { $grade ->
    [marginal] перевага { $lead }: найнижчий із 3 ступенів
    [clear] перевага { $lead }: другий із 3 ступенів
    [decisive] перевага { $lead }: найвищий із 3 ступенів
    [fewer-losses] порівну: вирішують менші втрати
    [ahead] перевага { $lead }
   *[level] порівну
}
ui-campaign-term-wins = Виграно боїв
ui-campaign-term-losses = Втрачено загонів
ui-campaign-noted-losses = Втрати в кожному бою, загонів
ui-campaign-total = Очки
ui-campaign-house = Наш власний план: рахуються виграні бої, за рівності — менші втрати.
ui-campaign-swap-line = Кожен командує кожною стороною один раз; медалі обох боїв рахуються разом.
ui-campaign-next = Наступний бій, { $number } з { $all }
ui-campaign-running = Триває бій { $number } з { $all }
ui-campaign-play = Грати бій { $number }
ui-campaign-go-on = Продовжити бій { $number }
ui-campaign-read = Прочитати
ui-campaign-when = Коли
ui-campaign-measured = Боти
ui-campaign-also = Тривають також
ui-campaign-all = Усі кампанії
ui-campaign-battle = Бій { $number }
ui-campaign-mark = { $kind ->
    [won] { $number }, { $scenario }: перемога — { $side }
    [draw] { $number }, { $scenario }: нічия
    [next] { $number }, { $scenario }: наступний
   *[to-come] { $number }, { $scenario }: попереду
}
ui-campaign-won-by = перемога: { $side }
ui-campaign-to-come = попереду
ui-campaign-give-up = Відмовитися
ui-campaign-give-up-ask = Відмовитися від кампанії? Вона закінчиться для обох гравців; зігране лишається.
ui-campaign-keep = Грати далі
ui-campaign-invite = Надішліть це посилання суперникові
ui-campaign-new-invite = Нове посилання
ui-campaign-waits = Перший бій можна грати, щойно запрошення прийнято.
ui-campaign-join = Вас запрошують до кампанії
ui-campaign-join-line = Запрошує { $name }.
ui-campaign-take-part = Взяти участь
