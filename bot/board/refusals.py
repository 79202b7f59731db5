"""What a board does when Telegram will not show it: it goes on in words, or elsewhere, or it waits;
and when it is tried again as it should be. Pure decisions (decision 52).

Why a picture is refused is Telegram's business, and its texts change: whatever they say, a board is
tried a few times, then posted anew, then without what may be at fault, a step at a time. When
admins of a group give a right back we get no update. So a board that is not as it should be is
tried by itself, too: soon at first, then ever more seldom.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.telegram.wire import (
    ChatClosed,
    ChatLost,
    MessageGone,
    NoPictures,
    NoText,
    TopicClosed,
    TopicGone,
    WireError,
)
from storage.operations import Changes
from storage.rows import INLINE_MESSAGE, Board

PICTURE, WORDS, PLAIN, BARE = range(4)
"""The shapes of a board's message: a picture with its caption; a text; one without markup; one
without buttons. Each leaves out what the one before may have been refused for."""

TRIES: Final = 3
"""So often the same is refused before something else is tried."""

INLINE_TRIES: Final = 10
"""The same in an inline message, which can be shown in no other way."""

RETRY_MS: Final = 300
"""The first pause after a failure; it doubles."""

MAX_RETRY_MS: Final = 60_000
"""The longest of these."""

FIRST_HEAL_MS, LAST_HEAL_MS = 2000, 3_600_000
"""The first pause before a board that is not as it should be is tried by itself, and the longest:
it doubles each time."""

HEALS: Final = 200
"""So often it is tried by itself, for about a week; then only when somebody presses."""

EAGER_MS: Final = 10_000
"""Whenever such a board is shown, it is first tried as it should be, if that was not tried for so
long."""

EAR, INLINE = "ear", "inline"
"""A board's `why` where it is a text because it is read aloud, or stands in an inline message, to
which nothing can be uploaded."""

COVERED: Final = "?"
"""A board's `picture` where its inline message takes no text: it is a picture, from when there was
a way for them, and stays one."""

MEANT: Final = (EAR, INLINE)
"""A text that is one for such a reason is as it should be."""

Cause: TypeAlias = Literal["photos", "refused"]
"""Why else a board is a text: a board's `why`. That it has no buttons either is its shape."""

Hindered: TypeAlias = Literal["closed", "topic", "refused"]
"""Why it is not shown at all: nothing may be written in the chat; General is closed; Telegram
refuses whatever we say. A board's `why` is one of all these."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What becomes of a board: it is shown again after `again` milliseconds, None for not by itself
    at once: it is parked."""

    changes: Changes
    again: int | None = 0


def verdict(board: Board, error: WireError, now: int) -> Verdict:
    """What a refusal means for a board, at that time (milliseconds)."""
    if isinstance(error, NoText) and board.why == INLINE:
        return Verdict((("picture", COVERED),))
    if board.message == INLINE_MESSAGE:
        return _inline(board, error, now)
    match error:
        case MessageGone() if board.message is not None:
            # One that became a picture, of which we have not heard, keeps its keyboard.
            return Verdict(anew(board) if board.shape > PICTURE else (("message", None),))
        case TopicClosed() if board.topic is not None:
            # Left and come back to: nobody else writes in it either.
            away: Changes = (("topic", None), ("message", None), ("home", board.topic))
            return Verdict((*away, ("why", "topic"), *healing(0, now)))
        case TopicGone() if board.topic is not None:
            return Verdict((("topic", None), ("message", None), ("lost", board.topic)))
        case NoPictures() if board.shape == PICTURE:
            return _fallen(board, WORDS, "photos", now)
        case TopicGone():  # General itself is closed
            return _parked(board, "topic", healing(_heals(board), now))
        case ChatLost():  # whoever takes us back tells us
            return _parked(board, "closed", (("heal_at", None),))
        case ChatClosed() | NoPictures():
            return _parked(board, "closed", healing(_heals(board), now))
        case _:
            return _refused(board, now)


def _inline(board: Board, error: WireError, now: int) -> Verdict:
    """An inline message cannot come down anew. Once it is gone the board waits until somebody
    presses. What is refused is tried ever more seldom; a first picture becomes words instead, but
    what is a picture stays one: Telegram makes no text of it."""
    if isinstance(error, (MessageGone, ChatClosed)):
        return _parked(board, "closed", (("heal_at", None),))
    tries = board.tries + 1
    if tries >= TRIES and board.shape == PICTURE and not board.shown:
        heals = healing(0, now)
        return Verdict((("shape", WORDS), ("why", "photos"), ("tries", 0), *heals))
    if tries >= INLINE_TRIES:
        return _parked(board, "refused", healing(_heals(board), now))
    pause = retry_ms(board.tries)
    return Verdict((("tries", tries), ("not_before", now + pause)), again=pause)


