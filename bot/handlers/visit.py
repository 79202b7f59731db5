"""One update as the handlers see it: who came, where, and how to answer them."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

import structlog
from telegram import Bot, Message, Update
from telegram import Chat as TelegramChat
from telegram.constants import ChatType
from telegram.ext import CallbackContext

from bot.board.caption import MAX_CAPTION, MAX_TEXT, length
from bot.board.drawing import Draw, at_once
from bot.board.filming import Studio
from bot.board.heading import line_of
from bot.board.presence import Presence
from bot.board.reconciler import Boards
from bot.board.reviewing import Reviews
from bot.board.sight import Announced
from bot.board.talk import Talk
from bot.choosing.page import Drawing
from bot.handlers.admins import Admins, NoAdmin
from bot.handlers.authors import Author, Picked, author_of, meant_by, picked_in
from bot.handlers.brought import Brought
from bot.handlers.company import Company
from bot.handlers.delivery import Call, Delivery
from bot.handlers.handed import Handed, handed_in
from bot.handlers.machine import Machine
from bot.table.board_rows import Place, Touch
from bot.table.book import Locks
from bot.table.door import Door
from bot.table.places import served_again
from bot.telegram.budget import Budget
from bot.telegram.callback_data import BadPress, Press, read
from bot.telegram.inline import is_inline
from bot.telegram.lanes import Outcome, Outdated, Receipts
from bot.telegram.sender import Sender
from bot.telegram.tasks import Spawn
from bot.telegram.troubles import Troubles
from bot.telegram.wire import (
    ChatClosed,
    ChatLost,
    FileGone,
    Keyboard,
    NoPictures,
    Picture,
    Refused,
    Sent,
    Unchanged,
    Wire,
)
from bot.words import names
from bot.words.aloud import unfolded
from bot.words.library import Library, Texts
from render import Renderer
from storage.operations import (
    ChangeChat,
    ChangePerson,
    DropUpload,
    KeepUpload,
)
from storage.rows import INLINE_MESSAGE, Chat, Person
from storage.store import Stale, Store

log = structlog.get_logger(__name__)

ANONYMOUS_ADMIN = 1087968824
"""GroupAnonymousBot: the sender of an anonymous admin's commands; presses carry the real person."""

CHANNEL = 136817688
"""Channel_Bot: the sender of what somebody writes in a group in the name of a channel of theirs."""

NOBODY = frozenset({ANONYMOUS_ADMIN, CHANNEL})
"""Accounts of Telegram's that stand for somebody whom we cannot know."""

ATTEMPTS = 4
"""How often an update is begun anew because a row it stands on changed meanwhile: a group that
becomes a supergroup is told to us up to three times."""

TURNED_AWAY_MS = 3_600_000
"""How often somebody who is banned is told so at most."""

TITLE = 64
"""Characters kept of a group's name."""

Ask: TypeAlias = Callable[[str], Awaitable[Mapping[str, Any]]]
"""Asks a worker about a position (:mod:`opponents.worker`); `GameError` if there is no answer."""

Handler: TypeAlias = Callable[["Visit"], Awaitable[Outcome]]
PressHandler: TypeAlias = Callable[["PressVisit"], Awaitable[Outcome]]
Wanted: TypeAlias = Callable[["Desk", Update], Awaitable[bool]]
PtbHandler: TypeAlias = Callable[[Update, Any], Coroutine[Any, Any, None]]


