"""What happens to a player is told in every chat that shows the game, once, and with mockery."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.board.caption import caption
from bot.board.notices import Notices
from bot.board.sight import Sight
from bot.board.telling import news_text
from bot.choosing.buttons import SettingsOf
from bot.handlers import preferences
from bot.table.board_rows import Place
from bot.table.lobby import adding_bot
from bot.table.notice_rows import NEWS
from bot.table.steps import THROW_ON
from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press
from bot.words.library import LANGUAGES
from bot.words.sides import mark
from games.core import Over
from games.hyena.sets.hyena import HYENA
from storage.operations import (
    ChangeBoard,
    ChangeChat,
    DropNotice,
    Shown,
)
from storage.rows import Chat, Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, LIBRARY, Office
from tests.bot.hunt import (
    EATEN_BY_IT,
    EATS_ITS,
    before_the_meal,
    hunting,
    news_of,
    until_the_meal,
)
from tests.bot.kit import Hall, actor, plain, seen

BOT = "BOT (Novice)"


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    hall.door = hunting(hall.store, hall.clock)
    return serving(hall)


def serving(hall: Hall) -> Desk:
    """A desk whose notices are heard, too."""
    made = Desk(hall)
    made.notices = Notices(
        hall.store, hall.door, made.boards.frames, made.shown, made.sender, clock=hall.clock,
        troubles=made.troubles, presence=made.desk.presence,
    )  # fmt: skip
    return made


async def hungry(hall: Hall, anna: Person, boris: Person, topic: int | None = None) -> Table:
    """Anna's hyena is about to eat the mothers of Boris and of the BOT; that she won was told."""
    place = Place(await hall.store.see_chat(GROUP, "group"), topic)
    table = await before_the_meal(hall.door, place, anna, (boris,))
    assert actor(table) == anna.id
    (won,) = await hall.store.notices(hall.clock.now)
    assert won.message == NEWS
    await hall.store.commit(DropNotice(won.id))
    return table


async def eats(hall: Hall, table: Table, action: str = "throw", update: int = 77) -> Table:
    ply, who = table.game.ply, actor(table)
    return seen(await hall.door.at(update).play.act(table.game.id, ply, who, action))


async def told(desk: Desk) -> list[str]:
    """What the chats hear."""
    await desk.notices.sweep()
    await desk.sender.idle()
    return [unmarked(plain(text)) for text in desk.shown.texts]


def unmarked(text: str) -> str:
    """Without the players' colours."""
    for side in HYENA.sides:
        text = text.replace(LIBRARY["en"].plain(f"mark-{side}") + " ", "")
    return text


async def names(hall: Hall, desk: Desk, table: Table) -> dict[int, str]:
    return dict((await desk.boards.frames.spoken(table, LIBRARY["en"])).names)


