"""Why somebody pays or keeps in the Hyena game, as message ids, for the text files.

- `hyena-why-wash`: no arguments      what is left is enough for the washing: she washes at once
- `hyena-why-pay`: no arguments       she is at the well now, where no throw is lost
- `hyena-why-now`: no arguments       she is at the well now
- `hyena-why-keep`: tabas, need       only so many of those would be left there
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from games.core import Told
from games.hyena.effects import paid
from games.hyena.rules import Hyena
from games.hyena.state import KEEP, PAY, WASHING, Action, Player, State
from opponents.reasons.fact import Fact

MESSAGES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "hyena-why-wash": (),
        "hyena-why-pay": (),
        "hyena-why-now": (),
        "hyena-why-keep": ("tabas", "need"),
    }
)
"""Every reason of the Hyena game with its arguments."""


@dataclass(frozen=True)
class Look:
    """A choice in a position."""

    rules: Hyena
    state: State
    action: Action

    @property
    def payer(self) -> Player:
        """The player if the missing days are paid."""
        return paid(self.rules, self.state).players[self.state.seat]

    @property
    def washed(self) -> bool:
        """Whether the washing could be paid, too."""
        return self.payer.at > self.rules.well


Others = Sequence[Look]


def wash(look: Look, _: Others) -> Told | None:
    """She pays, and washes at once."""
    return Told("hyena-why-wash") if look.action == PAY and look.washed else None


def pay(look: Look, _: Others) -> Told | None:
    """She pays, and waits at the well."""
    return Told("hyena-why-pay") if look.action == PAY and not look.washed else None


def now(look: Look, _: Others) -> Told | None:
    """She pays."""
    return Told("hyena-why-now") if look.action == PAY else None


def keep(look: Look, _: Others) -> Told | None:
    """She keeps what would be too little there."""
    if look.action != KEEP or look.washed:
        return None
    return Told("hyena-why-keep", (("tabas", look.payer.tabas), ("need", WASHING)))


FACTS: Final[Mapping[str, tuple[Fact[Look], ...]]] = MappingProxyType(
    {
        "modest": (wash, pay, keep),
        "greedy": (wash, now),
        "golden": (wash, pay, keep),
        "djehuty": (wash, pay, keep),
    }
)
"""Character to what it cares for, first things first."""

BESIDE: Final[tuple[Fact[Look], ...]] = FACTS["djehuty"]
"""What makes a choice better than the other, first things first."""
