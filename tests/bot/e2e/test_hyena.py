"""Hyena through the chat: throwing on to the end of the turn, the choice, the meal, the ranking."""

from __future__ import annotations

import pytest

from bot.board.sight import Sight
from bot.board.telling import news_text
from bot.table.board_rows import Place
from bot.table.steps import THROW_ON
from bot.telegram.callback_data import Kind
from games.core import Choose
from playground.client import Person, Seen
from storage.opening import open_sqlite
from tests.bot.e2e.house import (
    LIBRARY,
    SIGN,
    House,
    Saved,
    acts,
    after,
    can_act,
    en,
    game_of,
    has,
    is_over,
    plain,
    seat_bot,
    shows,
    to_act,
)
from tests.bot.hunt import before_the_meal, hunting, news_of
from tests.bot.kit import Clock


async def seated(house: House, anna: Person, boris: Person, club: int) -> Seen:
    """Anna, Boris and a BOT at a table in the group, begun: when a person may act first."""
    await anna.say("/play hyena", club)
    page = await anna.wait_message(has(Kind.NEW), club)
    await anna.press(page, en("key-new-group"))
    board = await anna.wait_edit(has(Kind.JOIN), club)
    await boris.press(board, SIGN)
    await boris.wait_shown(shows("2. "), club)
    await seat_bot(anna, board)
    board = await anna.wait_shown(shows("3. "), club)
    await anna.press(board, en("key-begin"))
    return await anna.wait_shown(lambda m: m.id == board.id and can_act(m), club)


def told_news(saved: Saved, *, mocked: bool) -> list[str]:
    """What the chat should hear of a game, in order."""
    table, texts = saved.table, LIBRARY["en"]
    return [
        plain(news_text(Sight(table, texts, saved.names), ply, mocked=mocked))
        for ply, played in enumerate(table.played)
        if news_of(table, played) is not None
    ]


async def test_two_and_a_bot_throw_on_to_the_end_and_all_are_ranked(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    club = await house.group(anna, boris)
    board = await seated(house, anna, boris, club)
    game, presses, chosen = game_of(board), 0, 0
    while not is_over(board):
        who = to_act(board, anna, boris)
        keys = acts(board)
        on = next((k for k in keys if k["callback_data"].endswith(f":{THROW_ON}")), None)
        if on is None:
            assert len(keys) == 2, "to pay or to keep"
            chosen += 1
        answer = await who.press(board, data=(on or keys[0])["callback_data"])
        assert not answer.show_alert, answer.text
        assert 0 < len(answer.text or "") <= 200
        presses += 1
        board = await who.wait_shown(after(board), club)
    saved = await house.check_true(board)
    log = saved.table.played
    people = [p for p in log if saved.table.seated(p.seat).person is not None]
    assert presses < len(people), "a press was several throws"
    choices = [p for p in people if isinstance(saved.table.rules.turn(p.before), Choose)]
    assert chosen == len(choices), "and none of them chose"
    over = saved.table.result
    assert over is not None
    assert saved.table.rules.ranking(saved.table.state)[0] in over.winners
    (places,) = [line for line in board.text.splitlines() if line.startswith("🏅 2. ")]
    assert " · 3. " in places
    assert en("ranking") not in board.text, "told once"
    for text in told_news(saved, mocked=True):
        heard = await anna.wait_shown(shows(text), club)
        assert not heard.buttons
    assert game == saved.table.game.id


@pytest.mark.parametrize("mocked", [True, False])
async def test_the_group_hears_of_the_eaten(own_house: House, *, mocked: bool) -> None:
    house = own_house
    anna, boris = await house.person("Anna"), await house.person("Boris")
    club = await house.group(anna, boris)
    await house.admin(club, anna)
    await anna.say("/settings@djehuty_bot", club)
    page = await anna.wait_message(has(Kind.SETTINGS), club)
    assert en("set-mocked-on") in page.text
    await anna.press(page, en("key-settings-group"))
    page = await anna.wait_edit(has(Kind.CHAT_SETTING), club)
    refused = await boris.press(page, "✓ " + en("key-set-mocked"))
    assert refused.text == en("answer-admins-only")
    if not mocked:
        said = await anna.press(page, "✓ " + en("key-set-mocked"))
        assert said.text == en("said-set-mocked-off")
        page = await anna.wait_edit(has(Kind.CHAT_SETTING), club)
        assert en("key-set-mocked") in page.buttons
    board = await hungry(house, anna, boris, club)
    await house.bot.kill()
    await anna.press_only(board, en("key-throw-on"))
    await house.bot.start()
    board = await anna.wait_shown(is_over, club)
    saved = await house.check_true(board)
    won, text = told_news(saved, mocked=mocked)
    assert won == plain(en("hyena-won", name="🔴 Anna"))
    await boris.wait_shown(shows(won), club)
    assert "Boris" in text
    assert en("bot-name", level=en("level-novice")) in text
    told = en("hyena-eaten", name="").rstrip(".\u2068\u2069")
    assert text.count(told) == (0 if mocked else 2)
    await boris.wait_message(shows(text), club)
    (places,) = [line for line in board.text.splitlines() if line.startswith("🏅 2. ")]
    assert places.count("💀") == 2
    assert "Mothers eaten: 2." in board.text


async def hungry(house: House, anna: Person, boris: Person, club: int) -> Seen:
    """A game saved in the bot's database, as an earlier life of it left it: Anna's hyena is about
    to eat the mothers of the two others."""
    assert await house.bot.stop() == 0
    store = await open_sqlite(house.bot.database)
    try:
        host = await store.see_person(anna.id, anna.name, "en")
        guest = await store.see_person(boris.id, boris.name, "en")
        place = Place(await store.see_chat(club, "group"))
        await before_the_meal(hunting(store, Clock()), place, host, (guest,))
    finally:
        await store.close()
    await house.bot.start()
    return await anna.wait_shown(can_act, club)
