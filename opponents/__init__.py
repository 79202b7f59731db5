"""The BOT: characters that choose among the actions a game offers.

A character says which games it plays (`plays`); it is offered for those alone. **Novice** plays any
game, as it needs nothing but the contract of `games/core.py`; it sits down for those who resign. A
character that values positions needs an evaluator of the game. It declines a game that it has none
for by itself.

Levels by number (`opponents/levels.py`) stand between Novice and Djehuty at even distances, in the
games that they were measured in.

**A new game** needs nothing here to be played against Novice. For a stronger BOT it brings an
evaluator: a function in `opponents/<game>.py` (:data:`opponents.search.Evaluator`), and its line
among the `evaluators` of a character in `opponents/characters.py`. Each game must have one
character at least that plays it; `tests/opponents` plays every character through all its games.
"""

from opponents.cast import CAST, OPPONENTS
from opponents.core import STRENGTHS, Opponent
from opponents.levels import LEVELS
from opponents.sparring import SPARRING

__all__ = ["CAST", "LEVELS", "OPPONENTS", "SPARRING", "STRENGTHS", "Opponent"]
