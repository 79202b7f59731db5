"""A day's sealed list: the seal and the secret of every game that ended on it, and its throws.

Whoever saw a seal finds it here with its secret; whoever doubts a throw recomputes all of them.
Each list names the digest of the one before, so that none can be changed or left out later without
all that follow (docs/notation.md, section 6).
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final

from games import fair
from games.catalogue import RuleSet, rule_set
from games.core import GameError, Throw, quoted
from games.fields import switches_of

FIRST: Final = "djehuty sealed list 1"
NONE: Final = "-"
"""Stands for nothing: no switches, no lot, no throws, no list before."""
_LINE: Final = re.compile(
    r"(?P<game>[0-9]{1,18}) (?P<seal>[0-9a-f]{64}(?:,[0-9a-f]{64})*)"
    r" (?P<secret>[0-9a-f]{64}(?:,[0-9]{1,9}:[0-9a-f]{64})*) (?P<salt>[!-~]+)"
    r" (?P<rules>[a-z]+) (?P<switches>[!-~]+) (?P<lot>-|[0-9](?:,[0-9])*) (?P<throws>[!-~]+)"
)


class ListError(GameError):
    """A list that cannot be read, or in which something does not hold; says the line."""


@dataclass(frozen=True, slots=True)
class Sealed:
    """A game that is over. One that never began has neither a salt nor a lot nor throws; a later
    game of a match has no lot. `throws` begin with those for the seats. Of a game that was put back
    to an earlier state `seal` has the seals with commas, and `secret` the secrets, each later one
    behind the number of its first block and a colon."""

    game: int
    seal: str
    secret: str
    rules: str
    switches: str = ""
    salt: str | None = None
    lot: tuple[int, ...] = ()
    throws: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Listing:
    """The games that ended on a `day` (in UTC), by their numbers. `before` is the digest of the
    list before, empty for the first one."""

    day: date
    before: str
    games: tuple[Sealed, ...]

    @property
    def throws(self) -> int:
        """How many throws are in it."""
        return sum(len(game.throws) for game in self.games)


def digest(text: str) -> str:
    """The SHA-256 of a list's file, by which the next one names it."""
    return hashlib.sha256(text.encode()).hexdigest()


def write_listing(listing: Listing) -> str:
    """The file's text."""
    head = (
        FIRST,
        f"day {listing.day.isoformat()}",
        f"before {listing.before or NONE}",
        f"games {len(listing.games)}",
    )
    return "\n".join((*head, *map(_written, listing.games), ""))


def _written(game: Sealed) -> str:
    salt = NONE if game.salt is None else game.salt.replace(" ", "_").replace("\n", ";")
    lot, throws = ",".join(map(str, game.lot)), ",".join(game.throws)
    return " ".join(
        (str(game.game), game.seal, game.secret, salt, game.rules, game.switches or NONE,
         lot or NONE, throws or NONE)
    )  # fmt: skip


def read_listing(text: str) -> Listing:
    """A file's text as a list. `ListError` for what is none."""
    lines = text.split("\n")
    if lines[0] != FIRST:
        raise ListError(f"line 1: {quoted(lines[0])}, not {FIRST!r}")
    if lines.pop() != "":
        raise ListError("the last line is cut off")
    names = ("day", "before", "games")
    values = [_head(lines, number, name) for number, name in enumerate(names, 1)]
    try:
        day = date.fromisoformat(values[0])
    except ValueError as error:
        raise ListError(f"line 2: {quoted(values[0])} is no day") from error
    if not re.fullmatch("-|[0-9a-f]{64}", values[1]):
        raise ListError(f"line 3: {quoted(values[1])} is no digest")
    if values[2] != str(len(lines) - 4):
        raise ListError(f"line 4: {quoted(values[2])} games, but there are {len(lines) - 4}")
    games = tuple(_read(line, number) for number, line in enumerate(lines[4:], 5))
    for number, (one, other) in enumerate(pairwise(games), 6):
        if one.game >= other.game:
            raise ListError(f"line {number}: game {other.game} stands behind game {one.game}")
    return Listing(day, values[1].replace(NONE, ""), games)


