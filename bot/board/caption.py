"""The words under a board: all that the picture shows, so that a game can be followed by ear.

At most 1024 characters (Bot API, sendPhoto) as Telegram counts them, in UTF-16 units after the
markup is taken away; over that the names of the switches go first, the last ones before ("+5"),
then the oldest actions of the last turns ("... 6 more"), at last the ends of long names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from html import escape, unescape
from itertools import islice

from bot.board.layout import Layout, Parts, arranged, fold
from bot.board.lobby_board import lobby_lines
from bot.board.map_keys import marks_takers
from bot.board.offer_board import offer_lines
from bot.board.phone import words_height
from bot.board.reasons import (
    CROWD,
    goal_lines,
    has_acted,
    lesson_lines,
    pending_lines,
    place_by_lot,
    why_lines,
)
from bot.board.turn_log import MANY_PLAYERS, Called, alone_line, turn_lines
from bot.table.invitation import sealed_after
from bot.table.match import Match, match_of
from bot.table.picking import Picking, map_for, placing, tapped_on
from bot.table.seats import is_lobby
from bot.table.steps import UNDECIDED
from bot.table.table import Table
from bot.words.combos import summary
from bot.words.library import Texts
from bot.words.sides import mark, side
from cards import fitting, is_long
from games import fair
from games.core import Choose, Over, Throw
from storage.rows import Player

MAX_CAPTION = 1024
"""Characters of a caption after entities parsing."""

MOST_THROWS = 6
"""So many throws of a throw-off are told, the last ones."""

CLIPPED = (16, 8)
"""To so many characters the names are cut where nothing else is left to leave out."""

BRIEF = 10
"""To so many those of many players while they play, but for whose turn it is: each has a line."""

Names = Mapping[int, str]
"""What each person (our id) is called."""


def length(html: str) -> int:
    """How long Telegram takes an HTML text to be."""
    plain = unescape(re.sub(r"<[^>]+>", "", html))
    return len(plain.encode("utf-16-le")) // 2


def name(table: Table, texts: Texts, player: Player, names: Names) -> str:
    """What a player is called; two at one phone by their pieces."""
    if player.bot is not None:
        level = texts.plain(f"level-{player.bot}")
        if player.resigned is None:
            number = bot_number(table, player)
            if number is not None:
                return texts.plain("bot-numbered", count=number, level=level)
            return texts.plain("bot-name", level=level)
        gone = names.get(player.resigned) or texts.plain("somebody")
        return texts.plain("bot-for", level=level, name=gone)
    if table.game.mode == "phone" and player.seat is not None:
        return texts.plain(f"player-{table.rules.sides[player.seat]}")
    person = -1 if player.person is None else player.person
    return names.get(person) or texts.plain("somebody")


def bot_number(table: Table, player: Player) -> int | None:
    """Which BOT of the table it is, counted from 1 as they sat down; None where it is the only one,
    or plays in the place of somebody, whose name it has."""
    bots = [p.number for p in table.players if p.bot is not None and p.resigned is None]
    return bots.index(player.number) + 1 if len(bots) > 1 and player.number in bots else None


def brief_name(table: Table, texts: Texts, names: Names, player: Player) -> str:
    """What a player is called in a line of the list and the log: at a table of many that is still
    playing, briefly."""
    if len(table.players) <= MANY_PLAYERS or table.game.status == "over":
        return name(table, texts, player, names)
    if player.bot is not None and player.resigned is None:
        number = bot_number(table, player)
        if number is None:
            return texts.plain("bot-brief")
        return texts.plain("bot-number", count=number)
    return name(table, texts, player, _clipped(names, BRIEF))


def _shortest_name(table: Table, texts: Texts, names: Names, player: Player) -> str:
    """What a player is called where two stand on one line."""
    stands_in = player.bot is not None and player.resigned is None
    clipped = _clipped(names, BRIEF)
    return texts.plain("bot-brief") if stands_in else name(table, texts, player, clipped)


def caption(
    table: Table,
    texts: Texts,
    names: Names,
    link: str | None = None,
    reader: int | None = None,
    taps: Picking | None = None,
    explained: Sequence[str] = (),
    room: float | None = None,
) -> str:
    """The caption of a board, as HTML. `link` is the address that takes the free seat; `reader` is
    the person whose board it is, where each player has their own; `taps` is the board's map, if it
    has one: it shows where everything is, so that the words tell how much it is. `explained` are
    the lines of an explanation that was asked for: they stand for all but whose turn it is. `room`
    is how tall the words may be on a phone (:mod:`bot.board.phone`), None for as tall as they are.
    """
    text = ""
    for layout in Layout:
        if explained:
            text = _explained(table, texts, names, reader, taps, explained, layout)
        else:
            text = _short_enough(table, texts, names, link, reader, taps, layout)
        if room is None or words_height(text) <= room:
            break
    return text


def _short_enough(
    table: Table,
    texts: Texts,
    names: Names,
    link: str | None,
    reader: int | None,
    taps: Picking | None,
    layout: Layout,
) -> str:
    """The caption in that layout, with as much in it as Telegram takes."""
    text = ""
    for text in _ever_shorter(table, texts, names, link, reader, taps, layout):
        if length(text) <= MAX_CAPTION:
            break
    return text


def _explained(
    table: Table,
    texts: Texts,
    names: Names,
    reader: int | None,
    taps: Picking | None,
    explained: Sequence[str],
    layout: Layout,
) -> str:
    """An explanation as a caption, as many of its lines as fit; folded where it would push the
    picture out of sight."""
    first, last = title(table, texts, 0)[0], _due(table, texts, names, reader, taps, lot=False)
    lines = [escape(line, quote=False) for line in explained]
    spaced, folds = layout is Layout.SPACED, layout not in (Layout.SPACED, Layout.CLOSE)
    text = ""
    for kept in range(len(lines), -1, -1):
        more = [texts.html("log-more", count=len(lines) - kept)] if kept < len(lines) else []
        told = [*lines[:kept], *more]
        if layout is Layout.TIGHTEST:
            parts = fold((*told, first))
        else:
            parts = [first, *(fold(told) if folds else told)]
        if spaced:
            parts.insert(1, "")
        text = "\n".join((*parts, *([""] if spaced and last else []), *last))
        if length(text) <= MAX_CAPTION:
            break
    return text


def _ever_shorter(
    table: Table,
    texts: Texts,
    names: Names,
    link: str | None,
    reader: int | None,
    taps: Picking | None,
    layout: Layout,
) -> Iterator[str]:
    """The caption whole, then with less and less of what may be left out."""
    for switches in range(len(table.rules.switches()), -1, -1):
        if table.state is None:
            yield _invitation(table, texts, names, link, switches)
        else:
            yield _game(table, texts, names, 0, reader, taps, layout, switches=switches)
    if table.state is None:
        return
    every = sum(map(len, table.last_turns()))
    for dropped in range(1, every + 1):
        yield _game(table, texts, names, dropped, reader, taps, layout)
    for most in CLIPPED:
        names = _clipped(names, most)
        yield _game(table, texts, names, every, reader, taps, layout)
    yield _game(table, texts, names, every, reader, taps, layout, pieces=False)
    yield _game(table, texts, names, every, reader, taps, layout, pieces=False, explained=False)


def _clipped(names: Names, most: int) -> Names:
    """The names with at most so many characters."""
    return {
        person: called if len(called) <= most else called[: most - 1] + "…"
        for person, called in names.items()
    }


def title(table: Table, texts: Texts, switches: int) -> list[str]:
    """The first lines: the game, its rule set and its number; then the switches that differ, so
    many of them by name."""
    first = texts.html(
        "caption-title",
        game=texts.plain(f"game-{table.rules.game}"),
        rules=texts.plain(f"rules-{table.rules.id}"),
        id=str(table.game.id),
    )
    if not table.rules.switches():
        return [first]
    words = summary(table.rules, texts, switches)
    return [first, texts.html("caption-switches", switches=words)]


def seal(table: Table) -> str:
    """The commitment's short form, the last line of the caption while a game goes on."""
    commitment = table.game.commitment
    return f"{commitment[:8]}…{commitment[-4:]}"


