"""What a game's throws follow from, as its captions show it from the invitation to the end: the
whole seal, and what each player brought; and the strip of emblems below an invitation.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.board.sight import BRIEF, Sight, bare_name
from bot.table.chained import moves_digest
from bot.table.invitation import emblem_chosen, sealed_after
from bot.table.table import Table
from bot.telegram.wire import units, within
from bot.words.inert import Html, quoted
from bot.words.library import Texts
from bot.words.signs import in_words
from games import fair
from render import Sign
from storage.rows import Player

OWN_WORDS: Final = "words"
"""What the strip shows for words of one's own."""
WORDS: Final = 256
"""So many letters of all players' words a caption holds at first, in UTF-16 units, as Telegram
counts them: two players' words, whatever their letters. `/verify` tells all words whole."""


def signs_of(table: Table) -> tuple[Sign, ...]:
    """The emblems below an invitation's board, each with the numbers of the players who brought it
    (in the order in which they sat down). There are none where nobody brings one, and none once a
    game is played: then each stands beside its player's name, and the board needs the room."""
    if not emblem_chosen(table):
        return ()
    brought: dict[str, list[int]] = {}
    for number, player in enumerate(table.players, 1):
        for what in (player.sign, OWN_WORDS if player.words else ""):
            brought.setdefault(what, []).append(number)
    names = dict.fromkeys((*fair.SIGNS, *brought))
    return tuple(Sign(name, tuple(brought.get(name, ()))) for name in names if name)


def seal_lines(sight: Sight, words: int = WORDS) -> list[str]:
    """The seal, what was brought, with so many letters of `words`, and the digest of the moves so
    far, in HTML: for the end of a quotation that unfolds."""
    game = sight.table.game
    seal = sight.texts.html("caption-seal", id=str(game.id), commitment=game.commitment)
    return [seal, *brought_lines(sight, words), *moves_lines(sight)]


def moves_lines(sight: Sight) -> list[str]:
    """The digest of all actions so far, and of the end, in HTML; nothing before the game begins."""
    digest = moves_digest(sight.table)
    return [sight.texts.html("caption-moves", digest=digest)] if digest else []


def brought_lines(sight: Sight, most: int | None = None) -> list[str]:
    """Who brought what, in HTML, in the order in which they sat down; with at most so many letters
    of all their words. If nobody brought anything, the press that is mixed in instead."""
    table, texts = sight.table, sight.texts
    brief = sight.clipped(BRIEF) if sight.many else sight
    lines = [
        _brought(texts, bare_name(brief, player), player)
        for player in (table.players if most is None else _cut(table.players, most))
        if player.sign or player.words
    ]
    salt = table.game.salt or ""
    if lines or fair.method(salt) == "djehuty1":
        return lines
    return [texts.html("brought-press", id=fair.read_salt(salt)[1])]


def _cut(players: Iterable[Player], most: int) -> list[Player]:
    """The players with at most so many letters of words in all, but at least one each. The longest
    are cut first, and end in `…`."""
    kept = list(players)
    each = _share(tuple(player.words for player in kept), most)
    return [replace(player, words=_at_most(player.words, each)) for player in kept]


@lru_cache(maxsize=64)
def _share(every: tuple[str, ...], most: int) -> int:
    """So many letters each may have, at least one, that they have at most so many in all."""
    longest = max(map(units, every), default=0)

    def together(each: int) -> int:
        return sum(units(_at_most(words, each)) for words in every)

    return max(1, bisect_right(range(1, longest + 1), most, key=together))


def _at_most(words: str, most: int) -> str:
    if units(words) <= most:
        return words
    return within(words.removesuffix("…"), most - 1).rstrip(" \u200d") + "…"


def _brought(texts: Texts, who: str, player: Player) -> str:
    told = in_words(texts, player.sign) if player.sign else ""
    if not player.words:
        return texts.html("brought-sign", name=who, told=told)
    said = texts.html("brought-words", name=who, told=told, words=quoted(player.words))
    return said if told else said.replace("  ", " ", 1)


def in_quotation(lines: list[str]) -> Html:
    """Those lines as a text that holds them takes them, behind its own last line."""
    return Html("".join(f"\n{line}" for line in lines))


def opened(sight: Sight, words: int = WORDS) -> str:
    """At the end the seal and the secret side by side, what was brought with so many letters of
    `words`, and what to compare; the seal of the game that may follow at one press, if there is
    one."""
    table = sight.table
    after = None if table.state is None else sealed_after(table.game)
    return sight.texts.html(
        "caption-secret",
        sealed=table.sealed,
        commitment=table.game.commitment,
        secret=table.game.secret.hex(),
        begun=int(table.state is not None),
        brought=in_quotation([*brought_lines(sight, words), *moves_lines(sight)]),
        after="none" if after is None else str(after.game),
        aftersealed="" if after is None else after.commitment,
    )
