"""Handlers against the door and a Telegram that notes what it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from types import MappingProxyType, SimpleNamespace
from typing import Any

import pytest
from telegram import ChatMember, ChatMemberAdministrator, ChatMemberMember, Update, User
from telegram.error import TimedOut

from bot.board.follower import Follower
from bot.board.notices import Notices
from bot.board.presence import Presence
from bot.board.reconciler import TRIED
from bot.board.reviewing import Reviews
from bot.board.talk import Talk
from bot.handlers import membership, routes
from bot.handlers.admins import Admins
from bot.handlers.delivery import MOST_WAITING, Delivery
from bot.handlers.visit import Desk
from bot.table.endings import resigning
from bot.telegram.budget import Budget
from bot.telegram.callback_data import Kind, Press
from bot.telegram.lanes import Outcome, Receipts
from bot.telegram.limits import NO_LIMITS
from bot.telegram.sender import Sender
from bot.telegram.troubles import Troubles
from bot.telegram.wire import (
    ChatClosed,
    Keyboard,
    NoPictures,
    Offer,
    Picture,
    Quiz,
    Sent,
    SentQuiz,
    TopicGone,
    Unknown,
    WireError,
)
from bot.words.library import Library
from storage.operations import (
    AddNotice,
    ChangeBoard,
    Shown,
)
from storage.rows import Notice, Person
from tests.bot.at_once import AtOnce
from tests.bot.board.office import made
from tests.bot.kit import Hall, seen
from tests.render.looking import renderer

GROUP, ELSEWHERE = -100, -200
BOT = 77
"""Our own id at Telegram."""
LIBRARY = Library()

UNDER_TEXTS = frozenset(
    {Kind.SETTINGS, Kind.MY_SETTING, Kind.CHAT_SETTING, Kind.TEACH_AGAIN}
    | {Kind.LANGUAGE, Kind.CHAT_LANGUAGE, Kind.ONLY_MOVES, Kind.EXPLAINED, Kind.CALLED}
    | {Kind.MOCKED, Kind.REASONS, Kind.CALLS, Kind.BRING, Kind.RESIGN, Kind.RESIGN_YES, Kind.NO}
    | {
        Kind.MUTE,
        Kind.BELL,
        Kind.AGAIN,
        Kind.QUIET,
        Kind.ADMIN,
        Kind.CANCEL,
        Kind.CANCEL_YES,
        Kind.FORGET,
        Kind.FORGET_NO,
        Kind.FORGET_YES,
        Kind.EXPORT,
    }
)
"""The buttons of settings, lists and questions; all others stand under pictures."""


@dataclass
class Told:
    """Telegram: `refusal` is raised by whatever posts or edits; `topics` are those posted to;
    `standing` are the texts by their messages: where, in answer to what, and the words."""

    answers: list[tuple[str, bool]] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    topics: list[int | None] = field(default_factory=list)
    standing: dict[int, tuple[int, int | None, str]] = field(default_factory=dict)
    refusal: Callable[[int | None], WireError | None] = lambda _: None
    numbers: count[int] = field(default_factory=lambda: count(500))
    before: Callable[[], Coroutine[Any, Any, None]] | None = None
    offered: list[tuple[str, tuple[Offer, ...], int]] = field(default_factory=list)
    reactions: list[tuple[int, int, str]] = field(default_factory=list)
    admins: set[int] = field(default_factory=set)
    """The users who are admins of every group."""
    pins: bool = True
    """Whether we may pin."""
    pinned: list[tuple[int, int]] = field(default_factory=list)
    deleted: list[tuple[int, int]] = field(default_factory=list)
    left: list[int] = field(default_factory=list)
    """The groups that we have left."""
    asked: list[tuple[int, int]] = field(default_factory=list)
    """The groups and users of which it was asked whether they are there."""
    gone: set[int] = field(default_factory=set)
    """The users who are in no group any more."""
    films: list[tuple[Picture, str]] = field(default_factory=list)
    """The films that were sent, with their captions."""
    under: dict[str, list[tuple[str, Kind]]] = field(default_factory=dict)
    """The buttons under each text: their words and kinds."""
    quizzes: list[tuple[int, Quiz]] = field(default_factory=list)
    """The quizzes that were sent, and where to."""
    polls: list[int] = field(default_factory=list)
    """Their messages."""
    with_picture: list[bool] = field(default_factory=list)
    """Whether each has a picture."""
    led: list[str | None] = field(default_factory=list)
    """The address that each answer opens."""

    def _post(self, topic: int | None) -> int:
        self.topics.append(topic)
        refusal = self.refusal(topic)
        if refusal is not None:
            raise refusal
        return next(self.numbers)

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
        return Sent(self._post(topic), "file")

    async def edit_picture(
        self, address: int, message: int, picture: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        self._post(None)
        return Sent(message, "file")

    async def edit_caption(self, address: int, message: int, caption: str, keys: Keyboard) -> None:
        self._post(None)

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
        if self.before is not None:
            await self.before()
        number = self._post(topic)
        self.texts.append(text)
        self.under[text] = [(k.text, k.press.kind) for row in keys for k in row if k.press]
        self.standing[number] = (address, answered, text)
        return number

    async def edit_text(self, address: int, message: int, text: str, keys: Keyboard) -> None:
        self._post(None)

    async def send_file(
        self, address: int, topic: int | None, name: str, data: bytes, caption: str
    ) -> None:
        self._post(topic)

    async def send_film(
        self, address: int, topic: int | None, film: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        self.films.append((film, caption))
        return Sent(self._post(topic), "film")

    async def send_quiz(
        self, address: int, topic: int | None, quiz: Quiz, picture: Picture | None
    ) -> SentQuiz:
        number = self._post(topic)
        self.quizzes.append((address, quiz))
        self.polls.append(number)
        self.with_picture.append(picture is not None)
        return SentQuiz(number, f"poll {number}", "file")

    async def delete(self, address: int, message: int) -> None:
        self._post(None)
        self.standing.pop(message, None)
        self.deleted.append((address, message))

    async def strip(self, address: int, message: int) -> None:
        self._post(None)

    async def pin(self, address: int, message: int) -> None:
        self._post(None)
        self.pinned.append((address, message))

    async def unpin(self, address: int, message: int) -> None:
        self._post(None)
        self.pinned.remove((address, message))

    async def leave(self, address: int) -> None:
        self._post(None)
        self.left.append(address)

    async def offer(self, query: str, offers: Sequence[Offer], seconds: int) -> None:
        self._post(None)
        self.offered.append((query, tuple(offers), seconds))

    async def offer_guest(self, query: str, offer: Offer) -> None:
        await self.offer(query, (offer,), 0)

    async def react(self, address: int, message: int, emoji: str) -> None:
        self._post(None)
        self.reactions.append((address, message, emoji))

    async def present(self, address: int, user: int) -> bool:
        self.asked.append((address, user))
        refusal = self.refusal(None)
        if refusal is not None:
            raise refusal
        return user not in self.gone

    async def answer(
        self, query: str, text: str, *, alert: bool = False, url: str | None = None
    ) -> None:
        self.answers.append((text, alert))
        self.led.append(url)


_ANSWERS: dict[str, Mapping[str, Any]] = {}


class Remembering(AtOnce):
    """Thinks once about a question that several tests ask: the answer follows from it alone."""

    async def ask(self, question: str) -> Mapping[str, Any]:
        if question not in _ANSWERS:
            _ANSWERS[question] = MappingProxyType(dict(await super().ask(question)))
        return _ANSWERS[question]


class Office:
    """A desk over a hall, and people who press and write."""

    def __init__(self, hall: Hall, told: Told | None = None) -> None:
        self.hall = hall
        self.told = Told() if told is None else told
        self.sender = Sender(NO_LIMITS, clock=lambda: 0.0)
        self.troubles = Troubles(lambda: 0.0)
        self.tasks: list[asyncio.Task[None]] = []
        self.talk = Talk(self.seconds)
        self.follower = Follower(
            hall.store, hall.door, self.talk, self.sender, seconds=self.seconds,
            troubles=self.troubles, wire=self.told, library=LIBRARY, language="en",
            spawn=self.spawn,
        )  # fmt: skip
        self.boards = made(
            hall, self.told, self.sender, renderer=renderer(), troubles=self.troubles,
            link=lambda code: f"https://t.me/djehuty_bot?start=join-{code}",
            stands=self.follower.stands,
        )  # fmt: skip
        self.presence = Presence(hall.store, hall.door, self.told, lambda: hall.clock.now / 1000)
        self.notices = Notices(
            hall.store, hall.door, self.boards.frames, self.told, self.sender, clock=hall.clock,
            troubles=self.troubles, presence=self.presence,
        )  # fmt: skip
        bot: Any = SimpleNamespace(
            username="djehuty_bot",
            id=BOT,
            token="1:x",  # noqa: S106 - opens no door
            get_chat_member=self._member,
            get_chat=self._chat,
        )
        ask = Remembering().ask
        self.delivery = Delivery(
            hall.door.book, self.told, self.sender, self.troubles,
            spawn=self.spawn, seconds=lambda: 0.0,
        )  # fmt: skip
        self.desk = Desk(
            bot=bot, store=hall.store, door=hall.door, boards=self.boards, wire=self.told,
            sender=self.sender, renderer=renderer(), library=LIBRARY, receipts=Receipts(),
            delivery=self.delivery, troubles=self.troubles, clock=hall.clock,
            default_language="en", spawn=self.spawn,
            ask=ask, reviews=Reviews(ask), budget=Budget(None, lambda: 0.0),
            asking=Budget(None, lambda: 0.0),
            admins=Admins(lambda: 0.0), presence=self.presence, talk=self.talk,
        )  # fmt: skip
        self.updates = count(9000)
        self.outcome: Outcome | None = None
        """What became of the last press."""

    def seconds(self) -> float:
        """The hall's clock."""
        return self.hall.clock.now / 1000

    async def _member(self, _: int, user: int, **__: object) -> ChatMember:
        """What the bot and people are in every group."""
        if user != BOT and user not in self.told.admins:
            return ChatMemberMember(User(user, "Somebody", is_bot=False))
        rights: Any = dict.fromkeys(ChatMemberAdministrator.__slots__, True)
        rights |= {
            "user": User(user, "Djehuty", is_bot=user == BOT),
            "can_pin_messages": self.told.pins,
        }
        rights = {name: rights[name] for name in rights if name not in ("status", "custom_title")}
        return ChatMemberAdministrator(**rights)

    async def _chat(self, _: int) -> object:
        return SimpleNamespace(permissions=None)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.append(task)
        return task

    async def press(
        self,
        person: Person,
        chat: int,
        press: Press,
        message: int = 70,
        *,
        gone: bool = False,
        picture: bool | None = None,
    ) -> str:
        """`person` presses a button; what they are answered. `gone`: of an inaccessible message;
        `picture`: whether it is one, which else follows from the button."""
        picture = press.kind not in UNDER_TEXTS if picture is None else picture
        kind = {"type": "private"} if chat > 0 else {"type": "supergroup", "title": "Club"}
        body: dict[str, Any] = {"message_id": message, "date": 0 if gone else 1}
        body["chat"] = {"id": chat, **kind}
        if not gone and not picture:
            body["text"] = "?"
        elif not gone:
            size = {"file_id": "f", "file_unique_id": "f", "width": 1, "height": 1}
            body["photo"] = [size]
        update = Update.de_json(
            {
                "update_id": next(self.updates),
                "callback_query": {
                    "id": f"c{next(self.updates)}",
                    "from": {"id": person.telegram, "is_bot": False, "first_name": person.name},
                    "chat_instance": "1",
                    "data": press.pack(),
                    "message": body,
                },
            }
        )
        assert update is not None
        visit = await self.desk.visit(update)
        assert visit is not None
        self.outcome = await routes.pressed(visit)
        await asyncio.gather(*self.tasks)
        return self.told.answers[-1][0]

    async def forget(self, person: Person) -> None:
        """`person` is sure that all that is kept of them is to be forgotten."""
        await self.press(person, person.telegram or 0, Press(Kind.FORGET_YES))
        assert self.outcome == "committed"


