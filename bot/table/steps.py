"""One step of a game as values: who may act, what it leads to, what is to be written of it.

Pure: a table in, a table out. The book (:mod:`bot.table.book`) locks, commits and answers.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias, get_args

from bot.table.beforehand import (
    NOTHING,
    Unpressed,
    bare_throw,
    only_action,
    ordered,
    ordered_throw,
    own_throw,
    seen_first,
    was_only,
)
from bot.table.bookmarks import moved_bookmark
from bot.table.changes import BOT_PATIENCE_MS, Answer, bot_due, differences, over_columns
from bot.table.secrets import stretches
from bot.table.table import Table, faces_text
from bot.table.takeback import in_its_moment
from games import fair
from games.core import Choose, Over, Throw, Told
from storage.operations import (
    Op,
    Raise,
    Step,
)
from storage.rows import ActionRow

THROW = "throw"
"""What a press asks for that throws."""

THROW_ON = "throw-on"
"""What a press asks for that throws until the turn ends; no action is written so."""

THROW_FOR_ME = "throw-for-me"
"""What a press asks for that throws, and wants later throws to come by themselves; no action is
written so."""

TableEnd: TypeAlias = Literal[
    "abandoned",
    "agreed",
    "broken-off",
    "cancelled",
    "declined",
    "expired",
    "host-left",
    "left",
    "resigned",
    "time",
    "withdrawn",
]
"""The ends that the table brings about by itself, beside those of the game's rules."""

GIVEN_UP: frozenset[str] = frozenset({"resigned", "time"})
"""Those at which somebody lost what they could not go on with."""

UNDECIDED: frozenset[str] = frozenset(get_args(TableEnd)) - GIVEN_UP
"""Those without a winner."""


def scored(over: Over) -> bool:
    """Whether the score of an end says something: that of the rules does; where the table brought
    the end about, only if there are points in it."""
    return over.reason not in UNDECIDED | GIVEN_UP or any(over.score)


def has_result(over: Over) -> bool:
    """Whether somebody has won or all agree on a draw, rather than that the game broke off."""
    return over.reason == "agreed" or over.reason not in UNDECIDED


@dataclass(frozen=True, slots=True)
class BotSeat:
    """The BOT acting on a seat, as an actor."""

    seat: int


Actor: TypeAlias = int | BotSeat
"""A person's id, or the BOT on its seat."""


def refusal(table: Table, ply: int, actor: Actor, text: str = "") -> Answer | None:
    """Why the actor may not act at this ply, None if they may. `text` is the action meant, where
    there is one: only who has done just that has done it already."""
    if isinstance(actor, int) and not table.plays(actor):
        return "foreign"
    if isinstance(actor, int) and _acted(table, ply, actor, text):
        return "acted"
    if table.game.status == "over":
        return "over"
    if table.game.status == "open" or ply != table.game.ply:
        return "stale"
    if table.game.status == "asleep":
        return "asleep"
    player = table.to_act
    if player is None:
        return "over"
    if isinstance(actor, BotSeat):
        return None if player.seat == actor.seat and player.bot is not None else "not-yours"
    if player.person == actor:
        return None
    return "not-yours" if player.bot is None else "bots-turn"


def _acted(table: Table, ply: int, person: int, text: str) -> bool:
    """Whether the person acted at that ply themselves, and so as `text` says; without one (a tap)
    only if nobody else has acted since. Of a game that is over only the last action counts, such
    as the move that won; of one that goes on none that the table no longer keeps: everybody has
    had a turn since."""
    if not table.summary.row <= ply < table.game.ply or any(b.ply >= ply for b in table.taken):
        return False
    if table.game.status == "over" and ply < table.game.ply - 1:
        return False
    new = table.played[len(table.played) - (table.game.ply - ply) :]
    since = [table.seated(played.seat).person for played in new]
    if not text:
        return all(acted == person for acted in since)
    done = new[0]
    thrown = done.faces is not None and text in (THROW, THROW_ON, THROW_FOR_ME)
    return since[0] == person and (thrown or table.rules.write(done.action) == text)


def play(
    table: Table, text: str, unpressed: Unpressed = NOTHING
) -> tuple[Table | None, tuple[Told, ...]]:
    """The table after one step, and the words for it; no table if it is not offered. Between throws
    that go on there is what needs no press."""
    if text == THROW_ON:
        return _throw_on(table, unpressed)
    if text == THROW_FOR_ME:
        text = THROW if bare_throw(table) else text
    after, told = table, tuple[Told, ...]()
    if isinstance(table.turn, Choose):
        action = next((a for a in table.turn.actions if table.rules.write(a) == text), None)
        if action is None:
            return None, ()
        told = (table.rules.tell(table.state, action),)
        after = table.after(table.turn.seat, action)
    if text == "throw" and isinstance(after.turn, Throw):
        after, thrown = _throw(after, after.turn)
        return after, (thrown,)
    return (after if told else None), told


def _throw_on(table: Table, unpressed: Unpressed) -> tuple[Table | None, tuple[Told, ...]]:
    """The table after throw upon throw of one turn, with what needs no press between them.

    It ends with the turn or the game, or where there is something to choose. No table where not
    even one throw is due.
    """
    before, turn, told = table, table.turn, list[Told]()
    if not table.rules.throws_on or not isinstance(turn, Throw):
        return None, ()
    seat, goes_on = turn.seat, True
    while goes_on and isinstance(turn, Throw):
        table, words = _throw(table, turn)
        table, more = follow(before, table, unpressed)
        told += (words, *more)
        turn = table.turn
        goes_on = isinstance(turn, Throw) and turn.seat == seat
        goes_on = goes_on and not table.rules.begins(table.state)
    return table, tuple(told)


