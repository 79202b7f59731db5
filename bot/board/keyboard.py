"""The buttons under a board: only what is allowed now."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TypeAlias

from bot.board.buttons import (
    RESULT,
    Act,
    Down,
    Explain,
    Hint,
    Leave,
    Menu,
    MenuPage,
    Mute,
    MyPage,
    NeverAgain,
    OpenReplay,
    OpenReview,
    Order,
    Recall,
    Rematch,
    ReportThem,
    Resign,
    Rung,
    SendRecord,
    ShareReplay,
    SitIn,
    Sure,
    SureOrder,
    TakeBack,
    TellMe,
    Wake,
    Withdraw,
)
from bot.board.choice_keys import choice_keys
from bot.board.explaining import may_have_hint
from bot.board.lateness import late_keys
from bot.board.phone import ROOM, WIDEST, breadth, by_sign, closest, fit, in_rows
from bot.board.questions import absent_keys, answer_keys, back_key, offer_keys, out_key
from bot.board.reviewing import no_review
from bot.board.sight import Sight, to_act, told_simply
from bot.board.stone_keys import (
    WAY,
    has_row_above,
    laid_out_keys,
    spoken_stones,
    stone_keys,
)
from bot.board.waiting_board import (
    begin_keys,
    join_keys,
    lobby_keys,
    pick_key,
    share_key,
    time_key,
    with_bell,
)
from bot.table.asking import offer_of
from bot.table.beforehand import comes_by_itself, has, nothing_chosen
from bot.table.invitation import may_sit_in, offered_rung, sealed_after
from bot.table.marks import ORDER
from bot.table.match import goes_on
from bot.table.muting import is_muted, may_mute
from bot.table.orders import none_offered, to_be_given, to_be_recalled
from bot.table.picking import tapped_on
from bot.table.play import OFFER_AGAIN
from bot.table.seats import for_many, is_lobby
from bot.table.steps import THROW, THROW_FOR_ME, THROW_ON
from bot.table.table import Table
from bot.table.takeback import in_its_moment, in_sight
from bot.table.teaching import goal_told
from bot.telegram.callback_data import Kind
from bot.telegram.payloads import Payload
from bot.telegram.wire import Key, Keyboard
from bot.words.signs import NUMERAL
from games.core import Choose, StandingOrder, Throw

Row: TypeAlias = tuple[Key, ...]

BESIDE = 3
"""So many buttons with words stand side by side."""

CLEAR = 4
"""So many buttons of a row can be told apart; of more, each would be a sign alone."""


def keyboard(sight: Sight) -> Keyboard:
    """The keyboard of a board."""
    if sight.ear and sight.table.game.status == "playing":
        return _spoken(sight)
    match sight.table.game.status:
        case "open" if is_lobby(sight.table):
            return lobby_keys(sight)
        case "open":
            return _invitation(sight)
        case "asleep":
            wake = (_on(sight, Wake(), "key-resume", "success"),)
            beside = _mute(sight) or (_menu(sight, "key-rules", "rules"),)
            resign = (_on(sight, Resign(), "key-resign"), *beside)  # not where Leave was
            rows = (wake, *back_key(sight), *out_key(sight), *offer_keys(sight))
            return (*rows, *(absent_keys(sight) or late_keys(sight)), resign)
        case "over":
            return _over(sight)
        case "playing":
            return with_mark(sight, _playing(sight))


CHOSEN = "✓"
"""Before what was tapped once and waits for a second tap."""

INSTEAD = re.compile(rf"(?:{WAY} ?|{NUMERAL} )?")
"""What it takes the place of: the sign of a way, or a number that has words behind it."""


def with_mark(sight: Sight, keys: Keyboard) -> Keyboard:
    """The same buttons in the same places. That which was tapped once says so, and plays when it is
    tapped again; its press is another one, so that who has not seen the mark confirms nothing."""
    if sight.marked is None:
        return keys
    game, said = sight.table.game, sight.marked
    first: Payload = Act(said)
    second: Payload = Sure(said)
    if said.startswith(ORDER):
        name = said.removeprefix(ORDER)
        first, second = Order(name), SureOrder(name)
    before, sure = (says.press(game.id, game.ply) for says in (first, second))
    return tuple(
        tuple(
            replace(key, text=_chosen(key.text, len(row)), press=sure, style="success")
            if key.press == before
            else key
            for key in row
        )
        for row in keys
    )


def _chosen(words: str, wide: int) -> str:
    """A button's words with the mark, as they fit on one of so many side by side."""
    bare = INSTEAD.sub("", words, count=1)
    told = f"{CHOSEN} {bare}"
    return told if breadth(told) <= ROOM[wide] else CHOSEN + bare


