"""Lists of games: which are there, what each is called on its button, and what came of a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import structlog

from bot.board.buttons import No
from bot.board.phone import columns
from bot.board.sight import Sight, bare_name, bot_number
from bot.handlers.visit import Desk, PressVisit, Visit
from bot.table.origin import origin_of
from bot.table.steps import GIVEN_UP
from bot.table.table import BrokenGame, Table
from bot.telegram.callback_data import MOST_DIGITS
from bot.telegram.payloads import Payload
from bot.telegram.wire import Key
from bot.words.library import Texts
from bot.words.names import called
from bot.words.sides import mark
from games.core import GameError
from storage.operations import AddStale
from storage.rows import Game, Player

Score: TypeAlias = tuple[()] | tuple[str, str]
"""How far each of two is, empty where that is not told."""

log = structlog.get_logger(__name__)

LISTED = 20
"""Games offered in one list, the last changed first."""

UNFINISHED = ("open", "playing", "asleep")
"""The statuses of games that can be gone on with."""

LABEL = 32
"""Columns of a game's label: a phone cuts what is longer on a button."""

SCORED, NAMED, LEAST = 8, 12, 2
"""So many columns of each long name stay beside a score, with fewer the score is left out; so many
where two of many are named, with fewer it is one; and so many at the least."""


async def label_of(
    visit: Visit, table: Table, texts: Texts, most: int = LABEL, *, numbered: bool = True
) -> str:
    """A game in a few words that fit a button whatever people are called: its number, which stands
    on its boards, its name, who plays (in private against whom one plays oneself), and how far each
    is. Of many it is who of them come first. Where all are over it may do without the number: those
    of one person have gaps."""
    sight, players = await visit.desk.boards.frames.spoken(table, texts), _listed(visit, table)
    many, phone = len(table.players) > 2, table.game.mode == "phone"
    who_plays = [_called(sight, player) for player in players]
    score = () if many else _score(visit, table, texts)
    if score and not phone and len(players) == 1 and players[0].bot is not None:
        who_plays = [texts.plain("bot-brief")]  # its level has no room beside a score
    args, label_text = {"game": texts.plain(f"game-{table.rules.game}")}, "label-ended"
    if numbered:
        label_text = f"label-{table.game.status}"
        args["id"] = _numbers(table, texts)

    def label(who: str, shown: int, score: Score) -> str:
        rest = len(who_plays) - shown
        others = texts.plain("label-phone" if phone else "label-name", who=who)
        others = texts.plain("label-others", others=others, count=rest) if rest else others
        others = _scored(texts, others, score, mine=len(who_plays) == 1 and not phone)
        return texts.plain(label_text, others=others, **args)

    whole = min(len(who_plays), 1 if phone and many else 2)
    first, last = (whole, score, NAMED if many else SCORED), (1 if many else whole, (), LEAST)
    for shown, told, least in (first, last):
        room = most - columns(label("", shown, told))
        who = _fitting(who_plays[:shown], least, room, texts if many else None)
        if who:
            return label(who, shown, told)
    return texts.plain(label_text, others="", **args).rstrip(" ·")


def _numbers(table: Table, texts: Texts) -> str:
    """Its number, and from which game it goes on."""
    number, origin = str(table.game.id), origin_of(table.game)
    if origin is None:
        return number
    record = int(" " in origin.source)
    return texts.plain("label-from", id=number, record=record, source=origin.source)


def _listed(visit: Visit, table: Table) -> list[Player]:
    """The players that a label names: people first; oneself first in a group, and not in private;
    of two at one phone whose phone it is."""
    me = visit.maybe_person.id if visit.maybe_person is not None else None
    players = sorted(table.players, key=lambda p: p.person is None)
    if table.game.mode == "phone":
        return players if len(players) > 2 else players[:1]
    if not visit.private:
        return players if len(players) > 2 else list(table.players)
    return [p for p in players if p.person != me] or players


def _score(visit: Visit, table: Table, texts: Texts) -> Score:
    """How far each of two is, in private one's own side first; nothing before a game begins. At one
    phone, whose owner alone is named, each with its sign."""
    if table.state is None or (table.result is not None and table.result.reason in GIVEN_UP):
        return ()  # how far each was says nothing of who has won
    me = visit.maybe_person.id if visit.private and visit.maybe_person is not None else None
    players, phone = list(table.players), table.game.mode == "phone"
    if phone:
        players.sort(key=lambda p: p.seat or 0)
    else:
        players.sort(key=lambda p: me is None or p.person != me)
    told, seats = table.rules.describe(table.state), [player.seat or 0 for player in players]
    first, second = (
        (mark(table, texts, seat) if phone else "") + texts.short(told[seat]) for seat in seats
    )
    return first, second


