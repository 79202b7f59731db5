"""Notices as rows, kept until they are sent: to a player who waits far away, of the news of an
action, of somebody who left. Pure; :mod:`bot.board.notices` sends them."""

from __future__ import annotations

import json
from collections.abc import Iterable

from bot.table.table import Table
from storage.rows import Board, DayPoll, Notice

NUDGE = "nudge"
"""The notice that is no message but a fresh board."""

NUDGE_MS = 120_000
"""Who has not acted two minutes after the turn came to them is probably looking elsewhere."""

CALL = "call"
"""The notice in a group to a player who lets their turn stand."""

CALL_HOME = "call-home"
"""The same in that player's own chat."""

CALL_MS = 180_000
"""Who has not acted three minutes after the turn came to them has probably not seen it."""

SCREEN = 8
"""After more messages than these a phone no longer shows the board that stands above them."""

NEWS = "news"
"""The notice of what happened to players by one action, told in every chat that shows the game."""


LIES = "lies"
"""The question what is to become of a game in which nothing has happened for long."""


GONE = "gone"
"""The notice that a player had themselves forgotten."""


ABSENT = "absent"
"""The notice that a player cannot act any more, and what may be done."""

BACK = "notice-back"
"""The notice that such a player is back, in words alone."""


RING = "ring"
"""The notice that is no message: those who want to hear of a group's new game are to be told."""

BELL = "bell"
"""The word to one of them, in their own chat."""

FRIEND = "friend"
"""The word to somebody whom a friend has picked for their invitation, in their own chat."""

BELL_STEP_MS = 250
"""They are told one after the other, so far apart: however many they are, boards go first."""

BELL_SOON_MS = 2000
"""So long it waits for the board to which it leads."""


DAY_POLL = "day-poll"
"""The notice that is a quiz: the position of a day."""

DAY_TABLE = "day-table"
"""Who has found its move in a group, told when the quiz is closed."""

DAY_TABLE_MS = 60_000
"""So long after that, for answers that are still on their way."""

DAY_ANSWERED = "day-so-far"
"""Who has answered so far in a group, told while the quiz is open."""

DAY_RESULT = "day-result"
"""What somebody answered in their own chat."""

LEAVE = "leave"
"""The notice that is no message but our leaving the group: who runs the bot decided so."""


def leave(id_: int, chat: int) -> Notice:
    """The notice that we are to leave a group."""
    return Notice(id_, chat, None, LEAVE, "{}", None)


def day_poll(id_: int, poll: DayPoll) -> Notice:
    """The notice that the position of a day is to be asked."""
    args = json.dumps({"day": poll.day})
    return Notice(id_, poll.chat, poll.topic, DAY_POLL, args, None)


def day_table(id_: int, poll: DayPoll) -> Notice:
    """The notice that it is to be told who has found the move, when the quiz has closed."""
    args = json.dumps({"day": poll.day})
    at = poll.closes_at + DAY_TABLE_MS
    return Notice(id_, poll.chat, poll.topic, DAY_TABLE, args, None, not_before=at)


def tells_so_far(answers: int) -> bool:
    """Whether with so many answers a group is told who has answered: with the second, and whenever
    they are twice as many."""
    return answers > 1 and answers.bit_count() == 1


def day_answered(id_: int, poll: DayPoll, answers: int) -> Notice:
    """The notice in a group that so many have answered by now; who, is found when it is sent."""
    args = json.dumps({"day": poll.day, "answers": answers})
    return Notice(id_, poll.chat, poll.topic, DAY_ANSWERED, args, None)


def day_result(id_: int, chat: int, person: int, day: int) -> Notice:
    """The notice to somebody of what they answered."""
    args = json.dumps({"person": person, "day": day})
    return Notice(id_, chat, None, DAY_RESULT, args, None)


def ring(id_: int, table: Table) -> Notice:
    """The notice that a new game waits for players in its group."""
    game = table.game
    return Notice(id_, game.chat, game.topic, RING, "{}", game.id)


def bell(id_: int, chat: int, game: int, at: int) -> Notice:
    """The word of a new game to somebody in their own chat, not before that time."""
    return Notice(id_, chat, None, BELL, "{}", game, not_before=at)


def friend(id_: int, chat: int, game: int, host: int) -> Notice:
    """The word to somebody in their own chat that the host of a game has picked them for it."""
    return Notice(id_, chat, None, FRIEND, json.dumps({"host": host}), game)


def calls_all(table: Table) -> bool:
    """Whether anybody in the group may sit down at this table: others are told of no other."""
    game = table.game
    open_ = game.status == "open" and game.mode == "group" and game.reserved is None
    return open_ and len(table.players) < max(table.rules.seats)


