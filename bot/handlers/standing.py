"""`/where`, `/score` and `/last`: how the game here stands, in words alone. In every game, for
everybody; who plays by ear is told in words that are read aloud.

It is one's own game that goes on here, else another one in this chat, else an invitation, which has
not begun, else the last one that is over.
"""

from __future__ import annotations

from functools import partial

from bot.board.caption import MAX_TEXT, length
from bot.board.heading import goal_line, match_lines, reference
from bot.board.parts import due_lines, ended_lines, sides
from bot.board.reasons import pending_lines
from bot.board.sight import Sight, brief_name
from bot.board.turn_log import earlier_lines, only_lines, result_lines, turn_lines
from bot.handlers.game_lists import LISTED, games_here, readable
from bot.handlers.visit import Visit
from bot.telegram.lanes import Outcome
from bot.words.aloud import unfolded
from storage.rows import Game

TRIED = 5
"""So many of the last games are looked through for one that can be told."""


async def where(visit: Visit) -> Outcome:
    """`/where`: where everything is; `/where 12` what stands on one square."""
    sight = await _sight(visit)
    if sight is None:
        return "committed"
    if sight.table.game.status == "open":
        return _told(visit, sight, _lobby(sight))
    lines = sides(sight, partial(brief_name, sight), pieces=True)
    if asked := visit.words.strip().casefold():
        lines = [_square(sight, asked)]
    return _told(visit, sight, [*lines, *pending_lines(sight), *ended_lines(sight)])


async def score(visit: Visit) -> Outcome:
    """`/score`: how far each side is, how a match stands, and what wins."""
    sight = await _sight(visit)
    if sight is None:
        return "committed"
    texts = sight.texts
    goal = goal_line(sight.table.rules, texts, len(sight.table.players))
    if sight.table.game.status == "open":
        return _told(visit, sight, [*_lobby(sight), goal])
    told = sight.table.rules.describe(sight.table.state)
    lines = [
        texts.html(
            "standing-score",
            name=brief_name(sight, player),
            side=sight.side(player.seat or 0),
            count=texts.short(told[player.seat or 0]),
        )
        for player in sorted(sight.table.players, key=lambda each: each.seat or 0)
    ]
    return _told(visit, sight, [*lines, *match_lines(sight), *ended_lines(sight), goal])


async def last(visit: Visit) -> Outcome:
    """`/last`: what was done last, and what is due."""
    sight = await _sight(visit)
    if sight is None:
        return "committed"
    if sight.table.game.status == "open":
        return _told(visit, sight, _lobby(sight))
    called, every = partial(brief_name, sight), sum(map(len, sight.table.told_turns))
    for dropped in range(every + 1):
        done = (
            *earlier_lines(sight, called, dropped),
            *result_lines(sight, called),
            *turn_lines(sight, called, dropped),
        )
        lines = [*done, *only_lines(sight), *due_lines(sight)]
        if length("\n".join(lines)) <= MAX_TEXT // 2:
            break
    return _told(visit, sight, lines)


async def _sight(visit: Visit) -> Sight | None:
    """The game that is told of, as it is told to who asks; None where there is none, which is
    said."""
    texts = visit.chat_texts if visit.texts.voice is None else visit.chat_texts.aloud
    for games in (_running, _invited, _ended):
        for game in await games(visit):
            table = await readable(visit.desk, game.id)
            if table is not None and (table.state is not None or game.status == "open"):
                return await visit.desk.boards.frames.spoken(table, texts)
    visit.reply(texts.html("standing-none"))
    return None


async def _running(visit: Visit) -> list[Game]:
    """The games that go on here, one's own first."""
    return await _here(visit, ("playing", "asleep"))


async def _invited(visit: Visit) -> list[Game]:
    """The invitations that stand here, one's own first."""
    return await _here(visit, ("open",))


async def _ended(visit: Visit) -> list[Game]:
    """The games that ended here, the last one first."""
    return list(await visit.desk.store.ended(visit.chat.id, TRIED))


async def _here(visit: Visit, statuses: tuple[str, ...]) -> list[Game]:
    """The games of this chat, one's own first: who only watches may ask, too."""
    store, limit = visit.desk.store, LISTED
    everybody = await store.unfinished(chat=visit.chat.id, person=None, limit=limit)
    others = [game for game in everybody if game.status in statuses]
    return [*await games_here(visit, statuses), *others]


def _lobby(sight: Sight) -> list[str]:
    """That a game has not begun, and who sits there."""
    called = partial(brief_name, sight)
    names = sight.texts.listed(called(player) for player in sight.table.players)
    return [sight.texts.html("standing-open", names=names)]


def _told(visit: Visit, sight: Sight, lines: list[str]) -> Outcome:
    words = "\n".join((*lines, reference(sight)))
    visit.reply(unfolded(sight.texts.spoken(words)))
    return "committed"


def _square(sight: Sight, asked: str) -> str:
    """What stands on the square of that name."""
    view, texts = sight.view, sight.texts
    at = next((n for n, each in enumerate(view.squares) if each.label.casefold() == asked), None)
    if at is None:
        return texts.html("standing-no-square", square=asked[:16])
    pieces = {view.squares[at].piece} - {""}
    seats = [seat for seat, tray in enumerate(view.trays) if tray.piece in pieces]
    seats += [token.seat for token in view.tokens if token.square == at]
    there = texts.listed(sight.side(seat) for seat in seats)
    return texts.html(
        "standing-square", square=view.squares[at].label, side=there, count=len(seats)
    )
