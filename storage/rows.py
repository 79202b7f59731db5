"""What is kept, as frozen values: ids, numbers and strings, no knowledge of any game.

Times are whole milliseconds since 1970 (UTC); they are handed in, storage reads no clock.
`id` columns are our own small numbers; Telegram's ids stand in `person` and `chat` only.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

Status: TypeAlias = Literal["open", "playing", "asleep", "over"]
"""`open`: an invitation; `asleep`: someone left the table, either player may wake it."""

Following: TypeAlias = Literal["down", "pin", "stay"]
"""How boards stay in sight."""
Cancelling: TypeAlias = Literal["admins", "host", "table"]
"""Who may end a game without a result: a group's admins; whoever invited to it, too; or everybody
who plays it."""
Counted: TypeAlias = Literal[
    "people",
    "groups",
    "private chats",
    "invitations",
    "games going on",
    "games asleep",
    "games over",
    "games begun",
    "games ended",
    "actions",
    "boards waiting",
    "boards parked",
    "messages owed",
    "dead letters",
]
"""What is counted, in the order in which it is told; of what is begun, ended and done only what is
of late."""
Calling: TypeAlias = Literal["mention", "private", "silent"]
"""How somebody hears in a group that it is their turn: mentioned there, by a message in their own
chat, or not at all."""

Rating: TypeAlias = Literal["people", "all", "none"]
"""Which of somebody's games count for ratings, if the others at the table want it, too: those with
people, those with the BOT as well, or none."""

Reminding: TypeAlias = Literal["six", "day", "never"]
"""How often somebody is reminded unasked of the games that wait for them: every six hours at most,
once a day at most, or never."""

Theme: TypeAlias = Literal["papyrus", "contrast", "dark"]
"""In which colours boards are drawn: the first, in high contrast, or dark."""

Done: TypeAlias = Literal[
    "ban", "unban", "end", "leave", "line", "line-off", "news", "news-stop", "news-on", "news-again"
]
"""What those who run the bot can do, as it is kept: somebody may not use it any more, or may again;
a game is ended; a group is left; a line of maintenance is shown, or no more;
news go out, are stopped, go on, or go again to those of whom nobody knows."""

Absent: TypeAlias = Literal["", "asked", "waited"]
"""Whether the person of a seat cannot act there: they can (`""`), they cannot and the others are
asked what is to become of it, or the others wait."""

Mode: TypeAlias = Literal["bot", "group", "link", "phone"]
"""Against the BOT; in a group; over two private chats; both seats from one account."""


INLINE_MESSAGE: Final = 2**31 - 1
"""The number of the only message of a chat that is an inline message: Telegram gives none such to a
message of a chat."""


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
    confirms: bool = False
    """Whether their moves count at the second tap on the same place."""
    asked: str | None = None
    """Which part of an explanation they read last (`game:ply:page`)."""
    news: bool = False
    """Whether they want to hear the news that those who run the bot write."""
    banned: int | None = None
    """Since when they may not use the bot any more; None if they may."""
    turned_away: int | None = None
    """When they were last told so."""
    sought: str | None = None
    """What they look for somebody to play: the name of a game, or `any`; None if they do not."""
    sought_at: int | None = None
    """Since when they look for somebody."""
    met: int | None = None
    """Whom they met last so."""
    sought_turn_ms: int | None = None
    """How long a turn may take in such a game; 0 for no limit, None if any time suits them."""
    reminded: Reminding = "day"
    """How often they are reminded, unasked, of the games that wait for them."""
    quiet: str | None = None
    """The hours in which they are told nothing (`22-8`, as bot/table/quiet.py writes it); None for
    none."""
    zone: str | None = None
    """Which time they have (`Europe/Berlin`, `+02:00`); None if they never chose."""
    rates: Rating = "people"
    """Which of their games count for ratings."""
    ranked: bool = True
    """Whether groups see them in their tables (`/top`)."""
    lends: bool = False
    """Whether positions of their games may be asked of others, a week after the end."""
    theme: Theme = "papyrus"
    """In which colours they see the boards in their own chat."""
    by_ear: bool = False
    """Whether they play by ear: what is told to them has no picture, and is made to be read
    aloud."""
    own_side: bool = False
    """Whether they see the boards in their own chat from the side on which they sit."""


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
    follow: Following = "down"
    """How a group's boards stay in sight while they are played on: they come down when the talk has
    pushed them away, or they are pinned; or they stay where they are."""
    quiet: str | None = None
    """The hours in which nobody is mentioned in a group, as a person's."""
    zone: str | None = None
    """Which time the group has, as a person's."""
    cancels: Cancelling = "admins"
    """Who may end a game there without a result."""
    barred: str = ""
    """The rule sets by which no game may be begun there (ids, with blanks between)."""
    daily: bool = False
    """Whether a group is asked the position of the day each day."""
    inline: str | None = None
    """By what Telegram knows the inline message that is all there is of it; None for a chat with
    an address. Its `address` is made from that, and nobody else's."""

    @property
    def talks(self) -> bool:
        """Whether it is a group: others talk there, and we may."""
        return self.kind == "group" and self.inline is None

    theme: Theme = "papyrus"
    """In which colours a group sees its boards; in a private chat its person has a theme."""
    by_ear: bool = False
    """Whether a group's boards are words without a picture, to be read aloud."""

    def bars(self, rules: str) -> bool:
        """Whether no game by the rule set of that id may be begun there."""
        return rules in self.barred.split()


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
    """When the BOT acts at the latest, or a throw comes by itself that waits for a moment; None
    when neither does."""
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
    drawn: int | None = None
    """The highest number of a throw that was drawn before it was taken back; None where none was.
    The numbers up to it give throws that have been seen."""
    unrated: str | None = None
    """Why it does not count for any rating: `takeback`, a choice taken back when more was known
    than before it; `stood-in`, a BOT on somebody's seat; `hint`, the BOT's advice; `declined`, one
    of the people did not want it to; `unmeasured`, they did, but how strong the BOT is by these
    rules was never measured. None where nothing speaks against it."""
    rated: bool = False
    """Whether all at it wanted it to count for ratings when it began."""
    gains: str | None = None
    """How each rating moved by it (JSON, as bot/table/gains.py writes it); None where none did."""
    turn_ms: int | None = None
    """How long a turn may take, as all at the table agreed; None for as long as anybody likes. The
    six below are None without it."""
    turn_due_at: int | None = None
    """When the turn of whoever is to act has taken so long; nothing happens then by itself. None
    while time does not run."""
    turn_left_ms: int | None = None
    """What is left of it while it stands still, since another asks them something; else None."""
    paused_until: int | None = None
    """Until when all agreed that no time runs."""
    clock_at: int | None = None
    """When the boards next want showing for it: the pause ends, or the time of a turn. None once
    they say that it has."""
    poked_at: int | None = None
    """When who has taken longer was last reminded, in that turn."""
    turn_back_ms: int | None = None
    """What who acted last had left of it as they gave the turn away: if they take that back, it
    goes on from there."""
    found: bool = False
    """Whether its two players met by looking for somebody to play with."""
    fill_at: int | None = None
    """When BOTs take the free seats of an invitation, and the game begins."""
    origin: str | None = None
    """From which game this one goes on, and after how many actions (`12 34`, or the digest of a
    record: `record 5e7ef8926a033afd1234 34`); None for one that began at its beginning."""
    kept_for: int | None = None
    """The person for whom one of its seats is kept; None if that is nobody, or somebody of whom
    only a name is known."""
    kept_name: str | None = None
    """That name at Telegram, in small letters."""
    kept_until: int | None = None
    """Until when it is kept; None if none is."""
    sent_away: str = ""
    """The people who were sent away from it: their numbers, with blanks between."""
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
    muted: bool = False
    """Whether whose seat it is wants no mention and no message about that game."""

    stood_in: str = ""
    """The plies at which a BOT took the seat over and gave it back (`34-58 70-`)."""
    stepped_out: bool = False
    """Whether its person lets the BOT play on of their own accord, until they say otherwise."""

    @property
    def out_of_reach(self) -> bool:
        """Whether whose seat it is cannot act, rather than that they want the BOT to."""
        return bool(self.absent) and not self.stepped_out

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
class Standing:
    """What somebody has come to by a rule set, in the games that are over and had a result."""

    person: int
    rules: str
    games: int = 0
    won: int = 0
    drawn: int = 0
    run: int = 0
    """How many in a row were won last; lost, if it is negative."""
    best: int = 0
    """The most that were won in a row."""
    beaten: int | None = None
    """The game that was won last."""
    rated: int = 0
    """How many of the games counted for the rating."""
    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06
    at: int = 0
    """When the last one did."""
    reviewed: int = 0
    """Of how many games the five below are: of two, with throws, that could be reviewed."""
    skill: float = 1500.0
    """The rating fed with results from which the luck of the throws was taken off."""
    skill_deviation: float = 350.0
    skill_volatility: float = 0.06
    skill_at: int = 0
    luck: float = 0.0
    """How many games the throws won them, more than they won the others; sums over the games."""
    cost: float = 0.0
    """How many games the choices of the others cost these, more than their own cost them."""
    doubt: float = 0.0
    """The square of what both may be wrong by."""


