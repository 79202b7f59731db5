"""What an update tells before it is worked on: of a group's talk that a message came, and who is
here just now. Its words are not looked at."""

from __future__ import annotations

from collections.abc import Callable

from telegram import Message, Update
from telegram.constants import ChatType

from bot.board.follower import Follower
from bot.board.reminders import Reminders
from bot.board.talk import Talk
from bot.handlers.visit import topic_of


def overhearing(talk: Talk, follower: Follower, reminders: Reminders) -> Callable[[Update], None]:
    """Tells all three of each update."""

    def arrived(update: Update) -> None:
        chat, query, message = update.effective_chat, update.callback_query, update.message
        came = query if query is not None else message
        if came is not None and came.from_user is not None:
            reminders.pressed(came.from_user.id)
        if chat is None or chat.type == ChatType.PRIVATE:
            return
        if query is not None:
            follower.pressed(chat.id)
        elif message is not None:
            talk.hear(chat.id, topic_of(message), message.message_id, overheard=_talk(message))

    return arrived


def _talk(message: Message) -> bool:
    """Whether a message says nothing to us: privacy mode hides such a one."""
    answered = message.reply_to_message
    ours = answered is not None and answered.from_user is not None and answered.from_user.is_bot
    return bool(message.text) and not message.entities and not ours and message.via_bot is None
