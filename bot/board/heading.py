"""The first lines of a caption: what is played, how a match stands, how seats were thrown for."""

from __future__ import annotations

from bot.board.sight import Announced, Sight, bare_name, name
from bot.table.match import Match, match_of
from bot.table.origin import origin_of
from bot.table.secrets import dealing
from bot.table.table import AnyRules, Table
from bot.words.combos import summary
from bot.words.library import Texts
from games import fair
from games.record import Origin
from storage.rows import Player


def title(sight: Sight, switches: int) -> list[str]:
    """The first lines of a board: the game, its rule set, and its number where that tells it from
    others; then the switches that differ, so many of them by name."""
    table, texts = sight.table, sight.texts
    first = _game(sight, numbered=table.game.numbered)
    if not table.rules.switches():
        return [first]
    words = summary(table.rules, texts, switches)
    return [first, texts.html("caption-switches", switches=words)]


def won_line(sight: Sight) -> str:
    """Who has won already, where the game goes on about places; empty where nobody has. To who
    reads it in their own chat as *you*."""
    table, you, player = sight.table, sight.reader or sight.chat.person, _won(sight.table)
    if player is None:
        return ""
    if you is not None and you == player.person and table.game.mode != "phone":
        return sight.texts.html("won-already-you")
    mark = sight.mark(player.seat or 0)
    return sight.texts.html("won-already", name=name(sight, player), mark=mark)


def won_brief(sight: Sight) -> str:
    """The same to the only person at a table of two, on a line of a small phone."""
    player = _won(sight.table)
    if player is None:
        return ""
    return sight.texts.html("tale-won" if player.person is None else "tale-won-you")


def _won(table: Table) -> Player | None:
    """Who has won already, where the game goes on about places."""
    seat = None if table.game.status == "over" else table.rules.settled(table.state)
    return None if seat is None else table.seated(seat)


def reference(sight: Sight) -> str:
    """The game, its rule set and always its number: the first line of what is not its board. A
    notice or a review may stand far from the board, after other games."""
    return _game(sight, numbered=True)


def unnumbered(sight: Sight) -> str:
    """The same of a game that has no number here: it is known by a record."""
    return _game(sight, numbered=False)


def _game(sight: Sight, *, numbered: bool) -> str:
    table, texts = sight.table, sight.texts
    return texts.html(
        "caption-title",
        game=texts.plain(f"game-{table.rules.game}"),
        rules=texts.plain(f"rules-{table.rules.id}"),
        id=str(table.game.id),
        numbered=int(numbered),
    )


def goal_line(rules: AnyRules, texts: Texts, seats: int) -> str:
    """What wins by these rules, on a line, for who has not begun: of a game of so many."""
    goal = rules.explain(rules.start(seats)).goal
    return texts.html("caption-goal", told=texts.told(goal))


def brief_title(sight: Sight) -> str:
    """The rule set, and the game's number where that tells it from others, on one line."""
    table, texts = sight.table, sight.texts
    args = {"rules": texts.plain(f"rules-{table.rules.id}"), "id": str(table.game.id)}
    return texts.html("caption-brief", numbered=int(table.game.numbered), **args)


def line_of(texts: Texts, announced: Announced) -> str:
    """What those who run the bot want everybody to know: the first line of all."""
    if announced.until is None:
        return texts.html("line", text=announced.text)
    return texts.html("line-until", text=announced.text, date=announced.until)


def source_words(origin: Origin, texts: Texts) -> str:
    """From which game another goes on, in a few words."""
    if " " in origin.source:
        return texts.plain("from-record")
    return texts.plain("from-game", id=origin.source)


def origin_lines(sight: Sight) -> list[str]:
    """From which game it goes on: until everybody has had a whole turn of their own, and at the
    end."""
    table, origin = sight.table, origin_of(sight.table.game)
    if origin is None or (table.game.status != "over" and _under_way(table, origin)):
        return []
    return [from_line(origin, sight.texts)]


def from_line(origin: Origin, texts: Texts) -> str:
    """From which game another goes on, and after how many actions."""
    source = source_words(origin, texts)
    return texts.html("caption-from", source=source, count=origin.actions)


def _under_way(table: Table, origin: Origin) -> bool:
    if table.summary.ply > origin.actions:
        return True
    own = range(origin.actions, len(table.played))
    return sum(map(table.begins, own)) > len(table.players)


MOST_THROWS = 6
"""So many throws of a throw-off are told, the last ones."""


def match_lines(sight: Sight) -> list[str]:
    """The score of the match, by seats; nothing in a single game."""
    match = match_of(sight.table)
    if match is None:
        return []
    return [
        sight.texts.html(
            "caption-match",
            points=match.target,
            count=match.number,
            standing=_standing(sight, match),
        )
    ]


def _standing(sight: Sight, match: Match) -> str:
    """Everybody's points: `Anna 4 – Boris 7`, in the order of the seats, as everywhere."""
    players = sorted(sight.table.players, key=lambda player: player.seat or 0)
    return " – ".join(
        sight.texts.plain(
            "standing-side",
            name=bare_name(sight, player),
            count=match.points[player.number],
        )
        for player in players
    )


def throw_off_lines(sight: Sight) -> list[str]:
    """How the seats were thrown for, until everybody has had a whole turn."""
    table = sight.table
    if table.game.status == "over" or table.begun > len(table.players):
        return []
    line = throw_off(sight)
    return [line] if line else []


def throw_off(sight: Sight) -> str:
    """How the seats of a game that has begun were thrown for, empty if they were not."""
    table, texts, game = sight.table, sight.texts, sight.table.game
    if game.salt is None or game.seating is not None or not table.rules.throw_off:
        return ""
    deal = fair.deal(table.rules, len(table.players), dealing(game), str(game.id), game.salt)
    told = [
        texts.plain(
            "standing-side",
            name=name(sight, table.players[deal.order[turn % len(deal.order)]]),
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
        name=name(sight, table.seated(0)),
        mark=sight.mark(0),
        side=sight.side(0),
    )
