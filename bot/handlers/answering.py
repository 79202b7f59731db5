"""How a press or a command is answered: what its result means to who asked, and what becomes of the
message in which it was pressed; and how a handler says which button it answers."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

from bot.board.turn_log import passes
from bot.handlers.hindered import hindrance, with_hindrance
from bot.handlers.visit import PressHandler, PressVisit, Visit
from bot.table.board_rows import SERVED
from bot.table.book import Result
from bot.table.changes import Answer
from bot.table.table import Table
from bot.telegram.callback_data import Kind
from bot.telegram.lanes import Outcome
from bot.telegram.payloads import Payload
from bot.telegram.wire import MAX_ANSWER, units
from bot.words.library import Texts
from games.core import Told
from storage.operations import (
    AddStale,
    ChangeBoard,
    Op,
)
from storage.rows import Board

THREE_LINES: Final = 110
"""What of a pop-up lies over a small phone's board without hiding what is to be chosen there."""

P = TypeVar("P", bound=Payload)
Answering: TypeAlias = Callable[[PressVisit, P], Awaitable[Outcome]]

OVERTAKEN = frozenset({"stale", "acted", "over"})
"""Answers to a press that a newer board has overtaken."""

READ = frozenset(
    {"too-many-games", "other-left", "may-not-resign", "put-back", "lost", "cannot-pin"}
    | {"sign-first", "brought-stands", "brought-late"}
    | {"hint-unrates", "back-unrates"}
)
"""Answers that somebody must read before they go on. Only these stop them until they press OK; the
others are shown and go by themselves."""

LEFT_BEHIND = frozenset(
    {
        "stale",
        "acted",
        "over",
        "asleep",
        "awake",
        "taken",
        "not-late",
        "time-changed",
        "expired",
        "not-open",
        "not-offered",
    }
    | {"full", "begun", "too-few", "up-already", "offer-gone", "offer-stands", "sign-first"}
)
"""Answers to a press that the board should no longer have offered: it is shown anew."""


async def doubled(visit: Visit) -> Outcome | None:
    """The answer to the second of two taps on a button of a page, of which the first has made the
    page's message a board already; None where it is still a page."""
    if not await visit.on_board():
        return None
    visit.answer(visit.texts.plain("answer-again"))
    return "committed" if await visit.desk.store.seen(visit.update) else "refused"


def outcome(result: Result) -> Outcome:
    """The receipt's word for a result."""
    return "committed" if result.done else "refused"


async def brought_down(visit: Visit, result: Result) -> None:
    """Whoever is asked something finds the board that asks it at the bottom of the chat."""
    if result.answer == "done" and result.table is not None:
        await visit.desk.door.places.bring(
            result.table.game.id, visit.person, visit.place(), wake=False
        )


def refuse(visit: Visit, reason: str) -> Outcome:
    """A kind word, which stops only who must read it."""
    visit.answer(visit.texts.plain(f"answer-{reason}"), alert=reason in READ)
    return "refused"


async def respond(
    visit: Visit, result: Result, said: str | None, *, alert: bool = False, **args: str
) -> Outcome:
    """Answer a press on a board, and mend what stands where it was pressed. `said` with its `args`
    is the answer where something was done, None: what the game tells of it; an `alert` is read.
    Where the board cannot be shown it says why, and until when. Nothing is said of a press on the
    newest board, made while that was being drawn anew."""
    texts = visit.texts
    boards: Sequence[Board] = ()
    if result.table is not None:
        boards = await visit.desk.store.boards(result.table.game.id)
    why = hindrance(visit, boards)
    if result.answer == "done":
        words = answer_text(texts, result.told)
        words = words if said is None else texts.plain(f"said-{said}", **args)
        visit.answer(with_hindrance(words, why), alert=alert)
    elif result.answer in OVERTAKEN and (why or _on_newest(visit, boards)):
        visit.answer(why, alert=bool(why))
    else:
        must = bool(why) or result.answer in READ
        words = texts.plain(f"answer-{result.answer}")
        visit.answer(with_hindrance(words, why), alert=must)
    if result.table is not None:
        await _repair(visit, result.table.game.id, result.answer, boards)
    return outcome(result)


