"""Lists of games: which are there, what each is called on its button, and what came of a choice."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import structlog

from bot.board.caption import Names, bot_number, name
from bot.board.map_keys import width
from bot.handlers.visit import Visit
from bot.table.table import BrokenGame, Table
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import Key, Unchanged
from bot.words.library import Texts
from bot.words.names import called
from games.core import GameError
from storage.rows import Game, Player
from storage.store import AddStale

log = structlog.get_logger(__name__)

LISTED = 20
"""Games offered in one list, the last changed first."""

UNFINISHED = ("open", "playing", "asleep")
"""The statuses of games that can be gone on with."""

LABEL, NAMED = 64, 12
"""Characters of a game of many on its button, and of a name there."""


async def label_of(visit: Visit, table: Table, texts: Texts) -> str:
    """A game in a few words: who plays whom (in private against whom one plays oneself), by which
    rules, how far each is, and its number, which stands on its boards. Of many it is the number,
    the rules and who of them come first."""
    names = await visit.desk.boards.names(table)
    if len(table.players) > 2:
        return _of_many(visit, table, texts, names)
    players, args = list(table.players), {"id": str(table.game.id)}
    if table.game.mode == "phone":
        players.sort(key=lambda player: player.seat or 0)
        here = next((p for p in players if p.person is not None), players[0])
        args["who"] = texts.plain("label-phone", who=_called(table, texts, here, names))
    else:
        me = visit.maybe_person if visit.private else None
        players.sort(key=lambda player: me is None or player.person != me.id)
        shown = [p for p in players if me is None or p.person != me.id] or players
        args["who"] = " – ".join(_called(table, texts, player, names) for player in shown)
    args["rules"] = texts.plain(f"rules-{table.rules.id}")
    if table.state is None:
        return texts.plain("label-open", **args)
    told = table.rules.describe(table.state)
    args["score"] = "–".join(texts.short(told[player.seat or 0]) for player in players)
    return texts.plain(f"label-{table.game.status}", **args)


def _of_many(visit: Visit, table: Table, texts: Texts, names: Names) -> str:
    """`№8 · Mothers and the hyena · Anna, Boris +4`: as many names as fit a button, people's first;
    in private without one's own."""
    me = visit.maybe_person.id if visit.private and visit.maybe_person is not None else None
    phone = table.game.mode == "phone"
    players = sorted(table.players, key=lambda player: player.person is None)
    shown = [p for p in players if phone or me is None or p.person != me] or players
    args = {"id": str(table.game.id), "rules": texts.plain(f"rules-{table.rules.id}")}
    label = ""
    for most in (1,) if phone else (2, 1):
        called = [_called(table, texts, player, names) for player in shown[:most]]
        who = texts.listed(n if len(n) <= NAMED else n[: NAMED - 1] + "…" for n in called)
        who = texts.plain("label-phone", who=who) if phone else who
        rest = len(shown) - most
        who = texts.plain("label-others", who=who, count=rest) if rest else who
        label = texts.plain(f"label-many-{table.game.status}", others=who, **args)
        if width(label) <= LABEL:
            break
    return label


def _called(table: Table, texts: Texts, player: Player, names: Names) -> str:
    """A player's own name, also where both seats are one person's; one of several BOTs briefly."""
    if table.game.mode == "phone" and player.person is not None:
        return names.get(player.person) or texts.plain("somebody")
    number = bot_number(table, player)
    if number is not None:
        return texts.plain("bot-number", count=number)
    return name(table, texts, player, names)


async def played(visit: Visit) -> list[Table]:
    """The chat's games that go on and that this person plays."""
    games = await games_here(visit, ("playing", "asleep"))
    tables = [await readable(visit, game.id) for game in games]
    return [table for table in tables if table is not None and table.plays(visit.person.id)]


async def readable(visit: Visit, game: int) -> Table | None:
    """The game, None if there is none or it cannot be read: one that is broken must not keep the
    others from being played."""
    try:
        return await visit.desk.door.book.table(game)
    except (BrokenGame, GameError):
        log.exception("game cannot be read", game=game)
        return None


async def games_here(visit: Visit, statuses: tuple[str, ...]) -> list[Game]:
    """The chat's games that this person takes part in; all of them for an anonymous admin."""
    person = None if visit.maybe_person is None else visit.maybe_person.id
    games = await visit.desk.store.unfinished(chat=visit.chat.id, person=person, limit=LISTED)
    return [game for game in games if game.status in statuses]


async def belongs(visit: Visit, table: Table) -> bool:
    """Whether the game has a board in this chat: a forged press reaches no other chat's game."""
    boards = await visit.desk.store.boards(table.game.id)
    return any(board.chat == visit.chat.id for board in boards)


async def ask(
    visit: Visit, message: str, games: Sequence[Game], kind: Kind, action: str = ""
) -> None:
    """A list of games, a button each."""
    texts = visit.chat_texts
    keys: list[tuple[Key, ...]] = []
    for game in games:
        table = await readable(visit, game.id)
        if table is not None:
            keys.append(
                (Key(await label_of(visit, table, texts), Press(kind, game.id, action=action)),)
            )
    visit.reply(texts.html(message), tuple(keys))


async def chosen(visit: Visit, table: Table, why: str | None = None) -> None:
    """The list from which a game was chosen tells what came of it: its board stands below, or `why`
    nothing was done."""
    if why is None:
        await tell_outcome(visit, table.game.id, "list-done")
        return
    texts = visit.chat_texts
    label = texts.html("ended-done", game=await label_of(visit, table, texts))
    await done_with(visit, "\n".join((label, texts.html(f"answer-{why}"))))


async def tell_outcome(visit: Visit, game: int, message: str) -> None:
    """The question becomes its outcome, for everybody to see."""
    table, texts = await visit.desk.door.book.table(game), visit.chat_texts
    if table is None or not await belongs(visit, table):
        return
    label = await label_of(visit, table, texts)
    if table.game.status == "over" and message in ("no-done", "list-done"):
        await done_with(visit, texts.html("ended-done", game=label))
    else:
        await done_with(visit, texts.html(message, who=who_pressed(visit), game=label))


def who_pressed(visit: Visit) -> str:
    """What the one who pressed is called."""
    person = visit.person
    return called(person.nickname, person.name) or visit.chat_texts.plain("somebody")


async def done_with(visit: Visit, text: str) -> None:
    """The pressed question tells what came of it, and its keyboard goes whatever happens."""
    message = visit.message
    if message is None or await visit.desk.store.board_at(visit.chat.id, message) is not None:
        return  # a forged press stands under a board, not under a question
    await visit.desk.store.commit(AddStale(visit.chat.id, message))

    async def edit(_: int | None) -> None:
        with contextlib.suppress(Unchanged):
            await visit.desk.wire.edit_text(visit.address, message, text, ())

    visit.send(edit)
