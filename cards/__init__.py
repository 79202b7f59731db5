"""What a game is like, in measured figures: how long, how much to decide, who is ahead.

`cards/cards.tsv` keeps them, `djehuty cards` measures them anew (docs/decisions/0024). What is
measured are whole games of players who know no more than a beginner does.
"""

from cards.card import Fit, figures, fitting, is_long
from cards.rows import TOLD, Row, borne

__all__ = ["TOLD", "Fit", "Row", "borne", "figures", "fitting", "is_long"]
