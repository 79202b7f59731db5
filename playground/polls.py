"""Polls that stand in chats: votes, and that they close when their time has come."""

import asyncio

from playground.errors import PlayError
from playground.wire import poll_json, user_json
from playground.world import Message, World

#: For so many seconds a poll may be open (Bot API, sendPoll).
MIN_OPEN, MAX_OPEN = 5, 2_628_000


def vote(world: World, person_id: int, chat_id: int, message_id: int, options: list[int]) -> None:
    """A person votes; the bot is told who voted for what, unless the poll is anonymous.

    Raises ``PlayError`` where they cannot: it is closed, or they voted and may not change it.
    """
    chat, user = world.chat(chat_id), world.user(person_id)
    message = chat.messages.get(message_id)
    poll = None if message is None else message.poll
    if message is None or poll is None or not chat.has(person_id):
        raise PlayError(f"person {person_id} sees no poll {message_id} in chat {chat_id}")
    if due(world, message):
        close(world, message)
    if poll.closed:
        raise PlayError("the poll is closed")
    if person_id in poll.votes and not poll.body["allows_revoting"]:
        raise PlayError("an answer that was given stays")
    if not options or not all(0 <= place < len(poll.options) for place in options):
        raise PlayError(f"there are no options {options}")
    if len(options) > 1 and not poll.body["allows_multiple_answers"]:
        raise PlayError("only one option may be chosen")
    poll.votes[person_id] = sorted(options)
    if not poll.body["is_anonymous"]:
        answer = {
            "poll_id": poll.id,
            "user": user_json(user),
            "option_ids": sorted(options),
            "option_persistent_ids": [str(place) for place in sorted(options)],
        }
        world.updates.put("poll_answer", answer)
    world.updates.put("poll", poll_json(world, poll))
    world.tell_message("edit", message)


def close(world: World, message: Message) -> None:
    """Close a message's poll: everybody sees how all have voted."""
    if message.poll is None or message.poll.closed:
        return
    message.poll.closed = True
    world.open_polls.pop(message.poll.id, None)
    world.updates.put("poll", poll_json(world, message.poll))
    world.tell_message("edit", message)


def due(world: World, message: Message) -> bool:
    """Whether its time has come."""
    poll = message.poll
    if poll is None or poll.closed or poll.close_date is None:
        return False
    return world.clock() >= poll.close_date


async def watch(world: World) -> None:
    """Close each poll when its time has come, until cancelled."""
    while True:
        beat = world.pulse.wait()
        for message in tuple(world.open_polls.values()):
            if due(world, message):
                close(world, message)
        polls = [message.poll for message in world.open_polls.values()]
        ends = [poll.close_date for poll in polls if poll is not None and poll.close_date]
        left = max(0.05, min(ends) - world.clock()) if ends else None
        try:
            async with asyncio.timeout(left):
                await beat
        except TimeoutError:
            continue
