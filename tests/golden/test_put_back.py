"""The record of a game that was put back to an earlier state: two secrets prove its throws."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

import pytest

from games import fair
from games.catalogue import rule_set
from games.core import Choose, Throw, lookup
from games.listing import (
    ListError,
    Listing,
    Sealed,
    checked,
    read_listing,
    sealed_by,
    write_listing,
)
from games.proof import Joiner, joiner_tags, put_back_tags, verify
from games.record import RecordError, read_record, record_of, side_tag, write_record
from tests.golden.test_checker import says

GAME, FIRST, LATER = "17", (6, 9, 9), 30
SECRETS = tuple(
    fair.Stretch(first, bytes([number + 1]) * 32) for number, first in enumerate((0, *FIRST))
)
JOINERS = (Joiner("Anna", "eye"), Joiner("Boris", "cat", "May it be kind"))
SALT = fair.salt([joiner.brought for joiner in JOINERS])
RULES = rule_set("thibault")
DEAL = fair.deal(RULES, 2, SECRETS[0].secret, GAME, SALT)


def played() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """All actions of a game, each throw by the secret that was its own; and the throws alone."""
    state, actions, throws = RULES.start(2), list[str](), list[str]()
    while len(actions) < LATER:
        turn = RULES.turn(state)
        text = ""
        if isinstance(turn, Throw):
            secret = fair.secret_of(SECRETS, len(throws) + 1)
            faces = fair.faces(secret, GAME, len(throws) + 1, SALT, turn.device)
            text = turn.device.read(faces)
            throws.append(text)
        elif isinstance(turn, Choose):
            text = RULES.write(turn.actions[0])
        actions.append(text)
        state = RULES.apply(state, lookup(RULES, state, text))
    return tuple(actions), tuple(throws)


def record() -> str:
    """Its record, as the bot writes it."""
    seats = [
        (side_tag(RULES, seat), JOINERS[number].name) for seat, number in enumerate(DEAL.seats)
    ]
    tags = [
        *seats,
        ("Result", "*"),
        ("Fair", "djehuty2"),
        ("GameId", GAME),
        ("Salt", fair.mixed(SALT)),
        *joiner_tags(JOINERS),
        ("Commitment", fair.commitment(SECRETS[0].secret)),
        ("Lot", " ".join(map(str, DEAL.seats))),
        ("Secret", SECRETS[0].secret.hex()),
        *put_back_tags(SECRETS, over=True),
    ]
    return write_record(record_of(RULES, 2, played()[0], tags))


def test_it_holds_and_says_from_which_throw_on_another_secret_gives_them() -> None:
    verdict = verify(read_record(record()))
    assert verdict.holds
    assert verdict.put_back == FIRST
    code, answer = says(record())
    assert (code, answer.splitlines()[0]) == (0, f"All right: {len(played()[1])} throws")
    seals = [fair.commitment(each.secret) for each in SECRETS]
    assert re.findall("seal: (.*)", answer) == seals, "each is to be compared"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r'\[PutBack1 "6"\]', '[PutBack1 "7"]'),
        (r'\[PutBack1 "6"\]', '[PutBack1 "2"]'),
        (r'\[Secret1 "02', '[Secret1 "03'),
        (r'\[Commitment2 "\w', '[Commitment2 "g'),
        (r"\[(PutBack|Secret|Commitment)\d .*\n", ""),
    ],
)
def test_what_is_changed_of_it_is_found_by_both_checkers(old: str, new: str) -> None:
    forged = re.sub(old, new, record())
    assert forged != record()
    assert not verify(read_record(forged)).holds
    assert says(forged)[0] == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [(r'\[PutBack3 "9"\]', '[PutBack3 "8"]'), (r'\[PutBack1 "6"\]', '[PutBack1 "0"]')],
)
def test_a_game_is_put_back_to_ever_later_throws(old: str, new: str) -> None:
    forged = re.sub(old, new, record())
    with pytest.raises(RecordError, match="but a game is put back to throw"):
        verify(read_record(forged))
    assert says(forged)[0] == 1


def test_a_secret_that_is_not_shown_is_missing() -> None:
    hidden = re.sub(r"\[Secret2 .*\n", "", record())
    verdict = verify(read_record(hidden))
    assert (verdict.finding, verdict.subject) == ("missing", "Secret2")
    assert says(hidden)[0] == 2


def test_a_sealed_list_has_all_its_seals_and_secrets() -> None:
    seals, secrets = sealed_by(SECRETS)
    game = Sealed(17, seals, secrets, "thibault", "", SALT, DEAL.seats, played()[1])
    listing = Listing(date(2026, 11, 25), "", (game,))
    list(checked(read_listing(write_listing(listing))))
    cut = replace(game, seal=seals[:64], secret=secrets[:64])
    swapped = replace(game, seal=",".join(reversed(seals.split(","))))
    for forged in (cut, swapped):
        with pytest.raises(ListError):
            list(checked(replace(listing, games=(forged,))))
