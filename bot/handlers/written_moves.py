"""Moves in words: any words in a private chat, `/move` and replies to a board everywhere."""

from __future__ import annotations

from dataclasses import dataclass

from telegram import Update

from bot.board.move_reading import like_a_move, read, refused
from bot.handlers import game_lists, sent_records, status_page, words_command
from bot.handlers.answering import outcome
from bot.handlers.visit import Desk, Visit
from bot.table.board_rows import Touch, board_in
from bot.table.steps import offered, refusal
from bot.table.table import Table
from bot.table.tapping import tapping
from bot.telegram.lanes import Outcome
from storage.rows import Board


@dataclass(frozen=True)
class _Meant:
    """The game that somebody means, and its board here."""

    table: Table
    board: Board


async def move(visit: Visit) -> Outcome:
    """`/move c2-c3`, also as a reply to a board."""
    if visit.maybe_person is None:
        return visit.unknown()
    meant = await _meant(visit)
    if meant is None:
        visit.reply(visit.reply_texts.html("move-none"))
        return "refused"
    if visit.words:
        return await _play(visit, meant, visit.words)
    moves = offered(meant.table)
    if refusal(meant.table, meant.table.game.ply, visit.person.id) is not None or not moves:
        visit.reply(visit.reply_texts.html("move-none"))
    else:
        visit.reply(visit.reply_texts.html("move-usage", command=f"/move {moves[0]}"))
    return "refused"


async def said(visit: Visit) -> Outcome:
    """Words in a private chat: those that somebody brings to an invitation, a move, or a hint what
    can be said."""
    if (shown := await status_page.heard(visit)) is not None:
        return shown
    if (brought := await words_command.heard(visit)) is not None:
        return brought
    if sent_records.is_one(visit):
        return await sent_records.said(visit)
    ours = not visit.forwarded and not visit.text.startswith("/")
    meant = await _meant(visit) if ours else None
    if meant is None or not like_a_move(meant.table, visit.text):
        visit.reply(visit.reply_texts.html("hint"))
        return "refused"
    return await _play(visit, meant, visit.text)


async def help_(visit: Visit) -> Outcome:
    """What can be said here, for who asks."""
    visit.reply(visit.reply_texts.html("help"))
    return "committed"


async def unknown(visit: Visit) -> Outcome:
    """A command that is none of ours, said to us in a group: a hint what can be said there."""
    visit.reply(visit.chat_texts.html("hint"))
    return "refused"


async def unread(visit: Visit) -> Outcome:
    """A sticker, a photo: a hint what can be said. An album comes as many messages, and needs no
    hint each."""
    if (shown := await status_page.heard(visit)) is not None:
        return shown
    if visit.handed is not None and visit.handed.file is not None:
        return await sent_records.came(visit)
    if not visit.album:
        visit.reply(visit.reply_texts.html("hint"))
    return "refused"


async def to_a_board(desk: Desk, update: Update) -> bool:
    """Whether a person answers a board of ours, in words of their own. Telegram hands on other
    replies, too; whoever writes those is not ours to know."""
    message = update.message
    if message is None or message.from_user is None or message.from_user.is_bot:
        return False
    if desk.receipts.of(update.update_id).stale == "done":
        return True  # it was a move to a board that stands further down now
    answered = message.reply_to_message
    if answered is None or answered.from_user is None or message.forward_origin is not None:
        return False
    if answered.from_user.id != desk.bot.id:
        return False
    chat = await desk.store.chat_at(message.chat.id)
    return chat is not None and await desk.store.board_at(chat.id, answered.message_id) is not None


async def replied(visit: Visit) -> Outcome:
    """Words in a group, said to a board (:func:`to_a_board`): words for its throws, a move, or
    nothing for us. Who only watches may say what they like."""
    if visit.stale == "done" or (visit.stale and words_command.meant(visit)):
        return await visit.outdated()
    if (brought := await words_command.heard(visit)) is not None:
        return brought
    board = await _board(visit)
    meant = None if board is None else await _shown_on(visit, board)
    if meant is None or not like_a_move(meant.table, visit.text):
        return "refused"
    if not meant.table.plays(visit.person.id):
        return "refused"
    return await (visit.outdated() if visit.stale else _play(visit, meant, visit.text))


