"""The building blocks of every game; independent of any particular one."""
