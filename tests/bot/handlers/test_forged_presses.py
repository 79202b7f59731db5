"""What a program that is no client can send: buttons that stand nowhere.

A game that two play in their own chats is nobody else's business: no press, whatever it says, shows
it in a group that has no board of it, not even a press of one who plays it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.handlers.routes import BUTTONS
from bot.table.board_rows import Place
from bot.table.endings import resigning
from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import Keyboard, Picture, Sent
from storage.operations import Shown
from storage.rows import Person
from tests.bot.handlers.test_visits import ELSEWHERE, Office, Told, en
from tests.bot.kit import Hall, seen

ACTIONS = ("", "throw", "draw", "count", "draw.0", "0", "1", "{me}", "all", "9-13", "rules")
"""What a forged press may say behind the game."""


@dataclass
class Ears(Told):
    """Whatever is said and shown, by chat."""

    heard: list[tuple[int, str]] = field(default_factory=list)

    async def send_picture(
        self,
        address: int,
        topic: int | None,
        picture: Picture,
        caption: str,
        keys: Keyboard,
        *,
        answered: int | None = None,
        quiet: bool = False,
    ) -> Sent:
        self._hear(address, caption, keys)
        return await super().send_picture(
            address, topic, picture, caption, keys, answered=answered, quiet=quiet
        )

    async def edit_picture(
        self, address: int, message: int, picture: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        self._hear(address, caption, keys)
        return await super().edit_picture(address, message, picture, caption, keys)

    async def edit_caption(self, address: int, message: int, caption: str, keys: Keyboard) -> None:
        self._hear(address, caption, keys)
        await super().edit_caption(address, message, caption, keys)

    async def send_text(
        self,
        address: int,
        topic: int | None,
        text: str,
        keys: Keyboard = (),
        *,
        answered: int | None = None,
        quiet: bool = False,
    ) -> int:
        self._hear(address, text, keys)
        return await super().send_text(address, topic, text, keys, answered=answered, quiet=quiet)

    async def edit_text(self, address: int, message: int, text: str, keys: Keyboard) -> None:
        self._hear(address, text, keys)
        await super().edit_text(address, message, text, keys)

    async def send_file(
        self, address: int, topic: int | None, name: str, data: bytes, caption: str
    ) -> None:
        self._hear(address, data.decode() + caption, ())
        await super().send_file(address, topic, name, data, caption)

    def _hear(self, address: int, words: str, keys: Keyboard) -> None:
        labels = (key.text for row in keys for key in row)
        self.heard.append((address, "\n".join((words, *labels))))

    def said_in(self, address: int) -> str:
        return "\n".join(words for where, words in self.heard if where == address)


@pytest.fixture
async def office(hall: Hall) -> Office:
    """In her other group Anna is an admin."""
    await hall.store.see_chat(ELSEWHERE, "supergroup")
    office = Office(hall, Ears())

    async def admin(*_: object, **__: object) -> object:
        return SimpleNamespace(status="administrator")

    bot: Any = SimpleNamespace(username="djehuty_bot", get_chat_member=admin)
    office.desk = replace(office.desk, bot=bot)
    return office


async def over_links(hall: Hall, anna: Person, boris: Person) -> dict[str, Table]:
    """Games that Anna plays with Boris in their own chats, one of each status."""
    begun = [await hall.over_a_link(anna, boris) for _ in range(4)]
    opened = await hall.invite(anna, "link")
    (board,) = await hall.store.boards(opened.game.id)
    await hall.store.commit(Shown(board.id, board.wanted, 71))
    playing, asleep, over, offered = begun
    seen(await hall.door.pauses.leave(asleep.game.id, anna.id))
    seen(await hall.door.change(over.game.id, resigning, anna.id))
    seen(await hall.door.offers.offer(offered.game.id, boris.id, "draw"))
    tables = {"open": opened, "asleep": asleep, "over": over, "playing": playing, "asked": offered}
    return {name: await hall.now(table) for name, table in tables.items()}


@pytest.mark.parametrize("kind", list(BUTTONS.of))
async def test_no_button_shows_a_private_game_in_a_group_that_has_no_board_of_it(
    office: Office, anna: Person, boris: Person, kind: Kind
) -> None:
    hall, ears = office.hall, office.told
    assert isinstance(ears, Ears)
    group = await hall.store.see_chat(ELSEWHERE, "supergroup")
    for table in (await over_links(hall, anna, boris)).values():
        game = table.game.id
        for number, action in enumerate(ACTIONS):
            press = Press(kind, game, table.game.ply, action.format(me=anna.id))
            await office.press(anna, ELSEWHERE, press, gone=number % 2 == 1)
        await office.press(anna, ELSEWHERE, Press(kind, game, action="draw"), gone=True)
        await office.boards.refresh(game)
        await office.notices.sweep()
        await office.sender.idle()
        boards = await hall.store.boards(game)
        assert group.id not in {board.chat for board in boards}, f"{kind.name}: a board came here"
        after = await hall.store.rematches(game)
        chats = {board.chat for one in after for board in await hall.store.boards(one.id)}
        assert group.id not in chats, f"{kind.name}: the next game's board came here"
    assert "Boris" not in ears.said_in(ELSEWHERE), kind.name


async def test_an_offer_from_another_chat_is_not_made(
    office: Office, anna: Person, boris: Person
) -> None:
    table = await office.hall.over_a_link(anna, boris)
    answer = await office.press(anna, ELSEWHERE, Press(Kind.OFFER, table.game.id, 0, "draw"))
    assert answer == en("answer-unknown")
    assert (await office.hall.now(table)).game.offer is None


async def test_a_rematch_from_another_chat_is_not_made(
    office: Office, anna: Person, boris: Person
) -> None:
    table = await office.hall.over_a_link(anna, boris)
    seen(await office.hall.door.change(table.game.id, resigning, anna.id))
    answer = await office.press(anna, ELSEWHERE, Press(Kind.REMATCH, table.game.id))
    assert answer == en("answer-foreign")
    assert await office.hall.store.rematches(table.game.id) == ()


async def test_the_door_brings_a_game_to_no_chat_that_does_not_show_it(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    """Not even if a handler forgot to ask; one's own chat gets a first board."""
    table = await hall.for_two(anna, boris)
    foreign = Place(await hall.store.see_chat(ELSEWHERE, "supergroup"))
    carlas, own = Place(await hall.private(carla)), Place(await hall.private(anna))
    for place in (foreign, carlas):
        brought = await hall.door.places.bring(table.game.id, anna, place, wake=False)
        assert brought.answer == "foreign"
    assert len(await hall.store.boards(table.game.id)) == 1
    seen(await hall.door.places.bring(table.game.id, anna, own, wake=False))
    seen(await hall.door.change(table.game.id, resigning, anna.id))
    rematch = hall.door.seating.rematch(table.game.id, anna, (foreign,), press="r")
    assert (await rematch).answer == "foreign"


async def test_of_a_game_played_elsewhere_a_group_is_told_nothing_by_its_number(
    office: Office, anna: Person, boris: Person
) -> None:
    """In one's own chat one's own games can be asked for."""
    table = await office.hall.over_a_link(anna, boris)
    seen(await office.hall.door.change(table.game.id, resigning, anna.id))
    there = await office.press(anna, ELSEWHERE, Press(Kind.RECORD, table.game.id))
    assert there == en("answer-foreign")
    here = await office.press(anna, 1, Press(Kind.RECORD, table.game.id))
    assert here == en("said-below")
