"""What somebody at a table asks the others: to end the game, to take a choice back, to agree on a
time a turn or on a pause. How that is saved, and who is still to answer; :mod:`bot.table.offers`
says what becomes of it. Pure.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any, Literal, TypeAlias

from bot.table.table import Table
from storage.rows import Player

Ending: TypeAlias = Literal["draw", "count", "end"]
"""A draw by agreement; the stones are counted now (seega 3.8); an end without loss, as somebody
cannot act any more."""

Timing: TypeAlias = Literal["time", "pause"]
"""How long a turn may take; for how long no time runs."""

OfferKind: TypeAlias = Ending | Timing | Literal["back"]
"""How the game ends; something about its time; or that a choice is taken back."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What joiner `by` offered at `ply`; `yes` are the joiners who accepted it. It is kept when it
    no longer stands (not `open`), so that nobody offers twice at one ply. `no` is the joiner who
    declined it, None if `by` took it back; `until` the ply at which that was so. Of a choice to be
    taken back `to` is the number of that action, and `what` how it is written; of a time `what` is
    its name (:mod:`bot.table.clock`)."""

    kind: OfferKind
    by: int
    ply: int
    yes: tuple[int, ...] = ()
    open: bool = True
    no: int | None = None
    until: int = 0
    to: int = 0
    what: str = ""

    @property
    def name(self) -> str:
        """What a button that answers it carries."""
        return f"{self.kind}.{self.by}"

    def text(self) -> str:
        """The saved form."""
        return json.dumps(asdict(self), separators=(",", ":"))


def last_offer(table: Table) -> Offer | None:
    """What was offered last, whether it stands or not."""
    if table.game.offer is None:
        return None
    saved: dict[str, Any] = json.loads(table.game.offer)
    return Offer(**{**saved, "yes": tuple(saved["yes"])})


def offer_of(table: Table) -> Offer | None:
    """The offer that stands at a table."""
    offer = last_offer(table)
    goes_on = table.game.status in ("playing", "asleep")
    return offer if offer is not None and offer.open and goes_on else None


def declined_by(table: Table) -> Player | None:
    """Who has declined the last offer, until somebody plays on."""
    offer, goes_on = last_offer(table), table.game.status in ("playing", "asleep")
    if offer is None or offer.open or offer.no is None or not goes_on:
        return None
    return table.players[offer.no] if offer.until == table.game.ply else None


def asked(table: Table, offer: Offer) -> tuple[Player, ...]:
    """Whose answer is still wanted: the others at the table who are people. Who cannot act is not
    asked whether the game shall end without them."""
    done = (offer.by, *offer.yes)
    people = (p for p in table.players if p.person is not None and p.number not in done)
    return tuple(p for p in people if offer.kind not in ("end", "back") or not p.absent)
