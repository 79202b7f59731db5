"""What people do to groups: members, admins, topics, and a group that becomes a supergroup."""

from playground.errors import PlayError
from playground.people import FIRST_SUPERGROUP_ID, deliver, set_bot_status
from playground.wire import chat_json, member_json, user_json
from playground.world import Chat, Member, Message, Status, World


def _group(world: World, chat_id: int) -> Chat:
    chat = world.chat(chat_id)
    if chat.kind not in {"group", "supergroup"}:
        raise PlayError(f"chat {chat_id} is no group")
    return chat


def _service(
    world: World, chat: Chat, by: int, thread_id: int | None = None, **what: object
) -> Message:
    message = world.new_message(
        chat, by, service=dict(what), thread_id=thread_id, topic=thread_id is not None
    )
    deliver(world, message)
    return message


def add_bot(world: World, person_id: int, chat_id: int, *, admin: bool = False) -> None:
    """Bring the bot into a group."""
    chat = _group(world, chat_id)
    if chat.has(world.bot.id):
        return
    set_bot_status(world, chat, "administrator" if admin else "member", person_id)
    _service(world, chat, person_id, new_chat_members=[user_json(world.bot)])


def kick_bot(world: World, person_id: int, chat_id: int) -> None:
    """Throw the bot out of a group: it hears of that by ``my_chat_member`` alone."""
    chat = _group(world, chat_id)
    world.new_message(chat, person_id, service={"left_chat_member": user_json(world.bot)})
    set_bot_status(world, chat, "kicked", person_id)


def set_blocked(world: World, person_id: int, *, blocked: bool) -> None:
    """A person blocks the bot, or lets it speak again."""
    chat = world.chat(person_id)
    set_bot_status(world, chat, "kicked" if blocked else "member", person_id)


def set_member(
    world: World,
    chat_id: int,
    person_id: int,
    *,
    present: bool,
    by: int | None = None,
    shown: bool = True,
) -> None:
    """A person joins or leaves a group, or ``by`` adds or removes them: only an admin removes.

    Large groups show no message of who left: then it is not ``shown``.
    """
    chat = _group(world, chat_id)
    old = chat.members.get(person_id) or Member(person_id, "left")
    if chat.has(person_id) == present:
        return
    person, actor = user_json(world.user(person_id)), person_id if by is None else by
    removed = not present and actor != person_id
    if removed and not chat.is_admin(actor):
        raise PlayError(f"person {actor} may not remove {person_id}")
    new = Member(person_id, "member" if present else "kicked" if removed else "left")
    if present:
        chat.members[person_id] = new
        _service(world, chat, actor, new_chat_members=[person])
    else:
        if shown:
            _service(world, chat, actor, left_chat_member=person)
        chat.members[person_id] = new
    _tell_member(world, chat, old, new, actor)


def _tell_member(world: World, chat: Chat, old: Member, new: Member, by: int) -> None:
    """Tell the bot what became of a member: only as an admin it hears of that."""
    if chat.is_admin(world.bot.id):
        world.updates.put(
            "chat_member",
            {
                "chat": chat_json(world, chat),
                "from": user_json(world.user(by)),
                "date": world.now(),
                "old_chat_member": member_json(world, old),
                "new_chat_member": member_json(world, new),
            },
        )
    world.tell("chat", chat_id=chat.id)


def set_admin(
    world: World, chat_id: int, user_id: int, *, admin: bool, anonymous: bool = False
) -> None:
    """Make someone (a person, or the bot) an admin of a group, or no longer one."""
    chat = _group(world, chat_id)
    if not chat.has(user_id):
        raise PlayError(f"{user_id} is not in chat {chat_id}")
    status: Status = "administrator" if admin else "member"
    creator = next((m.user_id for m in chat.members.values() if m.status == "creator"), user_id)
    if user_id == world.bot.id:
        set_bot_status(world, chat, status, creator)
        return
    old = chat.members[user_id]
    if old.status == "creator":
        status = "creator"
    new = Member(user_id, status, anonymous)
    chat.members[user_id] = new
    _tell_member(world, chat, old, new, creator)


def add_topic(world: World, person_id: int, chat_id: int, name: str) -> int:
    """Make a topic in a forum; its thread id, which is the id of its first message."""
    chat = _group(world, chat_id)
    if not chat.forum:
        raise PlayError(f"chat {chat_id} has no topics")
    thread = chat.last_message_id + 1
    chat.topics[thread] = name
    created = {"name": name, "icon_color": 7322096}
    _service(world, chat, person_id, thread, forum_topic_created=created)
    return thread


def set_topic(
    world: World, person_id: int, chat_id: int, thread: int | None, *, closed: bool
) -> None:
    """Close a topic (None: General), or open it again: the bot is told by a service message."""
    chat = _group(world, chat_id)
    if not chat.forum or (thread is not None and thread not in chat.topics):
        raise PlayError(f"chat {chat_id} has no topic {thread}")
    chat.closed = [one for one in chat.closed if one != thread] + [thread] * closed
    what = "forum_topic_closed" if closed else "forum_topic_reopened"
    _service(world, chat, person_id, thread, **{what: {}})


def delete_topic(world: World, chat_id: int, thread: int | None) -> None:
    """Delete a topic with all that stands in it: no update tells the bot."""
    chat = _group(world, chat_id)
    if thread is None or chat.topics.pop(thread, None) is None:
        raise PlayError(f"chat {chat_id} has no topic {thread}")
    chat.closed = [one for one in chat.closed if one != thread]
    for message in [m for m in chat.messages.values() if m.topic and m.thread_id == thread]:
        world.remove_message(chat, message.id)
    world.tell("chat", chat_id=chat.id)


def permit(
    world: World, chat_id: int, *, words: bool | None = None, photos: bool | None = None
) -> None:
    """Change what a group lets its members send: no update tells the bot."""
    chat = _group(world, chat_id)
    chat.words = chat.words if words is None else words
    chat.photos = chat.photos if photos is None else photos


def migrate(world: World, chat_id: int) -> Chat:
    """Turn a group into a supergroup: a new chat with a new id, no message of the old one.

    The bot is told in both, as Telegram does.
    """
    old = _group(world, chat_id)
    if old.kind != "group" or old.migrated_to is not None:
        raise PlayError(f"chat {chat_id} is no basic group")
    ids = [chat.id for chat in world.chats.values() if chat.kind == "supergroup"]
    new = Chat(min([FIRST_SUPERGROUP_ID + 1, *ids]) - 1, "supergroup", old.title)
    new.members = {
        user: Member(user, member.status, member.anonymous) for user, member in old.members.items()
    }
    new.migrated_from = old.id
    world.chats[new.id] = new
    world.tell("chat", chat_id=new.id)
    creator = next((m.user_id for m in old.members.values() if m.status == "creator"), world.bot.id)
    _service(world, old, creator, migrate_to_chat_id=new.id)
    old.migrated_to = new.id
    _service(world, new, creator, migrate_from_chat_id=old.id)
    world.tell("chat", chat_id=old.id)
    return new
