"""What may be written: operations, handed to :meth:`storage.store.Store.commit` together.

Those of one call become durable together or not at all. `Stale` in a docstring is what the call
raises when a row was no longer as the operation expected it; then nothing of it is written.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from storage.rows import (
    Absent,
    ActionRow,
    Board,
    Copied,
    DayAnswer,
    DayPoll,
    DayPosition,
    Deed,
    Fence,
    Game,
    Listed,
    Luck,
    Notice,
    Pair,
    Player,
    Ready,
    Standing,
    Status,
    Total,
)

Value: TypeAlias = int | str | bytes | None
Changes: TypeAlias = tuple[tuple[str, Value], ...]


@dataclass(frozen=True, slots=True)
class AddGame:
    """A new game with those who sit down at once, and the actions of the game from which it goes
    on; `Stale` if it is the next of a match that goes on another way already."""

    game: Game
    players: tuple[Player, ...] = ()
    actions: tuple[ActionRow, ...] = ()


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
class Mute:
    """Whether `person`, whose seat joiner `number` has, wants to hear nothing of that game; `Stale`
    if it is not theirs. The BOT may sit there until they are back."""

    game: int
    number: int
    person: int
    muted: bool


@dataclass(frozen=True, slots=True)
class TakeOver:
    """The BOT `bot` sits where `person` sat, joiner `number`; `Stale` if they do not sit there.
    Until they are back if they are `absent`, else for good. It plays from the ply `since` on;
    `stepped_out` if they wanted that."""

    game: int
    number: int
    person: int
    bot: str
    absent: Absent = ""
    since: int = 0
    stepped_out: bool = False


@dataclass(frozen=True, slots=True)
class MarkAbsent:
    """Whether `person`, joiner `number`, cannot act there; `Stale` if they do not sit there."""

    game: int
    number: int
    person: int
    absent: Absent


@dataclass(frozen=True, slots=True)
class GiveBack:
    """The BOT that sits for `person`, joiner `number`, until they are back gives the seat back at
    the ply `until`; `Stale` if it does not sit there."""

    game: int
    number: int
    person: int
    until: int = 0


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
    revision: int | None = None
    """As in `Revise`, which it saves."""


@dataclass(frozen=True, slots=True)
class Revise:
    """A game is changed; `Stale` unless that is its revision, which rises by one."""

    game: int
    revision: int


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
    message of a group that became a supergroup is none of the supergroup's). Nor has it any
    if the chat is another process's by now (`fence`).
    """

    board: int
    wanted: int
    message: int
    address: int | None = None
    fence: Fence | None = None


@dataclass(frozen=True, slots=True)
class ChangePerson:
    """Change a person's columns."""

    person: int
    changes: Changes


@dataclass(frozen=True, slots=True)
class CountPerson:
    """So many moves more have played themselves for a person, and so many throws more were pressed:
    two processes may count at once."""

    person: int
    only_moves: int = 0
    throws: int = 0


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
    """Change a chat's columns: what is set there, and its title."""

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
class SetBell:
    """Whether a person hears of the next game in a group from now on. Harmless when repeated."""

    person: int
    chat: int
    on: bool


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
    """It was sent, or can never be. Without effect if that is another process's by now."""

    notice: int
    fence: Fence | None = None


@dataclass(frozen=True, slots=True)
class TakeNotice:
    """It becomes others, which are added with this; `Stale` if it is gone: nobody makes them twice,
    also not from another process."""

    notice: int


@dataclass(frozen=True, slots=True)
class DelayNotice:
    """Not before that time; `tries + 1`."""

    notice: int
    not_before: int


@dataclass(frozen=True, slots=True)
class KeepNotice:
    """It was sent at that time as that message, which is to be deleted when the game has gone on
    from the notice's ply, or after :data:`storage.store.DELETED_MS`. Clears `tries`. Without effect
    if that is another process's by now."""

    notice: int
    message: int
    at: int
    fence: Fence | None = None


@dataclass(frozen=True, slots=True)
class Remind:
    """It is next looked at that time whether that person, whose own chat it is, is to be reminded;
    they have `asked` for it or not. With `was`: `Stale` unless that was the time before."""

    person: int
    chat: int
    at: int
    asked: bool = False
    was: int | None = None


