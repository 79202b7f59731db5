"""Sending at Telegram's pace: who waits for whom. Time is handed in and moves only by waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.telegram.limits import NO_LIMITS, Limits, Rate
from bot.telegram.sender import MANY_LANES, Sender
from bot.telegram.wire import Later

ANNA, BORIS, CLUB = 1, 2, -100


class Virtual:
    """Seconds that pass as soon as every task waits for them."""

    def __init__(self) -> None:
        self.now = 0.0
        self.sent: list[tuple[float, str]] = []
        self.looks = 0
        """How often somebody looked at the clock: what waiting costs."""

    def clock(self) -> float:
        self.looks += 1
        return self.now

    async def sleep(self, seconds: float) -> None:
        until = self.now + seconds
        for _ in range(20):  # whatever need not wait goes first
            await asyncio.sleep(0)
        self.now = max(self.now, until)

    def job(self, name: str) -> Callable[[], Awaitable[None]]:
        async def run() -> None:
            await asyncio.sleep(0)
            self.sent.append((round(self.now, 3), name))

        return run

    def sender(self, limits: Limits) -> Sender:
        return Sender(limits, clock=self.clock, sleep=self.sleep)

    @property
    def names(self) -> list[str]:
        return [name for _, name in self.sent]


async def test_replies_keep_their_order_and_take_turns_with_boards() -> None:
    world = Virtual()
    sender = world.sender(NO_LIMITS)
    for name in ("board", "other board"):
        sender.board(ANNA, name, world.job(name))
    for name in ("first", "second", "third"):
        sender.reply(ANNA, world.job(name))
    await sender.idle()
    assert world.names == ["first", "other board", "second", "board", "third"]


async def test_who_keeps_writing_commands_does_not_freeze_the_boards() -> None:
    """Half an hour in a group that may be written to every three seconds; a board is asked for
    every minute."""
    world = Virtual()
    sender = world.sender(Limits(None, Rate(20, 60.0, 20), None))
    for turn in range(600):
        sender.reply(CLUB, world.job("reply"))
        if turn % 20 == 0:
            assert world.names.count("board") == turn // 20, "that of the last minute was shown"
            sender.board(CLUB, 1, world.job("board"))
        await world.sleep(2.9)
    assert world.names.count("board") == 30
    await sender.idle()


async def test_what_is_owed_takes_turns_with_replies_and_boards() -> None:
    world = Virtual()
    sender = world.sender(NO_LIMITS)
    for number in range(2):
        sender.reply(CLUB, world.job(f"owed {number}"), patient=True)
        sender.board(CLUB, number, world.job(f"board {number}"))
        sender.reply(CLUB, world.job(f"reply {number}"))
    await sender.idle()
    assert world.names == ["reply 0", "board 1", "owed 0", "reply 1", "board 0", "owed 1"]


async def test_a_board_that_was_left_behind_keeps_its_place_until_it_is_pressed() -> None:
    world = Virtual()
    sender = world.sender(NO_LIMITS)
    for name in ("a", "b", "c", "a", "b"):
        sender.board(CLUB, name, world.job(name), patient=True)
    sender.board(CLUB, "c", world.job("c"))
    sender.board(CLUB, "c", world.job("c again"), patient=True)
    await sender.idle()
    assert world.names == ["c", "a", "b"]


async def test_what_may_be_sent_in_all_goes_to_who_came_first() -> None:
    world = Virtual()
    sender = world.sender(Limits(None, None, Rate(10, 1.0, 2)))
    for chat in range(1, 31):
        sender.reply(chat, world.job(str(chat)))
    await sender.idle()
    assert world.names == [str(chat) for chat in range(1, 31)]
    assert world.now == pytest.approx(2.9)


async def test_a_crowd_begins_one_by_one_and_what_came_in_goes_between() -> None:
    world = Virtual()
    sender = world.sender(NO_LIMITS)
    turns, begun, pressed = 0, list[int](), list[int]()

    async def job() -> None:
        begun.append(turns)

    async def answer() -> None:
        pressed.append(len(begun))

    for chat in range(1, 101):
        sender.board(chat, 1, job, patient=True)
    while len(begun) < 100:
        await asyncio.sleep(0)
        turns += 1
        if turns == 10:
            before = len(begun)
            sender.reply(ANNA + 200, answer)
    assert len(set(begun)) == 100, "never two in one turn of the loop"
    assert pressed == [before + 1], "behind the one that was under way"


async def test_who_pressed_goes_before_what_was_left_behind_but_that_goes_on() -> None:
    world = Virtual()
    sender = world.sender(Limits(None, None, Rate(10, 1.0, 2)))
    for chat in range(1, 31):
        sender.board(chat, 1, world.job("left"), patient=True)
    await world.sleep(1)
    before = len(world.sent)
    for chat in range(1, 7):
        sender.board(100 + chat, 1, world.job("pressed"))
    await sender.idle()
    assert world.names[before : before + 8].count("pressed") == 6
    assert len(world.sent) == 36


async def test_a_chat_that_is_pressed_while_it_waits_patiently_goes_forward() -> None:
    world = Virtual()
    sender = world.sender(Limits(None, None, Rate(10, 1.0, 2)))
    for chat in range(1, 31):
        sender.board(chat, 1, world.job(str(chat)), patient=True)
    await world.sleep(0)
    sender.board(30, 1, world.job("30 pressed"))
    await sender.idle()
    assert "30 pressed" in world.names[:4]
    assert "30" not in world.names


async def test_many_chats_that_wait_cost_nothing_until_their_time_has_come() -> None:
    """Ten thousand took nearly half a core when each of them woke for every token."""
    world = Virtual()
    sender = world.sender(Limits())
    chats = 2000
    for chat in range(1, chats + 1):
        sender.board(chat, 1, world.job(str(chat)), patient=True)
    queued = world.looks
    await sender.idle()
    assert len(world.sent) == chats
    assert world.looks - queued < 5 * chats


async def test_the_board_just_pressed_goes_first_but_none_starves() -> None:
    world = Virtual()
    sender = world.sender(NO_LIMITS)
    for number in range(1, 6):
        sender.board(CLUB, number, world.job(str(number)))
    await sender.idle()
    assert world.names == ["5", "4", "1", "3", "2"]


async def test_a_board_asked_for_often_is_sent_once() -> None:
    world = Virtual()
    sender = world.sender(NO_LIMITS)
    for name in ("old", "older", "newest"):
        sender.board(CLUB, 1, world.job(name))
    await sender.idle()
    assert world.names == ["newest"]


async def test_a_chat_sends_one_a_second_after_its_burst() -> None:
    world = Virtual()
    sender = world.sender(Limits(Rate(1, 1.0, 4), None, None))
    for number in range(5):
        sender.reply(ANNA, world.job(str(number)))
    await sender.idle()
    # Two at once: the bucket starts half full, since what a restart forgot may just have been sent.
    assert [at for at, _ in world.sent] == [0, 0, 1, 2, 3]


async def test_a_groups_bucket_is_shared_by_its_boards() -> None:
    world = Virtual()
    sender = world.sender(Limits(None, Rate(20, 60.0, 2), None))
    for number in range(3):
        sender.board(CLUB, number, world.job(str(number)))
    await sender.idle()
    assert [at for at, _ in world.sent] == [0, 3, 6]


async def test_a_private_chat_has_no_groups_bucket() -> None:
    world = Virtual()
    sender = world.sender(Limits(None, Rate(20, 60.0, 2), None))
    for number in range(3):
        sender.reply(ANNA, world.job(str(number)))
    await sender.idle()
    assert [at for at, _ in world.sent] == [0, 0, 0]


async def test_retry_after_holds_its_own_chat_and_no_other() -> None:
    world = Virtual()
    sender = world.sender(NO_LIMITS)
    refusals = iter([Later(30)])

    async def refused_once() -> None:
        for refusal in refusals:
            raise refusal
        world.sent.append((world.now, "anna"))

    sender.reply(ANNA, refused_once)
    await asyncio.sleep(0)
    sender.reply(BORIS, world.job("boris"))
    await sender.idle()
    assert set(world.names) == {"anna", "boris"}
    assert world.sent[-1] == (30, "anna")


def refused_once(world: Virtual, name: str, later: Later) -> Callable[[], Awaitable[None]]:
    """A job that Telegram lets wait the first time."""
    refusals = iter([later])

    async def run() -> None:
        for refusal in refusals:
            raise refusal
        await world.job(name)()

    return run


async def test_a_reply_that_had_to_wait_still_goes_before_those_behind_it() -> None:
    world = Virtual()
    sender = world.sender(NO_LIMITS)
    sender.reply(ANNA, refused_once(world, "first", Later(30)))
    for name in ("second", "third"):
        sender.reply(ANNA, world.job(name))
    await sender.idle()
    assert world.names == ["first", "second", "third"]


async def test_a_pressed_board_that_had_to_wait_still_goes_before_the_patient_ones() -> None:
    world = Virtual()
    sender = world.sender(NO_LIMITS)
    for name in ("left", "left, too"):
        sender.board(CLUB, name, world.job(name), patient=True)
    sender.board(CLUB, "pressed", refused_once(world, "pressed", Later(30)))
    await sender.idle()
    assert world.names == ["pressed", "left", "left, too"]


class Held(Virtual):
    """Seconds that pass only when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.over = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        await self.over.wait()
        await super().sleep(seconds)

    async def rest(self) -> None:
        """Wait until all is done that need not wait."""
        for _ in range(50):
            await asyncio.sleep(0)


