### Слова, которые нужны игре только в терминале.

terminal-sign-entry = точка появления
terminal-sign-target = прицел миномёта
terminal-sign-radio = радиовышка
terminal-enter = выйти в { $tile }
terminal-campaign-side = Сторона
terminal-campaign-wins = Победы
terminal-campaign-lost = Потери
terminal-campaign-total = Итог
