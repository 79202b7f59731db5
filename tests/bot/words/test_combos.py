"""Combinations of switches: their codes, what is kept of them, and how a switch is stepped."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.words.combos import (
    GAMES,
    AnyRuleSet,
    BadCode,
    Combo,
    against,
    base,
    changes,
    code,
    decoded,
    from_payload,
    in_words,
    label,
    options,
    payload,
    summary,
    values,
)
from bot.words.library import LANGUAGES, Library
from games.catalogue import CATALOGUE, rule_set
from games.core import SwitchError
from games.fields import Switch, switches_of, switches_text
from games.senet.rules import Senet
from games.senet.sets.glebsite import GLEBSITE
from games.senet.sets.thibault import THIBAULT
from tests.games.every import SENET

LIBRARY = Library()
EN = LIBRARY["en"]


@st.composite
def combinations(draw: st.DrawFn, sets: Iterable[AnyRuleSet] = CATALOGUE) -> AnyRuleSet:
    """Any rule set with any switches that go together."""
    rules = draw(st.sampled_from(list(sets)))
    drawn = {switch.name: draw(st.sampled_from(switch.values)) for switch in rules.offered}
    try:
        return rules.custom(drawn)
    except SwitchError:  # then as many of them, in their order, as go together
        for name, value in drawn.items():
            with contextlib.suppress(SwitchError):
                rules = rules.custom({name: value})
        return rules


@dataclass(frozen=True)
class Strict(Senet):
    """Thibault's rules where nets and a safe end do not go together, nor walls of three and a
    safe Second Life."""

    def custom(self, switches: Mapping[str, str] | Iterable[tuple[str, str]]) -> Strict:
        rules = super().custom(switches)
        if rules.netting and rules.safe_end:
            raise SwitchError("netting contradicts safe_end")
        if rules.block and rules.second_life == "safe":
            raise SwitchError("block contradicts second_life")
        assert isinstance(rules, Strict)
        return rules


STRICT = Strict(**{f.name: getattr(THIBAULT, f.name) for f in fields(Senet) if f.init})


def early(rules: AnyRuleSet) -> tuple[Switch, ...]:
    """The switches without the values that came later."""
    return tuple(
        replace(
            switch, values=tuple(v for v in switch.values if v not in dict(switch.late)), late=()
        )
        for switch in rules.offered
    )


def older(rules: Senet) -> Senet:
    """The rules without these values."""
    return replace(rules, offered=early(rules))


LATE = [rules for rules in SENET if any(switch.late for switch in rules.offered)]
"""Rule sets with values that came when codes had been shared."""


def switch(name: str) -> Switch:
    return next(switch for switch in THIBAULT.offered if switch.name == name)


@given(combinations())
def test_a_code_stands_for_its_combination(rules: AnyRuleSet) -> None:
    assert decoded(base(rules.id), code(rules)) == rules
    assert from_payload(payload(Combo(rules))) == Combo(rules)
    assert Combo.unpacked(Combo(rules).pack()) == Combo(rules)
    assert rule_set(rules.id, switches_of(switches_text(rules))) == rules


@given(combinations())
def test_codes_travel_where_links_and_buttons_do(rules: AnyRuleSet) -> None:
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,64}", payload(Combo(rules)))
    assert re.fullmatch(r"[a-z]+(\.[0-9a-z]+)?", in_words(Combo(rules)))


def test_a_switch_is_one_games_own() -> None:
    """A switch's texts go by its name: two games may not call different things alike. Senet and
    Aseb, on the two sides of one board, have three in common, whose texts tell of both."""
    games: dict[str, set[str]] = {}
    for rules in CATALOGUE:
        for offered in rules.offered:
            games.setdefault(offered.name, set()).add(rules.game)
    shared = {name: having for name, having in games.items() if len(having) > 1}
    assert shared == {name: {"senet", "aseb"} for name in ("dice", "pieces", "first")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_switches_of_a_game_are_called_alike(language: str) -> None:
    texts = LIBRARY[language]
    for sets in GAMES.values():
        names = {offered.name for rules in sets for offered in rules.offered}
        assert len({texts.plain(f"switch-{name}") for name in names}) == len(names)


def test_every_rule_set_is_found_by_its_game() -> None:
    assert [rules for sets in GAMES.values() for rules in sets] == list(CATALOGUE)


def test_no_switch_has_no_code() -> None:
    for rules in CATALOGUE:
        combo = Combo(rules)
        assert (code(rules), in_words(combo), payload(combo)) == ("", rules.id, f"play-{rules.id}")


def test_the_first_switch_counts_least() -> None:
    assert [code(rule_set("thibault", {name: value})) for name, value in (
        ("dice", "two"), ("sticks", "6"), ("pieces", "7"), ("pieces", "10"), ("netting", "on"),
        ("first", "throw_off"),
    )] == ["1", "2", "4", "c", "j000", "14000"]  # fmt: skip


@given(
    combinations([replace(THIBAULT, offered=early(THIBAULT))]),
    st.integers(0, len(THIBAULT.offered)),
)
def test_a_code_stays_what_it_was_when_switches_are_added_behind(
    rules: AnyRuleSet, known: int
) -> None:
    younger = early(THIBAULT)
    older = replace(THIBAULT, offered=younger[:known])
    then = older.custom({s.name: values(rules)[s.name] for s in younger[:known]})
    now = decoded(THIBAULT, code(then))
    assert values(now) == {s.name: s.values[0] for s in younger} | values(then)


@pytest.mark.parametrize(
    "text", ["0", "00", "03", "3f7-", "é", "u", "zzzzzzz", "1" * 60, "-1", " 1", "٣"]
)
def test_a_code_that_no_combination_has_is_refused(text: str) -> None:
    with pytest.raises(BadCode):
        decoded(THIBAULT, text)


@pytest.mark.parametrize("late", [True, False])
def test_every_combination_has_one_code_and_no_other_code_is_read(*, late: bool) -> None:
    """Without late values the codes are those up to the last one."""
    rules = base("glebsite") if late else older(GLEBSITE)
    count = 1
    for offered in rules.offered:
        count *= len(offered.values)
    digits = "0123456789abcdefghjkmnpqrstvwxyz"
    codes = ["", *digits[1:], *(a + b for a in digits[1:] for b in digits)]
    read = {}
    for text in codes:
        with contextlib.suppress(BadCode):
            read[text] = decoded(rules, text)
    assert len(read) == len(set(read.values())) == count < len(codes)
    assert all(code(combination) == text for text, combination in read.items())
    assert late or list(read) == codes[:count]


@given(combinations([older(rules) for rules in LATE]))
def test_late_values_leave_older_codes_as_they_were(rules: AnyRuleSet) -> None:
    assert decoded(base(rules.id), code(rules)).fields() == rules.fields()


@pytest.mark.parametrize("rules", LATE, ids=lambda rules: str(rules.id))
def test_late_values_stand_behind_all_others(rules: AnyRuleSet) -> None:
    for switch in rules.offered:
        late = tuple(value for value, _ in switch.late)
        assert switch.values[len(switch.values) - len(late) :] == late
        for value, behind in switch.late:
            assert behind in {other.name for other in rules.offered}
            assert code(rules.custom({switch.name: value}))


def test_a_value_and_a_late_one_of_the_same_switch_are_no_code() -> None:
    assert code(rule_set("glebsite", {"pieces": "3"})) == "r"
    with pytest.raises(BadCode):
        decoded(base("glebsite"), "t")


def test_a_code_is_read_as_people_write_it() -> None:
    rules = rule_set("thibault", {"pieces": "10", "netting": "on", "dice": "two"})
    assert code(rules) == "j00d"
    for text in ("J00D", "JOOD", "joOd"):
        assert decoded(THIBAULT, text) == rules
    assert decoded(THIBAULT, "l") == decoded(THIBAULT, "I") == decoded(THIBAULT, "1")


@pytest.mark.parametrize(
    "text",
    ["", "thibault", "thibault.1", "thibault.1.5", "glebsite..6", "glebsite..-5", "chess..",
     "glebsite..5.5", "thibault.zzzzzzz."],
)  # fmt: skip
def test_forged_or_outdated_buttons_are_refused(text: str) -> None:
    with pytest.raises(BadCode):
        Combo.unpacked(text)


@pytest.mark.parametrize(
    "text",
    ["", "play", "play-", "play-chess", "join-thibault", "play-tait-z-z", "play-glebsite--6",
     "play-tait--5", "play-glebsite--5-5"],
)  # fmt: skip
def test_forged_or_outdated_links_are_refused(text: str) -> None:
    with pytest.raises(BadCode):
        from_payload(text)


def test_a_match_is_part_of_what_is_chosen() -> None:
    combo = Combo(rule_set("glebsite", {"pieces": "7"}), 10)
    assert combo.pack() == "glebsite.4.10"
    assert Combo.unpacked("glebsite.4.10") == combo


def test_a_match_travels_in_links_and_words() -> None:
    easy = Combo(rule_set("glebsite", {"easy": "on"}), 10)
    assert (in_words(easy), payload(easy)) == (
        f"glebsite.{code(easy.rules)} match=10",
        f"play-glebsite-{code(easy.rules)}-10",
    )
    plain = Combo(rule_set("glebsite"), 5)
    assert (in_words(plain), payload(plain)) == ("glebsite match=5", "play-glebsite--5")
    for combo in (easy, plain):
        assert from_payload(payload(combo)) == combo
    assert options(plain.rules)["match"].values == ("5", "10", "15", "21")
    assert "match" not in options(THIBAULT)


def test_what_contradicts_itself_has_a_code_that_is_refused_kindly() -> None:
    both = THIBAULT.custom({"netting": "on", "safe_end": "on"})
    with pytest.raises(BadCode, match="netting contradicts safe_end"):
        decoded(STRICT, code(both))


def test_what_was_kept_by_name_is_refused_once_it_is_played_no_more() -> None:
    assert (
        switches_text(rule_set("thibault", {"netting": "on", "pieces": "7"})) == "pieces=7,netting"
    )
    for rules, switches in (("chess", ""), ("thibault", "castling"), ("thibault", "pieces=8")):
        with pytest.raises(SwitchError):
            rule_set(rules, switches_of(switches))


def test_only_switches_that_clash_are_named() -> None:
    rules = STRICT.custom({"safe_end": "on", "block": "3", "pieces": "7"})
    assert against(rules, {"netting": "on"}) == ("safe_end",)
    assert against(rules, {"second_life": "safe"}) == ("block",)
    assert against(rules, {"second_life": "safe", "netting": "on"}) == ()


def test_what_differs_is_told_in_the_order_of_the_switches() -> None:
    rules = rule_set("thibault", {"netting": "on", "retreat_attack": "off", "pieces": "7"})
    told = ("Pieces a side: 7", "Attacks going back: off", "House of Netting (16)")
    assert changes(rules, EN) == told
    assert summary(rules, EN) == " · ".join(told)
    assert summary(rules, EN, 1) == "Pieces a side: 7 · +2"
    assert summary(rules, EN, 0) == "+3"
    assert summary(THIBAULT, EN) == ""


def test_a_label_names_what_fits_and_counts_the_rest() -> None:
    rules = rule_set("thibault", {"netting": "on", "retreat_attack": "off", "pieces": "7"})
    assert label(rules, EN, 200) == f"Thibault’s rules · {summary(rules, EN)}"
    assert label(rules, EN, 42) == "Thibault’s rules · Pieces a side: 7 · +2"
    assert label(rules, EN, 24) == "Thibault’s rules · +3"
    assert summary(rules, LIBRARY["ar"], 0) == "\u2066+3\u2069", "else the sign goes behind"
    assert label(THIBAULT, EN, 24) == "Thibault’s rules"
