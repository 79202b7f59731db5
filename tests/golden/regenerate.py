"""The golden records: whole games as text, written anew by `make golden`.

Throws come of a fixed secret, choices of a fixed seed; so a record changes only when the rules,
the order of the offers, the notation or the drawing of throws do. Look at the difference before
keeping it: a rule set whose behaviour changed needs another version.

The fields that saved games keep of a rule set that is new are written, too.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from games import fair
from games.catalogue import CATALOGUE, rule_set
from games.chain import moves_of
from games.core import Choose, Over, Rules, lookup
from games.proof import Joiner, joiner_tags
from games.record import record_of, result_text, write_record
from tests.contract.play import seeded
from tests.games.every import ALL_FIRST

FOLDER = Path(__file__).with_name("records")
BEFORE = Path(__file__).with_name("djehuty1")
"""Records of games drawn as `djehuty1`, as they were written then; never written again."""
UNSEALED = Path(__file__).with_name("unsealed")
"""Records without a digest of their moves, as the first release wrote them; never written again."""
SAVED = Path(__file__).parents[1] / "games" / "saved_fields.jsonl"


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

    @property
    def text(self) -> str:
        """The record that is kept."""
        return kept(self.path)


def kept(path: Path) -> str:
    """The text of a golden record."""
    if not path.exists():
        raise LookupError(f"there is no {path}: `make golden` writes it")
    return path.read_text(encoding="utf-8")


SPECIAL = (
    Golden("thibault-second", "thibault"),
    Golden("thibault-bank", "thibault", (("bank_throws", "on"), ("beauty_extra", "on"))),
    Golden(
        "thibault-hand", "thibault", (("start", "hand"), ("water", "re_enter"), ("sticks", "6"))
    ),
    Golden("thibault-ten", "thibault", (("pieces", "10"), ("block", "3"), ("netting", "on"))),
    Golden("thibault-three", "thibault", (("pieces", "3"),)),
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
    Golden(
        "kendall-ten",
        "kendall",
        (("pieces", "10"), ("block", "0"), ("bear_off", "beyond_10")),
    ),
    Golden(
        "kendall-bank",
        "kendall",
        (
            ("bank_throws", "on"),
            ("second_needs_one", "on"),
            ("no_move", "lose_throw"),
            ("first", "throw_off"),
        ),
    ),
    Golden("skyruk-seven", "skyruk", (("pieces", "7"),)),
    Golden("glebsite-easy", "glebsite", (("pieces", "7"), ("easy", "on"))),
    Golden("glebsite-three", "glebsite", (("pieces", "3"),)),
    Golden("glebsite-rows", "glebsite", (("dice", "two"), ("neighbour_rows", "on"))),
    Golden("sidja-cross", "sidja", (("cross", "on"), ("place", "1"), ("centre_safe", "on"))),
    Golden("sidja-wide", "sidja", (("size", "7"), ("directions", "4"), ("leaps", "centre"))),
    Golden(
        "sidja-quick",
        "sidja",
        (("first_mover", "last"), ("continue", "twice"), ("stuck", "loses"), ("quiet_limit", "20")),
    ),
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
    Golden("hyena-three", "hyena", (("holes", "20"),), seats=3),
    Golden("hyena-six", "hyena", (("holes", "80"),), seats=6),
    Golden(
        "aseb-bone",
        "aseb",
        (("dice", "bone"), ("safe", "off"), ("rosettes", "off"), ("first", "throw_off")),
    ),
    Golden("aseb-seven", "aseb", (("pieces", "7"),)),
)
"""Games with switches of a rule set's own: every switch is in at least one."""


def _by_themselves() -> tuple[Golden, ...]:
    """A plain game of every rule set, and one with dice where no special one has them. The dice are
    the same in every set of Senet: later ones need no game with them."""
    spoken = {(golden.rules, name) for golden in SPECIAL for name, _ in golden.switches}
    plain = tuple(Golden(rules.id, rules.id, seats=rules.seats[0]) for rules in CATALOGUE)
    dice = (
        Golden(f"{rules.id}-dice", rules.id, (("dice", "two"),), rules.seats[0])
        for rules in CATALOGUE
        if rules.id in ALL_FIRST
        and (rules.id, "dice") not in spoken
        and any(switch.name == "dice" for switch in rules.offered)
    )
    return (*plain, *dice)


GAMES = (*_by_themselves(), *SPECIAL)
"""At least one of every rule set, and every switch of its own in at least one."""


def play(golden: Golden) -> str:
    """The text of a golden record."""
    rules = rule_set(golden.rules, golden.switches)
    secret = hashlib.sha256(golden.name.encode()).digest()
    joiners = brought(golden)
    game, salt = f"golden-{golden.name}", fair.salt([joiner.brought for joiner in joiners])
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
        ("Salt", fair.mixed(salt)),
        *joiner_tags(joiners),
        ("Lot", " ".join(map(str, deal.seats))),
        *thrown_for,
        ("Commitment", fair.commitment(secret)),
        ("Secret", secret.hex()),
        ("Fair", fair.METHOD),
        ("Final", rules.dump(state)),
    )
    record = record_of(rules, golden.seats, texts, tags)
    return write_record(replace(record, tags=(*record.tags, ("Moves", moves_of(record)))))


NAMES = ("Anna", "Boris", "Dina", "Emil", "Faye", "Gleb")
WORDS = ("", 'May the "sticks" be kind', "", "Пусть вода минует", "", "ليكن الحظ معنا")
"""What they say; where there are blanks, nothing."""


def brought(golden: Golden) -> tuple[Joiner, ...]:
    """What each joiner of a golden game brings: always a sign, but the second one of games that
    are called by more than one word; words by turns."""
    odd = len(golden.name) % len(WORDS)
    signs = [fair.SIGNS[(odd + 3 * number) % len(fair.SIGNS)] for number in range(golden.seats)]
    if "-" in golden.name:
        signs[1] = ""
    words = [WORDS[(odd + number) % len(WORDS)] for number in range(golden.seats)]
    return tuple(map(Joiner, NAMES, signs, words))


def _players(rules: Rules[Any, Any], lot: tuple[int, ...]) -> tuple[tuple[str, str], ...]:
    return tuple((rules.sides[seat].capitalize(), NAMES[joiner]) for seat, joiner in enumerate(lot))


def unsaved(saved: str) -> str:
    """The lines that are wanting in the file of saved fields: those of rule sets that are new.

    What stands there is what games saved long ago kept, and is never written again.
    """
    known = {json.loads(line)["rules"] for line in saved.splitlines()}
    lines = (
        {"rules": rules.id, "version": rules.version, "fields": dict(rules.fields())}
        for rules in CATALOGUE
        if rules.id not in known
    )
    return "".join(f"{json.dumps(line)}\n" for line in lines)


def main() -> None:
    """Write every golden record anew, and the fields of the rule sets that are new."""
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        golden.path.write_text(play(golden), encoding="utf-8")
    with SAVED.open("a+", encoding="utf-8") as file:
        file.seek(0)
        file.write(unsaved(file.read()))


if __name__ == "__main__":
    main()
