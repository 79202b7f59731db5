"""`djehuty letters`: what nobody could work on, listed, shown, and asked to be tried again."""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.run.exits import FAILED, say
from storage.engines.sqlite.dead_letters import ask_again, letter, letters
from storage.rows import Letter


def listed(database: Path) -> int:
    """Print a line a letter; the exit code."""
    found = letters(database)
    for one in found:
        again = "  (to be tried again)" if one.again else ""
        sys.stdout.write(f"{one.id}  {_when(one)}  {one.reason}  {_what(one)}{again}\n")
    if not found:
        sys.stdout.write("there are no dead letters\n")
    return 0


def shown(database: Path, number: int) -> int:
    """Print all that is kept of a letter; the exit code."""
    found = letter(database, number)
    if found is None:
        return _missing(number)
    told = {
        "letter": found.id,
        "update": found.seen,
        "at": _when(found),
        "reason": found.reason,
        "person": found.person,
        "chat": found.chat,
        "again": found.again,
        **_body(found),
    }
    sys.stdout.write(f"{json.dumps(told, indent=2, ensure_ascii=False)}\n")
    return 0


def tried(database: Path, number: int) -> int:
    """Ask the server to try a letter again; the exit code."""
    if not ask_again(database, number):
        return _missing(number)
    sys.stdout.write(
        f"letter {number} is tried again by the server: within seconds, or when it starts\n"
    )
    return 0


def _missing(number: int) -> int:
    return say(f"there is no dead letter {number}", FAILED)


def _when(found: Letter) -> str:
    return datetime.fromtimestamp(found.at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _body(found: Letter) -> dict[str, Any]:
    try:
        body = json.loads(found.body)
    except ValueError:
        return {"body": found.body}
    return body if isinstance(body, dict) else {"body": body}


def _what(found: Letter) -> str:
    """The press or the command, else the kind."""
    body = _body(found)
    told = body.get("data") or body.get("command") or body.get("kind")
    return str(told or ", ".join(map(str, body.get("kinds", ()))))
