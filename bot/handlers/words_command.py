"""Words of one's own for the throws: `/words TEXT`, or `words: TEXT` in reply to an invitation, or
in reply to the title page, for the game that *Play* begins at one tap.

Who has no seat at the invitation that is answered sits down by them, as by a sign. In a private
chat any reply of somebody who sits there is words of theirs: nothing else could be meant.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.board.buttons import Sit
from bot.handlers import game_lists
from bot.handlers.answering import outcome
from bot.handlers.menu import home
from bot.handlers.page_turning import show
from bot.handlers.visit import Visit
from bot.table.board_rows import Place
from bot.table.table import Table
from bot.telegram.callback_data import Kind
from bot.telegram.lanes import Outcome
from bot.words import own_words
from bot.words.inert import quoted
from bot.words.own_words import BadWords


@dataclass(frozen=True)
class _Meant:
    """The game that words are for; `place` is where a board goes of who sits down by them."""

    table: Table
    place: Place | None = None


async def command(visit: Visit) -> Outcome:
    """`/words TEXT`, also as a reply to an invitation; alone it says what words are good for."""
    if visit.maybe_person is None:
        return visit.unknown()
    if not visit.words:
        visit.reply(visit.reply_texts.html("words-how", most=own_words.MAX_LENGTH))
        return "refused"
    return await _put(visit, await _answered(visit), visit.words)


def meant(visit: Visit) -> bool:
    """Whether a message says that it brings words."""
    return own_words.marked(visit.desk.library, visit.text) is not None


async def heard(visit: Visit) -> Outcome | None:
    """What becomes of a message that brings words; None if it is no such message."""
    if visit.forwarded or visit.maybe_person is None or visit.text.startswith("/"):
        return None
    words, meant = own_words.marked(visit.desk.library, visit.text), await _answered(visit)
    if words is None and visit.private and meant is not None:
        waits = meant.table.game.status == "open" and visit.person.id in meant.table.people
        words = visit.text if waits else None
    if words is None or (meant is None and not visit.private):
        return None
    return await _put(visit, meant, words)


async def _answered(visit: Visit) -> _Meant | None:
    """The game of the message that this one answers: a board of ours, or the page of a link."""
    if visit.replied is None:
        return None
    board = await visit.desk.store.board_at(visit.chat.id, visit.replied)
    if board is not None:
        table = await game_lists.readable(visit.desk, board.game)
        return None if table is None else _Meant(table)
    under = visit.replied_press
    if under is None or under.kind is not Kind.SIT or not visit.private:
        return None
    page = Sit.read(under.action)
    game = None if page is None else await visit.desk.store.game_by_code(page.code)
    if game is None or game.id != under.game:
        return None
    table = await game_lists.readable(visit.desk, game.id)
    return None if table is None else _Meant(table, visit.place())


async def _put(visit: Visit, meant: _Meant | None, text: str) -> Outcome:
    """Bring the words to the game that is meant: without a reply to the only one that waits here
    and at which they sit."""
    try:
        words = own_words.chosen(text)
    except BadWords as error:
        return await _refuse(visit, f"words-{error.reason}")
    if meant is None:
        waiting = [] if _under_play(visit) else await _waiting(visit)
        if not waiting and visit.private:
            return await _ahead(visit, words)
        if len(waiting) != 1:
            return await _refuse(visit, "words-which" if waiting else "words-none")
        meant = _Meant(waiting[0])
    result = await visit.door.seating.join(
        meant.table.game.id,
        visit.person,
        press=visit.token,
        words=words,
        username=visit.username,
        place=meant.place,
        agreed=_agreed(visit),
    )
    if not result.done:
        return await _refuse(visit, f"answer-{result.answer}")
    visit.reply(visit.reply_texts.html("words-brought", words=quoted(words)))
    return outcome(result)


def _agreed(visit: Visit) -> int:
    """The time a turn, in minutes, of the invitation that the words answer: 0 for none."""
    under = visit.replied_press
    return under.ply if under is not None and under.kind in (Kind.JOIN, Kind.SIT) else 0


def _under_play(visit: Visit) -> bool:
    """Whether the message answers a page with *Play* in a private chat."""
    under = visit.replied_press
    pages = (Kind.PLAY_NOW, Kind.MENU, Kind.SET)  # of a page's first button
    return visit.private and under is not None and under.kind in pages


async def _ahead(visit: Visit, words: str) -> Outcome:
    """Bring the words to the game that *Play* begins. The page that shows it is the answer: there
    they stand with the seal. Where no seal was shown yet it is shown first, without them."""
    ready = await visit.door.seating.bring_words(visit.chat.id, words)
    if ready is None:
        visit.reply(visit.reply_texts.html("words-first"))
    show(visit, await home(visit, visit.texts))
    return "refused" if ready is None else "committed"


async def _waiting(visit: Visit) -> list[Table]:
    """The invitations here at which they sit."""
    games = await game_lists.games_here(visit, ("open",))
    tables = [await game_lists.readable(visit.desk, game.id) for game in games]
    return [table for table in tables if table is not None and visit.person.id in table.people]


async def _refuse(visit: Visit, message: str) -> Outcome:
    """Say why nothing is brought, unless this very update has done it before."""
    if await visit.desk.store.seen(visit.update):
        return "committed"
    visit.reply(visit.reply_texts.html(message, most=own_words.MAX_LENGTH))
    return "refused"
