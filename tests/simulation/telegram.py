"""Telegram as people and the bot see it: chats, messages, updates.

It lives outside the process; `tests.simulation.line` is the process's way to it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.telegram.wire import (
    ChatClosed,
    ChatMoved,
    FileGone,
    Keyboard,
    MessageGone,
    NoPictures,
    Picture,
    Unchanged,
)

PRESS_LIVES_S, OTHERS_LIVE_S = 150, 24 * 3600
"""So long Telegram keeps updates that nobody fetches."""
BOT = {"id": 1, "is_bot": True, "first_name": "Djehuty", "username": "djehuty_bot"}


@dataclass(frozen=True)
class User:
    """Somebody with a Telegram client."""

    id: int
    name: str
    language: str = "en"

    @property
    def data(self) -> dict[str, Any]:
        return {
            "id": self.id, "is_bot": False, "first_name": self.name,
            "language_code": self.language,
        }  # fmt: skip


@dataclass
class Shown:
    """A message of the bot's. `seen` are the keyboards it ever had, the newest last: a client
    that lags shows an old one."""

    id: int
    text: str
    photo: bytes | None
    keys: Keyboard
    gone: bool = False
    seen: list[Keyboard] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seen.append(self.keys)

    def put(self, text: str, photo: bytes | None, keys: Keyboard) -> None:
        self.text, self.photo, self.keys = text, photo, keys
        self.seen.append(keys)


@dataclass
class Room:
    """A chat. `closed`: the bot may not write there now; `pictures`: it may send some."""

    address: int
    kind: Literal["private", "group", "supergroup"]
    members: tuple[User, ...]
    messages: dict[int, Shown] = field(default_factory=dict)
    closed: bool = False
    pictures: bool = True
    was_closed: bool = False
    moved: int | None = None
    last: int = 100
    hears: bool = False
    """Whether the bot is told of the talk (as an admin)."""
    talk: list[int] = field(default_factory=list)
    """The numbers of what people said to each other."""

    @property
    def data(self) -> dict[str, Any]:
        if self.kind == "private":
            user = self.members[0]
            return {"id": self.address, "type": "private", "first_name": user.name}
        return {"id": self.address, "type": self.kind, "title": "Club"}

    def next(self) -> int:
        self.last += 1
        return self.last


@dataclass
class Pressed:
    """A press and what the presser was told. `data` is what the button carried, if `honest`."""

    update: int
    user: User
    room: int
    message: int
    data: str
    answers: list[tuple[str, bool]] = field(default_factory=list)
    honest: bool = True


class Telegram:
    """The whole of Telegram. `note` gets a line for each effect, for the trace; `forgotten` hears
    of each update that was acknowledged; `places` are the chats that updates came from."""

    def __init__(
        self,
        users: tuple[User, ...],
        group: int,
        note: Callable[[str], None],
        *,
        seconds: Callable[[], float] = lambda: 0.0,
        forgotten: Callable[[int], None] = lambda _: None,
    ) -> None:
        self._seconds = seconds
        self._forgotten = forgotten
        self._came: dict[int, float] = {}
        self.expired: set[int] = set()
        self.pollers: set[object] = set()
        self.conflicts = 0
        self.users = users
        self.rooms = {user.id: Room(user.id, "private", (user,)) for user in users}
        self.rooms[group] = Room(group, "group", users)
        self.admin = users[0].id
        self.presses: dict[str, Pressed] = {}
        self.moves: dict[int, tuple[User, str]] = {}
        self.queue: list[dict[str, Any]] = []
        self.places: dict[int, int] = {}
        self.acknowledged: list[int] = []
        self.arrived = asyncio.Event()
        self.files: dict[str, bytes] = {}
        self.away: set[int] = set()
        """Everybody who left a group, or blocked the bot, at some time."""
        self._uploads = 0
        self.effects = 0
        self._note = note
        self._update = 5000

    # -- people's side ---------------------------------------------------------------------------

    def _enqueue(self, room: Room, body: dict[str, Any]) -> int:
        self._update += 1
        self.places[self._update] = room.address
        self._came[self._update] = self._seconds()
        self.queue.append({"update_id": self._update, **body})
        self.arrived.set()
        return self._update

    def press(
        self, user: User, room: Room, message: Shown, data: str, *, honest: bool = True
    ) -> None:
        """`user` presses a button that carries `data` under `message`, or pretends to."""
        query = f"c{len(self.presses)}"
        body = {
            "id": query, "from": user.data, "chat_instance": "1", "data": data,
            "message": self._data(room, message),
        }  # fmt: skip
        update = self._enqueue(room, {"callback_query": body})
        self.presses[query] = Pressed(update, user, room.address, message.id, data, honest=honest)
        self._note(f"press {update} {user.name} {room.address}/{message.id} {data}")

    @staticmethod
    def _data(room: Room, message: Shown) -> dict[str, Any]:
        body: dict[str, Any] = {"message_id": message.id, "date": 1, "chat": room.data}
        if message.photo is None:
            return {**body, "text": message.text}
        photo = {"file_id": "f", "file_unique_id": "f", "width": 1280, "height": 1}
        return {**body, "photo": [photo], "caption": message.text}

    def say(
        self,
        user: User,
        room: Room,
        text: str,
        *,
        move: str = "",
        answers: tuple[Shown, str] | None = None,
    ) -> None:
        """`user` writes `text`, a command perhaps, or the `move` that it means; `answers` is the
        message of the bot's that it replies to, and what the first button under that says."""
        body = {
            "message_id": room.next(), "date": 1, "chat": room.data, "from": user.data,
            "text": text,
        }  # fmt: skip
        if text.startswith("/"):
            length = len(text.split(maxsplit=1)[0])
            body["entities"] = [{"type": "bot_command", "offset": 0, "length": length}]
        if answers is not None:
            message, data = answers
            body["reply_to_message"] = {
                "message_id": message.id, "date": 1, "chat": room.data, "from": BOT,
                "reply_markup": {"inline_keyboard": [[{"text": "?", "callback_data": data}]]},
            }  # fmt: skip
        update = self._enqueue(room, {"message": body})
        if move:
            self.moves[update] = (user, move)
        self._note(f"say {update} {user.name} {room.address} {text}")

    def chat(self, user: User, room: Room) -> None:
        """`user` says something to the others: it is hidden from a bot that is no admin."""
        message = room.next()
        room.talk.append(message)
        if room.hears:
            body = {
                "message_id": message, "date": 1, "chat": room.data, "from": user.data,
                "text": "well",
            }  # fmt: skip
            self._enqueue(room, {"message": body})

    def below(self, room: Room, message: int) -> int:
        """How many messages stand below that one."""
        shown = [each.id for each in room.messages.values() if not each.gone]
        return sum(each > message for each in (*shown, *room.talk))

    def set_closed(self, room: Room, *, closed: bool) -> None:
        """The bot is blocked (a private chat) or silenced (a group), or no longer."""
        room.closed = closed
        room.was_closed |= closed
        if closed and room.kind == "private":
            self.away.add(room.address)
        self._note(f"closed {room.address} {closed}")
        if room.kind == "private":
            status = ("kicked", "member") if closed else ("member", "kicked")
            new, old = ({"status": s, "user": BOT, "until_date": 0} for s in status)
            body = {
                "chat": room.data, "from": room.members[0].data, "date": 1,
                "old_chat_member": old, "new_chat_member": new,
            }  # fmt: skip
            self._enqueue(room, {"my_chat_member": body})

    def leave(self, room: Room, user: User) -> None:
        """`user` leaves a group, in which somebody stays."""
        room.members = tuple(member for member in room.members if member != user)
        self.away.add(user.id)
        self._members(room, user, {"left_chat_member": user.data})

    def join(self, room: Room, user: User) -> None:
        """`user` is in the group again."""
        room.members = tuple(each for each in self.users if each in (*room.members, user))
        self._members(room, user, {"new_chat_members": [user.data]})

    def _members(self, room: Room, user: User, told: dict[str, Any]) -> None:
        body = {
            "message_id": room.next(), "date": 1, "chat": room.data, "from": user.data, **told,
        }  # fmt: skip
        update = self._enqueue(room, {"message": body})
        self._note(f"members {update} {user.name} {room.address} {sorted(told)}")

    def set_pictures(self, room: Room, *, allowed: bool) -> None:
        """A group forbids pictures, or allows them again: nobody is told."""
        room.pictures = allowed
        self._note(f"pictures {room.address} {allowed}")

    def move(self, room: Room, address: int) -> None:
        """The group becomes a supergroup; its old messages stay behind, out of reach."""
        new = Room(address, "supergroup", room.members, was_closed=room.was_closed)
        self.rooms[address] = new
        room.moved = address
        self._note(f"moved {room.address} {address}")
        sender = room.members[0].data
        for place, told in (
            (room, {"migrate_to_chat_id": address}),
            (new, {"migrate_from_chat_id": room.address}),
        ):
            body = {
                "message_id": place.next(), "date": 1, "chat": place.data, "from": sender, **told,
            }  # fmt: skip
            self._enqueue(place, {"message": body})

    def rooms_now(self) -> list[Room]:
        """The chats people are in."""
        return [room for room in self.rooms.values() if room.moved is None]

    # -- the bot's side --------------------------------------------------------------------------

    def acknowledge(self, offset: int) -> list[int]:
        """Forget the updates before `offset`; their ids."""
        done = [update["update_id"] for update in self.queue if update["update_id"] < offset]
        self.queue = [update for update in self.queue if update["update_id"] >= offset]
        self.acknowledged += done
        for update in done:
            self._forgotten(update)
        return done

    def expire(self) -> None:
        """Forget what nobody has fetched for too long."""
        for update in list(self.queue):
            lives = PRESS_LIVES_S if "callback_query" in update else OTHERS_LIVE_S
            if self._came[update["update_id"]] + lives < self._seconds():
                self.queue.remove(update)
                self.expired.add(update["update_id"])

    def open_room(self, address: int) -> Room:
        """The chat with that address, or why it cannot be written to."""
        room = self.rooms.get(address)
        if room is None:
            raise ChatClosed("Bad Request: chat not found")
        if room.moved is not None:
            raise ChatMoved(room.moved)
        if room.closed:
            raise ChatClosed("Forbidden: bot was blocked by the user")
        return room

    def present(self, address: int, user: int) -> bool:
        """Whether somebody is in a group."""
        return any(member.id == user for member in self.open_room(address).members)

    def message(self, address: int, message: int) -> tuple[Room, Shown]:
        """A message of ours that can still be edited."""
        room = self.open_room(address)
        found = room.messages.get(message)
        if found is None or found.gone:
            raise MessageGone("Bad Request: message to edit not found")
        return room, found

    def load(self, address: int, picture: Picture) -> tuple[bytes, str]:
        """A picture's bytes and its file id, for that chat."""
        if not self.open_room(address).pictures:
            raise NoPictures("Bad Request: not enough rights to send photos to the chat")
        if picture.file is not None:
            if picture.file not in self.files:
                raise FileGone("Bad Request: wrong file identifier")
            return self.files[picture.file], picture.file
        self._uploads += 1
        name = f"file{self._uploads}"
        self.files[name] = picture.data or b""
        return self.files[name], name

    def post(self, address: int, text: str, photo: bytes | None, keys: Keyboard) -> int:
        """A new message of ours."""
        room = self.open_room(address)
        message = Shown(room.next(), text, photo, keys)
        room.messages[message.id] = message
        self.effects += 1
        self._note(f"post {address}/{message.id} {text!r} {keys}")
        return message.id

    def delete(self, address: int, message: int) -> None:
        """Take a message of ours away."""
        _, found = self.message(address, message)
        found.gone = True
        self.effects += 1
        self._note(f"delete {address}/{message}")

    def edit(
        self, address: int, message: int, text: str, photo: bytes | None, keys: Keyboard
    ) -> None:
        """Change a message of ours; `Unchanged` if it is so already."""
        _, found = self.message(address, message)
        if (found.text, found.photo, found.keys) == (text, photo, keys):
            raise Unchanged("Bad Request: message is not modified")
        found.put(text, photo, keys)
        self.effects += 1
        self._note(f"edit {address}/{message} {text!r} {keys}")
