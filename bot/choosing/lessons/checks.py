"""What a lesson may check for: questions that every game's rules answer.

A check is told an answer with all that has come of it (:class:`bot.choosing.lessons.lesson.Case`).
It asks the contract of the games alone.
"""

from __future__ import annotations

from bot.choosing.lessons.lesson import Case, Check
from games.core import Over, Throw, Told, legal_actions


def told(message: str, **args: str | int) -> Check:
    """The rules tell the action in that message, with these arguments."""
    return lambda case: _is(case.told, message, args)


def described(**args: str | int) -> Check:
    """Afterwards the pieces of the one asked about are described so."""

    def check(case: Case) -> bool:
        mine = dict(case.rules.describe(case.after)[case.subject].args)
        return args.items() <= mine.items()

    return check


def goes_on(case: Case) -> bool:
    """The player who acted is to act again."""
    turn = case.rules.turn(case.after)
    return not isinstance(turn, Over) and turn.seat == case.seat


def passes(case: Case) -> bool:
    """It is another player's turn."""
    turn = case.rules.turn(case.after)
    return not isinstance(turn, Over) and turn.seat != case.seat


def wins(case: Case) -> bool:
    """The game is over, and the one asked about has won."""
    turn = case.rules.turn(case.after)
    return isinstance(turn, Over) and case.subject in turn.winners


def out_of_danger(case: Case) -> bool:
    """No piece stands in danger."""
    return not any(square.danger for square in case.rules.view(case.after).squares)


def nobody_can(*messages: str) -> Check:
    """It is another player's turn, and whatever is thrown, the rules tell none of what that player
    may do first in one of these messages."""

    def check(case: Case) -> bool:
        rules, after = case.rules, case.after
        if not passes(case):
            return False
        before = [after]
        if isinstance(rules.turn(after), Throw):
            before = [rules.apply(after, thrown) for thrown in legal_actions(rules, after)]
        return not any(
            rules.tell(state, action).message in messages
            for state in before
            for action in legal_actions(rules, state)
        )

    return check


def _is(said: Told, message: str, args: dict[str, str | int]) -> bool:
    return said.message == message and args.items() <= dict(said.args).items()