def _on(sight: Sight, says: Payload, message: str, style: str | None = None) -> Key:
    return Key(sight.texts.plain(message), says.press(sight.table.game.id), style=style)


def _mute(sight: Sight) -> Row:
    """To hear nothing of the game, for one's self alone; on one's own board also the way back. A
    board that is shared shows nobody's choice."""
    table, reader = sight.table, sight.reader
    if not may_mute(table) or (reader is not None and reader not in table.owners):
        return ()
    muted = reader is not None and is_muted(table, reader)
    words = "key-unmute" if muted else "key-mute"
    return (_on(sight, Mute("off" if muted else "on"), words),)


def _tell(sight: Sight) -> Row:
    """To be called in one's own chat to a game in an inline message, where nobody can be."""
    if sight.chat.inline is None:
        return ()
    return (_on(sight, TellMe(), "key-tell-me"),)


def _invitation(sight: Sight) -> Keyboard:
    table, withdraw = sight.table, (_on(sight, Withdraw(), "key-withdraw"),)
    if table.game.reserved is not None:
        return (*join_keys(sight), (_on(sight, Withdraw(), "key-decline"),))
    match table.game.mode:
        case "group":
            beside = (*with_bell(sight, time_key(sight)), *_tell(sight))
            return (*join_keys(sight), beside, withdraw)
        case "link":
            share = (share_key(sight), *time_key(sight))
            return (share, *join_keys(sight), (*pick_key(sight), *withdraw))
        case _:
            not_now = (_on(sight, Withdraw(), "key-not-now"),)
            return (*begin_keys(sight, "success"), not_now)


def _over(sight: Sight) -> Keyboard:
    """Rows of three. At a table of many the picture is tall, and so many names stand above that the
    buttons are as close together as can be."""
    table, play = sight.table, _menu(sight, "key-menu", "play")
    if table.state is None:
        return ((play,),)
    first = _again(sight, "key-next-game" if goes_on(table) else "key-rematch")
    # At one phone nobody knows who played: nothing of it stands on anybody's page.
    page = () if table.game.mode == "phone" else (_on(sight, MyPage(), "key-me"),)
    seen, shown = _seen(sight), (*_to_show(sight), *_shown_elsewhere(sight), *page)
    many = for_many(table.rules)
    if sight.chat.kind != "group":
        other, games = _other_rung(sight), (_menu(sight, "key-games", "play"),)
        if many and not sight.ear:
            # Two rows have to do: what has no room there stands at the game on one's own page.
            *ways, record = seen
            below = (*(games if other else ()), *page, *reversed(ways), *shown[:1], record)[:BESIDE]
            return (closest((first, *(other or games))), closest(below), *_met(sight))
        below = (*shown, *(games if other else ()))
        rows = ((first, *(other or (play,))), seen, *((below,) if below else ()))
        return (*map(closest, rows), *_met(sight))
    sit = (_on(sight, SitIn(), "key-sit-in"),) if may_sit_in(table) else ()
    last = with_bell(sight, (play,))
    if many:
        keys = (*seen, *shown, *last)
        signs = (closest(keys[at : at + CLEAR]) for at in range(0, len(keys), CLEAR))
        return (*in_rows((first, *sit)), *signs)
    return (*in_rows((first, *sit)), closest(seen), *in_rows(shown), last)


def _seen(sight: Sight) -> Row:
    """What there is to see of a game that is over."""
    table = sight.table
    replay = (_on(sight, OpenReplay(), "key-replay"),) if table.turns else ()
    review = (_on(sight, OpenReview(), "key-review"),) if no_review(table) is None else ()
    return (*review, *replay, _on(sight, SendRecord(), "key-record"))


def _to_show(sight: Sight) -> Row:
    """What there is to be shown to others of it."""
    return (_on(sight, ShareReplay(), "key-share-replay"),) if sight.table.turns else ()


def _shown_elsewhere(sight: Sight) -> Row:
    """The way to show the result in another chat, under one that stands in an inline message; else
    it stands under what *Share* brings."""
    if not sight.shares or sight.chat.inline is None:
        return ()
    said = f"{RESULT}{sight.table.game.id}"
    return (Key(sight.texts.plain("key-inline-share"), inline=said),)