@dataclass(frozen=True, slots=True)
class KeepReminder:
    """A person's reminder stands as that message and names these games; None: it stands no more.
    With `next_at` it was sent just now: if the person has not asked for another since it was begun
    at `was`, it is next looked then. Without effect if the chat is another process's by now."""

    person: int
    message: int | None
    games: str = ""
    was: int | None = None
    next_at: int | None = None
    fence: Fence | None = None


@dataclass(frozen=True, slots=True)
class Abandon:
    """Nothing more is sent into a chat: what was owed there goes, boards of games that are not over
    are parked."""

    chat: int


@dataclass(frozen=True, slots=True)
class AddStale:
    """A message of ours is to lose its keyboard, unless a board stands in it; or to go as a
    `whole`. Harmless when repeated."""

    chat: int
    message: int
    whole: bool = False


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
class DraftLine:
    """A line of maintenance was written; it is not shown yet."""

    draft: str


@dataclass(frozen=True, slots=True)
class ShowLine:
    """The line that was written is shown from now on, until that time (None: until it is taken
    away); `Stale` unless it has changed so often and there is one."""

    number: int
    until: int | None


@dataclass(frozen=True, slots=True)
class EndLine:
    """The line is shown no more; `Stale` unless it has changed so often and there is one."""

    number: int


@dataclass(frozen=True, slots=True)
class ToldLine:
    """The boards of all games up to that one have been raised since the line changed; `Stale`
    unless it has changed so often."""

    number: int
    game: int


@dataclass(frozen=True, slots=True)
class Meet:
    """`person`, who looks for somebody since then, has met `other`; `Stale` if they no longer
    look, or look anew."""

    person: int
    since: int
    other: int


@dataclass(frozen=True, slots=True)
class Avoid:
    """`person` wants no game with `other` any more; `reported` if they told those who run the
    bot."""

    person: int
    other: int
    at: int
    reported: bool


@dataclass(frozen=True, slots=True)
class WriteBulletin:
    """News were written by a person at that time; an older draft of theirs goes."""

    person: int
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class StartBulletin:
    """News go out from now on, or go on after they were stopped; `Stale` if they are on their way
    or done."""

    bulletin: int


@dataclass(frozen=True, slots=True)
class StopBulletin:
    """News on their way go to nobody else; `Stale` unless they are on their way."""

    bulletin: int


@dataclass(frozen=True, slots=True)
class AgainBulletin:
    """News go again to all of whom nobody knows whether they have them; `Stale` if they are a
    draft."""

    bulletin: int


@dataclass(frozen=True, slots=True)
class FinishBulletin:
    """Everybody's turn has come; nothing happens while somebody's is still to come, or if they were
    stopped."""

    bulletin: int


@dataclass(frozen=True, slots=True)
class TryBulletin:
    """The turn of `person` has come, the first behind `reached`; `Stale` unless that is how far the
    news are, and they are on their way."""

    bulletin: int
    reached: int
    person: int


@dataclass(frozen=True, slots=True)
class RetryBulletin:
    """The turn of `person` has come again; `Stale` unless it was to, and the news are on their
    way."""

    bulletin: int
    person: int


@dataclass(frozen=True, slots=True)
class TriedBulletin:
    """`person` has the news, or cannot be written to (`sent` False); `Stale` unless that was being
    tried, or nobody knew."""

    bulletin: int
    person: int
    sent: bool


@dataclass(frozen=True, slots=True)
class DelayBulletin:
    """`person` is to have the news, not before that time; `tries + 1`. Without effect unless they
    were being sent to them."""

    bulletin: int
    person: int
    not_before: int


@dataclass(frozen=True, slots=True)
class DoubtBulletins:
    """Nobody knows what came of what was being sent, by whomever."""


