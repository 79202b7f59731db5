"""Words of one's own: who may bring them, in which order, and what becomes of them."""

from __future__ import annotations

import pytest

from bot.board.caption import MAX_CAPTION, caption, invited, length
from bot.board.keyboard import keyboard
from bot.board.sight import Sight
from bot.handlers.records import record
from bot.table.board_rows import Place
from bot.table.endings import resigning
from bot.table.invitation import NewGame
from bot.table.lobby import getting_up
from bot.table.table import Table
from bot.telegram.callback_data import Kind
from bot.words.library import LANGUAGES, Library
from bot.words.own_words import MAX_LENGTH
from games import fair
from games.hyena.sets.hyena import HYENA
from games.proof import verify
from games.record import read_record, write_record
from storage.operations import Forget
from storage.rows import Mode, Person
from tests.bot.kit import NAMES, THIBAULT, Hall, plain, seen

LIBRARY = Library()
EN = LIBRARY["en"]
KIND = "May the sticks be kind"
DIGEST = fair.words_digest(KIND)


def words(table: Table) -> list[str]:
    return [player.words for player in table.players]


async def test_the_host_adds_words_and_the_guest_sits_down_by_some(
    hall: Hall, anna: Person, boris: Person
) -> None:
    invitation = await hall.invite(anna, "group")
    join, game = hall.door.seating.join, invitation.game.id
    table = seen(await join(game, anna, press="h", words=KIND))
    assert (words(table), table.game.status) == ([KIND], "open")
    table = seen(await join(game, anna, press="h2", sign="cat"))
    assert words(table) == [KIND], "a sign stands beside the words"
    table = seen(await join(game, boris, press="j", words="Ж"))
    lines = ["djehuty2", "0 sign cat", f"0 words {DIGEST}", f"1 words {fair.words_digest('Ж')}"]
    assert (table.game.status, table.game.salt) == ("playing", "\n".join(lines))
    lot = fair.lot(table.game.secret, str(game), table.game.salt or "", 2)
    assert tuple(table.seated(seat).number for seat in range(2)) == lot
    assert await (await hall.again()).now(table) == table


async def test_words_may_change_until_the_game_begins_and_no_longer(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.invite(anna, "group", rules=HYENA)
    join, game = hall.door.seating.join, table.game.id
    seen(await join(game, boris, press="b", words=KIND))
    assert (await join(game, boris, press="b2", words=KIND)).answer == "brought-words"
    table = seen(await join(game, boris, press="b3", words="others"))
    assert words(table) == ["", "others"]
    seen(await hall.door.seating.begin(game, anna, press="begin"))
    assert (await join(game, boris, press="b4", words="late")).answer == "begun"
    assert words(await hall.now(table)) == ["", "others"]
    seen(await hall.door.change(game, resigning, boris.id))
    assert (await join(game, boris, press="b5", words="later")).answer == "expired"


async def test_whoever_invited_brings_words_first(hall: Hall, anna: Person, boris: Person) -> None:
    table = await hall.invite(anna, "group", rules=HYENA)
    join, game = hall.door.seating.join, table.game.id
    seen(await join(game, boris, press="b", words=KIND))
    assert (await join(game, anna, press="a", words="mine")).answer == "brought-late"
    assert (await join(game, anna, press="a", sign="eye")).answer == "brought-late"
    seen(await hall.door.change(game, getting_up, boris.id))
    assert words(seen(await join(game, anna, press="a", words="mine"))) == ["mine"]


async def test_a_doubled_update_brings_words_once(hall: Hall, anna: Person) -> None:
    table = await hall.invite(anna, "group")
    join, game = hall.door.at(7).seating.join, table.game.id
    seen(await join(game, anna, press="u7", words=KIND))
    again = await join(game, anna, press="u7", words=KIND)
    assert (again.answer, words(await hall.now(table))) == ("again", [KIND])


async def test_a_full_table_and_a_kept_seat_take_no_words_of_strangers(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await hall.for_two(anna, boris)
    join = hall.door.seating.join
    assert (await join(table.game.id, carla, press="c", words=KIND)).answer == "begun"
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    place = Place(await hall.store.see_chat(-100, "group"))
    again = seen(await hall.door.seating.rematch(table.game.id, anna, (place,), press="r"))
    assert (await join(again.game.id, carla, press="c", words=KIND)).answer == "reserved"
    assert words(again) == [""], "what was brought before is known before the seal"
    assert words(seen(await join(again.game.id, boris, press="j", words=KIND)))[1] == KIND


async def test_where_only_bots_play_there_are_no_words(hall: Hall, anna: Person) -> None:
    place = Place(await hall.private(anna))
    wanted = NewGame(THIBAULT, "bot", anna, (place,), "q", bots=("novice", "modest"), here=0)
    table = seen(await hall.door.seating.create(wanted))
    put = await hall.door.seating.join(table.game.id, anna, press="a", words=KIND)
    assert put.answer == "not-offered"
    assert "words:" not in plain(caption(Sight(table, EN, NAMES)))


@pytest.mark.parametrize("mode", ["bot", "phone"])
async def test_who_plays_alone_puts_words_before_the_press_that_begins(
    hall: Hall, anna: Person, mode: Mode
) -> None:
    table = await hall.invite(anna, mode, "novice" if mode == "bot" else None)
    table = seen(await hall.door.seating.join(table.game.id, anna, press="a", words=KIND))
    assert f"“<code>{KIND}</code>”" in plain(caption(Sight(table, EN, NAMES)))
    every = [key for row in keyboard(Sight(table, EN)) for key in row]
    begins = [key for key in every if key.press is not None and key.press.kind is Kind.BEGIN]
    assert len(begins) == (len(fair.SIGNS) if mode == "phone" else 1), "what began it before does"
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="b", sign="sun"))
    assert table.game.salt == f"djehuty2\n0 sign sun\n0 words {DIGEST}\n1 nothing"


