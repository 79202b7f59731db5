"""Moving to another bot (docs/moving.md): a database belongs to one bot until it is told otherwise.

Each playground numbers people, updates and messages from its own beginning, as Telegram numbers
updates and private messages for each bot: so what two bots see here is numbered alike.
"""

from __future__ import annotations

from pathlib import Path

from playground.client import Play
from tests.bot.e2e.house import House, act, after, begin, can_act, game_of, group_game, to_act
from tests.bot.e2e.process import BotProcess, playground, run

ANOTHER_BOT = 10
TOKEN = "7000000002:another-token-for-another-playground"  # noqa: S105 - opens no real door
ADOPTED = "the database was another bot's, and is this one's now"


async def test_games_go_on_with_another_bot_once_it_adopts_them(
    own_house: House, tmp_path: Path
) -> None:
    house = own_house
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    private = await begin(anna, "📱 On this phone")
    await act(anna, private)
    group = await group_game(anna, boris, chat)
    assert await house.bot.stop() == 0

    async with playground(tmp_path, "--token", TOKEN) as url, Play(url) as play:
        new = BotProcess(url, TOKEN, house.bot.folder)
        there = House(play, new)
        code, _, err = await run(new.folder, "serve", environ=new.environ)
        assert code == ANOTHER_BOT
        assert "belongs to bot 7000000001" in err
        assert "serve --adopt" in err
        assert "Traceback" not in err
        try:
            cleo, dora = await there.person("Anna"), await there.person("Boris")
            assert (cleo.id, dora.id) == (anna.id, boris.id), "the same people"
            assert await there.group(cleo, dora) == chat
            await new.start("--adopt")
            there.expect(ADOPTED)
            assert (await new.wait_line(ADOPTED))["before"] == 7000000001
            board = await cleo.wait_message(
                lambda m: can_act(m) and game_of(m) == game_of(group), chat
            )
            who = to_act(board, cleo, dora)
            await act(who, board)
            await there.check_true(await who.wait_shown(after(board), chat))

            await cleo.start()
            mine = await cleo.wait_message(lambda m: can_act(m) and game_of(m) == game_of(private))
            await act(cleo, mine)
            await there.check_true(await cleo.wait_shown(after(mine)))
            assert await new.stop() == 0
            await new.start()
            new.check(tuple(there.expected))
        finally:
            await new.close()

    code, _, err = await run(house.bot.folder, "serve", environ=house.bot.environ)
    assert code == ANOTHER_BOT, "the old bot is another one now"
