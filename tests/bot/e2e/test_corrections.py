"""People correct what they wrote: on a phone a message is edited rather than sent anew."""

from __future__ import annotations

from tests.bot.e2e.house import (
    House,
    begin,
    can_act,
    en,
    game_of,
    group_game,
    offers_games,
    ply_of,
    shows,
    to_act,
)


async def test_a_misspelt_command_that_is_corrected_is_heard(house: House) -> None:
    """Once, however often Telegram tells of it."""
    anna, boris = await house.person("Anna"), await house.person("Boris")
    wrong = await anna.say("/plai")
    await anna.wait_message(shows(en("hint")))
    await anna.edit(wrong, "/play", times=2)
    await anna.wait_message(offers_games)
    chat = await house.group(anna, boris)
    wrong = await anna.say("/plai@djehuty_bot", chat)
    await anna.edit(wrong, "/play@djehuty_bot")
    await anna.wait_message(offers_games, chat)
    await anna.edit(wrong, "/games@djehuty_bot")
    await anna.wait_message(shows(en("edited-done")), chat)
    shown = [m for m in await anna.messages() if offers_games(m)]
    assert len(shown) == 1


async def test_a_command_that_is_first_seen_corrected_is_heard(house: House) -> None:
    """A bot is not shown what people say to one another in a group."""
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    unsure = shows(en("edited-unsure"))
    for _ in range(40):  # of the second in which the bot began it cannot tell
        talk = await anna.say("play@djehuty_bot", chat)
        await anna.edit(talk, "/play@djehuty_bot")
        heard = await anna.wait_message(lambda m: offers_games(m) or unsure(m), chat)
        if not unsure(heard):
            break
    assert offers_games(heard)


async def test_a_throw_that_is_corrected_is_thrown_once(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    ply, game = ply_of(board), game_of(board)
    wrong = await anna.say("throww")
    await anna.wait_message(lambda m: not m.rows)
    await anna.edit(wrong, "throw", times=2)
    await anna.wait_message(lambda m: can_act(m) and ply_of(m) > ply)
    saved = await house.saved(game)
    await anna.edit(wrong, "throw!")
    await anna.wait_message(shows(en("edited-done")))
    assert (await house.saved(game)).ply == saved.ply


async def test_a_corrected_answer_to_a_board_in_a_group_is_a_move_and_talk_is_not(
    house: House,
) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    board = await group_game(anna, boris, chat)
    mover, ply = to_act(board, anna, boris), ply_of(board)
    talk = await mover.say("what luck!", chat, reply_to=board.id)
    await mover.edit(talk, "what luck that was!")
    wrong = await mover.say("throww", chat, reply_to=board.id)
    await mover.edit(wrong, "throw")
    moved = await mover.wait_message(lambda m: can_act(m) and ply_of(m) > ply, chat)
    await mover.edit(talk, "what luck that was, really!")
    await mover.edit(wrong, "throw 3")
    await mover.wait_message(lambda m: bool(m.text), chat)
    told = [m.text for m in await mover.messages(chat) if m.from_bot and m.id > moved.id]
    assert told == [en("edited-done")], "nothing is said of talk"


async def test_after_a_restart_nothing_acts_twice(own_house: House) -> None:
    anna = await own_house.person("Anna")
    said = await anna.say("/name Nefertari")
    await anna.wait_message(shows("Nefertari"))
    await anna.say("/plai")  # fetched: so Telegram has forgotten the first
    await anna.wait_message(shows(en("hint")))
    await own_house.bot.kill()
    await own_house.bot.start()
    await anna.edit(said, "/name Cleopatra")
    await anna.wait_message(shows(en("edited-unsure")))
