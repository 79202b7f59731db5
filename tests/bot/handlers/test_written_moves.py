"""What is written in a chat: whose words are a move, of which game, and what is not for us."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from types import SimpleNamespace
from typing import Any

import pytest
from telegram import Message, Update
from telegram.ext import CommandHandler, MessageHandler

from bot.handlers import routes, written_moves
from bot.handlers.visit import Handler
from bot.table.board_rows import Place
from bot.table.picking import Tapped, picking
from bot.table.table import AnyRules, BrokenGame, Table
from bot.words.library import Library
from games.catalogue import rule_set
from storage.operations import (
    ChangeBoard,
    ChangeGame,
    Shown,
)
from storage.rows import Board, Person
from tests.bot.handlers.test_visits import BOT, GROUP, Office
from tests.bot.kit import Hall, actor, plain, seen, step

EN = Library()["en"]
SIGA = rule_set("siga")


class Writing(Office):
    """People who write."""

    async def write(
        self,
        person: Person,
        chat: int,
        text: str,
        handler: Handler,
        *,
        replied: int | None = None,
        update: int | None = None,
        **more: Any,
    ) -> str:
        """`person` writes; the last thing said to it, empty for nothing. `more` of the message;
        `author` of the one replied to, if not us, and what the button `under` it says."""
        kind = {"type": "private"} if chat > 0 else {"type": "supergroup", "title": "Club"}
        place = {"id": chat, **kind}
        message: dict[str, Any] = {"message_id": 900, "date": 1, "chat": place, "text": text}
        message["from"] = {"id": person.telegram, "is_bot": False, "first_name": person.name}
        if replied is not None:
            author = {"id": more.pop("author", BOT), "is_bot": True, "first_name": "Djehuty"}
            key = {"text": "?", "callback_data": more.pop("under", "")}
            message["reply_to_message"] = {
                "message_id": replied, "date": 1, "chat": place, "from": author,
                "reply_markup": {"inline_keyboard": [[key]]},
            }  # fmt: skip
        number = next(self.updates) if update is None else update
        made = Update.de_json({"update_id": number, "message": message | more})
        assert made is not None
        before = len(self.told.texts)
        wanted = written_moves.to_a_board if handler is written_moves.replied else None
        await self.desk.handler(handler, wanted)(made, None)
        assert self.desk.receipts.of(number).outcome is not None
        await self.sender.idle()
        await self.sender.idle()
        return "" if len(self.told.texts) == before else plain(self.told.texts[-1])

    def known(self) -> set[tuple[str, int]]:
        """Everybody and every group that the file knows."""
        with closing(sqlite3.connect(self.hall.file)) as file:
            people = file.execute("SELECT 'person', telegram FROM person").fetchall()
            return {*people, *file.execute("SELECT 'chat', telegram FROM chat").fetchall()}


FORWARDED: dict[str, Any] = {
    "forward_origin": {
        "type": "user", "date": 1, "sender_user": {"id": 9, "is_bot": False, "first_name": "Eve"}
    }
}  # fmt: skip


@pytest.fixture
async def office(hall: Hall) -> Writing:
    return Writing(hall)


async def a_game(hall: Hall, anna: Person, boris: Person, rules: AnyRules = SIGA) -> Table:
    invitation = await hall.invite(anna, "group", rules=rules)
    table = seen(await hall.door.seating.join(invitation.game.id, boris, press="join"))
    (board,) = await hall.store.boards(table.game.id)
    await hall.store.commit(Shown(board.id, board.wanted, 70))
    return table


def whose(table: Table, *people: Person) -> tuple[Person, Person]:
    """Who is to act, and the other."""
    mine = next(person for person in people if person.id == actor(table))
    return mine, next(person for person in people if person is not mine)


async def test_a_move_by_command_is_played_and_the_board_comes_down(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    table = await a_game(hall, anna, boris)
    mover, _ = whose(table, anna, boris)
    assert await office.write(mover, GROUP, "/move d4 E5", written_moves.move) == ""
    assert [row.text for row in await hall.store.actions(table.game.id)] == ["d4", "e5"]
    (board,) = await hall.store.boards(table.game.id)
    assert board.message is None
    assert board.shown < board.wanted


async def test_the_same_message_delivered_twice_is_played_once(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    table = await a_game(hall, anna, boris)
    mover, _ = whose(table, anna, boris)
    for _ in range(2):
        assert (
            await office.write(mover, GROUP, "/move d4 e5", written_moves.move, update=4321) == ""
        )
    assert len(await hall.store.actions(table.game.id)) == 2


async def test_words_said_to_a_board_are_a_move_and_other_words_are_not_ours(
    office: Writing, hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await a_game(hall, anna, boris)
    mover, waiting = whose(table, anna, boris)
    say = office.write
    for text in ("well played", "d4?? no", "2 minutes"):
        assert await say(mover, GROUP, text, written_moves.replied, replied=70) == ""
    assert await say(mover, GROUP, "d4", written_moves.replied, replied=71) == "", (
        "no board of ours"
    )
    assert await say(mover, GROUP, "d4", written_moves.replied) == ""
    assert await hall.store.actions(table.game.id) == ()
    patience = EN.plain("answer-not-yours")
    assert await say(waiting, GROUP, "d4", written_moves.replied, replied=70) == patience
    for text in ("5", "10!", "ok", "gg"):
        assert await say(waiting, GROUP, text, written_moves.replied, replied=70) == "", text
    for text in ("d4", "5", "d4 is better"):
        assert await say(carla, GROUP, text, written_moves.replied, replied=70) == "", "a spectator"
    assert await say(mover, GROUP, "d4", written_moves.replied, replied=70) == ""
    assert [row.text for row in await hall.store.actions(table.game.id)] == ["d4"]


async def test_in_a_private_chat_any_words_may_be_a_move(
    office: Writing, hall: Hall, anna: Person
) -> None:
    hint = plain(EN.html("hint"))
    assert await office.write(anna, 1, "d4", written_moves.said) == hint
    invitation = await hall.invite(anna, "phone", rules=SIGA)
    table = seen(await hall.door.seating.begin(invitation.game.id, anna, press="b"))
    for words in ("hello", "/unknown", "nice game"):
        assert await office.write(anna, 1, words, written_moves.said) == hint
    assert "cannot be played now" in await office.write(anna, 1, "c3", written_moves.said)
    assert await office.write(anna, 1, "d4 e5", written_moves.said) == ""
    assert await office.write(anna, 1, "a1", written_moves.said) == "", (
        "the other side's turn, same phone"
    )
    assert [row.text for row in await hall.store.actions(table.game.id)] == ["d4", "e5", "a1"]
    await hall.door.pauses.leave(table.game.id, anna.id)
    assert await office.write(anna, 1, "a2", written_moves.said) == EN.plain("answer-asleep")


async def test_a_stone_alone_is_tapped_in_words(office: Writing, hall: Hall, anna: Person) -> None:
    invitation = await hall.invite(anna, "phone", rules=rule_set("sidja", {"size": "3"}))
    table = seen(await hall.door.seating.begin(invitation.game.id, anna, press="b"))
    while max(map(len, table.rules.taps(table.state, table.turn.actions))) == 1:  # type: ignore[union-attr]  # a choice
        table = await step(hall, table)
    now = picking(table, table.rules.view(table.state))
    assert now is not None
    stone, target = now.paths[0]
    if not now.given:
        assert await office.write(anna, 1, stone, written_moves.said) == ""
        (board,) = await hall.store.boards(table.game.id)
        kept = Tapped.read(board.tapped)
        assert kept is not None
        assert kept.taps == (stone,)
    ply = table.game.ply
    assert await office.write(anna, 1, target, written_moves.said) == ""
    assert (await hall.now(table)).game.ply == ply + 1


async def test_the_newest_game_in_which_it_is_their_turn_is_meant(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    first = await a_game(hall, anna, boris)
    mover, waiting = whose(first, anna, boris)
    assert await office.write(waiting, GROUP, "/move d4", written_moves.move) == EN.plain(
        "answer-not-yours"
    )
    hall.clock.now += 1000
    invitation = await hall.invite(anna, "group", rules=SIGA)
    second = seen(await hall.door.seating.join(invitation.game.id, boris, press="join2"))
    hall.clock.now += 1000
    newest = second if actor(second) == mover.id else first
    assert await office.write(mover, GROUP, "/move d4", written_moves.move) == ""
    assert (await hall.now(newest)).game.ply == 1
    assert await office.write(mover, GROUP, "/move e4", written_moves.move, replied=70) == ""
    assert "e4" in [row.text for row in await hall.store.actions(first.game.id)]


async def test_the_command_alone_says_how_it_is_used(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    none = EN.plain("move-none")
    assert await office.write(anna, GROUP, "/move", written_moves.move) == none
    assert await office.write(anna, GROUP, "/move d4", written_moves.move) == none
    table = await a_game(hall, anna, boris)
    mover, waiting = whose(table, anna, boris)
    assert "/move a1" in await office.write(mover, GROUP, "/move", written_moves.move)
    assert await office.write(waiting, GROUP, "/move", written_moves.move) == none
    assert "cannot be played" in await office.write(
        mover, GROUP, "/move castle", written_moves.move
    )


async def test_a_reply_to_an_invitation_plays_in_no_other_game(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    running = await a_game(hall, anna, boris)
    mover, _ = whose(running, anna, boris)
    open_ = await hall.invite(mover, "group", rules=SIGA)
    (board,) = await hall.store.boards(open_.game.id)
    await hall.store.commit(Shown(board.id, board.wanted, 71))
    assert await office.write(mover, GROUP, "d4", written_moves.replied, replied=71) == ""
    none = EN.plain("move-none")
    assert await office.write(mover, GROUP, "/move d4", written_moves.move, replied=71) == none
    assert await hall.store.actions(running.game.id) == ()
    assert await office.write(mover, GROUP, "/move d4", written_moves.move, replied=70) == ""
    assert len(await hall.store.actions(running.game.id)) == 1


async def test_whose_words_are_not_for_us_leaves_no_trace(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    dora = Person(0, 44, "Dora", None, None, None)
    before = office.known()
    for chat, replied in ((-300, 70), (GROUP, 70)):
        assert await office.write(dora, chat, "d4", written_moves.replied, replied=replied) == ""
    table = await a_game(hall, anna, boris)
    before |= {("chat", GROUP)}
    say = office.write
    for author in (5, BOT + 1):
        assert await say(dora, GROUP, "d4", written_moves.replied, replied=70, author=author) == ""
    assert await say(dora, GROUP, "d4", written_moves.replied, replied=71) == "", (
        "ours, but no board"
    )
    assert await say(dora, -300, "d4", written_moves.replied, replied=70) == "", "another group"
    admin: dict[str, Any] = {"id": 1087968824, "is_bot": True, "first_name": "Group"}
    channel: dict[str, Any] = {"id": 136817688, "is_bot": True, "first_name": "Channel"}
    for sender in (admin, channel):
        more: dict[str, Any] = {"from": sender}
        assert await say(dora, GROUP, "d4", written_moves.replied, replied=70, **more) == ""
    assert await say(dora, GROUP, "d4", written_moves.replied, replied=70, **FORWARDED) == ""
    assert office.known() == before
    assert await say(dora, GROUP, "d4", written_moves.replied, replied=70) == ""
    assert office.known() == before | {("person", 44)}, "said to a board"
    assert await hall.store.actions(table.game.id) == ()


async def test_what_somebody_passes_on_is_no_move(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    table = await a_game(hall, anna, boris)
    mover, _ = whose(table, anna, boris)
    say, hint = office.write, plain(EN.html("hint"))
    assert await say(mover, GROUP, "d4", written_moves.replied, replied=70, **FORWARDED) == ""
    assert await hall.store.actions(table.game.id) == ()
    invitation = await hall.invite(anna, "phone", rules=SIGA)
    own = seen(await hall.door.seating.begin(invitation.game.id, anna, press="b"))
    assert await say(anna, 1, "d4", written_moves.said, **FORWARDED) == hint
    assert await say(anna, 1, "/move d4", written_moves.said, **FORWARDED) == hint
    assert await hall.store.actions(own.game.id) == ()
    assert await say(anna, 1, "d4", written_moves.said) == ""


async def test_a_game_that_cannot_be_read_does_not_keep_the_others_from_being_played(
    office: Writing, hall: Hall, anna: Person
) -> None:
    tables = []
    for press in ("one", "two"):
        invitation = await hall.invite(anna, "phone", rules=SIGA)
        tables.append(seen(await hall.door.seating.begin(invitation.game.id, anna, press=press)))
        hall.clock.now += 1000
    sound, broken = (table.game.id for table in tables)
    (board,) = await hall.store.boards(broken)
    await hall.store.commit(
        ChangeGame(broken, ("playing",), (("position", "no position"),)),
        Shown(board.id, board.wanted, 88),
    )
    hall.door.book.forget()
    with pytest.raises(BrokenGame):
        await hall.door.book.table(broken)
    assert await office.write(anna, 1, "d4", written_moves.said) == ""
    assert [row.text for row in await hall.store.actions(sound)] == ["d4"]
    none = EN.plain("move-none")
    assert await office.write(anna, 1, "/move e4", written_moves.move, replied=88) == none
    assert await office.write(anna, 1, "hello", written_moves.said) == plain(EN.html("hint"))


async def test_in_a_forum_the_game_of_the_topic_is_meant_and_its_board_comes_there(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    first = await a_game(hall, anna, boris)
    mover, waiting = whose(first, anna, boris)
    (board,) = await hall.store.boards(first.game.id)
    await hall.store.commit(ChangeBoard(board.id, (("topic", 5),)))
    hall.clock.now += 1000
    invitation = await hall.invite(anna, "group", rules=SIGA)
    newest = seen(await hall.door.seating.join(invitation.game.id, boris, press="join2"))
    topic: dict[str, Any] = {"message_thread_id": 5, "is_topic_message": True}
    # A message of a topic that answers nothing answers the one that opened it.
    opened: dict[str, Any] = {"replied": 5, "author": anna.telegram}
    say = office.write
    patience = EN.plain("answer-not-yours")
    assert await say(waiting, GROUP, "/move d4", written_moves.move, **opened, **topic) == patience
    assert await say(mover, GROUP, "d4", written_moves.replied, **opened, **topic) == ""
    assert await hall.store.actions(first.game.id) == ()
    assert await say(mover, GROUP, "/move d4", written_moves.move, **opened, **topic) == ""
    assert len(await hall.store.actions(first.game.id)) == 1
    assert await hall.store.actions(newest.game.id) == ()
    (board,) = await hall.store.boards(first.game.id)
    assert (board.message, board.topic) == (None, 5)
    elsewhere = {"message_thread_id": 6, "is_topic_message": True}
    moved = first if actor(await hall.now(first)) == mover.id else newest
    assert await say(mover, GROUP, "/move e5", written_moves.move, **elsewhere) == ""
    (board,) = await hall.store.boards(moved.game.id)
    assert (board.message, board.topic) == (None, 6), "as /board brings it"


async def test_a_stone_named_in_a_group_is_chosen_on_the_board_where_it_stands(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    table = await a_game(hall, anna, boris, rule_set("sidja", {"size": "3"}))
    now = picking(table, table.rules.view(table.state))
    while now is None or now.given or max(map(len, now.paths)) == 1:
        table = await step(hall, table)
        now = picking(table, table.rules.view(table.state))
    mover, _ = whose(table, anna, boris)
    (board,) = await hall.store.boards(table.game.id)
    await hall.store.commit(Shown(board.id, board.wanted, 70))
    stone, target = now.paths[0]

    async def after(text: str) -> Board:
        assert await office.write(mover, GROUP, f"/move {text}", written_moves.move) == ""
        (board,) = await hall.store.boards(table.game.id)
        return board

    chosen = await after(stone)
    kept = Tapped.read(chosen.tapped)
    assert kept is not None
    assert (chosen.message, kept.taps) == (70, (stone,)), "no new message"
    assert chosen.wanted == board.wanted + 1
    await hall.store.commit(ChangeBoard(board.id, (("parked", True), ("tapped", None))))
    again = await after(stone)
    assert (again.message, again.parked) == (None, False), "it could not be written to"
    await hall.store.commit(Shown(board.id, again.wanted, 71))
    assert (await after(target)).message is None, "a move brings it down"


def test_what_is_changed_later_or_posted_by_a_channel_is_no_words_to_us() -> None:
    handlers: list[Any] = []
    application: Any = SimpleNamespace(
        add_handler=lambda handler, group=0: handlers.append((group, handler)),
        add_error_handler=lambda _: None,
    )
    desk: Any = SimpleNamespace(handler=lambda handle, wanted=None, **_: (handle, wanted))
    routes.register(application, desk)
    found = [h for group, h in handlers if group == 0 and isinstance(h, MessageHandler)]

    def taken(kind: str, chat: str, **more: Any) -> list[Any]:
        place = {"id": -7, "type": chat, "title": "Club"}
        body = {"message_id": 3, "date": 1, "chat": place, "text": "d4", **more}
        update = Update.de_json({"update_id": 1, kind: body})
        return [handler.callback for handler in found if handler.check_update(update)]

    answered = {"message_id": 2, "date": 1, "chat": {"id": -7, "type": "supergroup"}}
    reply = {"reply_to_message": answered}
    assert taken("message", "supergroup", **reply) == [
        (written_moves.replied, written_moves.to_a_board)
    ]
    assert taken("message", "private") == [(written_moves.said, None)]
    assert taken("message", "supergroup") == []
    for kind, chat in (
        ("edited_message", "supergroup"),
        ("edited_message", "private"),
        ("channel_post", "channel"),
    ):
        assert taken(kind, chat, **reply) == [], kind


async def test_words_that_fit_one_other_game_alone_are_meant_for_it(
    office: Writing, hall: Hall, anna: Person
) -> None:
    tables = []
    for number, rules in enumerate((SIGA, rule_set("thibault"))):
        hall.clock.now += 1000
        invitation = await hall.invite(anna, "phone", rules=rules)
        tables.append(
            seen(await hall.door.seating.begin(invitation.game.id, anna, press=f"b{number}"))
        )
    siga, senet = tables
    assert await office.write(anna, 1, "d4 e5", written_moves.said) == ""
    assert [row.text for row in await hall.store.actions(siga.game.id)] == ["d4", "e5"]
    hall.clock.now += 1000
    await hall.door.places.bring(senet.game.id, anna, await place(hall, anna), wake=False)
    assert await office.write(anna, 1, "throw", written_moves.said) == ""
    assert (await hall.now(senet)).game.ply == 1
    assert await office.write(anna, 1, "/move a1", written_moves.move) == ""
    assert len(await hall.store.actions(siga.game.id)) == 3


async def test_words_that_fit_two_other_games_are_meant_for_none_of_them(
    office: Writing, hall: Hall, anna: Person
) -> None:
    tables = []
    for number, rules in enumerate((SIGA, SIGA, rule_set("thibault"))):
        hall.clock.now += 1000
        invitation = await hall.invite(anna, "phone", rules=rules)
        tables.append(
            seen(await hall.door.seating.begin(invitation.game.id, anna, press=f"b{number}"))
        )
    *_, senet = tables
    told = await office.write(anna, 1, "d4", written_moves.said)
    assert f"№{senet.game.id}, Senet" in told
    assert told.count(EN.plain("key-throw-sticks")) == 1
    for table in tables:
        assert await hall.store.actions(table.game.id) == ()


async def place(hall: Hall, person: Person) -> Place:
    """The person's own chat."""
    return Place(await hall.private(person))


