"""What is done for players without a press: what they have ordered, the only thing there is, and
throws, for who wants that.

Pure. It belongs to the step that leads to it (docs/decisions/0019, 0025, 0066);
:mod:`bot.table.steps` plays it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.table.origin import own_from
from bot.table.table import MOST_TOLD, AnyRules, Table
from games import fair
from games.core import AnyPlayed, Choose, Throw
from storage.rows import Person, Player


@dataclass(frozen=True, slots=True)
class Unpressed:
    """For which people (our ids) what is done without a press."""

    only_moves: frozenset[int] = frozenset()
    """What there is no choice in plays itself."""
    throws: frozenset[int] = frozenset()
    """Throws come by themselves."""


def thrown_for(people: Mapping[int, Person]) -> frozenset[int]:
    """Those of the people (by our ids) whose throws come by themselves."""
    return frozenset(id_ for id_, person in people.items() if person.thrown_for)


NOTHING: Final = Unpressed()
"""Everything is pressed."""


def has(player: Player, name: str) -> bool:
    """Whether a player has given that order."""
    return player.person is not None and name in player.orders.split()


def ordered(table: Table) -> Any | None:
    """The action that is played for whoever is to choose, since they ordered it; None for none."""
    if table.game.status != "playing" or not isinstance(table.turn, Choose):
        return None
    player, game = table.seated(table.turn.seat), table.game
    for order in table.rules.orders(table.state):
        if not has(player, order.name):
            continue
        if order.actions:
            count = len(order.actions)
            number = fair.pick(game.secret, str(game.id), game.ply, game.salt or "", count)
            return order.actions[number]
        if order.again is not None and (same := _as_before(table)) is not None:
            return same
    return None


def _as_before(table: Table) -> Any | None:
    """What who is to choose chose the last time, if the very same was offered then; else None."""
    turn = table.turn
    if not isinstance(turn, Choose):
        return None
    told = [played for each in table.told_turns for played in each if played.seat == turn.seat]
    last = next(filter(table.decides, reversed(told)), None)
    if last is None:
        return None
    before = table.rules.turn(last.before)
    same = isinstance(before, Choose) and before.actions == turn.actions
    return last.action if same else None


def ordered_throw(table: Table) -> Throw[Any] | None:
    """The throw that is thrown for whoever is to throw, since they ordered it; None for none."""
    turn = table.turn
    if table.game.status != "playing" or not isinstance(turn, Throw):
        return None
    player = table.seated(turn.seat)
    every = table.rules.orders(table.state)
    theirs = (order for order in every if order.throws and order.of(turn.seat))
    return turn if any(has(player, order.name) for order in theirs) else None


def only_action(table: Table, unpressed: Unpressed) -> Any | None:
    """The only action there is; None if there are more, or if it is not to play itself."""
    turn, player = table.turn, table.to_act
    if not isinstance(turn, Choose) or player is None or player.person not in unpressed.only_moves:
        return None
    alone = len(turn.actions) == 1 and not first_move(table)
    return turn.actions[0] if alone else None


def first_move(table: Table) -> bool:
    """Whether, in somebody's first game, a seat is to move a stone for the first time: whoever has
    seen nothing but placing sees the full board, and takes the first stones, themselves."""
    turn, rules = table.turn, table.rules
    if not table.game.goal or not isinstance(turn, Choose):
        return False
    if not _moves_a_stone(rules.taps(table.state, tuple(turn.actions[:1]))):
        return False
    last = next((one for one in reversed(table.played) if one.seat == turn.seat), None)
    return last is None or not _moves_a_stone(rules.taps(last.before, (last.action,)))


def _moves_a_stone(taps: tuple[tuple[str, ...], ...]) -> bool:
    """Whether an action is chosen by two taps: a stone, then where it goes."""
    return len(taps[0]) > 1


def bare_throw(table: Table) -> Throw[Any] | None:
    """The throw that is due, where a person chooses nothing by it: None if something else is due,
    the BOT throws, or there are two ways to throw (hyena 2: a turn may be thrown at once)."""
    turn, player = table.turn, table.to_act
    if not isinstance(turn, Throw) or player is None or player.person is None:
        return None
    return None if table.rules.throws_on else turn


def own_throw(table: Table, unpressed: Unpressed) -> Throw[Any] | None:
    """The throw that comes by itself; None if none is due, or it is to be pressed."""
    player = table.to_act
    if player is None or player.person not in unpressed.throws:
        return None
    waits = first_throw(table) or may_win(table) or runs_by_itself(table)
    return None if waits else bare_throw(table)


def seen_first(before: Table, table: Table) -> bool:
    """Whether what was done since `before` is seen alone for a while before a throw comes by
    itself: in somebody's first game against the BOT, where each step is still followed with the
    eyes. The ticker throws then, once the boards have shown it."""
    alone = bool(table.game.goal) and len(table.people) == 1
    return alone and len(table.played) > len(before.played)


def first_throw(table: Table) -> bool:
    """Whether the first throw of a seat is due, which is pressed by everybody: nobody's game begins
    before they have seen it."""
    return isinstance(table.turn, Throw) and table.turn.seat not in _acted_here(table)


def may_win(table: Table) -> bool:
    """Whether, in somebody's first game against the BOT, the throw that is due may win it: that is
    theirs to throw. Who did not press it read that they had won before they had seen it."""
    if not table.game.goal or len(table.people) != 1 or not isinstance(table.turn, Throw):
        return False
    odds = table.rules.explain(table.state).odds
    return any(told.message.endswith(WINS) for told in odds)


WINS: Final = "-odds-win"
"""How the message ends of a throw by which the game is won."""


def runs_by_itself(table: Table) -> bool:
    """Whether a game against the BOT has gone on without a choice of its person for as many turns
    as its boards tell, and their next turn begins. That throw is pressed, and then one in as many
    turns: the game waits until all that played itself has been seen, and stops for who stops."""
    turn = table.turn
    if not isinstance(turn, Throw):
        return False
    return nothing_chosen(table, MOST_TOLD) and _told_in_full(table, turn.seat)


def frames_to_read(table: Table) -> int:
    """For how many frames of the BOT's, in somebody's first game, what was done since they last
    threw is to be read before their next throw comes by itself: 0 if they chose something, more
    where more was done than walking. Where a turn is many throws the BOT waits so for the first of
    its own: one press has shown all of theirs."""
    turn = table.turn
    if not table.game.goal or not isinstance(turn, Throw):
        return 0
    if table.seated(turn.seat).bot is not None:
        shown = table.rules.throws_on and len(table.people) == 1 and not table.hurried
        return LITTLE_TO_READ if shown and _follows_a_person(table) else 0
    unchosen = _unchosen(table, turn.seat)
    if any(is_news(table, each) for each in unchosen):
        return MUCH_TO_READ
    return LITTLE_TO_READ if unchosen else 0


def _follows_a_person(table: Table) -> bool:
    """Whether a person has acted last."""
    last = table.played[-1] if table.played else None
    return last is not None and table.seated(last.seat).person is not None


LITTLE_TO_READ, MUCH_TO_READ = 2, 3
"""So many frames take to be read: a step that came by itself, and more than that."""


def _unchosen(table: Table, seat: int) -> Sequence[AnyPlayed]:
    """What was done since the last throw of that seat, whose person plays alone against the BOT, if
    they chose nothing; else nothing."""
    since = _since_own_throw(table, seat)
    own = [played for played in since if played.seat == seat]
    return () if len(table.people) != 1 or any(map(table.decides, own)) else since


def _told_in_full(table: Table, seat: int) -> bool:
    """Whether a turn of that seat begins which is one in as many as boards tell."""
    goes_on = table.told_turns[-1][-1].seat == seat and not table.rules.begins(table.state)
    return not goes_on and table.begun % MOST_TOLD < len(table.players)


def _since_own_throw(table: Table, seat: int) -> Sequence[AnyPlayed]:
    """What was done since the last throw of that seat, and that; nothing if it is not told."""
    every = [played for turn in table.told_turns for played in turn]
    own = [n for n, p in enumerate(every) if p.seat == seat and p.faces is not None]
    return every[own[-1] :] if own else ()


QUIET: Final = frozenset({"throw", "pass", "enter", "move"})
"""Last words of what is told of an action that changes nothing but where a piece stands."""


def is_news(table: Table, played: AnyPlayed) -> bool:
    """Whether an action is more than a throw, a pass or a step of a piece."""
    told = table.rules.tell(played.before, played.action)
    return told.message.rpartition("-")[2] not in QUIET


def nothing_chosen(table: Table, turns: int) -> bool:
    """Whether the person who is to throw against the BOT has chosen nothing for so many turns of
    both."""
    turn, told = table.turn, table.told_turns
    if not isinstance(turn, Throw) or len(table.people) != 1 or len(told) < turns:
        return False
    return not any(p.seat == turn.seat and table.decides(p) for each in told for p in each)


def _acted_here(table: Table) -> frozenset[int]:
    """The seats that have acted in this game; what another one brought with it does not count."""
    own, kept_from = own_from(table.game), table.summary.ply
    since = table.played[max(own, kept_from) :]
    before = table.summary.seats if own < kept_from else frozenset[int]()
    return before | {played.seat for played in since}


def comes_by_itself(table: Table) -> bool:
    """Whether the throw of a person that is due comes in a moment, without a press."""
    player = table.to_act
    person = player is not None and player.person is not None
    return person and isinstance(table.turn, Throw) and table.game.bot_due_at is not None


def was_only(rules: AnyRules, played: AnyPlayed) -> bool:
    """Whether an action was a choice with nothing else to choose."""
    turn = None if played.faces is not None else rules.turn(played.before)
    return isinstance(turn, Choose) and len(turn.actions) == 1
