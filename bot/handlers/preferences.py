"""`/settings` and `/name`: what the table in `bot/choosing/settings.py` has, and what to call
somebody."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.board.daily import owe
from bot.board.reminders import sooner
from bot.choosing.allowed import barring
from bot.choosing.buttons import MayPlay, SetForChat, SetForMe, SettingsOf, TeachAgain
from bot.choosing.settings import (
    NOBODYS,
    OF_GROUP,
    TOPICS,
    Setting,
    SettingsPage,
    Topic,
    owner_of,
    setting,
)
from bot.handlers.answering import Button, on, refuse
from bot.handlers.visit import PressVisit, Visit
from bot.table.quiet import quiet_until
from bot.table.teaching import forgotten
from bot.telegram.lanes import Outcome
from bot.words import names
from bot.words.combos import GAMES
from bot.words.library import Texts
from games.catalogue import CATALOGUE
from storage.operations import (
    ChangeChat,
    ChangePerson,
)

IN_PRIVATE: Final = {("called", "private"), ("news", "on")}
"""What makes us write to somebody in their own chat: first they must have started us there."""


async def settings(visit: Visit) -> Outcome:
    """`/settings`: my language and how I play; the chat's ways, and in a group its language. Who
    speaks as the group is shown the group's alone."""
    page = SettingsPage(visit.chat, visit.maybe_person, visit.texts, visit.chat_texts, visit.game)
    visit.reply(page.words, page.keys)
    return "committed"


async def settings_of(visit: PressVisit, says: SettingsOf) -> Outcome:
    """Another page of the settings: of what is somebody's own for them alone."""
    topic = next((each for each in TOPICS if each == says.topic), None)
    if says.topic and topic is None:
        return refuse(visit, "not-offered")
    if topic is not None and topic not in OF_GROUP and _somebody_elses(visit):
        return refuse(visit, "not-your-page")
    visit.answer()
    await _shown_again(visit, visit.texts, visit.chat_texts, topic)
    return "committed"


def _somebody_elses(visit: PressVisit) -> bool:
    """Whether the page in a group was opened by another person than who has pressed it."""
    return not visit.private and owner_of(visit.ply) not in (None, visit.person.id)


async def set_for_me(visit: PressVisit, says: SetForMe) -> Outcome:
    """One's own setting was chosen, on a page of one's own."""
    if _somebody_elses(visit):
        return refuse(visit, "not-your-page")
    one = setting(says.name, "person")
    if one is None or says.value not in one.values:
        return refuse(visit, "not-offered")
    if (one.name, says.value) in IN_PRIVATE and not visit.person.reachable:
        visit.answer(visit.texts.plain("answer-start-first"), alert=True)
        return "refused"
    change = (one.field, one.kept(says.value))
    await visit.desk.store.commit(ChangePerson(visit.person.id, (change,)))
    if one.name == "reminded":
        await sooner(visit.desk.store, visit.person.id, says.value, visit.desk.clock())
    return await _set(visit, one, says.value)


async def set_for_chat(visit: PressVisit, says: SetForChat) -> Outcome:
    """A chat's setting was chosen: in a group its admins decide."""
    one = setting(says.name, "chat")
    if one is None or says.value not in one.values or (one.groups_only and visit.private):
        return refuse(visit, "not-offered")
    refusal = await visit.no_admin()
    if refusal is not None:
        return refuse(visit, refusal)
    if (one.name, says.value) == ("follow", "pin"):
        why = await visit.desk.admins.may_pin(visit.desk.bot, visit.address)
        if why is not None:
            return refuse(visit, why)
    change = (one.field, one.kept(says.value))
    await visit.desk.store.commit(ChangeChat(visit.chat.id, (change,)))
    if (one.name, says.value) == ("daily", "on"):
        await _daily_begins(visit)
    return await _set(visit, one, says.value)


async def _daily_begins(visit: PressVisit) -> None:
    """All are told that names show, and have the first quiz at once, unless they want quiet."""
    desk, chat = visit.desk, visit.chat
    visit.reply(visit.chat_texts.html("daily-begins"))
    if quiet_until(chat.quiet, chat.zone, desk.clock()) is None:
        await owe(desk.store, chat, visit.topic, desk.clock())
        desk.owing()


