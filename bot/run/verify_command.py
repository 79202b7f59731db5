"""`djehuty verify`: what the record of a game proves, in words."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from bot.run import text_files
from bot.run.exits import NOT_VERIFIED, UNREADABLE, say
from bot.run.text_files import text_of
from games import fair
from games.core import GameError
from games.proof import Seating, Verdict
from games.record import Origin, Record, Unreadable, escaped, origin_in
from games.transport import Damaged, Mended, examine

_PROVEN: Mapping[Seating, str] = {
    "lot": "The lot and all {throws} throws follow from the secret.\n",
    "throw-off": "The lot, the throw-off and all {throws} throws follow from the secret.\n",
    "match": "All {throws} throws follow from the secret. The seats do not: this game follows"
    " another, after which they changed hands; compare the record of the game before (Previous).\n",
    "from": "All {throws} throws of this game follow from the secret. The first {actions} actions"
    " come from {source}; they are not sealed here, and the seats do not follow from the secret.\n",
}
"""What a record that holds proves, by what gave its seats."""

_KIND: Mapping[fair.Method, str] = {
    "djehuty1": f"""\
CAREFUL, djehuty1: the ids of presses were mixed in, which only the server saw. Whoever knows the
secret can make up other ids, and with them every throw. No game that began after
{fair.LAST_DAY_OF_PRESSES} is drawn so; but a date can be made up, too.
Ask /verify of that game in its chat. Only if it has this salt, these are the throws of that game:
{{salt}}
""",
    "djehuty2": "Drawn as djehuty2: what the players brought was mixed in.\n",
}
_PUT_BACK: Final = """\
After throw {throws} the game was put back to an earlier state. The throws from there on follow from
another secret, which the server drew when it knew what was brought; its seal stood on the board
from then on:
{seal}
"""
_COMPARE: Final = """\
The secret is shown at the end. Whoever knows it can write another record that holds, with other
players, emblems, words or moves. So compare with what the boards showed. If one of these differs,
this is not the record of that game:
"""
_DIGEST: Final = """\
Whoever changes a move, a throw, the rules or the end gets another digest of the moves.
"""
_UNSEALED: Final = """\
CAREFUL: the moves are not sealed, for this record has no digest of them (Moves). They follow the
rules; that they were played, it does not prove. A record that the bot sends now has a digest: ask
for it again. Where the boards showed one, a record without it is not the one that the bot sent.
"""


_MENDED: Mapping[Mended, str] = {
    "around": "text around the record",
    "quoted": "marks of a quotation",
    "markup": "marks of a markup language",
    "quotes": "typographic quotation marks",
    "dashes": "typographic dashes",
    "blanks": "other kinds of blanks",
    "wrapped": "broken lines",
}
_AS_SENT: Final = "Take the file that the bot sends (Record), and hand it on as a file."


def proven(file: Path) -> int:
    """Recompute a record, and tell what it proves; the exit code."""
    try:
        text = text_of(file)
    except text_files.Unreadable as error:
        return say(f"{file} {error}", UNREADABLE)
    if not text.strip():
        return say(f"{file} is empty. {_AS_SENT}", UNREADABLE)
    try:
        found = examine(text)
    except Damaged as error:
        return say(
            f"{file} was changed on its way ({_listed(error.mended)}), and what it was before"
            f" cannot be told: nothing is said of the game. {_AS_SENT}",
            UNREADABLE,
        )
    except Unreadable as error:
        return say(f"{file} cannot be read as a record: {error}. {_AS_SENT}", UNREADABLE)
    except GameError as error:
        return say(str(error), NOT_VERIFIED)
    if found.mended:
        sys.stdout.write(f"Read in spite of what happened on its way: {_listed(found.mended)}.\n")
    return _told(found.record, found.verdict)


def _told(record: Record, verdict: Verdict) -> int:
    if verdict.holds:
        origin = origin_in(record.tag("From") or "")
        source = "" if origin is None else _source(origin)
        actions = 0 if origin is None else origin.actions
        proven = _PROVEN[verdict.seats]
        sys.stdout.write(proven.format(throws=verdict.throws, actions=actions, source=source))
        for number, first in enumerate(verdict.put_back, 1):
            seal = record.tag(f"Commitment{number}")
            sys.stdout.write(_PUT_BACK.format(throws=first - 1, seal=seal))
        sys.stdout.write(_KIND[verdict.method].format(salt=record.tag("Salt")))
        sys.stdout.write(_COMPARE + "".join(f"  {line}\n" for line in _shown(record, verdict)))
        sys.stdout.write(_DIGEST if verdict.moves else _UNSEALED)
        return 0
    if verdict.finding == "method":
        return say(
            f"does not verify: it says {verdict.found}; a game that began after"
            f" {fair.LAST_DAY_OF_PRESSES} is {verdict.expected}",
            NOT_VERIFIED,
        )
    if verdict.finding == "moves":
        return say(
            f"does not verify: the digest of its moves is {verdict.expected}, but it says"
            f" {verdict.found!r}: a move, the end or what was sealed is not what it was",
            NOT_VERIFIED,
        )
    if verdict.finding == "missing":
        return say(f"nothing to check: {_missing(record, verdict)}", UNREADABLE)
    found = f"{verdict.finding} {verdict.subject}".strip()
    return say(
        f"does not verify: {found}; expected {verdict.expected!r}, found {verdict.found!r}",
        NOT_VERIFIED,
    )


def _shown(record: Record, verdict: Verdict) -> Iterator[str]:
    """What the boards showed by a record, line by line, without signs that nobody can see."""
    yield f"seal, before anybody sat down: {record.tag('Commitment')}"
    for side, joiner in verdict.players:
        brought = [joiner.sign] if joiner.sign else []
        if joiner.words:
            brought.append(f'"{escaped(joiner.words)}"')
        if joiner.digest:
            brought.append(f"words, forgotten since, whose SHA-256 is {joiner.digest}")
        said = "" if verdict.method == "djehuty1" else f": {', '.join(brought) or 'nothing'}"
        yield f"{escaped(joiner.name)}{f' ({side.lower()})' if side else ''}{said}"
    if press := record.tag("Press"):
        yield f"mixed in: press {press}"
    if verdict.moves:
        over = record.tag("Result") not in (None, "*")
        yield f"digest of the moves, on the {'last' if over else 'newest'} board: {verdict.moves}"


def _source(origin: Origin) -> str:
    """From which game another goes on."""
    kind, _, digest = origin.source.partition(" ")
    return f"the record whose digest of the moves is {digest}" if digest else f"game {kind}"


def _missing(record: Record, verdict: Verdict) -> str:
    if verdict.found:
        return f"it was drawn as {verdict.found!r}, which this program does not know"
    if verdict.subject == "Secret" and record.tag("Result") == "*":
        return "the game goes on, and its secret is shown when it is over"
    return f"the tag {verdict.subject} is missing"


def _listed(mended: Iterable[Mended]) -> str:
    return ", ".join(_MENDED[each] for each in mended)
