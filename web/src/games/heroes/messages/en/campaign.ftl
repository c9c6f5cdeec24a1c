# The chain of battles.

ui-campaign-title-heroes = Stalingrad, September to November 1942
