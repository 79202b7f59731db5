"""What people can and cannot do at the playground, and how the client tells of it."""

import asyncio

import pytest
from telegram import Bot, KeyboardButton, KeyboardButtonRequestUsers, ReplyKeyboardMarkup
from telegram.error import BadRequest

from playground.client import Person, Play
from playground.errors import ClientError
from playground.feed import WINDOW
from playground.server import Running
from tests.playground.kit import client, keys


@pytest.mark.parametrize(
    ("action", "body", "refusal"),
    [
        ("say", {"person": "Nobody", "text": "x"}, "there is no person 'Nobody'"),
        ("say", {"person": "Anna", "chat": 5, "text": "x"}, "there is no chat 5"),
        ("say", {"person": "Anna", "text": "  "}, "an empty message cannot be sent"),
        ("say", {"person": "Anna", "text": "x", "reply_to": 9}, "has no message 9"),
        ("say", {"person": "Anna", "text": "x", "thread_id": 9}, "has no topic 9"),
        ("say", {"person": "Anna", "chat": 710_000_002, "text": "x"}, "is not in chat"),
        ("press", {"person": "Anna"}, "message_id is missing"),
        ("press", {"person": "Anna", "message_id": 4, "index": 0}, "has no buttons"),
        ("delete", {"person": "Anna", "message_id": 4}, "has no message 4"),
        ("edit", {"person": "Anna", "message_id": 4, "text": "x"}, "has no message 4"),
        ("migrate", {"person": "Anna", "chat": "bot"}, "is no group"),
        ("topic", {"person": "Anna", "chat": "Nile Club"}, "has no topics"),
        ("share", {"person": "Anna", "to": "Anna", "text": "x"}, "nobody chats with themselves"),
        ("new_person", {"first_name": " "}, "first_name is missing"),
        ("limits", {"some": [1, 1]}, "no such limits"),
    ],
)
async def test_what_a_person_cannot_do_is_refused_with_the_reason(
    play: Play, action: str, body: dict[str, object], refusal: str
) -> None:
    before = (await play.state())["chats"]
    with pytest.raises(ClientError, match=refusal):
        await play.do(action, **body)
    assert (await play.state())["chats"] == before


async def test_an_action_that_does_not_exist_is_told(server: Running) -> None:
    async with client(f"{server.url}/play/api") as http:
        assert (await http.post("/fly", json={})).status_code == 404
        json = {"content-type": "application/json"}
        assert (await http.post("/say", content=b"{", headers=json)).status_code == 400


async def test_who_has_blocked_the_bot_cannot_write_to_it(anna: Person) -> None:
    await anna.start()
    await anna.block()
    with pytest.raises(ClientError, match="has blocked the bot"):
        await anna.say("/start")


async def test_a_member_deletes_only_their_own_messages_an_admin_any(
    anna: Person, boris: Person
) -> None:
    said = await anna.say("one", "Nile Club")
    with pytest.raises(ClientError, match="may not delete"):
        await boris.delete(said)
    other = await boris.say("two", "Nile Club")
    await anna.delete(other)
    assert [message.text for message in await anna.messages("Nile Club")] == ["one"]


async def test_a_new_person_can_come_and_speak_another_language(play: Play, bot: Bot) -> None:
    elias = await play.newcomer("Elias", "fr")
    assert (await play.person("Elias")).id == elias.id
    await elias.set_language("de")
    await elias.start()
    (update,) = await bot.get_updates(timeout=10)
    assert update.effective_user is not None
    assert update.effective_user.language_code == "de"


async def test_waits_find_what_came_before_and_what_comes_after(bot: Bot, anna: Person) -> None:
    await anna.start()
    sent = await bot.send_message(anna.id, "one", reply_markup=keys([("Go", "go")]))
    assert (await anna.wait_message()).text == "one"
    waiting = asyncio.create_task(anna.wait_edit(lambda seen: seen.text == "three"))
    await bot.edit_message_text("two", anna.id, sent.message_id)
    await bot.edit_message_text("three", anna.id, sent.message_id)
    assert (await waiting).text == "three"
    assert (await anna.wait_shown(lambda seen: "thr" in seen.text)).id == sent.message_id
    deleted = asyncio.create_task(anna.wait_deleted((await anna.messages())[-1]))
    await bot.delete_message(anna.id, sent.message_id)
    await deleted


async def test_a_wait_in_vain_shows_what_stands_in_the_chat(server: Running, bot: Bot) -> None:
    async with Play(server.url, patience=0.05) as hasty:
        anna = await hasty.person("Anna")
        await anna.start()
        await bot.send_message(anna.id, "one", reply_markup=keys([("Go", "go")]))
        with pytest.raises(ClientError, match=r"message did not come .* 'one' \['Go'\]"):
            await anna.wait_message(lambda seen: seen.text == "two")


async def test_buttons_are_pressed_by_label_part_place_or_data(bot: Bot, anna: Person) -> None:
    await anna.start()
    await bot.send_message(
        anna.id, "x", reply_markup=keys([("1 · left", "l"), ("2 · right", "r")], [("Stop", "s")])
    )
    shown = (await anna.messages())[-1]
    for which in ({"text": "left"}, {"data": "r"}, {"index": 2}, {"row": 0, "column": 1}):
        await anna.press_only(shown, **which)
    queries = [update.callback_query for update in await bot.get_updates(timeout=10)]
    assert [query.data for query in queries if query] == ["l", "r", "s", "r"]
    with pytest.raises(ClientError, match="2 buttons fit"):
        await anna.press_only(shown, "·")
    with pytest.raises(ClientError, match="This button is gone: the message has just changed"):
        await anna.press_only(shown, data="before")


