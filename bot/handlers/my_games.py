"""`/games`: a person's games wherever they are, those that wait for them first; and of which of
them they want to hear nothing."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from bot.board.buttons import Bring, Menu, Mute, MutedTables, MuteListed, MyGames
from bot.board.dates import own_time
from bot.board.inviting import board_link, club_of
from bot.board.phone import columns
from bot.handlers.answering import on, on_any, refuse
from bot.handlers.game_lists import LABEL, LISTED, label_of, readable, who_pressed
from bot.handlers.visit import PressVisit, Visit
from bot.table.muting import is_muted, may_mute, muting
from bot.table.table import Table
from bot.table.waiting import waits_for
from bot.telegram.lanes import Outcome
from bot.telegram.wire import Key, Keyboard
from storage.operations import AddStale
from storage.rows import Board, Chat

GAMES = "games"
"""What the deep link to this list carries."""

WAITS = "▶️ "
"""Before a game that waits for who asks."""

MUTED, HEARD = "🔕 ", "🔔 "
"""Before a game of which they want to hear nothing; and on the page of these before the others."""


PAUSED = "⏸ "
"""Before a game that is paused."""


def is_paused(table: Table) -> bool:
    """Whether no time runs there, as all agreed."""
    return table.game.paused_until is not None


@dataclass(frozen=True)
class _Mine:
    """A game of theirs, its label, and the chat and the board where they play it."""

    table: Table
    label: str
    chat: Chat
    board: Board


async def games(visit: Visit) -> Outcome:
    """`/games`: in private all games, with the way to each. In a group those that one plays there,
    and how many there are elsewhere: with whom is nobody's business here."""
    if visit.maybe_person is None:
        return visit.unknown("anonymous-alone")
    visit.reply(*await _listed(visit))
    return "committed"


async def _listed(visit: Visit) -> tuple[str, Keyboard]:
    """The list, and the way to each game."""
    texts, every = visit.chat_texts, await _mine(visit)
    here = _here(visit, every)
    away = len(every) - len(here)
    if not every:
        play = Key(texts.plain("key-play"), Menu("play").press())
        return texts.html("games-none"), ((play,),)
    keys = [(key,) for mine in here if (key := _key(visit, mine)) is not None]
    if any(may_mute(mine.table) for mine in here):
        words = texts.plain("key-muted-tables")
        keys.append((Key(words, MutedTables().press(0, visit.person.id)),))
    if away:
        keys.append((Key(texts.plain("key-all-games"), url=visit.desk.opens(GAMES)),))
    title = "games-mine" if visit.private else "games-here"
    lines = [texts.html(title, name=who_pressed(visit)), *_clubs(visit, here)]
    if any(is_muted(mine.table, visit.person.id) for mine in here):
        lines.append(texts.html("games-muted"))
    lines += _paused(visit, here)
    if away:
        lines.append(texts.html("games-away", count=away))
    return "\n".join(lines), tuple(keys)


def _paused(visit: Visit, here: list[_Mine]) -> list[str]:
    """The games that are paused, each with until when."""
    texts = visit.chat_texts
    return [
        texts.html(
            "games-paused",
            game=texts.plain("game-number", id=str(mine.table.game.id)),
            date=own_time(mine.table.game.paused_until),
        )
        for mine in here
        if mine.table.game.paused_until is not None
    ]


def _here(visit: Visit, every: list[_Mine]) -> list[_Mine]:
    """The games that are told of here."""
    return [mine for mine in every if visit.private or mine.chat.id == visit.chat.id]


async def _mine(visit: Visit) -> list[_Mine]:
    """The person's unfinished games, those that wait for them first, then those that go on; the
    last changed of each first."""
    me, store, found = visit.person.id, visit.desk.store, list[tuple[int, _Mine]]()
    for game in await store.unfinished(person=me, limit=LISTED):
        table = await readable(visit.desk, game.id)
        place = None if table is None else await _place(visit, game.id)
        if table is None or place is None:
            continue
        waits = waits_for(table, me)
        signs = ((WAITS, waits), (MUTED, is_muted(table, me)), (PAUSED, is_paused(table)))
        sign = "".join(sign for sign, holds in signs if holds)
        label = await label_of(visit, table, visit.chat_texts, LABEL - columns(sign))
        rank = 0 if waits else 1 if game.status == "playing" else 2
        found.append((rank, _Mine(table, sign + label, *place)))
    return [mine for _, mine in sorted(found, key=lambda one: one[0])]