def answer_text(texts: Texts, told: Sequence[Told]) -> str:
    """All that was done, in whole sentences; of several actions as short as in the log where they
    would hide the board, which says the rest, and of very many the last ones. What moved nothing
    is left out first."""
    text = " ".join(_once(texts, [texts.said(one) for one in told]))
    short = [texts.told(one) for one in told if not passes(one)] or [*map(texts.told, told)]
    left_out, room = 0, MAX_ANSWER if len(told) == 1 else THREE_LINES
    while units(text) > room and left_out < len(short):
        more = ["…"] if left_out else []
        text = " · ".join((*more, *short[left_out:]))
        left_out += 1
    return text


def _once(texts: Texts, said: Sequence[str]) -> list[str]:
    """What was said of several actions without saying the same twice: a reason that several have
    stands behind the last of them, and equal ones in a row are counted."""
    split = [re.split(r"(?<=[.!]) ", each) for each in said]
    runs: list[tuple[str, int, list[str]]] = []
    for number, (first, *reasons) in enumerate(split):
        later = {reason for each in split[number + 1 :] for reason in each[1:]}
        left = [reason for reason in reasons if reason not in later]
        if runs and runs[-1][0] == first and not runs[-1][2]:
            runs[-1] = (first, runs[-1][1] + 1, left)
        else:
            runs.append((first, 1, left))
    return [" ".join((_counted(texts, first, count), *left)) for first, count, left in runs]


def _counted(texts: Texts, sentence: str, count: int) -> str:
    """A sentence that is true of so many actions."""
    if count == 1:
        return sentence
    return texts.plain("log-times", told=sentence[:-1], count=count) + sentence[-1]


def _on_newest(visit: Visit, boards: Iterable[Board]) -> bool:
    """Whether the pressed message is where the game's board stands, or stood until it comes down in
    a moment: who looks at it sees what has happened."""
    here = (b for b in boards if b.chat == visit.chat.id and not b.parked)
    stand = (board.last if board.message is None else board.message for board in here)
    return visit.message is not None and visit.message in stand


async def bring(visit: Visit, game: int, *, wake: bool, adopt: bool = False) -> Result:
    """Have a game's board stand where it was asked for; who asked is told if it cannot be shown."""
    place = visit.place(adopt=adopt)
    result = await visit.door.places.bring(game, visit.person, place, wake=wake)
    visit.asked()
    return result


async def repair_board(visit: Visit, table: Table, answer: Answer) -> None:
    """A press on a message that is no board loses its keyboard; on one left behind or
    parked, it is shown anew: a stale press repairs rather than fails."""
    game = table.game.id
    await _repair(visit, game, answer, await visit.desk.store.boards(game))


async def mend(visit: Visit, game: int) -> None:
    """Mend what stands where somebody only asked something, and was answered."""
    await _repair(visit, game, "done", await visit.desk.store.boards(game))


async def _repair(visit: Visit, game: int, answer: Answer, boards: Iterable[Board]) -> None:
    store = visit.desk.store
    here = [board for board in boards if board.chat == visit.chat.id]
    if visit.message is None or not here:
        return
    parked = [board.id for board in here if board.parked]
    raised = {game}
    repair = list[Op]()
    if all(visit.message not in (board.message, board.last) for board in here):
        other = await store.board_at(visit.chat.id, visit.message)
        if other is None:  # a board of it just posted and not noted yet is then posted again
            repair.append(AddStale(visit.chat.id, visit.message))
        elif other.parked:  # another game's board is to stand there, and was never shown
            parked.append(other.id)
            raised.add(other.game)
    elif answer in LEFT_BEHIND:
        repair += [ChangeBoard(board.id, (), raise_=True) for board in here if not board.parked]
    repair += [ChangeBoard(board, SERVED, raise_=True) for board in parked]
    if repair:
        await store.commit(*repair)
        for changed in raised:
            visit.desk.door.book.changed(changed)


