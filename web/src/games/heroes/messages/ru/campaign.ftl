# Цепочка боёв.

ui-campaign-title-heroes = Сталинград, сентябрь — ноябрь 1942
