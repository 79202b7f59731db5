"""A game that waits for somebody: an invitation, a lobby, the next game of a match. Its words, and
the buttons to sit down, to get up and to begin.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from html import escape

from bot.board.buttons import (
    INVITATION,
    AddBot,
    AskTime,
    Begin,
    Bell,
    ChangeSeats,
    Hosting,
    Join,
    JoinAgain,
    PickFriend,
    Withdraw,
)
from bot.board.dates import own_time
from bot.board.heading import goal_line, match_lines, title
from bot.board.layout import fold
from bot.board.phone import ROOM, breadth, by_sign, closest, fit, in_rows
from bot.board.sealing import brought_lines, in_quotation, opened
from bot.board.sight import Sight, name
from bot.table.clock import OFF, may_have_clock, minutes, time_named
from bot.table.invitation import asks_for_emblem, emblem_chosen
from bot.table.match import match_of
from bot.table.seats import free, is_lobby, levels, may_begin, missing
from bot.table.table import Table
from bot.telegram.payloads import Payload
from bot.telegram.wire import Key, Keyboard, share_link
from bot.words.bots import rated
from bot.words.library import Texts
from bot.words.own_words import MAX_LENGTH
from bot.words.signs import MARKS, marked
from cards import borne, fitting, is_long
from storage.rows import Player

BESIDE = 3
"""So many BOTs stand beside each other."""

TOLD = 2
"""So many emblems say in words what they do."""


OPEN, NAMED, CLOSE, TIGHT, LEAST = FOLDS = range(5)
"""How much of an invitation's words is folded: the seal; what is not asked at once; who sits at a
lobby, too; the title; all but how many sit there, or who invites, and the time a turn."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """What an invitation asks: who invites whom, how many sit there and who, who is missing, and
    more that may be folded."""

    said: tuple[str, ...]
    seats: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    more: tuple[str, ...] = ()


def invitation(
    sight: Sight,
    switches: int,
    *,
    guest: bool = False,
    words: int | None = None,
    folded: int = OPEN,
) -> str:
    """The caption of a game that has not begun. So many `switches` are told by name, and so many
    letters of the players' `words` (None: all). A `guest` has opened the link and may sit down.
    What is `folded` is one of `FOLDS`."""
    table, texts, game = sight.table, sight.texts, sight.table.game
    host = _called_with_sign(sight, game.host)
    if game.status == "over":
        reason = "expired" if table.result is None else table.result.reason
        lines = [*title(sight, switches), "", opened(sight), ""]
        return "\n".join([*lines, texts.html(f"over-{reason}", name=host)])
    other = _called_with_sign(sight, game.reserved)
    asked = _asked(sight, host, other, guest=guest)
    again = game.reserved is not None and not game.found
    known = game.seating is not None or again  # it was played just now
    goal = () if known else (goal_line(table.rules, texts, _fewest(table)),)
    called, long = title(sight, switches), _long(sight)
    link = () if sight.link is None else (escape(sight.link, quote=False),)
    brought = in_quotation(brought_lines(sight, words))
    # An answer to an inline message reaches us nowhere.
    own, most = int(not table.watched and sight.chat.inline is None), MAX_LENGTH
    args = {"commitment": game.commitment, "brought": brought}
    seal = texts.html("invite-seal", sealed=table.sealed, own=own, most=most, **args)
    last = (*_why_emblems(sight), seal)
    if folded == OPEN:
        between = ("",) if asked.seats else ()
        lines = [*called, *goal, "", *asked.said, *between, *asked.seats, *asked.names]
        lines += [*asked.missing, *asked.more, *_time(sight), *long]
        lines += ["", *link] if link else []
        return "\n".join([*lines, *fold(last)])
    names = (" · ".join(asked.names),) if asked.names else ()
    # The tightest have few letters left beside a long line.
    told = goal if folded in (NAMED, CLOSE) else ()
    more = (*asked.more, *told, *long, *_time(sight, "invite-time-agreed"), *last)
    more = (*link, *(() if folded == NAMED else names), *more)
    due = (*asked.missing, *_time(sight, "invite-time-brief"))
    if folded == NAMED:
        lines = [*called, *asked.said, *asked.seats, *names, *due, *fold(more)]
    elif folded == CLOSE:
        lines = [*called, *asked.said, *asked.seats, *due, *fold(more)]
    elif folded == TIGHT or not asked.seats:
        lines = [*asked.said, *asked.seats, *due, *fold((*called, *more))]
    else:
        lines = [*asked.seats, *due, *fold((*asked.said, *called, *more))]
    return "\n".join(lines)


def _asked(sight: Sight, host: str, other: str, *, guest: bool) -> _Asked:
    table, texts, game = sight.table, sight.texts, sight.table.game
    if game.seating is not None:
        return _Asked(tuple(_next_game(sight, host, other)))
    if is_lobby(table):
        who = [marked(name(sight, p), p.sign) for p in table.players]
        return _lobby(sight, host, who, guest=guest)
    message = "invite-rematch" if game.reserved is not None else f"invite-{game.mode}"
    message = "invite-found" if game.found else message
    message = "invite-here" if message == "invite-group" and sight.chat.inline else message
    message = "invite-sit-in" if game.reserved is not None and game.rematch_of else message
    message = "invite-watch" if table.watched else "invite-guest" if guest else message
    bot = name(sight, table.players[-1]) if game.mode == "bot" else ""
    said = texts.html(message, name=host, guest=other, bot=bot)
    return _Asked((said,), more=(*_timed(sight), *_seats(sight)))


def _time(sight: Sight, message: str = "invite-time") -> list[str]:
    """How long a turn may take, where that is limited: who sits down agrees."""
    span = time_named(sight.table.game.turn_ms)
    if span == OFF:
        return []
    return [sight.texts.html(message, span=sight.texts.plain(f"span-{span}"))]


def _why_emblems(sight: Sight) -> list[str]:
    """What an emblem is good for, where one is chosen."""
    table = sight.table
    if not emblem_chosen(table):
        return []
    return [sight.texts.html("invite-sign", sealed=table.sealed)]


def _called_with_sign(sight: Sight, person: int | None) -> str:
    """What a person is called, with the sign that they have brought to this table."""
    seats = (p.sign for p in sight.table.players if person is not None and p.person == person)
    return marked(sight.called(person), next(seats, ""))


def _fewest(table: Table) -> int:
    """How many will play at least."""
    return max(len(table.players), min(table.rules.seats))


def _long(sight: Sight) -> list[str]:
    """A warning of a game that will be very long."""
    table = sight.table
    seats = _fewest(table)
    fit = fitting(table.rules, seats) if is_long(table.rules, seats) else None
    if fit is None:
        return []
    return [sight.texts.html("invite-long", presses=borne(fit.row.presses, fit.row.presses_se, 10))]


def _seats(sight: Sight) -> list[str]:
    """What the first game of a match is, and what decides who sits where."""
    table, texts = sight.table, sight.texts
    match = match_of(table)
    lines = [] if match is None else [texts.html("invite-match", points=match.target)]
    if table.game.mode == "phone":
        return lines
    if table.rules.throw_off:
        words = {"score": table.rules.throw_off, "side": sight.side(0)}
        return [*lines, texts.html("invite-throw-off", **words)]
    return [*lines, texts.html("invite-lot")]


def _next_game(sight: Sight, host: str, guest: str) -> list[str]:
    """The next game of a match, with its score so far, or a single one again: who takes which
    pieces."""
    table, texts, game = sight.table, sight.texts, sight.table.game
    players = list(table.players)
    if game.reserved is not None:
        players.append(Player(game.id, len(players), game.reserved, None, ""))
    order = (game.seating or "").split()
    seated = tuple(replace(p, seat=order.index(str(p.number))) for p in players)
    table = replace(table, players=seated)
    sight = replace(sight, table=table)
    lines = match_lines(sight)
    if game.reserved is not None:
        message = "invite-next" if game.points is not None else "invite-rematch"
        lines.append(texts.html(message, name=host, guest=guest))
    if game.mode == "phone":
        return [*lines, texts.html("invite-hands-phone")]
    who = name(sight, table.seated(0))
    args = {"name": who, "mark": sight.mark(0), "side": sight.side(0)}
    return [*lines, texts.html("invite-hands", **args)]


# -- a lobby ---------------------------------------------------------------------------------------


def _lobby(sight: Sight, host: str, who: Sequence[str], *, guest: bool = False) -> _Asked:
    """What the invitation says, to a `guest` or on its board; `who` are the names of those who sit,
    in joining order."""
    table, texts = sight.table, sight.texts
    least, most = min(table.rules.seats), max(table.rules.seats)
    invites = "invite-guest" if guest else f"invite-many-{table.game.mode}"
    message = "invite-watch" if table.watched else invites
    sitting = [texts.html("lobby-seat", count=n, name=name) for n, name in enumerate(who, 1)]
    seats = texts.html("lobby-seats", count=len(who), most=most)
    begin = texts.html("lobby-begin", name=host, least=least)
    said, more = texts.html(message, name=host), (*_timed(sight), begin)
    return _Asked((said,), (seats,), tuple(sitting), tuple(_missing(sight)), more)


def _missing(sight: Sight) -> list[str]:
    """How many are missing to begin, and who played the game before and has not sat down, as long
    as there is a seat."""
    texts, table, count = sight.texts, sight.table, missing(sight.table)
    lines = [texts.html("lobby-missing", count=count)] if count else []
    full = len(table.players) == max(table.rules.seats)
    waited = [sight.called(person) for person in (() if full else sight.waited_for)]
    return [*lines, *([texts.html("lobby-waits", names=", ".join(waited))] if waited else [])]


def _timed(sight: Sight) -> list[str]:
    """When BOTs sit down, and for whom a seat is kept until when."""
    texts, game, lines = sight.texts, sight.table.game, list[str]()
    if game.fill_at is not None:
        lines.append(texts.html("lobby-fills", date=own_time(game.fill_at)))
    if game.kept_until is not None:
        name = f"@{game.kept_name}" if game.kept_name else sight.called(game.kept_for)
        lines.append(texts.html("lobby-kept", name=name, date=own_time(game.kept_until)))
    return lines


def lobby_keys(sight: Sight) -> Keyboard:
    """The buttons of a lobby. On a board of one's own only what one may do there; on a shared one
    all of them, and the door refuses who may not. Few rows, so that they are in sight together."""
    rows: list[tuple[Key, ...]] = []
    mode, host = sight.table.game.mode, sight.table.game.host
    *signs, up = _seat_keys(sight) if mode in ("group", "link") else [()]
    hosts = sight.reader in (None, host)
    share = (share_key(sight),) if hosts and mode == "link" else ()
    time = time_key(sight) if hosts else ()
    begins = may_begin(sight.table)  # then a button more stands below, and the bell here
    seats = _seats_key(sight, brief=begins and bool(up or time)) if hosts else ()
    row = (*up, *seats, *time)
    if begins:
        row = closest(with_bell(sight, row))
    rows += [*signs, row] if sight.chat.kind == "group" else [*signs, *in_rows((*share, *row))]
    if hosts:
        rows += _hosts(sight)
    return tuple(row for row in rows if row)


def time_key(sight: Sight) -> tuple[Key, ...]:
    """By which the host says how long a turn may take."""
    table = sight.table
    if sight.reader not in (None, table.game.host) or not may_have_clock(table):
        return ()
    if table.people - {table.game.host}:
        return ()  # who has sat down has agreed to it as it is
    return (Key(sight.texts.plain("key-time"), AskTime().press(table.game.id)),)


def share_key(sight: Sight) -> Key:
    """Sends the invitation to whom one likes: as a message with a button where our inline mode is
    on, else its link."""
    game = sight.table.game
    if sight.shares and game.code is not None and sight.reader == game.host:
        return Key(sight.texts.plain("key-share"), inline=f"{INVITATION}{game.code}")
    words = sight.texts.plain("share-words")
    return Key(sight.texts.plain("key-share"), url=share_link(sight.link or "", words))


def _seat_keys(sight: Sight) -> list[tuple[Key, ...]]:
    """The emblems, with which one sits down or changes one's own, and *Get up*."""
    table, reader = sight.table, sight.reader
    guests = table.people - {table.game.host}
    up = guests if reader is None else reader in guests
    get_up = (_change(table, sight.texts.plain("key-get-up"), ChangeSeats("-")),) if up else ()
    return [*join_keys(sight), get_up]


