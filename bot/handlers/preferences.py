"""`/settings` and `/name`: languages, only moves, calls, what is explained, mockery, the BOT's
reasons, and what to call somebody."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, get_args

from bot.board.buttons import BackToGame, Menu
from bot.choosing.buttons import TeachAgain
from bot.handlers.answering import on, refuse
from bot.handlers.visit import PressVisit, Visit
from bot.table.teaching import forgotten
from bot.telegram.callback_data import Kind
from bot.telegram.payloads import Payload
from bot.telegram.poller import Outcome
from bot.telegram.wire import Key, Keyboard
from bot.words import names
from bot.words.combos import GAMES
from bot.words.library import LANGUAGES, Texts
from storage.rows import Calling, Chat, Person
from storage.store import ChangeChat, ChangePerson

CALLING: tuple[Calling, ...] = get_args(Calling)
TICK = "✓ "
"""Before what is chosen."""
NOBODYS = 1
"""The ply of buttons on a page that somebody opened who spoke as the group."""
OF_CHAT = "👥 "
"""Before what holds for all of a group."""

Wish: TypeAlias = Literal["on", "off"]
"""What the button of a switch asks for."""


@dataclass(frozen=True)
class SetLanguage(Payload, kind=Kind.LANGUAGE, form="{language}"):
    """A language for oneself, by its code."""

    language: str


@dataclass(frozen=True)
class SetChatLanguage(Payload, kind=Kind.CHAT_LANGUAGE, form="{language}"):
    """A language for the group."""

    language: str


@dataclass(frozen=True)
class SetCalled(Payload, kind=Kind.CALLED, form="{way}"):
    """How one is called to one's turn in groups."""

    way: Calling


@dataclass(frozen=True)
class SetOnlyMoves(Payload, kind=Kind.ONLY_MOVES, form="{wish}"):
    """Whether the only thing that can be done is done by itself."""

    wish: Wish


@dataclass(frozen=True)
class SetExplained(Payload, kind=Kind.EXPLAINED, form="{wish}"):
    """Whether games explain themselves to oneself."""

    wish: Wish


@dataclass(frozen=True)
class SetMocked(Payload, kind=Kind.MOCKED, form="{wish}"):
    """Whether bad luck is mocked in this chat."""

    wish: Wish


@dataclass(frozen=True)
class SetReasons(Payload, kind=Kind.REASONS, form="{wish}"):
    """Whether the BOT says in this chat why it played so."""

    wish: Wish


@dataclass(frozen=True)
class SetCalls(Payload, kind=Kind.CALLS, form="{wish}"):
    """Whether who lets their turn stand is mentioned in this group."""

    wish: Wish


Switch: TypeAlias = SetOnlyMoves | SetExplained | SetMocked | SetReasons | SetCalls


async def settings(visit: Visit) -> Outcome:
    """`/settings`: my language and how I play; the chat's ways, and in a group its language. Who
    speaks as the group is shown the group's alone."""
    person = visit.maybe_person
    text = _settings_text(visit, visit.chat, visit.texts, visit.chat_texts, person)
    visit.reply(text, _settings_keys(visit, visit.chat, visit.chat_texts, person))
    return "committed"


def _settings_text(
    visit: Visit, here: Chat, mine: Texts, chat: Texts, person: Person | None
) -> str:
    ours = {
        "chat": LANGUAGES[chat.language],
        "mocked": chat.plain(f"mocked-{'on' if here.mocked else 'off'}"),
        "reasons": chat.plain(f"reasons-{'on' if here.reasons else 'off'}"),
        "calls": chat.plain(f"calls-{'on' if here.calls else 'off'}"),
    }
    if person is None or _of_nobody(visit):
        return chat.html("settings-anonymous", **ours)
    return chat.html(
        "settings-private" if visit.private else "settings-group",
        name=names.called(person.nickname, person.name) or chat.plain("somebody"),
        mine=LANGUAGES[mine.language],
        only_moves=chat.plain(f"only-moves-{'off' if person.only_moves is False else 'on'}"),
        explained=chat.plain(f"explained-{'on' if person.explained else 'off'}"),
        called=chat.plain(f"called-{person.called}"),
        **ours,
    )


def _of_nobody(visit: Visit) -> bool:
    """Whether the page was opened by who spoke as the group: then it goes on saying nothing of
    who presses its buttons."""
    return visit.maybe_person is None or (visit.press is not None and visit.press.ply == NOBODYS)


def _settings_keys(visit: Visit, here: Chat, texts: Texts, person: Person | None) -> Keyboard:
    """Languages for oneself, and what else is one's own; what is the chat's, in a group its
    language, too; and the way back. What is chosen has a tick."""
    rows = _of_chat_keys(visit, here, texts)
    if person is None or _of_nobody(visit):
        ours = tuple(tuple(_nobodys(key) for key in row) for row in rows)
        return (*ours, (_back(visit, texts),))
    mine = (
        *_languages(SetLanguage, "", person.language or visit.texts.language),
        (_switch(SetOnlyMoves, texts.plain("key-only-moves"), on=person.only_moves is not False),),
        (_switch(SetExplained, texts.plain("key-explained"), on=person.explained),),
        (Key(texts.plain("key-teach-again"), TeachAgain().press()),),
        _ways(texts, person.called),
    )
    return (*_of_game((*mine, *rows), visit.game), (_back(visit, texts),))


