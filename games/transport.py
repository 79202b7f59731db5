"""What a record suffers on its way, undone: mail quotes it and breaks its lines, messengers and
editors make its signs look nicer, people copy more than the record.

A text that was mended counts only if all that it says is proven (:mod:`games.proof`), and it is
told what was mended. If it does not hold, the damage may be why: then nothing is said of the
record. What takes away no sign of the record itself (a quotation's marks, the text around it) is no
such excuse.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias, get_args

from games.core import Over
from games.proof import OWN, Verdict, verify
from games.record import Record, RecordError, Unreadable, read_record, replay

Mended: TypeAlias = Literal["around", "quoted", "markup", "quotes", "dashes", "blanks", "wrapped"]
"""What was undone: text around the record, marks of a quotation before its lines, signs of a markup
language, typographic quotation marks, dashes and crosses, blanks of other kinds, broken lines."""

_ORDER: Final[tuple[Mended, ...]] = get_args(Mended)
_HARMLESS: Final = frozenset[Mended]({"around", "quoted"})

_UNSEEN: Final = (
    "\ufeff\u200b\u2060\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
_EDGE: Final = f" \t\u00a0\u202f\u3000{_UNSEEN}"
_QUOTE: Final = '“”„‟″«»＂"'
_SIGNS: Final[dict[str, tuple[Mended, str]]] = {
    **dict.fromkeys(_QUOTE[:-1], ("quotes", '"')),
    **dict.fromkeys("‐‑‒–—―−﹣－", ("dashes", "-")),
    "×": ("dashes", "x"),
    **dict.fromkeys("\t\u00a0\u2002\u2003\u2007\u2009\u202f\u205f\u3000", ("blanks", " ")),
    **dict.fromkeys(_UNSEEN, ("blanks", "")),
}
_QUOTATION: Final = re.compile(r"(?:[>|│┃▎][ \t\u00a0]*)+")
_BEGINS: Final = re.compile(rf"\\?\[\s*[A-Z][A-Za-z0-9]*(?:\s+(?:[{_QUOTE}]|&quot;|&#34;)|\s*$)")
_TURN: Final = re.compile(r"[0-9]+\\?\.(?:\s|$)")
_TAG: Final = re.compile(
    rf"\\?\[\s*([A-Z][A-Za-z0-9]*)\s+[{_QUOTE}](.*)[{_QUOTE}]\s*\\?\]", re.DOTALL
)
_DIGITS: Final = re.compile(rf"\[(?:Salt|Commitment|Secret|WordsDigest\d) [{_QUOTE}][0-9a-f]+")
_GOES_ON: Final = re.compile(r"[a-z0-9][!-~]*(?: [a-z0-9][!-~]*)*")
_LONG: Final = 40
"""A line that was broken was long."""
_LONGEST: Final = 2_000
"""No tag is longer."""


@dataclass(frozen=True, slots=True)
class Examined:
    """A record as it was read, what it proves, and what was undone to read it."""

    record: Record
    verdict: Verdict
    mended: tuple[Mended, ...] = ()


class Damaged(Unreadable):
    """What a record was before it was changed on its way cannot be told: `mended` was undone in
    vain."""

    def __init__(self, mended: tuple[Mended, ...]) -> None:
        super().__init__(f"it was changed on its way ({', '.join(mended)})")
        self.mended = mended


def examine(text: str) -> Examined:
    """Read a record in spite of what happened on its way, and verify it.

    `Unreadable` if it cannot be told what the record was or is: it is none, it is cut off, its
    rules are not known, or it was changed on its way and does not hold as it was mended. Else
    `RecordError` as :func:`games.proof.verify`.
    """
    mended, found = frozenset[Mended](), None
    whole = text.endswith(("\n", "\r"))
    for mended, candidate in _candidates(text):
        found = _examined(candidate, mended, whole=whole)
        if isinstance(found, Examined) and found.verdict.holds:
            return found
    if not mended <= _HARMLESS:
        raise Damaged(_sorted(mended))
    if isinstance(found, Examined):
        return found
    assert found is not None, "the text itself is a candidate"  # noqa: S101
    raise found


def _sorted(mended: Iterable[Mended]) -> tuple[Mended, ...]:
    return tuple(sorted(mended, key=_ORDER.index))


def _examined(text: str, mended: Iterable[Mended], *, whole: bool) -> Examined | RecordError:
    try:
        record = read_record(text)
    except RecordError as error:
        return error
    try:
        return Examined(record, verify(record), _sorted(mended))
    except Unreadable as error:
        return error
    except RecordError as error:
        return _cut_off(record, whole=whole) or error


def _cut_off(record: Record, *, whole: bool) -> Unreadable | None:
    """Why a record that does not replay may be one whose end is missing: without its result, and
    without the last line if that is not `whole`, it holds, and the game is not over."""
    tags = tuple(tag for tag in record.tags if tag[0] not in ("Result", "Reason", "Moves"))
    for turns in (record.turns,) if whole else (record.turns, record.turns[:-1]):
        rest = replace(record, tags=tags, turns=turns)
        try:
            holds = verify(rest).holds
            replayed = replay(rest)
        except RecordError:
            continue
        if holds and not isinstance(replayed.rules.turn(replayed.final), Over):
            return Unreadable(
                f"its turns end before the game does, though Result is {record.tag('Result')!r}:"
                " it was cut off, or that is false"
            )
    return None


def _candidates(text: str) -> Iterator[tuple[frozenset[Mended], str]]:
    """The text as it is, and as it may have been, the surest first."""
    yield frozenset(), text
    undone = set[Mended]()
    lines = _cut_out(text.splitlines(), undone)
    exact = _joined(lines)
    if exact != text:
        yield frozenset(undone), exact
    for own in (False, True):
        changed = set(undone)
        mended = _joined([_mended(line, changed, own=own) for line in _unbroken(lines, changed)])
        if changed == undone:
            return  # no sign of the record itself was changed: people's own are as they were meant
        yield frozenset(changed), mended


def _cut_out(lines: Iterable[str], undone: set[Mended]) -> Sequence[str]:
    """The record's own lines, without what stands around them and at their edges."""
    bare = [line for each in lines if (line := _unquoted(each, undone))]
    numbered = ((number, _BEGINS.search(line)) for number, line in enumerate(bare))
    begun = next(((number, found) for number, found in numbered if found), None)
    if begun is None:
        return bare
    first, found = begun
    rest = [bare[first][found.start() :], *bare[first + 1 :]]  # its first line begins with a tag
    end = max(
        number for number, line in enumerate(rest) if _TURN.match(line) or _BEGINS.match(line)
    )
    while end + 1 < len(rest) and (
        _continues(rest[end], rest[end + 1]) or rest[end + 1][0].isdigit()
    ):
        end += 1
    own = rest[: end + 1]
    if own != bare:
        undone.add("around")
    return own


