"""Callback data: what a button of ours says when it is pressed.

`kind:game:ply:action`, at most 64 bytes (Bot API, InlineKeyboardButton). A press may be years old,
doubled or forged: reading checks every part and never trusts it; the door decides.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum, unique

MAX_BYTES = 64

MOST_DIGITS = 15
"""Digits of a number in callback data: more than any of ours has."""


@unique
class Kind(StrEnum):
    """What a press asks for; each has a letter of its own."""

    ACT = "a"
    SURE = "*"
    TAP = "d"
    UNTAP = "D"
    PART = "Z"
    ORDER = "O"
    RECALL = "R"
    JOIN = "j"
    SIT = "J"
    SEATS = "e"
    BEGIN = "b"
    WITHDRAW = "w"
    LEAVE = "l"
    WAKE = "u"
    BRING = "g"
    SHOW = "v"
    RESIGN = "q"
    RESIGN_YES = "Q"
    CANCEL = "c"
    CANCEL_YES = "C"
    NO = "n"
    END_YES = "#"
    REMATCH = "r"
    OFFER = "y"
    ACCEPT = "Y"
    DECLINE = "N"
    ABSENT = "S"
    CLOCK = "^"
    RECORD = "t"
    MENU = "m"
    NEW = "p"
    PLAY_NOW = "B"
    SET = "s"
    SWITCHES = "x"
    STAR = "f"
    SHARE = "h"
    RULES = "k"
    LEARN = "L"
    EXPLAIN = "?"
    MY_SETTING = "z"
    CHAT_SETTING = "U"
    SETTINGS = "="
    TEACH_AGAIN = "A"
    HINT = "!"
    REVIEW = "V"
    REPLAY = "<"
    FILM = "/"
    MUTE = "~"
    ME = "2"
    FIND = "%"
    AGAIN = "$"
    QUIET = "+"
    KEEP = "K"
    BELL = "&"
    HOST = ">"
    NEWS = "_"
    INVITED = "("
    TELL_ME = ")"
    EXPORT = "E"
    FORGET = "F"
    FORGET_NO = "H"
    FORGET_YES = "P"
    ADMIN = "@"
    # Each setting had a kind of its own once. They are read for ever (bot/handlers/buttons.py).
    LANGUAGE = "i"
    CHAT_LANGUAGE = "I"
    ONLY_MOVES = "o"
    EXPLAINED = "X"
    CALLED = "W"
    MOCKED = "M"
    REASONS = "G"
    CALLS = "T"


class BadPress(ValueError):
    """Callback data that no button of ours carries."""


@dataclass(frozen=True, slots=True)
class Press:
    """The meaning of a button. `game` 0 is no game; `action` has no colon-free guarantee: it is the
    last part and may hold colons (`4:9-13`)."""

    kind: Kind
    game: int = 0
    ply: int = 0
    action: str = ""

    def pack(self) -> str:
        """The callback data. `ValueError` over 64 bytes."""
        data = f"{self.kind}:{self.game}:{self.ply}:{self.action}"
        if len(data.encode()) > MAX_BYTES:
            raise ValueError(f"callback data of {len(data.encode())} bytes: {data!r}")
        return data


def read(data: str) -> Press:
    """The press behind callback data; `BadPress` if no button of ours says that."""
    parts = data.split(":", 3)
    if len(data.encode()) > MAX_BYTES or len(parts) != 4:
        raise BadPress(f"callback data {data!r} is not of the form kind:game:ply:action")
    kind, game, ply, action = parts
    try:
        known = Kind(kind)
    except ValueError:
        raise BadPress(f"unknown kind {kind!r} in callback data") from None
    for name, number in (("game", game), ("ply", ply)):
        if not (number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS):
            raise BadPress(f"{name} {number!r} in callback data is no number")
    return Press(known, int(game), int(ply), action)
