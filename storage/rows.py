"""What is kept, as frozen values: ids, numbers and strings, no knowledge of any game.

Times are whole milliseconds since 1970 (UTC); they are handed in, storage reads no clock.
`id` columns are our own small numbers; Telegram's ids stand in `person` and `chat` only.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Status: TypeAlias = Literal["open", "playing", "asleep", "over"]
"""`open`: an invitation; `asleep`: someone left the table, either player may wake it."""

Calling: TypeAlias = Literal["mention", "private", "silent"]
"""How somebody hears in a group that it is their turn: mentioned there, by a message in their own
chat, or not at all."""

Absent: TypeAlias = Literal["", "asked", "waited"]
"""Whether the person of a seat cannot act there: they can (`""`), they cannot and the others are
asked what is to become of it, or the others wait."""

Mode: TypeAlias = Literal["bot", "group", "link", "phone"]
"""Against the BOT; in a group; over two private chats; both seats from one account."""


@dataclass(frozen=True, slots=True)
class Person:
    """Someone who spoke to the bot."""

    id: int
    telegram: int | None
    """Their id at Telegram; None, as the names, once they asked to be forgotten."""
    name: str | None
    """What Telegram calls them."""
    nickname: str | None = None
    """What they want to be called."""
    code: str | None = None
    """The language of their program (`pt-BR`)."""
    language: str | None = None
    """The language they chose."""
    reachable: bool = False
    """Whether the bot may write to them: they started it, and have not blocked it."""
    only_moves: bool | None = None
    """Whether the only thing that can be done is done by itself; None if they never chose, and then
    it is."""
    only_moves_played: int = 0
    """How often it was, counted until they need no more be shown where that is chosen."""
    thrown_for: bool | None = None
    """Whether throws come by themselves where nothing but the throw can be chosen; None if they
    never chose, and then they press."""
    throws_pressed: int = 0
    """How many such throws they pressed, counted until they need no more be offered it."""
    learned: str = ""
    """The lessons they solved, by game (`senet=7ff hyena=3`: a bit a lesson, in base 16)."""
    called: Calling = "mention"
    """How they hear in a group that it is their turn."""
    explained: bool = True
    """Whether games explain themselves to them."""
    asked: str | None = None
    """Which part of an explanation they read last (`game:ply:page`)."""


@dataclass(frozen=True, slots=True)
class Chat:
    """A place where boards stand."""

    id: int
    kind: Literal["private", "group"]
    address: int | None
    """Telegram's id of the chat. A private chat has its person's id, which is kept in `person`
    alone; None once that person is forgotten."""
    person: int | None = None
    """Whose private chat it is."""
    language: str | None = None
    """The language chosen for it."""
    mocked: bool = True
    """Whether players to whom something bad happened are mocked there, not only told of."""
    calls: bool = True
    """Whether players who let their turn stand are mentioned there."""
    title: str | None = None
    """What a group is called, as last seen."""
    reasons: bool = False
    """Whether the BOT says there why it played what it played."""


@dataclass(frozen=True, slots=True)
class Favourite:
    """Rules that a chat likes or played last."""

    chat: int
    rules: str
    """The rule set's id."""
    switches: str
    """What differs from the rule set, as records write it (`netting,pieces=7`); empty for none."""
    starred: int | None = None
    """When somebody made it a favourite; None for never."""
    played: int | None = None
    """When a game last began there by these rules; None for never."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game and all that is needed to go on with it."""

    id: int
    rules: str
    """The rule set's id."""
    version: int
    """The rule set's version."""
    fields: str
    """The rule set's choices, resolved (JSON)."""
    mode: Mode
    status: Status
    ply: int
    """How many actions were played."""
    position: str
    """The position line; empty while it is an invitation."""
    host: int
    """The person who invited."""
    chat: int
    """Where it was begun."""
    topic: int | None
    """The topic of that chat; None outside of topics."""
    secret: bytes
    """What the throws follow from (32 bytes)."""
    commitment: str
    """The seal: the secret's SHA-256 in hexadecimal digits."""
    created_at: int
    changed_at: int
    salt: str | None = None
    """What the players brought to the throws (games/fair.py); None until it begins."""
    code: str | None = None
    """Opens an invitation's link."""
    reserved: int | None = None
    """The only person who may join (a rematch)."""
    throws: int = 0
    """How many throws were drawn; the next one is number `throws + 1`."""
    started_at: int | None = None
    ended_at: int | None = None
    expires_at: int | None = None
    """When an invitation ends by itself."""
    result: str | None = None
    """Winners, reason and score (JSON), once it is over."""
    bot_due_at: int | None = None
    """When the BOT acts at the latest; None when it isn't the BOT's turn."""
    asleep_by: int | None = None
    """Who put the boards to sleep."""
    rematch_of: int | None = None
    """The game that this one followed."""
    points: int | None = None
    """The points to which its match is played. This and the three below are None in a single
    game."""
    match_game: int | None = None
    """Its number in the match, from 1."""
    before: str | None = None
    """The points of each joiner before it (`4 7`)."""
    seating: str | None = None
    """Who sits where instead of the lot, from the second game on (`1 0`: entry *i* is the joiner
    who gets seat *i*)."""
    sitting: int = 0
    """How often it changed who sits at an invitation."""
    offer: str | None = None
    """What a player offered the others last (JSON)."""
    next_game: int | None = None
    """The number of the game that follows it at one press, sealed with it; None where somebody
    else must consent."""
    next_secret: bytes | None = field(default=None, repr=False)
    """What that game's throws will follow from (32 bytes)."""
    goal: bool = False
    """Whether its boards tell what wins while it begins."""
    lesson: str | None = None
    """The newest lesson that its boards told (`12:13:id`, as bot/table/teaching.py writes it)."""
    bookmark: str | None = None
    """A ply and the position there, with what came before in short (as bot/table/summary.py writes
    it): what is read of a game begins there. None for its beginning."""
    asked_at: int | None = None
    """When its players were last asked what is to become of it, as nothing happened."""
    numbered: bool = True
    """Whether its number stands in the title of its boards: there was another game that was not
    over in a chat of its own when it came there. Games from before that was asked have it."""
    earlier: str | None = field(default=None, repr=False)
    """The secrets that it had before it was put back, each with the first block that it gives no
    more (`13:6f2c… 21:09ab…`, in hexadecimal digits); None if it never was."""
    put_back: str | None = None
    """The ply and the time to which it was last put back (`10 1795602360000`)."""
    revision: int = 0
    """How often it was changed; who changes it compares it, wherever they read it."""