@pytest.mark.parametrize("edits", [True, False])
async def test_what_is_limited_for_new_messages_stops_no_changes_and_the_reverse(
    *, edits: bool
) -> None:
    world = Held()
    sender = world.sender(NO_LIMITS)
    heard = list[tuple[int, float, bool]]()
    sender.on_rest(lambda address, seconds, of: heard.append((address, seconds, of)))
    refusals = iter([Later(25_200, edits=edits)])

    async def refused_once() -> None:
        for refusal in refusals:
            raise refusal
        world.sent.append((world.now, "limited"))

    sender.board(CLUB, 1, refused_once, edits=edits)
    await world.rest()
    assert sender.rest(CLUB, edits=edits) == 25_200
    assert sender.rest(CLUB, edits=not edits) <= 0
    for name in ("first", "second"):
        sender.board(CLUB, name, world.job(name), edits=not edits)
        sender.reply(CLUB, world.job(f"{name} reply"), edits=not edits)
        sender.reply(CLUB, world.job("must wait"), edits=edits)
        sender.reply(CLUB, world.job(f"owed {name}"), edits=not edits, patient=True)
    await world.rest()
    assert {at for at, _ in world.sent} == {0}
    assert len(world.sent) == 6
    world.over.set()
    await sender.idle()
    assert sorted(world.sent[6:]) == [(25_200, name) for name in ("limited", *2 * ["must wait"])]
    assert heard == [(CLUB, 25_200, edits)], "once"


