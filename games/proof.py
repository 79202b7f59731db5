"""What a record proves: its seats and its throws, recomputed from its secret; and its match.

What the joiners brought, a throw-off for the seats and a match have tags of their own
(docs/notation.md, section 3).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

from games import chain, fair
from games.catalogue import RuleSet
from games.core import Throw, cut, quoted
from games.record import (
    Record,
    RecordError,
    Replay,
    Unreadable,
    origin_in,
    replay,
    side_tag,
)

_SECRET: Final = re.compile(r"[0-9a-f]{64}")
"""How a secret is written: 32 bytes and nothing else."""

_BROUGHT: Final = re.compile(r"(Joiner|Sign|Words|WordsDigest)(\d*)|Press", re.ASCII)
"""The names of the tags that say who joined and what was brought."""

_BACK: Final = re.compile(r"(?:PutBack|Commitment|Secret)(\d+)", re.ASCII)
"""The names of the tags of a game that was put back to an earlier state."""

OWN: Final = re.compile(r"(?:Cones|Spindles|First|Second|Player\d|Joiner\d|Words\d)", re.ASCII)
"""The tags whose values are people's own: all others are ASCII."""

_NUMBER: Final = re.compile(r"0|[1-9]\d{0,8}", re.ASCII)


class Joiner(NamedTuple):
    """Who sat down, and what they brought, as a record says it.

    `words` are those of their own, "" for none; of words that have been forgotten since there is
    only the `digest`.
    """

    name: str
    sign: str = ""
    words: str = ""
    digest: str = ""

    @property
    def brought(self) -> fair.Brought:
        """What they brought, as the salt keeps it; `ValueError` if that cannot be."""
        return fair.Brought(self.sign, fair.words_digest(self.words) if self.words else self.digest)


def joiner_tags(joiners: Sequence[Joiner], press: str = "") -> tuple[tuple[str, str], ...]:
    """The tags Joiner0, Sign0, Words0 (of forgotten words WordsDigest0), Joiner1, ..., those that
    say something; at the end Press, if it was mixed in."""
    tags = list[tuple[str, str]]()
    for number, joiner in enumerate(joiners):
        digest = "" if joiner.words else joiner.digest
        said = {"Sign": joiner.sign, "Words": joiner.words, "WordsDigest": digest}
        tags.append((f"Joiner{number}", joiner.name))
        tags += [(f"{name}{number}", value) for name, value in said.items() if value]
    return (*tags, ("Press", press)) if press else tuple(tags)


@dataclass(frozen=True, slots=True)
class MatchTags:
    """What a record says of its match: played to `target` points, this is game `number`.

    `before` are the points of every seat's player before it; `previous` the id of the game whose
    seats have changed hands, "" if the lot dealt them.
    """

    target: int
    number: int
    before: tuple[int, ...]
    previous: str = ""

    def tags(self) -> tuple[tuple[str, str], ...]:
        """The tags Match, MatchGame, MatchScore, and Previous where seats have changed hands."""
        tags = (
            ("Match", str(self.target)),
            ("MatchGame", str(self.number)),
            ("MatchScore", "-".join(map(str, self.before))),
        )
        return (*tags, ("Previous", self.previous)) if self.previous else tags


Finding: TypeAlias = Literal[
    "holds",
    "missing",
    "method",
    "secret",
    "commitment",
    "salt",
    "lot",
    "throw-off",
    "players",
    "throw",
    "moves",
]

Seating: TypeAlias = Literal["lot", "throw-off", "match", "from"]
"""What gave the seats: the lot, a throw-off, or the game before in a match, which this record alone
cannot prove; or who began the game, in one that goes on from another."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What checking a record's throws found.

    `finding` is `holds`, or the first thing that does not: a tag is `missing`, no game was drawn by
    that `method` any more on its day, the `secret` is not 64 digits, or not the one of the
    `commitment`, the `salt` is not what the joiners brought (or a tag says that they brought what
    is not in it), the `lot` differs, or the `throw-off`, the `players` are not those who joined, a
    `throw` differs, or the digest of the `moves`. `subject` is the missing tag, the one that says
    too much, the joiner, or the number of the throw from 1; `expected` what the secret gives and
    `found` what the record says. `throws` is the number of throws that agreed, those of a throw-off
    first. `seats` says whether the seats were proven too: those of a later game of a match are not.
    Of a game that goes on from another only its own throws count; those before are not sealed here.
    `method` is how the game was drawn: of `djehuty1` only the server knew the salt. `put_back` has,
    for each time that the game was put back to an earlier state, the number of the first throw of
    another secret, which was drawn when the salt was known.

    No record can prove that its seal is the one that was shown before anybody joined, that the
    joiners are called so and brought what it says, and that these were the moves: whoever knows the
    secret can write another record that holds. Those who saw the boards can compare; the digest
    that stood there tells them of the moves.
    """

    finding: Finding
    throws: int = 0
    subject: str = ""
    expected: str = ""
    found: str = ""
    seats: Seating = "lot"
    method: fair.Method = fair.METHOD
    put_back: tuple[int, ...] = ()
    players: tuple[tuple[str, Joiner], ...] = ()
    """Of a record that holds: who joined, in that order, each with the tag of their seat, which is
    "" where the seats are not proven. Of `djehuty1` nobody brought anything that is known."""
    moves: str = ""
    """Of a record that holds: the digest of its moves (games/chain.py), "" where it has none."""

    @property
    def holds(self) -> bool:
        """Whether every throw is what the secret gives, and so are the seats, but in a match."""
        return self.finding == "holds"


