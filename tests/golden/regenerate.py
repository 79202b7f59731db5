"""The golden records: whole games as text, written anew by `python -m tests.golden.regenerate`.

Throws come of a fixed secret, choices of a fixed seed; so a record changes only when the rules,
the order of the offers, the notation or the drawing of throws do. Look at the difference before
keeping it: a rule set whose behaviour changed needs another version.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from games import fair
from games.catalogue import rule_set
from games.core import Choose, Over, Rules, lookup
from games.record import record_of, result_text, write_record
from tests.contract.play import seeded

FOLDER = Path(__file__).with_name("records")


@dataclass(frozen=True)
class Golden:
    """One golden game: its file's name and what is played."""

    name: str
    rules: str
    switches: tuple[tuple[str, str], ...] = ()
    seats: int = 2

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


GAMES = (
    Golden("thibault", "thibault"),
    Golden("thibault-second", "thibault"),
    Golden("thibault-bank", "thibault", (("bank_throws", "on"), ("beauty_extra", "on"))),
    Golden(
        "thibault-hand", "thibault", (("start", "hand"), ("water", "re_enter"), ("sticks", "6"))
    ),
    Golden("thibault-ten", "thibault", (("pieces", "10"), ("block", "3"), ("netting", "on"))),
    Golden(
        "thibault-one",
        "thibault",
        (("second_needs_one", "on"), ("no_move", "lose_throw"), ("first", "throw_off")),
    ),
    Golden(
        "thibault-dice",
        "thibault",
        (
            ("dice", "two"),
            ("second_life", "safe_extra"),
            ("last_three_move", "on"),
            ("must_bear_off", "on"),
            ("bear_off", "last_row"),
        ),
    ),
    Golden(
        "thibault-safe",
        "thibault",
        (("water_single", "on"), ("safe_end", "on"), ("retreat_attack", "off")),
    ),
    Golden("tait", "tait"),
    Golden("tait-dice", "tait", (("dice", "two"),)),
    Golden("bell", "bell"),
    Golden("bell-dice", "bell", (("dice", "two"),)),
    Golden("houses", "houses"),
    Golden("houses-dice", "houses", (("dice", "two"),)),
    Golden("glebsite", "glebsite"),
    Golden("glebsite-easy", "glebsite", (("pieces", "7"), ("easy", "on"))),
    Golden("glebsite-rows", "glebsite", (("dice", "two"), ("neighbour_rows", "on"))),
    Golden("sidja", "sidja"),
    Golden("sidja-cross", "sidja", (("cross", "on"), ("place", "1"), ("centre_safe", "on"))),
    Golden("sidja-wide", "sidja", (("size", "7"), ("directions", "4"), ("leaps", "centre"))),
    Golden(
        "sidja-quick",
        "sidja",
        (("first_mover", "last"), ("continue", "twice"), ("stuck", "loses"), ("quiet_limit", "20")),
    ),
    Golden("siga", "siga"),
    Golden("siga-nine", "siga", (("size", "9"), ("continue", "any"), ("quiet_limit", "40"))),
    Golden(
        "siga-cross",
        "siga",
        (("cross", "on"), ("place", "1"), ("directions", "8"), ("centre_safe", "off")),
    ),
    Golden(
        "siga-three",
        "siga",
        (("size", "3"), ("first_mover", "first"), ("stuck", "pass"), ("leaps", "all")),
    ),
    Golden("hyena", "hyena"),
    Golden("hyena-three", "hyena", (("holes", "20"),), seats=3),
    Golden("hyena-six", "hyena", (("holes", "80"),), seats=6),
)
"""At least one of every rule set, and every switch in at least one."""


def play(golden: Golden) -> str:
    """The text of a golden record."""
    rules = rule_set(golden.rules, golden.switches)
    secret = hashlib.sha256(golden.name.encode()).digest()
    joined = [str(1001 + number) for number in range(golden.seats)]
    game, salt = f"golden-{golden.name}", fair.salt(joined)
    rng = seeded(golden.name)
    texts: list[str] = []
    state = rules.start(golden.seats)
    deal = fair.deal(rules, golden.seats, secret, game, salt)
    throws = len(deal.thrown)
    while not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Choose):
            texts.append(rules.write(rng.choice(turn.actions)))
        else:
            throws += 1
            texts.append(turn.device.read(fair.faces(secret, game, throws, salt, turn.device)))
        state = rules.apply(state, lookup(rules, state, texts[-1]))
    thrown_for = (("ThrowOff", " ".join(deal.scores)),) if deal.thrown else ()
    tags = (
        *_players(rules, deal.seats),
        ("Date", "2026-01-01"),
        ("Result", result_text(rules, turn)),
        ("Reason", turn.reason),
        ("GameId", game),
        ("Salt", salt),
        ("Lot", " ".join(map(str, deal.seats))),
        *thrown_for,
        ("Commitment", fair.commitment(secret)),
        ("Secret", secret.hex()),
        ("Fair", fair.METHOD),
        ("Final", rules.dump(state)),
    )
    return write_record(record_of(rules, golden.seats, texts, tags))


def _players(rules: Rules[Any, Any], lot: tuple[int, ...]) -> tuple[tuple[str, str], ...]:
    names = ("Anna", "Boris", "Dina", "Emil", "Faye", "Gleb")
    return tuple((rules.sides[seat].capitalize(), names[joiner]) for seat, joiner in enumerate(lot))


def main() -> None:
    """Write every golden record anew."""
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        golden.path.write_text(play(golden), encoding="utf-8")


if __name__ == "__main__":
    main()
