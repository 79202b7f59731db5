"""The control API's actions: JSON in, a person's deed, JSON out."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from playground import groups, inline, people, polls
from playground.errors import PlayError
from playground.wire import message_json
from playground.world import User, World

Body = Mapping[str, Any]
Action = Callable[[World, Body], dict[str, Any]]


def _person(world: World, body: Body, name: str = "person") -> int:
    """A person by id or first name."""
    value = body.get(name)
    for user in world.people.values():
        if value in {user.id, user.first_name}:
            return user.id
    raise PlayError(f"there is no person {value!r}")


def _chat(world: World, body: Body, name: str = "chat") -> int:
    """A chat by id or title; ``bot`` or nothing is the person's private chat with the bot."""
    value = body.get(name)
    if value in {None, "bot"}:
        return _person(world, body)
    for chat in world.chats.values():
        if value == chat.id or (value == chat.title and chat.migrated_to is None):
            return chat.id
    raise PlayError(f"there is no chat {value!r}")


def _integer(body: Body, name: str) -> int | None:
    value = body.get(name)
    if value is not None and not isinstance(value, int):
        raise PlayError(f"{name} must be a whole number, not {value!r}")
    return value


def _required(body: Body, name: str) -> int:
    value = _integer(body, name)
    if value is None:
        raise PlayError(f"{name} is missing")
    return value


def _say(world: World, body: Body) -> dict[str, Any]:
    message, update = people.say(
        world,
        _person(world, body),
        _chat(world, body),
        str(body.get("text", "")),
        reply_to=_integer(body, "reply_to"),
        thread_id=_integer(body, "thread_id"),
        anonymous=bool(body.get("anonymous")),
        origin=None if body.get("origin") is None else _person(world, body, "origin"),
        hidden=bool(body.get("hidden")),
        times=int(body.get("times", 1)),
    )
    return {"message": message_json(world, message), "update_id": update}


def _forward(world: World, body: Body) -> dict[str, Any]:
    """Send a message on into a chat (``into``), or into the one with another person (``to``)."""
    person = _person(world, body)
    if body.get("to") is not None:
        into = people.dialog(world, person, _person(world, body, "to")).id
    else:
        into = _chat(world, {**body, "chat": body.get("into")})
    message, update = people.forward(
        world, person, _chat(world, body), _required(body, "message_id"), into
    )
    return {"message": message_json(world, message), "update_id": update}


def _edit(world: World, body: Body) -> dict[str, Any]:
    message, update = people.edit(
        world,
        _person(world, body),
        _chat(world, body),
        _required(body, "message_id"),
        str(body.get("text", "")),
        times=int(body.get("times", 1)),
    )
    return {"message": message_json(world, message), "update_id": update}


def _start(world: World, body: Body) -> dict[str, Any]:
    payload = str(body.get("payload") or "")
    text = f"/start {payload}" if payload else "/start"
    return _say(world, {"person": body.get("person"), "text": text})


def _startgroup(world: World, body: Body) -> dict[str, Any]:
    person, chat = _person(world, body), _chat(world, body)
    groups.add_bot(world, person, chat)
    text = f"/start@{world.bot.username} {body.get('payload') or ''}".strip()
    return _say(world, {"person": person, "chat": chat, "text": text})


def _press(world: World, body: Body) -> dict[str, Any]:
    person, chat = _person(world, body), _chat(world, body)
    message_id = _required(body, "message_id")
    data = body.get("data")
    if not body.get("forged"):
        which = {name: body.get(name) for name in ("data", "text", "index", "row")}
        button = people.find_button(world, chat, message_id, column=body.get("column", 0), **which)
        data = button.get("callback_data")
    if not isinstance(data, str):
        raise PlayError("this button has no callback data")
    query, update = people.press(
        world, person, chat, message_id, data, times=int(body.get("times", 1))
    )
    return {"query_id": query.id, "update_id": update}