@dataclass(frozen=True)
class Desk:
    """Everything the handlers work with, made once by the composition root."""

    bot: Bot
    store: Store
    door: Door
    boards: Boards
    wire: Wire
    sender: Sender
    renderer: Renderer
    library: Library
    receipts: Receipts
    clock: Callable[[], int]
    default_language: str
    delivery: Delivery
    troubles: Troubles
    spawn: Spawn
    ask: Ask
    reviews: Reviews
    budget: Budget
    """How many messages of one person are worked on."""
    asking: Budget
    """How often one person may type behind our name."""
    admins: Admins
    presence: Presence
    """Whether players are still in the group where they play."""
    talk: Talk
    """How far a group's talk has gone."""
    studio: Studio = field(default_factory=Studio)
    """Where films are made."""
    draw: Draw = at_once
    """Where pictures are drawn, and what else takes long is worked out."""
    owing: Callable[[], None] = lambda: None
    """Something is owed that somebody waits for: have it sent soon."""
    company: Company = field(default_factory=Company)
    """Who came lately."""
    clubs: Company = field(default_factory=Company)
    """In which groups, by their numbers."""
    brought: Brought = field(default_factory=Brought)
    """What buttons have brought below."""
    quizzes: Locks = field(default_factory=WeakValueDictionary)
    """In each group answers to a quiz are counted and committed one after the other."""
    machine: Callable[[], Machine] = Machine
    """Looks what is left on the disk, and when the last backup was made."""
    pictured: Callable[[int], str | None] = lambda _: None
    """The address at which Telegram finds the last position of a game that is over, if it does."""
    keepers: frozenset[int] = frozenset()
    """The user ids of those who run the bot: they may do what a group's admins may."""

    def opens(self, payload: str) -> str:
        """The address that starts the bot with that word."""
        return self.boards.frames.opens(payload)

    def handler(
        self, handle: Handler, wanted: Wanted | None = None, *, talk: bool = False
    ) -> PtbHandler:
        """`handle` for python-telegram-bot: it fills the update's receipt with its outcome. Of an
        update that is not `wanted` nothing is kept, not even who sent it. Where it is told `talk`
        that need not be meant for us, it says itself why a correction does not count."""

        async def once(update: Update) -> Outcome:
            visit = await self.visit(update)
            if visit is None:
                return "refused"
            if visit.query is None:
                await self._written(visit)
            return await visit.outdated() if visit.stale and not talk else await handle(visit)

        async def run(update: Update, _: CallbackContext[Any, Any, Any, Any]) -> None:
            if (wanted is not None and not await wanted(self, update)) or await self._much(update):
                self.receipts.of(update.update_id).outcome = "refused"
                return
            for left in reversed(range(ATTEMPTS)):
                try:
                    outcome = await once(update)
                except Stale:
                    if not left:
                        raise
                else:
                    self.receipts.of(update.update_id).outcome = outcome
                    return

        return run

    async def _written(self, visit: Visit) -> None:
        """Somebody wrote: who writes here is here (of a press routes.pressed knows which game it is
        about), and what a button brought may be out of sight."""
        self.brought.passed(visit.address)
        if visit.maybe_person is not None:
            await self.door.absence.returned(visit.maybe_person.id, visit.chat.id)

    async def _much(self, update: Update) -> bool:
        """Whether somebody writes more than is read; they are told so once."""
        user, chat = update.effective_user, update.effective_chat
        if update.message is None or user is None or chat is None or user.id in self.keepers:
            return False
        who = chat.id if user.id in NOBODY else user.id
        if self.budget.take(who):
            return False
        if self.budget.warn(who) and (visit := await self.visit(update)) is not None:
            visit.reply(visit.chat_texts.html("too-much"))
        return True

    async def visit(self, update: Update) -> Visit | None:
        """Who came and where; None for what nobody can answer (channels, other bots), and for who
        is banned: they are told so now and then, and nothing else is done."""
        chat, user, query = update.effective_chat, update.effective_user, update.callback_query
        if chat is None or user is None or chat.type == ChatType.CHANNEL:
            return None
        message = update.message
        if message is not None and message.is_automatic_forward:
            return None  # a channel's posts come into its group by themselves
        nobody = user.id in NOBODY or (message is not None and message.sender_chat is not None)
        if user.is_bot and not nobody:
            return None
        person = None
        if not nobody:
            name = names.given(user.first_name, user.last_name, user.username, user.id)
            person = await self.store.see_person(user.id, name, user.language_code)
            if person.banned is not None and user.id not in self.keepers:
                await self._turn_away(update, person)
                return None
            self.company.came(person.id, self.clock())
        place = await self._chat(chat, person, None if query is None else query.inline_message_id)
        if place is None:
            return None
        own = person if place.kind == "private" else None
        chat_texts = self.boards.frames.speaks(place, own)
        # An old message may be inaccessible: then its id is all there is.
        pressed = update.effective_message if query is None else query.message
        return Visit(
            desk=self,
            update=update.update_id,
            address=_answered_at(place, person, chat.id),
            chat=place,
            topic=topic_of(pressed),
            maybe_person=person,
            message=None if pressed is None else pressed.message_id,
            has_picture=isinstance(pressed, Message) and bool(pressed.photo),
            query=None if query is None else query.id,
            press=_press(update),
            words=_words(update),
            texts=chat_texts if person is None else self.boards.frames.speaks(place, person),
            chat_texts=chat_texts,
            anonymous=user.id == ANONYMOUS_ADMIN and message is not None
            and message.sender_chat is not None and message.sender_chat.id == chat.id,
            username=user.username or "",
            text="" if message is None else message.text or "",
            replied=_replied(update),
            replied_press=_replied_press(update, self.bot),
            announced=await self.boards.frames.announced(),
            author=author_of(update),
            meant=meant_by(update),
            picked=picked_in(update),
            forwarded=message is not None and message.forward_origin is not None,
            album=message is not None and message.media_group_id is not None,
            handed=handed_in(update),
            stale=self.receipts.of(update.update_id).stale,
        )  # fmt: skip

    async def _turn_away(self, update: Update, person: Person) -> None:
        """Tell who is banned so, once an hour at most, and so that nobody else sees it. A press is
        answered in any case, if with nothing: Telegram waits for that."""
        query, message, now = update.callback_query, update.message, self.clock()
        due = person.turned_away is None or not 0 <= now - person.turned_away < TURNED_AWAY_MS
        private = message is not None and message.chat.type == ChatType.PRIVATE
        heard = query is not None or private or (message is not None and person.reachable)
        if due and heard:
            await self.store.commit(ChangePerson(person.id, (("turned_away", now),)))
        told = self.boards.frames.texts_for(person).plain("banned") if due and heard else ""
        if query is not None:
            self.delivery.pop_up(query.id, told, alert=bool(told))
        elif told and person.telegram is not None:
            self.delivery.say(person.telegram, told)

    async def _chat(
        self, chat: TelegramChat, person: Person | None, inline: str | None
    ) -> Chat | None:
        if is_inline(chat.id):
            return await self._inline(chat.id, inline)
        if chat.type != ChatType.PRIVATE:
            return await self._group(chat)
        if person is None:
            return None
        place = await self.store.see_chat(chat.id, "private", person.id)
        if not person.reachable:
            await self.store.commit(ChangePerson(person.id, (("reachable", True),)))
            await served_again(self.door.book, place.id)
        return place

    async def _inline(self, address: int, inline: str | None) -> Chat | None:
        """An inline message as a chat of its own; None for one that is taken for another's."""
        found = await self.store.see_chat(address, "group")
        if found.inline is None and inline is not None:
            await self.store.commit(ChangeChat(found.id, (("inline", inline),)))
            return replace(found, inline=inline)
        return found if inline in (None, found.inline) else None

    async def _group(self, chat: TelegramChat) -> Chat:
        """The group, under the name that it has now."""
        found = await self.store.see_chat(chat.id, "group")
        self.clubs.came(found.id, self.clock())
        title = names.clean(chat.title or "")[:TITLE] or None
        if title is None or title == found.title:
            return found
        await self.store.commit(ChangeChat(found.id, (("title", title),)))
        return replace(found, title=title)


