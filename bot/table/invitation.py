"""Invitations as values: what is asked for, who sits down, and what begins. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, replace

from bot.table.board_rows import Place
from bot.table.changes import Answer, Change, Decision, bot_due, closed, differences, unkept
from bot.table.going_on import GoingOn
from bot.table.match import Start, following, goes_on, joining, opening
from bot.table.seats import (
    for_many,
    free,
    is_kept_for,
    may_begin,
    next_rung,
    stands_in,
)
from bot.table.table import AnyRules, Table, fields_text
from games import fair
from games.fields import switches_text
from storage.operations import (
    AddGame,
    ChangeGame,
    Op,
    PlayedBy,
    Raise,
    Sit,
)
from storage.rows import ActionRow, Game, Mode, Person, Player

INVITATION_MS = 7 * 24 * 3600 * 1000
"""An invitation expires after seven days."""

MEETING_MS = 10 * 60 * 1000
"""Who met by looking for somebody sits down within ten minutes, or may have gone."""

CHECK = 12
"""Digits of a seal that a button carries."""


ALONE: frozenset[Mode] = frozenset({"bot", "phone"})
"""The ways of playing in which nobody else must consent to another game."""


@dataclass(frozen=True, slots=True)
class Sealed:
    """A game to come: its number and its secret (32 bytes). The throws follow from both."""

    game: int
    secret: bytes = field(repr=False)

    @property
    def commitment(self) -> str:
        """Its seal."""
        return fair.commitment(self.secret)

    @property
    def check(self) -> str:
        """So much of the seal as a button carries."""
        return check_of(self.commitment)


@dataclass(frozen=True, slots=True)
class NewGame:
    """What somebody wants to play: by which rules, how, and where its boards are to stand."""

    rules: AnyRules
    mode: Mode
    host: Person
    places: tuple[Place, ...]
    press: str
    """What the host's asking brings to the salt."""
    words: str = ""
    """The words that the host brought to a game that was sealed before."""
    bots: tuple[str, ...] = ()
    """The BOTs that sit down at once."""
    here: int | None = None
    """The seats of the host. None: one, and two at one phone; 0 to watch the BOTs."""
    points: int | None = None
    """To how many points a match is that begins with this game; None for no match."""
    following: Start | None = None
    """What it begins with as the next game of a match."""
    reserved: int | None = None
    """The person for whom it is kept: who else played the game before, if they were two."""
    rematch_of: int | None = None
    """The game that it follows."""
    numbered: bool = False
    """Whether another game goes on where its boards are to stand."""
    turn_ms: int | None = None
    """How long a turn may take, as in the game that it follows; None for as long as one likes."""
    found: bool = False
    """Whether its two players met by looking for somebody."""
    on: GoingOn | None = None
    """From where it goes on; None for the beginning."""

    @property
    def barred(self) -> bool:
        """Whether a group in which its boards are to stand bars its rules."""
        return any(place.chat.bars(self.rules.id) for place in self.places)

    @property
    def match(self) -> Start | None:
        """What it begins with as a game of a match, None for a single one."""
        if self.points is None:
            return self.following
        return opening(self.points, self.rules.seats[0])


def invitation(
    wanted: NewGame,
    sealed: Sealed,
    now: int,
    *,
    code: str | None = None,
    after: Sealed | None = None,
) -> Table:
    """A new invitation to the game that is `sealed`; `code` is its link's, `after` the game that
    may follow it at one press."""
    game = replace(_row(wanted, sealed, now), code=code)
    if after is not None:
        game = replace(game, next_game=after.game, next_secret=after.secret)
    if wanted.match is not None:
        game = replace(game, **asdict(wanted.match))
    return Table(game, _sitting(wanted, sealed.game), wanted.rules)


def sealed_after(game: Game) -> Sealed | None:
    """The game that may follow this one at one press, None if there is none."""
    if game.next_game is None or game.next_secret is None:
        return None
    return Sealed(game.next_game, game.next_secret)


def offered_rung(table: Table, person: int) -> str | None:
    """Whom somebody may play next who has won or lost against a single BOT: a stronger one, or an
    easier one; None where there is none."""
    over, rules = table.result, table.rules
    bots = [p for p in table.players if p.bot is not None and p.resigned is None]
    alone = table.game.mode == "bot" and len(table.players) == 2 and len(bots) == 1
    if over is None or not alone or not over.winners or goes_on(table):
        return None
    mine = next((p for p in table.players if p.person == person), None)
    if mine is None or table.state is None:
        return None
    return next_rung(rules, bots[0].bot or "", up=mine.seat in over.winners)