def _inline(world: World, body: Body) -> dict[str, Any]:
    """Type behind the bot's name in a chat."""
    query, update = inline.ask(
        world,
        _person(world, body),
        _chat(world, body),
        str(body.get("text") or ""),
        str(body.get("offset") or ""),
    )
    return {"query_id": query.id, "update_id": update}


def _choose(world: World, body: Body) -> dict[str, Any]:
    """Send one of the results of ``query_id`` into a chat."""
    message, update = inline.choose(
        world,
        _person(world, body),
        _chat(world, body),
        str(body.get("query_id")),
        str(body.get("result_id")),
    )
    return {"message": message_json(world, message), "update_id": update}


def _dialog(world: World, body: Body) -> dict[str, Any]:
    """The chat with another person (``to``), of which the bot knows nothing."""
    return {"chat_id": people.dialog(world, _person(world, body), _person(world, body, "to")).id}


def _options(world: World, body: Body) -> dict[str, Any]:
    """Turn the bot's inline mode, its feedback, or its being a guest on or off."""
    now = world.options
    world.options = replace(
        now,
        inline=bool(body.get("inline", now.inline)),
        feedback=bool(body.get("feedback", now.feedback)),
        guest=bool(body.get("guest", now.guest)),
    )
    return {}


def _share(world: World, body: Body) -> dict[str, Any]:
    """Post into another person's chat (``to``) or a group (``chat``)."""
    person = _person(world, body)
    if body.get("to") is not None:
        chat_id = people.dialog(world, person, _person(world, body, "to")).id
    else:
        chat_id = _chat(world, body)
    return _say(world, {"person": person, "chat": chat_id, "text": body.get("text", "")})


def _pick(world: World, body: Body) -> dict[str, Any]:
    """Pick somebody (``other``) by the button for that, in one's own chat with the bot."""
    person, other = _person(world, body), _person(world, body, "other")
    people.pick(world, person, other)
    return {}


def _vote(world: World, body: Body) -> dict[str, Any]:
    """Vote for the ``options`` of a poll, by their places from 0."""
    person, chat = _person(world, body), _chat(world, body)
    options = body.get("options")
    if not isinstance(options, list) or not all(isinstance(one, int) for one in options):
        raise PlayError(f"options must be whole numbers, not {options!r}")
    polls.vote(world, person, chat, _required(body, "message_id"), options)
    return {}


def _close_poll(world: World, body: Body) -> dict[str, Any]:
    """The time of a poll has come, whatever its close date says."""
    message = world.chat(_chat(world, body)).messages.get(_required(body, "message_id"))
    if message is None or message.poll is None:
        raise PlayError("there is no such poll")
    polls.close(world, message)
    return {}


def _delete(world: World, body: Body) -> dict[str, Any]:
    message_id = _required(body, "message_id")
    people.delete(world, _person(world, body), _chat(world, body), message_id)
    return {}


def _block(world: World, body: Body) -> dict[str, Any]:
    groups.set_blocked(world, _person(world, body), blocked=bool(body.get("blocked", True)))
    return {}


def _add_bot(world: World, body: Body) -> dict[str, Any]:
    admin = bool(body.get("admin"))
    groups.add_bot(world, _person(world, body), _chat(world, body), admin=admin)
    return {}


def _kick_bot(world: World, body: Body) -> dict[str, Any]:
    groups.kick_bot(world, _person(world, body), _chat(world, body))
    return {}


def _admin(world: World, body: Body) -> dict[str, Any]:
    user = world.bot.id if body.get("person") == "bot" else _person(world, body)
    groups.set_admin(
        world,
        _chat(world, body),
        user,
        admin=bool(body.get("admin", True)),
        anonymous=bool(body.get("anonymous")),
    )
    return {}


