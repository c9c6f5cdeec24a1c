### Доводи підказки: що змінює дія.

reason-vehicle = { $unit }: машина ваша.
reason-vehicle-less = { $unit }: машина більше не ваша.
