"""The one small repository: what may be written and asked, whatever database answers.

Writes are operations (`Op`), handed to :meth:`Store.commit` together; they become durable together
or not at all. Reads see only what is durable. :mod:`storage.sql` writes it once,
in SQL, over an engine of six methods (:mod:`storage.engine`): another database is another engine,
and passes the same tests.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from storage.rows import (
    Absent,
    ActionRow,
    Board,
    Chat,
    Copied,
    Favourite,
    Game,
    Letter,
    Listed,
    Luck,
    Notice,
    Person,
    Player,
    PutBackRow,
    Ready,
    StaleMessage,
    Status,
    Total,
)

Value: TypeAlias = int | str | bytes | None
Changes: TypeAlias = tuple[tuple[str, Value], ...]


DELETED_MS = 47 * 3600 * 1000
"""A message lives no longer than this if it is to be deleted: Telegram lets a bot delete what is
less than 48 hours old."""

WINDOW = 100
"""Of so many chats at most due work is read at a time: whose turn comes later is behind them."""

EACH = 5
HEALING = 20
"""Of each of them so much at most: about what a chat's pace lets through until the next time."""


def behind(chats: Collection[int]) -> int:
    """Behind which chat the next window begins, after one with rows of these chats; 0, the
    beginning, if it reached the end."""
    return max(chats) if len(set(chats)) >= WINDOW else 0


class StorageError(Exception):
    """The database failed. `full` when the disk is; the program should say so and stop."""

    def __init__(self, text: str, *, full: bool = False) -> None:
        super().__init__(text)
        self.full = full


class Held(StorageError):
    """Another program holds the database; it can be asked again."""


class Stale(Exception):
    """Nothing was written: a row was no longer as the work expected it."""


class Seen(Exception):
    """Nothing was written: this update's work was committed before."""


@dataclass(frozen=True, slots=True)
class AddGame:
    """A new game with those who sit down at once; `Stale` if it is the next of a match that goes on
    another way already."""

    game: Game
    players: tuple[Player, ...] = ()


@dataclass(frozen=True, slots=True)
class MakeReady:
    """A chat's next game is made ready; nothing happens if one is, unless its number was given to
    another game meanwhile."""

    ready: Ready


@dataclass(frozen=True, slots=True)
class BringWords:
    """Words are brought to the game made ready in a chat; `Stale` unless it is still this one."""

    chat: int
    game: int
    words: str


@dataclass(frozen=True, slots=True)
class TakeReady:
    """The game made ready in a chat begins; `Stale` unless it is still this one, with these
    words."""

    chat: int
    game: int
    words: str = ""


@dataclass(frozen=True, slots=True)
class Sit:
    """Who sits at an open game from now on, in joining order, with the seats of the lot if it is to
    begin. Game's `sitting` goes up by one; `Stale` unless it was `sitting` and the game is open."""

    game: int
    sitting: int
    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class Instruct:
    """What is now played for `person`, joiner `number`; `Stale` if they do not sit there."""

    game: int
    number: int
    person: int
    orders: str


@dataclass(frozen=True, slots=True)
class TakeOver:
    """The BOT `bot` sits where `person` sat, joiner `number`; `Stale` if they do not sit there.
    Until they are back if they are `absent`, else for good."""

    game: int
    number: int
    person: int
    bot: str
    absent: Absent = ""


@dataclass(frozen=True, slots=True)
class MarkAbsent:
    """Whether `person`, joiner `number`, cannot act there; `Stale` if they do not sit there."""

    game: int
    number: int
    person: int
    absent: Absent


@dataclass(frozen=True, slots=True)
class GiveBack:
    """The BOT that sits for `person`, joiner `number`, until they are back gives the seat back;
    `Stale` if it does not sit there."""

    game: int
    number: int
    person: int


@dataclass(frozen=True, slots=True)
class Step:
    """One committed step of a game: its actions in ply order from `ply` on, and what they led to.

    `Stale` unless the game is `playing` and at `ply`. `changes` are further columns of the game
    (position, throws, bot_due_at, status and result at the end, ...); ply is raised by the number
    of actions.
    """

    game: int
    ply: int
    actions: tuple[ActionRow, ...]
    changes: Changes