@dataclass(frozen=True)
class Visit:
    """One update. `texts` speak the person's language, `chat_texts` the chat's: what only they see
    (what answers a press, their own chat) speaks theirs, what stands in a group the group's."""

    desk: Desk
    update: int
    address: int
    chat: Chat
    topic: int | None
    maybe_person: Person | None
    message: int | None
    has_picture: bool
    query: str | None
    press: Press | None
    words: str
    texts: Texts
    chat_texts: Texts
    anonymous: bool
    username: str = ""
    """The name at Telegram of who came, "" if they have none."""
    text: str = ""
    """All that was written."""
    replied: int | None = None
    """The message that this one answers."""
    replied_press: Press | None = None
    """What the first button under it says, if that message is the bot's."""
    announced: Announced | None = None
    """What those who run the bot want everybody to know: it stands at the head of each message."""
    author: Author | None = None
    """Who wrote what this message brings from elsewhere, or what it answers; None if nobody did."""
    meant: Author | None = None
    """Whom a command is about; None if about nobody."""
    picked: Picked | None = None
    """Whom somebody has picked from their own list."""
    forwarded: bool = False
    """Whether somebody else wrote it, somewhere else."""
    album: bool = False
    """Whether it is one of several pictures sent together."""
    handed: Handed | None = None
    """What somebody hands over, or what the page answers on which they press."""
    stale: Outdated | None = None
    """Why it is not to be done: it corrects a message of before."""

    @property
    def door(self) -> Door:
        """The door for this update. By it one thing is changed: a second one would be taken for the
        same update come again. What else is to be done goes through the desk's own door."""
        return self.desk.door.at(self.update)

    @property
    def person(self) -> Person:
        """Who came; only a command in the name of a group or a channel has nobody."""
        if self.maybe_person is None:
            raise LookupError("who speaks as a group or a channel is nobody in particular")
        return self.maybe_person

    @property
    def game(self) -> int:
        """The game that a press names; 0 for none, and where nothing was pressed."""
        return 0 if self.press is None else self.press.game

    def pressed(self) -> PressVisit | None:
        """This visit as a press; None if no button of ours was pressed, or by nobody."""
        if self.press is None or self.maybe_person is None:
            return None
        return PressVisit(**vars(self))

    @property
    def private(self) -> bool:
        """Whether this is the person's own chat with the bot."""
        return self.chat.kind == "private"

    @property
    def inline(self) -> bool:
        """Whether it is an inline message, in a chat of which we know nothing."""
        return self.chat.inline is not None

    @property
    def command(self) -> int | None:
        """The message by which they ask; None if they press."""
        return self.message if self.query is None else None

    @property
    def token(self) -> str:
        """What this update brings to a salt: the query's id, or the update's."""
        return self.query if self.query is not None else f"u{self.update}"

    @property
    def by_ear(self) -> bool:
        """Whether what is told in this chat is read aloud: no picture, no emoji."""
        return self.chat_texts.voice is not None

    @property
    def reply_texts(self) -> Texts:
        """What a message of ours here speaks: the chat's language, since all of it read it. What
        would stand beside an inline message goes into their own chat, and speaks theirs."""
        return self.texts if self.inline else self.chat_texts

    @property
    def renderer(self) -> Renderer:
        """Draws in the colours that are chosen here: in their own chat somebody's, else the
        group's."""
        theme = self.chat.theme
        if self.private and self.maybe_person is not None:
            theme = self.maybe_person.theme
        return self.desk.renderer.themed(theme)

    @property
    def worded(self) -> bool:
        """Whether the pressed message is a page without a picture."""
        page = self.message if self.query is not None else None
        aloud = self.by_ear and page is not None and not self.has_picture
        return aloud or self.desk.delivery.in_words(self.address, page)

    def keyed(self, keys: Keyboard) -> Keyboard:
        """Buttons as they are told here."""
        if not self.by_ear:
            return keys
        say = self.chat_texts.label
        return tuple(tuple(replace(key, text=say(key.text)) for key in row) for row in keys)

    def place(self, *, adopt: bool = False) -> Place:
        """Where a board of this visit goes; `adopt` lets it take over the pressed message."""
        if self.inline:
            return Place(self.chat, None, INLINE_MESSAGE)
        words = self.worded
        message = self.message if adopt and (self.has_picture or words) else None
        return Place(self.chat, self.topic, message, words=words)

    async def on_board(self) -> bool:
        """Whether a board stands in the pressed message."""
        message, store = self.message, self.desk.store
        return message is not None and await store.board_at(self.chat.id, message) is not None

    def asked(self) -> None:
        """Note that somebody waits for a board here: they are told if it cannot be shown."""
        self.desk.delivery.asked(self.address, self.person.id, self.command)

    def send_file(self, name: str, data: bytes, caption: str) -> None:
        """Send a file here, at the chat's pace. Where a group takes none, it says so in words."""

        async def send(topic: int | None) -> None:
            try:
                await self.desk.wire.send_file(self.address, topic, name, data, caption)
            except (NoPictures, Refused, ChatClosed) as error:
                if self.private or isinstance(error, ChatLost):
                    raise
                if isinstance(error, Refused):
                    self.desk.troubles.met("reply", error)
                self.desk.brought.passed(self.address)
                words = self.chat_texts.html("no-files")
                await self.desk.wire.send_text(self.address, topic, words)

        self.send(send)

    def answer(self, text: str = "", *, alert: bool = False) -> None:
        """Answer the press at once; nothing waits for it. Where nothing is said, and what comes
        cannot be seen there, that says so."""
        if self.query is None:
            return
        if not text and self.inline:
            text = self.texts.plain("said-in-private" if self.heard else "answer-start-first")
            alert = not self.heard
        self.desk.delivery.pop_up(self.query, self.texts.spoken(text), alert=alert)

    @property
    def heard(self) -> bool:
        """Whether who came has started us, so that we may write to them."""
        return self.maybe_person is not None and self.maybe_person.reachable

    def headed(self, html: str, most: int = MAX_TEXT) -> str:
        """A text or a caption of so many characters at most as it is sent: below what everybody is
        to know, where there is room. What is read aloud is not folded."""
        if self.by_ear:
            html = unfolded(self.chat_texts.spoken(html))
        if self.announced is None:
            return html
        whole = f"{line_of(self.chat_texts, self.announced)}\n{html}"
        return whole if length(whole) <= most else html

    def lead(self, url: str) -> None:
        """Answer the press by opening an address of ours."""
        if self.query is not None:
            self.desk.delivery.pop_up(self.query, "", url=url)

    def reply(self, html: str, keys: Keyboard = ()) -> None:
        """Send a message here, at the chat's pace."""
        said = self.headed(html)
        self.send(lambda topic: self._text(topic, said, keys))

    async def _text(self, topic: int | None, html: str, keys: Keyboard) -> None:
        await self.desk.wire.send_text(self.address, topic, html, self.keyed(keys))

    async def retold(self) -> int | None:
        """The pressed message if it can say something else. A picture has no text, a board says
        what it has to, and a button that stands under other texts only was forged there."""
        if self.has_picture or await self.on_board():
            return None
        return self.message

    def retell(self, message: int, html: str, keys: Keyboard = ()) -> None:
        """Have the pressed message (:meth:`retold`) say this."""
        said = self.headed(html)

        async def edit(_: int | None) -> None:
            with contextlib.suppress(Unchanged):
                await self.desk.wire.edit_text(self.address, message, said, self.keyed(keys))

        self.send(edit, edits=message)

    async def outdated(self) -> Outcome:
        """Say why a correction does not count; it came again if it has done something."""
        if await self.desk.store.seen(self.update):
            return "committed"
        self.reply(self.reply_texts.html(f"edited-{self.stale}"))
        return "refused"

    def unknown(self, message: str = "anonymous") -> Outcome:
        """Say that this is nobody in particular, and what they can do about it."""
        speaker = "group" if self.anonymous else "channel"
        self.reply(self.chat_texts.html(message, speaker=speaker))
        return "refused"

    def send(self, call: Call, *, edits: int | None = None) -> None:
        """Queue a message for this chat, or a change of the message `edits`; the call is handed the
        topic, None if that is gone. What cannot stand beside an inline message goes into the own
        chat of who pressed; if they have not started us they are told to."""
        if self.inline:
            self.answer()
            if not self.heard:
                return

        async def send(topic: int | None) -> None:
            try:
                await call(topic)
            except Exception:  # it did not come: the button may bring it once more
                self.desk.brought.passed(self.address)
                raise

        by = None if self.maybe_person is None else self.maybe_person.id
        self.desk.delivery.send(
            self.address, self.topic, send, edits=edits, by=by, asked=self.command
        )

    def show(
        self, drawing: Drawing, caption: str, keys: Keyboard = (), *, answered: int | None = None
    ) -> None:
        """Send a picture with its caption, as an answer to a message if it is to be one; the words
        alone where no picture is taken."""
        most = MAX_TEXT if self.by_ear else MAX_CAPTION
        wire, caption = self.desk.wire, self.headed(caption, most)

        async def words(topic: int | None) -> None:
            sent = await wire.send_text(
                self.address, topic, caption, self.keyed(keys), answered=answered
            )
            self.desk.delivery.paged(self.address, sent, words=True)

        if self.by_ear:
            self.send(words)
            return
        self.pictured(
            drawing,
            lambda topic, picture: wire.send_picture(
                self.address, topic, picture, caption, keys, answered=answered
            ),
            words,
        )

    def pictured(
        self,
        drawing: Drawing,
        call: Callable[[int | None, Picture], Awaitable[Sent | None]],
        words: Call,
        *,
        edits: int | None = None,
    ) -> None:
        """Queue a call that brings a picture, as :meth:`send` does; it is drawn and uploaded only
        if Telegram does not keep it. `call` gives what was sent, None for nothing. Where no picture
        may be sent, or Telegram refuses this one, `words` are said instead."""
        store, key, draw = self.desk.store, drawing.key, self.desk.draw

        async def bring(topic: int | None) -> None:
            file = await store.upload(key)
            picture = Picture(file=file) if file else Picture(await draw(drawing.draw))
            try:
                sent = await call(topic, picture)
            except (NoPictures, Refused, FileGone) as error:
                if isinstance(error, FileGone) and file is not None:
                    await store.commit(DropUpload(key))
                    self.send(bring, edits=edits)
                    return
                if not isinstance(error, NoPictures):
                    self.desk.troubles.met("reply", error)
                await words(topic)
                return
            if sent is not None and sent.file and sent.file != file:
                await store.commit(KeepUpload(key, sent.file, self.desk.clock()))

        self.send(bring, edits=edits)

    async def no_admin(self) -> NoAdmin | None:
        """Why this person may not decide for the group (`answer-<reason>`), None if they may.

        In a private chat everybody may.
        """
        if self.private or self.anonymous:
            return None
        if self.maybe_person is None or self.maybe_person.telegram is None:
            return "admins-only"
        if self.maybe_person.telegram in self.desk.keepers:
            return None
        desk, user = self.desk, self.maybe_person.telegram
        if self.inline:  # whose chat it is nobody tells us
            return "admins-only"
        return await desk.admins.refusal(desk.bot, self.address, user)


