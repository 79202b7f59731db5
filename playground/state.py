"""The stand-in's memory on disk, so that a session goes on after a restart.

One JSON file, replaced whole, and beside it a folder ``<name>.files`` of what was uploaded.
Presses that wait for an answer and the log of calls are not kept.
"""

import asyncio
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from playground.files import Stored
from playground.world import Chat, Member, Message, Poll, Profile, User, World

#: Moved when the form of the file changes; an older file is then refused.
FORM = 1
#: Seconds between a change and its saving.
PAUSE = 1.0


def dump(world: World) -> dict[str, Any]:
    """Everything worth keeping, as JSON."""
    return {
        "form": FORM,
        "seq": world.seq,
        "epoch": world.epoch,
        "last_message_id": world.last_message_id,
        "last_query_id": world.last_query_id,
        "last_inline_id": world.last_inline_id,
        "last_poll_id": world.last_poll_id,
        "people": [asdict(user) for user in world.people.values()],
        "chats": [asdict(chat) for chat in world.chats.values()],
        "profile": asdict(world.profile),
        "updates": {
            "pending": world.updates.pending,
            "until": {str(number): end for number, end in world.updates.until.items()},
            "next_id": world.updates.next_id,
            "allowed": sorted(world.updates.allowed) if world.updates.allowed else None,
        },
        "files": {
            "count": world.files.count,
            "stored": [asdict(stored) for stored in world.files.stored.values()],
            "photos": world.files.photos,
        },
    }


def _chat(body: dict[str, Any]) -> Chat:
    members = {int(key): Member(**member) for key, member in body.pop("members").items()}
    messages = {int(key): _message(message) for key, message in body.pop("messages").items()}
    topics = {int(key): name for key, name in body.pop("topics").items()}
    return Chat(**body, members=members, messages=messages, topics=topics)


def _message(body: dict[str, Any]) -> Message:
    poll = body.pop("poll", None)
    if poll is not None:
        votes = {int(person): options for person, options in poll.pop("votes").items()}
        poll = Poll(**poll, votes=votes)
    return Message(**body, poll=poll)


def restore(world: World, body: dict[str, Any]) -> None:
    """Put what was kept into a world, in place of what it holds.

    Raises ``ValueError`` for another form of the file.
    """
    if body.get("form") != FORM:
        raise ValueError(f"the state file has form {body.get('form')!r}, not {FORM}")
    world.seq = body["seq"]
    world.epoch = body["epoch"]
    world.last_message_id = body["last_message_id"]
    world.last_query_id = body["last_query_id"]
    world.last_inline_id = body.get("last_inline_id", 0)
    world.last_poll_id = body.get("last_poll_id", 0)
    world.people = {one["id"]: User(**one) for one in body["people"]}
    world.chats = {one["id"]: _chat(one) for one in body["chats"]}
    standing = [message for chat in world.chats.values() for message in chat.messages.values()]
    world.open_polls = {
        message.poll.id: message
        for message in standing
        if message.poll is not None and not message.poll.closed
    }
    world.profile = Profile(**body["profile"])
    updates = body["updates"]
    world.updates.pending = updates["pending"]
    world.updates.until = {int(key): float(end) for key, end in updates.get("until", {}).items()}
    world.updates.next_id = updates["next_id"]
    world.updates.allowed = frozenset(updates["allowed"]) if updates["allowed"] else None
    files = world.files
    files.count = body["files"]["count"]
    files.stored = {one["file_id"]: Stored(**one) for one in body["files"]["stored"]}
    files.paths = {stored.path: stored.file_id for stored in files.stored.values()}
    files.photos = body["files"]["photos"]
    files.largest = {size: largest for largest, sizes in files.photos.items() for size in sizes}


class StateFile:
    """Where a world is kept between runs."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.folder = path.with_name(f"{path.name}.files")
        self.saved: int | None = None

    def load(self, world: World) -> bool:
        """Restore a world from the file; false if there is none yet.

        Raises ``ValueError`` if the file cannot be read, or is not one of ours.
        """
        if not self.path.exists():
            return False
        try:
            restore(world, json.loads(self.path.read_text("utf-8")))
        except OSError as error:
            raise ValueError(f"cannot read {self.path}: {error.strerror}") from error
        except (KeyError, TypeError, AttributeError, UnicodeError, json.JSONDecodeError) as error:
            raise ValueError(f"{self.path} is no state of the playground: {error!r}") from error
        for file in sorted(self.folder.glob("*")):
            world.files.keep(file.name, file.read_bytes())
        self.saved = world.seq
        return True

    def save(self, world: World) -> None:
        """Write the files that are new, then the state."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for name, data in world.files.data.items():
            file = self.folder / name
            if not file.exists():
                file.write_bytes(data)
        draft = self.path.with_name(f"{self.path.name}.new")
        draft.write_text(json.dumps(dump(world), ensure_ascii=False), "utf-8")
        draft.replace(self.path)
        self.saved = world.seq

    async def follow(self, world: World) -> None:
        """Save a moment after every change, until cancelled."""
        while True:
            beat = world.pulse.wait()
            if self.saved == world.seq:
                await beat
            else:
                beat.close()
            await asyncio.sleep(PAUSE)
            self.save(world)
