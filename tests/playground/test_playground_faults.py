"""Faults and limits: what goes wrong on order, and only then."""

import asyncio

import pytest
from telegram import Bot
from telegram.error import Forbidden, NetworkError

from playground.client import Person, Play
from playground.errors import ApiError, ClientError
from playground.limits import TELEGRAM, Limiter, Limits, Rate, read_limits
from playground.server import Running
from tests.playground.kit import client


async def texts(person: Person) -> list[str]:
    return [message.text for message in await person.messages() if message.from_bot]


async def test_a_cut_connection_before_the_effect_leaves_none(
    bot: Bot, anna: Person, play: Play
) -> None:
    await anna.start()
    await play.fault("sendMessage", "drop_before")
    with pytest.raises(NetworkError):
        await bot.send_message(anna.id, "one")
    await bot.send_message(anna.id, "two")
    assert await texts(anna) == ["two"]
    assert [call["effect"] for call in await play.calls("sendMessage")] == [False, True]


async def test_a_lost_answer_hides_an_effect(bot: Bot, anna: Person, play: Play) -> None:
    await anna.start()
    await play.fault("sendMessage", "drop_after")
    with pytest.raises(NetworkError):
        await bot.send_message(anna.id, "one")
    assert await texts(anna) == ["one"]


async def test_faults_count_and_skip_and_mind_the_chat(
    bot: Bot, anna: Person, boris: Person, play: Play
) -> None:
    await anna.start()
    await boris.start()
    await play.fault("*", "server_error", count=2, skip=1, chat_id=anna.id)
    await bot.send_message(anna.id, "passes")
    await bot.send_message(boris.id, "passes too")
    for _ in range(2):
        with pytest.raises(NetworkError, match="Internal Server Error"):
            await bot.send_message(anna.id, "fails")
    await bot.send_message(anna.id, "passes again")
    assert await texts(anna) == ["passes", "passes again"]


async def test_every_tenth_call_meets_a_fault(bot: Bot, anna: Person, play: Play) -> None:
    await anna.start()
    await play.fault("sendMessage", "server_error", count=2, skip=1, every=10)
    for number in range(31):
        if number in (10, 20):
            with pytest.raises(NetworkError):
                await bot.send_message(anna.id, str(number))
        else:
            await bot.send_message(anna.id, str(number))


@pytest.mark.parametrize(
    ("kind", "status", "effect"), [("bad_gateway", 502, 0), ("not_json", 200, 0), ("cut", 200, 1)]
)
async def test_an_answer_may_be_no_json(
    server: Running, anna: Person, play: Play, kind: str, status: int, effect: int
) -> None:
    """A proxy's page instead of an effect, or half of an answer after it."""
    await anna.start()
    await play.fault("sendMessage", kind)
    async with client(f"{server.url}/bot{server.token}") as http:
        answer = await http.post("/sendMessage", data={"chat_id": anna.id, "text": "one"})
    assert answer.status_code == status
    with pytest.raises(ValueError, match=r"."):
        answer.json()
    assert len(await texts(anna)) == effect


async def test_forbidden_and_any_other_refusal_can_be_ordered(
    bot: Bot, anna: Person, play: Play
) -> None:
    await anna.start()
    await play.fault("sendMessage", "forbidden")
    with pytest.raises(Forbidden):
        await bot.send_message(anna.id, "x")
    await play.fault("sendMessage", "error", code=502, description="Bad Gateway")
    with pytest.raises(NetworkError, match="Bad Gateway"):
        await bot.send_message(anna.id, "x")
    with pytest.raises(ClientError, match="no such fault"):
        await play.fault("sendMessage", "meteor")


async def test_too_many_requests_say_how_long_to_wait(
    server: Running, anna: Person, play: Play
) -> None:
    await anna.start()
    await play.fault("sendMessage", "retry_after", retry_after=7)
    async with client(f"{server.url}/bot{server.token}") as http:
        form = {"chat_id": anna.id, "text": "x"}
        refused = await http.post("/sendMessage", data=form)
        done = await http.post("/sendMessage", data=form)
    assert refused.status_code == 429
    assert refused.json()["parameters"] == {"retry_after": 7}
    assert refused.json()["description"] == "Too Many Requests: retry after 7"
    assert done.json()["ok"] is True


@pytest.mark.parametrize(("kind", "shown"), [("hold_before", []), ("hold_after", ["one"])])
async def test_a_held_call_waits_to_be_released(
    bot: Bot, anna: Person, play: Play, kind: str, shown: list[str]
) -> None:
    await anna.start()
    await play.fault("sendMessage", kind)
    sending = asyncio.create_task(bot.send_message(anna.id, "one"))
    await play.wait_fault(kind)
    assert await texts(anna) == shown
    assert await play.release() == 1
    assert (await sending).text == "one"


async def test_sending_and_editing_share_the_limit_of_a_chat(
    server: Running, anna: Person, boris: Person, play: Play
) -> None:
    await anna.start()
    await boris.start()
    await play.limits(private=(2, 0.001))
    async with client(f"{server.url}/bot{server.token}") as http:
        form = {"chat_id": anna.id, "text": "x"}
        sent = (await http.post("/sendMessage", data=form)).json()["result"]["message_id"]
        edit = await http.post("/editMessageText", data=form | {"message_id": sent, "text": "y"})
        refused = await http.post("/sendMessage", data=form)
        action = await http.post("/sendChatAction", data={"chat_id": anna.id, "action": "typing"})
        other = await http.post("/sendMessage", data={"chat_id": boris.id, "text": "x"})
    assert [edit.status_code, refused.status_code] == [200, 429]
    assert refused.json()["parameters"]["retry_after"] > 900
    assert [action.status_code, other.status_code] == [200, 200]


def test_a_bucket_fills_again_with_time() -> None:
    now = [0.0]
    limiter = Limiter(Limits(group=Rate(2, 0.5)), lambda: now[0])
    limiter.take(-5, group=True)
    limiter.take(-5, group=True)
    with pytest.raises(ApiError) as caught:
        limiter.take(-5, group=True)
    assert caught.value.parameters == {"retry_after": 2}
    now[0] = 2.0
    limiter.take(-5, group=True)
    limiter.take(-6, group=True)


def test_limits_have_names() -> None:
    assert read_limits("telegram") is TELEGRAM
    assert read_limits("off").private is None
    with pytest.raises(ValueError, match="telegram or off"):
        read_limits("some")
