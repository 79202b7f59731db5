"""`/games`: whose games are listed, in which order, and where each button leads."""

from __future__ import annotations

import pytest

from bot.board.phone import columns
from bot.handlers import menu, my_games
from bot.handlers.game_lists import LABEL, label_of
from bot.table.board_rows import Place
from bot.table.endings import cancelling, resigning
from bot.table.waiting import waits_for
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import Key
from bot.words.library import LANGUAGES
from storage.operations import (
    AddBoard,
    ChangeBoard,
    ChangeChat,
    Migrate,
    Shown,
)
from storage.rows import Board, Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, LIBRARY, en
from tests.bot.kit import Hall, actor, plain, seen, step

CLUB = -1_001_234_567_890
"""The supergroup that the group becomes."""


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


def keys(desk: Desk) -> list[Key]:
    return [key for row in desk.shown.keys for key in row]


def bare(key: Key) -> str:
    return plain(key.text)


async def against(hall: Hall, anna: Person, boris: Person, *, waits: Person) -> int:
    """A game of two in the group in which it is that person's turn."""
    while True:
        table = await hall.for_two(anna, boris)
        if actor(table) == waits.id:
            return table.game.id
        seen(await hall.door.change(table.game.id, cancelling))


async def supergroup(hall: Hall) -> None:
    """The group has a name and addresses of its messages; its boards stand in messages."""
    chat = await hall.store.see_chat(GROUP, "group")
    await hall.store.commit(ChangeChat(chat.id, (("title", "Nile Club"),)))
    await hall.store.commit(Migrate(GROUP, CLUB))
    for game in await hall.store.unfinished(chat=chat.id):
        for board in await hall.store.boards(game.id):
            await hall.store.commit(Shown(board.id, board.wanted, 100 + game.id))


