"""What a lobby's board says and offers, on a shared board and on one's own; and an offer's."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.board.phone import fit
from bot.board.questions import answer_keys, offer_keys, offer_lines
from bot.board.sight import NOWHERE, Sight, name, view_of
from bot.board.waiting_board import FOLDS, invitation, lobby_keys
from bot.table.board_rows import Place
from bot.table.endings import resigning
from bot.table.invitation import NewGame
from bot.table.lobby import adding_bot
from bot.table.seats import levels
from bot.table.table import Table
from bot.telegram.callback_data import Kind
from bot.words.library import LANGUAGES, Library
from games.fair import SIGNS
from games.hyena.sets.hyena import HYENA
from storage.rows import Chat, Mode, Person
from tests.bot.kit import NAMES, Hall, plain, seen

LIBRARY = Library()
CLUB = Chat(1, "group", -5)
EN = LIBRARY["en"]
LEVELS = list(levels(HYENA))
EIGHT = list(SIGNS)


def offered(table: Table, reader: int | None = None, chat: Chat = NOWHERE) -> list[str]:
    """What the buttons say, in order: the kind, or what a change of the seats is."""
    link = "https://t.me/x?start=join-1"
    keys = lobby_keys(Sight(table, EN, link=link, reader=reader, chat=chat))
    return [
        "share" if key.press is None else key.press.action or key.press.kind.name.lower()
        for row in keys
        for key in row
    ]


async def lobby(hall: Hall, host: Person, mode: Mode, *guests: Person) -> Table:
    table = await hall.invite(host, mode, rules=HYENA)
    for guest in guests:
        place = Place(await hall.private(guest)) if mode == "link" else None
        join = hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}", place=place)
        table = seen(await join)
    return table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "invites"), [("bot", False), ("phone", False), ("group", True)])
async def test_no_invitation_is_spoken_of_where_nobody_is_invited(
    hall: Hall, anna: Person, mode: Mode, language: str, *, invites: bool
) -> None:
    texts = LIBRARY[language]
    wanted = NewGame(HYENA, mode, anna, (Place(await hall.private(anna)),), "w",
                bots=("novice",) if mode == "bot" else (), here=1)  # fmt: skip
    table = seen(await hall.door.seating.create(wanted))
    labels = {key.text for row in lobby_keys(Sight(table, texts)) for key in row}
    assert (texts.plain("key-withdraw") in labels) == invites
    assert (texts.plain("key-not-now") in labels) != invites


async def test_a_group_may_join_and_with_enough_the_host_may_begin(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await lobby(hall, anna, "group")
    assert offered(table) == [*EIGHT, "page", "page", "withdraw"], "a turn's time"
    table = await lobby(hall, anna, "group", boris)
    assert offered(table) == [*EIGHT, "-", "page", "begin", "withdraw"]


@pytest.mark.parametrize("free", [7, 2])
async def test_an_emblem_that_somebody_at_the_table_has_is_not_offered(
    hall: Hall, anna: Person, free: int
) -> None:
    table = await lobby(hall, anna, "group")
    taken = EIGHT[free:]
    players = [replace(table.players[0], number=n, person=n, sign=sign) for n, sign in
               enumerate(taken, 1)]  # fmt: skip
    shown = offered(replace(table, players=tuple(players)))
    left = [sign for sign in shown if sign in EIGHT]
    assert left == (EIGHT[:free] if free > 2 else EIGHT), "of two all: somebody may want another"


async def test_bots_sit_down_on_the_hosts_page_in_a_group_and_else_on_the_board(
    hall: Hall, anna: Person
) -> None:
    ways: tuple[tuple[Mode, Chat, bool], ...] = (
        ("group", CLUB, False),
        ("group", replace(CLUB, inline="m"), True),
        ("link", NOWHERE, True),
        ("phone", NOWHERE, True),
        ("bot", NOWHERE, True),
    )
    for mode, chat, on_board in ways:
        table = await lobby(hall, anna, mode)
        table = seen(await hall.door.change(table.game.id, adding_bot, anna.id, "novice"))
        said = set(offered(table, chat=chat))
        assert said & {*LEVELS, "-bot"} == ({*LEVELS, "-bot"} if on_board else set()), mode


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_way_to_that_page_names_the_bots(
    hall: Hall, anna: Person, boris: Person, language: str
) -> None:
    texts = LIBRARY[language]
    alone = await lobby(hall, anna, "group")
    two = await lobby(hall, anna, "group", boris)
    for table, words in ((alone, "key-seats-bots"), (two, "key-seats-brief")):
        rows = lobby_keys(Sight(table, texts, chat=CLUB))
        (row,) = [r for r in rows if texts.plain(words) in [key.text for key in r]]
        assert fit(row, len(row))
    table = await lobby(hall, anna, "link")
    told = [key.text for row in lobby_keys(Sight(table, texts, reader=anna.id)) for key in row]
    assert texts.plain("key-seats") in told


async def test_at_a_full_table_nobody_more_is_asked_to_sit_down(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await lobby(hall, anna, "group", boris)
    for _ in range(4):
        table = seen(await hall.door.change(table.game.id, adding_bot, anna.id, "novice"))
    assert offered(table) == [*EIGHT, "-", "page", "begin", "withdraw"], "one's own may change"


async def test_over_a_link_everybody_has_the_buttons_of_their_own(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await lobby(hall, anna, "link", boris)
    assert offered(table, anna.id) == [
        *EIGHT,
        "share",
        "page",
        *LEVELS,
        "begin",
        "friend",
        "withdraw",
    ]
    assert offered(table, boris.id) == [*EIGHT, "-"]
    assert offered(table, carla.id) == EIGHT


async def test_begin_is_coloured_only_where_nobody_but_the_host_sees_it(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await lobby(hall, anna, "group", boris)

    def style(reader: int | None) -> str | None:
        keys = [key for row in lobby_keys(Sight(table, EN, reader=reader)) for key in row]
        return next(key.style for key in keys if key.text == EN.plain("key-begin"))

    assert (style(None), style(anna.id)) == (None, "success")


async def test_at_one_phone_seats_are_added_and_taken_away(hall: Hall, anna: Person) -> None:
    table = await lobby(hall, anna, "phone")
    assert offered(table) == ["+here", "-here", *LEVELS, *EIGHT, "withdraw"], "a sign begins it"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_board_names_everybody_in_the_order_in_which_they_sat_down(
    hall: Hall, anna: Person, boris: Person, language: str
) -> None:
    texts = LIBRARY[language]
    table = await lobby(hall, anna, "group", boris)
    table = seen(await hall.door.change(table.game.id, adding_bot, anna.id, "novice"))
    who = [name(Sight(table, texts, NAMES), player) for player in table.players]
    shown = Sight(table, texts, NAMES)
    for folded in FOLDS:
        text = plain(invitation(shown, 0, folded=folded)).replace("\u200f", "")
        places = [text.index(f"{n}. {called}") for n, called in enumerate(who[:2], 1)]
        places.append(text.index("3. "))
        assert places == sorted(places)
    assert len(view_of(table).trays) == 3


async def test_a_seat_that_the_bot_took_over_is_called_so(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await lobby(hall, anna, "group", boris, carla)
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    table = seen(await hall.door.change(table.game.id, resigning, boris.id))
    player = next(p for p in table.players if p.resigned is not None)
    assert plain(name(Sight(table, EN, NAMES), player)) == "BOT (Novice) for Boris"


async def test_an_offer_is_answered_by_who_is_asked_and_taken_back_by_who_made_it(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await lobby(hall, anna, "link", boris, carla)
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    assert answer_keys(Sight(table, EN)) == ()
    table = seen(await hall.door.offers.offer(table.game.id, anna.id, "draw"))

    def kinds(reader: int | None) -> list[Kind]:
        rows = answer_keys(Sight(table, EN, reader=reader))
        return [key.press.kind for row in rows for key in row if key.press is not None]

    assert kinds(boris.id) == kinds(None) == [Kind.ACCEPT, Kind.DECLINE]
    assert kinds(anna.id) == [Kind.DECLINE]
    assert kinds(77) == []
    said = offer_lines(Sight(table, EN, NAMES))
    assert [plain(line) for line in said] == ["🤝 Anna offers a draw."]


async def test_a_sleeping_board_offers_what_the_rules_have(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await lobby(hall, anna, "group", boris)
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    asleep = replace(table, game=replace(table.game, status="asleep"))
    actions = [
        key.press.action
        for row in offer_keys(Sight(asleep, EN))
        for key in row
        if key.press is not None
    ]
    assert actions == ["draw"], "there is nothing to count in this game"
    assert offer_keys(Sight(asleep, EN, reader=77)) == ()