@pytest.fixture
async def office(hall: Hall) -> Office:
    return Office(hall)


def en(message: str) -> str:
    return LIBRARY["en"].plain(message)


async def test_a_seat_is_not_taken_from_another_chat(
    office: Office, anna: Person, boris: Person
) -> None:
    """The number of a game can be guessed, the code of its link cannot."""
    for mode in ("link", "group"):
        invitation = await office.hall.invite(anna, mode)
        answer = await office.press(boris, ELSEWHERE, Press(Kind.JOIN, invitation.game.id))
        assert answer == en("answer-unknown")
        assert (await office.hall.now(invitation)).game.status == "open"


async def test_join_under_the_invitation_takes_the_seat(
    office: Office, anna: Person, boris: Person
) -> None:
    invitation = await office.hall.invite(anna, "group")
    answer = await office.press(boris, GROUP, Press(Kind.JOIN, invitation.game.id, action="eye"))
    assert answer == en("said-joined")


async def test_a_double_tap_on_an_opponent_makes_one_game(office: Office, anna: Person) -> None:
    press = Press(Kind.NEW, action="bot.novice")
    await office.press(anna, 1, press, message=70)
    answer = await office.press(anna, 1, press, message=70)
    assert answer == en("answer-again")
    assert len(await office.hall.store.unfinished(person=anna.id)) == 1