@dataclass(frozen=True, slots=True)
class ChangeGame:
    """Change a game's columns; `Stale` unless it has one of `statuses` (and `ply`, if given)."""

    game: int
    statuses: tuple[Status, ...]
    changes: Changes
    ply: int | None = None


@dataclass(frozen=True, slots=True)
class Raise:
    """Every board of the game that is not parked wants showing again (`wanted + 1`)."""

    game: int


@dataclass(frozen=True, slots=True)
class AddBoard:
    """A new board. Its message is taken over only if the chat still has `address` (if given): a
    group may have become a supergroup since, with messages of its own."""

    board: Board
    address: int | None = None


@dataclass(frozen=True, slots=True)
class ChangeBoard:
    """Change a board's columns. With `raise_` it also wants showing again (`wanted + 1`)."""

    board: int
    changes: Changes
    raise_: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """Message `message` now shows the board as of `wanted`; never goes back. Clears `tries`.

    Without effect while that message is to lose its keyboard (somebody asked for a fresh board
    while this one was being edited), and unless the board's chat still has `address`, if given (a
    message of a group that became a supergroup is none of the supergroup's).
    """

    board: int
    wanted: int
    message: int
    address: int | None = None


@dataclass(frozen=True, slots=True)
class ChangePerson:
    """Change a person's columns."""

    person: int
    changes: Changes


@dataclass(frozen=True, slots=True)
class Forget:
    """Nothing says any more who a person is, what they chose and what they were told: their row is
    emptied but for its number, which stands in their games; so is their own chat. Words of their
    own that they brought to throws go; a game's salt keeps their digest. Dead letters in which
    `user`, their id at Telegram, stands go, too. Harmless when repeated."""

    person: int
    user: int


@dataclass(frozen=True, slots=True)
class Learn:
    """A person has been told a lesson of a rule set. Harmless when repeated."""

    person: int
    rules: str
    lesson: str


@dataclass(frozen=True, slots=True)
class ForgetLessons:
    """A person is to be told the lessons of a rule set again, or of all (`rules` None)."""

    person: int
    rules: str | None = None


@dataclass(frozen=True, slots=True)
class ChangeChat:
    """Change a chat's columns (`language`, `mocked`, `calls`, `title`, `reasons`)."""

    chat: int
    changes: Changes


@dataclass(frozen=True, slots=True)
class Star:
    """Rules become a favourite of a chat at that time, or none any more (`at` None)."""

    chat: int
    rules: str
    switches: str
    at: int | None


@dataclass(frozen=True, slots=True)
class PlayedBy:
    """A game by these rules began in a chat at that time. The last ones are kept, and the
    favourites."""

    chat: int
    rules: str
    switches: str
    at: int


@dataclass(frozen=True, slots=True)
class Migrate:
    """A group became a supergroup: its address changes, its boards lose their messages and want
    sending anew. If both addresses are known already, the old chat's games and boards move over.
    Harmless when repeated."""

    old: int
    new: int


@dataclass(frozen=True, slots=True)
class AddNotice:
    """A short message is owed."""

    notice: Notice


@dataclass(frozen=True, slots=True)
class DropNotice:
    """It was sent, or can never be."""

    notice: int


@dataclass(frozen=True, slots=True)
class DelayNotice:
    """Not before that time; `tries + 1`."""

    notice: int
    not_before: int


@dataclass(frozen=True, slots=True)
class KeepNotice:
    """It was sent at that time as that message, which is to be deleted when the game has gone on
    from the notice's ply, or after :data:`DELETED_MS`. Clears `tries`."""

    notice: int
    message: int
    at: int


@dataclass(frozen=True, slots=True)
class AddStale:
    """A message of ours is to lose its keyboard, unless a board stands in it. Harmless when
    repeated."""

    chat: int
    message: int


@dataclass(frozen=True, slots=True)
class DropStale:
    """It did, or is gone."""

    chat: int
    message: int


@dataclass(frozen=True, slots=True)
class DelayStale:
    """Not before that time; `tries + 1`."""

    chat: int
    message: int
    not_before: int


@dataclass(frozen=True, slots=True)
class KeepUpload:
    """Telegram keeps the picture `key` as `file`. The last one wins."""

    key: str
    file: str
    at: int


@dataclass(frozen=True, slots=True)
class DropUpload:
    """Telegram no longer knows that file."""

    key: str


