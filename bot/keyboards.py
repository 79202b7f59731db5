"""The buttons under a board: only what is allowed now."""

from __future__ import annotations

from urllib.parse import quote

from bot.buttons import Kind, Press
from bot.match import goes_on
from bot.table import Table
from bot.wire import Key, Keyboard
from bot.words import Texts
from games.core import Choose, Throw
from games.view import BoardView

WIDE = 16
"""Characters of a move's button from which on two do not fit side by side on a phone."""


def keyboard(
    table: Table,
    texts: Texts,
    view: BoardView,
    link: str | None = None,
    reader: int | None = None,
) -> Keyboard:
    """The keyboard of a board. `link` invites to the game; `reader` is the person whose board it
    is, where each player has their own."""
    match table.game.status:
        case "open":
            return _invitation(table, texts, link)
        case "asleep":
            return ((_on(table, texts, Kind.WAKE, "key-resume", "success"),),)
        case "over":
            return _over(table, texts)
        case "playing":
            return _playing(table, texts, view, reader)


def _on(table: Table, texts: Texts, kind: Kind, message: str, style: str | None = None) -> Key:
    return Key(texts.plain(message), Press(kind, table.game.id), style=style)


def _invitation(table: Table, texts: Texts, link: str | None) -> Keyboard:
    withdraw = (_on(table, texts, Kind.WITHDRAW, "key-withdraw"),)
    if table.game.reserved is not None:
        accept = _on(table, texts, Kind.JOIN, "key-accept", "success")
        return ((accept,), (_on(table, texts, Kind.WITHDRAW, "key-decline"),))
    match table.game.mode:
        case "group":
            return ((_on(table, texts, Kind.JOIN, "key-join", "success"),), withdraw)
        case "link":
            words = quote(texts.plain("share-words"))
            share = f"https://t.me/share/url?url={quote(link or '', safe='')}&text={words}"
            return ((Key(texts.plain("key-share"), url=share),), withdraw)
        case _:
            not_now = (_on(table, texts, Kind.WITHDRAW, "key-not-now"),)
            return ((_on(table, texts, Kind.BEGIN, "key-begin", "success"),), not_now)


def _over(table: Table, texts: Texts) -> Keyboard:
    play = _menu(table, texts, "key-menu", "play")
    if table.state is None:
        return ((play,),)
    again = "key-next-game" if goes_on(table) else "key-rematch"
    return (
        (
            _on(table, texts, Kind.REMATCH, again, "success"),
            _on(table, texts, Kind.RECORD, "key-record"),
        ),
        (play,),
    )


def _menu(table: Table, texts: Texts, message: str, page: str) -> Key:
    """A page of the menu; that the press carries a game tells that it stands under a board."""
    return Key(texts.plain(message), Press(Kind.MENU, table.game.id, action=page))


def _playing(table: Table, texts: Texts, view: BoardView, reader: int | None) -> Keyboard:
    rows: list[tuple[Key, ...]] = []
    turn, player = table.turn, table.to_act
    if player is not None and player.bot is None and reader in (None, player.person):
        if isinstance(turn, Throw):
            words = texts.plain(f"key-throw-{turn.device.kind}")
            rows.append((_act(table, "throw", words, "primary"),))
        elif isinstance(turn, Choose):
            rows += _choices(table, texts, view, turn)
    rows.append(
        (_menu(table, texts, "key-rules", "rules"), _on(table, texts, Kind.LEAVE, "key-leave"))
    )
    return tuple(rows)


def _act(table: Table, action: str, words: str, style: str | None = None) -> Key:
    return Key(words, Press(Kind.ACT, table.game.id, table.game.ply, action), style=style)


def _choices(
    table: Table, texts: Texts, view: BoardView, turn: Choose[object]
) -> list[tuple[Key, ...]]:
    """The offered actions, numbered as on the picture, two a row where they fit."""
    numbered = {choice.number for choice in view.choices}
    rows: list[tuple[Key, ...]] = []
    for number, action in enumerate(turn.actions, 1):
        words = texts.button(table.rules.tell(table.state, action))
        label = f"{number} · {words}" if number in numbered else words
        text = table.rules.write(action)
        key = _act(table, text, label, "primary" if text == "throw" else None)
        if rows and len(rows[-1]) == 1 and not _wide(key) and not _wide(rows[-1][0]):
            rows[-1] = (rows[-1][0], key)
        else:
            rows.append((key,))
    return rows


def _wide(key: Key) -> bool:
    """Whether the button needs a row of its own; bidi isolates have no width."""
    seen = sum(letter not in "\u2066\u2067\u2068\u2069" for letter in key.text)
    return seen > WIDE