async def _board(visit: Visit) -> Board | None:
    """The board that was replied to."""
    if visit.replied is None:
        return None
    return await visit.desk.store.board_at(visit.chat.id, visit.replied)


async def _shown_on(visit: Visit, board: Board) -> _Meant | None:
    """The game of a board, None while it is an invitation."""
    table = await game_lists.readable(visit.desk, board.game)
    return None if table is None or table.state is None else _Meant(table, board)


async def _meant(visit: Visit) -> _Meant | None:
    """The game of the board replied to, or none if that has not begun. Else of those they play here
    one of this topic before others, one in which it is their turn before others, the one in which
    they acted last first; but where the words fit another one of that topic, and no more, that one.
    """
    board = await _board(visit)
    if board is not None:
        return await _shown_on(visit, board)
    playing = list[_Meant]()
    for table in await game_lists.played(visit):
        board = await board_in(visit.desk.store, table.game.id, visit.chat.id)
        if board is not None:
            playing.append(_Meant(table, board))
    if not playing:
        return None
    acted = {m.table.game.id: await _acted(visit, m.table.game.id) for m in playing}
    playing.sort(
        key=lambda meant: (
            meant.board.topic != visit.topic,
            not _may(visit, meant),
            -acted[meant.table.game.id],
        )
    )
    first, *others = playing
    words = _words(visit)
    if _may(visit, first) and _fits(first, words):
        return first
    here = (meant for meant in others if meant.board.topic == first.board.topic)
    fitting = [meant for meant in here if _may(visit, meant) and _fits(meant, words)]
    return fitting[0] if len(fitting) == 1 else first


async def _acted(visit: Visit, game: int) -> int:
    """When they acted last in a game; 0 if they have not yet."""
    return await visit.desk.store.last_acted(game, visit.person.id) or 0


def _words(visit: Visit) -> str:
    """What was written, without the command."""
    return visit.words if visit.text.startswith("/") else visit.text


def _may(visit: Visit, meant: _Meant) -> bool:
    """Whether it is their turn there."""
    return refusal(meant.table, meant.table.game.ply, visit.person.id) is None


def _fits(meant: _Meant, words: str) -> bool:
    """Whether all the words can be played there."""
    return read(meant.table, meant.board.tapped, words).clear


async def _play(visit: Visit, meant: _Meant, text: str) -> Outcome:
    """Play what the words mean, or say why not. A move brings the board down, to below the words,
    and in a private chat so does a tap; in a group many would have to scroll past each."""
    table, board = meant.table, meant.board
    game, ply, me = table.game.id, table.game.ply, visit.person.id
    reason = refusal(table, ply, me)
    if reason is not None:
        return await _refuse(visit, f"answer-{reason}")
    reading = read(table, board.tapped, text)
    if not reading.clear:
        if await visit.desk.store.seen(visit.update):
            return "committed"
        visit.reply(refused(visit.reply_texts, reading, text))
        return "refused"
    if reading.tap is not None:
        fresh = visit.place() if visit.private or board.parked else None
        touch = Touch(game, ply, me, visit.chat.id, reading.tap, board.message)
        result = await visit.door.places.press(touch, tapping, fresh)
    else:
        result = await visit.door.play.act(game, ply, me, *reading.actions, fresh=visit.place())
    if not result.done:  # acted: they did so themselves since we looked, by another message
        answer = "stale" if result.answer == "acted" else result.answer
        return await _refuse(visit, f"answer-{answer}")
    return outcome(result)


async def _refuse(visit: Visit, message: str) -> Outcome:
    """Say why nothing is played, unless this very update has done it before."""
    if await visit.desk.store.seen(visit.update):
        return "committed"
    visit.reply(visit.reply_texts.html(message))
    return "refused"