def _of_chat_keys(visit: Visit, here: Chat, texts: Texts) -> Keyboard:
    """What holds for the chat."""
    sign = "" if visit.private else OF_CHAT
    mocked = _switch(SetMocked, sign + texts.plain("key-mocked"), on=here.mocked)
    reasons = _switch(SetReasons, sign + texts.plain("key-reasons"), on=here.reasons)
    if visit.private:
        return (mocked,), (reasons,)
    calls = _switch(SetCalls, OF_CHAT + texts.plain("key-calls"), on=here.calls)
    languages = _languages(SetChatLanguage, OF_CHAT, texts.language)
    return *languages, (mocked,), (reasons,), (calls,)


def _nobodys(key: Key) -> Key:
    """A button of a page that is nobody's."""
    return key if key.press is None else replace(key, press=replace(key.press, ply=NOBODYS))


def _switch(says: type[Switch], words: str, *, on: bool) -> Key:
    """What is on or off: its button turns it over."""
    return Key(TICK * on + words, says("off" if on else "on").press())


def _ways(texts: Texts, chosen: Calling) -> tuple[Key, ...]:
    """How one may be called to one's turn, side by side: so the tick stands for the sign."""
    words = {way: texts.plain(f"key-called-{way}") for way in CALLING}
    words[chosen] = TICK + words[chosen].split(" ", 1)[1]
    return tuple(Key(words[way], SetCalled(way).press()) for way in CALLING)


def _languages(says: type[SetLanguage | SetChatLanguage], sign: str, chosen: str) -> Keyboard:
    keys = [
        Key(TICK * (code == chosen) + sign + own, says(code).press())
        for code, own in LANGUAGES.items()
    ]
    return tuple(tuple(keys[i : i + 2]) for i in range(0, len(keys), 2))


def _of_game(rows: Keyboard, game: int) -> Keyboard:
    """The buttons, which keep where the page was opened."""
    return tuple(
        tuple(key if key.press is None else replace(key, press=replace(key.press, game=game))
              for key in row)
        for row in rows
    )  # fmt: skip


def _back(visit: Visit, texts: Texts) -> Key:
    """To the board under which the page was opened; else to the title page."""
    if game := visit.game:
        return Key(texts.plain("key-to-game"), BackToGame().press(game))
    return Key(texts.plain("key-back"), Menu("home").press())


async def language(visit: PressVisit, asked: SetLanguage) -> Outcome:
    """A language was chosen for oneself; the boards in one's own chat follow."""
    code = asked.language
    if code not in LANGUAGES:
        return refuse(visit, "not-offered")
    change = ChangePerson(visit.person.id, (("language", code),))
    await visit.desk.store.commit(change)
    texts = visit.desk.library[code]
    visit.answer(texts.plain("said-language", language=LANGUAGES[code]))
    private = await visit.desk.store.private_chat(visit.person.id)
    if private is not None:
        await _touch(visit, chat=private.id)
    await _settings_again(visit, texts, texts if visit.private else visit.chat_texts)
    return "committed"


async def only_moves(visit: PressVisit, asked: SetOnlyMoves) -> Outcome:
    """Whether the only thing that can be done is to be done by itself for oneself."""
    said = visit.texts.plain(f"said-only-moves-{asked.wish}")
    done = await _own(visit, "only_moves", asked.wish, said)
    if done == "committed":  # the way to this page is shown on boards no more
        await _touch(visit, person=visit.person.id)
    return done


async def called(visit: PressVisit, asked: SetCalled) -> Outcome:
    """How one wants to hear in groups that it is one's turn."""
    way = asked.way
    if way == "private" and not visit.person.reachable:
        visit.answer(visit.texts.plain("answer-start-first"), alert=True)
        return "refused"
    await visit.desk.store.commit(ChangePerson(visit.person.id, (("called", way),)))
    visit.answer(visit.texts.plain(f"said-called-{way}"))
    await _settings_again(visit, visit.texts, visit.chat_texts)
    return "committed"


async def calls(visit: PressVisit, asked: SetCalls) -> Outcome:
    """Whether who lets their turn stand is mentioned in this group. Its admins decide."""
    if visit.private:
        return refuse(visit, "not-offered")
    said = visit.texts.plain(f"said-calls-{asked.wish}")
    return await _of_chat(visit, "calls", asked.wish, said)


async def explained(visit: PressVisit, asked: SetExplained) -> Outcome:
    """Whether games explain themselves to oneself."""
    said = visit.texts.plain(f"said-explained-{asked.wish}")
    return await _own(visit, "explained", asked.wish, said)


