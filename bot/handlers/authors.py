"""Who wrote a message that somebody answers or brings from elsewhere, as Telegram tells it."""

from __future__ import annotations

from dataclasses import dataclass

from telegram import Message, MessageOriginHiddenUser, MessageOriginUser, Update, User
from telegram.constants import MessageEntityType

from bot.words import names


@dataclass(frozen=True, slots=True)
class Author:
    """Somebody. `user` is their id at Telegram; None where they let it be told to nobody."""

    user: int | None
    name: str = ""
    username: str = ""


@dataclass(frozen=True, slots=True)
class Picked:
    """Whom somebody has picked from their own list, in answer to the request of that number: an id
    at Telegram, for names were not asked for."""

    request: int
    user: int


def picked_in(update: Update) -> Picked | None:
    """Whom this message brings, picked by the button for that; None for any other."""
    shared = None if update.message is None else update.message.users_shared
    if shared is None or not shared.users:
        return None
    return Picked(shared.request_id, shared.users[0].user_id)


def author_of(update: Update) -> Author | None:
    """Who wrote what this message brings from elsewhere; else what it answers. None where that is
    nobody: a bot, a channel, a group."""
    message = update.message
    if message is None:
        return None
    if message.forward_origin is not None:
        return _origin(message)
    answered = message.reply_to_message
    if answered is None:
        return None
    if answered.forward_origin is not None:
        return _origin(answered)
    return None if answered.sender_chat is not None else _person(answered.from_user)


def _origin(message: Message) -> Author | None:
    match message.forward_origin:
        case MessageOriginUser(sender_user=user):
            return _person(user)
        case MessageOriginHiddenUser(sender_user_name=name):
            return Author(None, names.clean(name))
    return None


def _person(user: User | None) -> Author | None:
    if user is None or user.is_bot:
        return None
    name = names.given(user.first_name, user.last_name, user.username, user.id)
    return Author(user.id, name, user.username or "")


def meant_by(update: Update) -> Author | None:
    """Whom a command is about: who is mentioned in it without a name at Telegram, else who wrote
    what it answers. None where that is nobody."""
    message = update.message
    if message is None:
        return None
    mentioned = message.parse_entities([MessageEntityType.TEXT_MENTION])
    users = [entity.user for entity in mentioned]
    answered = message.reply_to_message
    if not users and answered is not None and answered.sender_chat is None:
        users = [answered.from_user]
    return _person(users[0]) if users else None