@dataclass(frozen=True)
class PressVisit(Visit):
    """A press of a button of ours, by somebody: what handlers of buttons are handed."""

    press: Press
    maybe_person: Person

    @property
    def ply(self) -> int:
        """The step of the game at which the button was drawn; under a page whose it is."""
        return self.press.ply

    def touch(self, name: str = "") -> Touch:
        """The press as one on the board in whose message it was made; `name` is what was tapped."""
        return Touch(self.game, self.ply, self.person.id, self.chat.id, name, message=self.message)


def _answered_at(place: Chat, person: Person | None, address: int) -> int:
    """Where what is said goes: beside an inline message nothing can be, so into the own chat of who
    pressed, if they have started us."""
    if place.inline is not None and person is not None and person.reachable:
        return person.telegram or address
    return address if place.address is None else place.address


def topic_of(message: object) -> int | None:
    """The topic to answer in: only a message that says so is in one (General has none)."""
    if isinstance(message, Message) and message.is_topic_message:
        return message.message_thread_id
    return None


def _press(update: Update) -> Press | None:
    """What the pressed button says; None for no press, and for what no button of ours says."""
    query = update.callback_query
    try:
        return None if query is None else read(query.data or "")
    except BadPress:
        log.info("bad press", update=update.update_id)
        return None


def _words(update: Update) -> str:
    """What follows a command."""
    text = update.message.text if update.message is not None else None
    parts = (text or "").split(maxsplit=1)
    return parts[1].strip() if len(parts) == 2 else ""


def _replied(update: Update) -> int | None:
    """The message that somebody answers."""
    message = update.message
    answered = None if message is None else message.reply_to_message
    return None if answered is None else answered.message_id


def _replied_press(update: Update, bot: Bot) -> Press | None:
    """What the first button says under the message of ours that somebody answers."""
    message = update.message
    answered = None if message is None else message.reply_to_message
    if answered is None or answered.from_user is None or answered.from_user.id != bot.id:
        return None
    rows = () if answered.reply_markup is None else answered.reply_markup.inline_keyboard
    try:
        return next((read(f"{key.callback_data or ''}") for row in rows for key in row), None)
    except BadPress:
        return None
