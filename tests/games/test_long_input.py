"""However much somebody sends, an error quotes its beginning alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.catalogue import CATALOGUE, RuleSet, restore, rule_set
from games.core import GameError, cut, lookup, quoted
from games.proof import verify
from games.record import read_record, record_of, replay, write_record
from tests.games.test_record import SHORT

LONG = "C" * 1_000_000
MOST = 1500
"""Characters of an error: what is wrong, a quotation or two, and a position of our own."""

THIBAULT = rule_set("thibault")
RECORD = write_record(
    record_of(
        THIBAULT,
        2,
        SHORT,
        (
            ("Cones", "Anna"),
            ("Spindles", "Boris"),
            ("Result", "*"),
            ("Fair", "djehuty1"),
            ("GameId", "7"),
            ("Salt", "s"),
            ("Commitment", "c"),
            ("Secret", "00"),
            ("Lot", "0 1"),
        ),
    )
)

each = pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: str(rules.id))


def refusal(ask: Callable[[], object]) -> str:
    with pytest.raises(GameError) as error:
        ask()
    return str(error.value)


def test_a_text_is_quoted_up_to_200_characters() -> None:
    assert quoted("9-13") == "'9-13'"
    assert cut("9-13") == "9-13"
    assert len(quoted(LONG)) == len(cut(LONG)) == 201
    assert len(quoted("\u202e" * 1_000_000)) == 201


@each
def test_of_a_position_line(rules: RuleSet[Any, Any]) -> None:
    line = rules.dump(rules.start(rules.seats[0]))
    assert len(refusal(lambda: rules.load(LONG))) < MOST
    fields = line.split(" ")
    for at in range(len(fields)):
        long = " ".join((*fields[:at], LONG, *fields[at + 1 :]))
        assert len(refusal(lambda long=long: rules.load(long))) < MOST  # type: ignore[misc]
    for piece in fields:
        long = line.replace(piece, piece + "," + "1," * 20_000)
        assert len(refusal(lambda long=long: rules.load(long))) < MOST  # type: ignore[misc]


@each
def test_of_an_action(rules: RuleSet[Any, Any]) -> None:
    state = rules.start(rules.seats[0])
    assert len(refusal(lambda: lookup(rules, state, LONG))) < MOST


@each
def test_of_fields_and_switches(rules: RuleSet[Any, Any]) -> None:
    asked: list[Callable[[], object]] = [
        lambda: rules.custom({LONG: "on"}),
        lambda: restore(rules.id, rules.version, [(LONG, "on")]),
        lambda: rule_set(LONG),
        lambda: restore(LONG, 1, ()),
    ]
    asked += [lambda s=s: rules.custom({s.name: LONG}) for s in rules.offered]  # type: ignore[misc]
    for name, _ in rules.fields():
        for text in (LONG, "1" * 1_000_000, "1," * 20_000 + "x"):
            kept = [(name, text)]
            asked.append(lambda kept=kept: restore(rules.id, rules.version, kept))  # type: ignore[misc]
    for ask in asked:
        assert len(refusal(ask)) < MOST


def broken(old: str, new: str) -> str:
    assert old in RECORD
    return RECORD.replace(old, new)


@pytest.mark.parametrize(
    "text",
    [
        LONG,
        f"[{LONG}",
        f'[{LONG} "a"]\n[{LONG} "a"]',
        broken('"thibault"', f'"{LONG}"'),
        broken('[Game "senet"]', f'[Game "{LONG}"]'),
        broken('[Version "1"]', f'[Version "{LONG}"]'),
        broken('[Switches ""]', f'[Switches "{LONG}"]'),
        broken('[Switches ""]', f'[Switches "pieces={LONG}"]'),
        broken('[Result "*"]', f'[Result "{LONG}"]'),
        broken("1. C", f"1. {LONG}"),
        broken("1. C", f"1. {LONG} 4\n2. {LONG}"),
        broken("1. C 4", f"1. C {LONG}"),
        broken("1. C 4", f"1{LONG}. C 4"),
    ],
    ids=range(13),
)
def test_of_a_record(text: str) -> None:
    assert len(refusal(lambda: replay(read_record(text)))) < MOST


@pytest.mark.parametrize("tag", ["GameId", "Match", "MatchScore", "Previous"])
def test_of_the_tags_that_prove_a_record(tag: str) -> None:
    text = broken('[Lot "0 1"]', f'[Lot "0 1"]\n[{tag} "{LONG}"]')
    if tag == "GameId":
        text = broken('[GameId "7"]', f'[GameId ":{LONG}"]')
        text = text.replace('"00"', '""')
        assert verify(read_record(text)).finding == "missing"
        return
    assert len(refusal(lambda: verify(read_record(text)))) < MOST


@pytest.mark.parametrize("tag", ["Fair", "Commitment", "Lot"])
def test_a_verdict_shows_no_more(tag: str) -> None:
    lines = [
        f'[{tag} "{LONG}"]' if line.startswith(f"[{tag} ") else line for line in RECORD.split("\n")
    ]
    assert len(verify(read_record("\n".join(lines))).found) <= 201
