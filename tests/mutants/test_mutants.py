"""The command that tries mutants tells what it cannot try."""

from __future__ import annotations

import pytest

from tests.mutants.__main__ import ROOT, mutated
from tests.mutants.catalogue import MUTANTS, Mutant

SOURCE = "a = 1\nb = 1\n"


def mutant(old: str, new: str) -> Mutant:
    return Mutant("some", "some.py", old, new)


def test_one_place_of_the_source_is_changed() -> None:
    assert mutated(mutant("b = 1", "b = 2"), SOURCE) == "a = 1\nb = 2\n"


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("c = 1", "c = 2", "stands 0 times in some.py"),
        ("= 1", "= 2", "stands 2 times in some.py"),
        ("b = 1", "b = (", "no Python"),
    ],
)
def test_what_cannot_be_tried_is_told(old: str, new: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        mutated(mutant(old, new), SOURCE)


def test_each_has_a_name_of_its_own_and_changes_something() -> None:
    assert len({one.name for one in MUTANTS}) == len(MUTANTS)
    assert [one.name for one in MUTANTS if one.old == one.new] == []


def test_each_finds_its_place_in_the_program_as_it_is() -> None:
    lost = {}
    for one in MUTANTS:
        try:
            mutated(one, (ROOT / one.file).read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            lost[one.name] = str(error)
    assert lost == {}, "say in tests/mutants/catalogue.py how these are broken now"
