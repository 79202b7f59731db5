"""The BOT: characters that choose among the actions a game offers."""

from opponents.characters import OPPONENTS
from opponents.core import Opponent

__all__ = ["OPPONENTS", "Opponent"]
