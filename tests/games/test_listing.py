"""Sealed lists: what they hold, and that nothing in them can be changed unseen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import fair
from games.catalogue import rule_set
from games.core import Throw
from games.fair import Brought
from games.fields import switches_of
from games.listing import (
    FIRST,
    ListError,
    Listing,
    Sealed,
    checked,
    digest,
    read_listing,
    write_listing,
)

SALT = fair.salt((Brought("eye"), Brought("cat", fair.words_digest("May it be kind"))))
PRESSES = fair.salt_of_presses(("4711", "4712"))


def sealed(
    game: int, name: str, switches: str = "", salt: str | None = SALT, throws: int = 9
) -> Sealed:
    """A game with so many throws, drawn as it should be."""
    secret, rules = bytes([game]) * 32, rule_set(name, switches_of(switches))
    seal = fair.commitment(secret)
    if salt is None:
        return Sealed(game, seal, secret.hex(), name, switches)
    deal = fair.deal(rules, 2, secret, str(game), salt)
    first, thrown = rules.turn(rules.start(2)), list(deal.scores)
    while isinstance(first, Throw) and len(thrown) < throws:
        faces = fair.faces(secret, str(game), len(thrown) + 1, salt, first.device)
        thrown.append(first.device.read(faces))
    return Sealed(game, seal, secret.hex(), name, switches, salt, deal.seats, tuple(thrown))


GAMES = (
    sealed(1, "thibault"),
    sealed(2, "thibault", "first=throw_off", throws=40),
    sealed(3, "tait", "dice=two"),
    sealed(4, "hyena"),
    sealed(5, "sidja", "size=7"),
    sealed(6, "thibault", salt=PRESSES),
    sealed(7, "houses", salt=None),
)
LIST = Listing(date(2026, 11, 22), "ab" * 32, GAMES)


def test_a_list_is_written_and_read_and_holds() -> None:
    text = write_listing(LIST)
    assert text.splitlines()[:4] == [
        "djehuty sealed list 1", "day 2026-11-22", f"before {'ab' * 32}", "games 7",
    ]  # fmt: skip
    assert " djehuty2;0_sign_eye;1_sign_cat;1_words_" in text
    assert read_listing(text) == LIST
    list(checked(LIST))
    assert len(digest(text)) == 64


def test_the_first_list_has_none_before_it_and_may_be_empty() -> None:
    first = Listing(date(2026, 1, 1), "", ())
    text = write_listing(first)
    assert "before -\ngames 0\n" in text
    assert read_listing(text) == first
    list(checked(first))


def turned(text: str) -> str:
    return ("0" if text[0] != "0" else "1") + text[1:]


def change(game: int, **columns: Any) -> Listing:
    """The list with another game of that number."""
    games = tuple(replace(one, **columns) if one.game == game else one for one in GAMES)
    return replace(LIST, games=games)


def other(throws: tuple[str, ...]) -> tuple[str, ...]:
    """The first throw was another one."""
    return ("2" if throws[0] != "2" else "3", *throws[1:])


FORGED: dict[str, tuple[Callable[[], Listing], str]] = {
    "a seal": (lambda: change(1, seal=turned(GAMES[0].seal)), "line 5, game 1: the secret"),
    "a secret": (lambda: change(1, secret=turned(GAMES[0].secret)), "line 5, game 1: the secret"),
    "the lot": (lambda: change(5, lot=GAMES[4].lot[::-1]), "line 9, game 5: the lot is"),
    "what was brought": (lambda: change(1, salt=SALT.replace("eye", "sun")), "line 5, game 1: "),
    "a throw": (lambda: change(4, throws=other(GAMES[3].throws)), "line 8, game 4: throw 1 is "),
    "a throw in Seega": (lambda: change(5, throws=("1",)), "line 9, game 5: nothing is thrown"),
    "a throw for the seats": (
        lambda: change(2, throws=other(GAMES[1].throws)),
        "line 6, game 2: the throws for the seats",
    ),
    "throws before a game began": (lambda: change(7, throws=("1",)), "line 11, game 7: it never"),
    "unknown rules": (lambda: change(1, rules="chess"), "line 5, game 1: there is no rule set"),
    "too many players": (lambda: change(1, lot=(0, 1, 2)), "line 5, game 1: 3 do not play"),
}


@pytest.mark.parametrize("what", FORGED)
def test_whatever_is_forged_is_told_with_its_line(what: str) -> None:
    forge, told = FORGED[what]
    with pytest.raises(ListError) as error:
        list(checked(read_listing(write_listing(forge()))))
    assert str(error.value).startswith(told)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (FIRST, "djehuty sealed list 2", "line 1: "),
        ("day 2026-11-22", "day 2026-11-31", "line 2: "),
        ("before ab", "before xy", "line 3: "),
        ("games 7", "games 8", "line 4: "),
        ("\n2 ", "\n1 ", "line 6: "),
        ("\n3 ", "\n-3 ", "line 7: "),
    ],
)
def test_a_file_that_is_no_list_is_refused_with_its_line(old: str, new: str, told: str) -> None:
    with pytest.raises(ListError) as error:
        read_listing(write_listing(LIST).replace(old, new, 1))
    assert str(error.value).startswith(told)


def test_a_file_that_is_cut_off_is_refused_wherever_it_ends() -> None:
    text = write_listing(LIST)
    for length in range(0, len(text), 7):
        with pytest.raises(ListError):
            read_listing(text[:length])


@given(st.text())
def test_any_other_text_is_refused(text: str) -> None:
    for tried in (text, f"{FIRST}\n{text}", write_listing(LIST) + text + "\n"):
        with pytest.raises(ListError):
            list(checked(read_listing(tried)))
