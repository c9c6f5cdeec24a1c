# Refusals of every game.

refusal-game-over = The game is over.
refusal-not-your-decision = It is not your decision now. Waiting for: { $seats }.
