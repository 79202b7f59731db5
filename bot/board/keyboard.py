"""The buttons under a board: only what is allowed now."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TypeAlias

from bot.board.absent_board import absent_keys
from bot.board.hinting import may_have_hint
from bot.board.lobby_board import begin_keys, lobby_keys, share_key
from bot.board.map_keys import map_keys
from bot.board.offer_board import answer_keys, offer_keys
from bot.board.phone import ROOM, breadth, fit
from bot.board.reviewing import no_review
from bot.board.sign_keys import sign_keys
from bot.table.invitation import sealed_after
from bot.table.match import goes_on
from bot.table.orders import to_be_given, to_be_recalled
from bot.table.picking import WIDEST, Picking, map_for, tapped_on
from bot.table.seats import is_lobby
from bot.table.steps import THROW_ON
from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import Key, Keyboard
from bot.words.library import Texts
from games.core import Choose, Throw, Told
from games.view import BoardView

Row: TypeAlias = tuple[Key, ...]

MANY = 6
"""More choices than these are set closer, so that the picture stays in sight."""

CLEAR = 4
"""So many buttons of the last row can be told apart; of more, each would be a sign alone."""

FATE = ("house", "fate")
"""A house whose name says what else happens there (senet 6.6)."""


def keyboard(
    table: Table,
    texts: Texts,
    view: BoardView,
    link: str | None = None,
    reader: int | None = None,
    taps: Picking | None = None,
    *,
    hint: bool = False,
    asked: bool = False,
) -> Keyboard:
    """The keyboard of a board. `link` invites to the game; `reader` is the person whose board it
    is, where each player has their own; `taps` is the board's map, if it has one; `hint` shows the
    way to the settings, for who is new to moves that play themselves; `asked` if the board explains
    itself just now."""
    match table.game.status:
        case "open" if is_lobby(table):
            return lobby_keys(table, texts, link, reader)
        case "open":
            return _invitation(table, texts, link)
        case "asleep":
            wake = (_on(table, texts, Kind.WAKE, "key-resume", "success"),)
            resign = (_on(table, texts, Kind.RESIGN, "key-resign"),)
            away = absent_keys(table, texts, reader)
            return (wake, *offer_keys(table, texts, reader), *away, resign)
        case "over":
            return _over(table, texts)
        case "playing":
            return _playing(table, texts, view, reader, taps, hint=hint, asked=asked)


def _on(table: Table, texts: Texts, kind: Kind, message: str, style: str | None = None) -> Key:
    return Key(texts.plain(message), Press(kind, table.game.id), style=style)


def _invitation(table: Table, texts: Texts, link: str | None) -> Keyboard:
    withdraw = (_on(table, texts, Kind.WITHDRAW, "key-withdraw"),)
    if table.game.reserved is not None:
        return (sign_keys(table, Kind.JOIN), (_on(table, texts, Kind.WITHDRAW, "key-decline"),))
    match table.game.mode:
        case "group":
            return (sign_keys(table, Kind.JOIN), withdraw)
        case "link":
            return (sign_keys(table, Kind.JOIN), (share_key(texts, link),), withdraw)
        case _:
            not_now = (_on(table, texts, Kind.WITHDRAW, "key-not-now"),)
            return (begin_keys(table, texts, "success"), not_now)


def _over(table: Table, texts: Texts) -> Keyboard:
    play = _menu(table, texts, "key-menu", "play")
    if table.state is None:
        return ((play,),)
    reviewed = no_review(table) is None
    review = (_on(table, texts, Kind.REVIEW, "key-review"),) if reviewed else ()
    again = "key-next-game" if goes_on(table) else "key-rematch"
    return (
        (
            _again(table, texts, again),
            _on(table, texts, Kind.RECORD, "key-record"),
        ),
        (*review, play),
    )


def _again(table: Table, texts: Texts, message: str) -> Key:
    """The game that follows; where it begins at once, with so much of the seal as is told from
    others."""
    after = sealed_after(table.game)
    check = "" if after is None else after.check
    press = Press(Kind.REMATCH, table.game.id, action=check)
    return Key(texts.plain(message), press, style="success")


def _menu(table: Table, texts: Texts, message: str, page: str) -> Key:
    """A page of the menu; that the press carries a game tells that it stands under a board."""
    return Key(texts.plain(message), Press(Kind.MENU, table.game.id, action=page))


def _playing(
    table: Table,
    texts: Texts,
    view: BoardView,
    reader: int | None,
    taps: Picking | None,
    *,
    hint: bool,
    asked: bool,
) -> Keyboard:
    rows: list[tuple[Key, ...]] = []
    turn, player = table.turn, table.to_act
    taps = map_for(table, taps, reader)
    if taps is not None:
        rows += map_keys(table, texts, taps)
    if player is not None and player.bot is None and reader in (None, player.person):
        if isinstance(turn, Throw):
            words = texts.plain(f"key-throw-{turn.device.kind}")
            # A colour where there is nothing to choose; between two ways it would recommend one.
            alone = None if table.rules.throws_on else "primary"
            throw = _act(table, "throw", words, alone)
            if table.rules.throws_on:
                rows.append((throw, _act(table, THROW_ON, texts.plain("key-throw-on"))))
            else:
                rows.append((throw,))
        elif isinstance(turn, Choose) and (taps is None or not taps.paths):
            rows += _choices(table, texts, view, turn)
    rows += answer_keys(table, texts, reader) or absent_keys(table, texts, reader)
    rules = _menu(table, texts, "key-rules", "rules")
    last: tuple[Key, ...] = ()
    if reader is None or table.plays(reader):
        last = (*last, _on(table, texts, Kind.LEAVE, "key-leave"))
    settings = (_menu(table, texts, "key-settings", "settings"),) if hint else ()
    explain, orders = _explain(table, texts, reader, asked=asked), _orders(table, texts, reader)
    if orders and explain and tapped_on(table.rules):
        # One row has to do: the rules stand where the orders stood, one press away.
        orders, last = ((), (rules, *last)) if asked else (orders, last)
    elif len(explain) < 2:  # beside a hint the rules are one press away, too
        last = (rules, *last)
    return (*rows, *_last_rows(orders, explain, last, settings, mapped=tapped_on(table.rules)))


def _last_rows(
    orders: Row, explain: Row, last: Row, settings: Row, *, mapped: bool
) -> tuple[Row, ...]:
    """What stands below the choices, if it fits on one row: so much more of the board is in sight.
    Under a map, whose rows are many, an order's room is worth more than the ways elsewhere."""
    if orders and mapped:
        for more in ((*explain, *last, *settings), (*explain, *last), last):
            if fit((*orders, *more), WIDEST):
                return ((*orders, *more),)
    row = _closest((*explain, *last, *settings))
    if len(row) > CLEAR:  # the way to the settings stands under the next throw again
        row = _closest((*explain, *last))
    if fit((*orders, *row), WIDEST):
        return ((*orders, *row),)
    return (*((key,) for key in orders), row)


