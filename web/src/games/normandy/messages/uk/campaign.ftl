# Кампанія: її місцевість і те, що рахується.

ui-campaign-title-normandy = Нормандія
ui-campaign-dates = 15 червня – 12 серпня 1944
ui-campaign-map = Від каналу до Мортена
ui-campaign-term-casualties = Втрачено карт
ui-campaign-worth-casualties = Мінус один за кожен повний десяток
ui-campaign-noted-casualties = Втрати в кожному бою, карт
ui-campaign-place-carentan = Карантан
ui-campaign-place-isigny = Ізіньї
ui-campaign-place-saint-lo = Сен-Ло
ui-campaign-place-tessy = Тессі
ui-campaign-place-mortain = Мортен
ui-campaign-place-vire = Вір
ui-campaign-place-bay = Сенська бухта
ui-campaign-operation-1-name = I До каналу Вір — Тот
ui-campaign-operation-1-dates = 15 червня – 7 липня
ui-campaign-operation-2-name = II Сен-Ло
ui-campaign-operation-2-dates = 24–25 липня
ui-campaign-operation-3-name = III Тессі-сюр-Вір
ui-campaign-operation-3-dates = 1 серпня
ui-campaign-operation-4-name = IV Мортен
ui-campaign-operation-4-dates = 7–12 серпня