def anew(board: Board) -> Changes:
    """A board comes down in a new message; the one that it stands in keeps its buttons until
    then."""
    return (("message", None), ("last", board.last if board.message is None else board.message))


def _refused(board: Board, now: int) -> Verdict:
    """Telegram says no, whatever it says: again, then anew, then with less, then later."""
    tries = board.tries + 1
    if tries < TRIES:
        pause = retry_ms(board.tries)
        return Verdict((("tries", tries), ("not_before", now + pause)), again=pause)
    if board.message is not None:
        return Verdict((*anew(board), ("tries", TRIES - 1)))
    if board.shape < BARE:
        return _fallen(board, board.shape + 1, "refused", now)
    return _parked(board, "refused", healing(_heals(board), now))


def _fallen(board: Board, shape: int, why: Cause, now: int) -> Verdict:
    """It goes on in another shape, in a new message."""
    heals = () if board.heal_at is not None else healing(0, now)
    return Verdict((("shape", shape), ("why", why), *anew(board), ("tries", TRIES - 1), *heals))


def _parked(board: Board, why: Hindered, heals: Changes) -> Verdict:
    """Nothing of it can be shown: it stays where it stood, with the buttons that it had there."""
    stays: Changes = ()
    if board.message is None:
        stays = (("message", board.last), ("last", None), ("shape", PICTURE))
    return Verdict((("parked", True), ("why", why), *stays, *heals), again=None)


def _heals(board: Board) -> int:
    return 0 if board.heal_at is None else board.heals


def retry_ms(tries: int, longest: int = MAX_RETRY_MS) -> int:
    """The pause in milliseconds after so many failures in a row."""
    return min(longest, RETRY_MS << min(tries, 16))


def heal_ms(heals: int) -> int:
    """The pause in milliseconds before a board is tried by itself, after so many such tries."""
    return min(LAST_HEAL_MS, FIRST_HEAL_MS << min(heals, 16))


def healing(heals: int, now: int) -> Changes:
    """When a board is tried by itself next, after so many such tries."""
    at = now + heal_ms(heals) if heals < HEALS else None
    return (("heal_at", at), ("heals", heals))


def amiss(board: Board) -> bool:
    """Whether a board that is shown is not shown as it should be."""
    return (board.shape > PICTURE and board.why not in MEANT) or board.home is not None


def may_heal(board: Board, now: int) -> bool:
    """Whether a board that is shown now is first tried as it should be."""
    if not amiss(board):
        return False
    if board.heal_at is None:
        return True
    tried = board.heal_at - heal_ms(board.heals)
    return now >= min(board.heal_at, tried + EAGER_MS)


HEALED: Changes = (
    ("shape", PICTURE), ("why", None), ("heal_at", None), ("heals", 0), ("home", None),
)  # fmt: skip
"""A board is again as it should be."""


def is_healed(board: Board) -> bool:
    """Whether what was noted of a board's troubles holds no more."""
    troubled = board.why not in (None, *MEANT) or board.heal_at is not None
    return troubled and not amiss(board)


def healed(board: Board) -> Changes:
    """What is noted of that; one that is read aloud stays a text."""
    if board.why != EAR:
        return HEALED
    return tuple(change for change in HEALED if change[0] not in ("shape", "why"))


def suited(board: Board, *, ear: bool) -> Changes:
    """What changes of a board that is read aloud and was not, or the other way round: it goes on in
    a new message, as no picture becomes a text. Nothing where it is as it should be."""
    if ear and board.shape == PICTURE:
        return (("shape", WORDS), ("why", EAR), ("heal_at", None), ("heals", 0), *fresh(board))
    if ear and board.shape == WORDS and board.why != EAR:
        return (("why", EAR), ("heal_at", None), ("heals", 0))
    if not ear and board.why == EAR:
        return (("shape", PICTURE), ("why", None), *fresh(board))
    return ()


def fresh(board: Board) -> Changes:
    """It comes down anew, if it stands anywhere."""
    return anew(board) if board.message is not None else ()
