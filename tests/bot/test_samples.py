"""The pictures of the rules: every rule set and every switch has one that shows its point."""

from __future__ import annotations

from typing import Any

import pytest

from bot.handlers.samples import PAGES, SWITCHES, Sample, view_of
from games.catalogue import CATALOGUE, RuleSet, rule_set
from games.core import PositionError, offers

SWITCHED = sorted(SWITCHES)


def consequences(rules: RuleSet[Any, Any], line: str) -> dict[str, object] | None:
    """What can happen in a position, and what comes of it; None where it cannot occur."""
    try:
        state = rules.load(line)
    except PositionError:
        return None
    after = {rules.write(a): rules.dump(rules.apply(state, a)) for a in offers(rules, state)}
    view = rules.view(state, faces=None)
    return {"after": after, "squares": view.squares, "thrown for": rules.throw_off}


def test_every_rule_set_and_every_switch_has_its_picture() -> None:
    assert PAGES.keys() == {rules.id for rules in CATALOGUE}
    assert set(SWITCHED) == {(rules.id, s.name) for rules in CATALOGUE for s in rules.offered}


@pytest.mark.parametrize("name", PAGES)
def test_a_rule_sets_picture_numbers_several_choices_of_several_kinds(name: str) -> None:
    view = view_of(rule_set(name), PAGES[name])
    assert len(view.choices) >= 3
    assert len({choice.kind for choice in view.choices}) >= 2
    assert view.thrown is not None


@pytest.mark.parametrize(("name", "switch"), SWITCHED)
def test_a_switchs_picture_is_drawn_with_that_switch_alone(name: str, switch: str) -> None:
    sample = SWITCHES[name, switch]
    offered = next(s for s in rule_set(name).offered if s.name == switch)
    assert [given for given, _ in sample.switches] == [switch]
    assert rule_set(name, sample.switches).switches() == sample.switches
    assert sample.switches[0][1] != offered.values[0]


@pytest.mark.parametrize(
    ("name", "switch"), [pair for pair in SWITCHED if pair[1] not in {"dice", "first"}]
)
def test_the_switch_makes_a_difference_in_its_picture(name: str, switch: str) -> None:
    sample = SWITCHES[name, switch]
    on = consequences(rule_set(name, sample.switches), sample.line)
    assert on is not None
    assert on != consequences(rule_set(name), sample.line)


@pytest.mark.parametrize("name", [rules.id for rules in CATALOGUE])
def test_the_dice_of_the_picture_count_what_is_to_be_played(name: str) -> None:
    sample = SWITCHES[name, "dice"]
    thrown = view_of(rule_set(name), sample).thrown
    assert thrown is not None
    assert (thrown.device, thrown.fresh) == ("dice", True)
    assert f" play:{thrown.score} " in sample.line


@pytest.mark.parametrize(
    "sample", [*PAGES.values(), *SWITCHES.values()], ids=lambda sample: sample.line.split()[0]
)
def test_the_sticks_show_the_throw_that_is_to_be_played(sample: Sample) -> None:
    name = next(n for n, s in (*PAGES.items(), *((k[0], v) for k, v in SWITCHES.items()))
                if s is sample)  # fmt: skip
    thrown = view_of(rule_set(name), sample).thrown
    due = sample.line.split()[4]
    if due.startswith("play:"):
        assert thrown is not None
        assert thrown.score == due[-1]


def test_the_throw_that_takes_the_cones_is_the_one_shown() -> None:
    sample = SWITCHES["thibault", "first"]
    rules = rule_set("thibault", sample.switches)
    thrown = view_of(rules, sample).thrown
    assert thrown is not None
    assert thrown.score == rules.throw_off == "1"
    assert rule_set("thibault").throw_off != "1"