@dataclass(frozen=True, slots=True)
class Pair:
    """What two have come to against each other, the one with the lower number first."""

    first: int
    second: int
    games: int = 0
    won: int = 0
    """By the first."""
    lost: int = 0
    day: int = 0
    """The day of their last game, counted from 1970."""
    today: int = 0
    """How many they finished on it."""


@dataclass(frozen=True, slots=True)
class Finish:
    """How a game of a group ended for one of its seats."""

    game: int
    at: int
    """When it ended."""
    result: str
    """As the game has it, and so are the four below."""
    rules: str
    version: int
    fields: str
    position: str
    seat: int
    person: int


@dataclass(frozen=True, slots=True)
class Past:
    """How a game that somebody played ended, for one of its seats."""

    game: int
    rules: str
    at: int
    """When it ended."""
    result: str
    """As the game has it."""
    seat: int
    person: int | None
    """Whose game it was there; None for a BOT's."""


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
    marked: str | None = None
    """The move that was tapped there once, of who confirms each (`12:c2-c3`, as bot/table/marks.py
    writes it); None for none."""
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
    picture: str | None = None
    """By what its picture is asked for at our own address, in an inline message."""
    told: int | None = None
    """The ply that it told last in a message of its own, to be read aloud; None for none."""


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
class Reminder:
    """The one private message that tells a person of all games that wait for them."""

    person: int
    chat: int
    """Their own chat."""
    at: int
    """When it is next looked whether they are to be reminded."""
    asked: bool = False
    """Whether they asked for it to come then."""
    message: int | None = None
    """The message that stands; None for none."""
    games: str = ""
    """The numbers of the games that it names, with blanks between."""


