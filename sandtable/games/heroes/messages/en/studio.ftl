### What the editor says of battles of Heroes of Stalingrad.

error-studio-field-drawn = The field is drawn square by square, so no board can be laid on it.
error-studio-no-building = No building is here. Lay a building first.
