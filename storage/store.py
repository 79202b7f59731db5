"""The one small repository: what may be written and asked, whatever database answers.

Writes are operations (`Op`), handed to :meth:`Store.commit` together; they become durable together
or not at all. Reads see only what is durable; what is due is read of the chats in the shards that
are `mine`. :mod:`storage.sql` writes it once,
in SQL, over an engine of seven methods (:mod:`storage.engine`): another database is another engine,
and passes the same tests.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from storage.operations import Op
from storage.rows import (
    ActionRow,
    Avoided,
    Board,
    Bulletin,
    BulletinTo,
    Chat,
    Copied,
    Count,
    DayAnswer,
    DayPoll,
    DayPosition,
    Deed,
    Failed,
    Favourite,
    Finish,
    Game,
    Letter,
    Listed,
    Luck,
    Maintenance,
    Notice,
    Pair,
    Past,
    Person,
    Player,
    PutBackRow,
    Ready,
    Reminder,
    StaleMessage,
    Standing,
    Total,
)

DELETED_MS = 47 * 3600 * 1000
"""A message lives no longer than this if it is to be deleted: Telegram lets a bot delete what is
less than 48 hours old."""

ANYBODY = 2**62
"""Above every person's number."""

WINDOW = 100
"""Of so many chats at most due work is read at a time: whose turn comes later is behind them."""

EACH = 5
HEALING = 20
"""Of each of them so much at most: about what a chat's pace lets through until the next time."""


SHARDS = 16
"""The chats lie in so many shards, by their numbers; each is one process's
(:mod:`storage.leases`)."""
ALL = (1 << SHARDS) - 1
"""Every shard, as bits: of those that are a process's own."""


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
    """Another program holds the database, or it is `away`: it does not answer. It can be asked
    again. `why` is the cause alone, where the text says more."""

    def __init__(self, text: str, *, why: str = "", away: bool = False) -> None:
        super().__init__(text)
        self.why = why or text
        self.away = away


class Stale(Exception):
    """Nothing was written: a row was no longer as the work expected it."""


