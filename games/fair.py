"""Throws nobody can doubt: everything that comes of a game's secret, pure and repeatable.

A game's secret is 32 bytes; its SHA-256, the *commitment* or seal, is shown before anybody joins.
The *salt* is what the players brought when they sat down: they alone chose it, everybody saw it.
Block *n* of a game is HMAC-SHA256 with the secret as key over `djehuty2:<game>:<n>:<digest>` in
UTF-8, where the digest is the SHA-256 of the salt in lower-case hexadecimal: n = 0 is the lot for
the seats, then one for each throw, counted from 1 and never going back. Where the seats are thrown
for, the throws of that throw-off are the first, and the game's go on from there.

Games from before (`djehuty1`) took the ids of the presses that filled their seats as salt, and read
their blocks from `djehuty1:<game>:<n>:<salt>`. All else is the same. A salt says by itself which
way of drawing it is for (:func:`method`).

The reading order is part of the promise. A block is read as bits, the most significant bit of its
first byte first. A number below *k* is read as the next ceil(log2 k) bits, highest first, and read
again from the bits that follow as long as it is *k* or more; so every number is equally likely. For
*k* = 1 no bit is read. When a block's 256 bits run out, the SHA-256 of that block gives the next
256, and so on.

A game that was put back to an earlier state, after throws that people have seen, has another secret
from the next throw on, with a seal of its own, and keeps its salt (:class:`Stretch`).

The secret itself is drawn elsewhere (the standard library's `secrets`); nothing here is random.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from games.chance import Device
from games.core import Faces, GameError, Rules, Throw, quoted

Method: TypeAlias = Literal["djehuty1", "djehuty2"]
"""A way of drawing, as a record's tag `[Fair "djehuty2"]` gives it."""

METHOD: Final[Method] = "djehuty2"
"""How games that begin now are drawn."""

LAST_DAY_OF_PRESSES: Final = "2026-11-25"
"""The day (UTC) of the first release. Every release draws the games that begin as `djehuty2`; so a
game that began on a later day is no `djehuty1`."""

SECRET_BYTES: Final = 32
"""The length of a secret."""

SIGNS: Final = ("eye", "scarab", "feather", "sun", "cat", "boat", "cobra", "falcon")
"""The signs of which a player may bring one."""

_DIGEST: Final = re.compile(r"[0-9a-f]{64}")
_PRESS: Final = re.compile(r"[!-~]+")


@dataclass(frozen=True, slots=True)
class Brought:
    """What a joiner brings to the salt: a sign, words of their own, both, or nothing (a BOT).

    Of the words the salt keeps the SHA-256 alone, which `words` is ("" for none): so they can be
    forgotten, and the throws still proven. `ValueError` for a sign or a digest that is none.
    """

    sign: str = ""
    words: str = ""

    def __post_init__(self) -> None:
        if self.sign and self.sign not in SIGNS:
            raise ValueError(f"{quoted(self.sign)} is no sign; there are {', '.join(SIGNS)}")
        if self.words and not _DIGEST.fullmatch(self.words):
            raise ValueError(f"{quoted(self.words)} is no SHA-256 in lower-case hexadecimal")

    @property
    def anything(self) -> bool:
        """Whether it is more than nothing."""
        return bool(self.sign or self.words)


def commitment(secret: bytes) -> str:
    """What is shown before the game: the secret's SHA-256 in lower-case hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def words_digest(words: str) -> str:
    """What the salt keeps of words: the SHA-256 of their UTF-8, in lower-case hexadecimal."""
    return hashlib.sha256(words.encode()).hexdigest()


def salt(joiners: Sequence[Brought], press: str = "") -> str:
    """The salt of a game: what its joiners brought, in the order in which they sat down.

    Lines of ASCII, joined by line feeds: `djehuty2`; then for each joiner, counted from 0, `0 sign
    eye` and `0 words <digest>`, those of the two that they brought, or `0 nothing`. Only where no
    joiner brought anything the id of the press that began the game follows, as `press 4711`.
    `ValueError` if there is no joiner, no press where one is wanted or one where none is, or one
    that is not one word of ASCII.
    """
    if not joiners:
        raise ValueError("a salt needs at least one joiner")
    lines: list[str] = [METHOD]
    for number, brought in enumerate(joiners):
        if brought.sign:
            lines.append(f"{number} sign {brought.sign}")
        if brought.words:
            lines.append(f"{number} words {brought.words}")
        if not brought.anything:
            lines.append(f"{number} nothing")
    if any(brought.anything for brought in joiners):
        if press:
            raise ValueError(f"the press {quoted(press)} is not mixed in: something was brought")
        return "\n".join(lines)
    if not _PRESS.fullmatch(press):
        raise ValueError(f"{quoted(press)} is no id of a press")
    return "\n".join((*lines, f"press {press}"))


def read_salt(salt: str) -> tuple[tuple[Brought, ...], str]:
    """What the joiners brought by a salt of `djehuty2`, and the press that was mixed in, "" for
    none: what :func:`salt` was given."""
    signs, words, press = dict[int, str](), dict[int, str](), ""
    count = 0
    for line in salt.split("\n")[1:]:
        first, _, rest = line.partition(" ")
        if first == "press":
            press = rest
            continue
        what, _, value = rest.partition(" ")
        count = int(first) + 1
        (signs if what == "sign" else words)[int(first)] = value
    joiners = tuple(Brought(signs.get(n, ""), words.get(n, "")) for n in range(count))
    return joiners, press


def salt_of_presses(presses: Sequence[str]) -> str:
    """The salt of a game drawn as `djehuty1`: the ids of the presses that took its seats.

    The ids are joined by commas in the order of the presses. `ValueError` if there is none, or
    one that is empty or has a comma or a blank in it (two lists must never give one salt).
    """
    if not presses:
        raise ValueError("a salt needs at least one press")
    for press in presses:
        if not press or "," in press or any(sign.isspace() for sign in press):
            raise ValueError(f"{quoted(press)} is no id of a press")
    return ",".join(presses)


def method(salt: str) -> Method:
    """The way of drawing that a salt is for: one of presses has no line feed in it."""
    return "djehuty2" if salt.startswith("djehuty2\n") else "djehuty1"


def mixed(salt: str) -> str:
    """What of a salt stands in the text of a block, and in a record's tag Salt: its SHA-256; of one
    of presses itself."""
    if method(salt) == "djehuty1":
        return salt
    return hashlib.sha256(salt.encode()).hexdigest()


def _keyed(secret: bytes, game: str, what: str, salt: str) -> bytes:
    """The 32 bytes that a secret gives for `what` of a game."""
    text = f"{method(salt)}:{game}:{what}:{mixed(salt)}"
    return hmac.new(secret, text.encode(), hashlib.sha256).digest()


def block(secret: bytes, game: str, n: int, salt: str) -> bytes:
    """The 32 bytes of block `n`; `ValueError` for a negative number or a colon in the game's id."""
    if n < 0 or ":" in game:
        raise ValueError(f"there is no block {n} of game {game!r}")
    return _keyed(secret, game, str(n), salt)