async def test_a_board_whose_message_is_gone_while_it_waits_waits_for_what_it_now_does() -> None:
    """It was to be changed, which may be done; now it must be posted, which may not."""
    world = Held()
    sender = world.sender(NO_LIMITS)
    refusals = iter([Later(30, edits=False)])

    async def refused_once() -> None:
        for refusal in refusals:
            raise refusal

    sender.reply(CLUB, refused_once)
    await world.rest()
    sender.board(CLUB, 1, world.job("changed"), edits=True)
    sender.board(CLUB, 1, world.job("posted"), edits=False)
    world.over.set()
    await sender.idle()
    assert world.sent == [(30, "posted")]


async def test_what_fails_does_not_stop_the_rest() -> None:
    world = Virtual()
    sender = world.sender(NO_LIMITS)

    async def broken() -> None:
        raise RuntimeError("out of order")

    sender.reply(ANNA, broken)
    sender.reply(ANNA, world.job("next"))
    await sender.idle()
    assert world.names == ["next"]


async def test_it_stops_at_once() -> None:
    sender = Virtual().sender(NO_LIMITS)
    started = asyncio.Event()

    async def endless() -> None:
        started.set()
        await asyncio.Event().wait()

    sender.reply(ANNA, endless)
    await started.wait()
    await sender.close()
    await sender.idle()


async def test_quiet_chats_are_forgotten_when_there_are_many() -> None:
    world = Virtual()
    sender = world.sender(Limits())
    for chat in range(1, MANY_LANES + 1):
        sender.reply(chat, world.job(str(chat)))
        await sender.idle()
        world.now += 60
    sender.reply(MANY_LANES + 1, world.job("last"))
    assert sender.chats == 1
    await sender.idle()


async def crowd(sender: Sender, world: Virtual) -> None:
    """So many other chats get something that quiet ones are forgotten."""
    for chat in range(1000, 1000 + MANY_LANES):
        sender.reply(chat, world.job("other"))
    await sender.idle()


async def test_a_chat_is_not_forgotten_before_it_may_send_again_what_it_has_sent() -> None:
    world = Virtual()
    sender = world.sender(Limits(Rate(1, 60.0, 4), None, None))
    for name in ("first", "second"):
        sender.reply(ANNA, world.job(name))
    await sender.idle()
    await crowd(sender, world)
    sender.reply(ANNA, world.job("third"))
    await sender.idle()
    assert [(at, name) for at, name in world.sent if name != "other"] == [
        (0, "first"), (0, "second"), (60, "third"),
    ]  # fmt: skip


async def test_a_chats_wait_is_not_forgotten_though_nothing_waits_for_it() -> None:
    """Its board was not to be changed for hours, so it came down anew."""
    world = Held()
    sender = world.sender(NO_LIMITS)
    sender.board(CLUB, 1, refused_once(world, "changed", Later(25_200, edits=True)), edits=True)
    await world.rest()
    sender.board(CLUB, 1, world.job("posted"), edits=False)
    await sender.idle()
    await crowd(sender, world)
    assert sender.rest(CLUB, edits=True) == 25_200


async def test_calls_that_are_broken_off_hold_up_nothing_that_waits() -> None:
    """A server that was frozen ends its connections, and goes on with what is still its own."""
    world = Virtual()
    sender = world.sender(NO_LIMITS)
    begun, never = asyncio.Event(), asyncio.Event()

    async def hangs() -> None:
        begun.set()
        await never.wait()

    sender.reply(ANNA, hangs)
    sender.reply(ANNA, world.job("behind it"))
    sender.reply(BORIS, world.job("elsewhere"))
    await begun.wait()
    await sender.break_off()
    await sender.idle()
    assert sorted(world.names) == ["behind it", "elsewhere"]
    looks = world.looks
    for _ in range(50):
        await asyncio.sleep(0)
    assert world.looks == looks, "nobody goes round and round for nothing"