def verify(record: Record) -> Verdict:
    """Recompute the seats and every throw of a record from its tags.

    Needs GameId, Salt, Commitment, Secret, Fair, a tag for each seat and Lot, with a throw-off also
    ThrowOff; of a game drawn as `djehuty2` a Joiner each. A game that follows another (Previous)
    has no Lot: its seats are not proven, and the verdict says so. Nor has one that goes on from
    another (From), which needs Moves. `RecordError` if it does not
    replay or its match cannot be.
    """
    _whole(record)
    replayed = replay(record)
    tags, seats = dict(record.tags), replayed.seats
    match_tags(record, replayed.rules, seats)
    _check_origin(tags)
    later = bool(tags.get("Previous") or tags.get("From"))
    wrong = _wanting(tags, replayed, later=later) or _outdated(tags)
    if wrong is not None:
        return wrong
    secrets = _secrets(tags)
    if isinstance(secrets, Verdict):
        return secrets
    wrong = _claimed(tags, seats)
    if wrong is not None:
        return wrong
    secret, game = secrets[0].secret, tags["GameId"]
    if ":" in game:
        raise RecordError(f"tags: GameId is {quoted(game)}, but no game's id has a colon")
    salt = _salt(tags, seats)
    if isinstance(salt, Verdict):
        return salt
    _plain(record)
    if later:
        given: Seating = "from" if replayed.first else "match"
        found = _joined(tags, replayed.rules, seats) or Verdict("holds", seats=given)
    else:
        found = _seated(tags, replayed.rules, fair.deal(replayed.rules, seats, secret, game, salt))
    if found.holds:
        found = _throws(replayed, secrets, game, salt, found)
    if not found.holds:
        return found
    moves = tags.get("Moves")
    if moves is not None and moves != (due := chain.moves_of(record)):
        return Verdict("moves", expected=due, found=cut(moves))
    return replace(found, players=_players(tags, replayed), moves=moves or "")


def _whole(record: Record) -> None:
    """`Unreadable` if there is half a sign in what is not a name: it has no digest."""
    for name, value in record.tags:
        halves = any("\ud800" <= sign <= "\udfff" for sign in value)
        if halves and (name.startswith("Words") or not OWN.fullmatch(name)):
            raise Unreadable(f"tags: {name} is {quoted(value)}, with half a sign")


def _plain(record: Record) -> None:
    """`Unreadable` if a sign is not ASCII that is not of a name or of words."""
    for name, value in record.tags:
        if not (value.isascii() or OWN.fullmatch(name)):
            raise Unreadable(f"tags: {name} is {quoted(value)}, with signs that are not ASCII")


def _wanting(tags: Mapping[str, str], replayed: Replay, *, later: bool) -> Verdict | None:
    """The first tag that is missing, or a way of drawing that is not known; None if none is."""
    dealt = () if later else ("Lot", "ThrowOff") if replayed.rules.throw_off else ("Lot",)
    moves = ("Moves",) if replayed.first else ()
    for name in ("Fair", "GameId", "Salt", "Commitment", "Secret", *dealt, *moves):
        if not tags.get(name):
            return Verdict("missing", subject=name)
    method = tags["Fair"]
    if method not in get_args(fair.Method):
        return Verdict("missing", subject="Fair", expected=fair.METHOD, found=cut(method))
    seats = range(replayed.seats)
    joiners = () if method == "djehuty1" else tuple(f"Joiner{number}" for number in seats)
    for name in (*joiners, *(side_tag(replayed.rules, seat) for seat in seats)):
        if not tags.get(name):
            return Verdict("missing", subject=name)
    return None


