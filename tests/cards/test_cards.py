"""The kept figures: they are there for every rule set, of its version, and still true."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.run.exits import BAD_SETTINGS
from cards import command
from cards.card import DATA, LONG_MIN, figures, fitting, is_long
from cards.cases import OFTEN, PAIRED, Case, Plan, cases
from cards.measure import SEED, goes_on, measure, played_on, sample
from cards.rows import HEAD, TOLD, Row, read, written
from games.catalogue import CATALOGUE, RuleSet, rule_set
from games.fields import switches_of

ANOTHER_SEED = SEED + 1
GAMES = 30
FAR = 4.5
"""So many standard errors two true figures never differ by: once in 100,000."""

every_rule_set = pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)


def own(name: str, seats: int = 2) -> Row:
    """The row of a rule set without switches."""
    rows = [r for r in figures() if (r.rules, r.switches, r.seats) == (name, "", seats)]
    assert len(rows) == 1, how(name)
    return rows[0]


def how(name: str) -> str:
    """What to do where figures are missing or old."""
    return f"measure {name}: djehuty cards {name} --write"


@every_rule_set
def test_every_rule_set_has_its_card_by_every_number_of_players(rules: RuleSet[Any, Any]) -> None:
    for seats in rules.seats:
        fit = fitting(rules, seats)
        assert fit is not None, how(rules.id)
        assert fit.exact
        assert fit.row == own(rules.id, seats)


def test_what_is_kept_is_what_would_be_measured_and_of_today() -> None:
    kept = [(Case(row.rules, row.switches, row.seats), row.version) for row in figures()]
    wanted = [(case, case.played().version) for case in cases()]
    wrong = sorted({case.rules for case, _ in set(kept) ^ set(wanted)})
    assert not wrong, "; ".join(map(how, wrong))
    assert kept == wanted, "in the order of the catalogue"


@every_rule_set
def test_every_value_of_a_switch_is_measured(rules: RuleSet[Any, Any]) -> None:
    for switch in rules.offered:
        for value in switch.values[1:]:
            for seats in rules.seats:
                fit = fitting(rules.custom({switch.name: value}), seats)
                assert fit is not None, how(rules.id)
                assert fit.exact, f"{how(rules.id)} ({switch.name}={value})"


def differences(one: Row, other: Row) -> Iterator[tuple[str, float]]:
    """By how many standard errors the figures of two rows of a case differ."""
    for name in ("minutes", "presses", "decided", "choices", "random_actions"):
        error = sqrt(getattr(one, f"{name}_se") ** 2 + getattr(other, f"{name}_se") ** 2)
        gap = abs(getattr(one, name) - getattr(other, name))
        yield name, gap / error if gap > 1e-3 else 0.0
    for name, games in (
        ("first", "level_games"), ("draws", "level_games"), ("random_first", "random_games"),
    ):  # fmt: skip
        n, m = getattr(one, games), getattr(other, games)
        share = (getattr(one, name) * n + getattr(other, name) * m) / (n + m)
        error = sqrt(share * (1 - share) * (1 / n + 1 / m))
        gap = abs(getattr(one, name) - getattr(other, name))
        yield name, gap / error if gap else 0.0


@every_rule_set
def test_a_small_measurement_anew_agrees_with_what_is_kept(rules: RuleSet[Any, Any]) -> None:
    case = Case(rules.id, "", rules.seats[0])
    again = measure(case, GAMES, ANOTHER_SEED)
    wrong = {name: gap for name, gap in differences(own(rules.id), again) if gap > FAR}
    assert not wrong


def test_figures_of_other_rules_do_not_agree() -> None:
    again = measure(Case("thibault", "", 2), GAMES, ANOTHER_SEED)
    for name in ("tait", "houses", "glebsite"):  # 30 games do not tell bell from it
        assert any(gap > FAR for _, gap in differences(own(name), again)), name


def test_the_quoted_figures() -> None:
    """What was said of random games before anybody measured them here."""
    assert own("bell").random_first == pytest.approx(0.38, abs=0.04)
    assert own("houses").random_actions == pytest.approx(2500, rel=0.1)


# -- which figures belong to rules -----------------------------------------------------------------


def test_a_measured_combination_has_its_own_figures() -> None:
    pair = next(row for row in figures() if len(switches_of(row.switches)) == 2)
    assert PAIRED.intersection(dict(switches_of(pair.switches)))
    fit = fitting(rule_set(pair.rules, switches_of(pair.switches)), pair.seats)
    assert fit is not None
    assert (fit.row, fit.exact) == (pair, True)


def test_of_an_unmeasured_one_the_largest_part_that_differs_most_in_length() -> None:
    fit = fitting(rule_set("sidja", {"size": "7", "leaps": "all", "cross": "on"}), 2)
    assert fit is not None
    assert not fit.exact
    assert len(switches_of(fit.row.switches)) == 2
    assert ("size", "7") in switches_of(fit.row.switches)
    fit = fitting(rule_set("thibault", {"netting": "on", "sticks": "6"}), 2)
    assert fit is not None
    assert not fit.exact
    assert fit.row.switches in ("netting", "sticks=6")
    gaps = {
        row.switches: abs(row.minutes - own("thibault").minutes)
        for row in figures()
        if row.rules == "thibault" and row.switches in ("netting", "sticks=6")
    }
    assert fit.row.switches == max(gaps, key=lambda name: gaps[name])


def test_of_another_version_nothing_is_known() -> None:
    newer = replace(rule_set("bell"), version=99)  # type: ignore[type-var]  # a frozen value
    assert fitting(newer, 2) is None
    assert not is_long(newer, 2)


def test_long_games_are_known_beforehand() -> None:
    assert is_long(rule_set("houses"), 2)
    assert is_long(rule_set("thibault", {"pieces": "10"}), 2)
    assert not is_long(rule_set("thibault"), 2)
    assert not is_long(rule_set("hyena"), 6)
    assert own("houses").minutes > LONG_MIN


# -- the file and the command ----------------------------------------------------------------------


def test_a_file_is_read_as_it_was_written() -> None:
    text = DATA.read_text(encoding="utf-8")
    remarks = [line.removeprefix("# ") for line in text.splitlines() if line.startswith("#")]
    assert written(read(text), remarks) == text
    assert tuple(remarks) == command.remarks(None, SEED)


def test_a_file_of_another_form_is_refused() -> None:
    for text in ("", "rules\tversion\n", HEAD.replace("draws", "drawn")):
        with pytest.raises(ValueError, match="measure them anew"):
            read(text)


def test_rows_without_a_seed_of_doubt_say_how_many_games_they_are_of() -> None:
    names = {field.name for field in fields(Row)}
    assert {"games", "level_games", "random_games"} <= names
    for row in figures():
        assert min(row.games, row.level_games, row.random_games) >= 12


def test_the_command_prints_what_it_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "bell", "--games", "2", "--jobs", "1"]) == 0
    said = capsys.readouterr()
    rows = read(said.out)
    assert [row.switches for row in rows] == ["", "dice=two"]
    assert {row.games for row in rows} == {2}
    assert "2 cases" in said.err


def test_kept_figures_of_other_rule_sets_stay(tmp_path: Path) -> None:
    file = tmp_path / "cards.tsv"
    assert command.run(["tait"], 2, 1, 1, file) == 0
    assert command.run(["bell"], 2, 1, 1, file) == 0
    before = {row.rules: row for row in read(file.read_text("utf-8")) if not row.switches}
    assert list(before) == ["tait", "bell"]
    assert command.run(["tait"], 3, 1, 1, file) == 0
    after = {row.rules: row for row in read(file.read_text("utf-8")) if not row.switches}
    assert list(after) == ["tait", "bell"]
    assert after["bell"] == before["bell"]
    assert (before["tait"].games, after["tait"].games) == (2, 3)


def test_figures_that_were_played_on_are_those_of_all_games_at_once() -> None:
    few = measure(Case("bell", "", 2), 30)
    played = played_on(few, until=40)
    assert (played.level_games, played.games) == (40, 30)
    whole = sample(Case("bell", "", 2), "level", Plan(40, 10**9), SEED)
    assert (played.first, played.draws) == (whole.won_first(), whole.drawn())
    assert played_on(played, until=40) == played, "there is nothing to play"


def test_what_is_told_of_too_few_games_is_played_on() -> None:
    row = measure(Case("bell", "", 2), 12)
    assert goes_on(replace(row, level_games=250))
    assert not goes_on(replace(row, level_games=TOLD)), "that is enough"
    assert not goes_on(replace(row, level_games=OFTEN - 1)), "such games are too long"
    assert not goes_on(replace(row, level_games=40, rules="glebsite", switches="pieces=7,easy"))


def test_more_only_plays_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.tsv"
    bell = replace(own("bell"), level_games=TOLD - 2, first=0.5)
    tait = replace(own("tait"), level_games=TOLD)
    file.write_text(written([tait, bell], ["old"]), encoding="utf-8")
    assert command.more(["bell", "tait"], 1, file) == 0
    after = read(file.read_text("utf-8"))
    assert after[0] == tait
    assert (after[1].level_games, after[1].minutes) == (TOLD, bell.minutes)
    assert "1 cases played on" in capsys.readouterr().out


def test_several_processes_measure_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for jobs in ("1", "2"):
        assert main(["cards", "bell", "--games", "1", "--jobs", jobs]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]


@pytest.mark.parametrize(
    "words",
    [
        ["--games", "0"],
        ["--jobs", "-1"],
        ["--games", "few"],
        ["--more", "--games", "9"],
        ["--more", "--write"],
        ["--more", "--seed", "1"],
    ],
)
def test_numbers_that_are_none_and_options_that_do_not_fit_are_refused(words: list[str]) -> None:
    assert main(["cards", *words]) == BAD_SETTINGS


def test_a_rule_set_that_there_is_not_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "chess"]) == 1
    assert "there is no rule set 'chess'" in capsys.readouterr().err
