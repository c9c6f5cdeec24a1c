# Кампания: её местность и то, что считается.

ui-campaign-title-normandy = Нормандия
ui-campaign-dates = 15 июня – 12 августа 1944
ui-campaign-map = От канала до Мортена
ui-campaign-term-casualties = Потеряно карт
ui-campaign-worth-casualties = Минус один за каждый полный десяток
ui-campaign-noted-casualties = Потери в каждом бою, карт
ui-campaign-place-carentan = Карантан
ui-campaign-place-isigny = Изиньи
ui-campaign-place-saint-lo = Сен-Ло
ui-campaign-place-tessy = Тесси
ui-campaign-place-mortain = Мортен
ui-campaign-place-vire = Вир
ui-campaign-place-bay = Сенская бухта
ui-campaign-operation-1-name = I К каналу Вир — Тот
ui-campaign-operation-1-dates = 15 июня – 7 июля
ui-campaign-operation-2-name = II Сен-Ло
ui-campaign-operation-2-dates = 24–25 июля
ui-campaign-operation-3-name = III Тесси-сюр-Вир
ui-campaign-operation-3-dates = 1 августа
ui-campaign-operation-4-name = IV Мортен
ui-campaign-operation-4-dates = 7–12 августа