def join_keys(sight: Sight) -> list[tuple[Key, ...]]:
    """The emblems of an invitation: *Join as*, or alone for who sits there already and has a board
    of their own. On one that all share who played the game before has a button for theirs."""
    table, texts, reader = sight.table, sight.texts, sight.reader
    if reader is not None and table.plays(reader):
        time = minutes(table.game)
        keys = (Key(mark, Join(sign).press(table.game.id, time)) for sign, mark in MARKS.items())
        return [tuple(keys)]
    if not sight.again or reader is not None:
        return emblem_keys(texts, "key-join-as", table, Join, sight.emblem)
    press = JoinAgain().press(table.game.id, minutes(table.game))
    first, second = emblem_keys(texts, "key-join-as", table, Join, sight.emblem, told=TOLD - 1)
    return [(Key(texts.plain("key-join-again"), press), *first), second]


def begin_keys(sight: Sight, style: str | None) -> list[tuple[Key, ...]]:
    """What begins the game: at one phone an emblem, else *Begin*."""
    table = sight.table
    if asks_for_emblem(table):
        return emblem_keys(sight.texts, "key-begin-as", table, Begin, sight.emblem)
    press = Begin().press(table.game.id)
    return [(Key(sight.texts.plain("key-begin"), press, style=style),)]


