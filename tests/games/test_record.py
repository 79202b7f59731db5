"""Records: written, read, replayed and verified; what is wrong is told with its place."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import fair
from games.catalogue import rule_set
from games.core import ActionError
from games.record import (
    Record,
    RecordError,
    RecordTurn,
    read_record,
    record_of,
    replay,
    verify,
    write_record,
)
from games.senet.sets.thibault import THIBAULT
from tests.golden.regenerate import GAMES

PLAYERS = (("Cones", "Anna"), ("Spindles", "BOT (modest)"))
SHORT = ("4", "9-13", "3", "13-16", "3", "10-13")

TEXT = """\
[Game "senet"]
[Rules "thibault"]
[Version "1"]
[Switches ""]
[Cones "Anna"]
[Spindles "BOT (modest)"]

1. C 4 9-13 3 13-16
2. S 3 10-13
"""


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new)


def test_a_record_is_tags_an_empty_line_and_numbered_turns() -> None:
    assert write_record(record_of(THIBAULT, 2, SHORT, PLAYERS)) == TEXT


def test_what_is_read_is_what_was_written() -> None:
    record = read_record(TEXT)
    assert record.tags[4:] == PLAYERS
    assert record.turns == (
        RecordTurn("C", ("4", "9-13", "3", "13-16")),
        RecordTurn("S", ("3", "10-13")),
    )
    assert record.lines == (8, 9)
    assert write_record(record) == TEXT


def test_line_ends_of_other_systems_are_read_too() -> None:
    assert read_record(TEXT.replace("\n", "\r\n")) == read_record(TEXT)


def test_a_replay_gives_every_state_and_the_final_position() -> None:
    replayed = replay(read_record(TEXT))
    assert [played.seat for played in replayed.played] == [0, 0, 0, 0, 1, 1]
    assert THIBAULT.dump(replayed.start) == THIBAULT.dump(THIBAULT.start())
    assert THIBAULT.dump(replayed.final) == ("CSCSCSCS../..S..C..../.......... C0S0 C0S0 C start -")


def test_switches_are_written_as_a_bare_name_or_with_their_value() -> None:
    rules = rule_set("thibault", {"netting": "on", "pieces": "7", "retreat_attack": "off"})
    record = record_of(rules, 2, ("2",), PLAYERS)
    assert record.tag("Switches") == "pieces=7,retreat_attack=off,netting"
    assert replay(read_record(write_record(record))).rules == rules


def test_a_finished_game_has_its_result_and_reason() -> None:
    text = GAMES[0].path.read_text(encoding="utf-8")
    texts = [action for turn in read_record(text).turns for action in turn.actions]
    record = record_of(THIBAULT, 2, texts, PLAYERS)
    assert record.tag("Reason") == "borne off"
    assert record.tag("Result") == read_record(text).tag("Result")


def test_a_resigned_game_keeps_the_tables_result() -> None:
    tags = (*PLAYERS, ("Result", "spindles 0-0"), ("Reason", "resigned"))
    replay(record_of(THIBAULT, 2, SHORT, tags))


def test_what_is_not_offered_is_never_recorded() -> None:
    with pytest.raises(ActionError, match="'9-12' is not offered"):
        record_of(THIBAULT, 2, ("4", "9-12"))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no tag Rules"),
        (changed('[Rules "thibault"]', '[Rules "chess"]'), "no rule set 'chess'"),
        (changed('[Game "senet"]', '[Game "seega"]'), "Game is 'seega'"),
        (changed('[Version "1"]', '[Version "9"]'), "Version is '9'"),
        (changed('[Switches ""]', '[Switches "wings"]'), "no switch 'wings'"),
        (changed('[Switches ""]', '[Switches "pieces=6"]'), "pieces=6 does not exist"),
        (changed('[Cones "Anna"]', "[Cones Anna]"), "line 5: .* is no tag"),
        (changed('[Cones "Anna"]', '[Cones "An"na"]'), "line 5: .* is no tag"),
        (changed('[Cones "Anna"]', r'[Cones "An\na"]'), r"line 5: .*n' is no escape"),
        (changed('[Cones "Anna"]', '[Spindles "A"]'), "line 6: the tag Spindles stands twice"),
        (changed("2. S", "3. S"), "line 9: turn 3 stands where turn 2 belongs"),
        (changed("2. S 3 10-13", "2. S"), "line 9: .* is no turn"),
        (changed("2. S 3", "2. S  3"), "line 9: .* is no turn"),
        (changed("2. S 3", "\n2. S 3"), "line 9: .* is no turn"),
        (changed("4 9-13", "4 9-12"), "line 8: '9-12' is not offered in 'CSCSCSCSCS/"),
        (changed("4 9-13", "6 9-13"), "line 8: '6' is not offered in 'CSCSCSCSCS/"),
        (changed("2. S", "2. X"), "line 9: '3' is X's, but S is to act in 'CSCSCSCS.S/"),
        (changed(" 3 13-16", ""), "line 9: '3' is S's, but C is to act in 'CSCSCSCS.S/"),
        (
            changed(" 3 13-16\n2. S", "\n2. C 3 13-16\n3. S"),
            "line 9: C has the turn before too",
        ),
    ],
)
def test_refused_with_its_place(text: str, says: str) -> None:
    with pytest.raises(RecordError, match=says):
        replay(read_record(text))


def test_actions_after_the_end_are_refused() -> None:
    text = GAMES[0].path.read_text(encoding="utf-8").rstrip("\n")
    with pytest.raises(RecordError, match="'4' comes after the end of the game"):
        replay(read_record(f"{text} 4\n"))


def test_a_result_that_the_game_did_not_have_is_refused() -> None:
    record = read_record(GAMES[0].path.read_text(encoding="utf-8"))
    with pytest.raises(RecordError, match="Result is 'cones 5-0'"):
        replay(_tagged(record, Result="cones 5-0"))


@given(st.text(st.characters(codec=None), max_size=40))
def test_any_name_comes_back_from_a_tag(name: str) -> None:
    record = record_of(THIBAULT, 2, SHORT, (("Cones", name), ("Spindles", "BOT")))
    text = write_record(record)
    assert len(text.split("\n")) == len(TEXT.split("\n"))
    assert read_record(text).tag("Cones") == name


def test_signs_that_could_mislead_are_escaped() -> None:
    record = record_of(THIBAULT, 2, (), (("Cones", 'a"]\n[Secret "\\\u202e\u2028\x00'),))
    line = write_record(record).split("\n")[4]
    assert line == r'[Cones "a\"]\u000a[Secret \"\\\u202e\u2028\u0000"]'


# Throws nobody can doubt


def _tagged(record: Record, **tags: str) -> Record:
    return replace(record, tags=tuple((name, tags.get(name, value)) for name, value in record.tags))


def _golden() -> Record:
    return read_record(GAMES[0].path.read_text(encoding="utf-8"))


def test_an_honest_record_holds() -> None:
    verdict = verify(_golden())
    throws = sum(len(text) == 1 for turn in _golden().turns for text in turn.actions)
    assert verdict.holds
    assert verdict.throws == throws


def test_another_secret_does_not_fit_the_commitment() -> None:
    verdict = verify(_tagged(_golden(), Secret="00" * 32))
    assert (verdict.finding, verdict.holds) == ("commitment", False)
    assert verdict.expected == fair.commitment(bytes(32))


@pytest.mark.parametrize("secret", ["guess", "0x12", "12"])
def test_a_secret_that_is_no_32_bytes_does_not_fit_either(secret: str) -> None:
    assert verify(_tagged(_golden(), Secret=secret)).finding == "commitment"


def test_a_changed_lot_is_found() -> None:
    lot = _golden().tag("Lot")
    other = {"0 1": "1 0", "1 0": "0 1"}[str(lot)]
    verdict = verify(_tagged(_golden(), Lot=other))
    assert (verdict.finding, verdict.expected, verdict.found) == ("lot", lot, other)


@pytest.mark.parametrize("tag", ["GameId", "Salt"])
def test_another_game_or_salt_gives_other_throws(tag: str) -> None:
    found = {verify(_tagged(_golden(), **{tag: f"other{n}"})).finding for n in range(4)}
    assert found <= {"lot", "throw"}


def test_the_first_throw_that_differs_is_told() -> None:
    record = _golden()
    secret, salt = bytes.fromhex(str(record.tag("Secret"))), str(record.tag("Salt"))
    game = str(record.tag("GameId"))
    device = THIBAULT.tables.throws[0].device
    first = device.read(fair.faces(secret, game, 1, salt, device))
    other = next(text for text in ("2", "3") if text != first)
    forged = record_of(THIBAULT, 2, (other,), record.tags[4:])
    verdict = verify(replace(forged, tags=_without_result(forged)))
    assert (verdict.finding, verdict.subject) == ("throw", "1")
    assert (verdict.expected, verdict.found, verdict.throws) == (first, other, 0)


def _without_result(record: Record) -> tuple[tuple[str, str], ...]:
    return tuple(tag for tag in record.tags if tag[0] not in ("Result", "Reason"))


@pytest.mark.parametrize("tag", ["Fair", "GameId", "Salt", "Commitment", "Secret", "Lot"])
def test_a_missing_tag_is_named(tag: str) -> None:
    record = _golden()
    without = replace(record, tags=tuple(entry for entry in record.tags if entry[0] != tag))
    assert (verify(without).finding, verify(without).subject) == ("missing", tag)


def test_another_way_of_drawing_is_not_checked_by_this_one() -> None:
    verdict = verify(_tagged(_golden(), Fair="djehuty9"))
    assert (verdict.finding, verdict.subject, verdict.found) == ("missing", "Fair", "djehuty9")


def test_a_colon_in_a_games_id_is_refused() -> None:
    with pytest.raises(RecordError, match="no game's id has a colon"):
        verify(_tagged(_golden(), GameId="a:1"))
