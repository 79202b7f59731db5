"""What is asked under a board: to end a game together, and what shall be of who can no longer act.

The words, the buttons that ask, and those that answer.
"""

from __future__ import annotations

from typing import get_args

from bot.board.buttons import Absent, Accept, Decline, MakeOffer
from bot.board.phone import fit, in_rows
from bot.board.sight import Sight, name
from bot.table.absence import absent, unfilled
from bot.table.asking import Ending, Offer, asked, declined_by, offer_of
from bot.table.clock import OFF
from bot.table.offers import may_offer
from bot.table.picking import square_of
from bot.table.table import Table
from bot.telegram.wire import Key, Keyboard
from storage.rows import Player


def sure_keys(no: Key, yes: Key, *instead: Key, turned: bool = False) -> Keyboard:
    """The buttons of a question whether to end something: *no* on the left and *yes* on the right
    of the last row. What leads to it never stands there: buttons that end something are on the left
    of the last row of their message, or above it. So of two taps on one place the second one, which
    finds the question at the bottom of the chat, says *no* or hits nothing. `turned`: the other way
    round."""
    first, last = (yes, no) if turned else (no, yes)
    rows = ((first, last),) if fit((first, last), 2) else ((first,), (last,))
    return (*((key,) for key in instead), *rows)


def offer_lines(sight: Sight) -> list[str]:
    """Who offers what, if an offer stands; who has just declined one."""
    table, texts = sight.table, sight.texts
    offer = offer_of(table)
    if offer is None:
        player = declined_by(table)
        return [] if player is None else [texts.html("caption-declined", name=name(sight, player))]
    who = name(sight, table.players[offer.by])
    if offer.kind == "back":
        asks = texts.html("caption-offer-back", name=who, told=_meant(sight, offer))
        return [f"{asks} {texts.html('caption-back-unrates')}" if table.rated else asks]
    if offer.kind in ("time", "pause"):
        return [_timed(sight, offer, who)]
    return [texts.html(f"caption-offer-{offer.kind}", name=who)]


def _timed(sight: Sight, offer: Offer, who: str) -> str:
    """Which time a turn, or which pause, somebody asks for; or that there be none."""
    if offer.what == OFF:
        message = "caption-ask-no-time" if offer.kind == "time" else "caption-ask-no-pause"
        return sight.texts.html(message, name=who)
    message = "caption-ask-time" if offer.kind == "time" else "caption-ask-pause"
    span = sight.texts.plain(f"span-{offer.what}")
    return sight.texts.html(message, name=who, span=span)


def _meant(sight: Sight, offer: Offer) -> str:
    """What is to be taken back, in words while the table keeps it."""
    table = sight.table
    if not table.summary.ply <= offer.to < len(table.played):
        return offer.what
    played = table.played[offer.to]
    return sight.texts.told(table.rules.tell(played.before, played.action))


def back_lines(sight: Sight) -> list[str]:
    """What was taken back just now."""
    table, texts = sight.table, sight.texts
    if not table.taken or table.taken[-1].ply != table.game.ply - 1 or table.game.status == "over":
        return []
    taken = table.taken[-1]
    first = taken.gone[0]
    placed = [path[0] for path in table.rules.taps(first.before, (first.action,)) if len(path) == 1]
    if placed and len(table.people) == 1 and square_of(sight.view, placed[0]) is not None:
        return [texts.html("caption-placed-back", square=placed[0])]
    told = texts.told(table.rules.tell(first.before, first.action))
    who = name(sight, table.seated(taken.seat))
    return [texts.html("caption-taken-back", mark=sight.mark(taken.seat), name=who, told=told)]


def answer_keys(sight: Sight) -> Keyboard:
    """*Accept* and *No, play on*; on a board of one's own only for who is asked, *No* also to take
    one's own offer back."""
    table, texts, reader = sight.table, sight.texts, sight.reader
    offer = offer_of(table)
    if offer is None:
        return ()
    game, ply, offered = table.game.id, offer.ply, offer.name
    yes, no = texts.plain("key-offer-yes"), texts.plain("key-offer-no")
    if offer.kind == "back":
        yes, no = texts.plain("key-back-yes"), texts.plain("key-back-no")
    accept = Key(yes, Accept(offered).press(game, ply))
    decline = Key(no, Decline(offered).press(game, ply))
    if reader is None or any(p.person == reader for p in asked(table, offer)):
        return ((accept, decline),)
    return ((decline,),) if table.players[offer.by].person == reader else ()


def offer_keys(sight: Sight) -> Keyboard:
    """What can be offered now: under a board that sleeps. To end a game without who left has a
    button of its own (`end_key`)."""
    table, texts, reader = sight.table, sight.texts, sight.reader
    if reader is not None and not table.plays(reader):
        return ()
    return tuple(
        (Key(texts.plain(f"key-offer-{kind}"), MakeOffer(kind).press(table.game.id)),)
        for kind in get_args(Ending)
        if kind != "end" and may_offer(table, kind)
    )


# -- who can no longer act -------------------------------------------------------------------------

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


def out_key(sight: Sight) -> Keyboard:
    """*BOT plays for me*, while the boards sleep: where somebody else plays, too."""
    table, reader = sight.table, sight.reader
    stay = {p.person for p in table.players if p.person is not None and not p.absent}
    if len(stay) < 2 or (reader is not None and reader not in stay):
        return ()
    return ((_key(table, sight.texts.plain("key-step-out"), Absent("out")),),)


def back_key(sight: Sight) -> Keyboard:
    """*I play again*, for who lets the BOT play for them."""
    out = [p for p in sight.table.players if p.stepped_out]
    if not any(sight.reader in (None, player.owner) for player in out):
        return ()
    return ((_key(sight.table, sight.texts.plain("key-come-back"), Absent("back")),),)


def end_key(sight: Sight) -> Key:
    """*End without loss*: at once where nobody else stays, else the others are asked."""
    return Key(sight.texts.plain("key-offer-end"), MakeOffer("end").press(sight.table.game.id))


def _key(table: Table, words: str, says: Absent) -> Key:
    return Key(words, says.press(table.game.id))
