"""The pictures of the rules: every rule set and every switch has one that shows its point."""

from __future__ import annotations

from typing import Any

import pytest

from bot.choosing.samples import PAGES, SWITCHES
from bot.choosing.samples.sample import Sample, view_of
from games.catalogue import CATALOGUE, RuleSet, rule_set
from games.core import Choose, Over, PositionError, legal_actions, lookup
from tests.games.every import same

SWITCHED = sorted(SWITCHES)


def consequences(rules: RuleSet[Any, Any], line: str) -> dict[str, object] | None:
    """What can happen in a position, and what comes of it; None where it cannot occur."""
    try:
        state = rules.load(line)
    except PositionError:
        return None
    after = {rules.write(a): rules.dump(rules.apply(state, a)) for a in legal_actions(rules, state)}
    view = rules.view(state, faces=None)
    return {"after": after, "squares": view.squares, "thrown for": rules.throw_off}


def test_every_rule_set_and_every_switch_has_its_picture() -> None:
    switches = {(rules.id, s.name) for rules in CATALOGUE for s in rules.offered}
    same(PAGES.keys(), {rules.id for rules in CATALOGUE}, "bot/choosing/samples/: PAGES")
    same(SWITCHED, switches, "bot/choosing/samples/: SWITCHES")


def reached(rules: RuleSet[Any, Any], sample: Sample) -> Any:
    """The state that is drawn."""
    varied = rules.custom(sample.switches)
    state = varied.load(sample.line)
    for text in sample.played:
        state = varied.apply(state, lookup(varied, state, text))
    return state


def of(game: str) -> list[str]:
    """The rule sets of a game."""
    return [rules.id for rules in CATALOGUE if rules.game == game]


@pytest.mark.parametrize("name", PAGES)
def test_a_rule_sets_picture_shows_a_choice(name: str) -> None:
    rules, sample = rule_set(name), PAGES[name]
    turn = rules.turn(reached(rules, sample))
    assert isinstance(turn, Choose)
    assert len(turn.actions) >= 2
    assert view_of(rules, sample).choices


@pytest.mark.parametrize("name", [name for name in of("senet") if name in PAGES])
def test_senets_picture_numbers_several_choices_of_several_kinds(name: str) -> None:
    view = view_of(rule_set(name), PAGES[name])
    assert len(view.choices) >= 3
    assert len({choice.kind for choice in view.choices}) >= 2
    assert view.thrown is not None


def test_sidjas_picture_shows_a_capture_and_that_any_stone_must_go_on() -> None:
    rules = rule_set("sidja")
    view = view_of(rules, PAGES["sidja"])
    assert [trace.taken for trace in view.traces] == [(1,)], "the stone on b5"
    assert all(choice.taken for choice in view.choices)
    assert len({choice.source for choice in view.choices}) == 3


def test_sigas_picture_shows_stones_that_take_and_stones_that_only_move() -> None:
    rules = rule_set("siga")
    offered = {
        rules.write(action) for action in legal_actions(rules, reached(rules, PAGES["siga"]))
    }
    assert {text for text in offered if "x" in text} == {"c4-c5xb5", "e2-e1xd1"}
    sources = {choice.source for choice in view_of(rules, PAGES["siga"]).choices}
    assert len(sources) > len({text[:2] for text in offered if "x" in text})


def test_the_hyenas_picture_shows_all_that_its_page_tells() -> None:
    view = view_of(rule_set("hyena"), PAGES["hyena"])
    told = {(t.piece, t.seat): (t.square, t.state, t.going) for t in view.tokens}
    assert told == {
        ("mother", 0): (0, "home", ""),
        ("hyena", 0): (16, "", "back"),
        ("mother", 1): (12, "", "back"),
        ("mother", 2): (28, "", "out"),
        ("mother", 3): (31, "thirsty", ""),
    }
    assert view.thrown is not None
    assert {choice.kind for choice in view.choices} == {"pay"}


@pytest.mark.parametrize(
    ("name", "switch", "offered"),
    [
        ("siga", "continue", "c5-d5xd4 e2-e1xd1"),
        ("sidja", "continue", "c5-d5xd4"),
        ("siga", "first_mover", "c2-c3xb3 d3-c3xb3"),
        ("siga", "cross", "c1 c5"),
        ("sidja", "cross", "c1 c5"),
    ],
)
def test_a_switchs_picture_offers_what_its_page_says(name: str, switch: str, offered: str) -> None:
    sample = SWITCHES[name, switch]
    rules = rule_set(name, sample.switches)
    found = legal_actions(rules, reached(rules, sample))
    assert " ".join(map(rules.write, found)) == offered


@pytest.mark.parametrize("name", of("seega"))
def test_both_leaps_of_the_picture_take(name: str) -> None:
    sample = SWITCHES[name, "leaps"]
    rules = rule_set(name, sample.switches)
    found = {rules.write(action) for action in legal_actions(rules, reached(rules, sample))}
    assert {"a3-c3xd3", "e3-c3xb3"} <= found


@pytest.mark.parametrize("name", of("seega"))
@pytest.mark.parametrize("reason", ["stuck", "quiet"])
def test_a_picture_of_the_end_shows_white_win(name: str, reason: str) -> None:
    sample = SWITCHES[name, {"stuck": "stuck", "quiet": "quiet_limit"}[reason]]
    rules = rule_set(name, sample.switches)
    over = rules.turn(reached(rules, sample))
    assert isinstance(over, Over)
    assert (over.winners, over.reason) == ((0,), reason)


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


@pytest.mark.parametrize("name", [name for name, switch in SWITCHED if switch == "dice"])
def test_the_dice_of_the_picture_count_what_is_to_be_played(name: str) -> None:
    sample = SWITCHES[name, "dice"]
    thrown = view_of(rule_set(name), sample).thrown
    assert thrown is not None
    kinds = {"two": "dice", "bone": "bone"}
    assert (thrown.device, thrown.fresh) == (kinds[dict(sample.switches)["dice"]], True)
    assert f"play:{thrown.score}" in sample.line.split()


@pytest.mark.parametrize(
    "sample", [*PAGES.values(), *SWITCHES.values()], ids=lambda sample: sample.line.split()[0]
)
def test_the_sticks_show_the_throw_that_is_to_be_played(sample: Sample) -> None:
    name = next(n for n, s in (*PAGES.items(), *((k[0], v) for k, v in SWITCHES.items()))
                if s is sample)  # fmt: skip
    thrown = view_of(rule_set(name), sample).thrown
    for due in sample.line.split():
        if due.startswith("play:"):
            assert thrown is not None
            assert thrown.score == due[-1]


def test_the_chips_show_the_throw_that_was_played() -> None:
    sample = SWITCHES["hyena", "holes"]
    thrown = view_of(rule_set("hyena"), sample).thrown
    assert thrown is not None
    assert (thrown.score,) == sample.played


def test_the_throw_that_takes_the_cones_is_the_one_shown() -> None:
    sample = SWITCHES["thibault", "first"]
    rules = rule_set("thibault", sample.switches)
    thrown = view_of(rules, sample).thrown
    assert thrown is not None
    assert thrown.score == rules.throw_off == "1"
    assert rule_set("thibault").throw_off != "1"
