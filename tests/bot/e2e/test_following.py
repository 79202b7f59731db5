"""A group's board follows the talk, as its people see it; what they see of the one before."""

from __future__ import annotations

from bot.board.follower import FAR
from bot.telegram.callback_data import Kind
from tests.bot.e2e.house import (
    House,
    act,
    after,
    en,
    game_of,
    group_game,
    has,
    other,
    to_act,
)


async def made_admin(house: House, chat: int) -> None:
    """The bot may read the talk, pin and delete."""
    await house.play.do("admin", chat=chat, person="bot")


async def test_the_board_comes_down_below_the_talk_and_is_the_only_one(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris, large=True)
    await made_admin(house, chat)
    board = await group_game(anna, boris, chat)
    who = to_act(board, anna, boris)
    for _ in range(FAR):
        await other(who, anna, boris).say("What a day", chat)
    fresh = await who.wait_message(has(Kind.LEAVE, game_of(board)), chat)
    await who.wait_deleted(board)
    await house.check_true(fresh)
    boards = [m for m in await who.messages(chat) if has(Kind.LEAVE, game_of(board))(m)]
    assert [m.id for m in boards] == [fresh.id]
    *first, last = await house.play.calls("sendPhoto", chat_id=chat)
    assert last["params"]["disable_notification"] in (True, "true"), "no phone rings"
    assert all("disable_notification" not in call["params"] for call in first)
    await act(who, fresh)
    await house.check_true(await who.wait_shown(after(fresh), chat))


async def test_the_button_brings_it_down_at_once_for_who_plays(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris, large=True)
    await made_admin(house, chat)
    board = await group_game(anna, boris, chat)
    for words in ("one", "two"):
        await anna.say(words, chat)
    down = en("key-down").split()[0]
    await boris.press(board, down)
    fresh = await boris.wait_message(has(Kind.LEAVE, game_of(board)), chat)
    assert fresh.id > board.id
    await boris.wait_deleted(board)
    await house.check_true(fresh)
    said = await boris.press(fresh, down)
    assert said.text == en("answer-is-down")


async def test_a_group_has_it_pinned_or_lets_it_stay(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris, large=True)
    await house.admin(chat, anna)
    board = await group_game(anna, boris, chat)
    await anna.say("/settings@djehuty_bot", chat)
    settings = await anna.wait_message(has(Kind.SETTINGS), chat)
    await anna.press(settings, en("key-settings-group-look"))
    page = await anna.wait_edit(has(Kind.CHAT_SETTING), chat)
    refused = await anna.press(page, en("key-set-follow-pin"))
    assert (refused.text, refused.show_alert) == (en("answer-cannot-pin"), True)

    await made_admin(house, chat)
    assert (await anna.press(page, en("key-set-follow-pin"))).text == en("said-set-follow-pin")
    await anna.wait_message(lambda m: "pinned_message" in m.data, chat)
    assert await pinned(house, chat) == board.id

    stay = await anna.press(page, en("key-set-follow-stay"))
    assert stay.text == en("said-set-follow-stay")
    await house.play.wait_event(lambda event: event["kind"] == "chat", anna.seq)
    for _ in range(FAR + 3):
        await anna.say("What a day", chat)
    shown = next(m for m in await anna.messages(chat) if m.id == board.id)
    assert shown.buttons, "it stays"
    assert await pinned(house, chat) is None


async def test_where_the_bot_may_not_pin_any_more_the_group_hears_it(house: House) -> None:
    """Its right went while the game goes on: the next board cannot be pinned, and follows."""
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris, large=True)
    await house.admin(chat, anna)
    await made_admin(house, chat)
    await anna.say("/settings@djehuty_bot", chat)
    settings = await anna.wait_message(has(Kind.SETTINGS), chat)
    await anna.press(settings, en("key-settings-group-look"))
    page = await anna.wait_edit(has(Kind.CHAT_SETTING), chat)
    await anna.press(page, en("key-set-follow-pin"))
    await house.play.do("admin", chat=chat, person="bot", admin=False)
    board = await group_game(anna, boris, chat)
    told = await anna.wait_message(lambda m: en("follow-cannot-pin")[:30] in m.text, chat)
    assert "/settings" in told.text
    assert await pinned(house, chat) is None
    await house.check_true(board)


async def pinned(house: House, chat: int) -> int | None:
    """The message that is pinned there."""
    state = await house.play.state()
    found = next(each for each in state["chats"] if each["id"] == chat)["pinned"]
    return None if found is None else int(found["message_id"])
