# Ланцюжок боїв.

ui-campaign-title-north-africa = Група дальньої розвідки пустелі
