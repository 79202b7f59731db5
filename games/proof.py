"""What a record proves: its seats and its throws, recomputed from its secret; and its match.

A throw-off for the seats and a match have tags of their own (docs/notation.md, section 3).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from games import fair
from games.catalogue import RuleSet
from games.core import Throw, cut, quoted
from games.record import Record, RecordError, Replay, replay


@dataclass(frozen=True, slots=True)
class MatchTags:
    """What a record says of its match: played to `target` points, this is game `number`.

    `before` are the points of every seat's player before it; `previous` the id of the game whose
    seats have changed hands, "" for the first.
    """

    target: int
    number: int
    before: tuple[int, ...]
    previous: str = ""

    def tags(self) -> tuple[tuple[str, str], ...]:
        """The tags Match, MatchGame, MatchScore, and Previous from the second game on."""
        tags = (
            ("Match", str(self.target)),
            ("MatchGame", str(self.number)),
            ("MatchScore", "-".join(map(str, self.before))),
        )
        return (*tags, ("Previous", self.previous)) if self.number > 1 else tags


Finding: TypeAlias = Literal["holds", "missing", "commitment", "lot", "throw-off", "throw"]

Seating: TypeAlias = Literal["lot", "throw-off", "match"]
"""What gave the seats: the lot, a throw-off, or the game before in a match, which this record alone
cannot prove."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What checking a record's throws found.

    `finding` is `holds`, or the first thing that does not: a tag is `missing`, the secret is not
    the one of the `commitment`, the `lot` differs, the `throw-off`, or a `throw`. `subject` is the
    missing tag, or the number of the throw from 1; `expected` what the secret gives and `found`
    what the record says. `throws` is the number of throws that agreed, those of a throw-off first.
    `seats` says whether the seats were proven too: those of a later game of a match are not.
    """

    finding: Finding
    throws: int = 0
    subject: str = ""
    expected: str = ""
    found: str = ""
    seats: Seating = "lot"

    @property
    def holds(self) -> bool:
        """Whether every throw is what the secret gives, and so are the seats, but in a match."""
        return self.finding == "holds"


def verify(record: Record) -> Verdict:
    """Recompute the seats and every throw of a record from its tags.

    Needs GameId, Salt, Commitment, Secret, Fair and Lot, with a throw-off also ThrowOff. A later
    game of a match has no Lot: its seats are not proven, and the verdict says so. `RecordError` if
    it does not replay or its match cannot be.
    """
    replayed = replay(record)
    tags, seats = dict(record.tags), replayed.seats
    match = match_tags(record, replayed.rules, seats)
    later = match is not None and match.number > 1
    dealt = () if later else ("Lot", "ThrowOff") if replayed.rules.throw_off else ("Lot",)
    for name in ("Fair", "GameId", "Salt", "Commitment", "Secret", *dealt):
        if not tags.get(name):
            return Verdict("missing", subject=name)
    if tags["Fair"] != fair.METHOD:
        return Verdict("missing", subject="Fair", expected=fair.METHOD, found=cut(tags["Fair"]))
    secret = _secret(tags["Secret"])
    if fair.commitment(secret) != tags["Commitment"].lower():
        return Verdict(
            "commitment", expected=fair.commitment(secret), found=cut(tags["Commitment"])
        )
    game, salt = tags["GameId"], tags["Salt"]
    if ":" in game:
        raise RecordError(f"tags: GameId is {quoted(game)}, but no game's id has a colon")
    if later:
        return _throws(replayed, secret, game, salt, Verdict("holds", seats="match"))
    deal = fair.deal(replayed.rules, seats, secret, game, salt)
    lot, thrown = " ".join(map(str, deal.seats)), " ".join(deal.scores)
    if lot != tags["Lot"]:
        return Verdict("lot", expected=lot, found=cut(tags["Lot"]))
    if thrown != tags.get("ThrowOff", ""):
        return Verdict("throw-off", expected=thrown, found=cut(tags.get("ThrowOff", "")))
    how: Seating = "throw-off" if deal.thrown else "lot"
    return _throws(replayed, secret, game, salt, Verdict("holds", len(deal.thrown), seats=how))


def _throws(replayed: Replay, secret: bytes, game: str, salt: str, verdict: Verdict) -> Verdict:
    """The verdict on the game's throws, which follow those counted already."""
    throws = verdict.throws
    for played in replayed.played:
        turn = replayed.rules.turn(played.before)
        if isinstance(turn, Throw):
            faces = fair.faces(secret, game, throws + 1, salt, turn.device)
            expected, found = turn.device.read(faces), replayed.rules.write(played.action)
            if expected != found:
                return Verdict("throw", throws, str(throws + 1), expected, found)
            throws += 1
    return replace(verdict, throws=throws)


def match_tags(record: Record, rules: RuleSet[Any, Any], seats: int) -> MatchTags | None:
    """What a record says of its match, None if it says nothing.

    `RecordError` for a match that cannot be: rules without such a match, a game that is none, a
    score that decides it or that nobody has yet, a game that follows itself, seats both drawn and
    changed.
    """
    tags = dict(record.tags)
    said = {name: tags.get(name, "") for name in ("Match", "MatchGame", "MatchScore", "Previous")}
    if not any(said.values()):
        return None
    numbers = [_number(said["Match"]), _number(said["MatchGame"])]
    before = tuple(_number(points) for points in said["MatchScore"].split("-"))
    target, number = numbers
    wrong = ""
    if min(*numbers, *before) < 0 or len(before) != seats:
        wrong = f"{cut(str(said))} cannot be read"
    elif target not in rules.matches:
        wrong = f"{rules.id} has no match to {target}"
    elif number < 1 or max(before) >= target or (number == 1 and any(before)):
        wrong = f"game {number} of a match to {target} is not played at {cut(said['MatchScore'])}"
    elif (number > 1) != bool(said["Previous"]):
        wrong = f"Previous is {quoted(said['Previous'])} in game {number} of a match"
    elif number > 1 and said["Previous"] == tags.get("GameId"):
        wrong = f"Previous is {quoted(said['Previous'])}, which is this very game"
    elif number > 1 and ("Lot" in tags or "ThrowOff" in tags):
        wrong = f"the seats of game {number} of a match change hands, no lot is drawn"
    if wrong:
        raise RecordError(f"tags: {wrong}")
    return MatchTags(target, number, before, said["Previous"])


def _number(text: str) -> int:
    """The number written so; -1 if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else -1


def _secret(text: str) -> bytes:
    """The secret written in hexadecimal; anything else is a secret that fits no commitment."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""
