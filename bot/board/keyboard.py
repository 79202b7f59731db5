"""The buttons under a board: only what is allowed now."""

from __future__ import annotations

from typing import TypeAlias

from bot.board.buttons import (
    Act,
    Explain,
    Hint,
    Leave,
    Menu,
    MenuPage,
    OpenReview,
    Order,
    Recall,
    Rematch,
    Resign,
    SendRecord,
    Wake,
    Withdraw,
)
from bot.board.choice_keys import choice_keys
from bot.board.explaining import may_have_hint
from bot.board.phone import WIDEST, by_sign, fit
from bot.board.questions import absent_keys, answer_keys, offer_keys
from bot.board.reviewing import no_review
from bot.board.sight import Sight, to_act
from bot.board.stone_keys import has_row_above, stone_keys
from bot.board.waiting_board import begin_keys, join_keys, lobby_keys, share_key
from bot.table.invitation import sealed_after
from bot.table.match import goes_on
from bot.table.orders import to_be_given, to_be_recalled
from bot.table.picking import tapped_on
from bot.table.seats import is_lobby
from bot.table.steps import THROW_FOR_ME, THROW_ON
from bot.table.table import Table
from bot.telegram.payloads import Payload
from bot.telegram.wire import Key, Keyboard
from games.core import Choose, Throw

Row: TypeAlias = tuple[Key, ...]

CLEAR = 4
"""So many buttons of the last row can be told apart; of more, each would be a sign alone."""


def keyboard(sight: Sight) -> Keyboard:
    """The keyboard of a board."""
    match sight.table.game.status:
        case "open" if is_lobby(sight.table):
            return lobby_keys(sight)
        case "open":
            return _invitation(sight)
        case "asleep":
            wake = (_on(sight, Wake(), "key-resume", "success"),)
            resign = (_on(sight, Resign(), "key-resign"),)
            return (wake, *offer_keys(sight), *absent_keys(sight), resign)
        case "over":
            return _over(sight)
        case "playing":
            return _playing(sight)


def _on(sight: Sight, says: Payload, message: str, style: str | None = None) -> Key:
    return Key(sight.texts.plain(message), says.press(sight.table.game.id), style=style)


def _invitation(sight: Sight) -> Keyboard:
    table, withdraw = sight.table, (_on(sight, Withdraw(), "key-withdraw"),)
    if table.game.reserved is not None:
        return (*join_keys(sight), (_on(sight, Withdraw(), "key-decline"),))
    match table.game.mode:
        case "group":
            return (*join_keys(sight), withdraw)
        case "link":
            return ((share_key(sight),), *join_keys(sight), withdraw)
        case _:
            not_now = (_on(sight, Withdraw(), "key-not-now"),)
            return (*begin_keys(sight, "success"), not_now)


def _over(sight: Sight) -> Keyboard:
    table, play = sight.table, _menu(sight, "key-menu", "play")
    if table.state is None:
        return ((play,),)
    reviewed = no_review(table) is None
    review = (_on(sight, OpenReview(), "key-review"),) if reviewed else ()
    again = "key-next-game" if goes_on(table) else "key-rematch"
    record = _on(sight, SendRecord(), "key-record")
    return ((_again(sight, again), record), (*review, play))


def _again(sight: Sight, message: str) -> Key:
    """The game that follows. If it begins at once, the press carries a part of its seal, by which
    the door knows that this very seal was seen."""
    after = sealed_after(sight.table.game)
    check = "" if after is None else after.check
    press = Rematch(check).press(sight.table.game.id)
    return Key(sight.texts.plain(message), press, style="success")


def _menu(sight: Sight, message: str, page: MenuPage) -> Key:
    """A page of the menu; that the press carries a game tells that it stands under a board."""
    return Key(sight.texts.plain(message), Menu(page).press(sight.table.game.id))