def _hosts(sight: Sight) -> list[tuple[Key, ...]]:
    """What the host decides. *Begin* is coloured only where nobody else sees it."""
    table, texts = sight.table, sight.texts
    rows: list[tuple[Key, ...]] = []
    mode, others = table.game.mode, table.players[1:]
    phone = mode == "phone"
    here = list[Key]()
    if phone and free(table):
        here.append(_change(table, texts.plain("key-add-here"), ChangeSeats("+here")))
    if phone and any(p.person is not None for p in others):
        here.append(_change(table, texts.plain("key-drop-here"), ChangeSeats("-here")))
    rows.append(tuple(here))
    if not _bots_on_page(sight):
        rows += bot_keys(sight, AddBot, ChangeSeats("-bot"))
    # Nobody else is invited to a game against BOTs or at one phone.
    words = texts.plain("key-withdraw" if mode in ("group", "link") else "key-not-now")
    withdraw = Key(words, Withdraw().press(table.game.id))
    begin = begin_keys(sight, None if sight.reader is None else "success")
    if not may_begin(table):
        rows.append(with_bell(sight, (*pick_key(sight), withdraw)))
    elif sight.chat.kind == "group":  # the bell stands further up
        rows.append((*begin[0], withdraw))
    else:
        rows += [*begin, (*pick_key(sight), withdraw)]
    return rows


