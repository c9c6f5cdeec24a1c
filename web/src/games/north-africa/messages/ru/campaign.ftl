# Цепочка боёв.

ui-campaign-title-north-africa = Группа дальней разведки пустыни