def _game(
    table: Table,
    texts: Texts,
    names: Names,
    dropped: int,
    reader: int | None,
    taps: Picking | None,
    layout: Layout,
    *,
    switches: int = 0,
    pieces: bool = True,
    explained: bool = True,
) -> str:
    crowd = len(table.players) > MANY_PLAYERS
    called = partial(brief_name, table, texts, names)
    taps = map_for(table, taps, reader)
    over = table.game.status == "over"
    if placing(table, taps):
        return "\n".join(_while_placing(table, texts, names, reader, taps))
    first, *named = title(table, texts, switches)
    sides = _sides(table, texts, called, pieces=pieces, where=taps is None)
    parts = Parts(
        title=(first,),
        brief=_title_sealed(table, texts),
        switches=named,
        match=_match(table, texts, names),
        goal=goal_lines(table, texts) if explained else (),
        sides=sides,
        short_sides=sides if taps is None else _short_sides(table, texts, names),
        log=(
            *_throw_off(table, texts, names),
            *turn_lines(table, texts, called, dropped),
            *(alone_line(table, texts) if table.game.status == "playing" else ()),
        ),
        lesson=lesson_lines(table, texts) if explained else (),
        secret=[_sealed(table, texts)] if over else (),
        known=pending_lines(table, texts),
        why=why_lines(table, texts) if explained else (),
        due=(
            *_due(table, texts, names, reader, taps),
            *offer_lines(table, texts, lambda player: name(table, texts, player, names)),
        ),
        seal=() if over else [_sealed(table, texts)],
        over=over,
    )
    many = isinstance(table.turn, Choose) and len(table.turn.actions) > CROWD
    return arranged(parts, layout, close=many or crowd or tapped_on(table.rules))


