"""`docs/checker.py` and `djehuty verify` say the same of every record, whatever a forger did to it.

The checker is run as a plain file, without the project. It knows what was drawn, not which moves
the rules allow. So whoever changes a move and writes its digest anew is told to compare that one;
all else that a forger does both refuse.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import fair
from games.proof import MatchTags, verify
from games.record import Record, RecordError, RecordTurn, read_record, write_record
from tests.golden.forging import (
    GAME,
    GLEBSITE,
    LATER,
    SECRET,
    SIGA,
    SIGNED,
    THROWN_FOR,
    forged,
    gone_on,
    resealed,
    tagged,
    taken_back,
    thrown_on,
)
from tests.golden.regenerate import BEFORE, FOLDER, kept
from tests.golden.test_checker import says
from tests.golden.test_put_back import record as put_back


def holds(record: Record) -> bool:
    """Whether `djehuty verify` says that it does."""
    try:
        return verify(read_record(write_record(record))).holds
    except RecordError:
        return False


def checked(record: Record) -> bool:
    """Whether the checker says so; that it says anything else than how it ends is a mistake."""
    code, said = says(write_record(record))
    assert "Traceback" not in said, said
    assert code in (0, 1, 2)
    return code == 0


HONEST: dict[str, Callable[[], Record]] = {
    "signs": forged,
    "words": lambda: forged(
        f"djehuty2\n0 words {fair.words_digest('Hi')}\n1 nothing", [("Words0", "Hi")]
    ),
    "words forgotten": lambda: forged(
        f"djehuty2\n0 words {'ab' * 32}\n1 nothing", [("WordsDigest0", "ab" * 32)]
    ),
    "a press": lambda: forged("djehuty2\n0 nothing\n1 nothing\npress 47", [("Press", "47")]),
    "stones": lambda: forged(rules=SIGA),
    "a throw-off": lambda: forged(rules=THROWN_FOR),
    "presses": lambda: forged("47,48", [], joiners=[]),
    "a rematch": lambda: tagged(forged(others=(("Previous", "41"),)), Lot=None),
    "a match after a match": lambda: tagged(
        forged(rules=GLEBSITE, others=MatchTags(10, 1, (0, 0), "41").tags()), Lot=None
    ),
    "the first game of a match": lambda: forged(
        rules=GLEBSITE, others=MatchTags(10, 1, (0, 0)).tags()
    ),
    "a later game of a match": lambda: tagged(forged(rules=GLEBSITE, others=LATER), Lot=None),
    "gone on": gone_on,
    "gone on from a record": lambda: gone_on(source=f"record {'ab' * 10}"),
    "put back": lambda: read_record(put_back()),
    "no digest of the moves": lambda: forged(digest=False),
    "a whole game": lambda: forged(actions=10_000),
}
"""Records that hold, of every kind."""

MUST_NOT: dict[str, Callable[[], Record]] = {
    "a digest beside words": lambda: forged(
        f"djehuty2\n0 words {fair.words_digest('Hi')}\n1 nothing",
        [("Words0", "Hi"), ("WordsDigest0", fair.words_digest("Hi"))],
    ),
    "a digest that is none": lambda: forged(
        "djehuty2\n0 words ab\n1 nothing", [("WordsDigest0", "ab")]
    ),
    "a sign that is none": lambda: forged("djehuty2\n0 sign dog\n1 nothing", [("Sign0", "dog")]),
    "a sign that is none, left out": lambda: forged(
        "djehuty2\n0 nothing\n1 sign cat", [("Sign0", "dog"), ("Sign1", "cat")]
    ),
    "an empty sign": lambda: forged(
        "djehuty2\n0 nothing\n1 sign cat", [("Sign0", ""), ("Sign1", "cat")]
    ),
    "a press beside a sign": lambda: forged(
        f"{SIGNED}\npress 47", [("Sign0", "eye"), ("Sign1", "cat"), ("Press", "47")]
    ),
    "a press that is not mixed in": lambda: tagged(forged(), Press="47"),
    "an empty press": lambda: tagged(forged(), Press=""),
    "nothing at all": lambda: forged("djehuty2\n0 nothing\n1 nothing", []),
    "a press of two words": lambda: forged(
        "djehuty2\n0 nothing\n1 nothing\npress 4 7", [("Press", "4 7")]
    ),
    "a joiner of nobody": lambda: tagged(forged(), Joiner9="Eve"),
    "a sign of nobody": lambda: tagged(forged(), Sign9="eye"),
    "a sign of nobody in particular": lambda: tagged(forged(), Sign="eye"),
    "words of nobody": lambda: tagged(forged(), Words2="Hi"),
    "a joiner too few": lambda: tagged(forged(), Joiner1=None),
    "somebody who has not joined": lambda: tagged(forged(), Cones="Eve"),
    "presses with a sign": lambda: forged("47,48", [("Sign0", "eye")], joiners=[]),
    "presses with joiners": lambda: forged("47,48", []),
    "a press of presses": lambda: forged("47,48", [("Press", "47")], joiners=[]),
    "presses of which one is empty": lambda: forged("47,", [], joiners=[]),
    "presses with a blank": lambda: forged("4 7", [], joiners=[]),
    "presses after the last day": lambda: forged(
        "47,48", [], joiners=[], others=[("Date", "2026.11.26")]
    ),
    "presses of another year": lambda: forged(
        "47,48", [], joiners=[], others=[("Date", "2027-01-01")]
    ),
    "a throw-off that goes on": thrown_on,
    "a throw-off that nobody ordered": lambda: forged(thrown=["1"]),
    "a match of rules without one": lambda: tagged(forged(others=LATER), Lot=None),
    "a lot in a later game": lambda: forged(rules=GLEBSITE, others=LATER),
    "somebody else in a later game": lambda: tagged(
        forged(rules=GLEBSITE, others=LATER), Lot=None, Cones="Eve"
    ),
    "a match without a number": lambda: forged(rules=GLEBSITE, others=[("Match", "10")]),
    "a seal in capitals": lambda: tagged(
        forged(), Commitment=fair.commitment(SECRET).upper()
    ),
    "a second secret of no time": lambda: tagged(forged(), Secret1="00" * 32),
    "a secret of a time left out": lambda: tagged(
        forged(), PutBack2="9", Secret2="00" * 32, Commitment2=fair.commitment(bytes(32))
    ),
    "a game's id with a colon": lambda: tagged(forged(), GameId="1:7"),
    "a seat of nobody": lambda: tagged(forged(), Cones=None),
    "gone on, and said to be earlier": lambda: tagged(gone_on(), From="41 3"),
    "gone on, and said to be later": lambda: tagged(gone_on(14), From="41 11"),
    "gone on from behind its end": lambda: tagged(gone_on(), From="41 13"),
    "gone on from its beginning": lambda: tagged(gone_on(), From="41 0"),
    "gone on from nothing": lambda: tagged(gone_on(), From=""),
    "gone on from no number": lambda: tagged(gone_on(), From="41"),
    "gone on from a game of two words": lambda: tagged(gone_on(), From="the game 7"),
    "gone on from itself": lambda: tagged(gone_on(), From=f"{GAME} 7"),
    "gone on, with a lot": lambda: tagged(gone_on(), Lot="0 1"),
    "gone on, and following": lambda: tagged(gone_on(), Previous="40"),
    "gone on in a match": lambda: gone_on(Match="10"),
    "gone on with somebody else": lambda: tagged(gone_on(), Cones="Eve"),
    "gone on, and taken back behind it": lambda: taken_back(gone_on(8), 3),
    "a game of its own that says it went on": lambda: tagged(forged(), From="41 6", Lot=None),
    "a day in other signs": lambda: tagged(forged(), Date="2026–01–01"),
}  # fmt: skip
"""Records that a forger who knows the secret made to hold."""


@pytest.mark.parametrize("what", HONEST)
def test_a_record_of_each_kind_holds_by_both(what: str) -> None:
    record = HONEST[what]()
    assert (holds(record), checked(record)) == (True, True)


@pytest.mark.parametrize("what", MUST_NOT)
def test_no_forged_record_holds_by_either(what: str) -> None:
    record = MUST_NOT[what]()
    for each in (record, resealed(record)):
        assert (holds(each), checked(each)) == (False, False)


def test_what_was_played_before_a_game_went_on_is_under_its_digest() -> None:
    """Nothing else binds it: so there is none without a digest."""
    honest, (first, *others) = gone_on(), gone_on().turns
    before = replace(honest, turns=(RecordTurn("C", (*first.actions[:3], "9-12")), *others))
    moved = tagged(honest, From="41 5")
    bare = tagged(honest, Moves=None)
    for record in (before, moved, bare, tagged(honest, From="42 6")):
        assert (holds(record), checked(record)) == (False, False)


def test_both_tell_which_actions_are_not_sealed() -> None:
    said = says(write_record(gone_on()))[1].splitlines()
    assert said[:2] == [
        "All right: 3 throws, but not who sits where",
        "The first 6 actions come from 41. Their throws are not sealed here.",
    ]
    verdict = verify(gone_on())
    assert (verdict.seats, verdict.throws) == ("from", 3)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Match", "7"), ("Match", "ten"), ("Match", "010"), ("MatchGame", ""), ("MatchGame", "0"),
        ("MatchGame", "1"), ("MatchGame", "03"), ("MatchScore", "4-10"), ("MatchScore", "4"),
        ("MatchScore", "4-7-0"), ("MatchScore", "4--7"), ("Previous", ""), ("Previous", GAME),
    ],
)  # fmt: skip
def test_a_match_that_cannot_be_holds_by_neither(name: str, value: str) -> None:
    record = resealed(tagged(HONEST["a later game of a match"](), **{name: value}))
    assert (holds(record), checked(record)) == (False, False)


DRAWN = (
    "Cones", "Spindles", "First", "Second", "Player1", "Player2", "Player3", "Fair", "GameId",
    "Salt", "Press", "Joiner0", "Joiner1", "Joiner2", "Sign0", "Sign1", "Sign2", "Words0",
    "Words1", "Words2", "WordsDigest0", "WordsDigest1", "Commitment", "Secret", "Lot",
    "ThrowOff", "PutBack1", "PutBack2", "Commitment1", "Secret1", "Match", "MatchGame",
    "MatchScore", "Previous", "From", "Date",
)  # fmt: skip
VALUES = ("", "0", "1", "01", "1 0", "0 1", "0-0", "10", "eye", "dog", "djehuty1", "djehuty2",
          "47", "4 7", "41 6", "41 9",
          f"record {'ab' * 10} 7", "47,48", "Anna", "Eve", "ab" * 32, "00" * 32, "2026.11.26",
          "a:b", "é",
          fair.commitment(bytes(32)))  # fmt: skip
BASES = (
    *(make() for make in HONEST.values()),
    *(read_record(kept(FOLDER / f"{name}.txt")) for name in ("siga-three", "hyena-three")),
    read_record(kept(BEFORE / "siga.txt")),
)
SEALED = tuple(record for record in BASES if record.tag("Moves"))
ALL = (
    *DRAWN, "Game", "Rules", "Version", "Switches", "Result", "Reason", "Moves",
)  # fmt: skip


@st.composite
def tampered(draw: st.DrawFn, bases: Sequence[Record], names: Sequence[str]) -> Record:
    """A record that holds, with one to three changes of those tags."""
    record = draw(st.sampled_from(bases))
    for _ in range(draw(st.integers(1, 3))):
        said = dict(record.tags)
        there = st.sampled_from(sorted((set(names) & set(said)) - {"Moves"}))
        values = st.sampled_from([*VALUES, *(said[name] for name in names if name in said)])
        match draw(st.sampled_from(["change", "add", "take away", "swap", "move"])):
            case "change":
                record = tagged(record, **{draw(there): draw(values)})
            case "add":
                record = tagged(record, **{draw(st.sampled_from(names)): draw(values)})
            case "take away":
                record = tagged(record, **{draw(there): None})
            case "swap":
                one, other = draw(there), draw(there)
                record = tagged(record, **{one: said[other], other: said[one]})
            case _:
                record = replace(record, tags=tuple(draw(st.permutations(record.tags))))
    return record


@st.composite
def played_otherwise(draw: st.DrawFn) -> Record:
    """A record that holds and has a digest, with an action changed, left out or added, its end cut
    off, or another side's turn."""
    record = draw(st.sampled_from(SEALED))
    turns = [(turn.letter, list(turn.actions)) for turn in record.turns]
    number = draw(st.integers(0, len(turns) - 1))
    actions = turns[number][1]
    place = draw(st.integers(0, len(actions) - 1))
    others = st.sampled_from([text for turn in record.turns for text in turn.actions])
    match draw(st.sampled_from(["change", "leave out", "add", "cut off", "side"])):
        case "change":
            actions[place] = draw(others)
        case "leave out" if len(actions) > 1:
            del actions[place]
        case "add":
            actions.insert(place, draw(others))
        case "side":
            turns[number] = (draw(st.sampled_from("CSxo123")), actions)
        case _:
            del turns[number:]
    made = tuple(RecordTurn(letter, tuple(actions)) for letter, actions in turns)
    return replace(record, turns=made)


