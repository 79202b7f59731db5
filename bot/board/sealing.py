"""What a game's throws follow from, as its captions show it from the invitation to the end: the
whole seal, and what each player brought."""

from __future__ import annotations

from html import escape

from bot.board.players import Names, name, short_name
from bot.board.turn_log import MANY_PLAYERS
from bot.table.invitation import sealed_after
from bot.table.table import Table
from bot.words.library import Texts
from bot.words.signs import in_words
from games import fair
from storage.rows import Player


def seal_lines(table: Table, texts: Texts, names: Names) -> list[str]:
    """The seal and what was brought, in HTML: for the end of a quotation that unfolds."""
    seal = texts.html("caption-seal", commitment=table.game.commitment)
    brought = brought_lines(table, texts, names)
    return [seal, *(escape(line, quote=False) for line in brought)]


def brought_lines(table: Table, texts: Texts, names: Names) -> list[str]:
    """Who brought what, in the order in which they sat down, as plain text; of a game that began
    without anything the press which is mixed in alone."""
    called = short_name if len(table.players) > MANY_PLAYERS else _whole_name
    lines = [
        _brought(texts, called(table, texts, names, player), player)
        for player in table.players
        if player.sign or player.words
    ]
    salt = table.game.salt or ""
    if lines or fair.method(salt) == "djehuty1":
        return lines
    return [texts.plain("brought-press", id=fair.read_salt(salt)[1])]


def _whole_name(table: Table, texts: Texts, names: Names, player: Player) -> str:
    return name(table, texts, player, names)


def _brought(texts: Texts, who: str, player: Player) -> str:
    told = in_words(texts, player.sign) if player.sign else ""
    if not player.words:
        return texts.plain("brought-sign", name=who, told=told)
    return texts.plain("brought-words", name=who, told=told, words=player.words).replace("  ", " ")


def in_quotation(lines: list[str]) -> str:
    """Those lines as a text that holds them takes them, behind its own last line."""
    return "".join(f"\n{line}" for line in lines)


def opened(table: Table, texts: Texts, names: Names) -> str:
    """At the end the seal and the secret side by side, what was brought, and what to compare; the
    seal of the game that may follow at one press, if there is one."""
    after = None if table.state is None else sealed_after(table.game)
    return texts.html(
        "caption-secret",
        sealed=table.sealed,
        commitment=table.game.commitment,
        secret=table.game.secret.hex(),
        brought=in_quotation(brought_lines(table, texts, names)),
        after="none" if after is None else str(after.game),
        aftersealed="" if after is None else after.commitment,
    )
