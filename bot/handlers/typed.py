"""Moves in words: any words in a private chat, `/move` and replies to a board everywhere."""

from __future__ import annotations

from dataclasses import dataclass

from bot.handlers import lists
from bot.handlers.play import outcome
from bot.poller import Outcome
from bot.steps import refusal
from bot.table import Table
from bot.typed import like_a_move, offered, read, refused
from bot.visit import Visit


@dataclass(frozen=True)
class _Meant:
    """The game that somebody means, and what was tapped on its board here."""

    table: Table
    tapped: str | None


async def move(visit: Visit) -> Outcome:
    """`/move c2-c3`, also as a reply to a board."""
    if visit.maybe_person is None:
        visit.reply(visit.chat_texts.html("anonymous"))
        return "refused"
    meant = await _meant(visit)
    if meant is None:
        visit.reply(visit.texts.html("move-none"))
        return "refused"
    if visit.words:
        return await _play(visit, meant, visit.words)
    moves = offered(meant.table)
    if refusal(meant.table, meant.table.game.ply, visit.person.id) is not None or not moves:
        visit.reply(visit.texts.html("move-none"))
    else:
        visit.reply(visit.texts.html("move-usage", moves=f"/move {moves[0]}"))
    return "refused"


async def said(visit: Visit) -> Outcome:
    """Words in a private chat: a move, or a hint what can be said."""
    meant = None if visit.text.startswith("/") else await _meant(visit)
    if meant is None or not like_a_move(meant.table, visit.text):
        visit.reply(visit.texts.html("hint"))
        return "refused"
    return await _play(visit, meant, visit.text)


async def replied(visit: Visit) -> Outcome:
    """Words in a group, said to a board: a move, or nothing for us."""
    if visit.maybe_person is None or visit.replied is None:
        return "refused"
    board = await visit.desk.store.board_at(visit.chat.id, visit.replied)
    if board is None:
        return "refused"
    meant = await _meant(visit)
    if meant is None or not like_a_move(meant.table, visit.text):
        return "refused"
    return await _play(visit, meant, visit.text)


async def _meant(visit: Visit) -> _Meant | None:
    """The game of the board replied to; else the newest here in which it is their turn; else the
    newest that they play here."""
    store, tables = visit.desk.store, visit.desk.tables
    if visit.replied is not None:
        board = await store.board_at(visit.chat.id, visit.replied)
        table = None if board is None else await tables.table(board.game)
        if board is not None and table is not None and table.state is not None:
            return _Meant(table, board.tapped)
    playing = await lists.played(visit)
    playing.sort(key=lambda table: refusal(table, table.game.ply, visit.person.id) is not None)
    if not playing:
        return None
    boards = await store.boards(playing[0].game.id)
    here = next((board.tapped for board in boards if board.chat == visit.chat.id), None)
    return _Meant(playing[0], here)


async def _play(visit: Visit, meant: _Meant, text: str) -> Outcome:
    """Play what the words mean, or say why not. The board comes down, to below the words."""
    table, tables = meant.table, visit.desk.tables
    game, ply, me = table.game.id, table.game.ply, visit.person.id
    reason = refusal(table, ply, me)
    if reason is not None:
        return await _refuse(visit, f"answer-{reason}")
    reading = read(table, meant.tapped, text)
    if not reading.clear:
        if await visit.desk.store.seen(visit.update):
            return "committed"
        visit.reply(refused(visit.texts, reading, text))
        return "refused"
    here = visit.chat.id
    if reading.tap is not None:
        result = await tables.tap(game, ply, me, here, reading.tap, fresh=True, update=visit.update)
    else:
        result = await tables.act(game, ply, me, *reading.actions, fresh=here, update=visit.update)
    if not result.done:
        return await _refuse(visit, f"answer-{result.answer}")
    return outcome(result)


async def _refuse(visit: Visit, message: str) -> Outcome:
    """Say why nothing is played, unless this very update has done it before."""
    if await visit.desk.store.seen(visit.update):
        return "committed"
    visit.reply(visit.texts.html(message))
    return "refused"
