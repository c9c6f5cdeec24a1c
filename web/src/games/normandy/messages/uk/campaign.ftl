# Кампанія: її місцевість і те, що рахується.

campaign-title = Нормандія
campaign-dates = 15 червня – 12 серпня 1944
campaign-map = Від каналу до Мортена
campaign-term-casualties = Втрачено карт
campaign-worth-casualties = Мінус один за кожен повний десяток
campaign-noted-casualties = Втрати в кожному бою, карт
place-carentan = Карантан
place-isigny = Ізіньї
place-saint-lo = Сен-Ло
place-tessy = Тессі
place-mortain = Мортен
place-vire = Вір
place-bay = Сенська бухта
operation-1-name = I До каналу Вір — Тот
operation-1-dates = 15 червня – 7 липня
operation-2-name = II Сен-Ло
operation-2-dates = 24–25 липня
operation-3-name = III Тессі-сюр-Вір
operation-3-dates = 1 серпня
operation-4-name = IV Мортен
operation-4-dates = 7–12 серпня
