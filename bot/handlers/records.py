"""Throws nobody can doubt: a game's record as a file, `/verify`, and `/sealed 2026-11-22`, the list
of all games that ended on a day."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from itertools import pairwise
from typing import Final, TypeAlias

from bot.board.heading import source_words, throw_off
from bot.board.sealing import brought_lines
from bot.board.sight import Sight, bare_name
from bot.handlers.game_lists import named
from bot.handlers.visit import Visit
from bot.table.chained import moves_digest, result
from bot.table.origin import origin_of, own_from
from bot.table.sealed import sealed_tags
from bot.table.sealed_lists import again
from bot.table.seats import for_many
from bot.table.secrets import dealing, stretches
from bot.table.summary import Taken
from bot.table.table import Table
from bot.telegram.lanes import Outcome
from bot.words.library import Texts
from games import fair
from games.core import Throw
from games.listing import digest
from games.proof import Joiner, Verdict, joiner_tags, put_back_tags, verify
from games.record import Record, record_of, side_tag, write_record

Counts: TypeAlias = tuple[tuple[str, int, Fraction], ...]
"""How often each throw came, and how often it was to be expected."""

_BEFOREHAND: Final = (
    "Match",
    "MatchGame",
    "MatchScore",
    "Previous",
    "From",
    "Fair",
    "GameId",
    "Salt",
)


def record(sight: Sight) -> Record:
    """The record of a game that has begun; with its secret once it is over."""
    table, rules, game = sight.table, sight.table.rules, sight.table.game
    sealed = sealed_tags(game, table.players, rules)
    tags = [
        (side_tag(rules, seat), bare_name(sight, table.seated(seat)))
        for seat in range(len(table.players))
    ]
    tags.append(("Date", sealed["Date"]))
    if table.result is not None:
        tags += [("Result", result(table, table.result)), ("Reason", table.result.reason)]
    else:
        tags.append(("Result", "*"))
    tags += [(tag, sealed[tag]) for tag in _BEFOREHAND if tag in sealed]
    tags += [
        *_joiner_tags(sight),
        ("Commitment", sealed["Commitment"]),
        ("Moves", moves_digest(table)),
        *_seat_tags(table),
        *_stood_in(table),
    ]
    over = game.status == "over"
    if over:
        tags.append(("Secret", dealing(game).hex()))
    tags += put_back_tags(stretches(game), over=over)
    actions = (
        each.back if isinstance(each, Taken) else rules.write(each.action) for each in table.log
    )
    return record_of(rules, len(table.players), actions, tags)


def _joiner_tags(sight: Sight) -> tuple[tuple[str, str], ...]:
    """Who joined and what each brought; nothing of a game that was drawn from presses alone."""
    table = sight.table
    salt = table.game.salt or ""
    if fair.method(salt) == "djehuty1":
        return ()
    brought, press = fair.read_salt(salt)
    joiners = (
        Joiner(bare_name(sight, player), kept.sign, player.words, kept.words)
        for player, kept in zip(table.players, brought, strict=True)
    )
    return joiner_tags(tuple(joiners), press)


def _seat_tags(table: Table) -> tuple[tuple[str, str], ...]:
    """How the seats were drawn; nothing where they changed hands in a match."""
    game = table.game
    if game.seating is not None:
        return ()
    seated = sorted(table.players, key=lambda player: player.seat or 0)
    lot = ("Lot", " ".join(str(player.number) for player in seated))
    deal = _deal(table)
    return (lot, ("ThrowOff", " ".join(deal.scores))) if deal.thrown else (lot,)


def _stood_in(table: Table) -> tuple[tuple[str, str], ...]:
    """Where a BOT played for somebody: by seat the plies from and up to which; nothing where none
    did."""
    seated = sorted(table.players, key=lambda player: player.seat or 0)
    sides = table.rules.sides
    told = [f"{sides[p.seat or 0]} {p.stood_in}" for p in seated if p.stood_in]
    return (("StoodIn", ", ".join(told)),) if told else ()


def _deal(table: Table) -> fair.Deal:
    """How the seats of a game that has begun were drawn."""
    game = table.game
    return fair.deal(table.rules, len(table.players), dealing(game), str(game.id), game.salt or "")


def counts(table: Table) -> Counts:
    """How often each throw came, those of a throw-off too, and how often the odds let it be
    expected: text, count, expectation."""
    came, expected = Counter[str](), defaultdict[str, Fraction](Fraction)
    for text, odds in _throws(table):
        came[text] += 1
        for outcome, chance in odds:
            expected[outcome] += chance
    return tuple((text, came[text], expected[text]) for text in sorted(expected))


def _throws(table: Table) -> Iterator[tuple[str, tuple[tuple[str, Fraction], ...]]]:
    """Every throw with the odds it had."""
    rules = table.rules
    first = None if table.state is None else rules.turn(rules.start(len(table.players)))
    if isinstance(first, Throw) and table.game.seating is None:
        for score in _deal(table).scores:
            yield score, first.device.odds()
    for played in table.played[own_from(table.game) :]:
        turn = rules.turn(played.before)
        if isinstance(turn, Throw):
            odds = tuple((rules.write(outcome), chance) for outcome, chance in turn.odds)
            yield rules.write(played.action), odds


async def send_record(visit: Visit, table: Table) -> None:
    """The record as a document in the chat where it was asked for."""
    texts = visit.chat_texts
    made = record(await visit.desk.boards.frames.spoken(table, texts))
    data = write_record(made).encode()
    file = f"{table.rules.game}-{table.game.id}.txt"
    caption = texts.html(
        "record-caption", id=str(table.game.id), turns=len(made.turns), sealed=table.sealed
    )
    visit.send_file(file, data, caption)


async def verify_command(visit: Visit) -> Outcome:
    """`/verify`, or `/verify 12`: what is sealed, and after the end whether it holds."""
    table = await _asked(visit)
    texts = visit.chat_texts
    if table is None:
        visit.reply(texts.html("verify-none"))
        return "committed"
    sight = await visit.desk.boards.frames.spoken(table, texts)
    args = {"id": str(table.game.id), "commitment": table.game.commitment}
    if table.state is None and table.game.status != "over":
        text = texts.html("verify-open", **args, sealed=table.sealed)
    elif table.game.status != "over":
        salt = fair.mixed(table.game.salt or "")
        text = texts.html(
            "verify-running", **args, salt=salt, throws=table.game.throws, sealed=table.sealed
        )
    elif table.state is None:
        text = texts.html("verify-unplayed", **args, secret=table.game.secret.hex())
    else:
        made = record(sight)
        verdict = await visit.desk.draw(partial(verify, made))  # a tenth of a second, if it is long
        text = _verdict(table, texts, verdict)
        if not verdict.holds:
            visit.reply(text)
            return "committed"
    text = "\n".join((text, *brought_lines(sight)))
    digest, over = moves_digest(table), int(table.game.status == "over")
    parts = [texts.html("verify-plain", sealed=table.sealed), *_bound(table, texts), text]
    parts += [texts.html("verify-moves", digest=digest, over=over)] if digest else []
    parts += [*_came_from(table, texts), *_put_back(table, texts)]
    if table.state is not None:
        counted = await visit.desk.draw(partial(counts, table))
        parts += _statistics(sight, counted)
        if table.game.status == "over":
            parts.append(texts.html("verify-more"))
    parts += await _ended(visit, table)
    visit.reply("\n\n".join(parts))
    return "committed"


def _bound(table: Table, texts: Texts) -> list[str]:
    """What the players bound of what the server could have chosen, and what is left to an operator
    who plays; nothing of a game that has not begun."""
    salt = table.game.salt
    if salt is None:
        return []
    if fair.method(salt) == "djehuty1":
        kind = "presses"
    else:
        brought, press = fair.read_salt(salt)
        words = any(each.words for each in brought)
        kind = "press" if press else "words" if words else "brought"
    told = texts.html("verify-bound", kind=kind)
    if len(table.people) < 2:
        return [told]
    # At a table for more who sits down when is in the salt, too: there nobody is the last for sure.
    many = for_many(table.rules) and kind != "presses"
    left = texts.html("verify-left-many") if many else texts.html("verify-left", kind=kind)
    return [f"{told} {left}"]


def _came_from(table: Table, texts: Texts) -> list[str]:
    """Which of its actions come from another game, and are not sealed here."""
    origin = origin_of(table.game)
    if origin is None:
        return []
    return [texts.html("verify-from", source=source_words(origin, texts), count=origin.actions)]


def _put_back(table: Table, texts: Texts) -> list[str]:
    """That the game was put back to an earlier state, and which secrets gave the throws before; of
    a game that is over those secrets, too."""
    every = stretches(table.game)
    if len(every) == 1:
        return []
    lines = list[str]()
    for before, after in pairwise(every):
        seal = fair.commitment(before.secret)
        lines.append(texts.html("verify-seal-before", throws=after.first - 1, commitment=seal))
        if table.game.status == "over":
            lines.append(texts.html("verify-secret-before", secret=before.secret.hex()))
    return ["\n".join((texts.html("verify-put-back", throws=every[-1].first - 1), *lines))]


def _statistics(sight: Sight, counted: Counts) -> list[str]:
    """The throw-off, and the throws' counts against their odds: never what is "due"."""
    texts, line = sight.texts, throw_off(sight)
    said = [
        texts.html("verify-count", score=text, count=count, expected=round(float(expected), 1))
        for text, count, expected in counted
    ]
    told = [texts.html("verify-counts", counts=" · ".join(said))] if said else []
    return [line, *told] if line else told


