"""`/me`: what somebody has won, in their own chat; `/top`: the table of a group."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.board.buttons import MyGameOver, MyGamesOver, MyPage, OpenReplay, OpenReview, SendRecord
from bot.board.daily import ANSWERED
from bot.board.heading import reference
from bot.board.parts import ended_lines
from bot.board.phone import in_rows
from bot.board.reviewing import no_review
from bot.board.sight import Sight
from bot.choosing.me_pages import (
    LISTED,
    MONTH_MS,
    PIECES,
    Against,
    Last,
    MePages,
    Mine,
    table_of_group,
)
from bot.choosing.page import Drawing, Page, fitting
from bot.choosing.review_account import change, deciding, towards
from bot.handlers.answering import below, brought_already, on, refuse
from bot.handlers.game_lists import label_of, may_see, readable, who_pressed
from bot.handlers.page_turning import show, turn
from bot.handlers.visit import PressVisit, Visit
from bot.table.day import day_at
from bot.table.invitation import offered_rung
from bot.table.table import Table
from bot.telegram.lanes import Outcome
from bot.telegram.wire import Key
from bot.words.bots import bot_name
from bot.words.combos import Combo
from bot.words.names import called
from games.catalogue import rule_set
from games.core import GameError
from opponents.review import Review
from opponents.stones import StonesReview
from storage.rows import Game, Player
from storage.store import Store

ME: Final = "me"
"""What the deep link to this page carries."""
MET: Final = 8
"""So many people stand in the head to head."""
LOOKED: Final = 20
"""So many of the last games tell with which pieces somebody plays."""
MOST: Final = 1_000
"""So many games of a group its table is of at most."""


async def me(visit: Visit) -> Outcome:
    """`/me`: one's page; in a group the way to one's own chat."""
    if visit.maybe_person is None:
        return visit.unknown()
    if not visit.private:
        key = Key(visit.chat_texts.plain("key-me"), url=visit.desk.opens(ME))
        visit.reply(visit.chat_texts.html("me-private"), ((key,),))
        return "committed"
    show(visit, (await _pages(visit)).home())
    return "committed"


async def pressed(visit: PressVisit, asked: MyPage) -> Outcome:
    """A page of it, or its button under a result."""
    if not visit.private:
        visit.lead(visit.desk.opens(ME))
        return "committed"
    if (visit.game or asked.part == "card") and brought_already(visit):
        return "committed"
    visit.answer(below(visit) if visit.game else "")
    pages = await _pages(visit)
    if asked.part == "card":
        picture = pages.picture()
        if picture is not None:
            visit.show(picture, pages.told())
        return "committed"
    await turn(visit, pages.pairs() if asked.part == "pairs" else pages.home())
    return "committed"


async def listed(visit: PressVisit, asked: MyGamesOver) -> Outcome:
    """The games that are over, page by page."""
    if not visit.private:
        return refuse(visit, "not-offered")
    visit.answer()
    skip = asked.page * LISTED
    games = await visit.desk.store.finished(visit.person.id, LISTED + 1, skip)
    tables = [await readable(visit.desk, game.id) for game in games[:LISTED]]
    labels = [
        (table.game.id, await label_of(visit, table, visit.texts, numbered=False))
        for table in tables
        if table is not None
    ]
    pages = await _pages(visit)
    await turn(visit, pages.listed(labels, asked.page, more=len(games) > LISTED))
    return "committed"


async def one(visit: PressVisit, asked: MyGameOver) -> Outcome:
    """One of them: how it ended, with its last board, and what there is to see of it."""
    table = await visit.desk.door.book.whole(asked.number)
    if table is None or not visit.private or not await may_see(visit, table):
        return refuse(visit, "unknown")
    if table.game.status != "over" or table.state is None:
        return refuse(visit, "not-offered")
    visit.answer()
    texts, game = visit.texts, table.game.id
    sight = await visit.desk.boards.frames.spoken_in(table, visit.chat)
    keys = [Key(texts.plain("key-record"), SendRecord().press(game))]
    if no_review(table) is None:
        keys.insert(0, Key(texts.plain("key-review"), OpenReview().press(game)))
    if table.turns:
        keys.insert(0, Key(texts.plain("key-replay"), OpenReplay().press(game)))
    back = Key(texts.plain("key-back"), MyGamesOver(0).press())
    last = _pictured(visit, sight)
    words = "\n".join((reference(sight), *ended_lines(sight)))
    page = Page(words, (*in_rows(keys, 3), (back,)), last.board)
    await turn(visit, fitting(page, last.size))
    return "committed"


async def _pages(visit: Visit) -> MePages:
    """The pages of who asks."""
    desk, me = visit.desk, visit.person
    standings = await desk.store.standings((me.id,))
    pairs = await desk.store.pairs(me.id, MET)
    others = [pair.second if pair.first == me.id else pair.first for pair in pairs]
    people = await desk.door.book.people(others)
    met = []
    for pair, other in zip(pairs, others, strict=True):
        won, lost = (pair.won, pair.lost) if pair.first == me.id else (pair.lost, pair.won)
        person = people.get(other)
        name = None if person is None else called(person.nickname, person.name)
        met.append(Against(name or visit.texts.plain("somebody"), pair.games, won, lost))
    beaten = max((each.beaten for each in standings if each.beaten is not None), default=None)
    told = None if beaten is None else await _beaten(visit, beaten)
    answers = await desk.store.day_answers(me.id, ANSWERED)
    solved = any(each.day == day_at(desk.clock(), visit.chat.zone) for each in answers)
    mine = Mine(who_pressed(visit), standings, tuple(met), told, solved)
    if standings and visit.texts.voice is None:
        games = await desk.store.finished(me.id, LOOKED)
        mine = replace(mine, pieces=await pieces_of(desk.store, me.id, games))
        table = await readable(desk, games[0].id) if games and mine.new else None
        if table is not None and table.state is not None:
            combo = Combo(rule_set(table.rules.id, table.rules.switches()))
            last, rung = await _last(visit, table), _rung(table, me.id)
            mine = replace(mine, last=last, played=combo, rung=rung)
    return MePages(visit.texts, visit.renderer, mine, desk.clock())


def _rung(table: Table, person: int) -> str | None:
    """The next stronger BOT than the one that they beat there."""
    return offered_rung(table, person) if table.won_by(person) else None


async def _last(visit: Visit, table: Table) -> Last | None:
    """The last board of a game that is over, if it can be shown."""
    table = await visit.desk.door.book.whole(table.game.id) or table
    sight = await visit.desk.boards.frames.spoken_in(table, visit.chat)
    sight, review = replace(sight, reader=visit.person.id), await _review(visit, table)
    last = _pictured(visit, sight)
    ply = None if review is None else deciding(review, table.played)
    if review is None or ply is None or ply not in towards(review, table.played):
        return last
    point = OpenReplay(str(ply + 1)).press(table.game.id)
    return replace(last, turning=change(sight, review, ply), point=point)


async def _review(visit: Visit, table: Table) -> Review | StonesReview | None:
    """The review of a game, where nobody waits long for it."""
    reviews = visit.desk.reviews
    if no_review(table) is not None or reviews.takes_long(table):
        return None
    try:
        return await reviews.of(table)
    except GameError:
        return None


def _pictured(visit: Visit, sight: Sight) -> Last:
    view, renderer = sight.pictured, visit.renderer
    return Last(Drawing(renderer.key(view), lambda: renderer.board(view)), renderer.size(view))


async def pieces_of(store: Store, person: int, games: Iterable[Game]) -> dict[str, str]:
    """With which piece they played last, by rule set, by these games, the last one first."""
    found = dict[str, str]()
    for game in games:
        known = PIECES.get(game.rules, ())
        if game.rules in found or not known:
            continue
        players = await store.players(game.id)
        seat = next((p.seat for p in players if person in (p.person, p.resigned)), None)
        if seat is not None and seat < len(known):
            found[game.rules] = known[seat]
    return found


async def _beaten(visit: Visit, game: int) -> str | None:
    """Who else sat at that game, which was won."""
    players = await visit.desk.store.players(game)
    others = [each for each in players if visit.person.id not in (each.person, each.resigned)]
    people = await visit.desk.door.book.people(each.person for each in others)

    def name(player: Player) -> str:
        if player.bot is not None and player.person is None:
            return bot_name(visit.texts, player.bot)
        person = people.get(player.person or 0)
        found = None if person is None else called(person.nickname, person.name)
        return found or visit.texts.plain("somebody")

    return visit.texts.listed(map(name, others)) if others else None


async def top(visit: Visit) -> Outcome:
    """`/top`: who won how much in this group; in private that it stands there."""
    if visit.private:
        visit.reply(visit.reply_texts.html("top-private"))
        return "refused"
    desk, texts = visit.desk, visit.chat_texts
    now = desk.clock()
    finishes = await desk.store.finishes(visit.chat.id, now - MONTH_MS, MOST)
    people = await desk.door.book.people({finish.person for finish in finishes})
    names = {
        id_: name
        for id_, person in people.items()
        if person.ranked and (name := called(person.nickname, person.name)) is not None
    }
    club = visit.chat.title or texts.plain("some-group")
    visit.reply(table_of_group(texts, club, finishes, names, now))
    return "committed"


PRESSED = (on(MyPage, pressed), on(MyGamesOver, listed), on(MyGameOver, one))
"""What each button does."""