def wanted_again(
    table: Table, person: Person, places: tuple[Place, ...], press: str, bot: str = ""
) -> NewGame:
    """The game that follows an ended one, as `person` asks for it: the next of its match, or the
    same again; against another BOT if one is named, where the lot deals the seats."""
    players = joining(table, person.id)
    others = () if for_many(table.rules) else table.owners - {person.id}
    return NewGame(
        table.rules,
        table.game.mode,
        person,
        places,
        press,
        bots=(bot,)
        if bot
        else tuple(p.bot for p in players if p.bot is not None and p.resigned is None),
        here=sum(person.id in (p.person, p.resigned) for p in players),
        following=None if bot else following(table, person.id),
        reserved=next(iter(others), None),
        rematch_of=table.game.id,
        turn_ms=table.game.turn_ms,
    )


def may_sit_in(table: Table) -> bool:
    """Whether somebody who did not play may take a place for the game that follows: in a group,
    where no match goes on."""
    return table.game.status == "over" and table.game.mode == "group" and not goes_on(table)


def wanted_by_another(table: Table, person: Person, place: Place, press: str) -> NewGame:
    """The game that follows an ended one, as somebody asks for it who did not play. Of two, who
    lost gets up: it is kept for the winner; for nobody where none has won, or the winner cannot
    play. Of more it is a lobby, with the BOTs."""
    many, winners = for_many(table.rules), () if table.result is None else table.result.winners
    stays = [p for p in table.players if p.seat in winners and p.person and not p.absent]
    return NewGame(
        table.rules,
        table.game.mode,
        person,
        (place,),
        press,
        bots=tuple(p.bot for p in table.players if p.bot and p.resigned is None) if many else (),
        points=table.game.points,
        reserved=stays[0].person if len(stays) == 1 and not many else None,
        rematch_of=table.game.id,
        turn_ms=table.game.turn_ms,
    )


def check_of(commitment: str) -> str:
    """So much of a seal as a button carries: enough to tell it from every other one of its chat."""
    return commitment[:CHECK]


def no_seat(table: Table, person: int, username: str = "") -> Answer | None:
    """Why `person`, who has that name at Telegram, cannot sit down at this table; None if they
    can."""
    many = for_many(table.rules)
    if table.plays(person):
        return "own-seat"
    if table.game.status == "over":
        return "expired"
    if table.game.status != "open":
        return "begun" if many else "taken"
    if table.game.mode not in ("group", "link") or len(table.players) >= max(table.rules.seats):
        return "full" if many else "taken"
    if table.game.reserved not in (None, person):
        return "reserved"
    if str(person) in table.game.sent_away.split():
        return "sent-away"
    return "kept" if free(table) <= 0 and not is_kept_for(table, person, username) else None


def sign_before(before: Iterable[Player], person: int) -> str:
    """The sign that `person` had, who played the game before with those; "" for none."""
    return next((p.sign for p in before if person in (p.person, p.resigned)), "")


def may_join_again(table: Table, before: Iterable[Player]) -> bool:
    """Whether one of those who played the game before may bring the sign that they had there, and
    has brought none to this one."""
    had = ((p.person or p.resigned, p.sign) for p in before if p.sign)
    return any(person is not None and _may_bring(table, person, sign) for person, sign in had)


def _may_bring(table: Table, person: int, sign: str) -> bool:
    if person not in table.people:
        return no_seat(table, person) is None
    none = all(p.sign == "" for p in table.players if p.person == person)
    return none and not isinstance(with_brought(table, person, sign=sign), str)


def beginning(
    table: Table, host: int, press: str, now: int, tell: tuple[Op, ...] = (), sign: str = ""
) -> Decision:
    """`host` begins the game. Where nobody else brings anything to the salt they bring this sign.
    `tell` is written with it."""
    if table.game.host != host:
        return "not-host"
    if (reason := closed(table)) is not None:
        return reason
    if not may_begin(table):
        return "too-few"
    if sign:
        if not begins_with_emblem(table):
            return "not-offered"
        players = with_brought(table, host, sign=sign)
        table = table if isinstance(players, str) else replace(table, players=players)
    return begun(table, now, press, tell)


def emblem_chosen(table: Table) -> bool:
    """Whether players choose emblems at this invitation. Against the BOT nobody does: there a press
    is enough, and so it is where the BOTs play alone."""
    return table.game.status == "open" and table.game.mode != "bot" and not table.watched


def asks_for_emblem(table: Table) -> bool:
    """Whether the game begins by the host's emblem alone: at one phone."""
    return emblem_chosen(table) and table.game.mode == "phone"


def begins_with_emblem(table: Table) -> bool:
    """Whether the host may bring an emblem with the press that begins the game: where that is asked
    for, and against the BOT, where buttons from before have one."""
    return table.game.mode in ALONE and not table.watched


def brought(player: Player) -> fair.Brought:
    """What a joiner brings to the salt."""
    return fair.Brought(player.sign, fair.words_digest(player.words) if player.words else "")