async def test_two_who_want_a_rematch_get_one(office: Office, anna: Person, boris: Person) -> None:
    table = await office.hall.for_two(anna, boris)
    seen(await office.hall.door.change(table.game.id, resigning, anna.id))
    press = Press(Kind.REMATCH, table.game.id)
    assert await office.press(anna, GROUP, press) == en("said-rematch")
    assert await office.press(boris, GROUP, press) == en("answer-rematch-open")
    assert len(await office.hall.store.unfinished(person=anna.id)) == 1


async def test_a_press_on_an_inaccessible_message_still_counts(
    office: Office, anna: Person, boris: Person
) -> None:
    invitation = await office.hall.invite(anna, "group")
    answer = await office.press(
        boris, GROUP, Press(Kind.JOIN, invitation.game.id, action="eye"), gone=True
    )
    assert answer == en("said-joined")


async def test_a_network_that_fails_for_long_parks_no_board(
    office: Office, anna: Person, boris: Person
) -> None:
    table = await office.hall.for_two(anna, boris)
    board = (await office.hall.store.boards(table.game.id))[0]
    office.told.refusal = lambda _: Unknown("timed out")
    for _ in range(TRIED + 5):
        await office.boards.show(board.id)
    office.told.refusal = lambda _: None
    await office.boards.show(board.id)
    after = (await office.hall.store.boards(table.game.id))[0]
    assert (after.parked, after.shown) == (False, after.wanted)


