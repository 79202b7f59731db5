"""What *Hint* says: the best choice, the chance of winning with it, and what it gains. In Seega
it is weighed in stones, so many turns ahead.

A hint is for who plays against the BOT, or at one phone. In a game between people nobody gets one
(decision 34).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.board.sight import Sight
from bot.table.steps import choices
from bot.table.table import Table
from bot.words.library import signed
from games.core import Choose
from opponents.outlook import outlook
from opponents.weighing import WON, Advice, weighable

EQUAL: Final = 0.001
"""Choices whose chances differ by less are told to be about as good: what is known of them is no
truer than that (docs/opponents.md)."""


def may_have_hint(table: Table) -> bool:
    """Whether *Hint* stands under the board now: there is something to choose, and something known
    of it, and nobody else at the table is a person."""
    turn = table.turn
    return (
        table.game.status == "playing"
        and isinstance(turn, Choose)
        and len(turn.actions) > 1
        and len(table.people) == 1
        and (outlook(table.rules) is not None or weighable(table.rules, table.state))
    )


def advice(sight: Sight, worths: Sequence[float], *, exact: bool = False) -> str:
    """The answer to the press, from the chance of winning after each choice: whether that is
    `exact`, too, which is told with a tenth of a game."""
    table, texts = sight.table, sight.texts
    order = sorted(range(len(worths)), key=lambda index: -worths[index])
    best = order[0]
    if worths[best] < EQUAL:  # a place is still played for, but that is not what chances are of
        return texts.plain("advice-decided")
    told = table.rules.tell(table.state, choices(table)[best])
    numbered = {choice.number for choice in sight.view.choices}
    number = f"{best + 1} · " if best + 1 in numbered else ""
    rest = [worths[index] for index in order[1:] if worths[best] - worths[index] >= EQUAL]
    alike = len(worths) - len(rest)
    gain = 100 * (worths[best] - rest[0]) if rest else 0.0
    return texts.plain(
        "advice-exact" if exact else "advice",
        move=f"{number}{texts.button(told)}",
        chance=round(100 * worths[best], 1 if exact else None),
        gain=round(gain, 1),
        alike="one" if alike == 1 else "some" if rest or alike == 2 else "all",
    )


def advice_in_stones(sight: Sight, found: Advice) -> str:
    """The answer to the press where choices are weighed in stones; or on a board that is solved by
    how the game then ends."""
    table, texts = sight.table, sight.texts
    move = texts.button(table.rules.tell(table.state, choices(table)[found.best]))
    many = len(choices(table)) - 1
    alike = "all" if found.alike == many else "some" if found.alike else "one"
    if not found.turns:
        return texts.plain("advice-solved", move=move, fate=found.fate, alike=alike)
    return texts.plain(
        "advice-stones",
        move=move,
        fate=found.fate,
        turns=found.turns,
        ahead=signed(found.ahead),
        alike="only" if not found.alike and found.gain > WON // 2 else alike,
        gain=found.gain,
    )
