"""The buttons under a board: only what is allowed now."""

from __future__ import annotations

from urllib.parse import quote

from bot.buttons import Kind, Press
from bot.table import Table
from bot.wire import Key, Keyboard
from bot.words import Texts
from games.core import Choose, Throw
from games.view import BoardView

WIDE = 16
"""Characters of a move's button from which on two do not fit side by side on a phone."""


def keyboard(table: Table, texts: Texts, view: BoardView, link: str | None = None) -> Keyboard:
    """The keyboard of a board. `link` invites to the game."""
    match table.game.status:
        case "open":
            return _invitation(table, texts, link)
        case "asleep":
            return ((_on(table, texts, Kind.WAKE, "key-resume", "success"),),)
        case "over":
            return _over(table, texts)
        case "playing":
            return _playing(table, texts, view)


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
            return ((_on(table, texts, Kind.BEGIN, "key-begin", "success"),), withdraw)


def _over(table: Table, texts: Texts) -> Keyboard:
    if table.state is None:
        return ((Key(texts.plain("key-menu"), Press(Kind.MENU, action="play")),),)
    return (
        (
            _on(table, texts, Kind.REMATCH, "key-rematch", "success"),
            _on(table, texts, Kind.RECORD, "key-record"),
        ),
    )


def _playing(table: Table, texts: Texts, view: BoardView) -> Keyboard:
    rows: list[tuple[Key, ...]] = []
    turn, player = table.turn, table.to_act
    if player is not None and player.bot is None:
        if isinstance(turn, Throw):
            rows.append((_act(table, "throw", texts.plain("key-throw"), "primary"),))
        elif isinstance(turn, Choose):
            rows += _choices(table, texts, view, turn)
    rows.append((_on(table, texts, Kind.LEAVE, "key-leave"),))
    return tuple(rows)


def _act(table: Table, action: str, words: str, style: str | None = None) -> Key:
    return Key(words, Press(Kind.ACT, table.game.id, table.game.ply, action), style=style)


def _choices(
    table: Table, texts: Texts, view: BoardView, turn: Choose[object]
) -> list[tuple[Key, ...]]:
    """The offered actions, numbered as on the picture, two a row where they fit."""
    numbered = {choice.number for choice in view.choices}
    keys = []
    for number, action in enumerate(turn.actions, 1):
        words = texts.button(table.rules.tell(table.state, action))
        label = f"{number} · {words}" if number in numbered else words
        keys.append(_act(table, table.rules.write(action), label))
    width = 1 if any(_width(key.text) > WIDE for key in keys) else 2
    return [tuple(keys[i : i + width]) for i in range(0, len(keys), width)]


def _width(text: str) -> int:
    """Letters that are seen: bidi isolates have no width."""
    return sum(letter not in "\u2066\u2067\u2068\u2069" for letter in text)
