"""The words under a board: all that the picture shows, so that a game can be followed by ear.

At most 1024 characters (Bot API, sendPhoto) as Telegram counts them, in UTF-16 units after the
markup is taken away; over that the oldest actions of the last turns go first ("... 6 more").
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape, unescape

from bot.table import AnyPlayed, Table
from bot.words import Texts
from games.core import Choose, Over, Throw
from storage.rows import Player

MAX_CAPTION = 1024
"""Characters of a caption after entities parsing."""

NO_BREAK = "\N{NO-BREAK SPACE}"

Names = Mapping[int, str]
"""What each person (our id) is called."""


def length(html: str) -> int:
    """How long Telegram takes an HTML text to be."""
    plain = unescape(re.sub(r"<[^>]+>", "", html))
    return len(plain.encode("utf-16-le")) // 2


def name(table: Table, texts: Texts, player: Player, names: Names) -> str:
    """What a player is called; two at one phone by their pieces."""
    if player.bot is not None:
        return texts.plain("bot-name", level=texts.plain(f"level-{player.bot}"))
    if table.game.mode == "phone" and player.seat is not None:
        return texts.plain(f"player-{table.rules.sides[player.seat]}")
    person = -1 if player.person is None else player.person
    return names.get(person) or texts.plain("somebody")


def caption(
    table: Table, texts: Texts, names: Names, link: str | None = None, reader: int | None = None
) -> str:
    """The caption of a board, as HTML. `link` is the address that takes the free seat; `reader` is
    the person whose board it is, where each player has their own."""
    if table.state is None:
        return _invitation(table, texts, names, link)
    for dropped in range(sum(map(len, table.last_turns())) + 1):
        text = _game(table, texts, names, dropped, reader)
        if length(text) <= MAX_CAPTION:
            return text
    return _game(table, texts, names, dropped, reader, pieces=False)


def title(table: Table, texts: Texts) -> str:
    """The first line: the game and its rule set."""
    return texts.html(
        "caption-title",
        game=texts.plain(f"game-{table.rules.game}"),
        rules=texts.plain(f"rules-{table.rules.id}"),
    )


def side(table: Table, texts: Texts, seat: int) -> str:
    """The name of a seat's pieces."""
    return texts.plain(f"side-{table.rules.sides[seat]}")


def mark(table: Table, texts: Texts, seat: int) -> str:
    """The sign of a seat's colour."""
    return texts.plain(f"mark-{table.rules.sides[seat]}")


def seal(table: Table) -> str:
    """The commitment's short form, the last line of every caption."""
    commitment = table.game.commitment
    return f"{commitment[:8]}…{commitment[-4:]}"


def _game(
    table: Table,
    texts: Texts,
    names: Names,
    dropped: int,
    reader: int | None,
    *,
    pieces: bool = True,
) -> str:
    lines = [title(table, texts), ""]
    for seat, told in enumerate(table.rules.describe(table.state)):
        sign, words = mark(table, texts, seat), texts.told(told) if pieces else "…"
        who = name(table, texts, table.seated(seat), names)
        if table.game.mode == "phone":
            lines.append(texts.html("caption-side", mark=sign, side=who, pieces=words))
            continue
        colour = side(table, texts, seat)
        lines.append(texts.html("caption-player", mark=sign, name=who, side=colour, pieces=words))
    log = _log(table, texts, names, dropped)
    lines += ["", *log] if log else []
    lines += ["", *_due(table, texts, names, reader), _sealed(table, texts)]
    return "\n".join(lines)


def _log(table: Table, texts: Texts, names: Names, dropped: int) -> list[str]:
    """The last turn of each player: throws and moves, the oldest `dropped` of them left out."""
    lines = []
    for turn in table.last_turns():
        left_out = min(dropped, len(turn))
        dropped -= left_out
        words = _throws(table, texts, turn[left_out:])
        if left_out:
            words.insert(0, escape(texts.plain("log-more", count=left_out)))
        seat = turn[0].seat
        lines.append(
            texts.html(
                "caption-turn",
                mark=mark(table, texts, seat),
                name=name(table, texts, table.seated(seat), names),
            )
            + " "
            + " · ".join(words)
        )
    return lines


def _throws(table: Table, texts: Texts, turn: tuple[AnyPlayed, ...]) -> list[str]:
    """The throws of a turn, each with what was played of it, on one line."""
    words: list[str] = []
    for played in turn:
        text = escape(texts.told(table.rules.tell(played.before, played.action)), quote=False)
        if played.faces is not None or not words:
            words.append(f"<b>{text}</b>" if played.faces is not None else text)
        else:
            words[-1] += NO_BREAK + text
    return words


def _due(table: Table, texts: Texts, names: Names, reader: int | None) -> list[str]:
    """Whose turn it is and what is due, or how the game ended."""
    if table.game.status == "over":
        return _ended(table, texts, names)
    if table.game.status == "asleep":
        by = names.get(table.game.asleep_by or -1) or texts.plain("somebody")
        return [texts.html("caption-asleep", name=by)]
    turn = table.turn
    if not isinstance(turn, Choose | Throw):
        return []
    player = table.seated(turn.seat)
    if player.bot is not None:
        message = "due-bot"
    elif reader is not None and reader != player.person:
        message = "due-other"
    else:
        message = "due-throw" if isinstance(turn, Throw) else "due-choose"
    who, sign = name(table, texts, player, names), mark(table, texts, turn.seat)
    return [texts.html(message, name=who, mark=sign)]


def _ended(table: Table, texts: Texts, names: Names) -> list[str]:
    over = table.result
    if over is None:
        return []
    if not over.winners:
        return [texts.html(_ending(over), name=texts.plain("somebody"))]
    return [_victory(table, texts, names, over)]


def _victory(table: Table, texts: Texts, names: Names, over: Over) -> str:
    seat = over.winners[0]
    loser = next(p for p in table.players if p.seat not in over.winners)
    return texts.html(
        _ending(over),
        name=name(table, texts, table.seated(seat), names),
        mark=mark(table, texts, seat),
        loser=name(table, texts, loser, names),
        score="–".join(map(str, _best_first(over))),
    )


def _ending(over: Over) -> str:
    """The message that tells an ending: `over-borne-off` for the reason "borne off"."""
    return f"over-{over.reason.replace(' ', '-')}"


def _best_first(over: Over) -> tuple[int, ...]:
    first = over.winners[0]
    return (over.score[first], *(s for i, s in enumerate(over.score) if i != first))


def _sealed(table: Table, texts: Texts) -> str:
    if table.game.status == "over":
        return texts.html("caption-secret", secret=table.game.secret.hex())
    return texts.html("caption-seal", seal=seal(table))


def _invitation(table: Table, texts: Texts, names: Names, link: str | None) -> str:
    game = table.game
    host = names.get(game.host) or texts.plain("somebody")
    lines = [title(table, texts), ""]
    if game.status == "over":
        reason = "expired" if table.result is None else table.result.reason
        lines.append(texts.html(f"over-{reason}", name=host))
        lines.append(_sealed(table, texts))
        return "\n".join(lines)
    guest = names.get(game.reserved or -1) or texts.plain("somebody")
    lines.append(
        texts.html(
            "invite-rematch" if game.reserved is not None else f"invite-{game.mode}",
            name=host,
            guest=guest,
            bot=name(table, texts, table.players[-1], names) if game.mode == "bot" else "",
        )
    )
    if link is not None:
        lines += ["", escape(link, quote=False)]
    lines += ["", texts.html("invite-seal", commitment=game.commitment)]
    return "\n".join(lines)
