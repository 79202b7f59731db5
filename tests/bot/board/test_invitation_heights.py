"""On a phone 360 pixels wide an invitation's picture, its words and all its buttons are seen
together: whoever sits, whatever was agreed, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Final

import pytest

from bot.board.caption import SEATED
from bot.board.frames import drawn
from bot.board.heading import title
from bot.board.phone import (
    BANNER,
    CHAT,
    WIDEST,
    fit,
    keys_height,
    picture_height,
    words_height,
)
from bot.board.sight import Announced, Sight
from bot.table.clock import TIMES
from bot.table.match import opening
from bot.table.seats import levels
from bot.table.table import AnyRules, Table, fields_text
from bot.words.library import LANGUAGES
from bot.words.signs import marked
from games.catalogue import CATALOGUE
from games.fair import SIGNS
from storage.rows import Chat, Game, Mode, Player
from tests.bot.board.shown import RENDERER
from tests.bot.wording import LIBRARY

LINK: Final = "https://t.me/djehuty_bot?start=join-abcdefghijklmnop"
CLUB, OWN = Chat(1, "group", -5), Chat(1, "private", 5, 1)
INLINE: Final = replace(CLUB, inline="m")
LONG: Final = "Ж" * 32
MANY: Final = next(rules for rules in CATALOGUE if max(rules.seats) > 2)


def invited(rules: AnyRules, mode: Mode, sitting: int, bots: int = 0) -> Table:
    """An invitation at which so many people sit, and so many BOTs."""
    game = Game(
        id=107,
        rules=rules.id,
        version=rules.version,
        fields=fields_text(rules),
        mode=mode,
        status="open",
        ply=0,
        position="",
        host=1,
        chat=1,
        topic=None,
        secret=bytes(32),
        commitment="0123456789abcdef" * 4,
        created_at=0,
        changed_at=0,
        code="abc" if mode == "link" else None,
    )
    seats = (*range(1, sitting + 1), *(None,) * bots)
    level = levels(rules)[0]
    players = tuple(
        Player(107, number, person, None if person else level, "")
        for number, person in enumerate(seats)
    )
    return Table(game, players, rules, None)


def invitations(rules: AnyRules) -> Iterator[Table]:
    """Every kind of one, by how many sit there."""
    many = max(rules.seats) > 2
    for sitting in (1, 2, 3, max(rules.seats)) if many else (1,):
        for mode in ("group", "link", "phone", "bot") if sitting == 1 or many else ():
            table = invited(rules, mode, sitting)
            yield table
            if mode in ("group", "link"):
                game = replace(table.game, turn_ms=TIMES["15m"])
                yield replace(table, game=game)
                yield replace(table, game=replace(game, fill_at=9, kept_name="somebody_else_"))
    if many:
        yield invited(rules, "group", 1, 1)
        yield invited(rules, "bot", 1, 3)
    else:
        table = invited(rules, "link", 1)
        yield replace(table, game=replace(table.game, reserved=2, found=True))
        if rules.matches:
            match = opening(rules.matches[-1], rules.seats[0])
            yield replace(table, game=replace(table.game, points=match.points))


def shown(table: Table, language: str, name: str, announced: Announced | None = None) -> Sight:
    """It as its host sees it, or a group."""
    group = table.game.mode == "group"
    return Sight(
        table,
        LIBRARY[language],
        dict.fromkeys(range(1, 8), name),
        reader=None if group else 1,
        chat=CLUB if group else OWN,
        link=LINK if table.game.mode == "link" else None,
        announced=announced,
    )


def height(sight: Sight) -> float:
    frame = drawn(sight, RENDERER)
    size = BANNER if frame.flat else RENDERER.size(frame.view, frame.signs)
    return picture_height(size) + words_height(frame.caption) + keys_height(frame.keys)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)
def test_an_invitation_is_in_sight_whole(rules: AnyRules, language: str) -> None:
    for table in invitations(rules):
        for name in ("Anna", LONG):
            sight = shown(table, language, name)
            ways = [sight, replace(sight, chat=INLINE)] if table.game.mode == "group" else [sight]
            for each in ways:
                assert height(each) <= CHAT, drawn(each, RENDERER).caption


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_group_who_invites_to_what_and_who_sits_there_is_in_the_open(language: str) -> None:
    """In this order, above what is folded: the game, who invites, how many sit there, who they
    are, and who is missing."""
    texts = LIBRARY[language]
    for sitting, waited in product((1, 2, 4, 6), ((), (7,))):
        table = invited(MANY, "group", sitting)
        signs = zip(table.players, SIGNS, strict=False)
        table = replace(table, players=tuple(replace(p, sign=sign) for p, sign in signs))
        for name in ("Anna", "Margarethe", "Екатерина-Вероника Александрова"):
            sight = replace(shown(table, language, name), waited_for=waited, again=bool(waited))
            said = drawn(sight, RENDERER).caption
            told = next(one for one in (32, *SEATED) if said.startswith(opening_of(sight, one)))
            assert told == 32 or len(name) > 10, "a name like that is whole"
            assert "<blockquote" in said.removeprefix(opening_of(sight, told))
            assert (texts.html("lobby-missing", count=1) in said) == (sitting == 1)
            assert height(sight) <= CHAT, said


def opening_of(sight: Sight, letters: int) -> str:
    """What is to stand in the open with names of so many letters."""
    sight, texts = sight.clipped(letters), sight.texts
    players = sight.table.players
    who = [marked(sight.called(player.person), player.sign) for player in players]
    sitting = [texts.html("lobby-seat", count=n, name=name) for n, name in enumerate(who, 1)]
    lines = [
        title(sight, 0)[0],
        texts.html("invite-many-group", name=who[0]),
        texts.html("lobby-seats", count=len(who), most=max(MANY.seats)),
        " · ".join(sitting),
    ]
    if len(players) == 1:
        lines.append(texts.html("lobby-missing", count=1))
    if sight.waited_for and len(players) < max(MANY.seats):
        lines.append(texts.html("lobby-waits", names=sight.called(sight.waited_for[0])))
    return "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_so_it_is_while_all_are_told_of_maintenance(language: str) -> None:
    said = Announced("Back at noon. We are moving to a larger machine.", None)
    for rules in CATALOGUE:
        for table in invitations(rules):
            sight = shown(table, language, "Anna", said)
            assert "Back at noon" in drawn(sight, RENDERER).caption
            assert height(sight) <= CHAT, drawn(sight, RENDERER).caption


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)
def test_no_words_of_its_buttons_are_cut(rules: AnyRules, language: str) -> None:
    for table in invitations(rules):
        sight = shown(table, language, "Anna")
        for again in (False, True):
            for row in drawn(replace(sight, again=again), RENDERER).keys:
                assert fit(row, WIDEST), [key.text for key in row]


def test_the_picture_is_the_board_where_that_has_room() -> None:
    frames = {
        table.game.mode: drawn(shown(table, "en", "Anna"), RENDERER)
        for table in invitations(CATALOGUE[0])
        if table.game.turn_ms is None
    }
    assert {mode: frame.flat for mode, frame in frames.items()} == dict.fromkeys(frames, False)
