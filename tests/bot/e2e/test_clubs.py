"""Whoever runs the bot has it leave a group; what was saved before it was told survives a crash."""

from __future__ import annotations

from tests.bot.e2e.house import House, can_act, en, group_game
from tests.bot.e2e.keeper import admin, asked, kept_by, tapped


async def test_the_bot_leaves_a_group_and_its_games_wait(own_house: House) -> None:
    house = own_house
    carol, anna, boris = [await house.person(name) for name in ("Carol", "Anna", "Boris")]
    await kept_by(house, carol)
    chat = await house.group(anna, boris, large=True)
    board = await group_game(anna, boris, chat)
    groups = await admin(carol, "chats")
    page = await tapped(carol, groups, "By the river", "Unfinished games: 1")
    # Telegram takes nothing while it dies: what is saved is done after the next start.
    await house.play.fault("leaveChat", "hold_before")
    seq = await house.seq()
    told = await asked(carol, page, en("key-leave-group"), en("key-leave-yes"))
    assert told.text == en("kept-leaving")
    await house.play.wait_fault("hold_before", seq)
    house.expect("cannot fetch updates", "task failed")
    await house.bot.kill()
    assert [m for m in (await anna.messages(chat)) if m.from_bot][-1].id == board.id
    await house.bot.start()
    await house.play.wait_call("leaveChat", seq, status=200)
    await house.play.release()
    # Added again, the game goes on.
    await anna.add_bot(chat)
    await anna.wait_shown(can_act, chat)
    # By words, by either number, and for a group that nobody knows.
    asks = await admin(carol, f"leave {chat}")
    assert en("leave-question", club="By the river").split("\n")[0] in asks.text
    assert (await admin(carol, "leave 4711")).text == en("kept-no-group")
    assert (await admin(anna, f"leave {chat}")).text == en("admin-not-you")
    log = await admin(carol, "log")
    assert log.text.count("had me leave") == 1