def _met(sight: Sight) -> Keyboard:
    """What may be said of a stranger with whom the game was played, by who played it."""
    game, reader = sight.table.game, sight.reader
    if not game.found or reader not in sight.table.owners:
        return ()
    return ((_on(sight, NeverAgain(), "key-never-again"), _on(sight, ReportThem(), "key-report")),)


def _again(sight: Sight, message: str) -> Key:
    """The game that follows. If it begins at once, the press carries a part of its seal, by which
    the door knows that this very seal was seen."""
    after = sealed_after(sight.table.game)
    check = "" if after is None else after.check
    press = Rematch(check).press(sight.table.game.id)
    return Key(sight.texts.plain(message), press, style=None if _outgrown(sight) else "success")


def _other_rung(sight: Sight) -> Row:
    """The same game against the next stronger BOT, for who has won, or the next easier one."""
    table, texts = sight.table, sight.texts
    rung = None if sight.reader is None else offered_rung(table, sight.reader)
    if rung is None or sight.reader is None:
        return ()
    after = sealed_after(table.game)
    press = Rung(rung, "" if after is None else after.check).press(table.game.id)
    words = "key-stronger" if table.won_by(sight.reader) else "key-easier"
    return (Key(texts.plain(words), press, style="success" if _outgrown(sight) else None),)


def _outgrown(sight: Sight) -> bool:
    """Whether who plays by these rules for the first time has won: then a stronger BOT is the game
    to play next."""
    table, reader = sight.table, sight.reader
    if reader is None or not table.game.goal or not table.won_by(reader):
        return False
    return offered_rung(table, reader) is not None


def _menu(sight: Sight, message: str, page: MenuPage) -> Key:
    """A page of the menu; that the press carries a game tells that it stands under a board."""
    return Key(sight.texts.plain(message), Menu(page).press(sight.table.game.id))


def _playing(sight: Sight) -> Keyboard:
    table, reader, asked = sight.table, sight.reader, bool(sight.explained)
    rules = _menu(sight, "key-rules", "rules")
    last: Row = ()
    if reader is None or table.plays(reader):
        last = (_on(sight, Leave(), "key-leave"),)
    # In a first game and in a group it would take the words of the others.
    hint = sight.hint and not told_simply(sight) and not sight.chat.talks
    settings = (_menu(sight, "key-settings", "settings"),) if hint else ()
    explain, orders = _explain(sight, asked=asked), _orders(sight)
    above: Row = ()
    if has_row_above(sight.own_map):
        explain, above = (), explain
    asks, late = answer_keys(sight) or absent_keys(sight), late_keys(sight)
    crowded = bool(asks or late or back_key(sight))
    actions = _actions(sight, above, crowded=crowded)
    if orders and explain and tapped_on(table.rules):
        explain = explain[:1] if asked else explain  # the way back from it has the room of a hint
        # One row has to do: the rules stand where the orders stood, one press away.
        orders, last = ((), (rules, *last)) if asked and not sight.laid_out else (orders, last)
    elif len(explain) < 2:  # beside a hint the rules are one press away, too
        last = (rules, *last)
    rows = _last_rows(orders, explain, last, settings, mapped=tapped_on(table.rules))
    for way in _ways(sight):
        rows = _with_way(rows, way)
    back = _take_back(sight)
    if actions and isinstance(table.turn, Throw) and in_its_moment(table):
        # Where a word would break no throws are offered that come by themselves: that can wait.
        first = (*actions[0], *back)
        first = first if fit(first, BESIDE) else (*_asked_for(actions[0]), *back)
        actions, back = (first, *actions[1:]), ()
    ahead = rows[-1][:1] == (rules,) and not tapped_on(table.rules)
    if back and not fit((*rows[-1], *back), WIDEST):  # its sign alone says too little
        if above and not asked:  # the rules stand under *Explain*
            rows = (*rows[:-1], tuple(key for key in rows[-1] if key != rules))
        back = () if asked else _in_short(sight, back, rows[-1])
    rows = _with_more(_with_more(rows, back, ahead=ahead), _mute(sight))
    if late and not asks:
        # What else there is would make it too tall, where the choices stand above it.
        return (*actions, *late, *back_key(sight), *(() if actions else _leave_last(rows)))
    return (*actions, *asks, *back_key(sight), *_leave_last(rows))