class Seen(Exception):
    """Nothing was written: this update's work was committed before."""


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

    async def last_sign(self, person: int) -> str:
        """The sign that the person brought to a game last, "" for none ever."""

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

    async def board_pictured(self, picture: str) -> Board | None:
        """The board of an inline message that shows the picture of that name."""

    async def dirty_boards(
        self, now: int, *, after: int = 0, chats: int = WINDOW, each: int = EACH, mine: int = ALL
    ) -> tuple[Board, ...]:
        """Boards with `shown < wanted`, not parked, due by `now`: of the first `chats` chats behind
        chat `after` that have any, the `each` longest waiting. The longest waiting first."""

    async def healing_boards(
        self, now: int, limit: int = HEALING, *, mine: int = ALL
    ) -> tuple[Board, ...]:
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

    async def ended(self, chat: int, limit: int) -> tuple[Game, ...]:
        """The last `limit` games that ended with a board in `chat`, the last changed first."""

    async def last_acted(self, game: int, person: int) -> int | None:
        """When the person acted last in that game, on a seat that is theirs now."""

    async def due_bots(
        self, now: int, limit: int = 100, but: Collection[int] = (), *, mine: int = ALL
    ) -> tuple[Game, ...]:
        """Games `playing` whose BOT is due by `now`, but those with these numbers: the longest due
        of each chat, then the next of each."""

    async def next_bot_at(self, but: Collection[int] = (), *, mine: int = ALL) -> int | None:
        """When the next BOT is due, but those of these games; None if none is."""

    async def expired(
        self, now: int, *, after: tuple[int, int] = (0, 0), limit: int = 100, mine: int = ALL
    ) -> tuple[Game, ...]:
        """Open games whose invitation has expired by `now`, the first expired first: those behind
        the one with this `expires_at` and `id`."""

    async def due_clocks(self, now: int, *, after: int = 0, limit: int = 100) -> tuple[Game, ...]:
        """Games whose boards want showing by `now` for the time of a turn, by number: those behind
        game `after`."""

    async def next_clock_at(self) -> int | None:
        """When the boards of any game next want showing for that; None where no time runs."""

    async def due_lobbies(self, now: int, *, limit: int = 100, mine: int = ALL) -> tuple[Game, ...]:
        """Invitations at which BOTs are due by `now`, or a seat is kept no longer; by number."""

    async def notices(
        self, now: int, *, after: int = 0, chats: int = WINDOW, each: int = EACH, mine: int = ALL
    ) -> tuple[Notice, ...]:
        """Short messages owed by `now`, and those sent that are to be deleted: of the first `chats`
        chats behind chat `after` that have any, the `each` longest due. The longest due first."""

    async def notices_of(self, game: int, now: int | None = None) -> tuple[Notice, ...]:
        """Every notice about that game; with `now` those that :meth:`notices` gives."""

    async def untallied(self, limit: int) -> tuple[Game, ...]:
        """Games that are over and whose throws are not counted yet, the oldest first."""

    async def to_review(self, limit: int) -> tuple[int, ...]:
        """The games whose luck is to be told from skill, by number."""

    async def to_recount(self, limit: int) -> tuple[int, ...]:
        """The people whose games of before standings were kept are to be counted, by number."""

    async def past(self, person: int, after: int, limit: int) -> tuple[Past, ...]:
        """How the games of that person with a higher number than `after` ended, a row for each
        seat; the first `limit` rows, by game."""

    async def finished(self, person: int, limit: int, skip: int = 0) -> tuple[Game, ...]:
        """The games with a seat of that person that began and are over, the last one first, behind
        the first `skip`."""

    async def finishes(self, chat: int, since: int, limit: int) -> tuple[Finish, ...]:
        """How the games with a board in `chat` ended since then, the last `limit` of them, for each
        seat of a person; by game."""

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

    async def letters_kept(self) -> int:
        """How many dead letters there are."""

    async def letters_lately(self, limit: int) -> tuple[Failed, ...]:
        """Why dead letters could not be worked on, the reason met last first."""

    async def has_bell(self, person: int, chat: int) -> bool:
        """Whether the person is to hear of the next game in that group."""

    async def bells(self, person: int) -> tuple[Chat, ...]:
        """The groups of whose next game the person is to hear, by number."""

    async def to_ring(self, chat: int) -> tuple[int, ...]:
        """Who is to hear of a new game in that group, and can be written to and is not banned:
        their numbers, in order."""

    async def seekers(self, limit: int) -> tuple[Person, ...]:
        """Those who look for somebody to play with and can be written to, who has looked longest
        first."""

    async def apart(self, person: int) -> frozenset[int]:
        """Those with whom that person wants no game, or who want none with them."""

    async def avoided(self, person: int) -> tuple[Avoided, ...]:
        """When that person wanted to meet somebody no more, the first time first."""

    async def reported(self, person: int, other: int) -> bool:
        """Whether that person has reported the other one to those who run the bot."""

    async def begun_since(self, at: int) -> int:
        """How many games began since then, counted among the last 5,000."""

    async def games_played(self, person: int, most: int) -> int:
        """How many games are over in which that person had a seat, counted up to `most`."""

    async def standings(
        self, people: Collection[int], rules: str | None = None
    ) -> tuple[Standing, ...]:
        """What these people have come to, by one rule set or by all: each one's, most games
        first."""

    async def pair(self, one: int, other: int) -> Pair | None:
        """What these two have come to against each other, None if they never finished a game."""

    async def pairs(self, person: int, limit: int) -> tuple[Pair, ...]:
        """Whom the person has finished games with, most games first."""

    async def banned(self, limit: int) -> tuple[Person, ...]:
        """Those who may not use the bot any more, the last one first."""

    async def newest_people(self, limit: int) -> tuple[Person, ...]:
        """Those who sat down at the last games, then those who came last."""

    async def newest_groups(self, limit: int) -> tuple[Chat, ...]:
        """The groups in which games were begun last, then those known for the shortest time."""

    async def deeds(self, limit: int) -> tuple[Deed, ...]:
        """What those who run the bot did, the last deed first."""

    async def status(self, now: int) -> tuple[Count, ...]:
        """What there is `now` (milliseconds since 1970); games begun and ended on its day (UTC),
        actions of its last hour."""

    async def maintenance(self) -> Maintenance:
        """The line of maintenance; an empty one where none was ever written."""

    async def waiting_games(self, after: int, limit: int) -> tuple[int, ...]:
        """The numbers of the games behind that one that are open or go on, in order."""

    async def bulletin(self, id_: int) -> Bulletin | None:
        """The news of that number."""

    async def last_bulletins(self, limit: int) -> tuple[Bulletin, ...]:
        """The news that were written last, the last first."""

    async def going_bulletin(self) -> Bulletin | None:
        """The news that are on their way; the oldest, if there are several."""

    async def bulletin_to(self, bulletin: int) -> tuple[BulletinTo, ...]:
        """Those behind whom the news have not simply gone on, those due first."""

    async def next_reader(self, after: int, upto: int) -> Person | None:
        """The next person, by their number, who asked for news and can be written to: behind one
        number, up to another."""

    async def readers(self, after: int = 0, upto: int = ANYBODY) -> int:
        """How many there are of them."""

    async def asked_on(self, day: int) -> DayPosition | None:
        """What is asked on that day; None if that was not settled yet."""

    async def asked_before(self, day: int, limit: int) -> tuple[DayPosition, ...]:
        """What was asked before that day, the last first."""

    async def found_positions(self) -> tuple[str, ...]:
        """The lines of the positions that were found in games, the first found first."""

    async def away_since(self, day: int) -> frozenset[int]:
        """The days from that one on in which somebody may not have been able to answer."""

    async def day_poll(self, chat: int, day: int) -> DayPoll | None:
        """The poll of that chat and day."""

    async def day_poll_of(self, poll: str) -> DayPoll | None:
        """The poll with that id at Telegram."""

    async def lost_day_poll(self, now: int, user: int) -> DayPoll | None:
        """A poll that is open and was begun to be sent more often than it is known to stand: that
        in the own chat of the person with that id at Telegram, else of the last day; None if there
        is none."""

    async def day_answers(self, person: int, limit: int) -> tuple[DayAnswer, ...]:
        """What somebody answered, the last day first."""

    async def day_answers_in(self, chat: int, day: int) -> tuple[DayAnswer, ...]:
        """The answers of that day given in that chat, the first first."""

    async def daily_groups(self, after: int, limit: int) -> tuple[Chat, ...]:
        """The groups that want the position of each day: those behind that one, by number."""

    async def lent_games(self, before: int, after: int, limit: int) -> tuple[Game, ...]:
        """Games that ended before that time, with people all of whom allow that others are asked
        about them: those behind that one, by number."""

    async def letters_of(self, person: int) -> tuple[Letter, ...]:
        """The dead letters of a person, or from their own chat, the oldest first."""

    async def stale_messages(
        self, now: int, *, after: int = 0, chats: int = WINDOW, each: int = EACH, mine: int = ALL
    ) -> tuple[StaleMessage, ...]:
        """Messages whose keyboard is to go by `now`: of the first `chats` chats behind chat `after`
        that have any, the `each` longest due. The longest due first."""

    async def reminder(self, person: int) -> Reminder | None:
        """A person's reminder, None if there never was one."""

    async def reminders_asked(
        self, now: int, limit: int = 100, *, mine: int = ALL
    ) -> tuple[Reminder, ...]:
        """The reminders that people have asked for and that are due by `now`, the longest due
        first."""

    async def reminders_standing(
        self, after: int, limit: int, *, mine: int = ALL
    ) -> tuple[Reminder, ...]:
        """Those that stand in a message, by the numbers of their people, from behind that one."""

    async def reminders_about(self, game: int, *, mine: int = ALL) -> tuple[Reminder, ...]:
        """Those that stand and belong to people of that game."""

    async def to_remind(
        self, now: int, waited: int, after: int, games: int, *, mine: int = ALL
    ) -> tuple[tuple[int, ...], int]:
        """Who may have to be reminded unasked, of the first `games` games behind number `after`
        that are not over: the people of those with others in which nothing has happened since
        `waited`, who can be written to and want it, and for whom it is time to look by `now`. And
        the number of the last of these games, 0 behind all of them."""

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