def faces(secret: bytes, game: str, n: int, salt: str, device: Device) -> Faces:
    """What throw `n` (from 1) of a game shows: each stick or die in order, one number below its
    sides."""
    if n < 1:
        raise ValueError(f"throws are counted from 1, there is no throw {n}")
    bits = _bits(block(secret, game, n, salt))
    return tuple(_below(bits, sides) for sides in device.sides)


def lot(secret: bytes, game: str, salt: str, seats: int) -> tuple[int, ...]:
    """Who sits where: entry *i* is the joiner, counted from 0 as they joined, who gets seat *i*.

    The joiners in order are shuffled by Fisher and Yates: for i from the last seat down to the
    second, a number below i + 1 is read from block 0, and the joiner there changes places with
    the one at i.
    """
    bits = _bits(block(secret, game, 0, salt))
    order = list(range(seats))
    for i in range(seats - 1, 0, -1):
        j = _below(bits, i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


class Stretch(NamedTuple):
    """A secret, and the number of the first block that it gives."""

    first: int
    secret: bytes


def secret_of(stretches: Sequence[Stretch], n: int) -> bytes:
    """The secret of block `n`. The stretches are in order, the first one begins with block 0; a
    game that never was put back to an earlier state has one. Of two that begin with the same block
    the last one counts."""
    return next(each.secret for each in reversed(stretches) if each.first <= n)


class Deal(NamedTuple):
    """Who sits where, and how that came: entry *i* of `seats` is the joiner who got seat *i*.

    `order` is the lot. With a throw-off it says who throws first, and `thrown` has the faces of its
    throws in order (throw *i* from 0 is joiner `order[i % len(order)]`'s), `scores` their texts;
    without one both are empty and `seats` is the lot itself.
    """

    order: tuple[int, ...]
    seats: tuple[int, ...]
    thrown: tuple[Faces, ...] = ()
    scores: tuple[str, ...] = ()


def pick(secret: bytes, game: str, ply: int, salt: str, count: int) -> int:
    """Which of `count` actions, counted from 0 as they are offered, is played at `ply` for somebody
    who ordered that: a number below `count`, read from block `order <ply>`, which no throw uses."""
    return _below(_bits(_keyed(secret, game, f"order {ply}", salt)), count)


def deal(rules: Rules[Any, Any], seats: int, secret: bytes, game: str, salt: str) -> Deal:
    """Deal the seats of a game by these rules: by lot, or by a throw-off (senet 1.2).

    The device of a throw-off is that of the game's first throw. `GameError` if that game does not
    begin with a throw.
    """
    order = lot(secret, game, salt, seats)
    if not rules.throw_off:
        return Deal(order, order)
    turn = rules.turn(rules.start(seats))
    if not isinstance(turn, Throw):
        raise GameError(f"{rules.id}: a throw-off needs a game that begins with a throw")
    return throw_off(secret, game, salt, order, turn.device, rules.throw_off)


def throw_off(
    secret: bytes, game: str, salt: str, order: Sequence[int], device: Device, wanted: str
) -> Deal:
    """Throw for the seats: in the order of the lot, throws 1, 2, ..., until one reads `wanted`.

    Who throws that takes seat 0, and the others follow in the same order. `ValueError` for an
    outcome that the device does not have.
    """
    if wanted not in device.scores:
        raise ValueError(f"{device.kind} never show {wanted!r}")
    thrown: list[Faces] = []
    while not thrown or device.read(thrown[-1]) != wanted:
        thrown.append(faces(secret, game, len(thrown) + 1, salt, device))
    first = (len(thrown) - 1) % len(order)
    return Deal(
        tuple(order),
        (*order[first:], *order[:first]),
        tuple(thrown),
        tuple(device.read(each) for each in thrown),
    )


def _bits(block: bytes) -> Iterator[int]:
    """The bits of a block and of all that follow it, the most significant first."""
    while True:
        for byte in block:
            for shift in range(7, -1, -1):
                yield byte >> shift & 1
        block = hashlib.sha256(block).digest()


def _below(bits: Iterator[int], limit: int) -> int:
    """The next number below `limit`, equally likely each."""
    length = (limit - 1).bit_length()
    while True:
        number = 0
        for _ in range(length):
            number = number << 1 | next(bits)
        if number < limit:
            return number
