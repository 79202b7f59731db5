"""The checker in the docs: at most 120 lines, from the documents alone, and it says what we say."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from games.catalogue import CATALOGUE, rule_set
from games.proof import verify
from games.record import RecordError, read_record
from tests.golden.regenerate import BEFORE, FOLDER, GAMES, UNSEALED, kept

CHECKER = Path(__file__).parents[2] / "docs" / "checker.py"
MOST = 155
RECORDS = (
    *(golden.path for golden in GAMES),
    *sorted(BEFORE.iterdir()),
    *sorted(UNSEALED.iterdir()),
)


def says(record: str) -> tuple[int, str]:
    """The checker's exit code, and its answer."""
    return answers(record.encode())


def answers(data: bytes) -> tuple[int, str]:
    """The same, of a file's bytes."""
    done = subprocess.run(  # noqa: S603 - this interpreter, and a script of ours
        [sys.executable, "-I", "-X", "utf8", str(CHECKER)], input=data,
        check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    return done.returncode, done.stdout.decode().strip()


def holds(record: str) -> bool:
    """Whether the games' own rules say that it does."""
    try:
        return verify(read_record(record)).holds
    except RecordError:
        return False


def text(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_it_is_short_and_knows_nothing_of_the_project() -> None:
    code = CHECKER.read_text(encoding="utf-8")
    assert len(code.splitlines()) <= MOST
    assert all(len(line) <= 100 for line in code.splitlines()), "a line that a page shows"
    nodes = list(ast.walk(ast.parse(code)))
    imported = {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}
    assert imported <= sys.stdlib_module_names
    assert not [node for node in nodes if isinstance(node, ast.ImportFrom)]


def test_it_knows_which_rules_have_matches_and_what_ends_a_throw_off() -> None:
    """Nothing else in a record says so."""
    matches = {rules.id: rules.matches for rules in CATALOGUE if rules.matches}
    assert matches == {"glebsite": (5, 10, 15, 21), "aseb": (5,)}
    thrown_for = {
        rules.id for rules in CATALOGUE for switch in rules.offered if "throw_off" in switch.values
    }
    assert {rule_set(name, {"first": "throw_off"}).throw_off for name in thrown_for} == {"1"}


def test_what_is_no_record_is_told_in_a_line() -> None:
    record = kept(RECORDS[0])
    for name in ("Fair", "Game", "GameId", "Rules", "Salt", "Secret", "Commitment"):
        code, answer = says(re.sub(rf'\[{name} ".*"\]\n', "", record))
        assert code == 2, name
        assert answer.startswith("Nothing to check"), name


def test_both_ways_of_drawing_and_all_that_is_brought_are_among_the_records() -> None:
    every = [kept(path) for path in RECORDS]
    for tag in ('Fair "djehuty1"', 'Fair "djehuty2"', "Sign0", "Words1", "ThrowOff", "Moves"):
        assert any(f"[{tag}" in record for record in every), tag
    assert any("djehuty2" in record and "[Moves" not in record for record in every)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_golden_record_is_all_right(path: Path) -> None:
    code, answer = says(kept(path))
    assert code == 0, f"{answer} (docs/checker.py knows each game's sides, throws and faces)"
    throws = re.match(r"All right: (\d+) throws\n", answer)
    assert throws is not None
    assert (int(throws[1]) > 50) != (path.stem.partition("-")[0] in ("sidja", "siga"))


def tag(name: str, change: Callable[[str], str]) -> Callable[[str], str]:
    """A forger changes a tag."""

    def forge(record: str) -> str:
        return re.sub(
            rf'(?m)^\[{name} "(.*)"\]$', lambda m: f'[{name} "{change(m[1])}"]', record, count=1
        )

    return forge


def turned(digits: str) -> str:
    """Another number of as many digits."""
    return ("0" if digits[0] != "0" else "1") + digits[1:]


def swapped(record: str) -> str:
    """The players have changed places."""
    one, other = re.findall(r'(?m)^\[(?:Cones|Spindles|First|Second) "(.*)"\]$', record)
    record = re.sub(r'(?m)^\[(Cones|First) ".*"\]$', rf'[\1 "{other}"]', record)
    return re.sub(r'(?m)^\[(Spindles|Second) ".*"\]$', rf'[\1 "{one}"]', record)


FORGED = {
    "the seal": ("thibault", tag("Commitment", turned)),
    "another secret": ("thibault", tag("Secret", turned)),
    "a secret of one byte": ("thibault", tag("Secret", lambda _: "07")),
    "a secret with a blank": ("thibault", tag("Secret", lambda is_: is_[:10] + " " + is_[10:])),
    "a sign": ("thibault", tag("Sign0", lambda _: "cobra")),
    "words": ("thibault-ten", tag("Words1", lambda _: "May they be kind")),
    "the salt": ("hyena", tag("Salt", turned)),
    "the lot": ("sidja", tag("Lot", lambda is_: is_[::-1])),
    "who sits where": ("sidja", swapped),
    "who joined first": ("thibault", tag("Joiner0", lambda _: "Eve")),
    "a throw of the throw-off": ("thibault-one", tag("ThrowOff", lambda is_: "2" + is_[1:])),
    "a way of drawing that nobody knows": ("thibault", tag("Fair", lambda _: "djehuty3")),
}


@pytest.mark.parametrize("what", FORGED)
def test_whatever_is_forged_is_told(what: str) -> None:
    name, forge = FORGED[what]
    record = forge(text(name))
    assert record != text(name)
    assert not holds(record)
    code, answer = says(record)
    assert (code, answer[:7]) == (1, "WRONG: "), answer


def test_every_throw_counts() -> None:
    """A record that replays, but for a throw of which nothing came."""
    name = next(p.stem for p in RECORDS if re.search(r"(?m) 4 pass", p.read_text(encoding="utf-8")))
    record = text(name)
    turn = re.findall(r"(?m)^.* 4 pass.*$", record)[0]
    forged = record.replace(turn, turn.replace(" 4 pass", " 3 pass", 1), 1)
    assert not holds(forged)
    code, answer = says(forged)
    assert code == 1
    assert answer.endswith("is not 4")


def test_a_game_that_goes_on_is_not_checked_yet() -> None:
    record = re.sub(r'(?m)^\[Secret ".*"\]\n', "", text("thibault"))
    code, answer = says(record)
    assert (code, answer[:16]) == (2, "Nothing to check")


@pytest.mark.parametrize("name", ["Secret", "Commitment", "Lot", "Sign0"])
def test_a_tag_that_stands_twice_is_not_taken(name: str) -> None:
    """One might be read by the checker, and the other one by people."""
    forged = re.sub(rf'(?m)^(\[{name} ".*"\])$', r"\1\n\1", text("thibault"))
    assert not holds(forged)
    assert says(forged) == (2, CANNOT_BE_READ)


def test_of_a_later_game_of_a_match_it_says_that_the_seats_are_not_proven() -> None:
    match = '[Match "10"]\n[MatchGame "2"]\n[MatchScore "0-0"]\n[Previous "x"]'
    record = re.sub(r'(?m)^\[Lot ".*"\]$', match, text("glebsite"))
    record = re.sub(r'(?m)^\[Moves ".*"\]\n', "", record)
    code, answer = says(record)
    assert code == 0
    assert ", but not who sits where\n" in answer


def test_a_record_with_the_line_ends_of_windows_is_read() -> None:
    assert says(text("hyena").replace("\n", "\r\n")) == says(text("hyena"))


CANNOT_BE_READ = "Cannot be read: a line is no tag and no turn, or not what it was."


@pytest.mark.parametrize(
    "data", [b"", b"\xff\xfe", b"\x89PNG\r\n\x1a\n\0\0", b"Nice game!\n", "é".encode("l1")]
)
def test_what_cannot_be_read_is_no_verdict(data: bytes) -> None:
    assert answers(data)[0] == 2


def test_what_happens_on_the_way_is_read_over_or_told_and_never_a_verdict() -> None:
    record = text("thibault")
    read = (
        record.encode("utf-16"), record.encode("utf-8-sig"), record.replace("\n", "\n\n").encode(),
        "".join(f"> {line} \n" for line in record.splitlines()).encode(),
    )  # fmt: skip
    assert {answers(data) for data in read} == {says(record)}
    lost = (
        record.replace("-", "–"), record.replace('"', "“"), record.replace(" ", "\u00a0"),
        re.sub(r"(?m)^(\d+\. . .{9}\S*) ", r"\1\n", record), f"Look:\n{record}", f"{record}Sent.",
        re.sub(r"(?m)^3\. .*\n", "", record), record.replace('"Anna"', r'"An\q"'),
    )  # fmt: skip
    for changed in lost:
        assert changed != record
        assert says(changed) == (2, CANNOT_BE_READ), changed[:300]
