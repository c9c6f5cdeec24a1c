# Кампания: её местность и то, что считается.

campaign-title = Нормандия
campaign-dates = 15 июня – 12 августа 1944
campaign-map = От канала до Мортена
campaign-term-casualties = Потеряно карт
campaign-worth-casualties = Минус один за каждый полный десяток
campaign-noted-casualties = Потери в каждом бою, карт
place-carentan = Карантан
place-isigny = Изиньи
place-saint-lo = Сен-Ло
place-tessy = Тесси
place-mortain = Мортен
place-vire = Вир
place-bay = Сенская бухта
operation-1-name = I К каналу Вир — Тот
operation-1-dates = 15 июня – 7 июля
operation-2-name = II Сен-Ло
operation-2-dates = 24–25 июля
operation-3-name = III Тесси-сюр-Вир
operation-3-dates = 1 августа
operation-4-name = IV Мортен
operation-4-dates = 7–12 августа