async def test_the_chat_hears_of_the_eaten_once_with_a_line_of_mockery_each(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await eats(hall, await hungry(hall, anna, boris))
    (text,) = await told(desk)
    lines = text.splitlines()
    assert len(lines) == 2, "one message for all that one move has eaten"
    assert sum("Boris" in line for line in lines) == 1
    assert sum(BOT in line for line in lines) == 1, "the BOT's mother is mocked, too"
    en = LIBRARY["en"]
    mockery = {plain(en.html(f"hyena-mock-{n}", name=who)) for n in range(1, 7)
               for who in ("Boris", BOT)}  # fmt: skip
    assert set(lines) <= mockery
    assert await hall.store.notices(hall.clock.now) == ()
    assert await told(desk) == [text]
    assert table.game.status == "over"


async def test_whom_the_move_ate_first_is_told_of_first(
    desk: Desk, anna: Person, boris: Person
) -> None:
    table = await eats(desk.hall, await hungry(desk.hall, anna, boris))
    news = news_of(table, table.played[-1])
    assert news is not None
    first = table.seated(news.seats[0])
    (text,) = await told(desk)
    assert ("Boris" if first.person == boris.id else BOT) in text.splitlines()[0]


async def test_where_mockery_is_not_wanted_it_is_told_plainly(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await hungry(hall, anna, boris)
    await hall.store.commit(ChangeChat(table.game.chat, (("mocked", False),)))
    await eats(hall, table)
    (text,) = await told(desk)
    assert sorted(text.splitlines()) == sorted(
        plain(LIBRARY["en"].html("hyena-eaten", name=who)) for who in ("Boris", BOT)
    )


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_told_in_the_language_of_the_chat(
    desk: Desk, anna: Person, boris: Person, language: str
) -> None:
    hall = desk.hall
    table = await hall.whole(await eats(hall, await hungry(hall, anna, boris)))
    called = await names(hall, desk, table)
    ply = len(table.played) - 1
    mocked = news_text(Sight(table, LIBRARY[language], called), ply, mocked=True)
    bare = news_text(Sight(table, LIBRARY[language], called), ply, mocked=False)
    assert mocked != bare
    assert len(mocked.splitlines()) == len(bare.splitlines()) == 2
    boris_seat = next(p.seat for p in table.players if p.person == boris.id)
    assert f"\u2068{mark(table, LIBRARY[language], boris_seat or 0)} Boris\u2069" in mocked
    assert news_text(Sight(table, LIBRARY[language], called), 0, mocked=True) == ""


# -- durability ------------------------------------------------------------------------------------


async def test_a_server_killed_after_the_meal_tells_of_it_when_it_is_back(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await eats(hall, await hungry(hall, anna, boris))
    again = await hall.again()
    later = serving(again)
    (text,) = await told(later)
    assert "Boris" in text
    assert await told(later) == [text]
    twice = again.door.at(77).play
    result = await twice.act(table.game.id, table.game.ply - 1, anna.id, "throw")
    assert result.answer == "again"
    assert await again.store.notices(again.clock.now) == ()


async def test_the_notice_and_the_meal_are_saved_together_or_not_at_all(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await hungry(hall, anna, boris)
    twin = await hall.again()
    await twin.door.book.table(table.game.id)
    await eats(hall, table)
    ply = table.game.ply
    late = await twin.door.at(78).play.act(table.game.id, ply, anna.id, "throw")
    assert late.answer == "acted"
    notices = await hall.store.notices(hall.clock.now)
    assert [(n.message, json.loads(n.args)) for n in notices] == [(NEWS, {"ply": ply})]


async def test_two_presses_at_once_tell_of_it_once(desk: Desk, anna: Person, boris: Person) -> None:
    hall = desk.hall
    table = await hungry(hall, anna, boris)
    acts = (
        hall.door.at(update).play.act(table.game.id, table.game.ply, anna.id, THROW_ON)
        for update in (77, 78)
    )
    answers = sorted(result.answer for result in await asyncio.gather(*acts))
    assert answers == ["acted", "done"]
    assert len(await told(desk)) == 1


async def test_throwing_on_into_the_meal_tells_of_it_too(
    desk: Desk, anna: Person, boris: Person
) -> None:
    table = await eats(desk.hall, await hungry(desk.hall, anna, boris), THROW_ON)
    assert isinstance(table.turn, Over)
    (text,) = await told(desk)
    assert "Boris" in text


# -- where -----------------------------------------------------------------------------------------


async def test_it_is_told_in_every_chat_with_a_board_by_that_chats_setting(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await hungry(hall, anna, boris)
    own = await hall.private(boris)
    seen(await hall.door.places.bring(table.game.id, boris, Place(own), wake=False))
    await hall.store.commit(ChangeChat(own.id, (("mocked", False),)))
    table = await hall.whole(await eats(hall, table))
    notices = await hall.store.notices(hall.clock.now)
    assert {notice.chat for notice in notices} == {table.game.chat, own.id}
    plainly = plain(LIBRARY["en"].html("hyena-eaten", name="Boris"))
    assert sorted(plainly in text for text in await told(desk)) == [False, True]
    sight = await desk.boards.frames.spoken_in(table, replace(own, mocked=False))
    assert news_text(sight, len(table.played) - 1, mocked=False) not in caption(sight)


@pytest.mark.parametrize("mocked", [True, False])
@pytest.mark.parametrize("secret", [EATS_ITS, EATEN_BY_IT])
async def test_against_one_bot_the_result_tells_it_and_no_message_pushes_that_away(
    hall: Hall, anna: Person, secret: int, *, mocked: bool
) -> None:
    """By that chat's setting."""
    hall.door = hunting(hall.store, hall.clock, secret)
    table = await until_the_meal(hall.door, await hall.against_bot(anna, HYENA), anna)
    table = await hall.whole(await eats(hall, table))
    assert await hall.store.notices(hall.clock.now) == ()
    own = await hall.private(anna)
    sight = await serving(hall).boards.frames.spoken_in(table, replace(own, mocked=mocked))
    assert news_text(sight, len(table.played) - 1, mocked=mocked) in caption(sight)


async def test_in_a_group_a_message_tells_it_against_one_bot_too(hall: Hall, anna: Person) -> None:
    hall.door = hunting(hall.store, hall.clock, EATS_ITS)
    group, own = await hall.store.see_chat(GROUP, "group"), await hall.private(anna)
    table = await before_the_meal(hall.door, Place(group), anna, ())
    seen(await hall.door.places.bring(table.game.id, anna, Place(own), wake=False))
    table = await hall.whole(await eats(hall, table))
    notices = await hall.store.notices(hall.clock.now)
    assert [notice.chat for notice in notices] == [group.id]
    sight = await serving(hall).boards.frames.spoken_in(table, group)
    assert news_text(sight, len(table.played) - 1, mocked=group.mocked) not in caption(sight)


async def test_who_plays_with_a_person_or_with_two_bots_is_not_alone(
    hall: Hall, anna: Person, boris: Person
) -> None:
    assert (await hall.against_bot(anna)).alone
    assert not (await hall.for_two(anna, boris)).alone
    assert not (await hall.over_a_link(anna, boris)).alone
    assert not (await hall.invite(anna, "phone")).alone
    joined = await hall.invite(anna, "bot", "novice", rules=HYENA)
    assert joined.alone
    assert not seen(await hall.door.change(joined.game.id, adding_bot, anna.id, "novice")).alone


async def test_it_goes_to_the_topic_of_the_board_and_to_no_chat_that_is_closed(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await hungry(hall, anna, boris, topic=5)
    own = await hall.private(boris)
    seen(await hall.door.places.bring(table.game.id, boris, Place(own), wake=False))
    board = next(b for b in await hall.store.boards(table.game.id) if b.chat == own.id)
    await hall.store.commit(
        Shown(board.id, board.wanted, 70), ChangeBoard(board.id, (("parked", True),))
    )
    await eats(hall, table)
    (notice,) = await hall.store.notices(hall.clock.now)
    assert (notice.chat, notice.topic) == (table.game.chat, 5)


async def test_what_eats_nobody_is_no_news(hall: Hall, anna: Person, boris: Person) -> None:
    table = await hall.for_two(anna, boris)
    await hall.door.play.act(table.game.id, 0, actor(table), "throw")
    many = await hall.invite(anna, "group", rules=HYENA)
    seen(await hall.door.seating.join(many.game.id, boris, press="j"))
    many = seen(await hall.door.seating.begin(many.game.id, anna, press="b"))
    await hall.door.play.act(many.game.id, 0, actor(many), THROW_ON)
    assert await hall.store.notices(hall.clock.now) == ()


# -- the setting -----------------------------------------------------------------------------------


async def here(hall: Hall, chat: Chat) -> bool:
    found = await hall.store.chat(chat.id)
    assert found is not None
    return found.mocked


async def test_in_ones_own_chat_one_turns_the_mockery_off_and_on(desk: Desk, anna: Person) -> None:
    en, own = LIBRARY["en"], await desk.hall.private(anna)
    assert await here(desk.hall, own)
    await desk.say(anna, preferences.settings, "")
    assert en.plain("set-mocked-on") in desk.shown.texts[-1]
    await desk.tap(anna, 1, SettingsOf("words").press())
    said = await desk.tap(anna, 1, desk.shown.press("✓ " + en.plain("key-set-mocked")))
    assert said == en.plain("said-set-mocked-off")
    assert not await here(desk.hall, own)
    said = await desk.tap(anna, 1, Press(Kind.CHAT_SETTING, action="mocked.on"))
    assert said == en.plain("said-set-mocked-on")
    assert await here(desk.hall, own)


@pytest.mark.parametrize(("status", "allowed"), [("administrator", True), ("member", False)])
async def test_for_a_group_its_admins_decide(
    hall: Hall, anna: Person, status: str, *, allowed: bool
) -> None:
    async def member(*_: int, **__: float) -> SimpleNamespace:
        return SimpleNamespace(status=status)

    office, en = Office(hall), LIBRARY["en"]
    bot: Any = SimpleNamespace(get_chat_member=member)
    office.desk = replace(office.desk, bot=bot)
    club = await hall.store.see_chat(GROUP, "group")
    said = await office.press(anna, GROUP, Press(Kind.CHAT_SETTING, action="mocked.off"))
    assert said == en.plain("said-set-mocked-off" if allowed else "answer-admins-only")
    assert await here(hall, club) is not allowed
    said = await office.press(anna, GROUP, Press(Kind.CHAT_SETTING, action="mocked.perhaps"))
    assert said == en.plain("answer-not-offered")
