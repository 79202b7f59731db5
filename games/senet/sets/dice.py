"""The switch that every rule set of Senet offers (senet 1.4, 8)."""

from __future__ import annotations

from typing import Final

from games.fields import Switch

DICE: Final = Switch("dice", "dice", ("sticks", "two"))
"""Four sticks, or two dice that are nearly as likely."""
