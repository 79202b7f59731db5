"""The actions of a game that is over, packed into one value: a few hundred bytes instead of some
thirty an action.

A byte for the form, then zlib over JSON by columns, with a dictionary of what is usual. Forms never
change: what one program packed every later one reads. A new form gets a new byte.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Any, Final

from storage.rows import ActionRow

FORM: Final = 1

_USUAL: Final = (
    b'","play","pay","keep","pass","count","place","","1 1 0 1","0 1 1 0 1 1","0 0 0 0","1 1 1 1",'
    b'"a1","b1","c1","d1","e1","a2","b2","c2","d2","e2","a3","b3","c3","d3","e3","a4","b4","c4",'
    b'"d4","e4","a5","b5","c5","d5","e5","a1-a2","b2-b3","c3-c4","d4-d5","e1-e2","c2xc3",'
    b'"26-off","27-off","28-off","29-off","30-off","27-15","26-27","off",'
    b'"1-2","2-3","3-4","4-5","5-6","6-7","7-8","8-9","9-10","10-11","11-12","12-13","13-14",'
    b'"14-15","15-16","16-17","17-18","18-19","19-20","20-21","21-22","22-23","23-24","24-25",'
    b'"5-10","9-13","10-13","11-15","12-17","13-18","14-19","15-20","16-20","17-21","18-23",'
    b'"19-24","20-25","21-26","22-26","23-26","24-26","25-26","1","2","3","4","5","6","throw",'
    b'"1","9-10","4","10-14","1","14-15","5",null,"0 1 0 0",null,"1 0 1 1",null,"0 0 1 0",null,'
    b'"0 1 1 1",null,"1 1 0 0",null],"seats":"00001111000011001100001111","texts":["1","'
)
"""What zlib may refer to before it has seen anything (a part of form 1: it never changes)."""


def pack(rows: Sequence[ActionRow]) -> bytes:
    """The actions of one game, in ply order from 0 on. `ValueError` for others."""
    if [row.ply for row in rows] != list(range(len(rows))) or len({r.game for r in rows}) > 1:
        raise ValueError(f"these are not the actions of a game: {[r.ply for r in rows]}")
    times = [row.at for row in rows]
    if any(row.seat not in range(10) for row in rows):
        raise ValueError(f"a seat of game {rows[0].game} has more than one digit")
    columns = {
        "at": times[:1] + [later - at for at, later in pairwise(times)],
        "faces": [row.faces for row in rows],
        "seats": "".join(str(row.seat) for row in rows),
        "texts": [row.text for row in rows],
    }
    text = json.dumps(columns, separators=(",", ":"), ensure_ascii=False).encode()
    packing = zlib.compressobj(9, zdict=_USUAL)
    return bytes([FORM]) + packing.compress(text) + packing.flush()


def unpack(game: int, body: bytes, since: int = 0) -> tuple[ActionRow, ...]:
    """The actions of that game from the ply `since` on. `ValueError` for what :func:`pack` did not
    make, or a later program did."""
    if body[:1] != bytes([FORM]):
        raise ValueError(f"the actions of game {game} are packed in a form unknown here")
    try:
        columns: dict[str, Any] = json.loads(zlib.decompressobj(zdict=_USUAL).decompress(body[1:]))
    except zlib.error as error:
        raise ValueError(f"the packed actions of game {game} cannot be read: {error}") from error
    rows = zip(
        map(int, columns["seats"]),
        columns["texts"],
        accumulate(columns["at"]),
        columns["faces"],
        strict=True,
    )
    every = (ActionRow(game, ply, *row) for ply, row in enumerate(rows))
    return tuple(row for row in every if row.ply >= since)
