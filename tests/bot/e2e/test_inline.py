"""The bot in chats where it is not: invitations sent by its inline mode are played right there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest_asyncio

from bot.board.sealing import signs_of
from bot.board.sight import Sight, view_of
from bot.telegram.callback_data import Kind
from playground.client import Person, Seen
from playground.people import FIRST_GROUP_ID
from tests.bot.e2e.conftest import open_house
from tests.bot.e2e.house import (
    LIBRARY,
    SIGN,
    House,
    act,
    after,
    can_act,
    en,
    game_of,
    has,
    is_over,
    other,
    pixels,
    play_on,
    ply_of,
    shows,
    to_act,
)
from tests.bot.e2e.told import free_port

STEPS = 8


async def invited(host: Person, chat: int, game: str = "Senet ·") -> Seen:
    """An invitation that the host has sent into a chat, before anybody has pressed."""
    return await host.choose(await host.ask("", chat), game, chat)


async def opened(guest: Person, sent: Seen) -> Seen:
    """The game that the first press makes, before anybody sits down."""
    assert (await guest.press(sent, en("key-inline-play"))).text == en("said-inline-sealed")
    lobby = await guest.wait_shown(lambda m: m.id == sent.id and has(Kind.JOIN)(m), sent.chat_id)
    assert "words:" not in lobby.text, "no answer there reaches the bot"
    return lobby


async def sat(guest: Person, sent: Seen) -> Seen:
    """The game that has begun in the message: the guest presses, and sits down."""
    return await sat_down(guest, await opened(guest, sent))


async def sat_down(guest: Person, lobby: Seen) -> Seen:
    """The same, once the game was made."""
    await guest.press(lobby, SIGN)
    return await guest.wait_shown(lambda m: m.id == lobby.id and has(Kind.LEAVE)(m), lobby.chat_id)


async def begun(host: Person, guest: Person, chat: int) -> Seen:
    """A short game, in a message."""
    offered = await host.ask("thibault pieces=3", chat)
    return await sat(guest, await host.choose(offered, offered.titles[0], chat))


async def two(house: House) -> tuple[Person, Person, int]:
    """Two who have never started the bot, and their chat, of which it knows nothing."""
    anna, boris = await house.person("Anna"), await house.person("Boris")
    return anna, boris, await anna.dialog(boris)


async def test_two_strangers_play_a_whole_game_in_a_chat_where_the_bot_is_not(
    house: House,
) -> None:
    anna, boris, chat = await two(house)
    board = await begun(anna, boris, chat)
    assert board.photo is None, "the board is in words"
    board = await play_on(board, (anna, boris))
    assert is_over(board)
    saved = await house.saved(game_of(board))
    assert saved.table.game.status == "over"
    assert sorted(saved.names.values()) == ["Anna", "Boris"]
    over = game_of(board)
    answer = await boris.press(board, en("key-record"))
    assert (answer.show_alert, answer.text) == (True, en("answer-start-first"))
    await anna.press(board, en("key-rematch"))
    again = await anna.wait_shown(
        lambda m: m.id == board.id and has(Kind.JOIN)(m) and game_of(m) != over, chat
    )
    await boris.press(again, SIGN)
    await boris.wait_shown(lambda m: m.id == board.id and has(Kind.LEAVE)(m), chat)


async def test_the_same_invitation_sent_twice_is_two_games_and_a_third_is_refused_kindly(
    house: House,
) -> None:
    anna, boris, carla = [await house.person(name) for name in ("Anna", "Boris", "Carla")]
    made = await house.play.do(
        "group", title="Strangers", people=[anna.id, boris.id, carla.id], bot=False
    )
    chat = int(made["chat_id"])
    offered = await anna.ask("senet", chat)
    first, second = [await anna.choose(offered, "Thibault", chat) for _ in range(2)]
    boards = [await sat(boris, sent) for sent in (first, second)]
    assert game_of(boards[0]) != game_of(boards[1])
    who = to_act(boards[0], anna, boris)
    throw = boards[0].button(en("key-throw-sticks"))["callback_data"]
    refused = await carla.press(boards[0], data=throw)
    assert (refused.show_alert, refused.text) == (False, en("answer-foreign"))
    assert (await house.saved(game_of(boards[0]))).ply == 0
    await act(who, boards[0])
    moved = await who.wait_shown(after(boards[0]), chat)
    assert ply_of(moved) > 0
    forged = throw.replace(str(game_of(boards[0])), "987654")
    query = str(
        (await carla._act("press", chat=chat, message_id=first.id, data=forged, forged=True))[
            "query_id"
        ]
    )
    assert (await carla.wait_answer(query)).text == en("answer-unknown")


async def test_a_forged_invitation_makes_no_game(house: House) -> None:
    anna, boris, chat = await two(house)
    sent = await invited(anna, chat)
    data = sent.button(en("key-inline-play"))["callback_data"]
    kind, game, ply, said = data.split(":", 3)
    host, mark, combo = said.split(".", 2)
    for action in (f"{int(host, 16) + 1:x}.{mark}.{combo}", f"{host}.{mark[:-8]}AAAAAAAA.{combo}"):
        forged = await boris._act(
            "press",
            chat=chat,
            message_id=sent.id,
            data=f"{kind}:{game}:{ply}:{action}",
            forged=True,
        )
        answer = await boris.wait_answer(str(forged["query_id"]))
        assert answer.text == en("answer-not-offered")
    assert [m.text for m in await anna.messages(chat)] == [sent.text], "nothing has changed"


async def test_who_has_started_the_bot_is_told_in_private_and_goes_on_when_the_message_is_gone(
    house: House,
) -> None:
    anna, boris, chat = await two(house)
    board = await sat(boris, await invited(anna, chat))
    game = game_of(board)
    answer = await boris.press(board, "🔔")
    assert answer.url.endswith(f"start=tell-{game}")
    await boris.start(f"tell-{game}")
    mine = await boris.wait_shown(has(Kind.LEAVE, game))
    await anna.start()
    await anna.wait_message(has(Kind.MENU))
    assert (await anna.press(board, "🔔")).text == en("said-tell-me")
    hers = await anna.wait_shown(has(Kind.LEAVE, game))
    await anna.delete(board)
    boards = {anna: hers, boris: mine}
    players = (anna, boris)
    for _ in range(3):
        names = {"Anna": anna, "Boris": boris}
        who = next(person for name, person in names.items() if name[:3] in _due(boards[anna]))
        await act(who, boards[who])
        boards[who] = await who.wait_shown(after(boards[who]))
        one = other(who, *players)
        ply = ply_of(boards[who])
        boards[one] = await one.wait_shown(
            lambda m, at=ply: has(Kind.ACT, game)(m) and ply_of(m) >= at  # type: ignore[misc]
        )
    assert (await house.saved(game)).ply >= 3


def _due(board: Seen) -> str:
    return next(line for line in board.text.splitlines() if line.startswith(("▶️", "⏳")))


async def test_results_lessons_and_private_invitations_are_offered(house: House) -> None:
    anna = await house.person("Anna")
    await anna.start("learn-seega")
    await anna.wait_message(has(Kind.LEARN))
    offered = await anna.ask("")
    assert [title.split(" ·")[0] for title in offered.titles[:3]] == ["Senet", "Seega", "Hyena"]
    assert any(title.startswith("Lessons:") for title in offered.titles)
    seega = await anna.ask("seega")
    assert all("Seega" in title for title in seega.titles)
    assert (await anna.ask("nothing of the kind")).titles == []
    assert (await anna.ask("result 1")).titles == [], "others' results are nobody's business"


async def test_called_as_a_guest_the_bot_answers_with_an_invitation(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    made = await house.play.do("group", title="Guests", people=[anna.id, boris.id], bot=False)
    chat = int(made["chat_id"])
    await anna.say("@djehuty_bot seega", chat)
    sent = await anna.wait_message(chat=chat)
    assert "Seega" in sent.text
    await opened(boris, sent)


# -- pictures --------------------------------------------------------------------------------------


async def play_pictured(
    house: House, board: Seen, *players: Person, same: bool, most: int | None = None
) -> Seen:
    """Play to the end, or so many steps: each board has a picture, most one of their own. The last
    one shows the game, pixel by pixel where it is the `same`."""
    seen = list[str]()

    def each(shown: Seen) -> None:
        assert shown.photo is not None, "there is no picture"
        seen.append(shown.photo)

    board = await play_on(board, players, lambda _: len(seen) == most, each=each)
    table = (await house.saved(game_of(board))).table
    guide = Sight(table, LIBRARY["en"]).guided
    drawn = house.renderer.board(view_of(table), signs=signs_of(table), guide=guide)
    shown = await house.picture(board)
    assert pixels(shown)[0] == pixels(drawn)[0]
    assert not same or pixels(shown) == pixels(drawn)
    assert len(set(seen)) > len(seen) // 2
    return board


async def covered(house: House, board: Seen, host: Person, guest: Person) -> None:
    """Where pictures have no way any more, a board that shows one goes on in words below one of no
    game: no message's picture becomes a text, and none is seen that is false."""
    await host.start()
    await host.wait_message(has(Kind.MENU))
    assert await house.bot.stop() == 0
    for name in ("PICTURES_CHAT", "PICTURES_URL", "PICTURES_LISTEN"):
        house.bot.settings.pop(name, None)
    await house.bot.start()
    board = await host.wait_shown(can_act, board.chat_id)
    for _ in range(2):
        who = to_act(board, host, guest)
        await act(who, board)
        board = await who.wait_shown(after(board), board.chat_id)
        assert await house.picture(board) == house.renderer.title()
        assert shows("white: on", "blue: on")(board), "the words tell what is where"


