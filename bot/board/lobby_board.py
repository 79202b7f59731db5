"""A lobby's board: who sits, and the buttons to sit down, to get up and to begin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from urllib.parse import quote

from bot.board.buttons import AddBot, Begin, ChangeSeats, Join, Withdraw
from bot.board.phone import in_rows
from bot.board.sight import Sight
from bot.table.invitation import begins_with_sign
from bot.table.seats import free, levels, may_begin
from bot.table.table import Table
from bot.telegram.payloads import Payload
from bot.telegram.wire import Key, Keyboard
from bot.words.signs import MARKS


def lobby_lines(sight: Sight, host: str, who: Sequence[str], *, guest: bool = False) -> list[str]:
    """What the invitation says, to a `guest` or on its board; `who` are the names of those who sit,
    in joining order."""
    table, texts = sight.table, sight.texts
    least, most = min(table.rules.seats), max(table.rules.seats)
    invites = "invite-guest" if guest else f"invite-many-{table.game.mode}"
    message = "invite-watch" if table.watched else invites
    return [
        texts.html(message, name=host),
        "",
        texts.html("lobby-seats", count=len(who), most=most),
        *(texts.html("lobby-seat", count=n, name=name) for n, name in enumerate(who, 1)),
        texts.html("lobby-begin", name=host, least=least),
    ]


def lobby_keys(sight: Sight) -> Keyboard:
    """The buttons of a lobby. On a board of one's own only what one may do there; on a shared one
    all of them, and the door refuses who may not."""
    rows: list[tuple[Key, ...]] = []
    mode, host = sight.table.game.mode, sight.table.game.host
    if mode in ("group", "link"):
        rows += _seats(sight)
    if sight.reader in (None, host):
        if mode == "link":
            rows.append((share_key(sight),))
        rows += _hosts(sight)
    return tuple(row for row in rows if row)


def share_key(sight: Sight) -> Key:
    """Sends the invitation's link to whom one likes."""
    words = quote(sight.texts.plain("share-words"))
    share = f"https://t.me/share/url?url={quote(sight.link or '', safe='')}&text={words}"
    return Key(sight.texts.plain("key-share"), url=share)


def _seats(sight: Sight) -> list[tuple[Key, ...]]:
    """The signs, by which one sits down or changes one's own, and *Get up*."""
    table, reader = sight.table, sight.reader
    guests = table.people - {table.game.host}
    up = guests if reader is None else reader in guests
    get_up = (_change(table, sight.texts.plain("key-get-up"), ChangeSeats("-")),) if up else ()
    return [sign_keys(table, Join), get_up]


def begin_keys(sight: Sight, style: str | None) -> tuple[Key, ...]:
    """What begins the game: a sign where its host alone brings one, else *Begin*."""
    if begins_with_sign(sight.table):
        return sign_keys(sight.table, Begin)
    press = Begin().press(sight.table.game.id)
    return (Key(sight.texts.plain("key-begin"), press, style=style),)


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
    if free(table):
        bots = (
            _change(table, texts.plain("key-add-bot", level=texts.plain(f"key-bot-{level}")), says)
            for level in levels(table.rules)
            for says in (AddBot(level),)
        )
        rows += in_rows(bots, 3)
    if any(p.bot is not None for p in others):
        rows.append((_change(table, texts.plain("key-drop-bot"), ChangeSeats("-bot")),))
    if may_begin(table):
        rows.append(begin_keys(sight, None if sight.reader is None else "success"))
    # Nobody else is invited to a game against BOTs or at one phone.
    words = texts.plain("key-withdraw" if mode in ("group", "link") else "key-not-now")
    rows.append((Key(words, Withdraw().press(table.game.id)),))
    return rows


def sign_keys(table: Table, says: Callable[[str], Payload]) -> tuple[Key, ...]:
    """The row of signs: who taps one sits down with it, changes it, or begins the game, as the
    press of each `says`."""
    return tuple(Key(mark, says(sign).press(table.game.id)) for sign, mark in MARKS.items())


def _change(table: Table, words: str, says: ChangeSeats | AddBot) -> Key:
    return Key(words, says.press(table.game.id))