@dataclass(frozen=True, slots=True)
class Copied:
    """A file that is a copy of a database from which nobody has served yet: a backup put back."""

    mark: int
    """The copy's own number."""
    floor: int
    """The highest number of a game that is known to have been given out."""
    back_to: int
    """Up to when it knows what happened."""
    lately: int
    """How many games were made in the week before that."""


@dataclass(frozen=True, slots=True)
class PutBackRow:
    """When a file was put back, and what that means for it."""

    at: int
    back_to: int
    """Up to when it knew what had happened."""
    floor: int
    """The highest number of a game that it knew."""
    first: int
    """Games have numbers from here on since; of those between it knows nothing."""


@dataclass(frozen=True, slots=True)
class Ready:
    """The next game of a chat, sealed before anybody asks for it."""

    chat: int
    game: int
    """The number it will have: the throws follow from it, too."""
    secret: bytes = field(repr=False)
    """What its throws will follow from (32 bytes)."""
    words: str = ""
    """What the person of the chat has brought to it since."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who joined a game: a person, or a BOT."""

    game: int
    number: int
    """Joiners are counted from 0."""
    person: int | None
    bot: str | None
    """The BOT's name."""
    press: str
    """The id of the press that sat them down; it salts the throws where nobody brought anything."""
    seat: int | None = None
    """None until the lot is drawn."""
    resigned: int | None = None
    """The person from whom the BOT took the seat over: for good, unless they are `absent`."""
    orders: str = ""
    """What is played for them until they say otherwise: names, with blanks between."""
    sign: str = ""
    """The sign that they brought to the throws; empty for none."""
    words: str = ""
    """The words of their own that they brought; empty for none."""
    absent: Absent = ""
    """Whether the person whose seat it is has left the game's chat, or cannot be reached; a BOT
    that sits there meanwhile gives the seat back."""

    @property
    def owner(self) -> int | None:
        """The person whose seat it is: who sits there, or for whom the BOT plays until they are
        back. None for a BOT's own, and where somebody has resigned."""
        return self.resigned if self.bot is not None and self.absent else self.person


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One action of a game."""

    game: int
    ply: int
    """Actions are counted from 0."""
    seat: int
    text: str
    """As records write it."""
    at: int
    faces: str | None = None
    """What a throw shows (`1 0 1 1`); None for a choice."""


@dataclass(frozen=True, slots=True)
class Total:
    """How often the faces of a device came to a total, in the games that are over."""

    device: str
    """Its kind, and how many faces each of its things has: `sticks 2 2 2 2`."""
    total: int
    seen: int


@dataclass(frozen=True, slots=True)
class Luck:
    """What somebody has thrown in games of a chat, against the odds: three sums over the throws."""

    person: int
    chat: int
    kind: str
    """Of the device: `sticks`, `dice`, `chips`."""
    throws: int
    worth: float
    mean: float
    variance: float


@dataclass(frozen=True, slots=True)
class Listed:
    """A sealed list: how many games stand on it, and the SHA-256 of its file."""

    day: str
    """In UTC, as `2026-11-22`."""
    games: int
    digest: str


@dataclass(frozen=True, slots=True)
class Board:
    """A message that shows a game."""

    id: int
    game: int
    chat: int
    topic: int | None
    message: int | None
    """None until it was sent, or after it was lost."""
    wanted: int
    """How often it was to be shown; it is dirty while `shown < wanted`."""
    shown: int
    """The `wanted` of what it shows."""
    parked: bool = False
    """Not served now: the chat cannot be written to, or the board was replaced."""
    not_before: int = 0
    """When it is tried again."""
    tries: int = 0
    """How often in a row it failed."""
    tapped: str | None = None
    """What was tapped there towards a move (`12:0:c2`, as bot/table/picking.py writes it); None
    for nothing."""
    asked: int | None = None
    """The ply at which it explains what can be done, None if it was not asked to."""
    away: int | None = None
    """The ply at which it says that we were away, None if it has not come down anew for that."""
    shape: int = 0
    """What its message is: a picture (0), a text, one without markup, one without buttons (3), as
    Telegram takes no other."""
    why: str | None = None
    """Why it is not shown as it should be (bot/board/refusals.py), None if it is."""
    heal_at: int | None = None
    """When it is tried by itself as it should be, None if it is so, or only a press tries it."""
    heals: int = 0
    """How often it was tried so."""
    home: int | None = None
    """The topic that it goes back to, as soon as that is opened."""
    last: int | None = None
    """The message that it stood in, whose keyboard is taken away as soon as it stands anew."""
    lost: int | None = None
    """The topic that it stood in, if that was deleted: it says so until it is brought anew."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A short message owed to someone ("Anna left the table"), sent at least once, then deleted.

    One with a `ply` is about that turn; once sent, it is a message to be taken away.
    """

    id: int
    chat: int
    topic: int | None
    message: str
    """A text's id."""
    args: str
    """The text's arguments (JSON)."""
    game: int | None
    not_before: int = 0
    """When it is tried, or tried again."""
    tries: int = 0
    """How often it failed."""
    ply: int | None = None
    """The ply at which the game waits, if it is about a turn."""
    sent: int | None = None
    """The message as which it was sent, to be deleted as soon as the game has gone on."""


@dataclass(frozen=True, slots=True)
class StaleMessage:
    """A message of ours whose keyboard is still to be taken away."""

    chat: int
    message: int
    not_before: int = 0
    tries: int = 0


@dataclass(frozen=True, slots=True)
class Letter:
    """An update nobody could work on, put aside."""

    id: int
    seen: int
    """The update's number."""
    body: str
    """What is kept of it (JSON, as bot/telegram/letter_bodies.py writes it): no personal text."""
    reason: str
    """Why it could not be worked on: a class name."""
    at: int
    person: int | None = None
    """Whose it is, None if nobody's that we know."""
    chat: int | None = None
    """Where it came from."""
    again: bool = False
    """Whether somebody asked for it to be tried again."""


@dataclass(frozen=True, slots=True)
class Lease:
    """Who does what, and until when."""

    name: str
    owner: str | None
    """The process; None where nobody does it."""
    epoch: int
    """How often the owner has changed."""
    left: int
    """Milliseconds for which it is good; negative where it is over."""
    address: str = ""
    """Where the owner is reached by the other processes, if it says so."""


@dataclass(frozen=True, slots=True)
class Fence:
    """A lease as its owner had it when something began."""

    name: str
    owner: str
    epoch: int
