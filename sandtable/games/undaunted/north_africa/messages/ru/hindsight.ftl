### Доводы подсказки: что меняет действие.

reason-vehicle = { $unit }: машина ваша.
reason-vehicle-less = { $unit }: машина больше не ваша.
