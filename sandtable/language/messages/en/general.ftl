### General words.

language-name = English
