"""Games by command: `/resume`, `/board`, `/resign`; where several fit, it asks which."""

from __future__ import annotations

from bot.board.buttons import (
    BackToGame,
    Bring,
    Down,
    Keep,
    No,
    Resign,
    ResignYes,
    Show,
)
from bot.board.questions import end_key, sure_keys, who_is_absent
from bot.board.sight import name
from bot.handlers.answering import bring, on, on_any, outcome, refuse
from bot.handlers.confirming import doubts, once_more, too_late
from bot.handlers.game_lists import (
    UNFINISHED,
    ask,
    belongs,
    done_with,
    games_here,
    label_of,
    played,
    pressed_table,
    tell_outcome,
)
from bot.handlers.visit import PressVisit, Visit
from bot.table.endings import resigning
from bot.table.match import match_of
from bot.table.offers import may_offer
from bot.table.pauses import keeping
from bot.table.table import Table
from bot.telegram.lanes import Outcome
from bot.telegram.sender import LONG_S
from bot.telegram.wire import Key, Later
from bot.words.library import Texts


async def resume(visit: Visit) -> Outcome:
    """`/resume`: one's unfinished games in this chat, to be brought back on a fresh board."""
    return await _bring_one(visit, Bring(), "resume-which", "resume-none")


async def board(visit: Visit) -> Outcome:
    """`/board`: the current game's board again, at the bottom."""
    return await _bring_one(visit, Show(), "board-which", "board-none")


async def _bring_one(visit: Visit, says: Bring | Show, which: str, none: str) -> Outcome:
    """Bring the only game there is, or ask which; BRING also wakes it."""
    games = await games_here(visit, UNFINISHED)
    if not games:
        visit.reply(visit.chat_texts.html(none))
        return "committed"
    if len(games) > 1 or visit.maybe_person is None:
        await ask(visit, which, games, says)
        return "committed"
    game, desk = games[0].id, visit.desk
    rest = desk.sender.rest(visit.address, edits=False)
    if rest >= LONG_S and await _stands(visit, game):
        desk.delivery.unsent(visit.address, visit.person.id, Later(rest), visit.command)
        return "refused"  # what stands goes on, and nothing new can come
    result = await bring(visit, game, wake=isinstance(says, Bring))
    return outcome(result)


async def _stands(visit: Visit, game: int) -> bool:
    """Whether the game's board stands in this chat, in a message that can be changed."""
    here = [b for b in await visit.desk.store.boards(game) if b.chat == visit.chat.id]
    return any(board.message is not None and not board.parked for board in here)


async def brought(visit: PressVisit, asked: Bring | Show | BackToGame) -> Outcome:
    """A game was chosen from a list: its board comes here, and the list is done with; or a page of
    the rules leads back to it. In one's own chat the page becomes the board, so that none is left
    standing; in a group others may read it."""
    wake = isinstance(asked, Bring)
    table = await visit.desk.door.book.table(visit.game)
    if table is None:
        return refuse(visit, "unknown")
    if table.game.status == "over":
        return refuse(visit, "over")
    if not await belongs(visit, table):
        return refuse(visit, "foreign")
    back = isinstance(asked, BackToGame)
    page = back and visit.private and visit.has_picture
    result = await bring(visit, visit.game, wake=wake, adopt=page)
    if not result.done:
        return refuse(visit, result.answer)
    visit.answer()
    if not back:
        await tell_outcome(visit, table.game.id, "list-done")
    return "committed"


async def down(visit: PressVisit, _: Down) -> Outcome:
    """The board comes down below what was said since; not if nothing was."""
    table = await pressed_table(visit)
    if table is None:
        return refuse(visit, "unknown")
    if table.game.status == "over":
        return refuse(visit, "over")
    message = visit.message
    if message is not None and visit.desk.talk.lowest(visit.address, visit.topic, message):
        visit.answer(visit.texts.plain("answer-is-down"))
        return "committed"
    result = await bring(visit, visit.game, wake=False)
    if not result.done:
        return refuse(visit, result.answer)
    visit.answer()
    return "committed"


async def resign(visit: Visit) -> Outcome:
    """`/resign`: asks before it is done, in a message of its own."""
    if visit.maybe_person is None:
        return visit.unknown()
    playing = await played(visit)
    games = [table.game for table in playing if _may_resign(table, visit.person.id)]
    if not games:
        none = "answer-may-not-resign" if playing else "resign-none"
        visit.reply(visit.chat_texts.html(none))
        return "refused" if playing else "committed"
    if len(games) > 1:
        await ask(visit, "resign-which", games, Resign())
        return "committed"
    await _confirm_resign(visit, games[0].id)
    return "committed"


def _may_resign(table: Table, person: int) -> bool:
    """Whether the rules let this person give the game up as it stands (seega 1.6); the door asks
    again when it is done."""
    player = table.resigning(person)
    if player is None or player.seat is None:
        return True
    return table.rules.may_resign(table.state, player.seat)