@dataclass(frozen=True, slots=True)
class StaleMessage:
    """A message of ours whose keyboard is still to be taken away."""

    chat: int
    message: int
    not_before: int = 0
    tries: int = 0
    whole: bool = False
    """Whether the message itself goes: a fresh board stands below it."""


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


@dataclass(frozen=True, slots=True)
class Count:
    """How much of something there is, for who runs the bot."""

    what: Counted
    many: int


@dataclass(frozen=True, slots=True)
class Failed:
    """How many dead letters could not be worked on for that reason, and when the last came."""

    reason: str
    many: int
    at: int


@dataclass(frozen=True, slots=True)
class Avoided:
    """That somebody wants to meet another person no more; `reported` if they told those who run
    the bot."""

    at: int
    reported: bool


@dataclass(frozen=True, slots=True)
class Deed:
    """What one of those who run the bot did."""

    at: int
    person: int
    """Who did it."""
    what: Done
    number: int
    """Of the person, the game or the chat that it was about; of a line for how many minutes; of the
    news."""


@dataclass(frozen=True, slots=True)
class Maintenance:
    """The line that those who run the bot put on every board that waits."""

    number: int = 0
    """How often it has changed."""
    text: str = ""
    """What it says; empty for none."""
    until: int | None = None
    """When it ends by itself."""
    told: int = 0
    """The boards of games up to this one were shown anew since it changed."""
    draft: str = ""
    """What was written, and is not shown yet."""

    def shown(self, now: int) -> bool:
        """Whether boards say it at that time (milliseconds since 1970)."""
        return bool(self.text) and (self.until is None or now < self.until)


@dataclass(frozen=True, slots=True)
class Bulletin:
    """News that one of those who run the bot wrote for whoever asked for them."""

    id: int
    person: int
    """Who wrote it."""
    text: str
    at: int
    status: Literal["draft", "going", "stopped", "done"]
    reached: int = 0
    """The last person, by their number, whose turn has come."""
    most: int = 0
    """The last person who was known when the news went out: whoever comes later gets none."""
    sent: int = 0
    failed: int = 0
    """How many could not be written to."""


@dataclass(frozen=True, slots=True)
class BulletinTo:
    """Somebody to whom news are being sent, or are to be sent later, or of whom nobody knows
    whether they have them: we died, or heard nothing, while they were sent."""

    bulletin: int
    person: int
    status: Literal["trying", "later", "unsure"]
    not_before: int = 0
    tries: int = 0


@dataclass(frozen=True, slots=True)
class DayPosition:
    """What is asked on a day (days since 1970)."""

    day: int
    position: str
    """What tells it from every other position."""
    line: str
    """The position, and what is known of its moves."""


@dataclass(frozen=True, slots=True)
class DayPoll:
    """Where the position of a day is asked."""

    chat: int
    day: int
    topic: int | None
    closes_at: int
    poll: str | None = None
    """Telegram's id of the poll; None until it was sent."""
    message: int | None = None
    """The message that it is."""
    tries: int = 0
    """How often it was begun to be sent."""


@dataclass(frozen=True, slots=True)
class DayAnswer:
    """The first answer that somebody gave on a day."""

    person: int
    day: int
    move: int
    """Its place among the moves."""
    solved: bool
    chat: int
    """Where they gave it."""
    at: int
