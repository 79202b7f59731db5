"""What a game is called in a list of games, and where it is asked about."""

from __future__ import annotations

from bot.captions import Names, name
from bot.maps import width
from bot.table import Table
from bot.visit import Visit
from bot.words import Texts
from storage.rows import Player

LABEL, NAMED = 64, 12
"""Characters of a game of many on its button, and of a name there."""


async def label_of(visit: Visit, table: Table, texts: Texts) -> str:
    """A game in a few words: who plays whom (in private against whom one plays oneself), by which
    rules, how far each is, and its number, which stands on its boards. Of many it is the number,
    the rules and who of them come first."""
    names = await visit.desk.boards.names(table)
    if len(table.players) > 2:
        return _of_many(visit, table, texts, names)
    players, args = list(table.players), {"id": str(table.game.id)}
    if table.game.mode == "phone":
        players.sort(key=lambda player: player.seat or 0)
        here = next((p for p in players if p.person is not None), players[0])
        args["who"] = texts.plain("label-phone", who=_called(table, texts, here, names))
    else:
        me = visit.maybe_person if visit.private else None
        players.sort(key=lambda player: me is None or player.person != me.id)
        shown = [p for p in players if me is None or p.person != me.id] or players
        args["who"] = " – ".join(_called(table, texts, player, names) for player in shown)
    args["rules"] = texts.plain(f"rules-{table.rules.id}")
    if table.state is None:
        return texts.plain("label-open", **args)
    told = table.rules.describe(table.state)
    args["score"] = "–".join(texts.short(told[player.seat or 0]) for player in players)
    return texts.plain(f"label-{table.game.status}", **args)


def _of_many(visit: Visit, table: Table, texts: Texts, names: Names) -> str:
    """`№8 · Mothers and the hyena · Anna, Boris +4`: as many names as fit a button, people's first;
    in private without one's own."""
    me = visit.maybe_person.id if visit.private and visit.maybe_person is not None else None
    phone = table.game.mode == "phone"
    players = sorted(table.players, key=lambda player: player.person is None)
    shown = [p for p in players if phone or me is None or p.person != me] or players
    args = {"id": str(table.game.id), "rules": texts.plain(f"rules-{table.rules.id}")}
    label = ""
    for most in (1,) if phone else (2, 1):
        called = [_called(table, texts, player, names) for player in shown[:most]]
        who = texts.listed(n if len(n) <= NAMED else n[: NAMED - 1] + "…" for n in called)
        who = texts.plain("label-phone", who=who) if phone else who
        rest = len(shown) - most
        who = texts.plain("label-others", who=who, count=rest) if rest else who
        label = texts.plain(f"label-many-{table.game.status}", others=who, **args)
        if width(label) <= LABEL:
            break
    return label


def _called(table: Table, texts: Texts, player: Player, names: Names) -> str:
    """A player's own name, also where both seats are one person's."""
    if table.game.mode == "phone" and player.person is not None:
        return names.get(player.person) or texts.plain("somebody")
    return name(table, texts, player, names)
