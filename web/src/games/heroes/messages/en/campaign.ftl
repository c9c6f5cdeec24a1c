# The chain of battles.

campaign-title = Stalingrad, September to November 1942
