"""The end of a game of many in its caption: who came in which place, and what each has."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.board.caption import MAX_CAPTION, caption, length
from bot.board.sight import Sight
from bot.table.endings import cancelling
from bot.table.steps import THROW_ON, play, settled
from bot.table.table import Table
from bot.words.library import LANGUAGES, Library
from bot.words.names import MAX_LENGTH
from games.core import Over, Throw
from games.hyena.sets.hyena import HYENA
from storage.rows import Person
from tests.bot.kit import Hall, plain, played, seen

LIBRARY = Library()
HOLES = 30


async def ended(hall: Hall, line: str) -> Table:
    """A game of these players that ends with a throw from the position, by whoever throws it."""
    people = [await hall.person(n, f"P{n}") for n in range(1, line.count("+") // 2 + 1)]
    table = await hall.invite(people[0], "group", rules=HYENA)
    for guest in people[1:]:
        table = seen(await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}"))
    table = seen(await hall.door.seating.begin(table.game.id, people[0], press="begin"))
    state = HYENA.load(f"N={HOLES} {line}")
    assert isinstance(HYENA.turn(state), Over)
    return settled(table, replace(table, state=state), hall.clock())


SIX = "b0+1+0 x+0+0 9+0+0 b0#2+0+0 x#2+0+0 31+0+0 h=1:b0 1 over"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_at_the_end_the_players_stand_in_the_order_of_their_places(
    hall: Hall, language: str
) -> None:
    texts = LIBRARY[language]
    table = await ended(hall, SIX)
    names = {p.person: f"N{p.seat}N" for p in table.players if p.person is not None}
    lines = plain(caption(Sight(table, texts, names))).splitlines()
    start = lines.index(plain(texts.html("ranking"))) + 1
    for place, seat in enumerate((0, 3, 2, 5, 4, 1), 1):
        line = lines[start + place - 1]
        assert line.startswith(plain(texts.html("ranking-place", place=place)))
        assert f"N{seat}N" in line
        assert ("💀" in line) == (seat in (1, 4)), "the eaten are marked"
    told = texts.told(replace(HYENA.describe(table.state)[3], args=tuple(
        (k, 0 if k == "place" else v) for k, v in HYENA.describe(table.state)[3].args
    )))  # fmt: skip
    assert any(line.endswith(told) for line in lines), "and no place is told twice"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_six_names_of_wide_signs_fit_at_every_moment(hall: Hall, language: str) -> None:
    """Telegram counts a sign outside the basic plane as two; who resigned is named by the BOT."""
    texts = LIBRARY[language]
    people = [await hall.person(n, f"P{n}") for n in range(1, 7)]
    names = {person.id: "\N{GRINNING FACE}" * MAX_LENGTH for person in people}
    table = await hall.invite(people[0], "group", rules=HYENA)
    for guest in people[1:]:
        table = seen(await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}"))
    assert length(caption(Sight(table, texts, names))) <= MAX_CAPTION
    table = seen(await hall.door.seating.begin(table.game.id, people[0], press="begin"))
    given_up = tuple(
        replace(p, person=None, bot="novice", resigned=p.person) if p.number < 5 else p
        for p in table.players
    )
    while not isinstance(table.turn, Over):
        text = THROW_ON if isinstance(table.turn, Throw) else "keep"
        table = stepped(table, text)
        alone = replace(table.game, next_game=10**9, next_secret=bytes(32))
        for shown in (table, replace(table, players=given_up), replace(table, game=alone)):
            assert length(caption(Sight(shown, texts, names))) <= MAX_CAPTION


def stepped(table: Table, text: str) -> Table:
    """The table after that step."""
    after, _ = play(table, text)
    assert after is not None
    return after


@pytest.mark.parametrize("language", LANGUAGES)
async def test_six_long_names_fit_with_the_ranking_and_the_winner(
    hall: Hall, language: str
) -> None:
    texts = LIBRARY[language]
    people = [await hall.person(n, "Ж" * MAX_LENGTH) for n in range(1, 7)]
    table = await hall.invite(people[0], "group", rules=HYENA)
    for guest in people[1:]:
        table = seen(await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}"))
    table = seen(await hall.door.seating.begin(table.game.id, people[0], press="begin"))
    table = await played(hall, table)
    text = caption(Sight(table, texts, {p.id: "Ж" * MAX_LENGTH for p in people}))
    assert length(text) <= MAX_CAPTION
    lines = plain(text).splitlines()
    assert plain(texts.html("ranking")) in lines
    assert sum("🏆" in line for line in lines) == 1
    assert table.result is not None
    secret = table.game.secret.hex()
    assert secret in text
    assert "…" not in [line.split(": ")[-1] for line in lines], "where each is, is told"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "gone", "after"),
    [
        ("b0+1+0 b0#2+0+0 h=1:31 1 over", 0, "home"),
        ("b0+1+0 x+0+0 h=1:b9 1 over", 1, ""),
        ("b0+1+0 31+0+0 h=1:b0 1 over", 0, ""),
        ("b0+1+0 b0#2+0+0 b0#3+0+0 h=1:31 1 over", 0, "home"),
        ("b0+1+0 x+0+0 b0#2+0+0 h=1:b9 1 over", 1, ""),
        ("b0+1+0 x+0+0 x#2+0+0 h=1:b0 1 over", 2, ""),
    ],
)
async def test_the_result_says_in_a_sentence_who_came_home_and_who_was_eaten(
    hall: Hall, language: str, line: str, gone: int, after: str
) -> None:
    texts = LIBRARY[language]
    table = await ended(hall, line)
    text = plain(caption(Sight(table, texts, {n: f"N{n}N" for n in range(1, 4)})))
    home, of_two = bool(after), len(table.players) == 2
    seconds = {(True, True): "🥈", (True, False): ALL_HOME[language]}
    assert (seconds[True, of_two] in text) == home
    assert (NOBODY[language] in text) == (not gone and not home)
    assert (f"{EATEN[language]}: {gone}." in text) == bool(gone and not of_two)
    if not of_two:
        assert text.count("💀") >= gone, "the eaten are marked where they stand"
        assert text.count("2. ") == 1, "who came in which place is told once"


ALL_HOME = {
    "en": "All others were home",
    "ru": "Остальные успели домой",
    "pt": "As outras chegaram",
    "ar": "وعادت الأخريات",
}
NOBODY = {
    "en": "No mother was eaten",
    "ru": "Никто не съеден",
    "pt": "Nenhuma mãe foi devorada",
    "ar": "ولم تُؤكل أمّ",
}
EATEN = {
    "en": "Mothers eaten",
    "ru": "Съедено матерей",
    "pt": "Mães devoradas",
    "ar": "عدد الأمّهات المأكولات",
}
"""How a result tells of those who came home behind the winner, and of the eaten."""


async def test_of_two_the_winner_says_it_all(hall: Hall, anna: Person, boris: Person) -> None:
    table = await hall.invite(anna, "group", rules=HYENA)
    table = seen(await hall.door.seating.join(table.game.id, boris, press="j"))
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    table = await played(hall, table)
    assert LIBRARY["en"].plain("ranking") not in caption(Sight(table, LIBRARY["en"], {}))


async def test_a_game_that_was_broken_off_ranks_nobody(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await hall.invite(anna, "group", rules=HYENA)
    for guest in (boris, carla):
        table = seen(await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}"))
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    assert LIBRARY["en"].plain("ranking") not in caption(Sight(table, LIBRARY["en"], {}))
    table = seen(await hall.door.change(table.game.id, cancelling))
    assert LIBRARY["en"].plain("ranking") not in caption(Sight(table, LIBRARY["en"], {}))


@pytest.mark.parametrize("seats", [2, 3, 6])
async def test_nobody_is_said_to_have_lost_a_turn_who_is_home_or_eaten(
    hall: Hall, seats: int
) -> None:
    """Hyena 10: whoever has nothing to throw for is passed by."""
    people = [await hall.person(n, f"P{n}") for n in range(1, seats + 1)]
    table = await hall.invite(people[0], "group", rules=HYENA)
    for guest in people[1:]:
        table = seen(await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}"))
    table = seen(await hall.door.seating.begin(table.game.id, people[0], press="begin"))
    done = await hall.whole(await played(hall, table))
    for number in range(0, len(done.played), 3):
        at = done.played[number]
        then = replace(
            done,
            game=replace(done.game, status="playing", result=None, ply=number),
            state=at.before,
            played=done.played[:number],
        )
        assert then.lost is None
        text = caption(Sight(then, LIBRARY["en"], {}))
        assert "⏭" not in text
