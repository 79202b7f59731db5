"""The stand-in's state for the page and for tests (control API)."""

from dataclasses import asdict
from typing import Any

from playground.errors import PlayError
from playground.methods.profile import commands_for
from playground.wire import Json, message_json, user_json
from playground.world import ApiCall, Chat, Event, Message, World


def person_view(world: World, person_id: int) -> Json:
    """A person: User and ``started``/``blocked`` towards the bot."""
    status = world.chat(person_id).status(world.bot.id)
    return user_json(world.user(person_id)) | {
        "started": status != "left",
        "blocked": status == "kicked",
        "deleted": world.user(person_id).deleted,
    }


def chat_view(world: World, chat: Chat) -> Json:
    """A chat: kind, title, members with their status, topics, the bot's status, what is pinned."""
    newest = max(chat.messages, default=0)
    return {
        "id": chat.id,
        "kind": chat.kind,
        "title": chat.title,
        "forum": chat.forum,
        "topics": [{"id": number, "name": name} for number, name in chat.topics.items()],
        "members": [
            {"id": member.user_id, "status": member.status, "anonymous": member.anonymous}
            for member in chat.members.values()
            if chat.has(member.user_id)
        ],
        "bot": chat.status(world.bot.id),
        "pinned": message_json(world, chat.messages[chat.pinned[-1]], deep=False)
        if chat.pinned
        else None,
        "migrated_to": chat.migrated_to,
        "migrated_from": chat.migrated_from,
        "count": len(chat.messages),
        "last": message_json(world, chat.messages[newest], deep=False) if newest else None,
    }


def state_view(world: World) -> Json:
    """Everything but the messages."""
    return {
        "seq": world.seq,
        "epoch": world.epoch,
        "bot": user_json(world.bot)
        | {
            "description": world.profile.description,
            "short_description": world.profile.short_description,
        },
        "people": [person_view(world, person) for person in world.people],
        "chats": [chat_view(world, chat) for chat in world.chats.values()],
    }


def messages_view(world: World, chat_id: int) -> list[Json]:
    """The messages of a chat as they stand, oldest first, as the Bot API writes them."""
    chat = world.chat(chat_id)
    return [_seen(world, chat.messages[number]) for number in sorted(chat.messages)]


def _seen(world: World, message: Message) -> Json:
    """A message with what the Bot API has elsewhere or nowhere: the bot's reaction to it, the
    keyboard that it brought in place of the letters, and who voted for what."""
    poll = message.poll
    votes = None if poll is None else {str(who): chosen for who, chosen in poll.votes.items()}
    more: Json = {"reaction": message.reaction, "panel": message.panel, "votes": votes}
    if poll is not None and poll.hidden:
        more["results_hidden"] = not poll.closed
    said = {name: value for name, value in more.items() if value is not None}
    return message_json(world, message) | said


def event_view(world: World, event: Event) -> Json:
    """An event, with its message as it then stood, its chat or person as they stand now."""
    body: Json = {"seq": event.seq, "kind": event.kind} | event.data
    if event.kind in {"message", "edit"}:
        body["message"] = _seen(world, event.data["message"])
    elif event.kind == "chat":
        chat = world.chats.get(event.data["chat_id"])
        body["chat"] = chat_view(world, chat) if chat else None
    elif event.kind == "person" and event.data["person_id"] in world.people:
        body["person"] = person_view(world, event.data["person_id"])
    return body


def menu_view(world: World, person_id: int, chat_id: int) -> list[Json]:
    """The commands that a person is offered in a chat, in their language."""
    chat = world.chat(chat_id)
    if chat.kind == "dialog" or not chat.members:
        raise PlayError(f"the bot is not in chat {chat_id}")
    return commands_for(world, person_id, chat)


def call_view(call: ApiCall) -> dict[str, Any]:
    """A call of the bot."""
    return asdict(call)