def bot_keys(sight: Sight, more: Callable[[str], Payload], fewer: Payload) -> Keyboard:
    """The BOTs that may sit down, and the button for one fewer, three beside each other; what the
    press of each says is `more`, or `fewer`."""
    table, texts = sight.table, sight.texts
    found = {level: texts.plain(f"level-{level}") for level in levels(table.rules) if free(table)}
    told = {level: texts.plain("key-add-bot", level=name) for level, name in found.items()}
    game = table.rules.game
    starred = {level: rated(texts, words, level, game) for level, words in told.items()}
    plain = {level: f"+{name}" for level, name in found.items()}
    for ways in (starred, {n: rated(texts, w, n, game) for n, w in plain.items()}, told, plain):
        told = ways
        if all(breadth(words) <= ROOM[BESIDE] for words in told.values()):
            break
    keys = [Key(words, more(level).press(table.game.id)) for level, words in told.items()]
    if any(player.bot is not None for player in table.players[1:]):
        keys.append(Key(texts.plain("key-drop-bot"), fewer.press(table.game.id)))
    return in_rows(keys, BESIDE)


def _bots_on_page(sight: Sight) -> bool:
    """Whether BOTs sit down on the host's page: in a group, whose board is everybody's. A page of
    an inline message has no room beside it."""
    return sight.table.game.mode == "group" and sight.chat.inline is None


def pick_key(sight: Sight) -> tuple[Key, ...]:
    """By which the host of an invitation by link picks a friend, in their own chat alone."""
    game = sight.table.game
    if game.code is None or sight.chat.kind != "private" or sight.reader != game.host:
        return ()
    return (Key(sight.texts.plain("key-pick-friend"), PickFriend().press(game.id)),)


def _seats_key(sight: Sight, *, brief: bool = False) -> tuple[Key, ...]:
    """The way to what else the host decides, where others may come; in `brief`, where BOTs are
    behind it, these alone are named."""
    table = sight.table
    if table.game.mode not in ("group", "link"):
        return ()
    words = "key-seats"
    if _bots_on_page(sight):
        words = "key-seats-brief" if brief else "key-seats-bots"
    return (Key(sight.texts.plain(words), Hosting().press(table.game.id)),)


def with_bell(sight: Sight, row: tuple[Key, ...]) -> tuple[Key, ...]:
    """The row, in a group with the button by which one hears of the next game there: of what has no
    room beside the others its sign."""
    if not sight.chat.talks:
        return row
    bell = Key(sight.texts.plain("key-bell"), Bell().press(sight.table.game.id))
    beside = (*row, bell)
    return beside if fit(beside, len(beside)) else (*row, by_sign(bell))


def emblem_keys(
    texts: Texts,
    message: str,
    table: Table,
    says: Callable[[str], Payload],
    first: str = "",
    *,
    told: int = TOLD,
) -> list[tuple[Key, ...]]:
    """Two rows of emblems: who taps one sits down with it, changes theirs, or begins the game, as
    the press of each `says`. Two of them, or so many as are `told`, say so in words, `first` before
    all, and the others stand alone below: with eight times the same words there would be four
    rows. What somebody at the table has is not offered, as long as so many are free."""
    taken = {player.sign for player in table.players}
    free = [sign for sign in MARKS if sign not in taken]
    signs = sorted(free if len(free) > told else MARKS, key=lambda sign: sign != first)
    keys = [
        Key(
            texts.plain(message, emblem=MARKS[sign]) if place < told else MARKS[sign],
            says(sign).press(table.game.id, minutes(table.game)),
        )
        for place, sign in enumerate(signs)
    ]
    return [tuple(keys[:told]), tuple(keys[told:])]


def _change(table: Table, words: str, says: ChangeSeats | AddBot) -> Key:
    return Key(words, says.press(table.game.id))