@dataclass(frozen=True)
class Button:
    """What a button says, and what answers its press; `otherwise` answers a press of its kind that
    says nothing (any more), where a kind word is not enough."""

    says: type[Payload]
    answer: Answering[Any]
    otherwise: PressHandler | None = None

    def refused(self, visit: PressVisit) -> Awaitable[Outcome]:
        """The answer to what says nothing."""
        return self._kindly(visit) if self.otherwise is None else self.otherwise(visit)

    async def _kindly(self, visit: PressVisit) -> Outcome:
        return refuse(visit, self.says.refusal)


def on(says: type[P], answer: Answering[P], otherwise: PressHandler | None = None) -> Button:
    """A button that is answered by what it says."""
    return Button(says, answer, otherwise)


def on_any(says: type[Payload], answer: PressHandler) -> Button:
    """A button of which it is enough that it was pressed."""

    async def handed(visit: PressVisit, _: Payload) -> Outcome:
        return await answer(visit)

    return Button(says, handed)


# -- boards that are no more -----------------------------------------------------------------------

ON_BOARDS: Final = frozenset((
    Kind.ACT, Kind.SURE, Kind.TAP, Kind.UNTAP, Kind.PART, Kind.ORDER, Kind.RECALL, Kind.JOIN,
    Kind.SEATS, Kind.BEGIN, Kind.WITHDRAW, Kind.LEAVE, Kind.WAKE, Kind.OFFER, Kind.ACCEPT,
    Kind.DECLINE, Kind.EXPLAIN, Kind.HINT,
))  # fmt: skip
"""Buttons that stand on boards alone."""
OF_ENDED: Final = frozenset((Kind.REMATCH, Kind.RECORD, Kind.REVIEW, Kind.SIT))
"""Buttons that stand on boards of games that are over, or on pages of one game alone."""


async def astray(visit: PressVisit) -> Outcome | None:
    """The answer to a press on a board that is no more; None for any other press."""
    press, store = visit.press, visit.desk.store
    if not press.game or press.kind not in ON_BOARDS | OF_ENDED:
        return None
    table = await visit.desk.door.book.table(press.game)
    if table is None:
        known = await store.put_back()
        lost = bool(known) and press.game < max(each.first for each in known)
        await _bare(visit)
        return refuse(visit, "lost" if lost else "unknown")
    game = table.game
    if game.put_back is None or game.status == "over" or press.kind not in ON_BOARDS:
        return None
    here = [board for board in await store.boards(game.id) if board.chat == visit.chat.id]
    if any(board.message == visit.message or _on_its_way(board, visit) for board in here):
        return None
    await _bare(visit)
    return refuse(visit, "put-back")


def _on_its_way(board: Board, visit: PressVisit) -> bool:
    """Whether the pressed message may be a board's that is being sent: people can press it before
    it is noted where it stands."""
    return board.message is None and not board.parked and (visit.message or 0) > (board.last or 0)


async def _bare(visit: PressVisit) -> None:
    """The pressed message loses its keyboard, unless a board stands there."""
    if visit.message is not None:
        await visit.desk.store.commit(AddStale(visit.chat.id, visit.message))


def brought_already(visit: PressVisit) -> bool:
    """Whether this button has brought what it brings just now, to who presses it again: that it
    stands below is all that they are told then."""
    what = (visit.message, visit.person.id, visit.press.pack())
    desk = visit.desk
    if not desk.brought.again(visit.address, what, visit.update, desk.clock()):
        return False
    visit.answer(below(visit))
    return True


def below(visit: Visit) -> str:
    """That what was asked for comes in a message of its own; nothing where the button stands in an
    inline message, as it then comes elsewhere, or not at all, which is said."""
    return "" if visit.chat.inline is not None else visit.texts.plain("said-below")
