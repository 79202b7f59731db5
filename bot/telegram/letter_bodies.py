"""What is kept of an update that nobody could work on, and how it is made into an update again.

A letter holds no name, no Telegram id and nothing that somebody wrote in their own words: of a
press what the button carries, of a command the command and what follows it, unless that is a name.
Who it was and where are our own numbers, beside the text; who is forgotten is no longer found.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from telegram import Message, Update

from storage.rows import Chat, Letter, Person

KINDS = ("message", "callback_query", "my_chat_member", "chat_member", "poll_answer")
PERSONAL = frozenset({"/name"})
"""Commands behind which somebody writes in their own words."""
LONGEST = 128
_COMMAND = re.compile(r"(/[a-z_]{1,32})(@\w+)?((?:\s+[\w.,:/#=+>-]+)*)\s*", re.ASCII)


def body_of(update: Update) -> str:
    """The letter's text (JSON) of an update that was read."""
    query, message = update.callback_query, update.effective_message
    shown = message if isinstance(message, Message) else None
    kept: dict[str, Any] = {
        "kind": next((kind for kind in KINDS if getattr(update, kind) is not None), "other"),
        "data": None if query is None else query.data,
        "command": None if query is not None or shown is None else command(shown.text or ""),
        "message": None if query is None or query.message is None else query.message.message_id,
        "photo": query is not None and shown is not None and bool(shown.photo),
        "topic": shown.message_thread_id if shown is not None and shown.is_topic_message else None,
    }
    return json.dumps(kept)


def command(text: str) -> str | None:
    """A command with what follows it, as far as that is no personal text; None for other words."""
    found = _COMMAND.fullmatch(text)
    if found is None or len(text) > LONGEST or found[1] in PERSONAL:
        name = re.match(r"/[a-z_]{1,32}", text)
        return None if name is None else f"{name[0]} …"
    return f"{found[1]}{found[3]}"


def update_of(letter: Letter, person: Person | None, chat: Chat | None) -> dict[str, Any] | None:
    """The update of a letter, under a number of its own (the letter's, negative: Telegram gives out
    none such); None if too little of it is kept. So it is worked on once, however often it is
    begun."""
    try:
        kept = json.loads(letter.body)
    except ValueError:
        return None
    if person is None or person.telegram is None or chat is None or chat.address is None:
        return None
    data, said = kept.get("data"), kept.get("command") or ""
    if data is None and _COMMAND.fullmatch(said) is None:
        return None
    name = person.name or ""
    named = {"first_name": name, "language_code": person.code}
    user = {"id": person.telegram, "is_bot": False, **named}
    kind = {"type": "private"} if chat.kind == "private" else {"type": "supergroup"}
    place = {"id": chat.address, "title": chat.title, **kind}
    message: dict[str, Any] = {"message_id": kept.get("message") or 0, "date": 1, "chat": place}
    if kept.get("topic") is not None:
        message |= {"message_thread_id": kept["topic"], "is_topic_message": True}
    return {"update_id": -letter.id, **_matter(letter, kept, user, message)}


def _matter(
    letter: Letter, kept: Mapping[str, Any], user: Mapping[str, Any], message: dict[str, Any]
) -> dict[str, Any]:
    if kept.get("data") is None:
        said = kept["command"]
        mark = {"type": "bot_command", "offset": 0, "length": len(said.split()[0])}
        return {"message": {**message, "from": user, "text": said, "entities": [mark]}}
    if kept.get("photo"):
        message["photo"] = [{"file_id": "-", "file_unique_id": "-", "width": 1, "height": 1}]
    pressed = {"id": f"letter{letter.id}", "from": user, "chat_instance": "-", "message": message}
    return {"callback_query": {**pressed, "data": kept["data"]}}