def _unquoted(line: str, undone: set[Mended]) -> str:
    bare = line.strip(_EDGE)
    found = _QUOTATION.match(bare)
    if found is None:
        return bare
    undone.add("quoted")
    return bare[found.end() :].strip(_EDGE)


def _continues(before: str, line: str) -> bool:
    """Whether a line is the rest of the one before it, which was broken there."""
    if _BEGINS.match(line) or _TURN.match(line):
        return False
    if _BEGINS.match(before):
        return len(before) < _LONGEST and _TAG.fullmatch(html.unescape(before)) is None
    return len(before) >= _LONG and _GOES_ON.fullmatch(_plain(line, set())) is not None


def _unbroken(lines: Iterable[str], undone: set[Mended]) -> Iterator[str]:
    whole = ""
    for line in lines:
        if whole and _continues(whole, line):
            undone.add("wrapped")
            whole += line if _DIGITS.fullmatch(whole) else f" {line}"
        else:
            if whole:
                yield whole
            whole = line
    if whole:
        yield whole


def _joined(lines: Sequence[str]) -> str:
    """Tags, an empty line, turns."""
    turns = next((n for n, line in enumerate(lines) if _TURN.match(line)), len(lines))
    return "".join(f"{line}\n" for line in (*lines[:turns], "", *lines[turns:]))


def _mended(line: str, undone: set[Mended], *, own: bool) -> str:
    """A tag or a turn with the signs that it was written with; also those that are people's own and
    may be meant so, if `own`."""
    if _TURN.match(line):
        plain = _plain(line, undone)
        return _told(line, plain, " ".join(plain.replace("\\", "").split()), undone)
    found = _TAG.fullmatch(line)
    if found is None:
        found = _TAG.fullmatch(unescaped := html.unescape(line))
        if found is None:
            return line
        undone.add("markup")
        line = unescaped
    edges = line[: found.start(2)] + line[found.end(2) :]
    plain = _plain(edges, undone)
    value = re.sub(rf"\\[{_QUOTE}]", r'\\"', found[2])
    if own or not OWN.fullmatch(found[1]):
        value = re.sub(r'(?<!\\)"', r'\\"', _plain(value, undone))
    return _told(edges, plain, f'[{found[1]} "{value}"]', undone)


def _told(before: str, plain: str, after: str, undone: set[Mended]) -> str:
    """The line, its backslashes and blanks noted if they were others than a record has."""
    if "\\" in before:
        undone.add("markup")
    if before == plain and "  " in before:
        undone.add("blanks")
    return after


def _plain(text: str, undone: set[Mended]) -> str:
    undone.update(_SIGNS[sign][0] for sign in text if sign in _SIGNS)
    return "".join(_SIGNS[sign][1] if sign in _SIGNS else sign for sign in text)