async def _place(visit: Visit, game: int) -> tuple[Chat, Board] | None:
    """Where the person plays a game: this chat before others, a board that is served before one
    that is not; never somebody else's own chat."""
    found = list[tuple[bool, bool, Chat, Board]]()
    for board in await visit.desk.store.boards(game):
        chat = await visit.desk.store.chat(board.chat)
        if chat is not None and chat.person in (None, visit.person.id):
            found.append((chat.id != visit.chat.id, board.parked, chat, board))
    if not found:
        return None
    *_, chat, board = min(found, key=lambda one: one[:2])
    return chat, board


def _key(visit: Visit, mine: _Mine) -> Key | None:
    """The button that leads to a game: its board in this chat comes down, or the message where it
    stands is opened; from an inline message a board comes here. None where Telegram has no way
    there."""
    link = board_link(mine.chat, mine.board)
    if link is not None:
        return Key(mine.label, url=link)
    if mine.chat.id != visit.chat.id and mine.chat.inline is None:
        return None
    return Key(mine.label, Bring().press(mine.table.game.id))


def _clubs(visit: Visit, here: list[_Mine]) -> list[str]:
    """A line for each group in which there are games of theirs, seen from their own chat; a game
    that no button leads to is told whole."""
    texts, clubs = visit.chat_texts, defaultdict[tuple[int, str], list[str]](list)
    lines = list[str]()
    for mine in here:
        if mine.chat.id == visit.chat.id:
            continue
        club = club_of(texts, mine.chat)
        if _key(visit, mine) is None:
            lines.append(texts.html("games-basic", club=club, game=mine.label))
        else:
            number = texts.plain("game-number", id=str(mine.table.game.id))
            clubs[mine.chat.id, club].append(number)
    several = [
        texts.html("games-club", club=club, games=texts.listed(numbers))
        for (_, club), numbers in clubs.items()
    ]
    return [*several, *lines]


# -- tables of which one wants to hear nothing -----------------------------------------------------


async def mute(visit: PressVisit, asked: Mute) -> Outcome:
    """Under a board, or under a mention, which has done its work then: for who presses alone."""
    if not await _muted(visit, to=asked.to):
        return "refused"
    if visit.message is not None and visit.ply == visit.person.id:
        await visit.desk.store.commit(AddStale(visit.chat.id, visit.message, whole=True))
        visit.desk.door.book.changed(visit.game)
    return "committed"


async def mute_listed(visit: PressVisit, asked: MuteListed) -> Outcome:
    """On the page of these tables, which shows it."""
    if _not_theirs(visit):
        return refuse(visit, "not-your-question")
    if not await _muted(visit, to=asked.to):
        return "refused"
    await _page_again(visit, *await _muted_page(visit))
    return "committed"


def _not_theirs(visit: PressVisit) -> bool:
    """Whether somebody else has asked for the list: it is theirs."""
    return visit.ply != visit.person.id


async def _muted(visit: PressVisit, *, to: str) -> bool:
    """Have who presses hear nothing of the game, or again; whether that was done."""
    muted = to == "on"
    result = await visit.door.change(visit.game, muting, visit.person.id, muted=muted)
    if not result.done:
        refuse(visit, result.answer)
        return False
    visit.answer(visit.texts.plain("said-muted" if muted else "said-unmuted"))
    return True


async def tables(visit: PressVisit) -> Outcome:
    """The list becomes the page on which tables are muted."""
    if _not_theirs(visit):
        return refuse(visit, "not-your-question")
    visit.answer()
    await _page_again(visit, *await _muted_page(visit))
    return "committed"


async def list_again(visit: PressVisit) -> Outcome:
    """From there back."""
    if _not_theirs(visit):
        return refuse(visit, "not-your-question")
    visit.answer()
    await _page_again(visit, *await _listed(visit))
    return "committed"


async def _muted_page(visit: PressVisit) -> tuple[str, Keyboard]:
    """A button for each table at which something could be told, to mute it or to hear of it again;
    the sign says what holds."""
    texts, me, keys = visit.chat_texts, visit.person.id, list[tuple[Key, ...]]()
    for mine in _here(visit, await _mine(visit)):
        if may_mute(mine.table):
            muted = is_muted(mine.table, me)
            sign = MUTED if muted else HEARD
            label = await label_of(visit, mine.table, texts, LABEL - columns(sign))
            press = MuteListed("off" if muted else "on").press(mine.table.game.id, me)
            keys.append((Key(sign + label, press),))
    keys.append((Key(texts.plain("key-back"), MyGames().press(0, me)),))
    return texts.html("muted-tables", name=who_pressed(visit)), tuple(keys)


async def _page_again(visit: PressVisit, words: str, keys: Keyboard) -> None:
    if (message := await visit.retold()) is not None:
        visit.retell(message, words, keys)


PRESSED = (
    on(Mute, mute),
    on(MuteListed, mute_listed),
    on_any(MutedTables, tables),
    on_any(MyGames, list_again),
)
"""What is pressed under a list of one's games, and to mute a table."""