async def test_a_closed_general_topic_parks_the_board_instead_of_trying_for_ever(
    office: Office, anna: Person, boris: Person
) -> None:
    table = await office.hall.for_two(anna, boris)
    board = (await office.hall.store.boards(table.game.id))[0]
    await office.hall.store.commit(ChangeBoard(board.id, (("topic", 5),)))
    office.told.refusal = lambda _: TopicGone("TOPIC_CLOSED")
    await office.boards.refresh(table.game.id)
    await office.sender.idle()
    assert office.told.topics == [5, None]
    assert (await office.hall.store.boards(table.game.id))[0].parked


async def test_a_reply_into_a_closed_general_topic_is_given_up(
    office: Office, anna: Person
) -> None:
    office.told.refusal = lambda _: TopicGone("TOPIC_CLOSED")
    await office.press(anna, 1, Press(Kind.MENU, action="settings"))
    await office.sender.idle()
    assert office.told.topics == [None]


async def test_who_lets_us_in_again_sees_the_board_that_was_parked(
    office: Office, anna: Person
) -> None:
    table = await office.hall.against_bot(anna)
    office.told.refusal = lambda _: ChatClosed("blocked")
    await office.boards.refresh(table.game.id)
    await office.sender.idle()
    assert (await office.hall.store.boards(table.game.id))[0].parked
    bot = {"id": 1, "is_bot": True, "first_name": "Djehuty"}
    update = Update.de_json(
        {
            "update_id": 1,
            "my_chat_member": {
                "chat": {"id": 1, "type": "private"},
                "from": {"id": 1, "is_bot": False, "first_name": "Anna"},
                "date": 1,
                "old_chat_member": {"status": "kicked", "user": bot, "until_date": 0},
                "new_chat_member": {"status": "member", "user": bot},
            },
        }
    )
    assert update is not None
    assert await membership.membership(office.desk, update) == "committed"
    board = (await office.hall.store.boards(table.game.id))[0]
    assert not board.parked
    assert board.shown < board.wanted


async def test_a_parked_board_is_served_again_by_a_press_on_what_stood_there_before(
    office: Office, anna: Person
) -> None:
    """A game's old buttons still stand in the message that another game's board has taken over."""
    old = await office.hall.against_bot(anna)
    new = await office.hall.against_bot(anna)
    store = office.hall.store
    (before,), (board,) = await store.boards(old.game.id), await store.boards(new.game.id)
    await store.commit(
        ChangeBoard(before.id, (("message", 80),)),
        ChangeBoard(board.id, (("message", 70), ("parked", True)), raise_=True),
    )
    await office.press(anna, 1, Press(Kind.ACT, old.game.id, 0, "throw"), message=70)
    (after,) = await store.boards(new.game.id)
    assert not after.parked
    assert after.shown < after.wanted


async def test_who_repeats_a_command_does_not_keep_the_boards_waiting(
    office: Office, anna: Person
) -> None:
    for _ in range(MOST_WAITING + 10):
        await office.press(anna, 1, Press(Kind.MENU, action="settings"))
        office.told.before = asyncio.Event().wait  # type: ignore[assignment]  # waits for ever
    assert office.sender.replies(1) <= MOST_WAITING
    await office.sender.close()


