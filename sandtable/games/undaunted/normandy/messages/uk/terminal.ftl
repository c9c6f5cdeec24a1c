### Слова, потрібні грі лише в терміналі.

terminal-sign-entry = пункт появи
terminal-sign-target = ціль міномета
terminal-sign-radio = радіозв’язок
terminal-enter = вийти в { $tile }
terminal-campaign-side = Сторона
terminal-campaign-wins = Перемоги
terminal-campaign-lost = Втрати
terminal-campaign-total = Підсумок