async def goes_on(house: House, over: Seen, host: Person, guest: Person) -> None:
    """Under a result in an inline message: it can be shown elsewhere by who played, and played
    again right there."""
    assert is_over(over)
    typed = over.button(en("key-inline-share"))["switch_inline_query"]
    elsewhere = await host.dialog(await house.person("Carla"))
    offered = await host.ask(typed, elsewhere)
    shown = await host.choose(offered, offered.titles[0], elsewhere)
    assert shown.text.splitlines()[0] == over.text.splitlines()[0]
    assert shown.photo is not None, "Telegram has its picture, or fetches it"
    assert await house.picture(shown) == await house.picture(over)
    await guest.press(over, en("key-rematch"))
    again = await guest.wait_shown(
        lambda m: m.id == over.id and has(Kind.JOIN)(m) and game_of(m) != game_of(over),
        over.chat_id,
    )
    await host.press(again, SIGN)
    await host.wait_shown(lambda m: m.id == over.id and has(Kind.LEAVE)(m), over.chat_id)


@pytest_asyncio.fixture(loop_scope="session")
async def shelved(tmp_path: Path) -> AsyncIterator[House]:
    """A bot that uploads pictures into a chat for that."""
    async with open_house(tmp_path, PICTURES_CHAT=str(FIRST_GROUP_ID)) as house:
        yield house
        house.bot.check(tuple(house.expected))