def _playing(sight: Sight) -> Keyboard:
    table, reader, asked = sight.table, sight.reader, bool(sight.explained)
    rules = _menu(sight, "key-rules", "rules")
    last: Row = ()
    if reader is None or table.plays(reader):
        last = (_on(sight, Leave(), "key-leave"),)
    settings = (_menu(sight, "key-settings", "settings"),) if sight.hint else ()
    explain, orders = _explain(sight, asked=asked), _orders(sight)
    above: Row = ()
    if has_row_above(sight.own_map):
        explain, above = (), explain
    actions = _actions(sight, above)
    if orders and explain and tapped_on(table.rules):
        # One row has to do: the rules stand where the orders stood, one press away.
        orders, last = ((), (rules, *last)) if asked else (orders, last)
    elif len(explain) < 2:  # beside a hint the rules are one press away, too
        last = (rules, *last)
    return (
        *actions,
        *(answer_keys(sight) or absent_keys(sight)),
        *_last_rows(orders, explain, last, settings, mapped=tapped_on(table.rules)),
    )


def _actions(sight: Sight, above: Row) -> Keyboard:
    """What may be done in the game: squares to be tapped with what stands `above` them, a throw, or
    the choices of who is to act."""
    turn, taps = sight.table.turn, sight.own_map
    if not to_act(sight):
        return ()
    if isinstance(turn, Throw):
        return (_throws(sight, turn),)
    if not isinstance(turn, Choose):
        return ()
    if taps is None or not taps.paths:
        return choice_keys(sight)
    return stone_keys(sight, taps, above)


def _throws(sight: Sight, turn: Throw[object]) -> Row:
    """One throw, or with throws to the end of the turn both ways."""
    table, texts = sight.table, sight.texts
    words = texts.plain(f"key-throw-{turn.device.kind}")
    if table.rules.throws_on:  # a colour would recommend one of the two
        on = _act(table, THROW_ON, texts.plain("key-throw-on"))
        return (_act(table, "throw", words), on)
    throw = _act(table, "throw", words, "primary")
    if not sight.offer_throws:
        return (throw,)
    return (throw, _act(table, THROW_FOR_ME, texts.plain("key-throw-for-me")))


def _last_rows(
    orders: Row, explain: Row, last: Row, settings: Row, *, mapped: bool
) -> tuple[Row, ...]:
    """What stands below the choices, if it fits on one row: so much more of the board is in sight.
    Under squares, whose rows are many, an order's room is worth more than the ways elsewhere."""
    if orders and mapped:
        for more in (
            (*explain, *last, *settings),
            (*explain, *last),
            (*_signs(explain), *last),
            last,
        ):
            if fit((*orders, *more), WIDEST):
                return ((*orders, *more),)
    row = _closest((*explain, *last, *settings))
    if len(row) > CLEAR:  # the way to the settings stands under the next throw again
        row = _closest((*explain, *last))
    if fit((*orders, *row), WIDEST):
        return ((*orders, *row),)
    return (*((key,) for key in orders), row)


def _closest(row: Row) -> Row:
    """The row as it fits on one line of a phone. Buttons that have no room lose their words and
    keep their sign (`📖 Rules` becomes `📖`): first the last one, then from the first on."""
    for number in (len(row) - 1, *range(len(row) - 1)):
        if fit(row, WIDEST):
            break
        row = (*row[:number], *_signs(row[number : number + 1]), *row[number + 1 :])
    return row


def _signs(row: Row) -> Row:
    """The buttons with their signs alone."""
    return tuple(map(by_sign, row))


def _explain(sight: Sight, *, asked: bool) -> Row:
    """What each choice would do, for who is to act, and which is best."""
    game, texts = sight.table.game, sight.texts
    if not to_act(sight):
        return ()
    words = texts.plain("key-explain-close" if asked else "key-explain")
    explain = Key(words, Explain().press(game.id, game.ply))
    if asked or not may_have_hint(sight.table):
        return (explain,)
    return (explain, Key(texts.plain("key-hint"), Hint().press(game.id, game.ply)))


def _orders(sight: Sight) -> Row:
    """What may be ordered once for all such choices, and the orders that may be taken back."""
    table, texts, reader, game = sight.table, sight.texts, sight.reader, sight.table.game
    return (
        *(
            Key(texts.button(order.give), Order(order.name).press(game.id, game.ply))
            for order in to_be_given(table, reader)
        ),
        *(
            Key(texts.button(order.recall), Recall(order.name).press(game.id, game.ply))
            for order in to_be_recalled(table, reader)
        ),
    )


def _act(table: Table, action: str, words: str, style: str | None = None) -> Key:
    return Key(words, Act(action).press(table.game.id, table.game.ply), style=style)
