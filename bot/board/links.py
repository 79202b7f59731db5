"""Where a board can be found: the address of its message, where Telegram has one."""

from __future__ import annotations

from storage.rows import Board, Chat

SUPERGROUP = -1_000_000_000_000
"""A supergroup's id is this less its number in links to its messages (Bot API, Chat.id). A basic
group has an id above, and no such links."""


def board_link(chat: Chat, board: Board) -> str | None:
    """The address of a board's message; it opens for members of the group alone. None if it has
    none: in private chats, in basic groups, and while the board is on its way."""
    if chat.address is None or chat.address >= SUPERGROUP or board.message is None:
        return None
    topic = "" if board.topic is None else f"/{board.topic}"
    return f"https://t.me/c/{SUPERGROUP - chat.address}{topic}/{board.message}"
