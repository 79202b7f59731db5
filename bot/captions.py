"""The words under a board: all that the picture shows, so that a game can be followed by ear.

At most 1024 characters (Bot API, sendPhoto) as Telegram counts them, in UTF-16 units after the
markup is taken away; over that the names of the switches go first ("+5"), then the oldest actions
of the last turns ("... 6 more").
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from html import escape, unescape

from bot.combos import summary
from bot.match import Match, match_of
from bot.table import AnyPlayed, Table
from bot.words import Texts
from games import fair
from games.core import Choose, Over, Throw
from storage.rows import Player

MAX_CAPTION = 1024
"""Characters of a caption after entities parsing."""

MOST_SWITCHES = 4
"""So many switches are named in a caption, if there is room."""

MOST_THROWS = 6
"""So many throws of a throw-off are told, the last ones."""

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
    text = _game(table, texts, names, 0, reader, switches=MOST_SWITCHES)
    for dropped in range(sum(map(len, table.last_turns())) + 1):
        if length(text) <= MAX_CAPTION:
            return text
        text = _game(table, texts, names, dropped, reader)
    return (
        text
        if length(text) <= MAX_CAPTION
        else _game(table, texts, names, dropped, reader, pieces=False)
    )


def title(table: Table, texts: Texts, switches: int = MOST_SWITCHES) -> list[str]:
    """The first lines: the game and its rule set, and how many switches differ or which."""
    first = texts.html(
        "caption-title",
        game=texts.plain(f"game-{table.rules.game}"),
        rules=texts.plain(f"rules-{table.rules.id}"),
    )
    if not table.rules.switches():
        return [first]
    words = summary(table.rules, texts, switches)
    return [first, texts.html("caption-switches", switches=words)]


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
    switches: int = 0,
    pieces: bool = True,
) -> str:
    lines = [*title(table, texts, switches), *_match(table, texts, names), ""]
    for seat, told in enumerate(table.rules.describe(table.state)):
        sign, words = mark(table, texts, seat), texts.told(told) if pieces else "…"
        who = name(table, texts, table.seated(seat), names)
        if table.game.mode == "phone":
            lines.append(texts.html("caption-side", mark=sign, side=who, pieces=words))
            continue
        colour = side(table, texts, seat)
        lines.append(texts.html("caption-player", mark=sign, name=who, side=colour, pieces=words))
    log = [*_throw_off(table, texts, names), *_log(table, texts, names, dropped)]
    lines += ["", *log] if log else []
    lines += [
        "",
        *_pending(table, texts),
        *_due(table, texts, names, reader),
        _sealed(table, texts),
    ]
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


def _match(table: Table, texts: Texts, names: Names) -> list[str]:
    """The score of the match, by seats; nothing in a single game."""
    match = match_of(table)
    if match is None:
        return []
    return [
        texts.html(
            "caption-match",
            points=match.target,
            count=match.number,
            standing=_standing(table, texts, names, match),
        )
    ]


def _standing(table: Table, texts: Texts, names: Names, match: Match) -> str:
    """Everybody's points: `Anna 4 – Boris 7`."""
    players = sorted(table.players, key=lambda player: player.seat or 0)
    return " – ".join(
        texts.plain(
            "standing-side",
            name=name(table, texts, player, names),
            count=match.points[player.number],
        )
        for player in players
    )


def _throw_off(table: Table, texts: Texts, names: Names) -> list[str]:
    """How the seats were thrown for, until both have had a turn."""
    if table.game.status == "over" or len(table.last_turns()) > 1:
        return []
    line = throw_off(table, texts, names)
    return [line] if line else []


def throw_off(table: Table, texts: Texts, names: Names) -> str:
    """How the seats of a game that has begun were thrown for, empty if they were not."""
    game = table.game
    if game.salt is None or game.seating is not None or not table.rules.throw_off:
        return ""
    deal = fair.deal(table.rules, len(table.players), game.secret, str(game.id), game.salt)
    told = [
        texts.plain(
            "standing-side",
            name=name(table, texts, table.players[deal.order[turn % len(deal.order)]], names),
            count=score,
        )
        for turn, score in enumerate(deal.scores)
    ]
    if len(told) > MOST_THROWS:
        left_out = len(told) - MOST_THROWS
        told = [texts.plain("log-more", count=left_out), *told[-MOST_THROWS:]]
    if table.game.mode == "phone":  # called by their pieces already
        return texts.html("throw-off-phone", standing=", ".join(told))
    return texts.html(
        "throw-off",
        standing=", ".join(told),
        name=name(table, texts, table.seated(0), names),
        mark=mark(table, texts, 0),
        side=side(table, texts, 0),
    )


def _pending(table: Table, texts: Texts) -> list[str]:
    """What else is to be known before acting."""
    if table.game.status != "playing":
        return []
    return [escape(texts.told(told), quote=False) for told in table.rules.pending(table.state)]


