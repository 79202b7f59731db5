"""Throws come by themselves for who wants that (docs/decisions/0066)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from bot.board.caption import caption
from bot.board.keyboard import keyboard
from bot.board.sight import Sight
from bot.board.turn_log import ALONE
from bot.table.beforehand import (
    LITTLE_TO_READ,
    MUCH_TO_READ,
    Unpressed,
    comes_by_itself,
    first_throw,
    frames_to_read,
    may_win,
    own_throw,
    runs_by_itself,
)
from bot.table.bookmarks import shortened
from bot.table.play import OFFER_AGAIN, OFFER_FROM, OFFER_TO, offered_now, offered_throws
from bot.table.steps import THROW_FOR_ME, play_on
from bot.table.table import MOST_TOLD, AnyRules, Table, seals
from bot.telegram.callback_data import Kind
from bot.words.library import LANGUAGES, Library
from games.catalogue import CATALOGUE, rule_set
from games.core import LAST_THROWS, Choose, Over, Throw
from games.senet.state import WATER
from games.takeback import is_choice
from storage.operations import ChangeGame, ChangePerson
from storage.rows import Person
from tests.bot.kit import NAMES, Hall, a_moment_later, actor, seen, step

LIBRARY = Library()
SENET = [rules for rules in CATALOGUE if rules.game == "senet"]
THROWN = [rules for rules in CATALOGUE if seals(rules) == "throws"]
ENOUGH = 400
"""So many actions of a long game are looked at."""


async def wanting(hall: Hall, person: Person, *, wants: bool | None = True) -> Person:
    """The person, who wants throws that come by themselves."""
    await hall.store.commit(ChangePerson(person.id, (("thrown_for", wants),)))
    return replace(person, thrown_for=wants)


async def pressed(hall: Hall, table: Table, random: Random, text: str = "throw") -> Table:
    """Whoever is to act presses any of the choices, or what there is to throw."""
    if isinstance(table.turn, Choose):
        text = table.rules.write(random.choice(table.turn.actions))
    after = seen(await hall.door.play.act(table.game.id, table.game.ply, actor(table), text))
    return await a_moment_later(hall, after)


async def presses(hall: Hall, person: Person, rules: AnyRules, seed: int) -> Counter[str]:
    """What a person presses in a game against the BOT."""
    counted, random = Counter[str](), Random(seed)
    table = await hall.against_bot(person, rules)
    while not isinstance(table.turn, Over) and table.game.ply < ENOUGH:
        if table.to_act is not None and table.to_act.person == person.id:
            throws = "goes on" if runs_by_itself(table) or may_win(table) else "throws"
            counted[throws if isinstance(table.turn, Throw) else "choices"] += 1
        table = await pressed(hall, table, random)
    return counted


def laid(table: Table, person: Person, seat: int, secret: int) -> Table:
    """The game of two, always the same one, with the person on that seat."""
    players = (replace(p, seat=seat if p.person == person.id else 1 - seat) for p in table.players)
    return replace(
        table.with_players(*players),
        game=replace(table.game, secret=secret.to_bytes(32, "big"), salt=""),
    )


async def left_to_itself(
    hall: Hall, anna: Person, secret: int, *, first: bool
) -> tuple[Table, Random, Unpressed]:
    """A game in which Anna presses what she chooses alone; whether it is her first."""
    table = laid(await hall.against_bot(anna, rule_set("tait")), anna, 0, secret)
    table = replace(table, game=replace(table.game, goal=first))
    wanted = Unpressed(only_moves=frozenset({anna.id}), throws=frozenset({anna.id}))
    return table, Random(1), wanted


def randomly(table: Table, random: Random, unpressed: Unpressed) -> Table:
    """The table after a step of whoever is to act."""
    choices = table.turn.actions if isinstance(table.turn, Choose) else ()
    text = table.rules.write(random.choice(choices)) if choices else "throw"
    after, _ = play_on(table, (text,), unpressed)
    assert after is not None
    return after


@pytest.mark.parametrize("rules", SENET, ids=lambda rules: rules.id)
async def test_then_one_presses_what_one_chooses_and_hardly_anything_else(
    hall: Hall, rules: AnyRules
) -> None:
    anna = await wanting(hall, await hall.newcomer(1, "Anna"))
    found = await presses(hall, anna, rules, seed=1)
    assert found["choices"] > 10
    # The first of the game; and where the board would not show all that was done (decision 25).
    assert found["throws"] <= 2


@pytest.mark.parametrize("begins", ["person", "bot"])
@pytest.mark.parametrize("rules", THROWN, ids=lambda rules: rules.id)
async def test_the_first_throw_of_every_game_is_ones_own_whoever_begins(
    hall: Hall, anna: Person, rules: AnyRules, begins: str
) -> None:
    table, random = await hall.against_bot(anna, rules), Random(8)
    assert isinstance(table.turn, Throw)
    seat = table.turn.seat if begins == "person" else 1 - table.turn.seat
    table = laid(table, anna, seat, 0)
    wanted = Unpressed(only_moves=frozenset({anna.id}), throws=frozenset({anna.id}))
    threw, came = False, 0
    while not isinstance(table.turn, Over) and table.game.ply < ENOUGH and came < 3:
        alone = own_throw(table, wanted) is not None
        pressed = actor(table) == anna.id and not alone
        after = randomly(table, random, wanted)
        new = [p for p in after.played[table.game.ply + 1 :] if p.seat == seat]
        assert threw or pressed or not (new or alone), "nothing is played for her before that"
        came += alone or any(p.faces is not None for p in new)
        threw = threw or pressed
        table = shortened(after)
    assert bool(came) != rules.throws_on, "later ones come by themselves"


@pytest.mark.parametrize("secret", range(3))
async def test_a_game_without_choices_stops_before_it_has_run_out_of_sight(
    hall: Hall, anna: Person, secret: int
) -> None:
    """Her turns play themselves; one throw in as many turns as boards tell is hers to press."""
    table, random, wanted = await left_to_itself(hall, anna, secret, first=False)
    alone, longest, stops = 0, 0, 0
    while not isinstance(table.turn, Over):
        pressed = actor(table) == anna.id and own_throw(table, wanted) is None
        if pressed and runs_by_itself(table):
            stops += 1
            told = [p for each in table.told_turns for p in each if p.seat == 0]
            assert not any(is_choice(table.rules, p) for p in told), "there was nothing to choose"
        after = randomly(table, random, wanted)
        alone = 0 if pressed else alone + after.begun - table.begun
        longest = max(longest, alone)
        table = shortened(after)
    assert stops > 5
    assert MOST_TOLD <= longest < 2 * MOST_TOLD


@pytest.mark.parametrize("secret", range(3))
async def test_in_a_first_game_what_came_by_itself_is_read_before_the_next_throw_comes(
    hall: Hall, anna: Person, secret: int
) -> None:
    """So nobody misses how their first game ends, and nobody presses for each step of a piece."""
    table, random, wanted = await left_to_itself(hall, anna, secret, first=True)
    alone, longest, found = 0, 0, Counter[int]()
    while not isinstance(table.turn, Over):
        pressed = actor(table) == anna.id and own_throw(table, wanted) is None
        if actor(table) == anna.id and not pressed:
            first, end = table.summary.ply, len(table.played)
            since = table.played[max(n for n in range(first, end) if thrown(table, n)) :]
            chose = any(is_choice(table.rules, played) for played in since if played.seat == 0)
            acts = [played.action for played in since]
            news = any(act.kind not in WALKS or act.target == WATER for act in acts)
            wanted_frames = 0 if chose else MUCH_TO_READ if news else LITTLE_TO_READ
            assert frames_to_read(table) == wanted_frames
            found[wanted_frames] += 1
        after = randomly(table, random, wanted)
        alone = 0 if pressed else alone + after.begun - table.begun
        longest = max(longest, alone)
        table = shortened(after)
    assert min(found[frames] for frames in (0, LITTLE_TO_READ, MUCH_TO_READ)) > 2
    assert longest < 2 * MOST_TOLD


@pytest.mark.parametrize("rules", ["thibault", "tait", "aseb"])
async def test_a_first_game_is_never_won_by_a_throw_that_came_by_itself(
    hall: Hall, anna: Person, rules: str
) -> None:
    """The throw that may win is hers, and her board says that it may. Later games end at once."""
    texts, ended, asked = LIBRARY["en"], Counter[bool](), 0
    for secret, first in product(range(8), (True, False)):
        table = laid(await hall.against_bot(anna, rule_set(rules)), anna, secret % 2, secret)
        table = replace(table, game=replace(table.game, goal=first))
        random, wanted = Random(secret), Unpressed(frozenset({anna.id}), frozenset({anna.id}))
        while not isinstance(table.turn, Over):
            came = actor(table) == anna.id and own_throw(table, wanted) is not None
            before, table = table, shortened(randomly(table, random, wanted))
            if not first or actor(before) != anna.id:
                continue
            if may_win(before):
                asked += 1
                due = replace(before, game=replace(before.game, bot_due_at=None))
                sight = Sight(due, texts, NAMES, thrown_for=frozenset({anna.id}))
                why = texts.html("due-throw-may-win", name="", mark="").rpartition("</b>")[-1]
                assert why in caption(sight)
            assert not (came and isinstance(table.turn, Over)), "she has not seen how she won"
        ended[first] += table.seated(table.turn.winners[0]).person is not None
    assert asked > 5
    assert ended[True]


WALKS = {"score", "pass", "enter", "move"}
"""Kinds of actions after which nothing but where a piece stands is new, but in the water."""


def thrown(table: Table, number: int) -> bool:
    """Whether that action was a throw of the first seat."""
    return table.played[number].seat == 0 and table.played[number].faces is not None


@pytest.mark.parametrize("first", [True, False])
async def test_in_a_first_game_each_step_is_seen_alone(hall: Hall, *, first: bool) -> None:
    """A newcomer missed what they had thrown themselves: it was shown together with the BOT's move
    before it, and with further throws. In later games one picture has them all."""
    anna, random, joined, due = await wanting(hall, await hall.newcomer(1, "Anna")), Random(4), 0, 0
    table = await hall.against_bot(anna, SENET[0])
    goal = ChangeGame(table.game.id, ("playing",), (("goal", first),))
    await hall.store.commit(goal)
    hall.door.book.forget()
    table = await hall.now(table)
    while not isinstance(table.turn, Over) and table.game.ply < ENOUGH:
        choices = table.turn.actions if isinstance(table.turn, Choose) else ()
        text = table.rules.write(random.choice(choices)) if choices else "throw"
        act = hall.door.play.act(table.game.id, table.game.ply, actor(table), text)
        before, table = table.game.ply, seen(await act)
        new = table.played[before - table.game.ply :]
        thrown = sum(played.faces is not None for played in new)
        joined += len({played.seat for played in new}) > 1 or thrown > 1
        due += comes_by_itself(table)
    assert due > 5
    assert joined == 0 if first else joined > 5


@pytest.mark.parametrize("language", LANGUAGES)
async def test_where_it_stops_the_board_says_why(hall: Hall, anna: Person, language: str) -> None:
    table, random, wanted = await left_to_itself(hall, anna, 0, first=True)
    why = LIBRARY[language].html("due-throw-to-go-on", name=NAMES[1], mark="M").split("</b>")[-1]
    while not (runs_by_itself(table) and actor(table) == anna.id):
        table = randomly(table, random, wanted)
    sight = Sight(table, LIBRARY[language], NAMES, thrown_for=frozenset({anna.id}))
    assert why in caption(sight)
    assert why not in caption(replace(sight, thrown_for=frozenset())), "she throws each time"


async def test_a_game_that_goes_on_from_another_begins_with_ones_own_throw(
    hall: Hall, boris: Person
) -> None:
    """Who acted in the other one has not yet seen this one."""
    anna = await wanting(hall, await hall.newcomer(1, "Anna"))
    table, random = await hall.for_two(anna, boris), Random(9)
    while len(table.acted()) < 2 or not isinstance(table.turn, Throw):
        table = await pressed(hall, table, random)
    assert not first_throw(table)
    whole = await hall.whole(table)
    origin = f"{table.game.id} {len(whole.played)}"
    assert first_throw(replace(whole, game=replace(table.game, origin=origin)))


async def test_who_has_not_chosen_it_throws(hall: Hall) -> None:
    anna = await hall.newcomer(1, "Anna")
    for wants in (None, False):
        found = await presses(hall, await wanting(hall, anna, wants=wants), SENET[0], seed=1)
        assert found["throws"] > 10


async def test_one_player_wants_it_and_the_other_throws(hall: Hall, boris: Person) -> None:
    anna = await wanting(hall, await hall.newcomer(1, "Anna"))
    table, random, thrown = await hall.for_two(anna, boris), Random(2), Counter[int | None]()
    while not isinstance(table.turn, Over) and table.game.ply < ENOUGH:
        assert table.to_act is not None
        if isinstance(table.turn, Throw):
            thrown[table.to_act.person] += 1
        table = await pressed(hall, table, random)
    assert thrown[anna.id] <= 2
    assert thrown[boris.id] > 10


async def test_the_throw_comes_with_the_step_of_who_played_before(
    hall: Hall, boris: Person
) -> None:
    """One commit, one picture: nobody has to act in between, and a restart makes up for nothing."""
    anna = await wanting(hall, await hall.newcomer(1, "Anna"))
    table, random, found = await hall.for_two(anna, boris), Random(3), 0
    while found < 5:
        assert not isinstance(table.turn, Over)
        before, table = table, await pressed(hall, table, random)
        new = table.played[before.game.ply :]
        turned = before.to_act is not None and before.to_act.person == boris.id
        turned = turned and table.to_act is not None and table.to_act.person == anna.id
        if turned and isinstance(table.turn, Choose):
            assert new[-1].faces is not None
            assert table.seated(new[-1].seat).person == anna.id
            shown = [played for turn in table.last_turns for played in turn]
            assert all(played in shown for played in new), "every action of the step is told"
            found += 1


async def test_the_game_is_the_one_that_presses_would_have_made(hall: Hall) -> None:
    """The same throws, choices and positions: nothing tells them apart."""
    anna = await hall.newcomer(1, "Anna")
    games = []
    for wants in (True, False):
        anna = await wanting(hall, anna, wants=wants)
        table = await hall.against_bot(anna)
        games.append(table.game.secret)
        while not isinstance(table.turn, Over) and table.game.ply < ENOUGH:
            number = Random(table.game.ply)
            table = await pressed(hall, table, number)
        whole = await hall.whole(table)
        again = whole.rules.start(2)
        for played in whole.played:
            again = whole.rules.apply(again, played.action)
        assert again == whole.state
    assert games[0] != games[1], "each has its own secret"


async def test_in_the_hyena_game_the_throw_is_the_turn_and_stays_ones_own(hall: Hall) -> None:
    anna = await wanting(hall, await hall.newcomer(1, "Anna"))
    table, random, thrown = await hall.against_bot(anna, rule_set("hyena")), Random(4), 0
    while not isinstance(table.turn, Over):
        assert table.to_act is not None
        thrown += isinstance(table.turn, Throw) and table.to_act.person == anna.id
        table = await pressed(hall, table, random)
    assert thrown > 10
    refused = await hall.door.play.act(table.game.id, 0, anna.id, THROW_FOR_ME)
    assert not refused.done


async def test_it_is_offered_for_a_while_to_who_has_pressed_some_throws(hall: Hall) -> None:
    anna = await hall.newcomer(1, "Anna")
    table, random, count, offered = await hall.against_bot(anna), Random(5), 0, set[int]()
    while count <= OFFER_TO + 2:
        assert table.to_act is not None
        throws = isinstance(table.turn, Throw) and table.to_act.person == anna.id
        table = await pressed(hall, table, random)
        count += throws
        now = await hall.store.person(anna.id)
        assert now is not None
        assert offered_throws(now) == (OFFER_FROM <= count <= OFFER_TO)
        offered |= {count} if offered_throws(now) else set()
    assert offered == set(range(OFFER_FROM, OFFER_TO + 1))


async def test_it_is_offered_again_where_she_has_chosen_nothing_for_some_turns(
    hall: Hall, anna: Person
) -> None:
    """At the end of a game each press is a bare throw; not to who has chosen how she throws."""
    table, random = laid(await hall.against_bot(anna, rule_set("tait")), anna, 0, 0), Random(1)
    wanted, found = Unpressed(only_moves=frozenset({anna.id})), [0, 0]
    past = replace(anna, throws_pressed=OFFER_TO + 1)
    while not isinstance(table.turn, Over):
        if isinstance(table.turn, Throw) and actor(table) == anna.id:
            told = table.told_turns
            mine = [p for each in told for p in each if p.seat == table.turn.seat]
            chose = any(is_choice(table.rules, p) for p in mine)
            idle = len(told) >= OFFER_AGAIN and not chose
            assert offered_now(past, table) == idle
            assert not offered_now(replace(past, thrown_for=False), table)
            keys = keyboard(Sight(table, LIBRARY["en"], NAMES, offer_throws=True))[0]
            styles = {key.press.action: key.style for key in keys if key.press is not None}
            if THROW_FOR_ME in styles:  # beside a choice that can be taken back it is left out
                assert styles[THROW_FOR_ME if idle else "throw"] == "primary"
                assert styles["throw" if idle else THROW_FOR_ME] is None
            assert not idle or {THROW_FOR_ME, LAST_THROWS} & {*styles}
            found[idle] += 1
        table = shortened(randomly(table, random, wanted))
    assert min(found) > 5


async def test_who_has_chosen_is_offered_it_no_more(hall: Hall) -> None:
    anna = await hall.newcomer(1, "Anna")
    await hall.store.commit(ChangePerson(anna.id, (("throws_pressed", OFFER_FROM),)))
    assert offered_throws(await hall.newcomer(1, "Anna"))
    for wants in (True, False):
        await wanting(hall, anna, wants=wants)
        assert not offered_throws(await hall.newcomer(1, "Anna"))


async def test_the_offer_throws_at_once_and_her_other_boards_follow(
    hall: Hall, boris: Person
) -> None:
    anna = await hall.newcomer(1, "Anna")
    other = await hall.for_two(anna, boris)
    (board,) = await hall.store.boards(other.game.id)
    table, random = await hall.against_bot(anna), Random(6)
    while not isinstance(table.turn, Throw) or table.to_act is None or not table.to_act.person:
        table = await pressed(hall, table, random)
    before, table = table, await pressed(hall, table, random, THROW_FOR_ME)
    assert table.played[before.game.ply].faces is not None
    now = await hall.newcomer(1, "Anna")
    assert now.thrown_for is True
    assert now.throws_pressed <= OFFER_FROM, "it counts for nothing"
    (raised,) = await hall.store.boards(other.game.id)
    assert raised.wanted == board.wanted + 1
    again = await hall.door.play.act(table.game.id, before.game.ply, anna.id, THROW_FOR_ME)
    assert again.answer == "acted", "a double tap"


async def test_nobody_asks_for_it_in_anothers_turn_or_where_nothing_is_thrown(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    waits = boris if actor(table) == anna.id else anna
    ply, act = table.game.ply, hall.door.play.act
    assert (await act(table.game.id, ply, waits.id, THROW_FOR_ME)).answer == "not-yours"
    table = seen(await act(table.game.id, ply, actor(table), "throw"))
    assert isinstance(table.turn, Choose)
    refused = await act(table.game.id, table.game.ply, actor(table), THROW_FOR_ME)
    assert refused.answer == "not-offered"
    for user, name in ((1, "Anna"), (2, "Boris")):
        assert (await hall.newcomer(user, name)).thrown_for is None


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_offer_stands_beside_throw(
    hall: Hall, anna: Person, boris: Person, language: str
) -> None:
    table, texts = await hall.for_two(anna, boris), LIBRARY[language]
    (throw,), *rest = keyboard(Sight(table, texts))
    (same, offer), *rows = keyboard(Sight(table, texts, offer_throws=True))
    assert (same, rows) == (throw, rest)
    assert offer.text == texts.plain("key-throw-for-me")
    assert offer.press is not None
    assert (offer.press.kind, offer.press.action) == (Kind.ACT, THROW_FOR_ME)


@pytest.mark.parametrize("among", [True, False])
async def test_the_log_marks_throws_that_come_by_themselves_but_not_to_others(
    hall: Hall,
    anna: Person,
    boris: Person,
    among: bool,  # noqa: FBT001 - a case
) -> None:
    table = await (hall.for_two(anna, boris) if among else hall.against_bot(anna))
    while not isinstance(actor(table), int):
        table = await step(hall, table)
    thrower = actor(table)
    assert isinstance(thrower, int)
    table = seen(await hall.door.play.act(table.game.id, table.game.ply, thrower, "throw"))
    words = caption(Sight(table, LIBRARY["en"], NAMES))
    assert f"<b>{ALONE}" not in words
    marked = caption(Sight(table, LIBRARY["en"], NAMES, thrown_for=frozenset({thrower})))
    assert (f"<b>{ALONE}" in marked) != among


@pytest.mark.parametrize("language", LANGUAGES)
async def test_while_the_next_throw_is_to_come_by_itself_the_board_says_so(
    hall: Hall, language: str
) -> None:
    anna = await wanting(hall, await hall.newcomer(1, "Anna"))
    table, random, texts = await hall.against_bot(anna), Random(7), LIBRARY[language]
    soon = texts.html("due-soon", name=NAMES[1], mark="M").split("</b>")[-1]
    waited = False
    while not waited:
        assert not isinstance(table.turn, Over)
        text = "throw"
        if isinstance(table.turn, Choose):
            text = table.rules.write(random.choice(table.turn.actions))
        after = seen(await hall.door.play.act(table.game.id, table.game.ply, actor(table), text))
        table = await a_moment_later(hall, after)
        told = caption(Sight(after, texts, NAMES, thrown_for=frozenset({anna.id})))
        waited = table.game.ply > after.game.ply
        assert (soon in told) == waited
        keys = [key for row in keyboard(Sight(after, texts)) for key in row if key.press]
        throws = [key.text for key in keys if key.press and key.press.action == "throw"]
        assert (throws == [texts.plain("key-throw-soon")]) == waited, "no other button to throw"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_board_says_that_the_first_throw_is_ones_own(
    hall: Hall, anna: Person, boris: Person, language: str
) -> None:
    table, texts = await hall.for_two(anna, boris), LIBRARY[language]
    first = actor(table)
    assert isinstance(first, int)
    own = texts.html("due-first-throw", name=NAMES[first], mark="M", lot=0).split(":")[-1]
    for wants in (True, False):
        thrown_for = frozenset({first}) if wants else frozenset[int]()
        told = caption(Sight(table, texts, NAMES, thrown_for=thrown_for))
        assert (own in told) == wants