@given(tampered(BASES, DRAWN) | tampered(BASES, DRAWN).map(resealed))
@settings(max_examples=60)
def test_whatever_is_changed_of_the_draw_both_say_the_same(record: Record) -> None:
    """Also where the digest of the moves is written anew."""
    assert checked(record) == holds(record), write_record(record)


@given(tampered(SEALED, ALL))
@settings(max_examples=60)
def test_whatever_is_changed_under_a_digest_both_say_the_same(record: Record) -> None:
    assert checked(record) == holds(record), write_record(record)


@given(played_otherwise())
@settings(max_examples=40)
def test_no_other_game_has_the_same_digest(record: Record) -> None:
    same = record in SEALED
    assert (checked(record), holds(record)) == (same, same), write_record(record)


def test_turns_of_one_side_in_a_row_are_no_turns() -> None:
    """The turns decide who threw what, and where the numbers of turns come from."""
    record = forged()
    first, *rest = record.turns
    split = (replace_actions(first, 0, 1), replace_actions(first, 1, None), *rest)
    broken = replace(record, turns=split)
    assert (holds(broken), checked(broken)) == (False, False)


def replace_actions(turn: Any, start: int, end: int | None) -> Any:
    """The turn with a part of its actions."""
    return turn._replace(actions=turn.actions[start:end])