async def teach_again(visit: PressVisit, asked: TeachAgain) -> Outcome:
    """Everything is to be explained to oneself anew, or all of one game (`/learn`)."""
    person, game = visit.person.id, asked.game
    if game and game not in GAMES:
        return refuse(visit, "not-offered")
    again = forgotten(person, game or None)
    await visit.desk.store.commit(*again, ChangePerson(person, (("explained", True),)))
    if game:
        words = visit.texts.plain(f"game-{game}")
        visit.answer(visit.texts.plain("said-teach-game", game=words))
    else:
        visit.answer(visit.texts.plain("said-teach-again"))
        await _settings_again(visit, visit.texts, visit.chat_texts)
    return "committed"


async def mocked(visit: PressVisit, asked: SetMocked) -> Outcome:
    """Whether players with bad luck are mocked in this chat. In a group its admins decide."""
    said = visit.texts.plain(f"said-mocked-{asked.wish}")
    return await _of_chat(visit, "mocked", asked.wish, said)


async def reasons(visit: PressVisit, asked: SetReasons) -> Outcome:
    """Whether the BOT says in this chat why it played so. In a group its admins decide."""
    said = visit.texts.plain(f"said-reasons-{asked.wish}")
    done = await _of_chat(visit, "reasons", asked.wish, said)
    if done == "committed":
        await _touch(visit, chat=visit.chat.id)
    return done


async def chat_language(visit: PressVisit, asked: SetChatLanguage) -> Outcome:
    """A language was chosen for the group: its admins decide."""
    code = asked.language
    if code not in LANGUAGES:
        return refuse(visit, "not-offered")
    refusal = await visit.no_admin()
    if refusal is not None:
        return refuse(visit, refusal)
    await visit.desk.store.commit(ChangeChat(visit.chat.id, (("language", code),)))
    visit.answer(visit.texts.plain("said-chat-language", language=LANGUAGES[code]))
    await _touch(visit, chat=visit.chat.id)
    await _settings_again(visit, visit.texts, visit.desk.library[code])
    return "committed"


async def _own(visit: PressVisit, column: str, wish: Wish, said: str) -> Outcome:
    """A switch of one's own was turned."""
    await visit.desk.store.commit(ChangePerson(visit.person.id, ((column, wish == "on"),)))
    visit.answer(said)
    await _settings_again(visit, visit.texts, visit.chat_texts)
    return "committed"


async def _of_chat(visit: PressVisit, column: str, wish: Wish, said: str) -> Outcome:
    """A switch of the chat was turned, in a group by an admin."""
    refusal = await visit.no_admin()
    if refusal is not None:
        return refuse(visit, refusal)
    await visit.desk.store.commit(ChangeChat(visit.chat.id, ((column, wish == "on"),)))
    visit.answer(said)
    await _settings_again(visit, visit.texts, visit.chat_texts)
    return "committed"


async def _settings_again(visit: PressVisit, mine: Texts, chat: Texts) -> None:
    """The page itself shows what was chosen."""
    store = visit.desk.store  # as it is now, not before the press
    person, here = await store.person(visit.person.id), await store.chat(visit.chat.id)
    if here is None:
        return
    text = _settings_text(visit, here, mine, chat, person)
    await visit.retell(text, _settings_keys(visit, here, chat, person))


async def _touch(visit: Visit, *, chat: int | None = None, person: int | None = None) -> None:
    """The boards standing in that chat, or those that tell that person's name, are shown anew:
    raised by one commit, and sent behind whatever was pressed."""
    desk = visit.desk
    games = [game.id for game in await desk.store.unfinished(chat=chat, person=person)]
    games += () if person is None else await desk.store.left(person)
    await desk.door.places.touch(*games)
    desk.spawn(desk.boards.refresh(*games, patient=True))


async def name(visit: Visit) -> Outcome:
    """`/name Anna`: what to be called at the table."""
    texts = visit.chat_texts
    if visit.maybe_person is None:
        return visit.unknown("anonymous-alone")
    person = visit.person
    if not visit.words:
        current = names.called(person.nickname, person.name) or ""
        visit.reply(texts.html("name-now", name=current))
        return "refused"
    try:
        chosen = names.chosen(visit.words)
    except names.BadName as error:
        visit.reply(texts.html(f"name-{error.reason}", most=names.MAX_LENGTH))
        return "refused"
    await visit.desk.store.commit(ChangePerson(person.id, (("nickname", chosen),)))
    await _touch(visit, person=person.id)
    visit.reply(texts.html("name-set", name=chosen))
    return "committed"


PRESSED = (
    on(SetLanguage, language),
    on(SetChatLanguage, chat_language),
    on(SetOnlyMoves, only_moves),
    on(SetExplained, explained),
    on(SetMocked, mocked),
    on(SetReasons, reasons),
    on(SetCalled, called),
    on(SetCalls, calls),
    on(TeachAgain, teach_again),
)
"""What each button of the settings does."""