@dataclass(frozen=True, slots=True)
class DeadLetter:
    """An update nobody could work on, put aside with the reason (a class name, no personal text).

    `body` is its JSON. Counts as having been seen. `user` and `address` are the Telegram ids of who
    sent it and of the chat; our own numbers are kept in their place.
    """

    update: int
    body: str
    reason: str
    at: int
    user: int | None = None
    address: int | None = None


@dataclass(frozen=True, slots=True)
class KeepLetter:
    """A dead letter stays, and is not tried again."""

    letter: int


@dataclass(frozen=True, slots=True)
class DropLetter:
    """A dead letter was tried again."""

    letter: int


@dataclass(frozen=True, slots=True)
class Present:
    """All that Telegram had for us at that time is settled."""

    at: int


@dataclass(frozen=True, slots=True)
class Back:
    """Telegram reaches us again, at `at`, for the first time since `left`; `Stale` unless that was
    the last time. Of each game that has waited for a person since then, and in which something
    happened from `lately` on, every board is posted anew and says so; its message loses its
    keyboard."""

    left: int
    at: int
    lately: int


@dataclass(frozen=True, slots=True)
class MoveDue:
    """The clock was set `by` milliseconds, and says `now`: what is due moves with it. In any case
    the BOT is due no later than `bot` milliseconds from now, an invitation ends no later than
    `invitation`, all else is tried no later than `soon`: who sets a clock back while we do not run
    has nobody wait for that time."""

    by: int
    now: int
    bot: int
    soon: int
    invitation: int


@dataclass(frozen=True, slots=True)
class Prolong:
    """Invitations that ended after `left`, when nobody could take them, end no sooner than
    `until`."""

    left: int
    until: int


@dataclass(frozen=True, slots=True)
class Belong:
    """The file belongs to the bot with that Telegram id; `Stale` if it belongs to another."""

    bot: int


@dataclass(frozen=True, slots=True)
class Adopt:
    """The file belongs to the bot with that Telegram id from now on. What only the one before could
    use goes: the updates it saw, its files, its messages with what was owed to them, and its dead
    letters. Boards of games that are not over want sending anew, the others stand nowhere. Whom the
    bot may write to is not known."""

    bot: int