HALVES = (r"\ud83d\ude00", r"\ud800", r"x\udfff")


@pytest.mark.parametrize("half", HALVES)
def test_half_a_sign_in_a_name_is_read_and_shown_as_it_is_written(half: str) -> None:
    """Names prove nothing, and any name comes back from a record."""
    text = write_record(forged()).replace('"Anna"', f'"{half}"')
    assert verify(read_record(text)).holds
    code, said = says(text)
    assert (code, f"{half}: eye" in said) == (0, True), said


@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize(
    "tag", ["GameId", "Salt", "Date", "Rules", "Commitment", "Words0", "Match"]
)
def test_half_a_sign_elsewhere_cannot_be_read(tag: str, half: str) -> None:
    text = re.sub(rf'(?m)^\[{tag} ".*"\]\n', "", write_record(HONEST["words"]()))
    text = text.replace("[Result", f'[{tag} "{half}"]\n[Result', 1)
    assert says(text)[0] == 2
    with pytest.raises(RecordError):
        verify(read_record(text))


def test_words_that_look_like_such_a_code_are_words() -> None:
    salt = f"djehuty2\n0 words {fair.words_digest(HALVES[0])}\n1 nothing"
    record = forged(salt, [("Words0", HALVES[0])])
    assert (checked(record), holds(record)) == (True, True)