def play_on(
    table: Table, texts: tuple[str, ...], unpressed: Unpressed = NOTHING
) -> tuple[Table | None, tuple[Told, ...]]:
    """The table after several steps of one seat, and after all that then needs no press; with the
    words for what this seat does.

    No table if a step is not offered when it is due, or is another seat's.
    """
    after, told = table, tuple[Told, ...]()
    for number, text in enumerate(texts):
        if number and acting(after) != acting(table):
            return None, ()
        played, words = play(after, text, unpressed)
        if played is None:
            return None, ()
        after, told = played, (*told, *words)
    if not texts:
        return None, ()
    after, more = follow(table, after, unpressed)
    return after, (*told, *more)


def follow(before: Table, table: Table, unpressed: Unpressed) -> tuple[Table, tuple[Told, ...]]:
    """The table after all that needs no press, and the words for what the seat that pressed does.

    What needs no press is what a player has ordered, to choose or to throw; the only action there
    is, and any throw, for those who want it so. `before` is the table as it was when somebody
    pressed; what the press itself did is played.

    A throw waits while the choice before it can be taken back freely, and in a first game until
    what came before it was seen: the ticker throws a moment later.

    It stops before a seat acts in a second turn. Say Anna's press ends her turn, and Boris can only
    pass: his pass is played. If now Anna could only pass, too, she must press for it. A board shows
    the last turn of each, and every action is to be seen on it.
    """
    mine, told = acting(before), list[Told]()
    while True:
        seat, action, throw = acting(table) or 0, ordered(table), ordered_throw(table)
        if action is None and throw is None and not _acts_again(before, table):
            action, throw = only_action(table, unpressed), own_throw(table, unpressed)
            throw = None if seen_first(before, table) else throw
        throw = None if in_its_moment(table) else throw
        if throw is not None:
            table, words = _throw(table, throw)
        elif action is not None:
            table, words = table.after(seat, action), table.rules.tell(table.state, action)
        else:
            return table, tuple(told)
        if seat == mine:
            told.append(words)


def _acts_again(before: Table, table: Table) -> bool:
    """Whether a seat is to act in a second turn since `before`: it has acted, then another one."""
    seat, new = acting(table), table.played[len(before.played) :]
    return any(played.seat == seat for played in new) and new[-1].seat != seat


def acting(table: Table) -> int | None:
    """The seat that is to do something, None when the game is over or has not begun."""
    return table.turn.seat if isinstance(table.turn, Choose | Throw) else None


def choices(table: Table) -> tuple[Any, ...]:
    """The actions there are to choose from; empty where a throw is due, or nothing."""
    return tuple(table.turn.actions) if isinstance(table.turn, Choose) else ()


def offered(table: Table) -> tuple[str, ...]:
    """What may be asked for now, as it is written: a throw, or the actions to choose from."""
    if isinstance(table.turn, Throw):
        return (THROW, THROW_ON) if table.rules.throws_on else (THROW,)
    return tuple(map(table.rules.write, choices(table)))


def settled(before: Table, table: Table, now: int, unpressed: Unpressed = NOTHING) -> Table:
    """The table after a step, with the columns that follow from its state. Its bookmark is made
    from the table `before` it: whatever this step plays may be told. A throw that is to come by
    itself, but not yet, is due like the BOT's."""
    bookmark = moved_bookmark(before)
    changes: dict[str, Any] = {"changed_at": now}
    if bookmark is not None:
        changes["bookmark"] = bookmark
    if isinstance(table.turn, Over):
        changes |= over_columns(now, table.turn)
    else:
        throw = ordered_throw(table) or own_throw(table, unpressed)
        waits = throw is not None and (in_its_moment(table) or seen_first(before, table))
        changes["bot_due_at"] = now + BOT_PATIENCE_MS if waits else bot_due(table, now)
    return replace(table, game=replace(table.game, **changes))


def _throw(table: Table, turn: Throw[Any]) -> tuple[Table, Told]:
    """The table after its next throw, drawn from the secret of its number (docs/decisions/0006):
    what was taken back of a game that was put back is drawn from the one that it had before."""
    game, number = table.game, table.game.throws + 1
    secret = fair.secret_of(stretches(game), number)
    faces = fair.faces(secret, str(game.id), number, game.salt or "", turn.device)
    outcome = turn.device.read(faces)
    action = next(a for a, _ in turn.odds if table.rules.write(a) == outcome)
    after = table.after(turn.seat, action, faces)
    return (
        replace(after, game=replace(after.game, throws=number)),
        table.rules.tell(table.state, action),
    )


def written(before: Table, after: Table, now: int) -> tuple[Op, ...]:
    """What to write for a step; the boards are raised unless the BOT's choice is still to come."""
    new = enumerate(after.played[len(before.played) :], before.game.ply)
    rows = tuple(
        ActionRow(
            after.game.id,
            ply,
            played.seat,
            after.rules.write(played.action),
            now,
            None if played.faces is None else faces_text(played.faces),
        )
        for ply, played in new
    )
    step = Step(after.game.id, before.game.ply, rows, differences(before.game, after.game))
    return (step,) if after.held else (step, Raise(after.game.id))


def only_moves_played(before: Table, after: Table, pressed: int) -> Counter[int | None]:
    """How many of a step's actions behind the `pressed` ones have played themselves, by person."""
    return Counter(
        after.seated(played.seat).person
        for played in after.played[len(before.played) + pressed :]
        if was_only(after.rules, played)
    )
