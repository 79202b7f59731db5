"""Inline messages: sent by people through us, into chats of which we know nothing.

Of such a message Telegram tells an id and nothing else; it can be changed by that, and it comes
with each press. For us it is a chat of one message. Its address is made from the id, so that every
process finds the same one without asking: far below all that Telegram gives out, whose ids have 52
bits at most.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

FIRST: Final = -(1 << 62)
"""The addresses of inline messages lie at this one and below."""


def address_of(inline: str) -> int:
    """The address under which we keep the message that Telegram knows so: of 2^62 ones."""
    return FIRST - (int.from_bytes(sha256(inline.encode()).digest()[:8], "big") >> 2)


def is_inline(address: int) -> bool:
    """Whether that is the address of an inline message."""
    return address <= FIRST