async def test_words_are_meant_for_the_game_that_they_played_last(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    """Not for the one in which somebody else has just moved."""
    games = []
    for press in ("one", "two"):
        invitation = await hall.invite(anna, "phone", rules=SIGA)
        games.append(seen(await hall.door.seating.begin(invitation.game.id, anna, press=press)))
        hall.clock.now += 1000
    older, newer = games
    assert await office.write(anna, 1, "d4", written_moves.said) == "", "the newest one at first"
    assert (await hall.now(newer)).game.ply == 1
    hall.clock.now += 1000
    await step(hall, await hall.now(older))  # by a button
    hall.clock.now += 1000
    touched = await hall.now(newer)
    await hall.store.commit(
        ChangeGame(newer.game.id, ("playing",), (("changed_at", hall.clock.now),))
    )
    hall.door.book.forget()
    ply = (await hall.now(older)).game.ply
    assert await office.write(anna, 1, "e4", written_moves.said) == ""
    assert (await hall.now(older)).game.ply == ply + 1
    assert (await hall.now(newer)).game.ply == touched.game.ply


async def test_a_sticker_in_a_private_chat_gets_the_hint_and_an_album_no_ten_of_them(
    office: Writing, hall: Hall, anna: Person
) -> None:
    hint = plain(EN.html("hint"))
    assert await office.write(anna, 1, "", written_moves.unread) == hint
    assert await office.write(anna, 1, "", written_moves.unread, media_group_id="7") == ""


def test_a_post_that_is_sent_on_is_no_command_and_a_sticker_is_seen_in_private_only() -> None:
    handlers: list[Any] = []
    application: Any = SimpleNamespace(
        add_handler=lambda handler, group=0: handlers.append((group, handler)),
        add_error_handler=lambda _: None,
    )
    desk: Any = SimpleNamespace(handler=lambda handle, **_: handle)
    routes.register(application, desk)

    def taken(chat: str, **more: Any) -> list[Any]:
        message = {"message_id": 3, "date": 1, "chat": {"id": 7, "type": chat}, **more}
        update = Update.de_json({"update_id": 1, "message": message})
        assert update is not None
        return [
            handler.callback
            for group, handler in handlers
            if group == 0 and isinstance(handler, MessageHandler) and handler.check_update(update)
        ]

    size = {"file_id": "f", "file_unique_id": "f", "width": 1, "height": 1}
    assert taken("private", photo=[size], caption="Look!") == [written_moves.unread]
    assert taken("supergroup", photo=[size]) == []
    assert taken("private", group_chat_created=True) == [], "what Telegram itself tells"
    said = {"text": "/play", "entities": [{"type": "bot_command", "offset": 0, "length": 5}]}
    origin = {"type": "channel", "date": 1, "chat": {"id": -9, "type": "channel"}, "message_id": 4}
    post = Message.de_json(
        {"message_id": 3, "date": 1, "chat": {"id": 7, "type": "supergroup"}, **said}, None
    )
    passed_on = Message.de_json(
        {
            "message_id": 3, "date": 1, "chat": {"id": 7, "type": "supergroup"}, **said,
            "forward_origin": origin,
        },
        None,
    )  # fmt: skip
    assert routes.OWN_WORDS.check_update(Update(1, message=post))
    assert not routes.OWN_WORDS.check_update(Update(1, message=passed_on))
    commands = [h for _, h in handlers if isinstance(h, CommandHandler)]
    others = [h for h in commands if h.commands & (routes.OTHERWISE.keys() | routes.NAMED)]
    assert {handler.filters for handler in commands if handler not in others} == {routes.OWN_WORDS}
    assert len(others) == len(routes.OTHERWISE) + 1
    assert not routes.NAMED & (routes.COMMANDS.keys() | routes.OTHERWISE.keys())
    assert not any(h.filters.check_update(Update(1, message=passed_on)) for h in others)


async def test_a_channel_that_speaks_in_its_group_is_nobody(office: Writing) -> None:
    """Its posts come into the group by themselves, in the name of an account of Telegram's."""
    message = {
        "message_id": 3, "date": 1, "chat": {"id": GROUP, "type": "supergroup", "title": "Club"},
        "from": {"id": 777000, "is_bot": False, "first_name": "Telegram"}, "text": "/play",
        "sender_chat": {"id": -9, "type": "channel", "title": "News"}, "is_automatic_forward": True,
    }  # fmt: skip
    update = Update.de_json({"update_id": 1, "message": message})
    assert update is not None
    assert await office.desk.visit(update) is None
    assert office.known() == set()