def _title_sealed(table: Table, texts: Texts) -> str:
    """The rule set, the game's number and its seal, on one line."""
    rules = texts.plain(f"rules-{table.rules.id}")
    return texts.html("caption-brief", rules=rules, id=str(table.game.id), seal=seal(table))


def _while_placing(
    table: Table, texts: Texts, names: Names, reader: int | None, taps: Picking | None
) -> list[str]:
    """Three lines, so that a phone shows the picture and a button for each square together: what is
    played, what is to be known or was done last, and what is due."""
    names = _clipped(names, BRIEF)
    called = partial(_shortest_name, table, texts, names)
    goal = [] if has_acted(table) else goal_lines(table, texts)
    told = goal or pending_lines(table, texts) or turn_lines(table, texts, called, 0)
    return [
        _title_sealed(table, texts),
        *([" · ".join(told)] if told else []),
        *_due(table, texts, names, reader, taps),
        *offer_lines(table, texts, lambda player: name(table, texts, player, names)),
    ]


def _sides(
    table: Table, texts: Texts, called: Called, *, pieces: bool, where: bool = True
) -> list[str]:
    """Each player and where all their pieces are (`squares` told only if `where`): by seat, or as
    the game ranks them at its end."""
    ranking = table.rules.ranking(table.state)
    lines = [texts.html("ranking")] if ranking else []
    told = table.rules.describe(table.state)
    for place, seat in enumerate(ranking or range(len(told)), 1):
        words = told[seat]
        if ranking:  # the number before the line tells the place
            words = words.given("place", 0)
        if not where:
            words = words.given("squares", "none")
        line = _player(table, texts, called, seat, texts.told(words) if pieces else "…")
        lines.append(texts.html("ranking-place", place=place) + " " + line if ranking else line)
    return lines


def _short_sides(table: Table, texts: Texts, names: Names) -> list[str]:
    """The sides on one line, where a map shows everything else."""
    told = table.rules.describe(table.state)
    sides = [
        texts.html(
            "caption-side-short",
            mark=mark(table, texts, seat),
            name=_shortest_name(table, texts, names, table.seated(seat)),
            pieces=texts.short(words),
        )
        for seat, words in enumerate(told)
    ]
    return [" · ".join(sides)]


def _player(table: Table, texts: Texts, called: Called, seat: int, pieces: str) -> str:
    """One player's line."""
    sign, who = mark(table, texts, seat), called(table.seated(seat))
    if table.game.mode == "phone":
        return texts.html("caption-side", mark=sign, side=who, pieces=pieces)
    colour = side(table, texts, seat)
    return texts.html("caption-player", mark=sign, name=who, side=colour, pieces=pieces)


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
    """Everybody's points: `Anna 4 – Boris 7`, in the order of the seats, as everywhere."""
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
    """How the seats were thrown for, until everybody has had a whole turn."""
    begun = (number for number in range(len(table.played)) if table.begins(number))
    after = next(islice(begun, len(table.players), None), None)
    if table.game.status == "over" or after is not None:
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
        return texts.html("throw-off-phone", standing=texts.listed(told))
    return texts.html(
        "throw-off",
        standing=texts.listed(told),
        name=name(table, texts, table.seated(0), names),
        mark=mark(table, texts, 0),
        side=side(table, texts, 0),
    )