def _verdict(table: Table, texts: Texts, verdict: Verdict) -> str:
    game = table.game
    if not verdict.holds:
        why = f"{verdict.finding} {verdict.subject}".strip()
        return texts.html("verify-bad", id=str(game.id), why=why)
    return texts.html(
        "verify-good",
        id=str(game.id),
        throws=verdict.throws,
        seats=verdict.seats if table.sealed == "throws" or table.game.origin else "alone",
        commitment=game.commitment,
        secret=game.secret.hex(),
        salt=fair.mixed(game.salt or ""),
    )


async def _asked(visit: Visit) -> Table | None:
    """The game named by its number if it may be seen from here; else the one they play here, else
    the latest."""
    desk = visit.desk
    if not visit.words:
        mine = None if visit.maybe_person is None else visit.maybe_person.id
        playing = await desk.store.unfinished(chat=visit.chat.id, person=mine, limit=1)
        latest = playing[0] if playing and mine else await desk.store.latest(visit.chat.id)
        return None if latest is None else await desk.door.book.whole(latest.id)
    return await named(visit)


async def _ended(visit: Visit, table: Table) -> list[str]:
    """The number of the last game that is over here, where one that goes on was told of unasked:
    it may be the one that was meant."""
    if visit.words or table.game.status not in ("playing", "asleep"):
        return []
    ended = await visit.desk.store.ended(visit.chat.id, 1)
    return [visit.chat_texts.html("verify-ended", id=str(each.id)) for each in ended]


async def sealed(visit: Visit) -> Outcome:
    """`/sealed`: seals, secrets and throws of all games that ended on the day that is named, or on
    the last one, as a file."""
    texts, store = visit.chat_texts, visit.desk.store
    last = await store.listing()
    if not last:
        visit.reply(texts.html("sealed-none"))
        return "committed"
    day = visit.words.strip() or last[0].day
    made = await again(store, day) if re.fullmatch(r"\d{4}-\d\d-\d\d", day, re.ASCII) else None
    if made is None:
        visit.reply(texts.html("sealed-not-there", date=last[0].day))
        return "refused"
    listing, data = made.listing, made.text.encode()
    caption = texts.html(
        "sealed-caption",
        date=day,
        count=len(listing.games),
        throws=listing.throws,
        secret=digest(made.text),
    )
    visit.send_file(f"djehuty-{day}.txt", data, caption)
    return "committed"
