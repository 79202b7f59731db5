"""Words of one's own as people write them: whose they are, for which game, and what is told."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.board.buttons import Join
from bot.handlers import records, words_command, written_moves
from bot.handlers.privacy import exported
from bot.table.clock import timing
from bot.table.endings import resigning
from bot.table.table import AnyRules, Table
from bot.telegram.callback_data import Kind, Press
from bot.words.inert import quoted
from bot.words.library import LANGUAGES
from bot.words.own_words import MAX_LENGTH
from games import fair
from games.hyena.sets.hyena import HYENA
from storage.operations import Shown
from storage.rows import Mode, Person
from tests.bot.handlers.test_visits import BOT, GROUP, LIBRARY
from tests.bot.handlers.test_written_moves import FORWARDED, Writing
from tests.bot.kit import THIBAULT, Hall, plain, seen

EN = LIBRARY["en"]
BOARD = 70
KIND = "be kind"
TAKEN = plain(EN.html("words-brought", words=quoted(KIND)))


def told(message: str, **args: int | str) -> str:
    return plain(EN.html(message, **args))


@pytest.fixture
async def office(hall: Hall) -> Writing:
    return Writing(hall)


async def an_invitation(
    hall: Hall, host: Person, mode: Mode = "group", rules: AnyRules = THIBAULT
) -> Table:
    """An invitation whose board stands in its message."""
    table = await hall.invite(host, mode, "novice" if mode == "bot" else None, rules=rules)
    (board,) = await hall.store.boards(table.game.id)
    await hall.store.commit(Shown(board.id, board.wanted, BOARD))
    return table


async def words(hall: Hall, table: Table) -> list[str]:
    return [player.words for player in await hall.store.players(table.game.id)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_reply_in_a_group_brings_words_in_any_language(
    office: Writing, hall: Hall, anna: Person, language: str
) -> None:
    table = await an_invitation(hall, anna)
    text = f"{LIBRARY[language].plain('words-mark')}: {KIND}"
    assert await office.write(anna, GROUP, text, written_moves.replied, replied=BOARD) == TAKEN
    assert await words(hall, table) == [KIND]


async def test_talk_below_an_invitation_in_a_group_is_not_ours(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    table = await an_invitation(hall, anna)
    for person in (anna, boris):
        said = await office.write(person, GROUP, KIND, written_moves.replied, replied=BOARD)
        assert said == ""
    said = await office.write(boris, GROUP, f"words: {KIND}", written_moves.replied)
    assert said == "", "nor what answers no message of ours"
    assert await words(hall, table) == [""]


async def test_who_has_no_seat_sits_down_by_words_and_the_game_begins(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    table = await an_invitation(hall, anna)
    text = f"/words {KIND}"
    assert await office.write(boris, GROUP, text, words_command.command, replied=BOARD) == TAKEN
    assert await words(hall, table) == ["", KIND]
    begun = await hall.now(table)
    digest = fair.words_digest(KIND)
    assert begun.game.salt == f"djehuty2\n0 nothing\n1 words {digest}"


async def test_who_sits_down_by_words_has_seen_the_time_a_turn(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    table = await an_invitation(hall, anna)
    seen(await hall.door.change(table.game.id, timing, anna.id, "1h"))
    text, game = f"words: {KIND}", table.game.id
    for minutes, said in ((0, told("answer-time-changed")), (60, TAKEN)):
        under = Join("cat").press(game, minutes).pack()
        answer = office.write(boris, GROUP, text, written_moves.replied, replied=BOARD, under=under)
        assert await answer == said
    assert await words(hall, table) == ["", KIND]


async def test_in_private_any_reply_of_who_sits_there_is_words(
    office: Writing, hall: Hall, anna: Person
) -> None:
    table, home = await an_invitation(hall, anna, "bot"), anna.telegram or 0
    assert await office.write(anna, home, KIND, written_moves.said, replied=BOARD) == TAKEN
    assert await office.write(anna, home, "c2-c3", written_moves.said) == told("hint")
    again = await office.write(anna, home, f"words: {KIND}", written_moves.said)
    assert again == told("answer-brought-words"), "without a reply, too, if one game waits here"
    assert await words(hall, table) == [KIND, ""]


async def test_words_sent_on_from_elsewhere_bring_nothing(
    office: Writing, hall: Hall, anna: Person
) -> None:
    table = await an_invitation(hall, anna, "bot")
    home, text = anna.telegram or 0, f"words: {KIND}"
    said = await office.write(anna, home, text, written_moves.said, replied=BOARD, **FORWARDED)
    assert said == told("hint")
    assert await words(hall, table) == ["", ""]


async def test_a_guest_of_a_link_sits_down_by_words_below_its_page(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    table, home = await an_invitation(hall, anna, "link"), boris.telegram or 0
    under = Press(Kind.SIT, table.game.id, action=f"eye.{table.game.code}").pack()
    page: dict[str, Any] = {"replied": 900, "under": under}
    assert await office.write(boris, home, KIND, written_moves.said, **page) == told("hint")
    said = await office.write(boris, home, f"words: {KIND}", written_moves.said, **page)
    assert said == TAKEN
    assert await words(hall, table) == ["", KIND]
    assert len(await hall.store.boards(table.game.id)) == 2, "and has a board"


@pytest.mark.parametrize(
    ("under", "author"),
    [
        (f"{Kind.SIT.value}:1:0:eye.wrong", BOT),
        (f"{Kind.SIT.value}:2:0:eye.code1", BOT),
        (f"{Kind.JOIN.value}:1:0:eye.code1", BOT),
        ("?", BOT),
        (f"{Kind.SIT.value}:1:0:eye.code1", 99),
    ],
)
async def test_a_forged_page_takes_no_seat(
    office: Writing, hall: Hall, anna: Person, boris: Person, under: str, author: int
) -> None:
    table = await an_invitation(hall, anna, "link")
    assert (table.game.id, table.game.code) == (1, "code1")
    page: dict[str, Any] = {"replied": 900, "under": under, "author": author}
    home, text = boris.telegram or 0, f"words: {KIND}"
    assert await office.write(boris, home, text, written_moves.said, **page) == told("words-first")
    assert await words(hall, table) == [""]


async def test_late_doubled_and_strangers_words_get_an_answer_and_change_nothing(
    office: Writing, hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await an_invitation(hall, anna, rules=HYENA)
    say, command = office.write, words_command.command
    for _ in range(2):
        said = await say(boris, GROUP, f"/words {KIND}", command, replied=BOARD, update=4321)
        assert said == TAKEN
    said = await say(boris, GROUP, f"/words {KIND}", command, replied=BOARD)
    assert said == told("answer-brought-words")
    said = await say(anna, GROUP, "/words mine", command)
    assert said == told("answer-brought-late")
    assert await say(carla, GROUP, "/words hers", command) == told("words-none")
    seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    for person in (boris, carla):
        said = await say(person, GROUP, "words: late", written_moves.replied, replied=BOARD)
        assert said == told("answer-begun")
    assert await words(hall, table) == ["", KIND]


async def test_of_several_invitations_the_one_that_is_answered_is_meant(
    office: Writing, hall: Hall, anna: Person
) -> None:
    first, second = await hall.invite(anna, "group"), await an_invitation(hall, anna)
    assert await office.write(anna, GROUP, "/words x", words_command.command) == told("words-which")
    said = await office.write(anna, GROUP, f"/words {KIND}", words_command.command, replied=BOARD)
    assert said == TAKEN
    assert (await words(hall, first), await words(hall, second)) == ([""], [KIND])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("/words", "words-how"),
        ("/words two\nlines", "words-signs"),
        ("/words \u202ebackwards", "words-signs"),
        ("/words " + "x" * (MAX_LENGTH + 1), "words-long"),
        ("/words \u3164", "words-signs"),
    ],
)
async def test_words_that_cannot_be_brought_are_told_why(
    office: Writing, hall: Hall, anna: Person, text: str, message: str
) -> None:
    table = await an_invitation(hall, anna)
    told_ = await office.write(anna, GROUP, text, words_command.command, replied=BOARD)
    assert told_ == told(message, most=MAX_LENGTH)
    assert await words(hall, table) == [""]


async def test_an_anonymous_admin_brings_no_words(
    office: Writing, hall: Hall, anna: Person
) -> None:
    table = await an_invitation(hall, anna)
    sender = {"id": 1087968824, "is_bot": True, "first_name": "Group"}
    group = {"id": GROUP, "type": "supergroup", "title": "Club"}
    more: dict[str, Any] = {"from": sender, "sender_chat": group}
    command = words_command.command
    said = await office.write(anna, GROUP, "/words x", command, replied=BOARD, **more)
    assert said == told("anonymous", speaker="group")
    assert await words(hall, table) == [""]


async def test_verify_tells_the_words_whole_and_what_they_are_good_for(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    table = await an_invitation(hall, anna)
    verify = records.verify_command
    assert "/words" in await office.write(anna, GROUP, "/verify", verify)
    long = "<W>" * 21
    seen(await hall.door.seating.join(table.game.id, anna, press="a", words=long))
    seen(await hall.door.seating.join(table.game.id, boris, press="b", words=KIND))
    seen(await hall.door.change(table.game.id, resigning, anna.id))
    said = await office.write(anna, GROUP, f"/verify {table.game.id}", verify)
    assert "&lt;W&gt;" * 21 in said
    assert KIND in said
    assert "✅" in said
    assert plain(EN.html("verify-bound", kind="words")) in said
    assert plain(EN.html("verify-left", kind="words")) in said


async def test_words_are_exported_and_forgotten_and_the_throws_stay_proven(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    table = await an_invitation(hall, anna)
    seen(await hall.door.seating.join(table.game.id, anna, press="a", words=KIND))
    seen(await hall.door.seating.join(table.game.id, boris, press="b", sign="cat"))
    seen(await hall.door.change(table.game.id, resigning, boris.id))
    kept = json.loads(await exported(office.desk, anna.id, EN))
    assert KIND in json.dumps(kept)
    await office.forget(anna)
    assert await words(hall, table) == ["", ""]
    memory = await hall.now(table)
    assert [player.words for player in memory.players] == ["", ""]
    for sign in ("", "#", "№"):
        asked = f"/verify {sign}{table.game.id}"
        said = await office.write(boris, GROUP, asked, records.verify_command)
        assert "✅" in said
        assert KIND not in said


async def test_verify_of_a_table_for_more_says_that_the_order_of_the_seats_is_mixed_in(
    office: Writing, hall: Hall, anna: Person, boris: Person
) -> None:
    table = await an_invitation(hall, anna, rules=HYENA)
    for person, sign in ((anna, "eye"), (boris, "cat")):
        seen(await hall.door.seating.join(table.game.id, person, press=sign, sign=sign))
    seen(await hall.door.seating.begin(table.game.id, anna, press="begin"))
    said = await office.write(anna, GROUP, f"/verify {table.game.id}", records.verify_command)
    assert plain(EN.html("verify-left-many")) in said
