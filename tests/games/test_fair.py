"""Throws nobody can doubt: salts, fixed vectors, the reading of bits, and even chances."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import permutations, product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import fair
from games.chance import Device
from games.senet.sets.thibault import THIBAULT
from tests.games.boards import switched

SECRET = bytes(range(32))
STICKS = THIBAULT.lookups.throws[0].device
DICE = switched(dice="two").lookups.throws[0].device
SALT = fair.salt_of_presses(["4382", "77120", "u901"])
"""A salt of `djehuty1`: what holds for all ways of drawing is shown with it."""

EYE, WORDS = fair.Brought("eye"), fair.Brought("cat", fair.words_digest("Пусть вода минует"))
BROUGHT = fair.salt([EYE, fair.Brought(), WORDS])

VECTOR_STICKS = ["0000", "0110", "0111", "0011", "0100", "1000", "1110", "0010"]
VECTOR_DICE = ["01", "32", "34", "14", "22", "43", "22", "13"]
VECTOR_BROUGHT = ["1100", "1010", "0011", "1010", "0011", "0010", "0011", "0011"]
VECTOR_LOTS = [(0, 1), (0, 1), (0, 1), (0, 1)]
VECTOR_LOT_OF_SIX = (2, 4, 3, 1, 0, 5)


def bits_of(block: bytes) -> str:
    """The bits of a block as the promise reads them, written independently of the module."""
    return f"{int.from_bytes(block, 'big'):0{8 * len(block)}b}"


def test_the_commitment_is_the_secrets_sha_256() -> None:
    assert fair.commitment(SECRET) == (
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    )


def test_the_salt_is_what_the_joiners_brought_in_their_order() -> None:
    assert BROUGHT.split("\n") == [
        "djehuty2",
        "0 sign eye",
        "1 nothing",
        "2 sign cat",
        "2 words " + fair.words_digest("Пусть вода минует"),
    ]
    assert (
        fair.words_digest("Пусть вода минует")
        == hashlib.sha256("Пусть вода минует".encode()).hexdigest()
    )
    assert fair.salt([WORDS, fair.Brought(), EYE]) != BROUGHT
    notation = Path(__file__).parents[2] / "docs" / "notation.md"
    assert f"```\n{BROUGHT}\n```" in notation.read_text(encoding="utf-8"), "its example"


def test_where_nobody_brought_anything_the_press_that_began_it_is_the_salt() -> None:
    nothing = fair.Brought()
    assert fair.salt([nothing, nothing], "4711") == "djehuty2\n0 nothing\n1 nothing\npress 4711"
    with pytest.raises(ValueError, match="no id of a press"):
        fair.salt([nothing, nothing])
    with pytest.raises(ValueError, match="not mixed in"):
        fair.salt([EYE, nothing], "4711")
    for press in ("47 11", "47\n11", "é", ""):
        with pytest.raises(ValueError, match="no id of a press"):
            fair.salt([nothing], press)
    with pytest.raises(ValueError, match="at least one joiner"):
        fair.salt([], "4711")


@pytest.mark.parametrize(("sign", "words"), [("crocodile", ""), ("", "ABC"), ("", "aB" * 32)])
def test_only_signs_and_digests_are_brought(sign: str, words: str) -> None:
    with pytest.raises(ValueError, match="is no"):
        fair.Brought(sign, words)


BRINGING = st.builds(
    fair.Brought,
    st.sampled_from(("", *fair.SIGNS)),
    st.sampled_from(("", *map(fair.words_digest, ("a", "b", "0 sign eye")))),
)
JOINERS = st.lists(BRINGING, min_size=1, max_size=6)
PRESSES = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=6)


def mixed_in(joiners: list[fair.Brought], press: str) -> tuple[list[fair.Brought], str]:
    return joiners, "" if any(joiner.anything for joiner in joiners) else press


@given(JOINERS, PRESSES, JOINERS, PRESSES)
def test_no_two_lists_ever_give_one_salt(
    one: list[fair.Brought], press: str, other: list[fair.Brought], another: str
) -> None:
    first, second = mixed_in(one, press), mixed_in(other, another)
    assert (fair.salt(*first) == fair.salt(*second)) == (first == second)


@given(JOINERS, PRESSES)
def test_what_was_brought_can_be_read_from_the_salt(
    joiners: list[fair.Brought], press: str
) -> None:
    joiners, press = mixed_in(joiners, press)
    salt = fair.salt(joiners, press)
    assert salt.startswith("djehuty2\n")
    assert fair.read_salt(salt) == (tuple(joiners), press)


def test_a_salt_of_presses_is_their_ids_in_their_order() -> None:
    assert SALT == "4382,77120,u901"
    assert fair.salt_of_presses(["77120", "4382"]) != SALT


@pytest.mark.parametrize("presses", [[], [""], ["1,2"], ["1 2"], ["1\n"], ["djehuty2\n0 nothing"]])
def test_a_salt_of_presses_that_could_be_read_two_ways_is_refused(presses: list[str]) -> None:
    with pytest.raises(ValueError, match="press"):
        fair.salt_of_presses(presses)


def test_a_block_is_the_hmac_of_game_number_and_the_digest_of_the_salt() -> None:
    text = "djehuty2:g1:3:" + hashlib.sha256(BROUGHT.encode("ascii")).hexdigest()
    expected = hmac.new(SECRET, text.encode(), hashlib.sha256).digest()
    assert fair.block(SECRET, "g1", 3, BROUGHT) == expected
    order = hmac.new(SECRET, text.replace(":3:", ":order 3:").encode(), hashlib.sha256).digest()
    number = int(bits_of(order)[:3], 2)
    assert fair.pick(SECRET, "g1", 3, BROUGHT, 8) == number


def test_a_block_of_djehuty1_is_the_hmac_of_game_number_and_salt() -> None:
    expected = hmac.new(SECRET, b"djehuty1:g1:3:4382,77120,u901", hashlib.sha256).digest()
    assert fair.block(SECRET, "g1", 3, SALT) == expected
    assert (fair.method(SALT), fair.method(BROUGHT)) == ("djehuty1", "djehuty2")


def test_the_throws_of_a_game_that_was_brought_something_never_change() -> None:
    throws = [fair.faces(SECRET, "g1", n, BROUGHT, STICKS) for n in range(1, 9)]
    assert ["".join(map(str, faces)) for faces in throws] == VECTOR_BROUGHT


def test_four_sticks_are_the_first_four_bits_of_the_block() -> None:
    for n in range(1, 200):
        bits = bits_of(fair.block(SECRET, "g1", n, SALT))
        assert fair.faces(SECRET, "g1", n, SALT, STICKS) == tuple(map(int, bits[:4]))


def test_two_dice_are_read_three_bits_at_a_time_and_6_and_7_are_read_again() -> None:
    again = 0
    for n in range(1, 200):
        bits = bits_of(fair.block(SECRET, "g1", n, SALT))
        numbers = [int(bits[at : at + 3], 2) for at in range(0, 255, 3)]
        again += max(numbers[:2]) > 5
        expected = tuple(number for number in numbers if number < 6)[:2]
        assert fair.faces(SECRET, "g1", n, SALT, DICE) == expected
    assert again > 0


def test_when_a_block_runs_out_its_sha_256_follows() -> None:
    many = Device("sticks", (2,) * 600, ("x",) * 601)
    first = fair.block(SECRET, "g1", 1, SALT)
    second = hashlib.sha256(first).digest()
    third = hashlib.sha256(second).digest()
    bits = bits_of(first) + bits_of(second) + bits_of(third)
    assert fair.faces(SECRET, "g1", 1, SALT, many) == tuple(map(int, bits[:600]))


def test_fixed_vectors() -> None:
    throws = [fair.faces(SECRET, "g1", n, SALT, STICKS) for n in range(1, 9)]
    assert ["".join(map(str, faces)) for faces in throws] == VECTOR_STICKS
    dice = [fair.faces(SECRET, "g1", n, SALT, DICE) for n in range(1, 9)]
    assert ["".join(map(str, faces)) for faces in dice] == VECTOR_DICE
    lots = [fair.lot(SECRET, game, SALT, 2) for game in ("g1", "g2", "g3", "g4")]
    assert lots == VECTOR_LOTS
    assert fair.lot(SECRET, "g1", SALT, 6) == VECTOR_LOT_OF_SIX


def test_everything_of_a_game_enters_its_throws() -> None:
    def drawn(secret: bytes, game: str, salt: str) -> list[tuple[int, ...]]:
        return [fair.faces(secret, game, n, salt, STICKS) for n in range(1, 33)]

    base = drawn(SECRET, "g1", SALT)
    assert drawn(SECRET[::-1], "g1", SALT) != base
    assert drawn(SECRET, "g2", SALT) != base
    assert drawn(SECRET, "g1", SALT + ",1") != base
    assert drawn(SECRET, "g1", SALT) == base


def test_sticks_are_even_over_all_beginnings_of_a_block() -> None:
    # the four sticks are four bits of the block, so all sixteen patterns are equally likely
    seen = Counter(STICKS.read(tuple(int(bit) for bit in f"{number:04b}")) for number in range(16))
    assert seen == {"1": 4, "2": 6, "3": 4, "4": 1, "5": 1}


def test_the_lot_of_three_is_even_over_all_ways_of_reading() -> None:
    # below 3: two bits, 3 read again; below 2: one bit. Exactly the shuffle of the docstring
    seen: Counter[tuple[int, ...]] = Counter()
    for j2, j1 in product(range(3), range(2)):
        order = [0, 1, 2]
        order[2], order[j2] = order[j2], order[2]
        order[1], order[j1] = order[j1], order[1]
        seen[tuple(order)] += 1
    assert seen == Counter(permutations(range(3)))
    for n in range(60):
        bits = bits_of(fair.block(SECRET, f"g{n}", 0, SALT))
        at = next(at for at in range(0, 200, 2) if bits[at : at + 2] != "11")
        j2, j1 = int(bits[at : at + 2], 2), int(bits[at + 2])
        order = [0, 1, 2]
        order[2], order[j2] = order[j2], order[2]
        order[1], order[j1] = order[j1], order[1]
        assert fair.lot(SECRET, f"g{n}", SALT, 3) == tuple(order)


def test_the_lot_seats_everyone_once() -> None:
    for seats in range(1, 7):
        assert sorted(fair.lot(SECRET, "g1", SALT, seats)) == list(range(seats))


@pytest.mark.parametrize(("game", "n"), [("g1", 0), ("g1", -1), ("g:1", 1)])
def test_there_is_no_such_throw(game: str, n: int) -> None:
    with pytest.raises(ValueError, match="there is no"):
        fair.faces(SECRET, game, n, SALT, STICKS)


# The throw-off (senet 1.2)


def test_the_lot_alone_deals_the_seats_of_a_game_without_a_throw_off() -> None:
    for game in ("g1", "g2", "g3", "g4", "g5"):
        order = fair.lot(SECRET, game, SALT, 2)
        assert fair.deal(THIBAULT, 2, SECRET, game, SALT) == fair.Deal(order, order)


def test_who_first_throws_a_one_takes_the_cones() -> None:
    lengths = set()
    for game in (f"g{n}" for n in range(60)):
        deal = fair.deal(switched(first="throw_off"), 2, SECRET, game, SALT)
        assert deal.order == fair.lot(SECRET, game, SALT, 2), "the lot says who throws first"
        assert deal.thrown == tuple(
            fair.faces(SECRET, game, n, SALT, STICKS) for n in range(1, len(deal.thrown) + 1)
        )
        assert deal.scores == tuple(STICKS.read(faces) for faces in deal.thrown)
        assert deal.scores[-1] == "1"
        assert "1" not in deal.scores[:-1]
        threw = deal.order[(len(deal.scores) - 1) % 2]
        assert deal.seats == (threw, 1 - threw)
        lengths.add(len(deal.scores))
    assert {1, 2, 3} <= lengths


def test_a_throw_off_is_thrown_with_what_the_game_is_thrown_with() -> None:
    deal = fair.deal(switched(first="throw_off", dice="two"), 2, SECRET, "g1", SALT)
    assert {len(faces) for faces in deal.thrown} == {2}
    assert deal.scores[-1] == "1"


def test_with_more_seats_the_others_follow_in_turn() -> None:
    deal = fair.throw_off(SECRET, "g1", SALT, (2, 0, 1), STICKS, "4")
    first = (2, 0, 1)[(len(deal.thrown) - 1) % 3]
    assert deal.seats[0] == first
    assert deal.seats in {(2, 0, 1), (0, 1, 2), (1, 2, 0)}


def test_a_throw_off_for_what_is_never_thrown_is_refused() -> None:
    with pytest.raises(ValueError, match="sticks never show '7'"):
        fair.throw_off(SECRET, "g1", SALT, (0, 1), STICKS, "7")