@dataclass(frozen=True, slots=True)
class AddDeed:
    """One of those who run the bot did something. The last ones are kept."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class Present:
    """All that Telegram had for us at that time is settled."""

    at: int


@dataclass(frozen=True, slots=True)
class Back:
    """Telegram reaches us again, at `at`, for the first time since `left`; `Stale` unless that was
    the last time. Of each game that has waited for a person since then, and in which something
    happened from `lately` on, every board is posted anew and says so; its message loses its
    keyboard. The time of each turn has stood from `left` until `since`, when it began to reach us
    (None: `at`)."""

    left: int
    at: int
    lately: int
    since: int | None = None


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
    reminder: int = 86_400_000
    """It is looked no later than this many milliseconds from now whether somebody is to be
    reminded."""


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
class KeepStanding:
    """What somebody has come to by a game that ends; `Stale` unless they had finished so many
    `games` by these rules."""

    standing: Standing
    games: int


@dataclass(frozen=True, slots=True)
class KeepPair:
    """What two have come to by it; `Stale` unless they had finished so many `games`."""

    pair: Pair
    games: int


@dataclass(frozen=True, slots=True)
class Recounted:
    """The games that somebody finished before standings were kept are counted; `Stale` if another
    has done it."""

    person: int


@dataclass(frozen=True, slots=True)
class ToReview:
    """The luck in a game that ends is to be told from skill."""

    game: int


@dataclass(frozen=True, slots=True)
class Reviewed:
    """It is: what each has come to, and of how many games that was before. `Stale` if another has
    done it, or one of them has another game reviewed meanwhile."""

    game: int
    standings: tuple[tuple[Standing, int], ...] = ()


@dataclass(frozen=True, slots=True)
class List:
    """The games that are over and were changed before `until` stand on a list from now on;
    `Stale` unless they are as many as it has, and no list of that day was made."""

    listed: Listed
    until: int


@dataclass(frozen=True, slots=True)
class AskOn:
    """That position is asked on that day. Nothing happens if another one is already."""

    asked: DayPosition


@dataclass(frozen=True, slots=True)
class AwayOn:
    """On that day somebody may not have been able to answer. Harmless when repeated."""

    day: int


@dataclass(frozen=True, slots=True)
class FoundPosition:
    """A position was found in a game at that time. Nothing happens if it is known."""

    position: str
    line: str
    at: int


@dataclass(frozen=True, slots=True)
class OweDayPoll:
    """A poll is owed to a chat; `Stale` if that day's is already, or was sent."""

    poll: DayPoll


@dataclass(frozen=True, slots=True)
class TryDayPoll:
    """It is about to be sent; `Stale` if there is none."""

    chat: int
    day: int


@dataclass(frozen=True, slots=True)
class SentDayPoll:
    """It was sent as that poll in that message."""

    chat: int
    day: int
    poll: str
    message: int


@dataclass(frozen=True, slots=True)
class AnswerDay:
    """Somebody answered. Nothing happens if they did before on that day: the first one counts."""

    answer: DayAnswer


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
    | Mute
    | Meet
    | Avoid
    | Step
    | Revise
    | ChangeGame
    | Tally
    | KeepStanding
    | KeepPair
    | Recounted
    | ToReview
    | Reviewed
    | List
    | Raise
    | AddBoard
    | ChangeBoard
    | Shown
    | ChangePerson
    | CountPerson
    | Forget
    | Learn
    | ForgetLessons
    | ChangeChat
    | Star
    | PlayedBy
    | SetBell
    | Migrate
    | AddNotice
    | DropNotice
    | TakeNotice
    | DelayNotice
    | KeepNotice
    | Remind
    | KeepReminder
    | Abandon
    | AddStale
    | DropStale
    | DelayStale
    | KeepUpload
    | DropUpload
    | DeadLetter
    | KeepLetter
    | DropLetter
    | AddDeed
    | WriteBulletin
    | StartBulletin
    | StopBulletin
    | AgainBulletin
    | FinishBulletin
    | TryBulletin
    | RetryBulletin
    | TriedBulletin
    | DelayBulletin
    | DoubtBulletins
    | DraftLine
    | ShowLine
    | EndLine
    | ToldLine
    | AskOn
    | AwayOn
    | FoundPosition
    | OweDayPoll
    | TryDayPoll
    | SentDayPoll
    | AnswerDay
    | Present
    | Back
    | MoveDue
    | Prolong
    | Belong
    | Adopt
    | PutBack
)