def _spoken(sight: Sight) -> Keyboard:
    """The buttons of a board that is read aloud: what may be done first, every one in words, and
    none left out for want of room. *Leave* stands at the end, as under every board."""
    leave = _on(sight, Leave(), "key-leave")
    last: Row = (leave,) if sight.reader is None or sight.table.plays(sight.reader) else ()
    rules = _menu(sight, "key-rules", "rules")
    settings = (_menu(sight, "key-settings", "settings"),) if sight.hint else ()
    asks = answer_keys(sight) or absent_keys(sight) or late_keys(sight)
    explain = _explain(sight, asked=bool(sight.explained))
    more = (*explain, *_orders(sight), *_take_back(sight), *_mute(sight), *settings)
    down = (_on(sight, Down(), "key-down"),) if sight.chat.kind == "group" else ()
    actions = with_mark(sight, _actions(sight, (), crowded=True))
    return (*actions, *asks, *back_key(sight), *in_rows((*more, *down)), (rules, *last))


def _leave_last(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """*Leave* at the end of the last row. There the board that sleeps then has what ends nothing:
    *Resign* stands at the beginning of its last row."""
    *before, last = rows
    way_out = [key for key in last if key.press is not None and key.press.kind is Kind.LEAVE]
    return (*before, (*(key for key in last if key not in way_out), *way_out))


def _actions(sight: Sight, above: Row, *, crowded: bool) -> Keyboard:
    """What may be done in the game: squares to be tapped with what stands `above` them, a throw, or
    the choices of who is to act. Where it is `crowded` squares stand as close as they can."""
    if sight.laid_out and not crowded:
        return _laid_out(sight)
    turn, taps = sight.table.turn, sight.own_map
    if not to_act(sight):
        waits = tuple(key for key, order in _given(sight) if order.seats)
        return (waits,) if waits else ()
    if isinstance(turn, Throw):
        return (_throws(sight, turn),)
    if not isinstance(turn, Choose):
        return ()
    if taps is None or not taps.paths:
        return choice_keys(sight)
    return spoken_stones(sight, taps) if sight.ear else stone_keys(sight, taps, above)


def _laid_out(sight: Sight) -> Keyboard:
    """The squares where they lie; an explanation takes their place."""
    if sight.own_map is None or sight.explained:
        return ()
    return laid_out_keys(sight, sight.own_map)


def _throws(sight: Sight, turn: Throw[object]) -> Row:
    """One throw. Where throws go on, to the end of the turn, since nothing is chosen between throws
    without being asked; and one throw beside it, for who likes to see each. Where the race is won
    all that is left stands there: second, since one's own hyena's run is what the race was for; as
    the one to press once nothing can be won or lost. A throw that comes by itself in a moment says
    so; a press does not wait for it. Where there has been nothing but throws for some turns the
    offer that they come by themselves is the one to press; for one's last piece all of them are
    offered, as there is next to nothing to choose."""
    table, texts = sight.table, sight.texts
    given = [(key, order) for key, order in _given(sight) if order.throws]
    rest = tuple(key for key, _ in given)
    if comes_by_itself(table):
        action = THROW_ON if table.rules.throws_on else THROW
        return (_act(table, action, texts.plain("key-throw-soon")), *rest)
    words = texts.plain(f"key-throw-{turn.device.kind}")
    if table.rules.throws_on:
        on = _act(table, THROW_ON, texts.plain("key-throw-on"), "primary")
        if any(order.idle for _, order in given):
            return (replace(on, style=None), *(replace(key, style="primary") for key in rest))
        return (on, *(rest or (_act(table, "throw", words),)))
    throw = _act(table, "throw", words, "primary")
    if rest or not sight.offer_throws:
        return (throw, *rest)
    offer = _act(table, THROW_FOR_ME, texts.plain("key-throw-for-me"))
    if nothing_chosen(table, OFFER_AGAIN):
        return (replace(throw, style=None), replace(offer, style="primary"))
    return (throw, offer)


def _asked_for(throws: Row) -> Row:
    """The throws without the offers that they come by themselves."""
    return tuple(
        key
        for key in throws
        if key.press is not None and key.press.kind is Kind.ACT and key.press.action != THROW_FOR_ME
    )


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
            (*explain[-1:], *last),
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


def _take_back(sight: Sight) -> Row:
    """*Take back*, where who reads the board, or in a group anybody, has something to take back
    that it tells of. Where that was asked for the answer is waited for."""
    table, reader = sight.table, sight.reader
    who = table.people if reader is None else table.people & {reader}
    asked = offer_of(table)
    waits = asked is not None and asked.kind == "back"
    if waits or not any(in_sight(table, person) for person in who):
        return ()
    press = TakeBack().press(table.game.id, table.game.ply)
    return (Key(sight.texts.plain("key-takeback"), press),)


def _in_short(sight: Sight, back: Row, last: Row) -> Row:
    """*Take back* in a shorter word, where it has no room in that row in its own."""
    if fit((*last, *back), WIDEST):
        return back
    return tuple(replace(key, text=sight.texts.plain("key-takeback-brief")) for key in back)


def _ways(sight: Sight) -> Row:
    """The way down of a group's board; in an inline message, which cannot come down, the way to
    one's own chat."""
    if sight.chat.talks:
        return (_on(sight, Down(), "key-down"),)
    return tuple(map(by_sign, _tell(sight)))


def _with_more(rows: tuple[Row, ...], more: Row, *, ahead: bool = False) -> tuple[Row, ...]:
    """The last row with these buttons, in words where there is room, where no other loses a word;
    `ahead` of the others, where *Explain* stands at other turns, so that these keep their place."""
    *before, last = rows
    for key in more:
        for way in (key, by_sign(key)):
            row = (way, *last) if ahead else (*last, way)
            if len(row) <= CLEAR and fit(row, WIDEST):
                last = row
                break
    return (*before, last)


def _with_way(rows: tuple[Row, ...], down: Key) -> tuple[Row, ...]:
    """The last row with such a button: no row more, and no other button less, whatever words have
    to go: first that of *Explain*, whose sign everybody knows."""
    *before, last = rows
    known = tuple(by_sign(key) if _explains(key) else key for key in last)
    for row in ((*last, down), (*known, down), (*last, by_sign(down))):
        if fit(row, WIDEST) and len(last) < CLEAR:
            return (*before, row)
    row = _closest((*last, by_sign(down)))
    return (*before, row if fit(row, WIDEST) else last)


def _explains(key: Key) -> bool:
    return key.press is not None and key.press.kind is Kind.EXPLAIN


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
    if not may_have_hint(sight.table):
        return (explain,)
    return (explain, Key(texts.plain("key-hint"), Hint().press(game.id, game.ply)))


def _orders(sight: Sight) -> Row:
    """What may be ordered once for all such choices, and the orders that may be taken back. An
    order about throws stands beside the throw. Where the squares leave room for few words none is
    offered before the goal has been read: what it does is told first, too. Elsewhere none is in a
    first game against BOTs, nor taken back at a choice: that row is wanted for what the choice is
    about."""
    table, reader = sight.table, sight.reader
    unread = sight.laid_out and not sight.explained and goal_told(table) is not None
    new = none_offered(table)
    given = () if unread or new else _given(sight)
    recalled = () if new and to_act(sight) else to_be_recalled(table, reader)
    return (
        *(key for key, order in given if not (order.throws or order.seats)),
        *(key for order in recalled for key in _recalls(sight, order)),
    )


def _recalls(sight: Sight, order: StandingOrder[object]) -> Row:
    """The button that takes back an order. On a board that all share who presses each throw finds
    it on their own turn; of who does not it bears the sign: on another's turn it would be read as
    theirs."""
    table, words = sight.table, sight.texts.button(order.recall)
    press = Recall(order.name).press(table.game.id, table.game.ply)
    if sight.reader is None and table.rules.throws_on and not order.throws:
        ordered = [player for player in table.players if has(player, order.name)]
        absent = [each for each in ordered if sight.throws_come(each)]
        if table.to_act not in ordered:
            marks = [sight.mark(each.seat or 0) for each in absent]
            return (Key(" ".join((*marks, words)), press),) if marks else ()
    return (Key(words, press),)


def _given(sight: Sight) -> tuple[tuple[Key, StandingOrder[object]], ...]:
    """The buttons of what may be ordered now."""
    texts, game = sight.texts, sight.table.game
    return tuple(
        (Key(texts.button(order.give), Order(order.name).press(game.id, game.ply)), order)
        for order in to_be_given(sight.table, sight.reader)
    )


def _act(table: Table, action: str, words: str, style: str | None = None) -> Key:
    return Key(words, Act(action).press(table.game.id, table.game.ply), style=style)