def _due(table: Table, texts: Texts, names: Names, reader: int | None) -> list[str]:
    """Whose turn it is and what is due, or how the game ended."""
    if table.game.status == "over":
        return _ended(table, texts, names)
    if table.game.status == "asleep":
        by = names.get(table.game.asleep_by or -1) or texts.plain("somebody")
        alone = len(table.people) == 1
        return [texts.html("caption-asleep-alone" if alone else "caption-asleep", name=by)]
    turn = table.turn
    if not isinstance(turn, Choose | Throw):
        return []
    player = table.seated(turn.seat)
    args = {"name": name(table, texts, player, names), "mark": mark(table, texts, turn.seat)}
    if player.bot is not None:
        return [texts.html("due-bot", **args)]
    if reader is not None and reader != player.person:
        return [texts.html("due-other", **args)]
    if isinstance(turn, Throw):
        return [texts.html(f"due-throw-{turn.device.kind}", **args)]
    return [texts.html("due-choose", **args)]


def _ended(table: Table, texts: Texts, names: Names) -> list[str]:
    over, match = table.result, match_of(table)
    if over is None:
        return []
    lines = [_ending(table, texts, names, over)]
    if match is not None and match.winner is not None:
        player = table.players[match.winner]
        who, sign = name(table, texts, player, names), mark(table, texts, player.seat or 0)
        lines.append(texts.html("match-won", name=who, mark=sign))
    return lines


def _ending(table: Table, texts: Texts, names: Names, over: Over) -> str:
    """How a game ended: won, drawn by its rules, or ended by the table without a result."""
    reason = over.reason.replace(" ", "-")
    if not over.winners:
        if isinstance(table.turn, Over):
            return texts.html(f"draw-{reason}", score="–".join(map(str, over.score)))
        return texts.html(f"over-{reason}", name=texts.plain("somebody"))
    seat = over.winners[0]
    loser = next(p for p in table.players if p.seat not in over.winners)
    args = {
        "name": name(table, texts, table.seated(seat), names),
        "mark": mark(table, texts, seat),
        "loser": name(table, texts, loser, names),
        "score": "–".join(map(str, _best_first(over))),
    }
    if table.rules.matches:
        args["score"] = texts.plain("score-points", won=over.score[seat])
    if reason == "resigned" and any(over.score):
        return texts.html("over-resigned-points", **args)
    return texts.html(f"over-{reason}", **args)


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
    if game.status == "over":
        reason = "expired" if table.result is None else table.result.reason
        lines = [*title(table, texts), "", texts.html(f"over-{reason}", name=host)]
        return "\n".join([*lines, _sealed(table, texts)])
    guest = names.get(game.reserved or -1) or texts.plain("somebody")
    if game.seating is not None:
        asked = _next_game(table, texts, names, host, guest)
    else:
        message = "invite-rematch" if game.reserved is not None else f"invite-{game.mode}"
        bot = name(table, texts, table.players[-1], names) if game.mode == "bot" else ""
        asked = [texts.html(message, name=host, guest=guest, bot=bot), *_seats(table, texts)]
    lines = [*title(table, texts), "", *asked]
    if link is not None:
        lines += ["", escape(link, quote=False)]
    lines += ["", texts.html("invite-seal", commitment=game.commitment)]
    return "\n".join(lines)


def _seats(table: Table, texts: Texts) -> list[str]:
    """What the first game of a match is, and what decides who sits where."""
    match = match_of(table)
    lines = [] if match is None else [texts.html("invite-match", points=match.target)]
    if table.game.mode == "phone":
        return lines
    if table.rules.throw_off:
        words = {"score": table.rules.throw_off, "side": side(table, texts, 0)}
        return [*lines, texts.html("invite-throw-off", **words)]
    return [*lines, texts.html("invite-lot")]


def _next_game(table: Table, texts: Texts, names: Names, host: str, guest: str) -> list[str]:
    """The next game of a match: its score so far, and who takes which pieces."""
    game = table.game
    players = list(table.players)
    if game.reserved is not None:
        players.append(Player(game.id, len(players), game.reserved, None, ""))
    order = (game.seating or "").split()
    seated = tuple(replace(p, seat=order.index(str(p.number))) for p in players)
    table = replace(table, players=seated)
    lines = _match(table, texts, names)
    if game.reserved is not None:
        lines.append(texts.html("invite-next", name=host, guest=guest))
    if game.mode == "phone":
        return [*lines, texts.html("invite-hands-phone")]
    who = name(table, texts, table.seated(0), names)
    args = {"name": who, "mark": mark(table, texts, 0), "side": side(table, texts, 0)}
    return [*lines, texts.html("invite-hands", **args)]
