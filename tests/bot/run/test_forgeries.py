"""A player who knows the secret after the end writes another record of the same game: same seal,
same secret, same players. `djehuty verify` refuses it, or says what to compare to see it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.run.exits import NOT_VERIFIED
from games import fair
from games.record import Record, write_record
from tests.golden.forging import SECRET, forged, resealed, tagged

WHOLE = 10_000
"""More actions than a game has."""


def told(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit code of `djehuty verify`, and all that it says."""
    file = tmp_path / "record.txt"
    file.write_text(write_record(record))
    code = main(["verify", str(file)])
    said = capsys.readouterr()
    return code, said.out + said.err


REAL = forged(actions=WHOLE)
"""Anna brought the eye, Boris the cat, and all saw it on every board."""
SCARAB = ("djehuty2\n0 sign scarab\n1 sign cat", [("Sign0", "scarab"), ("Sign1", "cat")])
PRESSES = ("47,48", list[tuple[str, str]]())


def other_moves() -> Record:
    """The same seal, secret, signs and names, and so the same throws; the other side wins."""
    return forged(actions=WHOLE, choice=-1)


def another_sign() -> Record:
    """Other throws, by a sign that nobody brought."""
    return forged(*SCARAB, actions=WHOLE)


def made_up_presses() -> Record:
    """Other throws, by ids that a server could have had before there were signs."""
    return forged(*PRESSES, joiners=[], others=[("Date", "2026.11.01")], actions=WHOLE)


FORGERIES = {"moves": other_moves, "sign": another_sign, "djehuty1": made_up_presses}
every_forgery = pytest.mark.parametrize("what", FORGERIES)


@every_forgery
def test_who_keeps_the_digest_that_the_last_board_showed_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    forgery = FORGERIES[what]()
    assert forgery.tag("Secret") == REAL.tag("Secret")
    assert forgery.tag("Commitment") == REAL.tag("Commitment")
    code, said = told(tagged(forgery, Moves=REAL.tag("Moves")), tmp_path, capsys)
    assert code == NOT_VERIFIED
    assert said.startswith("djehuty: does not verify: the digest of its moves is ")


@every_forgery
def test_who_writes_it_anew_has_another_than_the_last_board(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    code, said = told(FORGERIES[what](), tmp_path, capsys)
    assert code == 0
    assert "compare with what the boards showed" in said
    (shown,) = [line for line in said.splitlines() if "digest of the moves, on the last" in line]
    _, true = told(REAL, tmp_path, capsys)
    assert shown.startswith("  digest of the moves, on the last board: ")
    assert shown not in true


@every_forgery
def test_who_leaves_it_out_is_told_to_have_sealed_no_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    code, said = told(tagged(FORGERIES[what](), Moves=None), tmp_path, capsys)
    assert code == 0
    assert "CAREFUL: the moves are not sealed" in said
    assert "Where the boards showed one, a record without it is not the one" in said


def test_the_true_record_says_what_the_boards_showed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = told(REAL, tmp_path, capsys)
    assert code == 0
    assert "CAREFUL" not in said
    assert re.search(r"\n  digest of the moves, on the last board: (?:[0-9a-f]{5} ?){4}\n", said)
    going_on = forged()
    assert "on the newest board: " in told(going_on, tmp_path, capsys)[1]


def test_another_end_has_another_digest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Who resigned, no move says: the last link does."""
    end = resealed(tagged(forged(), Result="cones", Reason="resigned"))
    assert told(end, tmp_path, capsys)[0] == 0
    assert told(tagged(end, Result="spindles"), tmp_path, capsys)[0] == NOT_VERIFIED
    assert told(tagged(end, Result=None, Reason=None), tmp_path, capsys)[0] == NOT_VERIFIED


def test_another_sign_is_told_beside_who_brought_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = told(another_sign(), tmp_path, capsys)
    assert code == 0
    lines = [line.strip() for line in said.splitlines() if line.startswith("  ")]
    anna, boris = sorted(line for line in lines if line.startswith(("Anna", "Boris")))
    assert (anna.split(": ")[1], boris.split(": ")[1]) == ("scarab", "cat")
    assert f"seal, before anybody sat down: {fair.commitment(SECRET)}" in lines


def test_words_and_presses_are_told_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = 'Say "hi"'
    salt = f"djehuty2\n0 words {fair.words_digest(words)}\n1 nothing"
    _, said = told(forged(salt, [("Words0", words)]), tmp_path, capsys)
    assert r': "Say \"hi\""' in said
    assert ": nothing" in said
    forgotten = f"djehuty2\n0 words {'ab' * 32}\n1 nothing"
    _, said = told(forged(forgotten, [("WordsDigest0", "ab" * 32)]), tmp_path, capsys)
    assert f"words, forgotten since, whose SHA-256 is {'ab' * 32}" in said
    press = "djehuty2\n0 nothing\n1 nothing\npress 47"
    _, said = told(forged(press, [("Press", "47")]), tmp_path, capsys)
    assert "mixed in: press 47" in said


def test_nobody_sees_less_of_a_name_than_there_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    joiners = [("Joiner0", "Anna"), ("Joiner1", "Boris")]
    record = forged(joiners=joiners)
    tags = tuple((name, value.replace("Anna", "A\x1b[2Jx")) for name, value in record.tags)
    _, said = told(Record(tags, record.turns), tmp_path, capsys)
    assert r"A\u001b[2Jx (" in said


@pytest.mark.parametrize("day", ["2026.11.26", "2026-12-01", "2031.01.01"])
def test_a_later_game_that_says_djehuty1_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], day: str
) -> None:
    record = forged("47,48", [], joiners=[], others=[("Date", day)], actions=WHOLE)
    code, said = told(record, tmp_path, capsys)
    assert code == NOT_VERIFIED
    assert "a game that began after 2026-11-25 is djehuty2" in said


def test_of_an_earlier_one_it_says_loudly_that_its_throws_can_be_made_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A date is made up as easily as a salt."""
    for others in ([("Date", "2026.11.01")], []):
        record = forged("47,48", [], joiners=[], others=others, actions=WHOLE)
        code, said = told(record, tmp_path, capsys)
        assert code == 0
        assert "CAREFUL, djehuty1" in said
        assert "can make up other ids, and with them every throw" in said
        assert "\n47,48\n" in said
