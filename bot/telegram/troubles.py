"""What nobody expected to be raised: logged once, counted, and told to those who run the bot.

A loop that meets such an exception hands it in, puts the work off and goes on with the rest. Only
what the database raises ends the program: nothing can be done without it.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

import structlog

from bot.telegram.wire import NotOurs, WireError
from storage.store import StorageError

log = structlog.get_logger(__name__)

Kind: TypeAlias = Literal[
    "update", "reply", "board", "notice", "turn", "invitation", "round", "task", "letter", "backup"
]
"""What failed: the work of an update; sending a reply, a board, a notice; a turn of the BOT's; the
end of an invitation; a round of the ticker; a task beside all that; a dead letter tried again; a
backup."""

_QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"")
MOST_SAID = 120
"""So many characters are kept of what Telegram says."""
FEW = 3
"""So often something of a kind fails before it is reported."""
SILENCE_S = 3600.0
"""How long nothing more is reported of that kind."""
REMEMBERED = 1000
"""So many things that failed are remembered."""
LATELY_S = 86_400.0
"""So long it is remembered what went wrong."""
LISTED = 50
"""So many kinds of what went wrong are remembered so."""
LONGEST_MS = 3_600_000
"""The longest pause before something that failed is tried again."""

Ids: TypeAlias = tuple[tuple[str, int | str], ...]
"""Which thing it was: names and values, no text of anybody's."""

_Thing: TypeAlias = tuple[Kind, Ids]


@dataclass(frozen=True, slots=True)
class Report:
    """Something of this kind failed `times` times since the last report; the last error's class,
    and which thing it was, by ids."""

    kind: Kind
    times: int
    error: str
    ids: Ids


@dataclass(frozen=True, slots=True)
class Recent:
    """Something that went wrong in the last day: `times` since then, the last one `age` seconds
    ago, by the same error."""

    kind: Kind
    error: str
    times: int
    age: float


@dataclass(slots=True)
class Watched:
    """How often in a row something has failed: 0 if it went well."""

    failed: int = 0


class Troubles:
    """All troubles of a server. `seconds` is a clock that only grows."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        self.seconds = seconds
        self._failed: OrderedDict[_Thing, tuple[str, int]] = OrderedDict()
        self._lately: OrderedDict[tuple[Kind, str], deque[float]] = OrderedDict()
        """When each error of a kind was met, the one met last at the end."""
        self._unreported = Counter[Kind]()
        self._reported: dict[Kind, float] = {}
        self._listeners: list[Callable[[Report], None]] = []
        self._fatal: StorageError | None = None
        self._ended = asyncio.Event()

    def on_report(self, listener: Callable[[Report], None]) -> None:
        """Call `listener` when something of a kind has failed a few times, once an hour at most."""
        self._listeners.append(listener)

    def met(self, kind: Kind, error: BaseException, **ids: int | str) -> int:
        """Something failed, `ids` say which; how often in a row it has now failed, from 1."""
        thing, place = (kind, tuple(sorted(ids.items()))), _place(error)
        before, times = self._failed.pop(thing, ("", 0))
        if place != before and isinstance(error, WireError):
            log.warning("refused", kind=kind, why=said(error), **ids)
        elif place != before:
            log.error("unexpected", kind=kind, exc_info=error, **ids)
        self._failed[thing] = (place, times + 1)
        while len(self._failed) > REMEMBERED:
            self._failed.popitem(last=False)
        self._unreported[kind] += 1
        name = said(error) if isinstance(error, WireError) else type(error).__name__
        self._note(kind, name)
        self._report(Report(kind, self._unreported[kind], name, thing[1]))
        return times + 1

    def _note(self, kind: Kind, error: str) -> None:
        met = self._lately.setdefault((kind, error), deque(maxlen=REMEMBERED))
        met.append(self.seconds())
        self._lately.move_to_end((kind, error))
        while len(self._lately) > LISTED:
            self._lately.popitem(last=False)

    @property
    def lately(self) -> tuple[Recent, ...]:
        """What went wrong in the last day, the last first."""
        now, found = self.seconds(), list[Recent]()
        for (kind, error), met in reversed(self._lately.items()):
            times = sum(now - at <= LATELY_S for at in met)
            if times:
                found.append(Recent(kind, error, times, now - met[-1]))
        return tuple(found)

    def _report(self, report: Report) -> None:
        now, last = self.seconds(), self._reported.get(report.kind)
        if report.times < FEW or (last is not None and now - last < SILENCE_S):
            return
        self._reported[report.kind] = now
        self._unreported[report.kind] = 0
        for listener in self._listeners:
            listener(report)

    @contextlib.contextmanager
    def watching(self, kind: Kind, **ids: int | str) -> Iterator[Watched]:
        """Do something that may fail; what nobody expected of it ends here. The database's errors
        and the wire's own words pass; with the former the program ends."""
        watched = Watched()
        try:
            yield watched
        except StorageError as error:
            self.end(error)
            raise
        except (WireError, NotOurs):
            raise
        except Exception as error:  # noqa: BLE001 - the one place for it
            watched.failed = self.met(kind, error, **ids)
        else:
            self.over(kind, **ids)

    def over(self, kind: Kind, **ids: int | str) -> None:
        """That thing went well: the next time it fails counts as the first."""
        self._failed.pop((kind, tuple(sorted(ids.items()))), None)

    def end(self, error: StorageError) -> None:
        """The database failed, wherever that was noticed."""
        self._fatal = self._fatal or error
        self._ended.set()

    async def fatal(self) -> None:
        """Wait for what ends the program, and raise it."""
        await self._ended.wait()
        if self._fatal is not None:
            raise self._fatal


def said(error: WireError) -> str:
    """What Telegram says to a call that it refuses, without what it quotes of ours: that may be
    somebody's words."""
    return _QUOTED.sub("…", str(error))[:MOST_SAID] or type(error).__name__


def _place(error: BaseException) -> str:
    """An error's class and where it was raised, or what Telegram says: the same again is no
    news."""
    if isinstance(error, WireError):
        return said(error)
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
    return f"{type(error).__name__} {where}"


def pause_ms(first: int, times: int, longest: int = LONGEST_MS) -> int:
    """Milliseconds until something that failed `times` times in a row (from 1) is tried again: it
    doubles from `first` to `longest`."""
    return min(longest, first << min(max(times, 1) - 1, 32))