async def test_words_alone_leave_the_press_out(hall: Hall, anna: Person) -> None:
    table = await hall.invite(anna, "bot", "novice")
    seen(await hall.door.seating.join(table.game.id, anna, press="a", words=KIND))
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="4711"))
    assert table.game.salt == f"djehuty2\n0 words {DIGEST}\n1 nothing"


async def test_the_record_has_the_words_and_still_verifies_when_they_are_forgotten(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.invite(anna, "group")
    join, game = hall.door.seating.join, table.game.id
    seen(await join(game, anna, press="h", words='a "quoted" \\ line'))
    table = seen(await join(game, boris, press="j", words=KIND))
    table = seen(await hall.door.change(game, resigning, anna.id))
    made = read_record(write_record(record(Sight(table, EN, NAMES))))
    assert (made.tag("Words0"), made.tag("Words1")) == ('a "quoted" \\ line', KIND)
    assert verify(made).holds
    await hall.store.commit(Forget(boris.id, boris.telegram or 0))
    forgotten = await (await hall.again()).whole(table)
    assert words(forgotten) == ['a "quoted" \\ line', ""]
    made = read_record(write_record(record(Sight(forgotten, EN, NAMES))))
    assert (made.tag("Words1"), made.tag("WordsDigest1")) == (None, DIGEST)
    assert verify(made).holds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("letter", ["W", "<", "🐈"])
async def test_six_people_and_their_words_fit_on_every_caption(
    hall: Hall, anna: Person, language: str, letter: str
) -> None:
    texts, long = LIBRARY[language], letter * MAX_LENGTH
    table = await hall.invite(anna, "group", rules=HYENA)
    join, game = hall.door.seating.join, table.game.id
    table = seen(await join(game, anna, press="a", words=long))
    people = [anna, *[await hall.person(600 + n, f"P{n}") for n in range(5)]]
    names = {person.id: f"{number}" * 32 for number, person in enumerate(people)}
    for person in people[1:]:
        table = seen(await join(game, person, press=f"p{person.id}", words=long))
        table = seen(await join(game, person, press=f"p{person.id}", sign="falcon"))
    for told in (
        invited(Sight(table, texts, names)),
        invited(Sight(table, texts, names), guest=True),
    ):
        assert length(told) <= MAX_CAPTION
        assert told.count("✍️") == 1
        assert table.game.commitment in told
    table = seen(await hall.door.seating.begin(game, anna, press="begin"))
    told = caption(Sight(table, texts, names))
    assert length(told) <= MAX_CAPTION
    assert told.count("…»") + told.count("…”") + told.count("…\u2069") >= len(people)
    for person in people:
        table = seen(await hall.door.change(game, resigning, person.id))
    over = caption(Sight(table, texts, names))
    assert length(over) <= MAX_CAPTION
    assert table.game.secret.hex() in over


@pytest.mark.parametrize("language", LANGUAGES)
async def test_two_players_words_stay_whole_from_the_invitation_to_the_end(
    hall: Hall, anna: Person, boris: Person, language: str
) -> None:
    texts, mine, other = LIBRARY[language], "🐈" * MAX_LENGTH, "<i>" * 21
    table = await hall.invite(anna, "group")
    join, game = hall.door.seating.join, table.game.id
    table = seen(await join(game, anna, press="h", words=mine))
    assert mine in caption(Sight(table, texts, NAMES))
    table = seen(await join(game, boris, press="j", words=other))
    over = seen(await hall.door.change(game, resigning, anna.id))
    for told in (caption(Sight(table, texts, NAMES)), caption(Sight(over, texts, NAMES))):
        assert mine in told
        assert "&lt;i&gt;" * 21 in told, "and escaped"