def _closest(row: Row) -> Row:
    """The row as it fits on one line of a phone: as many of its buttons as must be by their signs
    alone, first the last one, then from the first on."""
    for number in (len(row) - 1, 0, 1):
        if fit(row, WIDEST):
            break
        short = replace(row[number], text=row[number].text.split(" ")[0])
        row = (*row[:number], short, *row[number + 1 :])
    return row


def _explain(table: Table, texts: Texts, reader: int | None, *, asked: bool) -> tuple[Key, ...]:
    """What each choice would do, for who is to act, and which is best."""
    game, player = table.game, table.to_act
    if player is None or player.bot is not None or reader not in (None, player.person):
        return ()
    words = texts.plain("key-explain-close" if asked else "key-explain")
    explain = Key(words, Press(Kind.EXPLAIN, game.id, game.ply))
    if asked or not may_have_hint(table):
        return (explain,)
    return (explain, Key(texts.plain("key-hint"), Press(Kind.HINT, game.id, game.ply)))


def _orders(table: Table, texts: Texts, reader: int | None) -> tuple[Key, ...]:
    """What may be ordered once for all such choices, and the orders that may be taken back."""
    game = table.game
    return (
        *(
            Key(texts.button(order.give), Press(Kind.ORDER, game.id, game.ply, order.name))
            for order in to_be_given(table, reader)
        ),
        *(
            Key(texts.button(order.recall), Press(Kind.RECALL, game.id, game.ply, order.name))
            for order in to_be_recalled(table, reader)
        ),
    )


def _act(table: Table, action: str, words: str, style: str | None = None) -> Key:
    return Key(words, Press(Kind.ACT, table.game.id, table.game.ply, action), style=style)


def _choices(
    table: Table, texts: Texts, view: BoardView, turn: Choose[object]
) -> list[tuple[Key, ...]]:
    """The offered actions, numbered as on the picture: two a row where they fit; of many, up to
    four a row, without the names of houses where those would take more room."""
    numbered = {choice.number for choice in view.choices}
    many = len(turn.actions) > MANY
    rows: list[tuple[Key, ...]] = []
    for number, action in enumerate(turn.actions, 1):
        told = table.rules.tell(table.state, action)
        before = f"{number} · " if number in numbered else ""
        words = before + texts.button(told)
        if many:
            close = before + _close(texts, told)
            words = close if breadth(close) <= ROOM[2] else words
        text = table.rules.write(action)
        key = _act(table, text, words)
        if rows and fit((*rows[-1], key), 4 if many else 2):
            rows[-1] = (*rows[-1], key)
        else:
            rows.append((key,))
    return rows


def _close(texts: Texts, told: Told) -> str:
    """A button's words as short as they may be: `20→25`; of the houses that has a name which
    brings one more throw at once."""
    args = tuple(
        ("house", "none") if arg != FATE and arg[0] == "house" else arg for arg in told.args
    )
    return re.sub(" ([→⇄]) ", r"\1", texts.button(Told(told.message, args)))