async def resign_asked(visit: PressVisit) -> Outcome:
    """One of several games was chosen to be resigned."""
    table = await pressed_table(visit)
    if table is None:
        return refuse(visit, "unknown")
    if not table.plays(visit.person.id):
        return refuse(visit, "foreign")
    if table.game.status == "over":
        return refuse(visit, "over")
    if not _may_resign(table, visit.person.id):
        return refuse(visit, "may-not-resign")
    visit.answer()
    texts = visit.chat_texts
    await done_with(visit, texts.html("list-done", game=await label_of(visit, table, texts)))
    await _confirm_resign(visit, table.game.id)
    return "committed"


async def keep(visit: PressVisit) -> Outcome:
    """A game in which nothing happens is kept."""
    table = await pressed_table(visit)
    if table is None:
        return refuse(visit, "unknown")
    result = await visit.door.change(visit.game, keeping, visit.person.id)
    if not result.done or result.table is None:
        return refuse(visit, result.answer)
    visit.answer(visit.texts.plain("lies-kept"))
    texts = visit.chat_texts
    await done_with(visit, texts.html("lies-done", game=await label_of(visit, result.table, texts)))
    return "committed"


async def _confirm_resign(visit: Visit, game: int) -> None:
    """Ask in a message of its own: *Yes* is never where a thumb has just been (`sure_keys`)."""
    texts = visit.chat_texts
    table = await visit.desk.door.book.table(game)
    if table is None:
        return
    await visit.desk.presence.look_soon(table, but=visit.person.id)
    table = await visit.desk.door.book.table(game) or table
    left, instead = await _instead(visit, table, texts)
    yes = ResignYes(visit.person.id).press(game)
    keys = sure_keys(
        Key(texts.plain("key-play-on"), No(visit.person.id).press(game)),
        Key(texts.plain("key-resign-yes"), yes, style="danger"),
        *instead,
    )
    question = texts.html("resign-confirm", game=await label_of(visit, table, texts))
    visit.reply("\n".join((question, *await _price(visit, table, texts), *left)), keys)


async def _instead(visit: Visit, table: Table, texts: Texts) -> tuple[list[str], tuple[Key, ...]]:
    """Where somebody cannot act any more, nobody need resign: the game can end without loss."""
    if not may_offer(table, "end"):
        return [], ()
    sight = await visit.desk.boards.frames.spoken(table, texts)
    return [texts.html("resign-absent", name=who_is_absent(sight))], (end_key(sight),)


async def _price(visit: Visit, table: Table, texts: Texts) -> list[str]:
    """The points that go to the other player, and the match with them (senet 7.8)."""
    loser = table.resigning(visit.person.id)
    if loser is None or loser.seat is None or len(table.players) > 2:
        return []
    score = table.rules.forfeit(table.state, loser.seat)
    winner = next(player for player in table.players if player.seat != loser.seat)
    won, match = score[winner.seat or 0], match_of(table)
    if not won:
        return []
    args = {
        "name": name(await visit.desk.boards.frames.spoken(table, texts), winner),
        "score": texts.plain("score-points", won=won),
    }
    if match is not None and match.points[winner.number] + won >= match.target:
        return [texts.html("resign-match", **args)]
    return [texts.html("resign-points", **args)]


async def resign_yes(visit: PressVisit, asked: ResignYes) -> Outcome:
    """The confirmation, valid for the person who asked."""
    if asked.asker != visit.person.id:
        return refuse(visit, "not-your-question")
    if doubts(visit):
        return await once_more(visit, asked, "key-resign-yes")
    result = await visit.door.change(visit.game, resigning, visit.person.id)
    if not result.done:
        return await too_late(visit, result)
    visit.answer(visit.texts.plain("said-resigned"))
    await tell_outcome(visit, visit.game, "resign-done")
    return "committed"


async def no(visit: PressVisit, asked: No) -> Outcome:
    """The question is withdrawn, by the one who was asked or by an admin. One that asked which game
    has no game yet; it may have been an anonymous admin's, who is nobody in particular."""
    if asked.asker != visit.person.id and (visit.private or await visit.no_admin()):
        return refuse(visit, "not-your-question")
    visit.answer(visit.texts.plain("said-no"))
    if not visit.game:
        await done_with(visit, visit.chat_texts.html("question-dropped"))
        return "committed"
    await tell_outcome(visit, visit.game, "no-done")
    return "committed"


PRESSED = (
    on(Bring, brought),
    on(Show, brought),
    on(BackToGame, brought),
    on(Down, down),
    on_any(Keep, keep),
    on_any(Resign, resign_asked),
    on(ResignYes, resign_yes),
    on(No, no),
)
"""What each button of a list or a question does."""
