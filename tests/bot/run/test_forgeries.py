"""A player who knows the secret after the end writes another record of the same game: same seal,
same secret, same players. `djehuty verify` refuses it, or says what to compare to see it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.run.exits import NOT_VERIFIED
from games import fair
from games.record import Record, write_record
from tests.golden.forging import SECRET, forged

WHOLE = 10_000
"""More actions than a game has."""


def told(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit code of `djehuty verify`, and all that it says."""
    file = tmp_path / "record.txt"
    file.write_text(write_record(record))
    code = main(["verify", str(file)])
    said = capsys.readouterr()
    return code, said.out + said.err


def test_other_moves_are_not_sealed_and_it_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    true, other = forged(actions=WHOLE), forged(actions=WHOLE, choice=-1)
    assert true.tag("Result") != other.tag("Result")
    for record in (true, other):
        code, said = told(record, tmp_path, capsys)
        assert code == 0
        assert "The moves are not sealed." in said


def test_another_sign_is_told_beside_who_brought_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Anna brought the eye, and all saw it. The feather gives other throws."""
    signs = [("Sign0", "feather"), ("Sign1", "cat")]
    record = forged("djehuty2\n0 sign feather\n1 sign cat", signs, actions=WHOLE)
    code, said = told(record, tmp_path, capsys)
    assert code == 0
    assert "compare with what the boards showed" in said
    lines = [line.strip() for line in said.splitlines() if line.startswith("  ")]
    anna, boris = sorted(line for line in lines if line.startswith(("Anna", "Boris")))
    assert (anna.split(": ")[1], boris.split(": ")[1]) == ("feather", "cat")
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
