"""A game that is known by its record alone, as a table: to be seen again, not to be played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import product

from bot.table.table import Table, fields_text, result_text
from games.chance import Device
from games.core import AnyPlayed, Faces, Over, Throw
from games.record import Record, Replay, replay, side_tag
from storage.rows import Game, Player


def tabled(record: Record, number: int = 0) -> Table:
    """The game of a record, under that number. `RecordError` if it does not replay."""
    again = replay(record)
    rules, result = again.rules, _result(record, again)
    game = Game(
        id=number,
        rules=rules.id,
        version=rules.version,
        fields=fields_text(rules),
        mode="link",
        status="over",
        ply=len(again.played),
        position=rules.dump(again.final),
        host=0,
        chat=0,
        topic=None,
        secret=bytes(32),
        commitment="",
        created_at=0,
        changed_at=0,
        salt="",
        result=None if result is None else result_text(result),
        origin=record.tag("From"),
    )
    players = tuple(Player(number, seat, seat + 1, None, "", seat) for seat in range(again.seats))
    return Table(game, players, rules, again.final, tuple(_played(again)))


def names_in(record: Record, table: Table) -> dict[int, str]:
    """What the players are called in a record, as a sight has it."""
    tags = ((seat, record.tag(side_tag(table.rules, seat))) for seat in range(len(table.players)))
    return {seat + 1: name for seat, name in tags if name}


def _played(again: Replay) -> Iterator[AnyPlayed]:
    """The actions, with faces for the throws. A record tells what a throw counts, not which stick
    showed what; so they show something that counts as much."""
    rules = again.rules
    for each in again.played:
        turn = rules.turn(each.before)
        if isinstance(turn, Throw):
            yield replace(each, faces=showing(turn.device, rules.write(each.action)))
        else:
            yield each


@lru_cache(maxsize=256)
def showing(device: Device, score: str) -> Faces:
    """Faces of a device that are read as this score."""
    return next(
        faces for faces in product(*map(range, device.sides)) if device.read(faces) == score
    )


def _result(record: Record, again: Replay) -> Over | None:
    """How it ended: by its rules, or as the record says; None where it has no end."""
    rules = again.rules
    end = rules.turn(again.final)
    if isinstance(end, Over):
        return end
    said, reason = record.tag("Result"), record.tag("Reason") or ""
    if said in (None, "*", "none"):
        return None
    named = frozenset(said.split(" ")) if said else frozenset()
    winners = tuple(seat for seat in range(again.seats) if rules.sides[seat] in named)
    counted = rules.counted(again.final) if reason == "counted" else None
    return counted or Over(winners, reason or "resigned", (0,) * again.seats)
