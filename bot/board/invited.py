"""The words of a game that waits for somebody: an invitation, a lobby, the next game of a match."""

from __future__ import annotations

from dataclasses import replace
from html import escape

from bot.board.contest import match_lines
from bot.board.heading import goal_line, title
from bot.board.lobby_board import lobby_lines
from bot.board.players import name
from bot.board.sealing import brought_lines, in_quotation, opened
from bot.board.sight import Sight
from bot.table.invitation import begins_with_sign
from bot.table.match import match_of
from bot.table.seats import is_lobby
from bot.table.table import Table
from bot.words.own_words import MAX_LENGTH
from bot.words.signs import marked
from cards import fitting, is_long
from storage.rows import Player


def invitation(
    sight: Sight, switches: int, *, guest: bool = False, words: int | None = None
) -> str:
    """The caption of a game that has not begun. So many `switches` are told by name, and so many
    letters of the players' `words` (None: all). A `guest` has opened the link and may sit down."""
    table, texts, game = sight.table, sight.texts, sight.table.game
    host = _called_with_sign(sight, game.host)
    if game.status == "over":
        reason = "expired" if table.result is None else table.result.reason
        lines = [*title(sight, switches), "", opened(sight), ""]
        return "\n".join([*lines, texts.html(f"over-{reason}", name=host)])
    other = _called_with_sign(sight, game.reserved)
    if game.seating is not None:
        asked = _next_game(sight, host, other)
    elif is_lobby(table):
        who = [marked(name(sight, p), p.sign) for p in table.players]
        asked = lobby_lines(sight, host, who, guest=guest)
    else:
        message = "invite-rematch" if game.reserved is not None else f"invite-{game.mode}"
        message = "invite-watch" if table.watched else "invite-guest" if guest else message
        bot = name(sight, table.players[-1]) if game.mode == "bot" else ""
        asked = [texts.html(message, name=host, guest=other, bot=bot), *_seats(sight)]
    known = game.seating is not None or game.reserved is not None  # it was played just now
    goal = () if known else (goal_line(table.rules, texts, _fewest(table)),)
    lines = [*title(sight, switches), *goal, "", *asked, *_long(sight)]
    if not table.watched:
        alone = begins_with_sign(table) and not is_lobby(table)
        why = texts.html("invite-sign", sealed=table.sealed, alone=int(alone))
        lines += [why]
    if sight.link is not None:
        lines += ["", escape(sight.link, quote=False)]
    brought = in_quotation(brought_lines(sight, words))
    own, most = int(not table.watched), MAX_LENGTH
    args = {"commitment": game.commitment, "brought": brought}
    lines += ["", texts.html("invite-seal", sealed=table.sealed, own=own, most=most, **args)]
    return "\n".join(lines)


def _called_with_sign(sight: Sight, person: int | None) -> str:
    """What a person is called, with the sign that they have brought to this table."""
    seats = (p.sign for p in sight.table.players if person is not None and p.person == person)
    return marked(sight.called(person), next(seats, ""))


def _fewest(table: Table) -> int:
    """How many will play at least."""
    return max(len(table.players), min(table.rules.seats))


def _long(sight: Sight) -> list[str]:
    """A warning of a game that will be very long."""
    table = sight.table
    seats = _fewest(table)
    fit = fitting(table.rules, seats) if is_long(table.rules, seats) else None
    if fit is None:
        return []
    return [sight.texts.html("invite-long", presses=10 * round(fit.row.presses / 10))]


def _seats(sight: Sight) -> list[str]:
    """What the first game of a match is, and what decides who sits where."""
    table, texts = sight.table, sight.texts
    match = match_of(table)
    lines = [] if match is None else [texts.html("invite-match", points=match.target)]
    if table.game.mode == "phone":
        return lines
    if table.rules.throw_off:
        words = {"score": table.rules.throw_off, "side": sight.side(0)}
        return [*lines, texts.html("invite-throw-off", **words)]
    return [*lines, texts.html("invite-lot")]


def _next_game(sight: Sight, host: str, guest: str) -> list[str]:
    """The next game of a match: its score so far, and who takes which pieces."""
    table, texts, game = sight.table, sight.texts, sight.table.game
    players = list(table.players)
    if game.reserved is not None:
        players.append(Player(game.id, len(players), game.reserved, None, ""))
    order = (game.seating or "").split()
    seated = tuple(replace(p, seat=order.index(str(p.number))) for p in players)
    table = replace(table, players=seated)
    sight = replace(sight, table=table)
    lines = match_lines(sight)
    if game.reserved is not None:
        lines.append(texts.html("invite-next", name=host, guest=guest))
    if game.mode == "phone":
        return [*lines, texts.html("invite-hands-phone")]
    who = name(sight, table.seated(0))
    args = {"name": who, "mark": sight.mark(0), "side": sight.side(0)}
    return [*lines, texts.html("invite-hands", **args)]
