"""Litestream, which keeps a copy of the file: what it is asked over its socket, and what its answer
says.

It is asked to bring the copy up to date and to answer then; it takes some milliseconds. `djehuty
health` asks, too, so nothing is imported here that takes long (orjson 12 ms, json 2).
"""

from __future__ import annotations

import json
import os
import socket
from typing import Any, Final

SYNC_S: Final = 10
"""So many seconds it is given to bring the copy up to date."""
LOOK_S: Final = 4
"""The same, where somebody only wants to know whether it follows."""
ANSWER_S: Final = 2.0
"""So much longer its answer is waited for."""
LONGEST: Final = 65_536
"""So much of an answer is read."""


def question(database: str, patience_s: int) -> bytes:
    """What is asked: to answer when the copy has all that the file holds now."""
    path = os.path.abspath(database)  # noqa: PTH100 - pathlib takes long
    body = json.dumps({"path": path, "wait": True, "timeout": patience_s}).encode()
    head = f"POST /sync HTTP/1.0\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


def lacking(answer: bytes) -> str:
    """What an answer says is wanting; "" for nothing."""
    head, _, body = answer.partition(b"\r\n\r\n")
    status = head.partition(b"\r\n")[0].decode(errors="replace")
    try:
        told: dict[str, Any] = json.loads(body)
        if status.split()[1:2] != ["200"]:
            return f"Litestream says: {told['error']}"
        behind = int(told["txid"]) - int(told["replicated_txid"])
    except (ValueError, TypeError, KeyError):
        return f"what answers is not Litestream 0.5: {status or 'nothing'}"
    return f"the copy lacks {behind} transactions" if behind > 0 else ""


def silent(place: str) -> str:
    """What is said where it takes too long."""
    return f"Litestream does not answer in time at {place}"


def gone(place: str, error: OSError) -> str:
    """What is said where nothing listens."""
    return f"nothing answers at {place}: {error.strerror or error}"


def look(place: str, database: str, patience_s: float = LOOK_S + ANSWER_S) -> str:
    """Why the copy of that file does not follow; "" if it does. It waits, and needs no loop."""
    try:
        with socket.socket(socket.AF_UNIX) as asked:
            asked.settimeout(patience_s)
            asked.connect(place)
            asked.sendall(question(database, LOOK_S))
            with asked.makefile("rb") as answer:
                return lacking(answer.read(LONGEST))
    except TimeoutError:
        return silent(place)
    except OSError as error:
        return gone(place, error)