def _outdated(tags: Mapping[str, str]) -> Verdict | None:
    """Why no game of that day can have been drawn so; None if one can. The tag Date can be forged
    as well: so an earlier one proves nothing."""
    day = re.sub(r"[^0-9]", "-", tags.get("Date", ""))
    if tags["Fair"] == fair.METHOD or day <= fair.LAST_DAY_OF_PRESSES:
        return None
    return Verdict("method", subject="Fair", expected=fair.METHOD, found=f"djehuty1 on {cut(day)}")


def put_back_tags(stretches: Sequence[fair.Stretch], *, over: bool) -> tuple[tuple[str, str], ...]:
    """The tags PutBack1, Commitment1, Secret1, ... of a game that was put back; those of secrets
    only if it is over."""
    tags = list[tuple[str, str]]()
    for number, (first, secret) in enumerate(stretches[1:], 1):
        tags.append((f"PutBack{number}", str(first)))
        tags.append((f"Commitment{number}", fair.commitment(secret)))
        tags += [(f"Secret{number}", secret.hex())] if over else []
    return tuple(tags)


def _secrets(tags: Mapping[str, str]) -> tuple[fair.Stretch, ...] | Verdict:
    """The secrets that a record's tags give, each that of its seal; or what is wrong with them."""
    stretches, number = list[fair.Stretch](), 0
    while not stretches or f"PutBack{number}" in tags:
        end = str(number or "")
        for name in (f"Commitment{end}", f"Secret{end}"):
            if not tags.get(name):
                return Verdict("missing", subject=name)
        wrong = _sealed(tags[f"Secret{end}"], tags[f"Commitment{end}"])
        if wrong is not None:
            return replace(wrong, subject=end)
        first = _number(tags[f"PutBack{end}"]) if number else 0
        if number and first < max(1, stretches[-1].first):
            raise RecordError(
                f"tags: PutBack{end} is {quoted(tags[f'PutBack{end}'])}, but a game is put back to"
                f" throw {max(1, stretches[-1].first)} or a later one"
            )
        stretches.append(fair.Stretch(first, bytes.fromhex(tags[f"Secret{end}"])))
        number += 1
    known = set(map(str, range(1, number)))
    for name in tags:
        back = _BACK.fullmatch(name)
        if back is not None and back[1] not in known:
            raise RecordError(f"tags: {cut(name)}, but the game was put back {number - 1} times")
    return tuple(stretches)


def _sealed(secret: str, commitment: str) -> Verdict | None:
    """Why this is not what was sealed; None if it is."""
    if not _SECRET.fullmatch(secret):
        return Verdict("secret", expected="64 digits 0-9 a-f", found=cut(secret))
    seal = fair.commitment(bytes.fromhex(secret))
    if seal == commitment:
        return None
    return Verdict("commitment", expected=seal, found=cut(commitment))


def _claimed(tags: Mapping[str, str], seats: int) -> Verdict | None:
    """What the record says that somebody brought though the throws do not follow from it: of nobody
    who joined, nothing, twice, or in a game whose salt is the ids of presses. None if there is
    nothing."""
    joined = () if tags["Fair"] == "djehuty1" else tuple(map(str, range(seats)))
    for name, value in tags.items():
        said = _BROUGHT.fullmatch(name)
        if said is None:
            continue
        twice = said[1] == "WordsDigest" and f"Words{said[2]}" in tags
        theirs = said[2] in joined or (name == "Press" and joined)
        if twice or not value or not theirs:
            return Verdict("salt", subject=name, expected="nothing", found=cut(value))
    return None


def joiners_of(tags: Mapping[str, str], seats: int) -> tuple[Joiner, ...]:
    """Who joined by a record's tags, in order, and what each brought; nobody in `djehuty1`."""
    if f"Joiner{seats - 1}" not in tags:
        return ()
    names = ("Joiner", "Sign", "Words", "WordsDigest")
    return tuple(Joiner(*(tags.get(f"{name}{n}", "") for name in names)) for n in range(seats))


def _salt(tags: Mapping[str, str], seats: int) -> str | Verdict:
    """The salt that a record's tags give, or what is wrong with it."""
    said = tags["Salt"]
    if tags["Fair"] == "djehuty1":
        try:
            return fair.salt_of_presses(said.split(","))
        except ValueError:
            return Verdict("salt", expected="ids of presses", found=cut(said))
    try:
        brought = [joiner.brought for joiner in joiners_of(tags, seats)]
        salt = fair.salt(brought, tags.get("Press", ""))
    except ValueError as error:
        return Verdict("salt", expected=str(error), found=cut(said))
    if fair.mixed(salt) != said:
        return Verdict("salt", expected=fair.mixed(salt), found=cut(said))
    return salt