async def test_a_game_in_pictures_uploaded_elsewhere_is_played_to_its_end_across_a_kill(
    shelved: House,
) -> None:
    house = shelved
    anna, boris, chat = await two(house)
    board = await begun(anna, boris, chat)
    board = await play_pictured(house, board, anna, boris, same=True, most=STEPS)
    who = to_act(board, anna, boris)
    await house.play.fault("sendPhoto", "hold_before")
    await act(who, board)
    await house.play.wait_fault("hold_before")
    await house.bot.kill()
    await house.play.release()
    await house.bot.start()
    board = await who.wait_shown(after(board), chat)
    over = await play_pictured(house, board, anna, boris, same=True)
    await goes_on(house, over, anna, boris)
    await covered(house, over, anna, boris)


@pytest_asyncio.fixture(loop_scope="session")
async def gallery(tmp_path: Path) -> AsyncIterator[tuple[House, str]]:
    """A bot whose pictures are fetched from it, and where."""
    place = f"127.0.0.1:{free_port()}"
    url = f"http://{place}/pictures"
    async with open_house(tmp_path, PICTURES_URL=url, PICTURES_LISTEN=place) as house:
        yield house, url
        house.bot.check(tuple(house.expected))


async def test_a_game_in_pictures_fetched_from_signed_addresses_is_played_to_its_end(
    gallery: tuple[House, str],
) -> None:
    house, url = gallery
    anna, boris, chat = await two(house)
    board = await begun(anna, boris, chat)
    board = await play_pictured(house, board, anna, boris, same=False, most=STEPS)
    calls = await house.play.calls("editMessageMedia")
    address = str(calls[-1]["params"]["media"]["media"])
    assert address.startswith(f"{url}/")
    assert not any(call["uploads"] for call in calls)
    await house.bot.kill()
    await house.bot.start()  # nothing is kept: it is drawn anew from the game
    async with aiohttp.ClientSession() as client:
        async with client.get(address) as right:
            assert (right.status, right.content_type) == (200, "image/jpeg")
        name = address.rpartition("/")[2].removesuffix(".jpg")
        forged = name[:-1] + ("A" if name[-1] != "A" else "B")
        for wrong in (f"{url}/{forged}.jpg", f"{url}/", url, f"{url}/{name}.png"):
            async with client.get(wrong) as refused:
                assert refused.status == 404
        old = str(calls[-4]["params"]["media"]["media"])
        async with client.get(old) as past:
            assert past.status == 404, "only what a board shows now is drawn"
    over = await play_pictured(house, board, anna, boris, same=False)
    await goes_on(house, over, anna, boris)
