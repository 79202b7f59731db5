"""What a forger makes who knows the secret: records in which all that is drawn follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from games import fair
from games.catalogue import rule_set
from games.chain import moves_of
from games.core import Choose, Over, Throw, lookup
from games.proof import MatchTags
from games.record import Record, RecordTurn, record_of, side_tag
from games.senet.lookups import device

SECRET, GAME = bytes(range(32)), "17"
NAMES = ("Anna", "Boris")
SIGNED = "djehuty2\n0 sign eye\n1 sign cat"
SENET, GLEBSITE, SIGA = rule_set("thibault"), rule_set("glebsite"), rule_set("siga", {"size": "3"})
STICKS = device("sticks", 5)
THROWN_FOR = rule_set("thibault", {"first": "throw_off"})
LATER = MatchTags(10, 3, (4, 7), "16").tags()


def forged(
    salt: str = SIGNED,
    brought: Sequence[tuple[str, str]] = (("Sign0", "eye"), ("Sign1", "cat")),
    *,
    rules: Any = SENET,
    thrown: Sequence[str] | None = None,
    seats: Sequence[int] | None = None,
    joiners: Sequence[tuple[str, str]] = (("Joiner0", "Anna"), ("Joiner1", "Boris")),
    others: Sequence[tuple[str, str]] = (),
    actions: int = 12,
    choice: int = 0,
    digest: bool = True,
) -> Record:
    """A record that a forger makes who knows the secret: lot and throws follow from the secret and
    from `salt`, whatever that is; `brought` is what the tags say. `thrown` are the throws that they
    call a throw-off, and `seats` who they say has which seat. The game has so many `actions` at
    most; `choice` is the number of what is played, of what is offered. The digest of the moves is
    theirs; without `digest` they leave it out."""
    deal = fair.deal(rules, 2, SECRET, GAME, salt)
    first = tuple(deal.scores) if thrown is None else tuple(thrown)
    count, state, texts = len(first), rules.start(2), list[str]()
    while len(texts) < actions and not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Throw):
            count += 1
            texts.append(STICKS.read(fair.faces(SECRET, GAME, count, salt, STICKS)))
        else:
            assert isinstance(turn, Choose)
            texts.append(rules.write(turn.actions[choice % len(turn.actions)]))
        state = rules.apply(state, lookup(rules, state, texts[-1]))
    sit = deal.seats if seats is None else tuple(seats)
    goes_on = [] if isinstance(rules.turn(state), Over) else [("Result", "*")]
    record = record_of(rules, 2, texts, (
        *((side_tag(rules, seat), NAMES[number]) for seat, number in enumerate(sit)),
        *goes_on, ("Fair", fair.method(salt)), ("GameId", GAME), ("Salt", fair.mixed(salt)),
        *joiners, *brought, ("Commitment", fair.commitment(SECRET)), ("Secret", SECRET.hex()),
        ("Lot", " ".join(map(str, sit))), *([("ThrowOff", " ".join(first))] if first else []),
        *others,
    ))  # fmt: skip
    return resealed(record) if digest else record


def gone_on(actions: int = 12, first: int = 6, *, source: str = "41", **others: str) -> Record:
    """A game that goes on from another one after its `first` actions: these are of the game 41,
    whatever its secret was, and the throws behind them are counted from 1."""
    state, texts, count = SENET.start(2), list[str](), 0
    while len(texts) < actions:
        turn = SENET.turn(state)
        if isinstance(turn, Throw):
            own = len(texts) >= first
            count += own
            secret, game = (SECRET, GAME) if own else (bytes(32), "41")
            number = count if own else len(texts) + 1
            texts.append(STICKS.read(fair.faces(secret, game, number, SIGNED, STICKS)))
        else:
            assert isinstance(turn, Choose)
            texts.append(SENET.write(turn.actions[0]))
        state = SENET.apply(state, lookup(SENET, state, texts[-1]))
    return resealed(record_of(SENET, 2, texts, (
        ("Cones", "Anna"), ("Spindles", "Boris"), ("Result", "*"), ("From", f"{source} {first}"),
        ("Fair", fair.METHOD), ("GameId", GAME), ("Salt", fair.mixed(SIGNED)),
        ("Joiner0", "Anna"), ("Sign0", "eye"), ("Joiner1", "Boris"), ("Sign1", "cat"),
        ("Commitment", fair.commitment(SECRET)), ("Secret", SECRET.hex()), *others.items(),
    )))  # fmt: skip


def taken_back(record: Record, actions: int) -> Record:
    """The record with so many of its last actions taken back by who acted last."""
    *before, last = record.turns
    back = RecordTurn(last.letter, (*last.actions, f"back:{actions}"))
    return resealed(replace(record, turns=(*before, back)))


def resealed(record: Record) -> Record:
    """The record with the digest of its moves written anew, at the end of its tags."""
    return tagged(record, Moves=moves_of(record))


def tagged(record: Record, **tags: str | None) -> Record:
    """The record with other tags; None takes one away."""
    kept = tuple(tag for tag in record.tags if tag[0] not in tags)
    new = tuple((name, value) for name, value in tags.items() if value is not None)
    return replace(record, tags=(*kept, *new))


def thrown_on() -> Record:
    """The seats were thrown for until a 1 came, and then once more and again until another did: so
    the other player begins."""
    order = fair.lot(SECRET, GAME, SIGNED, 2)
    throws = [STICKS.read(fair.faces(SECRET, GAME, n, SIGNED, STICKS)) for n in range(1, 200)]
    first = throws.index("1")
    other = next(n for n, text in enumerate(throws) if text == "1" and (n - first) % 2)
    seats = order if other % 2 == 0 else order[::-1]
    return forged(rules=THROWN_FOR, thrown=throws[: other + 1], seats=seats)