def with_brought(
    table: Table, person: int, *, sign: str = "", words: str = ""
) -> tuple[Player, ...] | Answer:
    """Who sits there when `person` has brought that sign or those words in place of others; what is
    empty stays as it was. Or why they cannot.

    Who invited brings first, and may change it only until somebody else has brought something. So
    nobody can choose theirs to suit what another brings.
    """
    mine = next(player for player in table.players if player.person == person)
    brings = replace(mine, sign=sign or mine.sign, words=words or mine.words)
    if brings == mine:
        return "brought-words" if words else "brought"
    others = (p for p in table.players if p.person != person)
    if person == table.game.host and any(brought(player).anything for player in others):
        return "brought-stands" if brought(mine).anything else "brought-late"
    return tuple(brings if p is mine else p for p in table.players)


def begun(table: Table, now: int, press: str, ops: tuple[Op, ...] = ()) -> Change:
    """The game begins. What the joiners brought salts its throws; if they brought nothing this last
    press does. The lot deals the seats."""
    game, after = table.game, _dealt(table, now, press)
    changes = tuple(c for c in differences(game, after.game) if c[0] != "sitting")
    written = (
        Sit(game.id, game.sitting, after.players),
        ChangeGame(game.id, ("open",), changes),
        Raise(game.id),
        _played_by(after, now),
    )
    return Change(after, (*ops, *written))


def begun_at_once(table: Table, now: int, on: GoingOn | None = None) -> Change:
    """A game that was sealed before it is made and begins at once: what the joiner brought salts
    its throws, or else their press. It may go `on` from another one."""
    after, rows = _dealt(table, now, table.players[0].press), tuple[ActionRow, ...]()
    if on is not None:
        after, rows = on.begun(after), tuple(on.rows(after.game, now))
        after = replace(after, game=replace(after.game, bot_due_at=bot_due(after, now)))
    return Change(after, (AddGame(after.game, after.players, rows), _played_by(after, now)))


def _dealt(table: Table, now: int, press: str) -> Table:
    """The table once its salt is known: everybody has a seat, and the first action is due."""
    game = table.game
    joiners = [brought(player) for player in table.players]
    salt = fair.salt(joiners, "" if any(joiner.anything for joiner in joiners) else press)
    lot, thrown = _seats(table, salt)
    seats = {joiner: seat for seat, joiner in enumerate(lot)}
    players = tuple(replace(p, seat=seats[p.number]) for p in table.players)
    state = table.rules.start(len(players))
    begun = replace(
        unkept(game),
        status="playing",
        salt=salt,
        throws=thrown,
        position=table.rules.dump(state),
        started_at=now,
        changed_at=now,
        expires_at=None,
        fill_at=None,
        sitting=game.sitting + 1,
    )
    after = Table(begun, players, table.rules, state)
    return replace(after, game=replace(begun, bot_due_at=bot_due(after, now)))


def _played_by(table: Table, now: int) -> PlayedBy:
    return PlayedBy(table.game.chat, table.game.rules, switches_text(table.rules), now)


def _sitting(wanted: NewGame, game: int) -> tuple[Player, ...]:
    """Who sits down at once: the host, on as many seats as they play, then the BOTs. The
    press and words are the first one's. Another BOT stands in for one that declines the rules."""
    here = (2 if wanted.mode == "phone" else 1) if wanted.here is None else wanted.here
    who: list[tuple[int | None, str | None]] = [(wanted.host.id, None)] * here
    who += [(None, stands_in(wanted.rules, bot)) for bot in wanted.bots]
    first, *others = (
        Player(game, number, person, bot, "" if number else wanted.press)
        for number, (person, bot) in enumerate(who)
    )
    return (replace(first, words=wanted.words), *others)


def _row(wanted: NewGame, sealed: Sealed, now: int) -> Game:
    """The row of an invitation, its throws sealed."""
    return Game(
        id=sealed.game,
        rules=wanted.rules.id,
        version=wanted.rules.version,
        fields=fields_text(wanted.rules),
        mode=wanted.mode,
        status="open",
        ply=0,
        position="",
        host=wanted.host.id,
        chat=wanted.places[0].chat.id,
        topic=wanted.places[0].topic,
        secret=sealed.secret,
        commitment=sealed.commitment,
        created_at=now,
        changed_at=now,
        reserved=wanted.reserved,
        expires_at=now + (MEETING_MS if wanted.found else INVITATION_MS),
        rematch_of=wanted.rematch_of,
        numbered=wanted.numbered,
        turn_ms=wanted.turn_ms,
        found=wanted.found,
        seating=None if wanted.on is None else wanted.on.seating,
        origin=None if wanted.on is None else wanted.on.origin.text,
    )


def _seats(table: Table, salt: str) -> tuple[tuple[int, ...], int]:
    """Which joiner gets each seat, and how many throws it took: by lot, by a throw-off (senet 1.2),
    or as the pieces change hands in a match (senet 7.8)."""
    game = table.game
    if game.seating is not None:
        return tuple(map(int, game.seating.split())), 0
    deal = fair.deal(table.rules, len(table.players), game.secret, str(game.id), salt)
    return deal.seats, len(deal.thrown)
