"""Thibault's rules told twice agree on any board, with what fails made as small as it goes."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from games.catalogue import rule_set
from tests.games.oracle import Oracle
from tests.games.test_senet_twice import agree

THIBAULT = rule_set("thibault")
ANY_SWITCHES = st.fixed_dictionaries(
    {}, optional={switch.name: st.sampled_from(switch.values) for switch in THIBAULT.offered}
)


@st.composite
def any_position(draw: st.DrawFn) -> tuple[dict[str, str], str]:
    """Switches, and up to five pieces a side anywhere, at least one each; the end is crowded."""
    switches = draw(ANY_SWITCHES)
    nobody = {27} if switches.get("water", "drown") != "drown" else set()
    houses = st.one_of(st.integers(1, 30), st.integers(21, 30)).filter(lambda n: n not in nobody)
    each = int(switches.get("pieces", "5"))
    most = min(5, each)
    taken = draw(st.lists(houses, min_size=2, max_size=2 * most, unique=True))
    cones = draw(st.integers(max(1, len(taken) - most), min(most, len(taken) - 1)))
    board = ["."] * 30
    for at, house in enumerate(taken):
        board[house - 1] = "C" if at < cones else "S"
    rows = "/".join("".join(board[at : at + 10]) for at in (0, 10, 20))
    off = f"C{each - cones}S{each - len(taken) + cones}"
    side, due = draw(st.sampled_from("CS")), draw(st.sampled_from(("start", "throw")))
    return switches, f"{rows} C0S0 {off} {side} {due} -"


@settings(max_examples=300, deadline=None)
@given(any_position())
def test_every_throw_in_any_position(drawn: tuple[dict[str, str], str]) -> None:
    switches, line = drawn
    rules, told = THIBAULT.custom(switches), Oracle("thibault", switches)
    for thrown in agree(rules, told, line).values():
        agree(rules, told, thrown)
