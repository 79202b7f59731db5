"""Records: written, read, replayed and verified; what is wrong is told with its place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import fair
from games.catalogue import rule_set
from games.core import ActionError, Choose, Over, legal_actions, lookup
from games.proof import Joiner, MatchTags, joiner_tags, verify
from games.record import (
    Record,
    RecordError,
    RecordTurn,
    read_record,
    record_of,
    replay,
    result_text,
    side_tag,
    write_record,
)
from games.senet.sets.thibault import THIBAULT
from tests.golden.regenerate import BEFORE, GAMES

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


@pytest.mark.parametrize(
    ("result", "reason"),
    [
        ("cones 5-2", "borne off"),
        ("cones 5-0", None),
        ("cones", None),
        ("spindles", "agreed"),
        ("cones 5-0", "resigned"),
        ("Anna", "resigned"),
        ("cones 3-2", "counted"),
        ("draw 3-3", "quiet"),
        ("", None),
    ],
)
def test_of_a_game_that_is_not_over_nobody_has_won(result: str, reason: str | None) -> None:
    ending = (("Result", result), *((("Reason", reason),) if reason else ()))
    with pytest.raises(RecordError, match=f"Result is '{result}', but"):
        replay(record_of(THIBAULT, 2, SHORT, (*PLAYERS, *ending)))


@pytest.mark.parametrize(
    ("result", "reason"),
    [("*", None), ("draw", "agreed"), ("none", "abandoned"), ("cones", "resigned")],
)
def test_but_it_may_go_on_or_be_ended_at_the_table(result: str, reason: str | None) -> None:
    ending = (("Result", result), *((("Reason", reason),) if reason else ()))
    replay(record_of(THIBAULT, 2, SHORT, (*PLAYERS, *ending)))


def test_who_resigns_where_games_are_worth_points_gives_them() -> None:
    rules, ended = rule_set("glebsite"), ("Reason", "resigned")
    replay(record_of(rules, 2, (), (*PLAYERS, ("Result", "spindles 5-0"), ended)))
    with pytest.raises(RecordError, match="Result is 'spindles 4-0', but nobody wins so"):
        replay(record_of(rules, 2, (), (*PLAYERS, ("Result", "spindles 4-0"), ended)))


def test_a_count_that_both_agreed_on_is_an_end_by_the_rules() -> None:
    rules, texts = rule_set("siga"), list[str]()
    state = rules.start()
    while (end := rules.counted(state)) is None:
        action = legal_actions(rules, state)[0]
        texts.append(rules.write(action))
        state = rules.apply(state, action)
    seated = (("First", "Anna"), ("Second", "Boris"), ("Reason", "counted"))
    replay(record_of(rules, 2, texts, (*seated, ("Result", result_text(rules, end)))))
    with pytest.raises(RecordError, match="Result is 'first 12-0'"):
        replay(record_of(rules, 2, texts, (*seated, ("Result", "first 12-0"))))


def test_a_draw_has_no_winner_and_its_score() -> None:
    record = record_of(rule_set("houses"), 2, ("2", "pass") * 300, PLAYERS)
    assert (record.tag("Result"), record.tag("Reason")) == ("draw 0-0", "quiet")
    assert replay(read_record(write_record(record))).played[-1].seat == 1
    with pytest.raises(RecordError, match="Result is 'cones 0-0'"):
        replay(_tagged(record, Result="cones 0-0"))


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


def _before() -> Record:
    """The same game, drawn as `djehuty1`."""
    return read_record((BEFORE / GAMES[0].path.name).read_text(encoding="utf-8"))


both = pytest.mark.parametrize("golden", [_golden, _before], ids=["djehuty2", "djehuty1"])


@both
def test_an_honest_record_holds_and_says_how_it_was_drawn(golden: Callable[[], Record]) -> None:
    record = golden()
    verdict = verify(record)
    throws = sum(len(text) == 1 for turn in record.turns for text in turn.actions)
    assert verdict.holds
    assert verdict.throws == throws
    assert verdict.method == record.tag("Fair")


@both
def test_another_secret_does_not_fit_the_commitment(golden: Callable[[], Record]) -> None:
    verdict = verify(_tagged(golden(), Secret="00" * 32))
    assert (verdict.finding, verdict.holds) == ("commitment", False)
    assert verdict.expected == fair.commitment(bytes(32))


@both
@pytest.mark.parametrize(
    "written",
    [
        "guess",
        "",
        "00",
        "{upper}",
        "{0} {1}",
        " {secret}",
        "{secret}\n",
        "{secret}00",
        "0x{1}",
        "١{1}0",
    ],
)
def test_a_secret_is_sixty_four_digits_and_nothing_else(
    golden: Callable[[], Record], written: str
) -> None:
    true = str(golden().tag("Secret"))
    secret = written.format(true[:2], true[2:], secret=true, upper=true.upper())
    sealed = fair.commitment(secret.encode())
    forged = _tagged(golden(), Secret=secret, Commitment=sealed)
    assert verify(forged).finding == ("secret" if secret else "missing")


def test_a_secret_of_one_byte_does_not_hold() -> None:
    byte = b"a"
    forged = _tagged(_golden(), Secret=byte.hex(), Commitment=fair.commitment(byte))
    assert verify(forged).finding == "secret"


@both
def test_a_changed_lot_is_found(golden: Callable[[], Record]) -> None:
    record = golden()
    lot = record.tag("Lot")
    other = {"0 1": "1 0", "1 0": "0 1"}[str(lot)]
    forged = _tagged(record, Lot=other, Cones=str(record.tag("Spindles")))
    forged = _tagged(forged, Spindles=str(record.tag("Cones")))
    verdict = verify(forged)
    assert (verdict.finding, verdict.expected, verdict.found) == ("lot", lot, other)


@both
def test_another_game_gives_other_throws(golden: Callable[[], Record]) -> None:
    found = {verify(_tagged(golden(), GameId=f"other{n}")).finding for n in range(4)}
    assert found <= {"lot", "throw"}


def test_another_salt_of_presses_gives_other_throws() -> None:
    found = {verify(_tagged(_before(), Salt=f"other{n}")).finding for n in range(4)}
    assert found <= {"lot", "throw"}
    assert verify(_tagged(_before(), Salt=fair.salt([fair.Brought("eye")] * 2))).finding == "salt"


def test_a_salt_that_is_not_what_was_brought_is_found() -> None:
    record = _golden()
    assert verify(_tagged(record, Salt="00" * 32)).finding == "salt"
    words = next(value for name, value in record.tags if name.startswith("Words"))
    for name, value in record.tags:
        if name.startswith("Words"):
            assert verify(_tagged(record, **{name: value + "!"})).finding == "salt"
        elif name.startswith("Sign"):
            other = "falcon" if value == "cobra" else "cobra"
            assert verify(_tagged(record, **{name: other})).finding == "salt"
            assert verify(_tagged(record, **{name: "ibis"})).finding == "salt"
    assert words
    pressed = replace(record, tags=(*record.tags, ("Press", "4711")))
    assert verify(pressed).finding == "salt", (
        "a press is mixed in only where nobody brought a thing"
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [("Sign2", "eye"), ("Words7", "I agree"), ("WordsDigest2", "00" * 32), ("Sign00", "eye")],
)
def test_nothing_can_be_said_to_have_been_brought_by_nobody(name: str, value: str) -> None:
    record = _golden()
    verdict = verify(replace(record, tags=(*record.tags, (name, value))))
    assert (verdict.finding, verdict.subject) == ("salt", name)


def test_words_and_a_digest_beside_them_cannot_both_be_what_was_brought() -> None:
    record = _golden()
    words = next(name for name, _ in record.tags if name.startswith("Words"))
    digest = (words.replace("Words", "WordsDigest"), "00" * 32)
    assert verify(replace(record, tags=(*record.tags, digest))).subject == digest[0]


@pytest.mark.parametrize(
    ("name", "value"), [("Sign0", "eye"), ("Words1", "I agree"), ("Press", "4711")]
)
def test_a_game_salted_by_presses_has_nothing_that_was_brought(name: str, value: str) -> None:
    record = _before()
    assert verify(record).holds
    verdict = verify(replace(record, tags=(*record.tags, (name, value))))
    assert (verdict.finding, verdict.subject) == ("salt", name)


def test_what_was_brought_cannot_be_said_of_the_other() -> None:
    record = _golden()
    swapped = {"Joiner0": "Joiner1", "Sign0": "Sign1", "Words0": "Words1"}
    swapped |= {other: name for name, other in swapped.items()}
    tags = tuple((swapped.get(name, name), value) for name, value in record.tags)
    assert verify(replace(record, tags=tags)).finding == "salt"


def test_the_players_cannot_change_places() -> None:
    record = _golden()
    names = {"Cones": str(record.tag("Spindles")), "Spindles": str(record.tag("Cones"))}
    verdict = verify(_tagged(record, **names))
    assert verdict.finding == "players"
    assert {verdict.expected, verdict.found} == {"Anna", "Boris"}


def test_forgotten_words_leave_their_digest_and_the_throws_stay_proven() -> None:
    record = _golden()
    name, words = next(tag for tag in record.tags if tag[0].startswith("Words"))
    digest = (name.replace("Words", "WordsDigest"), fair.words_digest(words))
    tags = tuple(digest if tag[0] == name else tag for tag in record.tags)
    assert verify(replace(record, tags=tags)).holds
    assert verify(_tagged(replace(record, tags=tags), **{digest[0]: "00" * 32})).finding == "salt"
    assert verify(_tagged(replace(record, tags=tags), **{digest[0]: words})).finding == "salt"


def test_what_joiners_brought_stands_in_tags_of_its_own() -> None:
    joiners = (Joiner("Anna", "eye", "good luck"), Joiner("BOT"), Joiner("Emil", digest="ab" * 32))
    assert joiner_tags(joiners) == (
        ("Joiner0", "Anna"), ("Sign0", "eye"), ("Words0", "good luck"), ("Joiner1", "BOT"),
        ("Joiner2", "Emil"), ("WordsDigest2", "ab" * 32),
    )  # fmt: skip
    assert joiner_tags((Joiner("Anna"),), "4711") == (("Joiner0", "Anna"), ("Press", "4711"))


def test_the_first_throw_that_differs_is_told() -> None:
    record = _before()
    secret, salt = bytes.fromhex(str(record.tag("Secret"))), str(record.tag("Salt"))
    game = str(record.tag("GameId"))
    device = THIBAULT.lookups.throws[0].device
    first = device.read(fair.faces(secret, game, 1, salt, device))
    other = next(text for text in ("2", "3") if text != first)
    forged = record_of(THIBAULT, 2, (other,), record.tags[4:])
    verdict = verify(replace(forged, tags=_without_result(forged)))
    assert (verdict.finding, verdict.subject) == ("throw", "1")
    assert (verdict.expected, verdict.found, verdict.throws) == (first, other, 0)


def _without_result(record: Record) -> tuple[tuple[str, str], ...]:
    return tuple(tag for tag in record.tags if tag[0] not in ("Result", "Reason"))


@pytest.mark.parametrize(
    "tag", ["Fair", "GameId", "Salt", "Commitment", "Secret", "Lot", "Joiner1"]
)
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


# The throw-off and the match in tags of their own

SECRET = bytes(range(32))
THROWN_FOR = rule_set("thibault", {"first": "throw_off"})
GLEBSITE = rule_set("glebsite")
BROUGHT = (Joiner("Anna", "scarab"), Joiner("Boris", "sun", "good luck"))
SALT = fair.salt([joiner.brought for joiner in BROUGHT])
LATER = MatchTags(10, 3, (4, 7), "41")


def honest(rules: Any, match: MatchTags | None = None, game: str = "g1") -> Record:
    """The record of a fair game in which the first move offered is played."""
    salt = SALT
    deal = fair.deal(rules, 2, SECRET, game, salt)
    later = match is not None and match.number > 1
    throws = 0 if later else len(deal.thrown)
    state, texts = rules.start(2), list[str]()
    while not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Choose):
            texts.append(rules.write(turn.actions[0]))
        else:
            throws += 1
            texts.append(turn.device.read(fair.faces(SECRET, game, throws, salt, turn.device)))
        state = rules.apply(state, lookup(rules, state, texts[-1]))
    names = ("Anna", "Boris") if later else tuple(BROUGHT[number].name for number in deal.seats)
    tags = [(side_tag(rules, seat), name) for seat, name in enumerate(names)]
    tags += [("Fair", fair.METHOD), ("GameId", game), ("Salt", fair.mixed(salt))]
    tags += joiner_tags(BROUGHT)
    tags += [("Commitment", fair.commitment(SECRET)), ("Secret", SECRET.hex())]
    tags += [] if match is None else match.tags()
    if not later:
        tags.append(("Lot", " ".join(map(str, deal.seats))))
        if deal.thrown:
            tags.append(("ThrowOff", " ".join(deal.scores)))
    return record_of(rules, 2, texts, tags)


def without(record: Record, *names: str) -> Record:
    return replace(record, tags=tuple(tag for tag in record.tags if tag[0] not in names))


def with_tags(record: Record, **tags: str) -> Record:
    return replace(without(record, *tags), tags=(*without(record, *tags).tags, *tags.items()))


def test_a_throw_off_is_recomputed_and_the_games_throws_follow_it() -> None:
    record = honest(THROWN_FOR)
    verdict = verify(read_record(write_record(record)))
    thrown = str(record.tag("ThrowOff")).split()
    played = sum(len(text) == 1 for turn in record.turns for text in turn.actions)
    assert (verdict.holds, verdict.seats) == (True, "throw-off")
    assert verdict.throws == len(thrown) + played


def test_a_throw_off_that_was_not_so_is_found() -> None:
    record = honest(THROWN_FOR)
    thrown = str(record.tag("ThrowOff"))
    verdict = verify(with_tags(record, ThrowOff=f"2 2 {thrown}"))
    assert (verdict.finding, verdict.expected, verdict.found) == (
        "throw-off", thrown, f"2 2 {thrown}",
    )  # fmt: skip
    assert verify(without(record, "ThrowOff")).subject == "ThrowOff"


def test_a_throw_off_cannot_be_added_or_taken_away_afterwards() -> None:
    plain, thrown_for = honest(THIBAULT), honest(THROWN_FOR)
    assert verify(with_tags(plain, ThrowOff="1")).finding == "throw-off"
    forged = with_tags(plain, ThrowOff="1", Switches="first=throw_off")
    assert verify(forged).finding in {"lot", "throw-off", "throw"}
    lot = " ".join(map(str, fair.lot(SECRET, "g1", SALT, 2)))
    names = {"Cones": BROUGHT[int(lot[0])].name, "Spindles": BROUGHT[int(lot[2])].name}
    forged = with_tags(without(thrown_for, "ThrowOff"), Switches="", Lot=lot, **names)
    assert verify(forged).finding == "throw"


def test_the_seats_of_a_throw_off_are_checked_too() -> None:
    record = honest(THROWN_FOR)
    lot = str(record.tag("Lot"))
    assert verify(with_tags(record, Lot=lot[::-1])).finding == "lot"


def test_the_first_game_of_a_match_has_its_lot_proven() -> None:
    record = honest(GLEBSITE, MatchTags(10, 1, (0, 0)))
    assert record.tag("MatchScore") == "0-0"
    assert (verify(record).holds, verify(record).seats) == (True, "lot")
    lot = str(record.tag("Lot"))
    assert verify(with_tags(record, Lot=lot[::-1])).finding == "lot"
    assert verify(without(record, "Lot")).subject == "Lot"


def test_a_later_game_of_a_match_holds_but_its_seats_are_not_called_proven() -> None:
    record = read_record(write_record(honest(GLEBSITE, LATER)))
    wanted = ("10", "3", "4-7", "41")
    assert tuple(map(record.tag, ("Match", "MatchGame", "MatchScore", "Previous"))) == wanted
    assert (verify(record).holds, verify(record).seats) == (True, "match")


def test_a_rematch_has_no_lot_and_its_seats_are_not_called_proven() -> None:
    """Of a single game, and of a match after a match: who was second begins."""
    for record in (honest(GLEBSITE), honest(GLEBSITE, MatchTags(10, 1, (0, 0)))):
        again = with_tags(without(record, "Lot"), Previous="41")
        assert (verify(again).holds, verify(again).seats) == (True, "match")
        with pytest.raises(RecordError, match="no lot is drawn"):
            verify(with_tags(record, Previous="41"))
        with pytest.raises(RecordError, match="this very game"):
            verify(with_tags(again, Previous=str(again.tag("GameId"))))


def test_where_more_than_two_can_play_a_lot_deals_every_game() -> None:
    hyena = rule_set("hyena")
    with pytest.raises(RecordError, match="a lot deals"):
        verify(with_tags(without(honest(hyena), "Lot"), Previous="41"))


def test_a_match_that_is_only_claimed_proves_no_seats() -> None:
    bad = with_tags(honest(GLEBSITE), Lot="1 1")
    claimed = with_tags(without(bad, "Lot"), **dict(LATER.tags()))
    assert verify(bad).finding == "lot"
    assert verify(claimed).seats == "match", "whoever reads it is told that no lot was checked"


def test_a_forged_throw_in_a_match_is_found() -> None:
    record = honest(GLEBSITE, LATER)
    claimed = with_tags(record, GameId="g2")
    assert verify(claimed).finding == "throw"


@pytest.mark.parametrize(
    ("tags", "says"),
    [
        ({"Lot": "0 1"}, "no lot is drawn"),
        ({"ThrowOff": "1"}, "no lot is drawn"),
        ({"Match": "7"}, "glebsite has no match to 7"),
        ({"Match": "ten"}, "cannot be read"),
        ({"MatchGame": ""}, "cannot be read"),
        ({"MatchGame": "0"}, "game 0 of a match"),
        ({"MatchGame": "1"}, "game 1 of a match to 10 is not played at 4-7"),
        ({"MatchScore": "4-10"}, "is not played at 4-10"),
        ({"MatchScore": "4"}, "cannot be read"),
        ({"MatchScore": "4-7-0"}, "cannot be read"),
        ({"MatchScore": "4--7"}, "cannot be read"),
        ({"Previous": ""}, "Previous is missing"),
        ({"Previous": "g1"}, "this very game"),
    ],
)
def test_a_match_that_cannot_be_is_refused(tags: dict[str, str], says: str) -> None:
    with pytest.raises(RecordError, match=says):
        verify(with_tags(honest(GLEBSITE, LATER), **tags))


def test_rules_without_matches_have_none() -> None:
    record = with_tags(without(honest(THIBAULT), "Lot"), **dict(LATER.tags()))
    with pytest.raises(RecordError, match="thibault has no match to 10"):
        verify(record)
