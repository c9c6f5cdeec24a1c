### Reasons of a hint: what an action changes.

reason-vehicle = { $unit }: the vehicle is yours.
reason-vehicle-less = { $unit }: the vehicle is no longer yours.
