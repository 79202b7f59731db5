"""Sticks, dice and other things that are thrown: what they count, and how often."""

from __future__ import annotations

import pickle
from fractions import Fraction
from math import prod

import pytest

from games import fair
from games.chance import Device, Listed, Marked, as_uneven, chi_square

SECRET = bytes(range(32))


def chances(device: Device) -> dict[str, Fraction]:
    return dict(device.odds())


def sixteenths(*counts: int) -> list[Fraction]:
    return [Fraction(count, 16) for count in counts]


TETRAHEDRA = Device("tetrahedra", (4,) * 4, ("0", "1", "2", "3", "4"), Marked(frozenset({0, 1})))
"""Four tetrahedra, two of the four corners of each marked: the marked ones that are up count."""


def test_sticks_count_their_light_sides() -> None:
    sticks = Device("sticks", (2, 2, 2, 2), ("5", "1", "2", "3", "4"))
    assert [sticks.read(faces) for faces in ((0, 0, 0, 0), (0, 1, 0, 0), (1, 1, 0, 1))] == [
        "5", "1", "3",
    ]  # fmt: skip
    odds = chances(sticks)
    assert [odds[score] for score in "51234"] == sixteenths(1, 4, 6, 4, 1)


def test_tetrahedra_count_their_marked_corners() -> None:
    assert TETRAHEDRA.read((0, 1, 2, 3)) == "2"
    assert TETRAHEDRA.read((3, 3, 2, 2)) == "0"
    odds = chances(TETRAHEDRA)
    assert [odds[score] for score in "01234"] == sixteenths(1, 4, 6, 4, 1)


def test_tetrahedra_are_drawn_by_their_four_sides() -> None:
    drawn = [fair.faces(SECRET, "g1", n, "a,b", TETRAHEDRA) for n in range(1, 400)]
    assert {face for faces in drawn for face in faces} == {0, 1, 2, 3}
    assert {TETRAHEDRA.read(faces) for faces in drawn} == set("01234")


PRODUCTS = tuple(sorted({one * two for one in range(1, 7) for two in range(1, 7)}))


def product_of(faces: tuple[int, ...]) -> int:
    return PRODUCTS.index(prod(face + 1 for face in faces))


def test_two_dice_may_be_multiplied() -> None:
    dice = Device("dice", (6, 6), tuple(map(str, PRODUCTS)), product_of)
    assert dice.read((2, 3)) == "12"
    odds = chances(dice)
    assert (odds["12"], odds["36"]) == (Fraction(4, 36), Fraction(1, 36))
    assert sum(odds.values()) == 1


def is_doublet(faces: tuple[int, ...]) -> int:
    return int(len(set(faces)) == 1)


def test_doublets_may_be_all_that_counts() -> None:
    dice = Device("dice", (6, 6), ("plain", "doublet"), is_doublet)
    assert chances(dice) == {"plain": Fraction(5, 6), "doublet": Fraction(1, 6)}


def test_combinations_may_be_listed() -> None:
    """Two dice, whichever lies first."""
    pairs = tuple((one, two) for one in range(6) for two in range(one, 6))
    dice = Device("dice", (6, 6), tuple(f"{a + 1}-{b + 1}" for a, b in pairs), Listed(pairs))
    assert dice.read((4, 1)) == dice.read((1, 4)) == "2-5"
    odds = chances(dice)
    assert len(odds) == 21
    assert (odds["2-5"], odds["3-3"]) == (Fraction(2, 36), Fraction(1, 36))


def test_every_combination_has_an_outcome() -> None:
    with pytest.raises(ValueError, match=r"\(0, 0\) read 2, of 2 scores"):
        Device("coins", (2, 2), ("none", "one"), Marked(frozenset({0})))
    with pytest.raises(ValueError, match=r"does not read \(0, 1\)"):
        Device("coins", (2, 2), ("tails", "heads"), Listed(((0, 0), (1, 1))))
    with pytest.raises(ValueError, match="4 scores for 3 sums"):
        Device("coins", (2, 2), ("0", "1", "2", "3"))


def test_every_outcome_can_be_thrown() -> None:
    with pytest.raises(ValueError, match="no faces give 3, 4"):
        Device("coins", (2, 2), ("0", "1", "2", "3", "4"), Marked(frozenset({1})))


def test_other_faces_are_refused() -> None:
    for faces in ((0, 1, 2), (0, 1, 2, 4), (0, 1, 2, -1)):
        with pytest.raises(ValueError, match="no faces of tetrahedra"):
            TETRAHEDRA.read(faces)


def test_a_device_is_a_plain_value() -> None:
    again = Device("tetrahedra", (4,) * 4, ("0", "1", "2", "3", "4"), Marked(frozenset({1, 0})))
    assert again == TETRAHEDRA
    assert hash(again) == hash(TETRAHEDRA)
    assert pickle.loads(pickle.dumps(TETRAHEDRA)) == TETRAHEDRA  # noqa: S301 - our own bytes


CRITICAL = {
    1: (3.841, 10.828),
    2: (5.991, 13.816),
    3: (7.815, 16.266),
    4: (9.488, 18.467),
    10: (18.307, 29.588),
}


@pytest.mark.parametrize("free", CRITICAL)
def test_chi_square_has_the_tails_of_the_tables(free: int) -> None:
    """The values that one in twenty, and one in a thousand, exceed, as printed everywhere."""
    for statistic, chance in zip(CRITICAL[free], (0.05, 0.001), strict=True):
        assert as_uneven(statistic, free + 1) == pytest.approx(chance, rel=2e-3)
    assert as_uneven(0, free + 1) == pytest.approx(1)


def test_chi_square_counts_how_uneven_throws_are() -> None:
    coin = (Fraction(1, 2), Fraction(1, 2))
    assert chi_square((60, 40), coin) == 4.0
    assert chi_square((50, 50), coin) == 0.0
    assert chi_square((0, 0), coin) == 0.0