class Slow:
    """A store whose list of notices arrives late."""

    def __init__(self, store: Any, delay: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._store = store
        self._delay = delay

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def notices(self, now: int, **window: int) -> tuple[Notice, ...]:
        found: tuple[Notice, ...] = await self._store.notices(now, **window)
        await self._delay()
        return found


async def test_a_notice_sent_while_it_is_looked_for_again_is_told_once(
    office: Office, anna: Person
) -> None:
    hall, arriving, going = office.hall, asyncio.Event(), asyncio.Event()
    chat = await hall.private(anna)
    args = f'{{"who":1,"other":{anna.id}}}'
    await hall.store.commit(
        AddNotice(Notice(await hall.store.new_id("notice"), chat.id, None, "notice-left", args, 1))
    )

    async def slowly() -> None:
        arriving.set()
        await going.wait()

    async def overtaken() -> None:
        if arriving.is_set():
            going.set()
            await office.sender.idle()

    office.told.before = slowly
    store: Any = Slow(hall.store, overtaken)
    notices = Notices(
        store, hall.door, office.boards.frames, office.told, office.sender, clock=hall.clock,
        troubles=office.troubles, presence=office.presence,
    )  # fmt: skip
    await notices.sweep()
    await arriving.wait()
    await notices.sweep()
    await office.sender.idle()
    assert len(office.told.texts) == 1


async def test_a_notice_whose_topic_is_gone_goes_to_the_group(
    office: Office, anna: Person, boris: Person
) -> None:
    table = await office.hall.for_two(anna, boris)
    store = office.hall.store
    args = f'{{"who":{anna.id},"other":{boris.id}}}'
    number = await store.new_id("notice")
    await store.commit(
        AddNotice(Notice(number, table.game.chat, 5, "notice-left", args, table.game.id))
    )
    office.told.refusal = lambda topic: None if topic is None else TopicGone("deleted")
    await office.notices.sweep()
    await office.sender.idle()
    assert len(office.told.texts) == 1
    assert await store.notices(office.hall.clock.now) == ()


async def test_the_one_a_rematch_is_kept_for_may_have_its_board_brought(
    office: Office, anna: Person, boris: Person
) -> None:
    table = await office.hall.for_two(anna, boris)
    seen(await office.hall.door.change(table.game.id, resigning, anna.id))
    await office.press(anna, GROUP, Press(Kind.REMATCH, table.game.id))
    (rematch,) = await office.hall.store.unfinished(person=anna.id)
    board = (await office.hall.store.boards(rematch.id))[0]
    await office.hall.store.commit(Shown(board.id, board.wanted, 71))
    await office.press(boris, GROUP, Press(Kind.BRING, rematch.id), message=90)
    assert (await office.hall.store.boards(rematch.id))[0].message is None


async def test_those_who_run_the_bot_may_end_a_groups_game(
    office: Office, anna: Person, boris: Person, carla: Person
) -> None:
    table = await office.hall.for_two(anna, boris)
    office.desk = replace(office.desk, keepers=frozenset({carla.telegram or 0}))
    press = Press(Kind.CANCEL_YES, table.game.id)
    assert await office.press(carla, GROUP, press) == en("said-cancelled")
    ended = await office.hall.now(table)
    assert ended.result is not None
    assert ended.result.reason == "cancelled"


async def test_whom_telegram_cannot_vouch_for_is_asked_to_try_again(
    office: Office, anna: Person, boris: Person, carla: Person
) -> None:
    async def unreachable(*_: object, **__: object) -> None:
        raise TimedOut

    table = await office.hall.for_two(anna, boris)
    bot: Any = SimpleNamespace(username="djehuty_bot", get_chat_member=unreachable)
    office.desk = replace(office.desk, bot=bot)
    press = Press(Kind.CANCEL_YES, table.game.id)
    assert await office.press(carla, GROUP, press) == en("answer-try-again")
    assert (await office.hall.now(table)).game.status == "playing"


async def test_a_group_that_takes_no_photos_gets_pages_in_words(
    office: Office, anna: Person
) -> None:
    refusals = iter([NoPictures("not enough rights to send photos")])
    office.told.refusal = lambda _: next(refusals, None)
    await office.hall.store.see_chat(GROUP, "group")
    await office.press(anna, GROUP, Press(Kind.MENU, 999, action="play"))
    await office.sender.idle()
    (page,) = office.told.texts
    assert office.told.under[page], "with its buttons"
