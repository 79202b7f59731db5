"""Taps at the door: kept with the board, of no effect on anything else, and void in time."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import pytest

from bot.table.board_rows import Place, Touch
from bot.table.picking import Tapped, picking
from bot.table.steps import BotSeat
from bot.table.table import AnyRules, Table
from bot.table.tapping import tapping, turning, untapping
from bot.telegram.callback_data import Kind, Press
from games.catalogue import rule_set
from games.core import Choose, Over
from storage.operations import (
    AddBoard,
    ChangeBoard,
    ChangeGame,
    Shown,
)
from storage.rows import Board, Person
from tests.bot.handlers.test_visits import LIBRARY, Office
from tests.bot.kit import Hall, actor, seen, step

SMALL = rule_set("sidja", {"size": "3"})
WIDE = rule_set("sidja", {"size": "9"})
GROUP = -100


async def placed(hall: Hall, host: Person, guest: Person, rules: AnyRules = SMALL) -> Table:
    """A game in which all stones are placed and the first of them may move."""
    invitation = await hall.invite(host, "group", rules=rules)
    table = seen(await hall.door.seating.join(invitation.game.id, guest, press="join"))
    while True:
        turn = table.turn
        assert isinstance(turn, Choose)
        first = turn.actions[0]
        if len(table.rules.taps(table.state, (first,))[0]) > 1:
            return table
        act = hall.door.play.act(
            table.game.id, table.game.ply, actor(table), table.rules.write(first)
        )
        table = seen(await act)


async def board_of(hall: Hall, table: Table) -> Board:
    (board,) = await hall.store.boards(table.game.id)
    return board


def person(table: Table) -> int:
    who = actor(table)
    assert isinstance(who, int)
    return who


def stones(table: Table) -> list[str]:
    """What can be tapped first."""
    now = picking(table, table.rules.view(table.state))
    assert now is not None
    assert not now.given
    return sorted({path[0] for path in now.paths})


async def tap(hall: Hall, table: Table, name: str, update: int | None = None) -> str:
    touch = Touch(
        table.game.id, table.game.ply, person(table), (await board_of(hall, table)).chat, name
    )
    return (await hall.door.at(update).places.press(touch, tapping)).answer


@pytest.fixture
async def table(hall: Hall, anna: Person, boris: Person) -> Table:
    found = await placed(hall, anna, boris)
    while len({path[0] for path in found.rules.taps(found.state, found.turn.actions)}) < 2:  # type: ignore[union-attr]  # a choice
        turn = found.turn
        assert isinstance(turn, Choose)
        text = found.rules.write(turn.actions[0])
        found = seen(await hall.door.play.act(found.game.id, found.game.ply, actor(found), text))
    return found


async def test_a_tap_is_kept_with_the_board_and_shown_and_nothing_else_changes(
    hall: Hall, table: Table
) -> None:
    before, hall.changed[:] = await board_of(hall, table), []
    name = stones(table)[0]
    assert await tap(hall, table, name) == "done"
    after = await board_of(hall, table)
    assert Tapped.read(after.tapped) == Tapped(table.game.ply, None, (name,))
    assert after.wanted == before.wanted + 1
    assert hall.changed == [table.game.id]
    assert (await (await hall.again()).now(table)).game == table.game, "as a killed server finds it"


async def test_tapping_twice_changes_nothing_and_another_stone_takes_its_place(
    hall: Hall, table: Table
) -> None:
    one, other = stones(table)[:2]
    await tap(hall, table, one)
    wanted = (await board_of(hall, table)).wanted
    assert await tap(hall, table, one) == "tapped"
    assert (await board_of(hall, table)).wanted == wanted
    assert await tap(hall, table, other) == "done"
    now = Tapped.read((await board_of(hall, table)).tapped)
    assert now is not None
    assert now.taps == (other,)


async def test_a_tap_is_taken_back_once(hall: Hall, table: Table) -> None:
    one, other = stones(table)[:2]
    game, ply, who = table.game.id, table.game.ply, person(table)
    chat = (await board_of(hall, table)).chat
    await tap(hall, table, one)
    answers = [
        (await hall.door.places.press(Touch(game, ply, who, chat, name), untapping)).answer
        for name in (other, one, one)
    ]
    assert answers == ["untapped", "done", "untapped"]
    now = Tapped.read((await board_of(hall, table)).tapped)
    assert now is not None
    assert now.taps == ()


async def test_only_what_can_be_tapped_is(hall: Hall, table: Table) -> None:
    before = await board_of(hall, table)
    turn = table.turn
    assert isinstance(turn, Choose)
    target = table.rules.taps(table.state, turn.actions)[0][1]
    for forged in ("zz", "", "c2-c3", target, "pass"):
        assert await tap(hall, table, forged) == "no-tap"
    await tap(hall, table, stones(table)[0])
    assert await tap(hall, table, target) == "no-tap", "a move is played by its own button"
    assert await board_of(hall, table) != before
    assert (await hall.now(table)).game == table.game


async def test_who_does_not_play_or_is_not_to_move_taps_nothing(
    hall: Hall, table: Table, anna: Person, boris: Person, carla: Person
) -> None:
    chat, game, ply = (await board_of(hall, table)).chat, table.game.id, table.game.ply
    mine = Touch(game, ply, person(table), chat, stones(table)[0])
    waiting = boris.id if mine.person == anna.id else anna.id
    elsewhere = (await hall.private(anna)).id
    for touch, answer in (
        (replace(mine, person=carla.id), "foreign"),
        (replace(mine, person=waiting), "not-yours"),
        (replace(mine, ply=ply - 1), "stale"),
        (replace(mine, ply=ply + 1), "stale"),
        (replace(mine, game=77), "unknown"),
        (replace(mine, chat=elsewhere), "unknown"),
    ):
        assert (await hall.door.places.press(touch, tapping)).answer == answer
    await hall.door.pauses.leave(game, anna.id)
    assert (await hall.door.places.press(mine, tapping)).answer == "asleep"
    assert (await board_of(hall, table)).tapped is None


async def test_an_update_seen_twice_taps_once(hall: Hall, table: Table) -> None:
    name = stones(table)[0]
    assert await tap(hall, table, name, update=9) == "done"
    before = await board_of(hall, table)
    assert await tap(hall, table, name, update=9) == "again"
    assert await board_of(hall, table) == before


async def test_a_tap_is_void_once_the_move_is_played(hall: Hall, table: Table) -> None:
    turn = table.turn
    assert isinstance(turn, Choose)
    action = turn.actions[0]
    await tap(hall, table, table.rules.taps(table.state, turn.actions)[0][0])
    text = table.rules.write(action)
    act = hall.door.play.act(table.game.id, table.game.ply, actor(table), text)
    after = seen(await act)
    saved = (await board_of(hall, table)).tapped
    assert saved is not None, "it is left where it was"
    now = picking(after, after.rules.view(after.state), saved)
    assert now is None or now.made == now.given


async def test_a_tap_and_a_move_at_once_leave_a_board_that_can_be_played(
    hall: Hall, table: Table
) -> None:
    turn = table.turn
    assert isinstance(turn, Choose)
    text = table.rules.write(turn.actions[0])
    act = hall.door.play.act(table.game.id, table.game.ply, actor(table), text)
    moved, chosen = await asyncio.gather(act, tap(hall, table, stones(table)[0]))
    assert moved.answer == "done"
    assert chosen == "acted"


async def test_another_server_that_put_the_game_to_sleep_meanwhile_is_heard_of(
    hall: Hall, table: Table
) -> None:
    await hall.store.commit(ChangeGame(table.game.id, ("playing",), (("status", "asleep"),)))
    assert await tap(hall, table, stones(table)[0]) == "asleep"
    assert (await board_of(hall, table)).tapped is None


async def test_each_chats_board_has_taps_of_its_own(
    hall: Hall, anna: Person, boris: Person
) -> None:
    invitation = await hall.invite(anna, "link", rules=WIDE)
    board = (await hall.store.boards(invitation.game.id))[0]
    await hall.store.commit(Shown(board.id, board.wanted, 70))
    place = Place(await hall.private(boris))
    table = seen(await hall.door.seating.join(invitation.game.id, boris, press="u1", place=place))
    mover = person(table)
    chat = await hall.store.private_chat(mover)
    assert chat is not None
    before = {b.chat: b for b in await hall.store.boards(table.game.id)}
    shown = await hall.door.places.press(Touch(table.game.id, 0, mover, chat.id, "1"), turning)
    assert shown.answer == "done"
    after = {b.chat: b for b in await hall.store.boards(table.game.id)}
    assert Tapped.read(after[chat.id].tapped) == Tapped(0, 1)
    other = next(id_ for id_ in after if id_ != chat.id)
    assert after[other] == before[other]


async def test_other_files_of_a_large_board_are_turned_to_and_stay(
    hall: Hall, anna: Person, boris: Person
) -> None:
    invitation = await hall.invite(anna, "group", rules=WIDE)
    table = seen(await hall.door.seating.join(invitation.game.id, boris, press="join"))
    chat, who = (await board_of(hall, table)).chat, person(table)
    parts = [
        (await hall.door.places.press(Touch(table.game.id, 0, who, chat, part), turning)).answer
        for part in ("0", "1", "1", "9", "-1", "", "x")
    ]
    assert parts == ["tapped", "done", "tapped", "no-tap", "no-tap", "no-tap", "no-tap"]
    after = seen(await hall.door.play.act(table.game.id, 0, who, "i9"))
    now = picking(after, after.rules.view(after.state), (await board_of(hall, table)).tapped)
    assert now is not None
    assert now.part == 1


async def test_several_moves_of_one_line_are_played_together_or_not_at_all(
    hall: Hall, anna: Person, boris: Person
) -> None:
    invitation = await hall.invite(anna, "group", rules=rule_set("sidja"))
    table = seen(await hall.door.seating.join(invitation.game.id, boris, press="join"))
    game, who = table.game.id, person(table)
    for line in (("d4", "d4"), ("d4", "zz"), ("d4", "e5", "a1"), ()):
        assert (await hall.door.play.act(game, 0, who, *line)).answer == "not-offered"
    assert await hall.store.actions(game) == ()
    after = seen(await hall.door.at(5).play.act(game, 0, who, "d4", "e5"))
    assert [row.text for row in await hall.store.actions(game)] == ["d4", "e5"]
    assert after.game.ply == 2
    assert (await hall.door.at(5).play.act(game, 0, who, "d4", "e5")).answer == "again"


async def test_of_two_boards_in_one_chat_the_one_that_was_tapped_is_meant(
    hall: Hall, table: Table
) -> None:
    """A group that became a supergroup may have both."""
    first = await board_of(hall, table)
    second = replace(first, id=await hall.store.new_id("board"), message=81, tapped=None)
    await hall.store.commit(AddBoard(second), Shown(first.id, first.wanted, 80))
    name = stones(table)[0]

    async def taps(message: int | None) -> list[bool]:
        door, who, ply = hall.door, person(table), table.game.ply
        await door.places.press(
            Touch(table.game.id, ply, who, first.chat, name, message=message), tapping
        )
        chosen = [Tapped.read(one.tapped) for one in await hall.store.boards(table.game.id)]
        await door.places.press(
            Touch(table.game.id, ply, who, first.chat, name, message=message), untapping
        )
        return [one is not None and one.taps == (name,) for one in chosen]

    assert await taps(81) == [False, True]
    assert await taps(80) == [True, False]
    assert await taps(999) == [True, False], "an old message: the one that is served"
    await hall.store.commit(ChangeBoard(first.id, (("parked", True),)))
    assert await taps(None) == [False, True]


async def test_a_press_taps_the_board_in_whose_message_it_was_made(
    hall: Hall, table: Table, anna: Person, boris: Person
) -> None:
    first = await board_of(hall, table)
    second = replace(first, id=await hall.store.new_id("board"), message=81, tapped=None)
    await hall.store.commit(AddBoard(second), Shown(first.id, first.wanted, 80))
    mover, name = next(p for p in (anna, boris) if p.id == person(table)), stones(table)[0]
    office, said = Office(hall), LIBRARY["en"].plain
    for kind, answer in (
        (Kind.TAP, said("said-tapped", square=name)),
        (Kind.TAP, said("answer-tapped")),
        (Kind.UNTAP, said("said-untapped")),
        (Kind.PART, said("answer-no-tap")),
    ):
        action = "7" if kind is Kind.PART else name
        press = Press(kind, table.game.id, table.game.ply, action)
        assert await office.press(mover, GROUP, press, message=81) == answer
    one, other = await hall.store.boards(table.game.id)
    assert (one.tapped, Tapped.read(other.tapped)) == (None, Tapped(table.game.ply))


async def test_what_was_written_brings_the_board_down(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await placed(hall, anna, boris)
    board = await board_of(hall, table)
    await hall.store.commit(Shown(board.id, board.wanted, 70))
    turn = table.turn
    assert isinstance(turn, Choose)
    text = table.rules.write(turn.actions[0])
    chat = await hall.store.chat(board.chat)
    assert chat is not None
    place = Place(chat, topic=5)
    act = hall.door.play.act(table.game.id, table.game.ply, actor(table), text, fresh=place)
    assert seen(await act)
    fresh = await board_of(hall, table)
    assert (fresh.id, fresh.message, fresh.topic) == (board.id, None, 5), "to where it was written"
    assert fresh.last == 70, "it goes as soon as the fresh one stands"


async def test_the_second_of_a_double_tap_gets_no_word_and_mends_the_board(
    hall: Hall, table: Table, anna: Person, boris: Person
) -> None:
    board = await board_of(hall, table)
    await hall.store.commit(Shown(board.id, board.wanted, 80))
    mover = next(p for p in (anna, boris) if p.id == person(table))
    waiting = next(p for p in (anna, boris) if p is not mover)
    turn, game, ply = table.turn, table.game.id, table.game.ply
    assert isinstance(turn, Choose)
    move = Press(Kind.ACT, game, ply, table.rules.write(turn.actions[0]))
    office, said = Office(hall), LIBRARY["en"].plain
    await office.press(mover, GROUP, move, message=80)
    for press in (move, Press(Kind.TAP, game, ply, "a1"), Press(Kind.PART, game, ply, "1")):
        wanted = (await board_of(hall, table)).wanted
        assert await office.press(mover, GROUP, press, message=80) == ""
        assert (await board_of(hall, table)).wanted == wanted + 1
    assert await office.press(waiting, GROUP, move, message=80) == ""
    assert await office.press(mover, GROUP, move, message=79) == said("answer-acted")
    assert await office.press(waiting, GROUP, move, message=79) == said("answer-stale")
    assert not any(alert for _, alert in office.told.answers), "nobody is stopped by it"
    assert (await hall.now(table)).game.ply == ply + 1


async def test_the_map_that_stands_while_the_bot_is_to_act_answers_quietly(
    hall: Hall, anna: Person
) -> None:
    invitation = await hall.invite(anna, "bot", "novice", rules=SMALL)
    table = seen(await hall.door.seating.begin(invitation.game.id, anna, press="begin"))
    while not isinstance(actor(table), BotSeat):
        table = await step(hall, table)
    board = await board_of(hall, table)
    await hall.store.commit(Shown(board.id, board.wanted, 80))
    office, said = Office(hall), LIBRARY["en"].plain
    dead = Press(Kind.TAP, table.game.id, table.game.ply, "b2")
    assert await office.press(anna, 1, dead, message=80) == said("answer-bots-turn")
    await step(hall, table)
    assert await office.press(anna, 1, dead, message=80) == ""
    assert await office.press(anna, 1, dead, message=79) == said("answer-stale")
    assert [alert for _, alert in office.told.answers] == [False, False, False]


async def test_a_stone_named_in_words_turns_its_board_to_where_it_is(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table, random = await placed(hall, anna, boris, WIDE), Random(1)
    name = None
    while name is None:
        turn, ply = table.turn, table.game.ply
        assert isinstance(turn, Choose)
        text = table.rules.write(random.choice(turn.actions))
        table = seen(await hall.door.play.act(table.game.id, ply, actor(table), text))
        now = picking(table, table.rules.view(table.state))
        if now is not None and len(now.parts) == 9 and now.part == 0:
            name = next((name for name in sorted(now.others) if name[0] == "i"), None)
    assert await tap(hall, table, name) == "done"
    board = await board_of(hall, table)
    assert Tapped.read(board.tapped) == Tapped(table.game.ply, 8, (name,))


async def test_the_second_of_a_double_tap_that_won_is_done_already(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await placed(hall, anna, boris)
    last = actor(table)
    while not isinstance(table.turn, Over):
        last = actor(table)
        table = await step(hall, table)
    game, ply, row = table.game.id, table.game.ply, (await hall.store.actions(table.game.id))[-1]
    other = next(p.id for p in (anna, boris) if p.id != last)
    assert (await hall.door.play.act(game, ply - 1, last, row.text)).answer == "acted"
    assert (await hall.door.play.act(game, ply - 1, other, row.text)).answer == "over"
    assert (await hall.door.play.act(game, 0, last, row.text)).answer == "over"
    assert (await hall.door.play.act(game, ply, last, row.text)).answer == "over"
