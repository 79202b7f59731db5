"""`/games`: a person's games wherever they are, those that wait for them first."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from bot.board.buttons import Bring, Menu
from bot.board.phone import columns
from bot.board.telling import board_link
from bot.handlers.game_lists import LABEL, LISTED, label_of, readable, who_pressed
from bot.handlers.visit import Visit
from bot.table.offers import asked, offer_of
from bot.table.table import Table
from bot.telegram.lanes import Outcome
from bot.telegram.wire import Key
from storage.rows import Board, Chat

GAMES = "games"
"""What the deep link to this list carries."""

WAITS = "▶️ "
"""Before a game that waits for who asks."""


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
    texts = visit.chat_texts
    if visit.maybe_person is None:
        return visit.unknown("anonymous-alone")
    every = await _mine(visit)
    here = [mine for mine in every if visit.private or mine.chat.id == visit.chat.id]
    away = len(every) - len(here)
    if not every:
        play = Key(texts.plain("key-play"), Menu("play").press())
        visit.reply(texts.html("games-none"), ((play,),))
        return "committed"
    keys = [(key,) for mine in here if (key := _key(visit, mine)) is not None]
    if away:
        link = f"https://t.me/{visit.desk.bot.username}?start={GAMES}"
        keys.append((Key(texts.plain("key-all-games"), url=link),))
    title = "games-mine" if visit.private else "games-here"
    lines = [texts.html(title, name=who_pressed(visit)), *_clubs(visit, here)]
    if away:
        lines.append(texts.html("games-away", count=away))
    visit.reply("\n".join(lines), tuple(keys))
    return "committed"


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
        sign = WAITS if waits else ""
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


def waits_for(table: Table, person: int) -> bool:
    """Whether a game waits for that person: for their move, their answer to an offer, or for them
    to take the seat that is kept for them."""
    game, player, offer = table.game, table.to_act, offer_of(table)
    if game.status == "open":
        return game.reserved == person
    if offer is not None and any(one.person == person for one in asked(table, offer)):
        return True
    if game.status != "playing" or player is None or player.bot is not None:
        return False
    return player.person == person or (game.mode == "phone" and person in table.people)


def _key(visit: Visit, mine: _Mine) -> Key | None:
    """The button that leads to a game: its board in this chat comes down, or the message where it
    stands is opened. None where Telegram has no way there."""
    link = board_link(mine.chat, mine.board)
    if link is not None:
        return Key(mine.label, url=link)
    if mine.chat.id != visit.chat.id:
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
        club = mine.chat.title or texts.plain("some-group")
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
