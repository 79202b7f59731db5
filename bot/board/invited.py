"""The words of a game that waits for somebody: an invitation, a lobby, the next game of a match."""

from __future__ import annotations

from dataclasses import replace
from html import escape

from bot.board.contest import match_lines
from bot.board.heading import goal_line, title
from bot.board.lobby_board import lobby_lines
from bot.board.players import Names, name
from bot.board.sealing import brought_lines, in_quotation, opened
from bot.table.invitation import begins_with_sign
from bot.table.match import match_of
from bot.table.seats import is_lobby
from bot.table.table import Table
from bot.words.library import Texts
from bot.words.own_words import MAX_LENGTH
from bot.words.sides import mark, side
from bot.words.signs import marked
from cards import fitting, is_long
from storage.rows import Player


def invitation(
    table: Table,
    texts: Texts,
    names: Names,
    link: str | None,
    switches: int,
    *,
    guest: bool = False,
    words: int | None = None,
) -> str:
    """The caption of a game that has not begun; `link` is the address that takes the free seat, and
    so many `switches` are told by name, and so many letters of the players' `words` (None: all). A
    `guest` has opened the link and may sit down."""
    game = table.game
    host = _called_with_sign(table, texts, names, game.host)
    if game.status == "over":
        reason = "expired" if table.result is None else table.result.reason
        lines = [*title(table, texts, switches), "", opened(table, texts, names), ""]
        return "\n".join([*lines, texts.html(f"over-{reason}", name=host)])
    other = _called_with_sign(table, texts, names, game.reserved or -1)
    if game.seating is not None:
        asked = _next_game(table, texts, names, host, other)
    elif is_lobby(table):
        who = [marked(name(table, texts, p, names), p.sign) for p in table.players]
        asked = lobby_lines(table, texts, host, who, guest=guest)
    else:
        message = "invite-rematch" if game.reserved is not None else f"invite-{game.mode}"
        message = "invite-watch" if table.watched else "invite-guest" if guest else message
        bot = name(table, texts, table.players[-1], names) if game.mode == "bot" else ""
        asked = [texts.html(message, name=host, guest=other, bot=bot), *_seats(table, texts)]
    known = game.seating is not None or game.reserved is not None  # it was played just now
    goal = () if known else (goal_line(table.rules, texts, _fewest(table)),)
    lines = [*title(table, texts, switches), *goal, "", *asked, *_long(table, texts)]
    if not table.watched:
        alone = begins_with_sign(table) and not is_lobby(table)
        why = texts.html("invite-sign", sealed=table.sealed, alone=int(alone))
        lines += [why]
    if link is not None:
        lines += ["", escape(link, quote=False)]
    brought = in_quotation(brought_lines(table, texts, names, words))
    own, most = int(not table.watched), MAX_LENGTH
    args = {"commitment": game.commitment, "brought": brought}
    lines += ["", texts.html("invite-seal", sealed=table.sealed, own=own, most=most, **args)]
    return "\n".join(lines)


def _called_with_sign(table: Table, texts: Texts, names: Names, person: int) -> str:
    """What a person is called, with the sign that they have brought to this table."""
    sign = next((p.sign for p in table.players if p.person == person), "")
    return marked(names.get(person) or texts.plain("somebody"), sign)


def _fewest(table: Table) -> int:
    """How many will play at least."""
    return max(len(table.players), min(table.rules.seats))


def _long(table: Table, texts: Texts) -> list[str]:
    """A warning of a game that will be very long."""
    seats = _fewest(table)
    fit = fitting(table.rules, seats) if is_long(table.rules, seats) else None
    if fit is None:
        return []
    return [texts.html("invite-long", presses=10 * round(fit.row.presses / 10))]


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
    lines = match_lines(table, texts, names)
    if game.reserved is not None:
        lines.append(texts.html("invite-next", name=host, guest=guest))
    if game.mode == "phone":
        return [*lines, texts.html("invite-hands-phone")]
    who = name(table, texts, table.seated(0), names)
    args = {"name": who, "mark": mark(table, texts, 0), "side": side(table, texts, 0)}
    return [*lines, texts.html("invite-hands", **args)]