def to_nudge(before: Table, after: Table) -> int | None:
    """The person whose turn it is now, where nothing tells them so: over two chats an edited board
    makes no notification (docs/decisions/0009). None if nobody is to be told."""
    was, now = before.to_act, after.to_act
    if after.game.mode != "link" or now is None or now.absent or now == was:
        return None
    return now.person


def nudge(id_: int, chat: int, person: int, table: Table, now: int) -> Notice:
    """The notice to a person who has not acted in a while, counted from `now` (milliseconds)."""
    args = json.dumps({"person": person, "ply": table.game.ply})
    return Notice(id_, chat, None, NUDGE, args, table.game.id, not_before=now + NUDGE_MS)


def to_call(before: Table, after: Table) -> int | None:
    """The person to whom the turn has come in a group, by whatever way; None if it has come to
    nobody, or if nobody else plays there: who plays against BOTs is answered in a moment."""
    now = after.to_act
    if after.game.mode != "group" or after.game.status != "playing" or now is None:
        return None
    was = before.to_act if before.game.status == "playing" else None
    if now.person is None or now.absent or (was is not None and was.person == now.person):
        return None
    return now.person if len(after.people) > 1 else None


def call(id_: int, person: int, table: Table, now: int) -> Notice:
    """The notice in a group to a person who has not acted in a while, counted from `now`
    (milliseconds)."""
    game = table.game
    at, args = now + CALL_MS, json.dumps({"person": person})
    return Notice(id_, game.chat, game.topic, CALL, args, game.id, not_before=at, ply=game.ply)


def call_home(id_: int, chat: int, called: Notice) -> Notice:
    """The notice `called` as one to the person's own chat, due at once."""
    return Notice(id_, chat, None, CALL_HOME, called.args, called.game, ply=called.ply)


def calls_for(table: Table, ply: int | None, person: int) -> bool:
    """Whether the game still waits for that person since that ply."""
    player = table.to_act
    waits = table.game.status == "playing" and table.game.ply == ply
    return waits and player is not None and player.person == person


def pushed_away(board: int, newest: int) -> bool:
    """Whether a board in that message can no longer be seen above the newest message of the chat.

    A supergroup counts its messages, so this is exact there, also for those that we may not read.
    In a basic group the bot's other chats count along: then the board comes down once too often,
    rather than once too seldom.
    """
    return newest - board - 1 > SCREEN


def newsworthy(before: Table, after: Table) -> tuple[int, ...]:
    """The plies of the actions since `before` that bring news."""
    new = enumerate(after.played[len(before.played) :], before.game.ply)
    return tuple(ply for ply, p in new if after.rules.news(p.before, p.action) is not None)


def news_places(boards: Iterable[Board]) -> dict[int, int | None]:
    """Every chat that shows the game, with the topic of its board there."""
    return {board.chat: board.topic for board in boards if not board.parked}


def news(id_: int, chat: int, topic: int | None, game: int, ply: int) -> Notice:
    """The notice of the news of an action; its words are found when it is sent."""
    return Notice(id_, chat, topic, NEWS, json.dumps({"ply": ply}), game)


def lies(id_: int, chat: int, topic: int | None, game: int) -> Notice:
    """The question what is to become of a game in which nothing has happened for long."""
    return Notice(id_, chat, topic, LIES, "{}", game)


def gone(id_: int, chat: int, topic: int | None, game: int) -> Notice:
    """The notice that a player had themselves forgotten: nobody is named."""
    return Notice(id_, chat, topic, GONE, "{}", game)


def absence(id_: int, chat: int, topic: int | None, message: str, person: int, game: int) -> Notice:
    """The notice that a person cannot act in a game any more, or can again."""
    return Notice(id_, chat, topic, message, json.dumps({"who": person}), game)


def left_message(table: Table, leaver: int) -> tuple[str, dict[str, int]] | None:
    """What the others at the table are told when somebody leaves; None if there is nobody else."""
    others = sorted(table.people - {leaver})
    if not others:
        return None
    if len(others) == 1:
        return "notice-left", {"who": leaver, "other": others[0]}
    return "notice-left-all", {"who": leaver}


def left(
    id_: int,
    chat: int,
    topic: int | None,
    message: str,
    args: dict[str, int],
    table: Table,
) -> Notice:
    """The notice that somebody has left."""
    told, game = json.dumps(args, separators=(",", ":")), table.game
    return Notice(id_, chat, topic, message, told, game.id, ply=game.ply)