def _seated(tags: Mapping[str, str], rules: RuleSet[Any, Any], deal: fair.Deal) -> Verdict:
    """What is wrong with the seats that a record's tags give. It holds if they are those of the
    deal, and each has the joiner who got it, where joiners are named."""
    lot, thrown = " ".join(map(str, deal.seats)), " ".join(deal.scores)
    if lot != tags["Lot"]:
        return Verdict("lot", expected=lot, found=cut(tags["Lot"]))
    if (thrown or None) != tags.get("ThrowOff"):
        return Verdict("throw-off", expected=thrown, found=cut(tags.get("ThrowOff", "")))
    for seat, number in enumerate(deal.seats):
        joiner, sits = tags.get(f"Joiner{number}"), tags[side_tag(rules, seat)]
        if joiner is not None and joiner != sits:
            subject = f"Joiner{number}"
            return Verdict("players", subject=subject, expected=cut(joiner), found=cut(sits))
    return Verdict("holds", len(deal.thrown), seats="throw-off" if deal.thrown else "lot")


def _players(tags: Mapping[str, str], replayed: Replay) -> tuple[tuple[str, Joiner], ...]:
    """Who joined by a record that holds, each with the tag of their seat."""
    sides = [side_tag(replayed.rules, seat) for seat in range(replayed.seats)]
    joiners = joiners_of(tags, replayed.seats)
    if not joiners:
        return tuple((side, Joiner(tags[side])) for side in sides)
    lot = tags["Lot"].split() if "Lot" in tags else []
    seats = [sides[lot.index(str(number))] if lot else "" for number in range(len(joiners))]
    return tuple(zip(seats, joiners, strict=True))


def _joined(tags: Mapping[str, str], rules: RuleSet[Any, Any], seats: int) -> Verdict | None:
    """That somebody has a seat who has not joined; None if nobody has, or no joiner is named."""
    names = sorted(joiner.name for joiner in joiners_of(tags, seats))
    sit = sorted(tags[side_tag(rules, seat)] for seat in range(seats))
    if not names or names == sit:
        return None
    return Verdict("players", expected=cut(", ".join(names)), found=cut(", ".join(sit)))


def _throws(
    replayed: Replay, secrets: Sequence[fair.Stretch], game: str, salt: str, verdict: Verdict
) -> Verdict:
    """The verdict on the game's throws, which follow those counted already."""
    rules, throws = replayed.rules, verdict.throws
    for nth, device, found in replayed.thrown:
        number = verdict.throws + nth
        secret = fair.secret_of(secrets, number)
        expected = device.read(fair.faces(secret, game, number, salt, device))
        if expected != found:
            return Verdict("throw", number - 1, str(number), expected, found)
    own = replayed.played[replayed.first :]
    throws += sum(isinstance(rules.turn(played.before), Throw) for played in own)
    later = tuple(each.first for each in secrets[1:])
    return replace(verdict, throws=throws, method=fair.method(salt), put_back=later)


def match_tags(record: Record, rules: RuleSet[Any, Any], seats: int) -> MatchTags | None:
    """What a record says of its match, None for a single game.

    `RecordError` for a match that cannot be: rules without such a match, a game that is none, a
    score that decides it or that nobody has yet; and for a game that follows itself, or seats both
    drawn and changed.
    """
    tags = dict(record.tags)
    said = {name: tags.get(name, "") for name in ("Match", "MatchGame", "MatchScore")}
    previous = tags.get("Previous", "")
    if previous and previous == tags.get("GameId"):
        raise RecordError(f"tags: Previous is {quoted(previous)}, which is this very game")
    if previous and max(rules.seats) > 2:
        raise RecordError(f"tags: Previous is {quoted(previous)}, but a lot deals these seats")
    if previous and ("Lot" in tags or "ThrowOff" in tags):
        raise RecordError("tags: the seats of a game with Previous change hands, no lot is drawn")
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
    elif number > 1 and not previous:
        wrong = f"Previous is missing in game {number} of a match"
    if wrong:
        raise RecordError(f"tags: {wrong}")
    return MatchTags(target, number, before, previous)


def _check_origin(tags: Mapping[str, str]) -> None:
    """`RecordError` for a game that goes on from itself, or follows another or belongs to a match
    as well, or whose seats were drawn."""
    said = tags.get("From")
    origin = None if said is None else origin_in(said)
    if origin is None:
        return
    if origin.source == tags.get("GameId"):
        raise RecordError(f"tags: From is {quoted(said)}, which is this very game")
    for name in ("Previous", "Lot", "ThrowOff", "Match", "MatchGame", "MatchScore"):
        if name in tags:
            raise RecordError(f"tags: {name} stands beside From, but the game goes on from another")


def _number(text: str) -> int:
    """The number written so, without zeros before it; -1 if it is none."""
    return int(text) if _NUMBER.fullmatch(text) else -1
