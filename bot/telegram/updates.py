"""Updates as they are read: into python-telegram-bot's objects, and no more than is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from telegram import Bot, Update

from bot.telegram.callback_data import Kind
from bot.telegram.inline import address_of
from storage.rows import INLINE_MESSAGE

_OF_A_PRESSED = ("message_id", "date", "chat", "message_thread_id", "is_topic_message")

_OF_WHAT_IT_ANSWERS = (f"{Kind.FILM}:",)
"""What buttons say that are about the message which theirs answers."""


def read(raw: Mapping[str, Any], telegram: Bot | None) -> Update:
    """An update; `telegram` is the bot that its own shortcuts speak through. Whatever is raised, it
    cannot be read.

    With a press comes the message that was pressed, with its words, their marks, all its buttons
    and its picture in four sizes. The door knows what it says; only where it stands is read, and
    whether it has a picture: to make objects of all of it is a twentieth of what a press costs
    (docs/decisions/0046). Where the button is about what its message answers, that comes along.

    With a press on an inline message comes its id alone. It is read as one on the only message of a
    chat of its own (:mod:`bot.telegram.inline`).
    """
    query = raw.get("callback_query")
    if query is not None and query.get("message") is None and query.get("inline_message_id"):
        place = {"id": address_of(query["inline_message_id"]), "type": "group", "title": ""}
        message = {"message_id": INLINE_MESSAGE, "date": 1, "chat": place}
        raw = {**raw, "callback_query": {**query, "message": message}}
        return Update.de_json(raw, telegram)
    if query is not None and query.get("message") is not None:
        message = query["message"]
        kept = {name: message[name] for name in _OF_A_PRESSED if name in message}
        kept["photo"] = message.get("photo", ())[-1:]
        if str(query.get("data")).startswith(_OF_WHAT_IT_ANSWERS) and "reply_to_message" in message:
            kept["reply_to_message"] = message["reply_to_message"]
        raw = {**raw, "callback_query": {**query, "message": kept}}
    return Update.de_json(dict(raw), telegram)