def _scored(texts: Texts, others: str, score: Score, *, mine: bool) -> str:
    """Who plays and how far each is, in the order in which they are named; `mine` if oneself is
    not among those who are named, and the score begins with one's own."""
    if not score:
        return others
    first, second = score
    if mine:
        return texts.plain("label-mine", others=others, first=first, second=second)
    return texts.plain("label-score", others=others, first=first, second=second)


def _fitting(called: Sequence[str], least: int, room: int, texts: Texts | None) -> str | None:
    """The names in at most `room` columns, each cut to as few as `least` if it must be; of many as
    the language lists them."""
    for most in range(LABEL, least - 1, -1):
        names = [cut(one, most) for one in called]
        who = " – ".join(names) if texts is None else texts.listed(names)
        if columns(who) <= room:
            return who
    return None


def cut(text: str, most: int) -> str:
    """The text in at most so many columns, with a sign where it was cut."""
    if columns(text) <= most:
        return text
    while text and columns(text) >= most:
        text = text[:-1]
    return text.rstrip(" \u200d") + "…"


def _called(sight: Sight, player: Player) -> str:
    """A player's own name, also where both seats are one person's; one of several BOTs briefly."""
    if sight.table.game.mode == "phone" and player.person is not None:
        return sight.called(player.person)
    number = bot_number(sight.table, player)
    if number is not None:
        return sight.texts.plain("bot-number", count=number)
    return bare_name(sight, player)


async def played(visit: Visit) -> list[Table]:
    """The chat's games that go on and that this person plays."""
    games = await games_here(visit, ("playing", "asleep"))
    tables = [await readable(visit.desk, game.id) for game in games]
    return [table for table in tables if table is not None and table.plays(visit.person.id)]


async def readable(desk: Desk, game: int) -> Table | None:
    """The game, None if there is none or it cannot be read: one that is broken must not keep the
    others from being played."""
    try:
        return await desk.door.book.table(game)
    except (BrokenGame, GameError):
        log.exception("game cannot be read", game=game)
        return None


async def named(visit: Visit) -> Table | None:
    """The game whose number was written behind the command (`12`, `#12`, `№12`), if it may be seen
    from here."""
    number = visit.words.split()[0].lstrip("#№")
    if not (number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS):
        return None
    table = await visit.desk.door.book.whole(int(number))
    return table if table is not None and await may_see(visit, table) else None


async def games_here(visit: Visit, statuses: tuple[str, ...]) -> list[Game]:
    """The chat's games that this person takes part in; all of them for an anonymous admin."""
    person = None if visit.maybe_person is None else visit.maybe_person.id
    games = await visit.desk.store.unfinished(chat=visit.chat.id, person=person, limit=LISTED)
    return [game for game in games if game.status in statuses]


async def belongs(visit: Visit, table: Table) -> bool:
    """Whether the game has a board in this chat: a forged press reaches no other chat's game."""
    boards = await visit.desk.store.boards(table.game.id)
    return any(board.chat == visit.chat.id for board in boards)


async def pressed_table(visit: PressVisit) -> Table | None:
    """The game that a press names, if it has a board in this chat."""
    table = await visit.desk.door.book.table(visit.game)
    return table if table is not None and await belongs(visit, table) else None


async def may_see(visit: Visit, table: Table) -> bool:
    """Whether a game may be told of here: where it is played, and to who plays it in their own
    chat. With whom one plays elsewhere is nobody's business in a group."""
    own = visit.private and visit.maybe_person is not None and table.plays(visit.maybe_person.id)
    return own or await belongs(visit, table)


async def ask(visit: Visit, message: str, games: Sequence[Game], says: Payload) -> None:
    """A list of games, each with a button that says that, and one that drops the question."""
    texts, asker = visit.chat_texts, 0 if visit.maybe_person is None else visit.person.id
    keys: list[tuple[Key, ...]] = []
    for game in games:
        table = await readable(visit.desk, game.id)
        if table is not None:
            keys.append((Key(await label_of(visit, table, texts), says.press(game.id)),))
    keys.append((Key(texts.plain("key-no-game"), No(asker).press()),))
    visit.reply(texts.html(message), tuple(keys))


async def chosen(visit: PressVisit, table: Table, why: str | None = None) -> None:
    """The list from which a game was chosen tells what came of it: its board stands below, or `why`
    nothing was done."""
    if why is None:
        await tell_outcome(visit, table.game.id, "list-done")
        return
    texts = visit.chat_texts
    label = texts.html("ended-done", game=await label_of(visit, table, texts))
    await done_with(visit, "\n".join((label, texts.html(f"answer-{why}"))))


async def tell_outcome(visit: PressVisit, game: int, message: str) -> None:
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


async def done_with(visit: PressVisit, text: str) -> None:
    """The pressed question tells what came of it, and its keyboard goes whatever happens."""
    message = await visit.retold()
    if message is None:
        return  # a forged press stands under a board or a page, not under a question
    await visit.desk.store.commit(AddStale(visit.chat.id, message))
    visit.retell(message, text)