def _head(lines: Sequence[str], number: int, name: str) -> str:
    line = lines[number] if number < len(lines) else ""
    found, _, value = line.partition(" ")
    if found != name:
        raise ListError(f"line {number + 1}: {quoted(line)}, not '{name} …'")
    return value


def _read(line: str, number: int) -> Sealed:
    found = _LINE.fullmatch(line)
    if found is None:
        raise ListError(f"line {number}: {quoted(line)} is no game")
    game, seal, secret, salt, rules, switches, lot, throws = found.groups()
    return Sealed(
        int(game), seal, secret, rules, "" if switches == NONE else switches,
        None if salt == NONE else salt.replace(";", "\n").replace("_", " "),
        () if lot == NONE else tuple(map(int, lot.split(","))),
        () if throws == NONE else tuple(throws.split(",")),
    )  # fmt: skip


def checked(listing: Listing) -> Iterator[Sealed]:
    """Recompute every seal, lot and throw, game by game: each game when it was found to hold.
    `ListError` for the first that does not."""
    for number, game in enumerate(listing.games, 5):
        try:
            _check(game)
        except ListError as error:
            raise ListError(f"line {number}, game {game.game}: {error}") from None
        yield game


def sealed_by(stretches: Sequence[fair.Stretch]) -> tuple[str, str]:
    """A game's seals and secrets, as a list has them."""
    seals = ",".join(fair.commitment(each.secret) for each in stretches)
    first, *later = stretches
    return seals, ",".join((first.secret.hex(), *(f"{n}:{secret.hex()}" for n, secret in later)))


def _stretches(game: Sealed) -> tuple[fair.Stretch, ...]:
    """What :func:`sealed_by` was given; `ListError` if the secrets are not those of the seals."""
    parts = [part.rpartition(":") for part in game.secret.split(",")]
    found = tuple(fair.Stretch(int(n or 0), bytes.fromhex(secret)) for n, _, secret in parts)
    if sealed_by(found)[0] != game.seal:
        raise ListError("the secret is not the one of the seal")
    if any(one.first > other.first or not other.first for one, other in pairwise(found)):
        raise ListError("its secrets do not follow each other")
    return found


def _check(game: Sealed) -> None:
    secrets = _stretches(game)
    secret = secrets[0].secret
    if game.salt is None:
        if game.lot or game.throws:
            raise ListError("it never began, but has a lot or throws")
        return
    try:
        rules = _rules(game.rules, game.switches)
        expected = _dealt(game, rules, secret)
        first = rules.turn(rules.start(len(game.lot) or 2))
    except ValueError as error:  # of the rules, or of the salt
        raise ListError(str(error)) from error
    if game.throws[: len(expected)] != expected:
        raise ListError(f"the throws for the seats are {','.join(expected)}")
    for n in range(len(expected) + 1, len(game.throws) + 1):
        if not isinstance(first, Throw):
            raise ListError(f"nothing is thrown by the rules of {game.rules}")
        drawn = fair.secret_of(secrets, n)
        faces = fair.faces(drawn, str(game.game), n, game.salt, first.device)
        if first.device.read(faces) != game.throws[n - 1]:
            found = f"{quoted(game.throws[n - 1])}, but it was {first.device.read(faces)}"
            raise ListError(f"throw {n} is {found}")


def _dealt(game: Sealed, rules: RuleSet[Any, Any], secret: bytes) -> tuple[str, ...]:
    """The throws for the seats, the lot being right."""
    if not game.lot:
        return ()
    seats, salt = len(game.lot), game.salt or ""
    if seats not in rules.seats:
        raise ListError(f"{seats} do not play {game.rules}")
    deal = fair.deal(rules, seats, secret, str(game.game), salt)
    if deal.seats != game.lot:
        raise ListError(f"the lot is {','.join(map(str, deal.seats))}")
    return deal.scores


@lru_cache(256)
def _rules(name: str, switches: str) -> RuleSet[Any, Any]:
    return rule_set(name, switches_of(switches))
