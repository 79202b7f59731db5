"""What somebody hands over: a file, or a text that may be a record."""

from __future__ import annotations

from dataclasses import dataclass

from telegram import Message, Update

MOST_BYTES = 60_000
"""So large a file is read; a record of a thousand turns has some twenty thousand bytes."""


@dataclass(frozen=True, slots=True)
class Handed:
    """A message with a file of moderate size, whose id at Telegram is `file`, or with a text."""

    message: int
    file: str | None
    text: str


def handed_in(update: Update) -> Handed | None:
    """What a message hands over; of a press, what the page answers that carries the button."""
    query = update.callback_query
    message = update.message
    if query is not None:
        page = query.message
        message = page.reply_to_message if isinstance(page, Message) else None
    if message is None:
        return None
    document = message.document
    if document is None:
        return Handed(message.message_id, None, message.text or "")
    if message.animation is not None or (document.file_size or 0) > MOST_BYTES:
        return None
    return Handed(message.message_id, document.file_id, "")
