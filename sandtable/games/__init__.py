"""The games. The folder is the game, the module is the chapter, the function is the rule."""
