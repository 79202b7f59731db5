"""`djehuty verify`: what the record of a game proves, in words."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bot.run.exits import NOT_VERIFIED
from games import fair
from games.core import GameError
from games.proof import Seating, verify
from games.record import read_record

_PROVEN: Mapping[Seating, str] = {
    "lot": "The lot and all {throws} throws follow from the secret.\n",
    "throw-off": "The lot, the throw-off and all {throws} throws follow from the secret.\n",
    "match": "All {throws} throws follow from the secret. The seats do not: this is a later game"
    " of a match, in which they change hands; compare the record of the game before (Previous).\n",
}
"""What a record that holds proves, by what gave its seats."""

_KIND: Mapping[fair.Method, str] = {
    "djehuty1": "Drawn as djehuty1: the ids of the presses were mixed in. Only the server sees"
    " those, and could have chosen them.\n",
    "djehuty2": "Drawn as djehuty2: what the players brought was mixed in.\n",
}
_COMPARE: Final = """\
What no record proves is that this seal was shown before anybody sat down. Compare it with the one
that you saw then:
{seal}
"""


def proven(file: Path) -> int:
    """Recompute a record, and tell what it proves; the exit code."""
    try:
        record = read_record(file.read_text(encoding="utf-8"))
        verdict = verify(record)
    except (OSError, UnicodeDecodeError) as error:
        return _say(f"cannot read {file}: {error}", NOT_VERIFIED)
    except GameError as error:
        return _say(str(error), NOT_VERIFIED)
    if verdict.holds:
        sys.stdout.write(_PROVEN[verdict.seats].format(throws=verdict.throws))
        sys.stdout.write(_KIND[verdict.method] + _COMPARE.format(seal=record.tag("Commitment")))
        return 0
    found = f"{verdict.finding} {verdict.subject}".strip()
    return _say(
        f"does not verify: {found}; expected {verdict.expected!r}, found {verdict.found!r}",
        NOT_VERIFIED,
    )


def _say(text: str, code: int) -> int:
    sys.stderr.write(f"djehuty: {text}\n")
    return code
