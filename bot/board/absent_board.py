"""Who can no longer act, on a board: the words, and the buttons for who stays."""

from __future__ import annotations

from bot.board.buttons import Absent, MakeOffer
from bot.board.phone import in_rows
from bot.board.sight import Sight
from bot.table.absence import absent, unfilled
from bot.table.table import Table
from bot.telegram.wire import Key, Keyboard
from storage.rows import Player

SIGN = "🚪"
"""Stands beside the name of who cannot act."""


def marked(player: Player, called: str) -> str:
    """What a player is called, with the sign if they cannot act; a BOT in their place can."""
    return f"{called} {SIGN}" if player.absent and player.person is not None else called


def absent_lines(sight: Sight) -> list[str]:
    """Who cannot act and what becomes of their seats."""
    table = sight.table
    away = absent(table)
    waited = any(player.absent == "waited" for player in unfilled(table))
    message = "caption-absent-waits" if waited else "caption-absent"
    lines = [
        (message, [player for player in away if player.person is not None]),
        ("caption-absent-bot", [player for player in away if player.person is None]),
    ]
    return [
        sight.texts.html(message, name=_called(sight, players))
        for message, players in lines
        if players
    ]


def who_is_absent(sight: Sight) -> str:
    """The names of those who cannot act, also of a game that has ended for that."""
    return _called(sight, [player for player in sight.table.players if player.absent])


def _called(sight: Sight, players: list[Player]) -> str:
    return sight.texts.listed(sight.called(player.owner) for player in players)


def absent_keys(sight: Sight) -> Keyboard:
    """*End without loss*, *Call the BOT* and *Wait*, for who stays; who waits may stop to wait."""
    table, texts, reader = sight.table, sight.texts, sight.reader
    seats = unfilled(table)
    stays = reader is None or any(p.person == reader and not p.absent for p in table.players)
    if not seats or not stays:
        return ()
    if any(player.absent == "waited" for player in seats):
        return ((_key(table, texts.plain("key-wait-no-longer"), Absent("ask")),),)
    keys = (
        end_key(sight),
        _key(table, texts.plain("key-call-bot"), Absent("bot")),
        _key(table, texts.plain("key-wait"), Absent("wait")),
    )
    return in_rows(keys, 3)


def end_key(sight: Sight) -> Key:
    """*End without loss*: at once where nobody else stays, else the others are asked."""
    return Key(sight.texts.plain("key-offer-end"), MakeOffer("end").press(sight.table.game.id))


def _key(table: Table, words: str, says: Absent) -> Key:
    return Key(words, says.press(table.game.id))