async def may_play(visit: PressVisit, says: MayPlay) -> Outcome:
    """Games by a rule set may be begun in a group, or not: its admins decide. Those that go on are
    not touched."""
    rules = next((each for each in CATALOGUE if each.id == says.rules), None)
    if rules is None or visit.private:
        return refuse(visit, "not-offered")
    refusal = await visit.no_admin()
    if refusal is not None:
        return refuse(visit, refusal)
    barred = barring(visit.chat, rules, barred=says.to == "off")
    if barred is None:
        return refuse(visit, "one-stays")
    await visit.desk.store.commit(ChangeChat(visit.chat.id, (("barred", barred),)))
    words = visit.texts.plain(f"rules-{rules.id}")
    visit.answer(visit.texts.plain(f"said-may-play-{says.to}", rules=words))
    await _shown_again(visit, visit.texts, visit.chat_texts, "group-games")
    return "committed"


async def _set(visit: PressVisit, one: Setting, value: str) -> Outcome:
    """Say so, in the language that was chosen just now; the boards that show it and the page
    follow."""
    mine, chat = visit.texts, visit.chat_texts
    if one.spoken and one.whose == "person":
        mine = visit.desk.library[value]
        mine = mine.aloud if visit.texts.voice is not None else mine
        chat = mine if visit.private else chat
    elif one.spoken:
        chat = visit.desk.library[value]
        chat = chat.aloud if visit.by_ear else chat
    if one.field == "by_ear" and (one.whose == "chat" or visit.private):
        chat = chat.aloud if value == "on" else visit.desk.library[chat.language]
    if one.field == "by_ear" and one.whose == "person":
        mine = mine.aloud if value == "on" else visit.desk.library[mine.language]
    visit = replace(visit, texts=mine, chat_texts=chat)
    visit.answer(one.said(value, mine))
    await _raise(visit, one)
    await _shown_again(visit, mine, chat, one.page(group=not visit.private))
    return "committed"


async def _raise(visit: PressVisit, one: Setting) -> None:
    """Show the boards anew that show the setting."""
    match one.raises:
        case "chat":
            await _touch(visit, chat=visit.chat.id)
        case "my games":
            await _touch(visit, person=visit.person.id)
        case "own chat":
            private = await visit.desk.store.private_chat(visit.person.id)
            if private is not None:
                await _touch(visit, chat=private.id)
        case "none":
            pass


async def teach_again(visit: PressVisit, says: TeachAgain) -> Outcome:
    """Everything is to be explained to oneself anew, or all of one game (`/learn`)."""
    if _somebody_elses(visit):
        return refuse(visit, "not-your-page")
    person, game = visit.person.id, says.game
    if game and game not in GAMES:
        return refuse(visit, "not-offered")
    again = forgotten(person, game or None)
    await visit.desk.store.commit(*again, ChangePerson(person, (("explained", True),)))
    if game:
        words = visit.texts.plain(f"game-{game}")
        visit.answer(visit.texts.plain("said-teach-game", game=words))
    else:
        visit.answer(visit.texts.plain("said-teach-again"))
        await _shown_again(visit, visit.texts, visit.chat_texts, "words")
    return "committed"


async def _shown_again(visit: PressVisit, mine: Texts, texts: Texts, topic: Topic | None) -> None:
    """The page itself shows what was chosen, and stays that of who opened it."""
    store = visit.desk.store  # as it is now, not before the press
    owner = owner_of(visit.ply) or visit.person.id
    person, here = await store.person(owner), await store.chat(visit.chat.id)
    if here is None:
        return
    whose = None if visit.ply == NOBODYS else person
    if whose is not None and _somebody_elses(visit):
        mine = visit.desk.boards.frames.texts_for(whose)
    page = SettingsPage(here, whose, mine, texts, visit.game, topic)
    if (message := await visit.retold()) is not None:
        visit.retell(message, page.words, page.keys)


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


PRESSED: Final[tuple[Button, ...]] = (
    on(SettingsOf, settings_of),
    on(SetForMe, set_for_me),
    on(MayPlay, may_play),  # before the others of its kind
    on(SetForChat, set_for_chat),
    on(TeachAgain, teach_again),
)