@dataclass(frozen=True, slots=True)
class PutBack:
    """A copy begins anew at that time: games are numbered from `first` on, and none is sealed
    beforehand. Each game that is not over has a new secret, given as its number, the secret and the
    seal; of an open one all that was brought goes, as nobody saw that seal before. Their boards
    come anew, and the messages in which they stood lose their keyboards. What was owed goes; who
    was away is not told so. `Stale` if it was done before, or a game is over or unknown."""

    copied: Copied
    at: int
    first: int
    secrets: tuple[tuple[int, bytes, str], ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """The throws of a game that is over are counted; `Stale` unless it is, and was not counted."""

    game: int
    totals: tuple[Total, ...]
    lucks: tuple[Luck, ...] = ()


@dataclass(frozen=True, slots=True)
class List:
    """The games that are over and were changed before `until` stand on a list from now on;
    `Stale` unless they are as many as it has, and no list of that day was made."""

    listed: Listed
    until: int


Op: TypeAlias = (
    AddGame
    | MakeReady
    | BringWords
    | TakeReady
    | Sit
    | TakeOver
    | MarkAbsent
    | GiveBack
    | Instruct
    | Step
    | ChangeGame
    | Tally
    | List
    | Raise
    | AddBoard
    | ChangeBoard
    | Shown
    | ChangePerson
    | Forget
    | Learn
    | ForgetLessons
    | ChangeChat
    | Star
    | PlayedBy
    | Migrate
    | AddNotice
    | DropNotice
    | DelayNotice
    | KeepNotice
    | AddStale
    | DropStale
    | DelayStale
    | KeepUpload
    | DropUpload
    | DeadLetter
    | KeepLetter
    | DropLetter
    | Present
    | Back
    | MoveDue
    | Prolong
    | Belong
    | Adopt
    | PutBack
)


class Store(Protocol):
    """The repository. Reads may run side by side; writes go through the one writer."""

    async def commit(self, *ops: Op, update: int | None = None, at: int = 0) -> None:
        """Make `ops` durable together; returns after the disk has them.

        `update` is the Telegram update whose work this is, seen at `at`: `Seen` if it was
        committed before. `Stale` if a row was not as expected, `StorageError` if the database
        failed. Cancelling the caller never cancels a commit.
        """

    async def new_id(self, table: str) -> int:
        """A fresh id for a `game`, `board` or `notice`."""

    async def see_person(self, user: int, name: str, code: str | None) -> Person:
        """The person with that Telegram id, created or brought up to date."""

    async def see_chat(self, address: int, kind: str, person: int | None = None) -> Chat:
        """The chat with that Telegram id (`private` ones with their person), created if new."""

    async def chat_at(self, address: int) -> Chat | None:
        """The group with that Telegram id, None if it never was seen: nothing is written."""

    async def seen(self, update: int) -> bool:
        """Whether that update's work was committed."""

    async def person(self, id_: int) -> Person | None:
        """The person, None if there is none."""

    async def person_at(self, user: int) -> Person | None:
        """The person with that Telegram id, None if they never spoke to us, or are
        forgotten: nothing is written."""

    async def games_of(self, person: int, before: int, limit: int) -> tuple[Game, ...]:
        """Games in which the person sits, or sat before the BOT took over, whose host they are, or
        that are open for them alone, numbered lower than `before`, the newest first."""

    async def chat(self, id_: int) -> Chat | None:
        """The chat, None if there is none."""

    async def private_chat(self, person: int) -> Chat | None:
        """The person's private chat, if they ever opened it."""

    async def lessons(self, person: int, rules: str) -> frozenset[str]:
        """What the person has been told of a rule set."""

    async def favourites(self, chat: int) -> tuple[Favourite, ...]:
        """The chat's favourites in the order in which they were starred, then the rules last
        played there if they are none."""

    async def game(self, id_: int) -> Game | None:
        """The game, None if there is none."""

    async def game_by_code(self, code: str) -> Game | None:
        """The game whose invitation link carries `code`."""

    async def ready(self, chat: int) -> Ready | None:
        """The next game that is made ready in `chat`, None if none is."""

    async def last_against_bot(self, chat: int, person: int) -> Game | None:
        """The game against the BOT last begun in `chat` by `person`, who played it themselves."""

    async def players(self, game: int) -> tuple[Player, ...]:
        """In joining order."""

    async def actions(self, game: int, since: int = 0) -> tuple[ActionRow, ...]:
        """Those from that ply on, in ply order."""

    async def going(self, after: int, limit: int) -> tuple[Game, ...]:
        """Games that have begun and are not over, numbered higher than `after`, in order."""

    async def unpacked(self, before: int, limit: int) -> tuple[int, ...]:
        """Games that are over and not packed, last changed before that time, the first of them
        first."""

    async def pack(self, game: int) -> None:
        """Put the actions of a game that is over away as one small value, for good: :meth:`actions`
        gives them as before. Nothing happens if it is not over, or packed already."""

    async def board(self, id_: int) -> Board | None:
        """The board, None if there is none."""

    async def boards(self, game: int) -> tuple[Board, ...]:
        """Every board of the game, parked ones too."""

    async def board_at(self, chat: int, message: int) -> Board | None:
        """The board standing in that message."""

    async def dirty_boards(
        self, now: int, *, after: int = 0, chats: int = WINDOW, each: int = EACH
    ) -> tuple[Board, ...]:
        """Boards with `shown < wanted`, not parked, due by `now`: of the first `chats` chats behind
        chat `after` that have any, the `each` longest waiting. The longest waiting first."""

    async def healing_boards(self, now: int, limit: int = HEALING) -> tuple[Board, ...]:
        """Boards of unfinished games that are to be tried as they should be (`heal_at`) by `now`,
        those due first."""

    async def unfinished(
        self, *, chat: int | None = None, person: int | None = None, limit: int = 50
    ) -> tuple[Game, ...]:
        """Games not over (invitations too) with a board in `chat`, or with `person` among the
        players, the host, or who the invitation is kept for; both given: both must hold. The last
        changed first."""

    async def left(self, person: int) -> tuple[int, ...]:
        """The numbers of the games not over that `person` resigned, in which the BOT plays on:
        their boards still tell the name."""

    async def absent(self, person: int) -> tuple[int, ...]:
        """The numbers of the games not over in which a seat of `person` is marked: they cannot act
        there, or the BOT plays until they are back."""

    async def invitations(self, host: int) -> int:
        """How many open games somebody hosts."""

    async def rematches(self, game: int) -> tuple[Game, ...]:
        """The games that followed that one: rematches, and the next of a match. As made."""

    async def latest(self, chat: int) -> Game | None:
        """The last changed game with a board in `chat`, over or not."""

    async def last_acted(self, game: int, person: int) -> int | None:
        """When the person acted last in that game, on a seat that is theirs now."""

    async def due_bots(
        self, now: int, limit: int = 100, but: Collection[int] = ()
    ) -> tuple[Game, ...]:
        """Games `playing` whose BOT is due by `now`, but those with these numbers: the longest due
        of each chat, then the next of each."""

    async def next_bot_at(self, but: Collection[int] = ()) -> int | None:
        """When the next BOT is due, but those of these games; None if none is."""

    async def expired(
        self, now: int, *, after: tuple[int, int] = (0, 0), limit: int = 100
    ) -> tuple[Game, ...]:
        """Open games whose invitation has expired by `now`, the first expired first: those behind
        the one with this `expires_at` and `id`."""

    async def notices(
        self, now: int, *, after: int = 0, chats: int = WINDOW, each: int = EACH
    ) -> tuple[Notice, ...]:
        """Short messages owed by `now`, and those sent that are to be deleted: of the first `chats`
        chats behind chat `after` that have any, the `each` longest due. The longest due first."""

    async def notices_of(self, game: int, now: int | None = None) -> tuple[Notice, ...]:
        """Every notice about that game; with `now` those that :meth:`notices` gives."""

    async def untallied(self, limit: int) -> tuple[Game, ...]:
        """Games that are over and whose throws are not counted yet, the oldest first."""

    async def tally(self) -> tuple[Total, ...]:
        """How often each device has shown what, in the games that were counted."""

    async def luck(self, *, person: int | None = None, chat: int | None = None) -> tuple[Luck, ...]:
        """What a person threw, or what was thrown in games of a chat, or both, by person and chat:
        in the games that were counted."""

    async def unlisted_since(self) -> int | None:
        """When the first of the games ended that are over and stand on no list; None if none is."""

    async def unlisted(self, until: int) -> tuple[Game, ...]:
        """The games that are over, were changed before `until`, and stand on no list; by number."""

    async def listed(self, day: str) -> tuple[Game, ...]:
        """The games that stand on that day's list, by number."""

    async def listing(self, *, until: str = "~") -> tuple[Listed, ...]:
        """The last two lists up to a day (`~`: of all), the last one first."""

    async def letters_again(self) -> tuple[Letter, ...]:
        """Dead letters that somebody asked for to be tried again, the oldest first."""

    async def letters_of(self, person: int) -> tuple[Letter, ...]:
        """The dead letters of a person, or from their own chat, the oldest first."""

    async def stale_messages(
        self, now: int, *, after: int = 0, chats: int = WINDOW, each: int = EACH
    ) -> tuple[StaleMessage, ...]:
        """Messages whose keyboard is to go by `now`: of the first `chats` chats behind chat `after`
        that have any, the `each` longest due. The longest due first."""

    async def last_present(self) -> int | None:
        """Up to when all that Telegram had for us is settled; None if it never was."""

    async def copied(self) -> Copied | None:
        """What must be known of the file if it is a copy that nobody has served from; else None."""

    async def not_over(self) -> tuple[int, ...]:
        """The numbers of all games that are not over."""

    async def put_back(self) -> tuple[PutBackRow, ...]:
        """Each time that the file was put back, in order."""

    async def bot(self) -> int | None:
        """The Telegram id of the bot to which the file belongs; None if it was never served."""

    async def upload(self, key: str) -> str | None:
        """Telegram's file id for the picture `key`, None if it isn't there."""

    async def prune(self, before: int, uploads: int, long_ago: int = 0) -> None:
        """Forget which updates were seen before that time (48 hours ago: update ids restart at
        random after a quiet week), all uploads but the newest so many, and the dead letters and the
        addresses that groups had before they moved, from before `long_ago`."""

    async def close(self) -> None:
        """Write what waits, then let go of the database. Harmless when repeated."""
