"""The board of a table of many: short enough for a phone, and still to be followed by ear."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from unicodedata import combining

import pytest

from bot.board.caption import caption
from bot.board.phone import FOLD, QUOTE, QUOTED_COLUMNS, lines_of
from bot.board.sight import BRIEF, MANY_PLAYERS, Sight, brief_name, name
from bot.board.turn_log import LINE, MOST_LINES, MOST_TURNS, folded, turn_lines
from bot.table.lobby import adding_bot
from bot.table.table import Table
from bot.table.teaching import lesson_told
from bot.words.library import LANGUAGES, Texts
from bot.words.sides import mark
from games.core import Choose, Over, Throw, Told, lookup
from games.hyena.sets.hyena import HYENA
from storage.operations import ChangePerson
from storage.rows import Person
from tests.bot.board.shown import board_of
from tests.bot.handlers.test_visits import LIBRARY
from tests.bot.kit import Hall, plain, seen, step
from tests.games.mothers import walking

MOST_SEEN, PHONE = 16, 45
"""Lines of a running game's caption, and characters of each, on a phone of 390 px."""

EN = LIBRARY["en"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


async def six(hall: Hall, *people: Person) -> Table:
    """A table of six begun: these people and BOTs."""
    table = await hall.invite(people[0], "group", rules=HYENA)
    for guest in people[1:]:
        table = seen(await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}"))
    for level in ("novice", "greedy", "novice", "greedy", "novice")[: 6 - len(people)]:
        table = seen(await hall.door.change(table.game.id, adding_bot, people[0].id, level))
    return seen(await hall.door.seating.begin(table.game.id, people[0], press="begin"))


async def moments(hall: Hall, table: Table) -> list[Table]:
    """Every board that is shown of a game, to its end."""
    found = [table]
    while not isinstance(table.turn, Over):
        table = await step(hall, table)
        if not table.held:
            found.append(table)
    return found


def called(table: Table) -> dict[int, str]:
    """Names as people have them."""
    names = ("Anna", "Boris", "Carla", "Dmitri", "Zeynep", "فاطمة")
    return {person: names[n % 6] for n, person in enumerate(sorted(table.people))}


def bare(text: str) -> str:
    """The text as it is seen."""
    return re.sub("<[^>]+>|[\u2060\u2066-\u2069\u200f]", "", text)


def seen_lines(text: str) -> int:
    """How many lines a phone makes of a text, its quotations folded."""
    lines = 0
    for number, part in enumerate(re.split("<blockquote expandable>|</blockquote>\n?", text)):
        letters = "".join(c for c in bare(part) if not combining(c))  # marks take no room
        taken = sum(-(-len(line) // PHONE) or 1 for line in letters.splitlines())
        lines += min(FOLD, taken) if number % 2 else taken
    return lines


def taba_told(tabas: int, then: str) -> Told:
    """A taba after which so many are on the account."""
    args = (("tabas", tabas), ("then", then), ("points", 0), ("to", 31), ("place", 0))
    return Told("hyena-taba", args)


def log(table: Table, texts: Texts) -> list[str]:
    """The log's lines as they are seen."""
    sight = Sight(table, texts, called(table))
    return [bare(line) for line in turn_lines(sight, partial(brief_name, sight), 0)]


@every_language
@pytest.mark.parametrize("people", [1, 2, 6])
async def test_a_running_game_of_six_leaves_the_board_in_sight(
    hall: Hall, anna: Person, boris: Person, people: int, language: str
) -> None:
    texts = LIBRARY[language]
    guests = [await hall.person(n, f"P{n}") for n in range(3, people + 1)]
    for person in (anna, boris, *guests):  # a first game has two lines more
        await hall.store.commit(ChangePerson(person.id, (("explained", False),)))
    shown = await moments(hall, await six(hall, *[anna, boris, *guests][:people]))
    assert len(shown) > 100
    for table in shown[:-1]:
        text = caption(Sight(table, texts, called(table)))
        assert seen_lines(text) <= MOST_SEEN, bare(text)
        for told in HYENA.describe(table.state):
            assert texts.told(told) in text, "where everybody is, is told"
        assert isinstance(table.turn, Choose | Throw)
        assert table.to_act is not None
        due = name(Sight(table, texts, called(table)), table.to_act)
        assert due in text.splitlines()[-1], "whose turn it is, with the whole name"
        assert (
            texts.html("caption-seal", id=str(table.game.id), commitment=table.game.commitment)
            in text
        )


@every_language
async def test_a_long_name_is_cut_but_for_whose_turn_it_is(hall: Hall, language: str) -> None:
    texts = LIBRARY[language]
    people = [await hall.person(n, f"P{n}") for n in range(1, 7)]
    table = await six(hall, *people)
    names = {person.id: f"{person.id}" + "Ж" * 31 for person in people}
    text = caption(Sight(table, texts, names))
    assert table.to_act is not None
    assert table.to_act.person is not None
    assert text.count("Ж" * 31) == 1
    assert names[table.to_act.person] in text
    assert text.count("Ж" * 8 + "…") == 13, "six who play, who is who, and who begins"
    over = replace(table, game=replace(table.game, status="over"))
    assert "…" not in caption(Sight(over, texts, names))


@pytest.mark.parametrize("people", [1, 2])
async def test_the_log_of_many_begins_with_the_last_turn_of_a_person(
    hall: Hall, anna: Person, boris: Person, people: int
) -> None:
    met = set()
    for table in (await moments(hall, await six(hall, *(anna, boris)[:people])))[1:]:
        turns, lines = table.last_turns, log(table, EN)
        seats = [turn[0].seat for turn in turns]
        persons = [n for n, seat in enumerate(seats) if table.seated(seat).person is not None]
        since = seats[persons[-1] if persons else -1 :]
        told = [
            seat for line in lines for seat in range(6) if line.startswith(mark(table, EN, seat))
        ]
        expected = since if len(since) <= MOST_TURNS else [since[0], *since[1 - MOST_TURNS :]]
        assert told == expected
        for number, line in enumerate(lines):
            acts = line.partition(":")[2].count(" · ")
            alone = acts == 0 or ("more · " in line and acts == 1)
            assert alone or len(line) <= LINE * (1 if number else MOST_LINES + 1 - len(lines))
        assert [line for line in lines[1:] if "Anna" in line or "Boris" in line] == []
        met.add(len(since))
    assert set(range(1, 7 if people == 1 else 4)) <= met


async def test_what_is_left_out_of_the_log_is_counted(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """Each line tells its last action, and how many are left out since the line before."""
    cut = 0
    for table in (await moments(hall, await six(hall, anna, boris)))[1:]:
        turns = table.last_turns
        persons = [n for n, t in enumerate(turns) if table.seated(t[0].seat).person is not None]
        since = turns[persons[-1] if persons else -1 :]
        untold = told = 0
        for line in log(table, EN):
            words = line.split(": ", 1)[1].split(" · ")
            more = re.fullmatch(r"… (\d+) more", words[0])
            untold += int(more[1]) if more else 0
            for word in words[1:] if more else words:
                times = re.search(r" ×(\d+)$", word)
                told += int(times[1]) if times else 1
        last = since[-1][-1]
        assert log(table, EN)[-1].endswith(
            (EN.told(HYENA.tell(last.before, last.action)), *(f"×{n}" for n in range(2, 20)))
        )
        assert untold + told == sum(map(len, since))
        cut += untold > 0
    assert cut > 10


async def test_who_watches_bots_alone_is_told_their_last_turn(hall: Hall, anna: Person) -> None:
    shown = await moments(hall, await six(hall, anna))
    watched = [
        replace(t, players=tuple(replace(p, person=None, bot="novice") for p in t.players))
        for t in shown[1:-1]
    ]
    for table in watched:
        assert len(log(table, EN)) == 1
        number = table.seated(table.played[-1].seat).number + 1
        assert f" BOT {number}: " in log(table, EN)[0], "each is told apart"


@every_language
async def test_at_a_table_of_three_every_last_turn_is_told(
    hall: Hall, anna: Person, boris: Person, carla: Person, language: str
) -> None:
    texts = LIBRARY[language]
    table = await hall.invite(anna, "group", rules=HYENA)
    for guest in (boris, carla):
        table = seen(await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}"))
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    assert len(table.players) == MANY_PLAYERS
    for shown in (await moments(hall, table))[1:]:
        assert len(log(shown, texts)) == len(shown.last_turns)


# -- equal throws ----------------------------------------------------------------------------------


@every_language
def test_equal_words_are_told_once_with_their_number_and_the_last_ones_last(language: str) -> None:
    texts = LIBRARY[language]
    words = ["taba", "taba", "6: 0→6", "taba", "6: 6→12", "taba", "taba"]
    pieces = [bare(word) for word in folded(texts, words)]
    assert pieces == ["taba ×3", "6: 0→6", "6: 6→12", "taba ×2"]
    assert folded(texts, []) == []


@every_language
async def test_tabas_that_were_only_noted_stand_as_one(
    hall: Hall, anna: Person, boris: Person, language: str
) -> None:
    """Hyena 3: on the way a taba is noted, and the turn goes on."""
    texts = LIBRARY[language]
    table = await hall.invite(anna, "group", rules=HYENA)
    table = seen(await hall.door.seating.join(table.game.id, boris, press="j"))
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    taba, times = texts.told(taba_told(5, "none")), set[int]()
    for shown in (await moments(hall, table))[1:]:
        for line in log(shown, texts):
            assert f"{taba} · {taba} · " not in line
            times |= {int(found) for found in re.findall(rf"{taba} ×(\d+)", line)}
    assert {2, 3} <= times


# -- what a taba says ------------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("then", ["well", "wash", "leaves", "drink"])
def test_a_taba_that_was_paid_at_once_is_not_told_as_none(language: str, then: str) -> None:
    texts = LIBRARY[language]
    told = taba_told(0, then)
    assert not re.search(r"\b0\b", f"{texts.told(told)} {texts.said(told)}")
    assert "7" in texts.said(taba_told(7, "none"))


@every_language
def test_who_has_enough_tabas_near_the_well_hears_when_they_can_be_paid(language: str) -> None:
    texts = LIBRARY[language]
    few, enough = (
        texts.told(Told("hyena-near", (("days", 4), ("tabas", tabas), ("enough", n))))
        for n, tabas in enumerate((3, 7))
    )
    assert "3" in few
    assert "7" not in enough, "that there are enough is all that matters"
    assert "4" in few
    assert "4" in enough


@every_language
def test_the_eaten_are_told_as_mothers(language: str) -> None:
    texts = LIBRARY[language]
    args = dict.fromkeys(("score", "from", "to", "tabas"), 2) | {"way": "back", "then": "none"}
    one, two = (
        texts.told(Told("hyena-run", tuple((args | {"eaten": eaten, "count": n}).items())))
        for n, eaten in enumerate(("2", "2 1"), 1)
    )
    assert plain(one).split("💀")[1] != plain(two).split("💀")[1].replace(texts.listed("21"), "2")
    assert len(two.split("💀")[1].split()) > len(texts.listed("21").split()) + 1


@every_language
def test_the_answer_names_the_eaten_by_the_signs_of_their_lines(language: str) -> None:
    """By ear, where signs are not told, by their numbers."""
    texts = LIBRARY[language]
    args = dict.fromkeys(("score", "from", "to", "tabas"), 2) | {"way": "back", "then": "none"}
    told = Told("hyena-run", tuple((args | {"eaten": "3 4", "count": 2}).items()))
    yellow, green = texts.plain("mark-player3"), texts.plain("mark-player4")
    _, eaten = texts.said(told).split("💀")
    assert eaten.index(yellow) < eaten.index(green)
    assert not re.search(r"\d", eaten)
    heard = texts.aloud.said(told)
    assert texts.listed("34") in heard
    assert yellow not in heard


@every_language
def test_before_the_first_throw_it_is_said_that_one_white_is_a_coin(language: str) -> None:
    texts = LIBRARY[language]
    coin = texts.button(HYENA.tell(HYENA.start(2), lookup(HYENA, HYENA.start(2), "taba")))
    (told,) = HYENA.pending(HYENA.start(2))
    assert coin in texts.told(told)


# -- what a turn came to ---------------------------------------------------------------------------


def seen_first(text: str) -> list[str]:
    """The lines of a caption that are seen, its quotations folded."""
    quote = QUOTE.search(text)
    if quote is None:
        return bare(text).split("\n")
    told, seen = bare(quote[1]).split("\n"), list[str]()
    for line in told:
        if lines_of("\n".join([*seen, line]), QUOTED_COLUMNS) > FOLD:
            break
        seen.append(line)
    around = (bare(text[: quote.start()]), "\n".join(seen), bare(text[quote.end() :]))
    return [line for part in around for line in part.split("\n") if line]


@every_language
async def test_where_a_turn_of_many_throws_led_is_in_sight(
    hall: Hall, anna: Person, boris: Person, language: str
) -> None:
    """In words, above the throws, which are signs; behind whose turn it was."""
    texts, there, every = LIBRARY[language], 0, 0
    guests = [await hall.person(n, f"P{n}") for n in range(3, 7)]
    for table in (await moments(hall, await six(hall, anna, boris, *guests)))[1:-1]:
        turn = table.last_turns[-1]
        if len(turn) < 2 or not isinstance(table.turn, Throw) or HYENA.came_of(turn):
            continue
        led = HYENA.in_short(turn)
        assert led is not None
        if dict(led.args).get("eaten", "none") != "none":
            continue
        shown = seen_first(board_of(table, texts, names=called(table)).caption)
        said = bare(texts.told(led)), bare(texts.stop(led))
        every += 1
        there += any(
            line.startswith(mark(table, texts, turn[0].seat)) and line.endswith(said)
            for line in shown
        )
    assert every > 20
    assert there > 0.8 * every, f"{there} of {every}"


@every_language
async def test_at_a_choice_what_each_way_brings_comes_first(
    hall: Hall, anna: Person, boris: Person, language: str
) -> None:
    texts, met, guests = LIBRARY[language], 0, [await hall.person(n, f"P{n}") for n in range(3, 7)]
    while not met:
        for table in await moments(hall, await six(hall, anna, boris, *guests)):
            if isinstance(table.turn, Choose) and lesson_told(table) is None:
                assert table.rules.throws_on
                first = seen_first(board_of(table, texts, names=called(table)).caption)[0]
                ways = [texts.button(HYENA.tell(table.state, way)) for way in table.turn.actions]
                assert any(bare(first).startswith(f"{way}: ") for way in ways), first
                met += 1


@every_language
async def test_what_is_to_be_known_stands_behind_the_sign_of_who_is_to_act(
    hall: Hall, anna: Person, boris: Person, language: str
) -> None:
    """Below what another has done it would be read of them."""
    texts, told = LIBRARY[language], 0
    for table in await moments(hall, await six(hall, anna, boris)):
        if not isinstance(table.turn, Throw) or table.seated(table.turn.seat).bot is not None:
            continue
        lines = bare(caption(Sight(table, texts, called(table)))).split("\n")
        for each in HYENA.pending(table.state):
            (line,) = [line for line in lines if bare(texts.told(each)) in line]
            assert line.startswith(mark(table, texts, table.turn.seat))
            told += 1
    assert told


@every_language
async def test_the_eaten_are_named(hall: Hall, anna: Person, boris: Person, language: str) -> None:
    texts, told, guests = LIBRARY[language], 0, [await hall.person(n, f"P{n}") for n in range(3, 7)]
    while not told:
        for table in (await moments(hall, await six(hall, anna, boris, *guests)))[1:-1]:
            ate = HYENA.came_of(table.last_turns[-1])
            if ate is None or isinstance(table.turn, Over):
                continue
            text = bare(caption(Sight(table, texts, called(table))))
            names = called(table)
            for number in str(dict(ate.args)["eaten"]).split():
                person = table.seated(int(number) - 1).person
                assert person is not None
                line = next(line for line in text.split("\n") if line.startswith("📣"))
                assert bare(names[person])[:BRIEF] in line
                told += 1


@every_language
def test_keeping_tells_that_a_coin_may_pay_the_last_day(language: str) -> None:
    """Else a throw that stops a day before the well seems not to get there."""
    args = (("scores", "2-3"), ("num", 3), ("den", 4))
    without, paid = (
        LIBRARY[language].brief(
            Told("hyena-does-keep", (*args, ("coin", coin), ("wash", 0), ("last", 0)))
        )
        for coin in (0, 1)
    )
    assert paid.startswith(f"{without} (")


@every_language
def test_who_takes_the_lead_of_many_is_told_to_all(language: str) -> None:
    texts, level = LIBRARY[language], walking("9+0+0", "9+0+0", "9+0+0")
    behind = walking("9+0+0", "9+0+0", "20+0+0")
    at_well, second = walking("28+0+0", "28+0+0", "9+0+0"), walking("28+0+0", "9+0+0", "31+0+0")
    for leads, other, throws in ((level, behind, ("3", "2")), (at_well, second, ("3",))):
        told, less = (HYENA.in_short(each.throws(*throws).last) for each in (leads, other))
        for say in (texts.told, texts.stop):
            assert say(told).endswith("!")
            assert not say(less).endswith("!")


@every_language
def test_a_coin_that_paid_the_washing_is_not_told_as_gained(language: str) -> None:
    """By a coin that pays at once she has none more than before."""
    washed = walking("31+3+0", "9+0+0", "9+0+0").throws("taba").last
    told = dict(HYENA.in_short(washed).args)
    assert (told["where"], told["tabas"]) == ("paid", 0)
    said = {LIBRARY[language].said(HYENA.in_short(washed).given("gained", n)) for n in (0, 1, 2)}
    assert len(said) == 1