def _member(world: World, body: Body) -> dict[str, Any]:
    groups.set_member(
        world,
        _chat(world, body),
        _person(world, body),
        present=bool(body.get("present", True)),
        by=_person(world, body, "by") if body.get("by") is not None else None,
        shown=bool(body.get("shown", True)),
    )
    return {}


def _delete_account(world: World, body: Body) -> dict[str, Any]:
    people.delete_account(world, _person(world, body))
    return {}


def _group(world: World, body: Body) -> dict[str, Any]:
    names = body.get("people", [])
    chat = people.add_group(
        world,
        str(body.get("title", "Group")),
        [_person(world, {"person": name}) for name in names],
        supergroup=bool(body.get("supergroup")),
        forum=bool(body.get("forum")),
        with_bot=bool(body.get("bot", True)),
    )
    return {"chat_id": chat.id}


def _topic(world: World, body: Body) -> dict[str, Any]:
    name = str(body.get("name", "Topic"))
    thread = groups.add_topic(world, _person(world, body), _chat(world, body), name)
    return {"thread_id": thread}


def _close_topic(world: World, body: Body) -> dict[str, Any]:
    thread, closed = _integer(body, "thread_id"), bool(body.get("closed", True))
    groups.set_topic(world, _person(world, body), _chat(world, body), thread, closed=closed)
    return {}


def _delete_topic(world: World, body: Body) -> dict[str, Any]:
    groups.delete_topic(world, _chat(world, body), _integer(body, "thread_id"))
    return {}


def _permit(world: World, body: Body) -> dict[str, Any]:
    words, photos = body.get("words"), body.get("photos")
    groups.permit(world, _chat(world, body), words=words, photos=photos)
    return {}


def _migrate(world: World, body: Body) -> dict[str, Any]:
    return {"chat_id": groups.migrate(world, _chat(world, body)).id}


def _new_person(world: World, body: Body) -> dict[str, Any]:
    name = str(body.get("first_name") or "").strip()
    if not name:
        raise PlayError("first_name is missing")
    user_id = _integer(body, "id") or max([710_000_000, *world.people]) + 1
    user = User(user_id, name, body.get("username"), body.get("language_code", "en"))
    people.add_person(world, user)
    return {"person_id": user.id}


def _change_person(world: World, body: Body) -> dict[str, Any]:
    user = world.people[_person(world, body)]
    for name in ("first_name", "last_name", "username", "language_code"):
        if name in body:
            setattr(user, name, body[name])
    world.tell("person", person_id=user.id)
    return {}


def _redeliver(world: World, body: Body) -> dict[str, Any]:
    ids = body.get("update_ids")
    if ids is None:
        last = int(body.get("last", 1))
        ids = [update["update_id"] for update in world.updates.recent[-last:]]
    return {"count": world.updates.redeliver(ids)}


def _expire(world: World, body: Body) -> dict[str, Any]:
    """Make presses too old to be answered: those listed in ``query_ids``, or all."""
    wanted = body.get("query_ids", list(world.queries))
    for query_id in wanted:
        world.queries[query_id].expired = True
    return {"count": len(wanted)}


ACTIONS: dict[str, Action] = {
    "say": _say,
    "edit": _edit,
    "forward": _forward,
    "start": _start,
    "startgroup": _startgroup,
    "press": _press,
    "inline": _inline,
    "choose": _choose,
    "dialog": _dialog,
    "options": _options,
    "share": _share,
    "pick": _pick,
    "vote": _vote,
    "close_poll": _close_poll,
    "delete": _delete,
    "block": _block,
    "add_bot": _add_bot,
    "kick_bot": _kick_bot,
    "admin": _admin,
    "member": _member,
    "delete_account": _delete_account,
    "group": _group,
    "topic": _topic,
    "close_topic": _close_topic,
    "delete_topic": _delete_topic,
    "permit": _permit,
    "migrate": _migrate,
    "new_person": _new_person,
    "person": _change_person,
    "redeliver": _redeliver,
    "expire": _expire,
}
