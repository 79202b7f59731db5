"""A page is turned where it stands if that can be, and never over a board."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from bot.choosing.page import Drawing, Page, turning
from bot.handlers.delivery import Delivery
from bot.handlers.page_turning import turn
from bot.handlers.visit import PressVisit
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import FileGone, Keyboard, MessageGone, Picture, Sent, WireError
from storage.operations import (
    KeepUpload,
    Shown,
)
from storage.rows import Person
from tests.bot.handlers.test_visits import LIBRARY, Office, Told
from tests.bot.kit import Hall

MESSAGE = 70
TITLED = Page("a page", ())
DRAWN = Page("a page", (), Drawing("key", lambda: b"png"))

either = pytest.mark.parametrize("page", [TITLED, DRAWN], ids=["titled", "drawn"])


class Noted(Told):
    """A Telegram that notes what was sent, and what was edited; `fault` is raised by an edit."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[tuple[str, str | None]] = []
        self.fault: WireError | None = None

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
        self.calls.append(("sent", picture.file))
        return await super().send_picture(
            address, topic, picture, caption, keys, answered=answered, quiet=quiet
        )

    async def edit_picture(
        self, address: int, message: int, picture: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        self._edited("picture", picture.file)
        return await super().edit_picture(address, message, picture, caption, keys)

    async def edit_caption(self, address: int, message: int, caption: str, keys: Keyboard) -> None:
        self._edited("caption", None)

    def _edited(self, what: str, file: str | None) -> None:
        self.calls.append((what, file))
        fault, self.fault = self.fault, None
        if fault is not None:
            raise fault


@dataclass
class Waiting:
    """A sender whose chat is busy: what is to be sent waits for :meth:`go`."""

    jobs: list[Callable[[], Awaitable[None]]] = field(default_factory=list)

    def replies(self, address: int) -> int:
        return len(self.jobs)

    def reply(
        self,
        address: int,
        job: Callable[[], Awaitable[None]],
        *,
        by: Hashable = None,
        edits: bool = False,
    ) -> None:
        self.jobs.append(job)

    def rest(self, address: int, *, edits: bool) -> float:
        return 0.0

    async def go(self) -> None:
        while self.jobs:
            await self.jobs.pop(0)()


@dataclass
class Desk:
    """Somebody's own chat, a message pressed there, and what came of it."""

    hall: Hall
    visit: PressVisit
    wire: Noted
    sender: Waiting

    async def board_takes_the_message(self, anna: Person) -> None:
        table = await self.hall.invite(anna, "link")
        (board,) = await self.hall.store.boards(table.game.id)
        await self.hall.store.commit(Shown(board.id, board.wanted, MESSAGE))


@pytest.fixture
async def desk(hall: Hall, anna: Person) -> Desk:
    wire, waiting = Noted(), Waiting()
    sender: Any = waiting
    texts, office = LIBRARY["en"], Office(hall)
    delivery = Delivery(
        hall.door.book, wire, sender, office.troubles, spawn=office.spawn, seconds=lambda: 0.0
    )
    visit = PressVisit(
        desk=replace(office.desk, wire=wire, sender=sender, delivery=delivery), update=1, address=1,
        chat=await hall.private(anna), topic=None, maybe_person=anna, message=MESSAGE,
        has_picture=True, query="q", press=Press(Kind.MENU), words="", texts=texts,
        chat_texts=texts, anonymous=False,
    )  # fmt: skip
    return Desk(hall, visit, wire, waiting)


async def test_a_page_under_the_title_changes_the_caption_alone(desk: Desk) -> None:
    await turn(desk.visit, TITLED)
    await desk.sender.go()
    assert desk.wire.calls == [("caption", None)]


async def test_a_page_with_a_picture_is_uploaded_once(desk: Desk) -> None:
    for _ in range(2):
        await turn(desk.visit, DRAWN)
        await desk.sender.go()
    assert desk.wire.calls == [("picture", None), ("picture", "file")]


@either
async def test_a_message_without_a_picture_is_left_and_a_fresh_one_sent(
    desk: Desk, page: Page
) -> None:
    await turn(replace(desk.visit, has_picture=False), page)
    await desk.sender.go()
    assert desk.wire.calls == [("sent", None)]


@either
async def test_a_press_under_a_board_gets_its_page_beside_it(
    desk: Desk, anna: Person, page: Page
) -> None:
    await desk.board_takes_the_message(anna)
    await turn(desk.visit, page)
    await turn(replace(desk.visit, message=71, press=Press(Kind.MENU, 1)), page)
    await desk.sender.go()
    assert [call for call, _ in desk.wire.calls] == ["sent", "sent"]


@either
async def test_a_board_that_takes_the_message_meanwhile_keeps_it(
    desk: Desk, anna: Person, page: Page
) -> None:
    await turn(desk.visit, page)
    await desk.board_takes_the_message(anna)
    await desk.sender.go()
    assert desk.wire.calls == []


@either
async def test_a_message_that_was_deleted_comes_afresh(desk: Desk, page: Page) -> None:
    desk.wire.fault = MessageGone("gone")
    await turn(desk.visit, page)
    await desk.sender.go()
    assert [call for call, _ in desk.wire.calls][1:] == ["sent"]


async def test_a_picture_that_telegram_no_longer_keeps_is_uploaded_again(desk: Desk) -> None:
    await desk.hall.store.commit(KeepUpload("key", "lost", 1))
    desk.wire.fault = FileGone("lost")
    await turn(desk.visit, DRAWN)
    await desk.sender.go()
    assert desk.wire.calls == [("picture", "lost"), ("picture", None)]
    assert await desk.hall.store.upload("key") == "file"


@pytest.mark.parametrize(
    ("page", "pages", "row"),
    [(0, 1, []), (0, 3, ["2/3 ›"]), (1, 3, ["‹ 1/3", "3/3 ›"]), (2, 3, ["‹ 2/3"])],
)
def test_the_pages_before_and_behind_have_a_button_each(
    page: int, pages: int, row: list[str]
) -> None:
    keys = [key for row in turning(page, pages, lambda to: Press(Kind.RULES, to)) for key in row]
    assert [key.text for key in keys] == row
    for key in keys:
        assert key.press is not None
        assert key.press.game == int(key.text.strip("‹› ").split("/")[0]) - 1
