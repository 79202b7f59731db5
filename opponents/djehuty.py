"""Djehuty, the strongest character: it looks ahead, and has learned what positions are worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, TypeVar

from games.aseb.rules import Aseb
from games.core import Choose, GameError, Rules
from games.hyena.rules import Hyena
from games.seega.rules import Seega
from games.senet.rules import Senet
from opponents import taught
from opponents.characters import GOLDEN
from opponents.core import Strength, offered
from opponents.exact import Table, table_for
from opponents.hyena import strongest
from opponents.judge import judge, known, learned
from opponents.lookahead import Judge, Lookahead
from opponents.search import best, most_worth
from opponents.seega_thinking import strong

S = TypeVar("S")
A = TypeVar("A")

AHEAD: Final = 1
"""So many throws are looked into: beyond its own move every throw of the next one, and what is best
to do with it."""


ALL: Final = 1_000_000
"""More positions than follow from one before a table knows their worth: none is left out. In Aseb
they may be some thousands, where the side ahead can come to one rosette after the other."""


def ahead(rules: Rules[Any, Any], throws: int) -> int:
    """How many throws are looked into, if it is to be so many.

    None where throws are kept (`bank_throws`): what is kept already is not seen by what judges, so
    that looking no further than one's own moves won more games, in a third of the time.
    """
    return 0 if isinstance(rules, Senet) and rules.bank_throws else throws


def fortune_teller(rules: Rules[Any, Any]) -> Judge[Any] | None:
    """What judges positions by these rules; None where nobody has learned it."""
    if isinstance(rules, Aseb):
        return taught.judge()
    return judge(rules) if isinstance(rules, Senet) and known(rules.id) else None


def look(
    rules: Rules[S, A], state: S, throws: int, tables: Sequence[Table]
) -> Lookahead[S, A] | None:
    """What looks into a position: to the end of the game where a table knows it, else so many
    throws, and then by what was learned, or by a table where it leads to. None where nobody has
    learned the very rules.
    """
    table: Any = table_for(tables, rules)
    if table is not None and table.covers(state):
        return Lookahead(rules, table.judge, 0, bound=ALL)
    sees = fortune_teller(rules)
    if sees is None or not has_learned(rules):
        return None
    judged = sees if table is None else table.before(sees)
    return Lookahead(rules, judged, ahead(rules, throws))


def solved(rules: Rules[Any, Any], tables: Sequence[Table]) -> bool:
    """Whether a table of Aseb knows whole games by these rules, from the first throw on."""
    table = table_for(tables, rules)
    return isinstance(rules, Aseb) and table is not None and rules.pieces <= table.head.most


def has_learned(rules: Rules[Any, Any]) -> bool:
    """Whether what judges positions has learned these very rules. Of Aseb it plays by other
    switches, too, for it looks ahead by them; but what it thinks of rosettes is wrong where they
    shelter nobody: there it would lose three games of four to Golden (docs/opponents.md)."""
    return rules.safe if isinstance(rules, Aseb) else isinstance(rules, Senet) and learned(rules)


@dataclass(frozen=True, slots=True)
class Djehuty:
    """Plays what wins most often, as far as it can tell: in Senet and Aseb by what it has learned
    and a look into so many `throws`, in Seega by search, in the Hyena game by the chance to be home
    first."""

    name: str = "djehuty"
    throws: int = AHEAD
    tables: tuple[Table, ...] = field(default=(), compare=False, repr=False)
    """Tables of Senet and Aseb, by which it plays without a fault what they cover."""

    def plays(self, game: str) -> bool:
        """All games that there are."""
        return game in ("senet", "seega", "hyena", "aseb")

    def strength(self, game: str) -> Strength:
        """Nobody is stronger where it is offered (decisions 32, 33 and 61)."""
        del game
        return "master"

    def declines(self, rules: Rules[Any, Any]) -> bool:
        """What it has not learned of Senet or Aseb it plays as Golden."""
        return isinstance(rules, Senet | Aseb) and not has_learned(rules)

    def thinks(self, game: str) -> bool:
        """Yes: in Senet most choices take 1 ms, but one with throws kept may take 80; in Seega they
        take 100; in the Hyena game the first one works out every way home."""
        return self.plays(game)

    def choose(self, rules: Rules[S, A], state: S, rng: Random) -> A:
        """The action after which the chance of winning is greatest; `rng` decides between equals.

        By rules that it declines it plays as Golden.
        """
        if not self.plays(rules.game):
            raise GameError(f"{self.name} does not play {rules.game}")
        choice = offered(rules, state)
        if len(choice.actions) == 1:
            return choice.actions[0]
        found: A = self._found(rules, state, choice, rng)
        return found

    def _found(self, rules: Any, state: Any, choice: Choose[Any], rng: Random) -> Any:
        if isinstance(rules, Seega):
            return strong(rules, state, rng)
        if isinstance(rules, Hyena):
            return best(rules, state, choice, strongest, rng)
        looks = look(rules, state, self.throws, self.tables)
        if looks is None:
            return GOLDEN.choose(rules, state, rng)
        return most_worth(choice.actions, looks.worths(state, choice), rng)


DJEHUTY: Final = Djehuty()