async def test_of_two_buttons_with_the_same_data_either_is_pressed(bot: Bot, anna: Person) -> None:
    await anna.start()
    await bot.send_message(anna.id, "x", reply_markup=keys([("Again", "a"), ("Hyena", "a")]))
    await anna.press_only((await anna.messages())[-1], data="a")
    queries = [update.callback_query for update in await bot.get_updates(timeout=10)]
    assert [query.data for query in queries if query] == ["a"]


async def test_a_call_can_be_waited_for(bot: Bot, anna: Person, play: Play) -> None:
    await anna.start()
    waiting = asyncio.create_task(play.wait_call("sendMessage", count=2))
    await bot.send_message(anna.id, "one")
    await bot.send_message(anna.id, "two")
    assert (await waiting)["status"] == 200
    assert [call["params"]["text"] for call in await play.calls("sendMessage")] == ["one", "two"]


async def test_a_wait_for_what_is_forgotten_says_so_at_once(server: Running, play: Play) -> None:
    gone = server.world.seq
    for _ in range(server.world.events.maxlen or 0):
        server.world.tell("nothing")
    assert gone > 0
    with pytest.raises(ClientError, match=f"events 1 to {gone} are forgotten"):
        await play.wait_call("sendMessage")
    found = await play.wait_event(lambda event: event["kind"] == "nothing", gone)
    assert found["seq"] == gone + 1


async def test_each_wait_of_a_client_sees_what_is_later_than_it_asks_for(
    server: Running, play: Play, anna: Person
) -> None:
    await anna.start()
    late = server.world.seq
    shared = asyncio.create_task(play.wait_event(lambda event: event["kind"] == "three", late))
    for kind in ("one", "two", "three"):
        server.world.tell(kind)
    await shared
    for after in (late, late + 1, late + 2):
        found = await play.wait_event(lambda _: True, after)
        assert found["seq"] == after + 1, "what came before is looked at again"
    coming = [
        asyncio.create_task(play.wait_event(lambda event: event["kind"] == "four", after))
        for after in (late, late + 3)
    ]
    await asyncio.sleep(0)
    server.world.tell("four")
    assert [found["seq"] for found in await asyncio.gather(*coming)] == [late + 4, late + 4]


async def test_a_wait_may_begin_before_the_clients_stream(server: Running, play: Play) -> None:
    before = server.world.seq
    for number in range(WINDOW + 5):
        server.world.tell("number", number=number)
        if number == 2:
            await play.wait_event(lambda event: event["kind"] == "number", before)
    for number in (0, 4, WINDOW):
        found = await play.wait_event(lambda _: True, before + number)
        assert found["number"] == number


async def test_a_stream_that_has_missed_something_says_so_to_who_waits_and_begins_anew(
    server: Running, play: Play
) -> None:
    seq = server.world.seq
    server.world.tell("first")
    assert (await play.wait_event(lambda _: True, seq))["kind"] == "first"
    seq = server.world.seq
    waiting = asyncio.create_task(play.wait_event(lambda event: event["kind"] == "last", seq))
    await asyncio.sleep(0)
    for _ in range((server.world.events.maxlen or 0) + 1):
        server.world.tell("nothing")
    with pytest.raises(ClientError, match=f"events {seq + 1} to {seq + 1} are forgotten"):
        await waiting
    seq = server.world.seq
    waiting = asyncio.create_task(play.wait_event(lambda event: event["kind"] == "last", seq))
    await asyncio.sleep(0)
    server.world.tell("last")
    assert (await waiting)["seq"] == seq + 1


async def test_a_wait_ends_with_the_playground(server: Running, play: Play) -> None:
    seq = server.world.seq
    waiting = [asyncio.create_task(play.wait_event(lambda _: False, seq)) for _ in range(2)]
    server.world.tell("heard")
    await play.wait_event(lambda event: event["kind"] == "heard", seq)
    server.world.close()
    for each in waiting:
        with pytest.raises(ClientError, match="the playground left before an event came"):
            await each


async def test_what_cannot_be_looked_at_is_told_to_who_looks(server: Running, play: Play) -> None:
    seq = server.world.seq
    server.world.tell("odd")
    with pytest.raises(KeyError, match="colour"):
        await play.wait_event(lambda event: bool(event["colour"]), seq)
    assert (await play.wait_event(lambda _: True, seq))["kind"] == "odd"


async def test_a_person_is_picked_by_the_button_that_asks_for_one_in_private_alone(
    bot: Bot, anna: Person, boris: Person
) -> None:
    await anna.start()
    with pytest.raises(ClientError, match="nobody is asked for"):
        await anna.pick(boris)
    asks = KeyboardButton("Who?", request_users=KeyboardButtonRequestUsers(7))
    panel = ReplyKeyboardMarkup([[asks]], one_time_keyboard=True)
    await bot.send_message(anna.id, "Choose", reply_markup=panel)
    (*_, shown) = await anna.messages()
    assert shown.data["panel"]["keyboard"][0][0]["text"] == "Who?"
    await anna.pick(boris)
    updates = await bot.get_updates()
    shared = updates[-1].message
    assert shared is not None
    assert shared.users_shared is not None
    assert shared.users_shared.request_id == 7
    assert [user.user_id for user in shared.users_shared.users] == [boris.id]
    club = await anna.play.chat_id("Nile Club")
    with pytest.raises(BadRequest, match="private chats only"):
        await bot.send_message(club, "Choose", reply_markup=panel)
