"""All that is kept of one person, as a JSON file: themselves, their settings, their games."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any, Final

from bot.handlers.records import record
from bot.handlers.visit import Desk
from bot.table.table import BrokenGame
from bot.words.library import Texts
from games.catalogue import CATALOGUE
from games.core import GameError
from games.record import write_record
from storage.rows import Chat, Game

PAGE: Final = 200
"""So many games are read at a time."""

MOST_BYTES: Final = 40_000_000
"""Telegram takes files of 50 MB; the records that have no room beside the newest are left out."""

_NOT_THEIRS: Final = frozenset({"secret", "next_secret", "bookmark", "code"})
"""Columns of a game that say nothing of a person, or would tell throws that are still to come."""


async def exported(desk: Desk, person: int, texts: Texts) -> bytes:
    """Everything kept of a person, and the records of their games, the newest first."""
    games, room = list[dict[str, Any]](), MOST_BYTES
    async for game in _games(desk, person):
        each = await _game(desk, game, person, texts, records=room > 0)
        room -= len(each["record"] or "")
        games.append(each)
    every = {**await _self(desk, person), "games": games}
    return json.dumps(every, ensure_ascii=False, indent=1).encode()


async def _self(desk: Desk, person: int) -> dict[str, Any]:
    """The person, their chat with the bot, what they have been told, and what could not be worked
    on."""
    store = desk.store
    row, chat = await store.person(person), await store.private_chat(person)
    ready = None if chat is None else await store.ready(chat.id)
    lessons = {rules.id: sorted(await store.lessons(person, rules.id)) for rules in CATALOGUE}
    likes = () if chat is None else await store.favourites(chat.id)
    return {
        "exported": _time(desk.clock()),
        "person": None if row is None else asdict(row),
        "chat": None if chat is None else _chat(chat),
        "favourites": [asdict(like) for like in likes],
        "words": "" if ready is None else ready.words,
        "throws": [asdict(luck) for luck in await store.luck(person=person)],
        "lessons": {rules: told for rules, told in lessons.items() if told},
        "letters": [asdict(letter) for letter in await store.letters_of(person)],
    }


def _chat(chat: Chat) -> dict[str, Any]:
    return {name: value for name, value in asdict(chat).items() if name != "person"}


async def _games(desk: Desk, person: int) -> AsyncIterator[Game]:
    """All games in which the person sits or sat, whose host they are, or that are kept for them,
    the newest first."""
    before = 2**62
    while games := await desk.store.games_of(person, before, PAGE):
        for game in games:
            yield game
        before = games[-1].id


async def _game(
    desk: Desk, game: Game, person: int, texts: Texts, *, records: bool
) -> dict[str, Any]:
    """A game as it is kept, what the person brought to it, and its record as the chat sends it."""
    players = await desk.store.players(game.id)
    kept = {name: value for name, value in asdict(game).items() if name not in _NOT_THEIRS}
    kept["fields"] = json.loads(game.fields)
    return {
        **kept,
        "players": [
            asdict(player) for player in players if person in (player.person, player.resigned)
        ],
        "record": await _record(desk, game, texts) if records else None,
    }


async def _record(desk: Desk, game: Game, texts: Texts) -> str | None:
    """The record of a game that has begun; None if there is none, or it cannot be read."""
    try:
        table = await desk.door.book.whole(game.id)
    except (BrokenGame, GameError):
        return None
    if table is None or table.state is None:
        return None
    return write_record(record(await desk.boards.frames.spoken(table, texts)))


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
