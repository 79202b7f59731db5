"""What the bot signs with its token: whoever shows it again had it from us.

A key of its own for each purpose is made from the token, so that a signature of one kind is none of
another.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256


def signature(token: str, purpose: str, text: str, size: int) -> str:
    """`size` bytes of a text's signature, in letters that stand in addresses and buttons."""
    key = hmac.digest(token.encode(), f"djehuty {purpose}".encode(), sha256)
    signed = hmac.digest(key, text.encode(), sha256)[:size]
    return urlsafe_b64encode(signed).decode().rstrip("=")