def _due(
    table: Table,
    texts: Texts,
    names: Names,
    reader: int | None,
    taps: Picking | None,
    *,
    lot: bool = True,
) -> list[str]:
    """Whose turn it is and what is due, or how the game ended; `lot` if it says who begins."""
    if table.game.status == "over":
        return _ended(table, texts, names)
    if table.game.status == "asleep":
        by = names.get(table.game.asleep_by or -1) or texts.plain("somebody")
        if len(table.people) > 1 and len(table.players) > 2:
            return [texts.html("caption-asleep-all", name=by)]
        alone = len(table.people) < 2
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
        drawn = place_by_lot(table) if lot else 0
        return [texts.html(f"due-throw-{turn.device.kind}", lot=drawn, **args)]
    return [_due_choice(table, texts, taps, args, place_by_lot(table) if lot else 0)]


def _due_choice(
    table: Table, texts: Texts, taps: Picking | None, args: Mapping[str, str], lot: int
) -> str:
    """What is to be chosen."""
    if taps is None or not taps.paths:
        return texts.html("due-choose", **args)
    if taps.made:
        return texts.html("due-target", square=taps.made[-1], **args)
    if placing(table, taps):
        # With the lot all are left, and the line is long enough.
        left = 0 if lot else next((tray.hand for tray in taps.view.trays if tray.active), 0)
        return texts.html("due-square", left=left, lot=lot, **args)
    takes = taps.takers_in_sight and marks_takers(taps)
    return texts.html("due-stone", takes=int(takes), **args)


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
        if reason not in UNDECIDED:
            return texts.html(f"draw-{reason}", score="–".join(map(str, over.score)))
        host = names.get(table.game.host) or texts.plain("somebody")
        return texts.html(f"over-{reason}", name=host)
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
        after = None if table.state is None else sealed_after(table.game)
        return texts.html(
            "caption-secret",
            sealed=table.sealed,
            commitment=table.game.commitment,
            secret=table.game.secret.hex(),
            after="none" if after is None else str(after.game),
            aftersealed="" if after is None else after.commitment,
        )
    return texts.html("caption-seal", seal=seal(table))


def _invitation(table: Table, texts: Texts, names: Names, link: str | None, switches: int) -> str:
    game = table.game
    host = names.get(game.host) or texts.plain("somebody")
    if game.status == "over":
        reason = "expired" if table.result is None else table.result.reason
        lines = [*title(table, texts, switches), "", _sealed(table, texts), ""]
        return "\n".join([*lines, texts.html(f"over-{reason}", name=host)])
    guest = names.get(game.reserved or -1) or texts.plain("somebody")
    if game.seating is not None:
        asked = _next_game(table, texts, names, host, guest)
    elif is_lobby(table):
        who = [name(table, texts, player, names) for player in table.players]
        asked = lobby_lines(table, texts, host, who)
    else:
        message = "invite-rematch" if game.reserved is not None else f"invite-{game.mode}"
        message = "invite-watch" if table.watched else message
        bot = name(table, texts, table.players[-1], names) if game.mode == "bot" else ""
        asked = [texts.html(message, name=host, guest=guest, bot=bot), *_seats(table, texts)]
    lines = [*title(table, texts, switches), "", *asked, *_long(table, texts)]
    if link is not None:
        lines += ["", escape(link, quote=False)]
    lines += ["", texts.html("invite-seal", sealed=table.sealed, commitment=game.commitment)]
    return "\n".join(lines)


def _long(table: Table, texts: Texts) -> list[str]:
    """A warning of a game that will be very long."""
    seats = max(len(table.players), min(table.rules.seats))
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
    lines = _match(table, texts, names)
    if game.reserved is not None:
        lines.append(texts.html("invite-next", name=host, guest=guest))
    if game.mode == "phone":
        return [*lines, texts.html("invite-hands-phone")]
    who = name(table, texts, table.seated(0), names)
    args = {"name": who, "mark": mark(table, texts, 0), "side": side(table, texts, 0)}
    return [*lines, texts.html("invite-hands", **args)]
