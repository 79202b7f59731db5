"""A person picks one of the BOT's levels, and plays against it to the end, and again."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from bot.telegram.callback_data import Kind
from playground.client import Person, Seen
from tests.bot.e2e.house import (
    House,
    act,
    after,
    can_act,
    chooser,
    en,
    game_of,
    has,
    is_over,
    opponents,
    play_on,
    ply_of,
    resigned,
    shows,
    title,
)
from tests.bot.e2e.process import environment, run

FOUR = "BOT · level 4"
LEVELS = en("key-levels").split(" ", 1)[-1]
"""Three buttons a row have no room for its sign."""


async def levels(anna: Person) -> Seen:
    """From /start to the page of the levels, in one message."""
    menu = await title(anna)
    page = await opponents(anna, await chooser(anna, menu))
    await anna.press(page, LEVELS)
    return await anna.wait_edit(shows("Level 1 plays any move."))


def beyond(ply: int, board: Seen) -> bool:
    """Whether a board shows a later state than that."""
    return ply_of(board) > ply


async def test_a_person_picks_level_4_and_the_bot_plays(house: House, tmp_path: Path) -> None:
    anna = await house.person("Anna")
    page = await levels(anna)
    assert [len(row) for row in page.rows] == [4, 4, 1]
    assert page.buttons == [*"12345678", en("key-back")]
    await anna.press(page, "4")
    board = await anna.wait_shown(lambda m: m.id == page.id and can_act(m))
    board = await play_on(board, [anna], until=lambda m: ply_of(m) >= 20)
    assert FOUR in board.text
    saved = await house.check_true(board)
    (bot,) = [player for player in saved.table.players if player.bot is not None]
    assert bot.bot == "level-4"

    def has_moved() -> bool:
        return any(one.seat == bot.seat and one.faces is None for one in saved.table.played)

    while not has_moved():  # now and then a person throws on and on
        further = partial(beyond, ply_of(board))
        board = await play_on(board, [anna], until=further)
        assert not is_over(board)
        saved = await house.check_true(board)

    end = await resigned(anna, board)
    assert FOUR in end.text
    await anna.press(end, "Record")
    sent = await anna.wait_message(lambda m: m.document is not None)
    assert sent.document is not None
    record = (await house.play.file(sent.document)).decode()
    assert FOUR in record
    file = tmp_path / "record.txt"
    file.write_text(record, encoding="utf-8")
    code, out, err = await run(tmp_path, "verify", str(file), environ=environment())
    assert (code, err) == (0, "")
    assert "follow from the secret" in out

    menu = await title(anna)
    assert f"against \u2068{FOUR}\u2069." in menu.text, "*Play* begins the same again"
    await anna.press(menu, en("key-play"))
    again = await anna.wait_shown(can_act)
    assert game_of(again) != game_of(end)
    assert FOUR in again.text


async def test_a_game_against_a_level_goes_on_after_the_server_was_killed(
    own_house: House,
) -> None:
    house = own_house
    anna = await house.person("Anna")
    page = await levels(anna)
    await anna.press(page, "4")
    board = await anna.wait_shown(lambda m: m.id == page.id and can_act(m))
    await house.bot.kill()
    await house.bot.start()
    await act(anna, board)
    board = await anna.wait_shown(after(board))
    assert FOUR in board.text
    await house.check_true(board)


async def test_from_the_levels_one_comes_back(house: House) -> None:
    anna = await house.person("Anna")
    page = await levels(anna)
    await anna.press(page, en("key-back"))
    back = await anna.wait_edit(has(Kind.NEW))
    assert back.id == page.id
    assert LEVELS in back.buttons
