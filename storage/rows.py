"""What is kept, as frozen values: ids, numbers and strings, no knowledge of any game.

Times are whole milliseconds since 1970 (UTC); they are handed in, storage reads no clock.
`id` columns are our own small numbers; Telegram's ids stand in `person` and `chat` only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Status: TypeAlias = Literal["open", "playing", "asleep", "over"]
"""`open`: an invitation; `asleep`: someone left the table, either player may wake it."""

Mode: TypeAlias = Literal["bot", "group", "link", "phone"]
"""Against the BOT; in a group; over two private chats; both seats from one account."""


@dataclass(frozen=True, slots=True)
class Person:
    """Someone who spoke to the bot. `user` and the names are None once they asked to be forgotten.

    `name` is Telegram's, `nickname` what they set, `code` their client's language, `language`
    what they chose. `reachable`: the bot may write to them (they started it, have not blocked it).
    `forced`: what is the only thing to do with a throw is done by itself.
    """

    id: int
    user: int | None
    name: str | None
    nickname: str | None = None
    code: str | None = None
    language: str | None = None
    reachable: bool = False
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Chat:
    """A place where boards stand. `address` is Telegram's chat id: a private chat's is its
    person's user id (kept in `person` only), None once that person is forgotten. `mocked`: whom
    misfortune befell in a game is mocked there, not only told of."""

    id: int
    kind: Literal["private", "group"]
    address: int | None
    person: int | None = None
    language: str | None = None
    mocked: bool = True


@dataclass(frozen=True, slots=True)
class Favourite:
    """Rules that a chat likes or played last. `switches` is what differs from the rule set, as
    records write it (`netting,pieces=7`), empty for none.

    `starred` is when somebody made it a favourite, `played` when a game last began there by these
    rules; None for never.
    """

    chat: int
    rules: str
    switches: str
    starred: int | None = None
    played: int | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """A game and all that is needed to go on with it. `fields` is the resolved rule set (JSON).

    `chat` and `topic` are where it was begun; `code` opens an invitation link; `reserved` is the
    only person who may join (a rematch). `throws` counts throws drawn (the next is `throws + 1`).
    `result` is JSON (winners, reason, score) once over. `bot_due_at` is when the BOT acts at the
    latest, None when it isn't the BOT's turn. `asleep_by` is who put the boards to sleep.

    `rematch_of` is the game that this one followed. In a match to `points` points it is number
    `match_game` (from 1); `before` are the points of each joiner before it (`4 7`), and from the
    second game on `seating` says who sits where instead of the lot (`1 0`: entry *i* is the joiner
    who gets seat *i*). All four are None in a single game.

    `sitting` counts how often it changed who sits at an invitation. `offer` is what a player
    offered the others last (JSON).
    """

    id: int
    rules: str
    version: int
    fields: str
    mode: Mode
    status: Status
    ply: int
    position: str
    host: int
    chat: int
    topic: int | None
    secret: bytes
    commitment: str
    created_at: int
    changed_at: int
    salt: str | None = None
    code: str | None = None
    reserved: int | None = None
    throws: int = 0
    started_at: int | None = None
    ended_at: int | None = None
    expires_at: int | None = None
    result: str | None = None
    bot_due_at: int | None = None
    asleep_by: int | None = None
    rematch_of: int | None = None
    points: int | None = None
    match_game: int | None = None
    before: str | None = None
    seating: str | None = None
    sitting: int = 0
    offer: str | None = None


@dataclass(frozen=True, slots=True)
class Player:
    """Who joined a game: a person or a BOT's name. `number` counts joiners from 0, `seat` is None
    until the lot is drawn, `press` is what their joining brought to the salt. `resigned` is the
    person from whom the BOT took the seat over."""

    game: int
    number: int
    person: int | None
    bot: str | None
    press: str
    seat: int | None = None
    resigned: int | None = None


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One action of a game. `faces` (`"1 0 1 1"`) for a throw, else None."""

    game: int
    ply: int
    seat: int
    text: str
    at: int
    faces: str | None = None


@dataclass(frozen=True, slots=True)
class Board:
    """A message that shows a game. It is dirty while `shown < wanted`.

    `message` is None until it was sent (or after it was lost); `parked` boards are not served: the
    chat cannot be written to now, or the board was replaced. `not_before` and `tries` pace repeats.
    `tapped` is what was tapped there towards a move (`12:0:c2`, see bot/taps.py), None for nothing.
    """

    id: int
    game: int
    chat: int
    topic: int | None
    message: int | None
    wanted: int
    shown: int
    theme: str = "papyrus"
    orientation: int = 0
    parked: bool = False
    not_before: int = 0
    tries: int = 0
    tapped: str | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """A short message owed to someone ("Anna left the table"), sent at least once, then deleted.

    `message` is a text id, `args` its arguments (JSON).
    """

    id: int
    chat: int
    topic: int | None
    message: str
    args: str
    game: int | None
    not_before: int = 0
    tries: int = 0


@dataclass(frozen=True, slots=True)
class StaleMessage:
    """A message of ours whose keyboard is still to be taken away."""

    chat: int
    message: int
    not_before: int = 0
    tries: int = 0