async def test_my_games_are_listed_wherever_they_are_and_those_that_wait_for_me_first(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    mine = await against(hall, anna, boris, waits=anna)
    hall.clock.now += 1000
    theirs = await against(hall, anna, boris, waits=boris)
    hall.clock.now += 1000
    open_one = (await hall.invite(anna, "bot", "novice")).game.id
    await supergroup(hall)
    await desk.say(anna, my_games.games, "")
    first, second, third, mute = keys(desk)
    assert bare(first) == f"▶️ №{mine} · Senet · you 0–0 Boris"
    assert first.url == f"https://t.me/c/1234567890/{100 + mine}"
    assert bare(second) == f"№{theirs} · Senet · you 0–0 Boris"
    assert second.url == f"https://t.me/c/1234567890/{100 + theirs}"
    assert bare(third) == f"№{open_one} ✉️ Senet · BOT (Novice)"
    assert third.press == Press(Kind.BRING, open_one), "its board comes down here"
    assert mute.text == en("key-muted-tables")
    assert plain(desk.shown.caption).splitlines() == [
        "Your games (▶️ waits for you)",
        f"👥 Nile Club: №{mine}, №{theirs}",
    ]
    assert all(columns(key.text) <= LABEL for key in keys(desk))


async def test_a_basic_group_has_no_addresses_so_it_is_said_where_the_game_is(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    mine = await against(hall, anna, boris, waits=anna)
    chat = await hall.store.see_chat(GROUP, "group")
    await hall.store.commit(ChangeChat(chat.id, (("title", "Family"),)))
    await desk.say(anna, my_games.games, "")
    assert [key.text for key in keys(desk)] == [en("key-muted-tables")]
    assert plain(desk.shown.caption).splitlines()[1:] == [
        f"👥 Family: ▶️ №{mine} · Senet · you 0–0 Boris (write /board there)"
    ]
    await desk.say(anna, my_games.games, "", group="en")
    assert keys(desk)[0].press == Press(Kind.BRING, mine), "there it comes down"


async def test_in_a_group_nobody_sees_whom_i_play_elsewhere(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    here = await against(hall, anna, boris, waits=boris)
    await hall.invite(anna, "bot", "novice")
    await hall.over_a_link(anna, boris)
    await desk.say(anna, my_games.games, "", group="en")
    game, _, rest = keys(desk)
    assert bare(game).startswith(f"№{here} · Senet")
    assert rest.url == f"https://t.me/djehuty_bot?start={my_games.GAMES}"
    assert plain(desk.shown.caption).splitlines() == [
        "Anna: your games here (▶️ waits for you)",
        "Elsewhere: 2",
    ]
    await desk.say(anna, menu.start, my_games.GAMES)
    assert len(keys(desk)) == 3, "the link leads to all of them, and to mute some"
    assert f"№{here}" in desk.shown.caption


async def test_somebody_elses_own_chat_is_never_where_my_game_is(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await hall.over_a_link(anna, boris)
    await desk.say(boris, my_games.games, "")
    key, _ = keys(desk)
    assert key.press == Press(Kind.BRING, table.game.id)
    assert "Anna" in key.text


async def test_a_board_that_is_served_counts_before_one_that_is_not(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    game = await against(hall, anna, boris, waits=anna)
    (old,) = await hall.store.boards(game)
    await hall.store.commit(ChangeBoard(old.id, (("parked", True),)))
    chat = await hall.store.see_chat(-300, "group")
    await hall.store.commit(ChangeChat(chat.id, (("title", "New house"),)))
    id_ = await hall.store.new_id("board")
    await hall.store.commit(AddBoard(Board(id_, game, chat.id, None, None, 1, 0)))
    await desk.say(anna, my_games.games, "")
    assert "New house" in desk.shown.caption


async def test_an_offer_and_a_seat_that_is_kept_wait_for_me_too(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await hall.for_two(anna, boris)
    asked = boris if actor(table) == anna.id else anna
    offering = anna if asked is boris else boris
    chat = await hall.store.see_chat(GROUP, "group")
    assert Place(chat).chat.id == table.game.chat
    seen(await hall.door.offers.offer(table.game.id, offering.id, "draw"))
    now = await hall.now(table)
    assert waits_for(now, asked.id)
    seen(await hall.door.change(table.game.id, resigning, anna.id))
    again = await hall.door.seating.rematch(table.game.id, anna, (Place(chat),), press="r")
    kept = seen(again)
    assert waits_for(kept, boris.id)
    assert not waits_for(kept, anna.id)


async def test_who_has_no_games_is_told_how_to_begin_one(desk: Desk, anna: Person) -> None:
    await desk.say(anna, my_games.games, "")
    assert desk.shown.caption == LIBRARY["en"].html("games-none")
    assert desk.shown.press("Play") == Press(Kind.MENU, action="play")
    assert en("command-games")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_ones_own_points_stand_first_beside_oneself(
    desk: Desk, anna: Person, boris: Person, language: str
) -> None:
    """In their own chat both read their lead from the same side; elsewhere the names come first."""
    hall, texts = desk.hall, LIBRARY[language]
    table = await hall.for_two(anna, boris)
    while table.state.off[0] == table.state.off[1]:
        table = await step(hall, table)
    off = {player.person: str(table.state.off[player.seat or 0]) for player in table.players}
    for me, other in ((anna, boris), (boris, anna)):
        label = await label_of(await desk.visit(me, language=language), table, texts)
        others = texts.plain("label-name", who=str(other.name))
        mine = {"first": off[me.id], "second": off[other.id]}
        assert label.endswith(texts.plain("label-mine", others=others, **mine))
    label = await label_of(await desk.visit(anna, group=language), table, texts)
    told = {"first": off[anna.id], "second": off[boris.id]}
    others = texts.plain("label-name", who="Anna – Boris")
    assert label.endswith(texts.plain("label-score", others=others, **told))
    over = seen(await hall.door.change(table.game.id, resigning, anna.id))
    label = await label_of(await desk.visit(anna, group=language), over, texts)
    assert label.endswith(others), "beside who gave up a score would be read as the result"


async def test_at_one_phone_each_has_the_sign_of_its_side(desk: Desk, anna: Person) -> None:
    opened = await desk.hall.invite(anna, "phone")
    table = seen(await desk.hall.door.seating.begin(opened.game.id, anna, press="begin"))
    label = await label_of(await desk.visit(anna), table, LIBRARY["en"])
    assert plain(label.replace("⚪️", "w")).endswith("📱 Anna w0–🔵0".replace("🔵 ", "🔵"))
